"""What can be chosen when a table is set up, as a schema that a form can be built from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from gloam.kernel.spelling import suggestion_or_all


class OptionError(ValueError):
    """An option that does not exist or has a value it cannot have: names the option and says what is allowed."""


@dataclass(frozen=True)
class Choice:
    """One value an option can have, with a label and what it means."""

    id: str
    label: str
    help: str = ""


@dataclass(frozen=True)
class Option:
    """Something to choose at set-up.

    `one` takes one choice's id, `many` a list of different ones (`least` to `most` of them; [] if it may be left to chance),
    `each` a list of different ones for the seats in order, "" or nothing for those that leave it to chance, `seat` a seat's
    number or -1 for a random one, `flag` yes or no, `number` an int from `least` to `most`, usually some `step`s apart.
    """

    id: str
    label: str
    kind: Literal["one", "many", "each", "seat", "flag", "number"]
    default: Any
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    may_be_empty: bool = False
    help: str = ""
    step: int = 1
    owner: int = -1
    """The seat that it is about; -1 if it is about all."""
    unless: str = ""
    """The option that makes this one idle when something is chosen there."""

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """What can be chosen, by id."""
        return tuple([choice.id for choice in self.choices])

    def read(self, value: Any, seats: int) -> Any:
        """The value if it is allowed here; raises OptionError otherwise."""
        problem = self._problem(value, seats)
        if problem:
            raise OptionError(f"{self.id}: {problem}")
        return value

    def seen_by(self, value: Any, seat: int) -> Any:
        """What a seat (or SPECTATOR) may know of the value that was chosen: all of it, unless an option has secrets."""
        return value

    def _problem(self, value: Any, seats: int) -> str:
        ids = self.ids
        if self.kind == "flag":
            return "" if isinstance(value, bool) else f"should be true or false, not {value!r}"
        if self.kind == "one":
            return "" if value in ids else f"there is no {value!r}{suggestion_or_all(value, ids, 'choose one of')}"
        if self.kind == "seat":
            return (
                "" if _whole(value) and -1 <= value < seats else f"should be a seat from 0 to {seats - 1}, or -1 for a random one"
            )
        if self.kind == "number":
            ok = _whole(value) and self.least <= value <= self.most
            return "" if ok else f"should be a number from {self.least} to {self.most}, not {value!r}"
        if not isinstance(value, list):
            return f"should be a list, not {value!r}"
        if self.kind == "each":
            if len(value) > seats:
                return f"there are {seats} seats, not {len(value)}"
            value = [member for member in value if member != ""]
        unknown = [member for member in value if member not in ids]
        if unknown:
            return f"there is no {unknown[0]!r}{suggestion_or_all(unknown[0], ids, 'choose from')}"
        if len(set(value)) < len(value):
            return "the same one is named twice"
        if self.kind == "many" and ((value and not self.least <= len(value) <= self.most) or (not value and not self.may_be_empty)):
            return f"takes {self.least} to {self.most} of them, not {len(value)}"
        return ""


@dataclass(frozen=True)
class Preset:
    """A named way to play: some options' values at once."""

    id: str
    label: str
    values: Mapping[str, Any]
    help: str = ""
    seats: int = 0
    """How many play it; 0 if it is for any number of players."""


@dataclass(frozen=True)
class Options:
    """All options of a game, and its presets."""

    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = field(default=())
    check: Callable[[dict[str, Any], int], str] | None = None
    """What is wrong with all values together, for so many seats; "" if nothing is."""
    first: str = ""
    """The option that says which seat begins, if there is one."""

    @cached_property
    def by_id(self) -> dict[str, Option]:
        """The options by id."""
        return {option.id: option for option in self.options}

    @cached_property
    def defaults(self) -> dict[str, Any]:
        """The value of each option that nobody has chosen; allowed at any table."""
        return {option.id: option.default for option in self.options}

    def read(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Every option's value: as given, or from the given "preset", or its default. Raises OptionError."""
        if not isinstance(given, Mapping):
            raise OptionError(f"options should be a table of names and values, not {given!r}")
        chosen = dict(given)
        preset = chosen.pop("preset", None)
        if preset is not None:
            presets = {p.id: p for p in self.presets}
            if not isinstance(preset, str) or preset not in presets:
                raise OptionError(f"preset: there is no {preset!r}{suggestion_or_all(preset, presets, 'choose one of')}")
            chosen = {**presets[preset].values, **chosen}
        values = self.defaults.copy()
        for name, value in chosen.items():
            if name not in values:
                raise OptionError(f"{name}: there is no such option{suggestion_or_all(name, values)}")
            values[name] = self.by_id[name].read(value, seats)
        problem = self.check(values, seats) if self.check else ""
        if problem:
            raise OptionError(problem)
        return values

    def hides(self, values: Mapping[str, Any], seats: Sequence[int]) -> bool:
        """Whether an option has something that none of these seats may know of what was chosen."""
        return any(all(option.seen_by(values[option.id], seat) != values[option.id] for seat in seats) for option in self.options)

    def seen_by(self, values: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """Every option's value as far as a seat may know it."""
        return {option.id: option.seen_by(values[option.id], seat) for option in self.options}

    def next_first(self, values: Mapping[str, Any], began: int, seats: int) -> dict[str, Any]:
        """Every option's value for the next game: the seat begins that follows the one that `began`, if that can be chosen."""
        return {**values, self.first: (began + 1) % seats} if self.first else dict(values)

    def reseated(self, values: Mapping[str, Any], before: Sequence[int]) -> dict[str, Any]:
        """Every option's value when the seats have changed: what was chosen for a seat goes with it.

        `before` has each seat's number before the change, -1 for a new seat. A seat owns one option at most.
        """
        owned = {option.owner: values[option.id] for option in self.options if option.owner >= 0}
        moved = dict(values)
        for option in self.options:
            value = values[option.id]
            if option.kind == "each" and any(value):
                moved[option.id] = [value[old] if 0 <= old < len(value) else "" for old in before]
            elif option.kind == "seat":
                moved[option.id] = before.index(value) if value in before else option.default
            elif option.owner >= 0:
                moved[option.id] = owned.get(before[option.owner], option.default) if option.owner < len(before) else option.default
        return moved


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
