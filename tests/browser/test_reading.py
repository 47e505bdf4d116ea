"""As someone who hears the screen meets it: names, what is announced, and where the focus goes."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.looking import tree
from browser.screens import FIRST
from gloam.kernel.sentences import text

FOCUSED = "document.activeElement?.tagName ?? 'BODY'"


def listen(page: Page) -> None:
    """Keep everything that the live region says."""
    page.evaluate(
        """() => {
          window.heard = [];
          const region = document.querySelector('[aria-live=polite][role=status]');
          const listener = new MutationObserver(() => window.heard.push(region.textContent));
          listener.observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )


def heard(page: Page) -> list[str]:
    page.wait_for_timeout(400)
    return [str(each) for each in page.evaluate("window.heard")]


def test_links_of_two_games_are_told_apart(visit: Visit) -> None:
    mara = visit()
    mara.open("/")
    names = [node["name"] for node in tree(mara.page) if node["role"] in ("link", "button") and node["name"] != "Credits"]
    assert sorted(names) == sorted(set(names))


def test_the_question_and_its_answers_read_well(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.make("horrified", "me", "heuristic", options=FIRST, seed=8))
    places = mara.board.get_by_role("list", name="Who and what is where").get_by_role("listitem")
    expect(places.filter(has_text=re.compile("^Docks: "))).to_have_text(re.compile(r"The Archaeologist.*A step away: Tower\."))
    expect(mara.prompt).to_match_aria_snapshot(
        """
        - region "What you are asked":
          - heading "Your turn" [level=2]
          - paragraph: /4 actions left/
          - button "Hint"
          - group /What does the Archaeologist do/:
            - button /Move Tower/
            - button /Guide No Villager/ [disabled]
        """
    )
    places = mara.board.get_by_role("button", name=re.compile("^Move to"))
    assert places.count() >= 1


def test_what_happens_and_what_is_asked_is_said_once_and_in_order(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    mara.page.wait_for_timeout(400)
    listen(mara.page)
    asked = mara.my_question()
    assert asked is not None
    mara.take("move", random.Random(1))
    events = [text(frame["event"]["sentence"]) for frame in mara.last()["frames"] if frame["event"]["sentence"]]
    prompt = next(text(question["prompt"]) for question in mara.last()["questions"] if not question["interrupt"])
    said = " ".join(heard(mara.page))
    assert said.count(events[-1]) == 1
    assert said.count(prompt) == 1
    assert said.index(events[-1]) < said.index(prompt)


@pytest.mark.parametrize("game", ["horrified", "house_of_horrors"])
def test_the_focus_is_never_lost_by_an_answer(visit: Visit, game: str) -> None:
    """A whole turn with Enter alone: after each answer the focus is on the next one."""
    mara = visit()
    mara.sit_at(mara.make(game, "me", "me", *["heuristic"] * (game == "house_of_horrors"), options={}, seed=11))
    for _ in range(3):
        ready = mara.page.get_by_role("button", name=re.compile("^I am "))
        if ready.count():
            ready.click()
        if mara.my_question() is None:
            return
        mara.answers.first.focus()
        before, opens = mara.seen(), mara.answers.first.get_attribute("aria-expanded")
        mara.page.keyboard.press("Enter")
        if opens is not None:
            mara.prompt.get_by_role("button", name="Back").wait_for()
            assert mara.page.evaluate("!!document.activeElement.closest('[role=group]')"), "an opened kind keeps the focus"
            mara.page.keyboard.press("Enter")
        assert mara.answered(before)
        mara.my_question()
        mara.page.wait_for_timeout(150)
        assert mara.page.evaluate(FOCUSED) != "BODY"


def test_dialogs_keep_the_focus_and_give_it_back(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    menu = mara.page.get_by_role("button", name="Menu")
    for item in ("Settings", "Share this table"):
        menu.focus()
        mara.page.keyboard.press("Enter")
        mara.page.get_by_role("menuitem", name=item).press("Enter")
        dialog = mara.page.get_by_role("dialog", name=item)
        expect(dialog).to_be_visible()
        for _ in range(12):
            mara.page.keyboard.press("Tab")
            assert mara.page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
        mara.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        assert mara.page.evaluate("document.activeElement.getAttribute('aria-label')") == "Menu"


def test_a_new_page_is_entered_at_its_main_part(visit: Visit) -> None:
    mara = visit()
    mara.open("/")
    mara.page.get_by_role("link", name="Set up a table for Horrified").press("Enter")
    mara.page.get_by_role("heading", name=re.compile("Horrified.*New table")).wait_for()
    expect(mara.page.locator("#main")).to_be_focused()


def test_a_rule_that_is_asked_for_gets_the_focus(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    mara.prompt.locator("[aria-disabled=true]").first.press("Enter")
    mara.page.get_by_role("button", name="Show the rule").press("Enter")
    panel = mara.page.get_by_role("complementary", name="Rules")
    expect(panel.locator("[aria-current=true]")).to_be_focused()
    mara.page.get_by_role("button", name="Close").press("Enter")
    expect(panel).to_have_count(0)
    assert mara.page.evaluate(FOCUSED) != "BODY"
