"""Horrified: the Heroes of a village against classic Monsters. Unofficial; the game belongs to its publisher."""

from __future__ import annotations

from gloam.games.horrified.components import FEWEST_PLAYERS, MOST_PLAYERS
from gloam.games.horrified.table import village
from gloam.show.definition import GameDefinition

__all__ = ["GAME", "Horrified", "village"]


class Horrified(GameDefinition):
    """The definition of Horrified."""

    id = "horrified"
    name = "Horrified"
    tagline = "One to five Heroes against the Monsters that haunt their village"
    least_seats = FEWEST_PLAYERS
    most_seats = MOST_PLAYERS
    cooperative = True


GAME = Horrified()
