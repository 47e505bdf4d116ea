"""Every answer that can be given in House of Horrors, NATURE's among them. The order is fixed: records and learners count on it."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors.components import (
    BATTLES,
    CARDS,
    FIRST_ITEM,
    FIRST_ROOM,
    FIRST_ROOM_ITEM,
    MIDNIGHT,
    MOST_SEATS,
    PIPS,
)
from gloam.kernel.catalogue import Catalogue, Kind, Span

VERSION: Final = 1

_SEATS: Final[tuple[str, ...]] = tuple([str(seat) for seat in range(MOST_SEATS)])
_ROOMS: Final[Span] = Span(CARDS[FIRST_ROOM:MIDNIGHT], FIRST_ROOM)
_ITEMS: Final[Span] = Span(CARDS[FIRST_ITEM:FIRST_ROOM], FIRST_ITEM)

ANSWERS: Final = Catalogue(VERSION)

# Starting a round
ROOM: Final[Kind] = ANSWERS.kind("room", room=_ROOMS)
DECLARE: Final[Kind] = ANSWERS.kind("declare", battle=BATTLES)
# A turn
DONE: Final[int] = ANSWERS.single("done")
PLAY: Final[Kind] = ANSWERS.kind("play", character=CARDS[:FIRST_ITEM])
DISCARD: Final[Kind] = ANSWERS.kind("discard", card=CARDS[:FIRST_ROOM_ITEM])
ADD: Final[Kind] = ANSWERS.kind("add", item=_ITEMS)
CLAIM: Final[Kind] = ANSWERS.kind("claim", card=CARDS[:FIRST_ROOM_ITEM])
REMOVE: Final[Kind] = ANSWERS.kind("remove", item=_ITEMS)
# Resolving the encounter, the spoils
REROLL: Final[int] = ANSWERS.single("reroll")
TAKE: Final[Kind] = ANSWERS.kind("take", card=CARDS[:MIDNIGHT])
GIVE: Final[Kind] = ANSWERS.kind("give", card=CARDS[:MIDNIGHT], seat=_SEATS)
# NATURE
FIRST: Final[Kind] = ANSWERS.kind("first", seat=_SEATS)
LEAVE: Final[Kind] = ANSWERS.kind("leave", room=_ROOMS)
DEAL: Final[Kind] = ANSWERS.kind("deal", card=CARDS[:FIRST_ROOM_ITEM])
REVEAL: Final[Kind] = ANSWERS.kind("reveal", card=Span(CARDS[FIRST_ROOM_ITEM:], FIRST_ROOM_ITEM))
ROLL: Final[Kind] = ANSWERS.kind("roll", pips=PIPS)
