"""What a contributor commits for something new: tests/changes is applied to a copy, and whole games are played there.

When a file moves, update the patches: apply them, repair what does not fit, and write `git diff` there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from gloam.server.building import npm

ROOT = Path(__file__).parents[1]
CHANGES = Path(__file__).parent / "changes"
pytestmark = pytest.mark.long


@dataclass(frozen=True)
class Change:
    """A patch, how many files it may touch, and the games that are played with what it brings."""

    name: str
    most_files: int
    """In Python and data; what is generated from them is not counted, nor what the browser draws."""
    game: str
    seats: int
    options: dict[str, object]
    given: tuple[str, ...]
    """How answers begin that belong to what it brings."""
    shown: str
    """What the terminal shows."""
    tests: tuple[str, ...]
    client_files: int = 0
    """In the client: drawing and texts."""


EACH = (
    Change(
        "hero",
        6,
        "horrified",
        2,
        {"heroes": ["ferrywoman", "mayor"]},
        ("ferry",),
        "Ferrywoman",
        ("horrified/test_ferrywoman.py", "horrified/test_legality.py", "horrified/test_positions.py"),
    ),
    Change(
        "evil",
        6,
        "the_victim",
        2,
        {"evil": "scarecrow"},
        ("use scythe", "use bad_seed", "death"),
        "Scarecrow",
        ("the_victim/evils/test_scarecrow.py", "the_victim/test_bot.py", "the_victim/test_texts.py"),
    ),
    Change(
        "monster",
        10,
        "horrified",
        2,
        {"monsters": ["banshee", "mummy"]},
        ("advance banshee", "defeat banshee"),
        "Banshee",
        ("horrified/monsters/test_banshee.py", "horrified/test_legality.py", "horrified/test_view.py"),
        client_files=2,
    ),
)


def changed(name: str) -> list[str]:
    """The files that a change touches."""
    return re.findall(r"^\+\+\+ b/(.*)$", (CHANGES / f"{name}.patch").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture(scope="module", params=EACH, ids=[change.name for change in EACH])
def change(request: pytest.FixtureRequest) -> Change:
    this: Change = request.param
    return this


@pytest.fixture(scope="module")
def copy(change: Change, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of its tests, with a change."""
    folder = tmp_path_factory.mktemp(change.name)
    left_out = shutil.ignore_patterns("__pycache__", "cpython-*", "client")
    shutil.copytree(ROOT / "src" / "gloam", folder / "src" / "gloam", ignore=left_out)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    patch = CHANGES / f"{change.name}.patch"
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
import json, random, sys
import gloam
folder, name, seats, options = sys.argv[1:]
assert gloam.__file__.startswith(folder), gloam.__file__
given = set()
for seed in range(10):
    game = gloam.new(name, int(seats), json.loads(options), seed)
    rng = random.Random(seed)
    while not game.over:
        question = game.asked[0]
        if seed < 8:
            answer = rng.choice(question.options)
        else:
            answer = game.setup.definition.advisor.advise(game, question).answer
        given.add(game.setup.definition.catalogue.text(answer))
        game.answer(answer, question.seat)
    assert gloam.load(game.save()).save() == game.save()
    assert gloam.replay(game.record()).save() == game.save()
    assert "<svg" in game._repr_svg_()
print("\\n".join(sorted(given)))
"""
"""Ten whole games, eight at random and two as the bot plays; prints every answer that was given."""


def test_few_files_are_touched(change: Change) -> None:
    client = [file for file in changed(change.name) if file.startswith("web/")]
    touched = [file for file in changed(change.name) if file not in client]
    assert touched
    assert len(touched) <= change.most_files
    assert all(file.endswith((".py", ".toml")) for file in touched)
    assert len(client) == change.client_files


def test_the_client_knows_its_types(copy: Path, change: Change) -> None:
    """The types made of its rules and texts fit the drawings and texts that it brings to the client."""
    if not change.client_files:
        pytest.skip("it brings nothing to the client")
    web = copy / "web"
    left_out = shutil.ignore_patterns("node_modules", "dist", ".svelte-kit")
    shutil.copytree(ROOT / "web", web, ignore=left_out, dirs_exist_ok=True)
    shutil.copytree(ROOT / "web" / "node_modules", web / "node_modules", symlinks=True)
    environment = {"PYTHONPATH": str(copy / "src"), "GLOAM_PURE": "1", "PYTHON": sys.executable}
    with pytest.MonkeyPatch.context() as patched:
        for name, value in environment.items():
            patched.setenv(name, value)
        npm(web, "run", "--silent", "types")
        npm(web, "exec", "--offline", "--", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_whole_games_in_the_library(copy: Path, change: Change) -> None:
    given = run(copy, "-c", PLAY, str(copy / "src"), change.game, str(change.seats), json.dumps(change.options)).splitlines()
    assert [kind for kind in change.given if not any(text.startswith(kind) for text in given)] == []


def test_a_whole_game_in_the_terminal(copy: Path, change: Change) -> None:
    """Someone who always takes the first answer plays with bots."""
    options = ["--seats", str(change.seats), "--people", "1", "--seed", "0"]
    for option, value in change.options.items():
        options += ["--option", f"{option}={','.join(value) if isinstance(value, list) else value}"]
    said = run(copy, "-m", "gloam", "play", change.game, *options, typed="1\n" * 1000)
    assert change.shown in said
    assert re.search(r"\d+ answers were given", said)


def test_its_own_tests_and_those_that_hold_for_all(copy: Path, change: Change) -> None:
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *[f"tests/{file}" for file in change.tests])
