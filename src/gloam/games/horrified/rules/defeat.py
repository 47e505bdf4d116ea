"""Defeated by a Hero: a Monster leaves the game, and the last one to leave wins it."""

from __future__ import annotations

from gloam.games.horrified.components import FIRST_MONSTER, MAT_FIGURES, Mat
from gloam.games.horrified.rules.frenzy import next_mat
from gloam.games.horrified.rules.monster import BY_MAT
from gloam.games.horrified.table import NOBODY, NOTHING, OFF_BOARD, Village, rule
from gloam.kernel.game import Game


@rule
def defeat_mat(g: Game, t: Village, mat: Mat) -> None:
    """A mat's Monsters are defeated and out of the game. [monsterdefeat.out-of-game, end.win-immediate]"""
    passes = t.frenzy == mat
    t.defeated += ((mat, t.turns, t.turn if t.phase == "hero" else NOBODY),)
    leave_game(t, mat)
    g.tell("monster_defeated", mat)
    if not t.mats:
        g.tell("ended", "won")
        g.end("won", tuple(range(t.seats)))
    elif passes:
        g.tell("frenzy", t.frenzy)


def leave_game(t: Village, mat: Mat) -> None:
    """A mat goes out of the game with all that belongs to it; if it had the Frenzy Marker that goes on. [frenzy.next-higher]"""
    if t.frenzy == mat:
        t.frenzy = next_mat(t)
    t.mats = tuple([other for other in t.mats if other != mat])
    clear_mat(t, mat)
    if not t.mats:
        t.frenzy = NOTHING


def clear_mat(t: Village, mat: Mat) -> None:
    """Figures leave the board, Items on the mat are discarded, its tokens go to the box. [monsterdefeat.mat-items-discarded]"""
    for monster in MAT_FIGURES[mat]:
        t.at[FIRST_MONSTER + monster] = OFF_BOARD
    BY_MAT[mat].clear(t)
