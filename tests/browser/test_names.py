"""Whatever has a name shows its card: under the mouse, with the keyboard, under a finger; and cards and piles can be looked up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import gloam
from browser.conftest import Visit
from browser.forests import NIGHT, TILES
from browser.screens import FEW, FIVE
from browser.test_horrorclix import STREET
from browser.test_house_of_horrors import BATTLE
from browser.visitor import PHONE, Visitor

# A thing on each table, and what its card says.
NAMED = {
    "horrified": (FIVE + FEW, 0, "[data-part^='perk:']", "Move one Hero up to 4 spaces"),
    "horrorclix": (STREET, 1, "[data-part^='panel:'] h3", "Veteran"),
    "house_of_horrors": (BATTLE, 0, "[data-peek=item_dark_moon]", "Dark Moon"),
    "the_victim": (NIGHT + TILES, 0, "[data-peek='skill:blood_smell']", "While any Victim has a Wound"),
}


def sit(mara: Visitor, position: str, mine: int) -> None:
    code = mara.lay_out(gloam.position(position))
    mara.stand_up(code, *(seat for seat in range(len(mara.card(code)["seats"])) if seat != mine))
    mara.sit_at(code)


def card(mara: Visitor) -> Locator:
    return mara.page.get_by_role("tooltip")


@pytest.mark.parametrize("game", NAMED)
def test_a_name_shows_its_card_and_nothing_has_a_tooltip_of_the_browser(visit: Visit, game: str) -> None:
    position, mine, thing, told = NAMED[game]
    mara = visit()
    sit(mara, position, mine)
    mara.board.locator(thing).first.hover()
    expect(card(mara)).to_contain_text(told)
    mara.page.keyboard.press("Escape")
    expect(card(mara)).to_have_count(0)
    assert mara.page.locator("[title], svg title").count() == 0


def test_names_in_the_log_are_read_with_the_keyboard_and_piles_are_looked_through(visit: Visit) -> None:
    mara = visit()
    sit(mara, FIVE + FEW, 0)
    mara.board.locator("[data-part^='perk:'][role=button]").first.click()
    log = mara.page.get_by_role("log")
    expect(log).to_contain_text(re.compile("plays Rush"))
    log.focus()
    mara.page.keyboard.press("ArrowRight")
    expect(card(mara)).to_be_visible()
    mara.page.keyboard.press("?")
    mara.page.get_by_role("tab", name="Cards").click()
    mara.page.get_by_label("Search the cards").fill("taxi")
    expect(mara.page.get_by_role("article").filter(has_text="Taxi Ride")).to_be_visible()
    mara.page.keyboard.press("Escape")  # empties the search, then closes the panel
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_role("tab", name="Cards")).to_have_count(0)


def test_a_long_press_shows_a_card_and_plays_nothing(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(**PHONE))
    sit(mara, BATTLE, 0)
    held = mara.board.locator(".hand .held.lit").first
    before = mara.seen()
    box = held.bounding_box()
    assert box is not None
    touch = mara.context.new_cdp_session(mara.page)
    point = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(card(mara)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(mara)).to_have_count(0)
    expect(held).to_have_attribute("aria-pressed", "false")
    assert mara.seen() == before


def test_the_rules_open_at_what_is_asked(visit: Visit) -> None:
    mara = visit()
    sit(mara, BATTLE, 0)
    mara.page.keyboard.press("?")
    expect(mara.page.locator("[aria-current=true]")).to_contain_text("One character")
    mara.page.keyboard.press("Escape")
    expect(mara.page.get_by_label("Search rules and cards")).to_have_count(0)
