"""Playing over sockets: whole games with bots and with others, and all that can happen to an answer."""

from __future__ import annotations

import asyncio
import json
import random
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import gloam
from gloam.kernel.definition import find
from gloam.kernel.game import Setup
from gloam.kernel.play import begin
from gloam.kernel.record import read
from gloam.kernel.sentences import text
from gloam.server.service import Service
from gloam.tables.chance import Chance
from server.guests import PATIENCE, Guest, Live, Message, threaded_server

FIRST = {"options": {"preset": "first"}}
Come = Callable[..., Guest]


def two_at_a_table(guest: Come) -> tuple[Guest, Guest, str]:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("horrified", "me", "open", **FIRST)
    bob.post(code, "sit/1")
    return alice, bob, code


def catch_up(*players: Live) -> int:
    """Everyone takes in every update; returns how far the game is."""
    moves = max(int(player.update["moves"]) for player in players)
    for player in players:
        if player.update["moves"] < moves:
            player.wait_update(lambda update: update["moves"] >= moves)
    return moves


def take_turns(players: list[Live], dice: random.Random, answers: int) -> None:
    """Whoever is waited for answers at random; everyone takes in every update."""
    for _ in range(answers):
        catch_up(*players)
        if players[0].update["status"] == "finished":
            return
        (question, player) = next(
            (question, player)
            for player in players
            for question in player.update["questions"]
            if question["seat"] in player.update["waiting_for"]
        )
        assert player.give(question["seat"], dice.choice(question["answers"])["id"])["type"] == "update"


def test_a_whole_game_with_bots(guest: Come) -> None:
    alice = guest("Alice")
    code = alice.make("horrified", "me", "heuristic", "random", seed=1, **FIRST)
    with alice.live(code) as live:
        live.play_at_random(random.Random(1))
        assert live.update["result"]["reason"]
        assert live.update["questions"] == []
    card = alice.get(code)
    assert card["status"] == "finished"
    record = alice.get(code, "/record")
    assert gloam.replay(record).over
    assert gloam.replay(record).moves == card["moves"]


