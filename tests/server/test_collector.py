"""Garbage is looked for in moments in which nobody waits."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.server import ServerProtocol

from gloam.server import collector
from gloam.server.doors.connection import Connection
from gloam.server.doors.visitor import Visitor
from gloam.server.doors.wire import Wire
from server.guests import PATIENCE, Guest, threaded_server


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


def test_whoever_has_left_is_forgotten_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "FEW", sys.maxsize)  # the server looks for none

    def remembered() -> int:
        return sum(type(each) in (Connection, ServerProtocol, Visitor, Wire) for each in gc.get_objects())

    with threaded_server(tmp_path) as (url, _), Guest(url, "Alice") as alice:
        code = alice.make("horrified", "me", "me")
        with alice.live(code) as live:
            live.play_at_random(Random(1), 3)
        gc.collect()
        before = remembered()
        gc.disable()
        try:
            for _ in range(3):
                with alice.live(code) as live:
                    live.play_at_random(Random(1), 3)
            deadline = time.monotonic() + PATIENCE
            while remembered() > before:
                assert time.monotonic() < deadline, "they are held by something that holds itself"
                time.sleep(0.05)
        finally:
            gc.enable()
