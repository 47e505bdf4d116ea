"""Who has won."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.components import BUNKER, NOTHING
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.table import ELIMINATED, ENSLAVED, SAFE, Forest, rule
from gloam.kernel.game import Game

ELIMINATIONS: Final = 2


def evil_side(t: Forest) -> list[int]:
    """The seats that play for the Evil: its own, and those of enslaved Victims. [end.team-result]"""
    enslaved = [t.owner[victim] for victim in t.order if t.state[victim] == ENSLAVED]
    return [seat for seat in range(t.seats) if seat == t.evil_seat or seat in enslaved]


def evil_wins(g: Game, t: Forest, reason: str) -> None:
    """The Evil's side has won. Before the Curse Phase nobody is on it, and all have lost."""
    g.end(reason, tuple(evil_side(t)))


def all_critical(g: Game, t: Forest) -> None:
    """The Evil wins when every Victim on the map is critical. [end.evil-all-critical]"""
    victims = t.on_map()
    if t.evil != NOTHING and victims and all([t.critical(victim) for victim in victims]):
        evil_wins(g, t, "all_critical")


def two_eliminated(g: Game, t: Forest) -> None:
    """The Evil wins with two Victims eliminated; an enslaved one counts. [end.evil-two-eliminated]"""
    if t.number(ELIMINATED) + t.number(ENSLAVED) >= ELIMINATIONS:
        evil_wins(g, t, "eliminated")


@rule
def enter_bunker(g: Game, t: Forest) -> None:
    """While the equation is right, all on the Bunker tile who are not critical get in; with enough of them the Victims win.

    [password.entry, password.later-arrivals, password.critical-excluded, end.victims-two-four, end.victims-three-five,
    end.victims-six]
    """
    if not opens(t):
        return
    for victim in t.victims_at(BUNKER):
        if not t.critical(victim):
            t.state[victim] = SAFE
            t.at[victim] = NOTHING
            g.tell("safe", victim, t.number(SAFE))
    if t.number(SAFE) >= t.needed:
        evil = evil_side(t)
        g.end("escaped", tuple([seat for seat in range(t.seats) if seat not in evil]))
    else:
        all_critical(g, t)
