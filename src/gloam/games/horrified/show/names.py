"""Figures as they are called in the middle of a sentence."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import FIGURE_NAMES, FIRST_MONSTER, MONSTER_NAMES, MONSTER_PROPER, VILLAGER_NAMES
from gloam.show.words import the

PROPER: Final = (*[name for name, proper in zip(MONSTER_NAMES, MONSTER_PROPER, strict=True) if proper], *VILLAGER_NAMES)
"""Names that need no "the"."""


def the_figure(figure: int) -> str:
    """ "the Mayor", "the Mummy", but "Maria" and "Dracula"."""
    name = FIGURE_NAMES[figure]
    return name if name in PROPER else the(name)


def the_monster(monster: int) -> str:
    """ "the Mummy", but "Dracula"."""
    return the_figure(FIRST_MONSTER + monster)
