"""House of Horrors: Explorers against Monsters, Room by Room, on sides that change each round. Unofficial."""

from __future__ import annotations

from gloam.games.house_of_horrors.components import BEST_SEATS, LEAST_SEATS, MOST_SEATS
from gloam.games.house_of_horrors.table import house
from gloam.show.definition import GameDefinition

__all__ = ["GAME", "HouseOfHorrors", "house"]


class HouseOfHorrors(GameDefinition):
    """The definition of House of Horrors."""

    id = "house_of_horrors"
    name = "House of Horrors"
    tagline = "A haunted card game, best with four or five: take sides, talk, and keep the hourglasses"
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    best_seats = BEST_SEATS


GAME = HouseOfHorrors()
