"""The table of House of Horrors: who is where, what is shown of a battle, names, talk, and small or enlarged screens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Visit
from browser.screens import played
from browser.visitor import PHONE, Visitor
from gloam.kernel.position import read

BATTLE = """
game = "house_of_horrors"
seats = 4
round = 4
butler = 1
turn = 0
room = "room_dungeon"
battle = "terror"
hands = [
    ["explorer_vampire_hunter", "monster_gargoyle", "item_flashlight"],
    ["monster_imp"],
    ["monster_zombie"],
    ["explorer_sailor"],
]
field = [
    {seat = 1, character = "monster_vampire_bride"},
    {seat = 2, character = "monster_vampire", items = ["item_dark_moon"]},
    {seat = 3, character = "explorer_spelunker"},
]
"""

SPOILS = """
game = "house_of_horrors"
seats = 4
round = 4
butler = 1
hands = [["explorer_sailor"], ["monster_imp"], ["monster_zombie"], ["explorer_exorcist"]]
piles = [["room_kitchen"], [], [], []]

[fought]
room = "room_kitchen"
battle = "strength"
field = [
    {seat = 0, character = "monster_vampire", dice = [6, 4]},
    {seat = 1, character = "monster_mummy"},
    {seat = 2, character = "monster_ghoul"},
    {seat = 3, character = "explorer_gangster", items = ["item_crowbar"]},
]

