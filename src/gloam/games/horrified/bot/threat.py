"""What the coming Monster Phase may do, from the Monster cards that are left."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from gloam.games.horrified.bot.monster import BY_MAT, BY_MONSTER
from gloam.games.horrified.components import (
    CARD_DICE,
    CARD_MOVE,
    CARD_STRIKES,
    FIGURE_DISTANCE,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    FRENZY,
    HIT,
    MONSTERS,
    POWER,
)
from gloam.games.horrified.table import OFF_BOARD, Village
from gloam.kernel.boards.graphs import FAR

REACH: Final = 3  # no card lets a Monster move further
TERROR: Final[tuple[float, ...]] = (2.6, 3.0, 3.4, 4.1, 6.0, 10.5, 45.0)
"""What one more Terror costs at each level, in actions: little at first, for time runs out far more often than Terror runs over."""
TERROR_SO_FAR: Final[tuple[float, ...]] = tuple([sum(TERROR[:level], 0.0) for level in range(len(TERROR) + 1)])
"""What the Terror up to each level has cost."""
ITEM_LOST: Final = 0.9
RESCUE_LOST: Final = 2.0  # what a Villager's rescue would have brought
SETBACK: Final = 0.5  # what a Monster's Power costs

Odds = tuple[float, float, float, tuple[float, float, float, float]]
"""Of a Monster and a distance: the chance that a person there is hit at all, the expected hits and Powers, and the chance
that a Hero with 0, 1, 2 or 3 Items falls."""


@lru_cache(maxsize=512)
def strike_odds(cards: tuple[int, ...], frenzied: int, faces: tuple[int, ...]) -> tuple[tuple[Odds, ...], ...]:
    """For each Monster and each distance up to REACH what one card drawn from `cards` brings."""
    hit = faces.count(HIT) / len(faces)
    power = faces.count(POWER) / len(faces)
    table: list[list[list[float]]] = [[[0.0] * 7 for _ in range(REACH + 1)] for _ in MONSTERS]
    for card in cards:
        dice = CARD_DICE[card]
        for symbol in CARD_STRIKES[card]:
            monster = frenzied if symbol == FRENZY else symbol
            chance = hit + power if BY_MONSTER[monster].power_hits else hit
            fall = [_more_hits_than(items, dice, chance) for items in range(4)]
            for distance in range(min(CARD_MOVE[card], REACH) + 1):
                row = table[monster][distance]
                row[0] += fall[0]
                row[1] += dice * chance
                row[2] += dice * power
                for items in range(4):
                    row[3 + items] += fall[items]
    share = 1 / len(cards) if cards else 0.0
    return tuple([tuple([_odds([share * x for x in row]) for row in rows]) for rows in table])


def _odds(row: list[float]) -> Odds:
    return row[0], row[1], row[2], (row[3], row[4], row[5], row[6])


def _more_hits_than(items: int, dice: int, chance: float) -> float:
    return sum([comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(items + 1, dice + 1)], 0.0)


def terror_cost(t: Village) -> float:
    """What one more Terror would cost now."""
    return TERROR[min(t.terror, len(TERROR) - 1)]


def danger(t: Village, odds: tuple[tuple[Odds, ...], ...]) -> float:
    """What the coming Monster Phase is expected to cost, in actions."""
    if t.monster_phase_skipped:
        return 0.0
    at = t.at
    terror = terror_cost(t)
    villagers = [space for space in at[FIRST_VILLAGER:FIRST_MONSTER] if space != OFF_BOARD]
    total = 0.0
    for monster in t.monsters_in_play():
        place = at[FIRST_MONSTER + monster]
        row = FIGURE_DISTANCE[FIRST_MONSTER + monster][place]
        nearest = FAR
        items = 0
        for seat in range(t.seats):
            space = at[t.heroes[seat]]
            if space != OFF_BOARD and row[space] <= nearest:
                shields = len(t.held[seat])
                if row[space] < nearest or shields > items:
                    items = shields
                nearest = row[space]
        target_is_hero = True
        for space in villagers:
            if row[space] < nearest:
                nearest = row[space]
                target_is_hero = False
        if nearest > REACH:
            continue
        hit, hits, powers, fall = odds[monster][nearest]
        if target_is_hero:
            total += fall[min(items, 3)] * terror + hits * ITEM_LOST + powers * SETBACK
        else:
            total += hit * (terror + RESCUE_LOST) + powers * SETBACK
    return total + sum([BY_MAT[mat].alarm(t) for mat in t.mats], 0.0) * terror
