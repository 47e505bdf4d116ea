"""The small games are on the shelf while the kernel is tested."""

from __future__ import annotations

import pytest
from hypothesis import settings

import gloam.kernel.definition
from kernel.play import TOYS

settings.register_profile("kernel", deadline=None)  # a busy machine is no fault of the kernel's
settings.load_profile("kernel")


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gloam.kernel.definition, "games", lambda: TOYS)
