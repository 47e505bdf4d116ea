"""When a Victim's skills work."""

from __future__ import annotations

from gloam.games.the_victim.components import CROWS_CRY, NEEDS, STATUSES, Event, Victim
from gloam.games.the_victim.table import AFRAID, ON_MAP, Forest


def affects(t: Forest, event: Event, victim: Victim) -> bool:
    """Whether a lasting Event is in effect for a Victim: not for a hidden one. [hide.no-event]"""
    return t.lasts(event) and not t.hidden(victim)


def unlocked(t: Forest, victim: Victim) -> bool:
    """Whether the statuses are as high as the passive skill needs now.

    [skill.passive-threshold, skill.passive-lost-below-threshold]
    """
    needs = NEEDS[victim]
    return all(t.status(victim, status) >= needs[status] for status in range(len(STATUSES)))


def afraid(t: Forest, victim: Victim) -> bool:
    """Whether Fear holds a Victim: not before the Evil's turn is over. [ghost.fear, ghost.fear.example-vivian]"""
    return t.debuffs[victim] & AFRAID != 0 and not (t.fresh_fear >> victim) & 1


def works(t: Forest, victim: Victim) -> bool:
    """Whether a passive skill works now. It does so once a turn.

    [skill.passive-threshold, skill.passive-once-per-turn, injury.own-passive-stops, ghost.fear, events.crows-cry]
    """
    return (
        t.state[victim] == ON_MAP
        and unlocked(t, victim)
        and not t.critical(victim)
        and not afraid(t, victim)
        and not affects(t, CROWS_CRY, victim)
        and not (t.passives >> victim) & 1
    )


def worked(t: Forest, victim: Victim) -> None:
    """The passive skill has worked in this turn. [skill.passive-once-per-turn]"""
    t.passives |= 1 << victim
