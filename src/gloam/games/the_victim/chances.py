"""Chances of dice: tests, attacks and how far a figure gets."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.components import AGI, PASS_MARK, PASSIVE, SNOW, VIT, Status, Tile, Victim
from gloam.games.the_victim.components import TILE_TEST as TEST_OF
from gloam.games.the_victim.readings import TEST_ONE_DIE, TEST_STATUS_OR_MORE
from gloam.games.the_victim.rules.skills import affects
from gloam.games.the_victim.rules.tests import bonus, dice_for, fewer_if_poisoned
from gloam.games.the_victim.table import Forest

_SUMS: Final[dict[tuple[tuple[int, ...], int], tuple[float, ...]]] = {}
_MARKS: Final[dict[tuple[tuple[int, ...], int, int], float]] = {}
_ATTACKS: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int, int], float]] = {}


def sums(faces: tuple[int, ...], dice: int) -> tuple[float, ...]:
    """How likely each total of so many dice is, from 0 on."""
    key = (faces, dice)
    if key not in _SUMS:
        chances = [1.0]
        for _ in range(dice):
            after = [0.0] * (len(chances) + max(faces))
            for total in range(len(chances)):
                for face in faces:
                    after[total + face] += chances[total] / len(faces)
            chances = after
        _SUMS[key] = tuple(chances)
    return _SUMS[key]


def at_least(faces: tuple[int, ...], dice: int, mark: int) -> float:
    """The chance that so many dice total the mark or more."""
    if mark <= 0:
        return 1.0
    key = (faces, dice, mark)
    if key not in _MARKS:
        _MARKS[key] = sum(sums(faces, dice)[mark:])
    return _MARKS[key]


def pass_chance(t: Forest, victim: Victim, status: Status, mark: int = PASS_MARK) -> float:
    """The chance that a Victim's test of a status totals the mark or more."""
    return at_least(t.faces, dice_for(t, victim, status), mark - bonus(t, victim, status))


def tile_chance(t: Forest, victim: Victim, tile: Tile) -> float:
    """The chance to pass a Test tile."""
    return test_chance(t, victim, TEST_OF[tile])


def test_chance(t: Forest, victim: Victim, status: Status) -> float:
    """The chance to pass a Test tile of a status."""
    if t.analyzed == victim:
        return 1.0
    dice = fewer_if_poisoned(t, victim, 1) if t.reads & TEST_ONE_DIE else dice_for(t, victim, status)
    mark = t.status(victim, status) if t.reads & TEST_STATUS_OR_MORE else PASS_MARK
    return at_least(t.faces, dice, mark - bonus(t, victim, status))


def run_points(t: Forest, victim: Victim, halved: int = 0) -> int:
    """About how far a Victim runs."""
    dice = dice_for(t, victim, AGI)
    points = (2 * dice * sum(t.faces) // len(t.faces) + 1) // 2
    for _ in range(halved + int(affects(t, SNOW, victim))):
        points = (points + 1) // 2
    return max(1, points) + bonus(t, victim, AGI)


# --- the Evil ---------------------------------------------------------------------------------------------------------


def evil_faces(t: Forest) -> tuple[int, ...]:
    """The faces of the die that the Evil rolls now."""
    return t.d10 if t.upgrades[PASSIVE] else t.d6


def hit_chance(t: Forest, victim: Victim, points: int) -> float:
    """The chance that an attack of so many points wounds a Victim: it has to be more than the defence."""
    return 1.0 - pass_chance(t, victim, VIT, points)


def attack_chance(t: Forest, victim: Victim, meat: int) -> float:
    """The chance that an Attack with the Evil's die wounds a Victim."""
    faces = evil_faces(t)
    dice, more = dice_for(t, victim, VIT), meat - bonus(t, victim, VIT)
    key = (faces, t.faces, dice, more)
    if key not in _ATTACKS:
        _ATTACKS[key] = sum([1.0 - at_least(t.faces, dice, face + more) for face in faces]) / len(faces)
    return _ATTACKS[key]


def reach_chance(t: Forest, steps: int) -> float:
    """The chance that a Hunt goes so far."""
    if steps <= 0:
        return 1.0
    faces = evil_faces(t)
    return len([face for face in faces if face >= steps]) / len(faces)


def percent(chance: float) -> str:
    """A chance as it is spoken of."""
    return f"{round(100 * chance)} %"
