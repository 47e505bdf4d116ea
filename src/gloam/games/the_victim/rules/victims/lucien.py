"""Lucien: Smart Link, Perfect Code."""

from __future__ import annotations

from gloam.games.the_victim.components import LUCIEN, Victim
from gloam.games.the_victim.rules.skills import works
from gloam.games.the_victim.table import ON_MAP, Forest, rule
from gloam.kernel.game import Game


def forbids_smart_link(t: Forest) -> str:
    """It is always of use."""
    return ""


@rule
def smart_link(g: Game, t: Forest, victim: Victim) -> None:
    """The token on Lucien's board: until his next turn all others have an action more.

    [lucien.smart-link, skill.token-after-use]
    """
    t.smart_link = 1
    g.tell("linked", victim)


def linked(t: Forest, victim: Victim) -> int:
    """The Main Action that a Victim has more. [lucien.smart-link, events.crows-cry-existing-tokens]"""
    return int(t.smart_link == 1 and victim != LUCIEN and t.state[victim] == ON_MAP)


def unlink(t: Forest, victim: Victim) -> None:
    """When Lucien's turn begins, or he leaves the game, the token is removed. [lucien.smart-link-token]"""
    if victim == LUCIEN:
        t.smart_link = 0


def perfect_code(t: Forest, decoder: Victim) -> int:
    """The token that Lucien gains more. [lucien.perfect-code, lucien.perfect-code-fresh-tile, lucien.perfect-code-used-tile]"""
    return int(decoder == LUCIEN and works(t, LUCIEN))
