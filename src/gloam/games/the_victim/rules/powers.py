"""What the Evil's skills cost and are worth, and what becomes of those it eliminates."""

from __future__ import annotations

from gloam.games.the_victim.components import (
    FIRST,
    FIRST_EVIL_SKILL,
    MOST_STAMINA,
    SKILL_POWER,
    Skill,
    Victim,
)
from gloam.games.the_victim.rules.curse import leave
from gloam.games.the_victim.rules.evil_rules import rules_of
from gloam.games.the_victim.table import ELIMINATED, EVIL, Forest
from gloam.kernel.game import Game


def which(skill: Skill) -> int:
    """Whether an active skill is its Evil's first or second."""
    return FIRST + (skill - FIRST_EVIL_SKILL) % 2


def skills(t: Forest) -> tuple[int, int]:
    """The two active skills of the Evil."""
    first = FIRST_EVIL_SKILL + 2 * t.evil
    return first, first + 1


def stamina_for(t: Forest, skill: Skill) -> int:
    """What an active skill costs. [evilskill.first-cost, evilskill.second-cost]"""
    return rules_of(skill).stamina(t, skill)


def power(t: Forest, skill: Skill) -> int:
    """The Attack power of an active skill: as stated, 1 more for each upgrade and for Meat.

    [evilskill.fixed-power, upgrade.active-repeat]
    """
    return SKILL_POWER[skill] + t.upgrades[which(skill)] + t.meat


def upgraded(t: Forest, skill: Skill) -> bool:
    """Whether an active skill has its special ability. [upgrade.special-ability]"""
    return t.upgrades[which(skill)] > 0


def gain_stamina(g: Game, t: Forest) -> None:
    """A Stamina more, to 3 at most. [evil.stamina-gain, witch.voodoo-doll-stamina]"""
    if t.stamina < MOST_STAMINA:
        t.stamina += 1
        g.tell("stamina", t.stamina)


def attack_with(g: Game, t: Forest, skill: Skill, victim: Victim, attacks: int = 1) -> None:
    """The Evil attacks a Victim with an active skill. [evilskill.fixed-power]"""
    g.then(*[("attack", EVIL, victim, power(t, skill), which(skill))] * attacks, ("after_attack", victim))


def eliminate(g: Game, t: Forest, victim: Victim) -> None:
    """A Victim is out of the game. [death.removal]"""
    leave(g, t, victim, ELIMINATED)
    g.tell("eliminated", victim)
