"""Every answer that can be given in HorrorClix, NATURE's among them. The order is fixed: records and learners count on it."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.components import (
    ACTIONS,
    ARCHETYPES,
    CLASSES,
    EDGES,
    MAPS,
    MONSTERS,
    OBJECTS,
    PIPS,
    POWERS,
    SEATS,
    SPACES,
    TWISTS,
    VERSIONS,
    VICTIMS,
)
from gloam.kernel.catalogue import Catalogue, Kind

VERSION: Final = 1
MOST_DAMAGE: Final = 24

ANSWERS: Final = Catalogue(VERSION)

DONE: Final[int] = ANSWERS.single("done")
# Setting up
MAP: Final[Kind] = ANSWERS.kind("map", map=MAPS)
EDGE: Final[Kind] = ANSWERS.kind("edge", edge=EDGES)
CARD: Final[Kind] = ANSWERS.kind("card", monster=MONSTERS, side=("a", "b"))
CONCEAL: Final[Kind] = ANSWERS.kind("conceal", twist=TWISTS)
OBJECT: Final[Kind] = ANSWERS.kind("object", object=OBJECTS)
PLACE: Final[Kind] = ANSWERS.kind("place", to=SPACES)
ALOFT: Final[Kind] = ANSWERS.kind("aloft", to=SPACES)
DOOR: Final[Kind] = ANSWERS.kind("door", edge=EDGES)
HATE: Final[Kind] = ANSWERS.kind("hate", monsters=CLASSES)
# A turn
EFFECT: Final[Kind] = ANSWERS.kind("effect", monster=MONSTERS, power=POWERS)
PLAY: Final[Kind] = ANSWERS.kind("play", twist=TWISTS)
VICTIM: Final[Kind] = ANSWERS.kind("victim", victim=VICTIMS)
ACT: Final[Kind] = ANSWERS.kind("act", monster=MONSTERS, action=ACTIONS, power=("plain", *POWERS))
PROPOSE: Final[int] = ANSWERS.single("propose")
AGREE: Final[int] = ANSWERS.single("agree")
DISPUTE: Final[int] = ANSWERS.single("dispute")
OPPONENT: Final[Kind] = ANSWERS.kind("opponent", seat=SEATS)
# Moving
MOVE: Final[Kind] = ANSWERS.kind("move", to=SPACES)
SOAR: Final[Kind] = ANSWERS.kind("soar", to=SPACES)
STEP: Final[Kind] = ANSWERS.kind("step", to=SPACES)
RISE: Final[int] = ANSWERS.single("rise")
DESCEND: Final[int] = ANSWERS.single("descend")
SNATCH: Final[Kind] = ANSWERS.kind("snatch", victim=VICTIMS)
BREAK: Final[int] = ANSWERS.single("break")
STAY: Final[int] = ANSWERS.single("stay")
TRIP: Final[Kind] = ANSWERS.kind("trip", at=SPACES)
# Fighting
TARGET: Final[Kind] = ANSWERS.kind("target", monster=MONSTERS)
FIGHT: Final[Kind] = ANSWERS.kind("fight", monster=MONSTERS, power=("plain", *POWERS))
SMASH: Final[Kind] = ANSWERS.kind("smash", at=SPACES)
SHARE: Final[Kind] = ANSWERS.kind("share", damage=tuple([str(n) for n in range(MOST_DAMAGE + 1)]))
SHIELD: Final[Kind] = ANSWERS.kind("shield", monster=MONSTERS)
PACT: Final[int] = ANSWERS.single("pact")
SPARE: Final[int] = ANSWERS.single("spare")
SLAY: Final[int] = ANSWERS.single("slay")
# NATURE
DIE: Final[Kind] = ANSWERS.kind("die", pips=PIPS)
DEAL: Final[Kind] = ANSWERS.kind("deal", twist=TWISTS)
MUSTER: Final[Kind] = ANSWERS.kind("muster", monster=VERSIONS)
TOKEN: Final[Kind] = ANSWERS.kind("token", victim=ARCHETYPES)
SPOT: Final[Kind] = ANSWERS.kind("spot", to=SPACES)
# Added later
EMERGE: Final[Kind] = ANSWERS.kind("emerge", monster=MONSTERS)
TAKE: Final[int] = ANSWERS.single("take")
TIME: Final[Kind] = ANSWERS.kind("time", time=("left", "up"))
