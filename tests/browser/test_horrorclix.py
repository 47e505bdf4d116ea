"""HorrorClix in the browser: dials read ahead, reach and attacks before they are made, two people, and armies of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import gloam
from browser.conftest import Visit
from browser.looking import look
from browser.screens import ORDER
from browser.test_guide import obey, walk
from browser.visitor import PHONE, WIDE, Visitor
from gloam.kernel.game import Game

LAPTOP = ViewportSize(width=1280, height=800)
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
MOST_ELEMENTS = 2500
"""What a phone lays out without a pause: the army builder stays below it, however many figures there are."""
LEAST_MAP = 260
"""Pixels of a phone's height that the map has while a figure is picked, with a hint or without."""
HUNTER, SOLDIER, NOSFERATU = "m1", "m2", "m3"


def sit(mara: Visitor, game: str | Game = STREET, away: int = 0) -> str:
    """At a table from a position, or where a game has come to; one seat is left to whoever comes."""
    code = mara.lay_out(game if isinstance(game, Game) else gloam.position(game))
    mara.stand_up(code, away)
    mara.sit_at(code)
    return code


def figure(mara: Visitor, monster: str) -> Locator:
    return mara.board.locator(f"[data-part='monster:{monster}']")


def pick(mara: Visitor, monster: str) -> None:
    mara.board.locator(f"[data-part='actor:{monster}']").click()


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
    told = mara.board.locator("[data-part=aim]")
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
    mara.board.locator(".square[data-part='space:c16']").click()
    assert mara.answered(before)
    assert mara.last()["view"]["monsters"][1]["at"] == "c16"
    expect(mara.page.get_by_role("log")).to_contain_text("Dog Soldier moves to C16.")


def test_a_way_leads_through_a_friend_step_by_step(visit: Visit) -> None:
    mara = visit()
    pal = '{version = "dog_soldier_r", owner = 1, at = "b16"}'
    sit(mara, STREET.replace("victims =", "#").replace("}]\n", f"}}, {pal}]\n", 1))
    pick(mara, SOLDIER)
    mara.board.locator('[data-act="move plain"]').click()
    mara.prompt.get_by_role("button", name=re.compile("^Step by step")).click()
    before = mara.seen()
    figure(mara, "m5").click()
    assert mara.answered(before)
    assert mara.last()["view"]["monsters"][1]["at"] == "b16"
    expect(mara.prompt).to_contain_text("It cannot stay where it is.")
    before = mara.seen()
    mara.board.locator(".square[data-part='space:c16']").click()
    assert mara.answered(before)
    assert mara.last()["view"]["monsters"][1]["at"] == "c16"


