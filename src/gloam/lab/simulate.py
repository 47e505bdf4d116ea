"""Many games between bots, and a report on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from html import escape
from time import perf_counter
from typing import Any, final

import gloam
from gloam import bots as players
from gloam.games import find
from gloam.lab.extras import need
from gloam.lab.pool import cores, play_all
from gloam.lab.series import Outcome, Series
from gloam.lab.statistics import Count, Rate, Spread
from gloam.lab.worker import Batch


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
    played: int = 0  # the games among them that were played now, not read from results
    outcomes: tuple[Outcome, ...] = field(default=(), repr=False)  # game by game

    def data(self) -> dict[str, Any]:
        """The report as plain JSON data, without its single games."""
        told = {name: value for name, value in asdict(self).items() if name != "outcomes"}
        by_seat = {name: [asdict(value) for value in getattr(self, name)] for name in ("by_seat", "points")}
        return {**told, "bots": list(self.bots), **by_seat}

    def _repr_html_(self) -> str:
        """Return the rates of winning and how games ended as a table, for notebooks."""
        seats = enumerate(zip(self.bots, self.by_seat, strict=True), 1)
        lines = [(f"seat {seat}, {bot}", f"{rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%})") for seat, (bot, rate) in seats]
        lines += [(reason, str(count)) for reason, count in self.reasons.items()]
        told = "".join([f"<tr><td>{escape(name)}</td><td>{value}</td></tr>" for name, value in lines])
        return f"<table><caption>{escape(self.game)}: {self.games} games</caption>{told}</table>"

    def rows(self) -> list[dict[str, Any]]:
        """A row for each game and seat."""
        return [
            {
                "game": outcome.number,
                "seat": seat,
                "bot": bot,
                "won": seat in outcome.winners,
                "points": outcome.points[seat] if outcome.points else None,
                "reason": outcome.reason,
                "decisions": outcome.decisions,
                "moves": outcome.moves,
            }
            for outcome in self.outcomes
            for seat, bot in enumerate(self.bots)
        ]

    def frame(self) -> Any:
        """The same rows as a polars frame. Raises Missing if polars is not installed."""
        return need("polars", "a frame of games").DataFrame(self.rows(), infer_schema_length=None)


Progress = Callable[[int, int], None]
"""Called with how many games are played, out of how many there may be."""


def simulate(
    game: str,
    games: int,
    bots: Sequence[str] = ("heuristic",),
    seed: int = 0,
    jobs: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: int = 0,
    progress: Progress | None = None,
    keep: bool = True,
    stoppable: bool = False,
) -> Report:
    """Play `games` games between bots, and report.

    `bots` are names: one for every seat, or a single one for all. `seats` is by default the number of bots, or the game's
    usual number for a single one. `jobs` processes play, by default one for each core; the same seed gives the same games
    whatever their number. With `keep=False` the report has no single games, and its size does not grow with them. If `stoppable`,
    KeyboardInterrupt ends the simulation with a report on what was played so far. Raises ValueError for what cannot be played
    and BotError for a bot that fails.
    """
    if games < 1:
        raise ValueError(f"at least one game is needed, not {games}")
    series = series_of(game, bots, seats, options or {}, seed)
    check([series])
    tally = Tally(series, keep)
    started = perf_counter()
    try:
        with closing(play_all([series], [Batch(0, 0, games)], jobs or cores(), games)) as batches:
            for batch in batches:
                for outcome in batch.outcomes:
                    tally.add(outcome)
                if progress:
                    progress(tally.games, games)
    except KeyboardInterrupt:
        if not (stoppable and tally.games):
            raise
    return tally.report(perf_counter() - started)


def series_of(game: str, bots: Sequence[str], seats: int, options: Mapping[str, Any], seed: int, measured: bool = False) -> Series:
    """A series of games with these bots in so many seats. Raises ValueError for what does not fit."""
    if not bots:
        raise ValueError("no bots are named")
    seats = seats or (len(bots) if len(bots) > 1 else find(game).usual_seats)
    if len(bots) not in (1, seats):
        raise ValueError(f"{seats} seats need {seats} bots, or one for all, not {len(bots)}")
    return Series(game, tuple(bots) if len(bots) == seats else tuple(bots) * seats, dict(options), seed, measured)


def check(series: Sequence[Series]) -> None:
    """Raise ValueError or BotError if one of these cannot be played."""
    for name in dict.fromkeys([bot for each in series for bot in each.bots]):
        players.find(name)
    for each in series:
        gloam.new(each.game, len(each.bots), each.options, each.seed)


@final
class Tally:
    """The games of a series, counted one by one."""

    def __init__(self, series: Series, keep: bool = False) -> None:
        self.games = 0
        self._series = series
        self._keep = keep
        self._kept: list[Outcome] = []
        self._wins = 0
        self._won = [0] * len(series.bots)
        self._decisions = Count()
        self._moves = Count()
        self._points = [Count() for _ in series.bots]
        self._reasons: Counter[str] = Counter()
        self._failures: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        """Count a game."""
        self.games += 1
        self._wins += bool(outcome.winners)
        for seat in outcome.winners:
            self._won[seat] += 1
        self._decisions.add(outcome.decisions)
        self._moves.add(outcome.moves)
        for count, points in zip(self._points, outcome.points, strict=False):
            count.add(points)
        self._reasons[outcome.reason] += 1
        self._failures.update(outcome.failures)
        if self._keep:
            self._kept.append(outcome)

    def report(self, seconds: float, read: int = 0) -> Report:
        """The report on the games so far, of which there is one at least; `read` of them were not played now."""
        games, names = self.games, self._series.bots
        by_bot = {
            bot: Rate.out_of(
                sum([self._won[seat] for seat, name in enumerate(names) if name == bot]), self.games * names.count(bot)
            )
            for bot in dict.fromkeys(names)
        }
        return Report(
            game=self._series.game,
            bots=names,
            options=self._series.options,
            seed=self._series.seed,
            games=games,
            wins=Rate.out_of(self._wins, games),
            by_seat=tuple([Rate.out_of(count, games) for count in self._won]),
            by_bot=by_bot,
            decisions=self._decisions.spread(),
            moves=self._moves.spread(),
            reasons=_most_first(self._reasons),
            seconds=seconds,
            points=tuple([count.spread() for count in self._points if count.of]),
            failures=_most_first(self._failures) or None,
            played=games - read,
            outcomes=tuple(sorted(self._kept)),
        )


def _most_first(counted: Counter[str]) -> dict[str, int]:
    return dict(sorted(counted.items(), key=lambda item: (-item[1], item[0])))
