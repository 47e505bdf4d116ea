"""Intervals are as wide as they should be, and a test that is looked at all the time is seldom wrong."""

from __future__ import annotations

from random import Random

import pytest

from gloam.lab import Difference, Rate, Spread
from gloam.lab.statistics import Sequential


def test_wilson_intervals() -> None:
    # Checked against the formula's worked values: 8 of 10, none of 20, all of 20.
    assert Rate.out_of(8, 10) == Rate(8, 10, 0.8, pytest.approx(0.4902, abs=1e-4), pytest.approx(0.9433, abs=1e-4))
    assert Rate.out_of(0, 20) == Rate(0, 20, 0.0, 0.0, pytest.approx(0.1611, abs=1e-4))
    assert Rate.out_of(20, 20) == Rate(20, 20, 1.0, pytest.approx(0.8389, abs=1e-4), 1.0)
    assert Spread.over([3, 5, 10]) == Spread(3, 6.0, 10)


def test_a_paired_difference_has_an_interval_like_that_of_a_mean() -> None:
    pairs = [1.0] * 60 + [0.0] * 20 + [-1.0] * 20  # mean 0.4, standard error 0.08
    difference = Difference.over(pairs)
    assert difference.mean == pytest.approx(0.4)
    assert difference.low == pytest.approx(0.4 - 1.96 * 0.08, abs=0.03)
    assert difference.high == pytest.approx(0.4 + 1.96 * 0.08, abs=0.03)
    assert Difference.over(pairs) == difference


def test_pairs_that_are_all_alike_leave_room_for_others() -> None:
    assert Difference.over([0.0] * 20) == Difference(0.0, pytest.approx(-0.161, abs=1e-3), pytest.approx(0.161, abs=1e-3))
    assert Difference.over([1.0] * 20) == Difference(1.0, pytest.approx(0.678, abs=1e-3), 1.0)


def found(mean: float, runs: int, pairs: int) -> tuple[int, int]:
    """In how many runs a difference of that mean was found, and after how many pairs in the middle one of those."""
    chance = Random(7)
    after = []
    for _ in range(runs):
        test = Sequential()
        for pair in range(pairs):
            test.add(1.0 if chance.random() < (1 + mean) / 2 else -1.0)
            if test.clear:
                after.append(pair + 1)
                break
    return len(after), sorted(after)[len(after) // 2] if after else 0


def test_a_difference_that_is_not_there_is_found_in_one_run_of_twenty_at_most() -> None:
    wrong, _ = found(0.0, 300, 300)
    assert wrong <= 300 * 0.05


def test_a_difference_that_is_there_is_found_soon() -> None:
    right, after = found(0.5, 100, 300)
    assert right >= 99
    assert 20 <= after <= 60


def test_nothing_is_clear_from_pairs_that_all_ended_alike_without_a_difference() -> None:
    test = Sequential()
    for _ in range(500):
        test.add(0.0)
    assert not test.clear
