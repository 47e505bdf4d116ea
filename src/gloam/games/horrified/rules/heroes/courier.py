"""The Courier: goes straight to another Hero."""

from __future__ import annotations

from gloam.games.horrified.answers import JUMP
from gloam.games.horrified.rules.hero import register
from gloam.games.horrified.rules.heroes.jumping import JumperRules, elsewhere
from gloam.games.horrified.table import Village


class CourierRules(JumperRules):
    """To the space of any other Hero. [actions.special.badge]"""

    def jumps(self, t: Village) -> tuple[int, ...]:
        return elsewhere(t, [t.at[other] for other in t.heroes])


register("courier", CourierRules(), JUMP)
