"""The lab is tested with Lantern, the small game of docs/add-a-game.md: a game of it takes a millisecond."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

import gloam.kernel.definition
from gloam.lab import workers
from lantern import blocks


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
    monkeypatch.setattr(workers, "ALONE", 0.0)
