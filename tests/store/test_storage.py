"""The database: its schema, and commits of many at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from gloam.server.metrics import Metrics
from gloam.server.settings import Settings
from gloam.server.starting import cannot_open
from gloam.store import schema, writes
from gloam.store.journals import StoredJournals
from gloam.store.rows import columns, seat_row
from gloam.store.schema import NewerSchema
from gloam.store.storage import Storage
from gloam.store.writes import AnswerRow, Job
from gloam.tables.info import FIRST_EPOCH, Info
from gloam.tables.journal import Conflict
from gloam.tables.seating import Chair
from gloam.tables.table_settings import Counts


def in_storage(
    path: Path, act: Callable[[Storage], Awaitable[Any]], timed: Callable[[], AbstractContextManager[object]] = nullcontext
) -> Any:
    """Do something with an open storage."""

    async def run() -> Any:
        store = Storage(f"sqlite:///{path}", timed)
        await store.open()
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(run())


def entry(sequence: int, text: str = "pass", code: str = "T", seen: int = -1) -> AnswerRow:
    return (code, sequence, "answer", 0, text, seen, "")


async def sequences(store: Storage, code: str) -> list[int]:
    """The numbers of the lines in a table's journal."""
    query = sa.select(schema.answers.c.sequence).where(schema.answers.c.code == code).order_by(schema.answers.c.sequence)
    return [row["sequence"] for row in await store.all(query)]


def test_the_migrations_make_the_tables_that_are_used(tmp_path: Path) -> None:
    async def columns(store: Storage) -> dict[str, set[str]]:
        return await store.in_reader(
            lambda connection: {
                name: {column["name"] for column in sa.inspect(connection).get_columns(name)}
                for name in sa.inspect(connection).get_table_names()
            }
        )

    made = in_storage(tmp_path / "db", columns)
    used = {table.name: set(table.columns.keys()) for table in schema._meta.tables.values()}
    used["tables"].add("owner")  # with the table of servers, what earlier versions ask that may run beside this one
    assert {name: names for name, names in made.items() if name != "servers"} == used
    assert in_storage(tmp_path / "db", columns) == made  # opening again changes nothing


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    in_storage(tmp_path / "db", lambda store: store.do((sa.insert(schema.schema_version), [{"version": 99}])))
    with pytest.raises(NewerSchema, match="install a newer one"):
        in_storage(tmp_path / "db", lambda store: store.do())


def test_sqlite_is_set_to_keep_what_is_committed(tmp_path: Path) -> None:
    async def settings(store: Storage) -> list[Any]:
        asked = [sa.text(f"PRAGMA {name}") for name in ("journal_mode", "synchronous")]
        return await store.in_reader(lambda connection: [connection.execute(each).scalar() for each in asked])

    assert in_storage(tmp_path / "db", settings) == ["wal", 2]


def test_many_jobs_share_a_commit_and_a_bad_one_harms_no_other(tmp_path: Path) -> None:
    metrics = Metrics(Counts())

    async def act(store: Storage) -> None:
        await store.commit(Job([entry(0)]))
        commits = metrics.value("gloam_commit_seconds_count")
        results = await asyncio.gather(*(store.commit(Job([entry(n)])) for n in range(1, 50)))
        assert results == [None] * 49
        assert metrics.value("gloam_commit_seconds_count") - commits <= 3
        mixed = [Job([entry(50)]), Job([entry(7, "another")]), Job([entry(51)])]
        given = await asyncio.gather(*(store.commit(job) for job in mixed), return_exceptions=True)
        assert [type(each) for each in given] == [type(None), Conflict, type(None)]
        assert await sequences(store, "T") == list(range(52))
        assert {line.text for line in await StoredJournals(store).lines("T")} == {"pass"}

    in_storage(tmp_path / "db", act, metrics.commits.time)


def new_table(code: str) -> Job:
    info = Info(code, "horrified", 1, "a table", {}, 1, False, "someone")
    return Job(others=writes.new_table(columns(vars(info)), [seat_row(code, 0, Chair("open"))]))


def carried_on(code: str, sequence: int, count: int, epoch: int = FIRST_EPOCH) -> Job:
    """A job as an answer makes it."""
    columns = {
        "moves": sequence + count,
        "waiting_for": "[0]",
        "status": "playing",
        "changed": "now",
        "summary": f"to {code}",
    }
    return Job([entry(n, code=code) for n in range(sequence, sequence + count)], columns, held=(code, epoch))


def test_however_many_answers_share_a_commit_each_is_kept_at_its_table(tmp_path: Path) -> None:
    codes = [f"TABLE{n:03}" for n in range(127)]

    async def act(store: Storage) -> None:
        await asyncio.gather(*[store.commit(new_table(code)) for code in codes])
        await asyncio.gather(*[store.commit(carried_on(code, 0, 1 + n % 5)) for n, code in enumerate(codes)])
        await store.commit(carried_on(codes[0], 1, 180))  # a record that goes on
        for n, code in enumerate(codes):
            listed = await StoredJournals(store).find(code)
            count = 181 if n == 0 else 1 + n % 5
            assert listed is not None
            assert (listed.info.moves, listed.info.summary, listed.info.status) == (count, f"to {code}", "playing")
            assert await sequences(store, code) == list(range(count))

    in_storage(tmp_path / "db", act)


def test_an_answer_at_a_table_that_is_held_elsewhere_is_not_stored_and_harms_no_other(tmp_path: Path) -> None:
    async def act(store: Storage) -> None:
        await asyncio.gather(store.commit(new_table("OURS")), store.commit(new_table("THEIRS")))
        jobs = [carried_on("OURS", 0, 2), carried_on("THEIRS", 0, 2, FIRST_EPOCH - 1), carried_on("NOBODYS", 0, 1)]
        given = await asyncio.gather(*[store.commit(job) for job in jobs], return_exceptions=True)
        assert [type(each) for each in given] == [type(None), Conflict, Conflict]
        twice = await asyncio.gather(store.commit(carried_on("OURS", 1, 1)), return_exceptions=True)
        assert [type(each) for each in twice] == [Conflict]
        assert [len(await sequences(store, code)) for code in ("OURS", "THEIRS", "NOBODYS")] == [2, 0, 0]
        await store.commit(carried_on("OURS", 2, 1))  # and it goes on

    in_storage(tmp_path / "db", act)


def test_whatever_was_said_is_kept_as_it_was(tmp_path: Path) -> None:
    said = ['"{}", ', "\\n \\u0041 $.text", "\N{CANDLE} \u2028 ﷽", "1e400", "null", ""]
    told = "before\0after"  # at which SQLite believes that a text within others ends

    async def act(store: Storage) -> None:
        await store.commit(Job([entry(n, text, seen=2**62 + n) for n, text in enumerate(said)]))
        await store.commit(Job([entry(len(said), told, seen=2**62 + len(said))]))
        kept = await StoredJournals(store).lines("T")
        said.append(told)
        assert [(line.text, line.seen) for line in kept] == [(text, 2**62 + n) for n, text in enumerate(said)]

    in_storage(tmp_path / "db", act)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def act(store: Storage) -> str:
        return await cannot_open(Settings(data_dir=tmp_path))

    assert "another Gloam serves gloam.sqlite already" in in_storage(tmp_path / "gloam.sqlite", act)
    assert asyncio.run(cannot_open(Settings(data_dir=tmp_path))) == ""
