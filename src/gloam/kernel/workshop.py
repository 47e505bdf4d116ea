"""What players make for themselves before a game, an army or a deck: a small text that is checked, drawn, saved and shared.

A game that has such a thing brings a `Workshop`. The command line makes commands of it (`gloam army check`), a server a page;
neither knows what it is that is made there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from rich.console import RenderableType


class Broken(NamedTuple):
    """What is wrong with a text: in words, and the id of the rule that it breaks ("" if none speaks of it)."""

    problem: str
    rule: str = ""


class Workshop(ABC):
    """Makes and judges one kind of thing. Texts come from anyone: nothing here raises because of what is in one."""

    thing: str
    """What is made here, in one word: the name of its command."""
    things: str
    """The same, of several."""
    sizes: tuple[int, ...] = ()
    """The sizes it is usually made in, the usual one first."""

    @abstractmethod
    def samples(self) -> Mapping[str, str]:
        """The texts that come along, by id."""

    @abstractmethod
    def broken_rules(self, text: str, seats: int = 2) -> list[Broken]:
        """Every rule that a text breaks at a table for so many; [] if it may be played."""

    @abstractmethod
    def headline(self, text: str) -> str:
        """A text that can be read, in a line."""

    @abstractmethod
    def picture(self, text: str) -> RenderableType:
        """A text that can be read, for a terminal."""

    @abstractmethod
    def draw(self, size: int, seed: int, seats: int = 2) -> str:
        """A random one of a size. Raises ValueError if there is none of that size."""

    def parts(self) -> dict[str, Any]:
        """All that one can be made of, as plain data."""
        return {}
