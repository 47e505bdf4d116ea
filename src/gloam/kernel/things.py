"""The named things of a game: what its rules call each kind of them, and the ids there are.

`Space = Annotated[int, Named(SPACES)]` in a game's `components` declares the kind "Space".
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, get_args

from gloam.kernel.catalogue import Words
from gloam.kernel.definition import Definition
from gloam.kernel.facts import Named


def declared_in(components: ModuleType) -> dict[str, Words]:
    """The ids of the things that a game's components declare, by their kind."""
    return {
        name: given.words
        for name, alias in vars(components).items()
        for given in get_args(alias)[1:]
        if isinstance(given, Named) and given.words
    }


class Things:
    """The ids of a game's things by their kind."""

    def __init__(self, game: Definition) -> None:
        components = f"{type(game).__module__}.components"
        self.words: Final[dict[str, Words]] = declared_in(import_module(components)) if find_spec(components) else {}

    def kind_of(self, words: Words) -> str:
        """The smallest kind of things that all these words name, or "" if there is none. Numbers name nothing."""
        holding = [name for name, known in self.words.items() if set(words) <= set(known)]
        if not holding or all(word.isdecimal() for word in words):
            return ""
        return min(holding, key=lambda name: len(self.words[name]))
