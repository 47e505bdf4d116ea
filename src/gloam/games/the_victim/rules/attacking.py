"""Attacks: the Evil's die or a skill's power against the Victim's VIT dice."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.the_victim.answers import AGAIN, PLAY
from gloam.games.the_victim.components import (
    FIREWORK,
    FIRST,
    NOTHING,
    PASSIVE,
    RAGE,
    SECOND,
    VIT,
    VIVIAN,
    Figure,
    Tile,
    Victim,
)
from gloam.games.the_victim.readings import RAGE_STACKS
from gloam.games.the_victim.rules.cards import discard_played, may_be_held
from gloam.games.the_victim.rules.evil_rules import BY_EVIL
from gloam.games.the_victim.rules.injuries import gain_rage
from gloam.games.the_victim.rules.tests import dice_for, roll_for, total
from gloam.games.the_victim.rules.victims.sean import stood_in
from gloam.games.the_victim.table import DEFENDED, EVIL, ON_MAP, SHIELDED, UNDER_WAY, WOUNDED, Forest, reaction, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game, Step

# By what an attack is made: the Attack action, the first or the second active skill, or a Web
BY_ACTION: Final = PASSIVE
BY_FIRST: Final = FIRST
BY_SECOND: Final = SECOND
BY_WEB: Final = 3


# --- the Evil's die ---------------------------------------------------------------------------------------------------


def roll_evil_die(g: Game, t: Forest, who: Figure, outcome: Step) -> None:
    """Roll the Evil's die for Hunt or Attack; the Werewolf may roll again. [hunt.roll, attack.rolls]"""
    t.rolling = (1, who, NOTHING) + outcome
    g.then(("roll", "evil_die", t.evil_seat, 1, who) + outcome)


@rule
def evil_die_thrown(g: Game, t: Forest, seat: Seat, who: Figure, *outcome: Any) -> None:
    """A number, or the Rage symbol. [components.evil-dice]"""
    t.evil_die = t.dice[0]
    g.tell("evil_rolled", t.evil_die)


@reaction
def offers_evil_die(t: Forest, seat: Seat, facts: tuple[Any, ...]) -> tuple[int, ...]:
    """Blood Smell: once a turn, while any Victim has a Wound. [werewolf.blood-smell, werewolf.blood-smell-once]"""
    if seat != t.evil_seat or facts[1] != EVIL or t.rerolled:
        return ()
    return (AGAIN,) if BY_EVIL[t.evil].may_roll_again(t) else ()


@rule
def evil_die(g: Game, t: Forest, seat: Seat, roller: Seat, who: Figure, *facts: Any) -> None:
    """The Werewolf rolls again. [werewolf.blood-smell]"""
    t.rerolled = 1
    g.then(("throw_again", "evil_die", 0), ("evil_die_thrown", seat, who))


@rule
def evil_die_rolled(g: Game, t: Forest, seat: Seat, who: Figure, *outcome: Any) -> None:
    """The die stays as it is."""
    t.rolling = (0,) + t.rolling[1:]
    g.then(outcome)


# --- targets ----------------------------------------------------------------------------------------------------------


def attackable(t: Forest, victim: Victim) -> bool:
    """Whether the Evil can attack a Victim at all. [hide.no-target, injury.maximum]"""
    return t.state[victim] == ON_MAP and not t.critical(victim) and not t.hidden(victim)


def attackable_on(t: Forest, tiles: tuple[int, ...]) -> list[int]:
    """The Victims on these tiles that can be attacked, each once, in the order of turns."""
    return [victim for victim in t.order if t.at[victim] in tiles and attackable(t, victim)]


def attackable_at(t: Forest, tile: Tile) -> list[int]:
    """The Victims on a tile that can be attacked, in the order of turns."""
    return [victim for victim in t.order if t.at[victim] == tile and attackable(t, victim)]


def attackable_around(t: Forest, tile: Tile) -> list[int]:
    """The Victims on a tile and beside it, path or not, that can be attacked, in the order of turns."""
    return attackable_on(t, (tile,) + t.beside[tile])


def body_tiles(t: Forest) -> tuple[int, ...]:
    """The tiles of the Evil: its own, and those of its Shadows."""
    return (t.evil_at,) + t.shadows


def attack_targets(t: Forest) -> list[int]:
    """Whom the Attack action can be against. [attack.same-tile]"""
    return attackable_on(t, BY_EVIL[t.evil].attack_tiles(t))


# --- the Attack action ------------------------------------------------------------------------------------------------


