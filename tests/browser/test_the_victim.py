"""The table of The Victim: tiles that are turned, rolls that tell their reasons, and one who becomes the Evil."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from browser.conftest import Visit
from browser.forests import DAY, FALLING, NIGHT, TILES, TWICE, WIDOW, laid_out
from browser.visitor import PHONE, WIDE, Visitor, asked
from gloam.kernel.game import Game

EIGHT = ("die 2", "die 3", "die 1", "die 2")
SCREENS = [pytest.param(ViewportSize(**WIDE), id="wide"), pytest.param(ViewportSize(**PHONE), id="phone")]


def sit_alone(mara: Visitor, game: Game) -> str:
    """Sit at this game in the seat that is asked; the others are empty. Returns the table's code."""
    seat = game.asked[0].seat
    code = mara.lay_out(game)
    mara.stand_up(code, *[other for other in range(game.seats) if other != seat])
    mara.sit_at(code)
    assert mara.my_question() is not None
    return code


def tile(mara: Visitor, name: str) -> Locator:
    """A tile that may be gone to."""
    return mara.board.locator(f"[data-part='tile:{name}'][data-lit]")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


# --- the map --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SCREENS)
def test_a_drawn_tile_is_turned_before_it_is_laid(visit: Visit, screen: ViewportSize) -> None:
    """By pressing it, by keys, and from the bar that tells what it would join."""
    mara = visit(screen=screen)
    sit_alone(mara, laid_out(NIGHT + TILES, "run", "pass", "draw left", nature=(*EIGHT, "tile path_7")))
    if mara.last()["questions"][0]["kind"] == "lay":
        shown = mara.board.locator("[data-part='drawn:path_7']")
        expect(shown).to_contain_text("Forest Path 7")
        for edge in mara.board.locator("[data-part^='edge:']").all():
            assert apart(edge, shown), "the drawn tile covers where it may go"
        before = mara.seen()
        mara.board.locator("[data-part^='edge:']").first.click()
        assert mara.answered(before)
    drawn = mara.last()["view"]["drawn"]
    held = mara.board.locator("[data-turning]")
    bar = mara.board.get_by_role("group", name="Turn it", exact=True)
    seen: list[tuple[str | None, str]] = []
    for turn in (
        lambda: None,
        held.click,
        lambda: mara.page.keyboard.press("]"),
        lambda: bar.get_by_role("button", name="Turn left").click(),
    ):
        turn()
        seen.append((held.get_attribute("data-turning"), bar.inner_text()))
    ways = len({way for way, _ in seen})
    assert ways >= 2
    assert seen[0] != seen[1]
    assert seen[3][0] == seen[1][0]
    now = held.get_attribute("data-turning")
    way = next(
        way for way in drawn["ways"] if str(way["turned"]) == now and way["edge"] == mara.last()["questions"][0]["parts"]["edge"]
    )
    assert f"{way['opens']} way" in bar.inner_text()
    before = mara.seen()
    held.focus()
    mara.page.keyboard.press("Enter")
    assert mara.answered(before)
    laid = mara.last()["view"]["tiles"]["path_7"]
    assert (laid["turned"], laid["q"], laid["r"]) == (way["turned"], way["q"], way["r"])
    expect(mara.board.locator(".tile[data-part='tile:path_7']")).to_have_count(1)


