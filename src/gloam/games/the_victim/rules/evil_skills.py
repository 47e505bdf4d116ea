"""Whether the Evil's active skill has something to be used on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.the_victim.components import SKILLS, Skill
from gloam.games.the_victim.rules.evils import doppelganger, ghost, wendigo, werewolf, widow, witch
from gloam.games.the_victim.table import Forest

_FORBIDS: Final[dict[str, Callable[[Forest], str]]] = {
    "target": werewolf.forbids_target,
    "double_slash": werewolf.forbids_double_slash,
    "ambush": wendigo.forbids_ambush,
    "madness_crash": wendigo.forbids_madness_crash,
    "corpse_explosion": witch.forbids_corpse_explosion,
    "thunder_call": witch.forbids_thunder_call,
    "spider_web": widow.forbids_spider_web,
    "poison_mist": widow.forbids_poison_mist,
    "dark_thorn": doppelganger.forbids_dark_thorn,
    "swap_dimension": doppelganger.forbids_swap_dimension,
    "terrifying_dance": ghost.forbids_terrifying_dance,
    "behind_you": ghost.forbids_behind_you,
}


def forbids_target(t: Forest, skill: Skill) -> str:
    """The rule by which there is nothing to use a skill on, or ""."""
    return _FORBIDS[SKILLS[skill]](t)
