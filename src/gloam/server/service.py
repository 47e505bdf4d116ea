"""The parts of a running server, and what its doors ask of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import final

from gloam.server.doors.limits import Budgets
from gloam.server.doors.messages import Person
from gloam.server.metrics import Metrics
from gloam.server.settings import Settings
from gloam.server.store.storage import Storage
from gloam.server.table.names import given_name, is_given
from gloam.server.table.people import People
from gloam.server.table.reading import Reading
from gloam.server.table.refresh import Refresh
from gloam.server.table.table import LiveTable, Shared
from gloam.server.table.tables import Tables
from gloam.server.table.workers import Workers


@final
class Service:
    """Storage, workers, tables and people of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = Storage(settings.database_url(), self.metrics)
        self.workers = Workers(settings.bot_workers, settings.bot_patience)
        self.reading = Reading(settings.reading_patience, settings.talk)
        self.tables = Tables(Shared(settings, self.storage, self.workers, self.reading, self.metrics))
        self.people = People(self.storage)
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
            chores.append(asyncio.create_task(Refresh(self.storage, self.tables, self.people).keep_up()))
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
        await self.tables.check_name(person, name)
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
