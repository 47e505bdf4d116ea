"""A game told again: caught up with in a moment, and away from the loop when it takes longer."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam.kernel import play
from gloam.kernel.game import Game
from gloam.tables.chronicle import Chronicle
from gloam.tables.hindsight import Hindsight
from server.guests import Guest, threaded_server


def played(name: str, answers: int) -> Iterator[Game]:
    """A random game with talk and answers that are taken back, after each of them."""
    dice = random.Random(3)
    game = gloam.new(name, seed=3)
    for _ in range(answers):
        question = dice.choice(game.asked)
        game = play.answer(game, question.seat, [dice.choice(question.options)], game.nature).game
        if dice.random() < 0.1:
            game = play.say(game, 0, "What now?").game
        if dice.random() < 0.1:
            game = play.back_to(game, game.moves - dice.randrange(1, 3)).game
        if game.over:
            break
        yield game


@pytest.mark.parametrize("name", ["house_of_horrors", "horrified"])
def test_a_chronicle_that_follows_tells_what_a_new_one_does(name: str) -> None:
    followed = []
    chronicle = Chronicle(gloam.new(name, seed=3))
    for game in list(played(name, 90))[::2]:
        followed.append(chronicle.leads_to(game))
        chronicle.follow(game)
        anew = Chronicle(game)
        assert chronicle.turns([0], False) == anew.turns([0], False)
        assert chronicle.recent(30, [1], False) == anew.recent(30, [1], False)
        assert chronicle.review(game.moves, [0], False) == anew.review(game.moves, [0], False)
    assert {True, False} <= set(followed)


def test_the_history_does_not_repeat_what_only_the_one_who_answered_could_read() -> None:
    """Who declares a battle reads how good the own hand is for it, "your best 7"; others read what was declared."""
    game = gloam.new("house_of_horrors", seed=3)
    while game.asked[0].prompt != "declare":
        game.answer(game.asked[0].options[0])
    declared = game.asked[0].options[0]
    label = game.setup.definition.shown.label(game, declared)
    assert label.note
    game.answer(declared)
    assert Chronicle(game).turns([], False)[-1].answer == label.name


def test_who_comes_anew_does_not_make_everyone_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that takes a while to tell again is told in another thread."""
    on_the_loop: list[bool] = []
    loops: set[int | None] = set()
    begin = Chronicle._begin
    prepare = Hindsight.prepare

    def noted(self: Chronicle, setup: Any) -> None:
        on_the_loop.append(threading.current_thread().ident in loops)
        begin(self, setup)

    async def prepared(self: Hindsight) -> None:
        loops.add(threading.current_thread().ident)
        await prepare(self)

    monkeypatch.setattr(Chronicle, "_begin", noted)
    monkeypatch.setattr(Hindsight, "prepare", prepared)
    with threaded_server(tmp_path) as (url, _), Guest(url) as alice:
        code = alice.make("horrified", "me")
        with alice.live(code) as live:
            live.play_at_random(random.Random(1), 3)
    with threaded_server(tmp_path) as (url, _), Guest(url) as bob, bob.live(code) as watching:
        assert len(watching.wait_update()["events"]) > 3
    assert loops
    assert on_the_loop
    assert not any(on_the_loop)


@pytest.mark.parametrize("game", ["horrified", "house_of_horrors"])
def test_who_comes_anew_is_told_the_same_of_a_game_that_was_watched_and_of_one_that_is_told_again(
    tmp_path: Path, game: str
) -> None:
    with threaded_server(tmp_path) as (url, service), Guest(url) as alice, Guest(url) as bob:
        code = alice.make(game, "me", "me", "open")
        alice.post(code, "sit/2")  # the game begins while the table is awake

        def told(guest: Guest) -> Any:
            with guest.live(code) as anew:
                update = anew.wait_update()
                return update["events"], update["talk"]

        with alice.live(code) as live:
            live.play_at_random(random.Random(1), 12)
            live.send({"type": "say", "seat": 1, "text": "What now?"})
            live.wait_update(lambda update: any(event["parts"]["kind"] == "said" for event in update["events"]))
            live.play_at_random(random.Random(2), 1)
            table = service.tables.live[code]
            assert table.remembers_all()
            watched = [told(alice), told(bob)]
            table._showing.lose_beginning()
            assert [told(alice), told(bob)] == watched


def test_answers_that_were_taken_back_are_not_told_to_who_comes_anew(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as (url, service), Guest(url) as alice, Guest(url) as bob:
        code = alice.make("horrified", "me")

        def told() -> Any:
            with bob.live(code) as anew:
                return anew.wait_update()["events"]

        with alice.live(code) as live:
            (question,) = live.wait_update()["questions"]
            before = told()
            live.give(0, next(answer["id"] for answer in question["answers"] if answer["parts"]["kind"] == "move"))
            assert "moved" in [event["parts"]["kind"] for event in told()[len(before) :]]
            (undo,) = live.update["undo"]
            live.send({"type": "undo", "seat": 0, "to": undo["to"]})
            live.wait_update(lambda update: update["moves"] == undo["to"])
            assert told() == before
            assert not service.tables.live[code].remembers_all()
