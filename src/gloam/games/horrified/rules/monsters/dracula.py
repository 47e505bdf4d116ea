"""Dracula: smash the four Coffins, then overcome him."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import MAT_OF, MONSTERS, RED, Monster
from gloam.games.horrified.parts import parts_of
from gloam.games.horrified.rules.items import worth
from gloam.games.horrified.rules.monster import MonsterRules, register
from gloam.games.horrified.rules.movement import enter
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.game import Game

DRACULA: Final[int] = MONSTERS.index("dracula")
COFFINS: Final[tuple[int, ...]] = parts_of("dracula").places("coffins")
COFFIN_RED: Final[int] = parts_of("dracula").number("coffin_red")


class DraculaRules(MonsterRules):
    """Each Coffin is smashed where it stands, with red Items."""

    def lay_out(self, t: Village) -> None:
        """[setup.dracula]"""
        t.coffins = COFFINS

    def clear(self, t: Village) -> None:
        t.coffins = ()

    def complete(self, t: Village) -> bool:
        """All four Coffins are smashed. [dracula.advance.four-coffins]"""
        return not t.coffins

    def forbids_place(self, t: Village, monster: Monster) -> str:
        """In a space with an intact Coffin. [dracula.advance.coffin-space]"""
        return "" if t.at[t.hero()] in t.coffins else "dracula.advance.coffin-space"

    def forbids_items(self, t: Village, monster: Monster) -> str:
        """Red Items of enough strength together. [items.sum-symbol]"""
        return "" if worth(t, t.turn, RED) >= COFFIN_RED else "dracula.advance.coffin-space"

    def advance(self, g: Game, t: Village, monster: Monster) -> None:
        g.then(("pay", RED, COFFIN_RED, self.mat), ("smash_coffin",))


@rule
def smash_coffin(g: Game, t: Village) -> None:
    """The Coffin here is flipped and goes to the mat. [dracula.advance.flip-to-mat]"""
    smash(t)
    g.tell("coffin", t.at[t.hero()])


def smash(t: Village) -> None:
    """The Coffin in the current Hero's space is gone."""
    here = t.at[t.hero()]
    t.coffins = tuple([space for space in t.coffins if space != here])


@rule
def dark_charm(g: Game, t: Village, count: int) -> None:
    """Power: the current player's Hero is placed with Dracula. [dracula.power.dark-charm, dracula.power.already-there]"""
    hero = t.hero()
    if t.at[hero] not in (OFF_BOARD, t.monster_at(DRACULA)):
        enter(g, t, hero, t.monster_at(DRACULA))


RULES: Final[MonsterRules] = register(DraculaRules(MAT_OF[DRACULA], "dark_charm"))
