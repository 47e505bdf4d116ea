"""HorrorClix in the browser: dials read ahead, reach and attacks before they are made, two people, and armies of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import gloam
from browser.conftest import Visit
from browser.test_guide import obey, walk
from browser.test_screens import look
from browser.visitor import PHONE, WIDE, Visitor

SCREENS = [pytest.param(ViewportSize(**WIDE), id="wide"), pytest.param(ViewportSize(**PHONE), id="phone")]

STREET = (
    """
game = "horrorclix"
seats = 2
map = "crumbling_mausoleum"
active = 1
monsters = [
    {version = "vampire_hunter_v", owner = 1, at = "c14"},
    {version = "dog_soldier_r", owner = 1, at = "a16"},
    {version = "nosferatu_v", owner = 0, at = "f12"},
    {version = "devil_imp_r", owner = 0, at = "x1"},
]
victims = [{at = "b12", archetype = "nerd"}, {at = "a2"}]
""".replace("[\n    {", "[{")
    .replace("},\n    {", "}, {")
    .replace("},\n]", "}]")
)
HUNTER, SOLDIER, NOSFERATU = "m1", "m2", "m3"


def sit(mara: Visitor, position: str = STREET) -> str:
    """At a table from a position; the first seat is left to whoever comes."""
    code = mara.lay_out(gloam.position(position))
    mara.stand_up(code, 0)
    mara.sit_at(code)
    return code


def figure(mara: Visitor, monster: str) -> Locator:
    return mara.board.locator(f"[data-figure={monster}]")


def pick(mara: Visitor, monster: str) -> None:
    mara.board.locator(f"[data-pick={monster}]").click()


def test_an_attack_tells_its_number_and_chance_before_it_is_made(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    pick(mara, HUNTER)
    shoot = mara.board.locator('[data-act="ranged plain"]')
    aims = mara.my_question()["parts"]["hunts"][HUNTER]["open"]  # type: ignore[index]
    (aim,) = next(each["aims"] for each in aims if (each["action"], each["power"]) == ("ranged", "plain"))
    expect(shoot).to_contain_text(f"needs {aim['needs']}+ ({aim['chance']} %)")
    expect(mara.board.locator(".pill")).to_contain_text(f"needs {aim['needs']}+ ({aim['chance']} %)")
    expect(mara.board.locator(".fire path").first).to_be_visible()
    told = mara.board.locator("[data-guide=aim]")
    expect(told).to_contain_text("Vampire Hunter against Nosferatu")
    expect(told).to_contain_text(f"defense {aim['defense']['total']}")
    before = mara.seen()
    figure(mara, NOSFERATU).click()
    mara.page.get_by_role("menuitem", name=re.compile("^Shoot")).click()
    assert mara.answered(before)
    assert mara.last()["view"]["monsters"][0]["acted"]
    expect(mara.board.get_by_role("status").filter(has_text="Attack roll")).to_be_visible()


def test_a_picked_figure_goes_to_a_lit_square_at_once(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    figure(mara, SOLDIER).click()
    before = mara.seen()
    mara.board.locator(".square[data-space=c16]").click()
    assert mara.answered(before)
    assert mara.last()["view"]["monsters"][1]["at"] == "c16"
    expect(mara.page.get_by_role("log")).to_contain_text("Dog Soldier moves to C16.")


def test_danger_is_shown_where_an_opponent_could_strike(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    pick(mara, HUNTER)
    mara.board.locator('[data-act="move plain"]').click()
    expect(mara.prompt.get_by_role("heading")).to_have_text("Vampire Hunter moves")
    expect(mara.board.locator("[data-space=e12] .threat")).to_have_count(1)
    expect(mara.board.locator("[data-space=e12]")).to_have_attribute("data-tip", re.compile("Nosferatu could attack here"))
    expect(mara.board.locator("[data-space=a14] .threat")).to_have_count(0)
    mara.board.locator("[data-space=a14]").hover()
    expect(mara.board.locator(".way")).to_have_count(1)


def test_a_dial_is_turned_to_read_ahead_and_a_value_opens_into_its_reasons(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    pick(mara, HUNTER)
    panel = mara.board.locator(f"[data-looked={HUNTER}]")
    dial = panel.get_by_role("slider")
    expect(dial).to_have_attribute("aria-valuenow", "1")
    expect(panel).to_contain_text("Next, click 2:")
    dial.focus()
    mara.page.keyboard.press("End")
    expect(panel).to_contain_text("Skulls: it dies.")
    mara.page.keyboard.press("ArrowLeft")
    expect(dial).to_have_attribute("aria-valuetext", re.compile("read ahead: speed"))
    panel.get_by_role("button", name="Back to what counts").click()
    expect(dial).to_have_attribute("aria-valuenow", "1")
    panel.get_by_role("button", name=re.compile("^Attack")).click()
    expect(panel.get_by_role("status")).to_contain_text("dial")
    figure(mara, NOSFERATU).hover()
    expect(mara.board.locator(f"[data-looked={NOSFERATU}]")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_its_screens_are_accessible_and_fit(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    found: dict[str, list[str]] = {}
    sit(mara)
    found["hunt"] = look(mara)
    pick(mara, HUNTER)
    found["picked"] = look(mara)
    mara.prompt.get_by_role("button", name="Hint").click()
    hint = mara.prompt.get_by_role("status").locator("span")
    assert hint.first.evaluate("(words) => words.scrollWidth <= words.clientWidth")
    found["hint"] = look(mara)
    mara.board.locator('[data-act="move plain"]').click()
    mara.board.locator(".square").first.wait_for()
    found["move"] = look(mara)
    if screen["width"] < 1000:
        for tab in ("Armies", "Crypt"):
            mara.page.get_by_role("navigation").get_by_role("button", name=tab).click()
            found[tab] = look(mara)
    for path in ("/make/horrorclix", "/how/horrorclix", "/new/horrorclix"):
        mara.open(path)
        mara.page.get_by_role("heading", level=1).first.wait_for()
        found[path] = look(mara)
    mara.open("/make/horrorclix")
    mara.page.get_by_role("button", name="Plot twists").click()
    found["crypt"] = look(mara)
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_it_is_played_by_keyboard_alone(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    mara.board.locator(f"[data-pick={SOLDIER}]").focus()
    mara.page.keyboard.press("Enter")
    mara.board.locator('[data-act="move plain"]').focus()
    before = mara.seen()
    mara.page.keyboard.press("Enter")
    assert mara.answered(before)
    mara.board.locator("[data-space=b16]").focus()
    mara.page.keyboard.press("ArrowUp")
    mara.page.keyboard.press("ArrowRight")
    assert mara.page.evaluate("document.activeElement.dataset.space") == "c15"
    before = mara.seen()
    mara.page.keyboard.press("Enter")
    assert mara.answered(before)
    assert mara.last()["view"]["monsters"][1]["at"] == "c15"


def test_on_a_phone_a_figure_is_touched_and_sent_away(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(**PHONE))
    sit(mara)
    pick(mara, SOLDIER)
    expect(mara.board.get_by_role("slider")).to_be_in_viewport(ratio=1)
    before = mara.seen()
    mara.board.locator(".square[data-near]").first.tap()
    assert mara.answered(before)
    assert mara.last()["view"]["monsters"][1]["acted"]


def test_two_people_hunt_each_other_and_one_comes_back(visit: Visit) -> None:
    mara, teo = visit("Mara"), visit("Teo")
    code = sit(mara)
    teo.sit_down(code, 0)
    teo.sit_at(code)
    expect(teo.prompt).to_contain_text("Waiting for Mara")
    expect(teo.board.locator(".square")).to_have_count(0)
    teo.page.evaluate("window.witness.cut()")
    pick(mara, SOLDIER)
    mara.board.locator(".square[data-space=c16]").click()
    teo.update(lambda last: last["view"]["monsters"][1]["at"] == "c16")
    expect(teo.page.get_by_role("log")).to_contain_text("Dog Soldier moves to C16.")
    mara.prompt.locator("[data-kind=done]").click()
    assert teo.my_question() is not None


@pytest.mark.parametrize("screen", SCREENS)
def test_who_obeys_the_guide_sees_every_step_of_a_first_hunt(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    steps = [note.text.split(note.title)[0].strip() for note in walk(mara, "horrorclix", obey) if note.text.startswith("Step")]
    total = int(steps[0].split(" of ")[1])
    assert list(dict.fromkeys(steps)) == [f"Step {step} of {total}" for step in range(1, total + 1)]


# --- armies ---------------------------------------------------------------------------------------------------------------


def test_an_army_is_built_judged_saved_shared_and_played_against(visit: Visit) -> None:
    mara, teo = visit("Mara"), visit("Teo")
    mara.open("/")
    mara.page.get_by_role("link", name="Armies").click()
    builder = mara.page
    builder.get_by_label("Name of the army").fill("Moon pack")
    builder.get_by_role("button", name="A hundred points less").click()
    builder.get_by_label("Name, power or class").fill("bane wolf")
    builder.get_by_role("button", name="Add Bane Wolf for 36 points").click()
    checks = builder.get_by_role("region", name="Rules of building")
    expect(checks).to_contain_text("This army may be played.")
    builder.get_by_role("button", name="Plot twists").click()
    builder.get_by_role("button", name="Take Bad Luck into the crypt").click()
    expect(checks).to_contain_text("1 cards in the crypt instead of 6")
    expect(builder.get_by_role("button", name="Not playable yet")).to_be_disabled()
    builder.get_by_role("button", name="Take Bad Luck out of the crypt").first.click()
    builder.get_by_role("button", name="Figures").click()
    builder.get_by_label("Name, power or class").fill("")
    builder.locator("[data-version=dog_soldier_r]").drag_to(builder.get_by_role("complementary", name="Army"))
    expect(builder.locator("[data-in-army]")).to_have_count(2)
    expect(checks).to_contain_text("This army may be played.")
    builder.get_by_role("button", name="Save").click()
    builder.get_by_role("button", name="Share").click()
    link = builder.get_by_label("Link to this army").input_value()
    builder.get_by_role("dialog").get_by_role("button", name="Close").click()
    builder.reload()
    builder.get_by_role("button", name="My armies").click()
    builder.get_by_role("button", name="Open: Moon pack").click()
    expect(builder.locator("[data-in-army]")).to_have_count(2)

    teo.open(link.removeprefix(teo.url))
    expect(teo.page.get_by_role("status").filter(has_text="Moon pack was shared with you")).to_be_visible()
    teo.page.get_by_role("button", name="Play against it").click()
    teo.page.get_by_label("Your army").select_option("starter_black")
    teo.page.get_by_role("button", name="Start").click()
    theirs = teo.update(lambda last: len(last["view"].get("monsters", ())) == 5)["view"]["monsters"]
    assert [each["version"] for each in theirs if each["owner"] == 1] == ["bane_wolf", "dog_soldier_r"]
    expect(teo.board).to_be_visible()


def test_a_random_army_may_be_played(visit: Visit) -> None:
    mara = visit()
    mara.open("/make/horrorclix")
    mara.page.get_by_role("button", name="Random army").click()
    expect(mara.page.get_by_role("region", name="Rules of building")).to_contain_text("This army may be played.")
    mara.page.get_by_role("button", name="Play with it").click()
    mara.page.get_by_role("button", name="Start").click()
    mara.prompt.wait_for()
