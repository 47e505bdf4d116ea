"""The Explorer: goes straight to any space but water."""

from __future__ import annotations

from gloam.games.horrified.answers import JUMP
from gloam.games.horrified.components import ELSEWHERE
from gloam.games.horrified.rules.hero import register
from gloam.games.horrified.rules.heroes.jumping import JumperRules
from gloam.games.horrified.table import Village


class ExplorerRules(JumperRules):
    """To any other space on land. [actions.special.badge]"""

    def jumps(self, t: Village) -> tuple[int, ...]:
        return ELSEWHERE[t.at[t.hero()]]


register("explorer", ExplorerRules(), JUMP)
