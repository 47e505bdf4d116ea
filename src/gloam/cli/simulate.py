"""`gloam simulate` and `gloam results`: many games between bots."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, final

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gloam.cli.screen import Problem, definition, read_option, read_options, screen
from gloam.kernel.definition import Definition
from gloam.lab import simulate as play_games
from gloam.lab import sweep as play_sweep
from gloam.lab.plan import PRESET, SEATS, Plan
from gloam.lab.results import Results
from gloam.lab.simulate import Report
from gloam.lab.statistics import Rate
from gloam.show.words import counted

INTERRUPTED = 130


def run(
    name: str,
    games: int,
    bots: str,
    seats: int,
    seed: int,
    jobs: int,
    given: list[str],
    preset: str,
    as_json: bool,
    as_lines: bool,
    swept: list[str],
    out: Path | None,
    share: str,
) -> None:
    """Play, then print the report."""
    game = definition(name)
    options = read_options(game, given, preset)
    players = named_bots(game, bots, seats)
    plan = Plan(name, games, tuple(players), seats, options, _read_sweep(game, swept), seed)
    part = _read_share(share)
    if part != (1, 1) and out is None:
        raise Problem("--share plays a part of the games into a directory: name it with --out DIR")
    if as_lines and (plan.sweep or out is not None):
        raise Problem("--json-lines prints the games of one set-up; --out DIR keeps those of a sweep")
    with bar(game.name, as_json or as_lines) as progress, in_plain_words():
        if plan.sweep or out is not None:
            reports = play_sweep(plan, out, jobs, part, progress, stoppable=True, command=shlex.join(["gloam", *sys.argv[1:]]))
        else:
            reports = [play_games(name, games, players, seed, jobs, options, seats, progress, keep=as_lines, stoppable=True)]
    if not reports:
        raise KeyboardInterrupt  # before the first game was over
    if as_lines:
        for row in reports[0].rows():
            screen().print(json.dumps(row), markup=False, soft_wrap=True)
    elif as_json:
        told = [report.data() for report in reports]
        screen().print_json(json.dumps(told if plan.sweep else told[0]), highlight=False, indent=2)
    else:
        _show_all(game, plan, reports, screen())
        if out is not None:
            screen().print(f"Results: {escape(str(out))}", soft_wrap=True)
    progress.finish("; the same command plays the others" if out is not None else "")


def results(folder: Path, others: list[Path], as_json: bool) -> None:
    """Print what a directory of results holds, after adding the games of others."""
    with in_plain_words():
        held = Results(folder)
        for other in others:
            screen().print(f"{counted(held.merge(other), 'game')} added from {escape(str(other))}", soft_wrap=True)
        reports = held.reports()
    if as_json:
        screen().print_json(json.dumps([report.data() for report in reports]), highlight=False, indent=2)
    else:
        _show_all(definition(held.plan.game), held.plan, reports, screen())


@contextmanager
def in_plain_words() -> Iterator[None]:
    """What cannot be played or read, as a problem for the user to mend."""
    try:
        yield
    except ValueError as wrong:
        raise Problem(str(wrong)) from None


@final
class ProgressBar:
    """How many games were played, out of how many, on a progress bar."""

    def __init__(self, update: Callable[[int, int], None]) -> None:
        self.done = self.of = 0
        self._update = update

    def __call__(self, done: int, of: int) -> None:
        self.done, self.of = done, of
        self._update(done, of)

    def finish(self, resume: str = "") -> None:
        """Say so, and exit, if there are games that were not played."""
        if self.done < self.of:
            Console(stderr=True, highlight=False).print(f"[bold]Stopped[/] after {self.done:,} of {self.of:,} games{resume}.")
            raise typer.Exit(INTERRUPTED)


@contextmanager
def bar(title: str, hidden: bool) -> Iterator[ProgressBar]:
    """A progress bar with an estimate, on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as shown:
        task = shown.add_task(title, total=None)
        yield ProgressBar(lambda done, of: shown.update(task, completed=done, total=of))


def named_bots(game: Definition, bots: str, seats: int) -> list[str]:
    """The bots that an option names."""
    players = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if len(players) > 1 and not seats and not game.least_seats <= len(players) <= game.most_seats:
        raise Problem(
            f"--bots names {len(players)} bots, one for each seat; {game.name} takes {game.least_seats} to {game.most_seats}"
        )
    return players


