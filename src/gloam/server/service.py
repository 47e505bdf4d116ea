"""The parts of a running server, and what its doors ask of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import final

from msgspec.structs import replace

from gloam.kernel import record
from gloam.kernel.record import RecordError
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
from gloam.store.rule_reports import RuleReports, StoredReport
from gloam.store.storage import Storage
from gloam.tables.errors import TableError
from gloam.tables.info import now
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import NewSeat, Person, RecordInfo, ReportedRule, TableCard
from gloam.tables.names import given_name, is_given, speakable
from gloam.tables.seating import Seating
from gloam.tables.state import Shared
from gloam.tables.table_settings import Counts

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
        self.rule_reports = RuleReports(self.storage)
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
        return await self.tables.open_record(person, read.game(), read.promise, read.info, seats)

    async def report(self, table: LiveTable, person: Person, other: str, reason: str) -> None:
        """Report someone at a table to the host of the server. Raises TableError if there is nobody of that id."""
        if other not in table.room.met():
            raise TableError(404, "there is nobody of that id at this table")
        reason = speakable(reason)
        await self._accounts.do(writes.report(table.info.code, person.id, other, reason, now()))
        log.warning("table %s: %s reports %s: %s", table.info.code, person.id, other, reason)

    async def report_rule(self, table: LiveTable, person: Person, seat: int, sentence: str, rule: str) -> int:
        """Store what someone reports about a rule, and return the report's number at the table. Raises TableError."""
        sentence = speakable(sentence)
        if not sentence:
            raise TableError(400, "say in a sentence what is wrong")
        told = table.hindsight.reported(person.id, seat, sentence, rule)
        code = table.info.code
        number = await self.rule_reports.add(code, now(), person.id, seat, sentence, told)
        log.warning("table %s: %s reports a wrong rule, number %d: %s", code, person.id, number, sentence)
        return number

    async def reported_rules(self, table: LiveTable, person: Person) -> list[ReportedRule]:
        """The reports that someone may take as files: their own, and all of a finished game that they played."""
        reports = await self.rule_reports.of(table.info.code)
        all_of_them = _played_to_the_end(table, person)
        return [
            ReportedRule(report.number, report.seat, report.sentence, report.time)
            for report in reports
            if all_of_them or report.person == person.id
        ]

    async def rule_report(self, table: LiveTable, person: Person, number: int) -> str:
        """The record with a report: during play what the reporter's seat may know, then all of it for all who played.

        Raises TableError.
        """
        report = await self.rule_reports.find(table.info.code, number)
        if report is None:
            raise TableError(404, "there is no report of that number at this table")
        if _played_to_the_end(table, person):
            return report.record
        if report.person != person.id:
            raise TableError(403, "a report is for those who played, when the game is over")
        return await asyncio.to_thread(seats_copy, report)


def _played_to_the_end(table: LiveTable, person: Person) -> bool:
    return table.info.status == "finished" and bool(table.seating.owned(person.id))


def seats_copy(report: StoredReport) -> str:
    """A report as far as the reporter's seat knows it. Raises TableError if other rules played the game."""
    try:
        read = record.read(report.record)
        return record.write(record.replay(read), report.seat, read.players, read.report)
    except RecordError as wrong:
        raise TableError(409, f"this table was played by other rules: {wrong}") from None
