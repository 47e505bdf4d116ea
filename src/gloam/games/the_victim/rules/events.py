"""Event cards: each affects every Victim it applies to, but no hidden one."""

from __future__ import annotations

from gloam.games.the_victim.answers import EVENT, LOWER, RAISE
from gloam.games.the_victim.components import (
    DARKNESS,
    EVENT_LASTS,
    EVENTS,
    IS_CORPSE,
    IS_CURSE,
    IS_DECODER,
    IS_TEST,
    NOTHING,
    TILE_TEST,
    Event,
    Status,
    Victim,
)
from gloam.games.the_victim.rules.ending import evil_wins
from gloam.games.the_victim.rules.injuries import gain_rage
from gloam.games.the_victim.rules.statuses import can_fall, can_rise, rise
from gloam.games.the_victim.table import Forest, rule
from gloam.kernel.game import Game


@rule
def draw_event(g: Game, t: Forest, drawer: Victim) -> None:
    """The top card of the Event deck; there is no new deck after it. [eventphase.no-reshuffle]"""
    g.draw_card(EVENT, t.events, ("event_drawn", drawer))


@rule
def event_drawn(g: Game, t: Forest, drawer: Victim, event: Event) -> None:
    """Shown to all, and carried out; one that lasts stays with its drawer and begins with the next Victim's turn.

    [eventphase.immediate, eventphase.duration-marker, eventphase.duration-start, events.darkness, end.evil-darkness]
    """
    t.events = t.events.without(event)
    t.event = event
    g.tell("event", drawer, event)
    if event == DARKNESS:
        evil_wins(g, t, "darkness")
    elif EVENT_LASTS[event]:
        t.event = NOTHING
        t.lasting += ((event, drawer, 0),)
    else:
        g.then((EVENTS[event],), ("event_done",))


@rule
def event_done(g: Game, t: Forest) -> None:
    """The card goes to its discard pile. [eventphase.immediate]"""
    t.event_discard += (t.event,)
    t.event = NOTHING


def affected(t: Forest) -> list[int]:
    """The Victims that an Event can affect. [eventphase.affects-all, hide.no-event]"""
    return [victim for victim in t.on_map() if not t.hidden(victim)]


@rule
def wild_animals(g: Game, t: Forest) -> None:
    """Whoever stands on a Corpse tile loses an Item, or takes a Wound. [events.wild-animals]"""
    g.then(*[("lose_item", victim) for victim in affected(t) if IS_CORPSE[t.at[victim]]])


@rule
def thunderclap(g: Game, t: Forest) -> None:
    """Whoever stands on a Decoder tile loses an Item, or takes a Wound. [events.thunderclap]"""
    g.then(*[("lose_item", victim) for victim in affected(t) if IS_DECODER[t.at[victim]]])


@rule
def dark_curse(g: Game, t: Forest) -> None:
    """The Evil gains Rage; before it has come, Victims on Curse tiles are wounded.

    [events.dark-curse, events.dark-curse-before-evil]
    """
    if t.evil != NOTHING:
        gain_rage(g, t, 1)
    else:
        g.then(*[("wound", victim) for victim in affected(t) if IS_CURSE[t.at[victim]]])


@rule
def insect_swarm(g: Game, t: Forest) -> None:
    """Whoever stands on a Test tile is tested again. [events.insect-swarm]"""
    g.then(*[("tile_test", victim, TILE_TEST[t.at[victim]], 0) for victim in affected(t) if IS_TEST[t.at[victim]]])


@rule
def hail(g: Game, t: Forest) -> None:
    """Each discards half of the cards in its hand, rounded down. [events.hail]"""
    g.then(*[("discard_some", victim, len(t.hands[victim]) // 2) for victim in affected(t)])


@rule
def stress(g: Game, t: Forest) -> None:
    """Each lowers a status and raises another. [events.stress]"""
    g.then(*[("stressed", victim) for victim in affected(t)])


@rule
def stressed(g: Game, t: Forest, victim: Victim) -> None:
    """Choose the status that falls: one for which another can rise. [events.stress, turn.status-limits]"""
    rising = can_rise(t, victim)
    falling = [status for status in can_fall(t, victim) if rising not in ([], [status])]
    if falling:
        g.ask(t.owner[victim], "lower", tuple(LOWER.each(falling)), ("stress_lowers", victim))


@rule
def stress_lowers(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """Choose the status that rises."""
    status = LOWER.part(answer)
    rising = [other for other in can_rise(t, victim) if other != status]
    g.ask(t.owner[victim], "raise", tuple(RAISE.each(rising)), ("stress_raises", victim, status))


@rule
def stress_raises(g: Game, t: Forest, victim: Victim, status: Status, answer: int) -> None:
    """One falls by 1 and the other rises by 1. [events.stress]"""
    rise(g, t, victim, status, -1)
    rise(g, t, victim, RAISE.part(answer), 1)
