"""Names that do not exist, and the nearest one that does."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any


class UnknownName(ValueError):
    """A game or bot that does not exist. Suggests the nearest name, or lists those there are."""


def suggestion(word: Any, words: Iterable[str]) -> str:
    """The end of a sentence about an unknown name: the nearest one, or "" if none is near."""
    near = get_close_matches(word, words, 1) if isinstance(word, str) else []
    return f"; did you mean {near[0]!r}?" if near else ""


def suggestion_or_all(word: Any, words: Iterable[str], listed: str = "there are") -> str:
    """The same, but with a list of all names if none is near."""
    words = list(words)
    return suggestion(word, words) or f"; {listed} {', '.join(words)}"