[spoils]
cards = ["explorer_gangster", "item_storm_lantern", "ritem_music_box"]
displayed = ["room_kitchen", "explorer_gangster", "item_storm_lantern", "ritem_music_box"]
sharing = [0, 1, 2]
served = [0]
"""


def sit_in(mara: Visitor, position: str) -> str:
    """A table at a position: mine is the first seat, bots have the others."""
    game = read(position, None)
    code = mara.lay_out(game)
    mara.leave_to_bots(code, *range(1, game.seats))
    mara.sit_at(code)
    return code


CUT = """
all => all.filter((one) => one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)
"""


def test_on_a_phone_long_names_are_whole_in_the_hand_and_on_the_table(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(**PHONE))
    mine = '"explorer_big_game_hunter", "monster_thing_in_the_walls", "item_double_barrelled_shotgun"'
    hand = '"explorer_vampire_hunter", "monster_gargoyle", "item_flashlight"'
    sit_in(mara, BATTLE.replace(hand, mine).replace("explorer_spelunker", "explorer_groundskeeper"))
    names = mara.board.locator("[class*=paper-] b")
    expect(names.filter(has_text=re.compile("Big Game|Groundskeeper"))).to_have_count(2)
    assert names.evaluate_all(CUT) == []


def test_everyone_is_shown_once_and_talk_comes_first(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.make("house_of_horrors", "me", "heuristic", "heuristic", seed=11))
    assert mara.my_question() is not None
    strip = mara.board.get_by_role("list", name="Players")
    expect(strip.get_by_role("listitem")).to_have_count(2)
    expect(strip).not_to_contain_text("Mara")
    side = mara.page.get_by_role("complementary", name="Seats, log and talk")
    expect(side).to_contain_text("Mara, you")
    expect(side.get_by_role("tab", name="Table talk")).to_have_attribute("aria-selected", "true")

    talk = side.get_by_role("log", name="Talk")
    side.get_by_role("button", name="Who is with me?").or_(side.get_by_role("button", name="Join me")).click()
    expect(talk.locator("p.mine")).to_have_count(1)
    question = mara.my_question()
    while question is not None and mara.last()["view"]["round"] < 2:
        mara.take_hint(question)
        question = mara.my_question()
    asides = talk.locator("i")
    expect(asides.first).to_contain_text(re.compile(r"The encounter takes place in .* declares "))
    expect(asides.filter(has_text=re.compile(r"Explorers \d+, Monsters \d+\.")).first).to_be_visible()
    expect(talk).not_to_contain_text("eat 1")

    side.get_by_role("tab", name="Log").click()
    lines = side.get_by_role("log", name="Log").locator("p")
    expect(lines.last).to_be_in_viewport()
    lines.first.scroll_into_view_if_needed()
    newest = side.get_by_role("button", name="Newest")
    assert question is not None
    mara.take_hint(question)
    expect(lines.first).to_be_in_viewport()
    newest.click()
    expect(newest).to_have_count(0)
    question = mara.my_question()
    assert question is not None
    mara.take_hint(question)
    expect(lines.last).to_be_in_viewport()

    side.get_by_role("tab", name="Players").click()
    expect(side.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(3)
    mara.page.get_by_role("button", name="Rules").click()
    mara.page.get_by_label("Search rules and cards").wait_for()
    expect(strip.get_by_role("listitem")).to_have_count(3)  # my plate is covered


def test_the_battle_is_still_there_after_a_reload(visit: Visit) -> None:
    mara = visit()
    code = sit_in(mara, SPOILS)

    def shown(who: Visitor) -> None:
        for card in ("Vampire", "Mummy", "Ghoul", "Gangster", "Crowbar"):
            expect(who.board.get_by_text(card, exact=True).first).to_be_visible()
        expect(who.board).to_contain_text("The Monsters win")
        expect(who.board).to_contain_text("Kitchen")

    shown(mara)
    expect(mara.board).to_contain_text("Your dice came up 6 and 4.")
    mara.page.reload()
    shown(mara)
    ida = visit("Ida")
    ida.open(f"/t/{code}")
    ida.prompt.wait_for()
    shown(ida)
    expect(ida.board).to_contain_text("Mara's dice came up 6 and 4.")
    assert not re.search(
        r"\b[Yy]ou\b", ida.board.get_by_role("group", name="The house").inner_text().replace("You are watching", "")
    )


def test_answers_name_people(visit: Visit) -> None:
    mara = visit()
    sit_in(mara, SPOILS)
    expect(mara.answers.first).to_contain_text(re.compile("to (Agatha|Winifred)"))
    mara.prompt.get_by_role("button", name="Hint").click()
    expect(mara.prompt.get_by_role("status")).to_contain_text(re.compile("to (Agatha|Winifred)"))
    assert not re.search(r"\b[Ss]eat \d", mara.page.locator("body").inner_text())
    mara.board.get_by_role("button", name="Gangster", exact=True).click()
    mara.board.get_by_role("group", name="Who gets next").get_by_role("button", name="Winifred").click()
    before = mara.seen()
    mara.board.get_by_role("button", name="Give Gangster to Winifred", exact=True).click()
    assert mara.answered(before)
    assert mara.last()["view"]["players"][2]["spoils"] == ["explorer_gangster"]


def test_what_cannot_be_played_tells_why_on_hover_and_on_focus(visit: Visit) -> None:
    mara = visit()
    sit_in(mara, BATTLE)
    hand = mara.board.get_by_role("group", name="Your hand")
    closed = hand.get_by_role("button", name=re.compile("Gargoyle"))
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.hover()
    rule = mara.page.get_by_role("tooltip")
    expect(rule).to_contain_text("only")
    expect(rule).to_contain_text("The character must be allowed on the floor of the chosen Room.")
    mara.page.mouse.move(2, 2)
    expect(rule).to_have_count(0)
    hand.get_by_role("button", name=re.compile("Vampire Hunter")).focus()
    mara.page.keyboard.press("Tab")
    expect(rule).to_contain_text("Items can only be played together with one's own character in the same turn.")


def test_a_character_is_seen_on_its_side_before_it_is_played(visit: Visit) -> None:
    mara = visit()
    sit_in(mara, BATTLE)
    explorers = mara.board.get_by_role("region", name=re.compile("^Explorers"))
    expect(explorers).to_contain_text("at stake: 9 hourglasses on 4 cards")
    monsters = mara.board.get_by_role("region", name=re.compile("^Monsters"))
    expect(monsters).to_contain_text(re.compile(r"at stake: 5 hourglasses on 2 cards, \w+ picks first of 2"))
    hand = mara.board.get_by_role("group", name="Your hand")
    hand.get_by_role("button", name=re.compile("Vampire Hunter")).click()
    hand.get_by_role("button", name=re.compile("Flashlight")).click()
    expect(explorers).to_contain_text("You, if you play")
    expect(explorers).to_contain_text("Your Vampire Hunter and Flashlight would make it 6.")
    mara.board.get_by_role("button", name="Play Vampire Hunter with Flashlight").click()
    claim = mara.board.get_by_role("region", name=re.compile("^Monsters")).get_by_role(
        "button", name=re.compile("^Claim the Vampire:")
    )
    claim.click()
    mara.update(lambda last: "monster_vampire" in last["view"]["players"][0]["spoils"])


def test_a_room_that_is_pointed_at_lights_the_cards_that_may_enter(visit: Visit) -> None:
    mara = visit()
    mara.knows("house_of_horrors")
    mara.sit_at(mara.make("house_of_horrors", "me", "heuristic", "heuristic", options={"first_butler": 0}, seed=1))
    question = mara.my_question()
    assert question is not None
    entering = mara.last()["view"]["entering"]
    rooms = [answer["parts"]["room"] for answer in question["answers"]]
    assert len({len(entering[room]) for room in rooms}) > 1
    lit = mara.board.get_by_role("group", name="Your hand").locator(".named")
    expect(lit).to_have_count(0)
    for room in rooms:
        mara.board.locator(f"[data-card={room}]").hover()
        expect(lit).to_have_count(len(entering[room]))


def test_a_card_that_a_hint_discards_is_discarded_by_pressing_it(visit: Visit) -> None:
    """Nothing is worth playing: the bot would rather have another card."""
    mara = visit()
    sit_in(mara, BATTLE.replace('"explorer_vampire_hunter"', '"explorer_paperboy"').replace("item_flashlight", "item_spare_fuse"))
    given_up = mara.board.get_by_role("group", name="Your hand").get_by_role("button").filter(has_text="Discard it")
    expect(given_up).to_have_count(0)
    mara.prompt.get_by_role("button", name="Hint").click()
    expect(mara.prompt).to_contain_text("Suggestion: Discard the")
    expect(given_up).to_have_count(1)
    card = mara.page.evaluate("window.witness.hint.parts.card")
    given_up.click()
    mara.update(lambda last: card in last["view"]["discard"])


@pytest.mark.parametrize(("width", "height"), [(720, 450), (640, 360)])
def test_an_enlarged_screen_shows_the_battle_beside_the_question(visit: Visit, width: int, height: int) -> None:
    """What a screen of twice this size shows at 200 %."""
    mara = visit(screen=ViewportSize(width=width, height=height))
    sit_in(mara, BATTLE)
    room = mara.board.get_by_text("Dungeon").first
    expect(room).to_be_in_viewport()
    expect(mara.prompt.get_by_role("heading", name="Your turn")).to_be_in_viewport()
    for side in ("Explorers", "Monsters"):
        card = mara.board.get_by_role("region", name=re.compile(f"^{side}"))
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport()
        box = card.bounding_box()
        assert box is not None
        top = mara.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('section, .sheet')?.className ?? ''",
            [box["x"] + 20, box["y"] + 10],
        )
        assert side.lower() in top  # nothing lies on it
    discard = mara.prompt.locator("[data-kind=discard]")
    discard.scroll_into_view_if_needed()
    discard.click()
    mara.prompt.get_by_role("button", name="Back").wait_for()
    wide, shown = mara.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= shown


def test_the_end_counts_everyones_hourglasses(visit: Visit) -> None:
    mara = visit()
    mara.open(f"/t/{mara.lay_out(played('house_of_horrors'))}")
    last = mara.update(lambda last: last["status"] == "finished")
    mara.page.get_by_role("dialog").get_by_role("button", name="Look at the table").click()
    count = mara.board.get_by_role("region", name="The final count")
    most = max(player["hourglasses"] for player in last["view"]["players"])
    expect(count.get_by_role("listitem").first).to_contain_text("Winner")
    expect(count.get_by_role("listitem").first).to_contain_text(str(most))


CROWDED = """
game = "house_of_horrors"
seats = 4
round = 4
butler = 0
room = "room_ballroom"
room_items = ["ritem_candelabra", "ritem_fuse_box", "ritem_fireplace_poker"]
hands = [
    ["explorer_police_sergeant", "explorer_sailor", "monster_gargoyle"],
    ["monster_imp"],
    ["monster_zombie"],
    ["explorer_priest"],
]
"""

# The boxes of a bar's buttons that lie over each other.
OVERLAPPING = """
(bar) => {
  const seen = [...bar.querySelectorAll('button')].filter((one) => one.checkVisibility());
  const boxes = seen.map((one) => [one.innerText.trim(), one.getBoundingClientRect()]);
  const beside = (one, other) => one.left >= other.right - 1 || one.right <= other.left + 1;
  const above = (one, other) => one.top >= other.bottom - 1 || one.bottom <= other.top + 1;
  const apart = (one, other) => beside(one, other) || above(one, other);
  return boxes.flatMap(([a, one], i) => boxes.slice(i + 1).filter(([, other]) => !apart(one, other)).map(([b]) => `${a} / ${b}`));
}
"""


def test_a_long_play_lies_beside_the_tools_on_a_laptop(visit: Visit) -> None:
    mara = visit(screen=ViewportSize(width=1280, height=800))
    sit_in(mara, CROWDED)
    mara.answers.filter(has_text="Bloodbath").first.click()
    mara.update(lambda last: bool(last["questions"]) and last["questions"][0]["kind"] == "play")
    mara.board.get_by_role("button", name=re.compile("^Police Sergeant")).first.click()
    for item in ("Candelabra", "Fuse Box", "Fireplace Poker"):
        mara.board.get_by_role("button", name=re.compile(f"^{item}")).first.click()
    play = mara.page.get_by_role("button", name="Play Police Sergeant with Candelabra, Fuse Box and Fireplace Poker")
    expect(play).to_be_visible()
    expect(mara.prompt.get_by_role("button", name=re.compile("^Undo"))).to_be_visible()
    assert play.evaluate(f"(button) => ({OVERLAPPING})(button.closest('.bar'))") == []
