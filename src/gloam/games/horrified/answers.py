"""Every answer that can be given in Horrified, NATURE's among them. The order is fixed: records and learners count on it."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import (
    BELONGINGS,
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
from gloam.kernel.catalogue import Catalogue, Kind, Span

VERSION: Final = 1

_SCARABS: Final[Span] = Span(("1", "2", "3", "4", "5", "6"), 1)
_STRENGTHS: Final[Span] = Span(("1", "2", "3", "4", "5", "6", "7"), 1)
_SEATS: Final = ("0", "1", "2", "3", "4")

ANSWERS: Final = Catalogue(VERSION)

# The Hero Phase
END: Final[int] = ANSWERS.single("end")
DONE: Final[int] = ANSWERS.single("done")
MOVE: Final[Kind] = ANSWERS.kind("move", to=SPACES)
BRING: Final[Kind] = ANSWERS.kind("bring", villager=VILLAGERS)
GUIDE: Final[Kind] = ANSWERS.kind("guide", villager=VILLAGERS, to=SPACES)
PICK_UP: Final[int] = ANSWERS.single("pick_up")
TAKE: Final[Kind] = ANSWERS.kind("take", item=ITEMS)
TAKE_ALL: Final[int] = ANSWERS.single("take_all")
SHARE: Final[int] = ANSWERS.single("share")
HAND_OVER: Final[Kind] = ANSWERS.kind("hand_over", giver=HEROES, belonging=BELONGINGS)
RECEIVE: Final[Kind] = ANSWERS.kind("receive", hero=HEROES)
ADVANCE: Final[Kind] = ANSWERS.kind("advance", monster=MONSTERS)
DEFEAT: Final[Kind] = ANSWERS.kind("defeat", mat=MATS)
USE: Final[Kind] = ANSWERS.kind("use", item=ITEMS)
STRENGTH: Final[Kind] = ANSWERS.kind("strength", value=_STRENGTHS)
SLIDE: Final[Kind] = ANSWERS.kind("slide", scarab=_SCARABS)
FLIP: Final[Kind] = ANSWERS.kind("flip", scarab=_SCARABS)
# Special actions
REACH: Final[Kind] = ANSWERS.kind("reach", into=SPACES)
JUMP: Final[Kind] = ANSWERS.kind("jump", to=SPACES)
LEAD: Final[Kind] = ANSWERS.kind("lead", hero=HEROES, to=SPACES)
# Perks
PLAY: Final[Kind] = ANSWERS.kind("play", perk=PERKS)
PUT: Final[Kind] = ANSWERS.kind("put", figure=FIGURES)
WALK: Final[Kind] = ANSWERS.kind("walk", figure=FIGURES)
STEP: Final[Kind] = ANSWERS.kind("step", to=SPACES)
AT: Final[Kind] = ANSWERS.kind("at", space=SPACES)
DELIVER: Final[Kind] = ANSWERS.kind("deliver", giver=HEROES, receiver=HEROES)
# The Monster Phase
TOWARD_PERSON: Final[Kind] = ANSWERS.kind("toward", person=FIGURES[:PEOPLE])
VIA: Final[Kind] = ANSWERS.kind("via", space=SPACES)
ATTACK: Final[Kind] = ANSWERS.kind("attack", person=FIGURES[:PEOPLE])
RAID: Final[Kind] = ANSWERS.kind("raid", space=SPACES)
DISCARD: Final[Kind] = ANSWERS.kind("discard", item=ITEMS)
FALL: Final[int] = ANSWERS.single("fall")
# NATURE
DEAL_MAT: Final[Kind] = ANSWERS.kind("mat", mat=MATS)
DEAL_HERO: Final[Kind] = ANSWERS.kind("hero", hero=HEROES)
DEAL_SEAT: Final[Kind] = ANSWERS.kind("first", seat=_SEATS)
DEAL_SCARAB: Final[Kind] = ANSWERS.kind("scarab", scarab=_SCARABS)
DRAW_PERK: Final[Kind] = ANSWERS.kind("perk", perk=PERKS)
DRAW_ITEM: Final[Kind] = ANSWERS.kind("item", item=ITEMS)
DRAW_CARD: Final[Kind] = ANSWERS.kind("card", card=CARDS)
ROLL_DIE: Final[Kind] = ANSWERS.kind("die", face=FACES)
