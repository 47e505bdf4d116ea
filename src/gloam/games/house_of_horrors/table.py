"""What lies on the table in House of Horrors."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Final, final

from gloam.games.house_of_horrors.answers import DEAL, REROLL, ROLL
from gloam.games.house_of_horrors.components import (
    BULBS,
    BULBS_PER_CARD,
    DEALT,
    FIRST_ROOM_ITEM,
    HORROR_CARDS,
    MOST_CARDS,
    PIPS,
    REROLLS,
)
from gloam.kernel.catalogue import Kind
from gloam.kernel.decks import Deck, shuffled
from gloam.kernel.game import PASS, Registry
from gloam.kernel.nature import Nature
from gloam.kernel.table import Table

NOBODY: Final = -1
NOTHING: Final = -1
GONE: Final = -1  # where a claimed character was

_HORROR_DECK: Final[Deck] = shuffled(HORROR_CARDS)
_FACES: Final[tuple[int, ...]] = tuple(range(len(PIPS)))

Entry = tuple[int, ...]
"""What a player has in play: (seat, side, character, Item, Item ...). The character is GONE once it is claimed."""

rule: Final = Registry()
"""Makes a function a rule of House of Horrors: a step of that name calls it."""


@final
@dataclass(slots=True, eq=False)
class House(Table):
    """The two decks, the Room of the round and what is fought there, the hands, and the spoils piled up before each player.

    Hands are their owners' secrets; everything else lies open, but for the order of the decks, which does not exist.
    """

    seats: int
    round: int = 0
    butler: int = 0
    turn: int = NOBODY  # the seat that plays now
    hands: list[tuple[int, ...]] = dataclasses.field(init=False)
    piles: list[tuple[int, ...]] = dataclasses.field(init=False)  # the spoils each player has collected
    # The decks
    horror: Deck = dataclasses.field(default_factory=lambda: _HORROR_DECK)
    discard: tuple[int, ...] = ()
    reshuffled: tuple[tuple[int, ...], ...] = ()  # the discards that became the Horror Deck, each time
    house: Deck = dataclasses.field(default_factory=lambda: shuffled(()))
    out: tuple[int, ...] = ()  # House cards that are out of the game
    rejected: tuple[int, ...] = ()  # the Rooms that Butlers did not choose
    # The round
    rooms: tuple[int, ...] = ()  # revealed, to choose from
    room: int = NOTHING
    room_items: tuple[int, ...] = ()  # on the table, not used
    midnight: int = 0  # 1: it lies beside the Room
    dawn: int = 0
    ties: int = 0  # battles tied in this Room
    under: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # by side: the cards of tied battles
    # The battle
    battle: int = NOTHING
    field: tuple[Entry, ...] = ()  # in the order of play
    passed: int = 0  # mask of the seats that discarded instead of playing
    dice: tuple[int, ...] = ()  # being rolled
    rerolled: int = 0  # 1: and not for the first time
    rolled: tuple[tuple[int, ...], ...] = ()  # by entry of the field: the pips of the dice that lie beside it
    # The battle that was resolved last, as all remember it
    fought: tuple[Entry, ...] = ()
    fought_dice: tuple[tuple[int, ...], ...] = ()
    fought_in: int = NOTHING  # the Room
    fought_over: int = NOTHING  # what kind of battle it was
    # The spoils
    displayed: tuple[int, ...] = ()  # all that were won in the last Room, handed out or not
    spoils: tuple[int, ...] = ()
    eligible: tuple[int, ...] = ()  # the seats that share them: the divider, then the others in the order of play
    served: int = 0  # mask of the seats that have got one this time round
    # What the table was set up to play by
    next_butler: int = -1
    midnight_sides: int = 0  # 1: a player's two characters may be on different sides
    specials_count: int = 0  # 1: Midnight and Dawn count among the Rooms revealed
    rooms_run_out: int = 1  # 1: rejected Rooms are shuffled when the House Deck ends without a Room
    tie_spoils: int = 0  # 1: from under the Room the winners get their own side's cards too
    claimed_items: int = 0  # 0: they stay on the table; 1: discarded, or back on the table; 2: claimed too

    def __post_init__(self) -> None:
        self.hands = [()] * self.seats
        self.piles = [()] * self.seats

    def clone(self) -> House:
        t = House.__new__(House)
        t.seats = self.seats
        t.round = self.round
        t.butler = self.butler
        t.turn = self.turn
        t.hands = self.hands.copy()
        t.piles = self.piles.copy()
        t.horror = self.horror
        t.discard = self.discard
        t.reshuffled = self.reshuffled
        t.house = self.house
        t.out = self.out
        t.rejected = self.rejected
        t.rooms = self.rooms
        t.room = self.room
        t.room_items = self.room_items
        t.midnight = self.midnight
        t.dawn = self.dawn
        t.ties = self.ties
        t.under = self.under
        t.battle = self.battle
        t.field = self.field
        t.passed = self.passed
        t.dice = self.dice
        t.rerolled = self.rerolled
        t.rolled = self.rolled
        t.fought = self.fought
        t.fought_dice = self.fought_dice
        t.fought_in = self.fought_in
        t.fought_over = self.fought_over
        t.displayed = self.displayed
        t.spoils = self.spoils
        t.eligible = self.eligible
        t.served = self.served
        t.next_butler = self.next_butler
        t.midnight_sides = self.midnight_sides
        t.specials_count = self.specials_count
        t.rooms_run_out = self.rooms_run_out
        t.tie_spoils = self.tie_spoils
        t.claimed_items = self.claimed_items
        return t

    def die(self, purpose: str) -> tuple[Kind, tuple[int, ...]]:
        """All dice have six faces. [components.dice]"""
        return ROLL, _FACES

    def reactions(self, window: str, seat: int, facts: tuple[Any, ...]) -> tuple[int, ...]:
        """Whoever has a Rabbit's Foot on the card may roll its dice again, once."""
        roller, n = facts
        if seat != roller or self.rerolled or REROLLS.isdisjoint(self.field[n][3:]):
            return ()
        return (REROLL, PASS)

    def reacting(self, window: str, seats: int) -> int:
        """Only whoever rolls, who is asked first."""
        return 1

    def imagine(self, seat: int, guess: Nature) -> None:
        """Deal the others' hands anew from all that `seat` has not seen.

        A card that was discarded and shuffled in again can only have been drawn since then, and everyone has counted how many
        cards each hand has drawn since then; so the cards of each shuffle are dealt among themselves.
        """
        others = [other for other in range(self.seats) if other != seat]
        shuffles = [0] * FIRST_ROOM_ITEM
        for number, cards in enumerate(self.reshuffled, 1):
            for card in cards:
                shuffles[card] = number
        imagined: list[tuple[int, ...]] = [()] * self.seats
        drawn = 0
        left: list[int] = []
        for number in range(len(self.reshuffled) + 1):
            held = [[card for card in self.hands[other] if shuffles[card] == number] for other in others]
            left = [card for cards in held for card in cards]
            if number == len(self.reshuffled):
                left.extend(self.horror.pool)
            left.sort()
            for other, drawn_then in zip(others, held, strict=True):
                for _ in drawn_then:
                    card = guess.choose(drawn, drawn, DEAL.zero, tuple(left), ())
                    left.remove(card)
                    imagined[other] += (card,)
                    drawn += 1
        for other in others:
            self.hands[other] = imagined[other]
        self.horror = shuffled(tuple(left))

    # --- what is known of a player -----------------------------------------------------------------------------------

    def order(self) -> list[int]:
        """The seats in the order of play: clockwise from the Butler. [play.butler-first, play.clockwise]"""
        return [(self.butler + i) % self.seats for i in range(self.seats)]

    def hand_size(self, seat: int) -> int:
        """How many cards a player draws up to."""
        return hand_size(self.piles[seat])


def hand_size(pile: tuple[int, ...]) -> int:
    """How many cards a player with these spoils draws up to. [spoils.hand-size, spoils.hand-size-max]"""
    bulbs = 0
    for card in pile:
        bulbs += BULBS[card]
    return min(DEALT + bulbs // BULBS_PER_CARD, MOST_CARDS)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards without that one, which is among them."""
    i = 0
    while cards[i] != card:  # as numbers: compiled, a third of what `index` takes
        i += 1
    return cards[:i] + cards[i + 1 :]


def house(table: Table) -> House:
    """A game's table, known to be one of House of Horrors."""
    assert isinstance(table, House)
    return table