def _read_sweep(game: Definition, given: list[str]) -> dict[str, list[Any]]:
    """The values to sweep: `how_many=2,3`, `monsters=dracula+mummy,creature+mummy`, `seats=2,3,4`, `preset=a,b`."""
    swept: dict[str, list[Any]] = {}
    for text in given:
        name, equals, values = text.partition("=")
        if not equals:
            raise Problem(f"--sweep {text}: write it as NAME=VALUE,VALUE")
        if name in (SEATS, PRESET):
            swept[name] = [_read_seats(value) if name == SEATS else value for value in values.split(",")]
        else:
            swept[name] = [read_option(game, "--sweep", name, value.replace("+", ",")) for value in values.split(",")]
    return swept


def _read_seats(text: str) -> int:
    if not text.isdecimal():
        raise Problem(f"--sweep {SEATS}={text}: write numbers of seats, such as {SEATS}=2,3")
    return int(text)


def _read_share(text: str) -> tuple[int, int]:
    part, slash, parts = text.partition("/")
    if not (slash and part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise Problem(f"--share {text}: write it as 2/3 for the second of three parts")
    return int(part), int(parts)


# --- reports ----------------------------------------------------------------------------------------------------------


def percent(rate: Rate) -> str:
    """A rate with its confidence interval."""
    return f"{rate.rate:.1%}  ({rate.low:.1%} to {rate.high:.1%})"


def _show_all(game: Definition, plan: Plan, reports: list[Report], console: Console) -> None:
    if not plan.sweep:
        for report in reports:
            show(game, report, console)
        return
    console.print(f"[bold]{game.name}[/]: {', '.join(plan.bots)}, seed {plan.seed}; won, with 95 % confidence")
    table = Table(box=None, padding=(0, 3, 0, 0))
    opponents = any([_against_each_other(game, report) for report in reports])
    most = max([len(report.bots) for report in reports], default=0)
    won = [f"seat {seat}" for seat in range(1, most + 1)] if opponents else ["won"]
    for title in (*plan.sweep, "games", *won):
        table.add_column(title, justify="left" if title in plan.sweep else "right")
    for report in reports:
        rates = report.by_seat if opponents else (report.wins,)
        swept = {**report.options, SEATS: len(report.bots)}
        cells = [_shown(swept[name]) for name in plan.sweep]
        table.add_row(*cells, f"{report.games:,}", *[f"{rate.rate:.1%} ({rate.low:.0%}-{rate.high:.0%})" for rate in rates])
    console.print(table)
    _speed(reports, console)


def _speed(reports: list[Report], console: Console) -> None:
    """How long a sweep took."""
    games, seconds = sum([report.played for report in reports]), max([report.seconds for report in reports], default=0.0)
    if games:
        console.print(f"{games:,} games played in {seconds:.1f} s, {games / seconds:.0f} a second")


def _shown(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def _against_each_other(game: Definition, report: Report) -> bool:
    return not game.cooperative and len(report.bots) > 1


def show(game: Definition, report: Report, console: Console) -> None:
    """A report as tables."""
    games = counted(report.games, "game")
    seats = counted(len(report.bots), "seat")
    console.print(f"[bold]{game.name}[/]: {games}, {seats} ({', '.join(report.bots)}), seed {report.seed}")
    table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    if _against_each_other(game, report):
        for seat, rate in enumerate(report.by_seat, 1):
            table.add_row(f"seat {seat} won", f"{percent(rate)}, 95 % confidence")
        for bot, rate in report.by_bot.items() if len(set(report.bots)) > 1 else ():
            table.add_row(f"{bot} won", f"{percent(rate)}, 95 % confidence")
    else:
        table.add_row("won", f"{percent(report.wins)}, 95 % confidence")
    for seat, points in enumerate(report.points, 1):
        table.add_row(f"points of seat {seat}", f"{points.mean:.1f} on average, {points.least} to {points.most}")
    spread = report.decisions
    table.add_row("decisions in a game", f"{spread.mean:.1f} on average, {spread.least} to {spread.most}")
    table.add_row("moves including chance", f"{report.moves.mean:.1f} on average, {report.moves.least} to {report.moves.most}")
    if report.played:
        table.add_row("time", f"{report.seconds:.1f} s, {report.played / report.seconds:.0f} games a second")
    console.print(table)
    for failure, count in (report.failures or {}).items():
        console.print(f"[bold red]{counted(count, 'random answer')}[/]: {escape(failure)}")
    console.print("[bold]How games ended[/]")
    ends = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    ends.add_column(justify="right")
    ends.add_column(justify="right")
    ends.add_column()
    for reason, count in report.reasons.items():
        ends.add_row(str(count), f"{count / report.games:.0%}", game.reasons.get(reason, reason))
    console.print(ends)
