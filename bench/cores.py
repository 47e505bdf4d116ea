"""How much faster simulations are on two cores than on one: `./run bench --cores`."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

GAMES = {"horrified": 300, "house_of_horrors": 80, "the_victim": 500, "horrorclix": 160}
"""How many games of each make about as much work."""
SCRIPT = """
import sys
from gloam.lab import simulate
game, games, jobs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
print(simulate(game, games, ("heuristic",), jobs=jobs).seconds)
"""


class Took(NamedTuple):
    """What a simulation took, in seconds: by the clock, and of processors in all."""

    clock: float
    work: float


def simulated(game: str, jobs: int) -> Took:
    """Simulate in a process of its own."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", SCRIPT, game, str(GAMES.get(game, 100)), str(jobs)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Took(float(done.stdout), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def cores(games: Sequence[str], rounds: int) -> str:
    """A table of games: the clock's ratio of one core to two, and what two would give if they had nothing else to do."""
    lines = [
        "| heuristic bots, simulated | s on one core | s on two | times as fast | work on two, to that on one |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for game in games:
        print(f"{game} ...", file=sys.stderr)
        pairs = [(simulated(game, 1), simulated(game, 2)) for _ in range(rounds)]
        alone, both = median(one.clock for one, _ in pairs), median(two.clock for _, two in pairs)
        faster = median(one.clock / two.clock for one, two in pairs)
        work = median(two.work / one.work for one, two in pairs)
        lines.append(f"| {game} | {alone:.1f} | {both:.1f} | {faster:.2f} | {work:.2f} |")
    return "\n".join(
        [*lines, f"\nThis machine has {os.cpu_count()} cores; other work on them lowers the third figure, not the last."]
    )
