"""What is seen of a table: by names, for people, and as a fixed vector of small numbers, for machines that learn.

The types of a view say both, each where it is declared:

    Place = Annotated[str, OneOf(PLACES)]

    class VillageView(Struct):
        terror: Annotated[int, Number(7)]
        villagers: Annotated[dict[Villager, Place], Of(villagers_at, "at")]
        skull: Annotated[int, LeftOut("is always the same"), Of(lambda t: SKULL)]

`Parts(VillageView)` makes the view of a table, and its numbers without the view. A field is what the table has under its name, or
`Of` another attribute or what a function makes of the table; numbers are told by the names of what they stand for, and what may be
nothing is -1 or None there. What is told already (texts, lists, structs of a view) stays as it is. What is made of a tuple is
remembered, so that what is the same is seen at once to be so.

Yes and no, `one_of` some words, what is keyed by words, and structs need not say how they become numbers. Each number has a name
that tells its way through the view, "villagers.maria.tower". What does not become a number has its reason. `Observer` puts before
it what everyone is asked, and makes the vector of a whole game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter, itemgetter
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Union, final, get_args, get_origin, get_type_hints

from msgspec import UNSET, Meta, Struct, UnsetType, to_builtins
from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from gloam.kernel.decks import Deck
from gloam.kernel.game import NATURE, Game, Step
from gloam.kernel.play import may_decline
from gloam.kernel.table import Table

if TYPE_CHECKING:
    from gloam.kernel.definition import Definition

MOST: Final = 255
"""The most that one number of a vector can be."""
REMEMBERED: Final = 4096
"""So much of one kind is remembered."""
TABLES: Final = 1024
"""Of so many tables it is remembered how they lay when they were last observed."""
FACTS: Final = 4
"""So many facts of a question are in the vector."""
_BYTES: Final[tuple[bytes, ...]] = tuple([bytes((number,)) for number in range(MOST + 1)])


@final
class Remembered:
    """What was made lately, numbers or parts of a view, by what it was made of."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._made: dict[Any, Any] = {}
        self._most = most

    def get(self, made_of: Any) -> Any:
        """What was made of this, None if it is not remembered."""
        return self._made.get(made_of)

    def keep(self, made_of: Any, made: Any) -> Any:
        """Remember what was made of this, and return it."""
        if len(self._made) >= self._most:
            self._made.clear()
        self._made[made_of] = made
        return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """How one part of a view becomes numbers: always as many, whatever it holds. What is not there is all zeros."""

    width: int

    def encoded(self, value: Any) -> bytes:
        """The numbers of a value of a view."""
        raise NotImplementedError

    def seen(self, lying: Any) -> Any:
        """What a view tells of what lies on the table."""
        return lying

    def numbered(self, lying: Any) -> bytes:
        """The numbers of what lies on the table: those of what is seen of it."""
        return self.encoded(self.seen(lying))

    def made_of(self, counted: bool) -> frozenset[str] | None:
        """The attributes that what is seen is made of, or if `counted` its numbers alone; None if they are not known."""
        return None

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        """The name of each number, and the most that it can be."""
        raise NotImplementedError

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        """What of the view does not become a number, and why."""
        return ()


@final
class Flag(Part):
    """Yes or no."""

    def __init__(self) -> None:
        self.width = 1

    def encoded(self, value: Any) -> bytes:
        return b"\1" if value is not UNSET and value else b"\0"

    def seen(self, lying: Any) -> Any:
        return None if lying is None else bool(lying)

    def numbered(self, lying: Any) -> bytes:
        return b"\1" if lying else b"\0"

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(name, 1)]


