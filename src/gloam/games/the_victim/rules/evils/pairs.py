"""Skills that attack one or two Victims nearby: Poison Mist and Terrifying Dance."""

from __future__ import annotations

from gloam.games.the_victim.answers import ATTACK, DONE
from gloam.games.the_victim.components import Skill, Victim
from gloam.games.the_victim.rules.attacking import attackable_around
from gloam.games.the_victim.rules.powers import attack_with
from gloam.games.the_victim.rules.victims.sean import forbids_targets, stood_in
from gloam.games.the_victim.table import Forest, rule
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
    """Another; or no more, unless Brave forbids an attack on the first alone. [sean.brave-not-multi]"""
    first = ATTACK.part(answer)
    targets = within_reach(t)
    others = [victim for victim in targets if victim != first]
    if not others:
        g.then(("attack_pair", skill, first, DONE))
        return
    options = ATTACK.each(others)
    if not forbids_targets(t, targets, [first]):
        options.append(DONE)
    g.ask(t.evil_seat, "second", tuple(options), ("attack_pair", skill, first))


@rule
def attack_pair(g: Game, t: Forest, skill: Skill, first: Victim, answer: int) -> None:
    """Each of them is attacked. [widow.poison-mist, ghost.terrifying-dance, sean.brave-not-multi]"""
    victims = [first] if answer == DONE else [first, ATTACK.part(answer)]
    if answer == DONE:
        stood_in(t, within_reach(t), first)
    for victim in reversed(victims):
        attack_with(g, t, skill, victim)
