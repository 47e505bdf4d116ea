"""Counts of all lines of play from written positions, as chess programs count moves: a rule that offers one answer more shows.

A line is a series of answers, NATURE's outcomes among them. Each position in tests/lines says how many lines of 1, 2, 3 ... answers
there are, up to its depth. `./run golden` writes the counts again.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import gloam
from gloam.kernel.game import Game

FOLDER = Path(__file__).parent / "lines"
MOST = 100_000
"""So many lines a position has at most."""


class Position(NamedTuple):
    """A written position: the file it stands in, and what it says."""

    file: str
    about: str
    depth: int
    lines: list[int]
    text: str

    def __str__(self) -> str:
        return f"{self.file}: {self.about}"


def written(path: Path) -> list[Position]:
    told: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return [Position(path.stem, each["about"], each["depth"], each["lines"], each["text"]) for each in told]


POSITIONS = [position for path in sorted(FOLDER.glob("*.toml")) for position in written(path)]


def count(game: Game, depth: int) -> list[int]:
    """How many lines of 1, 2 ... answers there are, each outcome of NATURE's once, however likely."""
    lines = [0] * depth
    _count(game, 0, lines)
    return lines


def _count(game: Game, answers: int, lines: list[int]) -> None:
    for question in game.asked:
        options = dict.fromkeys(question.options)
        lines[answers] += len(options)
        if answers + 1 < len(lines):
            for option in options:
                line = game.clone()
                line.answer(option, question.seat)
                _count(line, answers + 1, lines)


def write(position: Position, lines: list[int]) -> None:
    """Put other counts in the place of those a position has."""
    path = FOLDER / f"{position.file}.toml"
    before, found, after = path.read_text(encoding="utf-8").partition(f'about = "{position.about}"\n')
    assert found
    path.write_text(before + found + re.sub(r"(?m)^lines = .*", f"lines = {lines}", after, count=1), encoding="utf-8")


@pytest.mark.golden
@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_there_are_as_many_lines_of_play_as_there_were(position: Position) -> None:
    lines = count(gloam.position(position.text, nature=None), position.depth)
    if os.environ.get("GLOAM_GOLDEN") == "write":
        write(position, lines)
    else:
        assert lines == position.lines, "if the change is meant, ./run golden writes the counts again"
    assert len(lines) > 1
    assert 200 <= lines[-1] <= MOST


def test_every_game_has_ten_positions() -> None:
    assert {path.stem: len(written(path)) for path in FOLDER.glob("*.toml")} == dict.fromkeys(gloam.all_games(), 10)
