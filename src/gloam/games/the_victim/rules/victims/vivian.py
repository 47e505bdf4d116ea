"""Vivian: Self Heal, Adrenaline Rush."""

from __future__ import annotations

from typing import Any

from gloam.games.the_victim.answers import RUN
from gloam.games.the_victim.components import AGI, INT, PASS_MARK, VIVIAN, Victim
from gloam.games.the_victim.readings import SELF_HEAL_RECHARGES
from gloam.games.the_victim.rules.injuries import ailing
from gloam.games.the_victim.rules.running import steps_rolled
from gloam.games.the_victim.rules.skills import worked, works
from gloam.games.the_victim.rules.tests import dice_for, roll_for, total
from gloam.games.the_victim.table import BACK, FELL, FRONT, GOES_ON, NO_TOKEN, PICKED_UP, Forest, reaction, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


def forbids_self_heal(t: Forest) -> str:
    """[vivian.self-heal, skill.recharge]"""
    if t.self_heal == BACK:
        return "skill.recharge"
    return "" if ailing(t, VIVIAN) else "vivian.self-heal"


@rule
def self_heal(g: Game, t: Forest, victim: Victim) -> None:
    """Roll INT dice; the token marks that the skill was used. [vivian.self-heal, vivian.self-heal-token]"""
    t.self_heal = FRONT
    roll_for(g, t, victim, INT, dice_for(t, victim, INT), ("self_heal_rolled", victim))


@rule
def self_heal_rolled(g: Game, t: Forest, victim: Victim) -> None:
    """Three or more: a Wound or a debuff goes. [vivian.self-heal, vivian.self-heal-debuff]"""
    if total(t, victim, INT) >= PASS_MARK:
        g.then(("treat", victim, victim))
    else:
        g.tell("failed", victim, INT)


def reset_self_heal(t: Forest, victim: Victim) -> None:
    """When her turn begins the skill is available again, or recharges first. [vivian.self-heal-token]"""
    if victim == VIVIAN:
        t.self_heal = BACK if t.self_heal == FRONT and t.reads & SELF_HEAL_RECHARGES else NO_TOKEN


@reaction
def offers_adrenaline_rush(t: Forest, seat: Seat, facts: tuple[Any, ...]) -> tuple[int, ...]:
    """After an attack on her Vivian may run. [vivian.adrenaline-rush, vivian.adrenaline-rush-timing]"""
    return (RUN,) if t.owner[VIVIAN] == seat and works(t, VIVIAN) else ()


@rule
def adrenaline_rush(g: Game, t: Forest, seat: Seat, victim: Victim, answer: int) -> None:
    """Roll AGI dice; the Run that it may interrupt is kept. [vivian.adrenaline-rush]"""
    worked(t, victim)
    g.tell("rushes", victim)
    roll_for(g, t, victim, AGI, dice_for(t, victim, AGI), ("rush_rolled", victim, t.cursed, t.halted, t.left))


@rule
def rush_rolled(g: Game, t: Forest, victim: Victim, cursed: int, halted: int, left: int) -> None:
    """Up to so many steps, one at least, and no tiles. [vivian.adrenaline-rush-step, vivian.adrenaline-rush-no-draw]"""
    steps = sum(steps_rolled(t, victim, 0))
    t.cursed = 0
    t.halted = GOES_ON
    t.left = steps
    g.tell("runs", victim, steps)
    g.then(("running", victim, 0, steps, 0), ("run_over", victim), ("rush_over", cursed, halted, left))


@rule
def rush_over(g: Game, t: Forest, cursed: int, halted: int, left: int) -> None:
    """The Run that was interrupted goes on, unless the rush has ended all movement in this turn. [pickup.ends-run]"""
    t.cursed = cursed
    t.halted = t.halted if t.halted in (PICKED_UP, FELL) else halted
    t.left = left
