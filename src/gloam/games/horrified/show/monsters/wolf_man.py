"""The Wolf Man's mat: the cure for him."""

from __future__ import annotations

from collections.abc import Iterable

from gloam.games.horrified.components import BLUE, CURE_STRENGTHS, ITEM_COLOUR, ITEM_STRENGTH, ITEMS, WOLF_MAN
from gloam.games.horrified.show.mat import Mat, Sign
from gloam.games.horrified.table import NOTHING, Village
from gloam.kernel.position import PositionError
from gloam.show.positions import Dealt, Field, Fields, Spots


class WolfManMat(Mat):
    monster = WOLF_MAN
    signs = (Sign("cure", "Cure", "cure_holder"), Sign("hunted", "Hunted", "hunted"))
    fields = Fields(Field("cure", Dealt(Spots(ITEMS))))
    holds = "cure"

    def lay(self, t: Village, told: list[str], items: Iterable[int]) -> None:
        """Six names stand for the six spots in order, "" for an empty one; fewer Items go to the first spots of their strength."""
        spots = told if len(told) == len(CURE_STRENGTHS) else []
        cure = [NOTHING] * len(CURE_STRENGTHS)
        for item in items:
            fitting = [
                spot
                for more in range(1 + t.scientist_cures)
                for spot, strength in enumerate(CURE_STRENGTHS)
                if cure[spot] == NOTHING and strength == ITEM_STRENGTH[item] + more and (not spots or spots[spot] == ITEMS[item])
            ]
            if ITEM_COLOUR[item] != BLUE or not fitting:
                raise PositionError(f"{self.place}: there is no empty spot for {ITEMS[item]}")
            cure[fitting[0]] = item
        t.cure = tuple(cure)

    def check(self, t: Village) -> None:
        if t.cure_holder >= 0 and NOTHING in t.cure:
            raise PositionError(f"{self.place}: a Hero has the Cure, so all six spots must be filled")
        if t.cure_holder < 0 and NOTHING not in t.cure:
            raise PositionError(f"{self.place}: all six spots are filled, so a Hero must have the Cure")
