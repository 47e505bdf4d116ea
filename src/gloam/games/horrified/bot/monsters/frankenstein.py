"""Frankenstein and the Bride: teach both, keep them apart until then, and then bring them together."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.bot.monster import WASTE, Errand, MonsterThoughts, Needs, just_enough, register, spend
from gloam.games.horrified.components import BLUE, DISTANCE, FIRST_MONSTER, MONSTER_START, YELLOW, Item, Monster
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.rules.monsters.frankenstein import BRIDE, FRANKENSTEIN, HUMANITY_MAX, RULES, more_human, taught, together
from gloam.games.horrified.table import Village

LESSON: Final = 0.8  # for each point of humanity
REUNION: Final = 2.0  # gained by leading Frankenstein or the Bride to the other
APART: Final = 0.5  # for each space between Frankenstein and the Bride when they may meet


class FrankensteinThoughts(MonsterThoughts):
    """There is something to do in either's space, also when both are taught."""

    def state(self, t: Village) -> object:
        return t.humanity

    def work(self, t: Village, needs: Needs) -> float:
        yellow, blue = HUMANITY_MAX[0] - t.humanity[0], HUMANITY_MAX[1] - t.humanity[1]
        needs.colours[YELLOW] += yellow + 2 * WASTE
        needs.colours[BLUE] += blue + WASTE
        apart = APART * DISTANCE[t.monster_at(FRANKENSTEIN)][t.monster_at(BRIDE)] if taught(t) else 0.0
        return LESSON * (yellow + blue) + apart

    def errands(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        errands: list[Errand] = []
        for pupil, monster, colour in ((0, FRANKENSTEIN, YELLOW), (1, BRIDE, BLUE)):
            if worth[colour]:
                gain = LESSON * min(HUMANITY_MAX[pupil] - t.humanity[pupil], worth[colour])
                errands.append((t.monster_at(monster), gain + (REUNION if taught(t) else 0.0)))
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

    def alarm(self, t: Village) -> float:
        """The chance that the two meet too early."""
        if taught(t):
            return 0.0
        apart = DISTANCE[t.monster_at(FRANKENSTEIN)][t.monster_at(BRIDE)]
        return (1.0, 0.35, 0.2, 0.08, 0.03)[apart] if apart < 5 else 0.0

    def put(self, t: Village, monster: Monster) -> bool:
        """A meeting."""
        if not together(t, monster):
            return False
        if not taught(t):
            t.terror += 1
            for each in (FRANKENSTEIN, BRIDE):
                t.at[FIRST_MONSTER + each] = MONSTER_START[each]
        return taught(t)

    def mate(self, t: Village, monster: Monster) -> int:
        """The Bride for Frankenstein, and he for her."""
        return t.monster_at(BRIDE if monster == FRANKENSTEIN else FRANKENSTEIN)

    def joins(self, t: Village, monster: Monster, goal: int) -> str:
        return "bring Frankenstein and the Bride together" if taught(t) and goal == self.mate(t, monster) else ""

    def nears(self, t: Village, monster: Monster) -> str:
        return "bring Frankenstein and the Bride nearer to each other" if taught(t) else ""

    def task(self, monster: Monster, here: int) -> str:
        return "teach Frankenstein" if monster == FRANKENSTEIN else "teach the Bride"


register(FrankensteinThoughts(RULES))
