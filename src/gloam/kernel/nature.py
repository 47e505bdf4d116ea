"""NATURE: who answers dice, bags and decks. It lives beside the game, never in its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

Outcomes = tuple[int, ...] | bytes
"""What NATURE may choose, each as likely as the others or as weights tell. Bytes are numbers below 256, and cheap to copy."""

_MASK: Final = (1 << 31) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Answers for NATURE. Subclasses say how."""

    def choose(self, move: int, draw: int, base: int, outcomes: Outcomes, weights: tuple[int, ...]) -> int:
        """One of `outcomes`; `base + outcome` is its answer in the catalogue.

        `move` counts all answers before this one, `draw` those of NATURE.
        """
        raise NotImplementedError

    def time_is_up(self) -> bool:
        """Whether the time for the game is up. Only a table with a clock ever says so."""
        return False


def _mixed(x: i64) -> i64:
    """A 31-bit number in which each bit depends on all bits of `x`, also of 31 bits. No product leaves a machine word."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & _MASK
    x ^= x >> 15
    x = (x * 0x735A2D97) & _MASK
    return x ^ (x >> 15)


@final
class Seeded(Nature):
    """Chance that depends on the seed and the number of answers alone.

    So it needs no state: the same seed and the same answers give the same dice, in a replay, after a reload, on any machine.
    """

    def __init__(self, seed: int) -> None:
        rest = 2 * seed if seed >= 0 else -2 * seed + 1
        start = stride = 0x3C6EF372
        while rest:
            start = _mixed((start + rest) & _MASK)
            stride = _mixed(stride ^ start)
            rest >>= 31
        self.start: i64 = start
        self.stride: i64 = stride | 1

    def below(self, n: int, move: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        drawn: int = _mixed((self.start + move * self.stride) & _MASK)
        return (drawn * n) >> 31

    def choose(self, move: int, draw: int, base: int, outcomes: Outcomes, weights: tuple[int, ...]) -> int:
        drawn = _mixed((self.start + move * self.stride) & _MASK)
        ways: i64 = sum(weights) if weights else len(outcomes)
        at: int = (drawn * ways) >> 31
        if weights:
            at = _weighed(at, weights)
        if isinstance(outcomes, bytes):  # said apart: compiled, each is looked into in its own quick way
            return outcomes[at]
        return outcomes[at]


def _weighed(at: int, weights: tuple[int, ...]) -> int:
    """Where the number `at`, less than all weights together, falls if each place is as wide as its weight."""
    i = 0
    for weight in weights:
        if at < weight:
            break
        at -= weight
        i += 1
    return i


@final
class Keyed(Nature):
    """Chance that nobody foresees who does not have the key, 32 bytes of it.

    An outcome is a keyed hash of the number of outcomes so far and of the question. So the same question at the same point
    meets the same outcome, and tells nothing about any other.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def choose(self, move: int, draw: int, base: int, outcomes: Outcomes, weights: tuple[int, ...]) -> int:
        question = repr((draw, base, tuple(outcomes), weights)).encode()
        number = int.from_bytes(blake2b(question, digest_size=16, key=self._key).digest(), "big")
        if not weights:
            return outcomes[number % len(outcomes)]
        return outcomes[_weighed(number % sum(weights), weights)]


@mypyc_attr(native_class=False)
class UnscriptedChance(AssertionError):
    """NATURE was asked for something the script does not foresee, or the script was not used up."""


@final
class Scripted(Nature):
    """Chance as a script tells it: each outcome by its text, in order, and no other chance is allowed.

    `text` gives an answer's text in the catalogue; a script may leave out its first word: "hit" for "die hit".
    """

    def __init__(self, text: Callable[[int], str], script: Iterable[str]) -> None:
        self.text = text
        self.script = list(script)
        self.used = 0

    def choose(self, move: int, draw: int, base: int, outcomes: Outcomes, weights: tuple[int, ...]) -> int:
        possible = {self.text(base + outcome): outcome for outcome in outcomes}
        if self.used == len(self.script):
            raise UnscriptedChance(f"the script is used up, but NATURE is asked for one of: {', '.join(possible)}")
        wanted = self.script[self.used]
        for text, outcome in possible.items():
            if wanted == text or wanted == text.partition(" ")[2]:
                self.used += 1
                return outcome
        raise UnscriptedChance(f"the script says {wanted!r}, but NATURE is asked for one of: {', '.join(possible)}")

    def finish(self) -> None:
        """Raise if part of the script was not used."""
        if self.used < len(self.script):
            raise UnscriptedChance(f"never asked for: {', '.join(self.script[self.used :])}")
