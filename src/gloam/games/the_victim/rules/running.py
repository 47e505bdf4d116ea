"""Run and Crawl: step by step, and what a tile does to who arrives on it."""

from __future__ import annotations

from typing import Any

from gloam.games.the_victim.answers import CRAWL, DRAW, GATE, HUNT, PICK_UP, STEP, STEPS, STOP
from gloam.games.the_victim.components import (
    AGI,
    BUNKER,
    IS_CURSE,
    IS_TEST,
    NOTHING,
    SNOW,
    Tile,
    Victim,
)
from gloam.games.the_victim.readings import DRAW_AND_ENTER
from gloam.games.the_victim.rules.attacking import attackable
from gloam.games.the_victim.rules.evil_rules import BY_EVIL
from gloam.games.the_victim.rules.exploring import draws, forbids_draw
from gloam.games.the_victim.rules.skills import affects
from gloam.games.the_victim.rules.subactions import card_actions, forbids_pick_up
from gloam.games.the_victim.rules.tests import bonus, dice_for, roll_for
from gloam.games.the_victim.rules.victims.rolita import cheer_up
from gloam.games.the_victim.table import FELL, GOES_ON, ON_MAP, Forest, reaction, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


def steps_rolled(t: Forest, victim: Victim, halved: int) -> tuple[int, int]:
    """Points for tiles and steps, and steps besides: the dice, halved by Snow, halved again `halved` times, and then what is worn.

    Dice of 0 are one step and no points, whatever is worn. Cheer Up adds a step. [run.roll, run.zero, events.snow,
    events.snow-bonus-after, rolita.flexible-half, rolita.flexible-event, rolita.cheer-up.example-zero]
    """
    points = sum(t.dice)
    for _ in range(halved + int(affects(t, SNOW, victim))):
        points = (points + 1) // 2
    worn, cheered = bonus(t, victim, AGI), cheer_up(t, victim)
    return (points + worn, cheered) if points else (0, 1 + worn + cheered)


# --- Run --------------------------------------------------------------------------------------------------------------


@rule
def run(g: Game, t: Forest, victim: Victim, halved: int) -> None:
    """Roll AGI dice and run as far as they say. [run.roll, turn.status-uses]"""
    roll_for(g, t, victim, AGI, dice_for(t, victim, AGI), ("run_rolled", victim, halved))


@rule
def run_rolled(g: Game, t: Forest, victim: Victim, halved: int) -> None:
    """Points for tiles and steps, and steps besides. [run.points-shared, run.zero]"""
    points, steps = steps_rolled(t, victim, halved)
    t.cursed = 0
    t.halted = GOES_ON
    t.left = points + steps
    g.tell("runs", victim, points + steps)
    g.then(("running", victim, points, steps, 0), ("run_over", victim))


def steps(t: Forest, victim: Victim) -> list[int]:
    """Where a running Victim may step. [run.no-obstacles, run.connected-path, run.no-retracing]"""
    return [to for to in t.ways[t.at[victim]] if not (t.crossed >> to) & 1]


def forbids_step(t: Forest, victim: Victim, to: Tile) -> str:
    """[run.no-obstacles, run.connected-path, run.no-retracing]"""
    here = t.at[victim]
    if to not in t.beside[here]:
        return "run.connected-path"
    if to not in t.ways[here]:
        return "run.no-obstacles"
    return "run.no-retracing" if (t.crossed >> to) & 1 else ""


def forbids_stop(t: Forest, victim: Victim, points: int, extra: int, taken: int) -> str:
    """A Run has at least one step, if one can be made. [run.at-least-one-step, run.fewer-steps]"""
    if taken:
        return ""
    if steps(t, victim):
        return "run.at-least-one-step"
    needed = 1 if t.reads & DRAW_AND_ENTER else 2
    leads_on = points + extra >= needed and not forbids_draw(t, victim, points, extra, taken, False)
    return "run.at-least-one-step" if leads_on else ""


@rule
def running(g: Game, t: Forest, victim: Victim, points: int, extra: int, taken: int) -> None:
    """The next step or tile, for `points` that serve for both and `extra` steps.

    [run.draw-optional, run.critical-while-running, turn.sub-actions-in-run]
    """
    if t.critical(victim):
        t.halted = FELL
    if t.halted or t.state[victim] != ON_MAP or points + extra == 0:
        return
    ahead = steps(t, victim)
    options = STEP.each(ahead)
    if not forbids_draw(t, victim, points, extra, taken, bool(ahead)):
        options += draws(t)
    if taken and not forbids_pick_up(t, victim):
        options.append(PICK_UP)
    if t.acting == victim:
        options += card_actions(t, victim)
    if not forbids_stop(t, victim, points, extra, taken):
        options.append(STOP)
    g.ask(t.owner[victim], "run", tuple(options), ("ran", victim, points, extra, taken))


