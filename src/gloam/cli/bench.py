"""`gloam bench`: a quick measurement on this machine."""

from __future__ import annotations

from time import perf_counter

from rich.table import Table

import gloam
from gloam.cli.screen import definition, screen
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded


def run(name: str, seconds: float) -> None:
    """Measure random play and clones, and print both."""
    game = definition(name)
    console = screen()
    seats = max(game.least_seats, min(2, game.most_seats))
    decisions, played, spent = random_play(name, seats, seconds)
    each = clone_time(gloam.new(name, seats=seats), seconds / 2)
    table = Table(box=None, padding=(0, 3, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(justify="right")
    table.add_column()
    table.add_row("decisions in random play", f"{decisions / spent:,.0f}", "a second, on one core")
    table.add_row("games in random play", f"{played / spent:,.1f}", "a second, on one core")
    table.add_row("cloning a game", f"{each * 1e6:.2f}", "microseconds")
    console.print(f"[bold]{game.name}[/], {seats} seats")
    console.print(table)
    console.print("Other machines and days differ. The comparison with peers, in one run, is in the folder bench/ of the project.")


def random_play(name: str, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play random games for about so long: decisions of the seats, whole games, and the time it took."""
    chance = Seeded(1)
    decisions = games = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        game = gloam.new(name, seats=seats, seed=games)
        while game.result is None and perf_counter() - started < seconds:
            question = game.asked[0]
            decisions += 1
            game.answer(question.options[chance.below(len(question.options), decisions)], question.seat)
        games += game.result is not None
    return decisions, games, perf_counter() - started


def clone_time(game: Game, seconds: float) -> float:
    """How long one clone takes."""
    clones = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        for _ in range(1000):
            game.clone()
        clones += 1000
    return (perf_counter() - started) / clones
