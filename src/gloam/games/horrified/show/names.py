"""Figures as they are called in the middle of a sentence."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified import components as c
from gloam.kernel.sentences import reference
from gloam.show.telling import references
from gloam.show.words import the

PROPER: Final = (*[name for name, proper in zip(c.MONSTER_NAMES, c.MONSTER_PROPER, strict=True) if proper], *c.VILLAGER_NAMES)
"""Names that need no "the"."""

# Names as references, for sentences.
SPACE_REFS: Final = references("space", c.SPACES, c.SPACE_NAMES)
HERO_REFS: Final = references("hero", c.HEROES, c.HERO_NAMES)
VILLAGER_REFS: Final = references("villager", c.VILLAGERS, c.VILLAGER_NAMES)
MONSTER_REFS: Final = references("monster", c.MONSTERS, c.MONSTER_NAMES)
FIGURE_REFS: Final = HERO_REFS + VILLAGER_REFS + MONSTER_REFS
ITEM_REFS: Final = references("item", c.ITEMS, c.ITEM_NAMES)
PERK_REFS: Final = references("perk", c.PERKS, c.PERK_NAMES)
CURE: Final = reference("sign:cure", "Cure")


def the_figure(figure: int) -> str:
    """ "the Mayor", "the Mummy", but "Maria" and "Dracula"."""
    return FIGURE_REFS[figure] if c.FIGURE_NAMES[figure] in PROPER else the(FIGURE_REFS[figure])


def the_monster(monster: int) -> str:
    """ "the Mummy", but "Dracula"."""
    return the_figure(c.FIRST_MONSTER + monster)
