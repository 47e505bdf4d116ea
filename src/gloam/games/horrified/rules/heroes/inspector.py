"""The Inspector: goes straight to a Monster."""

from __future__ import annotations

from gloam.games.horrified.answers import JUMP
from gloam.games.horrified.components import FIRST_MONSTER
from gloam.games.horrified.rules.hero import register
from gloam.games.horrified.rules.heroes.jumping import JumperRules, elsewhere
from gloam.games.horrified.table import Village


class InspectorRules(JumperRules):
    """To the space of any Monster that is not in water. [actions.special.badge]"""

    def jumps(self, t: Village) -> tuple[int, ...]:
        return elsewhere(t, t.at[FIRST_MONSTER:])


register("inspector", InspectorRules(), JUMP)
