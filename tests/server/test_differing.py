"""Tables that an older version stored, and whose games the rules here do not allow to their end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam.kernel.record import Differs
from gloam.tables.differing import NOT_PLAYED_ON
from server import stored
from server.guests import Guest, Live, ThreadedServer, threaded_server

JOURNAL = "SELECT kind, seat, text, seen FROM answers WHERE code = :code ORDER BY sequence"


@contextmanager
def come_again(folder: Path, *known: Guest) -> Iterator[tuple[ThreadedServer, list[Guest]]]:
    """A server in this folder, as a later version of Gloam begins, and guests who were here before."""
    with threaded_server(folder) as server, ExitStack() as guests:
        yield server, [guests.enter_context(Guest(server.url, cookie=each.cookie)) for each in known]


@contextmanager
def two_players(folder: Path, game: str, *bots: str) -> Iterator[tuple[ThreadedServer, str, list[Guest], list[Live]]]:
    """Alice and Bob at a table."""
    with threaded_server(folder) as server, Guest(server.url, "Alice") as alice, Guest(server.url, "Bob") as bob:
        code = alice.make(game, "me", "open", *bots)
        bob.post(code, "sit/1")
        with alice.live(code) as mine, bob.live(code) as theirs:
            mine.wait_update(lambda update: update["status"] == "playing")
            theirs.wait_update(lambda update: update["status"] == "playing")
            yield server, code, [alice, bob], [mine, theirs]


def answer_at(server: ThreadedServer, code: str, number: int) -> tuple[int, int]:
    """The sequence of a player's answer, and how many answers came before it."""
    query = "SELECT sequence, seat, kind FROM answers WHERE code = :code ORDER BY sequence"
    answers = [row for row in stored.rows(server.database, query, code=code) if row.kind == "answer"]
    given = [(row.sequence, moves) for moves, row in enumerate(answers) if row.seat >= 0]
    return given[number]


def change(server: ThreadedServer, code: str, sequence: int, text: str) -> str:
    """Another answer, as rules that are gone allowed it. Returns the one that was there."""
    here = {"code": code, "sequence": sequence}
    ((before,),) = stored.rows(server.database, "SELECT text FROM answers WHERE code = :code AND sequence = :sequence", **here)
    stored.change(server.database, "UPDATE answers SET text = :text WHERE code = :code AND sequence = :sequence", text=text, **here)
    return str(before)


def test_a_table_that_differs_is_looked_at_and_goes_on_elsewhere(tmp_path: Path) -> None:
    with two_players(tmp_path, "horrified") as (server, code, people, (mine, theirs)):
        mine.send({"type": "say", "seat": 0, "text": "On to the castle"})
        open_then = []
        for _ in range(6):
            seat = mine.update["waiting_for"][0]
            giver, other = (mine, theirs)[:: 1 if seat == 0 else -1]
            answers = next(question for question in giver.update["questions"] if question["seat"] == seat)["answers"]
            open_then.append([answer["text"] for answer in answers])
            last = giver.give(seat, answers[0]["id"])["moves"]
            other.wait_update(lambda update, last=last: update["moves"] == last)
    sequence, moves = answer_at(server, code, 2)
    wrong = next(text for text in ("move cave", "move abbey", "move docks") if text not in open_then[2])
    was = change(server, code, sequence, wrong)
    journal = stored.rows(server.database, JOURNAL, code=code)

    with come_again(tmp_path, *people) as (server, (alice, bob)):
        card = alice.get(code)
        assert (card["status"], card["differs_at"], card["my_turn"]) == ("playing", moves, False)
        assert card["differs"].startswith("line ")
        assert 0 < moves < card["moves"] == last
        assert [(each["code"], each["differs_at"]) for each in bob.http.get("/api/tables").json()] == [(code, moves)]

        assert alice.get(code, "/history")["moves"] == moves
        assert alice.get(code, f"/at/{moves}")["views"]
        alice.get(code, f"/at/{moves + 1}", status=404)
        text = bob.get(code, "/record")
        assert [text.count(what) for what in ("On to the castle", "seed ? 1")] == [1, 1]
        assert wrong in text
        assert len(text.splitlines()) > last
        with pytest.raises(Differs) as differs:
            gloam.replay(text)
        assert (differs.value.game.moves, str(differs.value)) == (moves, f"record: {card['differs']}")

        with alice.live(code) as refused:
            assert refused.ended() == (4404, NOT_PLAYED_ON)
        for what in ("sit/1", "stand/0", "bot/0", "token/0"):
            assert alice.post(code, what, status=409)["detail"] == NOT_PLAYED_ON
        alice.put(code, "options", status=409, closed=True, several=False, clock=True)

        new = alice.post(code, "rematch", status=201)
        assert bob.post(code, "rematch", status=201)["code"] == new["code"] == bob.get(code)["rematch"]
        assert [seat["person"]["name"] for seat in new["seats"]] == ["Alice", "Bob"]
        seat = alice.get(new["code"])["seats"][0 if new["my_turn"] else 1]
        with (alice if seat["number"] == 0 else bob).live(new["code"]) as live:
            assert live.wait_update()["view"] == alice.get(code, f"/at/{moves}")["views"]["all"]
            assert live.give(seat["number"], live.update["questions"][0]["answers"][0]["id"])["moves"] > moves
        assert stored.rows(server.database, JOURNAL, code=code) == journal

    change(server, code, sequence, was)
    with come_again(tmp_path, *people) as (server, (alice, bob)), alice.live(code) as live:
        assert live.wait_update()["moves"] == last
        assert bob.get(code)["differs"] == ""


