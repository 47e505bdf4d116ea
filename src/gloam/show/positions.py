"""Positions by names: a game declares what a position tells in a table of fields, and they write it, check it and read it.

    POSITION = Fields(
        Field("terror", Number(6)),
        Field("turn", SEAT),
        Field("playing", One(PERKS), usual=NOTHING),
        decks=Fields(Field("discard", Several(ITEMS))),
    )

A field is written from the attribute of the table that bears its name, and left out at its usual value. What is shared out among
places, so that each thing is somewhere and none is twice, is dealt: see `gloam.show.dealing`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from inspect import Parameter, signature
from re import findall
from typing import Any, Final, Literal

import msgspec

from gloam.kernel.catalogue import Words
from gloam.kernel.game import Rule, Step
from gloam.kernel.position import PositionError, shaped
from gloam.kernel.spelling import suggestion
from gloam.show.naming import named, seats_in

_FEW: Final = 12  # as many names are listed when one is unknown


def index(words: Words, word: Any, where: str) -> int:
    """The thing of that name. Raises PositionError with the nearest name, or those there are."""
    if word in words:
        return words.index(word)
    listed = f"; there are {', '.join(words)}" if len(words) <= _FEW else ""
    raise PositionError(f"{where}: there is no {word!r} here{suggestion(word, words) or listed}")


# --- how a thing on the table is written and read ---------------------------------------------------------------------


class Part:
    """Something as it is: a text, or whatever its shape is. Other parts write and read the table's numbers by names."""

    is_dealt: bool = False
    """Whether it is laid out by `deal`, together with all else of its kind."""

    def __init__(self, shape: Any = Any) -> None:
        self.shape = shape

    def write(self, value: Any) -> Any:
        return value

    def read(self, table: Any, told: Any, where: str) -> Any:
        return told


class Choice(Part):
    """One of a few texts."""

    def __init__(self, *texts: str) -> None:
        super().__init__(Literal[texts])


class Number(Part):
    """A number with its bounds."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(int)
        self.most = most
        self.least = least

    def read(self, table: Any, told: int, where: str) -> int:
        if not self.least <= told <= self.most:
            raise PositionError(f"{where}: should be a number from {self.least} to {self.most}, not {told}")
        return told


class _Seat(Part):
    def read(self, table: Any, told: int, where: str) -> int:
        return Number(table.seats - 1).read(table, told, where)


class _Flag(Part):
    def write(self, value: int) -> bool:
        return bool(value)

    def read(self, table: Any, told: bool, where: str) -> int:
        return int(told)


class _Seats(Part):
    """Different seats, in a tuple or as a mask."""

    def __init__(self, mask: bool) -> None:
        super().__init__(list[int])
        self.mask = mask

    def write(self, value: Any) -> list[int]:
        return seats_in(value) if self.mask else list(value)

    def read(self, table: Any, told: list[int], where: str) -> Any:
        if len(set(told)) < len(told) or not set(told) <= set(range(table.seats)):
            raise PositionError(f"{where}: should name different seats from 0 to {table.seats - 1}, not {told!r}")
        return sum([1 << seat for seat in told]) if self.mask else tuple(told)


SEAT: Final = _Seat(int)
SEATS: Final = _Seats(mask=False)
SEAT_MASK: Final = _Seats(mask=True)
FLAG: Final = _Flag(bool)


class One(Part):
    """One of a list, by name. `none` is the word for nothing of it, if there is one."""

    def __init__(self, words: Words, none: str = "", first: int = 0) -> None:
        super().__init__(str)
        self.words = words
        self.none = none
        self.first = first

    def write(self, value: int) -> str:
        return self.words[value - self.first] if value >= 0 else self.none

    def read(self, table: Any, told: Any, where: str) -> int:
        return -1 if self.none and told == self.none else self.first + index(self.words, told, where)


class Several(Part):
    """Some of a list, by name."""

    def __init__(self, words: Words, different: bool = False) -> None:
        super().__init__(list[str])
        self.words = words
        self.different = different

    def write(self, value: Iterable[int]) -> list[str]:
        return named(self.words, value)

    def read(self, table: Any, told: list[str], where: str) -> tuple[int, ...]:
        found = tuple([index(self.words, word, where) for word in told])
        if self.different and len(set(found)) < len(found):
            raise PositionError(f"{where}: the same one is named twice")
        return found


class Spots(Several):
    """Spots with something on each or nothing, which is ""."""

    def write(self, value: Iterable[int]) -> list[str]:
        return [self.words[thing] if thing >= 0 else "" for thing in value]

    def read(self, table: Any, told: list[str], where: str) -> tuple[int, ...]:
        return tuple([index(self.words, word, where) if word else -1 for word in told])


class Rows(Part):
    """A list of parts, just so many if that is said."""

    def __init__(self, part: Part, length: int = 0) -> None:
        super().__init__(list[part.shape])  # type: ignore[name-defined]
        self.part = part
        self.length = length

    def write(self, value: Iterable[Any]) -> list[Any]:
        return [self.part.write(row) for row in value]

    def read(self, table: Any, told: list[Any], where: str) -> tuple[Any, ...]:
        if self.length and len(told) != self.length:
            raise PositionError(f"{where}: should be a list of {self.length}, not of {len(told)}")
        return tuple([self.part.read(table, row, f"{where}[{i}]") for i, row in enumerate(told)])


class Pair(Part):
    """Several parts side by side."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(tuple[tuple(part.shape for part in parts)])  # type: ignore[misc]
        self.parts = parts

    def write(self, value: Sequence[Any]) -> list[Any]:
        return [part.write(member) for part, member in zip(self.parts, value, strict=True)]

    def read(self, table: Any, told: Sequence[Any], where: str) -> tuple[Any, ...]:
        return tuple([part.read(table, member, where) for part, member in zip(self.parts, told, strict=True)])


