"""What lies on a table: the base of each game's own class."""

from __future__ import annotations

import dataclasses
from functools import cache
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, NamedTuple

from mypy_extensions import mypyc_attr

from gloam.kernel.catalogue import Kind, Words
from gloam.kernel.decks import Deck

if TYPE_CHECKING:
    from gloam.kernel.nature import Nature


class Open(NamedTuple):
    """Of an attribute of a table: everyone sees it, by these names if it holds indices. Of a deck everyone sees the size."""

    words: Words = ()


class Own(NamedTuple):
    """Of an attribute with a part for each seat: a seat sees its own, and of the others' how much there is."""

    words: Words = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table:
    """Everything that lies on the table. A game's own class declares it, one line a field:

        @final
        @dataclass(slots=True, eq=False)
        class Path(Table):
            seats: int
            turn: int = 0
            safe: list[int] = field(default_factory=list)

    A field is an int, a string, a Deck, a tuple, or a list whose members are ints, strings or tuples. That is what makes
    a table cheap to copy (lists are copied, the rest is shared) and able to go through JSON. Tables that are compared are
    compared by `same`, so a game's class has no `__eq__`.
    """

    __slots__ = ("dice",)

    dice: tuple[int, ...]  # the faces of the roll being made; a table without dice leaves this alone

    def __init_subclass__(cls) -> None:
        """Take back a slot of its own for the dice, which `dataclass` gives a class since it cannot see the one here, compiled."""
        if isinstance(vars(cls).get("dice"), MemberDescriptorType):
            delattr(cls, "dice")

    def fields(self) -> tuple[str, ...]:
        """The names of all fields, in the order of their declaration."""
        kind: Any = type(self)
        return _fields(kind)

    def values(self) -> tuple[Any, ...]:
        """The values of all fields, in the same order."""
        return tuple([getattr(self, name) for name in self.fields()])

    def visible(self) -> dict[str, Open | Own]:
        """What the plain view shows: attributes by name, and to whom. What is not named here nobody sees."""
        return {}

    def clone(self) -> Table:
        """A table of its own with the same things on it. A game may write this out: compiled, that takes a tenth of the time."""
        t: Table = type(self).__new__(type(self))
        for name in self.fields():
            value = getattr(self, name)
            setattr(t, name, value.copy() if isinstance(value, list) else value)
        return t

    def same(self, other: Table) -> bool:
        """Whether the same lies on another table of this game."""
        return not differing(self.fields(), self.values(), other.values())

    def reactions(self, window: str, seat: int, facts: tuple[Any, ...]) -> tuple[int, ...]:
        """The answers by which `seat` may react in this window; () and it is not asked.

        A game whose hands are hidden offers PASS alone to a seat that could hold a matching card, so that being asked
        tells nobody anything.
        """
        return ()

    def reacting(self, window: str, seats: int) -> int:
        """How many seats a window asks, from its first one on: all of them, unless only the first could ever react in this game."""
        return seats

    def die(self, purpose: str) -> tuple[Kind, tuple[int, ...]]:
        """Which dice are rolled for a purpose: NATURE's answers that tell a face, and the faces, each as often as it is there."""
        raise NotImplementedError(f"no dice are rolled for {purpose}")

    def imagine(self, seat: int, guess: Nature) -> None:
        """Replace what `seat` cannot know by a guess that agrees with what it knows.

        Decks do that by forgetting: cards that others have seen are unknown again. A game with hidden hands adds to this.
        """
        for name in self.fields():
            value = getattr(self, name)
            if isinstance(value, Deck):
                setattr(self, name, value.as_seen_by(seat))

    def data(self) -> dict[str, Any]:
        """The table as plain JSON data."""
        return {name: _plain(getattr(self, name)) for name in self.fields()}

    def restore(self, data: dict[str, Any]) -> None:
        """Lay the table out as `data` tells; this table's own attributes tell which is a list, a tuple or a deck."""
        for name in self.fields():
            value = data[name]
            old = getattr(self, name)
            if isinstance(old, Deck):
                setattr(self, name, Deck.restored(value))
            elif isinstance(old, list):
                setattr(self, name, [_frozen(member) for member in value])
            else:
                setattr(self, name, _frozen(value))


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple([field.name for field in dataclasses.fields(kind)])


def differing(fields: tuple[str, ...], values: tuple[Any, ...], others: tuple[Any, ...]) -> list[str]:
    """The attributes in which two tables of a game differ, by what is under each of these names."""
    found: list[str] = []
    for i in range(len(fields)):
        mine, theirs = values[i], others[i]
        if mine is not theirs and mine != theirs:
            found.append(fields[i])
    return found


def _plain(value: Any) -> Any:
    if isinstance(value, Deck):
        return value.data()
    if isinstance(value, (list, tuple)):
        return [_plain(member) for member in value]
    return value


def _frozen(value: Any) -> Any:
    return tuple([_frozen(member) for member in value]) if isinstance(value, list) else value
