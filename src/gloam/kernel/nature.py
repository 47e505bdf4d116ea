"""NATURE: who answers dice, bags and decks. It lives beside the game, never in its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

_MASK: Final = (1 << 64) - 1


def _mixed(z: Any) -> Any:  # an int, but not said: numbers this big are slower as mypyc's ints than as objects
    """64 bits in which every bit of `z` counts (the finish of SplitMix64)."""
    z &= _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Answers for NATURE. Subclasses say how."""

    def choose(self, move: int, base: int, outcomes: tuple[int, ...], weights: tuple[int, ...]) -> int:
        """One of `outcomes`. `move` numbers the question, `base + outcome` is its answer in the catalogue."""
        raise NotImplementedError


@final
class Seeded(Nature):
    """Chance that depends on the seed and the number of the question alone.

    So it needs no state: the same seed and the same answers give the same dice, in a replay, after a reload, on any machine.
    """

    def __init__(self, seed: int) -> None:
        # Mixed first, or the numbers of one seed would be those of the next seed, a question later.
        self.seed = _mixed(seed * 0xD1B54A32D192ED03 + 0x632BE59BD9B4E019)

    def below(self, n: int, move: int) -> int:
        """A number from 0 to n - 1, each as likely."""
        return (_mixed(self.seed + move * 0x9E3779B97F4A7C15) * n) >> 64

    def choose(self, move: int, base: int, outcomes: tuple[int, ...], weights: tuple[int, ...]) -> int:
        if not weights:
            return outcomes[self.below(len(outcomes), move)]
        at = self.below(sum(weights), move)
        i = 0
        while at >= weights[i]:
            at -= weights[i]
            i += 1
        return outcomes[i]


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

    def choose(self, move: int, base: int, outcomes: tuple[int, ...], weights: tuple[int, ...]) -> int:
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
