"""Among strangers: chance is promised and checked, a host keeps the peace, and someone plays on from another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit

PROMISES = "gloam.promises"
FIRST = {"monsters": ["dracula", "creature"], "heroes": ["inspector", "mayor"], "first_player": 0}


def test_a_running_table_shows_what_was_promised(visit: Visit) -> None:
    mara = visit("Mara")
    code = mara.make("horrified", "me", "random", options=FIRST)
    mara.sit_at(code)
    mara.page.get_by_role("button", name="Menu").click()
    mara.page.get_by_role("menuitem", name="About this table").click()
    about = mara.page.get_by_role("dialog", name="About this table")
    expect(about).to_contain_text("A fresh game.")
    ((table, promise, since, origin),) = mara.page.evaluate(f"JSON.parse(localStorage.getItem('{PROMISES}'))")
    assert (table, len(promise), since, origin) == (code, 64, 0, "")
    expect(about).to_contain_text(promise)


def test_chance_is_checked_in_the_review(visit: Visit) -> None:
    mara = visit("Mara")
    code = mara.make("horrified", "random", "random", options=FIRST)
    mara.open(f"/t/{code}")
    mara.update(lambda last: last["status"] == "finished")
    mara.open(f"/review/{code}")
    mara.page.get_by_role("button", name="Check chance").click()
    expect(mara.page.get_by_text(re.compile(r"Fair: all \d+ dice and cards as promised"))).to_be_visible()
    expect(mara.page.get_by_text("This does not check out")).to_be_hidden()
    # Had the table promised something else when it was played, this browser would know.
    mara.page.evaluate("([kept, seen]) => localStorage.setItem(kept, JSON.stringify(seen))", [PROMISES, [[code, "f" * 64, 0, ""]]])
    mara.page.reload()
    mara.page.get_by_role("button", name="Check chance").click()
    told = mara.page.get_by_role("status").filter(has_text="This does not check out: something else was promised")
    expect(told).to_contain_text("f" * 64)


def test_a_host_mutes_and_removes_someone_and_closes_the_table(visit: Visit) -> None:
    mara, idris = visit("Mara"), visit("Idris")
    code = mara.make("horrified", "me", "open", options=FIRST)
    idris.open(f"/t/{code}")
    idris.page.get_by_role("button", name="Sit down").click()
    mara.sit_at(code)
    mara.page.get_by_role("button", name="Menu").click()
    mara.page.get_by_role("menuitem", name="About this table").click()
    about = mara.page.get_by_role("dialog", name="About this table")
    row = about.get_by_role("listitem").filter(has_text="Idris")
    row.get_by_role("button", name="Mute").click()
    expect(row.get_by_role("button", name="Unmute")).to_be_visible()
    about.get_by_label("Closed to newcomers").check()
    row.get_by_role("button", name="Remove").click()
    expect(row).to_be_hidden()
    expect(idris.page.get_by_text("asked you to leave").first).to_be_visible()
    assert mara.card(code)["decided"]["closed"]


def test_someone_plays_on_from_another_device(visit: Visit) -> None:
    mara, phone = visit("Mara"), visit("Nobody")
    code = mara.make("horrified", "me", options={"preset": "first"})
    mara.open("/")
    mara.page.get_by_role("button", name=re.compile("Change your name")).click()
    mara.page.get_by_role("button", name="Make a link").click()
    link = mara.page.get_by_label("Link for another device").input_value()
    phone.page.goto(f"{phone.url}{link[link.index('/device') :]}")
    expect(phone.page.get_by_text("You are Nobody here")).to_be_visible()
    phone.page.get_by_role("button", name="Use this device").click()
    expect(phone.page.get_by_role("button", name=re.compile("^Mara"))).to_be_visible()
    phone.sit_at(code)
    assert phone.card(code)["seats"][0]["mine"]
