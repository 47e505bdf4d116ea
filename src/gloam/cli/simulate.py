"""`gloam simulate`: many games between bots."""

from __future__ import annotations

import json

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gloam.cli.screen import Problem, definition, read_options, screen
from gloam.kernel.definition import Definition
from gloam.lab.simulate import Rate, Report
from gloam.lab.simulate import simulate as play_games
from gloam.show.words import counted


def run(name: str, games: int, bots: str, seats: int, seed: int, jobs: int, given: list[str], preset: str, as_json: bool) -> None:
    """Play, then print the report."""
    game = definition(name)
    options = read_options(game, given, preset)
    players = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if len(players) > 1 and not seats and not game.least_seats <= len(players) <= game.most_seats:
        raise Problem(
            f"--bots names {len(players)} bots, one for each seat; {game.name} takes {game.least_seats} to {game.most_seats}"
        )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=as_json) as bar:
        task = bar.add_task(f"{game.name}", total=games)
        try:
            report = play_games(
                name, games, players, seed, jobs, options, seats, progress=lambda done, _: bar.update(task, completed=done)
            )
        except ValueError as wrong:
            raise Problem(str(wrong)) from None
    if as_json:
        screen().print_json(json.dumps(report.data()), highlight=False, indent=2)
    else:
        show(game, report, screen())


def percent(rate: Rate) -> str:
    """A rate with its confidence interval."""
    return f"{rate.rate:.1%}  ({rate.low:.1%} to {rate.high:.1%})"


def show(game: Definition, report: Report, console: Console) -> None:
    """A report as tables."""
    games = counted(report.games, "game")
    seats = counted(len(report.bots), "seat")
    console.print(f"[bold]{game.name}[/]: {games}, {seats} ({', '.join(report.bots)}), seed {report.seed}")
    table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    if len({rate.count for rate in report.by_seat}) > 1:  # they win against each other
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
    table.add_row("with dice and draws", f"{report.moves.mean:.1f} on average, {report.moves.least} to {report.moves.most}")
    speed = report.games / report.seconds if report.seconds else 0
    table.add_row("time", f"{report.seconds:.1f} s, {speed:.0f} games a second")
    console.print(table)
    for failure, count in (report.failures or {}).items():
        console.print(f"[bold red]{counted(count, 'answer')} at random[/]: {escape(failure)}")
    console.print("[bold]How games ended[/]")
    ends = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    ends.add_column(justify="right")
    ends.add_column(justify="right")
    ends.add_column()
    for reason, count in report.reasons.items():
        ends.add_row(str(count), f"{count / report.games:.0%}", game.reasons.get(reason, reason))
    console.print(ends)
