"""The Terror Level, and how the game is lost."""

from __future__ import annotations

from gloam.games.horrified.components import SKULL
from gloam.games.horrified.table import Village
from gloam.kernel.game import Game


def raise_terror(g: Game, t: Village, cause: str) -> None:
    """One more on the Terror Track; at the skull the players have lost at once. [end.terror-loss]"""
    t.terror += 1
    g.tell("terror", t.terror, cause)
    if t.terror >= SKULL:
        g.tell("ended", "terror")
        g.end("terror", ())
