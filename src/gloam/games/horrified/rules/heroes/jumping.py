"""Going straight to a space, as several Heroes do."""

from __future__ import annotations

from gloam.games.horrified.answers import JUMP
from gloam.games.horrified.components import IS_WATER, Space
from gloam.games.horrified.rules.hero import HeroRules
from gloam.games.horrified.rules.movement import enter
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.game import Game


class JumperRules(HeroRules):
    """A Hero whose special action is to go straight to some spaces."""

    def jumps(self, t: Village) -> tuple[int, ...]:
        """Where it can go."""
        raise NotImplementedError

    def special_actions(self, t: Village) -> list[int]:
        return JUMP.each(self.jumps(t))

    def forbids_special(self, t: Village, answer: int) -> str:
        """[actions.special.badge, path.water-spaces]"""
        if not JUMP.has(answer):
            return "actions.special.badge"
        if not t.actions:
            return "actions.allowance"
        to = JUMP.part(answer)
        if to in self.jumps(t):
            return ""
        return "path.water-spaces" if IS_WATER[to] else "actions.special.badge"


def elsewhere(t: Village, spaces: list[int]) -> tuple[int, ...]:
    """Those of the spaces that the current Hero can go straight to: on land, and not its own."""
    here = t.at[t.hero()]
    found: list[int] = []
    for to in spaces:
        if to not in (OFF_BOARD, here) and not IS_WATER[to] and to not in found:
            found.append(to)
    found.sort()
    return tuple(found)


@rule
def jump(g: Game, t: Village, to: Space) -> None:
    """The Hero is there at once."""
    enter(g, t, t.hero(), to)
