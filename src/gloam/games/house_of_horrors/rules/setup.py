"""Setting up: the House Deck in three piles, a hand for each player, the first Butler."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.house_of_horrors.answers import FIRST, LEAVE
from gloam.games.house_of_horrors.components import DAWN, DEALT, MIDNIGHT, PILES, ROOM_ITEMS, ROOMS, Card
from gloam.games.house_of_horrors.table import House, rule
from gloam.kernel.decks import Deck, piled
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game, Step

RANDOM: Final = -1
CLAIMED_ITEMS: Final = ("stay", "discard", "claim")


def new_table(seats: int, options: dict[str, Any]) -> House:
    """A table with what was chosen beforehand; chance does the rest."""
    t = House(seats)
    t.next_butler = -1 if options["next_butler"] == "right" else 1
    t.midnight_sides = int(options["midnight_sides"] == "any")
    t.specials_count = int(options["specials_count"])
    t.rooms_run_out = int(options["rooms_run_out"] == "shuffle")
    t.tie_spoils = int(options["tie_spoils"] == "all")
    t.claimed_items = CLAIMED_ITEMS.index(options["claimed_items"])
    t.house = _HOUSE_DECK
    return t


def first_steps(options: dict[str, Any]) -> tuple[Step, ...]:
    """What is to do on a new table."""
    return (("setup", options["rooms"], options["first_butler"]),)


def house_deck(cards: tuple[int, ...]) -> Deck:
    """These Rooms and Room Items in thirds, with Midnight in the top one and Dawn in the bottom one.

    [setup.house-deck-thirds, setup.midnight-top-third, setup.dawn-bottom-third]
    """
    third, surplus = divmod(len(cards), PILES)
    top, middle = third + (surplus > 1), third + (surplus > 0)
    return piled(cards, ((top, (MIDNIGHT,)), (middle, ()), (third, (DAWN,))))


_HOUSE_DECK: Final[Deck] = house_deck(ROOM_ITEMS + ROOMS)


@rule
def setup(g: Game, t: House, rooms: int, first: int) -> None:
    """Prepare the decks, deal, and let the first Butler begin. [setup.deal-six, setup.first-butler]"""
    g.then(
        ("leave_in_box", len(ROOMS) - rooms),
        *[("draw_up", seat, DEALT) for seat in range(t.seats)],
        ("first_butler", first),
        ("round",),
    )


@rule
def leave_in_box(g: Game, t: House, rooms: int) -> None:
    """For a shorter game so many Rooms are left out, face up."""
    if rooms:
        g.chance(LEAVE, tuple([room for room in ROOMS if room not in t.out]), ("left_in_box", rooms))


@rule
def left_in_box(g: Game, t: House, rooms: int, room: Card) -> None:
    """This Room is not in the deck."""
    t.out += (room,)
    t.house = house_deck(ROOM_ITEMS + tuple([room for room in ROOMS if room not in t.out]))
    g.then(("leave_in_box", rooms - 1))


@rule
def first_butler(g: Game, t: House, first: int) -> None:
    """A named seat, the oldest player's, or a random one. [setup.first-butler]"""
    if first == RANDOM:
        g.chance(FIRST, tuple(range(t.seats)), ("butler",))
    else:
        g.then(("butler", first))


@rule
def butler(g: Game, t: House, seat: Seat) -> None:
    """This seat is the Butler now."""
    t.butler = seat
    g.tell("butler", seat)
