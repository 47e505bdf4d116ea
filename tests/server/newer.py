"""A later version of Gloam, as far as the database can tell: it brings one more migration."""

from __future__ import annotations

import typer

from gloam.server.command import serve
from gloam.store import schema

schema.MIGRATIONS = (  # type: ignore[misc]
    *schema.MIGRATIONS,
    (
        "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'",
        "ALTER TABLE tables ADD COLUMN felt BIGINT NOT NULL DEFAULT 0",
        "CREATE TABLE candles (code TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (code, number))",
    ),
)

if __name__ == "__main__":
    typer.run(serve)
