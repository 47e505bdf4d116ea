"""Tables that sleep and wake, and nothing lost when the server is killed."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path

import pytest

import gloam
from gloam.kernel import play
from gloam.kernel.game import NATURE
from gloam.store.storage import Storage
from gloam.store.writes import Job
from gloam.tables import journal
from server import stored
from server.guests import PATIENCE, Guest, Live, threaded_server
from server.steady import survive


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
            assert woken.talk == [{"seat": 1, "text": "Once more", "number": 1}]
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


# --- nothing lost -----------------------------------------------------------------------------------------------------


def test_a_killed_server_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    """`python bench/soak.py` does the same for longer."""
    outcome = survive(tmp_path, kills=2, tables=3, seed=5)
    assert outcome.acknowledged >= 45
    assert outcome.lost == []
    assert outcome.twice == []
