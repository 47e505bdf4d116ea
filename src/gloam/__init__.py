"""Gloam: horror board games to play, watch, study and teach machines.

import gloam

game = gloam.new("horrified", seats=2, options={"monsters": ["dracula", "creature"]}, seed=7)
game.answers()              # what may be answered now
game.answer(game.answers()[0])
print(game)                 # the table as text
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloam import compiled
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.definition import find
from gloam.kernel.definition import games as all_games
from gloam.kernel.game import ANYONE, NATURE, SPECTATOR, Game, Question, Refused, Result, Setup
from gloam.kernel.nature import Nature, Scripted, Seeded
from gloam.kernel.options import OptionError
from gloam.kernel.play import begin, let_nature_answer
from gloam.kernel.position import PositionError
from gloam.kernel.position import read as _read_position
from gloam.kernel.record import Record, RecordError, load
from gloam.kernel.record import read as _read_record
from gloam.kernel.record import replay as _replay

__all__ = [
    "ANYONE", "NATURE", "SPECTATOR", "Game", "Nature", "OptionError", "PositionError", "Question", "Record", "RecordError",
    "Refused", "Result", "Scripted", "Seeded", "Setup", "UnknownAnswer", "all_games", "compiled", "load", "new", "position",
    "replay",
]  # fmt: skip
__version__ = "0.1.0"

_SEEDED = object()


def new(
    name: str, seats: int = 0, options: Mapping[str, Any] | None = None, seed: int = 0, nature: Nature | object | None = _SEEDED
) -> Game:
    """A new game at its first question.

    `seats` is the number of seats, by default as many as the game usually has. NATURE is answered from `seed`; with
    `nature=None` it waits to be answered like anyone. Raises ValueError if the game does not take so many seats or such options.
    """
    definition = find(name)
    seats = seats or definition.usual_seats
    if not definition.least_seats <= seats <= definition.most_seats:
        raise ValueError(f"{definition.name} takes {definition.least_seats} to {definition.most_seats} seats, not {seats}")
    setup = Setup(definition, seats, definition.options.read(options or {}, seats), seed)
    if nature is _SEEDED:
        nature = Seeded(seed)
    assert nature is None or isinstance(nature, Nature)
    return begin(setup, nature)


def replay(record: str | Record, until: int | None = None) -> Game:
    """The game of a record (or its text) after the first `until` answers; it can be played on from there."""
    if isinstance(record, str):
        record = _read_record(record)
    game = _replay(record, until)
    let_nature_answer(game, Seeded(record.setup.seed))
    return game


def position(text: str, seed: int = 0, nature: Nature | object | None = _SEEDED) -> Game:
    """A game at the position that `text` tells, in TOML.

        game = "horrified"
        seats = 2
        mats = ["dracula", "creature"]
        turn = 1
        heroes.courier = {seat = 0}
        heroes.mayor = {seat = 1, at = "tower", items = ["kite"]}

    `print(game)` writes any game as such a text, and reading it gives the same table: that is the quickest way to learn the
    format; `gloam names GAME` lists every field and name, and docs/positions.md explains them. `game` is needed; what is left out
    is as on a bare table before anything is dealt, with `dealt = true` as after the set-up. `options` are the table's, `todo` is
    what is still to do, first things first, if it does not follow from the table. Seats count from 0. Each thing is in one place,
    and in its deck if no place names it; in a deck, what stands before "rest" lies on top in that order, what stands after at the
    bottom.

    NATURE is answered from `seed`; with `nature=None` it waits to be answered like anyone. Raises PositionError, which says
    where and why, if there can be no such table.
    """
    if nature is _SEEDED:
        nature = Seeded(seed)
    assert nature is None or isinstance(nature, Nature)
    return _read_position(text, nature, seed)
