"""How The Victim is told: views, texts, refusals."""

from __future__ import annotations

from typing import Final

from gloam.show.games import GameShown


class ForestShown(GameShown):
    """What typing players are careful with."""

    deliberate = frozenset(("discard",))


SHOWN: Final = ForestShown
