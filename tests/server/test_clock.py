"""The clock of a game with a time limit: what it counts, who sees it, who can turn it off, and how it ends a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloam.kernel.fairness import verify
from gloam.kernel.record import read
from gloam.server.service import Service
from gloam.tables import clock as clocks
from gloam.tables.clock import LONGEST_PAUSE, Clock
from server.guests import Guest, Live, threaded_server

SCENARIO: dict[str, Any] = {"preset": "creaking_floorboards", "set_up": "chance", "objects": False, "turns": 9}


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets seconds pass."""
    now = [1000.0]
    monkeypatch.setattr(clocks.time, "monotonic", lambda: now[0])

    def passes(seconds: float) -> None:
        now[0] += seconds

    return passes


def an_hour(on: bool = True, played: int = 0, begun: bool = False) -> Clock:
    return Clock(lambda: 60, lambda: on, played, begun)


def test_the_clock_runs_from_the_first_answer(passing: Callable[[float], None]) -> None:
    clock = an_hour()
    passing(500)
    assert clock.played() == 0
    assert clock.answered() == 0
    passing(40)
    assert clock.played() == 40
    assert clock.answered() == 40


def test_the_clock_stands_still_in_a_long_pause(passing: Callable[[float], None]) -> None:
    clock = an_hour()
    clock.answered()
    passing(LONGEST_PAUSE - 10)
    shown = clock.shown()
    assert shown is not None
    assert (shown.played, shown.runs_on) == (LONGEST_PAUSE - 10, 10)
    passing(36_000)
    assert clock.answered() == LONGEST_PAUSE


def test_the_clock_goes_on_after_a_restart_from_what_was_stored(passing: Callable[[float], None]) -> None:
    clock = an_hour(played=3590, begun=True)
    assert not clock.is_up()
    passing(10)
    assert clock.is_up()


def test_a_clock_that_is_off_ends_nothing(passing: Callable[[float], None]) -> None:
    assert not an_hour(on=False, played=7200).is_up()
    assert an_hour(played=7200).is_up()
    unlimited = Clock(lambda: 0, lambda: True, 7200, True)
    assert not unlimited.is_up()
    assert unlimited.shown() is None


def hours_later(service: Service, code: str) -> None:
    """An hour has been played at a table."""
    service.tables.live[code].state.clock._played += 3600


def end_turn(live: Live) -> None:
    """Answer at random until another turn begins, or the game is over."""
    dice = random.Random(5)
    update = live.update
    turn = live.views["0"]["turn"]
    while not update["result"] and live.views["0"]["turn"] == turn:
        question = update["questions"][0]
        update = live.give(question["seat"], dice.choice(question["answers"])["id"], seen=update)


def test_a_game_whose_time_is_up_ends_after_the_turn(parlour: tuple[str, Service]) -> None:
    url, service = parlour
    with Guest(url, "Alice") as alice:
        code = alice.make("horrorclix", "me", "me", options=SCENARIO)
        with alice.live(code) as live:
            clock = live.wait_update()["clock"]
            assert (clock["limit"], clock["played"], clock["on"]) == (3600, 0, True)
            while live.views["0"]["turn"] < 2:
                end_turn(live)
            hours_later(service, code)
            end_turn(live)
            assert live.update["result"]["reason"] == "time"
            assert live.update["clock"] is None
        record = alice.get(code, "/record")
        assert record.count("time left") == 1
        assert record.count("time up") == 1
        assert verify(read(record)).clock == alice.get(code, "/verify")["clock"] == 2
        assert not alice.get(code, "/verify")["problem"]


def test_the_host_can_turn_the_clock_off(parlour: tuple[str, Service]) -> None:
    url, service = parlour
    with Guest(url, "Alice") as alice, Guest(url, "Bob") as bob:
        code = alice.make("horrorclix", "me", "me", options=SCENARIO)
        bob.put(code, "options", status=403, clock=False)
        with alice.live(code) as live:
            live.wait_update()
            alice.put(code, "options", clock=False)
            assert not live.wait_update()["clock"]["on"]
            while live.views["0"]["turn"] < 1:
                end_turn(live)
            hours_later(service, code)
            end_turn(live)
            assert live.update["result"] is None
            alice.put(code, "options", clock=True)
            live.wait_update(lambda update: update["clock"]["on"])
            end_turn(live)
            assert live.update["result"]["reason"] == "time"


def test_other_games_have_no_clock(parlour: tuple[str, Service]) -> None:
    url, _ = parlour
    with Guest(url, "Alice") as alice, alice.live(alice.make("horrified", "me", options={"preset": "first"})) as live:
        assert live.wait_update()["clock"] is None


def test_a_restart_keeps_the_time_played_and_the_switch(tmp_path: Path) -> None:
    with threaded_server(tmp_path) as (url, service), Guest(url, "Alice") as alice:
        cookie = alice.cookie
        code = alice.make("horrorclix", "me", "me", options=SCENARIO)
        alice.put(code, "options", clock=False)
        with alice.live(code) as live:
            live.wait_update()
            end_turn(live)
            service.tables.live[code].state.clock._played = 1234
            end_turn(live)
    with threaded_server(tmp_path) as (url, _), Guest(url, cookie=cookie) as alice, alice.live(code) as live:
        clock = live.wait_update()["clock"]
        assert 1234 <= clock["played"] < 1300
        assert clock["runs_on"] > 0
        assert not clock["on"]


def test_an_offer_to_end_the_game_comes_beside_the_questions(parlour: tuple[str, Service]) -> None:
    url, _ = parlour
    with Guest(url, "Alice") as alice:
        code = alice.make("horrorclix", "me", "me", options=SCENARIO)
        with alice.live(code) as live:
            live.wait_update()
            while not live.update["asides"]:
                question = live.update["questions"][0]
                live.give(question["seat"], question["answers"][0]["id"])
            update = live.update
            asked = update["questions"][0]
            assert [aside["seat"] for aside in update["asides"]] == [0, 1]
            assert all(aside["interrupt"] and aside["kind"] == "propose" for aside in update["asides"])
            other = 1 - asked["seat"]
            voting = live.give(other, "propose")
            assert [(each["seat"], each["kind"]) for each in voting["questions"]] == [(asked["seat"], "end")]
            assert voting["asides"] == []
            again = live.give(asked["seat"], "pass")
            assert again["questions"] == [asked]
            assert [aside["seat"] for aside in again["asides"]] == [asked["seat"]]
