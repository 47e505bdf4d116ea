"""The Creature: sail with the Items that others need least, and wait for it on the shore."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.bot.monster import ANY_ITEM, MISSING, Errand, MonsterThoughts, Needs, register, spend
from gloam.games.horrified.bot.puzzles import ITEMS_TO_LAIR
from gloam.games.horrified.components import (
    CAMP,
    COLOURS,
    FIGURE_DISTANCE,
    FIRST_MONSTER,
    IS_WATER,
    ITEM_COLOUR,
    ITEM_STRENGTH,
    LAND,
    Item,
    Monster,
)
from gloam.games.horrified.rules.monsters.creature import CREATURE, LAIR, RULES, next_x
from gloam.games.horrified.table import Village

SAIL: Final = 2.0  # for each Item that brings the Boat to the Lair
DRIFT: Final = 0.02  # for each X to the Lair
LURE: Final = 3.0  # gained by waiting on the shore for the Creature


class CreatureThoughts(MonsterThoughts):
    """Any Item sails."""

    def state(self, t: Village) -> object:
        return t.boat

    def work(self, t: Village, needs: Needs) -> float:
        sails = ITEMS_TO_LAIR[t.boat]
        needs.any += sails + len(COLOURS)
        return SAIL * sails + DRIFT * (LAIR - t.boat)

    def errands(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        return [(CAMP, SAIL * min(ITEMS_TO_LAIR[t.boat], len(t.held[seat])))]

    def victory(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        place = t.monster_at(CREATURE)
        there = super().victory(t, seat, worth)
        if not there or not IS_WATER[place]:
            return there
        row = FIGURE_DISTANCE[FIRST_MONSTER + CREATURE][place]
        return [(min(LAND, key=lambda space: row[space]), LURE)]

    def item_for(self, t: Village, monster: Monster, usable: list[int], awaited: list[int]) -> int:
        return min(usable, key=lambda item: _sailing_cost(t, item, item in awaited))

    def advance(self, t: Village, monster: Monster, item: Item) -> int:
        spend(t, item)
        t.boat = next_x(t.boat, ITEM_COLOUR[item])
        return 0

    def task(self, monster: Monster, here: int) -> str:
        return "search for the Creature's lair"


def _sailing_cost(t: Village, item: Item, awaited: bool) -> float:
    """What it costs to sail with an Item: the way that is left from there, and the spot that waits for the Item elsewhere."""
    boat = next_x(t.boat, ITEM_COLOUR[item])
    way_left = (SAIL + ANY_ITEM) * ITEMS_TO_LAIR[boat] - DRIFT * boat
    return way_left + (MISSING if awaited else 0.0) + 0.1 * DRIFT * ITEM_STRENGTH[item]


register(CreatureThoughts(RULES))
