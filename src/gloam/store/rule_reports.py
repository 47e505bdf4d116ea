"""Reports of a rule that is played wrong: the whole record up to there, for the host of the server.

Reports of a person are something else: `writes.report`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, cast, final

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError, ProgrammingError

from gloam.store.rows import Row
from gloam.store.schema import people, rule_reports
from gloam.store.storage import Storage
from gloam.tables.errors import TableError

MOST: Final = 5  # of one person at one table

_all: Final = (
    sa.select(rule_reports, people.c.name)
    .select_from(rule_reports.outerjoin(people, people.c.id == rule_reports.c.person))
    .order_by(rule_reports.c.time)
)


class StoredReport(NamedTuple):
    """A report: its table and number there, when, by whom and at which seat, and the whole record with the report in it."""

    code: str
    number: int
    time: str
    person: str
    seat: int
    sentence: str
    record: str


@final
class RuleReports:
    """The reports of wrong rules that a server has."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(self, code: str, time: str, person: str, seat: int, sentence: str, record: str) -> int:
        """Store a report and return its number. Raises TableError if the person has reported enough at this table."""

        def added(connection: sa.Connection) -> int:
            here = connection.execute(sa.select(rule_reports.c.person).where(rule_reports.c.code == code)).scalars().all()
            if here.count(person) >= MOST:
                raise TableError(429, f"you have reported {MOST} wrong rules at this table; that is enough")
            report = StoredReport(code, len(here) + 1, time, person, seat, sentence, record)
            connection.execute(sa.insert(rule_reports), report._asdict())
            return report.number

        return await self._storage.in_writer(added)

    async def of(self, code: str) -> list[StoredReport]:
        """The reports of a table, in order."""
        query = sa.select(rule_reports).where(rule_reports.c.code == code).order_by(rule_reports.c.number)
        return [_report(row) for row in await self._storage.all(query)]

    async def find(self, code: str, number: int) -> StoredReport | None:
        """A report."""
        here = rule_reports.c.code == code, rule_reports.c.number == number
        row = await self._storage.first(sa.select(rule_reports).where(*here))
        return None if row is None else _report(row)


def _report(row: Row) -> StoredReport:
    return StoredReport(**{name: row[name] for name in StoredReport._fields})


# --- for the host of the server ---------------------------------------------------------------------------------------


def listed(url: str) -> list[tuple[StoredReport, str]]:
    """All reports in a database with the names of those who reported, oldest first. A server may go on using it meanwhile."""
    with _reading(url) as connection:
        try:
            rows = connection.execute(_all).all()
        except (OperationalError, ProgrammingError):  # made by an earlier version, which had none
            return []
        return [(_report(cast("Row", row._mapping)), row.name or "") for row in rows]


@contextmanager
def _reading(url: str) -> Iterator[sa.Connection]:
    engine = sa.create_engine(url)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()
