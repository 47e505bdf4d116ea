"""The bot that chooses blindly."""

from __future__ import annotations

from typing import Final, final

from gloam.kernel.definition import Advice
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded
from gloam.kernel.play import may_decline

INTERRUPTS: Final = 8  # one chance to interrupt out of so many is taken


@final
class Random:
    """Gives any open answer of its seat, each as likely. It takes one chance to interrupt out of eight.

    Its choices depend on the seed, the seat and the number of answers so far alone.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._chance = Seeded(seed)

    def choose(self, game: Game, seat: int) -> Advice | None:
        mine = [question for question in game.asked if question.seat == seat]
        at = 2 * (64 * game.moves + seat)
        if all(may_decline(game, question) for question in mine) and self._chance.below(INTERRUPTS, at):
            return None
        options = [option for question in mine for option in question.options]
        return Advice(options[self._chance.below(len(options), at + 1)], "at random")
