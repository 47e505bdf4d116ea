"""Rounds and turns: who acts when, and what happens when a turn begins and ends."""

from __future__ import annotations

from gloam.games.the_victim.components import ANYA, BUNKER, HAND_LIMIT, NOTHING, POINTS, Victim
from gloam.games.the_victim.readings import ENSLAVED_AFTER_EVIL, EVENT_ENDS_AT_START, EVIL_IN_PLACE, EVIL_WAITS
from gloam.games.the_victim.rules.victims.anya import return_token
from gloam.games.the_victim.rules.victims.lucien import linked, unlink
from gloam.games.the_victim.rules.victims.sean import recharge
from gloam.games.the_victim.rules.victims.vivian import reset_self_heal
from gloam.games.the_victim.table import BACK, ENSLAVED, FRONT, GOES_ON, NO_TOKEN, ON_MAP, Forest, replaced, rule
from gloam.kernel.game import Game


@rule
def play_round(g: Game, t: Forest) -> None:
    """Everyone has a turn, in the order of turns. [turn.round]"""
    t.events_drawn = 0
    t.scores = ()
    g.tell("round", t.round)
    g.then(*[("take_place", victim) for victim in t.order], ("late_event",), ("end_of_round",))


@rule
def take_place(g: Game, t: Forest, victim: Victim) -> None:
    """The turn of a place in the order: a Victim's, an enslaved one's, or at some tables the Evil's for the one it possessed.

    What lasts until a Victim's next turn ends here, even if that Victim is out. [turn.evil-position, items.gun,
    sean.shooting-bullet, lucien.smart-link-token]
    """
    unlink(t, victim)
    if t.bullet == victim:
        t.bullet = NOTHING
        g.tell("bullet_gone")
    if t.state[victim] == ON_MAP:
        g.then(("victim_turn", victim), ("turn_over", victim), ("event_phase", victim))
    elif victim == t.host and t.reads & EVIL_IN_PLACE:
        g.then(("evil_turn",), ("turn_over", victim))
    elif t.state[victim] == ENSLAVED and not t.reads & ENSLAVED_AFTER_EVIL:
        g.then(("enslaved_turn", victim), ("turn_over", victim))
    else:
        g.then(("turn_over", victim))


def begin_turn(t: Forest, acting: int, points: int) -> None:
    """What is counted by turns begins anew."""
    t.acting = acting
    t.points = points
    t.actions = 0
    t.crossed = 0
    t.halted = GOES_ON
    t.passives = 0
    t.rerolled = 0
    t.left = 0


# --- a Victim's turn --------------------------------------------------------------------------------------------------


@rule
def victim_turn(g: Game, t: Forest, victim: Victim) -> None:
    """Two Action points, one more with Smart Link; tokens are turned and lasting Events begin.

    [turn.victim-action-points, map.bunker-gate-at-turn]
    """
    begin_turn(t, victim, POINTS + linked(t, victim))
    if t.hide[victim] != NO_TOKEN:
        t.hide = replaced(t.hide, victim, BACK if t.hide[victim] == FRONT else NO_TOKEN)
    recharge(t, victim)
    reset_self_heal(t, victim)
    if t.reads & EVENT_ENDS_AT_START:
        end_events(g, t, victim)
    if t.lasting:
        t.lasting = tuple([(event, drawer, 1) for event, drawer, _ in t.lasting])
    g.tell("turn", victim, t.points, t.owner[victim], t.round)
    g.then(("choose_action", victim), ("end_turn", victim))
    if t.at[victim] == BUNKER and t.gate == NOTHING:
        g.then(("find_gate",), ("enter_bunker",))
    if victim == ANYA:
        g.then(("window", "photo_flash", t.owner[victim], 0, victim))


@rule
def end_turn(g: Game, t: Forest, victim: Victim) -> None:
    """Down to five cards in the hand. [play.hand-limit]"""
    if t.state[victim] == ON_MAP and len(t.hands[victim]) > HAND_LIMIT:
        g.then(("discard_some", victim, len(t.hands[victim]) - HAND_LIMIT))


@rule
def turn_over(g: Game, t: Forest, victim: Victim) -> None:
    """What lasts until the end of a Victim's turn ends here, whether or not that turn could be taken.

    [eventphase.duration-end, anya.ground-analyze-end]
    """
    t.acting = NOTHING
    return_token(t, victim)
    end_events(g, t, victim)


def end_events(g: Game, t: Forest, drawer: Victim) -> None:
    """The lasting Events that this Victim drew, and that have begun, go to the discard pile."""
    if not t.lasting:
        return
    for event, by, begun in t.lasting:
        if by == drawer and begun:
            t.event_discard += (event,)
            g.tell("event_over", event)
    t.lasting = tuple([lasting for lasting in t.lasting if lasting[1] != drawer or not lasting[2]])


# --- the Event Phase --------------------------------------------------------------------------------------------------


@rule
def event_phase(g: Game, t: Forest, victim: Victim) -> None:
    """The last Victim of the round draws an Event. [eventphase.last-victim-draws, eventphase.last-remaining]"""
    for other in reversed(t.order):
        if other == victim:
            g.then(("late_event",))
            return
        if t.state[other] == ON_MAP:
            return


@rule
def late_event(g: Game, t: Forest) -> None:
    """Once a round; if the last one is not in the forest any more, the last who is draws. [eventphase.last-remaining]"""
    drawers = t.on_map()
    if drawers and not t.events_drawn:
        t.events_drawn = 1
        g.then(("draw_event", drawers[-1]))


@rule
def end_of_round(g: Game, t: Forest) -> None:
    """The Curse Phase, once and in its round; from then on the Evil's turn. [curse.after-event, turn.round, turn.evil-position]"""
    if t.evil == NOTHING and t.round >= t.curse_after:
        g.then(("curse_phase",), ("first_turn",), ("next_round",))
    elif t.evil != NOTHING and not t.reads & EVIL_IN_PLACE:
        g.then(("evil_turn",), ("next_round",))
    else:
        g.then(("next_round",))


@rule
def first_turn(g: Game, t: Forest) -> None:
    """The Evil acts as soon as it has come. [turn.evil-first-turn]"""
    if not t.reads & EVIL_WAITS:
        g.then(("evil_turn",))


@rule
def next_round(g: Game, t: Forest) -> None:
    """[turn.round]"""
    t.round += 1
    g.then(("play_round",))
