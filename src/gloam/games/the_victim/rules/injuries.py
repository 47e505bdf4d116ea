"""Wounds, Critical Injury, debuffs, and how they are cured."""

from __future__ import annotations

from gloam.games.the_victim.answers import CURE, DEBUFF, WOUND
from gloam.games.the_victim.components import BUNKER, MOST_RAGE, NOTHING, Victim
from gloam.games.the_victim.rules.ending import all_critical
from gloam.games.the_victim.table import AFRAID, ON_MAP, Forest, replaced, rule
from gloam.kernel.game import Game


@rule
def wound(g: Game, t: Forest, victim: Victim) -> None:
    """A Wound token on the board; the second makes the Victim critical, more there are not.

    [injury.wound-token, injury.critical, injury.maximum, components.wound-tokens]
    """
    if t.state[victim] != ON_MAP or t.critical(victim):
        return
    t.wounds[victim] += 1
    g.tell("wounded", victim, t.wounds[victim])
    if t.critical(victim):
        fall(g, t, victim)


def fall(g: Game, t: Forest, victim: Victim) -> None:
    """A Victim becomes critical: its debuffs go, the Evil's Rage rises, and if all have fallen the Evil has won.

    [injury.debuffs-removed, rage.on-critical, rage.on-critical-in-victim-turn, end.evil-all-critical]
    """
    t.debuffs = replaced(t.debuffs, victim, 0)
    t.fresh_fear &= ~(1 << victim)
    g.tell("critical", victim)
    gain_rage(g, t, 1)
    all_critical(g, t)


def gain_rage(g: Game, t: Forest, rage: int) -> None:
    """The Evil's Rage rises, to 3 at most. [rage.range]"""
    gained = min(rage, MOST_RAGE - t.rage)
    if t.evil != NOTHING and gained:
        t.rage += gained
        g.tell("rage", t.rage)


# --- debuffs ----------------------------------------------------------------------------------------------------------


def debuff(g: Game, t: Forest, victim: Victim, which: int) -> None:
    """A debuff's token on a Victim's board. It does not stack, and the critical hold none. [evilskill.debuff-no-stack]"""
    if t.state[victim] != ON_MAP or t.critical(victim) or t.debuffs[victim] & which:
        return
    t.debuffs = replaced(t.debuffs, victim, t.debuffs[victim] | which)
    if which == AFRAID:
        t.fresh_fear |= 1 << victim
    g.tell("debuffed", victim, which)


# --- cures ------------------------------------------------------------------------------------------------------------


def ailing(t: Forest, victim: Victim) -> bool:
    """Whether there is a Wound or a debuff to remove."""
    return t.wounds[victim] > 0 or t.debuffs[victim] > 0


@rule
def treat(g: Game, t: Forest, healer: Victim, victim: Victim) -> None:
    """A successful Heal removes a Wound or a debuff, as the healer chooses. [heal.debuff-instead, vivian.self-heal-debuff]"""
    if t.wounds[victim] and t.debuffs[victim]:
        g.ask(t.owner[healer], "treat", (CURE.of(WOUND), CURE.of(DEBUFF)), ("treated", victim))
    else:
        g.then(("treated", victim, CURE.of(WOUND if t.wounds[victim] else DEBUFF)))


@rule
def treated(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """One of the two is gone."""
    if CURE.part(answer) == WOUND:
        g.then(("recover", victim))
    else:
        t.debuffs = replaced(t.debuffs, victim, 0)
        t.fresh_fear &= ~(1 << victim)
        g.tell("cured", victim)


@rule
def recover(g: Game, t: Forest, victim: Victim) -> None:
    """A Wound token is removed; who was critical stands up, and enters the Bunker if it lies there. [heal.ends-critical]"""
    if t.wounds[victim]:
        t.wounds[victim] -= 1
        g.tell("healed", victim, t.wounds[victim])
        if t.at[victim] == BUNKER:
            g.then(("enter_bunker",))
