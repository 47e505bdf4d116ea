"""What lies on a table keeps its size and its place: between questions, while a hint is read, on small and on large screens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import gloam
from browser.conftest import Visit
from browser.forests import NIGHT, TILES
from browser.screens import FEW, FIVE
from browser.test_horrorclix import STREET
from browser.test_house_of_horrors import BATTLE, SPOILS
from browser.visitor import WIDE, Visitor

LARGE = ViewportSize(width=2560, height=1440)
LAPTOP = ViewportSize(width=1280, height=800)

TABLES = {
    "horrified": (FIVE + FEW, 0, ".panel.map"),
    "horrorclix": (STREET, 1, ".panel.map"),
    "house_of_horrors": (BATTLE, 0, ".stage"),
    "the_victim": (NIGHT + TILES, 0, ".panel.map"),
}
SHARED = (
    "["
    + ", ".join(
        f'"{card}"'
        for card in [
            "room_kitchen",
            "explorer_gangster",
            "item_storm_lantern",
            "ritem_music_box",
            "explorer_bartender",
            "explorer_country_doc",
            "explorer_priest",
            "monster_banshee",
            "explorer_vampire_hunter",
        ]
    )
    + "]"
)
NINE = "\n".join(
    f"cards = {SHARED}" if line.startswith("cards = ") else f"displayed = {SHARED}" if line.startswith("displayed") else line
    for line in SPOILS.replace("served = [0]", "served = []")
    .replace('piles = [["room_kitchen"], [], [], []]', "piles = [[], [], [], []]")
    .splitlines()
)


def sit(mara: Visitor, position: str, mine: int = 0) -> None:
    code = mara.lay_out(gloam.position(position))
    mara.stand_up(code, *(seat for seat in range(len(mara.card(code)["seats"])) if seat != mine))
    mara.sit_at(code)


def box(mara: Visitor, place: str) -> dict[str, Any]:
    mara.page.wait_for_timeout(120)  # what opens has found its size
    return dict(mara.board.locator(place).first.bounding_box() or {})


@pytest.mark.parametrize("screen", [ViewportSize(**WIDE), LAPTOP], ids=["wide", "laptop"])
@pytest.mark.parametrize("game", TABLES)
def test_the_table_keeps_its_size_while_answers_are_opened_and_a_hint_is_read(
    visit: Visit, game: str, screen: ViewportSize
) -> None:
    position, mine, place = TABLES[game]
    mara = visit(screen=screen)
    sit(mara, position, mine)
    before = box(mara, place)
    assert before["height"] > 300
    kind = mara.prompt.locator("[aria-expanded=false]:not([aria-disabled=true]).tile").first
    if kind.count():
        kind.click()
        back = mara.prompt.get_by_role("button", name="Back")
        back.wait_for()
        assert box(mara, place) == pytest.approx(before, abs=4)
        back.click()
    if game == "horrorclix":
        return  # a hint picks a figure, and what that can do is shown
    mara.prompt.get_by_role("button", name="Hint").click()
    expect(mara.prompt).to_contain_text("The bot would")
    assert box(mara, place)["height"] == pytest.approx(before["height"], abs=4)


def test_nine_spoils_are_read_and_taken_and_three_who_fought_are_all_seen(visit: Visit) -> None:
    """Every button is whole or not to be seen, and no card of those who fought lies where it is cut off."""
    mara = visit()
    sit(mara, NINE)
    expect(mara.board.locator(".spoil.lit")).to_have_count(9)
    cut = "all => all.map((one) => { const a = one.getBoundingClientRect(), b = one.parentElement.getBoundingClientRect();"
    cut += " return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - a.height; })"
    for hidden in mara.answers.evaluate_all(cut):
        assert hidden > -1 or hidden < -38, "a sliver of a button"
    for side, many in (("monsters", 3), ("explorers", 1)):
        fought = mara.board.locator(f"section.{side} .played")
        expect(fought).to_have_count(many)
        assert all(hidden > -1 for hidden in fought.evaluate_all(cut))


def test_on_a_large_screen_cards_and_board_grow_and_on_a_laptop_nothing_that_matters_goes(visit: Visit) -> None:
    usual, large = visit("Mara"), visit("Idris", screen=LARGE)
    wide: dict[str, list[float]] = {"house_of_horrors": [], "horrified": []}
    for mara in (usual, large):
        sit(mara, BATTLE)
        wide["house_of_horrors"].append(box(mara, ".hand .held")["width"] + box(mara, "section.monsters .played")["width"])
        sit(mara, FIVE + FEW)
        wide["horrified"].append(box(mara, ".panel.map svg")["width"])
    assert all(after > 1.3 * before for before, after in wide.values())
    laptop = visit("Ada", screen=LAPTOP)
    sit(laptop, FIVE + FEW)
    expect(laptop.board.get_by_text("Pick up any number of Items from one space next to yours")).to_be_visible()
    expect(laptop.board.locator("[data-perk]").get_by_text("Move one Hero up to 4 spaces")).to_be_visible()
