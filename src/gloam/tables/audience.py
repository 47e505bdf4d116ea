"""Who watches a table over sockets, and what those have missed who come back."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence, Set
from typing import Final, NamedTuple, final

from gloam.kernel.game import Happening
from gloam.kernel.table import Table
from gloam.tables.errors import TableError
from gloam.tables.messages import FromServer, Person, encode
from gloam.tables.seating import HERE, NO_BOT, Seating

GOING_AWAY: Final = 1001  # as the code with which a socket is closed: come back
SEAT_LOST: Final = 4403
QUEUE: Final = 512  # messages a slow client may be behind
AUDIENCE: Final = 200  # sockets at one table
LATELY: Final = 600.0  # seconds for which someone who has left still comes along to the next game
SOCKETS: Final = 10  # of one person at one table
BUFFER: Final = 100  # updates kept for those who come back, and events in them


@final
class Subscriber:
    """Someone who watches a table over a socket, or their program in one of its seats. Messages wait here until they are sent."""

    def __init__(self, person: Person, seat: int | None = None, device: str = "") -> None:
        self.person = person
        self.seat = seat
        self.device = device
        self.ended = asyncio.Event()  # the socket is to be closed,
        self.closing = (GOING_AWAY, "")  # with this code and reason
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.behind = asyncio.Event()  # too far to go on

    def put(self, text: bytes) -> None:
        """Send a message. A client that falls too far behind is cut off, and can come back."""
        if self._queue.full():
            self.behind.set()
        elif not self.behind.is_set():
            self._queue.put_nowait(text)

    def send(self, message: FromServer) -> None:
        self.put(encode(message))

    def end(self, code: int = GOING_AWAY, reason: str = "") -> None:
        """Close the socket at once: whatever still waits is not sent, and nothing that comes is acted on."""
        if not self.ended.is_set():
            self.closing = (code, reason)
            self.ended.set()

    async def next(self) -> bytes:
        """The next message that waits."""
        return await self._queue.get()


@final
class Audience:
    """Everyone at a table, each with one or more sockets."""

    def __init__(self, absence: Callable[[], float]) -> None:
        self.changes = 0  # of who is here, and how they are called
        self._absence = absence  # seconds after which someone who has left counts as away, or NO_BOT
        self._since = time.monotonic()
        self._here: dict[str, list[Subscriber]] = {}
        self._left: dict[str, float] = {}  # when people who were here left

    def __iter__(self) -> Iterator[tuple[str, list[Subscriber]]]:
        return iter(list(self._here.items()))

    def online(self, person: str) -> bool:
        return person in self._here

    def lately(self, person: str) -> bool:
        """Whether someone is here, or was a few minutes ago."""
        return self.online(person) or time.monotonic() - self._left.get(person, -math.inf) < LATELY

    def visit(self, person: str) -> None:
        """Someone comes without a socket: to read the review, or to play again."""
        self._left[person] = time.monotonic()

    def anyone(self) -> bool:
        return any(self._here.values())

    def sockets(self) -> int:
        return sum(len(each) for each in self._here.values())

    def presence(self, person: str) -> float:
        """For how many seconds no bot may fill in for someone who is away, or NO_BOT; HERE for someone who is here."""
        if self.online(person):
            return HERE
        absence = self._absence()
        return NO_BOT if absence == NO_BOT else max(0.0, absence - (time.monotonic() - self._left.get(person, self._since)))

    def absent(self, person: str) -> bool:
        """Whether a bot may fill in for someone."""
        return self.presence(person) == 0.0

    def check_room(self, person: str) -> None:
        if self.sockets() >= AUDIENCE:
            raise TableError(429, "too many people watch this table already")
        if len(self._here.get(person, ())) >= SOCKETS:
            raise TableError(429, "you have this table open too often already")

    def expect(self, person: str) -> None:
        """Someone is here, though not yet to be sent anything."""
        self.changes += 1
        self._here.setdefault(person, [])

    def come(self, subscriber: Subscriber) -> None:
        self.changes += 1
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
        self.changes += 1
        del self._here[person]
        self._left[person] = time.monotonic()
        return True

    def send(self, message: FromServer) -> None:
        """Send everyone the same."""
        text = encode(message)
        for subscribers in self._here.values():
            for subscriber in subscribers:
                subscriber.put(text)

    def people(self) -> dict[str, Person]:
        """Everyone who is here."""
        return {person: subscribers[0].person for person, subscribers in self._here.items() if subscribers}

    def renamed(self, person: Person) -> None:
        """Someone has a new name."""
        self.changes += 1
        for subscriber in self._here.get(person.id, ()):
            subscriber.person = person

    def send_away(self, person: str) -> None:
        """Close all sockets of someone."""
        for subscriber in self._here.get(person, ()):
            subscriber.end()

    def devices(self) -> set[str]:
        """The devices by which those who are here are known."""
        return {subscriber.device for _, subscribers in self for subscriber in subscribers}

    def end_devices(self, removed: Set[str]) -> None:
        """Close the sockets that came by removed devices, programs' too."""
        for _, subscribers in self:
            for subscriber in subscribers:
                if subscriber.device in removed:
                    subscriber.end()

    def end_programs(self, seating: Seating) -> None:
        """Close the sockets of programs whose seats are someone else's now."""
        for person, subscribers in self:
            for subscriber in subscribers:
                if subscriber.seat is not None and subscriber.seat not in seating.owned(person):
                    subscriber.end(SEAT_LOST, "this seat is someone else's now")

    def send_to(self, person: str, message: FromServer) -> None:
        for subscriber in self._here.get(person, []):
            subscriber.send(message)

    def end(self) -> None:
        """Send everyone away."""
        for subscribers in self._here.values():
            for subscriber in subscribers:
                subscriber.end()


