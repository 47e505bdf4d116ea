"""Many games at once: the same whatever the number of processes, and honestly reported."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from gloam import bots
from gloam.kernel.definition import Advice
from gloam.kernel.game import Game
from gloam.lab import Rate, Report, Spread, simulate
from gloam.lab.simulate import _batches


def timeless(report: Report) -> Report:
    return replace(report, seconds=0.0)


def test_the_same_seed_gives_the_same_games_on_one_core_or_two() -> None:
    alone = simulate("horrified", 40, ["random"], seed=3, jobs=1, seats=2)
    together = simulate("horrified", 40, ["random"], seed=3, jobs=2, seats=2)
    assert timeless(alone) == timeless(together)
    assert timeless(alone) != timeless(simulate("horrified", 40, ["random"], seed=4, jobs=1, seats=2))


def test_more_games_of_a_seed_begin_with_the_same_ones() -> None:
    few = simulate("horrified", 1, ["random"], seed=8, jobs=1, seats=2)
    assert few.decisions.least == few.decisions.most
    many = simulate("horrified", 2, ["random"], seed=8, jobs=1, seats=2)
    assert few.decisions.least in (many.decisions.least, many.decisions.most)


def test_a_report_tells_what_was_played_and_how_it_ended() -> None:
    told: list[tuple[int, int]] = []
    report = simulate(
        "horrified", 4, ["random", "heuristic"], seed=1, jobs=1, options={"how_many": 3}, progress=lambda *done: told.append(done)
    )
    assert (report.game, report.bots, report.games, report.seed) == ("horrified", ("random", "heuristic"), 4, 1)
    assert report.options == {"how_many": 3}
    assert sum(report.reasons.values()) == 4
    assert report.wins.count == report.reasons.get("won", 0)
    assert report.wins == report.by_seat[0] == report.by_seat[1] == report.by_bot["heuristic"]
    assert report.decisions.least <= report.decisions.mean <= report.decisions.most < report.moves.most
    assert told == [(n, 4) for n in range(1, 5)]
    assert json.loads(json.dumps(report.data())) == report.data()
    assert report.data()["wins"]["of"] == 4


def test_one_bot_in_several_seats_is_counted_for_each() -> None:
    report = simulate("horrified", 3, ["random"], jobs=1, seats=4)
    assert report.bots == ("random",) * 4
    assert report.by_bot["random"].of == 12


def test_progress_is_told_up_to_the_end_by_several_processes() -> None:
    told: list[int] = []
    simulate("horrified", 60, ["random"], jobs=2, seats=2, progress=lambda done, _: told.append(done))
    assert told == sorted(told)
    assert told[-1] == 60


def test_wilson_intervals() -> None:
    # Checked against the formula's worked values: 8 of 10, none of 20, all of 20.
    assert Rate.out_of(8, 10) == Rate(8, 10, 0.8, pytest.approx(0.4902, abs=1e-4), pytest.approx(0.9433, abs=1e-4))
    assert Rate.out_of(0, 20) == Rate(0, 20, 0.0, 0.0, pytest.approx(0.1611, abs=1e-4))
    assert Rate.out_of(20, 20) == Rate(20, 20, 1.0, pytest.approx(0.8389, abs=1e-4), 1.0)
    assert Spread.over([3, 5, 10]) == Spread(3, 6.0, 10)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"games": 0}, "at least one game"),
        ({"bots": []}, "no bots are named"),
        ({"bots": ["oracle"]}, "no bot called 'oracle'"),
        ({"bots": ["random", "random"], "seats": 3}, "3 seats need 3 bots, or one for all, not 2"),
        ({"game": "nonesuch"}, "no game called 'nonesuch'"),
        ({"seats": 9}, "takes 1 to 5 seats"),
        ({"options": {"how_many": 7}}, "how_many"),
    ],
)
def test_what_cannot_be_played_is_said_beforehand(wrong: dict[str, object], complaint: str) -> None:
    settings: dict[str, object] = {"game": "horrified", "games": 2, "bots": ["random"], "jobs": 1, **wrong}
    with pytest.raises((ValueError, KeyError), match=complaint):
        simulate(**settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_bot_is_named(jobs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn:
        name = "stubborn"

        def __init__(self, seed: int) -> None:
            pass

        def choose(self, game: Game, seat: int) -> Advice | None:
            return Advice(game.setup.definition.catalogue.number("fall"), "I will not")

    monkeypatch.setitem(bots._BOTS, "stubborn", Stubborn)
    with pytest.raises(bots.BrokenBot, match=r"'stubborn' in seat \d, asked '(act|perk)' .*'fall', which is not open"):
        simulate("horrified", 3, ["stubborn"], jobs=jobs, seats=2)


@pytest.mark.parametrize(("done", "games", "jobs"), [(1, 2, 2), (3, 600, 2), (5, 10_000, 8)])
def test_batches_hold_every_game_once_and_the_last_ones_are_short(done: int, games: int, jobs: int) -> None:
    batches = list(_batches(done, games, jobs))
    assert [number for first, last in batches for number in range(first, last)] == list(range(done, games))
    assert all(last - first <= done for first, last in batches[-jobs:])
