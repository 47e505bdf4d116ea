"""The Heroes' special actions."""

from __future__ import annotations

from gloam.games.horrified.components import ARCHAEOLOGIST, COURIER, EXPLORER, FIRST_MONSTER, INSPECTOR, IS_WATER, LIT, PROFESSOR
from gloam.games.horrified.movement import enter
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.game import Game


def forbids_reach(t: Village, into: int) -> str:
    """Archaeologist: pick up Items from an adjacent space. [actions.special.example-adjacent-pick-up]"""
    hero = t.hero()
    if hero != ARCHAEOLOGIST:
        return "actions.special.badge"
    if not t.actions:
        return "actions.allowance"
    if into not in LIT[t.at[hero]] or not t.items[into]:
        return "actions.special.example-adjacent-pick-up"
    return ""


@rule
def reach(g: Game, t: Village, into: int) -> None:
    """Take any number of Items from that space."""
    g.then(("take_items", into, 0))


def forbids_jump(t: Village, to: int) -> str:
    """Courier: to another Hero; Explorer: to any space but water; Inspector: to a Monster. [actions.special.badge]"""
    hero = t.hero()
    if hero not in (COURIER, EXPLORER, INSPECTOR):
        return "actions.special.badge"
    if not t.actions:
        return "actions.allowance"
    if IS_WATER[to]:
        return "path.water-spaces"
    if t.at[hero] == to:
        return "actions.special.badge"
    if hero == COURIER and not t.heroes_at(to):
        return "actions.special.badge"
    if hero == INSPECTOR and to not in t.at[FIRST_MONSTER:]:
        return "actions.special.badge"
    return ""


@rule
def jump(g: Game, t: Village, to: int) -> None:
    """The Hero is there at once."""
    enter(g, t, t.hero(), to)


def forbids_lead(t: Village, hero: int, to: int) -> str:
    """Professor: move one other Hero one space along a lit path."""
    me = t.hero()
    if me != PROFESSOR or hero == me or hero not in t.heroes:
        return "actions.special.badge"
    if not t.actions:
        return "actions.allowance"
    if t.at[hero] == OFF_BOARD:
        return "hit.hero-absent-until-turn"
    return "" if to in LIT[t.at[hero]] else "actions.move.adjacent-lit-path"


@rule
def lead(g: Game, t: Village, hero: int, to: int) -> None:
    """The other Hero steps there."""
    enter(g, t, hero, to)
