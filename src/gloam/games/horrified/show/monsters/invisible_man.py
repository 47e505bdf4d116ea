"""The Invisible Man's mat: the evidence against him."""

from __future__ import annotations

from collections.abc import Iterable

from gloam.games.horrified.components import EVIDENCE, INVISIBLE_MAN, ITEM_PLACE, ITEMS
from gloam.games.horrified.show.mat import Mat
from gloam.games.horrified.table import NOTHING, Village
from gloam.kernel.position import PositionError
from gloam.show.positions import Dealt, Field, Fields, Several


class InvisibleManMat(Mat):
    monster = INVISIBLE_MAN
    fields = Fields(Field("evidence", Dealt(Several(ITEMS))))
    holds = "evidence"

    def lay(self, t: Village, told: list[str], items: Iterable[int]) -> None:
        spots = [NOTHING] * len(EVIDENCE)
        for item in items:
            if ITEM_PLACE[item] not in EVIDENCE or spots[EVIDENCE.index(ITEM_PLACE[item])] != NOTHING:
                raise PositionError(f"{self.place}: there is no empty spot for {ITEMS[item]}")
            spots[EVIDENCE.index(ITEM_PLACE[item])] = item
        t.evidence = tuple(spots)
