"""Several people, lost connections, undo, review and links."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import gloam
from browser.conftest import Visit
from browser.screens import played, promised_and_played, struck
from browser.visitor import PHONE, asked
from gloam.kernel import play
from gloam.kernel.game import NATURE, Game
from gloam.kernel.play import Entry
from gloam.kernel.record import Record, RecordError, replay
from server.test_requests import TOGETHER

LAST_TURN = """
game = "horrified"
seats = 1
options = {monsters = ["dracula", "creature"]}
turns = 29
decks = {monster_deck = []}
heroes.mayor = {at = "barn", seat = 0}
"""
"""No Monster card is left to draw."""

FIRST = {"monsters": ["dracula", "creature"], "heroes": ["inspector", "mayor"], "first_player": 0}


LOST = "The connection is lost"

PRESSED_AT_ONCE = """() => new MutationObserver((_, observer) => {
  const agree = document.querySelector('dialog[open] .btn.pri');
  if (agree) observer.disconnect();
  agree?.click();
}).observe(document.body, { childList: true, subtree: true, attributes: true })"""
"""A key that was meant for something else presses a dialog's first button as it appears."""


def test_two_people_meet_over_a_link_and_play(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.make("horrified", "me", "open", options=FIRST)
    mara.open(f"/t/{code}")
    expect(mara.page.get_by_text("1 seat is open")).to_be_visible()
    link = mara.page.get_by_label("Link to this table").input_value()
    assert link == f"{mara.url}/t/{code}"

    idris.page.goto(link)
    for each, other, words in ((idris, mara, "Who is the Mayor?"), (mara, idris, "You are.")):
        each.page.get_by_label("Say something").fill(words)
        each.page.keyboard.press("Enter")
        expect(other.page.get_by_role("log", name="Talk")).to_contain_text(words)
    mara.page.get_by_label("Say something").fill("Sit down, then")
    idris.page.get_by_role("button", name="Sit down").click()
    mara.prompt.wait_for()
    idris.prompt.wait_for()
    expect(mara.page.get_by_label("Say something")).to_have_value("Sit down, then")
    expect(mara.prompt).to_contain_text("Your turn")
    idris.let_be()
    waits = idris.prompt.get_by_role("heading", level=2)
    expect(waits).to_have_text(re.compile(r"^Mara \(Inspector\) has 4 actions left waiting since \d+:\d\d"))
    told = waits.inner_text()
    idris.sit_at(code)
    expect(waits).to_have_text(told)

    dice = random.Random(2)
    turns = {"Mara": 0, "Idris": 0}
    for _ in range(60):
        last = mara.update(lambda last: last["status"] == "finished" or last["waiting_for"])
        if last["status"] == "finished" or all(count >= 3 for count in turns.values()):
            break
        who = mara if asked(mara.last()) else idris
        question = who.my_question()
        if question is None:
            break
        turns[who.name] += question["kind"] == "act"
        if not (question["kind"] == "act" and who.end_turn()):
            who.click_answer(dice)
        moves = who.last()["moves"]
        (idris if who is mara else mara).update(lambda last, moves=moves: last["moves"] >= moves)
    assert all(turns.values())
    expect(idris.page.get_by_role("complementary").first).to_contain_text("Mara")


def test_a_friend_is_welcomed_leaves_on_their_turn_and_gets_the_seat_back(visit: Visit) -> None:
    """Whoever is invited says what they are called; away shows at once, a bot is offered after a while, and back is back."""
    mara, idris = visit("Mara"), visit("Guest 1655")
    code = mara.make("horrified", "me", "open", options={**FIRST, "first_player": 1})
    idris.open(f"/t/{code}")
    expect(idris.page.get_by_text("Mara invites you to a game of Horrified.")).to_be_visible()
    called = idris.page.get_by_label("What shall we call you?")
    expect(called).to_have_value("")
    called.fill("Idris")
    idris.page.get_by_role("button", name="Sit down").click()
    idris.prompt.wait_for()
    mara.sit_at(code)
    mara.let_be()
    expect(mara.prompt).to_contain_text("Idris (Mayor) has 5 actions left")

    idris.page.goto("about:blank")
    expect(mara.prompt).to_contain_text("Idris is away")
    offer = mara.prompt.get_by_role("button", name="Let a bot play")
    longer = {**mara.last(), "frames": [], "changes": {}, "views": {}}
    longer["seats"][1]["bot_in"] = 30  # as a server tells it that waits longer
    mara.page.evaluate("(text) => window.witness.deliver(text)", json.dumps(longer))
    expect(offer).to_have_count(0)
    mara.sit_at(code)
    expect(mara.page.get_by_role("region", name="Seats")).to_contain_text("away")
    moves = mara.last()["moves"]
    offer.click()
    mara.update(lambda last: last["moves"] > moves)
    expect(mara.page.get_by_role("region", name="Seats")).to_contain_text("plays for Idris")
    told = mara.page.get_by_role("log", name="Log")
    turn = told.get_by_role("heading", level=3, name="Turn 1, Agatha")
    expect(turn).to_be_visible()
    idris.sit_at(code)
    log, missed = idris.page.get_by_role("log", name="Log"), idris.page.get_by_role("status", name="Since you were here")
    expect(log).to_contain_text("Mayor")
    expect(missed).to_have_count(0)  # he was away for some seconds
    idris.was_here_an_hour_ago(code, moves)
    idris.sit_at(code)
    expect(missed).to_contain_text("Agatha played for you. Turn 1, Agatha. The Mayor")
    above, prompt = missed.bounding_box(), idris.prompt.bounding_box()
    assert above
    assert prompt
    assert above["y"] + above["height"] <= prompt["y"]
    expect(log).to_contain_text("New since you were here")
    missed.get_by_role("button", name="Close").click()
    expect(missed).to_have_count(0)
    mara.update(lambda last: last["seats"][1]["kind"] == "person" and last["seats"][1]["online"])
    expect(mara.prompt.get_by_text("Idris is away")).to_be_hidden()
    expect(turn).to_be_visible()
    expect(told).to_contain_text("Idris plays again.")

    idris.leave_to_bots(code, 1)
    expect(idris.prompt).to_contain_text("Agatha plays for you.")
    idris.prompt.get_by_role("button", name="Take my seat back").click()
    mara.update(lambda last: last["seats"][1]["kind"] == "person")
    expect(idris.prompt.get_by_text("Agatha plays for you.")).to_have_count(0)

    idris.page.get_by_role("button", name="Menu").click()
    idris.page.get_by_role("menuitem", name="Stand up").click()
    asked = idris.page.get_by_role("dialog", name="Stand up in the middle of the game?")
    asked.get_by_role("button", name="Stay").click()
    idris.page.get_by_role("button", name="Menu").click()
    idris.page.get_by_role("menuitem", name="Stand up").click()
    asked.get_by_role("button", name="Stand up").click()
    expect(mara.page.get_by_role("alert").filter(has_text="Idris stood up")).to_be_visible()
    expect(told).to_contain_text("Idris stood up.")


def test_a_seat_is_recovered_on_a_new_device(visit: Visit) -> None:
    """All others agree, and a minute runs; a device of the owner needs nobody else. The next time there is a link beforehand."""
    mara, idris, phone = visit("Mara"), visit("Idris"), visit("Guest 1234")
    code = mara.make("horrified", "me", "open", options=FIRST)
    idris.sit_down(code, 1)
    mara.sit_at(code)
    phone.open(f"/t/{code}")
    phone.prompt.get_by_role("button", name="I already have a seat").click()
    phone.page.get_by_role("dialog", name="Who are you?").get_by_role("button", name="I am Idris").click()
    banner = phone.page.get_by_role("status").filter(has_text="Waiting for Mara")
    expect(banner).to_be_visible()
    asked = mara.page.get_by_role("dialog", name="Is this Idris?")
    asked.press("Escape")
    expect(asked).to_be_hidden()
    mara.page.get_by_role("button", name="Decide").click()
    asked.get_by_role("button", name="It is Idris").click()
    for each in (mara, phone):
        expect(each.page.get_by_role("timer")).to_have_text(re.compile(r"^(60|5\d) seconds\.$"))
    assert not phone.card(code)["seats"][1]["mine"]

    idris.sit_at(code)
    idris.page.get_by_role("dialog", name="Is this you?").get_by_role("button", name="Yes, it is me").click()
    with phone.page.expect_navigation():
        phone.page.get_by_role("dialog", name="Welcome back, Idris").get_by_role("button", name="Go on as Idris").click()
    phone.prompt.wait_for()
    assert phone.card(code)["seats"][1]["mine"]
    expect(phone.prompt.get_by_role("button", name="I already have a seat")).to_have_count(0)
    expect(mara.page.get_by_role("timer")).to_have_count(0)

    phone.page.get_by_role("button", name="Menu").click()
    phone.page.get_by_role("menuitem", name="Play on another device").click()
    phone.page.get_by_role("button", name="Make a link").click()
    mara.page.goto(phone.page.get_by_label("Link for another device").input_value())
    mara.page.get_by_role("button", name="Use this device").click()
    expect(mara.page).to_have_url(re.compile(f"/t/{code}$"))
    mara.update(lambda last: last["seats"][1]["mine"])


def test_a_bot_asks_before_it_takes_what_is_mine(visit: Visit) -> None:
    mara = visit()
    code = mara.lay_out(gloam.position(TOGETHER))
    mara.sit_at(code)
    mara.leave_to_bots(code, 1)
    expect(mara.prompt.get_by_role("heading", name="Agatha asks you")).to_be_visible()
    expect(mara.prompt).to_contain_text("Agatha asks for your Rifle, Torch and Fossil. The Mayor can use that.")
    for name in ("Rifle (red 6)", "Torch (red 5)", "Fossil (blue 3)", "Wine (yellow 2)"):
        mara.prompt.get_by_role("button", name=name).click()
    mara.prompt.get_by_role("button", name="Give this instead").click()
    held = [hero["items"] for hero in mara.update(lambda last: "wine" not in last["view"]["heroes"][0]["items"])["view"]["heroes"]]
    assert sorted(held[0]) == ["fossil", "rifle", "torch"]


def test_who_loses_items_in_a_trade_is_told_and_nobody_else(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.lay_out(gloam.position(TOGETHER))
    mara.stand_up(code, 0, 1)
    mara.open("/")
    expect(mara.page.locator(".mine").get_by_role("link", name="Horrified")).to_have_attribute("href", f"/t/{code}")
    mara.sit_down(code, 1)
    idris.sit_down(code, 0)
    idris.sit_at(code)
    mara.sit_at(code)
    mara.prompt.locator("[data-kind=share]").click()
    trade = mara.board.get_by_role("region", name="Trade")
    for thing in ("Rifle", "Torch"):
        trade.locator("[data-belonging]").filter(has_text=thing).click()
    trade.get_by_role("button", name="Trade").click()
    notice = idris.page.get_by_role("alert").filter(has_text="Mara has something of yours now")
    expect(notice).to_contain_text("Rifle")
    expect(notice).to_contain_text("Torch")
    assert mara.update(lambda last: "torch" in last["view"]["heroes"][1]["items"])
    expect(mara.page.locator(".toast")).to_have_count(0)


def test_one_hero_is_chosen_and_a_record_of_the_middle_is_gone_on_with(visit: Visit, tmp_path: Path) -> None:
    mara = visit()
    mara.open("/new/horrified")
    mara.page.get_by_role("group", name="Heroes: choose for").get_by_role("button", name=re.compile("Agatha")).click()
    mara.page.get_by_role("button", name=re.compile("^Mayor")).click()
    expect(mara.page.get_by_text("1 of 2 chosen, the others by chance")).to_be_visible()
    for beast in ("The Mummy", "The Wolf Man"):
        mara.page.get_by_role("button", name=beast).click()
    expect(mara.page.get_by_text("4 chosen, and no more")).to_be_visible()
    expect(mara.page.get_by_role("button", name="The Invisible Man")).to_have_attribute("aria-disabled", "true")
    mara.page.get_by_role("button", name="Start", exact=True).click()
    mara.prompt.wait_for()
    heroes = [hero["hero"] for hero in mara.update(lambda last: last["view"].get("heroes"))["view"]["heroes"]]
    assert heroes[1] == "mayor" != heroes[0]
    assert len(mara.last()["view"]["mats"]) == 4

    mara.page.get_by_role("button", name="Menu").click()
    mara.page.get_by_role("menuitem", name="Download the record").click()
    with mara.page.expect_download() as saved:
        mara.page.get_by_role("dialog", name="The record").get_by_role("link").click()
    saved.value.save_as(tmp_path / "middle.gloam")
    mara.open("/")
    mara.page.locator("input[type=file]").set_input_files(tmp_path / "middle.gloam")
    dialog = mara.page.get_by_role("dialog", name="Go on with this game")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    dialog.get_by_label("Who sits on seat 2").select_option("open")
    dialog.get_by_role("button", name="Open the table").click()
    seats = mara.update(lambda last: last["status"] == "playing")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open"]


def test_play_now_tells_the_goal_once_and_offers_the_guide(visit: Visit) -> None:
    mara = visit()
    for again in (False, True):
        mara.open("/")
        mara.page.get_by_role("button", name="Play now").first.click()
        mara.prompt.wait_for()
        goal = mara.page.get_by_role("dialog", name="Your goal in Horrified")
        if again:
            expect(goal).to_be_hidden()
        else:
            expect(goal.get_by_role("link", name="Show me how it is played")).to_have_attribute("href", "/how/horrified")
            goal.get_by_role("button", name="Begin").click()


def test_the_way_from_play_now_to_the_guide_leaves_no_table_behind(visit: Visit) -> None:
    mara = visit()
    asked_for: list[str] = []
    mara.page.on("request", lambda request: asked_for.append(request.url))
    mara.open("/")
    mara.page.get_by_role("button", name="Play now").first.click()
    with mara.page.expect_response("**/put-away"):
        mara.page.get_by_role("dialog").get_by_role("link", name="Show me how it is played").click()
    expect(mara.page.get_by_role("button", name="Begin")).to_be_visible()
    assert not [url for url in asked_for if "undefined" in url]
    assert mara.context.request.get(f"{mara.url}/api/tables").json() == []


def test_nothing_is_shown_to_happen_before_the_goal_is_read(visit: Visit) -> None:
    mara = visit()
    code = mara.make("horrified", "heuristic", "me", options={**FIRST, "first_player": 0}, seed=4)
    mara.open(f"/t/{code}?new")
    goal = mara.page.get_by_role("dialog", name="Your goal in Horrified")
    goal.wait_for()
    mara.update(lambda last: asked(last))  # the bot has played
    log = mara.page.get_by_role("log")
    expect(log.get_by_role("heading", name=re.compile("^Turn 2"))).to_have_count(0)
    goal.get_by_role("button", name="Begin").click()
    expect(log.get_by_role("heading", name=re.compile("^Turn 2"))).to_be_visible()
    expect(mara.prompt).to_contain_text("Your turn")


@pytest.mark.parametrize(
    ("game", "bots", "told"),
    [
        ("horrified", 1, "You play together with"),
        ("horrorclix", 1, "You play against"),
        ("house_of_horrors", 2, "At the table with you:"),
    ],
)
def test_the_goal_tells_how_the_others_stand_to_me(visit: Visit, game: str, bots: int, told: str) -> None:
    mara = visit()
    mara.open(f"/t/{mara.make(game, 'me', *['heuristic'] * bots, seed=4)}?new")
    expect(mara.page.get_by_role("dialog", name=re.compile("^Your goal"))).to_contain_text(told)


def test_who_let_a_bot_play_to_the_end_reads_that_the_seat_won_or_lost(visit: Visit) -> None:
    mara = visit()
    code = mara.lay_out(gloam.position(LAST_TURN))
    mara.leave_to_bots(code, 0)
    mara.open(f"/t/{code}")
    ending = mara.page.get_by_role("dialog", name="You lost")
    expect(ending).to_contain_text("A bot finished the game for you.")


def test_talk_reaches_the_other(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.make("horrified", "me", "open", options=FIRST)
    idris.open(f"/t/{code}")
    idris.page.get_by_role("button", name="Sit down").click()
    idris.update(lambda last: last["status"] == "playing")
    mara.sit_at(code)
    for each in (mara, idris):
        each.page.get_by_role("tab", name="Talk").click()
    idris.page.get_by_label("Say something").fill("Stay away from the barn.")
    idris.page.keyboard.press("Enter")
    expect(mara.page.get_by_text("Stay away from the barn.", exact=True)).to_be_visible()
    for each, unread in ((mara, "Talk"), (idris, "Talk")):  # it was read, and his own words are not new to him
        each.page.reload()
        expect(each.page.get_by_role("tab", name=unread, exact=True)).to_be_visible()
        each.page.get_by_role("tab", name="Log").click()
    mara.update(lambda last: last["status"] == "playing")
    mara.page.get_by_role("tab", name="Talk").click()
    mara.page.get_by_label("Say something").fill("Why?")
    mara.page.keyboard.press("Enter")
    unread = idris.page.get_by_role("tab", name="Talk 1 new", exact=True)
    expect(unread).to_be_visible()
    idris.page.reload()
    expect(unread).to_be_visible()
    unread.click()
    expect(idris.page.get_by_text("Why?", exact=True)).to_be_visible()


def test_a_remark_is_seen_at_the_plate_and_on_a_phone_above_the_table(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris", screen=PHONE)
    code = mara.make("horrified", "me", "open", options=FIRST)
    idris.open(f"/t/{code}")
    idris.page.get_by_role("button", name="Sit down").click()
    idris.update(lambda last: last["status"] == "playing")
    mara.sit_at(code)

    plate = mara.page.get_by_role("region", name="Seats").get_by_role("listitem").filter(has_text="Idris").bounding_box()
    idris.page.evaluate("(text) => window.witness.send(text)", json.dumps({"type": "say", "seat": 1, "text": "Not the barn."}))
    bubble = mara.page.locator(".bubble", has_text="Idris Not the barn.")
    bubble.wait_for()
    spoken = bubble.bounding_box()
    assert plate is not None
    assert spoken is not None
    assert plate["x"] < spoken["x"] < spoken["x"] + spoken["width"] < plate["x"] + plate["width"]
    assert plate["y"] < spoken["y"] < plate["y"] + plate["height"]
    expect(idris.page.get_by_role("button", name=re.compile("Not the barn"))).to_have_count(0)  # his own words are not news to him

    mara.page.get_by_role("tab", name="Talk").click()
    mara.page.get_by_label("Say something").fill("Why?")
    mara.page.keyboard.press("Enter")
    preview = idris.page.get_by_role("button", name="Mara: Why? Open the talk")
    preview.wait_for()
    line, table, menu = (
        each.bounding_box() for each in (preview, idris.board, idris.page.get_by_role("button", name="Menu", exact=True))
    )
    assert line is not None
    assert table is not None
    assert menu is not None
    assert line["y"] + line["height"] <= table["y"]
    assert line["x"] + line["width"] <= menu["x"]
    preview.click()
    expect(idris.page.get_by_role("log", name="Talk")).to_contain_text("Why?")
    expect(preview).to_have_count(0)


def test_a_lost_connection_comes_back_in_the_middle_of_the_monster_phase(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.lay_out(struck()))
    dice = random.Random(1)
    question = mara.my_question()
    assert question is not None
    assert question["kind"] == "hit"
    before = mara.prompt.inner_text()

    mara.expected.append("ERR_INTERNET_DISCONNECTED")
    mara.context.set_offline(True)
    mara.page.evaluate("window.witness.cut()")
    expect(mara.page.get_by_role("alert").filter(has_text=LOST)).to_be_visible()
    mara.context.set_offline(False)
    expect(mara.page.get_by_role("alert").filter(has_text=LOST)).to_be_hidden(timeout=60_000)
    assert mara.prompt.inner_text() == before
    mara.click_answer(dice)

    mara.page.reload()
    mara.prompt.wait_for()
    mara.update(lambda _: True)
    mara.play(dice, most=2)


def test_undo_across_a_turn_tells_what_goes_asks_the_others_and_tells_them(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.make("horrified", "me", "open", options=FIRST)
    idris.open(f"/t/{code}")
    idris.page.get_by_role("button", name="Sit down").click()
    mara.sit_at(code)
    mara.take("move", random.Random(1))
    there = mara.last()["moves"]
    assert mara.end_turn()
    learnt = mara.last()["moves"]
    undo = mara.page.get_by_role("button", name="Ask to undo: End the Hero Phase")
    undo.click()
    doubt = mara.page.get_by_role("dialog", name="Take it back?")
    expect(doubt).to_contain_text("Idris will be asked")
    expect(doubt.get_by_role("listitem").last).to_contain_text("turn")
    doubt.get_by_role("button", name="Keep it").click()
    assert mara.last()["undo_request"] is None
    idris.page.get_by_role("tab", name="Talk").click()
    field = idris.page.get_by_label("Say something")
    for agrees in (False, True):
        (field.blur if agrees else field.focus)()
        idris.page.evaluate(PRESSED_AT_ONCE if agrees else "")
        undo.click()
        doubt.get_by_role("button", name="Ask them").click()
        asks = idris.page.get_by_role("dialog", name="Take it back?")
        expect(asks).to_contain_text("Mara would like to take back “End the Hero Phase”.")
        assert asks.get_by_role("listitem").count() > 1
        if agrees:
            expect(asks).to_be_focused()  # no button
        else:  # Idris writes on
            idris.page.keyboard.type("no w")
            expect(field).to_have_value("no w")
        expect(mara.page.get_by_text("You asked to undo. Waiting for Idris.")).to_be_visible()
        asks.get_by_role("button", name="Agree" if agrees else "Refuse").click()
        expect(mara.page.get_by_text("You asked to undo.")).to_be_hidden()
        assert (mara.last()["moves"] >= learnt) is not agrees
        if not agrees:
            expect(mara.page.get_by_role("alert")).to_contain_text("Idris said no to the undo.")
            expect(mara.page.locator(".toast.news")).to_be_visible()
    mara.update(lambda last: last["moves"] == there)
    expect(mara.prompt).to_contain_text("Your turn")
    expect(idris.page.get_by_role("alert")).to_contain_text("Mara took back: End the Hero Phase, and what followed.")


def test_while_things_are_shown_undo_names_the_step_that_led_to_them(visit: Visit) -> None:
    mara = visit(moving=True)
    code = mara.make("horrified", "me", "heuristic", options=FIRST, seed=5)
    mara.sit_at(code)
    mara.take("move", random.Random(1))
    there = mara.last()["moves"]
    mara.prompt.get_by_role("button", name=re.compile("^End")).click()
    expect(mara.prompt.get_by_role("button", name="Skip")).to_be_visible()
    undo = mara.prompt.get_by_role("button", name="Undo")
    assert undo.get_attribute("aria-label") == "Undo: End the Hero Phase"  # now, not when all has been shown
    undo.click()
    doubt = mara.page.get_by_role("dialog", name="Take it back?")
    expect(doubt).to_contain_text("You would take back “End the Hero Phase” and choose again.")
    doubt.get_by_role("button", name="Take it back").click()
    mara.update(lambda last: last["moves"] == there)
    expect(mara.prompt).to_contain_text("Your turn")


def test_a_review_promises_nothing_where_nothing_was_promised(visit: Visit) -> None:
    """A game of the guide has a fixed seed."""
    mara = visit()
    code = mara.make("horrified", "random", "random", options=FIRST, seed=4)
    mara.open(f"/t/{code}")
    mara.update(lambda last: last["status"] == "finished")
    mara.open(f"/review/{code}")
    expect(mara.page.get_by_text("This game was played from a fixed seed, so there is nothing to check.")).to_be_visible()
    expect(mara.page.get_by_role("button", name="Check chance")).to_have_count(0)


def test_the_end_of_a_game_is_told_and_stays_in_reach(visit: Visit) -> None:
    """What was counted, the turning point and everyone's place; and after a look at the table, the way on."""
    mara = visit()
    code = mara.lay_out(played("house_of_horrors"))
    mara.sit_at(code)
    end = mara.page.get_by_role("dialog")
    expect(end.get_by_text("Rounds")).to_be_visible()
    expect(end.get_by_role("listitem")).to_have_count(3)
    players = sorted(mara.last()["view"]["players"], key=lambda player: player["place"])
    expect(end.get_by_role("listitem").first).to_contain_text(f"{players[0]['hourglasses']} hourglass")
    end.get_by_role("button", name="Look at the table").click()
    expect(mara.page.get_by_role("button", name="Who is with me?")).to_be_hidden()
    expect(mara.prompt.get_by_role("link", name="Review the game")).to_be_visible()
    mara.prompt.get_by_role("button", name="How it ended").click()
    expect(end).to_be_visible()
    end.get_by_role("button", name="Look at the table").click()
    mara.expected.append("closed before the connection is established")  # going from table to table opens one socket too many
    mara.prompt.get_by_role("button", name="Play again").click()
    mara.page.get_by_role("button", name="Begin").click()
    mara.update(lambda last: last["status"] == "playing")
    assert code not in mara.page.url


def test_a_review_obeys_whose_eyes_see_it_and_stays_at_its_key_moments(visit: Visit) -> None:
    mara = visit()
    game = played("house_of_horrors")
    mara.open(f"/review/{mara.lay_out(game)}")
    panel = mara.page.get_by_role("tabpanel")
    hidden = panel.get_by_text(re.compile(r"Mara \(2\) draws a card"))
    expect(hidden.first).to_be_visible()
    expect(panel.get_by_text(re.compile(r"Mara \(1\) draws a card"))).to_have_count(0)
    mara.page.get_by_label("Show as").select_option("1")
    expect(panel.get_by_text(re.compile(r"Mara \(1\) draws a card")).first).to_be_visible()
    expect(hidden).to_have_count(0)

    mara.page.get_by_role("tab", name="Key moments").click()
    moment = panel.get_by_role("button").filter(has_text=re.compile(r"win the .*, \d+ to \d+\.")).nth(1)
    moment.click()
    expect(mara.page).to_have_url(re.compile(r"\?at=[1-9]"))
    expect(mara.page.get_by_role("tab", name="Key moments")).to_have_attribute("aria-selected", "true")
    scrub = mara.page.get_by_role("slider", name="Point of the game")
    chart = mara.page.get_by_role("group", name="The course of the game").locator("svg path[stroke='#f5b24a']")
    chart.wait_for(state="attached")
    box, line = scrub.bounding_box(), chart.bounding_box()
    assert box is not None
    assert line is not None
    share = int(scrub.input_value()) / int(scrub.get_attribute("max") or 1)
    assert abs(line["x"] + line["width"] / 2 - (box["x"] + 12 + share * (box["width"] - 24))) < 3


def test_a_finished_game_is_reviewed_shared_and_continued(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.lay_out(played("horrified"))
    mara.open(f"/review/{code}")
    scrub = mara.page.get_by_role("slider", name="Point of the game")
    scrub.wait_for()
    for _ in range(3):
        mara.page.get_by_role("button", name="To the next turn").click()
    mara.page.get_by_role("button", name="One step back").click()
    expect(mara.page).to_have_url(re.compile(r"\?at=[1-9]\d*$"))
    point = scrub.input_value()
    assert int(point) > 0

    mara.page.get_by_role("button", name="Copy review link").click()
    link = mara.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert link == mara.page.url
    idris.page.goto(link)
    expect(idris.page.get_by_role("slider", name="Point of the game")).to_have_value(point)

    idris.page.get_by_role("button", name="Continue from here").click()
    expect(idris.page).to_have_url(re.compile(r"/t/"))
    assert code not in idris.page.url
    branched = idris.update(lambda _: True)
    assert branched["moves"] >= int(link.rsplit("=", 1)[1])


def with_another_die(game: Game) -> Game:
    """The same game but for its last die or card that could have come otherwise: it still keeps all rules."""
    told = play.entries(game)
    for i, entry in reversed(list(enumerate(told))):
        if entry.seat == NATURE:
            before = play.begin(game.setup, None)
            play.follow(before, told[:i])
            for other in sorted({*before.asked[0].options} - {entry.answer}):
                try:
                    forged = replay(Record(game.setup, [*told[:i], Entry(NATURE, other, entry.seen), *told[i + 1 :]]))
                except RecordError:
                    continue
                if forged.over:
                    return forged
    raise AssertionError("every outcome of this game follows from the others")


@pytest.mark.parametrize("forged", [False, True])
def test_the_review_of_a_finished_game_checks_its_chance(visit: Visit, forged: bool) -> None:
    """Every die and card follows from the promised key; one that is changed in the record does not, and is named."""
    game = promised_and_played("horrified")
    mara = visit()
    mara.open(f"/review/{mara.lay_out(with_another_die(game) if forged else game)}")
    check = mara.page.get_by_role("button", name="Check chance")
    verdict = check.locator("xpath=..").get_by_role("status")
    expect(verdict).to_have_text("This game was opened from a record, which says how its dice and cards were fixed.")
    with mara.page.expect_response("**/verify") as answered:
        check.click()
    assert bool(answered.value.json()["problem"]) is forged
    told = mara.page.get_by_role("status")
    if forged:
        expect(
            told.filter(has_text=re.compile(r"This does not check out: outcome \d+ is '.+'; the key gives '.+'"))
        ).to_be_visible()
    else:
        expect(told.filter(has_text=f"Fair: all {game.draws} dice and cards as promised.")).to_be_visible()
    expect(check).to_have_count(0)