class Point(NamedTuple):
    """An update: its number, what happened up to it, the table that it showed (None before the game), and who owned its seats."""

    sequence: int
    happened: Sequence[Happening]
    table: Table | None
    seating: Seating


@final
class News:
    """The last updates: what those have missed who come back.

    Their numbers go on growing when a table is woken up in another `epoch`, so that nobody takes a new one for an old one.
    """

    def __init__(self, table: Table | None, seating: Seating, epoch: int) -> None:
        self.last = Point(epoch << 32, (), table, seating)
        self._points = deque([self.last])
        self._events = 0
        self._whole = table is None  # they tell the game from its beginning

    def add(self, happened: Sequence[Happening], table: Table | None, seating: Seating) -> None:
        """One more update, with this."""
        self.last = Point(self.last.sequence + 1, happened, table, seating)
        self._points.append(self.last)
        self._events += len(happened)
        while len(self._points) > BUFFER or (self._events > BUFFER and len(self._points) > 1):
            self._points.popleft()
            self._events -= len(self._points[0].happened)
            self._whole = False

    def forget(self) -> None:
        """Only the last of them is known from now on, and nothing of what happened."""
        self.last = self.last._replace(happened=())
        self._points = deque([self.last])
        self._events = 0
        self._whole = False

    def lose_beginning(self) -> None:
        """They do not tell the game from its beginning any more: it began elsewhere, or answers were taken back."""
        self._whole = False

    def whole(self) -> list[Happening] | None:
        """All that has happened in the game, or None if more has than what is kept here."""
        return [each for point in self._points for each in point.happened] if self._whole else None

    def since(self, sequence: int) -> tuple[Point, list[Happening]] | None:
        """An update and what happened after it, or None if that is no longer known."""
        if not self._points[0].sequence <= sequence <= self.last.sequence:
            return None
        then = next(point for point in self._points if point.sequence == sequence)
        return then, [each for point in self._points if point.sequence > sequence for each in point.happened]