def test_lit_tiles_are_gone_to_and_open_edges_are_drawn_at(visit: Visit) -> None:
    mara = visit()
    sit_alone(mara, laid_out(NIGHT + TILES, "run", "pass", nature=EIGHT))
    lit = mara.board.locator("[data-part^='tile:'][data-lit]")
    assert {one.get_attribute("data-part") for one in lit.all()} == {"tile:decoder_3", "tile:decoder_5"}
    mara.board.locator("[data-part^='edge:']").first.click()
    piles = mara.page.get_by_role("menuitem")
    expect(piles).to_have_count(2)
    mara.page.keyboard.press("Escape")
    before = mara.seen()
    tile(mara, "decoder_3").click()
    assert mara.answered(before)
    expect(mara.board.locator("[data-figure=rolita]")).to_have_attribute("data-at", "decoder_3")
    expect(mara.prompt).to_contain_text("4 steps left")
    place = mara.board.locator("[data-part^='edge:']").first
    edge, moves = (place.get_attribute("data-part") or "").removeprefix("edge:"), mara.last()["moves"]
    place.click()
    piles.first.click()
    last = mara.update(lambda last: last["moves"] > moves and all(question["kind"] != "lay" for question in last["questions"]))
    if last["view"]["drawn"]:
        assert last["questions"][0]["parts"]["edge"] == edge
    else:  # it fits in one way only
        assert edge not in last["view"]["tiles"]["decoder_3"]["open"]


def test_the_forest_is_zoomed_and_dragged(visit: Visit) -> None:
    mara = visit()
    sit_alone(mara, laid_out(NIGHT + TILES))
    width = "one => one.querySelector('svg[role=group]').getBoundingClientRect().width"
    forest = mara.board.get_by_role("region", name="The forest")
    small = forest.evaluate(width)
    for _ in range(3):
        mara.board.get_by_role("button", name="Zoom in").click()
    assert forest.evaluate(width) > 1.3 * small
    left = forest.evaluate("one => one.scrollLeft")
    box = forest.bounding_box()
    assert box is not None
    mara.page.mouse.move(box["x"] + 300, box["y"] + 300)
    mara.page.mouse.down()
    mara.page.mouse.move(box["x"] + 180, box["y"] + 260, steps=4)
    mara.page.mouse.up()
    assert forest.evaluate("one => one.scrollLeft") == pytest.approx(left + 120, abs=2)
    mara.board.get_by_role("button", name=re.compile("The whole forest")).click(position={"x": 4, "y": 4})
    assert forest.evaluate("one => one.scrollLeft") == 0


