"""When something goes wrong the screen says what happened and what to do."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, ViewportSize, expect
from playwright.sync_api import TimeoutError as TookTooLong

import gloam
from browser.conftest import Visit
from browser.screens import FIRST
from browser.visitor import PHONE, WIDE, Visitor
from server import stored
from server.guests import ChildServer


def test_a_table_that_is_not_there(visit: Visit) -> None:
    mara = visit()
    mara.expected.append("404")
    mara.expected.append("WebSocket")
    mara.page.goto(f"{mara.url}/t/NOWHERE2")
    expect(mara.page.get_by_text("There is no table with this code.")).to_be_visible()
    mara.page.get_by_role("link", name="To the games").click()
    expect(mara.page).to_have_url(f"{mara.url}/")


def test_what_is_neither_a_link_nor_the_code_of_a_table(visit: Visit) -> None:
    mara = visit()
    mara.open("/")
    mara.page.get_by_label("Join by link or code").fill("the red house at the corner")
    mara.page.get_by_role("button", name="Join").click()
    expect(mara.page.get_by_role("alert").filter(has_text="neither a link to a table nor a code")).to_be_visible()
    mara.expected.append("404")
    mara.page.get_by_label("Join by link or code").fill("nowhere2")
    mara.page.get_by_role("button", name="Join").click()
    expect(mara.page.get_by_role("alert").filter(has_text="There is no table NOWHERE2.")).to_be_visible()
    expect(mara.page).to_have_url(f"{mara.url}/")


def test_a_table_whose_seats_are_taken_can_be_watched(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.make("horrified", "me", "heuristic", options=FIRST, seed=3)
    idris.open("/")
    idris.page.get_by_label("Join by link or code").fill(f"{idris.url}/t/{code}")
    idris.page.get_by_role("button", name="Join").click()
    expect(idris.prompt).to_contain_text("You are watching")


def test_a_seat_that_was_taken_meanwhile(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.make("horrified", "me", "open", "open", options={"monsters": ["dracula", "creature"]})
    idris.open(f"/t/{code}")
    idris.page.get_by_role("button", name="Sit down").first.wait_for()
    carol = visit("Carol")

    def first_carol(route: Route) -> None:
        carol.context.request.post(route.request.url, headers={"Origin": carol.url})
        route.continue_()

    idris.page.route("**/sit/*", first_carol)
    idris.expected.append("409")
    idris.page.get_by_role("button", name="Sit down").first.click()
    expect(idris.page.get_by_role("alert").filter(has_text="someone else sits there")).to_be_visible()


def test_a_file_that_is_no_record(visit: Visit) -> None:
    mara = visit()
    mara.expected.append("400")
    mara.open("/")
    upload = mara.page.get_by_label("Choose a file")
    upload.set_input_files({"name": "shopping.txt", "mimeType": "text/plain", "buffer": b"two onions, garlic"})
    expect(mara.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(mara.page).to_have_url(f"{mara.url}/")


def test_a_refused_answer_says_why(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    refused = json.dumps({"type": "refused", "reason": "the River is no place to walk", "rule": "actions.move.no-water"})
    mara.page.evaluate("(message) => window.witness.deliver(message)", refused)
    toast = mara.page.get_by_role("alert").filter(has_text="That is not possible")
    expect(toast).to_contain_text("The River is no place to walk")
    toast.get_by_role("button", name="Show the rule").click()
    expect(mara.page.get_by_role("complementary", name="Rules").locator("[aria-current=true]")).to_be_visible()


def test_a_server_that_is_gone_and_comes_back(chromium: Browser, client: None, tmp_path: Path) -> None:
    server = ChildServer(tmp_path)
    context = chromium.new_context(reduced_motion="reduce")
    mara = Visitor(context, server.url, "Mara")
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    port = server.port
    server.stop()
    lost = mara.page.get_by_role("alert").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    again = lost.get_by_role("button", name="Try again")
    again.click()
    expect(lost).to_be_visible()
    back = ChildServer(tmp_path, port=port)
    try:
        with suppress(TookTooLong):  # the page may be back before the press
            again.click(timeout=2000)
        expect(lost).to_be_hidden(timeout=60_000)
        before = mara.seen()
        mara.end_turn()
        assert mara.seen() > before
    finally:
        context.close()
        back.stop()


def test_a_first_visit_without_a_server(chromium: Browser, client: None, tmp_path: Path) -> None:
    server = ChildServer(tmp_path)
    context = chromium.new_context()
    page = context.new_page()
    page.route("**/api/**", lambda route: route.abort())
    page.goto(server.url)
    try:
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
        page.unroute_all()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("button", name="Horrified, with bots")).to_be_visible(timeout=60_000)
    finally:
        context.close()
        server.stop()


NOWHERE = {"dracula": "nowhere at all"}
"""Monsters that no village can show."""


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_table_that_cannot_be_drawn_is_played_in_words(visit: Visit, screen: dict[str, int]) -> None:
    mara = visit(screen=ViewportSize(width=screen["width"], height=screen["height"]))
    mara.expected += ["undefined", "derived_inert"]
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    told = mara.last()
    told["views"] = {eyes: {**view, "monsters": NOWHERE} for eyes, view in told["seen"].items()}
    mara.page.evaluate("(message) => window.witness.deliver(message)", json.dumps(told))
    expect(mara.page.get_by_role("alert").filter(has_text="The table could not be drawn.")).to_be_visible()
    expect(mara.board.get_by_text("The table in words", exact=True)).to_be_visible()
    assert any("undefined" in error for error in mara.errors)
    before = mara.seen()
    mara.end_turn()
    assert mara.seen() > before
    mara.page.get_by_role("button", name="Load the page again").click()
    expect(mara.board.get_by_role("group", name="The village")).to_be_visible()


def test_a_review_that_cannot_be_drawn_is_told_in_words(visit: Visit) -> None:
    mara = visit()
    mara.expected += ["undefined", "derived_inert"]
    code = mara.make("horrified", "me", "me", options=FIRST, seed=8)

    def spoil(route: Route) -> None:
        told = route.fetch().json()
        for view in told["views"].values():
            view["monsters"] = NOWHERE
        route.fulfill(json=told)

    mara.page.route("**/at/*", spoil)
    mara.open(f"/review/{code}")
    expect(mara.page.get_by_role("alert").filter(has_text="The table could not be drawn.")).to_be_visible()
    expect(mara.page.get_by_role("slider", name="Point of the game")).to_be_visible()


def test_a_page_that_is_older_than_the_server(visit: Visit) -> None:
    mara = visit()
    mara.sit_at(mara.make("horrified", "me", "me", options=FIRST, seed=8))
    mara.page.evaluate("""window.witness.send('{"type": "answer", "seat": "the first"}')""")
    updated = mara.page.get_by_role("alert").filter(has_text="Gloam has been updated: load the page again.")
    expect(updated).to_be_visible()
    expect(updated).not_to_contain_text("cannot be read")
    updated.get_by_role("button", name="Load the page again").click()
    expect(updated).to_be_hidden()
    mara.prompt.wait_for()
    before = mara.seen()
    mara.end_turn()
    assert mara.seen() > before


def test_a_table_that_was_played_by_other_rules_is_shown_and_goes_on(visit: Visit, house: ChildServer) -> None:
    """An answer in its journal is one that the rules do not allow; a snapshot would be another version's."""
    mara = visit(screen=PHONE)
    mara.expected.append("WebSocket")  # left before it was open
    game = gloam.new("horrified", 2, seed=12)
    for _ in range(12):
        game.answer(game.asked[0].options[0])
    code = mara.lay_out(game)
    database = f"sqlite:///{house.data_dir / 'gloam.sqlite'}"
    query = "SELECT sequence FROM answers WHERE code = :code AND seat >= 0 ORDER BY sequence DESC"
    last = stored.rows(database, query, code=code)[0].sequence
    stored.change(database, "UPDATE answers SET text = 'move cave' WHERE code = :code AND sequence = :last", code=code, last=last)
    stored.change(database, "DELETE FROM snapshots WHERE code = :code", code=code)

    mara.open(f"/t/{code}")
    main = mara.page.get_by_role("main")
    expect(main).to_contain_text(re.compile(f"shown up to move {last} of {game.moves}"))
    with mara.page.expect_download() as download:
        main.get_by_role("link", name="Download the record").click()
    assert "move cave" in download.value.path().read_text()
    main.get_by_role("link", name="Look at the game").click()
    expect(mara.page.get_by_text(f"Shown up to move {last} of {game.moves}.")).to_be_visible()
    mara.open("/")
    row = mara.page.get_by_role("listitem").filter(has_text="The rules have changed")
    row.get_by_role("link").click()
    mara.page.get_by_role("button", name="Go on from there").click()
    assert mara.update(lambda update: True)["moves"] >= last
    assert code not in mara.page.url
