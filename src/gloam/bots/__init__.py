"""Players made of code. A bot is asked like a person, and knows no more than one in its seat.

`find("heuristic")` makes a bot by its name; `play_out` plays a game to its end with a bot in every seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.bots.bot import Bot, BotError, BrokenBot
from gloam.bots.driver import consult, play, play_out, remark
from gloam.bots.heuristic import Heuristic
from gloam.bots.random import Random

__all__ = ["Bot", "BotError", "BrokenBot", "consult", "find", "names", "play", "play_out", "remark"]

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {"heuristic": Heuristic, "random": Random}


def names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_BOTS)


def find(name: str, seed: int = 0) -> Bot:
    """A bot of that name; the same seed makes the same choices. Raises KeyError naming those there are."""
    if name not in _BOTS:
        raise KeyError(f"there is no bot called {name!r}; there are {', '.join(_BOTS)}")
    return _BOTS[name](seed)
