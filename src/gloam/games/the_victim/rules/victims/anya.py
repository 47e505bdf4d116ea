"""Anya: Ground Analyze, Photo Flash."""

from __future__ import annotations

from typing import Any

from gloam.games.the_victim.answers import LOOK, ON
from gloam.games.the_victim.components import ANYA, NOTHING, Victim
from gloam.games.the_victim.rules.piles import size
from gloam.games.the_victim.rules.skills import worked, works
from gloam.games.the_victim.table import Forest, reaction, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


def forbids_ground_analyze(t: Forest) -> str:
    """There is one token. [anya.ground-analyze, components.skill-tokens]"""
    return "" if t.analyzed == NOTHING else "components.skill-tokens"


@rule
def ground_analyze(g: Game, t: Forest, victim: Victim) -> None:
    """Choose who gets the token: Anya, or a Victim in reach. [anya.ground-analyze]"""
    g.ask(t.owner[victim], "analyze", tuple(ON.each((victim, *t.in_reach(victim)))), ("ground_analyzed",))


@rule
def ground_analyzed(g: Game, t: Forest, answer: int) -> None:
    """Until the end of its turn that Victim passes every test of a tile. [anya.ground-analyze]"""
    t.analyzed = ON.part(answer)
    g.tell("analyzed", t.analyzed)


def return_token(t: Forest, victim: Victim) -> None:
    """The token goes back to Anya. [anya.ground-analyze-end]"""
    if t.analyzed == victim:
        t.analyzed = NOTHING


@reaction
def offers_photo_flash(t: Forest, seat: Seat, facts: tuple[Any, ...]) -> tuple[int, ...]:
    """When her turn begins Anya may look at a pile. [anya.photo-flash, anya.photo-flash-threshold]"""
    if facts[0] != ANYA or t.owner[ANYA] != seat or not works(t, ANYA):
        return ()
    return tuple(LOOK.each([pile for pile in range(len(t.piles)) if size(t, pile)]))


@rule
def photo_flash(g: Game, t: Forest, seat: Seat, victim: Victim, answer: int) -> None:
    """She looks at its top three tiles. [anya.photo-flash]"""
    worked(t, ANYA)
    g.then(("look_at", victim, answer))