def test_danger_is_shown_where_an_opponent_could_strike(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    pick(mara, HUNTER)
    mara.board.locator('[data-act="move plain"]').click()
    expect(mara.prompt.get_by_role("heading")).to_have_text("Vampire Hunter moves")
    expect(mara.board.locator(".square[data-part='space:e12'] .threat")).to_have_count(1)
    threatened = mara.board.locator(".square[data-part='space:e12']")
    expect(threatened).to_have_attribute("data-tip", re.compile("Nosferatu could attack here"))
    expect(mara.board.locator(".square[data-part='space:a14'] .threat")).to_have_count(0)
    mara.board.locator(".square[data-part='space:a14']").hover()
    expect(mara.board.locator(".way")).to_have_count(1)


def test_a_dial_is_turned_to_read_ahead_and_a_value_opens_into_its_reasons(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    pick(mara, HUNTER)
    panel = mara.board.locator(f"[data-part='panel:{HUNTER}']")
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
    expect(mara.board.locator(f"[data-part='panel:{NOSFERATU}']")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_its_screens_in_use_are_accessible_and_fit(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    found: dict[str, list[str]] = {}
    sit(mara)
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
    mara.open("/make/horrorclix")
    mara.page.get_by_role("button", name="Plot twists").click()
    found["crypt"] = look(mara)
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_it_is_played_by_keyboard_alone(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    mara.board.locator(f"[data-part='actor:{SOLDIER}']").focus()
    mara.page.keyboard.press("Enter")
    mara.board.locator('[data-act="move plain"]').focus()
    before = mara.seen()
    mara.page.keyboard.press("Enter")
    assert mara.answered(before)
    mara.board.locator(".square[data-part='space:b16']").focus()
    mara.page.keyboard.press("ArrowUp")
    mara.page.keyboard.press("ArrowRight")
    assert mara.page.evaluate("document.activeElement.dataset.part") == "space:c15"
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
    mara.board.locator(".square").first.tap()
    assert mara.answered(before)
    assert mara.last()["view"]["monsters"][1]["acted"]


def test_on_a_phone_nothing_lies_over_the_map(visit: Visit) -> None:
    """The phases stand above it, an attack before it is made and its dice below."""
    mara = visit(screen=ViewportSize(**PHONE))
    sit(mara)
    pick(mara, HUNTER)
    ground = mara.board.get_by_role("region", name="The map").bounding_box()
    phases = mara.board.get_by_role("list", name="Phases of a turn").bounding_box()
    aim = mara.board.locator("[data-part=aim]")
    expect(aim).to_contain_text("Vampire Hunter against Nosferatu")
    told = aim.bounding_box()
    assert ground
    assert phases
    assert told
    assert phases["y"] + phases["height"] <= ground["y"]
    assert told["y"] >= ground["y"] + ground["height"]
    mara.prompt.get_by_role("button", name="Hint").click()
    mara.prompt.get_by_role("status").wait_for()
    hinted = mara.board.get_by_role("region", name="The map").bounding_box()
    assert hinted
    assert min(ground["height"], hinted["height"]) >= LEAST_MAP, "the map keeps its height"


def test_on_a_phone_a_line_of_the_log_goes_to_its_place(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(**PHONE))
    sit(mara)
    pick(mara, SOLDIER)
    before = mara.seen()
    mara.board.locator(".square[data-part='space:c16']").tap()
    assert mara.answered(before)
    mara.page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    mara.page.get_by_role("log").get_by_text("moves to C16.").tap()
    expect(mara.board.locator("rect.pointed").first).to_be_in_viewport()


def test_on_a_laptop_cards_and_prompt_have_their_room(visit: Visit) -> None:
    """Names of cards and when they are played are whole, and the map keeps its size whatever is picked or hinted at."""
    mara = visit(screen=LAPTOP)
    mine = '"tricky_tricky_monster", "frozen_with_fear", "bad_luck", "severed_limb", "ghost_trap"'
    crypts = 'subplots = ["guardians_mission", "nobody_gets_out_alive"]\nclock = "just_after_sunset"\nclock_owner = 0\n'
    position = ORDER.replace('"power_of_faith", "silver_crucifix", "rock_salt_shotgun", "broad_daylight"', mine) + crypts
    code = mara.lay_out(gloam.position(position))
    mara.stand_up(code, 1)
    mara.sit_at(code)
    cards = mara.board.locator("[data-card], [data-card] > :is(h4, span)")
    expect(cards).to_have_count(3 * 8)
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth)"
    assert cards.evaluate_all(f"{cut}.map((one) => one.textContent)") == []
    ground = mara.board.locator(".map")
    high = ground.evaluate("(one) => one.offsetHeight")
    mara.prompt.get_by_role("button", name="Hint").click()
    mara.prompt.get_by_role("status").wait_for()
    assert ground.evaluate("(one) => one.offsetHeight") == high
    mara.page.keyboard.press("Escape")
    for monster in ("m1", "m2", "m3"):
        figure(mara, monster).click()
        expect(mara.board.locator(f"[data-part='panel:{monster}']")).to_be_visible()
        assert ground.evaluate("(one) => one.offsetHeight") == high
    mara.page.wait_for_timeout(900)  # longer than a card takes to come
    expect(mara.page.get_by_role("tooltip")).to_have_count(0)
    mara.board.get_by_role("img", name="Tree of the Damned").hover()
    expect(mara.page.get_by_role("tooltip")).to_contain_text("Whoever slays a victim beside it")
    figure(mara, "m1").click()
    mara.board.locator(".square[data-part='space:l16']").click()
    expect(mara.board.locator("[data-part='actor:m1']")).to_contain_text("acted")
    expect(mara.prompt.get_by_role("button", name="Undo")).to_be_visible()
    assert ground.evaluate("(one) => one.offsetHeight") == high
    sit(mara, slaying("power_of_faith", "silver_crucifix", "rock_salt_shotgun", "cry_for_help", "fire_axe", "trip"), away=1)
    expect(mara.prompt.locator("[data-kind=play]")).to_have_count(5)
    assert ground.evaluate("(one) => one.offsetHeight") == high


def slaying(*crypt: str) -> Game:
    """Stoker is about to slay the Nerd; the first seat has these cards."""
    cards = ", ".join(f'"{card}"' for card in crypt)
    position = ORDER.replace('"power_of_faith", "silver_crucifix", "rock_salt_shotgun", "broad_daylight"', cards)
    game = gloam.position(position.replace("active = 0", "active = 1"))
    game.answer("act m6 move plain")
    game.answer("move o9")
    return game


@pytest.mark.parametrize("screen", [LAPTOP, ViewportSize(**PHONE)], ids=["laptop", "phone"])
def test_what_a_card_does_is_read_in_full_where_it_is_decided_on(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    sit(mara, slaying("power_of_faith", "silver_crucifix", "cry_for_help", "fire_axe", "rock_salt_shotgun"), away=1)
    texts = mara.prompt.locator("[data-kind=play] small")
    expect(texts).to_have_count(5)
    expect(texts.nth(2)).to_contain_text("then you may move that other victim up to 2 spaces.")
    assert texts.evaluate_all("all => all.filter((one) => one.scrollHeight > one.clientHeight + 1)") == []
    if screen is LAPTOP:
        expect(texts.nth(4)).to_be_in_viewport(ratio=1)
        assert mara.prompt.locator(".answers").evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_both_may_have_the_same_subplot(visit: Visit) -> None:
    mara = visit()
    sit(mara, ORDER + 'subplots = ["the_chosen_few", "the_chosen_few"]\n')
    expect(mara.board.locator("[data-card=the_chosen_few]")).to_have_count(2)


def test_a_die_tells_what_it_is_rolled_for(visit: Visit) -> None:
    mara = visit()
    mara.knows("horrorclix")
    mara.sit_at(mara.make("horrorclix", "me", "heuristic", options={"preset": "starter"}, seed=2))
    mara.prompt.get_by_role("button", name=re.compile("^Insanity of Outpatient")).click()
    expect(mara.board.get_by_role("status").filter(has_text="Insanity")).to_contain_text("Outpatient")


def test_two_people_hunt_each_other_and_one_comes_back(visit: Visit) -> None:
    mara, teo = visit("Mara"), visit("Teo")
    code = sit(mara)
    teo.sit_down(code, 0)
    teo.sit_at(code)
    expect(teo.prompt).to_contain_text("Mara hunts: 2 actions left")
    expect(teo.board.locator(".square")).to_have_count(0)
    teo.page.evaluate("window.witness.cut()")
    pick(mara, SOLDIER)
    mara.board.locator(".square[data-part='space:c16']").click()
    teo.update(lambda last: last["view"]["monsters"][1]["at"] == "c16")
    expect(teo.page.get_by_role("log")).to_contain_text("Dog Soldier moves to C16.")
    mara.prompt.locator("[data-kind=done]").click()
    assert teo.my_question() is not None


def test_who_lets_all_moments_of_a_turn_be_is_asked_again_in_the_next(visit: Visit) -> None:
    mara, teo = visit("Mara"), visit("Teo")
    code = mara.lay_out(gloam.position(ORDER))
    mara.stand_up(code, 1)
    teo.sit_down(code, 1)
    mara.sit_at(code)
    teo.sit_at(code)
    for monster, to in (("m2", "o11"), ("m4", "n11")):
        pick(mara, monster)
        before = mara.seen()
        mara.board.locator(f".square[data-part='space:{to}']").click()
        assert mara.answered(before)
        if monster == "m2":
            teo.update(lambda last: any(question["kind"] == "tripwire" for question in last["questions"]))
            teo.prompt.get_by_role("button", name="Nothing this turn").click()
            mara.update(lambda last: any(question["kind"] == "act" for question in last["questions"]))
            expect(teo.prompt).to_contain_text("You play no plot twist until this turn ends.")
            expect(teo.prompt.get_by_role("button", name="Ask me again", exact=True)).to_be_visible()
    expect(teo.prompt.get_by_role("heading")).to_have_text("Preview")
    expect(teo.prompt.get_by_role("button", name="Ask me again", exact=True)).to_have_count(0)


def test_against_bots_nobody_is_asked_who_holds_nothing_and_can_still_take_back(visit: Visit) -> None:
    mara = visit()
    mara.knows("horrorclix")
    mara.sit_at(mara.make("horrorclix", "me", "heuristic", options={"preset": "starter"}, seed=2))
    mara.prompt.get_by_role("button", name=re.compile("^Insanity of Outpatient")).click()
    expect(mara.prompt.get_by_role("heading")).to_have_text("Suspense")
    undo = mara.prompt.get_by_role("button", name=re.compile("^Undo: Insanity of Outpatient"))  # not what nobody was asked
    undo.click()
    dialog = mara.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem").first).to_contain_text("Outpatient")
    expect(dialog).to_contain_text("the record will count this takeback")
    before = mara.last()["moves"]
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_be_hidden()
    expect(mara.prompt.get_by_role("heading")).to_have_text("Suspense")
    assert mara.last()["moves"] == before
    undo.click()
    dialog.get_by_role("button", name="Take it back").click()
    expect(mara.prompt.get_by_role("button", name=re.compile("^Insanity of Outpatient"))).to_be_visible()
    assert mara.last()["takebacks"] == 1


def test_a_card_is_chosen_by_what_it_can_do_and_a_map_by_its_picture(visit: Visit) -> None:
    mara = visit()
    mara.knows("horrorclix")
    armies = {"build_total": 200, "army_1": "the_order_200", "army_2": "wolf_brothers_200"}
    mara.sit_at(mara.make("horrorclix", "me", "heuristic", options=armies, seed=1))
    expect(mara.board.locator("[data-part^='panel:']")).to_contain_text("Faith Priest")
    expect(mara.board.locator("[data-card=hair_spray_blowtorch] p")).to_be_visible()
    lines = mara.board.locator("[data-card] p").evaluate_all("all => all.map((one) => one.offsetHeight / 13)")
    assert min(lines) >= 3, lines  # what it does is told during set-up too
    expect(mara.prompt.get_by_role("button", name=re.compile("^As Vigilante"))).to_contain_text(
        "Leap/Climb, Decapitate, Evade 6, Dead Aim"
    )
    mara.prompt.get_by_role("button", name=re.compile("^As Priest")).click()
    maps = mara.board.locator("[data-map]")
    expect(maps).to_have_count(2)
    maps.filter(has_text="Haunted House").click()
    mara.update(lambda last: last["view"]["map"] == "haunted_house")
    expect(mara.board.get_by_role("group", name="The map")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_who_obeys_the_guide_sees_every_step_of_a_first_hunt(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    steps = [note.text.split(note.title)[0].strip() for note in walk(mara, "horrorclix", obey) if note.text.startswith("Step")]
    total = int(steps[0].split(" of ")[1])
    assert list(dict.fromkeys(steps)) == [f"Step {step} of {total}" for step in range(1, total + 1)]


def test_a_preset_seats_as_many_as_it_is_for(visit: Visit) -> None:
    mara = visit()
    mara.open("/new/horrorclix")
    form = mara.page
    armies = form.get_by_text(re.compile("^Army of seat"))
    form.locator("label").filter(has_text="Two teams").click()
    expect(armies).to_have_text([re.compile("1, Mara"), re.compile("2"), re.compile("3"), re.compile("4")])
    form.get_by_role("button", name="Points for each army: 100 more").click()
    expect(form.get_by_role("group", name="Points for each army")).to_contain_text("200")
    form.locator("label").filter(has_text="First duel").click()
    expect(armies).to_have_count(2)


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
    expect(checks).to_contain_text("This army is ready to play.")
    builder.get_by_role("button", name="Plot twists").click()
    builder.get_by_role("button", name="Take Bad Luck into the crypt").click()
    expect(checks).to_contain_text("1 card in the crypt instead of 6")
    expect(builder.get_by_role("button", name="Not playable yet")).to_be_disabled()
    builder.get_by_role("button", name="Take Bad Luck out of the crypt").first.click()
    builder.get_by_role("button", name="Figures").click()
    builder.get_by_label("Name, power or class").fill("")
    builder.locator("[data-version=dog_soldier_r]").drag_to(builder.get_by_role("complementary", name="Army"))
    expect(builder.locator("[data-in-army]")).to_have_count(2)
    expect(checks).to_contain_text("This army is ready to play.")
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


def test_only_figures_near_the_screen_are_drawn_and_a_random_army_may_be_played(visit: Visit) -> None:
    mara = visit()
    mara.open("/make/horrorclix")
    figures = mara.page.get_by_role("article")
    expect(figures).to_have_count(107)
    assert mara.page.evaluate("document.querySelectorAll('*').length") < MOST_ELEMENTS
    expect(figures.last).to_have_text(re.compile(r"^\s*Shambling Zombie\s*Add\s*$"))
    figures.last.get_by_role("button").focus()
    expect(figures.last).to_contain_text("Walks")
    assert mara.page.evaluate("document.querySelectorAll('*').length") < MOST_ELEMENTS
    mara.page.get_by_role("button", name="Random army").click()
    expect(mara.page.get_by_role("region", name="Rules of building")).to_contain_text("This army is ready to play.")
    mara.page.get_by_role("button", name="Play with it").click()
    mara.page.get_by_role("button", name="Start").click()
    mara.prompt.wait_for()


# --- the end ----------------------------------------------------------------------------------------------------------

MIST = STREET + '[options]\nscenario = "shroud_of_mist"\nbuild_total = 100\n'
FOUR = (
    """
game = "horrorclix"
seats = 4
map = "crumbling_mausoleum"
active = 1
points = [40, 30, 10, 30]
monsters = [
    {version = "vampire_hunter_v", owner = 1, at = "c14"},
    {version = "dog_soldier_r", owner = 0, at = "a1"},
    {version = "nosferatu_v", owner = 2, at = "f12"},
    {version = "devil_imp_r", owner = 3, at = "x1"},
]
[options]
build_total = 100
teams = true
actions = 2
""".replace("[\n    {", "[{")
    .replace("},\n    {", "}, {")
    .replace("},\n]", "}]")
)


def from_menu(mara: Visitor, name: str) -> None:
    mara.page.get_by_role("button", name="Menu", exact=True).click()
    mara.page.get_by_role("menuitem", name=name).click()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_time_limit_has_a_clock_that_the_host_can_turn_off(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    sit(mara, MIST)
    clock = mara.page.get_by_role("timer")
    expect(clock).to_have_text("60 min")
    expect(clock).to_be_in_viewport(ratio=1)
    assert not look(mara)
    from_menu(mara, "About this table")
    switch = mara.page.get_by_role("checkbox", name="A clock ends the game after 60 minutes")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(clock).to_have_count(0)
    switch.check()
    expect(clock).to_have_count(1)


def test_a_game_without_a_time_limit_has_no_clock(visit: Visit) -> None:
    mara = visit()
    sit(mara)
    expect(mara.prompt.get_by_role("heading")).to_have_text("Your hunt")
    expect(mara.page.get_by_role("timer")).to_have_count(0)
    from_menu(mara, "About this table")
    expect(mara.page.get_by_role("checkbox", name=re.compile("clock"))).to_have_count(0)


def test_the_end_is_proposed_in_the_menu_at_any_time_and_everyone_sees_who_plays_on(visit: Visit) -> None:
    mara, teo = visit("Mara"), visit("Teo")
    code = sit(mara)
    teo.sit_down(code, 0)
    teo.sit_at(code)
    expect(teo.prompt).to_contain_text("Mara hunts: 2 actions left")
    from_menu(teo, "Propose to end the game")  # between the actions of another
    expect(mara.prompt.get_by_role("group")).to_have_accessible_name(re.compile("^Teo proposes to end the game here"))
    mara.prompt.get_by_role("button", name="Play on").click()
    expect(teo.page.get_by_role("log")).to_contain_text("Mara plays on: the game is not over.")
    expect(mara.prompt.get_by_role("heading")).to_have_text("Your hunt")
    teo.page.get_by_role("button", name="Menu", exact=True).click()
    expect(teo.page.get_by_role("menuitem", name="Leave the table")).to_be_visible()
    expect(teo.page.get_by_role("menuitem", name="Propose to end the game")).to_have_count(0)  # once a turn
    from_menu(mara, "Propose to end the game")
    teo.prompt.get_by_role("button", name="Agree").click()
    expect(mara.page.get_by_role("dialog")).to_contain_text("All have agreed to leave it at that.")


@pytest.mark.parametrize("screen", SCREENS)
def test_teams_show_what_they_have_together(visit: Visit, screen: ViewportSize) -> None:
    mara = visit(screen=screen)
    code = mara.lay_out(gloam.position(FOUR))
    mara.stand_up(code, 0, 2, 3)
    mara.sit_at(code)
    told = mara.page.get_by_label(re.compile("60 victory points together, armies of 56 points"))
    expect(told).to_have_text("60")
    expect(mara.page.get_by_label(re.compile("50 victory points together"))).to_have_text("50")
    said = "(book: 1)" if screen == PHONE else "The book gives 1 a turn; this table has agreed on more."
    expect(mara.prompt).to_contain_text(said)
    assert not look(mara)
