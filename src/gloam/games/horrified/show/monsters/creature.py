"""The Creature's mat: the Boat on its way to the Lair."""

from __future__ import annotations

from gloam.games.horrified.components import CREATURE, LAIR
from gloam.games.horrified.show.mat import Mat
from gloam.show.positions import Field, Fields, Number


class CreatureMat(Mat):
    monster = CREATURE
    fields = Fields(Field("boat", Number(LAIR)))
