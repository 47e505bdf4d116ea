"""Players made of code. A bot is asked like a person, and knows no more than one in its seat.

`find("heuristic")` makes a bot by its name, `find("exec:python3 mine.py")` one that is a program of its own; `play_out` plays a
game to its end with a bot in every seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.bots.bot import Bot, BotError, BrokenBot
from gloam.bots.driver import consult, play, play_out, remark
from gloam.bots.external import PREFIX, External, register, registered
from gloam.bots.heuristic import Heuristic
from gloam.bots.random import Random
from gloam.kernel.definition import Advice
from gloam.kernel.spelling import UnknownName, suggestion

__all__ = ["Advice", "Bot", "BotError", "BrokenBot", "consult", "find", "names", "play", "play_out", "register", "remark"]

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {"heuristic": Heuristic, "random": Random}


def names() -> tuple[str, ...]:
    """The names of all bots: those that come along, and programs that were registered."""
    return (*_BOTS, *registered())


def find(name: str, seed: int = 0) -> Bot:
    """A bot of that name, or the program after "exec:"; the same seed makes the same choices.

    Raises UnknownName, with the nearest name or those there are.
    """
    if name in _BOTS:
        return _BOTS[name](seed)
    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), seed)
    programs = registered()
    if name in programs:
        return External(programs[name], seed, name)
    others = f"; there are {', '.join(names())}, and {PREFIX}COMMAND with a program of yours"
    raise UnknownName(f"there is no bot called {name!r}{suggestion(name, names()) or others}")
