"""What must not be lost: people, tables, seats, and every answer. SQLite by default, and only its settings are SQLite's alone.

All writing goes through one thread that commits whatever has come in meanwhile as one transaction. Whoever writes waits for that
commit, so what has been acknowledged is on the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, final

import sqlalchemy as sa
from sqlalchemy.engine.url import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gloam.server.metrics import Metrics

Row = Mapping[str, Any]
Statement = tuple[sa.Executable, Sequence[Mapping[str, Any]]]
"""What to execute, with a set of parameters for each time."""

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE people (id TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL)",
        """CREATE TABLE tables (
            code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, name TEXT NOT NULL, options TEXT NOT NULL,
            position TEXT NOT NULL, seed BIGINT NOT NULL, private INTEGER NOT NULL, host TEXT NOT NULL, parent TEXT NOT NULL,
            parent_moves INTEGER NOT NULL, rematch TEXT NOT NULL, status TEXT NOT NULL, moves INTEGER NOT NULL,
            waiting_for TEXT NOT NULL, summary TEXT NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL)""",
        "CREATE INDEX tables_open ON tables (private, status)",
        """CREATE TABLE seats (
            code TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT, bot TEXT NOT NULL,
            PRIMARY KEY (code, number))""",
        "CREATE INDEX seats_of ON seats (person)",
        """CREATE TABLE answers (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
            seen BIGINT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (code, sequence))""",
        "CREATE TABLE snapshots (code TEXT PRIMARY KEY, sequence INTEGER NOT NULL, moves INTEGER NOT NULL, save TEXT NOT NULL)",
        """CREATE TABLE chat (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, time TEXT NOT NULL,
            PRIMARY KEY (code, number))""",
    ),
    ("CREATE TABLE put_away (person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code))",),
    ("ALTER TABLE seats ADD COLUMN name TEXT NOT NULL DEFAULT ''",),
    (
        "ALTER TABLE tables ADD COLUMN chance_key TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN chance_since INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT ''",
    ),
)
"""How the schema came to be, in order. What has been released stays as it is: a change is a new entry."""

_meta: Final = sa.MetaData()


def _columns(text: tuple[str, ...] = (), whole: tuple[str, ...] = ()) -> list[sa.Column[Any]]:
    return [*(sa.Column(name, sa.Text) for name in text), *(sa.Column(name, sa.BigInteger) for name in whole)]


schema_version: Final = sa.Table("schema_version", _meta, sa.Column("version", sa.Integer, primary_key=True))
people: Final = sa.Table("people", _meta, *_columns(("id", "secret", "name", "created")))
tables: Final = sa.Table(
    "tables",
    _meta,
    *_columns(
        (
            "code",
            "game",
            "name",
            "options",
            "position",
            "host",
            "parent",
            "rematch",
            "status",
            "waiting_for",
            "summary",
            "created",
            "changed",
            "chance_key",
            "origin",
        ),
        ("version", "seed", "private", "parent_moves", "moves", "chance_since"),
    ),
)
seats: Final = sa.Table("seats", _meta, *_columns(("code", "kind", "person", "bot", "name"), ("number",)))
answers: Final = sa.Table("answers", _meta, *_columns(("code", "kind", "text", "request"), ("sequence", "seat", "seen")))
snapshots: Final = sa.Table("snapshots", _meta, *_columns(("code", "save"), ("sequence", "moves")))
chat: Final = sa.Table("chat", _meta, *_columns(("code", "person", "text", "time"), ("number",)))
put_away: Final = sa.Table("put_away", _meta, *_columns(("person", "code")))

_insert_answers: Final = sa.insert(answers)
_insert_seats: Final = sa.insert(seats)
_update_table: Final = (
    sa.update(tables)
    .where(tables.c.code == sa.bindparam("of"))
    .values({name: sa.bindparam(name) for name in ("status", "moves", "waiting_for", "summary", "changed")})
)
_update_seat: Final = (
    sa.update(seats)
    .where(seats.c.code == sa.bindparam("of"), seats.c.number == sa.bindparam("at"))
    .values({name: sa.bindparam(name) for name in ("kind", "person", "bot", "name")})
)

LISTED: Final = 100  # tables in a list


def now() -> str:
    """The time as it is stored and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Conflict(Exception):
    """What was to be written contradicts what is there: someone else has written to this table."""


