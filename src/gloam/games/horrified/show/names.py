"""Figures as they are called in the middle of a sentence."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import FIGURE_NAMES, FIRST_MONSTER, FIRST_VILLAGER, MONSTER_NAMES

_PROPER: Final = ("Dracula", "Frankenstein")


def the_monster(monster: int) -> str:
    """ "the Mummy", but "Dracula"."""
    name = MONSTER_NAMES[monster]
    return name if name in _PROPER else f"the {name.removeprefix('The ')}"


def the_figure(figure: int) -> str:
    """ "the Mayor", "the Mummy", but "Maria"."""
    if figure >= FIRST_MONSTER:
        return the_monster(figure - FIRST_MONSTER)
    name = FIGURE_NAMES[figure]
    return f"the {name}" if figure < FIRST_VILLAGER else name
