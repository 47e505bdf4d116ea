"""What a decision costs where it could grow: `./run bench --costs`, or `python -m bench.costs NAME` for one of them as JSON.

- growth: The Victim, the first ten rounds against the last ten of the same games, in which the map has grown.
- crowd: HorrorClix with armies of 300 points, the question where a monster may move while the map is full of figures.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time, process_time_ns
from typing import Any

ROUNDS = 10  # so many make the beginning, and the end
GAMES = 40
REPEATED = 20  # how often a question is asked anew, to measure it


def chosen(game: Any, pick: Callable[[], float]) -> tuple[int, int]:
    """One of all open answers, each as likely, and the seat that gives it."""
    answers = [(answer, question.seat) for question in game.asked for answer in question.options]
    return answers[int(pick() * len(answers))]


# --- The Victim: does a decision cost more on a larger map? -----------------------------------------------------------


def tiles(game: Any) -> int:
    """How many tiles lie on the map."""
    return sum([cell >= 0 for cell in game.table.cells])


def growth() -> dict[str, float]:
    """Microseconds a decision in the first and in the last rounds, and the tiles that lay there at the end of each.

    Both are taken from the same games, which last for twice as many rounds; a game is played once to learn its answers and
    then again, by the clock.
    """
    import gloam

    spent = {"first": 0.0, "last": 0.0}
    decisions = {"first": 0, "last": 0}
    lying: dict[str, list[int]] = {"first": [], "last": []}
    seed = played = 0
    while played < GAMES:
        seed += 1
        pick = random.Random(seed).random
        game = gloam.new("the_victim", seed=seed)
        answers: list[tuple[int, int]] = []
        rounds: list[int] = []
        while game.asked:
            rounds.append(game.table.round)
            answers.append(chosen(game, pick))
            game.answer(*answers[-1])
        if rounds[-1] < 2 * ROUNDS:
            continue
        played += 1
        early = len([number for number in rounds if number <= ROUNDS])
        late = len([number for number in rounds if number <= rounds[-1] - ROUNDS])
        game = gloam.new("the_victim", seed=seed)
        for part, begin, end in (("first", 0, early), ("middle", early, late), ("last", late, len(answers))):
            start = process_time()
            for answer, seat in answers[begin:end]:
                game.answer(answer, seat)
            if part in spent:
                spent[part] += process_time() - start
                decisions[part] += end - begin
                lying[part].append(tiles(game))
    first, last = [spent[part] / decisions[part] * 1e6 for part in ("first", "last")]
    return {
        "first_us": first,
        "last_us": last,
        "ratio": last / first,
        "tiles_first": median(lying["first"]),
        "tiles_last": median(lying["last"]),
    }


# --- HorrorClix: where may this one of forty figures move? ------------------------------------------------------------


def figures(game: Any) -> int:
    """How many monsters and victims stand on the map."""
    return sum([space >= 0 for space in (*game.table.at, *game.table.victim_at)])


def crowd() -> dict[str, float]:
    """Microseconds for the question where a monster may move: in the middle, at worst, and how many figures stood there."""
    import gloam

    costs: list[float] = []
    crowds: list[int] = []
    for seed in range(GAMES):
        pick = random.Random(seed).random
        game = gloam.new("horrorclix", 2, {"build_total": 300}, seed)
        while game.asked:
            if game.asked[0].prompt == "move":
                costs.append(asking(game))
                crowds.append(figures(game))
            game.answer(*chosen(game, pick))
    # Only the fuller half counts.
    full = [cost for cost, crowded in zip(costs, crowds, strict=True) if crowded >= median(crowds)]
    return {"move_us": median(full), "worst_us": max(full), "questions": len(full), "figures": median(crowds)}


def asking(game: Any) -> float:
    """Microseconds to work out the question that is open, the quickest of some tries. What was found before is forgotten."""
    from gloam.games.horrorclix.rules import reach

    step = game.asking
    rule = game.rules[step[0]]
    best = 1 << 62
    for _ in range(REPEATED):
        trial = game.clone()
        trial.asked = ()
        reach.LAST_WALK[0] = None
        start = process_time_ns()
        rule(trial, trial.table, *step[1:])
        best = min(best, process_time_ns() - start)
    return best / 1000


COSTS: dict[str, Callable[[], dict[str, float]]] = {"growth": growth, "crowd": crowd}


def told(name: str, build: str, found: dict[str, float]) -> str:
    """A measurement in one line."""
    line = GROWTH if name == "growth" else CROWD
    return line.format(build=build, rounds=ROUNDS, **found)


GROWTH = (
    "The Victim, {build}: {first_us:.1f} us a decision in the first {rounds} rounds ({tiles_first:.0f} tiles), "
    "{last_us:.1f} us in the last {rounds} ({tiles_last:.0f} tiles): {ratio:.2f} times as much"
)
CROWD = (
    "HorrorClix, 300 points, {build}: {move_us:.0f} us to ask where a monster may move, {worst_us:.0f} at worst "
    "({questions} questions, {figures:.0f} figures or more on the map)"
)


def main(names: Sequence[str]) -> None:
    print(json.dumps({name: COSTS[name]() for name in names or COSTS}))


if __name__ == "__main__":
    main(sys.argv[1:])
