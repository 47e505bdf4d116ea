"""What the lab counts in a game of House of Horrors. Lists have a number for each seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.table import House
from gloam.show.measures import GameStory, Measure


def rounds(a: GameStory) -> int:
    """Rounds that were begun."""
    return a.count("round")


def battles(a: GameStory) -> list[str]:
    """What was fought over, in order."""
    return a.names("declared", "battle")


def explorers_won(a: GameStory) -> int:
    """Battles that the Explorers won."""
    return a.names("won", "side").count("explorers")


def monsters_won(a: GameStory) -> int:
    """Battles that the Monsters won."""
    return a.names("won", "side").count("monsters")


def tied(a: GameStory) -> int:
    """Battles that nobody won."""
    return a.count("tied")


def claimed(a: GameStory) -> int:
    """Cards that characters claimed."""
    return a.count("claimed")


def points_from_rooms(a: GameStory) -> list[int]:
    """Hourglasses on Rooms."""
    return _points(a, c.ROOMS.__contains__)


def points_from_characters(a: GameStory) -> list[int]:
    """Hourglasses on Explorers and Monsters."""
    return _points(a, lambda card: card < c.FIRST_ITEM)


def points_from_items(a: GameStory) -> list[int]:
    """Hourglasses on Items."""
    return _points(a, lambda card: c.FIRST_ITEM <= card < c.FIRST_ROOM)


def _points(a: GameStory, among: Callable[[int], bool]) -> list[int]:
    assert isinstance(a.table, House)
    return [sum([c.HOURGLASSES[card] for card in pile if among(card)]) for pile in a.table.piles]


MEASURES: Final[tuple[Measure, ...]] = (
    rounds, battles, explorers_won, monsters_won, tied, claimed, points_from_rooms, points_from_characters, points_from_items,
)  # fmt: skip
