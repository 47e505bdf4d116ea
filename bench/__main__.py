"""Measure, and print a table: `./run bench [--quick] [--json] [--games ...] [--costs | --cores | --environments]`."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench import costs, environments
from bench.cores import cores
from bench.peers import OTHERS, TABLES, YARDSTICK
from gloam.compiled import building

ROOT = str(building.PROJECT)


class Worker:
    """A peer's own process, which measures when it is told."""

    def __init__(self, name: str, peer: str, environment: dict[str, str], folder: str) -> None:
        self.name = name
        self.decisions: list[float] = []
        self.copies: list[float] = []
        command = [sys.executable, "-m", "bench.worker", peer]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder
        )

    def measure(self, what: str, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"bench: {self.name} stopped; see above")
        return float(answer)

    def round(self, seconds: float) -> None:
        """One round of both measurements."""
        self.decisions.append(self.measure("play", seconds))
        self.copies.append(self.measure("copy", seconds / 4))

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def measured(workers: Sequence[Worker], rounds: int, seconds: float) -> list[dict[str, Any]]:
    """The medians over rounds in which the peers take turns, so that a busy machine slows them all alike."""
    for worker in workers:
        worker.measure("play", 0)  # what happens once, happens before
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for worker in workers:
            worker.round(seconds)
    rows: list[dict[str, Any]] = [
        {"name": w.name, "decisions_per_s": median(w.decisions), "copy_us": median(w.copies)} for w in workers
    ]
    yardstick = next(row for row in rows if row["name"] == YARDSTICK)
    for row in rows:
        row["decisions_ratio"] = row["decisions_per_s"] / yardstick["decisions_per_s"]
        row["copy_ratio"] = row["copy_us"] / yardstick["copy_us"]
    return rows


def steps(workers: Sequence[Worker], rounds: int, seconds: float) -> list[tuple[str, float]]:
    """The steps of each environment per second: medians over rounds in which they take turns."""
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for worker in workers:
            worker.decisions.append(worker.measure("play", seconds))
    return [(worker.name, median(worker.decisions)) for worker in workers]


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The rows as a Markdown table."""
    lines = [
        "| uniformly random play on one core | decisions/s | ratio | copy of a game, us | ratio |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        speed, copy = f"{row['decisions_per_s']:,.0f}", f"{row['copy_us']:.2f}"
        lines.append(f"| {row['name']} | {speed} | {row['decisions_ratio']:.2f} | {copy} | {row['copy_ratio']:.3f} |")
    return "\n".join(lines)


def measured_costs(builds: dict[str, dict[str, str]], folder: str) -> dict[str, dict[str, dict[str, float]]]:
    """By build and name: what single questions cost, each build in a process of its own."""
    found = {}
    for build, environment in builds.items():
        print(f"measuring, {build} ...", file=sys.stderr)
        command = [sys.executable, "-m", "bench.costs"]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder, check=True)
        found[build] = json.loads(done.stdout)
    return found


def one_core() -> None:
    """Keep this process, and those it starts, to one core where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run bench", description="Gloam's speed beside peers, in one run on one core.")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds: a first impression")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--games", nargs="+", default=list(TABLES), metavar="GAME", help="games of Gloam, by id")
    parser.add_argument("--no-compiled", action="store_true", help="leave the compiled modules out")
    parser.add_argument("--costs", action="store_true", help="measure what a decision costs on a large map, and in a crowd")
    parser.add_argument("--cores", action="store_true", help="measure simulations instead, on two cores beside one")
    parser.add_argument(
        "--environments", action="store_true", help="measure steps of environments instead, beside PettingZoo's own"
    )
    chosen = parser.parse_args()
    if not chosen.no_compiled and subprocess.run([sys.executable, building.__file__]).returncode:
        return 1
    if chosen.cores:
        print(cores(chosen.games, 3 if chosen.quick else 5))
        return 0
    with ExitStack() as stack:
        one_core()
        folder = stack.enter_context(TemporaryDirectory())
        rounds, seconds = (3, 0.2) if chosen.quick else (9, 0.8)
        fast, pure = ({**os.environ, "PYTHONPATH": ROOT, "GLOAM_PURE": wish} for wish in "01")
        if chosen.costs:
            builds = {"pure Python": pure} if chosen.no_compiled else {"compiled": fast, "pure Python": pure}
            found = measured_costs(builds, folder)
            lines = [costs.told(name, build, found[build][name]) for name in costs.COSTS for build in builds]
            print(json.dumps(found, indent=2) if chosen.json else "\n".join(lines))
            return 0
        if chosen.environments:
            stepped = [] if chosen.no_compiled else [(f"Gloam {game}", game, fast) for game in chosen.games]
            stepped += [(f"Gloam {game}, pure Python", game, pure) for game in chosen.games]
            stepped += [(name, name, pure) for name in environments.CLASSIC]
            workers = [Worker(name, environments.PREFIX + of, where, folder) for name, of, where in stepped]
            for worker in workers:
                stack.callback(worker.stop)
            print(environments.table(steps(workers, rounds, seconds)))
            return 0
        workers = [] if chosen.no_compiled else [Worker(f"Gloam {game}", game, fast, folder) for game in chosen.games]
        workers += [Worker(f"Gloam {game}, pure Python", game, pure, folder) for game in chosen.games]
        workers += [Worker(name, name, pure, folder) for name in OTHERS]
        for worker in workers:
            stack.callback(worker.stop)
        rows = measured(workers, rounds, seconds)
        if chosen.json:
            print(json.dumps({"python": platform.python_version(), "yardstick": YARDSTICK, "rows": rows}, indent=2))
        else:
            print(table(rows))
            print(f"\nPython {platform.python_version()}; ratios are to {YARDSTICK}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
