"""`gloam play`: who sits down at a table in the terminal, and what they play."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import gloam
from gloam import bots
from gloam.cli.screen import Problem, definition, read_options, read_text, screen
from gloam.cli.session import Session
from gloam.kernel import position as positions
from gloam.kernel import record as records
from gloam.kernel.definition import Definition
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded
from gloam.kernel.play import settle
from gloam.kernel.spelling import UnknownName


def start(
    name: str,
    seats: int,
    me: str,
    people: int,
    bot: str,
    given: list[str],
    preset: str,
    seed: int | None,
    load: Path | None,
    position: Path | None,
    ask_all: bool,
) -> None:
    """Sit down: a new game, a saved one or a position, and play it."""
    console = screen()
    try:
        bots.find(bot)
    except UnknownName as unknown:
        raise Problem(f"--bot {bot}: {unknown}") from None
    if load and position:
        raise Problem("--load and --position: choose one of them")
    if seed is None:
        seed = secrets.randbelow(1 << 32)
    if load:
        game = _loaded(load)
    elif position:
        game = positions.read(read_text(position), Seeded(seed), seed, str(position))
    else:
        game = _new(definition(name), seats, me, people, given, preset, seed)
    persons = _persons(me, people, game.seats)
    players = {seat: bots.find(bot, seed + seat) for seat in range(game.seats) if seat not in persons}
    who = "" if persons == {0} else " --me " + ",".join(str(seat + 1) for seat in sorted(persons))
    again = who + ("" if bot == "heuristic" else f" --bot {bot}") + (" --ask-all" if ask_all else "")
    Session(console, game, persons, players, again, ask_all).play()


def _new(game: Definition, seats: int, me: str, people: int, given: list[str], preset: str, seed: int) -> Game:
    """A new game. Without any choice it is the game's first preset, for as many as usual but nobody alone."""
    if not seats:
        named = [int(seat) for seat in re.findall(r"\d+", me)]
        seats = min(game.most_seats, max(2, game.usual_seats, people, *named))
    if not preset and not given and game.options.presets:
        preset = game.options.presets[0].id
    try:
        return gloam.new(game.id, seats, read_options(game, given, preset), seed)
    except ValueError as wrong:
        raise Problem(str(wrong)) from None


def _loaded(file: Path) -> Game:
    """The game in a file, a record or a save."""
    text = read_text(file)
    if text.lstrip().startswith("{"):
        return records.load(text, str(file))
    record = records.read(text, str(file))
    return settle(records.replay(record, source=str(file)), Seeded(record.setup.seed)).game


def _persons(me: str, people: int, seats: int) -> set[int]:
    """The seats of people, from 0."""
    if me and people:
        raise Problem("--me and --people: choose one of them")
    if people > seats:
        raise Problem(f"--people {people}: there are only {seats} seats; take more with --seats {people}")
    if not me:
        return set(range(people or 1))
    chosen = {part.strip() for part in me.split(",")}
    if not all(part.isdecimal() and 1 <= int(part) <= seats for part in chosen):
        raise Problem(f"--me {me}: name seats from 1 to {seats}, such as --me 1 or --me 1,{seats}")
    return {int(part) - 1 for part in chosen}
