"""Naming: a table has numbers, and a view or a position the names of what they stand for."""

from __future__ import annotations

from collections.abc import Iterable

from gloam.kernel.catalogue import Words


def references(kind: str, names: Iterable[str | None]) -> set[str]:
    """What sentences and messages refer to these things by, "space:tower"; empty spots are left out."""
    return {f"{kind}:{name}" for name in names if name is not None}


def named(words: Words, things: Iterable[int]) -> list[str]:
    """What these things are called; empty spots are left out."""
    return [words[thing] for thing in things if thing >= 0]


def name_or_none(words: Words, thing: int) -> str | None:
    """What this thing is called, None for nothing."""
    return words[thing] if thing >= 0 else None


def seats_in(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if (mask >> seat) & 1]
