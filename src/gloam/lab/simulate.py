"""Many games between bots, on every core, and a report on them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import ceil, sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

import gloam
from gloam import bots as players
from gloam.bots.external import External
from gloam.games import find
from gloam.kernel.nature import Seeded

BATCH_SECONDS: Final = 0.04  # shorter batches would cost more to hand over than to play
LONGEST_BATCH: Final = 50  # times the shortest: progress shows
BATCHES_EACH: Final = 4  # for each process out of what is left: the last ones are short, so that none is idle for long at the end
Z: Final = 1.959964  # of a 95 % confidence interval


@dataclass(frozen=True)
class Rate:
    """So many out of so many, with the bounds of its 95 % confidence interval (Wilson's)."""

    count: int
    of: int
    rate: float
    low: float
    high: float

    @staticmethod
    def out_of(count: int, of: int) -> Rate:
        if of == 0:
            return Rate(0, 0, 0.0, 0.0, 1.0)
        rate = count / of
        weight = 1 + Z * Z / of
        middle = (rate + Z * Z / (2 * of)) / weight
        reach = Z * sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of)) / weight
        return Rate(count, of, rate, middle - reach if count else 0.0, middle + reach if count < of else 1.0)


@dataclass(frozen=True)
class Spread:
    """The least, mean and most of a number counted in each game."""

    least: int
    mean: float
    most: int

    @staticmethod
    def over(counts: Sequence[int]) -> Spread:
        return Spread(min(counts), sum(counts) / len(counts), max(counts))


class Outcome(NamedTuple):
    """How one game went."""

    reason: str
    winners: tuple[int, ...]
    decisions: int  # answers of the seats
    moves: int  # all answers, NATURE's among them
    points: tuple[int, ...]  # by seat, in a game that is won by points
    failures: tuple[str, ...] = ()  # of bots that are programs of their own: random answers took the place of theirs


@dataclass(frozen=True)
class Report:
    """What was played and how it ended.

    `wins` counts the games that anyone won; in a co-operative game all seats win together, so it is each seat's rate too.
    """

    game: str
    bots: tuple[str, ...]  # by seat
    options: dict[str, Any]
    seed: int
    games: int
    wins: Rate
    by_seat: tuple[Rate, ...]
    by_bot: dict[str, Rate]  # the wins of all seats that the bot plays
    decisions: Spread
    moves: Spread
    reasons: dict[str, int]  # how games ended, most frequent first
    seconds: float
    points: tuple[Spread, ...] = ()  # by seat, in a game that is won by points
    failures: dict[str, int] | None = None  # how often which program failed in what way, if one did
    outcomes: tuple[Outcome, ...] = ()  # game by game

    @property
    def win_rate(self) -> float:
        """The share of games that anyone won."""
        return self.wins.rate

    def data(self) -> dict[str, Any]:
        """The report as plain JSON data, without its single games."""
        told = {name: value for name, value in asdict(self).items() if name != "outcomes"}
        by_seat = {name: [asdict(value) for value in getattr(self, name)] for name in ("by_seat", "points")}
        return {**told, "bots": list(self.bots), **by_seat}

    def rows(self) -> list[dict[str, Any]]:
        """A row for each game and seat, as `pandas.DataFrame` or `polars.DataFrame` takes them."""
        return [
            {
                "game": number,
                "seat": seat,
                "bot": bot,
                "won": seat in outcome.winners,
                "points": outcome.points[seat] if outcome.points else None,
                "reason": outcome.reason,
                "decisions": outcome.decisions,
                "moves": outcome.moves,
            }
            for number, outcome in enumerate(self.outcomes)
            for seat, bot in enumerate(self.bots)
        ]


Progress = Callable[[int, int], None]
"""Told how many games are played, out of how many."""


