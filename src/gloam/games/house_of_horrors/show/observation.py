"""The house as numbers, for machines that learn."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors.components import (
    BATTLES,
    CARDS,
    FIRST_ITEM,
    FIRST_ROOM,
    FIRST_ROOM_ITEM,
    FLOORS,
    MIDNIGHT,
    MOST_CARDS,
    MOST_SEATS,
    MOST_TIES,
    PILES,
    SIDES,
)
from gloam.games.house_of_horrors.show.view import EntryView, FoughtView, HouseView, PlayerView, Worth
from gloam.kernel.observation import Flag, Keyed, LeftOut, Maybe, Number, OneOf, Parts, Row, Several

CHARACTERS: Final = CARDS[:FIRST_ITEM]
ITEMS: Final = CARDS[FIRST_ITEM:FIRST_ROOM]
ROOMS: Final = CARDS[FIRST_ROOM:MIDNIGHT]
HAND_CARDS: Final = CARDS[:FIRST_ROOM_ITEM]  # what the Horror Deck has
SPOILS: Final = CARDS[:MIDNIGHT]
MOST_ENTRIES: Final = 8
MOST_WORTH: Final = 99

SEAT: Final = OneOf(range(MOST_SEATS))
SEATS: Final = Several(range(MOST_SEATS))
SIDE: Final = OneOf(SIDES)
BATTLE: Final = OneOf(BATTLES)
MOMENT: Final = OneOf(("to come", "now", "past"))
WORTH: Final = Parts(Worth, value=Number(MOST_WORTH), dice=Number(20))
ENTRIES: Final = Row(
    Parts(
        EntryView,
        seat=SEAT,
        side=SIDE,
        character=OneOf(CHARACTERS),
        items=Several(ITEMS),
        value=Number(MOST_WORTH),
        dice=Number(20),
        rolled=Row(Number(6), 6),
        worth=LeftOut("follows from the value and the dice"),
    ),
    MOST_ENTRIES,
)

HOUSE: Final = Parts(
    HouseView,
    round=Number(40),
    butler=SEAT,
    turn=SEAT,
    rooms=Several(ROOMS),
    room=OneOf(ROOMS),
    floor=OneOf(FLOORS),
    room_items=Several(ITEMS),
    battle=BATTLE,
    midnight=MOMENT,
    dawn=MOMENT,
    field=ENTRIES,
    totals=Keyed(BATTLES, Keyed(SIDES, WORTH)),
    stakes=LeftOut("follow from what lies there"),
    under=Keyed(SIDES, Several(SPOILS)),
    ties=Number(MOST_TIES),
    fought=Maybe(
        Parts(
            FoughtView,
            room=LeftOut("what it left lies under the Room, with players or in the discard"),
            battle=BATTLE,
            field=LeftOut("what it left lies under the Room, with players or in the discard"),
            totals=Keyed(SIDES, Number(MOST_WORTH)),
            winner=SIDE,
        )
    ),
    displayed=Several(SPOILS),
    spoils=Several(SPOILS),
    divider=SEAT,
    sharing=SEATS,
    served=SEATS,
    players=Row(
        Parts(
            PlayerView,
            seat=LeftOut("is the place in the row"),
            cards=Number(MOST_CARDS),
            hand_size=Number(MOST_CARDS),
            hourglasses=Number(255),
            light_bulbs=Number(255),
            spoils=Several(SPOILS),
            sides=Several(SIDES),
            discarded=Flag(),
            place=Number(MOST_SEATS),
        ),
        MOST_SEATS,
    ),
    order=Row(SEAT, MOST_SEATS),
    to_come=SEATS,
    hand=Several(SPOILS),
    entering=LeftOut("follows from the hand and the Rooms"),
    horror_deck=Number(255),
    discard=Several(SPOILS),
    house_deck=Row(Number(len(ROOMS)), PILES),
    out=Several(CARDS),
    rejected=Several(ROOMS),
)
"""The table as a seat sees it, as numbers."""
