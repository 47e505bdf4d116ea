"""Garbage is looked for in moments in which nobody waits."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from gloam.server import collector
from server.guests import PATIENCE


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> Iterator[weakref.ref[Knot]]:
    """A knot that nobody holds, while nobody but us looks for garbage, at any number of things and every hundredth of a second."""
    monkeypatch.setattr(collector, "PAUSE", 0.01)
    monkeypatch.setattr(collector, "FEW", -1)
    gc.disable()
    try:
        yield weakref.ref(Knot())
    finally:
        gc.enable()


def test_garbage_is_found_when_nobody_waits(gone: weakref.ref[Knot]) -> None:
    async def rest() -> None:
        tidying = asyncio.create_task(collector.tidy())
        deadline = time.monotonic() + PATIENCE
        while gone() is not None:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.005)
        tidying.cancel()

    assert gone() is not None
    asyncio.run(rest())


def test_nobody_is_kept_waiting_while_garbage_is_looked_for(gone: weakref.ref[Knot]) -> None:
    async def work() -> None:
        tidying = asyncio.create_task(collector.tidy())
        for _ in range(20):
            time.sleep(0.025)  # whoever comes meanwhile waits
            await asyncio.sleep(0)
        tidying.cancel()

    asyncio.run(work())
    assert gone() is not None
