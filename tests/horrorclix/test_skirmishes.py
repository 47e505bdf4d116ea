"""Golden skirmishes: figures that stand close together fight for some answers, written out; see `test_playthroughs.py`.

Each file begins with its position. `./run golden` writes anew what follows from it.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path

import pytest

import gloam
from gloam.games.horrorclix import GAME
from gloam.kernel.game import NATURE, Game, Question
from gloam.kernel.play import entries
from horrorclix.test_playouts import picked

FILES = sorted(Path(__file__).with_name("skirmishes").glob("*.txt"))
ANSWERS = 50


def written_out(position: str, seed: int) -> str:
    """A skirmish: who is asked, how many answers of each kind are on offer, what is answered, and what happens then."""
    game = gloam.position(position, seed=seed)
    dice = random.Random(seed)
    game.watch = []
    lines = [position]
    while not game.over and game.moves < ANSWERS:
        question, answer = answered(game, dice)
        lines += ["", *asked(game), f"> seat {question.seat}: {GAME.catalogue.text(answer)}"]
        before = len(entries(game))
        game.answer(answer, question.seat)
        chance = [entry for entry in entries(game)[before + 1 :] if entry.seat == NATURE]
        lines += [f"  nature: {GAME.catalogue.text(int(entry.answer))}" for entry in chance]
        told = [GAME.shown.describe(event, table) for _, _, event, table in game.watch]
        lines += [f"  {sentence}" for sentence in told if sentence]
        game.watch.clear()
    return "\n".join([*lines, "", str(game)])


def answered(game: Game, dice: random.Random) -> tuple[Question, int]:
    """An answer that does something, where there is one; half of the time of any kind, however few answers are of it."""
    question, answer = picked(game, dice)
    kinds: dict[str, list[int]] = {}
    for option in question.options:
        kinds.setdefault(GAME.catalogue.text(option).split()[0], []).append(option)
    kind = GAME.catalogue.text(answer).split()[0]
    if len(kinds) > 1 and (kind in ("pass", "done") or dice.random() < 0.5):
        kind = dice.choice([each for each in kinds if each not in ("pass", "done")] or [kind])
        answer = dice.choice(kinds[kind])
    return question, answer


def asked(game: Game) -> list[str]:
    lines = []
    for question in game.asked:
        kinds = Counter(GAME.catalogue.text(option).split()[0] for option in question.options)
        offered = ", ".join(f"{kind} {count}" for kind, count in kinds.items())
        lines.append(f"seat {question.seat}: {GAME.shown.prompt(game, question)} ({offered})")
    return lines


@pytest.mark.golden
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_skirmish_goes_as_it_went(path: Path) -> None:
    before = path.read_text(encoding="utf-8")
    text = written_out(before.partition("\n\n")[0], int(path.stem))
    if os.environ.get("GLOAM_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    else:
        assert text == before, f"{path.name} differs; if the change is meant, ./run golden writes it anew"


def test_skirmishes_are_there() -> None:
    assert len(FILES) >= 24
