"""What docs/lab.md says is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloam.games import games

PAGE = (Path(__file__).parents[2] / "docs/lab.md").read_text(encoding="utf-8")
_, LIBRARY = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_of_the_library_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(LIBRARY, {})
    assert (tmp_path / "results/manifest.json").exists()


def test_the_columns_of_every_game_are_listed() -> None:
    for game in games().values():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| {game.name} |"))
        assert re.findall(r"`(\w+)`", row) == [measure.__name__ for measure in game.shown.measures]
