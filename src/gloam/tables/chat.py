"""What is said at a table beside the game. Unlike the talk of seats it is no part of the record."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, final

from gloam.tables.messages import Person, Said

CHAT: Final = 50  # things said that newcomers hear


@final
class Chat:
    """The last things said, and how many there were."""

    def __init__(self, lately: Sequence[Said] = (), count: int = 0) -> None:
        self.lately: deque[Said] = deque(lately, maxlen=CHAT)
        self.count = count

    def renamed(self, person: Person) -> None:
        """What someone has said is shown under their new name."""
        for said in self.lately:
            if said.person.id == person.id:
                said.person = person

    def speakers(self) -> dict[str, Person]:
        """Everyone who has spoken lately."""
        return {said.person.id: said.person for said in self.lately}

    def add(self, said: Said) -> None:
        self.lately.append(said)
        self.count += 1
