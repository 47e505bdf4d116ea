"""Who watches a table over sockets, and what those have missed who come back."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, final

import msgspec

from gloam.kernel.game import Happening
from gloam.server.doors.messages import FromServer, Person
from gloam.server.errors import TableError

QUEUE: Final = 512  # messages a slow client may be behind
AUDIENCE: Final = 200  # sockets at one table
BUFFER: Final = 400  # events kept for those who come back

encode: Final = msgspec.json.Encoder().encode


@final
class Subscriber:
    """Someone who watches a table over a socket. Messages wait here until the socket takes them."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.behind = asyncio.Event()  # too far to go on

    def put(self, text: str) -> None:
        """Send a message; whoever does not take them in time is cut off, and can come back."""
        if self.queue.qsize() >= QUEUE:
            self.behind.set()
        elif not self.behind.is_set():
            self.queue.put_nowait(text)

    def send(self, message: FromServer) -> None:
        self.put(encode(message).decode())

    def end(self) -> None:
        """Close the socket after what has been sent."""
        self.queue.put_nowait(None)


@final
class Audience:
    """Everyone at a table, each with one or more sockets."""

    def __init__(self) -> None:
        self._here: dict[str, list[Subscriber]] = {}
        self._left: dict[str, float] = {}  # when people who were here left

    def __iter__(self) -> Iterator[tuple[str, list[Subscriber]]]:
        return iter(list(self._here.items()))

    def online(self, person: str) -> bool:
        return person in self._here

    def sockets(self) -> int:
        return sum(len(each) for each in self._here.values())

    def away(self, person: str, since: float) -> float:
        """For how many seconds someone has been away; since then, if they were never here."""
        return 0.0 if self.online(person) else time.monotonic() - self._left.get(person, since)

    def check_room(self) -> None:
        if self.sockets() >= AUDIENCE:
            raise TableError(429, "too many people watch this table already")

    def expect(self, person: str) -> None:
        """Someone is here, though not yet to be sent anything."""
        self._here.setdefault(person, [])

    def come(self, subscriber: Subscriber) -> None:
        self._here.setdefault(subscriber.person.id, []).append(subscriber)

    def leave(self, subscriber: Subscriber) -> bool:
        """Whether that was the last socket of a person."""
        person = subscriber.person.id
        here = self._here.get(person, [])
        if subscriber not in here:
            return False
        here.remove(subscriber)
        if here:
            return False
        del self._here[person]
        self._left[person] = time.monotonic()
        return True

    def send(self, message: FromServer) -> None:
        """Send everyone the same."""
        text = encode(message).decode()
        for subscribers in self._here.values():
            for subscriber in subscribers:
                subscriber.put(text)

    def send_to(self, person: str, message: FromServer) -> None:
        for subscriber in self._here.get(person, []):
            subscriber.send(message)

    def end(self) -> None:
        """Send everyone away."""
        for subscribers in self._here.values():
            for subscriber in subscribers:
                subscriber.end()


@final
class News:
    """The number of the last update, and what happened in the last ones."""

    def __init__(self) -> None:
        # Numbers of updates go on growing over restarts, so that nobody takes a new one for an old one.
        self.sequence = time.time_ns() // 1_000_000
        self._complete_since = self.sequence  # all events after this update are in the buffer
        self._buffer: deque[tuple[int, Happening]] = deque()

    def add(self, happened: Sequence[Happening]) -> None:
        """One more update, with this."""
        self.sequence += 1
        self._buffer.extend((self.sequence, each) for each in happened)
        while len(self._buffer) > BUFFER:
            self._complete_since, _ = self._buffer.popleft()

    def since(self, sequence: int) -> list[Happening] | None:
        """What happened after an update, or None if that is no longer known."""
        if not self._complete_since <= sequence <= self.sequence:
            return None
        return [each for number, each in self._buffer if number > sequence]
