"""What is stored: the schema, commits of many at once, tables that sleep and wake, and nothing lost when the server is killed."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import gloam
from gloam.kernel import play
from gloam.kernel.game import NATURE
from gloam.server.metrics import Metrics
from gloam.server.settings import Settings
from gloam.server.starting import cannot_open
from gloam.server.store import journal, schema, writes
from gloam.server.store.schema import NewerSchema
from gloam.server.store.storage import Storage
from gloam.server.store.writes import AnswerRow, Conflict, Job
from gloam.server.table.info import FIRST_EPOCH, Info
from gloam.server.table.seating import Chair, Seating
from server import stored
from server.guests import PATIENCE, Guest, Live, threaded_server
from server.steady import survive


def in_storage(path: Path, act: Callable[[Storage], Awaitable[Any]]) -> Any:
    """Do something with an open storage."""

    async def run() -> Any:
        store = Storage(f"sqlite:///{path}", Metrics())
        await store.open()
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(run())


def entry(sequence: int, text: str = "pass", code: str = "T", seen: int = -1) -> AnswerRow:
    return (code, sequence, "answer", 0, text, seen, "")


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
    async def act(store: Storage) -> None:
        await store.commit(Job([entry(0)]))
        commits = store._metrics.value("gloam_commit_seconds_count")
        results = await asyncio.gather(*(store.commit(Job([entry(n)])) for n in range(1, 50)))
        assert results == [None] * 49
        assert store._metrics.value("gloam_commit_seconds_count") - commits <= 3
        mixed = [Job([entry(50)]), Job([entry(7, "another")]), Job([entry(51)])]
        given = await asyncio.gather(*(store.commit(job) for job in mixed), return_exceptions=True)
        assert [type(each) for each in given] == [type(None), Conflict, type(None)]
        journal = await store.journal("T", 0)
        assert [row["sequence"] for row in journal] == list(range(52))
        assert {row["text"] for row in journal} == {"pass"}

    in_storage(tmp_path / "db", act)


def new_table(code: str) -> Job:
    info = Info(code, "horrified", 1, "a table", {}, 1, False, "someone")
    return Job(others=writes.new_table(info.row(), Seating([Chair("open")]).rows(code)))


def carried_on(code: str, sequence: int, count: int, epoch: int = FIRST_EPOCH) -> Job:
    """A job as an answer makes it."""
    state = {
        "of": code,
        "moves": sequence + count,
        "waiting_for": "[0]",
        "status": "playing",
        "changed": "now",
        "summary": f"to {code}",
    }
    return Job([entry(n, code=code) for n in range(sequence, sequence + count)], state, held=(code, epoch))


def test_however_many_answers_share_a_commit_each_is_kept_at_its_table(tmp_path: Path) -> None:
    codes = [f"TABLE{n:03}" for n in range(127)]

    async def act(store: Storage) -> None:
        await asyncio.gather(*[store.commit(new_table(code)) for code in codes])
        await asyncio.gather(*[store.commit(carried_on(code, 0, 1 + n % 5)) for n, code in enumerate(codes)])
        await store.commit(carried_on(codes[0], 1, 180))  # a record that goes on
        for n, code in enumerate(codes):
            row = await store.table(code)
            count = 181 if n == 0 else 1 + n % 5
            assert row is not None
            assert (row["moves"], row["summary"], row["status"]) == (count, f"to {code}", "playing")
            assert [entry["sequence"] for entry in await store.journal(code, 0)] == list(range(count))

    in_storage(tmp_path / "db", act)


def test_an_answer_at_a_table_that_is_held_elsewhere_is_not_stored_and_harms_no_other(tmp_path: Path) -> None:
    async def act(store: Storage) -> None:
        await asyncio.gather(store.commit(new_table("OURS")), store.commit(new_table("THEIRS")))
        jobs = [carried_on("OURS", 0, 2), carried_on("THEIRS", 0, 2, FIRST_EPOCH - 1), carried_on("NOBODYS", 0, 1)]
        given = await asyncio.gather(*[store.commit(job) for job in jobs], return_exceptions=True)
        assert [type(each) for each in given] == [type(None), Conflict, Conflict]
        twice = await asyncio.gather(store.commit(carried_on("OURS", 1, 1)), return_exceptions=True)
        assert [type(each) for each in twice] == [Conflict]
        assert [len(await store.journal(code, 0)) for code in ("OURS", "THEIRS", "NOBODYS")] == [2, 0, 0]
        await store.commit(carried_on("OURS", 2, 1))  # and it goes on

    in_storage(tmp_path / "db", act)


def test_whatever_was_said_is_kept_as_it_was(tmp_path: Path) -> None:
    said = ['"{}", ', "\\n \\u0041 $.text", "\N{CANDLE} \u2028 ﷽", "1e400", "null", ""]
    told = "before\0after"  # at which SQLite believes that a text within others ends

    async def act(store: Storage) -> None:
        await store.commit(Job([entry(n, text, seen=2**62 + n) for n, text in enumerate(said)]))
        await store.commit(Job([entry(len(said), told, seen=2**62 + len(said))]))
        kept = await store.journal("T", 0)
        said.append(told)
        assert [(row["text"], row["seen"]) for row in kept] == [(text, 2**62 + n) for n, text in enumerate(said)]

    in_storage(tmp_path / "db", act)


def play_some(guest: Guest, code: str, answers: int, seed: int) -> Live:
    with guest.live(code) as live:
        live.play_at_random(random.Random(seed), answers)
        live.quiet()
    return live


@pytest.mark.parametrize("snapshot", [10_000, 10])
def test_a_table_sleeps_and_wakes_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot: int) -> None:
    monkeypatch.setattr(journal, "SNAPSHOT", snapshot)
    with threaded_server(tmp_path, idle=0.2) as (url, service), Guest(url, "Alice") as alice:
        code = alice.make("horrified", "me", "me", seed=1)
        live = play_some(alice, code, 30, 1)
        last = live.update
        with alice.live(code) as again:
            again.wait_update()
            to = again.update["undo"][0]["to"]
            again.send({"type": "undo", "seat": 0, "to": to})
            again.wait_update(lambda update: update["moves"] == to)
            again.send({"type": "say", "seat": 1, "text": "Once more"})
            again.send({"type": "say", "seat": -1, "text": "hello"})
            again.wait_for("said")
            last = again.update
        deadline = time.monotonic() + PATIENCE
        while service.tables.live:
            assert time.monotonic() < deadline, "the table does not sleep"
            time.sleep(0.05)
        with alice.live(code) as woken:
            update = woken.wait_update()
            assert update["view"] == last["view"]
            assert update["questions"] == last["questions"]
            assert woken.talk == [{"seat": 1, "text": "Once more"}]
            assert update["sequence"] > last["sequence"]
            assert woken.wait_for("said")["text"] == "hello"
            woken.play_at_random(random.Random(2))
        assert gloam.replay(alice.get(code, "/record")).over


def test_a_game_that_has_drawn_nothing_yet_wakes_up_begun(tmp_path: Path) -> None:
    """The Victim asks before anything is drawn: its journal is empty until someone answers."""
    with threaded_server(tmp_path) as (url, _), Guest(url) as alice:
        code = alice.make("the_victim", "me", "me")
        with alice.live(code) as live:
            before = live.wait_update()
    assert (before["status"], before["moves"]) == ("playing", 0)
    with threaded_server(tmp_path) as (url, _), Guest(url, cookie=alice.cookie) as alice, alice.live(code) as live:
        woken = live.wait_update()
        assert (woken["view"], woken["questions"]) == (before["view"], before["questions"])
        question = woken["questions"][0]
        assert live.give(question["seat"], question["answers"][0]["id"])["type"] == "update"


def test_waking_twice_at_once_makes_one_table(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as (url, service), Guest(url) as alice:
        code = alice.make("horrified", "me")
        service.tables.live.clear()
        found: list[int] = []

        def look() -> None:
            with alice.live(code) as live:
                live.wait_update()
                found.append(id(service.tables.live[code]))

        threads = [threading.Thread(target=look) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(set(found)) == 1
        assert len(found) == 4


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with threaded_server(tmp_path) as (url, _), Guest(url) as alice:
        code = alice.make("horrified", "me")
        commit = Storage._commit

        def full(self: Storage, jobs: list[Job]) -> None:
            raise OSError("the disk is full")

        with alice.live(code) as live:
            before = live.wait_update()
            monkeypatch.setattr(Storage, "_commit", full)
            refused = live.give(0, before["questions"][0]["answers"][0]["id"])
            assert refused["type"] == "refused"
            assert "could not be stored" in refused["reason"]
            monkeypatch.setattr(Storage, "_commit", commit)
            assert live.ended()[0] == 1001  # to come back to what is stored
        with alice.live(code) as again:
            assert again.wait_update()["view"] == before["view"]
            assert again.give(0, before["questions"][0]["answers"][0]["id"])["type"] == "update"


def test_an_answer_at_a_table_that_went_on_elsewhere_is_not_taken_and_can_be_sent_again(tmp_path: Path) -> None:
    """Nothing is overwritten: the socket is closed, and under the same id the answer counts once."""
    with threaded_server(tmp_path) as server, Guest(server.url) as alice:
        code = alice.make("horrified", "me")
        with alice.live(code) as one:
            first = one.wait_update()
            stored.change(server.database, "UPDATE tables SET epoch = epoch + 1")
            answer = first["questions"][0]["answers"][0]["id"]
            one.send({"type": "answer", "seat": 0, "answers": [answer], "sequence": first["sequence"], "id": "once"})
            assert one.ended() == (1001, "")
            assert "refused" not in [json.loads(text)["type"] for text in one.raw]
        with alice.live(code) as back:
            assert back.wait_update()["moves"] == first["moves"]
            moves = back.give(0, answer, id_="once")["moves"]
            assert moves > first["moves"]
            assert back.give(0, answer, id_="once")["reason"] == "this answer has already been taken"
            assert back.update["moves"] == moves


def test_an_answer_that_chance_follows_is_known_after_a_restart(tmp_path: Path) -> None:
    """The Monster Phase ends with a die: the id of the answer before it is stored with the seat's own entry."""
    with threaded_server(tmp_path) as (url, _), Guest(url) as alice:
        code, cookie = alice.make("horrified", "me", seed=1), alice.cookie
        with alice.live(code) as live:
            live.wait_update()
            live.give(0, "end", id_="once")
    with threaded_server(tmp_path) as server, Guest(server.url, cookie=cookie) as alice, alice.live(code) as live:
        assert play.entries(server.game(code))[-1].seat == NATURE
        live.wait_update()
        assert live.give(0, "end", id_="once")["reason"] == "this answer has already been taken"


