"""Dracula: smash the four Coffins, then overcome him."""

from __future__ import annotations

from gloam.games.horrified.components import DRACULA, Monster
from gloam.games.horrified.rules.movement import enter
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.game import Game


def complete(t: Village) -> bool:
    """All four Coffins are smashed. [dracula.advance.four-coffins]"""
    return not t.coffins


def advance_place(t: Village, monster: Monster) -> str:
    """In a space with an intact Coffin. [dracula.advance.coffin-space]"""
    return "" if t.at[t.hero()] in t.coffins else "dracula.advance.coffin-space"


@rule
def smash_coffin(g: Game, t: Village) -> None:
    """The Coffin here is flipped and goes to the mat. [dracula.advance.flip-to-mat]"""
    here = t.at[t.hero()]
    t.coffins = tuple([space for space in t.coffins if space != here])
    g.tell("coffin", here)


@rule
def dark_charm(g: Game, t: Village, count: int) -> None:
    """Power: the current player's Hero is placed with Dracula. [dracula.power.dark-charm, dracula.power.already-there]"""
    hero = t.hero()
    if t.at[hero] not in (OFF_BOARD, t.monster_at(DRACULA)):
        enter(g, t, hero, t.monster_at(DRACULA))
