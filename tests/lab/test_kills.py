"""A sweep that is killed at any moment loses nothing and doubles nothing."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from gloam.lab import Plan, Results, sweep
from gloam.lab.results import TIMES

KILLS = 20
PLAN = Plan("house_of_horrors", 1500, ("random",), 3, {}, {"seats": [3, 4]}, seed=11)


def children(process: subprocess.Popen[bytes]) -> list[Path]:
    """The processes that it has started, where the system tells."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [Path(f"/proc/{pid}") for pid in listed.read_text().split()] if listed.exists() else []


def written(folder: Path) -> list[Path]:
    """The files of games in a directory of results."""
    return list(folder.glob("games/*.parquet"))


def running(process: Path) -> bool:
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.long
def test_a_sweep_killed_twenty_times_holds_the_games_of_one_that_was_not(tmp_path: Path) -> None:
    chance = Random(3)
    script = f"import sys; from gloam.lab import Plan, sweep; sweep(Plan.of({PLAN.data()!r}), sys.argv[1], jobs=2, every=0.1)"
    command = [sys.executable, "-c", script, str(tmp_path / "killed")]
    games = []
    for _ in range(KILLS):
        files = len(written(tmp_path / "killed"))
        process = subprocess.Popen(command)
        until = time.monotonic() + 60
        more = chance.randrange(4)
        while len(written(tmp_path / "killed")) < files + more and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(chance.uniform(0.0, 0.3))  # any moment, also while it starts or writes
        workers = children(process)
        assert process.poll() is None, "the sweep was over before it could be killed"
        process.send_signal(signal.SIGKILL)
        process.wait()
        until = time.monotonic() + 30
        while any(running(worker) for worker in workers):
            assert time.monotonic() < until, "a process goes on playing for nobody"
            time.sleep(0.05)
        games.append(Results(tmp_path / "killed").games().height if (tmp_path / "killed").exists() else 0)
    assert games == sorted(games)
    assert len(set(games)) > KILLS / 2  # most of them had written something
    sweep(PLAN, tmp_path / "killed", jobs=2)
    sweep(PLAN, tmp_path / "whole", jobs=2)
    killed, whole = (Results(tmp_path / name).games().drop(TIMES) for name in ("killed", "whole"))
    assert whole.height == 2 * PLAN.games
    assert killed.equals(whole)
