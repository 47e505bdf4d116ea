"""What cards are worth, in hourglasses: among the spoils, and in hand."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors.components import (
    BULBS,
    CARD_FLOORS,
    DICE,
    FIRST_ITEM,
    FIRST_ROOM,
    HOURGLASSES,
    MEAN_DIE,
    REROLLS,
    VALUE,
)
from gloam.games.house_of_horrors.table import House

_BULB: Final = 0.4  # a light bulb at the beginning: it makes a larger hand
_TIE_BREAK: Final = 0.02  # a light bulb at the end
_WHOLE_NIGHT: Final = 12.0  # rounds
_CARDS_A_ROUND: Final = 3  # of the House Deck: two Rooms, and what lies between them
_PER_POWER: Final = 0.1  # a point of strength in hand
_SOON: Final = 2.0  # with so many rounds to come a card in hand is worth all of it


def rounds_to_come(t: House) -> float:
    """How many rounds follow this one, as far as can be told: Dawn lies in the last third of the House Deck."""
    if t.dawn:
        return 0.0
    left = len(t.house)
    return max(1.0, (left - min(left, 15) / 2) / _CARDS_A_ROUND)


def worth(t: House, card: int) -> float:
    """What a card is worth in a pile of spoils: its hourglasses, and bulbs as long as there are rounds to come."""
    if not BULBS[card]:
        return HOURGLASSES[card]
    left = min(1.0, rounds_to_come(t) / _WHOLE_NIGHT)
    return HOURGLASSES[card] + BULBS[card] * (_BULB * left + _TIE_BREAK)


def estate(t: House, seat: int) -> float:
    """What a player's pile of spoils is worth."""
    return sum([worth(t, card) for card in t.piles[seat]])


def strength(card: int, battle: int) -> float:
    """What a card adds to a battle by itself, as a rule."""
    return VALUE[battle][card] + MEAN_DIE * DICE[battle][card]


def _power(card: int) -> float:
    best = max([strength(card, battle) for battle in range(3)])
    if card >= FIRST_ITEM:
        return best + 0.5 * (card in REROLLS)
    return best * (0.7 + 0.1 * len(CARD_FLOORS[card])) + 0.15 * strength(card, 3)


POWER: Final[tuple[float, ...]] = tuple([_power(card) for card in range(FIRST_ROOM)])
"""How strong a card in hand is at its best, and on how many floors."""


def kept(t: House, card: int) -> float:
    """What it is worth to keep a card in hand: nothing in the last round."""
    return _PER_POWER * min(1.0, rounds_to_come(t) / _SOON) * POWER[card]
