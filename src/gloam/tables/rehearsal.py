"""A position typed by hand may be impossible in ways that no check foresees: it is played on a little before anyone sits down."""

from __future__ import annotations

import random
from typing import Final

from gloam.kernel import play
from gloam.kernel.frames import Sight
from gloam.kernel.game import NATURE, SPECTATOR, Game
from gloam.kernel.nature import Seeded
from gloam.tables import views
from gloam.tables.messages import encode

GAMES: Final = 12
ANSWERS: Final = 25


def try_out(game: Game) -> None:
    """Play some random games from here and show them to every seat. Raises whatever goes wrong; ValueError if nobody is asked."""
    for seed in range(GAMES):
        dice = random.Random(seed)
        rehearsed = play.settle(game, Seeded(seed)).game
        sight: Sight | None = None
        for _ in range(ANSWERS):
            if rehearsed.over:
                break
            sight = _show(rehearsed, sight)
            question = dice.choice([asked for asked in rehearsed.asked if asked.seat != NATURE])
            rehearsed.answer(dice.choice(question.options), question.seat)


def _show(game: Game, before: Sight | None) -> Sight:
    """Show everyone the table as it is, as a table in play does: from what they saw of the one before.

    Raises ValueError if the game goes on, but nobody can answer.
    """
    if not game.asked or not all(question.options for question in game.asked):
        raise ValueError("nobody can go on")
    seats = range(game.seats)
    encode(views.questions(game, seats))
    table = game.table.clone()
    sight = Sight(game.setup.definition, table) if before is None else before.of(table)
    if sight is not before:
        for eyes in (*seats, SPECTATOR):
            encode(sight.view(eyes))
    return sight