@rule
def ran(g: Game, t: Forest, victim: Victim, points: int, extra: int, taken: int, answer: int) -> None:
    """A step, a tile, something picked up, an Item card, or the end of it. [run.points-shared, pickup.ends-run]"""
    if answer == STOP:
        t.left = 0
        return
    if answer == PICK_UP:
        t.left = 0
        g.then(("pick_up", victim))
    elif STEP.has(answer):
        t.left = points + extra - 1
        left = (points, extra - 1) if extra else (points - 1, 0)
        g.then(("step", victim, STEP.part(answer)), ("running", victim, *left, taken + 1))
    elif not DRAW.has(answer):
        g.then((STEPS[answer][0], victim) + STEPS[answer][1:], ("running", victim, points, extra, taken))
    elif t.reads & DRAW_AND_ENTER:
        t.left = points + extra - 1
        draw = ("draw", victim, DRAW.part(answer), 0)
        g.then(draw, ("enter_new_tile", victim), ("running", victim, points - 1, extra, taken + 1))
    else:
        t.left = points + extra - 1
        g.then(("draw", victim, DRAW.part(answer), 0), ("running", victim, points - 1, extra, taken))


@rule
def step(g: Game, t: Forest, victim: Victim, to: Tile) -> None:
    """Leave a tile, which is not entered again this turn, and arrive on another."""
    t.crossed |= 1 << t.at[victim]
    move(g, t, victim, to)
    g.then(("arrive", victim, 1))


@rule
def enter_new_tile(g: Game, t: Forest, victim: Victim) -> None:
    """Where a tile is drawn and entered for one point, its drawer goes there."""
    if t.state[victim] == ON_MAP and not t.critical(victim):
        g.then(("step", victim, t.tile))


def move(g: Game, t: Forest, victim: Victim, to: Tile) -> None:
    """A Victim's miniature is put on another tile."""
    left = t.at[victim]
    t.at[victim] = to
    g.tell("moved", victim, left, to)


@rule
def run_over(g: Game, t: Forest, victim: Victim) -> None:
    """A Run is finished: a Werewolf that targets the runner may hunt. [werewolf.target-hunt]"""
    t.left = 0
    if BY_EVIL[t.evil].hunts_after_run(t, victim):
        t.scent = victim
        g.then(("window", "target_hunt", t.evil_seat, 0, victim))


@reaction
def offers_target_hunt(t: Forest, seat: Seat, facts: tuple[Any, ...]) -> tuple[int, ...]:
    """One free Hunt after each Run of a Victim with the Target status."""
    return (HUNT,) if seat == t.evil_seat and t.scent != NOTHING else ()


# --- Crawl ------------------------------------------------------------------------------------------------------------


@rule
def crawl(g: Game, t: Forest, victim: Victim, to: Tile) -> None:
    """One tile, without a roll, a test or new tiles; herbs heal by themselves.

    [crawl.one-space, crawl.no-draw, crawl.no-test, injury.herb-automatic, run.no-retracing]
    """
    t.cursed = 0
    t.crossed |= 1 << t.at[victim]
    move(g, t, victim, to)
    g.then(("arrive", victim, 0))
    if (t.herbs >> to) & 1:
        t.herbs &= ~(1 << to)
        g.tell("picked_up", victim, to)
        g.then(("recover", victim))


def crawls(t: Forest, victim: Victim) -> list[int]:
    """Where a critical Victim may crawl."""
    return CRAWL.each(t.ways[t.at[victim]])


# --- arriving ---------------------------------------------------------------------------------------------------------


@rule
def arrive(g: Game, t: Forest, victim: Victim, running: int) -> None:
    """What a tile does: a Web, the Gate, an Event, a test; and through an open Bunker a Victim gets in at once.

    Vivian rushes on only then, if the Web brought an attack. [vivian.adrenaline-rush-timing, vivian.adrenaline-rush-after-tile]
    """
    if t.at[victim] not in t.webs:
        g.then(("tile_effect", victim, running))
    elif attackable(t, victim):
        g.then(("spring_web", victim), ("tile_effect", victim, running), ("after_attack", victim))
    else:
        g.then(("spring_web", victim), ("tile_effect", victim, running))


@rule
def tile_effect(g: Game, t: Forest, victim: Victim, running: int) -> None:
    """[map.curse-draw-event, map.curse-once-per-run, map.bunker-gate, test.mandatory]"""
    here = t.at[victim]
    if here == BUNKER:
        g.then(("find_gate",), ("enter_bunker",))
    elif IS_CURSE[here] and not (t.cursed >> here) & 1:
        t.cursed |= 1 << here
        g.then(("draw_event", victim))
    elif IS_TEST[here] and running and not t.critical(victim):
        g.then(("test_tile", victim))


@rule
def find_gate(g: Game, t: Forest) -> None:
    """The first to come to the Bunker draws a Gate token. [map.bunker-gate, components.gate-tokens]"""
    if t.gate == NOTHING:
        g.draw_card(GATE, t.gates, ("gate_found",))


@rule
def gate_found(g: Game, t: Forest, gate: int) -> None:
    """It lies face up on the Bunker Board."""
    t.gates = t.gates.without(gate)
    t.gate = gate
    g.tell("gate", gate)
