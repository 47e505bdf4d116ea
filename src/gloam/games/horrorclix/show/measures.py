"""What the lab counts in a game of HorrorClix. Lists have a number for each seat."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.table import Clix
from gloam.show.measures import GameStory, Measure, Occurrence


def map_played(a: GameStory) -> str:
    """The map of the battlefield."""
    return c.MAPS[_end(a).map]


def first_won(a: GameStory) -> int:
    """1 if the player who took the first turn has won, alone or with others."""
    result = a.game.result
    assert result is not None
    return int(_end(a).first in result.winners)


def turns(a: GameStory) -> int:
    """Turns that were begun."""
    return a.count("turn")


def attacks(a: GameStory) -> int:
    """Attacks that were announced."""
    return a.count("attacks")


def hits(a: GameStory) -> int:
    """Attacks that hit."""
    return a.count("hit")


def damage(a: GameStory) -> int:
    """Clicks of damage that monsters took."""
    return sum([event.parts["damage"] for event in a.of("damaged")])


def kills(a: GameStory) -> list[int]:
    """Monsters killed, by the seat that scores them."""
    return _by_seat(a, [event.parts["seat"] for event in a.of("killed")])


def slain(a: GameStory) -> list[int]:
    """Victims slain, by the seat whose monster did it."""
    return _by_seat(a, _takers(a.of("slain")))


def rescued(a: GameStory) -> list[int]:
    """Victims rescued, by the seat whose monster did it."""
    return _by_seat(a, _takers(a.of("rescued")))


def points_for_kills(a: GameStory) -> list[int]:
    """Victory points for monsters killed."""
    return _points(a, ("killed",))


def points_for_victims(a: GameStory) -> list[int]:
    """Victory points for victims slain and rescued."""
    return _points(a, ("slain", "rescued"))


def points_for_subplots(a: GameStory) -> list[int]:
    """Victory points that subplots brought at the end."""
    result = a.game.result
    assert result is not None
    return [total - scored for total, scored in zip(result.points, _end(a).points, strict=True)]


def _end(a: GameStory) -> Clix:
    assert isinstance(a.table, Clix)
    return a.table


def _by_seat(a: GameStory, seats: list[Any]) -> list[int]:
    return [seats.count(seat) for seat in range(a.game.seats)]


def _takers(events: list[Occurrence]) -> list[int]:
    """The seats whose monsters took a victim."""
    return [event.table.controller(c.MONSTERS.index(event.parts["monster"])) for event in events]


def _points(a: GameStory, kinds: tuple[str, ...]) -> list[int]:
    """The points that these events brought; several deaths at once are scored together, before their events."""
    before, brought = (0,) * a.game.seats, [0] * a.game.seats
    for event in a.of("killed", "slain", "rescued"):
        if event.parts["kind"] in kinds:
            brought = [sum(each) for each in zip(brought, event.table.points, [-points for points in before], strict=True)]
        before = event.table.points
    return brought


MEASURES: Final[tuple[Measure, ...]] = (
    map_played, first_won, turns, attacks, hits, damage, kills, slain, rescued,
    points_for_kills, points_for_victims, points_for_subplots,
)  # fmt: skip
