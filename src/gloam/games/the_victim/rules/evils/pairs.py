"""Skills that attack one or two Victims nearby: Poison Mist and Terrifying Dance."""

from __future__ import annotations

from gloam.games.the_victim.answers import ATTACK, DONE
from gloam.games.the_victim.components import Skill, Victim
from gloam.games.the_victim.rules.attacking import attackable_around
from gloam.games.the_victim.rules.powers import power, which
from gloam.games.the_victim.table import EVIL, Forest, rule
from gloam.kernel.game import Game


def within_reach(t: Forest) -> list[int]:
    """The Victims on the Evil's tile and beside it, path or not, that can be attacked."""
    return attackable_around(t, t.evil_at)


@rule
def choose_first(g: Game, t: Forest, skill: Skill) -> None:
    """The first of up to two. [widow.poison-mist, ghost.terrifying-dance]"""
    g.ask(t.evil_seat, "first", tuple(ATTACK.each(within_reach(t))), ("choose_second", skill))


@rule
def choose_second(g: Game, t: Forest, skill: Skill, answer: int) -> None:
    """Another, or no more."""
    first = ATTACK.part(answer)
    others = [victim for victim in within_reach(t) if victim != first]
    if others:
        g.ask(t.evil_seat, "second", (*ATTACK.each(others), DONE), ("attack_pair", skill, first))
    else:
        g.then(("attack_pair", skill, first, DONE))


@rule
def attack_pair(g: Game, t: Forest, skill: Skill, first: Victim, answer: int) -> None:
    """Each of them is attacked. [widow.poison-mist, ghost.terrifying-dance, sean.brave-not-multi]"""
    victims = [first] if answer == DONE else [first, ATTACK.part(answer)]
    for victim in reversed(victims):
        g.then(("attack", EVIL, victim, power(t, skill), which(skill)), ("after_attack", victim))
