"""Many games at once: the same whatever the number of processes, and honestly reported."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from gloam import bots
from gloam.lab import Missing, Report, simulate
from gloam.lab.extras import INSTALL
from lab.players import Interrupting


def timeless(report: Report) -> Report:
    """A report without the times it took."""
    games = [outcome._replace(thought=(), seconds=0.0) for outcome in report.outcomes]
    return replace(report, seconds=0.0, outcomes=tuple(games))


@pytest.mark.usefixtures("no_games_here")
def test_the_same_seed_gives_the_same_games_on_one_core_or_two() -> None:
    alone = simulate("horrified", 12, ["random"], seed=3, jobs=1, seats=2)
    together = simulate("horrified", 12, ["random"], seed=3, jobs=2, seats=2)
    assert timeless(alone) == timeless(together)
    assert timeless(alone) != timeless(simulate("horrified", 12, ["random"], seed=4, jobs=1, seats=2))


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


@pytest.mark.usefixtures("no_games_here")
def test_progress_is_told_up_to_the_end_by_several_processes() -> None:
    told: list[int] = []
    simulate("horrified", 20, ["random"], jobs=2, seats=2, progress=lambda done, _: told.append(done))
    assert told == sorted(told)
    assert told[-1] == 20


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
    with pytest.raises(ValueError, match=complaint):
        simulate(**settings)  # type: ignore[arg-type]


@pytest.mark.usefixtures("no_games_here")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_bot_is_named(jobs: int) -> None:
    with pytest.raises(bots.BrokenBot if jobs == 1 else bots.BotError, match=r"'stubborn' in seat \d, asked '(act|perk)' .*'fall'"):
        simulate("horrified", 3, ["python:lab.players:Stubborn"], jobs=jobs, seats=2)


@pytest.mark.usefixtures("no_games_here")
def test_a_process_that_dies_ends_the_simulation() -> None:
    with pytest.raises(RuntimeError, match="a process that plays has ended with code -9"):
        simulate("horrified", 3, ["python:lab.players:Dying"], jobs=2, seats=2)


@pytest.mark.parametrize("name", ["python:nonesuch:Bot", "python:lab.players:Nobody", "python:"])
def test_a_class_that_cannot_be_imported_is_named(name: str) -> None:
    with pytest.raises(bots.BotError, match=f"the bot {name} cannot be imported"):
        simulate("horrified", 1, [name], jobs=1)


def test_a_report_that_keeps_no_games_counts_the_same() -> None:
    kept = simulate("house_of_horrors", 3, ["random"], jobs=1)
    counted = simulate("house_of_horrors", 3, ["random"], jobs=1, keep=False)
    assert counted.outcomes == ()
    assert replace(kept, seconds=0.0, outcomes=()) == replace(counted, seconds=0.0)


def test_ctrl_c_reports_the_games_that_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Interrupting, "games", -1)  # one is made to see whether it can be
    report = simulate("horrified", 9, ["python:lab.players:Interrupting:4"], jobs=1, seats=1, stoppable=True)
    assert report.games == 3
    assert [outcome.number for outcome in report.outcomes] == [0, 1, 2]
    monkeypatch.setattr(Interrupting, "games", -1)
    with pytest.raises(KeyboardInterrupt):
        simulate("horrified", 9, ["python:lab.players:Interrupting:4"], jobs=1, seats=1)
    monkeypatch.setattr(Interrupting, "games", -1)
    with pytest.raises(KeyboardInterrupt):  # there is nothing to report yet
        simulate("horrified", 9, ["python:lab.players:Interrupting:1"], jobs=1, seats=1, stoppable=True)


@pytest.mark.usefixtures("no_games_here")
def test_ctrl_c_ends_the_processes_that_play(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(*given: object, **named: object) -> subprocess.Popen[bytes]:
        started.append(popen(*given, **named))  # type: ignore[call-overload]
        return started[-1]

    def interrupt(done: int, games: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess, "Popen", start)
    report = simulate("horrified", 100_000, ["random"], jobs=2, seats=1, progress=interrupt, stoppable=True)
    assert 0 < report.games < 100_000
    assert [process.returncode for process in started] == [-9, -9]


def test_a_frame_has_a_row_for_each_game_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    report = simulate("house_of_horrors", 2, ["random"], jobs=1)
    assert report.frame().to_dicts() == report.rows()
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(Missing) as missing:
        report.frame()
    assert str(missing.value) == f"a frame of games needs the package polars: {INSTALL}"


def test_simulations_need_no_packages_of_the_lab() -> None:
    names = {"polars", "openskill", "altair", "vl_convert"}
    seen = f"import sys; sys.modules.update(dict.fromkeys({names!r})); import gloam; from gloam.lab import simulate; "
    seen += "print(simulate('horrified', 1, ['random'], jobs=1).games)"
    assert subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True).stdout == "1\n"


def test_a_report_is_short_and_shows_itself_as_a_table() -> None:
    report = simulate("horrified", 1, ["random"], seats=1, jobs=1)
    assert len(repr(report)) < 1500
    assert "seat 1, random" in report._repr_html_()
