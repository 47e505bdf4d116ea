"""A real server, a real browser, and people who sit at it."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from browser.chromium import launch
from browser.offline import Loner
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


SERVER_FAILED = "house/failed"


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[ChildServer]:
    """A server in a process of its own, whose bots do not dawdle and fill in soon.

    The second run of a test that failed does not hide an error of the server.
    """
    assert pytestconfig.cache
    if pytestconfig.getoption("lf"):
        assert not pytestconfig.cache.get(SERVER_FAILED, None)
    server = ChildServer(tmp_path_factory.mktemp("house"), absence=1)
    pytestconfig.cache.set(SERVER_FAILED, None)
    yield server
    server.stop()
    said = server.log.read_text()
    if "Traceback" in said:
        pytestconfig.cache.set(SERVER_FAILED, said)
        pytest.fail(said)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of this folder: while it runs, so does an event loop in this thread."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Wardrobe:
    """Pages that someone has left, for those who come later: the next start in one takes half as long as in a new one."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.left: dict[tuple[bool, bool], list[BrowserContext]] = {}

    def _new(self, size: ViewportSize, touch: bool, mobile: bool) -> BrowserContext:
        return self.chromium.new_context(viewport=size, has_touch=touch, is_mobile=mobile, reduced_motion="reduce")

    @contextmanager
    def lend(
        self, url: str, name: str, screen: Mapping[str, int] = WIDE, moving: bool = False, mobile: bool = False
    ) -> Iterator[Visitor]:
        """Someone new, in a browser without a past."""
        touch = screen["width"] < 600
        left = self.left.setdefault((touch, mobile), [])
        size = ViewportSize(width=screen["width"], height=screen["height"])
        context = left.pop() if left else self._new(size, touch, mobile)
        visitor = Visitor(context, url, name)
        if visitor.page.viewport_size != size:
            visitor.page.set_viewport_size(size)
        visitor.page.emulate_media(reduced_motion="no-preference" if moving else "reduce")
        yield visitor
        visitor.leave()
        left.append(context)


@pytest.fixture(scope="package")
def wardrobe(chromium: Browser) -> Wardrobe:
    return Wardrobe(chromium)


@pytest.fixture
def loner(client: None, chromium: Browser) -> Iterator[Loner]:
    """Someone at a page without a server. In the end nothing was asked of one."""
    loner = Loner(chromium.new_context(viewport=ViewportSize(**WIDE), reduced_motion="reduce"))
    yield loner
    loner.verify()
    loner.leave()


@pytest.fixture
def visit(house: ChildServer, wardrobe: Wardrobe) -> Iterator[Visit]:
    """Makes visitors, each in a browser of their own. In the end none of them has met an error or left the house."""
    with ExitStack() as until_they_leave:
        visitors: list[Visitor] = []

        def come(name: str = "Mara", screen: Mapping[str, int] = WIDE, moving: bool = False) -> Visitor:
            visitors.append(until_they_leave.enter_context(wardrobe.lend(house.url, name, screen, moving)))
            return visitors[-1]

        yield come
        for visitor in visitors:
            visitor.verify()
