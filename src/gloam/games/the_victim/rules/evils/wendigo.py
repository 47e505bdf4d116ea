"""The Wendigo: Frenzy, Ambush, Madness Crash, Fresh Meat."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import ATTACK, CHARGE, DONE
from gloam.games.the_victim.components import IS_TEST, NOTHING, SKILLS, Edge, Skill, Tile, Victim
from gloam.games.the_victim.rules.attacking import (
    BY_ACTION,
    attack_points,
    attack_targets,
    attackable_at,
    roll_evil_die,
)
from gloam.games.the_victim.rules.evil_rules import EvilRules, register
from gloam.games.the_victim.rules.hunting import put_piece
from gloam.games.the_victim.rules.powers import attack_with, eliminate, upgraded
from gloam.games.the_victim.rules.victims.sean import brave, chosen_target, forbids_targets, stood_in
from gloam.games.the_victim.table import EVIL, Forest, rule
from gloam.kernel.boards.hexagons import SIDES
from gloam.kernel.game import Game

AMBUSH: Final[int] = SKILLS.index("ambush")
MADNESS_CRASH: Final[int] = SKILLS.index("madness_crash")


@rule
def frenzy(g: Game, t: Forest, chosen: int) -> None:
    """Choose who is attacked besides the `chosen`, a mask; or nobody, unless Brave forbids it.

    [wendigo.frenzy, sean.brave-not-multi]
    """
    targets = attack_targets(t)
    others = [victim for victim in targets if not (chosen >> victim) & 1]
    if not others:
        g.then(("frenzy_roll", chosen))
        return
    options = ATTACK.each(others)
    if not forbids_targets(t, targets, [victim for victim in targets if victim not in others]):
        options.append(DONE)
    g.ask(t.evil_seat, "frenzy", tuple(options), ("frenzy_chosen", chosen))


@rule
def frenzy_chosen(g: Game, t: Forest, chosen: int, answer: int) -> None:
    """Another, or no more."""
    if answer == DONE:
        g.then(("frenzy_roll", chosen))
    else:
        g.then(("frenzy", chosen | 1 << ATTACK.part(answer)))


@rule
def frenzy_roll(g: Game, t: Forest, chosen: int) -> None:
    """One roll for all attacks. [wendigo.frenzy]"""
    targets = attack_targets(t)
    alone = [victim for victim in targets if chosen == 1 << victim]
    if alone:
        stood_in(t, targets, alone[0])
    roll_evil_die(g, t, EVIL, ("frenzy_rolled", chosen))


@rule
def frenzy_rolled(g: Game, t: Forest, chosen: int) -> None:
    """Each of the chosen defends. [wendigo.frenzy, sean.brave-not-multi]"""
    points = attack_points(g, t, EVIL)
    for victim in reversed(attack_targets(t)):
        if (chosen >> victim) & 1:
            g.then(("attack", EVIL, victim, points, BY_ACTION), ("after_attack", victim))


# --- Ambush -----------------------------------------------------------------------------------------------------------


def forbids_ambush(t: Forest) -> str:
    """It can always hunt."""
    return ""


@rule
def ambush(g: Game, t: Forest) -> None:
    """A Hunt, when upgraded through obstacles, and an attack where it ends. [wendigo.ambush, wendigo.ambush-upgrade]"""
    t.strides = 0
    g.then(("ambush_arrives",))
    roll_evil_die(g, t, EVIL, ("hunt_rolled", EVIL, int(upgraded(t, AMBUSH))))


@rule
def ambush_arrives(g: Game, t: Forest) -> None:
    """If it has come to a tile with Victims, it attacks one. [wendigo.ambush, wendigo.ambush-test-tile]"""
    targets = attackable_at(t, t.evil_at)
    if t.strides and targets:
        g.ask(t.evil_seat, "ambush", tuple(ATTACK.each(brave(t, targets))), ("ambushed",))


@rule
def ambushed(g: Game, t: Forest, answer: int) -> None:
    """[wendigo.ambush]"""
    victim = chosen_target(t, attackable_at(t, t.evil_at), answer)
    attack_with(g, t, AMBUSH, victim)


# --- Madness Crash ----------------------------------------------------------------------------------------------------


def lines(t: Forest) -> list[int]:
    """The directions in which there is a tile to rush to."""
    return [edge for edge in range(SIDES) if t.around[t.evil_at][edge] != NOTHING]


def forbids_madness_crash(t: Forest) -> str:
    """[wendigo.madness-crash]"""
    return "" if lines(t) else "wendigo.madness-crash"


@rule
def madness_crash(g: Game, t: Forest) -> None:
    """Choose the direction. [wendigo.madness-crash]"""
    g.ask(t.evil_seat, "charge", tuple(CHARGE.each(lines(t))), ("charge",))


@rule
def charge(g: Game, t: Forest, answer: int) -> None:
    """Off it goes; who stands with it is not in its way."""
    g.then(("crash", CHARGE.part(answer), 0))


@rule
def crash(g: Game, t: Forest, edge: Edge, attacked: int) -> None:
    """The next tile of the line: everyone there is attacked, once; a Test tile stops it before the upgrade.

    [wendigo.madness-crash, wendigo.madness-crash-no-stop, wendigo.madness-crash-test-tile, wendigo.madness-crash-upgrade]
    """
    ahead = t.around[t.evil_at][edge]
    if ahead == NOTHING:
        return
    put_piece(g, t, EVIL, 0, ahead)
    if not IS_TEST[ahead] or upgraded(t, MADNESS_CRASH):
        crashed = [victim for victim in attackable_at(t, ahead) if not (attacked >> victim) & 1]
        g.then(("crash", edge, attacked | sum([1 << victim for victim in crashed])))
    for victim in reversed(attackable_at(t, ahead)):
        if not (attacked >> victim) & 1:
            attack_with(g, t, MADNESS_CRASH, victim)


def crashes_from(t: Forest, tile: Tile) -> tuple[int, ...]:
    """The tiles from which it crashes through a tile: a Test tile between stops it before the upgrade."""
    found: list[int] = []
    for edge in range(SIDES):
        ahead = t.around[tile][edge]
        while ahead != NOTHING:
            found.append(ahead)
            ahead = NOTHING if IS_TEST[ahead] and not upgraded(t, MADNESS_CRASH) else t.around[ahead][edge]
    return tuple(found)


@rule
def fresh_meat(g: Game, t: Forest, victim: Victim, tile: Tile) -> None:
    """A Victim less, and the Meat token on the Evil's board. [wendigo.fresh-meat]"""
    eliminate(g, t, victim)
    t.meat += 1
    g.tell("meat", t.meat)
    g.then(("after_death",))


# --- what the other rules ask -----------------------------------------------------------------------------------------


class WendigoRules(EvilRules):
    """It attacks several at once."""

    def strikes_from(self, t: Forest, skill: Skill, tile: Tile) -> tuple[int, ...]:
        """[wendigo.ambush, wendigo.madness-crash]"""
        return (tile,) if skill == AMBUSH else crashes_from(t, tile)

    def forbids_first(self, t: Forest) -> str:
        return forbids_ambush(t)

    def forbids_second(self, t: Forest) -> str:
        return forbids_madness_crash(t)


register(
    "wendigo",
    WendigoRules(
        attacks_several=True,
        strikes_several=(MADNESS_CRASH,),
        asks_whom=("ambush", ""),
        asks_where=(MADNESS_CRASH,),
        hunting=(AMBUSH,),
    ),
)
