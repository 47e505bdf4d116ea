"""Diego: Tools Master, Lucky."""

from __future__ import annotations

from gloam.games.the_victim.answers import DISCARD, ON, RAISE
from gloam.games.the_victim.components import DIEGO, Victim
from gloam.games.the_victim.rules.cards import discard
from gloam.games.the_victim.rules.skills import works
from gloam.games.the_victim.rules.statuses import can_rise, rise
from gloam.games.the_victim.table import Forest, kinds, rule
from gloam.kernel.game import Game


def apprentices(t: Forest) -> list[int]:
    """Diego and those in reach of him who can still improve. [diego.tools-master, skill.self-or-others]"""
    return [victim for victim in (DIEGO, *t.in_reach(DIEGO)) if can_rise(t, victim)]


def forbids_tools_master(t: Forest) -> str:
    """[diego.tools-master, diego.tools-master-not-equipped]"""
    if not t.hands[DIEGO]:
        return "diego.tools-master-not-equipped" if t.worn[DIEGO] else "diego.tools-master"
    return "" if apprentices(t) else "turn.status-limits"


@rule
def tools_master(g: Game, t: Forest, victim: Victim) -> None:
    """Choose the Item to discard, from the hand. [diego.tools-master-not-equipped]"""
    g.ask(t.owner[victim], "tools_item", tuple(DISCARD.each(kinds(t.hands[victim]))), ("tools_item_chosen", victim))


@rule
def tools_item_chosen(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """Choose whom it helps."""
    discard(g, t, victim, DISCARD.part(answer))
    g.then(("tools_for", victim))


@rule
def tools_for(g: Game, t: Forest, victim: Victim) -> None:
    """Diego, or a Victim in reach. [skill.self-or-others]"""
    g.ask(t.owner[victim], "tools_for", tuple(ON.each(apprentices(t))), ("tools_for_chosen", victim))


@rule
def tools_for_chosen(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """Choose the status."""
    other = ON.part(answer)
    g.ask(t.owner[victim], "tools_status", tuple(RAISE.each(can_rise(t, other))), ("tools_used", other))


@rule
def tools_used(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """It rises by 1. [diego.tools-master]"""
    rise(g, t, victim, RAISE.part(answer), 1)


def lucky(t: Forest, searcher: Victim) -> int:
    """The Item that Diego finds more. [diego.lucky]"""
    return int(searcher == DIEGO and works(t, DIEGO))
