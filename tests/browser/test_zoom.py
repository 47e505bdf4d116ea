"""At 200 % zoom: nothing is wider than the screen, everything can be reached, and nothing that stays in place hides the rest."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.conftest import Visit
from browser.screens import ALL, TABLES

ZOOMED = [ViewportSize(width=720, height=450), ViewportSize(width=640, height=360)]
"""Screens of 1440 x 900 and 1280 x 720."""

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


def troubles(page: Page) -> list[Any]:
    page.wait_for_timeout(200)
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    sideways = [f"{wide} px wide on a screen of {shown}"] if wide > shown else []
    return [*sideways, *page.evaluate(COVERS), *page.evaluate(OUT_OF_REACH)]


@pytest.mark.parametrize("name", ALL)
def test_everything_is_reached_at_double_size(visit: Visit, name: str) -> None:
    mara = visit(screen=ZOOMED[0])
    mara.expected.append("404")
    ALL[name](mara)
    tabs = mara.page.get_by_role("navigation").get_by_role("button").all() if name in TABLES else []
    for screen in ZOOMED:
        mara.page.set_viewport_size(screen)
        assert (screen, troubles(mara.page)) == (screen, [])
        for tab in reversed(tabs):
            tab.click()
            assert (screen, tab.inner_text(), troubles(mara.page)) == (screen, tab.inner_text(), [])
