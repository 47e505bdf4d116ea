"""The game of docs/add-a-game.md plays, with what stands on that page and nothing else."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lantern import blocks, environment, install


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """With rules, table and answers alone."""
    return environment(install(tmp_path_factory.mktemp("plain")))


@pytest.fixture(scope="module")
def better(plain: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """With prompts and a bot of its own."""
    folder = tmp_path_factory.mktemp("better") / "installed"
    shutil.copytree(Path(plain["PYTHONPATH"]), folder)
    (folder / "lantern.py").write_text("\n\n".join(blocks("python")[:2]), encoding="utf-8")
    return environment(folder)


def gloam(environment: dict[str, str], *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "gloam", *words], env=environment, input=typed, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_on_the_shelf(plain: dict[str, str]) -> None:
    assert "Lantern" in gloam(plain, "games")


def test_it_plays_in_the_terminal_with_plain_words(plain: dict[str, str]) -> None:
    said = gloam(plain, "play", "lantern", "--seed", "3", "--ask-all", typed="walk\nwalk\nrest\nquit\nno\n")
    assert "Walk or rest?" in said
    assert "Drew 0 path." in said
    assert "Rested 0" in said


def test_it_plays_in_the_lab(plain: dict[str, str]) -> None:
    report = json.loads(gloam(plain, "simulate", "lantern", "--games", "60", "--bots", "random", "--seats", "3", "--json"))
    assert sum(report["reasons"].values()) == 60
    assert set(report["reasons"]) <= {"home", "dawn"}


def test_its_own_bot_is_better_than_chance(better: dict[str, str]) -> None:
    report = json.loads(gloam(better, "simulate", "lantern", "--games", "200", "--bots", "heuristic,random", "--json"))
    assert report["by_bot"]["heuristic"]["rate"] > 0.6


def test_its_own_words_are_asked(better: dict[str, str]) -> None:
    assert "tiles in the bag. Walk on, or rest?" in gloam(better, "play", "lantern", "--ask-all", typed="quit\nno\n")


def test_saves_records_and_positions_work_plainly(plain: dict[str, str]) -> None:
    check = """
import gloam
game = gloam.new("lantern", 3, seed=5)
while not game.over:
    assert gloam.load(game.save()).save() == game.save()
    assert gloam.position(str(game)).table.data() == game.table.data()
    assert set(game.view()["table"]) == {"turn", "turns", "steps", "safe", "bag"}
    game.answer(game.answers()[-1])
assert gloam.replay(game.record()).save() == game.save()
assert "<svg" in game._repr_svg_()
print("good")
"""
    done = subprocess.run([sys.executable, "-c", check], env=plain, capture_output=True, text=True, timeout=120)
    assert done.stdout == "good\n", done.stderr
