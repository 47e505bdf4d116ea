"""The parts of a running server, and what its doors ask of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import final

from msgspec.structs import replace

from gloam.server.hands import Hands
from gloam.server.limits import Budgets
from gloam.server.metrics import Metrics
from gloam.server.people import People
from gloam.server.reading import Reading
from gloam.server.refresh import Refresh
from gloam.server.settings import Settings
from gloam.server.tickets import Tickets
from gloam.server.workers import Workers
from gloam.store import writes
from gloam.store.accounts import Accounts
from gloam.store.journals import StoredJournals
from gloam.store.storage import Storage
from gloam.tables.errors import TableError
from gloam.tables.info import now
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import NewSeat, Person, RecordInfo, TableCard
from gloam.tables.names import given_name, is_given, speakable
from gloam.tables.seating import Seating
from gloam.tables.settings import Counts
from gloam.tables.state import Shared

log = logging.getLogger("gloam.server")


@final
class Service:
    """Storage, workers, tables and people of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        counts = Counts()
        self.metrics = Metrics(counts)
        self.storage = Storage(settings.database_url(), self.metrics.commits.time)
        self.workers = Workers(settings.bot_workers, settings.bot_patience)
        self.reading = Reading(settings.reading_patience, settings.talk)
        self.tickets = Tickets()
        self.tables = Tables(Shared(settings, StoredJournals(self.storage), self.workers, counts), Hands().woken)
        self._accounts = Accounts(self.storage)
        self.people = People(self._accounts)
        self.budgets = Budgets(settings)
        self.metrics.gauge("tables_live", "Tables in memory.", lambda: len(self.tables.live))
        self.metrics.gauge("sockets", "Open sockets.", self.tables.sockets)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open everything, and close it again in good order."""
        await self.storage.open()
        self.workers.start()
        chores = [asyncio.create_task(self.tables.keep_house())]
        if self.storage.shared:
            chores.append(asyncio.create_task(Refresh(self._accounts, self.tables, self.people).keep_up()))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.tables.stop()
            self.workers.stop()
            self.reading.stop()
            await self.storage.close()

    async def rename(self, person: Person, name: str) -> Person:
        """Someone takes another name, which shows at once wherever they are. Raises TableError or ValueError."""
        others = Seating(await self._accounts.neighbours(person.id))
        if self.tables.resembled(person.id, name) or others.resembled(person.id, name):
            raise TableError(409, "someone at one of your tables has a name like that; take another one")
        return await self._call(person, name)

    async def _call(self, person: Person, name: str) -> Person:
        person = await self.people.rename(person, name)
        self.tables.renamed(person)
        return person

    async def told_apart(self, person: Person, table: LiveTable) -> Person:
        """Someone who comes to a table: if they have not chosen their name and are called like someone there, by another one."""
        if not is_given(person.name) or not table.seating.resembled(person.id, person.name):
            return person
        free = (name for name in iter(given_name, "") if not self.tables.resembled(person.id, name, table))
        return await self._call(person, next(free))

    async def look(self, person: Person, text: str, address: str) -> RecordInfo:
        """Read a record that came from an address, and give the person a ticket for it. Raises TableError."""
        read = await self.reading.read(text, address)
        return replace(read.info, ticket=self.tickets.give(person.id, address, read))

    async def open_record(self, person: Person, ticket: str, seats: Sequence[NewSeat]) -> TableCard:
        """A table from the record of a ticket. Raises TableError."""
        read = self.tickets.find(person.id, ticket)
        return await self.tables.open_record(person, read.game(), read.promise, seats)

    async def report(self, table: LiveTable, person: Person, other: str, reason: str) -> None:
        """Report someone at a table to the host of the server. Raises TableError if there is nobody of that id."""
        if other not in table.room.met():
            raise TableError(404, "there is nobody of that id at this table")
        reason = speakable(reason)
        await self._accounts.do(writes.report(table.info.code, person.id, other, reason, now()))
        log.warning("table %s: %s reports %s: %s", table.info.code, person.id, other, reason)
