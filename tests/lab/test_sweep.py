"""Sweeps play every combination, and what is kept on disk is complete however often they were stopped."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from gloam.lab import Missing, Plan, Results, ResultsError, merge, sweep
from gloam.lab.plan import gaps, share_of
from gloam.lab.results import TIMES

SOLO = Plan("horrified", 6, ("random",), 1, {"how_many": 2}, {"seats": [1, 2]}, seed=5)


def rows(folder: Path) -> pl.DataFrame:
    """The games of a directory without the columns that hold times."""
    return Results(folder).games().drop(TIMES)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of a sweep that nothing stopped."""
    folder = tmp_path_factory.mktemp("whole") / "results"
    sweep(SOLO, folder, jobs=1)
    return folder


def test_every_combination_is_played_with_the_same_chance() -> None:
    plan = Plan("horrified", 1, ("random",), 2, {}, {"monsters": [["dracula", "mummy"], ["creature", "mummy"]], "seats": [1, 3]})
    reports = sweep(plan, jobs=1)
    assert [(report.options["monsters"][0], len(report.bots)) for report in reports] == [
        ("dracula", 1), ("dracula", 3), ("creature", 1), ("creature", 3),
    ]  # fmt: skip
    assert len({series.game_seed(0) for series in plan.series()}) == 1


def test_a_directory_holds_a_row_for_each_game_that_can_be_played_again(whole: Path) -> None:
    import gloam
    from gloam import bots

    games = rows(whole)
    assert games.select("setup", "game").rows() == [(setup, game) for setup in range(2) for game in range(6)]
    assert games["seats"].to_list() == [1] * 6 + [2] * 6
    last = games.rows(named=True)[-1]
    assert len(last["rescued"]) == len(last["rescued_by"])
    begun = gloam.new("horrified", last["seats"], SOLO.options, last["seed"])
    assert [seat for seat, _ in bots.play(begun, [bots.find("heuristic")] * 2)]


def test_a_sweep_that_was_stopped_goes_on_where_it_was(tmp_path: Path, whole: Path) -> None:
    told: list[int] = []

    def stop(done: int, games: int) -> None:
        told.append(done)
        if done in (3, 8) and told.count(done) == 1:
            raise KeyboardInterrupt

    for jobs in (1, 1, 2):
        reports = sweep(SOLO, tmp_path / "out", jobs=jobs, progress=stop, stoppable=True, every=0.0)
    assert [report.games for report in reports] == [6, 6]
    assert told == [*range(4), *range(3, 9), *range(8, 13)]  # each begins with what is there
    assert rows(tmp_path / "out").equals(rows(whole))
    assert Results(tmp_path / "out").reports()[0].wins == reports[0].wins