@rule
def evil_attack(g: Game, t: Forest, attacker: Figure, victim: Victim) -> None:
    """The die tells the Attack points. `attacker` is the Evil or an enslaved Victim. [attack.rolls]"""
    if attacker == EVIL:
        stood_in(t, attack_targets(t), victim)
    roll_evil_die(g, t, attacker, ("attack_rolled", attacker, victim))


def attack_points(g: Game, t: Forest, attacker: Figure) -> int:
    """What the die gives: the Rage symbol 0, and to the Evil 1 Rage. Meat adds 1. [attack.rage-symbol, wendigo.fresh-meat]"""
    if t.evil_die == RAGE and attacker == EVIL:
        gain_rage(g, t, 1)
    return t.evil_die + (t.meat if attacker == EVIL else 0)


@rule
def attack_rolled(g: Game, t: Forest, attacker: Figure, victim: Victim) -> None:
    """The Victim defends."""
    points = attack_points(g, t, attacker)
    g.then(("attack", attacker, victim, points, BY_ACTION), ("after_attack", victim))


# --- an attack --------------------------------------------------------------------------------------------------------


@rule
def attack(g: Game, t: Forest, attacker: Figure, victim: Victim, points: int, by: int) -> None:
    """One attack on one Victim, if it can still be attacked. First it may light a Firework. [items.firework-before-defence]"""
    if attackable(t, victim):
        t.shielded = 0
        t.clash = (t.round, attacker, victim, points, by, UNDER_WAY, 0)
        g.tell("attacks", attacker, victim, points)
        g.then(("window", "firework", t.owner[victim], 0, victim), ("defend", attacker, victim, points, by))


@reaction
def offers_firework(t: Forest, seat: Seat, facts: tuple[Any, ...]) -> tuple[int, ...]:
    """Before the defence. Whoever might hold one is asked, so that nobody learns from it. [items.firework]"""
    victim: int = facts[0]
    if t.owner[victim] != seat or t.shielded or not may_be_held(t, victim, FIREWORK):
        return ()
    return (PLAY.of(FIREWORK),) if FIREWORK in t.hands[victim] else (PASS,)


@rule
def firework(g: Game, t: Forest, seat: Seat, victim: Victim, answer: int) -> None:
    """It cancels this attack. [items.firework, play.special-timing]"""
    discard_played(g, t, victim, FIREWORK)
    t.shielded = 1


@rule
def defend(g: Game, t: Forest, attacker: Figure, victim: Victim, points: int, by: int) -> None:
    """Roll VIT dice, unless a Firework burns. [attack.rolls, evilskill.same-attack-rules, turn.status-uses]"""
    if t.shielded:
        t.shielded = 0
        _ends(t, SHIELDED, 0)
        g.then(("attack_failed", attacker, victim, by))
    else:
        roll_for(g, t, victim, VIT, dice_for(t, victim, VIT), ("defended", attacker, victim, points, by))


@rule
def defended(g: Game, t: Forest, attacker: Figure, victim: Victim, points: int, by: int) -> None:
    """More points than the defence: one Wound; a success of an upgraded skill, and of any Attack, may bring more.

    [attack.success, attack.one-wound, evilskill.same-attack-rules, evilskill.passive-scope]
    """
    defence = total(t, victim, VIT)
    _ends(t, WOUNDED if points > defence else DEFENDED, defence, *t.dice)
    g.tell("defended", victim, points, defence)
    if points <= defence:
        g.then(("attack_failed", attacker, victim, by))
        return
    t.hits += 1
    more = BY_EVIL[t.evil].on_success[by]
    if attacker == EVIL and more and (by == BY_ACTION or t.upgrades[by]):
        g.then(("wound", victim), (more, victim))
        return
    g.then(("wound", victim))


def _ends(t: Forest, outcome: int, defence: int, *dice: int) -> None:
    """How the last attack ended, for all to see."""
    t.clash = (*t.clash[:5], outcome, defence, *dice)


@rule
def attack_failed(g: Game, t: Forest, attacker: Figure, victim: Victim, by: int) -> None:
    """The Evil gains 1 Rage, but not a second one after the Rage symbol. [rage.on-fail, attack.rage-symbol]"""
    g.tell("repelled", attacker, victim)
    symbol = by == BY_ACTION and t.evil_die == RAGE
    if attacker == EVIL and (not symbol or t.reads & RAGE_STACKS):
        gain_rage(g, t, 1)


@rule
def after_attack(g: Game, t: Forest, victim: Victim) -> None:
    """When Vivian was attacked she may rush away. [vivian.adrenaline-rush-timing]"""
    if victim == VIVIAN:
        g.then(("window", "adrenaline_rush", t.owner[victim], 0, victim))
