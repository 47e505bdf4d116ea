"""The schema of the database: how it came to be, and the tables as queries name them."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from gloam.tables.messages import HostOptions

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
    (
        "ALTER TABLE tables ADD COLUMN closed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN several INTEGER NOT NULL DEFAULT 0",
        # Numbers of updates begin at an epoch's own: the first is beyond those that were taken from the clock before.
        "ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 1024",
        "ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN absent INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE barred (
            code TEXT NOT NULL, person TEXT NOT NULL, how TEXT NOT NULL, PRIMARY KEY (code, person, how))""",
        """CREATE TABLE reports (
            time TEXT NOT NULL, code TEXT NOT NULL, reporter TEXT NOT NULL, person TEXT NOT NULL, reason TEXT NOT NULL)""",
        """CREATE TABLE devices (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL)""",
        "CREATE INDEX devices_of ON devices (person)",
        "INSERT INTO devices (id, person, secret, name, created) SELECT id, id, secret, '', created FROM people",
        "CREATE TABLE device_links (secret TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)",
        "CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL, lease BIGINT NOT NULL)",
    ),
    (
        "ALTER TABLE tables ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE seen_hands (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (code, number, person))""",
        # Of games in progress only the present owners of seats are known.
        """INSERT INTO seen_hands (code, number, person) SELECT seats.code, seats.number, seats.person FROM seats
            JOIN tables ON tables.code = seats.code WHERE tables.status = 'playing' AND seats.person IS NOT NULL""",
        "ALTER TABLE tables ADD COLUMN clock INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE tables ADD COLUMN played BIGINT NOT NULL DEFAULT 0",
    ),
    (
        """CREATE TABLE rule_reports (
            code TEXT NOT NULL, number INTEGER NOT NULL, time TEXT NOT NULL, person TEXT NOT NULL, seat INTEGER NOT NULL,
            sentence TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (code, number))""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN result TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN differs TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN differs_at BIGINT NOT NULL DEFAULT 0",
    ),
    (
        """CREATE TABLE earlier_players (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, seat INTEGER NOT NULL, until BIGINT NOT NULL, said BIGINT NOT NULL,
            person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (code, sequence))""",
    ),
    ("ALTER TABLE tables ADD COLUMN bot_after BIGINT NOT NULL DEFAULT 300",),
    ("ALTER TABLE tables ADD COLUMN waiting_since TEXT NOT NULL DEFAULT ''",),
    ("ALTER TABLE tables ADD COLUMN waits BIGINT NOT NULL DEFAULT 0",),
    ("ALTER TABLE tables ADD COLUMN again TEXT NOT NULL DEFAULT ''",),
    (
        "ALTER TABLE chat ADD COLUMN moves BIGINT NOT NULL DEFAULT -1",
        "ALTER TABLE chat ADD COLUMN said BIGINT NOT NULL DEFAULT 0",
    ),
)
"""How the schema came to be, in order. What has been released stays as it is: a change is a new entry.

While a host upgrades one process after the other, older ones go on with the newer schema. So a new entry only adds: tables, and
columns with a default.
"""


class NewerSchema(Exception):
    """The database was made by a newer Gloam."""


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
            "waiting_since",
            "chance_key",
            "origin",
            "result",
            "differs",
            "again",
        ),
        (
            "version",
            "seed",
            "private",
            "parent_moves",
            "moves",
            "chance_since",
            "epoch",
            "takebacks",
            "played",
            "differs_at",
            *HostOptions.__struct_fields__,
        ),
    ),
)
seats: Final = sa.Table("seats", _meta, *_columns(("code", "kind", "person", "bot", "name"), ("number", "since", "absent")))
answers: Final = sa.Table("answers", _meta, *_columns(("code", "kind", "text", "request"), ("sequence", "seat", "seen")))
snapshots: Final = sa.Table("snapshots", _meta, *_columns(("code", "save"), ("sequence", "moves")))
chat: Final = sa.Table("chat", _meta, *_columns(("code", "person", "text", "time"), ("number", "moves", "said")))
put_away: Final = sa.Table("put_away", _meta, *_columns(("person", "code")))
barred: Final = sa.Table("barred", _meta, *_columns(("code", "person", "how")))
seen_hands: Final = sa.Table("seen_hands", _meta, *_columns(("code", "person"), ("number",)))
earlier_players: Final = sa.Table(
    "earlier_players", _meta, *_columns(("code", "person", "bot", "name"), ("sequence", "seat", "until", "said"))
)
reports: Final = sa.Table("reports", _meta, *_columns(("time", "code", "reporter", "person", "reason")))
rule_reports: Final = sa.Table(
    "rule_reports", _meta, *_columns(("code", "time", "person", "sentence", "record"), ("number", "seat"))
)
devices: Final = sa.Table("devices", _meta, *_columns(("id", "person", "secret", "name", "created")))
device_links: Final = sa.Table("device_links", _meta, *_columns(("secret", "person"), ("until",)))


def migrate(engine: sa.Engine) -> None:
    """Apply the migrations that this database has not seen. Of several servers that start at once, one does."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(7063741)"))
        connection.execute(sa.text("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)"))
        newest = connection.execute(sa.select(sa.func.max(schema_version.c.version))).scalar() or 0
        if newest > len(MIGRATIONS):
            raise NewerSchema(f"the database has schema {newest}, but this Gloam knows only {len(MIGRATIONS)}: install a newer one")
        for number, statements in enumerate(MIGRATIONS[newest:], newest + 1):
            for statement in statements:
                connection.execute(sa.text(statement))
            connection.execute(sa.insert(schema_version).values(version=number))
