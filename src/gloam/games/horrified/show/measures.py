"""What the lab counts in a game of Horrified."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified import components as c
from gloam.games.horrified.table import Village
from gloam.show.measures import GameStory, Measure


def turns(a: GameStory) -> int:
    """Turns that were begun."""
    return a.count("turn")


def terror(a: GameStory) -> int:
    """The Terror Level at the end."""
    assert isinstance(a.table, Village)
    return a.table.terror


def monsters_defeated(a: GameStory) -> list[str]:
    """The Monsters that were defeated, in order."""
    return a.names("monster_defeated", "mat")


def rescued(a: GameStory) -> list[str]:
    """The Villagers who reached safety, in order."""
    return a.names("rescued", "villager")


def rescued_by(a: GameStory) -> list[str]:
    """For each of them the Hero in whose turn it was."""
    return [c.HEROES[event.table.hero()] for event in a.of("rescued")]


def villagers_lost(a: GameStory) -> int:
    """Villagers who were defeated."""
    return sum([event.parts["person"] not in c.HEROES for event in a.of("defeated")])


def heroes_defeated(a: GameStory) -> int:
    """How often a Hero was defeated."""
    return sum([event.parts["person"] in c.HEROES for event in a.of("defeated")])


def attacks(a: GameStory) -> int:
    """Attacks by Monsters."""
    return a.count("attacks")


def hits(a: GameStory) -> int:
    """Hits that Monsters rolled."""
    return sum([event.parts["hits"] for event in a.of("rolled")])


def items_taken(a: GameStory) -> int:
    """Items that Heroes took from the board."""
    return a.count("took")


def perks_played(a: GameStory) -> int:
    """Perk cards that were played."""
    return a.count("played_perk")


MEASURES: Final[tuple[Measure, ...]] = (
    turns, terror, monsters_defeated, rescued, rescued_by, villagers_lost, heroes_defeated, attacks, hits, items_taken,
    perks_played,
)  # fmt: skip
