"""The Mummy's mat: the Scarabs on the tablet."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import MUMMY
from gloam.games.horrified.show.mat import Mat, Sign
from gloam.games.horrified.table import Village
from gloam.kernel.position import PositionError
from gloam.show.positions import Field, Fields, Part, Rows

SCARABS_AT_START: Final = (4, 5, 6, 1, 2, 3, 0)  # where none were dealt


class MummyMat(Mat):
    monster = MUMMY
    signs = (Sign("soul", "Soul sign", "soul"),)
    fields = Fields(Field("scarabs", Rows(Part(int))), Field("face_down", Rows(Part(int))))

    def begin(self, t: Village) -> None:
        if not any(t.scarabs):
            t.scarabs = SCARABS_AT_START

    def check(self, t: Village) -> None:
        if sorted(t.scarabs) != list(range(7)):
            raise PositionError("mat.mummy.scarabs: seven spots hold Scarabs 1 to 6 and one 0 for the empty spot")
        if not set(t.face_down) <= set(range(1, 7)) or len(set(t.face_down)) < len(t.face_down):
            raise PositionError("mat.mummy.face_down: names different Scarabs from 1 to 6")
        t.face_down = tuple(sorted(t.face_down))
