"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from gloam.kernel.definition import Advice
from gloam.kernel.game import Game


class Bot(Protocol):
    """Chooses answers for a seat."""

    @property
    def name(self) -> str:
        """What the bot is found and reported by."""

    def choose(self, game: Game, seat: int) -> Advice | None:
        """An answer to what `seat` is asked, and why. None, or an answer of None: it would rather not interrupt.

        `game` agrees with all that the seat knows; the rest of it is a guess. It is the bot's own, to try things out on.
        """


class BotError(RuntimeError):
    """A bot that cannot go on: names the bot and what it was asked."""


class BrokenBot(BotError):
    """A bot that raised an error of its own, or gave an answer that is not open to its seat."""