class Keyed(Part):
    """Parts by the name of whose they are; on the table, by its number."""

    def __init__(self, words: Words, part: Part) -> None:
        super().__init__(dict[str, Any])
        self.words = words
        self.part = part

    def write(self, value: Mapping[int, Any] | Sequence[Any]) -> dict[str, Any]:
        members = value.items() if isinstance(value, Mapping) else enumerate(value)
        told = {self.words[key]: self.part.write(member) for key, member in members}
        return {name: member for name, member in told.items() if not _is_empty(member)}

    def read(self, table: Any, told: dict[str, Any] | None, where: str) -> dict[int, Any]:
        entries = (told or {}).items()
        return {index(self.words, name, where): self.part.read(table, entry, f"{where}.{name}") for name, entry in entries}


class Record(Part):
    """Something with members, by their names; what is as its class makes it is left out."""

    def __init__(self, kind: Any, **parts: Part) -> None:
        made = signature(kind).parameters
        self.usual = {name: made[name].default for name in parts if made[name].default is not Parameter.empty}
        members = [(name, part.shape) for name, part in parts.items()]
        super().__init__(_struct([(n, shape | None, None) if n in self.usual else (n, shape) for n, shape in members]))
        self.kind = kind
        self.parts = parts

    def write(self, value: Any) -> dict[str, Any]:
        usual = self.usual
        members = [(name, part, getattr(value, name)) for name, part in self.parts.items()]
        return {name: part.write(member) for name, part, member in members if name not in usual or member != usual[name]}

    def read(self, table: Any, told: Any, where: str) -> Any:
        told = told if isinstance(told, self.shape) else shaped(told, self.shape, where)
        members = [(name, part, getattr(told, name)) for name, part in self.parts.items()]
        return self.kind(**{n: part.read(table, member, f"{where}.{n}") for n, part, member in members if member is not None})


# --- fields -----------------------------------------------------------------------------------------------------------


class Section(Part):
    """Fields of something on the table. They are not put back: who reads it has what is told of each, None for nothing.

    What is dealt stays as it is told.
    """

    def __init__(self, *fields: Field) -> None:
        self.fields = Fields(*fields)
        super().__init__(self.fields.shape)

    def write(self, value: Any) -> dict[str, Any]:
        return self.fields.write(value)

    def read(self, table: Any, told: Any, where: str) -> Any:
        if not isinstance(told, self.shape):
            told = self.fields.told(told, f"{where}.") if isinstance(told, dict) else shaped(told, self.shape, where)
        parts = {field.name: field.part for field in self.fields.fields if getattr(told, field.name) is not None}
        return self.shape(**{name: part.read(table, getattr(told, name), f"{where}.{name}") for name, part in parts.items()})


EMPTY: Final = object()
ALWAYS: Final = object()


class Field:
    """A thing that a position tells: its name there, how it is written, and where it is on the table.

    `of` is an attribute (the name itself if ""), with `at` a member of it; or a function, for what the game itself lays out.
    It is left out where the table has the `usual`: by default what is empty, with ALWAYS never.
    """

    def __init__(self, name: str, part: Part, of: str | Callable[[Any], Any] = "", at: int = -1, usual: Any = EMPTY) -> None:
        self.name = name
        self.part = part
        self.of = of or name
        self.at = at
        self.usual = usual

    def value(self, table: Any) -> Any:
        value = self.of(table) if callable(self.of) else getattr(table, self.of)
        return value if self.at < 0 else value[self.at]

    def put(self, table: Any, value: Any) -> None:
        if callable(self.of):
            return
        if self.at >= 0:
            before = getattr(table, self.of)
            members = list(before)
            members[self.at] = value
            value = members if isinstance(before, list) else tuple(members)
        setattr(table, self.of, value)

    def write(self, table: Any) -> Any:
        """None if it is left out."""
        value = self.value(table)
        if self.usual is not EMPTY and self.usual is not ALWAYS and value == self.usual:
            return None
        told = self.part.write(value)
        return None if self.usual is not ALWAYS and _is_empty(told) else told

    def read(self, table: Any, told: Any, where: str) -> None:
        if not callable(self.of) and not self.part.is_dealt:
            self.put(table, self.part.read(table, told, where))


