"""The Victim: friends lost in a cursed forest, until one of them is possessed. Unofficial; the game belongs to its publisher."""

from __future__ import annotations

from gloam.games.the_victim.components import FEWEST_PLAYERS, MOST_PLAYERS
from gloam.games.the_victim.table import forest
from gloam.show.definition import GameDefinition

__all__ = ["GAME", "TheVictim", "forest"]


class TheVictim(GameDefinition):
    """The definition of The Victim."""

    id = "the_victim"
    name = "The Victim"
    tagline = "Two to six friends flee through a cursed forest, and one of them turns on the others"
    least_seats = FEWEST_PLAYERS
    most_seats = MOST_PLAYERS
    best_seats = (4, 5)


GAME = TheVictim()
