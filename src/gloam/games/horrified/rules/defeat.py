"""Defeated by a Hero: a Monster leaves the game, and the last one to leave wins it."""

from __future__ import annotations

from gloam.games.horrified.components import (
    CREATURE,
    DRACULA,
    FIRST_MONSTER,
    INVISIBLE_MAN,
    MAT_FIGURES,
    MAT_OF,
    MUMMY,
    WOLF_MAN,
    Mat,
)
from gloam.games.horrified.rules.frenzy import next_mat
from gloam.games.horrified.table import IN_BOX, NOBODY, NOTHING, OFF_BOARD, Village
from gloam.kernel.game import Game


def defeat_mat(g: Game, t: Village, mat: Mat) -> None:
    """A mat's Monsters are defeated and out of the game. [monsterdefeat.out-of-game, end.win-immediate]"""
    passes = t.frenzy == mat
    if passes:
        t.frenzy = next_mat(t)
    t.mats = tuple([other for other in t.mats if other != mat])
    t.defeated += ((mat, t.turns, t.turn if t.phase == "hero" else NOBODY),)
    clear_mat(t, mat)
    if not t.mats:
        t.frenzy = NOTHING
    g.tell("monster_defeated", mat)
    if not t.mats:
        g.tell("ended", "won")
        g.end("won", tuple(range(t.seats)))
    elif passes:
        g.tell("frenzy", t.frenzy)


def clear_mat(t: Village, mat: Mat) -> None:
    """Figures leave the board, Items on the mat are discarded, its tokens go to the box. [monsterdefeat.mat-items-discarded]"""
    for monster in MAT_FIGURES[mat]:
        t.at[FIRST_MONSTER + monster] = OFF_BOARD
    if mat == MAT_OF[CREATURE]:
        t.boat = 0
    elif mat == MAT_OF[DRACULA]:
        t.coffins = ()
    elif mat == MAT_OF[INVISIBLE_MAN]:
        t.discard += tuple([item for item in t.evidence if item != NOTHING])
        t.evidence = (NOTHING,) * len(t.evidence)
    elif mat == MAT_OF[MUMMY]:
        t.scarabs = (0,) * len(t.scarabs)
        t.face_down = ()
        t.soul = NOBODY
    elif mat == MAT_OF[WOLF_MAN]:
        t.discard += tuple([item for item in t.cure if item != NOTHING])
        t.cure = (NOTHING,) * len(t.cure)
        t.cure_holder = IN_BOX
        t.hunted = NOBODY
    else:
        t.humanity = (0, 0)
