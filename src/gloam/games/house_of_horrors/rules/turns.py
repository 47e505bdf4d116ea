"""A turn: a character with its Items, at Midnight two of them, or a discard."""

from __future__ import annotations

from gloam.games.house_of_horrors.answers import ADD, DISCARD, DONE, PLAY
from gloam.games.house_of_horrors.components import (
    CARRIES,
    FIRST_ITEM,
    FIRST_ROOM_ITEM,
    HAS_EFFECT,
    MAY_ENTER,
    MIDNIGHT_CHARACTERS,
    ROOM_FLOOR,
    SIDE_OF,
    Card,
)
from gloam.games.house_of_horrors.table import House, rule, without
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


@rule
def turn(g: Game, t: House, seat: Seat) -> None:
    """A player with cards plays or discards; one without has no turn. [play.empty-hand]"""
    t.turn = seat
    if t.hands[seat]:
        g.then(("play", seat))


@rule
def play(g: Game, t: House, seat: Seat) -> None:
    """Play a character, or discard a card instead. [play.one-character, play.discard-instead]"""
    hand = t.hands[seat]
    allowed = may_enter(t.room)
    playable = [card for card in hand if card in allowed]
    g.ask(seat, "play", tuple(PLAY.each(playable) + DISCARD.each(hand)), ("played", seat))


def forbids_play(t: House, seat: Seat, card: Card) -> str:
    """Why a player cannot play this character now: the rule that forbids it, or ""."""
    if card not in t.hands[seat]:
        return "play.one-character"
    return "" if card in may_enter(t.room) else "play.floor-restriction"


def may_enter(room: Card) -> frozenset[int]:
    """The characters that are allowed on the floor of a Room. [play.floor-restriction]"""
    return MAY_ENTER[ROOM_FLOOR[room]]


@rule
def played(g: Game, t: House, seat: Seat, answer: int) -> None:
    """A character enters the Room, or a card goes to the discard pile."""
    if DISCARD.has(answer):
        card = DISCARD.part(answer)
        t.hands[seat] = without(t.hands[seat], card)
        t.discard += (card,)
        t.passed |= 1 << seat
        g.tell("discarded", seat, card)
    else:
        g.then(("enter", seat, PLAY.part(answer)))


@rule
def enter(g: Game, t: House, seat: Seat, card: Card) -> None:
    """The player is on the card's side; what the card says happens at once, then it is given Items. [round.sides]"""
    t.hands[seat] = without(t.hands[seat], card)
    t.field += ((seat, SIDE_OF[card], card),)
    g.tell("played", seat, card)
    if HAS_EFFECT[card]:
        g.then(("effect", seat, card), ("equip", seat))
    else:
        g.then(("equip", seat))


@rule
def equip(g: Game, t: House, seat: Seat) -> None:
    """Add fitting Items to the character just played, one by one; at Midnight another character may follow.

    Whoever could hold something to add is asked, even if there is nothing, so that being asked tells nothing.
    [play.items-any-number, play.room-items, special.midnight-two-characters]
    """
    hand = t.hands[seat]
    carries = CARRIES[t.field[-1][2]]
    more: list[int] = []
    if carries:
        more = ADD.each([item for item in hand if item in carries])
        if t.room_items:
            more.extend(ADD.each([item for item in t.room_items if item in carries]))
    may_follow = t.midnight and may_play_another(t, seat)
    if may_follow:
        more.extend(PLAY.each([card for card in hand if card < FIRST_ITEM and not forbids_another(t, seat, card)]))
    if more or (hand and (carries or may_follow)):
        g.ask(seat, "equip", (*more, DONE), ("equipped", seat))


def may_play_another(t: House, seat: Seat) -> bool:
    """Whether a player has played fewer characters than Midnight allows."""
    return len([entry for entry in t.field if entry[0] == seat]) < MIDNIGHT_CHARACTERS


def is_last_character(t: House, seat: Seat) -> bool:
    """Whether the next character a player plays is the last of the turn: at Midnight another may follow."""
    return not t.midnight or len([entry for entry in t.field if entry[0] == seat]) + 1 >= MIDNIGHT_CHARACTERS


def forbids_another(t: House, seat: Seat, card: Card) -> str:
    """Why a player cannot play this character as well: the rule that forbids it, or ""."""
    if not t.midnight:
        return "play.one-character"
    if not may_play_another(t, seat):
        return "special.midnight-two-characters"
    if not t.midnight_sides and SIDE_OF[card] != t.field[-1][1]:
        return "special.midnight-two-characters"
    return forbids_play(t, seat, card)


def forbids_add(t: House, seat: Seat, item: Card) -> str:
    """Why a player cannot add this Item to the character just played: the rule that forbids it, or ""."""
    if item >= FIRST_ROOM_ITEM:
        return "" if item in t.room_items and item in CARRIES[t.field[-1][2]] else "play.room-items"
    return "" if item in t.hands[seat] and item in CARRIES[t.field[-1][2]] else "play.items-any-number"


@rule
def equipped(g: Game, t: House, seat: Seat, answer: int) -> None:
    """An Item joins the character, a second character enters, or the turn is over."""
    if answer == DONE:
        return
    if PLAY.has(answer):
        g.then(("enter", seat, PLAY.part(answer)))
        return
    item = ADD.part(answer)
    if item >= FIRST_ROOM_ITEM:
        t.room_items = without(t.room_items, item)
    else:
        t.hands[seat] = without(t.hands[seat], item)
    t.field = (*t.field[:-1], (*t.field[-1], item))
    g.tell("added", seat, item)
    g.then(("equip", seat))
