"""A position typed by hand may be impossible in ways that no check foresees: it is played on a little before anyone sits down."""

from __future__ import annotations

import random
from typing import Final

from gloam.kernel import play
from gloam.kernel.game import NATURE, SPECTATOR, Game
from gloam.kernel.nature import Seeded
from gloam.server.table import views

GAMES: Final = 12
ANSWERS: Final = 25


def try_out(game: Game) -> None:
    """Play some random games from here and show them to every seat. Raises whatever goes wrong; ValueError if nobody is asked."""
    for seed in range(GAMES):
        dice = random.Random(seed)
        rehearsed = play.settle(game, Seeded(seed)).game
        for _ in range(ANSWERS):
            if rehearsed.over:
                break
            _show(rehearsed)
            question = dice.choice([asked for asked in rehearsed.asked if asked.seat != NATURE])
            rehearsed.answer(dice.choice(question.options), question.seat)


def _show(game: Game) -> None:
    """Raises ValueError if the game goes on, but nobody can answer."""
    if not game.asked or not all(question.options for question in game.asked):
        raise ValueError("nobody can go on")
    seats = range(game.seats)
    views.questions(game, seats)
    for seat in (*seats, SPECTATOR):
        game.setup.definition.shown.view(game.table, seat)
