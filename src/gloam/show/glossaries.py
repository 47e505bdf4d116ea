"""Glossaries: what clients read of a game's components, taken from its content.

    GLOSSARY = Glossary(
        heroes=by_id(CONTENT.heroes, "A Hero and its special action.", "name actions text"),
        items=by_id(CONTENT.items, "An Item and where it is found.", "name colour place", colour=Colour, place=Made(str, "at")),
        lit=Value(list[tuple[str, str]], lit_paths()),
        skull=SKULL,
    )

An entry tells those of its fields that are named, as the content has them, and others that are made. The client's types are made
from the same declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from operator import attrgetter, or_
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, convert, defstruct

from gloam.kernel.content import Named


class Made:
    """A field of another name or kind than the entry has: its type, and the entry's attribute or what a function makes of it."""

    def __init__(self, kind: Any, of: str | Callable[[Any], Any]) -> None:
        self.kind = kind
        self.get: Callable[[Any], Any] = attrgetter(of) if isinstance(of, str) else of


class Info:
    """What is told of things of a kind: these of their fields. A field may be given a type, be made, or be told by an Info itself.

    Its own type is called as `name` says, else after the kind: "HeroInfo".
    """

    def __init__(self, kind: type, about: str, fields: str, name: str = "", /, **given: Any) -> None:
        own = get_type_hints(kind)
        self._get: list[Callable[[Any], Any]] = []
        types: list[tuple[str, Any]] = []
        for field in fields.split():
            told = given.get(field)
            self._get.append(told.get if isinstance(told, Made) else attrgetter(field))
            if isinstance(told, Info):
                self._get[-1] = _nested(told, field)
            types.append((field, _plain(own[field]) if told is None else told.kind if isinstance(told, Made | Info) else told))
        self.kind: Any = defstruct(name or f"{kind.__name__}Info", types, namespace={"__doc__": about})
        self._types = types

    def of(self, entry: Any) -> Struct:
        """What is told of one of them."""
        values = [convert(get(entry), kind) for get, (_, kind) in zip(self._get, self._types, strict=True)]
        told: Struct = self.kind(*values)
        return told

    def by_id(self, told: Mapping[str, Struct]) -> Value:
        """Things that are told so, by their ids."""
        return Value(_dict(str, self.kind), told)


def _nested(info: Info, field: str) -> Callable[[Any], Any]:
    return lambda entry: info.of(getattr(entry, field))


class Value(NamedTuple):
    """Something else that a glossary tells, and its type."""

    kind: Any
    value: Any


def by_id(entries: Sequence[Named], about: str, fields: str, name: str = "", /, **given: Any) -> Value:
    """Entries of the content by their ids, each as an Info tells it."""
    info = Info(type(entries[0]), about, fields, name, **given)
    return info.by_id({entry.id: info.of(entry) for entry in entries})


def part_of(thing: object, about: str, fields: str, name: str = "", /, **given: Any) -> Value:
    """One thing of the content, as an Info tells it."""
    info = Info(type(thing), about, fields, name, **given)
    return Value(info.kind, info.of(thing))


def rows(name: str, about: str, rows: Mapping[str, Mapping[str, Any]], key: Any = str, /, **types: Any) -> Value:
    """Things by their ids with what is told of each, all the same; the first tells the types that are not given."""
    first = next(iter(rows.values()))
    fields = [(field, types.get(field) or _type_of(value)) for field, value in first.items()]
    kind: Any = defstruct(name, fields, namespace={"__doc__": about})
    return Value(_dict(key, kind), rows)


def record(name: str, about: str, /, **values: Any) -> Value:
    """A few numbers or texts that belong together."""
    return Value(defstruct(name, [(field, type(value)) for field, value in values.items()], namespace={"__doc__": about}), values)


class Glossary:
    """What a game's clients read of its components: each a Value, or a number, text or list that tells its type itself."""

    def __init__(self, about: str = "Names, texts and numbers of all components.", /, **told: Any) -> None:
        values = {name: value if isinstance(value, Value) else Value(_type_of(value), value) for name, value in told.items()}
        fields = [(name, value.kind) for name, value in values.items()]
        self.kind: Any = defstruct("Glossary", fields, namespace={"__doc__": about})
        self.told: Struct = self.kind(**{name: convert(value.value, value.kind) for name, value in values.items()})


def _type_of(value: Any) -> Any:
    """The type of a plain value: lists have members of one type."""
    return list[_type_of(value[0])] if isinstance(value, list | tuple) else type(value)  # type: ignore[misc]


def _dict(key: Any, kind: Any) -> Any:
    return dict[key, kind]


def _plain(kind: Any) -> Any:
    """A type of the content as clients have it: one of some texts is a text, and a row is a list."""
    members = get_args(kind)
    if get_origin(kind) is Literal:
        return type(members[0])
    if get_origin(kind) is tuple and members[-1] is ...:
        return list[_plain(members[0])]  # type: ignore[misc]
    if get_origin(kind) is dict:
        return _dict(*_all(members))
    if get_origin(kind) in (Union, UnionType):
        return reduce(or_, _all(members))
    return kind


def _all(kinds: Iterable[Any]) -> list[Any]:
    return [_plain(kind) for kind in kinds]
