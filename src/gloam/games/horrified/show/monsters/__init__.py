"""What is shown of each Monster: a module each."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.show.mat import Mat, Sign
from gloam.games.horrified.show.monsters.creature import CreatureMat
from gloam.games.horrified.show.monsters.dracula import DraculaMat
from gloam.games.horrified.show.monsters.frankenstein import FrankensteinMat
from gloam.games.horrified.show.monsters.invisible_man import InvisibleManMat
from gloam.games.horrified.show.monsters.mummy import MummyMat
from gloam.games.horrified.show.monsters.wolf_man import WolfManMat
from gloam.games.horrified.table import Village

_ALL: Final[tuple[Mat, ...]] = (CreatureMat(), DraculaMat(), FrankensteinMat(), InvisibleManMat(), MummyMat(), WolfManMat())
SHOWN: Final[dict[int, Mat]] = {shown.mat: shown for shown in sorted(_ALL, key=lambda shown: shown.mat)}
"""By mat."""
SIGNS: Final[dict[str, tuple[Sign, Mat]]] = {sign.id: (sign, shown) for shown in SHOWN.values() for sign in shown.signs}


def signs_of(t: Village, seat: int) -> list[Sign]:
    """The signs that a seat's Hero bears."""
    return [sign for sign, _ in SIGNS.values() if getattr(t, sign.holder) == seat]
