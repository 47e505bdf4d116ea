"""Batches hold every game once, fit the time that games take, and end all together."""

from __future__ import annotations

import pytest

from gloam.lab.pool import BATCH, LEFT, _Todo
from gloam.lab.worker import Batch, PlayedBatch


def handed_out(ranges: list[Batch], jobs: int, seconds: float) -> list[Batch]:
    """All batches, if each game takes so many seconds."""
    todo = _Todo(ranges, sum(each.last - each.first for each in ranges))
    batches = []
    while (batch := todo.next(jobs)) is not None:
        batches.append(batch)
        size = batch.last - batch.first
        todo.took(PlayedBatch(batch, [None] * size, seconds * size))  # type: ignore[list-item]
    return batches


@pytest.mark.parametrize(("jobs", "seconds"), [(1, 0.01), (2, 0.01), (8, 0.0001), (2, 3.0)])
def test_batches_hold_every_game_once(jobs: int, seconds: float) -> None:
    batches = handed_out([Batch(0, 0, 700), Batch(1, 40, 41), Batch(0, 800, 1000)], jobs, seconds)
    played = [(batch.series, number) for batch in batches for number in range(batch.first, batch.last)]
    assert played == [*[(0, n) for n in range(700)], (1, 40), *[(0, n) for n in range(800, 1000)]]


def test_batches_take_about_as_long_as_they_should_and_the_last_ones_are_short() -> None:
    sizes = [batch.last - batch.first for batch in handed_out([Batch(0, 0, 10_000)], 2, 0.01)]
    assert sizes[0] == 1  # nothing is known yet
    assert max(sizes) == BATCH / 0.01
    assert sizes[-1] == 1
    left = 10_000
    for size in sizes:
        assert size <= max(1, -(-left // (2 * LEFT)))
        left -= size


def test_long_games_are_handed_out_one_by_one() -> None:
    assert {batch.last - batch.first for batch in handed_out([Batch(0, 0, 50)], 2, 3.0)} == {1}
