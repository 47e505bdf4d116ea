"""Structs of a view: the types of their fields say how each is seen, of what it is made, and how it becomes numbers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter, itemgetter
from types import NoneType, UnionType
from typing import Any, Union, final, get_args, get_origin, get_type_hints

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from gloam.kernel.observation.parts import Flag, Keyed, LeftOut, Maybe, OneOf, OrUnset, Part, Remembered, Row
from gloam.kernel.table import Table


@final
class Of:
    """Where the value of a field is found: an attribute, or what a function makes of the whole, looking at these attributes.

    One that does not say which it looks at may look at all of them. What looks at a `few` alone, and no list, is remembered by
    them.
    """

    def __init__(self, source: str | Callable[[Any], Any], *attributes: str, few: bool = False) -> None:
        self.get: Callable[[Any], Any] = attrgetter(source) if isinstance(source, str) else source
        self.attribute = source if isinstance(source, str) else ""
        self.attributes = attributes or ((source,) if isinstance(source, str) else ())
        self.few = few


@final
class Itself:
    """Of a field that is a struct: it tells of the whole once more, while that is so, which these attributes say.

    It is remembered by all attributes that it is made of, if none is a list.
    """

    def __init__(self, *attributes: str, when: Callable[[Any], bool] | None = None) -> None:
        self.attributes = attributes
        self._when = when

    def get(self, lying: Any) -> Any:
        return lying if self._when is None or self._when(lying) else None


@final
class _Field:
    """A field of a view: how it is told, where what it tells of is found, and the attributes that it is made of (none: any)."""

    def __init__(self, name: str, part: Part, attributes: Iterable[str]) -> None:
        self.name = name
        self.part = part
        self.attributes = frozenset(attributes)
        self.attribute = ""  # where it is found, or
        self.get: Callable[[Any], Any] | None = None  # how
        self.few = False  # whether it is remembered by its attributes
        self._place = -1
        self._seen_by: Callable[[Any], Any] | None = None
        self._sights = Remembered()

    def settle(self, names: Sequence[str], found: Sequence[Any]) -> None:
        """From now on what is found has these names. What is made of lists is not remembered: they change too often."""
        self._place = names.index(self.attribute) if self.attribute else -1
        places = [names.index(name) for name in self.attributes] if self.few else []
        lists = [place for place in places if isinstance(found[place], list)]
        self._seen_by = itemgetter(*places) if places and not lists else None

    def seen(self, lying: Any, found: tuple[Any, ...]) -> Any:
        """What is seen of it in what lies there, where this was found."""
        if self._seen_by is None:
            return self.part.seen(self._of(lying, found))
        key = self._seen_by(found)
        known = self._sights.get(key)
        return known if known is not None else self._sights.keep(key, self.part.seen(self._of(lying, found)))

    def _of(self, lying: Any, found: tuple[Any, ...]) -> Any:
        if self._place >= 0:
            return found[self._place]
        return lying if self.get is None else self.get(lying)


def _field(name: str, kind: Any, part: Part) -> _Field:
    for note in getattr(kind, "__metadata__", ()):
        if isinstance(note, Itself):
            made_of = part.made_of()
            if made_of is None:
                raise TypeError(f"{name}: tells of the whole, so each of its fields has to say what it is made of")
            field = _Field(name, part, made_of.union(note.attributes))
            field.get, field.few = note.get, True
            return field
        if isinstance(note, Of):
            field = _Field(name, part, note.attributes)
            field.get, field.attribute, field.few = note.get, note.attribute, note.few
            return field
    field = _Field(name, part, (name,))
    field.attribute = name
    return field


@final
class Parts(Part):
    """A struct of a view, field by field, as the type of each says: none is forgotten.

    What lies on the table as a tuple has its fields in their order, and is remembered. Else it has them as attributes. Unless it
    is `counted`, it is only seen: its types need not say how they become numbers.
    """

    def __init__(self, struct: type[Struct], counted: bool = True) -> None:
        self.struct = struct
        declared = vars(sys.modules[struct.__module__])
        types = get_type_hints(struct, declared, declared, include_extras=True)
        self.parts = {name: said(types[name], f"{struct.__name__}.{name}", counted) for name in struct.__struct_fields__}
        self.width = sum([part.width for part in self.parts.values()])
        self._told = tuple([(name, part.encoded) for name, part in self.parts.items() if part.width])
        self._fields = tuple([_field(name, types[name], part) for name, part in self.parts.items()])
        self._of: type[Any] | None = None  # what was last looked at, and if it is neither tuple nor table
        self._find: Callable[[Any], tuple[Any, ...]] = tuple  # what finds its attributes
        self._sights = Remembered()
        self._changing = Remembered()

    def encoded(self, value: Any) -> bytes:
        if value is None or value is UNSET:
            return bytes(self.width)
        return b"".join([encoded(getattr(value, name)) for name, encoded in self._told])

    def seen(self, lying: Any) -> Any:
        if isinstance(lying, tuple):
            known = self._sights.get(lying)
            return known if known is not None else self._sights.keep(lying, self._seen(lying))
        if lying is None or isinstance(lying, Struct):
            return lying
        return self._seen(lying)

    def _seen(self, lying: Any) -> Any:
        found = self._found(lying)
        return self.struct(*[field.seen(lying, found) for field in self._fields])

    def _found(self, lying: Any) -> tuple[Any, ...]:
        """All that its fields may be made of, each always in the same place."""
        if type(lying) is not self._of:
            self._settle(lying)
        if isinstance(lying, tuple):
            return lying
        return lying.values() if isinstance(lying, Table) else self._find(lying)

    def _settle(self, lying: Any) -> None:
        """Learn where such a thing has what the fields are made of."""
        self._of = type(lying)
        if isinstance(lying, Table):
            names = list(lying.fields())
        elif isinstance(lying, tuple):
            names = [field.attribute or field.name for field in self._fields]
        else:
            names = sorted({name for field in self._fields for name in field.attributes})
            getters = [attrgetter(name) for name in names]
            self._find = lambda other: tuple([get(other) for get in getters])
        found = self._found(lying)
        for field in self._fields:
            field.settle(names, found)

    def again(self, lying: Any, seen: Any, different: Sequence[str]) -> Any:
        """`seen(lying)`, from what was seen of something that differs in these attributes: what is made of them is made anew."""
        attributes = tuple(different)
        changing: list[_Field] | None = self._changing.get(attributes)
        if changing is None:
            changing = [field for field in self._fields if not (field.attributes and field.attributes.isdisjoint(attributes))]
            self._changing.keep(attributes, changing)
        found = self._found(lying)
        return replace(seen, **{field.name: field.seen(lying, found) for field in changing})

    def made_of(self) -> frozenset[str] | None:
        if not all([field.attributes for field in self._fields]):
            return None
        return frozenset([name for field in self._fields for name in field.attributes])

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        before = f"{name}." if name else ""
        return [number for field, part in self.parts.items() for number in part.numbers(before + field)]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        before = f"{name}." if name else ""
        return [out for field, part in self.parts.items() for out in part.left_out(before + field)]


def said(kind: Any, where: str = "", counted: bool = True) -> Part:
    """How what is of this type is seen, and becomes numbers. Raises TypeError if it does not say how, and is to be counted."""
    notes = getattr(kind, "__metadata__", ())
    for note in notes:
        if isinstance(note, LeftOut):
            return LeftOut(note.why, said(get_args(kind)[0], where, counted=False))
        if isinstance(note, Part):
            return note
    words = [note.extra_json_schema["enum"] for note in notes if isinstance(note, Meta) and note.extra_json_schema]
    if words:
        return OneOf(words[0])
    if notes:
        return said(get_args(kind)[0], where, counted)
    if get_origin(kind) in (Union, UnionType):
        there = [member for member in get_args(kind) if member not in (NoneType, UnsetType)]
        part = said(there[0], where, counted)
        left_out = UnsetType in get_args(kind)
        if isinstance(part, Parts):
            return Maybe(part, UNSET if left_out else None)
        return OrUnset(part) if left_out else part
    if get_origin(kind) is dict:
        keys, member = [said(part, where, counted) for part in get_args(kind)]
        if isinstance(keys, OneOf):
            return Keyed([str(key) for key in keys.words], member)
    if get_origin(kind) is list and not counted:
        return Row(said(get_args(kind)[0], where, counted), 0)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return Parts(kind, counted)
    if kind is bool:
        return Flag()
    if counted:
        raise TypeError(f"{where}: its type does not say how it becomes numbers")
    return LeftOut("is not counted")
