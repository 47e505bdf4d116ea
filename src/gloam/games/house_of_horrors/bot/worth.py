"""What cards are worth, in hourglasses: among the spoils, and in hand."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors.components import (
    BULBS,
    CARD_FLOORS,
    DICE,
    FIRST_ITEM,
    FIRST_ROOM,
    HORROR_CARDS,
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
# A card in hand, as games of sensible guests show it: hands against what was won in the rounds that followed.
_PER_POWER: Final = 0.12  # a point of a character's power
_ITEM: Final = 0.25  # any Item
_PER_ITEM_POWER: Final = 0.08  # and a point of its power
_SOON: Final = 4.0  # with so many rounds to come a card in hand is worth all of it


def rounds_to_come(t: House) -> float:
    """How many rounds follow this one, as far as can be told: Dawn lies in the last third of the House Deck."""
    if t.dawn:
        return 0.0
    left = len(t.house)
    return max(1.0, (left - min(left, 15) / 2) / _CARDS_A_ROUND)


def worth(t: House, card: int) -> float:
    """What a card is worth in a pile of spoils: its hourglasses, and bulbs as long as there are rounds to come."""
    points = float(HOURGLASSES[card])
    if not BULBS[card]:
        return points
    left = min(1.0, rounds_to_come(t) / _WHOLE_NIGHT)
    return points + BULBS[card] * (_BULB * left + _TIE_BREAK)


def estate(t: House, seat: int) -> float:
    """What a player's pile of spoils is worth."""
    total = 0.0
    for card in t.piles[seat]:
        total += worth(t, card)
    return total


STRENGTH: Final[tuple[tuple[float, ...], ...]] = tuple(
    [
        tuple([value + MEAN_DIE * dice for value, dice in zip(VALUE[battle], DICE[battle], strict=True)])
        for battle in range(len(VALUE))
    ]
)
"""By battle and card: what it adds by itself, as a rule."""


def strength(card: int, battle: int) -> float:
    """What a card adds to a battle by itself, as a rule."""
    return STRENGTH[battle][card]


def _power(card: int) -> float:
    best = max([strength(card, battle) for battle in range(3)])
    if card >= FIRST_ITEM:
        return best + 0.5 * (card in REROLLS)
    return best * (0.7 + 0.1 * len(CARD_FLOORS[card])) + 0.15 * strength(card, 3)


POWER: Final[tuple[float, ...]] = tuple([_power(card) for card in range(FIRST_ROOM)])
"""How strong a card in hand is at its best, and on how many floors."""


def _held(card: int) -> float:
    return _PER_POWER * POWER[card] if card < FIRST_ITEM else _ITEM + _PER_ITEM_POWER * POWER[card]


_HELD: Final[tuple[float, ...]] = tuple([_held(card) for card in HORROR_CARDS])
"""What a card in hand wins as a rule in the rounds to come."""
_FRESH: Final[float] = sum(_HELD) / len(_HELD)


def missed(t: House, card: int) -> float:
    """What it costs to let go of a card: all hands are filled up again, so it is by how much it is better than a new one.

    It is less than 0 for a card that is better gone. In the last round nothing is missed.
    """
    return min(1.0, rounds_to_come(t) / _SOON) * (_HELD[card] - _FRESH)
