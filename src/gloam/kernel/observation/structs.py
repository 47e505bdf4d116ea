"""Structs of a view: the types of their fields say how each becomes numbers."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Any, Union, final, get_args, get_origin, get_type_hints

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import astuple

from gloam.kernel.observation.parts import Flag, Keyed, Maybe, OneOf, Part, Places


@final
class Parts(Part):
    """A struct of a view, field by field, as the type of each says: none is forgotten."""

    def __init__(self, struct: type[Struct]) -> None:
        declared = vars(sys.modules[struct.__module__])
        types = get_type_hints(struct, declared, declared, include_extras=True)
        self.parts = {name: said(types[name], f"{struct.__name__}.{name}") for name in struct.__struct_fields__}
        self.width = sum([part.width for part in self.parts.values()])
        self._places = Places(self.parts.values())

    def encoded(self, value: Any) -> bytes:
        return bytes(self.width) if value is None or value is UNSET else self._places.encoded(astuple(value))

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        before = f"{name}." if name else ""
        return [number for field, part in self.parts.items() for number in part.numbers(before + field)]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        before = f"{name}." if name else ""
        return [out for field, part in self.parts.items() for out in part.left_out(before + field)]


def said(kind: Any, where: str = "") -> Part:
    """How what is of this type becomes numbers. Raises TypeError if it does not say."""
    notes = getattr(kind, "__metadata__", ())
    for note in notes:
        if isinstance(note, Part):
            return note
    words = [note.extra_json_schema["enum"] for note in notes if isinstance(note, Meta) and note.extra_json_schema]
    if words:
        return OneOf(words[0])
    if notes:
        return said(get_args(kind)[0], where)
    if get_origin(kind) in (Union, UnionType):
        part = said(next(member for member in get_args(kind) if member not in (NoneType, UnsetType)), where)
        return Maybe(part) if isinstance(part, Parts) else part
    if get_origin(kind) is dict:
        keys, member = [said(part, where) for part in get_args(kind)]
        if isinstance(keys, OneOf):
            return Keyed([str(key) for key in keys.words], member)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return Parts(kind)
    if kind is bool:
        return Flag()
    raise TypeError(f"{where}: its type does not say how it becomes numbers")
