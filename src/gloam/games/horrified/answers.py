"""Every answer that can be given in Horrified, NATURE's among them. The order is fixed: records and learners count on it."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import (
    CARDS,
    FACES,
    FIGURES,
    HEROES,
    ITEMS,
    MATS,
    MONSTERS,
    PEOPLE,
    PERKS,
    SPACES,
    VILLAGERS,
)
from gloam.kernel.catalogue import Catalogue, Kind

VERSION: Final = 1

_SCARABS: Final = ("1", "2", "3", "4", "5", "6")
_SEATS: Final = ("0", "1", "2", "3", "4")
_BELONGINGS: Final = (*ITEMS, "cure")

CATALOGUE: Final = Catalogue(VERSION)

# The Hero Phase
END: Final[int] = CATALOGUE.add("end")
DONE: Final[int] = CATALOGUE.add("done")
MOVE: Final[int] = CATALOGUE.add("move", to=SPACES)
BRING: Final[int] = CATALOGUE.add("bring", villager=VILLAGERS)
GUIDE: Final[int] = CATALOGUE.add("guide", villager=VILLAGERS, to=SPACES)
PICK_UP: Final[int] = CATALOGUE.add("pick_up")
TAKE: Final[int] = CATALOGUE.add("take", item=ITEMS)
TAKE_ALL: Final[int] = CATALOGUE.add("take_all")
SHARE: Final[int] = CATALOGUE.add("share")
HAND_OVER: Final[int] = CATALOGUE.add("hand_over", giver=HEROES, belonging=_BELONGINGS)
RECEIVE: Final[int] = CATALOGUE.add("receive", hero=HEROES)
ADVANCE: Final[int] = CATALOGUE.add("advance", monster=MONSTERS)
DEFEAT: Final[int] = CATALOGUE.add("defeat", mat=MATS)
USE: Final[int] = CATALOGUE.add("use", item=ITEMS)
STRENGTH: Final[int] = CATALOGUE.add("strength", value=_SCARABS + ("7",))
SLIDE: Final[int] = CATALOGUE.add("slide", scarab=_SCARABS)
FLIP: Final[int] = CATALOGUE.add("flip", scarab=_SCARABS)
# Special actions
REACH: Final[int] = CATALOGUE.add("reach", into=SPACES)
JUMP: Final[int] = CATALOGUE.add("jump", to=SPACES)
LEAD: Final[int] = CATALOGUE.add("lead", hero=HEROES, to=SPACES)
# Perks
PLAY: Final[int] = CATALOGUE.add("play", perk=PERKS)
PUT: Final[int] = CATALOGUE.add("put", figure=FIGURES)
WALK: Final[int] = CATALOGUE.add("walk", figure=FIGURES)
STEP: Final[int] = CATALOGUE.add("step", to=SPACES)
AT: Final[int] = CATALOGUE.add("at", space=SPACES)
DELIVER: Final[int] = CATALOGUE.add("deliver", giver=HEROES, receiver=HEROES)
# The Monster Phase
TOWARD_PERSON: Final[int] = CATALOGUE.add("toward", person=FIGURES[:PEOPLE])
VIA: Final[int] = CATALOGUE.add("via", space=SPACES)
ATTACK: Final[int] = CATALOGUE.add("attack", person=FIGURES[:PEOPLE])
RAID: Final[int] = CATALOGUE.add("raid", space=SPACES)
DISCARD: Final[int] = CATALOGUE.add("discard", item=ITEMS)
FALL: Final[int] = CATALOGUE.add("fall")
# NATURE
DEAL_MAT: Final[Kind] = CATALOGUE.kind("mat", mat=MATS)
DEAL_HERO: Final[Kind] = CATALOGUE.kind("hero", hero=HEROES)
DEAL_SEAT: Final[Kind] = CATALOGUE.kind("first", seat=_SEATS)
DEAL_SCARAB: Final[Kind] = CATALOGUE.kind("scarab", scarab=_SCARABS)
DRAW_PERK: Final[Kind] = CATALOGUE.kind("perk", perk=PERKS)
DRAW_ITEM: Final[Kind] = CATALOGUE.kind("item", item=ITEMS)
DRAW_CARD: Final[Kind] = CATALOGUE.kind("card", card=CARDS)
ROLL_DIE: Final[Kind] = CATALOGUE.kind("die", face=FACES)

CURE: Final[int] = len(ITEMS)
"""The Cure among the belongings that can be handed over."""
