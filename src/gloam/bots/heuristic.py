"""The bot that follows each game's own rules of thumb."""

from __future__ import annotations

from typing import final

from gloam.kernel.definition import Advice
from gloam.kernel.game import Game


@final
class Heuristic:
    """Answers as the game's definition advises. It leaves nothing to chance, so `seed` changes nothing."""

    name = "heuristic"

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, game: Game, seat: int) -> Advice | None:
        question = game.question_for(seat)
        return None if question is None else game.setup.definition.advisor.advise(game, question)
