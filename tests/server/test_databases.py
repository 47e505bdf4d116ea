"""Databases as servers of each schema left them (`databases/make.py`): brought up to date, listed, and played on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gloam.kernel.definition import find
from gloam.store.schema import MIGRATIONS
from server import stored
from server.guests import Guest, threaded_server

DUMPS = sorted((Path(__file__).parent / "databases").glob("*.sql"), key=lambda dump: int(dump.stem.removeprefix("schema-")))


def test_there_is_a_database_of_each_schema() -> None:
    assert [dump.stem for dump in DUMPS] == [f"schema-{number}" for number in range(1, len(MIGRATIONS) + 1)]


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_an_older_database_is_brought_up_to_date_and_played_on(tmp_path: Path, dump: Path) -> None:
    text = dump.read_text(encoding="utf-8")
    known = json.loads(text.splitlines()[0].removeprefix("-- "))
    with closing(sqlite3.connect(tmp_path / "gloam.sqlite")) as database:
        database.executescript(text)
    (made,) = {row.version for row in stored.rows(f"sqlite:///{tmp_path / 'gloam.sqlite'}", "SELECT version FROM tables")}
    assert made == find("horrified").version, "by these rules"
    with threaded_server(tmp_path) as server, Guest(server.url, cookie=known["alice"]) as alice:
        assert stored.rows(server.database, "SELECT max(version) FROM schema_version") == [(len(MIGRATIONS),)]
        cards = {card["code"]: card for card in alice.http.get("/api/tables").json()}
        assert {kind: cards[known[kind]]["status"] for kind in ("finished", "playing", "waiting")} == {
            "finished": "finished", "playing": "playing", "waiting": "waiting",
        }  # fmt: skip
        assert all(card["hosted"] and card["seats"][0]["person"]["name"] == "Alice" for card in cards.values())
        assert alice.get(known["finished"], "/record").startswith("gloam record")
        with alice.live(known["playing"]) as live:
            before = live.wait_update()
            assert live.talk[-1]["text"] == "Once more."
            assert live.wait_for("said")["text"] == "Hello."
            assert before["moves"] == server.game(known["playing"]).moves > 0
            (question,) = before["questions"]
            assert live.give(question["seat"], question["answers"][0]["id"])["type"] == "update"
        with Guest(server.url, "Carol") as carol, alice.live(known["waiting"]) as live:
            assert live.wait_update()["status"] == "waiting"
            carol.post(known["waiting"], "sit/1")
            assert live.wait_update(lambda update: update["status"] == "playing")["waiting_for"]
