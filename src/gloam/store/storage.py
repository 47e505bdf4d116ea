"""The database: SQLite by default; only its settings are SQLite's alone.

All writing goes through one thread that commits whatever has come in meanwhile as one transaction. A writer waits for that
commit, so what has been acknowledged is on the disk. A few other threads read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TypeVar, cast, final

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import IntegrityError

from gloam.store.rows import Row
from gloam.store.schema import migrate
from gloam.store.sqlite import set_up, write_at_once
from gloam.store.writes import ANSWER, Job, Statement, hold_table, insert_answer, update_table
from gloam.tables.journal import Conflict

T = TypeVar("T")
READERS: Final = 4  # threads that read


class Taken(Exception):
    """Another server has the database."""


@final
class Storage:
    """The database of a server."""

    def __init__(self, url: str, timed: Callable[[], AbstractContextManager[object]] = nullcontext) -> None:
        self._url = make_url(url)
        self._timed = timed  # around each commit
        self._reading: sa.Engine | None = None
        self._writing: sa.Engine | None = None
        self._lock: FileLock | None = None
        self._thread = ThreadPoolExecutor(1, "gloam-writer")
        self._readers = ThreadPoolExecutor(READERS, "gloam-reader")
        self._jobs: list[tuple[Job, asyncio.Future[None]]] = []
        self._wanted = asyncio.Event()  # there are jobs, or it is closed
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, and begin to write."""
        sqlite = self._url.get_backend_name() == "sqlite"
        self._lock = lock_of(self._url)
        url = self._url.set(drivername="sqlite") if sqlite else self._url
        self._reading = sa.create_engine(url, poolclass=sa.QueuePool, pool_size=READERS)
        self._writing = sa.create_engine(url, poolclass=sa.StaticPool)
        if sqlite:
            sa.event.listen(self._reading, "connect", set_up)
            sa.event.listen(self._writing, "connect", set_up)
            sa.event.listen(self._writing, "begin", write_at_once)
        try:
            await self._in_thread(migrate, self._writing)
        except BaseException:
            await self.close()
            raise
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is left, and disconnect."""
        if self._writer is not None:
            self._closing = True
            self._wanted.set()
            await self._writer
            self._writer = None
        if self._writing is not None:
            await self._in_thread(self._writing.dispose)
            self._writing = None
        self._readers.shutdown()
        if self._reading is not None:
            self._reading.dispose()
            self._reading = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self._thread.shutdown()

    async def _in_thread(self, act: Callable[..., None], *facts: Any) -> None:
        """Do something in the one thread that writes: it begins and commits without a detour through this one."""
        await asyncio.get_running_loop().run_in_executor(self._thread, act, *facts)

    # --- writing -----------------------------------------------------------------------------------------------------

    async def commit(self, job: Job) -> None:
        """Write a job; when this returns it is on the disk. Raises Conflict if the table's journal has gone on without us."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, done))
        self._wanted.set()
        await done  # the caller may be cancelled; the commit goes on all the same

    async def do(self, *statements: Statement) -> None:
        """Write something that belongs to no game."""
        await self.commit(Job(others=list(statements)))

    async def in_writer(self, act: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction of its own, in the one thread that writes."""

        def acted() -> T:
            assert self._writing is not None, "the storage is not open"
            with self._writing.begin() as connection:
                return act(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, acted)

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._url.get_backend_name() != "sqlite"

    async def _write(self) -> None:
        """The one writer: whatever came in during a commit becomes the next one."""
        while self._jobs or not self._closing:
            await self._wanted.wait()
            self._wanted.clear()
            waiting, self._jobs = self._jobs, []
            if not waiting:
                continue
            try:
                await self._in_thread(self._commit, [job for job, _ in waiting])
            except Exception:
                # One of them is at fault: each for itself.
                for job, done in waiting:
                    try:
                        await self._in_thread(self._commit, [job])
                    except IntegrityError as error:
                        _settle(done, Conflict(str(error)))
                    except Conflict as conflict:
                        _settle(done, conflict)
                    except Exception as error:
                        _settle(done, error)
                    else:
                        _settle(done, None)
            else:
                for _, done in waiting:
                    _settle(done, None)

    def _commit(self, jobs: list[Job]) -> None:
        assert self._writing is not None, "the storage is not open"
        with self._timed(), self._writing.begin() as connection:
            _write_jobs(connection, jobs)

    # --- reading -----------------------------------------------------------------------------------------------------

    async def in_reader(self, act: Callable[[sa.Connection], T]) -> T:
        """Look something up, in a thread that reads."""

        def acted() -> T:
            assert self._reading is not None, "the storage is not open"
            with self._reading.connect() as connection:
                return act(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, acted)

    async def all(self, query: sa.Select[Any], **of: Any) -> list[Row]:
        """The rows that a query finds."""
        return await self.in_reader(lambda connection: found(connection, query, **of))

    async def first(self, query: sa.Select[Any], **of: Any) -> Row | None:
        """The first row that a query finds, or None."""
        rows = await self.all(query, **of)
        return rows[0] if rows else None


def found(connection: sa.Connection, query: sa.Select[Any], **of: Any) -> list[Row]:
    """The rows that a query finds."""
    rows: Sequence[sa.Row[Any]] = connection.execute(query, of).all()
    return [cast("Row", row._mapping) for row in rows]


def _write_jobs(connection: sa.Connection, jobs: Sequence[Job]) -> None:
    """Write these jobs in one transaction. Raises Conflict if one of their tables is held by another server."""
    held = [{"of": job.held[0], "held": job.held[1]} for job in jobs if job.held is not None and not job.columns]
    changed = [{"of": job.held[0], "held": job.held[1], **job.columns} for job in jobs if job.held is not None and job.columns]
    entries = [dict(zip(ANSWER, entry, strict=True)) for job in jobs for entry in job.answers]
    if held:
        _all_of(connection.execute(hold_table, held), held)
    for statement, facts in [each for job in jobs for each in job.others]:
        connection.execute(statement, facts or None)
    if entries:
        connection.execute(insert_answer, entries)
    for names, alike in groupby(sorted(changed, key=list), tuple):
        rows = list(alike)
        _all_of(connection.execute(update_table(names[2:]), rows), rows)


def _all_of(written: Any, wanted: Sequence[Any]) -> None:
    """Raises Conflict if one of the tables is held by someone else by now."""
    if written.rowcount != len(wanted):
        raise Conflict("this table is held by another server")


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def lock_of(url: sa.URL) -> FileLock | None:
    """The lock of a database that only one process may have: of a file. Raises Taken."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    file = Path(url.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(file.with_name(f"{file.name}.lock"), thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Taken(f"another Gloam serves {file.name} already: end that one, or use another --database") from None
    return lock
