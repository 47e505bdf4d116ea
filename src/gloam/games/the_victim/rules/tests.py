"""Tests: as many dice as the status, added up; the Manual rolls some of them again."""

from __future__ import annotations

from typing import Any

from gloam.games.the_victim.answers import DIE, DONE, PLAY, REROLL
from gloam.games.the_victim.components import DICE, ITEM_WORN, MANUAL, Status, Victim
from gloam.games.the_victim.rules.cards import discard_played
from gloam.games.the_victim.table import ON_MAP, Forest, reaction, rule
from gloam.kernel.game import PASS, Game, Step


def dice_for(t: Forest, victim: Victim, status: Status) -> int:
    """How many dice a Victim rolls for a status. [setup.status-is-dice, components.victim-dice, widow.poisoned]"""
    return fewer_if_poisoned(t, victim, min(t.status(victim, status), DICE))


def fewer_if_poisoned(t: Forest, victim: Victim, dice: int) -> int:
    """One die fewer for the Poisoned, never less than none. [widow.poisoned, evilskill.debuff-no-stack]"""
    return max(dice - 1, 0) if t.poisoned(victim) else dice


def bonus(t: Forest, victim: Victim, status: Status) -> int:
    """What worn Items add to a roll of this status. [items.bonus-after-roll, items.bonus-needs-equipped]"""
    return sum([ITEM_WORN[item] == status for item in t.worn[victim]])


def total(t: Forest, victim: Victim, status: Status) -> int:
    """What a test comes to: the dice on the table, and what is worn. [items.amulet, items.calculator, items.jacket, items.shoes]"""
    return sum(t.dice) + bonus(t, victim, status)


def test(g: Game, t: Forest, victim: Victim, status: Status, dice: int, outcome: Step) -> None:
    """Let a Victim roll so many dice for a status; `outcome` follows when nobody wants to change them any more."""
    t.dice = ()
    g.then(("roll_dice", victim, status, dice), ("window", "tested", t.owner[victim], 0, victim, status), outcome)


@rule
def roll_dice(g: Game, t: Forest, victim: Victim, status: Status, dice: int) -> None:
    """Roll the dice one by one."""
    if len(t.dice) < dice:
        g.chance(DIE, t.faces, ("die_rolled", victim, status, dice))
    else:
        g.tell("rolled", victim, status, " ".join([str(face) for face in t.dice]))


@rule
def die_rolled(g: Game, t: Forest, victim: Victim, status: Status, dice: int, face: int) -> None:
    """A die lies on the table."""
    t.dice += (face,)
    g.then(("roll_dice", victim, status, dice))


@reaction
def offers_tested(t: Forest, seat: int, facts: tuple[Any, ...]) -> tuple[int, ...]:
    """Who has rolled may play a Manual. Whoever holds cards is asked, so that nobody learns from it. [items.manual]"""
    victim: int = facts[0]
    if t.owner[victim] != seat or not t.dice or not t.hands[victim] or t.state[victim] != ON_MAP or t.critical(victim):
        return ()
    return (PLAY.of(MANUAL),) if MANUAL in t.hands[victim] else (PASS,)


@rule
def tested(g: Game, t: Forest, seat: int, victim: Victim, status: Status, answer: int) -> None:
    """A Manual is played: choose the dice to roll again. [play.special-timing]"""
    discard_played(g, t, victim, PLAY.part(answer))
    g.then(("pick_dice", victim, status, 0))


@rule
def pick_dice(g: Game, t: Forest, victim: Victim, status: Status, picked: int) -> None:
    """Choose any of the dice, one after the other."""
    dice = [die for die in range(len(t.dice)) if not (picked >> die) & 1]
    if not dice:
        g.then(("roll_again", victim, status, picked))
        return
    options = REROLL.each(dice)
    if picked:
        options.append(DONE)
    g.ask(t.owner[victim], "reroll", tuple(options), ("die_picked", victim, status, picked))


@rule
def die_picked(g: Game, t: Forest, victim: Victim, status: Status, picked: int, answer: int) -> None:
    """Another die, or no more."""
    if answer == DONE:
        g.then(("roll_again", victim, status, picked))
    else:
        g.then(("pick_dice", victim, status, picked | 1 << REROLL.part(answer)))


@rule
def roll_again(g: Game, t: Forest, victim: Victim, status: Status, picked: int) -> None:
    """The chosen dice are rolled again, and only those."""
    if picked:
        g.chance(DIE, t.faces, ("die_rerolled", victim, status, picked))
    else:
        g.tell("rolled", victim, status, " ".join([str(face) for face in t.dice]))


@rule
def die_rerolled(g: Game, t: Forest, victim: Victim, status: Status, picked: int, face: int) -> None:
    """The first of the chosen dice shows another face."""
    die = (picked & -picked).bit_length() - 1
    t.dice = t.dice[:die] + (face,) + t.dice[die + 1 :]
    g.then(("roll_again", victim, status, picked & (picked - 1)))
