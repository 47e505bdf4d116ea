"""The Monsters' own rules, by mat and by Monster."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import MAT_OF
from gloam.games.horrified.rules.monster import MonsterRules
from gloam.games.horrified.rules.monsters import creature, dracula, frankenstein, invisible_man, mummy, wolf_man

_ALL: Final[tuple[MonsterRules, ...]] = (
    creature.RULES,
    dracula.RULES,
    frankenstein.RULES,
    invisible_man.RULES,
    mummy.RULES,
    wolf_man.RULES,
)
BY_MAT: Final[tuple[MonsterRules, ...]] = tuple(sorted(_ALL, key=lambda rules: rules.mat))
BY_MONSTER: Final[tuple[MonsterRules, ...]] = tuple([BY_MAT[mat] for mat in MAT_OF])
