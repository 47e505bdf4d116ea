"""Sentences that refer to what they name: a seat, a card, a place. They are ordinary texts, with their pieces at hand.

A line writes a name as a reference, and the sentence is read when it is complete:

    >>> said = sentence(f"Play {reference('perk:brandish', 'Brandish')}.")
    >>> said
    'Play Brandish.'
    >>> pieces(said)
    ['Play ', ('perk:brandish', 'Brandish'), '.']
    >>> pieces("Pass")
    'Pass'
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

Reference = tuple[str, str]
"""What is named, "perk:brandish" or "seat:1", and its words in the sentence."""
Pieces = str | list[str | Reference]
"""A sentence in its pieces; one that names nothing is a text."""

OPEN, BETWEEN, CLOSE = "\x0e", "\x1f", "\x0f"  # control codes, which no text has: `tables.names.speakable` takes them out
_WRITTEN: Final = re.compile(f"{OPEN}([^{BETWEEN}]*){BETWEEN}([^{CLOSE}]*){CLOSE}")
_REMEMBERED: Final = 8192


class Sentence(str):
    """A text that knows its pieces."""

    __slots__ = ("pieces",)

    pieces: list[str | Reference]


def reference(names: str, text: str) -> str:
    """A name as a part of a sentence that is still to be read."""
    return f"{OPEN}{names}{BETWEEN}{text}{CLOSE}"


def sentence(written: str) -> str:
    """The complete sentence, without marks; one that names nothing is the text as it is."""
    return _read(written) if OPEN in written else written


@lru_cache(_REMEMBERED)
def _read(written: str) -> Sentence:
    said = Sentence(_WRITTEN.sub(r"\2", written))
    found: list[str | Reference] = []
    end = 0
    for name in _WRITTEN.finditer(written):
        if name.start() > end:
            found.append(written[end : name.start()])
        found.append((name[1], name[2]))
        end = name.end()
    if end < len(written):
        found.append(written[end:])
    said.pieces = found
    return said


def pieces(said: str) -> Pieces:
    """A sentence in its pieces."""
    return said.pieces if isinstance(said, Sentence) else said


def written(said: str) -> str:
    """A sentence as a part of another one that is still to be read."""
    if not isinstance(said, Sentence):
        return said
    return "".join([piece if isinstance(piece, str) else reference(*piece) for piece in said.pieces])


def text(pieces: Pieces) -> str:
    """The text of a sentence in pieces, as a message has it."""
    return pieces if isinstance(pieces, str) else "".join([piece if isinstance(piece, str) else piece[1] for piece in pieces])
