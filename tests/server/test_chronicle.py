"""What someone is shown who comes to a game later: told again away from the loop, and the same as to those who watched."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest

from gloam.kernel.game import Game
from gloam.tables.chronicle import Chronicle
from gloam.tables.history import GameHistory
from server.guests import Guest, threaded_server


def test_who_comes_anew_does_not_make_everyone_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that takes a while to tell again is told in another thread."""
    on_the_loop: list[bool] = []
    loops: set[int | None] = set()
    begin = Chronicle.__init__
    prepare = GameHistory.prepare

    def noted(self: Chronicle, game: Game) -> None:
        on_the_loop.append(threading.current_thread().ident in loops)
        begin(self, game)

    async def prepared(self: GameHistory, game: Game) -> None:
        loops.add(threading.current_thread().ident)
        await prepare(self, game)

    monkeypatch.setattr(Chronicle, "__init__", noted)
    monkeypatch.setattr(GameHistory, "prepare", prepared)
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
            assert table.showing.remembers_all()
            watched = [told(alice), told(bob)]
            table.showing.lose_beginning()
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
            assert not service.tables.live[code].showing.remembers_all()
