"""The table of Horrified: what a hit costs, what was and what comes, for those who play, watch and look back."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import gloam
from browser.conftest import Visit
from browser.looking import fits
from browser.screens import FEW, FIVE, THIEF
from browser.visitor import PHONE, WIDE, Visitor
from gloam.games.horrified import GAME
from gloam.kernel.nature import Scripted
from gloam.kernel.position import read

LOW = {"width": 1280, "height": 720}
ZOOMED = {"width": 720, "height": 450}

FULL = """heroes.archaeologist = {at = "church", seat = 0, perks = ["rush", "repel", "taxi_ride"], items = [
    "torch", "knife", "rifle", "pistol", "dart", "shovel", "pitchfork", "speargun", "fossil", "kite",
    "telescope", "camera", "charm", "tablet", "garlic", "wine", "stake", "violin", "crucifix", "flower",
]}
"""


def begin(visitor: Visitor, position: str, *answers: str, nature: tuple[str, ...] = ()) -> str:
    """A table of mine from a position, after these answers. All seats are mine."""
    game = read(position, Scripted(GAME.catalogue.text, nature))
    for answer in answers:
        game.answer(answer)
    return visitor.lay_out(game)


def hidden_part(element: Locator) -> float:
    """How much of an element must be scrolled to, in pixels."""
    return float(element.evaluate("one => one.scrollHeight - one.clientHeight"))


def test_a_hit_tells_what_each_answer_costs_and_what_follows(visit: Visit) -> None:
    mara = visit()
    code = begin(mara, FIVE + FEW, "end", nature=THIEF)
    mara.stand_up(code, 1, 2, 3, 4)
    mara.sit_at(code)
    expect(mara.prompt.get_by_role("heading")).to_have_text("The Mummy hits you once")
    knife = mara.prompt.locator("[data-kind=discard]", has_text="Knife")
    expect(knife).to_contain_text("Leaves red 5.")
    expect(mara.prompt.locator("[data-kind=fall]")).to_contain_text("Terror rises to 4.")
    expect(mara.board).to_contain_text("Elizabeth in danger")
    expect(mara.board.get_by_text("What follows").locator("xpath=..")).to_contain_text(
        re.compile("You answer the hit.*Fortify the Curse.*Frankenstein moves 1.*is next", re.DOTALL)
    )
    expect(mara.page.get_by_role("banner")).to_contain_text("Turn 14, Monster Phase")
    before = mara.seen()
    mara.board.get_by_role("button", name=re.compile("Discard the Knife")).first.click()
    assert mara.answered(before)


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["low", "phone"])
@pytest.mark.parametrize("asked", ["act", "hit"])
def test_full_hands_fit_the_screen(visit: Visit, screen: dict[str, int], asked: str) -> None:
    """Five players, four Monsters, twenty Items: nothing that is asked must be scrolled to."""
    mara = visit(screen=ViewportSize(width=screen["width"], height=screen["height"]))
    answers, nature = (("end",), THIEF) if asked == "hit" else ((), ())
    mara.sit_at(begin(mara, FIVE + FULL, *answers, nature=nature))
    question = mara.my_question()
    assert question is not None
    assert question["kind"] == asked
    expect(mara.answers.first).to_be_visible()
    assert hidden_part(mara.prompt) <= 1
    if asked == "hit":
        assert mara.answers.count() == len(question["answers"])
        for answer in mara.answers.all():
            expect(answer).to_be_in_viewport(ratio=1)


def test_mats_show_what_the_table_plays_by(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(begin(mara, FIVE + FEW))
    wolf_man = mara.board.locator("[data-part='mat:wolf_man']")
    if wolf_man.get_by_role("button", expanded=False).count():
        wolf_man.get_by_role("button").first.click()
    expect(wolf_man).to_contain_text("the cure, and red adding to 9 or more")
    expect(wolf_man).to_contain_text(re.compile("Frenzy order 6"))


DEFEATED = (
    """
