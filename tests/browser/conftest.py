"""A real server, a real browser, and people who sit at it."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from browser.chromium import launch
from browser.visitor import PATIENCE, WIDE, Visitor
from gloam.server import building
from server.guests import ChildServer

Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client, built from the sources as they are. Whoever comes second waits for who builds it."""
    with Path(tmp_path_factory.getbasetemp().parent, "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not building.is_built():
            building.build()


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ChildServer]:
    """A server in a process of its own, whose bots do not dawdle and fill in soon."""
    server = ChildServer(tmp_path_factory.mktemp("house"), absence=1)
    yield server
    server.stop()
    said = server.log.read_text()
    assert "Traceback" not in said, said


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for each file of tests: while it runs, so does an event loop in this thread."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(house: ChildServer, chromium: Browser) -> Iterator[Visit]:
    """Makes visitors, each in a browser of their own. In the end none of them has met an error or left the house."""
    visitors: list[Visitor] = []

    def come(name: str = "Mara", screen: ViewportSize | None = None, moving: bool = False) -> Visitor:
        context = chromium.new_context(
            viewport=screen or ViewportSize(**WIDE),
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=bool(screen and screen["width"] < 600),
        )
        visitors.append(Visitor(context, house.url, name))
        return visitors[-1]

    yield come
    for each in visitors:
        each.verify()
    for each in visitors:
        each.context.close()
