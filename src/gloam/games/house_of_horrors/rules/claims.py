"""What a character does when it is played: claims, draws, and the Imp's mischief."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors.answers import CLAIM, REMOVE
from gloam.games.house_of_horrors.components import CLAIMS, DRAWS, FIRST_ITEM, FIRST_ROOM_ITEM, REMOVES_ITEM, Card
from gloam.games.house_of_horrors.table import GONE, House, rule, without
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game

DISCARDED: Final = 1  # what becomes of Items on a claimed card
CLAIMED_TOO: Final = 2


@rule
def effect(g: Game, t: House, seat: Seat, card: Card) -> None:
    """What the card just played says: draw, claim, or discard another card's Item."""
    if DRAWS[card]:
        g.then(("draw_up", seat, len(t.hands[seat]) + DRAWS[card]))
    if CLAIMS[card]:
        g.then(("claim", seat, card))
    if REMOVES_ITEM[card]:
        g.then(("remove_item", seat))


def pauses(t: House, seat: int, card: int) -> bool:
    """Whether a card is drawn or something is asked between a character's entry and its Items."""
    return bool(DRAWS[card] or claimable(t, seat, card) or (REMOVES_ITEM[card] and removable(t)))


@rule
def claim(g: Game, t: House, seat: Seat, card: Card) -> None:
    """One matching card in play may be claimed, on this turn only. [claim.effect, claim.optional, claim.own-turn-only]"""
    targets = claimable(t, seat, card)
    if targets:
        g.ask(seat, "claim", (*CLAIM.each(targets), PASS), ("claimed", seat))


def claimable(t: House, seat: Seat, card: Card) -> list[int]:
    """What a character just played may claim: other players' cards of this battle. [claim.current-round-only]"""
    wanted = CLAIMS[card]
    return [c for entry in t.field if entry[0] != seat for c in entry[2:] if c in wanted]


@rule
def claimed(g: Game, t: House, seat: Seat, answer: int) -> None:
    """The card leaves play for the claimer's pile of spoils at once. [claim.effect, claim.removed-from-combat]"""
    if answer == PASS:
        return
    card = CLAIM.part(answer)
    t.piles[seat] += (card,)
    owner = _detach(t, card) if card >= FIRST_ITEM else take_character(t, seat, card)
    g.tell("claimed", seat, card, owner)


def take_character(t: House, seat: Seat, card: Card) -> int:
    """Its Items stay on its side and add nothing, unless the table plays otherwise. [claim.attached-items]"""
    field: list[tuple[int, ...]] = []
    owner = seat
    for entry in t.field:
        if entry[2] != card:
            field.append(entry)
            continue
        owner = entry[0]
        items = entry[3:]
        if t.claimed_items == CLAIMED_TOO:
            t.piles[seat] += items
        elif t.claimed_items == DISCARDED:
            t.discard += tuple([item for item in items if item < FIRST_ROOM_ITEM])
            t.room_items += tuple([item for item in items if item >= FIRST_ROOM_ITEM])
        elif items:
            field.append((owner, entry[1], GONE, *items))
    t.field = tuple(field)
    return owner


def _detach(t: House, item: Card) -> int:
    """Take an Item off the card that carries it; returns whose it was."""
    owner = GONE
    field: list[tuple[int, ...]] = []
    for entry in t.field:
        if item in entry[3:]:
            owner = entry[0]
            entry = entry[:3] + without(entry[3:], item)
        if entry[2] != GONE or len(entry) > 3:
            field.append(entry)
    t.field = tuple(field)
    return owner


@rule
def remove_item(g: Game, t: House, seat: Seat) -> None:
    """One Item that another card carries may be discarded."""
    items = removable(t)
    if items:
        g.ask(seat, "remove", (*REMOVE.each(items), PASS), ("item_removed", seat))


def removable(t: House) -> list[int]:
    """The Items that cards in play carry; those of a claimed card are carried by nobody."""
    return [item for entry in t.field if entry[2] != GONE for item in entry[3:]]


@rule
def item_removed(g: Game, t: House, seat: Seat, answer: int) -> None:
    """An Item goes to the discard pile; a Room Item leaves the game."""
    if answer == PASS:
        return
    item = REMOVE.part(answer)
    owner = _detach(t, item)
    if item >= FIRST_ROOM_ITEM:
        t.out += (item,)
    else:
        t.discard += (item,)
    g.tell("removed", seat, item, owner)
