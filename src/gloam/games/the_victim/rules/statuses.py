"""The four statuses of a Victim."""

from __future__ import annotations

from gloam.games.the_victim.components import HIGHEST, LOWEST, STATUSES, Status, Victim
from gloam.games.the_victim.table import Forest, replaced
from gloam.kernel.game import Game


def can_rise(t: Forest, victim: Victim) -> list[int]:
    """The statuses of a Victim that are not at their highest. [turn.status-limits]"""
    return [status for status in range(len(STATUSES)) if t.status(victim, status) < HIGHEST]


def can_fall(t: Forest, victim: Victim) -> list[int]:
    """The statuses of a Victim that are not at their lowest. [turn.status-limits]"""
    return [status for status in range(len(STATUSES)) if t.status(victim, status) > LOWEST]


def rise(g: Game, t: Forest, victim: Victim, status: Status, by: int) -> None:
    """A status changes, between 1 and 5. [turn.status-limits]"""
    i = victim * len(STATUSES) + status
    value = max(LOWEST, min(t.statuses[i] + by, HIGHEST))
    if value != t.statuses[i]:
        t.statuses = replaced(t.statuses, i, value)
        g.tell("status", victim, status, value)
