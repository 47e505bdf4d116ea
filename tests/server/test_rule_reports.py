"""A rule that is played wrong: reported at the table, kept for the host of the server, and never telling what others hold."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from gloam.cli import app
from gloam.cli.reproduce import as_test
from gloam.kernel.record import Player, read, replay
from gloam.kernel.sentences import text as plain
from gloam.store.rule_reports import MOST
from server.guests import Guest, threaded_server

Come = Callable[..., Guest]
WRONG = "The Butler must not choose this Room."


def report(guest: Guest, code: str, seat: int = 0, sentence: str = WRONG, rule: str = "", status: int = 201) -> Any:
    wanted = {"seat": seat, "sentence": sentence, "rule": rule}
    response = guest.http.post(f"/api/tables/{code}/rule-reports", json=wanted)
    assert response.status_code == status, response.text
    return response.json()


def reported(guest: Guest, code: str, number: int, status: int = 200) -> str:
    response = guest.http.get(f"/api/tables/{code}/rule-reports/{number}")
    assert response.status_code == status, response.text
    return response.text


def test_during_play_a_report_holds_what_its_seat_knows_and_afterwards_everything(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("house_of_horrors", "me", "open", "random", seed=None)
    bob.post(code, "sit/1")
    number = report(alice, code)["number"]
    mine = reported(alice, code, number)
    assert mine.count("\nnature ?") > 5  # the hands of the others
    assert "\nseed ? 0\n" in mine
    assert "Butler must not" in mine
    reported(bob, code, number, status=403)
    reported(guest("Carol"), code, number, status=403)
    reported(alice, code, number + 1, status=404)

    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        moves = a.update["moves"]
        alice.post(code, "bot/0?bot=random"), bob.post(code, "bot/1?bot=random")
        for live in (a, b):
            live.wait_update(lambda update: update["status"] == "finished")
    whole = reported(bob, code, number)
    assert reported(alice, code, number) == whole
    record = read(whole)
    assert 0 < replay(record).moves <= moves  # the bot may have answered since
    assert record.players == (Player("Alice"), Player("Bob"), Player(bot="random"))
    assert record.report is not None
    assert (record.report.seat, record.report.sentence) == (0, WRONG)


def test_the_question_is_reported_with_the_rule(guest: Come) -> None:
    alice = guest("Alice")
    code = alice.make("horrified", "me", "heuristic", options={"preset": "first", "first_player": 0})
    with alice.live(code) as live:
        (question,) = live.wait_update()["questions"]
    prompt = plain(question["prompt"])
    number = report(alice, code, sentence="  No \n way.", rule="actions.move.no-water")["number"]
    text = reported(alice, code, number)
    told = read(text).report
    assert told is not None
    assert (told.question, told.sentence, told.rule) == (prompt, "No way.", "actions.move.no-water")
    assert "game.answers(0)" in as_test(read(text))
    found = alice.look(text)
    assert found["report"] == {"seat": 0, "question": prompt, "sentence": "No way.", "rule": "actions.move.no-water"}
    assert found["players"] == [{"name": "Alice", "bot": "", "earlier": []}, {"name": "", "bot": "heuristic", "earlier": []}]


def test_only_who_plays_reports_and_not_without_end(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    waiting = alice.make("horrified", "me", "open")
    report(alice, waiting, status=409)
    code = alice.make("horrified", "me", "heuristic")
    report(bob, code, status=403)
    report(alice, code, seat=1, status=403)
    report(alice, code, sentence=" \u200b ", status=400)
    report(alice, code, sentence="x" * 501, status=400)
    report(alice, code, rule="no.such-rule", status=400)
    numbers = [report(alice, code)["number"] for _ in range(MOST)]
    assert numbers == list(range(1, MOST + 1))
    assert "that is enough" in report(alice, code, status=429)["detail"]


def test_the_host_of_the_server_lists_reports_and_takes_one_as_a_file(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as server, Guest(server.url, "Alice") as alice:
        code = alice.make("horrified", "me", "heuristic")
        report(alice, code, sentence="Not [this] Monster.")
        listed = CliRunner().invoke(app, ["rule-reports", "--data-dir", str(tmp_path)], env={"COLUMNS": "200"})
        assert f"{code}-1" in listed.output
        assert "Alice, seat 1" in listed.output
        assert "Not [this] Monster." in listed.output
        one = CliRunner().invoke(app, ["rule-reports", f"{code.lower()}-1", "--data-dir", str(tmp_path)])
        record = read(one.output)
        assert replay(record).moves == server.game(code).moves
        assert record.report is not None
        none = CliRunner().invoke(app, ["rule-reports", f"{code}-2", "--data-dir", str(tmp_path)])
        assert none.exit_code == 1
        assert "there is no report" in none.output
    elsewhere = CliRunner().invoke(app, ["rule-reports", "--data-dir", str(tmp_path / "elsewhere")])
    assert "there is no such database" in elsewhere.output


def test_a_record_that_is_opened_again_keeps_names_and_bots(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("horrified", "me", "open", "random", options={"preset": "first"})
    bob.post(code, "sit/1")
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        alice.post(code, "bot/0?bot=random"), bob.post(code, "bot/1?bot=random")
        for live in (a, b):
            live.wait_update(lambda update: update["status"] == "finished")
    dora = guest("Dora")
    card = dora.get(dora.open_record(alice.get(code, "/record"))["code"])
    assert [(seat["kind"], seat["plays_for"]) for seat in card["seats"]] == [("bot", "Alice"), ("bot", "Bob"), ("bot", "")]
    assert [[player["name"] for player in seat["earlier"]] for seat in card["seats"]] == [["Alice"], ["Bob"], []]
