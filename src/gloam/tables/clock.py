"""The clock of a table whose game has a time limit."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from gloam.kernel.nature import Nature, Outcomes
from gloam.tables import messages

LONGEST_PAUSE: Final = 300.0  # seconds between two answers that count at most


@final
class Clock:
    """How long a table has been playing, and whether its time is up.

    It runs from the first answer on. Of a pause between two answers LONGEST_PAUSE counts at most, so it stands still while the
    players are away. The time played is stored with every answer: after a restart the clock goes on from there.
    """

    def __init__(self, limit: Callable[[], int], on: Callable[[], bool], played: int, begun: bool) -> None:
        self._limit = limit  # minutes; 0 while there is no limit
        self._on = on  # the host can turn it off
        self._played = float(played)  # up to the last answer
        self._since = time.monotonic() if begun else None  # the last answer, or when the table woke up

    @property
    def limited(self) -> bool:
        """Whether the game has a time limit."""
        return self._limit() > 0

    def played(self) -> float:
        """The seconds played so far."""
        return self._played + self._pause()

    def _pause(self) -> float:
        return 0.0 if self._since is None else min(time.monotonic() - self._since, LONGEST_PAUSE)

    def answered(self) -> int:
        """Count the time up to this answer; returns the seconds played."""
        self._played += self._pause()
        self._since = time.monotonic()
        return int(self._played)

    def is_up(self) -> bool:
        """Whether the time is up, and the clock is on."""
        return self._on() and self.limited and self.played() >= 60 * self._limit()

    def shown(self) -> messages.Clock | None:
        """What everyone sees of it; None without a time limit."""
        if not self.limited:
            return None
        runs_on = 0 if self._since is None else int(LONGEST_PAUSE - self._pause())
        return messages.Clock(60 * self._limit(), int(self.played()), runs_on, self._on())


@final
class Clocked(Nature):
    """Chance at a table, which also says whether the time is up."""

    def __init__(self, chance: Nature, clock: Clock) -> None:
        self._chance = chance
        self._clock = clock

    def choose(self, move: int, draw: int, base: int, outcomes: Outcomes, weights: tuple[int, ...]) -> int:
        return self._chance.choose(move, draw, base, outcomes, weights)

    def time_is_up(self) -> bool:
        return self._clock.is_up()
