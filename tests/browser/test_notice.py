"""How a player is told that it is their turn, and what they may set: title, icon, bell, answers that give themselves."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import expect

import gloam
from browser.conftest import Visit
from browser.screens import FIRST
from browser.visitor import Visitor

ICON = "link[rel=icon]"

# Counts the tones that are played instead of playing them.
DEAF = """
window.tones = 0;
const quiet = { connect: () => quiet, start: () => { window.tones += 1; }, stop: () => {}, frequency: {},
  gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} } };
window.AudioContext = class { currentTime = 0; destination = {}; createOscillator = () => quiet; createGain = () => quiet; };
"""


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    """Mara, whose turn it is, and Idris, who waits."""
    mara, idris = visit("Mara"), visit("Idris")
    for each in (mara, idris):
        each.prepare(DEAF)
    code = mara.make("horrified", "me", "open", options=FIRST, name="The long night")
    idris.open(f"/t/{code}")
    idris.page.get_by_role("button", name="Sit down").click()
    mara.sit_at(code)
    idris.let_be()
    return mara, idris


def pass_the_turn(mara: Visitor, idris: Visitor) -> None:
    """Mara ends her turn, and answers what the Monster Phase asks her, until Idris is asked."""
    while not [question for question in idris.last()["questions"] if not question["interrupt"]]:
        seen = mara.seen()
        if not mara.end_turn():
            mara.answers.first.click()
        mara.answered(seen)
        moves = mara.last()["moves"]
        idris.update(lambda last, moves=moves: last["moves"] >= moves)


def test_title_and_icon_tell_whose_turn_it_is(visit: Visit) -> None:
    mara, idris = two_at_a_table(visit)
    expect(mara.page).to_have_title("● It is your turn: The long night")
    expect(mara.page.locator(ICON)).to_have_attribute("href", re.compile("lit"))
    expect(idris.page).to_have_title("The long night")
    expect(idris.page.locator(ICON)).not_to_have_attribute("href", re.compile("lit"))
    pass_the_turn(mara, idris)
    expect(idris.page).to_have_title("● It is your turn: The long night")
    idris.open("/")
    expect(idris.page).to_have_title("● Gloam")


def test_a_bell_rings_only_for_who_wants_it(visit: Visit) -> None:
    mara, idris = two_at_a_table(visit)
    idris.page.get_by_role("button", name="Menu").click()
    idris.page.get_by_role("menuitem", name="Settings").click()
    idris.page.get_by_label("A bell when it is my turn").check()
    idris.page.keyboard.press("Escape")
    pass_the_turn(mara, idris)
    idris.page.wait_for_function("window.tones > 0")
    assert mara.page.evaluate("window.tones") == 0
    idris.page.reload()
    assert json.loads(idris.page.evaluate("localStorage['gloam.settings']"))["turnSound"] is True


def test_the_only_answer_gives_itself_if_so_set(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))

    def leave_one_answer() -> int:
        """The table as it is, but with a single answer; returns how many answers were given so far."""
        last = mara.last()
        last["questions"] = [{**last["questions"][0], "answers": last["questions"][0]["answers"][-1:], "greyed": []}]
        mara.page.evaluate("(text) => window.witness.deliver(text)", json.dumps(last))
        return int(last["moves"])

    moves = leave_one_answer()
    mara.page.wait_for_timeout(300)
    assert mara.last()["moves"] == moves
    mara.page.get_by_role("button", name="Menu").click()
    mara.page.get_by_role("menuitem", name="Settings").click()
    mara.page.get_by_label("Play automatically when there is only one choice").check()
    mara.update(lambda last: last["moves"] > moves)


def test_what_one_passes_on_for_now_is_not_asked_again(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.lay_out(gloam.new("horrified", 2, FIRST, seed=5))  # both have a Perk that can be played at once
    mara.stand_up(code, 1)
    idris.sit_down(code, 1)
    idris.sit_at(code)
    passing = idris.prompt.get_by_role("button", name="Pass for now")
    passing.click()
    expect(idris.prompt).to_contain_text("Mara (")
    mara.sit_at(code)
    mara.take("move", random.Random(1))
    idris.update(lambda last: last["moves"] >= mara.last()["moves"])
    expect(idris.prompt).to_contain_text("Mara (")
    assert any(question["interrupt"] for question in idris.last()["questions"])
    expect(passing).to_have_count(0)
    assert mara.my_question() is not None
