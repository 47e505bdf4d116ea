"""On a phone, by touch: what is tapped answers, what is pressed long says why not."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Wardrobe
from browser.screens import FIRST, TABLES
from browser.visitor import PHONE, Visitor
from server.guests import ChildServer


@pytest.fixture
def mara(house: ChildServer, wardrobe: Wardrobe) -> Iterator[Visitor]:
    """Someone with a phone."""
    with wardrobe.lend(house.url, "Mara", PHONE, mobile=True) as visitor:
        visitor.expected.append("404")
        yield visitor
        visitor.verify()


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


def pinch(page: Page, middle: tuple[int, int], start: int, end: int) -> None:
    """Two fingers, so far from each other, come closer or move apart."""
    touch = page.context.new_cdp_session(page)
    for step in range(9):
        apart = (start + (end - start) * step / 8) / 2
        points = [{"x": middle[0] + side * apart, "y": middle[1], "id": side + 1} for side in (-1, 1)]
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
        page.wait_for_timeout(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("name", "map_"), [("horrified", "The village"), ("the victim", "The forest")])
def test_two_fingers_show_the_whole_board_and_leave_the_page_as_it_is(mara: Visitor, name: str, map_: str) -> None:
    TABLES[name](mara)
    frame = mara.board.get_by_role("region", name=map_)
    whole = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
    box = frame.bounding_box()
    assert box is not None
    middle = (int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2))
    assert max(frame.evaluate(whole)) > 20, "a part is shown at first"
    pinch(mara.page, middle, 300, 60)
    assert max(frame.evaluate(whole)) <= 1
    pinch(mara.page, middle, 60, 300)
    assert max(frame.evaluate(whole)) > 20
    assert mara.page.evaluate("visualViewport.scale") == 1


def test_a_whole_turn_by_touch(mara: Visitor) -> None:
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    given = mara.play(random.Random(3), most=6)
    assert given == 6
