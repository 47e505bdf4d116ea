"""Tables without a server: everyone always sees what a plain game of the kernel says."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from gloam.kernel import fairness
from gloam.kernel.definition import games
from gloam.store.memory import MemoryJournals
from gloam.tables import chance, journal, seating
from gloam.tables.audience import Subscriber
from gloam.tables.client import Client, read
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import NewSeat, NewTable, Person, encode
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace
from kernel.play import TOYS
from tables.machine import GAMES, PEOPLE, Message, play_tables

T = TypeVar("T")


class Line:
    """Somebody's connection to a table: what they send waits until the table hears it."""

    def __init__(self, house: Direct, person: Person, table: LiveTable, since: int | None) -> None:
        self._house = house
        self._table = table
        self._subscriber = Subscriber(person)
        self._client = Client(table, self._subscriber)
        self._sent: asyncio.Queue[bytes] = asyncio.Queue()
        table.room.subscribe(self._subscriber, -1 if since is None else since)
        self._hearing = house.loop.create_task(self._hear())

    async def _hear(self) -> None:
        while True:
            await self._client.hear(read(await self._sent.get()))

    def send(self, message: Message) -> None:
        self._sent.put_nowait(encode(message))

    def receive(self) -> Message:
        received: Message = msgspec.json.decode(self._house.run(asyncio.wait_for(self._subscriber.next(), 20)))
        return received

    def close(self) -> None:
        self._table.room.unsubscribe(self._subscriber)
        self.cut()

    def cut(self) -> None:
        """What was sent and not yet heard is lost."""
        self._hearing.cancel()


class Direct:
    """A house of tables in this process, with their journals in memory."""

    key, bot, seed = bytes(range(32)), "random", 7

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._people = [Person(f"p{number}", f"Person {number}") for number in range(PEOPLE)]
        self.people: Sequence[str] = [person.id for person in self._people]
        self._shared = Shared(TableSettings(bot_pause=0.0, bot_talk=False, absence=0.0), MemoryJournals(), InPlace())
        self._tables = Tables(self._shared)
        self._lines: list[Line] = []

    def run(self, act: Awaitable[T]) -> T:
        async def acted() -> T:
            return await act

        return self.loop.run_until_complete(acted())

    def _table(self, code: str) -> LiveTable:
        return self.run(self._tables.get(code))

    def make(self, person: int, game: str, seats: Sequence[str]) -> str:
        new = [NewSeat("me") if each == "me" else NewSeat("open") if each == "open" else NewSeat("bot", each) for each in seats]
        return self.run(self._tables.create(self._people[person], NewTable(game, new))).code

    def card(self, person: int, code: str) -> Message:
        card: Message = msgspec.json.decode(encode(self._table(code).card(self.people[person])))
        return card

    def listed(self, person: int, code: str) -> bool:
        return code in [card.code for card in self.run(self._tables.cards(self.people[person]))]

    def here(self, person: int, code: str) -> set[str]:
        return {watcher.person.id for watcher in self._table(code).room.people() if watcher.online}

    def do(self, person: int, code: str, what: str) -> bool:
        table, me = self._table(code), self._people[person]
        act, _, seat = what.partition("/")
        try:
            if act == "put-away":
                self.run(self._tables.put_away(me.id, table))
            elif act == "bot":
                self.run(table.seats.hand_to_bot(me, int(seat.partition("?")[0]), self.bot))
            else:
                self.run((table.seats.sit if act == "sit" else table.seats.stand)(me, int(seat)))
        except TableError:
            return False
        return True

    def views(self, person: int, code: str, moves: int) -> Any:
        review = self.run(self._table(code).hindsight.review(self.people[person], moves))
        return msgspec.json.decode(encode(review.views))

    def connect(self, person: int, code: str, since: int | None) -> Line:
        table, me = self._table(code), self._people[person]
        self.run(self._tables.visited(me.id, table))
        self.run(table.room.prepare())
        line = Line(self, me, table, since)
        self._lines.append(line)
        self.run(table.seats.come_back(me.id))
        return line

    def restart(self, kill: bool) -> None:
        if kill:
            for line in self._lines:
                line.cut()
        else:
            self.run(asyncio.sleep(0))
        self.run(self._tables.stop())
        self._lines.clear()
        self._tables = Tables(self._shared)

    def close(self) -> None:
        self.run(self._tables.stop())
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.run(asyncio.sleep(0))
        self.loop.close()


@pytest.fixture
def direct(monkeypatch: pytest.MonkeyPatch) -> Iterator[Direct]:
    every = games()
    real = dict(every)
    every.update(TOYS)
    monkeypatch.setattr(chance, "new_key", lambda: Direct.key)
    monkeypatch.setattr(fairness, "new_key", lambda: Direct.key)
    monkeypatch.setattr(secrets, "randbits", lambda _: Direct.seed)
    monkeypatch.setattr(seating, "USUAL_BOT", Direct.bot)
    monkeypatch.setattr(journal, "SNAPSHOT", 3)
    direct = Direct()
    yield direct
    direct.close()
    every.clear()
    every.update(real)


@pytest.mark.parametrize("game", GAMES)
def test_everyone_sees_what_a_plain_game_says(direct: Direct, game: str) -> None:
    play_tables(direct, game, 60 if game in TOYS else 8, 25)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_everyone_sees_what_a_plain_game_says_for_long(direct: Direct, game: str) -> None:
    play_tables(direct, game, 150, 50)
