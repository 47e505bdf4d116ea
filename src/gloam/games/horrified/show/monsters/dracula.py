"""Dracula's mat: the Coffins that still stand."""

from __future__ import annotations

from gloam.games.horrified.components import COFFINS, DRACULA, SPACES
from gloam.games.horrified.show.mat import Mat
from gloam.games.horrified.table import Village
from gloam.kernel.position import PositionError
from gloam.show.positions import ALWAYS, Field, Fields, Several, named


class DraculaMat(Mat):
    monster = DRACULA
    fields = Fields(Field("coffins", Several(SPACES, different=True), usual=ALWAYS))

    def check(self, t: Village) -> None:
        if not set(t.coffins) <= set(COFFINS):
            raise PositionError(f"mat.dracula.coffins: stand only at {', '.join(named(SPACES, COFFINS))}")
        t.coffins = tuple([space for space in COFFINS if space in t.coffins])