def test_a_new_table_sleeps_until_someone_comes(tmp_path: Path) -> None:
    """A game that draws nothing before its first question has begun, too."""
    with threaded_server(tmp_path) as (url, service), Guest(url) as alice:
        for game in ("horrified", "the_victim"):
            card = alice.http.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
            assert (card["status"], card["my_turn"]) == ("playing", True)
            assert card["code"] not in service.tables.live
            with alice.live(card["code"]) as live:
                assert live.wait_update()["questions"]
            assert card["code"] in service.tables.live


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def act(store: Storage) -> str:
        return await cannot_open(Settings(data_dir=tmp_path))

    assert "another Gloam serves gloam.sqlite already" in in_storage(tmp_path / "gloam.sqlite", act)
    assert asyncio.run(cannot_open(Settings(data_dir=tmp_path))) == ""


def test_a_table_of_another_version_is_played_on_if_its_answers_are_still_open(tmp_path: Path) -> None:
    """Its snapshot belongs to the version that stored it; the journal is replayed."""
    with threaded_server(tmp_path) as server, Guest(server.url) as alice:
        code, cookie = alice.make("horrified", "me"), alice.cookie
        with alice.live(code) as live:
            live.wait_update()
            for _ in range(4):
                live.give(0, live.update["questions"][0]["answers"][0]["id"])
        before = server.game(code)
    stored.change(server.database, "UPDATE tables SET version = 99")
    stored.change(
        server.database, "INSERT INTO snapshots (code, sequence, moves, save) SELECT code, max(sequence), 9, '{}' FROM answers"
    )
    with threaded_server(tmp_path) as server, Guest(server.url, cookie=cookie) as alice, alice.live(code) as live:
        assert live.wait_update()["view"] == before.view(0)["table"]
        moves = live.update["moves"]
        assert live.give(0, live.update["questions"][0]["answers"][0]["id"])["moves"] > moves


def test_a_table_that_other_rules_allowed_says_so(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as server, Guest(server.url) as alice:
        code, cookie = alice.make("horrified", "me"), alice.cookie
        with alice.live(code) as live:
            live.wait_update()
            live.give(0, "end")
    stored.change(server.database, "UPDATE answers SET text = 'move cave' WHERE text = 'end'")
    with threaded_server(tmp_path) as server, Guest(server.url, cookie=cookie) as alice:
        assert "was played by other rules of Horrified: journal: " in alice.get(code, status=409)["detail"]
        assert alice.http.get("/api/tables").json()[0]["code"] == code


# --- nothing lost -----------------------------------------------------------------------------------------------------


def test_a_killed_server_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    """`python bench/soak.py` does the same for longer."""
    outcome = survive(tmp_path, kills=2, tables=3, seed=5)
    assert outcome.acknowledged >= 45
    assert outcome.lost == []
    assert outcome.twice == []
