"""On a phone, by touch: what is tapped answers, what is pressed long says why not, and everything is large enough for a finger."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.screens import ALL, FIRST, TABLES
from browser.visitor import PHONE, Visitor
from server.guests import ChildServer

FINGER = 44

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


@pytest.fixture
def mara(house: ChildServer, chromium: Browser) -> Iterator[Visitor]:
    """Someone with a phone."""
    context = chromium.new_context(viewport=ViewportSize(**PHONE), has_touch=True, is_mobile=True, reduced_motion="reduce")
    visitor = Visitor(context, house.url, "Mara")
    visitor.expected.append("404")
    yield visitor
    visitor.verify()
    context.close()


def press_long(page: Page, thing: Locator) -> None:
    """Keep a finger on something for a while."""
    box = thing.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(800)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def drag(page: Page, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Draw a finger over the screen."""
    touch = page.context.new_cdp_session(page)
    for step in range(17):
        at = {"x": start[0] + (end[0] - start[0]) * step / 16, "y": start[1] + (end[1] - start[1]) * step / 16}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [at]})
        page.wait_for_timeout(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("name", ALL)
def test_everything_is_large_enough_for_a_finger(mara: Visitor, name: str) -> None:
    ALL[name](mara)
    mara.page.wait_for_timeout(200)
    assert mara.page.evaluate(TOO_SMALL) == []
    for tab in mara.page.get_by_role("navigation").get_by_role("button").all() if name in TABLES else []:
        tab.tap()
        assert (tab.inner_text(), mara.page.evaluate(TOO_SMALL)) == (tab.inner_text(), [])


@pytest.mark.parametrize("game", ["horrified", "house_of_horrors"])
def test_a_tap_answers(mara: Visitor, game: str) -> None:
    mara.sit_at(mara.make(game, *["me"] * (2 if game == "horrified" else 1), *["heuristic"] * 2, seed=11))
    for _ in range(4):
        question = mara.my_question()
        assert question is not None
        before, opens = mara.seen(), mara.answers.first.get_attribute("aria-expanded")
        mara.answers.first.tap()
        if opens is not None:
            mara.prompt.get_by_role("button", name="Back").wait_for()
            mara.answers.first.tap()
        assert mara.answered(before)


def test_a_long_press_says_why_not_and_answers_nothing(mara: Visitor) -> None:
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    before = mara.seen()
    press_long(mara.page, mara.prompt.locator("[aria-disabled=true]").first)
    expect(mara.page.get_by_role("alert").filter(has_text="Why not")).to_be_visible()
    mara.page.get_by_role("button", name="Dismiss").tap()
    expect(mara.page.get_by_role("alert").filter(has_text="Why not")).to_be_hidden()
    mara.prompt.locator("[aria-disabled=true]").first.tap(force=True)  # for who reads the screen it is no button that works
    expect(mara.page.get_by_role("alert").filter(has_text="Why not")).to_be_visible()
    assert mara.seen() == before


def test_the_map_is_moved_with_a_finger(mara: Visitor) -> None:
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    place = mara.board.locator("svg text", has_text="Docks").first
    was = place.bounding_box()
    assert was is not None
    drag(mara.page, (150, 250), (300, 250))
    mara.page.wait_for_timeout(200)
    now = place.bounding_box()
    assert now is not None
    assert now["x"] > was["x"] + 50


def test_a_whole_turn_by_touch(mara: Visitor) -> None:
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    given = mara.play(random.Random(3), most=6)
    assert given == 6