@dataclass
class Job:
    """Something to write, all or nothing: new entries of a table's journal with the state it is in then, and anything else."""

    answers: list[dict[str, Any]] = field(default_factory=list)
    state: dict[str, Any] | None = None
    others: list[Statement] = field(default_factory=list)


def new_person(id_: str, secret: str, name: str, created: str) -> Statement:
    return sa.insert(people), [{"id": id_, "secret": secret, "name": name, "created": created}]


def rename_person(id_: str, name: str) -> Statement:
    return sa.update(people).where(people.c.id == id_).values(name=sa.bindparam("called")), [{"called": name}]


def new_table(row: Row, chairs: Sequence[Row]) -> list[Statement]:
    return [(sa.insert(tables), [row]), (_insert_seats, chairs)]


def change_seat(seat: Row) -> Statement:
    """Another chair at a place of a table: a row of seats."""
    return _update_seat, [
        {"of": seat["code"], "at": seat["number"], **{name: seat[name] for name in ("kind", "person", "bot", "name")}}
    ]


def change_chance(code: str, key: str, since: int) -> Statement:
    changed = sa.update(tables).where(tables.c.code == code)
    return changed.values(chance_key=sa.bindparam("key"), chance_since=sa.bindparam("since")), [{"key": key, "since": since}]


def take_out(person: str, code: str) -> Statement:
    return sa.delete(put_away).where(put_away.c.person == person, put_away.c.code == code), []


def put_out_of_sight(person: str, code: str) -> list[Statement]:
    return [take_out(person, code), (sa.insert(put_away), [{"person": person, "code": code}])]


def link_rematch(code: str, rematch: str) -> Statement:
    return sa.update(tables).where(tables.c.code == code).values(rematch=sa.bindparam("next")), [{"next": rematch}]


def keep_snapshot(code: str, sequence: int, moves: int, save: str) -> list[Statement]:
    return [
        (sa.delete(snapshots).where(snapshots.c.code == sa.bindparam("of")), [{"of": code}]),
        (sa.insert(snapshots), [{"code": code, "sequence": sequence, "moves": moves, "save": save}]),
    ]


def add_chat(code: str, number: int, person: str, text: str, when: str) -> Statement:
    return sa.insert(chat), [{"code": code, "number": number, "person": person, "text": text, "time": when}]


