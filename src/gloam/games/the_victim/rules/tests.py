"""Tests: as many dice as the status, added up; the Manual rolls some of them again."""

from __future__ import annotations

from typing import Any

from gloam.games.the_victim.answers import DONE, PLAY, REROLL
from gloam.games.the_victim.components import DICE, ITEM_WORN, MANUAL, Status, Victim
from gloam.games.the_victim.rules.cards import discard_played, may_be_held
from gloam.games.the_victim.table import Forest, reaction, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game, Step


def dice_for(t: Forest, victim: Victim, status: Status) -> int:
    """How many dice a Victim rolls for a status. [setup.status-is-dice, components.victim-dice, widow.poisoned]"""
    return fewer_if_poisoned(t, victim, min(t.status(victim, status), DICE))


def fewer_if_poisoned(t: Forest, victim: Victim, dice: int) -> int:
    """One die fewer for the Poisoned, never less than none. [widow.poisoned, evilskill.debuff-no-stack]"""
    return max(dice - 1, 0) if t.poisoned(victim) else dice


def bonus(t: Forest, victim: Victim, status: Status) -> int:
    """What worn Items add to a roll of this status. [items.bonus-after-roll, items.bonus-needs-equipped]"""
    added = 0
    for item in t.worn[victim]:
        if ITEM_WORN[item] == status:
            added += 1
    return added


def total(t: Forest, victim: Victim, status: Status) -> int:
    """What a test comes to: the dice on the table, and what is worn. [items.amulet, items.calculator, items.jacket, items.shoes]"""
    return sum(t.dice) + bonus(t, victim, status)


def roll_for(g: Game, t: Forest, victim: Victim, status: Status, dice: int, outcome: Step) -> None:
    """Let a Victim roll so many dice for a status; `outcome` follows when nobody wants to change them any more."""
    t.rolling = (1, victim, status) + outcome
    g.then(("roll", "test", t.owner[victim], dice, victim, status) + outcome)


@rule
def test_thrown(g: Game, t: Forest, seat: Seat, victim: Victim, status: Status, *outcome: Any) -> None:
    """The dice lie on the table."""
    if g.watch is not None:
        g.tell("rolled", victim, status, " ".join([str(face) for face in t.dice]))


@reaction
def offers_test(t: Forest, seat: Seat, facts: tuple[Any, ...]) -> tuple[int, ...]:
    """Who has rolled may play a Manual. Whoever might hold one is asked, so that nobody learns from it. [items.manual]"""
    roller: int = facts[0]
    victim: int = facts[1]
    if roller != seat or not t.dice or not may_be_held(t, victim, MANUAL) or t.critical(victim):
        return ()
    return (PLAY.of(MANUAL),) if MANUAL in t.hands[victim] else (PASS,)


@rule
def test(g: Game, t: Forest, seat: Seat, roller: Seat, victim: Victim, status: Status, *facts: Any) -> None:
    """A Manual is played: choose the dice to roll again. [play.special-timing]"""
    discard_played(g, t, victim, MANUAL)
    g.then(("pick_dice", victim, status, 0))


@rule
def test_rolled(g: Game, t: Forest, seat: Seat, victim: Victim, status: Status, *outcome: Any) -> None:
    """The dice stay as they are, and count."""
    t.rolling = (0,) + t.rolling[1:]
    g.then(outcome)


@rule
def pick_dice(g: Game, t: Forest, victim: Victim, status: Status, picked: int) -> None:
    """Choose any of the dice, one after the other."""
    dice = [die for die in range(len(t.dice)) if not (picked >> die) & 1]
    if not dice:
        g.then(("roll_picked", victim, status, picked))
        return
    options = REROLL.each(dice)
    if picked:
        options.append(DONE)
    g.ask(t.owner[victim], "reroll", tuple(options), ("die_picked", victim, status, picked))


@rule
def die_picked(g: Game, t: Forest, victim: Victim, status: Status, picked: int, answer: int) -> None:
    """Another die, or no more."""
    if answer == DONE:
        g.then(("roll_picked", victim, status, picked))
    else:
        g.then(("pick_dice", victim, status, picked | 1 << REROLL.part(answer)))


@rule
def roll_picked(g: Game, t: Forest, victim: Victim, status: Status, picked: int) -> None:
    """The chosen dice are rolled again, and only those. [items.manual]"""
    dice = [die for die in range(len(t.dice)) if (picked >> die) & 1]
    g.then(*[("throw_again", "test", die) for die in dice], ("test_thrown", t.owner[victim], victim, status))
