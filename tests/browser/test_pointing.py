"""Pointing: what is held is shown to the others, and nothing else comes of it."""

from __future__ import annotations

from collections import deque

from playwright.sync_api import Locator, expect

import gloam
from browser.conftest import Visit
from browser.screens import GAMES
from browser.test_house_of_horrors import BATTLE, sit_in
from browser.test_together import FIRST
from browser.test_touch import press_long
from browser.visitor import PHONE, Visitor
from kernel.play import at_random


def place(visitor: Visitor, part: str) -> Locator:
    return visitor.board.locator(f"[data-part='{part}']").last


def hold(visitor: Visitor, part: str) -> None:
    """Press a part of the table with the mouse and let it go after a while."""
    place(visitor, part).hover(force=True)
    visitor.page.mouse.down()
    visitor.page.wait_for_timeout(800)
    visitor.page.mouse.up()


def test_what_a_player_holds_is_shown_to_the_others_and_not_pressed(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris", screen=PHONE)
    code = mara.make("horrified", "me", "open", options=FIRST)
    idris.open(f"/t/{code}")
    idris.page.get_by_role("button", name="Sit down").click()
    idris.update(lambda last: last["status"] == "playing")
    mara.sit_at(code)
    moves = mara.last()["moves"]

    hold(mara, "space:fountain")  # where Mara's Hero can go
    assert mara.last()["moves"] == moves
    hold(mara, "space:cave")
    idris.page.get_by_role("button", name="Mara points at the Cave. Show it").click()
    expect(idris.page.locator(".ring", has_text="Mara")).to_be_visible()

    mara.page.keyboard.press(".")
    everything = mara.page.get_by_role("dialog", name="Point at something")
    everything.get_by_label("Search the table").fill("mayor")
    everything.get_by_role("button", name="the Mayor").click()
    idris.page.get_by_role("button", name="Mara points at the Mayor. Show it").click()
    expect(idris.page.locator(".ring", has_text="Mara")).to_be_visible()
    mara.page.locator("[data-part='space:fountain'][role=button]").focus()
    mara.page.keyboard.press(".")
    expect(mara.page.get_by_text("You point at the Fountain")).to_have_count(0)  # it is only said of others
    expect(everything).to_have_count(0)

    idris.page.get_by_role("button", name="Find me on the map").tap()
    press_long(idris.page, place(idris, "hero:mayor"))
    expect(mara.page.locator(".ring", has_text="Idris")).to_be_visible()
    idris.page.get_by_role("button", name="Hand", exact=True).tap()
    hold(mara, "space:tower")
    idris.page.get_by_role("button", name="Mara points at").tap()
    expect(idris.board.get_by_role("group", name="The village")).to_be_visible()


def test_on_touch_a_card_opens_first_and_has_a_button_that_points(visit: Visit) -> None:
    mara, idris = visit("Mara", screen=PHONE), visit("Idris")
    code = sit_in(mara, BATTLE)
    bride = place(mara, "card:monster_vampire_bride")
    press_long(mara.page, bride)
    expect(mara.page.get_by_role("tooltip")).to_have_count(0)  # there is nobody to show it to
    mara.sit_down(code, 1)
    mara.stand_up(code, 1)
    idris.sit_down(code, 1)
    mara.update(lambda last: last["seats"][1]["kind"] == "person")
    press_long(mara.page, bride)
    mara.page.get_by_role("tooltip").get_by_role("button", name="Point at it").tap()
    expect(mara.page.locator(".ring", has_text="You")).to_be_visible()
    expect(mara.page.get_by_role("tooltip")).to_have_count(0)


def test_everything_that_can_be_held_is_seen_by_everyone(visit: Visit) -> None:
    mara = visit()
    for name in GAMES:
        game = deque(at_random(gloam.new(name, seed=3), 3, 90), maxlen=1).pop()
        mara.sit_at(mara.lay_out(game))
        drawn = set(mara.board.locator("[data-part-name]").evaluate_all("all => all.map((one) => one.dataset.part)"))
        assert drawn
        assert drawn <= game.setup.definition.shown.in_sight(game.table)