@final
class Number(Part):
    """A number from `least` to `most`, counted from `least`; what lies outside counts as the nearest. Of a deck it is its size.

    One that needs more than a byte is two: how many times 256, and the rest.
    """

    def __init__(self, most: int, least: int = 0) -> None:
        self.least = least
        self.reach = most - least
        self.width = 1 if self.reach <= MOST else 2

    def encoded(self, value: Any) -> bytes:
        if value is None or value is UNSET:
            return bytes(self.width)
        return min(max(int(value) - self.least, 0), self.reach).to_bytes(self.width, "big")

    def seen(self, lying: Any) -> Any:
        return len(lying) if isinstance(lying, Deck) else lying

    def numbered(self, lying: Any) -> bytes:
        value = len(lying) if isinstance(lying, Deck) else lying
        if isinstance(value, int) and self.width == 1 and 0 <= value - self.least <= self.reach:
            return _BYTES[value - self.least]
        return self.encoded(value)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        if self.width == 1:
            return [(name, self.reach)]
        return [(f"{name}.256", self.reach >> 8), (f"{name}.1", MOST)]


@final
class OneOf(Part):
    """One of some words or seats: 1 for that one and 0 for the others. On the table the first word is `first`, less is nothing."""

    def __init__(self, words: Iterable[Hashable], first: int = 0) -> None:
        self.words = tuple(words)
        self.first = first
        self.width = len(self.words)
        self.nothing = bytes(self.width)
        self.each = tuple([bytes([place == other for other in range(self.width)]) for place in range(self.width)])
        """By index of a word: the numbers that say it is that one."""
        self._by_word = dict(zip(self.words, self.each, strict=True))

    def encoded(self, value: Any) -> bytes:
        return self.nothing if value is None or value is UNSET else self._by_word[value]

    def seen(self, lying: Any) -> Any:
        if not isinstance(lying, int):
            return lying
        return self.words[lying - self.first] if lying >= self.first else None

    def numbered(self, lying: Any) -> bytes:
        if not isinstance(lying, int):
            return self.encoded(lying)
        return self.each[lying - self.first] if lying >= self.first else self.nothing

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name}.{word}", 1) for word in self.words]


@final
class Index(Part):
    """One of very many words, as one number: 0 for none, then in their order from 1 on."""

    def __init__(self, words: Iterable[Hashable]) -> None:
        self.width = 1
        self._place = {word: place for place, word in enumerate(words, 1)}

    def encoded(self, value: Any) -> bytes:
        return bytes((0 if value is None or value is UNSET else self._place[value],))

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(name, len(self._place))]


