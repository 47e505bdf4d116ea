"""Parts of games as a browser receives them: views, and frames that lead on from them. The client's tests play them.

As a script: all of them by game, as JSON.
"""

from __future__ import annotations

import random
import sys
from typing import Any, Final, NamedTuple

import msgspec

import gloam
from gloam.kernel.game import NATURE, Game
from gloam.kernel.play import entries
from gloam.tables.chronicle import Chronicle
from gloam.tables.messages import encode


class Recording(NamedTuple):
    """Which part of which game: the first and the last answer, and the parts of the glossary that its scene reads."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    first: int
    last: int
    words: tuple[str, ...] = ()


RECORDINGS: Final = [
    Recording("horrified", 2, {"preset": "first", "heroes": ["mayor", "scientist"]}, 1, 20, 70, ("cards",)),
    Recording("horrorclix", 2, {"preset": "starter", "turns": 4}, 1, 20, 100),
    Recording("house_of_horrors", 4, {"first_butler": 0}, 1, 26, 61),
    Recording("the_victim", 4, {"victims": ["diego", "vivian", "sean", "lucien"], "evil": "werewolf"}, 1, 120, 220),
]


def recorded(recording: Recording) -> dict[str, Any]:
    """The views at the first answer of a person from there on, and the steps that follow."""
    game = gloam.new(recording.game, recording.seats, recording.options, recording.seed)
    dice = random.Random(recording.seed)
    while not game.over and game.moves < recording.last:
        question = game.asked[0] if dice.random() < 0.9 else dice.choice(game.asked)
        game.answer(dice.choice(question.options), question.seat)
    points = [moves for moves in asked_after(game) if moves >= recording.first]
    told = Chronicle(game)
    start, *steps = [told.review(moves, [0], False) for moves in points]
    glossary = msgspec.to_builtins(game.setup.definition.shown.glossary())
    return {
        "words": {name: glossary[name] for name in recording.words},
        "views": start.views,
        "steps": [{"moves": step.moves, "frames": step.frames, "changes": step.changes} for step in steps],
    }


def asked_after(game: Game) -> list[int]:
    """After how many answers someone was asked, and not NATURE."""
    answers = [entry for entry in entries(game) if not isinstance(entry.answer, str)]
    return [moves for moves in range(1, len(answers)) if answers[moves].seat != NATURE]


if __name__ == "__main__":
    sys.stdout.buffer.write(encode({recording.game: recorded(recording) for recording in RECORDINGS}))