def _is_empty(told: Any) -> bool:
    """An empty list or section, or a list of such."""
    return told in ([], {}, "") or (isinstance(told, list) and all([_is_empty(member) for member in told]))


class Fields:
    """What a position tells, or a section of it; `inner` are sections within."""

    def __init__(self, *fields: Field, **inner: Fields) -> None:
        self.fields = fields
        self.inner = inner
        told = [(field.name, field.part.shape) for field in fields] + [(name, section.shape) for name, section in inner.items()]
        self.shape: Any = _struct([(name, shape | None, None) for name, shape in told])

    def write(self, table: Any) -> dict[str, Any]:
        """The table as a position tells it, without what is usual."""
        told = {field.name: field.write(table) for field in self.fields}
        told |= {name: section.write(table) or None for name, section in self.inner.items()}
        return {name: value for name, value in told.items() if value is not None}

    def read(self, table: Any, told: Any, place: str = "") -> None:
        """Put on the table what is told; the rest stays as it is. Raises PositionError."""
        for field in self.fields:
            if (value := getattr(told, field.name)) is not None:
                field.read(table, value, f"{place}{field.name}")
        for name, section in self.inner.items():
            if (value := getattr(told, name)) is not None:
                section.read(table, value, f"{place}{name}.")

    def told(self, given: dict[str, Any], place: str = "") -> Any:
        """What is given, in its shape. Raises PositionError where it is not, with the nearest name for one there is not."""
        names = [*[field.name for field in self.fields], *self.inner]
        for name, value in given.items():
            if name not in names:
                raise PositionError(f"{place}{name}: there is no such thing in a position{self._meant(name)}")
            if name in self.inner and not isinstance(value, dict):
                raise PositionError(f"{place}{name}: is a section with names of its own{self._meant(name)}")
            if name in self.inner:
                self.inner[name].told(value, f"{place}{name}.")
        return shaped(given, self.shape, place.rstrip("."))

    def _meant(self, name: str) -> str:
        """What else a name here may have meant: the place of a field with that name, or else the nearest name."""
        places = [place for place, _ in self.all() if place.rpartition(".")[2] == name]
        names = [field.name for field in self.fields] + [inner for inner in self.inner if inner != name]
        return suggestion(name, names) if not places else f"; did you mean {places[0]!r}?"

    def all(self, place: str = "") -> Iterator[tuple[str, Field]]:
        """Every field with its place, those of inner sections last."""
        for field in self.fields:
            yield f"{place}{field.name}", field
        for name, section in self.inner.items():
            yield from section.all(f"{place}{name}.")


def _struct(fields: list[Any]) -> Any:
    return msgspec.defstruct("Told", fields, forbid_unknown_fields=True, kw_only=True)


def told_at(told: Any, place: str) -> Any:
    """What is told at a place, such as "decks.bag" or "hands[2]"; None if nothing is."""
    for name in findall(r"\w+", place):
        if told is None:
            return None
        told = told[int(name)] if isinstance(told, list) else told.get(name) if isinstance(told, dict) else getattr(told, name)
    return told


# --- what is to do ----------------------------------------------------------------------------------------------------


def impossible_step(
    rules: Mapping[str, Rule],
    step: Step,
    never_left: Container[str],
    known: Mapping[str, Container[Any]],
    ask_on: Container[str] = (),
    others: Container[Any] | None = range(100),
) -> str:
    """What is wrong with a step that is to do, or "": the names of its facts tell what of the `known` they can be.

    Facts of other names are among the `others`; without those they can be anything.
    A step that takes an answer is not left to do when someone is asked, but for those in `ask_on`, which ask on.
    """
    facts = list(signature(rules[step[0]]).parameters)[2:]
    if step[0] in never_left or ("answer" in facts and step[0] not in ask_on):
        return f"{list(step)}: is never left to do when someone is asked"
    for name, value in zip(facts, step[1:], strict=False):
        possible = known.get(name, others)
        if possible is not None and value not in possible:
            return f"{list(step)}: there is no {name} {value!r}"
    return ""