def test_what_was_played_before_ctrl_c_is_written(tmp_path: Path) -> None:
    def stop(done: int, games: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sweep(SOLO, tmp_path / "out", jobs=1, progress=stop, every=1000.0)
    assert len(rows(tmp_path / "out")) == 4


def test_more_games_of_the_same_plan_can_be_asked_for(tmp_path: Path, whole: Path) -> None:
    fewer = Plan(**{**SOLO.data(), "bots": SOLO.bots, "games": 2})
    assert [report.games for report in sweep(fewer, tmp_path / "out", jobs=1)] == [2, 2]
    assert [report.games for report in sweep(SOLO, tmp_path / "out", jobs=1)] == [6, 6]
    assert [report.games for report in sweep(fewer, tmp_path / "out", jobs=1)] == [6, 6]
    assert rows(tmp_path / "out").equals(rows(whole))


def test_shares_of_several_machines_are_merged_into_the_whole(tmp_path: Path, whole: Path) -> None:
    for part in (1, 2, 3):
        sweep(SOLO, tmp_path / str(part), jobs=1, share=(part, 3))
    assert len(rows(tmp_path / "1")) == 4
    merged = merge(tmp_path / "1", [tmp_path / "2", tmp_path / "3"])
    assert rows(tmp_path / "1").equals(rows(whole))
    assert merged.merge(tmp_path / "2") == 0  # nothing is taken twice
    assert merged.merge(whole) == 0
    assert len(rows(tmp_path / "1")) == 12


def test_what_a_crash_left_unfinished_is_cleared_away(tmp_path: Path, whole: Path) -> None:
    sweep(SOLO, tmp_path, jobs=1, share=(1, 2))
    (tmp_path / "manifest.tmp").write_bytes(b"{")
    (tmp_path / "games" / "half.tmp").write_bytes(b"PAR1 half a file")
    sweep(SOLO, tmp_path, jobs=1)
    assert not list((tmp_path / "games").glob("*.tmp"))
    assert rows(tmp_path).equals(rows(whole))


def test_a_crash_before_anything_was_written_leaves_an_empty_directory(tmp_path: Path) -> None:
    (tmp_path / "manifest.tmp").write_bytes(b"{")
    assert Results.create(tmp_path, SOLO).games().height == 0


def refused(folder: Path, **other: Any) -> str:
    with pytest.raises(ResultsError) as problem:
        sweep(Plan(**{**SOLO.data(), "bots": SOLO.bots, **other}), folder, jobs=1)
    return str(problem.value)


def test_a_directory_of_something_else_is_refused(tmp_path: Path, whole: Path) -> None:
    assert "holds games with seed 5, not 6: name another directory" in refused(whole, seed=6)
    assert "holds games with bots" in refused(whole, bots=("heuristic",))
    assert 'with sweep {"seats": [1, 2]}, not {"seats": [1]}' in refused(whole, sweep={"seats": [1]})
    (tmp_path / "notes.txt").write_text("mine")
    assert "is not empty and holds no results" in refused(tmp_path)
    with pytest.raises(ResultsError, match=r"holds no results: there is no manifest.json"):
        Results(tmp_path)
    (tmp_path / "manifest.json").write_text("{")
    assert "manifest.json is damaged" in refused(tmp_path)
    manifest = json.loads((whole / "manifest.json").read_text())
    (tmp_path / "manifest.json").write_text(json.dumps({**manifest, "gloam": "0.0.1"}))
    assert "was made with gloam 0.0.1" in refused(tmp_path)
    (tmp_path / "manifest.json").write_text(json.dumps({**manifest, "format": 99}))
    assert "another format" in refused(tmp_path)


def test_one_process_at_a_time_writes_to_a_directory(whole: Path) -> None:
    with Results(whole).alone():
        assert "another process writes" in refused(whole)


def test_sweeps_that_cannot_be_played_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    for wrong, complaint in (
        ({"sweep": {"weather": ["fog"]}}, "Horrified has no option weather to sweep"),
        ({"sweep": {"how_many": [2, 9]}}, "how_many"),
        ({"sweep": {"seats": []}}, "no values of seats"),
        ({"games": 0}, "at least one game"),
    ):
        with pytest.raises(ValueError, match=complaint):
            sweep(Plan(**{**SOLO.data(), "bots": SOLO.bots, **wrong}), tmp_path / "out", jobs=1)  # type: ignore[arg-type]
    assert not (tmp_path / "out").exists()


def test_a_summary_has_rates_and_means(whole: Path) -> None:
    summary = Results(whole).summary().to_dicts()
    games = rows(whole).filter(pl.col("setup") == 1)
    assert [row["games"] for row in summary] == [6, 6]
    assert summary[1]["turns"] == games["turns"].mean()
    assert summary[1]["wins"] == games.filter(pl.col("reason") == "won").height
    assert summary[1]["low"] <= summary[1]["rate"] <= summary[1]["high"]


def test_a_directory_without_games_has_no_rows(tmp_path: Path) -> None:
    results = Results.create(tmp_path / "out", SOLO)
    assert results.games().height == 0
    assert results.summary().height == 0
    assert results.reports() == []


def test_results_say_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(Missing, match=r'pip install "gloam\[lab\]"'):
        sweep(SOLO, tmp_path / "out", jobs=1)


def test_gaps_and_shares() -> None:
    assert gaps(bytearray([0, 1, 1, 0, 0, 1]), range(6)) == [range(1), range(3, 5)]
    assert gaps(bytearray([0, 0, 0]), range(1, 3)) == [range(1, 3)]
    assert gaps(bytearray([1, 1]), range(2)) == []
    assert [number for part in (1, 2, 3) for number in share_of(10, (part, 3))] == list(range(10))
    with pytest.raises(ValueError, match="part 4 of 3"):
        share_of(10, (4, 3))