def simulate(
    game: str,
    games: int,
    bots: Sequence[str] = ("heuristic",),
    seed: int = 0,
    jobs: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: int = 0,
    progress: Progress | None = None,
) -> Report:
    """Play `games` games between bots, and report.

    `bots` are names: one for every seat, or a single one for all. `seats` is by default the number of bots, or the game's
    fewest for a single one. `jobs` processes play, by default one for each core; the same seed gives the same games whatever
    their number. Raises ValueError for what cannot be played, KeyError for an unknown game or bot, and BotError for a bot
    that fails.
    """
    if games < 1:
        raise ValueError(f"at least one game is needed, not {games}")
    if not bots:
        raise ValueError("no bots are named")
    for name in bots:
        players.find(name)
    seats = seats or (len(bots) if len(bots) > 1 else find(game).usual_seats)
    if len(bots) not in (1, seats):
        raise ValueError(f"{seats} seats need {seats} bots, or one for all, not {len(bots)}")
    names = tuple(bots) if len(bots) == seats else tuple(bots) * seats
    chosen = dict(options or {})
    gloam.new(game, seats, chosen, seed)  # raises here what would be raised in every process
    started = perf_counter()
    outcomes = list(_played(_Series(game, names, chosen, seed), games, jobs or os.cpu_count() or 1, progress))
    return _report(game, names, chosen, seed, outcomes, perf_counter() - started)


class _Series(NamedTuple):
    """What the games have in common."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int

    def outcome(self, number: int) -> Outcome:
        """Game `number`: it depends on the series and its number alone."""
        seed = Seeded(self.seed).below(1 << 62, number)
        game = gloam.new(self.game, len(self.bots), self.options, seed)
        seeds = Seeded(~seed)
        seated = [players.find(name, seeds.below(1 << 62, seat)) for seat, name in enumerate(self.bots)]
        decisions = sum(1 for _ in players.play(game, seated))
        assert game.result is not None
        failures = [f"{bot.name}: {failure}" for bot in seated if isinstance(bot, External) for failure in bot.failures]
        return Outcome(game.result.reason, game.result.winners, decisions, game.moves, game.result.points, tuple(failures))

    def outcomes(self, first: int, last: int) -> list[Outcome]:
        """Games `first` to `last - 1`."""
        return [self.outcome(number) for number in range(first, last)]


def _played(series: _Series, games: int, jobs: int, progress: Progress | None) -> Iterator[Outcome]:
    """The outcomes in the order of games. The first ones are played here, to learn how long a batch takes."""
    started = perf_counter()
    done = 0
    while done < games and (jobs == 1 or perf_counter() - started < BATCH_SECONDS):
        yield series.outcome(done)
        done += 1
        if progress:
            progress(done, games)
    if done == games:
        return
    batches = list(_batches(done, games, jobs))
    with ProcessPoolExecutor(min(jobs, len(batches))) as pool:
        pending = [pool.submit(series.outcomes, first, last) for first, last in batches]
        try:
            for batch in pending:
                for outcome in batch.result():
                    yield outcome
                    done += 1
                if progress:
                    progress(done, games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _batches(done: int, games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The games that are left, in batches of first and last + 1; none is shorter than those `done`, but for the last."""
    first = done
    while first < games:
        size = max(done, min(LONGEST_BATCH * done, ceil((games - first) / (jobs * BATCHES_EACH))))
        yield first, min(first + size, games)
        first += size


def _report(
    game: str, names: tuple[str, ...], options: dict[str, Any], seed: int, outcomes: list[Outcome], seconds: float
) -> Report:
    games = len(outcomes)
    won = [sum(seat in outcome.winners for outcome in outcomes) for seat in range(len(names))]
    by_bot = {
        name: Rate.out_of(sum(won[seat] for seat in range(len(names)) if names[seat] == name), games * names.count(name))
        for name in dict.fromkeys(names)
    }
    reasons = Counter(outcome.reason for outcome in outcomes)
    return Report(
        game=game,
        bots=names,
        options=options,
        seed=seed,
        games=games,
        wins=Rate.out_of(sum(bool(outcome.winners) for outcome in outcomes), games),
        by_seat=tuple(Rate.out_of(count, games) for count in won),
        by_bot=by_bot,
        decisions=Spread.over([outcome.decisions for outcome in outcomes]),
        moves=Spread.over([outcome.moves for outcome in outcomes]),
        reasons=dict(sorted(reasons.items(), key=lambda item: (-item[1], item[0]))),
        seconds=seconds,
        points=tuple(Spread.over(counts) for counts in zip(*[outcome.points for outcome in outcomes], strict=True)),
        failures=dict(Counter(failure for outcome in outcomes for failure in outcome.failures)) or None,
        outcomes=tuple(outcomes),
    )
