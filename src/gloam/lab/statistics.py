"""How sure the figures are: intervals of rates and of paired differences, and a test that may be looked at after every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from typing import Final, final

Z: Final = 1.959964  # of a 95 % confidence interval
RESAMPLES: Final = 1000
ERROR: Final = 0.05  # how often a difference may be found where there is none
TUNED_TO: Final = 100  # pairs at which the sequential test is sharpest
LEAST: Final = 20  # pairs before it may speak: its limit assumes that the spread is known roughly


@dataclass(frozen=True)
class Rate:
    """A count out of a total, with its 95 % confidence interval (Wilson's)."""

    count: int
    of: int
    rate: float
    low: float
    high: float

    @staticmethod
    def out_of(count: int, of: int) -> Rate:
        """The rate and its interval."""
        if of == 0:
            return Rate(0, 0, 0.0, 0.0, 1.0)
        rate = count / of
        weight = 1 + Z * Z / of
        middle = (rate + Z * Z / (2 * of)) / weight
        reach = Z * sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of)) / weight
        return Rate(count, of, rate, middle - reach if count else 0.0, middle + reach if count < of else 1.0)


@dataclass(frozen=True)
class Spread:
    """The least, mean and most of a number counted in each game."""

    least: int
    mean: float
    most: int

    @staticmethod
    def over(counts: Sequence[int]) -> Spread:
        """The spread of these numbers."""
        return Spread(min(counts), sum(counts) / len(counts), max(counts))


@final
class Count:
    """A spread that grows number by number, so that the numbers need not be kept."""

    def __init__(self) -> None:
        self.of = 0
        self._sum = 0
        self._least = 0
        self._most = 0

    def add(self, number: int) -> None:
        """Count one more."""
        self._least = min(self._least, number) if self.of else number
        self._most = max(self._most, number) if self.of else number
        self._sum += number
        self.of += 1

    def spread(self) -> Spread:
        """The spread so far."""
        return Spread(self._least, self._sum / self.of, self._most)


@dataclass(frozen=True)
class Difference:
    """The mean of paired differences, with its 95 % confidence interval, bootstrapped over the pairs."""

    mean: float
    low: float
    high: float

    @staticmethod
    def over(pairs: Sequence[float]) -> Difference:
        """The mean and its interval. The same pairs give the same interval."""
        if not pairs:
            return Difference(0.0, -1.0, 1.0)
        chance = Random(len(pairs))
        count = len(pairs)
        if min(pairs) == max(pairs):  # what has been alike so far need not stay so: as far as a rate of all of them tells
            other = 1 - Rate.out_of(count, count).low
            same = pairs[0] * (1 - other)
            return Difference(pairs[0], max(-1.0, same - other), min(1.0, same + other))
        means = sorted(sum(chance.choices(pairs, k=count)) / count for _ in range(RESAMPLES))
        tail = RESAMPLES * 25 // 1000
        return Difference(sum(pairs) / count, means[tail], means[-tail - 1])


@final
class Sequential:
    """A test of paired differences that may be looked at after every pair without being wrong more often.

    It is the asymptotic confidence sequence of Waudby-Smith and others (2021), a normal mixture: the mean differs from zero
    where zero lies outside of it. `error` is how often, in a whole run, it may find a difference that is not there.
    """

    def __init__(self, error: float = ERROR) -> None:
        self.pairs = 0
        self._sum = 0.0
        self._squares = 0.0
        self._error = error
        # The mixture that is sharpest after so many pairs.
        self._mixed = (-2 * log(error) + log(-2 * log(error) + 1)) / TUNED_TO

    def add(self, difference: float) -> None:
        """One more pair; differences lie between -1 and 1."""
        self.pairs += 1
        self._sum += difference
        self._squares += difference * difference

    def reach(self) -> float:
        """How far the true mean may be from the one seen."""
        n = self.pairs
        if n < LEAST:
            return 1.0
        mean = self._sum / n
        # One more pair with a difference of 1: what has been alike so far need not stay so.
        variance = max(0.0, self._squares / n - mean * mean) + 1 / n
        weight = n * self._mixed + 1
        return sqrt(variance * 2 * weight / (n * n * self._mixed) * log(sqrt(weight) / self._error))

    @property
    def clear(self) -> bool:
        """Whether there is a difference."""
        return self.pairs > 0 and abs(self._sum / self.pairs) > self.reach()
