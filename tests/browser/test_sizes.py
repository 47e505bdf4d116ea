"""What lies on a table keeps its size and its place: between questions, while a hint is read, on small and on large screens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import gloam
from browser.conftest import Visit
from browser.forests import DAY, FALLING, NIGHT, TILES
from browser.screens import FEW, FIVE, THIEF
from browser.test_horrified import TRADERS
from browser.test_horrorclix import STREET
from browser.test_house_of_horrors import BATTLE, SPOILS
from browser.visitor import PHONE, WIDE, Visitor
from gloam.games.horrified import GAME as HORRIFIED
from gloam.kernel.game import Game
from gloam.kernel.nature import Scripted

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

DECLARING = """
game = "house_of_horrors"
seats = 4
round = 2
room = "room_cistern"
hands = [
    ["monster_zombie", "monster_zombie_2", "monster_mummy", "monster_werewolf", "monster_imp", "explorer_sailor"],
    ["monster_ghost"],
    ["explorer_priest"],
    ["explorer_gangster"],
]
todo = [["encounter"]]
"""


ITEMS = ("knife", "torch", "fossil", "charm", "violin", "wine", "stake", "garlic", "camera")


def sit(mara: Visitor, position: str | Game, mine: int = 0) -> None:
    code = mara.lay_out(gloam.position(position) if isinstance(position, str) else position)
    mara.stand_up(code, *(seat for seat in range(len(mara.card(code)["seats"])) if seat != mine))
    mara.sit_at(code)


def box(mara: Visitor, place: str) -> dict[str, Any]:
    mara.page.wait_for_timeout(120)  # what opens has found its size
    return dict(mara.board.locator(place).first.bounding_box() or {})


def cut(texts: Locator) -> list[str]:
    """Those of which not all is seen."""
    seen = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    return list(texts.evaluate_all(seen))


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
    mara.prompt.get_by_role("button", name="Hint").click()
    expect(mara.prompt).to_contain_text("Suggestion: ")
    assert box(mara, place)["height"] == pytest.approx(before["height"], abs=4)


HANDS = {
    few: FEW.replace('"knife", "torch", "fossil", "charm"', ", ".join(f'"{item}"' for item in ITEMS[:few])) for few in (4, 7, 9)
}


@pytest.mark.parametrize("screen", [ViewportSize(**WIDE), LAPTOP], ids=["wide", "laptop"])
def test_a_hit_and_a_trade_leave_the_map_its_size_and_every_cost_is_read_in_full(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    sit(mara, FIVE + FEW)
    before = box(mara, ".panel.map")
    for items, hand in HANDS.items():
        game = gloam.position(FIVE + hand, nature=Scripted(HORRIFIED.catalogue.text, THIEF))
        game.answer("end")
        sit(mara, game)
        assert box(mara, ".panel.map") == pytest.approx(before, abs=1)
        expect(mara.answers).to_have_count(items + 1)
        assert cut(mara.prompt.locator(".tile .label span, .tile small:not(.visually-hidden), .head .ask")) == []
        expect(mara.answers.last).to_be_in_viewport(ratio=1)
    sit(mara, TRADERS, 1)
    mara.prompt.locator("[data-kind=share]").click()
    expect(mara.board.get_by_role("region", name="Trade")).to_be_visible()
    assert box(mara, ".panel.map") == pytest.approx(before, abs=1)


@pytest.mark.parametrize("screen", [ViewportSize(**WIDE), LAPTOP], ids=["wide", "laptop"])
def test_the_forest_keeps_its_size_whatever_is_asked_and_a_full_hand_is_seen(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    sit(mara, NIGHT + TILES)
    before = box(mara, ".panel.map")
    for position in (DAY, FALLING + TILES, NIGHT.replace('"aid_box"]', '"aid_box", "manual", "hammer", "jacket"]') + TILES):
        game = gloam.position(position)
        sit(mara, game, game.asked[0].seat)
        assert box(mara, ".panel.map") == pytest.approx(before, abs=1)
        assert cut(mara.prompt.locator(".tile .label span, .tile small, .head .ask")) == []
        expect(mara.answers.last).to_be_in_viewport(ratio=0.95)
    held = mara.board.locator("[data-part^='board:'] .held [data-item]")
    expect(held).to_have_count(5)
    boxes = [one.bounding_box() or {} for one in [*held.all(), mara.board.locator("[data-part^='board:'] .worn [data-item]")]]
    own = box(mara, "[data-part^='board:']")
    for i, one in enumerate(boxes):
        assert one["x"] + one["width"] <= own["x"] + own["width"]
        assert all(
            one["x"] + one["width"] <= other["x"] + 1 or one["y"] + one["height"] <= other["y"] + 4 for other in boxes[i + 1 : 5]
        )
        assert i == 5 or boxes[5]["x"] + boxes[5]["width"] <= one["x"]
    expect(mara.board.locator("[data-part^='board:'] .skills").get_by_text("run once more, for half of the total")).to_be_visible()


def test_nine_spoils_are_read_and_taken_and_three_who_fought_are_all_seen(visit: Visit) -> None:
    """Every button is whole or not to be seen, and no card of those who fought lies where it is cut off."""
    mara = visit()
    sit(mara, NINE)
    expect(mara.board.locator(".spoil.lit")).to_have_count(9)
    hidden_parts = "all => all.map((one) => { const a = one.getBoundingClientRect(), b = one.parentElement.getBoundingClientRect();"
    hidden_parts += " return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - a.height; })"
    for hidden in mara.answers.evaluate_all(hidden_parts):
        assert hidden > -1 or hidden < -38, "a sliver of a button"
    for side, many in (("monsters", 3), ("explorers", 1)):
        fought = mara.board.locator(f"section.{side} .played")
        expect(fought).to_have_count(many)
        assert all(hidden > -1 for hidden in fought.evaluate_all(hidden_parts))


@pytest.mark.parametrize("screen", [ViewportSize(**WIDE), LAPTOP], ids=["wide", "laptop"])
def test_all_of_my_hand_who_could_come_lie_on_their_side(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    sit(mara, DECLARING)
    coming = mara.board.locator("section.monsters > div > span")
    expect(coming).to_have_count(5)
    side = box(mara, ".side.monsters")
    for card in coming.all():
        seen = card.bounding_box()
        assert seen is not None
        assert side["x"] <= seen["x"]
        assert seen["x"] + seen["width"] <= side["x"] + side["width"] + 1


@pytest.mark.parametrize("screen", [ViewportSize(**WIDE), LAPTOP, ViewportSize(**PHONE)], ids=["wide", "laptop", "phone"])
def test_what_is_not_possible_says_why_in_full(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    sit(mara, FIVE + FEW)
    reasons = mara.prompt.locator(".greyed small")
    assert reasons.count() > 2
    assert cut(reasons) == []
    assert all(reason.is_visible() for reason in reasons.all())


def test_on_a_phone_the_long_name_of_a_table_is_whole(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(**PHONE))
    mara.knows("horrified")
    mara.sit_at(mara.make("horrified", "me", name="The longest night in the village"))
    name = mara.page.get_by_role("banner").get_by_text("The longest night in the village")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 3")


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
    expect(laptop.board.locator("[data-part^='perk:']").get_by_text("Move one Hero up to 4 spaces")).to_be_visible()
