"""Before the game: the host changes what is played, the others see it, and the host begins."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import gloam
from browser.conftest import Visit

LAST_TURN = """
game = "horrified"
seats = 2
options = {monsters = ["dracula", "creature"]}
turns = 29
turn = 0
decks = {monster_deck = []}
heroes.mayor = {at = "barn", seat = 0}
heroes.inspector = {at = "barn", seat = 1}
"""
"""No Monster card is left to draw."""

TWO = {"monsters": ["dracula", "creature"], "first_player": 0}


def test_the_host_changes_what_is_played_the_others_see_it_and_the_host_begins(visit: Visit) -> None:
    mara, idris = visit("Guest 4833"), visit("Idris")
    code = mara.make("horrified", "me", "open", "heuristic", options=TWO)
    mara.open(f"/t/{code}")
    idris.open(f"/t/{code}")
    talk = idris.page.get_by_role("log", name="Talk")
    mara.page.evaluate("window.witness.send(JSON.stringify({ type: 'say', seat: -1, text: 'Welcome!' }))")
    expect(talk).to_contain_text("Guest 4833")
    mara.page.get_by_label("What shall we call you?").fill("Mara")
    mara.page.get_by_role("button", name="Save").click()
    expect(mara.page.get_by_label("What shall we call you?")).to_have_count(0)
    expect(idris.page.get_by_text("Mara invites you to a game of Horrified.")).to_be_visible()
    expect(talk).to_contain_text("Mara")
    expect(talk).not_to_contain_text("Guest 4833")
    played = idris.page.get_by_role("region", name="What you play")
    expect(played).to_contain_text("Dracula and Creature from the Black Lagoon")
    expect(played.get_by_role("button", name="Change")).to_have_count(0)

    mara.page.get_by_role("button", name="Change").click()
    dialog = mara.page.get_by_role("dialog", name="Change what you play")
    dialog.get_by_role("button", name=re.compile("^The Mummy")).click()
    dialog.get_by_role("button", name=re.compile("^House options")).click()
    dialog.get_by_label("Red strength to defeat the Wolf Man").get_by_text("9").click()
    dialog.get_by_role("button", name="Save").click()
    expect(played.get_by_role("status")).to_have_text("Mara changed Monsters and Red strength to defeat the Wolf Man.")
    expect(played).to_contain_text("Dracula, Creature from the Black Lagoon and The Mummy")

    idris.page.get_by_role("button", name="Sit down").click()
    expect(idris.page.get_by_text("Everyone is here. The game starts when Mara begins it.")).to_be_visible()
    expect(idris.page.get_by_role("button", name="Begin")).to_have_count(0)
    mara.page.get_by_role("button", name="Open the seat").click()
    expect(idris.page.get_by_text("1 seat is open")).to_be_visible()
    mara.page.get_by_role("button", name="Seat a bot").click()

    mara.page.get_by_role("button", name="Change").click()
    dialog.get_by_text("House of Horrors", exact=True).click()
    dialog.get_by_text("Short night").click()
    dialog.get_by_role("button", name="Save").click()
    expect(played.get_by_role("status")).to_have_text("Mara changed the game.")
    mara.page.get_by_role("button", name="Begin").click()
    for each in (mara, idris):
        each.prompt.wait_for()
        assert "butler" in each.update(lambda last: last["status"] == "playing")["view"]


def test_play_again_leads_everyone_who_is_here_to_the_next_game(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.lay_out(gloam.position(LAST_TURN))
    mara.stand_up(code, 1)
    idris.sit_down(code, 1)
    mara.sit_at(code)
    idris.open(f"/t/{code}")
    idris.update(lambda last: last["status"] == "playing")
    assert mara.end_turn()
    ended = idris.page.get_by_role("dialog", name="You have lost")
    expect(ended).to_contain_text("Play again brings everyone who is here to the next game.")
    idris.page.evaluate("window.witness.send(JSON.stringify({ type: 'say', seat: -1, text: 'Once more!' }))")
    for each in (mara, idris):
        each.expected.append("closed before the connection is established")  # going from table to table opens one socket too many
    mara.page.get_by_role("dialog").get_by_role("button", name="Play again").click()

    expect(mara.page.get_by_text("The players who were here keep their seats.")).to_be_visible()
    expect(mara.page.get_by_role("region", name="What you play")).to_contain_text("Idris begins this time")
    expect(idris.page.get_by_text("Mara wants to play again.")).to_be_visible()
    expect(idris.page.get_by_role("link", name="Review the last game")).to_have_attribute("href", f"/review/{code}")
    expect(idris.page.get_by_role("log", name="Talk")).to_contain_text("Once more!")
    following = idris.page.url
    assert code not in following
    mara.page.get_by_role("button", name="Begin").click()
    for each in (mara, idris):
        each.prompt.wait_for()
        assert [seat["person"]["name"] for seat in each.last()["seats"]] == ["Mara", "Idris"]
    idris.open(f"/t/{code}")
    expect(idris.page).to_have_url(following)
    idris.prompt.wait_for()
