"""`gloam tournament` and `gloam ladder`: bots against each other."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from gloam.cli.screen import Problem, definition, read_options, screen
from gloam.cli.simulate import bar, in_plain_words
from gloam.kernel.definition import Definition
from gloam.lab import Meeting, Tournament, ladder, tournament
from gloam.lab.ladder import ready_to_draw
from gloam.show.words import counted


def run_tournament(
    name: str,
    bots: list[str],
    pairs: int,
    seats: int,
    seed: int,
    jobs: int,
    given: list[str],
    preset: str,
    early: bool,
    as_json: bool,
) -> None:
    """Let bots meet, then print how they fared."""
    game = definition(name)
    options = read_options(game, given, preset)
    with bar(game.name, as_json) as progress, in_plain_words():
        held = tournament(name, bots, pairs, seats, options, seed, jobs, early, progress, stoppable=True)
    if as_json:
        screen().print_json(json.dumps(held.data()), highlight=False, indent=2)
    else:
        _show(game, held, seats, seed, screen())
    progress.finish()


def _show(game: Definition, held: Tournament, seats: int, seed: int, console: Console) -> None:
    console.print(f"[bold]{game.name}[/]: {counted(len(held.bots), 'bot')}, seed {seed}. {how_they_met(game, seats)}")
    _meetings(held.meetings, console)
    if len(held.bots) > 2:
        console.print("[bold]Scores[/], the row's bot against the column's")
        table = Table(box=None, padding=(0, 3, 0, 0))
        table.add_column()
        for bot in held.bots:
            table.add_column(escape(bot), justify="right")
        for bot in held.bots:
            scores = [held.score(bot, other) for other in held.bots]
            table.add_row(escape(bot), *["" if score is None else f"{score:.1%}" for score in scores])
        console.print(table)
    console.print("[bold]Ratings[/]")
    table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    for rating in held.ratings:
        table.add_row(escape(rating.bot), f"{rating.mu:.1f} ± {rating.sigma:.1f}")
    console.print(table)


def run_ladder(
    name: str,
    bot: str,
    first: int,
    doublings: int,
    pairs: int,
    seats: int,
    seed: int,
    jobs: int,
    given: list[str],
    preset: str,
    svg: Path | None,
    as_json: bool,
) -> None:
    """Let a bot climb, then print what each doubling gained."""
    game = definition(name)
    options = read_options(game, given, preset)
    if svg is not None and not svg.parent.is_dir():
        raise Problem(f"{svg}: there is no directory {svg.parent}")
    if svg is not None:
        ready_to_draw()
    with bar(game.name, as_json) as progress, in_plain_words():
        climbed = ladder(name, bot, first, doublings, pairs, seats, options, seed, jobs, progress=progress, stoppable=True)
    console = screen()
    if as_json:
        console.print_json(json.dumps(climbed.rows()), highlight=False, indent=2)
    else:
        console.print(f"[bold]{game.name}[/]: {escape(bot)}, seed {seed}. {how_they_met(game, seats)}")
        _meetings(climbed.steps, console)
    if svg is not None:
        svg.write_text(climbed.svg(), encoding="utf-8")
        if not as_json:
            console.print(f"Picture: {escape(str(svg))}", soft_wrap=True)
    progress.finish()


def how_they_met(game: Definition, seats: int) -> str:
    """How the games of a pair belong together, in a sentence."""
    if game.cooperative or (seats or game.usual_seats) == 1:
        return "In a pair, each plays all seats with the same chance."
    return "In a pair, the chance is the same and the seats are swapped."


def _meetings(meetings: tuple[Meeting, ...], console: Console) -> None:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for title in ("", "", "pairs", "won", "won", "difference", "clear?", "ms a decision"):
        table.add_column(title, justify="right" if title not in ("", "clear?") else "left")
    for met in meetings:
        gained = met.difference
        table.add_row(
            escape(met.bots[0]),
            escape(met.bots[1]),
            str(len(met.pairs)),
            *[f"{score:.1%}" for score in met.scores],
            f"{100 * gained.mean:+.1f} ({100 * gained.low:+.1f} to {100 * gained.high:+.1f})",
            f"{escape(met.winner)} is better" if met.clear else "no difference found",
            " : ".join([f"{each:.2f}" for each in met.milliseconds]),
        )
    console.print(table)
