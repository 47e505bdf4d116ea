"""Players made of code. A bot is asked like a person, and knows no more than one in its seat.

`find("heuristic")` makes a bot by its name, `find("exec:python3 mine.py")` one that is a program of its own, and
`find("python:mine:Clever")` one of the class `Clever` in the module `mine`; `play_out` plays a game to its end with a bot in every
seat.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from gloam.bots.bot import Bot, BotError, BrokenBot
from gloam.bots.driver import checked, consult, offer, play, play_out, remark, stand_in
from gloam.bots.external import PREFIX, External, register, registered
from gloam.bots.heuristic import Heuristic
from gloam.bots.random import Random
from gloam.kernel.definition import Advice
from gloam.kernel.spelling import UnknownName, suggestion

__all__ = [
    "Advice", "Bot", "BotError", "BrokenBot",
    "checked", "consult", "find", "names", "offer", "play", "play_out", "register", "remark", "stand_in",
]  # fmt: skip

PYTHON: Final = "python:"
_BOTS: Final[dict[str, Callable[[int], Bot]]] = {"heuristic": Heuristic, "random": Random}


def names() -> tuple[str, ...]:
    """The names of all bots: those that come along, and programs that were registered."""
    return (*_BOTS, *registered())


def find(name: str, seed: int = 0) -> Bot:
    """A bot of that name, the program after "exec:", or the class after "python:"; the same seed makes the same choices.

    "python:module:Class" is called with the seed, "python:module:Class:argument" with the seed and that text. Raises UnknownName,
    with the nearest name or those there are, and BotError for a class that cannot be found.
    """
    if name in _BOTS:
        return _BOTS[name](seed)
    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), seed)
    if name.startswith(PYTHON):
        return _imported(name, seed)
    programs = registered()
    if name in programs:
        return External(programs[name], seed, name)
    others = (
        f"; there are {', '.join(names())}, {PREFIX}COMMAND with a program of yours, and {PYTHON}MODULE:CLASS with a class of yours"
    )
    raise UnknownName(f"there is no bot called {name!r}{suggestion(name, names()) or others}")


def _imported(name: str, seed: int) -> Bot:
    if os.curdir not in sys.path:
        sys.path.append(os.curdir)  # where people have bots of their own
    module, _, rest = name.removeprefix(PYTHON).partition(":")
    attribute, _, argument = rest.partition(":")
    try:
        made: Callable[..., Any] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise BotError(f"the bot {name} cannot be imported: {wrong}") from None
    bot: Bot = made(seed, argument) if argument else made(seed)
    return bot
