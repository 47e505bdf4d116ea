"""What players can point at: tiles, the Map piles, who is in the forest, and Events in force."""

from __future__ import annotations

from gloam.games.the_victim.show.view import ForestView
from gloam.show.naming import references


def in_sight(view: ForestView) -> set[str]:
    """The parts of the table that everyone sees."""
    return {
        *references("tile", view.tiles),
        *references("pile", view.piles),
        *references("victim", [victim for victim, board in view.victims.items() if board.at is not None]),
        *references("evil", [view.evil.evil] if view.evil is not None else []),
        *references("event", [view.event, *[lasting.event for lasting in view.lasting]]),
    }
