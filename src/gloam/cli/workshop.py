"""The commands of what players make before a game: `gloam army list`, `show`, `check` and `random`, for a game with armies.

The game tells what the thing is called and does the work; this module knows texts and files.
"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from gloam.cli.screen import Problem, plainly, read_text, screen
from gloam.kernel.definition import Definition
from gloam.kernel.workshop import Workshop

STDIN: Final = "-"


Folder = Annotated[Path | None, typer.Argument(metavar="[DIR]", help="A folder with texts of yours.")]
Name = Annotated[str, typer.Argument(metavar="NAME|FILE", help=f"One that comes along, or a file; {STDIN} is what is piped in.")]
Names = Annotated[list[str], typer.Argument(metavar="NAME|FILE...", help=f"As many as you like; {STDIN} is what is piped in.")]
AsText = Annotated[bool, typer.Option("--text", help="The text itself, as it is saved and shared.")]
Seats = Annotated[int, typer.Option("--seats", min=1, help="How many play.")]
Size = Annotated[int, typer.Argument(metavar="SIZE", help="How big it is.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed draws the same.")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save it there.")]


def commands(game: Definition, workshop: Workshop) -> typer.Typer:
    """The group of commands for what is made in a game's workshop."""
    things = workshop.things
    usual = workshop.sizes[0] if workshop.sizes else 0
    group = typer.Typer(help=f"{things.capitalize()} for {game.name}: list, show, check, draw at random.", no_args_is_help=True)

    @group.command("list", help=f"List the {things} that come along, and those in a folder.")
    @plainly
    def _list(folder: Folder = None) -> None:
        show_list(workshop, folder)

    @group.command("show", help="Show what it holds.")
    @plainly
    def _show(name: Name, text: AsText = False) -> None:
        show_one(workshop, name, text)

    @group.command("check", help="Name every rule that it breaks.")
    @plainly
    def _check(names: Names, seats: Seats = game.usual_seats) -> None:
        check_all(game, workshop, names, seats)

    @group.command("random", help="Draw one at random.")
    @plainly
    def _random(size: Size = usual, seats: Seats = game.usual_seats, seed: Seed = None, save: Save = None) -> None:
        draw_one(workshop, size, seats, seed, save)

    return group


def found(workshop: Workshop, name: str) -> str:
    """The text of that name: one that comes along, a file, or what is piped in."""
    if name == STDIN:
        return sys.stdin.read()
    samples = workshop.samples()
    if name in samples:
        return samples[name]
    if not Path(name).exists():
        raise Problem(f"{name}: there is no such {workshop.thing} and no such file; there are {', '.join(samples)}")
    return read_text(Path(name))


def show_list(workshop: Workshop, folder: Path | None) -> None:
    """What there is, a line for each; a text in the folder that cannot be played says so."""
    texts = dict(workshop.samples())
    if folder is not None:
        texts |= {str(file): read_text(file) for file in sorted(folder.iterdir()) if file.suffix == ".txt"}
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, text in texts.items():
        broken = workshop.broken_rules(text)
        table.add_row(Text(name), Text(broken[0].problem if broken else workshop.headline(text)))
    screen().print(table)


def show_one(workshop: Workshop, name: str, as_text: bool) -> None:
    """What it holds; or its text."""
    text = found(workshop, name)
    if as_text:
        screen().print(Text(text.rstrip("\n")), soft_wrap=True)
        return
    try:
        picture = workshop.picture(text)
    except ValueError as wrong:
        raise Problem(f"{name}: {wrong}") from None
    screen().print(picture)


def check_all(game: Definition, workshop: Workshop, names: list[str], seats: int) -> None:
    """Each with every rule that it breaks, as the rulebook has it. Fails if one breaks any."""
    console = screen()
    wrong = 0
    for name in names:
        text = found(workshop, name)
        broken = workshop.broken_rules(text, seats)
        if not broken:
            console.print(Text(f"{name}: {workshop.headline(text)}. It may be played."), soft_wrap=True)
        for problem, rule in broken:
            cited = f" [{rule}] {game.rulebook.rules[rule].text}" if rule else ""
            console.print(Text(f"{name}: {problem}.{cited}"), soft_wrap=True)
        wrong += bool(broken)
    if wrong:
        raise typer.Exit(1)


def draw_one(workshop: Workshop, size: int, seats: int, seed: int | None, save: Path | None) -> None:
    """A random one: its text, or a file with it."""
    try:
        text = workshop.draw(size, secrets.randbits(63) if seed is None else seed, seats)
    except ValueError as wrong:
        raise Problem(str(wrong)) from None
    if save is None:
        screen().print(Text(text.rstrip("\n")), soft_wrap=True)
        return
    if save.exists():
        raise Problem(f"{save}: there is a file of that name already")
    save.write_text(text, encoding="utf-8")
    screen().print(Text(f"{save}: {workshop.headline(text)}"), soft_wrap=True)
