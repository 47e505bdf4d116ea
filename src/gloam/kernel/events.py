"""The kinds of things a game tells about, so that an event can be read by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from gloam.kernel.catalogue import Words


class Of(NamedTuple):
    """What a fact of an event is: one of these names, or without names a plain number; a text; or it may be missing (-1)."""

    words: Words = ()
    text: bool = False
    maybe: bool = False


NUMBER: Final[Words] = ()
"""A fact that is a plain number."""
TEXT: Final[Of] = Of(text=True)
"""A fact that is a text."""


def maybe(words: Words) -> Of:
    """A fact that is one of these names, or nothing."""
    return Of(words, maybe=True)


class Events:
    """Names and words for the facts of each kind of event: `Events(moved={"figure": FIGURES, "to": SPACES})`."""

    def __init__(self, **kinds: Mapping[str, Words | Of]) -> None:
        told: dict[str, Mapping[str, Words | Of]] = {"said": {"seat": NUMBER, "text": TEXT, "number": NUMBER}, **kinds}
        self.facts: Final[dict[str, dict[str, Of]]] = {
            kind: {name: fact if isinstance(fact, Of) else Of(fact) for name, fact in named.items()} for kind, named in told.items()
        }

    def parts(self, event: tuple[Any, ...]) -> dict[str, Any]:
        """An event as named parts: {"kind": "moved", "figure": "mayor", "to": "abbey"}; -1 reads as nothing.

        The facts of a kind that is not declared are numbered.
        """
        kind, *facts = event
        if kind not in self.facts:
            return {"kind": kind, **{f"fact_{i}": fact for i, fact in enumerate(facts, 1)}}
        named: dict[str, Any] = {"kind": kind}
        for (name, (words, _, _)), fact in zip(self.facts[kind].items(), facts, strict=True):
            named[name] = (words[fact] if fact >= 0 else None) if words else fact
        return named
