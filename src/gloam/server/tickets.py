"""Tickets for records that were read: for some minutes a person can open what they sent, without sending it again."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple, final

from gloam.server.reading import ReadRecord
from gloam.tables.errors import TableError

SECONDS: Final = 600.0  # that a ticket is good for
EACH: Final = 4  # tickets of one person
EACH_BYTES: Final = 4 << 20
ALL_BYTES: Final = 64 << 20  # of everyone
LEAST: Final = 32 << 10  # bytes that a ticket counts for, so that there are 2048 at most
NOT_GOOD: Final = "this record was read too long ago; choose the file again"


class _Ticket(NamedTuple):
    person: str
    address: str
    until: float
    read: ReadRecord

    @property
    def bytes(self) -> int:
        return max(LEAST, len(self.read.save))


@final
class Tickets:
    """Keeps the games of records in memory. If they are too many, the oldest go: of the person, then of the address with most."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tickets: dict[str, _Ticket] = {}  # the oldest first

    def give(self, person: str, address: str, read: ReadRecord) -> str:
        """A ticket with which this person, and nobody else, can open a record."""
        self._expire()
        name = secrets.token_urlsafe(16)
        self._tickets[name] = _Ticket(person, address, self._clock() + SECONDS, read)
        self._drop_of(person)
        self._drop_of_all()
        return name

    def find(self, person: str, name: str) -> ReadRecord:
        """The record of a person's ticket. Raises TableError if it is not good, or not theirs."""
        self._expire()
        ticket = self._tickets.get(name)
        if ticket is None or ticket.person != person:
            raise TableError(404, NOT_GOOD)
        return ticket.read

    def _expire(self) -> None:
        now = self._clock()
        while self._tickets and self._tickets[oldest := next(iter(self._tickets))].until <= now:
            del self._tickets[oldest]

    def _drop_of(self, person: str) -> None:
        theirs = {name: ticket.bytes for name, ticket in self._tickets.items() if ticket.person == person}
        while len(theirs) > EACH or (len(theirs) > 1 and sum(theirs.values()) > EACH_BYTES):
            oldest = next(iter(theirs))
            del theirs[oldest], self._tickets[oldest]

    def _drop_of_all(self) -> None:
        taken: Counter[str] = Counter()
        for ticket in self._tickets.values():
            taken[ticket.address] += ticket.bytes
        while taken.total() > ALL_BYTES:
            most = max(taken, key=taken.__getitem__)
            oldest = next(name for name, ticket in self._tickets.items() if ticket.address == most)
            taken[most] -= self._tickets.pop(oldest).bytes
