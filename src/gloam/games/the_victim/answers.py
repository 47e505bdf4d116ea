"""Every answer that can be given in The Victim, NATURE's among them. The order is fixed: records and learners count on it."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.the_victim.components import (
    DICE,
    EVENTS,
    EVILS,
    GATES,
    ITEMS,
    PIECES,
    PILES,
    ROW,
    SKILLS,
    STATUSES,
    TILES,
    TOKENS,
    UPGRADES,
    VICTIMS,
)
from gloam.kernel.boards.hexagons import EDGES
from gloam.kernel.catalogue import Catalogue, Kind

VERSION: Final = 1

FACES: Final = ("0", "1", "2", "3")
EVIL_FACES: Final = ("rage", "1", "2", "3", "4", "5", "6", "7", "8", "9")
AILMENTS: Final = ("wound", "debuff")
WOUND: Final = 0
DEBUFF: Final = 1

ANSWERS: Final = Catalogue(VERSION)

END: Final[int] = ANSWERS.single("end")
DONE: Final[int] = ANSWERS.single("done")
# Setting up
CHOOSE: Final[Kind] = ANSWERS.kind("choose", victim=VICTIMS)
# A Victim's Main Actions
RUN: Final[int] = ANSWERS.single("run")
CRAWL: Final[Kind] = ANSWERS.kind("crawl", to=TILES)
DECODE: Final[int] = ANSWERS.single("decode")
HEAL: Final[Kind] = ANSWERS.kind("heal", victim=VICTIMS)
SEARCH: Final[int] = ANSWERS.single("search")
HIDE: Final[int] = ANSWERS.single("hide")
USE: Final[Kind] = ANSWERS.kind("use", skill=SKILLS)
PLACE: Final[Kind] = ANSWERS.kind("place", token=TOKENS, spot=tuple([str(n) for n in range(1, ROW + 1)]))
REMOVE: Final[Kind] = ANSWERS.kind("remove", spot=tuple([str(n) for n in range(1, ROW + 1)]))
# A Victim's Sub Actions
GIVE: Final[Kind] = ANSWERS.kind("give", victim=VICTIMS)
PLAY: Final[Kind] = ANSWERS.kind("play", item=ITEMS)
WEAR: Final[Kind] = ANSWERS.kind("wear", item=ITEMS)
TAKE_OFF: Final[Kind] = ANSWERS.kind("take_off", item=ITEMS)
PICK_UP: Final[int] = ANSWERS.single("pick_up")
# Running
STEP: Final[Kind] = ANSWERS.kind("step", to=TILES)
DRAW: Final[Kind] = ANSWERS.kind("draw", pile=PILES)
LAY: Final[Kind] = ANSWERS.kind("lay", edge=EDGES)
TURN: Final[Kind] = ANSWERS.kind("turn", sixths=("0", "1", "2", "3", "4", "5"))
STOP: Final[int] = ANSWERS.single("stop")
# What an action, a card or an Event leaves open
TAKE: Final[int] = ANSWERS.single("take")
HAND: Final[Kind] = ANSWERS.kind("hand", item=ITEMS)
DISCARD: Final[Kind] = ANSWERS.kind("discard", item=ITEMS)
ON: Final[Kind] = ANSWERS.kind("on", victim=VICTIMS)
CURE: Final[Kind] = ANSWERS.kind("cure", ailment=AILMENTS)
RAISE: Final[Kind] = ANSWERS.kind("raise", status=STATUSES)
LOWER: Final[Kind] = ANSWERS.kind("lower", status=STATUSES)
LOOK: Final[Kind] = ANSWERS.kind("look", pile=PILES)
TOP: Final[Kind] = ANSWERS.kind("top", tile=TILES)
BOTTOM: Final[Kind] = ANSWERS.kind("bottom", tile=TILES)
AT: Final[Kind] = ANSWERS.kind("at", tile=TILES)
REROLL: Final[Kind] = ANSWERS.kind("reroll", die=tuple([str(n) for n in range(1, DICE + 1)]))
# The Evil
HUNT: Final[int] = ANSWERS.single("hunt")
PROWL: Final[Kind] = ANSWERS.kind("prowl", piece=PIECES, to=TILES)
ATTACK: Final[Kind] = ANSWERS.kind("attack", victim=VICTIMS)
ATTACK_ALL: Final[int] = ANSWERS.single("attack_all")
DEATH: Final[Kind] = ANSWERS.kind("death", victim=VICTIMS)
UPGRADE: Final[Kind] = ANSWERS.kind("upgrade", skill=UPGRADES)
AGAIN: Final[int] = ANSWERS.single("again")
CHARGE: Final[Kind] = ANSWERS.kind("charge", edge=EDGES)
SWAP: Final[Kind] = ANSWERS.kind("swap", piece=PIECES, victim=VICTIMS)
# NATURE
TILE: Final[Kind] = ANSWERS.kind("tile", tile=TILES)
ITEM: Final[Kind] = ANSWERS.kind("item", item=ITEMS)
EVENT: Final[Kind] = ANSWERS.kind("event", event=EVENTS)
CURSE: Final[Kind] = ANSWERS.kind("curse", evil=EVILS)
TOKEN: Final[Kind] = ANSWERS.kind("token", token=TOKENS)
GATE: Final[Kind] = ANSWERS.kind("gate", gate=tuple([str(gate) for gate in GATES]))
DIE: Final[Kind] = ANSWERS.kind("die", face=FACES)
EVIL_DIE: Final[Kind] = ANSWERS.kind("evil_die", face=EVIL_FACES)

STEPS: Final[tuple[tuple[Any, ...], ...]] = tuple([ANSWERS.step(answer) for answer in range(len(ANSWERS))])
"""Each answer as a step: "give anya" is the rule `give` with that Victim."""
