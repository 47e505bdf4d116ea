"""Rules of thumb for playing Horrified: what a sensible player would answer, and why.

`outlook` judges a table in actions, `threat` weighs the coming Monster Phase, `turn` looks through the turn ahead, `perks`
knows when a Perk card pays, `replies` answers the small questions, `puzzles` are what can be worked out exactly.
"""

from __future__ import annotations

from gloam.games.horrified.bot.replies import reply
from gloam.games.horrified.bot.wishes import wish
from gloam.games.horrified.table import Village
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game, Question
from gloam.show.definition import import_folder

__all__ = ["advise", "wish"]

import_folder(f"{__name__}.monsters")


def advise(game: Game, question: Question) -> Advice:
    """What a sensible player in the asked seat would answer, and why. The game is not changed.

    Asked for an interrupt, it may rather not: then the answer is None.
    """
    assert isinstance(game.table, Village)
    return reply(game.table.clone(), question)
