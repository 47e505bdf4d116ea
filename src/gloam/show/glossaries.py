"""Glossaries: what clients read of a game's components, taken from its content."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import convert

from gloam.kernel.content import Named

T = TypeVar("T")


def by_id(entries: Iterable[Named], shape: type[T]) -> dict[str, T]:
    """Entries of the content by their ids, with as much of each as the shape names.

    class HeroInfo(Struct): ...
    by_id(CONTENT.heroes, HeroInfo)

    What the shape gives another name ("count" as "cards") is renamed by it: `Struct, rename={"count": "cards"}`.
    """
    return {entry.id: part_of(entry, shape) for entry in entries}


def part_of(entry: object, shape: type[T]) -> T:
    """As much of an entry as a shape names."""
    return convert(entry, shape, from_attributes=True)
