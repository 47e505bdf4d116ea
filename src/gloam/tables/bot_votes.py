"""Who wants a bot to fill in for someone who is away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import final


@final
class BotVotes:
    """The people who want a bot at each seat."""

    def __init__(self) -> None:
        self.changes = 0
        self._for: dict[int, list[str]] = {}

    def of(self, seat: int) -> Sequence[str]:
        """The ids of those who want a bot there."""
        return self._for.get(seat, ())

    def seats(self) -> list[int]:
        """The seats at which someone wants a bot."""
        return [seat for seat, votes in self._for.items() if votes]

    def add(self, seat: int, person: str) -> None:
        """Someone wants a bot there."""
        votes = self._for.setdefault(seat, [])
        if person not in votes:
            votes.append(person)
            self.changes += 1

    def forget(self, seats: Iterable[int]) -> None:
        """Who sits there is back, or somebody else sits there."""
        for seat in seats:
            self.changes += self._for.pop(seat, None) is not None

    def withdraw(self, person: str) -> None:
        """Someone has no seat any more, or has gone: they have no say."""
        for votes in self._for.values():
            if person in votes:
                votes.remove(person)
                self.changes += 1
