"""What is shown of each Monster: a module each."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, Struct, UnsetType

from gloam.games.horrified.show.mat import Mat, Sign
from gloam.games.horrified.show.monsters.creature import CreatureMat, CreatureView
from gloam.games.horrified.show.monsters.dracula import DraculaMat, DraculaView
from gloam.games.horrified.show.monsters.frankenstein import FrankensteinMat, FrankensteinView
from gloam.games.horrified.show.monsters.invisible_man import InvisibleManMat, InvisibleManView
from gloam.games.horrified.show.monsters.mummy import MummyMat, MummyView
from gloam.games.horrified.show.monsters.wolf_man import WolfManMat, WolfManView
from gloam.games.horrified.table import Village


class MatViews(Struct, gc=False):
    """How far the tasks have come, by mat in play."""

    creature: CreatureView | UnsetType = UNSET
    dracula: DraculaView | UnsetType = UNSET
    frankenstein_bride: FrankensteinView | UnsetType = UNSET
    invisible_man: InvisibleManView | UnsetType = UNSET
    mummy: MummyView | UnsetType = UNSET
    wolf_man: WolfManView | UnsetType = UNSET


_ALL: Final[tuple[Mat, ...]] = (CreatureMat(), DraculaMat(), FrankensteinMat(), InvisibleManMat(), MummyMat(), WolfManMat())
SHOWN: Final[dict[int, Mat]] = {shown.mat: shown for shown in sorted(_ALL, key=lambda shown: shown.mat)}
"""By mat."""
SIGNS: Final[dict[str, tuple[Sign, Mat]]] = {sign.id: (sign, shown) for shown in SHOWN.values() for sign in shown.signs}


def signs_of(t: Village, seat: int) -> list[Sign]:
    """The signs that a seat's Hero bears."""
    return [sign for sign, _ in SIGNS.values() if getattr(t, sign.holder) == seat]
