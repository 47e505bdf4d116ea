"""The Wolf Man: discover the cure for lycanthropy, then administer it."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrified.components import (
    BLUE,
    FIRST_VILLAGER,
    ITEM_COLOUR,
    ITEM_STRENGTH,
    LABORATORY,
    MAT_OF,
    MONSTERS,
    RED,
    Item,
    Monster,
)
from gloam.games.horrified.parts import parts_of
from gloam.games.horrified.rules.items import strength, without
from gloam.games.horrified.rules.monster import MonsterRules, register
from gloam.games.horrified.table import IN_BOX, NOBODY, NOTHING, ON_MAT, Village, rule
from gloam.kernel.game import Game

WOLF_MAN: Final[int] = MONSTERS.index("wolf_man")
CURE_STRENGTHS: Final[tuple[int, ...]] = parts_of("wolf_man").numbers("cure")


class WolfManRules(MonsterRules):
    """Blue Items go to spots of their strength; whoever fills the last one takes the Cure."""

    def take_options(self, t: Village, options: dict[str, Any]) -> None:
        t.scientist_cures = int(options["scientist_cures"])
        t.wolf_man_red = int(options["wolf_man_red"])

    def lay_out(self, t: Village) -> None:
        t.cure = (NOTHING,) * len(CURE_STRENGTHS)
        t.cure_holder = ON_MAT

    def clear(self, t: Village) -> None:
        t.discard += tuple([item for item in t.cure if item != NOTHING])
        t.cure = ()
        t.cure_holder = IN_BOX
        t.hunted = NOBODY

    def complete(self, t: Village) -> bool:
        """All six spots are filled. [wolfman.advance.six-spots]"""
        return NOTHING not in t.cure

    def forbids_place(self, t: Village, monster: Monster) -> str:
        """At the Laboratory. [wolfman.advance.at-laboratory]"""
        return "" if t.at[t.hero()] == LABORATORY else "wolfman.advance.at-laboratory"

    def strengths(self, t: Village, item: Item) -> list[int]:
        """As which strengths a blue Item could fill an empty spot: its own, and more in the Scientist's hands."""
        most = strength(t.hero(), item) if t.scientist_cures else ITEM_STRENGTH[item]
        empty = empty_spots(t)
        return [worth for worth in range(ITEM_STRENGTH[item], most + 1) if worth in empty]

    def fits(self, t: Village, monster: Monster, item: Item) -> bool:
        """A blue Item for an empty spot of its strength."""
        return ITEM_COLOUR[item] == BLUE and bool(self.strengths(t, item))

    def use(self, g: Game, t: Village, monster: Monster, item: Item) -> None:
        g.then(("count_as", monster, item))

    def count(self, g: Game, t: Village, monster: Monster, item: Item, strength: int) -> None:
        g.then(("test_ingredient", item, strength))

    def price(self, t: Village) -> tuple[tuple[int, int], ...]:
        """An option of the table decides."""
        return ((RED, t.wolf_man_red),)

    def forbids_defeat(self, t: Village) -> str:
        """Only who holds the Cure. [wolfman.defeat.holder-only]"""
        return "" if t.cure_holder == t.turn else "wolfman.defeat.holder-only"


def empty_spots(t: Village) -> list[int]:
    """The strengths of the spots that are empty."""
    return [CURE_STRENGTHS[spot] for spot in range(len(CURE_STRENGTHS)) if t.cure[spot] == NOTHING]


def mix(t: Village, item: Item, strength: int) -> None:
    """The current Hero's Item goes to an empty spot of that strength."""
    spot = 0
    while CURE_STRENGTHS[spot] != strength or t.cure[spot] != NOTHING:
        spot += 1
    t.held[t.turn] = without(t.held[t.turn], item)
    t.cure = t.cure[:spot] + (item,) + t.cure[spot + 1 :]


@rule
def test_ingredient(g: Game, t: Village, item: Item, strength: int) -> None:
    """The Item goes to an empty spot of that strength; with the sixth the current player takes the Cure. [wolfman.cure.taken]"""
    mix(t, item, strength)
    g.tell("ingredient", t.hero(), item)
    if RULES.complete(t):
        t.cure_holder = t.turn
        g.tell("cure", t.turn, t.hero())


@rule
def vicious_bite(g: Game, t: Village, count: int) -> None:
    """Power: everyone in the Wolf Man's space is hit once for each symbol. [wolfman.power.vicious-bite]"""
    here = t.monster_at(WOLF_MAN)
    bitten = t.heroes_at(here) + [FIRST_VILLAGER + villager for villager in t.villagers_at(here)]
    g.then_all([("hit", person, count) for person in bitten])


RULES: Final[MonsterRules] = register(WolfManRules(MAT_OF[WOLF_MAN], "vicious_bite"))
