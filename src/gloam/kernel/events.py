"""The kinds of things a game tells about, so that an event can be read by name."""

from __future__ import annotations

from typing import Any, Final

from gloam.kernel.catalogue import Words

NUMBER: Final[Words] = ()
"""A fact that is a plain number or text."""


class Events:
    """Names and words for the facts of each kind of event: `Events(moved={"figure": FIGURES, "to": SPACES})`."""

    def __init__(self, **kinds: dict[str, Words]) -> None:
        self.kinds = {"said": {"seat": NUMBER, "text": NUMBER}, **kinds}

    def parts(self, event: tuple[Any, ...]) -> dict[str, Any]:
        """An event as named parts: {"kind": "moved", "figure": "mayor", "to": "abbey"}; -1 reads as nothing.

        The facts of a kind that is not declared are numbered.
        """
        kind, *facts = event
        if kind not in self.kinds:
            return {"kind": kind, **{f"fact_{i}": fact for i, fact in enumerate(facts, 1)}}
        named: dict[str, Any] = {"kind": kind}
        for (name, words), fact in zip(self.kinds[kind].items(), facts, strict=True):
            named[name] = (words[fact] if fact >= 0 else None) if words else fact
        return named
