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

if TYPE_CHECKING:
    from gloam.kernel.definition import Definition
    from gloam.kernel.table import Table

MOST: Final = 255
"""The most that one number of a vector can be."""
REMEMBERED: Final = 4096
"""So much of one kind is remembered."""
FACTS: Final = 4
"""So many facts of a question are in the vector."""
_BYTES: Final[tuple[bytes, ...]] = tuple([bytes((number,)) for number in range(MOST + 1)])


@final
class Remembered:
    """What was made lately, numbers or parts of a view, by what it was made of."""

    def __init__(self) -> None:
        self._made: dict[Any, Any] = {}

    def get(self, made_of: Any) -> Any:
        """What was made of this, None if it is not remembered."""
        return self._made.get(made_of)

    def keep(self, made_of: Any, made: Any) -> Any:
        """Remember what was made of this, and return it."""
        if len(self._made) >= REMEMBERED:
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
        return b"".join([part.numbered(member) for member in lying[: self.length]]).ljust(self.width, b"\0")

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
        self._nothing = bytes(part.width)
        self._sights = Remembered()

    def encoded(self, value: Mapping[str, Any] | None) -> bytes:
        if not value:
            return bytes(self.width)
        encoded, nothing = self.part.encoded, self._nothing
        return b"".join([encoded(value[key]) if key in value else nothing for key in self.keys])

    def seen(self, lying: Any) -> Any:
        if not isinstance(lying, tuple):
            return self._seen(lying)
        known = self._sights.get(lying)
        return known if known is not None else self._sights.keep(lying, self._seen(lying))

    def _seen(self, lying: Any) -> Any:
        keys, part = self.keys, self.part
        if isinstance(lying, dict):
            return {keys[key]: part.seen(member) for key, member in lying.items()}
        return {key: part.seen(member) for key, member in zip(keys, lying, strict=True) if member != ()}

    def numbered(self, lying: Any) -> bytes:
        part, nothing = self.part, self._nothing
        if not isinstance(lying, dict):
            return b"".join([part.numbered(member) for member in lying])
        if not lying:
            return bytes(self.width)
        return b"".join([part.numbered(lying[key]) if key in lying else nothing for key in range(len(self.keys))])

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

    One that does not say which it looks at may look at all of them. What looks at a `few` alone, none of them a list, is
    remembered by them.
    """

    def __init__(self, source: str | Callable[[Any], Any], *attributes: str, few: bool = False) -> None:
        self.get: Callable[[Any], Any] = attrgetter(source) if isinstance(source, str) else source
        self.attributes = attributes or ((source,) if isinstance(source, str) else ())
        self.few = few


@final
class _Few(Part):
    """What is made of a few attributes: remembered by them."""

    def __init__(self, part: Part, of: Of) -> None:
        self.part = part
        self.width = part.width
        self._get = of.get
        self._key = attrgetter(*of.attributes)
        self._sights = Remembered()
        self._numbers = Remembered()

    def seen(self, lying: Any) -> Any:
        key = self._key(lying)
        known = self._sights.get(key)
        return known if known is not None else self._sights.keep(key, self.part.seen(self._get(lying)))

    def numbered(self, lying: Any) -> bytes:
        key = self._key(lying)
        known: bytes | None = self._numbers.get(key)
        if known is None:
            known = self.part.numbered(self._get(lying))
            self._numbers.keep(key, known)
        return known


def _itself(lying: Any) -> Any:
    return lying


@final
class _Field:
    """A field of a view: where its value is found, how that is told, and the attributes it is made of (() for any)."""

    __slots__ = ("attributes", "get", "name", "part")

    def __init__(self, name: str, get: Callable[[Any], Any], part: Part, attributes: tuple[str, ...]) -> None:
        self.name = name
        self.get = get
        self.part = part
        self.attributes = attributes


@final
class Parts(Part):
    """A struct of a view, field by field, as the type of each says: none is forgotten.

    Unless it is `counted`, it is only seen: its types need not say how they become numbers. One that is `few` is remembered by the
    attributes that its fields are made of.
    """

    def __init__(self, struct: type[Struct], counted: bool = True, few: bool = False) -> None:
        self.struct = struct
        declared = vars(sys.modules[struct.__module__])
        types = get_type_hints(struct, declared, declared, include_extras=True)
        self.parts = {name: _said(types[name], f"{struct.__name__}.{name}", counted) for name in struct.__struct_fields__}
        self.width = sum([part.width for part in self.parts.values()])
        self._told = tuple([(name, part.encoded) for name, part in self.parts.items() if part.width])
        self._fields = tuple([_field(struct, name, types[name], part) for name, part in self.parts.items()])
        self._counted = tuple([field for field in self._fields if field.part.width])
        self._sights = Remembered()
        self._numbers = Remembered()
        self._few = attrgetter(*dict.fromkeys([name for field in self._fields for name in field.attributes])) if few else None
        self._changing = Remembered()

    def encoded(self, value: Any) -> bytes:
        if value is None or value is UNSET:
            return bytes(self.width)
        return b"".join([encoded(getattr(value, name)) for name, encoded in self._told])

    def seen(self, lying: Any) -> Any:
        if lying is None or isinstance(lying, Struct):
            return lying
        key = self._made_of(lying)
        if key is None:
            return self._seen(lying)
        known = self._sights.get(key)
        return known if known is not None else self._sights.keep(key, self._seen(lying))

    def _made_of(self, lying: Any) -> Any:
        """By what it is remembered; None if it is made anew."""
        return lying if isinstance(lying, tuple) else None if self._few is None else self._few(lying)

    def _seen(self, lying: Any) -> Any:
        return self.struct(*[field.part.seen(field.get(lying)) for field in self._fields])

    def again(self, lying: Any, seen: Any, different: Sequence[str]) -> Any:
        """`seen(lying)`, from what was seen of something that differs in these attributes: what is made of them is made anew."""
        attributes = tuple(different)
        changing = self._changing.get(attributes)
        if changing is None:
            of_any = [field for field in self._fields if not field.attributes or not set(attributes).isdisjoint(field.attributes)]
            changing = self._changing.keep(attributes, of_any)
        return replace(seen, **{field.name: field.part.seen(field.get(lying)) for field in changing})

    def numbered(self, lying: Any) -> bytes:
        if lying is None or isinstance(lying, Struct):
            return self.encoded(lying)
        key = self._made_of(lying)
        known: bytes | None = None if key is None else self._numbers.get(key)
        if known is None:
            known = b"".join([field.part.numbered(field.get(lying)) for field in self._counted])
            if key is not None:
                self._numbers.keep(key, known)
        return known

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        before = f"{name}." if name else ""
        return [number for field, part in self.parts.items() for number in part.numbers(before + field)]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        before = f"{name}." if name else ""
        return [out for field, part in self.parts.items() for out in part.left_out(before + field)]


def _field(struct: type[Struct], name: str, kind: Any, part: Part) -> _Field:
    for note in getattr(kind, "__metadata__", ()):
        if isinstance(note, Of):
            return _Field(name, _itself if note.few else note.get, _Few(part, note) if note.few else part, note.attributes)
    if struct.__struct_config__.array_like:
        return _Field(name, itemgetter(struct.__struct_fields__.index(name)), part, ())
    return _Field(name, attrgetter(name), part, (name,))


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
