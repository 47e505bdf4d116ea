"""From where the Evil strikes a Victim: with its Attack, and with each of its active skills."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.components import (
    IS_CORPSE,
    IS_DECODER,
    IS_TEST,
    MOST_STAMINA,
    NOTHING,
    SWAP_DIMENSION,
    TILES,
    Skill,
    Tile,
)
from gloam.games.the_victim.map import distance
from gloam.games.the_victim.rules.evil_rules import BY_EVIL
from gloam.games.the_victim.rules.evils.doppelganger import DARK_THORN, SWAP_RANGE
from gloam.games.the_victim.rules.evils.ghost import BEHIND_YOU, TERRIFYING_DANCE
from gloam.games.the_victim.rules.evils.wendigo import AMBUSH, MADNESS_CRASH
from gloam.games.the_victim.rules.evils.werewolf import DOUBLE_SLASH, TARGET
from gloam.games.the_victim.rules.evils.widow import POISON_MIST
from gloam.games.the_victim.rules.evils.witch import CORPSE_EXPLOSION, THUNDER_CALL
from gloam.games.the_victim.rules.powers import skills, stamina_for, upgraded
from gloam.games.the_victim.table import Forest

_BESIDE: Final = (POISON_MIST, TERRIFYING_DANCE)
_HERE: Final = (TARGET, DOUBLE_SLASH, AMBUSH, DARK_THORN)
STRIKES_SEVERAL: Final = (POISON_MIST, TERRIFYING_DANCE, DARK_THORN, MADNESS_CRASH)


def attacks_from(t: Forest, tile: Tile) -> tuple[int, ...]:
    """The tiles from which the Evil attacks a Victim on a tile: for the Witch those beside it too."""
    return BY_EVIL[t.evil].attacks_around(t, tile)


def strikes_from(t: Forest, skill: Skill, tile: Tile) -> tuple[int, ...]:
    """The tiles from which a skill strikes a Victim on a tile; none for a Web, and for what strikes from anywhere."""
    if skill in _HERE:
        return (tile,)
    if skill in _BESIDE:
        return (tile, *t.beside[tile])
    if skill == SWAP_DIMENSION:
        return tuple([other for other in range(len(TILES)) if t.cells[other] != NOTHING and distance(t, tile, other) <= SWAP_RANGE])
    if skill == MADNESS_CRASH:
        return _in_line(t, tile)
    return ()


def strikes_anywhere(t: Forest, skill: Skill, tile: Tile) -> bool:
    """Whether a skill strikes a Victim on a tile from wherever the Evil stands."""
    if skill == CORPSE_EXPLOSION:
        return IS_CORPSE[tile] or any([IS_CORPSE[other] for other in t.beside[tile]])
    return skill == BEHIND_YOU or (skill == THUNDER_CALL and IS_DECODER[tile])


def _in_line(t: Forest, tile: Tile) -> tuple[int, ...]:
    """The tiles from which the Wendigo crashes through a tile: a Test tile between stops it before the upgrade."""
    found: list[int] = []
    for edge in range(len(t.around[tile])):
        ahead = t.around[tile][edge]
        while ahead != NOTHING:
            found.append(ahead)
            ahead = NOTHING if IS_TEST[ahead] and not upgraded(t, MADNESS_CRASH) else t.around[ahead][edge]
    return tuple(found)


def hunts(skill: Skill) -> int:
    """How many Hunts lead to where a skill strikes: an Ambush is one itself."""
    return 2 if skill == AMBUSH else 1


def next_turn(t: Forest) -> list[int]:
    """The active skills that the Evil has the Stamina for in its next turn."""
    stamina = min(t.stamina + 1, MOST_STAMINA)
    return [skill for skill in skills(t) if stamina_for(t, skill) <= stamina]
