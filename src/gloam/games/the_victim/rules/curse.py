"""The Curse Phase: a Curse card, a test, and one Victim is possessed."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import CURSE, ON
from gloam.games.the_victim.components import EVIL_CURSE, NOTHING, RAGE_AT_START, Evil, Status, Victim
from gloam.games.the_victim.rules.cards import discard_all
from gloam.games.the_victim.rules.ending import all_critical
from gloam.games.the_victim.rules.evil_rules import BY_EVIL
from gloam.games.the_victim.rules.tests import dice_for, roll_for
from gloam.games.the_victim.rules.victims.anya import return_token
from gloam.games.the_victim.rules.victims.lucien import unlink
from gloam.games.the_victim.table import GIVEN_UP, NO_TOKEN, POSSESSED, Forest, replaced, rule
from gloam.kernel.game import Game

TWO_PLAYERS: Final = 2
THREE_PLAYERS: Final = 3


@rule
def curse_phase(g: Game, t: Forest) -> None:
    """Draw a Curse card. [curse.draw-card, curse.timing-two-four, curse.timing-three-five-six]"""
    g.draw_card(CURSE, t.curses, ("curse_drawn",))


@rule
def curse_drawn(g: Game, t: Forest, evil: Evil) -> None:
    """It tells which Evil comes, and which status all Victims test. [curse.draw-card, curse.test]"""
    t.curses = t.curses.without(evil)
    t.omen = evil
    status = EVIL_CURSE[evil]
    t.scores = ()
    g.make_final()
    g.tell("curse", evil, status)
    g.then(*[("curse_test", victim, status) for victim in t.on_map()], ("possession", evil, status))


@rule
def curse_test(g: Game, t: Forest, victim: Victim, status: Status) -> None:
    """As many dice as the status; what is worn does not count. [curse.test, curse.example-werewolf-int]"""
    roll_for(g, t, victim, status, dice_for(t, victim, status), ("curse_tested", victim))


@rule
def curse_tie(g: Game, t: Forest, victim: Victim, status: Status) -> None:
    """One die for each of the tied. [curse.tie]"""
    roll_for(g, t, victim, status, 1, ("curse_tested", victim))


@rule
def curse_tested(g: Game, t: Forest, victim: Victim) -> None:
    """What the dice total. It stands."""
    t.scores += ((victim, sum(t.dice)),)
    g.make_final()


@rule
def possession(g: Game, t: Forest, evil: Evil, status: Status) -> None:
    """The lowest is possessed; the tied for it roll again. [curse.test, curse.tie]"""
    lowest = min([score for _, score in t.scores])
    tied = [victim for victim, score in t.scores if score == lowest]
    if len(tied) > 1:
        t.scores = ()
        g.then(*[("curse_tie", victim, status) for victim in tied], ("possession", evil, status))
    else:
        g.then(("choose_host", tied[0], evil))


@rule
def choose_host(g: Game, t: Forest, victim: Victim, evil: Evil) -> None:
    """With two players the possessed one chooses which Victim to hand over; the other becomes the Evil.

    [fewplayers.two-player-possession]
    """
    theirs = [other for other in t.on_map() if t.owner[other] == t.owner[victim]]
    if t.seats == TWO_PLAYERS and len(theirs) > 1:
        g.ask(t.owner[victim], "hand_over", tuple(ON.each(theirs)), ("handed_over", evil))
    else:
        g.then(("possess", victim, evil))


@rule
def handed_over(g: Game, t: Forest, evil: Evil, answer: int) -> None:
    """The Victim that stays is the Evil's. [fewplayers.two-player-possession]"""
    given = ON.part(answer)
    kept = [other for other in t.on_map() if other != given and t.owner[other] == t.owner[given]]
    g.then(("possess", kept[0], evil))


@rule
def possess(g: Game, t: Forest, victim: Victim, evil: Evil) -> None:
    """The Evil takes a Victim's place, on its tile and in the order of turns.

    [curse.swap-board, curse.initial-rage, curse.initial-stamina, doppelganger.initial-shadow]
    """
    t.evil = evil
    t.host = victim
    t.evil_seat = t.owner[victim]
    t.evil_at = t.at[victim]
    t.rage = RAGE_AT_START
    t.stamina = 0
    BY_EVIL[evil].comes(t)
    leave(g, t, victim, POSSESSED)
    g.tell("possessed", victim, evil, t.evil_seat, t.evil_at)
    other_victims(g, t)
    all_critical(g, t)


def other_victims(g: Game, t: Forest) -> None:
    """What becomes of the second Victim of who is now the Evil.

    [fewplayers.two-player-possession, fewplayers.three-player-possession]
    """
    for victim in t.on_map():
        if t.owner[victim] == t.evil_seat:
            if t.seats == TWO_PLAYERS:
                t.owner = replaced(t.owner, victim, 1 - t.evil_seat)
                if t.hands[victim]:
                    g.reveal()
                g.tell("handed_on", victim, t.owner[victim])
            else:
                leave(g, t, victim, GIVEN_UP)
                g.tell("given_up", victim)


def leave(g: Game, t: Forest, victim: Victim, state: int) -> None:
    """A Victim is a Victim no longer: its Items, Wounds, debuffs and tokens go; what is shared stays.

    [curse.possessed-belongings]
    """
    discard_all(g, t, victim)
    t.state[victim] = state
    t.at[victim] = NOTHING
    t.wounds[victim] = 0
    t.debuffs = replaced(t.debuffs, victim, 0)
    t.hide = replaced(t.hide, victim, NO_TOKEN)
    t.fresh_fear &= ~(1 << victim)
    return_token(t, victim)
    unlink(t, victim)
