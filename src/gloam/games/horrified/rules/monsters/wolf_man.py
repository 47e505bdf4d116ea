"""The Wolf Man: discover the cure for lycanthropy, then administer it."""

from __future__ import annotations

from gloam.games.horrified.components import (
    BLUE,
    CURE_STRENGTHS,
    FIRST_VILLAGER,
    ITEM_COLOUR,
    ITEM_STRENGTH,
    LABORATORY,
    SCIENTIST,
    WOLF_MAN,
    Item,
    Monster,
)
from gloam.games.horrified.rules.items import without
from gloam.games.horrified.table import NOTHING, Village, rule
from gloam.kernel.game import Game


def complete(t: Village) -> bool:
    """All six spots are filled. [wolfman.advance.six-spots]"""
    return NOTHING not in t.cure


def advance_place(t: Village, monster: Monster) -> str:
    """At the Laboratory. [wolfman.advance.at-laboratory]"""
    return "" if t.at[t.hero()] == LABORATORY else "wolfman.advance.at-laboratory"


def strengths(t: Village, item: Item) -> list[int]:
    """As which strengths a blue Item could fill an empty spot: its own, and 1 more in the Scientist's hands."""
    worth = [ITEM_STRENGTH[item]]
    if t.hero() == SCIENTIST and t.scientist_cures:
        worth.append(ITEM_STRENGTH[item] + 1)
    empty = [CURE_STRENGTHS[spot] for spot in range(len(CURE_STRENGTHS)) if t.cure[spot] == NOTHING]
    return [strength for strength in worth if strength in empty]


def fits(t: Village, monster: Monster, item: Item) -> bool:
    """A blue Item for an empty spot of its strength."""
    return ITEM_COLOUR[item] == BLUE and bool(strengths(t, item))


@rule
def test_ingredient(g: Game, t: Village, item: Item, strength: int) -> None:
    """The Item goes to an empty spot of that strength; with the sixth the current player takes the Cure. [wolfman.cure.taken]"""
    spot = 0
    while CURE_STRENGTHS[spot] != strength or t.cure[spot] != NOTHING:
        spot += 1
    t.held[t.turn] = without(t.held[t.turn], item)
    t.cure = t.cure[:spot] + (item,) + t.cure[spot + 1 :]
    g.tell("ingredient", t.hero(), item)
    if complete(t):
        t.cure_holder = t.turn
        g.tell("cure", t.turn, t.hero())


@rule
def vicious_bite(g: Game, t: Village, count: int) -> None:
    """Power: everyone in the Wolf Man's space is hit once for each symbol. [wolfman.power.vicious-bite]"""
    here = t.monster_at(WOLF_MAN)
    bitten = t.heroes_at(here) + [FIRST_VILLAGER + villager for villager in t.villagers_at(here)]
    g.then(*[("hit", person, count) for person in bitten])
