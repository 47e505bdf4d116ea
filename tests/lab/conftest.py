"""The lab is tested with Lantern, the small game of docs/add-a-game.md: a game of it takes a millisecond."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import gloam.kernel.definition
from gloam.lab import pool
from lantern import blocks

PAGE = (Path(__file__).parents[2] / "docs/lab.md").read_text(encoding="utf-8")


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> str:
    """Lantern with a bot of its own, on the shelf of this process alone."""
    page = ModuleType("lantern_page")
    monkeypatch.setitem(sys.modules, "lantern_page", page)
    exec("\n\n".join(blocks("python")[:2]), page.__dict__)
    shelf = {**gloam.kernel.definition.games(), "lantern": page.GAME}
    monkeypatch.setattr(gloam.kernel.definition, "games", lambda: shelf)
    return "lantern"


@pytest.fixture
def no_games_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """With several jobs, all games are played by processes of their own."""
    monkeypatch.setattr(pool, "ALONE", 0.0)


@pytest.fixture
def sampler(monkeypatch: pytest.MonkeyPatch) -> str:
    """The bot with a budget that docs/lab.md shows."""
    module = ModuleType("mine")
    exec(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0], module.__dict__)
    monkeypatch.setitem(sys.modules, "mine", module)
    return "python:mine:Sampler:{budget}"