# --- what is told ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SCREENS)
def test_a_roll_tells_how_its_sum_came_about_and_what_may_change_it(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    position = NIGHT.replace('hand = ["firework", "aid_box"]', 'hand = ["firework", "manual"]')
    sit_alone(mara, laid_out(position + TILES, "run", nature=EIGHT))
    roll = mara.board.locator("[data-part='roll:run']")
    expect(roll).to_contain_text("8 rolled, halved to 4 by Snow, Shoes +1: 5 in all")
    expect(roll).to_contain_text("A Manual may still change it")
    before = mara.seen()
    mara.take("play", random.Random(1))
    assert mara.seen() > before
    before = mara.seen()
    roll.get_by_role("button").first.click()
    assert mara.answered(before)


@pytest.mark.parametrize("screen", SCREENS)
def test_two_cards_of_one_event_are_in_force_at_once(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    twice = NIGHT.replace('["snow", "lucien", true]', '["snow", "lucien", true], ["snow", "rolita", false]')
    sit_alone(mara, laid_out(twice + TILES))
    expect(mara.board.locator("[data-part='event:snow']")).to_have_count(1)
    if screen["width"] == WIDE["width"]:
        expect(mara.board.get_by_role("region", name="Event in force")).to_contain_text(
            re.compile("Drawn by Lucien.*Drawn by Rolita")
        )


def test_who_chooses_a_victim_sees_what_each_is_good_at(visit: Visit) -> None:
    mara = visit()
    mara.knows("the_victim")
    mara.sit_at(mara.make("the_victim", "me", "heuristic", "heuristic", "heuristic", options={"preset": "any_night"}, seed=2))
    expect(mara.prompt.get_by_role("heading")).to_have_text("Choose your Victim")
    rolita = mara.answers.filter(has_text="Rolita")
    expect(rolita).to_contain_text("Can run again, half as far.")
    expect(rolita.locator("svg").first).to_be_visible()


def test_chances_are_told_before_they_are_taken(visit: Visit) -> None:
    mara = visit()
    sit_alone(mara, laid_out(NIGHT + TILES))
    foresight = mara.last()["view"]["foresight"]
    hide = mara.prompt.locator("[data-kind=hide]")
    expect(hide).to_contain_text(re.compile(rf"{foresight['hide']}\s?%"))
    steps, chance = foresight["reach"]["decoder_3"]
    assert (steps, chance) == (1, 100)
    shown = mara.board.locator(".chance").all_text_contents()
    assert sorted(text.strip() for text in shown) == sorted(f"{chance}%" for _, chance in foresight["reach"].values())


def test_the_gate_tells_what_is_found_and_what_is_lacking(visit: Visit) -> None:
    mara = visit()
    sit_alone(mara, laid_out(NIGHT.replace('acting = "rolita"', 'acting = "lucien"') + TILES))
    gate = mara.board.get_by_role("region", name="The Bunker gate")
    bunker = mara.last()["view"]["bunker"]
    expect(gate).to_contain_text("one token short" if bunker["missing"] == 1 else f"{bunker['missing']} tokens short")
    minus = gate.get_by_role("button", name=re.compile("−"))
    minus.first.click()
    before = mara.seen()
    mara.page.get_by_role("menuitem").first.click()
    assert mara.answered(before)
    assert "minus" in mara.last()["view"]["bunker"]["row"]


@pytest.mark.parametrize("screen", SCREENS)
def test_the_evil_sees_whom_it_can_catch_and_no_hand(visit: Visit, screen: ViewportSize) -> None:
    mara, idris = visit("Mara"), visit("Idris", screen=screen)
    code = mara.lay_out(laid_out(FALLING + TILES))
    mara.stand_up(code, 4)
    idris.open(f"/t/{code}")
    idris.sit_down(code, 4)
    idris.sit_at(code)
    assert idris.my_question() is not None
    assert list(idris.last()["seen"]) == ["4"]
    view = idris.last()["view"]
    assert not any(board["hand"] for board in view["victims"].values())
    if screen["width"] < 600:
        idris.page.get_by_role("navigation").get_by_role("button", name="You", exact=True).click()
    prey = idris.board.get_by_role("region", name="Who can be caught")
    threat = view["evil"]["threats"]["rolita"]
    expect(prey.locator("[data-prey=rolita]")).to_contain_text(f"hit {threat['hit']}%")
    expect(prey.locator("[data-prey=diego]")).to_contain_text("hidden")
    expect(prey.locator("[data-prey=vivian]")).to_contain_text("critical")


def test_webs_and_shadows_lie_on_their_tiles_and_are_read_there(visit: Visit) -> None:
    mara = visit()
    sit_alone(mara, laid_out(WIDOW + TILES))
    webs = mara.board.locator(".tile[data-part]").filter(has=mara.page.locator(".web"))
    assert {one.get_attribute("data-part") for one in webs.all()} == {"tile:corpse_6", "tile:decoder_5", "tile:test_int_2"}
    for web in webs.all():
        assert ", Web" in (web.get_attribute("aria-label") or "")
    spin = mara.prompt.locator("[data-kind=use]", has_text="Spider Web")
    expect(spin.locator("small")).to_have_text("1 Stamina, power 3.")
    sit_alone(mara, laid_out(TWICE + TILES))
    shadows = mara.board.locator("[data-figure^=shadow]")
    assert {one.get_attribute("data-at") for one in shadows.all()} == {"corpse_6", "decoder_5"}
    assert (mara.board.locator(".tile[data-part='tile:corpse_6']").get_attribute("aria-label") or "").count("Shadow") == 1


# --- the Curse ------------------------------------------------------------------------------------------------------------


def end_the_round(*people: Visitor) -> None:
    """Whoever is asked ends the turn, or answers anything, until one of them is the Evil."""
    dice = random.Random(3)
    for _ in range(1000):
        people[0].update(lambda last: last["view"]["evil"] or last["waiting_for"])
        if people[0].last()["view"]["evil"]:
            return
        who = next((one for one in people if asked(one.last())), None)
        if who is not None and (asked(who.last()) or {}).get("kind") != "act":
            who.click_answer(dice)
        elif who is not None:
            who.end_turn()
        people[0].page.wait_for_timeout(30)
    raise AssertionError("nobody was possessed")


def test_one_of_two_people_becomes_the_evil(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris", screen=ViewportSize(**PHONE))
    code = mara.lay_out(laid_out(DAY))
    mara.stand_up(code, 1)
    idris.open(f"/t/{code}")
    idris.sit_down(code, 1)
    mara.sit_at(code)
    idris.sit_at(code)
    end_the_round(mara, idris)
    evil = mara.last()["view"]["evil"]
    hunter, hunted = (mara, idris) if evil["seat"] == 0 else (idris, mara)
    hunted.update(lambda last: last["view"]["evil"])
    expect(hunter.board.get_by_role("status").filter(has_text="You are the Evil now")).to_be_visible()
    expect(hunted.board.get_by_role("status").filter(has_text=f"{hunter.name} plays the")).to_be_visible()
    mine = [
        victim
        for victim, board in hunted.last()["view"]["victims"].items()
        if board["seat"] != evil["seat"] and board["state"] == "on_map"
    ]
    assert len(mine) == 3, "the other Victim of the possessed is handed on"
    dice = random.Random(1)
    for _ in range(12):
        who = hunter if asked(hunter.last()) else hunted
        question = who.my_question()
        if question is None:
            break
        who.click_answer(dice)
        moves = who.last()["moves"]
        (hunted if who is hunter else hunter).update(lambda last, moves=moves: last["moves"] >= moves)


def test_the_possession_is_shown_to_who_watches(visit: Visit) -> None:
    """With motion: the card, everyone's roll, and then who is taken."""
    mara = visit(moving=True)
    mara.chose(speed="quick")
    code = mara.lay_out(laid_out(DAY))
    mara.stand_up(code, 1)
    mara.leave_to_bots(code, 1)
    mara.sit_at(code)
    mara.end_turn()
    curse = mara.board.locator("[data-curse]")
    expect(curse).to_contain_text("Everyone tests")
    while (passing := mara.prompt.locator("[data-kind=pass]")).count():
        passing.first.click()
    taken = mara.board.locator("[data-curse]:not([data-curse=''])")
    handing_over = mara.prompt.locator("[data-kind=on]")
    expect(taken.or_(handing_over).first).to_be_visible(timeout=60_000)
    if handing_over.count():  # Mara is possessed, and chooses which of her Victims she keeps
        handing_over.first.click()
    expect(taken).to_contain_text(re.compile("is gone"), timeout=60_000)


# --- by touch, by keys ----------------------------------------------------------------------------------------------------


def test_a_run_by_touch(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(**PHONE))
    sit_alone(mara, laid_out(NIGHT + TILES, "run", "pass", nature=EIGHT))
    before = mara.seen()
    tile(mara, "decoder_5").tap()
    assert mara.answered(before)
    expect(mara.board.locator("[data-figure=rolita]")).to_have_attribute("data-at", "decoder_5")


def test_a_run_by_keyboard(visit: Visit) -> None:
    mara = visit()
    sit_alone(mara, laid_out(NIGHT + TILES, "run", "pass", nature=EIGHT))
    for _ in range(60):
        mara.page.keyboard.press("Tab")
        if mara.page.evaluate("document.activeElement.dataset.part") == "tile:decoder_3":
            break
    before = mara.seen()
    mara.page.keyboard.press("Enter")
    assert mara.answered(before)
    assert mara.last()["view"]["victims"]["rolita"]["at"] == "decoder_3"