@final
class Storage:
    """The database of a server."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self._url = make_url(url)
        self._metrics = metrics
        self._engine: AsyncEngine | None = None  # for reading
        self._writing: sa.Engine | None = None
        self._thread = ThreadPoolExecutor(1, "gloam-writer")
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]] | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @property
    def engine(self) -> AsyncEngine:
        assert self._engine is not None, "the storage is not open"
        return self._engine

    async def open(self) -> None:
        """Connect, bring the schema up to date, and begin to write."""
        sqlite = self._url.get_backend_name() == "sqlite"
        if sqlite and self._url.database:
            Path(self._url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_async_engine(self._url)
        self._writing = sa.create_engine(self._url.set(drivername="sqlite") if sqlite else self._url, poolclass=sa.StaticPool)
        if sqlite:
            sa.event.listen(self._engine.sync_engine, "connect", _set_up_sqlite)
            sa.event.listen(self._writing, "connect", _set_up_sqlite)
        try:
            await self._in_thread(_migrate, self._writing)
        except BaseException:
            await self.close()
            raise
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is left, and disconnect."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
            self._writer = None
        if self._writing is not None:
            await self._in_thread(self._writing.dispose)
            self._writing = None
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None
        self._thread.shutdown()

    async def _in_thread(self, act: Callable[..., None], *facts: Any) -> None:
        """Do something in the one thread that writes: it begins and commits without a detour through this one."""
        await asyncio.get_running_loop().run_in_executor(self._thread, act, *facts)

    # --- writing -----------------------------------------------------------------------------------------------------

    async def commit(self, job: Job) -> None:
        """Write a job; when this returns it is on the disk. Raises Conflict if the table's journal has gone on without us."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        # Whoever waits may be cancelled; what is under way is written all the same.
        await asyncio.shield(done)

    async def do(self, *statements: Statement) -> None:
        """Write something that belongs to no game."""
        await self.commit(Job(others=list(statements)))

    async def _write(self) -> None:
        """The one writer: whatever came in during a commit becomes the next one."""
        open_ = True
        while open_:
            first = await self._jobs.get()
            waiting = [first] if first else []
            open_ = first is not None
            while not self._jobs.empty():
                following = self._jobs.get_nowait()
                if following is None:
                    open_ = False
                else:
                    waiting.append(following)
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
                        _settle(done, Conflict(str(error.orig)))
                    except Exception as error:
                        _settle(done, error)
                    else:
                        _settle(done, None)
            else:
                for _, done in waiting:
                    _settle(done, None)

    def _commit(self, jobs: list[Job]) -> None:
        assert self._writing is not None, "the storage is not open"
        begun = time.perf_counter()
        with self._writing.begin() as connection:
            for job in jobs:
                for statement, parameters in job.others:
                    connection.execute(statement, parameters)
            entries = [entry for job in jobs for entry in job.answers]
            if entries:
                connection.execute(_insert_answers, entries)
            states = [job.state for job in jobs if job.state is not None]
            if states:
                connection.execute(_update_table, states)
        self._metrics.committed(time.perf_counter() - begun)

    # --- reading -----------------------------------------------------------------------------------------------------

    async def _all(self, query: sa.Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            return [row._mapping for row in (await connection.execute(query)).all()]

    async def _first(self, query: sa.Select[Any]) -> Row | None:
        rows = await self._all(query)
        return rows[0] if rows else None

    async def person(self, id_: str) -> Row | None:
        return await self._first(sa.select(people).where(people.c.id == id_))

    async def table(self, code: str) -> Row | None:
        return await self._first(sa.select(tables).where(tables.c.code == code))

    async def seats(self, codes: Sequence[str]) -> list[Row]:
        """The seats of these tables with their people's names, by table and number."""
        joined = seats.outerjoin(people, people.c.id == seats.c.person)
        query = sa.select(seats, people.c.name.label("person_name")).select_from(joined).where(seats.c.code.in_(codes))
        return await self._all(query.order_by(seats.c.code, seats.c.number))

    async def journal(self, code: str, since: int) -> list[Row]:
        """The entries of a table's journal from number `since` on."""
        query = sa.select(answers).where(answers.c.code == code, answers.c.sequence >= since)
        return await self._all(query.order_by(answers.c.sequence))

    async def snapshot(self, code: str) -> Row | None:
        return await self._first(sa.select(snapshots).where(snapshots.c.code == code))

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

    async def is_put_away(self, person: str, code: str) -> bool:
        return await self._first(sa.select(put_away).where(put_away.c.person == person, put_away.c.code == code)) is not None

    async def open_tables(self, person: str) -> list[Row]:
        """Public tables with a free seat, but those someone put away, newest first."""
        free = sa.select(seats.c.code).where(seats.c.kind == "open")
        shown = tables.c.code.not_in(_put_away_by(person))
        query = sa.select(tables).where(tables.c.private == 0, tables.c.status != "finished", tables.c.code.in_(free), shown)
        return await self._all(query.order_by(tables.c.created.desc()).limit(LISTED))


def _put_away_by(person: str) -> sa.Select[Any]:
    return sa.select(put_away.c.code).where(put_away.c.person == person)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(engine: sa.Engine) -> None:
    """Apply the migrations that this database has not seen."""
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)"))
        newest = connection.execute(sa.select(sa.func.max(schema_version.c.version))).scalar() or 0
        if newest > len(MIGRATIONS):
            raise RuntimeError(
                f"the database has schema {newest}, but this Gloam knows only {len(MIGRATIONS)}: install a newer one"
            )
        for number, statements in enumerate(MIGRATIONS[newest:], newest + 1):
            for statement in statements:
                connection.execute(sa.text(statement))
            connection.execute(sa.insert(schema_version).values(version=number))
