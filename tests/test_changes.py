"""What a contributor commits for something new: tests/changes is applied to a copy, and whole games are played there.

When a file moves, update the patches: apply them, repair what does not fit, and write `git diff` there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHANGES = Path(__file__).parent / "changes"
MOST_FILES = {"hero": 6}
"""In Python and data; what is generated from them is not counted, nor what the browser draws."""
pytestmark = pytest.mark.long


def changed(name: str) -> list[str]:
    """The files that a change touches."""
    return re.findall(r"^\+\+\+ b/(.*)$", (CHANGES / f"{name}.patch").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of the tests of Horrified, with an invented Hero."""
    folder = tmp_path_factory.mktemp("changed")
    left_out = shutil.ignore_patterns("__pycache__", "cpython-*", "client")
    shutil.copytree(ROOT / "src" / "gloam", folder / "src" / "gloam", ignore=left_out)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    patch = CHANGES / "hero.patch"
    done = subprocess.run(["git", "apply", "--verbose", str(patch)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def run(folder: Path, *words: str, typed: str = "") -> str:
    """What Python prints, on the copy's sources."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "GLOAM_PURE": "1", "COLUMNS": "120"}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, input=typed, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PLAY = """
import random, sys
import gloam
from gloam.bots import find
hero, how, seeds = sys.argv[1], sys.argv[2], int(sys.argv[3])
assert gloam.__file__.startswith(sys.argv[4]), gloam.__file__
kinds = set()
for seed in range(seeds):
    game = gloam.new("horrified", 2, {"heroes": [hero, "mayor"]}, seed)
    rng = random.Random(seed)
    texts = []
    while not game.over:
        question = game.asked[0]
        if how == "random":
            answer = rng.choice(question.options)
        else:
            answer = game.setup.definition.advisor.advise(game, question).answer
        text = game.setup.definition.catalogue.text(answer)
        texts.append(text)
        kinds.add(text.split()[0])
        game.answer(answer, question.seat)
    assert gloam.load(game.save()).save() == game.save()
    assert gloam.replay(game.record()).save() == game.save()
    assert "<svg" in game._repr_svg_()
if how == "typed":
    print("\\n".join(texts))
else:
    print(*sorted(kinds))
"""


def test_few_files_are_touched() -> None:
    for name, most in MOST_FILES.items():
        touched = changed(name)
        assert touched
        assert len(touched) <= most
        assert all(file.endswith((".py", ".toml")) for file in touched)


def test_whole_games_with_an_invented_hero_in_the_library(copy: Path) -> None:
    here = str(copy / "src")
    assert "ferry" in run(copy, "-c", PLAY, "ferrywoman", "random", "6", here).split()
    run(copy, "-c", PLAY, "ferrywoman", "advised", "2", here)


def test_a_whole_game_with_an_invented_hero_in_the_terminal(copy: Path) -> None:
    texts = run(copy, "-c", PLAY, "ferrywoman", "typed", "1", str(copy / "src"))
    options = ["--seats", "2", "--people", "2", "--seed", "0", "--ask-all", "--option", "heroes=ferrywoman,mayor"]
    said = run(copy, "-m", "gloam", "play", "horrified", *options, typed=texts)
    assert "Ferrywoman" in said
    assert "Terror has overrun the village." in said or "The village is saved" in said or "Time has run out" in said


def test_the_tests_of_an_invented_hero(copy: Path) -> None:
    """Its own, and those that hold for every Hero."""
    files = ["tests/horrified/test_ferrywoman.py", "tests/horrified/test_legality.py", "tests/horrified/test_positions.py"]
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files)
