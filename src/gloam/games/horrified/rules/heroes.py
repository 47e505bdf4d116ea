"""The Heroes' special actions."""

from __future__ import annotations

from gloam.games.horrified.answers import JUMP, LEAD, REACH
from gloam.games.horrified.components import (
    ARCHAEOLOGIST,
    COURIER,
    ELSEWHERE,
    EXPLORER,
    FIRST_MONSTER,
    INSPECTOR,
    IS_WATER,
    LIT,
    PROFESSOR,
    Hero,
    Space,
)
from gloam.games.horrified.rules.movement import enter
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.game import Game


def forbids_reach(t: Village, into: Space) -> str:
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
def reach(g: Game, t: Village, into: Space) -> None:
    """Take any number of Items from that space."""
    g.then(("take_items", into, 0))


def jumps(t: Village, hero: Hero) -> tuple[int, ...]:
    """Courier: to another Hero; Explorer: to any space but water; Inspector: to a Monster. [actions.special.badge]"""
    here = t.at[hero]
    if hero == EXPLORER:
        return ELSEWHERE[here]
    goals = [t.at[other] for other in t.heroes] if hero == COURIER else t.at[FIRST_MONSTER:]
    found: list[int] = []
    for to in goals:
        if to not in (OFF_BOARD, here) and not IS_WATER[to] and to not in found:
            found.append(to)
    found.sort()
    return tuple(found)


def forbids_jump(t: Village, to: Space) -> str:
    """[actions.special.badge, path.water-spaces]"""
    hero = t.hero()
    if hero not in (COURIER, EXPLORER, INSPECTOR):
        return "actions.special.badge"
    if not t.actions:
        return "actions.allowance"
    if to in jumps(t, hero):
        return ""
    return "path.water-spaces" if IS_WATER[to] else "actions.special.badge"


@rule
def jump(g: Game, t: Village, to: Space) -> None:
    """The Hero is there at once."""
    enter(g, t, t.hero(), to)


def forbids_lead(t: Village, hero: Hero, to: Space) -> str:
    """Professor: move one other Hero one space along a lit path."""
    me = t.hero()
    if me != PROFESSOR or hero == me or hero not in t.heroes:
        return "actions.special.badge"
    if not t.actions:
        return "actions.allowance"
    if t.at[hero] == OFF_BOARD:
        return "hit.hero-absent-until-turn"
    if IS_WATER[to]:
        return "path.water-spaces"
    return "" if to in LIT[t.at[hero]] else "actions.move.adjacent-lit-path"


@rule
def lead(g: Game, t: Village, hero: Hero, to: Space) -> None:
    """The other Hero steps there."""
    enter(g, t, hero, to)


# --- what each Hero may do --------------------------------------------------------------------------------------------


def _reaches(t: Village, hero: Hero) -> list[int]:
    return REACH.each([into for into in LIT[t.at[hero]] if not forbids_reach(t, into)])


def _leads(t: Village, hero: Hero) -> list[int]:
    led = [other for other in t.heroes if other != hero and t.at[other] != OFF_BOARD]
    return [LEAD.of(other, to) for other in led for to in LIT[t.at[other]] if not forbids_lead(t, other, to)]


def special_actions(t: Village, hero: Hero) -> list[int]:
    """The answers of a Hero's special action that are allowed now, if it has actions left. [actions.special.badge]"""
    if hero == ARCHAEOLOGIST:
        return _reaches(t, hero)
    if hero == PROFESSOR:
        return _leads(t, hero)
    if hero in (COURIER, EXPLORER, INSPECTOR):
        return JUMP.each(jumps(t, hero))
    return []
