"""The Frenzy Marker."""

from __future__ import annotations

from gloam.games.horrified.table import Village, rule
from gloam.kernel.game import Game


def next_mat(t: Village) -> int:
    """The mat after the one with the marker: the next higher Frenzy Order in play, or else the lowest.

    [frenzy.next-higher, frenzy.wrap-around, frenzy.last-monster-keeps]
    """
    return t.mats[(t.mats.index(t.frenzy) + 1) % len(t.mats)]


@rule
def pass_frenzy(g: Game, t: Village) -> None:
    """The Frenzy Marker goes to the next Monster."""
    t.frenzy = next_mat(t)
    g.tell("frenzy", t.frenzy)
