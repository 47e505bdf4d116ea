"""What is shown of each Monster: a module each."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Struct, UnsetType

from gloam.games.horrified import components as c
from gloam.games.horrified.show.mat import Mat, Sign
from gloam.games.horrified.show.monsters.creature import CreatureMat, CreatureView
from gloam.games.horrified.show.monsters.dracula import DraculaMat, DraculaView
from gloam.games.horrified.show.monsters.frankenstein import FrankensteinMat, FrankensteinView
from gloam.games.horrified.show.monsters.invisible_man import InvisibleManMat, InvisibleManView
from gloam.games.horrified.show.monsters.mummy import MummyMat, MummyView
from gloam.games.horrified.show.monsters.wolf_man import WolfManMat, WolfManView
from gloam.games.horrified.table import Village
from gloam.kernel.observation import Itself


def _task(monster: int) -> Itself:
    """How far the task of a Monster has come, while its mat is in play."""
    return Itself("mats", when=lambda t: t.in_play(monster))


class MatViews(Struct, gc=False):
    """How far the tasks have come, by mat in play."""

    creature: Annotated[CreatureView | UnsetType, _task(c.CREATURE)] = UNSET
    dracula: Annotated[DraculaView | UnsetType, _task(c.DRACULA)] = UNSET
    frankenstein_bride: Annotated[FrankensteinView | UnsetType, _task(c.FRANKENSTEIN)] = UNSET
    invisible_man: Annotated[InvisibleManView | UnsetType, _task(c.INVISIBLE_MAN)] = UNSET
    mummy: Annotated[MummyView | UnsetType, _task(c.MUMMY)] = UNSET
    wolf_man: Annotated[WolfManView | UnsetType, _task(c.WOLF_MAN)] = UNSET


_ALL: Final[tuple[Mat, ...]] = (CreatureMat(), DraculaMat(), FrankensteinMat(), InvisibleManMat(), MummyMat(), WolfManMat())
SHOWN: Final[dict[int, Mat]] = {shown.mat: shown for shown in sorted(_ALL, key=lambda shown: shown.mat)}
"""By mat."""
SIGNS: Final[dict[str, tuple[Sign, Mat]]] = {sign.id: (sign, shown) for shown in SHOWN.values() for sign in shown.signs}


def signs_of(t: Village, seat: int) -> list[Sign]:
    """The signs that a seat's Hero bears."""
    return [sign for sign, _ in SIGNS.values() if getattr(t, sign.holder) == seat]
