"""SQLite's own ways: how it is set up, and a short way for what is written most.

After every statement that SQLite executes Python's threads take turns, and whoever writes keeps all others from writing meanwhile.
So a whole commit is one statement: its rows go into a view, and triggers write each where it belongs.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from gloam.server.store.writes import ANSWER, HOLDING, OFTEN, Job, hold_table, insert_answer, update_table

ROW: Final[Mapping[sa.Executable, int]] = {statement: number for number, statement in enumerate(OFTEN)}
"""The statements that are executed the short way, by the number that a row has for each."""
_WRITE: Final = "INSERT INTO written SELECT json_extract(value, '$[0]'), value FROM json_each(?)"
_NOTHING: Final = b"\\u0000"  # a letter at which SQLite believes that a text ends
_PARAMETER: Final = re.compile(r":(\w+)")


@final
class ShortWay:
    """The one connection that writes, without SQLAlchemy."""

    def __init__(self, engine: sa.Engine) -> None:
        connection: Any = engine.raw_connection()
        self._connection: sqlite3.Connection = connection.driver_connection
        connection.close()  # only given back: there is one
        self._connection.execute("CREATE TEMP VIEW written AS SELECT 0 AS number, '' AS facts")
        for statement, number in ROW.items():
            self._connection.execute(
                f"CREATE TEMP TRIGGER written_{number} INSTEAD OF INSERT ON written WHEN NEW.number = {number} "
                f"BEGIN {_with_facts(statement)}; END"
            )

    def write(self, jobs: Sequence[Job]) -> bool:
        """Write all of these jobs or none; whether it can be done this way. Raises IntegrityError if one of them must not be."""
        if not all([job.common() for job in jobs]):
            return False
        text = msgspec.json.encode([row for job in jobs for row in _rows(job)])
        if _NOTHING in text:
            return False
        self._connection.execute(_WRITE, (text.decode(),))
        return True


def _with_facts(statement: sa.Executable) -> str:
    """A statement with the facts of a row, as a trigger executes it. Who must hold a table for it and does not is stopped."""
    spelled: Any = statement
    text = str(spelled.compile(dialect=sqlite.dialect(paramstyle="named")))
    places = {name: f"$[{1 + ANSWER.index(name)}]" for name in ANSWER} if statement is insert_answer else {"held": "$[2]"}
    text = _PARAMETER.sub(lambda found: f"json_extract(NEW.facts, '{places.get(found[1], f'$[1].{found[1]}')}')", text)
    return (
        f"{text}; SELECT RAISE(ABORT, 'this table is held by another server') WHERE changes() = 0" if statement in HOLDING else text
    )


def _rows(job: Job) -> list[tuple[Any, ...]]:
    """What is executed for a job: numbers of statements, each with its facts."""
    rows: list[tuple[Any, ...]] = [(ROW[statement], facts) for statement, several in job.others for facts in several]
    rows += [(_ANSWERED, *entry) for entry in job.answers]
    if job.held is not None:
        code, epoch = job.held
        rows.append((_HELD, {"of": code}, epoch) if job.state is None else (_CHANGED, job.state, epoch))
    return rows


_ANSWERED: Final = ROW[insert_answer]
_CHANGED: Final = ROW[update_table]
_HELD: Final = ROW[hold_table]


def set_up(connection: Any, _: Any) -> None:
    """A new connection writes nothing before it says so, waits for others, and forgets nothing that it was told to keep.

    Small pages suit a new file: a commit writes a few short rows of many tables, and each page of them whole.
    """
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for setting in ("page_size = 2048", "busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def write_at_once(connection: sa.Connection) -> None:
    """Wait for one's turn to write before anything is read: what is read must not be old by then."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
