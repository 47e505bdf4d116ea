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
_ROOMS: Final[tuple[str, ...]] = CARDS[FIRST_ROOM:MIDNIGHT]

CATALOGUE: Final = Catalogue(VERSION)

# Starting a round
ROOM: Final[int] = CATALOGUE.add("room", room=_ROOMS)
DECLARE: Final[int] = CATALOGUE.add("declare", battle=BATTLES)
# A turn
DONE: Final[int] = CATALOGUE.add("done")
PLAY: Final[int] = CATALOGUE.add("play", character=CARDS[:FIRST_ITEM])
DISCARD: Final[int] = CATALOGUE.add("discard", card=CARDS[:FIRST_ROOM_ITEM])
ADD: Final[int] = CATALOGUE.add("add", item=CARDS[FIRST_ITEM:FIRST_ROOM])
CLAIM: Final[int] = CATALOGUE.add("claim", card=CARDS[:FIRST_ROOM_ITEM])
REMOVE: Final[int] = CATALOGUE.add("remove", item=CARDS[FIRST_ITEM:FIRST_ROOM])
# Resolving the encounter, the spoils
REROLL: Final[int] = CATALOGUE.add("reroll")
TAKE: Final[int] = CATALOGUE.add("take", card=CARDS[:MIDNIGHT])
GIVE: Final[int] = CATALOGUE.add("give", card=CARDS[:MIDNIGHT], seat=_SEATS)
# NATURE
FIRST: Final[Kind] = CATALOGUE.kind("first", seat=_SEATS)
LEAVE: Final[Kind] = CATALOGUE.kind("leave", room=Span(_ROOMS, FIRST_ROOM))
DEAL: Final[Kind] = CATALOGUE.kind("deal", card=CARDS[:FIRST_ROOM_ITEM])
REVEAL: Final[Kind] = CATALOGUE.kind("reveal", card=Span(CARDS[FIRST_ROOM_ITEM:], FIRST_ROOM_ITEM))
ROLL: Final[Kind] = CATALOGUE.kind("roll", pips=PIPS)
