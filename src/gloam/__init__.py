"""Gloam: horror board games to play, watch, study and train machines on.

>>> import gloam
>>> game = gloam.new("horrified", seats=2, options={"monsters": ["dracula", "creature"]}, seed=7)
>>> game.answers()[:3]
['move cave', 'move bridge_north', 'pick_up']
>>> game.answer("move cave")
>>> game.view(seat=0)["table"]["heroes"][1]["at"]
'cave'

`print(game)` writes the state of the table as text; docs/library.md explains the rest.
"""

from __future__ import annotations

import secrets as _secrets
from collections.abc import Mapping as _Mapping
from typing import Any as _Any

from gloam import compiled
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.definition import find as _find
from gloam.kernel.definition import games as all_games
from gloam.kernel.game import ANYONE, NATURE, SPECTATOR, Game, Question, Refused, Result, Setup
from gloam.kernel.nature import Nature, Scripted, Seeded
from gloam.kernel.options import OptionError
from gloam.kernel.play import begin as _begin
from gloam.kernel.play import let_nature_answer as _let_nature_answer
from gloam.kernel.position import PositionError
from gloam.kernel.position import read as _read_position
from gloam.kernel.record import Differs, Record, RecordError, load
from gloam.kernel.record import read as _read_record
from gloam.kernel.record import replay as _replay
from gloam.kernel.spelling import UnknownName

__all__ = [
    "ANYONE", "NATURE", "SPECTATOR", "Differs", "Game", "Nature", "OptionError", "PositionError", "Question",
    "Record", "RecordError", "Refused", "Result", "Scripted", "Seeded", "Setup", "UnknownAnswer", "UnknownName",
    "all_games", "compiled", "load", "new", "position", "replay",
]  # fmt: skip
__version__ = "0.1.0"


class _FromSeed:
    """As `nature`: answers come from the seed."""

    def __repr__(self) -> str:
        return "FROM_SEED"


_FROM_SEED = _FromSeed()
_SEED_BITS = 32


def new(
    name: str,
    seats: int = 0,
    options: _Mapping[str, _Any] | None = None,
    seed: int | None = None,
    nature: Nature | _FromSeed | None = _FROM_SEED,
) -> Game:
    """Return a new game at its first question.

    `seats` is the number of players, by default the game's usual number. Chance follows from `seed`: the same seed and the same
    answers give the same game. Without a seed one is drawn, and `game.setup.seed` has it. With `nature=None` chance waits to be
    answered like a player, and a `Scripted` nature answers as a test says.

    Raises UnknownName for a game that is not installed, OptionError for an option or value that does not exist, and ValueError for
    a number of seats that the game does not take.

    >>> gloam.new("house_of_horrors", seats=3, seed=1).seats
    3
    """
    definition = _find(name)
    _check_whole(seats, "seats")
    seats = seats or definition.usual_seats
    if not definition.least_seats <= seats <= definition.most_seats:
        raise ValueError(f"{definition.name} takes {definition.least_seats} to {definition.most_seats} seats, not {seats}")
    setup = Setup(definition, seats, definition.options.read({} if options is None else options, seats), _drawn(seed))
    return _begin(setup, _answered_by(nature, setup.seed))


def replay(record: str | Record, until: int | None = None) -> Game:
    """Return the game of a record, or of its text, after the first `until` answers. It can be played on from there.

    Raises RecordError, which names the line and what is wrong with it; Differs, a RecordError, if these rules do not allow what
    follows, with the `game` up to there.
    """
    if isinstance(record, str):
        record = _read_record(record)
    game = _replay(record, until)
    _let_nature_answer(game, Seeded(record.setup.seed))
    return game


def position(text: str, seed: int | None = None, nature: Nature | _FromSeed | None = _FROM_SEED) -> Game:
    """Return a game at the position that `text` describes, in TOML.

        game = "horrified"
        seats = 2
        mats = ["dracula", "creature"]
        turn = 1
        heroes.courier = {seat = 0}
        heroes.mayor = {seat = 1, at = "tower", items = ["kite"]}

    `print(game)` writes any game as such a text, and reading it gives the same table: that is the quickest way to learn the
    format. `gloam names GAME` lists every field and name, and docs/positions.md explains them. `game` is needed; what is left out
    is as on a bare table before anything is dealt, with `dealt = true` as after the set-up. `options` are the table's, `todo` is
    what is still to do, first things first, if it does not follow from the table. Seats count from 0. Each thing is in one place,
    and in its deck if no place names it; in a deck, what stands before "rest" lies on top in that order, what stands after at the
    bottom.

    `seed` and `nature` are those of `new`. Raises PositionError, which says where and why, if there can be no such table.
    """
    seed = _drawn(seed)
    return _read_position(text, _answered_by(nature, seed), seed)


def _drawn(seed: int | None) -> int:
    """Return the seed, or a new one that can be typed."""
    if seed is None:
        return _secrets.randbits(_SEED_BITS)
    _check_whole(seed, "seed")
    return seed


def _check_whole(number: _Any, name: str) -> None:
    if not isinstance(number, int):
        raise TypeError(f"{name} should be a whole number, not {number!r}")


def _answered_by(nature: Nature | _FromSeed | None, seed: int) -> Nature | None:
    if isinstance(nature, _FromSeed):
        return Seeded(seed)
    if nature is not None and not isinstance(nature, Nature):
        raise TypeError(f"nature should be a Nature or None, not {nature!r}")
    return nature


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
