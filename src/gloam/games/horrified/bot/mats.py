"""What the bot thinks of the Monsters, by mat and by Monster."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.bot.monster import MonsterThoughts
from gloam.games.horrified.bot.monsters import creature, dracula, frankenstein, invisible_man, mummy, wolf_man
from gloam.games.horrified.components import MAT_OF

_ALL: Final[tuple[MonsterThoughts, ...]] = (
    creature.THOUGHTS,
    dracula.THOUGHTS,
    frankenstein.THOUGHTS,
    invisible_man.THOUGHTS,
    mummy.THOUGHTS,
    wolf_man.THOUGHTS,
)
BY_MAT: Final[tuple[MonsterThoughts, ...]] = tuple(sorted(_ALL, key=lambda thoughts: thoughts.mat))
BY_MONSTER: Final[tuple[MonsterThoughts, ...]] = tuple([BY_MAT[mat] for mat in MAT_OF])
