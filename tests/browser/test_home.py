"""The first page, and the way to a table with others: my tables, "Play now", the waiting room and its link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.screens import played
from gloam.server import building

TWO = {"monsters": ["dracula", "creature"], "first_player": 0}


def test_what_the_first_page_waits_for_is_small(client: None) -> None:
    page = (building.CLIENT / "index.html").read_text()
    files = [building.CLIENT / f"{name}.gz" for name in re.findall(r'"/(assets/[^"]+)"', page)]
    assert sum(path.stat().st_size for path in files) < 62_000


def test_a_table_can_be_begun_before_the_games_are_known(visit: Visit) -> None:
    mara = visit()
    mara.page.route("**/api/games", lambda route: None)  # it takes its time
    mara.open("/")
    with mara.page.expect_response("**/api/tables"):
        mara.page.get_by_role("button", name="Horrified, with bots").click()


@pytest.mark.parametrize("game", ["Horrified", "House of Horrors"])
def test_who_presses_play_now_begins(visit: Visit, game: str) -> None:
    """In the other two games dice decide who begins."""
    mara = visit()
    mara.open("/")
    mara.page.get_by_role("button", name=f"{game}, with bots").click()
    question = mara.my_question()
    assert question is not None
    assert question["kind"] == {"Horrified": "act", "House of Horrors": "room"}[game]
    code = mara.page.url.rsplit("/", 1)[1].partition("?")[0]
    record = mara.context.request.get(f"{mara.url}/api/tables/{code}/record").text()
    assert not re.findall(r"^\d (?:end|room \w+)$", record, re.MULTILINE), "someone has had a turn before"


def test_a_table_is_put_away_and_comes_back_when_visited(visit: Visit) -> None:
    mara = visit()
    for name in ("Lights out", "After supper"):
        mara.make("horrified", "me", "open", options=TWO, name=name)
    finished = mara.lay_out(played("house_of_horrors"))
    mara.open("/")
    tables = mara.page.get_by_role("complementary", name="Tables")
    for name in ("Lights out", mara.card(finished)["name"]):
        tables.get_by_role("button", name=f"Put away {name}").click()
        expect(tables.get_by_role("link", name=name)).to_have_count(0)
    mara.page.reload()
    expect(tables.get_by_role("link", name="After supper")).to_be_visible()
    expect(tables.get_by_role("link", name="Lights out")).to_have_count(0)
    tables.get_by_role("button", name="Put-away tables").click()
    tables.get_by_role("link", name="Lights out").click()
    mara.page.get_by_label("Link to this table").wait_for()
    mara.open("/")
    expect(tables.get_by_role("link", name="Lights out")).to_be_visible()


def test_a_table_that_waits_for_me_can_be_put_away(visit: Visit) -> None:
    mara = visit()
    mara.make("horrified", "me", "heuristic", options=TWO, name="The long night")
    mara.open("/")
    turn = mara.page.get_by_role("region", name="It is your turn")
    away = turn.get_by_role("button", name="Put away The long night")
    away.click()
    mara.page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(turn).to_be_visible()
    away.click()
    mara.page.get_by_role("dialog").get_by_role("button", name="Put away").click()
    expect(turn).to_have_count(0)
    expect(mara.page.get_by_text("None yet.")).to_be_visible()


def test_what_could_not_be_put_away_stays(visit: Visit) -> None:
    mara = visit()
    mara.expected.append("500")
    mara.make("horrified", "me", "open", options=TWO, name="Lights out")
    mara.open("/")
    mara.page.route(
        "**/put-away", lambda route: route.fulfill(status=500, json={"status_code": 500, "detail": "the drawer is stuck"})
    )
    mara.page.get_by_role("button", name="Put away Lights out").click()
    expect(mara.page.get_by_role("alert").filter(has_text="the drawer is stuck")).to_be_visible()
    expect(mara.page.get_by_role("link", name="Lights out")).to_be_visible()


def test_a_link_that_nobody_else_can_follow_says_so(visit: Visit) -> None:
    mara = visit()
    mara.open(f"/t/{mara.make('horrified', 'me', 'open', options=TWO)}")
    expect(mara.page.get_by_role("paragraph").filter(has_text="Only this computer can")).to_contain_text(
        "gloam serve --host 0.0.0.0"
    )
    expect(mara.page.locator(".btn.pri")).to_have_text(["Copy link"])


def test_a_link_has_the_address_that_others_reach(visit: Visit) -> None:
    mara = visit()
    mara.page.route("**/api/reach", lambda route: route.fulfill(json={"address": "http://192.168.1.7:8000"}))
    code = mara.make("horrified", "me", "open", options=TWO)
    mara.open(f"/t/{code}")
    expect(mara.page.get_by_label("Link to this table")).to_have_value(f"http://192.168.1.7:8000/t/{code}")
    expect(mara.page.get_by_text(re.compile("Only this computer"))).to_have_count(0)


def test_who_came_by_a_link_is_to_sit_down(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    idris.open(f"/t/{mara.make('horrified', 'me', 'open', options=TWO)}")
    expect(idris.page.locator(".btn.pri")).to_have_text(["Sit down"])