def wait_until_all_have_left(guest: Guest, code: str) -> None:
    """Until the server has noticed it."""
    deadline = time.monotonic() + PATIENCE
    while any(seat["online"] for seat in guest.get(code)["seats"]):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_finished_game_that_everyone_has_left_is_told_to_whoever_comes_back(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        take_turns([a, b], random.Random(7), 100_000)
        a.quiet(), b.quiet()
        told = [event for update in a.updates for event in update["events"]]
    wait_until_all_have_left(alice, code)
    with alice.live(code, since=a.update["sequence"], views=a.views) as back:
        assert back.wait_update()["seen"] == a.views
        assert back.update["result"] == a.update["result"]
    wait_until_all_have_left(alice, code)
    with alice.live(code, since=a.updates[-4]["sequence"]) as late, guest("Carol").live(code) as carol:
        for newcomer in (late, carol):
            assert newcomer.wait_update()["full"]
            assert newcomer.update["seen"] == a.views
            assert newcomer.update["events"] == told[-100:]


def test_two_people_see_the_same_table_and_only_their_own_questions(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        take_turns([a, b], random.Random(2), 15)
        catch_up(a, b)
        assert a.update["moves"] == b.update["moves"] > 15
        assert a.update["view"] == b.update["view"]
        for seat, live in ((0, a), (1, b)):
            asked = [question["seat"] for update in live.updates for question in update["questions"]]
            assert set(asked) == {seat}
            assert [s["mine"] for s in live.update["seats"]] == [seat == 0, seat == 1]
            assert [s["online"] for s in live.update["seats"]] == [True, True]


def test_the_game_begins_when_the_last_seat_is_taken(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("horrified", "me", "open", private=False)
    with alice.live(code) as live:
        first = live.wait_update()
        assert (first["status"], first["moves"], first["view"]) == ("waiting", 0, {})
        assert live.give(0, "pass")["reason"] == "the game has not begun"
        assert code in [card["code"] for card in bob.http.get("/api/tables").json()]
        bob.post(code, "sit/1")
        begun = live.wait_update()
        assert begun["status"] == "playing"
        assert begun["seats"][1]["person"]["name"] == "Bob"
        assert begun["events"]
        bob.post(code, "sit/0", status=409)


def test_someone_who_comes_back_gets_what_they_missed(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        take_turns([a, b], random.Random(3), 10)
        a.quiet(), b.quiet()
        a.close()
        gone = a.update
        b.wait_update(lambda update: not update["seats"][0]["online"])
        before = len(b.updates)
        missed: list[Message] = []
        while not missed:  # some answers bring nothing about
            if b.update["waiting_for"] == [0]:  # Alice left on her turn: she answers over another socket
                with alice.live(code) as other:
                    other.play_at_random(random.Random(4), 1)
                b.wait_update(lambda update, moves=other.update["moves"]: update["moves"] >= moves)
                b.wait_update(lambda update: not update["seats"][0]["online"])
            else:
                b.play_at_random(random.Random(4), 1)
            missed = [event for update in b.updates[before:] for event in update["events"]]
        with alice.live(code, gone["sequence"], gone["seen"]) as again:
            back = again.wait_update()
            assert back["views"] == {}
            assert back["view"] == b.update["view"]
            assert back["events"] == missed
            assert not back["full"]
            assert back["moves"] == b.update["moves"]
        with alice.live(code, gone["sequence"] - 10**6) as anew:
            full = anew.wait_update()
            assert full["full"]
            assert full["events"][-len(missed) :] == missed


def test_two_tabs_of_one_person_agree(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", seed=1, **FIRST)
    with alice.live(code) as one, alice.live(code) as two:
        one.wait_update(), two.wait_update()
        for i in range(20):
            acting, watching = (one, two) if i % 2 else (two, one)
            acting.play_at_random(random.Random(i), 1)
            watching.wait_update(lambda update, acting=acting: update["moves"] == acting.update["moves"])
            assert {**watching.update, "answered": ""} == {**acting.update, "answered": ""}


def test_stale_and_repeated_answers_change_nothing(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", seed=1, **FIRST)
    with alice.live(code) as live:
        live.wait_update()
        first = live.update
        move = next(answer for answer in first["questions"][0]["answers"] if answer["parts"]["kind"] == "move")
        assert live.give(0, move["id"], id_="one")["type"] == "update"
        after = live.update
        again = live.give(0, move["id"], id_="one")
        assert (again["type"], again["reason"]) == ("refused", "this answer has already been taken")
        stale = live.give(0, move["id"], seen=first, id_="two")
        assert (stale["type"], stale["reason"]) == ("refused", "the table has moved on since; look again")
        assert live.give(0, move["id"], seen={"sequence": 0})["type"] == "refused"
        assert alice.get(code)["moves"] == after["moves"]


def test_an_answer_sent_across_an_undo_is_stale_even_if_as_many_answers_are_given_again(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", seed=2, **FIRST)
    with alice.live(code) as live:
        live.wait_update()
        first = live.update
        here, there = [answer["id"] for answer in first["questions"][0]["answers"] if answer["parts"]["kind"] == "move"][:2]
        live.give(0, here)
        seen = live.update
        live.send({"type": "undo", "seat": 0, "to": first["moves"]})
        live.wait_update(lambda update: update["moves"] == first["moves"])
        again = live.give(0, here, seen=first)
        assert (again["type"], again["reason"]) == ("refused", "the table has moved on since; look again")
        live.give(0, there)
        assert live.update["moves"] == seen["moves"]
        then, now = ({answer["id"] for answer in update["questions"][0]["answers"]} for update in (seen, live.update))
        common = min(then & now)
        stale = live.give(0, common, seen=seen)
        assert (stale["type"], stale["reason"]) == ("refused", "the table has moved on since; look again")
        assert live.give(0, common)["type"] == "update"


def test_an_answer_counts_after_talk_and_after_an_interrupt_that_leaves_the_question(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        player, other, seat = (a, b, 0) if a.update["waiting_for"] == [0] else (b, a, 1)
        before = player.update
        other.send({"type": "say", "seat": 1 - seat, "text": "Go on!"})
        player.wait_update(lambda update: any(event["parts"]["kind"] == "said" for event in update["events"]))
        assert player.update["moves"] == before["moves"]
        answer = before["questions"][0]["answers"][0]["id"]
        assert player.give(seat, answer, seen=before)["type"] == "update"
        assert player.talk == [{"seat": 1 - seat, "text": "Go on!", "number": 1}]


def test_a_series_is_taken_whole_or_not_at_all(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", seed=1, **FIRST)
    with alice.live(code) as live:
        first = live.wait_update()
        (question,) = [q for q in first["questions"] if not q["interrupt"]]
        moves = [a["parts"] for a in question["answers"] if a["parts"]["kind"] == "move"]
        refused = live.give(0, moves[0], "guide maria tower")
        assert refused["type"] == "refused"
        assert alice.get(code)["moves"] == first["moves"]
        here = first["view"]["heroes"][0]["at"]
        taken = live.give(0, moves[0], f"move {here}")
        assert taken["type"] == "update"
        assert taken["view"]["heroes"][0]["at"] == here
        ending = {"kind": "move", "to": here}
        live.send({"type": "answer", "seat": 0, "answers": [moves[0]], "sequence": taken["sequence"], "id": "x", "ending": ending})
        ended = live.wait(lambda message: message.get("answered") == "x")
        assert (ended["moves"] - taken["moves"], ended["view"]["heroes"][0]["at"]) == (2, here)
        assert live.give(0)["reason"] == "a series has 1 to 64 answers"
        assert live.give(0, *["move abbey"] * 65)["type"] == "refused"
        assert live.give(0, 10**9)["type"] == "refused"
        assert live.give(0, {"kind": "fly"})["type"] == "refused"


def test_nobody_answers_for_someone_elses_seat(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b, guest().live(code) as watcher:
        a.wait_update(), b.wait_update(), watcher.wait_update()
        player, seat = (a, 0) if a.update["waiting_for"] == [0] else (b, 1)
        answer = player.update["questions"][0]["answers"][0]["id"]
        for live in ({0: b, 1: a}[seat], watcher):
            assert live.give(seat, answer)["reason"] == "this is not your seat"
            for message in ({"type": "ask_hint"}, {"type": "undo", "to": 0}, {"type": "consent", "to": 0, "yes": True}):
                live.send({**message, "seat": seat})
                assert live.wait_for("refused")["reason"] == "this is not your seat"
            live.send({"type": "ask_why", "seat": seat, "answer": "pass"})
            assert live.wait_for("refused")["reason"] == "this is not your seat"
        assert watcher.update["questions"] == []
        assert set(watcher.update["seen"]) == {"all"}
        assert alice.get(code)["moves"] == a.update["moves"]


def test_the_rulebook_is_served_by_chapter(guest: Come) -> None:
    alice = guest()
    served = alice.http.get("/api/games/house_of_horrors/rules").json()
    assert [
        (chapter["name"], chapter["about"], [(rule["id"], rule["title"]) for rule in chapter["rules"]]) for chapter in served
    ] == [
        (chapter.name, chapter.about, [(rule.id, rule.title) for rule in rules])
        for chapter, rules in find("house_of_horrors").rulebook.chapters
    ]
    assert alice.http.get("/api/games/chess/rules").status_code == 404


def test_the_glossary_of_a_game_is_served_by_itself(guest: Come) -> None:
    alice = guest()
    games = alice.http.get("/api/games").json()
    for game in games:
        glossary = alice.http.get(f"/api/games/{game['id']}/glossary").json()
        assert glossary == json.loads(msgspec.json.encode(find(game["id"]).shown.glossary()))
        assert "glossary" not in game
    assert alice.http.get("/api/games/chess/glossary").status_code == 404


def test_hints_and_reasons(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", seed=1, **FIRST)
    with alice.live(code) as live:
        live.wait_update()
        live.send({"type": "ask_hint", "seat": 0})
        hint = live.wait_for("hint")
        assert hint["answer"]["id"] in [answer["id"] for answer in live.update["questions"][0]["answers"]]
        assert hint["why"]
        live.send({"type": "ask_why", "seat": 0, "answer": "guide maria tower"})
        why = live.wait_for("why")
        assert why["text"] == "guide maria tower"
        assert why["rule"]
        assert why["rule_text"]
        book = find("horrified").rulebook
        assert why["rule_title"] == book.rules[why["rule"]].title
        refused = live.give(0, "guide maria tower")
        assert (refused["rule"], refused["rule_title"]) == (why["rule"], why["rule_title"])
        (question,) = [q for q in live.update["questions"] if not q["interrupt"]]
        titles = {greyed["kind"]: greyed["rule_title"] for greyed in question["greyed"]}
        assert titles["guide"] == book.rules["actions.guide.pull"].title
        live.send({"type": "ask_why", "seat": 0, "answer": hint["answer"]["parts"]})
        assert live.wait_for("why")["reason"] == "this can be answered now"
        live.send({"type": "ask_why", "seat": 0, "answer": "fly away"})
        assert "no answer reads" in live.wait_for("why")["reason"]
    assert any(greyed["reason"] for greyed in live.updates[0]["questions"][0]["greyed"])


def test_chat_and_table_talk(guest: Come) -> None:
    alice, watcher = guest("Alice"), guest("Wanda")
    code = alice.make("horrified", "me", seed=1, **FIRST)
    with alice.live(code) as a, watcher.live(code) as w:
        a.wait_update(), w.wait_update()
        w.send({"type": "say", "seat": -1, "text": "Good   luck"})
        said = a.wait_for("said")
        assert (said["person"]["name"], said["text"], said["earlier"]) == ("Wanda", "Good luck", False)
        a.send({"type": "say", "seat": 0, "text": "Thank you"})
        update = w.wait_update(lambda _: bool(w.talk))
        assert w.talk == [{"seat": 0, "text": "Thank you", "number": 1}]
        assert [event["parts"]["kind"] for event in update["events"]] == ["said"]
        w.send({"type": "say", "seat": 0, "text": "I am Alice"})
        assert w.wait_for("refused")["reason"] == "this is not your seat"
        w.send({"type": "writing", "seat": 0, "still": True})
        assert w.wait_for("refused")["reason"] == "this is not your seat"
        w.send({"type": "say", "seat": -1, "text": "x" * 501})
        assert w.wait_for("refused")
    with watcher.live(code) as later:
        said = later.wait_for("said")
        assert (said["text"], said["earlier"]) == ("Good luck", True)
        known = later.update["sequence"]
    with guest("Bob").live(code) as b:  # while Wanda is away
        b.send({"type": "say", "seat": -1, "text": "Who wins?"})
        b.wait(lambda message: message.get("number") == 1)
    with watcher.live(code, since=known) as back:
        assert back.wait(lambda message: message.get("number") == 1)["text"] == "Who wins?"
        assert not back.update["full"]
    assert '0 says "Thank you"' in alice.get(code, "/record")


# --- taking back ------------------------------------------------------------------------------------------------------


def test_what_was_said_comes_once_however_much_it_was(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me")
    with alice.live(code) as live:
        live.wait_update()
        for i in range(250):
            live.send({"type": "say", "seat": 0, "text": f"{i} bottles"})
            last = live.wait_update(lambda update: update["events"] != [])
        assert [event["parts"]["text"] for event in last["events"]] == ["249 bottles"]
        assert live.raw[-1].count("bottles") == 2  # as a sentence, and by its parts
        assert len(live.talk) == 250
    with alice.live(code) as live:
        live.wait_update()
        said = [each["text"] for each in live.talk]
        assert said == [f"{i} bottles" for i in range(250)][-len(said) :]
        assert 100 < len(said) < 250


def test_ones_own_moves_are_taken_back_freely(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", "heuristic", seed=1, options={"preset": "first", "first_player": 0})
    with alice.live(code) as live:
        first = live.wait_update()
        move = next(a for a in first["questions"][0]["answers"] if a["parts"]["kind"] == "move")
        live.give(0, move["id"])
        (undo,) = live.update["undo"]
        assert undo == {"seat": 0, "to": first["moves"], "step": move["label"], "free": True, "consent": [], "learnt": False}
        live.send({"type": "undo", "seat": 0, "to": undo["to"]})
        back = live.wait_update()
        assert back["redo"] == [{"seat": 0, "step": move["label"]}]
        assert text(back["events"][0]["sentence"]) == f"Seat 1 took back: {text(move['label'])}."
        assert back["view"] == first["view"]
        assert back["questions"] == first["questions"]
        assert [event["parts"]["kind"] for event in back["events"]] == ["undone"]
        live.send({"type": "redo", "seat": 0})
        again = live.wait_update()
        assert (again["moves"], again["redo"]) == (first["moves"] + 1, [])
        live.send({"type": "redo", "seat": 0})
        assert live.wait_for("refused")["reason"] == "there is nothing to do again"
        live.send({"type": "undo", "seat": 0, "to": 10_000})
        assert live.wait_for("refused")["reason"] == "there is nothing to take back"


def test_others_are_asked_before_their_answers_are_taken_back(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        while [undo["consent"] for undo in a.update["undo"]] != [[1]]:
            take_turns([a, b], random.Random(5), 1)
            a.quiet(), b.quiet()
        (undo,) = a.update["undo"]
        to, step = undo["to"], undo["step"]
        assert (undo["free"], undo["consent"]) == (False, [1])

        a.send({"type": "undo", "seat": 0, "to": to})
        request = b.wait_update(lambda update: update["undo_request"] is not None)["undo_request"]
        assert request == {"seat": 0, "to": to, "waiting": [1], "step": step}
        b.send({"type": "consent", "seat": 1, "to": to, "yes": False})
        a.wait_update(lambda update: update["undo_request"] is None)
        assert a.wait_for("undo_declined")["seat"] == 1

        a.send({"type": "undo", "seat": 0, "to": to})
        b.wait_update(lambda update: update["undo_request"] is not None)
        a.send({"type": "consent", "seat": 0, "to": to, "yes": False})
        b.wait_update(lambda update: update["undo_request"] is None)
        b.send({"type": "consent", "seat": 1, "to": to, "yes": True})
        assert b.wait_for("refused")["reason"] == "nobody asks to go back there now"

        a.send({"type": "undo", "seat": 0, "to": to})
        b.wait_update(lambda update: update["undo_request"] is not None)
        b.send({"type": "consent", "seat": 1, "to": to, "yes": True})
        back = a.wait_update(lambda update: update["moves"] == to)
        assert back["undo_request"] is None
        assert back["seen"] == alice.get(code, f"/at/{to}")["views"]


def test_what_someone_asked_to_take_back_ends_when_they_leave(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with bob.live(code) as b:
        with alice.live(code) as a:
            a.wait_update(), b.wait_update()
            while [undo["consent"] for undo in a.update["undo"]] != [[1]]:
                take_turns([a, b], random.Random(5), 1)
                a.quiet(), b.quiet()
            a.send({"type": "undo", "seat": 0, "to": a.update["undo"][0]["to"]})
            b.wait_update(lambda update: update["undo_request"] is not None)
        assert b.wait_update(lambda update: not update["seats"][0]["online"])["undo_request"] is None


def test_undo_goes_on_past_what_the_client_answered_by_itself(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", "heuristic", seed=1, options={"preset": "first", "first_player": 0})
    with alice.live(code) as live:
        first = live.wait_update()
        move = next(a for a in first["questions"][0]["answers"] if a["parts"]["kind"] == "move")
        live.give(0, move["id"])
        again = next(a for a in live.update["questions"][0]["answers"] if a["parts"]["kind"] == "move")
        live.send({"type": "answer", "seat": 0, "answers": [again["id"]], "sequence": live.update["sequence"], "automatic": True})
        live.wait_update(lambda update: update["moves"] == first["moves"] + 2)
        (undo,) = live.update["undo"]
        assert (undo["to"], undo["step"]) == (first["moves"], move["label"])


# --- seats ------------------------------------------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_bot_and_taken_back(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        bob.post(code, "bot/0", status=409)  # Alice is there
        card = alice.post(code, "bot/0")
        assert card["seats"][0] == {
            "number": 0,
            "kind": "bot",
            "person": None,
            "bot": "heuristic",
            "online": False,
            "mine": True,
            "name": "",
            "bot_in": 0,
            "bot_agreed": [],
            "bot_needs": 1,
            "put_away": False,
            "plays_for": "Alice",
            "earlier": [
                {
                    "until": card["moves"],
                    "said": 0,
                    "person": {"id": alice.id, "name": "Alice"},
                    "bot": "",
                    "name": "",
                    "sequence": 0,
                },
            ],
        }
        b.wait_update(lambda update: update["seats"][0]["kind"] == "bot")
        b.play_at_random(random.Random(6), 8)
        bob.post(code, "sit/0", status=409)
        assert a.give(0, "pass")["reason"] == "this is not your seat"
        card = alice.post(code, "sit/0")
        assert card["seats"][0]["kind"] == "person"


def test_an_open_seat_waits_and_nobody_takes_a_second_one_during_play(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    bob.post(code, "stand/1")
    assert alice.get(code)["seats"][1]["kind"] == "open"
    alice.post(code, "sit/1", status=409)
    assert alice.post(code, "stand/1", status=409)["detail"] == "this is not your seat"
    carol = guest("Carol")
    assert carol.post(code, "sit/1")["seats"][1]["person"]["name"] == "Carol"
    bob.post(code, "sit/1", status=409)
    assert alice.post(code, "sit/7", status=404)["detail"] == "there is no seat 7 at this table"


def test_one_person_plays_several_seats(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", "me", "me", seed=3, **FIRST)
    with alice.live(code) as live:
        first = live.wait_update()
        assert set(first["views"]) == {"all"}  # nothing is hidden in this game
        live.play_at_random(random.Random(7), 40)
        assert {question["seat"] for update in live.updates for question in update["questions"]} == {0, 1, 2}
        assert [undo["seat"] for undo in live.update["undo"]] == [0, 1, 2]


def test_those_at_one_screen_have_names_of_their_own(guest: Come) -> None:
    alice = guest("Alice")
    named = [{"kind": "me"}, {"kind": "me", "name": "  Great   aunt Vera "}, {"kind": "bot", "bot": "random", "name": "Tom"}]
    refused = alice.http.post("/api/tables", json={"game": "horrified", "seats": [{"kind": "me", "name": "V" * 41}]})
    assert refused.status_code == 400
    code = alice.http.post("/api/tables", json={"game": "horrified", "seats": named, "options": FIRST["options"]}).json()["code"]

    def names(code: str) -> list[str]:
        return [seat["name"] for seat in alice.get(code)["seats"]]

    assert names(code) == ["", "Great aunt Vera", ""]  # a bot is not called by anyone
    alice.post(code, "bot/1")
    assert names(code) == ["", "", ""]
    alice.post(code, "sit/1")
    alice.post(code, "stand/1")
    alice.post(code, "sit/1")
    assert names(code) == ["", "Great aunt Vera", ""]
    assert names(alice.post(code, "branch", status=201, moves=0)["code"]) == ["", "Great aunt Vera", ""]
    with alice.live(code) as live:
        live.play_at_random(random.Random(4))
    assert names(alice.post(code, "rematch", status=201)["code"]) == ["", "Great aunt Vera", ""]


def test_who_takes_a_seat_goes_by_their_own_name(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Vera"}]
    code = alice.http.post("/api/tables", json={"game": "horrified", "seats": seats}).json()["code"]
    alice.post(code, "stand/1")
    assert bob.post(code, "sit/1")["seats"][1]["name"] == ""


# --- looking back, going on -------------------------------------------------------------------------------------------


def test_review_history_branch_and_rematch(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        take_turns([a, b], random.Random(8), 30)  # more could end the game
        moves = catch_up(a, b)
        seen = next(update for update in a.updates if update["events"] and 0 < update["moves"] < moves)
        history = alice.get(code, "/history")
        assert history["moves"] == history["turns"][-1]["moves"] == moves
        assert any(turn["seat"] == 1 and turn["answer"] and turn["events"] for turn in history["turns"])
        review = bob.get(code, f"/at/{seen['moves']}")
        assert review["views"] == seen["seen"]
        assert review["frames"][-1]["event"] == seen["events"][-1]
        assert review["eyes"] == [1]
        alice.get(code, f"/at/{moves + 1}", status=404)
        guest().post(code, "branch", status=403, moves=5)
        alice.post(code, "rematch", status=409)

        branch = alice.post(code, "branch", status=201, moves=seen["moves"])
        assert branch["moves"] >= seen["moves"]
        assert [seat["person"]["name"] for seat in branch["seats"]] == ["Alice", "Bob"]
        with alice.live(branch["code"]) as live:
            assert live.wait_update()["view"] == seen["view"]

        take_turns([a, b], random.Random(9), 100_000)
        again = bob.post(code, "rematch", status=201)
        assert a.wait_update(lambda update: update["rematch"])["rematch"] == again["code"]
    assert alice.post(code, "rematch", status=201)["code"] == again["code"]
    assert [seat["person"]["name"] for seat in again["seats"]] == ["Alice", "Bob"]
    assert again["status"] == "waiting"
    refused = alice.http.patch(f"/api/tables/{again['code']}/setup", json={"options": {"dice": "loaded"}})
    assert (refused.status_code, refused.json()["detail"][:6]) == (400, "dice: ")
    changed = alice.http.patch(f"/api/tables/{again['code']}/setup", json={"options": {"dice": "3-1-2"}})
    assert changed.status_code == 200
    bob.post(again["code"], "begin", status=200)  # Alice has no page there
    finished = alice.get(code, f"/at/{seen['moves']}")
    assert finished["eyes"] == [0, 1]
    late = guest().post(code, "branch", status=201, moves=seen["moves"])
    assert [seat["kind"] for seat in late["seats"]] == ["person", "person"] or late["seats"][0]["kind"] == "open"


def test_an_answer_has_the_same_shape_in_a_message_and_in_a_view_with_sentences_as_texts(guest: Come) -> None:
    alice = guest()
    code = alice.make("horrified", "me", seed=1, **FIRST)
    game = gloam.new("horrified", 1, FIRST["options"], seed=1)
    with alice.live(code) as live:
        answers = live.wait_update()["questions"][0]["answers"]
    words = ("label", "note", "more")
    answers = [answer | {word: text(answer[word]) for word in words} for answer in answers]
    assert answers == [dict.fromkeys(words, "") | answer for answer in game.view(0)["asked"][0]["answers"]]


def test_who_loses_a_seat_sees_the_table_as_others_who_watch(guest: Come) -> None:
    """Also if somebody has been watching before."""
    alice, bob, wanda, carol = guest("Alice"), guest("Bob"), guest("Wanda"), guest("Carol")
    code = alice.make("house_of_horrors", "me", "open", "random", "random")
    with wanda.live(code) as watching, bob.live(code) as live:
        bob.post(code, "sit/1")
        live.wait_update(lambda update: set(update["seen"]) == {"1"})
        bob.post(code, "stand/1")
        carol.post(code, "sit/1")
        live.wait_update(lambda update: set(update["seen"]) == {"all"})
        assert live.update["seen"] == watching.wait_update(lambda update: update["sequence"] == live.update["sequence"])["seen"]


def test_a_record_of_the_middle_that_hides_hands_says_that_it_cannot_be_opened(guest: Come) -> None:
    alice = guest()
    code = alice.make("house_of_horrors", "me", "heuristic", "heuristic", seed=3)
    assert alice.get(code, "/record/copy") == {"whole": False}
    assert "does not tell what others hold" in alice.look(alice.get(code, "/record"), status=400)["detail"]


def test_a_record_comes_down_and_goes_up_again(guest: Come) -> None:
    alice, bob, code = two_at_a_table(guest)
    with alice.live(code) as a, bob.live(code) as b:
        a.wait_update(), b.wait_update()
        take_turns([a, b], random.Random(10), 20)
    mine = alice.get(code, "/record")
    assert "seed ? 0" in mine
    assert alice.get(code, "/record/copy") == {"whole": True}  # nothing is hidden in this game: it can be gone on with
    found = alice.look(mine)
    assert (found["game"], found["seats"], found["seat"], found["over"]) == ("horrified", 2, 0, False)
    seats = [{"kind": "me"}, {"kind": "open"}]
    again = alice.open_record(mine, seats=seats)
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
    alice.open_record(mine, status=400, seats=seats[:1])
    assert alice.http.get(f"/api/tables/{code}/record", params={"seat": 1}).status_code == 403

    game = gloam.new("horrified", 2, seed=12)
    for _ in range(15):
        game.answer(game.asked[0].options[0])
    card = alice.open_record(game.record())
    assert card["moves"] == game.moves
    with alice.live(card["code"]) as live:
        assert live.wait_update()["view"] == game.view(0)["table"]
        live.play_at_random(random.Random(11))
    full = read(alice.get(card["code"], "/record"))
    assert [entry[:2] for entry in full.entries[: game.moves]] == [entry[:2] for entry in read(game.record()).entries]


def test_a_record_of_other_rules_goes_up_to_the_first_difference(guest: Come) -> None:
    alice = guest()
    game = gloam.new("horrified", 2, seed=12)
    for _ in range(15):
        game.answer(game.asked[0].options[0])
    heading, *lines = game.record().splitlines()[:-1]
    body = "\n".join([heading, "game horrified 0", *lines[1:], "0 fly moon", "0 end"])
    text = f"{body}\nend {len(lines) - 2} {zlib.crc32(body.encode()):08x}\n"
    found = alice.look(text)
    assert "no answer reads 'fly moon'" in found["differs"]
    assert found["moves"] == game.moves
    assert alice.open_record(text)["moves"] == game.moves
    assert alice.look(game.record())["differs"] == ""


def test_a_game_that_began_from_a_position_goes_up_and_branches(guest: Come) -> None:
    alice = guest()
    game = gloam.position(str(gloam.new("horrified", 2, seed=3)), seed=4)
    for _ in range(6):
        game.answer(game.asked[0].options[0])
    card = alice.open_record(game.record())
    assert card["moves"] == game.moves
    with alice.live(card["code"]) as live:
        assert live.wait_update()["view"] == game.view(0)["table"]
        live.play_at_random(random.Random(12), 3)
        moves = live.update["moves"]
    assert alice.get(card["code"], "/at/0")["views"]["all"] == gloam.replay(game.record(), 0).view(0)["table"]
    branch = alice.post(card["code"], "branch", status=201, moves=moves - 1)
    with alice.live(branch["code"]) as live:
        assert live.wait_update()["status"] == "playing"
    assert "position ?" in alice.get(card["code"], "/record")


@pytest.mark.parametrize(
    "todo",
    [
        pytest.param([["place_items", 1], ["receiver", 0, 3], ["end_of_turn"]], id="an Item that nobody has is handed over"),
        pytest.param([["hit", 0, 0], ["end_of_turn"]], id="no hit is to be covered"),
        pytest.param([["hero_phase"], ["advance", 1], ["end_of_turn"]], id="a task is advanced without Items"),
    ],
)
def test_a_record_that_cannot_be_played_on_is_refused(guest: Come, todo: list[list[object]]) -> None:
    options = {"heroes": ["archaeologist", "mayor"], "monsters": ["dracula", "mummy"]}
    position = f"""
        game = "horrified"
        seats = 2
        options = {{heroes = ["archaeologist", "mayor"], monsters = ["dracula", "mummy"]}}
        heroes.archaeologist.items = ["pistol"]
        todo = {json.dumps(todo)}
        """
    definition = find("horrified")
    setup = Setup(definition, 2, definition.options.read(options, 2), 3, position)
    assert guest().look(begin(setup, None).record(), status=400)["detail"] == "the record cannot be replayed"


def test_a_game_with_hidden_hands_is_not_branched_while_others_play_it(guest: Come) -> None:
    alice, bob = guest("Alice"), guest("Bob")
    code = alice.make("house_of_horrors", "me", "open", "random")
    bob.post(code, "sit/1")
    assert "may not know" in alice.post(code, "branch", status=403, moves=alice.get(code)["moves"])["detail"]
    alone = alice.make("house_of_horrors", "me", "random", "random")
    assert alice.post(alone, "branch", status=201, moves=alice.get(alone)["moves"])["status"] == "playing"


def test_a_chosen_seed_repeats_a_game_but_not_with_open_seats(guest: Come) -> None:
    alice = guest()
    views = []
    for _ in range(2):
        with alice.live(alice.make("horrified", "me", seed=5)) as live:
            views.append(live.wait_update()["view"])
    assert views[0] == views[1]
    wanted = {"game": "horrified", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 5}
    assert alice.http.post("/api/tables", json=wanted).status_code == 400


def listed(who: Guest) -> list[str]:
    return [card["code"] for card in who.http.get("/api/tables").json()]


def test_a_table_that_was_put_away_is_listed_again_when_it_is_visited(guest: Come) -> None:
    alice, bob = guest(), guest()
    code = alice.make("horrified", "me", "open", private=False)
    for _ in range(2):
        assert alice.http.post(f"/api/tables/{code}/put-away").status_code == 204
    assert code not in listed(alice)
    assert code in listed(bob)
    bob.post(code, "sit/1")
    assert code not in listed(alice)
    with alice.live(code) as live:
        live.wait_update()
    assert code in listed(alice)


def test_a_table_that_was_put_away_before_a_restart_is_listed_again_when_it_is_visited(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as (url, _), Guest(url) as alice:
        code = alice.make("horrified", "me", "open")
        assert alice.http.post(f"/api/tables/{code}/put-away").status_code == 204
    with threaded_server(tmp_path) as (url, _), Guest(url) as later:
        later.cookie = alice.cookie
        later.http.cookies.set("gloam", alice.cookie)
        assert code not in listed(later)
        with later.live(code) as live:
            live.wait_update()
        assert code in listed(later)


def test_someone_who_joins_a_game_that_runs_meets_chance_that_nobody_chose(parlour: tuple[str, Service]) -> None:
    url, service = parlour
    with Guest(url) as alice, Guest(url) as bob:
        code = alice.make("horrified", "me", "me", seed=5)
        alice.post(code, "stand/1")
        alice.post(code, "sit/1")
        assert chance_of(service, code) == Chance(origin="seed")
        alice.post(code, "stand/1")
        bob.post(code, "sit/1")
        assert chance_of(service, code).key
        alice.post(code, "bot/0")
        alice.post(code, "sit/0")
        bob.post(code, "stand/1")
        chosen = chance_of(service, code)
        bob.post(code, "sit/1")
        assert chance_of(service, code) == chosen


def chance_of(service: Service, code: str) -> Chance:
    return asyncio.run(service.tables.get(code)).info.chance


def test_a_bot_fills_in_for_someone_who_never_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with threaded_server(tmp_path, absence=1000.0) as (url, service), Guest(url) as alice, Guest(url) as bob:
        code = alice.make("horrified", "me", "open", **FIRST)
        bob.post(code, "sit/1")
        assert 900 < alice.get(code)["seats"][1]["bot_in"] <= 1000
        assert "away for a while" in alice.post(code, "bot/1", status=409)["detail"]
        table = service.tables.live[code]
        monkeypatch.setattr(table.audience, "_absence", lambda: 0.0)
        assert alice.get(code)["seats"][1]["bot_in"] == 0
        assert alice.post(code, "bot/1")["seats"][1]["kind"] == "bot"


def test_what_cannot_be_set_up_is_said(guest: Come) -> None:
    alice = guest()
    for wanted, word in (
        ({"game": "chess", "seats": [{"kind": "me"}]}, "chess"),
        ({"game": "horrified", "seats": []}, "seats"),
        ({"game": "horrified", "seats": [{"kind": "me"}], "options": {"monsters": ["nobody"]}}, "nobody"),
        ({"game": "horrified", "seats": [{"kind": "bot", "bot": "deep thought"}]}, "deep thought"),
    ):
        response = alice.http.post("/api/tables", json=wanted)
        assert response.status_code == 400
        assert word in response.json()["detail"]
