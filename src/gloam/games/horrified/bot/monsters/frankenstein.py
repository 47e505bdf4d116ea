"""Frankenstein and the Bride: teach both, keep them apart until then, and then bring them together."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.bot.monster import WASTE, Errand, MonsterThoughts, Needs, just_enough, spend
from gloam.games.horrified.components import BLUE, BRIDE, DISTANCE, FRANKENSTEIN, HUMANITY_MAX, YELLOW, Item, Monster
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.rules.monsters.frankenstein import RULES, more_human
from gloam.games.horrified.table import Village

LESSON: Final = 0.8  # for each point of humanity
REUNION: Final = 2.0  # gained by leading Frankenstein or the Bride to the other
APART: Final = 0.5  # for each space between Frankenstein and the Bride when they may meet


class FrankensteinThoughts(MonsterThoughts):
    """There is something to do in either's space, also when both are taught."""

    def work(self, t: Village, needs: Needs) -> float:
        yellow, blue = HUMANITY_MAX[0] - t.humanity[0], HUMANITY_MAX[1] - t.humanity[1]
        needs.colours[YELLOW] += yellow + 2 * WASTE
        needs.colours[BLUE] += blue + WASTE
        apart = APART * DISTANCE[t.monster_at(FRANKENSTEIN)][t.monster_at(BRIDE)] if t.taught() else 0.0
        return LESSON * (yellow + blue) + apart

    def errands(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        errands: list[Errand] = []
        for pupil, monster, colour in ((0, FRANKENSTEIN, YELLOW), (1, BRIDE, BLUE)):
            if worth[colour]:
                gain = LESSON * min(HUMANITY_MAX[pupil] - t.humanity[pupil], worth[colour])
                errands.append((t.monster_at(monster), gain + (REUNION if t.taught() else 0.0)))
        return errands

    def victory(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        return self.errands(t, seat, worth)

    def item_for(self, t: Village, monster: Monster, usable: list[int], awaited: list[int]) -> int:
        pupil = 0 if monster == FRANKENSTEIN else 1
        return just_enough(t.hero(), usable, HUMANITY_MAX[pupil] - t.humanity[pupil])

    def advance(self, t: Village, monster: Monster, item: Item) -> int:
        spend(t, item)
        points = strength(t.hero(), item)
        more_human(t, monster, points)
        return points

    def task(self, monster: Monster, here: int) -> str:
        return "teach Frankenstein" if monster == FRANKENSTEIN else "teach the Bride"


THOUGHTS: Final[MonsterThoughts] = FrankensteinThoughts(RULES)