@final
class Square(Part):
    """A space of a board of squares, named row by row: its column and its row, counted from 1; two zeros for none."""

    def __init__(self, words: Sequence[str], columns: int) -> None:
        self.width = 2
        self._place = {word: bytes((n % columns + 1, n // columns + 1)) for n, word in enumerate(words)}
        self._sides = (columns, (len(words) + columns - 1) // columns)

    def encoded(self, value: Any) -> bytes:
        return bytes(2) if value is None or value is UNSET else self._place[value]

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name}.column", self._sides[0]), (f"{name}.row", self._sides[1])]


@final
class Several(Part):
    """Any number of some words: how often each is there."""

    def __init__(self, words: Iterable[Hashable], most: int = 1) -> None:
        self.words = tuple(words)
        self.width = len(self.words)
        self.most = most
        self._place: dict[Hashable, int] = {word: place for place, word in enumerate(self.words)}
        one_each = [bytes(place) + b"\1" + bytes(self.width - place - 1) for place in range(self.width)]
        self._up_to_one = (bytes(self.width), *one_each)  # mostly there is one thing, or none, which is -1 if it is told
        self._counted = Remembered()

    def encoded(self, value: Any) -> bytes:
        place = self._place
        return self.counted(() if value is None or value is UNSET else tuple([place[word] for word in value if word is not None]))

    def counted(self, places: tuple[int, ...]) -> bytes:
        """The numbers of what is told by the indices of words; -1 is none."""
        if len(places) < 2:
            return self._up_to_one[places[0] + 1 if places else 0]
        counted: bytes | None = self._counted.get(places)
        if counted is not None:
            return counted
        counts = [0] * self.width
        for place in places:
            if place >= 0 and counts[place] < self.most:
                counts[place] += 1
        counted = bytes(counts)
        self._counted.keep(places, counted)
        return counted

    def seen(self, lying: Any) -> Any:
        words = self.words
        return [words[place] for place in lying if place >= 0] if isinstance(lying, tuple) else lying

    def numbered(self, lying: Any) -> bytes:
        if not isinstance(lying, tuple):
            return self.encoded(lying)
        if len(lying) < 2:
            return self._up_to_one[lying[0] + 1 if lying else 0]
        return self.counted(lying)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name}.{word}", self.most) for word in self.words]


@final
class Row(Part):
    """A list of up to so many, one after the other. What lies beyond is not seen."""

    def __init__(self, part: Part, length: int) -> None:
        self.part = part
        self.length = length
        self.width = part.width * length
        self._nothing = tuple([bytes(part.width * missing) for missing in range(length + 1)])

    def encoded(self, value: Any) -> bytes:
        if value is None or value is UNSET:
            return bytes(self.width)
        encoded = self.part.encoded
        return b"".join([encoded(member) for member in value[: self.length]]).ljust(self.width, b"\0")

    def seen(self, lying: Any) -> Any:
        if lying is None:
            return None
        part = self.part
        return [part.seen(member) for member in lying]

    def numbered(self, lying: Any) -> bytes:
        if lying is None:
            return bytes(self.width)
        part = self.part
        told = [part.numbered(member) for member in (lying if len(lying) <= self.length else lying[: self.length])]
        told.append(self._nothing[self.length - len(told)])
        return b"".join(told)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [number for place in range(self.length) for number in self.part.numbers(f"{name}.{place}")]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        return self.part.left_out(f"{name}.*")


@final
class Keyed(Part):
    """What each of these has, by name. On the table it is by number, or in a row of which empty members are left out."""

    def __init__(self, keys: Iterable[str], part: Part) -> None:
        self.keys = tuple(keys)
        self.part = part
        self.width = len(self.keys) * part.width
        self._nothing = tuple([bytes(part.width * missing) for missing in range(len(self.keys) + 1)])
        self._sights = Remembered()

    def encoded(self, value: Mapping[str, Any] | None) -> bytes:
        if not value:
            return bytes(self.width)
        encoded, nothing = self.part.encoded, self._nothing[1]
        return b"".join([encoded(value[key]) if key in value else nothing for key in self.keys])

    def seen(self, lying: Any) -> Any:
        keys, part = self.keys, self.part
        if isinstance(lying, dict):
            return {keys[key]: part.seen(member) for key, member in lying.items()}
        row = tuple(lying)
        known = self._sights.get(row)
        if known is not None:
            return known
        return self._sights.keep(row, {key: part.seen(member) for key, member in zip(keys, row, strict=True) if member != ()})

    def numbered(self, lying: Any) -> bytes:
        part, nothing = self.part, self._nothing
        if isinstance(lying, dict):
            of_each = [nothing[1]] * len(self.keys)
            for key, member in lying.items():
                of_each[key] = part.numbered(member)
            return b"".join(of_each)
        told: list[bytes] = []
        empty = 0  # members that follow each other
        for member in lying:
            if isinstance(member, tuple) and not member:
                empty += 1
            else:
                told.append(nothing[empty])
                told.append(part.numbered(member))
                empty = 0
        told.append(nothing[empty])
        return b"".join(told)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [number for key in self.keys for number in self.part.numbers(f"{name}.{key}")]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        return self.part.left_out(f"{name}.*")


@final
class Maybe(Part):
    """Something that may not be there: whether it is, and what it is."""

    def __init__(self, part: Part, nothing: Any = None) -> None:
        self.part = part
        self.width = part.width + 1
        self.nothing = nothing

    def encoded(self, value: Any) -> bytes:
        return bytes(self.width) if value is None or value is UNSET else b"\1" + self.part.encoded(value)

    def seen(self, lying: Any) -> Any:
        return self.nothing if lying is None else self.part.seen(lying)

    def numbered(self, lying: Any) -> bytes:
        return bytes(self.width) if lying is None else b"\1" + self.part.numbered(lying)

    def made_of(self, counted: bool) -> frozenset[str] | None:
        return self.part.made_of(counted)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name}.there", 1), *self.part.numbers(name)]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        return self.part.left_out(name)


@final
class OrUnset(Part):
    """Something that a view leaves out where it is nothing."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.width = part.width

    def encoded(self, value: Any) -> bytes:
        return self.part.encoded(value)

    def seen(self, lying: Any) -> Any:
        seen = self.part.seen(lying)
        return UNSET if seen is None else seen

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return self.part.numbers(name)


@final
class LeftOut(Part):
    """What no vector tells, and why not. A view tells it by its type."""

    def __init__(self, why: str, part: Part | None = None) -> None:
        self.width = 0
        self.why = why
        self.part = part

    def encoded(self, value: Any) -> bytes:
        return b""

    def seen(self, lying: Any) -> Any:
        return lying if self.part is None else self.part.seen(lying)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return ()

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        return [(name, self.why)]


@final
class Of:
    """Where the value of a field is found: an attribute, or what a function makes of the whole, looking at these attributes.

    One that does not say which it looks at may look at all of them. What looks at a `few` alone is remembered by them.
    """

    def __init__(self, source: str | Callable[[Any], Any], *attributes: str, few: bool = False) -> None:
        self.get: Callable[[Any], Any] = attrgetter(source) if isinstance(source, str) else source
        self.attribute = source if isinstance(source, str) else ""
        self.attributes = attributes or ((source,) if isinstance(source, str) else ())
        self.few = few


@final
class Itself:
    """Of a field that is a struct: it tells of the whole once more, while that is so, which these attributes say.

    It is remembered by all attributes that it is made of.
    """

    def __init__(self, *attributes: str, when: Callable[[Any], bool] | None = None) -> None:
        self.attributes = attributes
        self._when = when

    def get(self, lying: Any) -> Any:
        return lying if self._when is None or self._when(lying) else None


@final
class _Few(Part):
    """What is made of a few attributes, and its numbers of these: remembered by them."""

    def __init__(self, part: Part, get: Callable[[Any], Any], attributes: Iterable[str], counted: Iterable[str]) -> None:
        self.part = part
        self.width = part.width
        self._get = get
        self._seen_by = attrgetter(*attributes)
        self._counted_by = attrgetter(*counted)
        self._sights = Remembered()
        self._numbers = Remembered()

    def seen(self, lying: Any) -> Any:
        key = _frozen(self._seen_by(lying))
        known = self._sights.get(key)
        return known if known is not None else self._sights.keep(key, self.part.seen(self._get(lying)))

    def numbered(self, lying: Any) -> bytes:
        key = _frozen(self._counted_by(lying))
        known: bytes | None = self._numbers.get(key)
        if known is None:
            known = self.part.numbered(self._get(lying))
            self._numbers.keep(key, known)
        return known


def _frozen(values: Any) -> Any:
    """An attribute or a tuple of some, with tuples for lists."""
    if isinstance(values, list):
        return tuple(values)
    if isinstance(values, tuple):
        for value in values:
            if isinstance(value, list):
                return tuple([tuple(value) if isinstance(value, list) else value for value in values])
    return values


@final
class _Field:
    """A field of a view: how it is told, where what it tells of is found, and the attributes that it is made of (None for any)."""

    __slots__ = ("attribute", "attributes", "counted", "get", "name", "part", "place")

    def __init__(self, name: str, part: Part, attributes: Iterable[str] | None, counted: Iterable[str] | None) -> None:
        self.name = name
        self.part = part
        self.attributes = None if attributes is None else frozenset(attributes)
        self.counted = None if counted is None else frozenset(counted)  # those that its numbers are made of
        self.attribute = ""  # where it is found, or
        self.get: Callable[[Any], Any] | None = None  # how; if neither says so it tells of the whole
        self.place = -1  # of its attribute among those of all fields

    def of(self, lying: Any, found: tuple[Any, ...]) -> Any:
        """What it tells of, where these attributes were found."""
        if self.place >= 0:
            return found[self.place]
        return lying if self.get is None else self.get(lying)


def _field(name: str, kind: Any, part: Part) -> _Field:
    for note in getattr(kind, "__metadata__", ()):
        if isinstance(note, Itself):
            seen, counted = part.made_of(False), part.made_of(True)
            if seen is None or counted is None:
                raise TypeError(f"{name}: tells of the whole, so each of its fields has to say what it is made of")
            seen, counted = seen.union(note.attributes), counted.union(note.attributes)
            return _Field(name, _Few(part, note.get, sorted(seen), sorted(counted)), seen, counted)
        if isinstance(note, Of):
            attributes = note.attributes or None
            if note.few:
                return _Field(name, _Few(part, note.get, note.attributes, note.attributes), attributes, attributes)
            field = _Field(name, part, attributes, attributes)
            field.get, field.attribute = note.get, note.attribute
            return field
    field = _Field(name, part, (name,), (name,))
    field.attribute = name
    return field


def _values(getter: Callable[..., Any], keys: Sequence[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """What gets what is under each of these keys."""
    if len(keys) > 1:
        return getter(*keys)  # type: ignore[no-any-return]
    only = [getter(key) for key in keys]
    return lambda lying: tuple([get(lying) for get in only])


_NEVER: Final = object()
_Told = tuple[list[Any], list[bytes]]
"""What the attributes were, and the numbers of each field."""


@final
class _Telling:
    """The numbers of a table: made of those of an earlier one, the same as it was or another, so far as they do not differ."""

    def __init__(self, fields: tuple[_Field, ...], lying: Any) -> None:
        made_of = sorted({name for field in fields for name in field.counted or ()})
        names = list(lying.fields()) if isinstance(lying, Table) else made_of
        self._fields = [(n, names.index(field.attribute) if field.attribute else -1, field) for n, field in enumerate(fields)]
        self._find = _values(attrgetter, names)
        # A bit for each field: those that are made of any attribute, and of each.
        self._of_any = sum([1 << n for n, field in enumerate(fields) if field.counted is None])
        self._of_each = [sum([1 << n for n, field in enumerate(fields) if name in (field.counted or ())]) for name in names]
        self._changing = Remembered()
        self._last: _Told = [_NEVER] * len(names), [b""] * len(fields)
        self._by_table = Remembered(TABLES)

    def numbered(self, lying: Any) -> bytes:
        """Whatever was told before, they are the same: whose it was decides only how much of it is."""
        earlier: _Told | None = self._by_table.get(id(lying))
        had, numbers = self._last if earlier is None else earlier
        had, numbers = had.copy(), numbers.copy()
        found = lying.values() if isinstance(lying, Table) else self._find(lying)
        different = self._of_any
        for place, value in enumerate(found):
            if value is not had[place] and value != had[place]:
                had[place] = value.copy() if isinstance(value, list) else value
                different |= self._of_each[place]
        for n, place, field in self._those(different):
            numbers[n] = field.part.numbered(found[place] if place >= 0 else field.of(lying, ()))
        self._last = had, numbers
        self._by_table.keep(id(lying), self._last)
        return b"".join(numbers)

    def _those(self, bits: int) -> list[tuple[int, int, _Field]]:
        """The fields of these bits."""
        those: list[tuple[int, int, _Field]] | None = self._changing.get(bits)
        if those is None:
            those = [counted for counted in self._fields if bits >> counted[0] & 1]
            self._changing.keep(bits, those)
        return those


@final
class Parts(Part):
    """A struct of a view, field by field, as the type of each says: none is forgotten.

    What lies on the table as a tuple has its fields in their order, and is remembered. Else it has them as attributes: of these
    only lists are ever changed in place. Unless it is `counted`, it is only seen: its types need not say how they become numbers.
    """

    def __init__(self, struct: type[Struct], counted: bool = True) -> None:
        self.struct = struct
        declared = vars(sys.modules[struct.__module__])
        types = get_type_hints(struct, declared, declared, include_extras=True)
        self.parts = {name: _said(types[name], f"{struct.__name__}.{name}", counted) for name in struct.__struct_fields__}
        self.width = sum([part.width for part in self.parts.values()])
        self._told = tuple([(name, part.encoded) for name, part in self.parts.items() if part.width])
        self._fields = tuple([_field(name, types[name], part) for name, part in self.parts.items()])
        self._counted = tuple([field for field in self._fields if field.part.width])
        found = [(place, field) for place, field in enumerate(self._fields) if field.attribute]
        for place, (_, field) in enumerate(found):
            field.place = place
        attributes = [field.attribute for _, field in found]
        self._places = _values(itemgetter, [place for place, _ in found])
        self._attributes = _values(attrgetter, attributes)
        self._telling: _Telling | None = None
        self._sights = Remembered()
        self._numbers = Remembered()
        self._changing = Remembered()

    def encoded(self, value: Any) -> bytes:
        if value is None or value is UNSET:
            return bytes(self.width)
        return b"".join([encoded(getattr(value, name)) for name, encoded in self._told])

    def seen(self, lying: Any) -> Any:
        if isinstance(lying, tuple):
            known = self._sights.get(lying)
            return known if known is not None else self._sights.keep(lying, self._seen(lying, self._places(lying)))
        if lying is None or isinstance(lying, Struct):
            return lying
        return self._seen(lying, self._attributes(lying))

    def _seen(self, lying: Any, found: tuple[Any, ...]) -> Any:
        return self.struct(*[field.part.seen(field.of(lying, found)) for field in self._fields])

    def again(self, lying: Any, seen: Any, different: Sequence[str]) -> Any:
        """`seen(lying)`, from what was seen of something that differs in these attributes: what is made of them is made anew."""
        attributes = tuple(different)
        changing = self._changing.get(attributes)
        if changing is None:
            of_any = [field for field in self._fields if field.attributes is None or not field.attributes.isdisjoint(attributes)]
            changing = self._changing.keep(attributes, of_any)
        found = self._attributes(lying)
        return replace(seen, **{field.name: field.part.seen(field.of(lying, found)) for field in changing})

    def numbered(self, lying: Any) -> bytes:
        if not isinstance(lying, tuple):
            if lying is None or type(lying) is self.struct:
                return self.encoded(lying)
            if self._telling is None:
                self._telling = _Telling(self._counted, lying)
            return self._telling.numbered(lying)
        known: bytes | None = self._numbers.get(lying)
        if known is None:
            found = self._places(lying)
            known = b"".join([field.part.numbered(field.of(lying, found)) for field in self._counted])
            self._numbers.keep(lying, known)
        return known

    def made_of(self, counted: bool) -> frozenset[str] | None:
        known: set[str] = set()
        for field in self._counted if counted else self._fields:
            attributes = field.counted if counted else field.attributes
            if attributes is None:
                return None
            known.update(attributes)
        return frozenset(known)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        before = f"{name}." if name else ""
        return [number for field, part in self.parts.items() for number in part.numbers(before + field)]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        before = f"{name}." if name else ""
        return [out for field, part in self.parts.items() for out in part.left_out(before + field)]


def _said(kind: Any, where: str, counted: bool = True) -> Part:
    """How what is of this type is seen, and becomes numbers. Raises TypeError if it does not say how, and is to be counted."""
    notes = getattr(kind, "__metadata__", ())
    for note in notes:
        if isinstance(note, LeftOut):
            return LeftOut(note.why, _said(get_args(kind)[0], where, counted=False))
        if isinstance(note, Part):
            return note
    words = [note.extra_json_schema["enum"] for note in notes if isinstance(note, Meta) and note.extra_json_schema]
    if words:
        return OneOf(words[0])
    if notes:
        return _said(get_args(kind)[0], where, counted)
    if get_origin(kind) in (Union, UnionType):
        there = [member for member in get_args(kind) if member not in (NoneType, UnsetType)]
        part = _said(there[0], where, counted)
        left_out = UnsetType in get_args(kind)
        if isinstance(part, Parts):
            return Maybe(part, UNSET if left_out else None)
        return OrUnset(part) if left_out else part
    if get_origin(kind) is dict:
        keys, member = [_said(part, where, counted) for part in get_args(kind)]
        if isinstance(keys, OneOf):
            return Keyed([str(key) for key in keys.words], member)
    if get_origin(kind) is list and not counted:
        return Row(_said(get_args(kind)[0], where, counted), 0)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return Parts(kind, counted)
    if kind is bool:
        return Flag()
    if counted:
        raise TypeError(f"{where}: its type does not say how it becomes numbers")
    return LeftOut("is not counted")


@final
class AnyView(Part):
    """The view of a game that does not say how it becomes numbers: its numbers as they come, up to so many.

    A word counts as its place among the words of the game's answers, so far as there is one; before a list stands its length.
    """

    def __init__(self, words: Iterable[str], width: int = 256) -> None:
        self.width = width
        self._place = {word: place % MOST + 1 for place, word in enumerate(dict.fromkeys(words))}

    def encoded(self, value: Any) -> bytes:
        flat: list[int] = []
        self._flatten(to_builtins(value), flat)
        return bytes(flat[: self.width]).ljust(self.width, b"\0")

    def _flatten(self, value: Any, into: list[int]) -> None:
        if isinstance(value, str):
            into.append(self._place.get(value, 0))
        elif isinstance(value, int):
            into.append(min(max(value, 0), MOST))
        elif isinstance(value, (Mapping, Sequence)):
            members = value.values() if isinstance(value, Mapping) else value
            if isinstance(value, Sequence):
                into.append(min(len(value), MOST))
            for member in members:
                self._flatten(member, into)
        else:
            into.append(0)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name or 'table'}.{place}", MOST) for place in range(self.width)]


# --- the vector of a game ---------------------------------------------------------------------------------------------


@cache
def observer(game: str) -> Observer:
    """What makes the vectors of a game. Raises KeyError naming the games there are."""
    from gloam.kernel.definition import find

    return Observer(find(game))


@final
class Observer:
    """Makes the vectors of one game: who looks, who is asked, what the seat itself is asked, and its view of the table."""

    def __init__(self, definition: Definition) -> None:
        shown = definition.shown
        table = shown.observed
        self.game = definition.id
        self._table: Callable[[Table, int], bytes] = shown.observe
        self._seats = OneOf(range(definition.most_seats))
        self._asked = Several(range(definition.most_seats))
        self._rules = {rule: place for place, rule in enumerate(sorted(definition.rules))}
        question = OneOf(sorted(definition.rules))
        self._questions = question.each
        self._resumes = Remembered()
        self._nothing = bytes(question.width + FACTS + 1)
        numbers = [
            *self._seats.numbers("seat"),
            ("seats", definition.most_seats),
            *self._asked.numbers("asked"),
            *question.numbers("question"),
            *[(f"question.fact.{place}", MOST) for place in range(FACTS)],
            ("question.may_pass", 1),
            *table.numbers(""),
        ]
        self.names = tuple([name for name, _ in numbers])
        self.highs = bytes([most for _, most in numbers])
        """The most that each number can be; the least is 0."""
        self.width = len(numbers)
        self.left_out = dict(table.left_out(""))
        """What of the view is not in the vector, by name, and why."""

    def observe(self, game: Game, seat: int) -> bytearray:
        """What `seat` may know, as numbers: of others' questions only who is asked."""
        asked = self._asked.counted(tuple([question.seat for question in game.asked if question.seat != NATURE]))
        return bytearray().join(
            (self._seats.each[seat], _BYTES[game.seats], asked, self._question(game, seat), self._table(game.table, seat))
        )

    def _question(self, game: Game, seat: int) -> bytes:
        question = game.question_for(seat)
        if question is None:
            return self._nothing
        return self._resumed(question.resume) + _BYTES[may_decline(game, question)]

    def _resumed(self, resume: Step) -> bytes:
        """The step that takes the answer, and its facts."""
        told: bytes | None = self._resumes.get(resume)
        if told is not None:
            return told
        facts = resume[1 : FACTS + 1]
        numbers = [min(fact + 1, MOST) if isinstance(fact, int) and fact >= 0 else 0 for fact in facts]
        numbers += [0] * (FACTS - len(numbers))
        told = self._questions[self._rules[resume[0]]] + bytes(numbers)
        self._resumes.keep(resume, told)
        return told

    def __reduce__(self) -> tuple[Any, ...]:
        return observer, (self.game,)
