"""A table that goes to and fro between processes is logged, with the likely cause."""

from __future__ import annotations

import pytest

from gloam.server.hands import Hands

CAUSE = "the proxy seems not to hash by the table's code, see deploy/"


@pytest.mark.parametrize(
    ("wakings", "logged"),
    [
        ([(0, 1), (1, 3), (2, 5), (3, 7)], 6),
        ([(0, 1), (1, 8)], 7),  # others took it from each other, too
        ([(0, 1), (1, 3), (2, 5)], 0),  # it changed hands four times
        ([(0, 1), (4, 3), (8, 5), (12, 7)], 0),  # in more than ten seconds
        ([(second, second) for second in range(9)], 0),  # it slept and was woken here again
    ],
)
def test_more_than_five_changes_of_hands_in_ten_seconds_are_logged(
    caplog: pytest.LogCaptureFixture, wakings: list[tuple[int, int]], logged: int
) -> None:
    now = [0.0]
    hands = Hands(lambda: now[0])
    for other, (second, epoch) in enumerate(wakings):
        now[0] = second
        hands.woken("ABCDEFGH", epoch)
        hands.woken("HGFEDCBA", other)
    assert caplog.messages == ([f"table ABCDEFGH changed hands {logged} times in 10 seconds: {CAUSE}"] if logged else [])
