"""What docs/environments.md says is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gloam.envs.match import actions
from gloam.games import find, games
from gloam.kernel.observation import observer

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/environments.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        known: dict[str, Any] = {}
        exec(block, known)


def test_the_sizes_are_those_of_the_games() -> None:
    rows = dict(re.findall(r"^\| ([A-Z][\w ]+) \| (\d+ \| \d+ \| [\w ]+) \|$", PAGE, re.MULTILINE))
    assert rows == {
        find(game).name: f"{observer(game).width} | {len(find(game).catalogue)} | "
        + ("their place" if actions(game, None).listed else "the catalogue")
        for game in games()
    }


def test_the_learning_example_is_short_and_brings_its_own_packages() -> None:
    assert len((ROOT / "examples/learning/train.py").read_text(encoding="utf-8").splitlines()) < 80
    own = (ROOT / "examples/learning/requirements.txt").read_text(encoding="utf-8").split()
    assert all(re.fullmatch(r"[\w-]+==[\w.]+", pinned) for pinned in own)
    for lock in (ROOT / "requirements").glob("*.txt"):
        assert "torch" not in lock.read_text(encoding="utf-8")
