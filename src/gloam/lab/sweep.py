"""Many games of many set-ups, kept on disk if they are to be, so that a run can be stopped and resumed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic, perf_counter
from typing import Final, final

from gloam.lab.plan import Plan, gaps, share_of
from gloam.lab.pool import cores, play_all
from gloam.lab.results import Results
from gloam.lab.series import Outcome
from gloam.lab.simulate import Progress, Report, Tally, check
from gloam.lab.worker import Batch

EVERY: Final = 10.0  # seconds of play that a crash may cost
HELD: Final = 20_000  # games that are held in memory at most before they are written
TURNS: Final = 10  # each set-up gets its games in so many turns, so that an unfinished sweep has some of all


def sweep(
    plan: Plan,
    out: Path | str | None = None,
    jobs: int = 0,
    share: tuple[int, int] = (1, 1),
    progress: Progress | None = None,
    stoppable: bool = False,
    every: float = EVERY,
    command: str = "",
) -> list[Report]:
    """Play the games of a plan that are not yet in the directory `out`, and report on each set-up that has games.

    The same plan has the same games, whatever `jobs` and however often it is stopped and resumed. `share` plays one part of
    several, (2, 3) the second of three: the directories can be merged. `every` so many seconds what was played is written. If
    `stoppable`, KeyboardInterrupt ends the sweep with a report on what is there. Raises ValueError or BotError for what
    cannot be played, and ResultsError for a directory that holds something else.
    """
    check(plan.series())
    results = Results.create(out, plan, command) if out is not None else None
    plan = results.plan if results is not None else plan
    series = plan.series(measured=results is not None)
    mine = share_of(plan.games, share)
    tallies = [Tally(each) for each in series]
    started = perf_counter()
    with ExitStack() as held:
        store = None
        if results is not None:
            held.enter_context(results.alone())
            results.count(tallies)
            store = held.enter_context(closing(_Store(results, every)))
            missing = [gaps(done, mine) for done in results.done()]
        else:
            missing = [[mine] for _ in series]
        read = [tally.games for tally in tallies]
        left = sum([len(stretch) for stretches in missing for stretch in stretches])
        games = len(mine) * len(series)
        todo = _in_turns(missing, plan.games)
        try:
            if progress:
                progress(games - left, games)
            with closing(play_all(series, todo, jobs or cores(), left)) as batches:
                for batch in batches:
                    for outcome in batch.outcomes:
                        tallies[batch.batch.series].add(outcome)
                    if store is not None:
                        store.add(batch.batch.series, batch.outcomes)
                    left -= len(batch.outcomes)
                    if progress:
                        progress(games - left, games)
        except KeyboardInterrupt:
            if not stoppable:
                raise
    seconds = perf_counter() - started
    return [tally.report(seconds, before) for tally, before in zip(tallies, read, strict=True) if tally.games]


def _in_turns(missing: list[list[range]], games: int) -> Iterator[Batch]:
    """What is missing of each set-up, a part of each at a time."""
    for turn in range(TURNS):
        part = range(games * turn // TURNS, games * (turn + 1) // TURNS)
        for place, stretches in enumerate(missing):
            for stretch in stretches:
                first, last = max(stretch.start, part.start), min(stretch.stop, part.stop)
                if first < last:
                    yield Batch(place, first, last)


@final
class _Store:
    """Holds games for a few seconds, so that they are written in files of some size."""

    def __init__(self, results: Results, every: float) -> None:
        self._results = results
        self._every = every
        self._held: list[tuple[int, Outcome]] = []
        self._written = monotonic()

    def add(self, place: int, outcomes: list[Outcome]) -> None:
        """Keep the games of a set-up."""
        self._held += [(place, outcome) for outcome in outcomes]
        if len(self._held) >= HELD or monotonic() - self._written >= self._every:
            self.close()

    def close(self) -> None:
        """Write what is held."""
        held, self._held = self._held, []
        self._results.write(held)
        self._written = monotonic()
