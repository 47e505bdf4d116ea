"""What a bot asks the others for before it gives away their Items or moves their Heroes. Rules allow that without a word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.horrified.answers import DELIVER, DONE, HAND_OVER, PLAY, RECEIVE, SHARE
from gloam.games.horrified.bot.outlook import Outlook
from gloam.games.horrified.bot.perks import best_delivery, carry_out
from gloam.games.horrified.bot.turn import best_taker, handed_by
from gloam.games.horrified.components import (
    CONDUCT_AN_INVESTIGATION,
    CURE,
    HURRY,
    SPECIAL_DELIVERY,
)
from gloam.games.horrified.show.names import CURE as CURE_REF
from gloam.games.horrified.show.names import HERO_REFS, PERK_REFS, SPACE_REFS
from gloam.games.horrified.show.texts import item_text
from gloam.games.horrified.table import Village
from gloam.kernel.definition import Request, Thing, Wish
from gloam.kernel.game import Question
from gloam.show.words import capital, listed, the_seat

MOVING: Final = (HURRY, CONDUCT_AN_INVESTIGATION)  # Perks that move every Hero


def wish(t: Village, question: Question, answer: int) -> Wish | None:
    """What to ask the others before this answer is given."""
    seat = question.seat
    if answer == SHARE:
        taker = best_taker(t.clone(), Outlook(t))
        return None if taker is None else _sharing(t, seat, taker)
    if PLAY.has(answer) and PLAY.part(answer) == SPECIAL_DELIVERY:
        giver, taker = best_delivery(t.clone(), Outlook(t))
        return _delivering(t, seat, (answer, DELIVER.of(giver, taker)), giver, taker)
    if DELIVER.has(answer):
        return _delivering(t, seat, (answer,), *DELIVER.parts(answer))
    if HAND_OVER.has(answer):
        giver, belonging = HAND_OVER.parts(answer)
        owner = t.seat_of(giver)
        thing = Thing(_called(belonging), (answer,), True)
        return None if owner == seat else Wish((), (_asked_for(seat, owner, (thing,), "Somebody else can use that"),))
    if PLAY.has(answer) and PLAY.part(answer) in MOVING:
        return _moving(t, seat, PLAY.part(answer), answer)
    return None


def _sharing(t: Village, seat: int, taker: int) -> Wish:
    """All Heroes here hand what they can spare to one of them."""
    here = t.heroes_at(t.at[taker])
    why = f"The {HERO_REFS[taker]} can use that"
    receive = (RECEIVE.of(taker),) if len(here) > 2 else ()
    requests: list[Request] = []
    for giver in here:
        if giver != taker:
            things = _things(t, giver, receive)
            requests.append(_between(t, seat, giver, taker, things, why))
    return Wish((SHARE,), tuple(requests), DONE)


def _delivering(t: Village, seat: int, opening: tuple[int, ...], giver: int, taker: int) -> Wish:
    """One Hero's Items go to another, wherever they are."""
    things = tuple([thing for thing in _things(t, giver, ()) if thing.label != _called(CURE)])
    why = f"{PERK_REFS[SPECIAL_DELIVERY]}: the {HERO_REFS[taker]} can use that"
    return Wish(opening, (_between(t, seat, giver, taker, things, why),), DONE)


def _things(t: Village, giver: int, receive: tuple[int, ...]) -> tuple[Thing, ...]:
    """What a Hero has: the Cure and what it can spare are wished for."""
    owner = t.seat_of(giver)
    spared = list(handed_by(t, owner))
    things = [Thing(_called(CURE), (HAND_OVER.of(giver, CURE), *receive), True)] if t.cure_holder == owner else []
    for item in t.held[owner]:
        wished = item in spared
        if wished:
            spared.remove(item)
        things.append(Thing(_called(item), (HAND_OVER.of(giver, item), *receive), wished))
    if things and not any([thing.wished for thing in things]):
        things[0] = things[0]._replace(wished=True)
    return tuple(things)


def _between(t: Village, seat: int, giver: int, taker: int, things: tuple[Thing, ...], why: str) -> Request:
    """Whoever gives is asked; of what the bot gives itself, whoever would get it."""
    if t.seat_of(giver) != seat:
        return _asked_for(seat, t.seat_of(giver), things, why)
    given = tuple([thing for thing in things if thing.wished])
    names = _named(given)
    return Request(t.seat_of(taker), f"{capital(the_seat(seat))} offers you {names}.", why, given, True)


def _asked_for(seat: int, owner: int, things: tuple[Thing, ...], why: str) -> Request:
    wished = [thing for thing in things if thing.wished]
    return Request(owner, f"{capital(the_seat(seat))} asks for your {_named(wished)}.", why, things)


def _moving(t: Village, seat: int, perk: int, answer: int) -> Wish:
    """A Perk moves Heroes: those it would move are told where to."""
    after = t.clone()
    carry_out(after, perk, Outlook(t))
    would = f"{capital(the_seat(seat))} would play {PERK_REFS[perk]}:"
    requests = [
        Request(
            owner,
            f"{would} your {HERO_REFS[hero]} goes to the {SPACE_REFS[after.at[hero]]}.",
            "Everyone gets nearer to where they are needed",
        )
        for owner, hero in enumerate(t.heroes)
        if owner != seat and after.at[hero] != t.at[hero]
    ]
    return Wish((answer,), tuple(requests))


def _named(things: Sequence[Thing]) -> str:
    """Things by their names alone: "Rifle and Torch"."""
    return listed([thing.label.partition(" (")[0] for thing in things])


def _called(belonging: int) -> str:
    return CURE_REF if belonging == CURE else item_text(belonging)
