"""Chance at a table: drawn with a key that nobody knows before the end, or from a seed that someone chose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloam.kernel.fairness import new_key, promised
from gloam.kernel.game import Game, Promise
from gloam.kernel.nature import Keyed, Nature, Seeded
from gloam.tables import messages

Origin = Literal["", "seed", "position", "record"]
"""What a table began from that someone knew beforehand; "" for a fresh game."""


@dataclass(frozen=True)
class Chance:
    """How a table draws: with a key, since which outcome, and what it began from."""

    key: str = ""  # in hexadecimal digits; "" while outcomes come from the chosen seed
    since: int = 0
    origin: Origin = ""

    def nature(self, seed: int) -> Nature:
        """Who answers for NATURE."""
        return Keyed(bytes.fromhex(self.key)) if self.key else Seeded(seed)

    def promise(self) -> Promise | None:
        """What is promised to everyone, with the key."""
        return promised(bytes.fromhex(self.key), self.since) if self.key else None

    def shown(self, game: Game) -> messages.Chance:
        """What everyone may know: the key only when the game is over."""
        promise = self.promise()
        if promise is None:
            return messages.Chance(self.origin)
        return messages.Chance(self.origin, promise.commitment, promise.since, promise.key if game.over else "")


def fresh(origin: Origin = "", since: int = 0) -> Chance:
    """Chance with a key that nobody knows, from the outcome numbered `since` on."""
    return Chance(new_key().hex(), since, origin)
