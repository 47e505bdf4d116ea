"""`gloam games`."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from gloam.cli.screen import definition, screen
from gloam.kernel.definition import Definition, games
from gloam.kernel.options import Option


def show(name: str) -> None:
    """All games that are installed, or one with everything that can be chosen."""
    console = screen()
    for game in [definition(name)] if name else games().values():
        console.print(Text.assemble((game.name, "bold"), f", {seats(game)}. {game.tagline}."))
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(f"gloam play {game.id}", "")
        for preset in game.options.presets:
            table.add_row(f"gloam play {game.id} --preset {preset.id}", preset.help)
        console.print(table)
        if name:
            console.print(_options(game))
    if not name:
        console.print(f"All that can be chosen: gloam games {next(iter(games()))}")


def _options(game: Definition) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for option in game.options.options:
        table.add_row(f"--option {option.id}=", describe(option))
    return table


def seats(game: Definition) -> str:
    """How many play."""
    most = game.most_seats
    return f"for {most}" if game.least_seats == most else f"for {game.least_seats} to {most}"


def describe(option: Option) -> str:
    """What an option takes."""
    choices = ", ".join(choice.id for choice in option.choices)
    takes = {
        "one": f"one of {choices} (otherwise {option.default})",
        "many": f"some of {choices}, with commas",
        "each": f"one of {choices} for each seat, with commas; nothing between them for a random one",
        "flag": f"yes or no (otherwise {'yes' if option.default else 'no'})",
        "number": f"{option.least} to {option.most} (otherwise {option.default})",
        "seat": "a seat counted from 0, or -1 for a random one",
    }
    meaning = " ".join(f"{choice.id}: {choice.label}." for choice in option.choices if option.kind == "one")
    return f"{option.label}: {takes[option.kind]}. {meaning} {option.help}".strip()
