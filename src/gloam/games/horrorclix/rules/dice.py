"""Dice. Each is one outcome of NATURE."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import DIE
from gloam.kernel.game import Game, Step

_FACES: Final = (0, 1, 2, 3, 4, 5)


def roll(g: Game, step: Step) -> None:
    """Roll a die; the step takes it as its last fact, from 0 to 5: `pips` makes a number of it."""
    g.chance(DIE, _FACES, step)


def pips(g: Game, why: str, who: int, face: int) -> int:
    """What a die shows, told to all with what it was rolled for and for which monster (-1: none)."""
    g.tell("rolled", why, who, face + 1)
    return face + 1
