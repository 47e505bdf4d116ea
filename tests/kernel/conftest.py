"""The small games are on the shelf while the kernel is tested."""

from __future__ import annotations

import pytest

import gloam.kernel.definition
from kernel.play import TOYS


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gloam.kernel.definition, "games", lambda: TOYS)
