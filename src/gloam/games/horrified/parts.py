"""The parts of one mat as its Monster's rules read them: numbers, places and colours from `monsters.toml`."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from gloam.games.horrified.components import COLOURS, IS_NAMED, IS_WATER, SPACES
from gloam.games.horrified.content import CONTENT
from gloam.kernel.boards.graphs import joined
from gloam.kernel.content import ContentError, check_distinct

FILE: Final = "monsters.toml"

T = TypeVar("T")


class Parts:
    """The parts of a mat. Raises ContentError, naming the mat and the field, where one is missing or does not fit."""

    def __init__(self, mat: str, told: dict[str, Any]) -> None:
        self.where = f'mat "{mat}"'
        self.told = told

    def number(self, field: str) -> int:
        return self._read(field, int)

    def numbers(self, field: str) -> tuple[int, ...]:
        return self._read(field, tuple[int, ...])

    def colours(self, field: str) -> tuple[int, ...]:
        """Colours by number."""
        return tuple([self._number(field, "colour", colour, COLOURS) for colour in self._read(field, tuple[str, ...])])

    def places(self, field: str) -> tuple[int, ...]:
        """Different locations, by the numbers of their spaces."""
        names = self._read(field, tuple[str, ...])
        spaces = [self._number(field, "space", name, SPACES) for name in names]
        for space, name in zip(spaces, names, strict=True):
            if IS_WATER[space] or not IS_NAMED[space]:
                raise self._wrong(field, f'"{name}" is no location')
        check_distinct(FILE, self.where, f"parts.{field}", names)
        return tuple(spaces)

    def graph(self, nodes: str, edges: str) -> tuple[tuple[int, ...], ...]:
        """By node the nodes that an edge joins it to."""
        names, pairs = self._read(nodes, tuple[str, ...]), self._read(edges, tuple[tuple[str, str], ...])
        for pair in pairs:
            for name in pair:
                self._number(edges, "one", name, names)
        return joined(names, pairs)

    def _read(self, field: str, kind: type[T]) -> T:
        if field not in self.told:
            raise self._wrong(field, "missing")
        try:
            return msgspec.convert(self.told[field], kind)
        except msgspec.ValidationError as error:
            raise self._wrong(field, str(error)) from error

    def _number(self, field: str, kind: str, name: str, names: tuple[str, ...]) -> int:
        if name not in names:
            raise self._wrong(field, f'no {kind} "{name}"')
        return names.index(name)

    def _wrong(self, field: str, problem: str) -> ContentError:
        return ContentError.at(FILE, self.where, f"parts.{field}", problem)


def parts_of(mat: str) -> Parts:
    """The parts of a mat of the game."""
    return next(Parts(mat, entry.parts) for entry in CONTENT.monsters.mat if entry.id == mat)
