"""Every screen, opened once: heard, looked at, enlarged, and touched.

Landmarks, headings and names for those who hear it; nothing grave found by axe; at 200 % zoom everything can be reached, and
nothing that stays in place hides the rest; on a phone all is large enough for a finger. Nowhere is it wider than the screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.conftest import Wardrobe
from browser.looking import SIZES, landmarks_headings_and_names, look, resize
from browser.screens import ALL, TABLES
from browser.visitor import PHONE, Visitor
from server.guests import ChildServer

ZOOMED = [{"width": 720, "height": 450}, {"width": 640, "height": 360}]
"""Screens of 1440 x 900 and 1280 x 720."""
FINGER = 44

# Controls that cannot be brought under the pointer: each is scrolled to, and asked for at its centre or a little beside it.
OUT_OF_REACH = """
() => {
  const asked = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]';
  const modal = document.querySelector('dialog:modal');
  const lost = [];
  for (const one of (modal ?? document).querySelectorAll(asked)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled')) continue;
    if (one.closest('[inert], [aria-hidden=true]')) continue;
    const drawn = one.closest('label') ?? one;  // what is hidden for its label's sake is reached through that
    const off = one.getBoundingClientRect();
    if (drawn === one && (off.width <= 1 || off.right <= 0 || off.bottom <= 0) && one.classList.contains('skip')) continue;
    drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = drawn.getBoundingClientRect();
    const near = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75]];
    const hit = near.some(([x, y]) => {
      const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return found && (drawn.contains(found) || found.closest('label')?.control === one);
    });
    const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60);
    if (!hit) lost.push(`${name} <${one.tagName} ${one.className?.baseVal ?? one.className}>`);
  }
  return lost;
}
"""

# What stays in place while the page scrolls, with the part of the screen that it covers.
COVERS = """
() => [...document.body.querySelectorAll('*')]
  .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => getComputedStyle(one).pointerEvents !== 'none' && !one.closest('dialog'))
  .map((one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return [`${one.tagName} ${one.className}`, Math.max(0, wide) * Math.max(0, high) / (innerWidth * innerHeight)];
  })
  .filter(([, part]) => part > 0.5)
"""

# Controls of a phone that are narrower or lower than a finger, unless they stand in a line of text or in a drawing.
TOO_SMALL = f"""
() => {{
  const modal = document.querySelector('dialog:modal');
  const inText = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline' && one.parentElement.tagName === 'P';
  const drawn = (one) => (one.matches('[type=radio], [type=checkbox], .visually-hidden') ? (one.closest('label') ?? one) : one);
  return [...(modal ?? document).querySelectorAll('a[href]:not(.skip), button, input, select, textarea, summary')]
    .filter((one) => one.checkVisibility({{ visibilityProperty: true }}) && !inText(one))
    .filter((one) => !one.closest('[aria-hidden=true], [inert]'))
    .map((one) => [one, drawn(one).getBoundingClientRect()])
    .filter(([, box]) => Math.round(box.height) < {FINGER} || Math.round(box.width) < {FINGER})
    .map(([one, box]) => [one.getAttribute('aria-label') ?? one.textContent.trim(), one.className, box.width, box.height]);
}}
"""


@dataclass(frozen=True)
class Screen:
    """A screen, and who has come to it."""

    name: str
    mara: Visitor

    @property
    def page(self) -> Page:
        return self.mara.page

    def tabs(self) -> Iterator[str]:
        """What is to be seen of a table on a small screen, one after the other, the first one last."""
        found = self.page.get_by_role("navigation").get_by_role("button").all() if self.name in TABLES else []
        for tab in reversed(found):
            tab.click()
            yield tab.inner_text()


@pytest.fixture(scope="module", params=ALL)
def screen(request: pytest.FixtureRequest, house: ChildServer, wardrobe: Wardrobe) -> Iterator[Screen]:
    """Each screen in turn; all tests of one see the same page."""
    with wardrobe.lend(house.url, "Mara") as mara:
        mara.expected.append("404")
        ALL[request.param](mara)
        yield Screen(request.param, mara)
        mara.verify()


def troubles(page: Page) -> list[Any]:
    page.wait_for_timeout(150)
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    sideways = [f"{wide} px wide on a screen of {shown}"] if wide > shown else []
    return [*sideways, *page.evaluate(COVERS), *page.evaluate(OUT_OF_REACH)]


@pytest.mark.parametrize("size", SIZES)
def test_it_has_its_landmarks_headings_and_names_and_nothing_grave(screen: Screen, size: ViewportSize) -> None:
    resize(screen.page, size)
    landmarks_headings_and_names(screen.page)
    assert look(screen.mara) == []


def test_everything_is_reached_at_double_size(screen: Screen) -> None:
    for size in ZOOMED:
        resize(screen.page, size)
        assert (size, troubles(screen.page)) == (size, [])
        for tab in screen.tabs():
            assert (size, tab, troubles(screen.page)) == (size, tab, [])


def test_everything_is_large_enough_for_a_finger(screen: Screen) -> None:
    resize(screen.page, PHONE)
    touch = screen.page.context.new_cdp_session(screen.page)
    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    touch.send("Emulation.setScrollbarsHidden", {"hidden": True})  # a phone's take no place
    assert screen.page.evaluate("matchMedia('(pointer: coarse)').matches")
    screen.page.wait_for_timeout(150)
    assert screen.page.evaluate(TOO_SMALL) == []
    for tab in screen.tabs():
        assert (tab, screen.page.evaluate(TOO_SMALL)) == (tab, [])
    touch.detach()
