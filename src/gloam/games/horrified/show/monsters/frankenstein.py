"""The mat of Frankenstein and the Bride: how human they have become."""

from __future__ import annotations

from gloam.games.horrified.components import BRIDE, FRANKENSTEIN, HUMANITY_MAX
from gloam.games.horrified.show.mat import Mat
from gloam.games.horrified.table import Village
from gloam.kernel.position import PositionError
from gloam.show.positions import Field, Fields, Number


class FrankensteinMat(Mat):
    monster = FRANKENSTEIN
    fields = Fields(
        Field("frankenstein", Number(HUMANITY_MAX[0]), "humanity", 0),
        Field("bride", Number(HUMANITY_MAX[1]), "humanity", 1),
    )

    def check(self, t: Village) -> None:
        if t.monster_at(BRIDE) == t.monster_at(FRANKENSTEIN):
            raise PositionError("monsters: Frankenstein and the Bride cannot be found together; a meeting is settled at once")
