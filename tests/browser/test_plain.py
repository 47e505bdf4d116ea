"""A game that has no drawing of its own is played on the plain table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from browser.conftest import Wardrobe
from browser.visitor import PHONE, WIDE, Visitor
from gloam.games.house_of_horrors import HouseOfHorrors
from gloam.kernel.definition import Definition
from gloam.kernel.sentences import text
from lantern import environment, install
from server.conftest import parlour, shelf  # noqa: F401  (fixtures)
from server.guests import ChildServer, ThreadedServer


class Cottage(HouseOfHorrors):
    """A game of which the client has never heard."""

    id = "cottage_of_horrors"
    name = "Cottage of Horrors"


@pytest.fixture
def cottage(shelf: dict[str, Definition]) -> None:  # noqa: F811
    shelf[Cottage.id] = Cottage()


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def mara(
    request: pytest.FixtureRequest,
    client: None,
    cottage: None,
    parlour: ThreadedServer,  # noqa: F811
    wardrobe: Wardrobe,
) -> Iterator[Visitor]:
    with wardrobe.lend(parlour.url, "Mara", request.param) as visitor:
        yield visitor
        visitor.verify()


def test_it_is_found_on_the_first_page(mara: Visitor) -> None:
    mara.open("/")
    mara.page.get_by_role("link", name="for Cottage of Horrors").click()
    expect(mara.page.get_by_role("heading", level=1)).to_contain_text("Cottage of Horrors")


def test_it_is_played_with_names_and_a_log(mara: Visitor) -> None:
    mara.sit_at(mara.make(Cottage.id, "me", "heuristic", "heuristic", seed=11))
    assert mara.my_question() is not None
    names = Cottage().shown.glossary()["cards"]
    for card in mara.last()["view"]["hand"]:
        expect(mara.board.get_by_text(names[card]["name"]).first).to_be_visible()
    assert mara.play(random.Random(4), most=8) == 8
    if mara.page.get_by_role("button", name="Log").is_visible():
        mara.page.get_by_role("button", name="Log").click()
    expect(mara.page.get_by_text(re.compile(r"declares a (\w+ battle|bloodbath)")).first).to_be_visible()


def test_what_is_lit_answers_when_it_is_pressed(mara: Visitor) -> None:
    mara.sit_at(mara.make(Cottage.id, "me", "me", "me", seed=11))
    question = mara.my_question()
    assert question is not None
    before, label = mara.seen(), text(question["answers"][0]["label"])
    mara.board.get_by_role("button", name=label).first.click()
    if mara.page.get_by_role("menu").is_visible():
        mara.page.get_by_role("menuitem", name=label).click()
    assert mara.answered(before)


def test_a_game_in_a_package_of_its_own_is_played_to_its_end(client: None, chromium: Browser, tmp_path: Path) -> None:
    server = ChildServer(tmp_path / "data", environment=environment(install(tmp_path)))
    context = chromium.new_context(viewport=ViewportSize(**WIDE), reduced_motion="reduce")
    try:
        mara = Visitor(context, server.url, "Mara")
        mara.open("/")
        expect(mara.page.get_by_role("link", name="for Lantern")).to_be_visible()
        mara.sit_at(mara.make("lantern", "me", "heuristic", seed=3))
        expect(mara.board.get_by_text("safe").first).to_be_visible()
        assert mara.play(random.Random(4)) > 1
        assert mara.last()["status"] == "finished"
        mara.verify()
    finally:
        context.close()
        server.stop()
