"""Which active skill a Victim may use now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.the_victim.components import CROWS_CRY, Skill, Victim
from gloam.games.the_victim.rules.skills import affects
from gloam.games.the_victim.rules.victims import anya, diego, lucien, rolita, sean, vivian
from gloam.games.the_victim.table import Forest

_FORBIDS: Final[tuple[Callable[[Forest], str], ...]] = (
    rolita.forbids_flexible,
    diego.forbids_tools_master,
    vivian.forbids_self_heal,
    lucien.forbids_smart_link,
    anya.forbids_ground_analyze,
    sean.forbids_shooting,
)
"""In the order of the Victims."""


def forbids_skill(t: Forest, victim: Victim, skill: Skill) -> str:
    """Why a Victim cannot use this active skill now. [events.crows-cry]"""
    if skill != victim:
        return "skill.active-cost"
    return "events.crows-cry" if affects(t, CROWS_CRY, victim) else _FORBIDS[victim](t)
