"""SQLite's own ways: how it is set up, and a short way for what is written with every answer.

SQLite takes rows one by one, and Python's threads take turns with each: so it is given many rows at once, as one statement.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import chain
from typing import Any, Final, TypeVar, final

import sqlalchemy as sa

from gloam.server.store.writes import ANSWER, STATE, AnswerRow

T = TypeVar("T")

ROWS: Final = 60  # in one statement
_HELD: Final = ("of", "held", *STATE)


def _values(columns: Sequence[str], rows: int) -> str:
    return ", ".join([f"({', '.join('?' * len(columns))})"] * rows)


@cache
def _insert(rows: int) -> str:
    return f"INSERT INTO answers ({', '.join(ANSWER)}) VALUES {_values(ANSWER, rows)}"


@cache
def _update(rows: int) -> str:
    changes = ", ".join([f"{name} = column{_HELD.index(name) + 1}" for name in STATE])
    return f"UPDATE tables SET {changes} FROM (VALUES {_values(_HELD, rows)}) WHERE code = column1 AND epoch = column2"


@final
class ShortWay:
    """The one connection that writes, without SQLAlchemy."""

    def __init__(self, engine: sa.Engine) -> None:
        connection: Any = engine.raw_connection()
        self._connection: sqlite3.Connection = connection.driver_connection
        connection.close()  # only given back: there is one

    @contextmanager
    def begin(self) -> Iterator[None]:
        """All that follows is written as a whole, or not at all."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            self._connection.rollback()
            raise

    def insert_answers(self, rows: Sequence[AnswerRow]) -> None:
        for some in _some(rows):
            self._connection.execute(_insert(len(some)), list(chain.from_iterable(some)))

    def update_tables(self, rows: Sequence[Mapping[str, Any]]) -> int:
        """How many of them there are, in the epoch in which they are held."""
        return sum([self._connection.execute(_update(len(some)), _told(some)).rowcount for some in _some(rows)])


def _told(rows: Sequence[Mapping[str, Any]]) -> list[Any]:
    return [row[name] for row in rows for name in _HELD]


def _some(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    """As many at a time as a statement takes."""
    for first in range(0, len(rows), ROWS):
        yield rows[first : first + ROWS]


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