game = "horrified"
seats = 2
options = {monsters = ["dracula", "creature"]}
mats = ["dracula"]
turns = 9
heroes.mayor = {at = "camp", seat = 0, items = ["knife"]}
heroes.courier.at = "inn"
monsters.dracula = "abbey"
defeated.creature = {turn = 7, seat = 1}
decks.monster_discard = ["insane_survivor"]
strikes = [
    {symbol = "dracula", monster = "dracula", left = "crypt", came = "abbey", person = "mayor", dice = ["hit", "blank"],
     gave = [["mayor", "torch"]]},
]
""".replace("\n     gave", " gave")
    .replace("strikes = [\n    {", "strikes = [{")
    .replace("},\n]", "}]")
)


def test_the_last_strike_and_a_defeated_monster_stay_in_sight(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(**WIDE))
    code = begin(mara, DEFEATED)
    mara.stand_up(code, 1)
    mara.sit_at(code)
    expect(mara.board.locator("[data-last-strike]")).to_contain_text("Dracula hit you. You gave up Torch.")
    expect(mara.board.locator("[data-part^='card:']")).to_contain_text("Insane Survivor")
    expect(mara.board.locator("[data-defeated=creature]")).to_contain_text("Defeated on turn 7")
    expect(mara.board.get_by_text("YOU", exact=True)).to_be_visible()


def test_who_watches_is_nobody_at_the_table(visit: Visit) -> None:
    mara, teo = visit("Mara"), visit("Teo")
    code = begin(mara, DEFEATED)
    teo.open(f"/t/{code}")
    teo.update(lambda _: True)
    expect(teo.board.locator("[data-part='hero:mayor']")).to_contain_text("Mara")
    expect(teo.board.get_by_text("YOU", exact=True)).to_have_count(0)
    expect(teo.board).not_to_contain_text(", you")


def test_zoomed_in_the_question_hides_nothing_it_is_about(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(width=ZOOMED["width"], height=ZOOMED["height"]))
    mara.sit_at(begin(mara, FIVE + FEW))
    prompt = mara.prompt.bounding_box()
    hero = mara.board.locator("[data-part='hero:archaeologist']").bounding_box()
    assert prompt is not None
    assert hero is not None
    assert hero["x"] + hero["width"] <= prompt["x"]
    assert hero["y"] + hero["height"] <= ZOOMED["height"]


BESET = FIVE.replace(
    'mummy = "graveyard", frankenstein = "mansion", bride = "tower", wolf_man = "shop", invisible_man = "inn"',
    'mummy = "church", frankenstein = "precinct", bride = "hospital", wolf_man = "docks", invisible_man = "laboratory"',
)
"""Every Monster stands with a Hero: whatever card is drawn, dice are rolled."""


def test_dice_tumble_and_then_lie_still(visit: Visit) -> None:
    mara = visit(moving=True)
    mara.sit_at(begin(mara, BESET + FEW))
    mara.end_turn()
    expect(mara.board.locator(".die.rolling").first).to_be_visible(timeout=60_000)
    expect(mara.board.locator(".die.rolling")).to_have_count(0, timeout=20_000)


def test_where_motion_is_reduced_dice_lie_still_and_events_take_their_time(visit: Visit) -> None:
    mara = visit()
    mara.chose(speed="quick")
    mara.sit_at(begin(mara, BESET + FEW))
    mara.page.evaluate("""() => {
        window.rolled = 0;
        new MutationObserver(() => { window.rolled += document.querySelectorAll('.die.rolling').length; })
            .observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    mara.end_turn()
    mara.update(lambda last: last["view"]["strikes"], 20)
    happening = mara.prompt.get_by_role("heading", name="Monster Phase")
    happening.wait_for()
    expect(mara.board.locator(".die").first).to_be_visible()
    happening.wait_for(state="hidden")
    assert mara.page.evaluate("window.rolled") == 0


def test_a_position_is_the_same_in_the_browser(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(begin(mara, DEFEATED))
    told = json.dumps(gloam.position(DEFEATED).view(0)["table"]["strikes"])
    assert mara.last()["view"]["strikes"] == json.loads(told)


CROWDED = """
game = "horrified"
seats = 5
options = {monsters = ["dracula", "creature", "mummy", "wolf_man"]}
turns = 14
heroes.archaeologist = {at = "NEAR", seat = 0, items = ["torch", "stake", "flower", "charm", "crucifix"]}
heroes.courier = {at = "HERE", seat = 1}
heroes.mayor = {at = "HERE", seat = 2}
heroes.scientist = {at = "HERE", seat = 3}
heroes.explorer = {at = "HERE", seat = 4}
villagers = {maria = "HERE", lucy = "HERE", fritz = "HERE", renfield = "NEAR"}
monsters = {dracula = "HERE", creature = "HERE", mummy = "HERE", wolf_man = "NEAR"}
items.HERE = ["torch", "pitchfork", "pistol"]
"""

# What is lit on the map and cannot be touched in its middle, though that is in sight: something else takes the touch.
COVERED = """
() => {
  const frame = document.querySelector('main [aria-label="The village"]').closest('.phone > .board, .map').getBoundingClientRect();
  return [...document.querySelectorAll('main svg [role=button]')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return [];
    const taken = document.elementFromPoint(x, y);
    const name = (element) => element?.closest('[aria-label]')?.getAttribute('aria-label');
    return one.contains(taken) ? [] : [`${name(one)} under ${name(taken)}`];
  });
}
"""


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(
    ("here", "near"),
    [
        ("lamppost", "lamppost"),
        ("lamppost", "shop"),
        ("shop", "bridge_south"),
        ("inn", "fountain"),
        ("hospital", "church"),
        ("cave", "camp"),
    ],
)
def test_in_a_crowd_everyone_can_be_touched(visit: Visit, screen: dict[str, int], here: str, near: str) -> None:
    mara = visit(screen=ViewportSize(width=screen["width"], height=screen["height"]))
    mara.sit_at(begin(mara, CROWDED.replace("HERE", here).replace("NEAR", near)))
    assert mara.board.locator(".figure[data-lit]").count() >= (3 if here == near else 1)
    assert mara.page.evaluate(COVERED) == []


def test_on_a_phone_the_small_map_leaves_lit_spaces_in_sight(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(**PHONE))
    for space in ("theatre", "shop", "laboratory", "tower", "abbey", "crypt"):
        mara.sit_at(begin(mara, CROWDED.replace("HERE", "inn").replace("NEAR", space)))
        small = mara.page.get_by_role("button", name=re.compile("whole village", re.IGNORECASE)).bounding_box()
        assert small is not None
        for lit in mara.board.locator("[data-part^='space:'][data-lit]").all():
            box = lit.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            apart = not (0 <= x - small["x"] <= small["width"] and 0 <= y - small["y"] <= small["height"])
            assert apart, (space, lit.get_attribute("aria-label"))


TRADERS = """game = "horrified"
seats = 3
mats = ["dracula", "creature"]
turn = 1
heroes.courier = {seat = 0, at = "shop", items = ["torch", "kite"]}
heroes.mayor = {seat = 1, at = "shop", items = ["rifle", "torch"]}
heroes.inspector = {seat = 2, at = "tower", items = ["dart"]}
monsters = {dracula = "church", creature = "river"}
"""


def test_a_villager_who_is_safe_is_a_moment_to_enjoy(visit: Visit) -> None:
    mara = visit(moving=True)
    guided = TRADERS.replace('"shop"', '"church"').replace('dracula = "church"', 'dracula = "cave"')
    mara.sit_at(begin(mara, guided + 'villagers = {renfield = "church"}\n'))
    mara.board.locator("[data-part='villager:renfield'][data-lit]").click()
    mara.board.locator("[data-part='space:hospital'][data-lit]").click()
    joy = mara.board.locator(".joy")
    expect(joy).to_contain_text("Safe at last")
    expect(joy).to_contain_text("Renfield")


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_share_is_a_trade_that_is_agreed_on_once(visit: Visit, screen: dict[str, int]) -> None:
    mara = visit(screen=ViewportSize(width=screen["width"], height=screen["height"]))
    mara.sit_at(begin(mara, TRADERS))
    size = mara.board.locator("svg[aria-label='The village']").first.bounding_box()
    before = mara.seen()
    mara.prompt.get_by_role("button", name=re.compile("^Share")).click()
    assert mara.answered(before)
    if screen is WIDE:
        shared = mara.board.locator("svg[aria-label='The village']").first.bounding_box()
        assert abs(shared["height"] - size["height"]) <= 2, "the map keeps its size"
    trade = mara.board.get_by_role("region", name="Trade")
    assert trade.get_by_role("button", name="Trade").is_disabled()
    trade.get_by_role("button", name=re.compile("^Rifle of the Mayor")).click()
    trade.get_by_role("button", name=re.compile("^Kite of the Courier")).click()
    trade.get_by_role("button", name=re.compile("^Torch of the Courier")).click()
    trade.get_by_role("button", name=re.compile("^Torch, from the Courier")).click()
    expect(trade).to_contain_text("2 to pass on.")
    before = mara.seen()
    trade.get_by_role("button", name="Trade").click()
    assert mara.answered(before)
    courier, mayor = mara.last()["view"]["heroes"][:2]
    assert sorted(courier["items"]) == ["rifle", "torch"]
    assert sorted(mayor["items"]) == ["kite", "torch"]
    assert mara.last()["questions"][0]["kind"] == "act"
    mara.sit_at(begin(mara, TRADERS.replace("tower", "shop").replace('"dart"', '"dart", "knife", "fossil"')))
    mara.prompt.get_by_role("button", name=re.compile("^Share")).click()
    trade.get_by_role("button", name=re.compile("^Dart of the Inspector")).click()
    expect(trade.get_by_role("button", name=re.compile("^Dart, from the Inspector"))).to_be_in_viewport(ratio=1)
    expect(trade.get_by_role("button", name="Trade")).to_be_in_viewport(ratio=1)
    fits(mara.page)


def test_on_demand_the_map_tells_how_far_monsters_are_and_whom_they_hunt(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(begin(mara, TRADERS))
    threat = mara.board.get_by_role("button", name="Threat")
    threat.click()
    expect(threat).to_have_attribute("aria-pressed", "true")
    view = mara.last()["view"]
    by_monster = {threat["monster"]: threat for threat in view["threats"]}
    assert by_monster["dracula"]["people"] == ["courier", "mayor"]
    assert by_monster["dracula"]["distance"] == by_monster["dracula"]["reach"]["shop"] == 2
    drawn = mara.board.locator(".threats text").all_text_contents()
    assert sorted(drawn) == sorted(str(steps) for each in view["threats"] for steps in each["reach"].values())
    hunted = {(each["monster"], person) for each in view["threats"] for person in each["people"][:1]}
    expect(mara.board.locator(".threats path[stroke-dasharray]")).to_have_count(len(hunted))
    threat.click()
    expect(mara.board.locator(".threats")).to_have_count(0)


def test_what_another_plays_in_between_leaves_open_what_i_look_through(visit: Visit) -> None:
    mara, teo = visit("Mara"), visit("Teo")
    code = begin(mara, FIVE + FEW)
    mara.stand_up(code, 1, 2, 3, 4)
    teo.sit_down(code, 2)
    mara.sit_at(code)
    teo.sit_at(code)
    mara.prompt.locator("[data-kind=move][aria-expanded]").click()
    before = mara.seen()
    teo.board.locator("[data-part^='perk:'][data-lit]").click()
    assert mara.answered(before)
    expect(mara.page.get_by_role("log")).to_contain_text("plays Overstock")
    expect(mara.prompt.get_by_role("button", name="Back")).to_be_visible()
