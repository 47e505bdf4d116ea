"""How a connection to SQLite is set up."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def set_up(connection: Any, _: Any) -> None:
    """Let a new connection begin transactions only where we say so, wait for others, and keep what is committed.

    Small pages suit a new file: a commit writes a few short rows of many tables, and each page of them whole.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("page_size = 2048", "busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def write_at_once(connection: sa.Connection) -> None:
    """Wait for one's turn to write before anything is read: what is read must not be old by then."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
