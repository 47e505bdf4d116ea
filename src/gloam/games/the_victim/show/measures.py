"""What the lab counts in a game of The Victim."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim import components as c
from gloam.games.the_victim.table import Forest
from gloam.show.measures import GameStory, Measure


def rounds(a: GameStory) -> int:
    """Rounds that were begun."""
    return a.count("round")


def evil(a: GameStory) -> str:
    """The Evil that came, or "" if none did."""
    evil = _end(a).evil
    return c.EVILS[evil] if evil >= 0 else ""


def evil_seat(a: GameStory) -> int:
    """The seat that played the Evil, or -1."""
    return _end(a).evil_seat


def evil_turns(a: GameStory) -> int:
    """Turns of the Evil."""
    return a.count("evil_turn")


def tiles(a: GameStory) -> int:
    """Tiles that were laid."""
    return a.count("laid")


def tests_passed(a: GameStory) -> int:
    """Tests that raised a status."""
    return a.count("passed")


def attacks(a: GameStory) -> int:
    """Attacks on Victims."""
    return a.count("attacks")


def wounds(a: GameStory) -> int:
    """Wounds that Victims took."""
    return a.count("wounded")


def healed(a: GameStory) -> int:
    """Wounds that were healed."""
    return a.count("healed")


def critical(a: GameStory) -> list[str]:
    """The Victims who were critically injured, in order; a Victim can be more than once."""
    return a.names("critical", "victim")


def eliminated(a: GameStory) -> list[str]:
    """The Victims who were eliminated."""
    return a.names("eliminated", "victim")


def safe(a: GameStory) -> list[str]:
    """The Victims who got into the Bunker, in order."""
    return a.names("safe", "victim")


def _end(a: GameStory) -> Forest:
    assert isinstance(a.table, Forest)
    return a.table


MEASURES: Final[tuple[Measure, ...]] = (
    rounds, evil, evil_seat, evil_turns, tiles, tests_passed, attacks, wounds, healed, critical, eliminated, safe,
)  # fmt: skip
