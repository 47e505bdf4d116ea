"""How House of Horrors is described and drawn: views, texts, pictures, positions, refusals."""

from __future__ import annotations

from typing import Final

from gloam.show.games import GameShown


class HouseShown(GameShown):
    """What bots and typing players are careful with."""

    deliberate = frozenset(("discard", "give"))
    bargained = frozenset(("play",))


SHOWN: Final = HouseShown
