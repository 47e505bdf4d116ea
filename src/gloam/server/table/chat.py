"""What is said at a table beside the game. Unlike the talk of seats it is no part of the record."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, final

from gloam.server.doors.messages import Person, Said
from gloam.server.store.writes import Row

CHAT: Final = 50  # things said that newcomers hear


@final
class Chat:
    """The last things said, and how many there were."""

    def __init__(self, rows: Sequence[Row] = ()) -> None:
        said = (Said(Person(row["person"], row["person_name"]), row["text"], row["time"]) for row in rows)
        self.lately: deque[Said] = deque(said, maxlen=CHAT)
        self.count: int = rows[-1]["number"] + 1 if rows else 0

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
