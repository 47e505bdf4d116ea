"""What must not be lost: people, tables, seats, and every answer. SQLite by default; only its settings are SQLite's alone.

All writing goes through one thread that commits whatever has come in meanwhile as one transaction. Whoever writes waits for that
commit, so what has been acknowledged is on the disk. A few other threads read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, cast, final

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import IntegrityError

from gloam.server.metrics import Metrics
from gloam.server.store.schema import (
    answers,
    barred,
    chat,
    device_links,
    devices,
    migrate,
    people,
    put_away,
    seats,
    seen_hands,
    snapshots,
    tables,
)
from gloam.server.store.sqlite import set_up, write_at_once
from gloam.server.store.writes import (
    ANSWER,
    Conflict,
    Job,
    Row,
    Statement,
    hold_table,
    insert_answer,
    update_table,
)

T = TypeVar("T")
LISTED: Final = 100  # tables in a list
READERS: Final = 4  # threads that read

# What is asked with every visit is put together once.
_person: Final = sa.select(people).where(people.c.id == sa.bindparam("of"))
_devices: Final = (
    sa.select(devices, people.c.name.label("person_name"))
    .join(people, people.c.id == devices.c.person)
    .where(devices.c.person == sa.bindparam("of"))
    .order_by(devices.c.created)
)
_table: Final = sa.select(tables).where(tables.c.code == sa.bindparam("of"))


class Taken(Exception):
    """Another server has the database."""


def _each(what: str, id_: sa.ColumnElement[str], value: sa.ColumnElement[Any]) -> sa.Select[str, str, str]:
    """The rows whose ids are in the array bound as `what`."""
    columns = (sa.literal(what).label("what"), id_.label("id"), sa.cast(value, sa.Text).label("value"))
    return sa.select(*columns).where(id_.in_(sa.select(sa.func.unnest(sa.bindparam(what, type_=ARRAY(sa.Text))))))


_current: Final = sa.union_all(
    _each("epochs", tables.c.code, tables.c.epoch),
    _each("names", people.c.id, people.c.name),
    _each("devices", devices.c.id, devices.c.id),
)


class Current(NamedTuple):
    """How things stand in the database: epochs of tables, names of people, and devices by which someone is known."""

    epochs: dict[str, int]
    names: dict[str, str]
    devices: set[str]


@final
class Storage:
    """The database of a server."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self._url = make_url(url)
        self._metrics = metrics
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
        await done  # whoever waits may be cancelled; what is under way is written all the same

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

    async def wake(self, code: str) -> Row | None:
        """Raise the epoch of a table and return its row, or None. A process that held it before can write no more."""
        query = sa.update(tables).where(tables.c.code == code).values(epoch=tables.c.epoch + 1).returning(tables)
        row = await self.in_writer(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else cast("Row", row._mapping)

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
        with self._metrics.commits.time(), self._writing.begin() as connection:
            _write_jobs(connection, jobs)

    # --- reading -----------------------------------------------------------------------------------------------------

    async def in_reader(self, act: Callable[[sa.Connection], T]) -> T:
        """Look something up, in a thread that reads."""

        def acted() -> T:
            assert self._reading is not None, "the storage is not open"
            with self._reading.connect() as connection:
                return act(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, acted)

    async def _all(self, query: sa.Select[Any], **of: Any) -> list[Row]:
        def found(connection: sa.Connection) -> list[Row]:
            rows: Sequence[sa.Row[Any]] = connection.execute(query, of).all()
            return [cast("Row", row._mapping) for row in rows]

        return await self.in_reader(found)

    async def first(self, query: sa.Select[Any], **of: Any) -> Row | None:
        rows = await self._all(query, **of)
        return rows[0] if rows else None

    async def person(self, id_: str) -> Row | None:
        return await self.first(_person, of=id_)

    async def devices(self, person: str) -> list[Row]:
        """Everything by which someone is known, with their name, oldest first."""
        return await self._all(_devices, of=person)

    async def device_link(self, secret: str) -> Row | None:
        return await self.first(sa.select(device_links).where(device_links.c.secret == secret))

    async def current(self, codes: Sequence[str], people_: Sequence[str], devices_: Sequence[str]) -> Current:
        """How these tables, people and devices stand now, in one query. Only for a database that processes share."""

        def found(connection: sa.Connection) -> Current:
            values: dict[str, dict[str, str]] = {"epochs": {}, "names": {}, "devices": {}}
            for what, id_, value in connection.execute(_current, {"epochs": codes, "names": people_, "devices": devices_}):
                values[what][id_] = value
            epochs = {code: int(epoch) for code, epoch in values["epochs"].items()}
            return Current(epochs, values["names"], set(values["devices"]))

        return await self.in_reader(found)

    async def barred(self, code: str) -> list[Row]:
        """Who is barred from what at a table."""
        return await self._all(sa.select(barred).where(barred.c.code == code))

    async def seen_hands(self, code: str) -> set[tuple[int, str]]:
        """Who has seen during play what which seat sees: numbers and people."""
        rows = await self._all(sa.select(seen_hands).where(seen_hands.c.code == code))
        return {(row["number"], row["person"]) for row in rows}

    async def table(self, code: str) -> Row | None:
        return await self.first(_table, of=code)

    async def seats(self, codes: Sequence[str]) -> list[Row]:
        """The seats of these tables with their people's names, by table and number."""
        joined = seats.outerjoin(people, people.c.id == seats.c.person)
        query = sa.select(seats, people.c.name.label("person_name")).select_from(joined).where(seats.c.code.in_(codes))
        return await self._all(query.order_by(seats.c.code, seats.c.number))

    async def neighbours(self, person: str) -> list[Row]:
        """The seats of others at the unfinished tables at which someone has one, with their people's names."""
        mine = sa.select(seats.c.code).where(seats.c.person == person)
        joined = seats.join(people, people.c.id == seats.c.person).join(tables, tables.c.code == seats.c.code)
        query = sa.select(seats, people.c.name.label("person_name")).select_from(joined)
        return await self._all(query.where(seats.c.code.in_(mine), seats.c.person != person, tables.c.status != "finished"))

    async def journal(self, code: str, since: int) -> list[Row]:
        """The entries of a table's journal from number `since` on."""
        query = sa.select(answers).where(answers.c.code == code, answers.c.sequence >= since)
        return await self._all(query.order_by(answers.c.sequence))

    async def snapshot(self, code: str) -> Row | None:
        return await self.first(sa.select(snapshots).where(snapshots.c.code == code))

    async def chat(self, code: str, most: int) -> list[Row]:
        """The last so many things said at a table, with the speakers' names, oldest first."""
        joined = chat.join(people, people.c.id == chat.c.person)
        query = sa.select(chat, people.c.name.label("person_name")).select_from(joined).where(chat.c.code == code)
        return (await self._all(query.order_by(chat.c.number.desc()).limit(most)))[::-1]

    async def tables_of(self, person: str) -> list[Row]:
        """The tables at which someone sits or which they host, but those they put away, last changed first."""
        mine = sa.select(seats.c.code).where(seats.c.person == person)
        shown = tables.c.code.not_in(_put_away_by(person))
        query = sa.select(tables).where(sa.or_(tables.c.host == person, tables.c.code.in_(mine)), shown)
        return await self._all(query.order_by(tables.c.changed.desc()).limit(LISTED))

    async def put_away_by(self, code: str) -> set[str]:
        """Who wants a table out of their list."""
        return {row["person"] for row in await self._all(sa.select(put_away).where(put_away.c.code == code))}

    async def open_tables(self, person: str) -> list[Row]:
        """Public tables with a free seat, but those someone put away, newest first."""
        free = sa.select(seats.c.code).where(seats.c.kind == "open")
        shown = tables.c.code.not_in(_put_away_by(person))
        query = sa.select(tables).where(tables.c.private == 0, tables.c.status != "finished", tables.c.code.in_(free), shown)
        return await self._all(query.order_by(tables.c.created.desc()).limit(LISTED))


def _write_jobs(connection: sa.Connection, jobs: Sequence[Job]) -> None:
    """Write these jobs in one transaction. Raises Conflict if one of their tables is held by another server."""
    held = [{"of": job.held[0], "held": job.held[1]} for job in jobs if job.held is not None and job.state is None]
    states = [{**job.state, "held": job.held[1]} for job in jobs if job.state is not None and job.held is not None]
    entries = [dict(zip(ANSWER, entry, strict=True)) for job in jobs for entry in job.answers]
    if held:
        _all_of(connection.execute(hold_table, held), held)
    for statement, facts in [each for job in jobs for each in job.others]:
        connection.execute(statement, facts or None)
    if entries:
        connection.execute(insert_answer, entries)
    if states:
        _all_of(connection.execute(update_table, states), states)


def _all_of(written: Any, wanted: Sequence[Any]) -> None:
    """Raises Conflict if one of the tables is held by someone else by now."""
    if written.rowcount != len(wanted):
        raise Conflict("this table is held by another server")


def _put_away_by(person: str) -> sa.Select[Any]:
    return sa.select(put_away.c.code).where(put_away.c.person == person)


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
