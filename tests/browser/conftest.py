"""A real server, a real browser, and people who sit at it."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

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


class Wardrobe:
    """Browsers that someone has left, for those who come later: what they have fetched need not be fetched again."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.left: dict[tuple[int, int, bool], list[BrowserContext]] = {}

    def take(self, screen: ViewportSize, moving: bool) -> BrowserContext:
        left = self.left.setdefault((screen["width"], screen["height"], moving), [])
        if left:
            return left.pop()
        motion: Literal["no-preference", "reduce"] = "no-preference" if moving else "reduce"
        return self.chromium.new_context(viewport=screen, reduced_motion=motion, has_touch=screen["width"] < 600)

    def put_back(self, context: BrowserContext, screen: ViewportSize, moving: bool) -> None:
        self.left[screen["width"], screen["height"], moving].append(context)


@pytest.fixture(scope="module")
def wardrobe(chromium: Browser) -> Wardrobe:
    return Wardrobe(chromium)


@pytest.fixture
def visit(house: ChildServer, wardrobe: Wardrobe) -> Iterator[Visit]:
    """Makes visitors, each in a browser of their own. In the end none of them has met an error or left the house."""
    visitors: list[tuple[Visitor, ViewportSize, bool]] = []

    def come(name: str = "Mara", screen: ViewportSize | None = None, moving: bool = False) -> Visitor:
        screen = screen or ViewportSize(**WIDE)
        visitor = Visitor(wardrobe.take(screen, moving), house.url, name)
        visitors.append((visitor, screen, moving))
        return visitor

    yield come
    for visitor, _, _ in visitors:
        visitor.verify()
    for visitor, screen, moving in visitors:
        visitor.leave()
        wardrobe.put_back(visitor.context, screen, moving)
