"""The cards of House of Horrors by id, for clients that draw them."""

from __future__ import annotations

from typing import Any

from gloam.games.house_of_horrors import components as c


def glossary() -> dict[str, Any]:
    """Names, texts and numbers of all cards."""
    return {
        "cards": {id_: _card(card) for card, id_ in enumerate(c.CARDS)},
        "floors": {id_: {"name": c.FLOOR_NAMES[i]} for i, id_ in enumerate(c.FLOORS)},
        "battles": {id_: {"name": c.BATTLE_NAMES[i]} for i, id_ in enumerate(c.BATTLES)},
        "sides": {id_: {"name": c.SIDE_NAMES[i]} for i, id_ in enumerate(c.SIDES)},
        "best_seats": list(c.BEST_SEATS),
        "bulbs_per_card": c.BULBS_PER_CARD,
        "most_cards": c.MOST_CARDS,
    }


def _card(card: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "name": c.NAMES[card],
        "kind": c.KINDS[card],
        "text": c.TEXTS[card],
        "hourglasses": c.HOURGLASSES[card],
        "light_bulbs": c.BULBS[card],
        "official": list(c.OFFICIAL[card]),
    }
    if card < c.FIRST_ROOM:
        shown |= dict(zip(c.CATEGORIES, c.SHOWN[card], strict=True))
        shown["traits"] = list(c.TRAITS[card])
    if card < c.FIRST_ITEM:
        shown["floors"] = [c.FLOORS[floor] for floor in c.CARD_FLOORS[card]]
        shown["claims"] = [c.CARDS[other] for other in c.HORROR_CARDS if (c.CLAIMS[card] >> other) & 1]
        shown["draws"] = c.DRAWS[card]
        shown["removes_item"] = c.REMOVES_ITEM[card]
        shown["rally"] = {
            "by": [c.CARDS[other] for other in range(c.FIRST_ITEM) if (c.RALLIED_BY[card] >> other) & 1],
            "most": c.RALLY_MOST[card],
            **{category: c.RALLY[i][card] for i, category in enumerate(c.CATEGORIES)},
        }
    elif card < c.FIRST_ROOM:
        shown["carried_by"] = [c.CARDS[other] for other in range(c.FIRST_ITEM) if (c.CARRIES[other] >> card) & 1]
    elif card < c.MIDNIGHT:
        shown["floor"] = c.FLOORS[c.ROOM_FLOOR[card]]
    return shown
