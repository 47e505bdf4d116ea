"""What players can point at: every card that lies open."""

from __future__ import annotations

from gloam.games.house_of_horrors.show.view import HouseView
from gloam.show.naming import references


def in_sight(view: HouseView) -> set[str]:
    """The parts of the table that everyone sees."""
    fighting = [card for entry in view.field for card in (entry.character, *entry.items)]
    won = [card for player in view.players for card in player.spoils]
    under = [card for cards in view.under.values() for card in cards]
    return references("card", [*view.rooms, view.room, *view.room_items, *fighting, *under, *view.displayed, *won, *view.discard])
