"""What a server has stored of its tables, read from the database: the full record of a game, and the ids of answers."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from gloam.kernel.definition import find
from gloam.kernel.game import Game, Setup
from gloam.kernel.play import Entry, taken_back
from gloam.kernel.record import Record, replay


def rows(database: str, query: str, **facts: Any) -> list[sa.Row[Any]]:
    """The rows that a query finds in a database."""
    engine = sa.create_engine(database)
    try:
        with engine.connect() as connection:
            return list(connection.execute(sa.text(query), facts))
    finally:
        engine.dispose()


def change(database: str, statement: str, **facts: Any) -> None:
    """Change a database behind the server's back."""
    engine = sa.create_engine(database)
    try:
        with engine.begin() as connection:
            connection.execute(sa.text(statement), facts)
    finally:
        engine.dispose()


def game(database: str, code: str) -> Game:
    """The game at a table, replayed from its journal. NATURE waits."""
    (table,) = rows(database, "SELECT game, options, seed, position FROM tables WHERE code = :code", code=code)
    ((seats,),) = rows(database, "SELECT count(*) FROM seats WHERE code = :code", code=code)
    definition = find(table.game)
    entries: list[Entry] = []
    journal = "SELECT kind, seat, text, seen FROM answers WHERE code = :code ORDER BY sequence"
    for kind, seat, text, seen in rows(database, journal, code=code):
        if kind == "undo":
            entries = taken_back(entries, int(text))
        else:
            entries.append(Entry(seat, text if kind == "says" else definition.catalogue.number(text), seen))
    return replay(Record(Setup(definition, seats, json.loads(table.options), table.seed, table.position), entries))


def requests(database: str) -> list[str]:
    """The ids of all answers in the journals of all tables."""
    return [row.request for row in rows(database, "SELECT request FROM answers WHERE request != ''")]
