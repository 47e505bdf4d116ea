"""How often something may be done."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import final


@final
class Allowance:
    """So many at once, and refilled at a steady rate."""

    __slots__ = ("_clock", "_left", "_rate", "_size", "_when")

    def __init__(self, size: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._size = size
        self._rate = per_second
        self._clock = clock
        self._left = size
        self._when = clock()

    def take(self) -> bool:
        """Use one, if one is left."""
        now = self._clock()
        self._left = min(self._size, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Whether it is as good as new."""
        return self._left + (self._clock() - self._when) * self._rate >= self._size


@final
class Allowances:
    """The same allowance for everyone, each their own."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._each: dict[str, Allowance] = {}

    def take(self, who: str) -> bool:
        """Use one of `who`'s, if one is left."""
        if len(self._each) > 10_000:
            self._each = {name: allowance for name, allowance in self._each.items() if not allowance.full()}
        if who not in self._each:
            self._each[who] = Allowance(self._per_minute, self._per_minute / 60, self._clock)
        return self._each[who].take()
