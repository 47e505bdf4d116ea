"""A wrong rule is reported at the table, and the report leads back to its moment."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.screens import played
from gloam.kernel.game import NATURE
from gloam.kernel.play import entries
from gloam.kernel.record import Earlier, Player, RuleReport, read, write
from gloam.kernel.sentences import text

FIRST = {"monsters": ["dracula", "creature"], "heroes": ["inspector", "mayor"], "first_player": 0}
WRONG = "The Fountain should be next to the Church."


def test_a_wrong_rule_is_reported_downloaded_and_opened_again_at_its_moment(visit: Visit, tmp_path: Path) -> None:
    mara = visit("Mara")
    mara.sit_at(mara.make("horrified", "me", "heuristic", options=FIRST, seed=5))
    mara.take("move", random.Random(1))
    moves = mara.last()["moves"]
    question = text(mara.last()["questions"][0]["prompt"])
    mara.page.get_by_role("button", name="Menu").click()
    mara.page.get_by_role("menuitem", name="Report a wrong rule").click()
    dialog = mara.page.get_by_role("dialog", name="Report a wrong rule")
    expect(dialog).to_contain_text(question)
    expect(dialog.get_by_role("button", name="Send the report")).to_be_disabled()
    dialog.get_by_role("textbox", name="What is wrong?").fill(WRONG)
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog).to_contain_text("Thank you.")
    with mara.page.expect_download() as downloaded:
        dialog.get_by_role("button", name=f"Download the report: {WRONG}").click()
    file = tmp_path / downloaded.value.suggested_filename
    downloaded.value.save_as(file)
    record = read(file.read_text())
    assert record.seat == 0
    assert record.report == RuleReport(0, question, WRONG)

    idris = visit("Idris")
    idris.open("/")
    idris.page.locator("input[type=file]").set_input_files(file)
    expect(idris.page).to_have_url(re.compile(rf"/review/\w+\?at={moves}$"))
    expect(idris.page.get_by_text(f"Report: {WRONG}")).to_be_visible()
    expect(idris.page.get_by_role("tabpanel").get_by_role("heading", name="Turn 1, Mara")).to_be_visible()


def test_why_not_leads_to_a_report_of_that_rule(visit: Visit) -> None:
    mara = visit("Mara")
    code = mara.make("horrified", "me", "heuristic", options=FIRST, seed=5)
    mara.sit_at(code)
    mara.prompt.locator("[aria-disabled=true]").first.click(force=True)
    mara.page.get_by_role("alert").get_by_role("button", name="Is this wrong?").click()
    dialog = mara.page.get_by_role("dialog", name="Report a wrong rule")
    dialog.get_by_role("textbox", name="What is wrong?").fill(WRONG)
    with mara.page.expect_response("**/rule-reports") as answered:
        dialog.get_by_role("button", name="Send the report").click()
    assert answered.value.request.post_data_json["rule"]


def test_an_opened_record_shows_who_played_in_its_own_turns_and_goes_on_with_bots(visit: Visit, tmp_path: Path) -> None:
    """House of Horrors counts rounds: the review and the end of the game agree on how many there were."""
    mara = visit("Mara")
    game = played("house_of_horrors")
    begun = next(number for number, entry in enumerate(entries(game)) if entry.seat != NATURE)
    file = tmp_path / "game.gloam"
    file.write_text(
        write(game, players=(Player("Ann"), Player("Ben", earlier=(Earlier(begun, name="Cleo"),)), Player(bot="heuristic")))
    )
    mara.open("/")
    mara.page.locator("input[type=file]").set_input_files(file)
    log = mara.page.get_by_role("tabpanel")
    headings = log.get_by_role("heading").filter(has_text=re.compile(r"^Round \d+, (Ann|Ben|Agatha|\w+) is the Butler$"))
    expect(headings.first).to_be_visible()
    rounds = headings.count()
    assert log.get_by_text("Ann draws a card").count() + log.get_by_text("Ben draws a card").count() > 0
    expect(mara.board.get_by_text("Cleo").first).to_be_visible()
    mara.page.get_by_role("button", name="To the next turn").click()
    mara.page.get_by_role("button", name="To the next turn").click()
    expect(mara.board.get_by_text("Ben").first).to_be_visible()
    expect(mara.board.get_by_text("Cleo")).to_have_count(0)
    mara.page.get_by_role("button", name="Continue from here").click()
    seats = mara.page.get_by_role("dialog")
    expect(seats.get_by_role("listitem")).to_have_count(3)
    expect(seats).to_contain_text("Ben")
    seats.get_by_role("combobox").nth(1).select_option("bot")
    seats.get_by_role("button", name="Open the table").click()
    kinds = mara.update(lambda last: last["seats"])["seats"]
    assert [seat["kind"] for seat in kinds] == ["person", "bot", "bot"]
    assert kinds[0]["name"] == "Ann"

    mara.open(f"/t/{mara.lay_out(game)}")
    end = mara.page.get_by_role("dialog")
    expect(end.get_by_text("Rounds").locator("xpath=following-sibling::dd")).to_have_text(str(rounds))
