"""Golden playthroughs: whole games written out, so that a change of rules shows as a change of text.

`./run golden` writes them anew.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import gloam
from gloam.kernel.game import NATURE, Game
from gloam.kernel.play import entries

FOLDER = Path(__file__).parent / "playthroughs"


class Playthrough(NamedTuple):
    """A game to write out: its name as a file, the game, seats, options and seed."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    seed: int


PLAYTHROUGHS = [
    Playthrough("house-of-horrors-four", "house_of_horrors", 4, {"first_butler": 0}, 1),
    Playthrough("house-of-horrors-six-short", "house_of_horrors", 6, {"preset": "short", "midnight_sides": "any"}, 2),
    Playthrough("horrorclix-first-duel", "horrorclix", 2, {"preset": "starter", "turns": 4}, 1),
    Playthrough(
        "horrorclix-three-by-hand", "horrorclix", 3, {"build_total": 100, "crypts": "chosen", "map": "haunted_house", "turns": 2}, 2
    ),
    Playthrough("horrified-first-game", "horrified", 2, {"preset": "first", "heroes": ["mayor", "scientist"]}, 1),
    Playthrough("horrified-solo", "horrified", 1, {"monsters": ["mummy", "wolf_man"], "dice": "1-1-4"}, 2),
    Playthrough("horrified-challenging", "horrified", 5, {"preset": "challenging", "dice": "1-1-4"}, 3),
    Playthrough(
        "horrified-pair", "horrified", 3, {"monsters": ["frankenstein_bride", "invisible_man", "mummy"], "dice": "1-1-4"}, 4
    ),
    Playthrough(
        "the-victim-werewolf",
        "the_victim",
        4,
        {"victims": ["diego", "vivian", "sean", "lucien"], "evil": "werewolf", "victim_die": "0-1-1-1-2-2"},
        1,
    ),
    Playthrough("the-victim-two-doppelganger", "the_victim", 2, {"evil": "doppelganger", "victim_die": "0-1-1-1-2-2"}, 2),
]


def written_out(playthrough: Playthrough) -> str:
    """The whole game: what was asked and offered, what was answered, and what happened then."""
    game = gloam.new(playthrough.game, playthrough.seats, playthrough.options, playthrough.seed)
    definition = game.setup.definition
    lines = [f"{definition.name}, {playthrough.seats} seats, options {playthrough.options}, seed {playthrough.seed}", ""]
    lines += [f"nature: {definition.catalogue.text(int(entry.answer))}" for entry in entries(game)]
    game.watch = []
    dice = random.Random(playthrough.seed)
    while not game.over:
        question = game.asked[0] if dice.random() < 0.9 else dice.choice(game.asked)
        answer = dice.choice(question.options)
        lines += ["", *asked(game), f"> seat {question.seat}: {definition.catalogue.text(answer)}"]
        before = game.moves
        game.answer(answer, question.seat)
        chance = [entry for entry in entries(game)[before + 1 :] if entry.seat == NATURE]
        lines += [f"  nature: {definition.catalogue.text(int(entry.answer))}" for entry in chance]
        told = [definition.shown.describe(event, table) for _, _, event, table in game.watch]
        lines += [f"  {sentence}" for sentence in told if sentence]
        game.watch.clear()
    assert game.result is not None
    lines += ["", f"{game.result.reason}: seats {list(game.result.winners)} win", "", str(game)]
    return "\n".join(lines)


def asked(game: Game) -> list[str]:
    definition = game.setup.definition
    lines = []
    for question in game.asked:
        lines.append(f"seat {question.seat}: {definition.shown.prompt(game, question)}")
        lines.append(f"  {', '.join(definition.catalogue.text(option) for option in question.options)}")
    return lines


@pytest.mark.golden
@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_it_went(playthrough: Playthrough) -> None:
    path = FOLDER / f"{playthrough.name}.txt"
    text = written_out(playthrough)
    if os.environ.get("GLOAM_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path.name} is missing; ./run golden writes it"
    assert text == path.read_text(encoding="utf-8"), f"{path.name} differs; if the change is meant, ./run golden writes it anew"


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {playthrough.name for playthrough in PLAYTHROUGHS}