def test_a_hidden_hand_stays_hidden_where_a_table_differs(tmp_path: Path) -> None:
    """The answer is one that this version does not have at all."""
    with two_players(tmp_path, "house_of_horrors", "random") as (server, code, people, lives):
        while not (asked := {0, 1} & set(lives[0].update["waiting_for"])):
            lives[0].wait_update()
        live = lives[min(asked)]
        while not live.update["questions"]:
            live.wait_update()
        question = live.update["questions"][0]
        assert live.give(question["seat"], question["answers"][0]["id"])["type"] == "update"
    stored.change(server.database, "UPDATE tables SET version = 99")
    change(server, code, answer_at(server, code, -1)[0], "fly moon")
    with come_again(tmp_path, *people) as (_, (alice, bob)):
        card = alice.get(code)
        assert "no answer reads 'fly moon'" in card["differs"]
        text = alice.get(code, "/record")
        assert "game house_of_horrors 99" in text
        assert " ?\n" in text
        assert alice.get(code, "/record/copy") == {"whole": False}
        alice.get(code, "/record?seat=1", status=403)
        alice.post(code, "branch", status=403, moves=card["differs_at"])
        first = bob.post(code, "rematch", status=201)
        assert alice.post(code, "rematch", status=201)["code"] == first["code"]


def test_a_finished_table_that_ends_otherwise_now_differs(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as server, Guest(server.url) as alice, Guest(server.url) as eve:
        code = alice.make("horrified", "me", options={"preset": "first"}, seed=3)
        with alice.live(code) as live:
            live.play_at_random(random.Random(3))
        ((result,),) = stored.rows(server.database, "SELECT result FROM tables")
    told: dict[str, Any] = json.loads(result)
    assert told["reason"]
    other = json.dumps(told | {"reason": "won"})
    for text in ("", other):
        stored.change(server.database, "UPDATE tables SET result = :text", text=text)
        with come_again(tmp_path, alice, eve) as (_, (again, visitor)):
            card = visitor.get(code)
            assert ("the result was" in card["differs"]) is bool(text)
            record = visitor.get(code, "/record")
            assert (f"result {other}" in record) is bool(text)
            assert visitor.get(code, f"/at/{card['moves']}")["moves"] == card["moves"]
    with come_again(tmp_path, alice) as (_, (again,)):
        assert again.get(code)["differs_at"] == card["moves"]
        again.post(code, "rematch", status=409)
        assert again.post(code, "branch", status=201, moves=card["moves"] // 2)["status"] == "playing"
