"""Recovering one's seats as someone new: the request that a table has before it, if any.

A newcomer says that they are the owner of a seat. Everyone else who has a seat has to agree, and any of them can refuse.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Set
from dataclasses import dataclass, field
from math import ceil
from typing import Final, final

from gloam.tables.errors import TableError
from gloam.tables.messages import Person, RecoveryRequest
from gloam.tables.seating import Seating

TRIES: Final = 3  # requests of one person at a table


@dataclass
class Asked:
    """`person` says that they are `owner`. It takes effect when it is `due`; None while someone has yet to agree."""

    id: str
    person: Person
    owner: str
    agreed: set[str] = field(default_factory=set)
    due: float | None = None


@final
class RecoveryRequests:
    """Who asks for whose seats, and who has agreed. `patience` are the seconds from the last agreement on."""

    def __init__(self, patience: float) -> None:
        self.asked: Asked | None = None
        self._patience = patience
        self._tries: Counter[str] = Counter()  # by person
        self._last: dict[str, float] = {}  # request of each person

    def ask(self, person: Person, number: int, seating: Seating, had: Set[int], *, replaces: bool) -> None:
        """A newcomer asks for the seats of the person who has this one. Raises TableError.

        `had` are the seats that the newcomer has had. The newcomer `replaces` the request of someone who has gone.
        """
        owner = seating[number].person if 0 <= number < len(seating) else None
        if owner is None:
            raise TableError(409, "nobody has this seat")
        if problem := _problem(person, owner.id, seating, had):
            raise TableError(409, problem)
        if self.asked is not None and (self.asked.due is not None or not replaces):
            raise TableError(409, "someone has asked for a seat already")
        if self._tries[person.id] >= TRIES:
            raise TableError(429, f"you have asked {TRIES} times at this table; that is enough")
        now = time.monotonic()
        if now < self._last.get(person.id, float("-inf")) + self._patience:
            raise TableError(429, "you have just asked for a seat. Please try again in a minute")
        self._tries[person.id] += 1
        self._last[person.id] = now
        self.asked = Asked(secrets.token_hex(8), person, owner.id)

    def find(self, id_: str) -> Asked:
        """The request of that id. Raises TableError if it is over."""
        if self.asked is None or self.asked.id != id_:
            raise TableError(409, "this request is over")
        return self.asked

    def agree(self, id_: str, person: str, seating: Seating) -> None:
        """Someone else who has a seat agrees. Raises TableError."""
        asked = self.find(id_)
        if person not in _others(asked, seating):
            raise TableError(403, "only those who have a seat here agree")
        asked.agreed.add(person)
        self._count(seating)

    def refuse(self, id_: str, person: str, seating: Seating) -> Asked:
        """The owner or someone else who has a seat refuses, or the newcomer withdraws the request. Raises TableError."""
        asked = self.find(id_)
        if person not in (asked.person.id, asked.owner, *_others(asked, seating)):
            raise TableError(403, "only those who have a seat here refuse")
        self.asked = None
        return asked

    def withdraw(self, person: str) -> None:
        """Someone has to leave the table."""
        if self.asked is not None and self.asked.person.id == person:
            self.asked = None

    def seats_changed(self, seating: Seating, had: Set[int]) -> None:
        """Others may have to agree now. The request is over if the newcomer, who has `had` these seats, may not ask any more."""
        if self.asked is not None and _problem(self.asked.person, self.asked.owner, seating, had):
            self.asked = None
        self._count(seating)

    def renamed(self, person: Person) -> bool:
        """Call someone by a new name; whether they have asked."""
        mine = self.asked is not None and self.asked.person.id == person.id
        if self.asked is not None and mine:
            self.asked.person = person
        return mine

    def _count(self, seating: Seating) -> None:
        """It takes effect a while after all have agreed, and there must be at least one."""
        asked = self.asked
        if asked is not None:
            others = _others(asked, seating)
            asked.agreed &= others.keys()
            if not others or asked.agreed != others.keys():
                asked.due = None
            elif asked.due is None:
                asked.due = time.monotonic() + self._patience

    def shown(self, seating: Seating) -> RecoveryRequest | None:
        """The request as everyone sees it."""
        asked = self.asked
        if asked is None:
            return None
        seats = seating.owned(asked.owner)
        others = _others(asked, seating)
        return RecoveryRequest(
            id=asked.id,
            person=asked.person,
            owner=Person(asked.owner, seating[seats[0]].called()),
            seats=list(seats),
            agreed=[other for other in others.values() if other.id in asked.agreed],
            waiting=[other for other in others.values() if other.id not in asked.agreed],
            seconds=None if asked.due is None else max(0, ceil(asked.due - time.monotonic())),
        )


def _others(asked: Asked, seating: Seating) -> dict[str, Person]:
    """Everyone but the owner who has a seat, by id."""
    return {other.id: other for other in seating.others(asked.owner)}


def _problem(person: Person, owner: str, seating: Seating, had: Set[int]) -> str:
    """Why someone cannot have the seats of this owner, or ""."""
    seats = seating.owned(owner)
    if not seats:
        return "nobody has this seat"
    if seating.owned(person.id):
        return "you have a seat at this table"
    if not had <= set(seats):
        return "you have had another seat in this game, or seen its hand"
    if seating.resembled(person.id, person.name, owner):
        return "someone else at this table has a name like yours; take another one first"
    return ""
