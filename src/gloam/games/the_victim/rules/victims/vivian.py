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
from gloam.games.the_victim.rules.victims.rolita import cheer_up
from gloam.games.the_victim.table import BACK, FRONT, NO_TOKEN, Forest, reaction, rule
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
    """Roll AGI dice; this Run has nothing to do with another that it may interrupt. [vivian.adrenaline-rush]"""
    worked(t, victim)
    g.tell("rushes", victim)
    crossed, cursed, halted = t.crossed, t.cursed, t.halted
    t.crossed = 0
    roll_for(g, t, victim, AGI, dice_for(t, victim, AGI), ("rush_rolled", victim, crossed, cursed, halted))


@rule
def rush_rolled(g: Game, t: Forest, victim: Victim, crossed: int, cursed: int, halted: int) -> None:
    """Up to so many steps, and no tiles. [vivian.adrenaline-rush-no-draw]"""
    steps = max(steps_rolled(t, victim, 0), 1) + cheer_up(t, victim)
    t.cursed = 0
    t.halted = 0
    t.left = steps
    g.tell("runs", victim, steps)
    g.then(("running", victim, 0, steps, 1), ("run_over", victim), ("rush_over", crossed, cursed, halted))


@rule
def rush_over(g: Game, t: Forest, crossed: int, cursed: int, halted: int) -> None:
    """What was interrupted goes on."""
    t.crossed = crossed
    t.cursed = cursed
    t.halted = halted
