"""Dice against log in time, on every table: dice land one by one, then what they came to stands there, then the log tells of it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import dropwhile, takewhile
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import gloam
from browser.conftest import Visit
from browser.forests import NIGHT, TILES
from browser.test_horrorclix import HUNTER, NOSFERATU, STREET, figure, pick
from browser.test_house_of_horrors import BATTLE
from browser.visitor import Visitor
from gloam.games.house_of_horrors import GAME as HOUSE
from gloam.kernel.nature import Scripted

# What every frame shows: how many dice there are and how many of them tumble, the words that tell what they came to, and the log.
WATCH = """(words) => {
  window.frames = [];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const dice = [...document.querySelectorAll('.die')];
    window.frames.push({
      dice: dice.length,
      tumbling: dice.filter((die) => die.classList.contains('rolling')).length,
      words: [...document.querySelectorAll(words)].filter(seen).map((one) => one.textContent),
      log: document.querySelector('[role=log]')?.textContent ?? '',
    });
    requestAnimationFrame(look);
  };
  look();
}"""

GRAVEYARD = """
game = "horrified"
seats = 2
options = {monsters = ["dracula", "wolf_man"]}
turns = 3
monsters = {dracula = "church", wolf_man = "church"}
heroes.mayor = {at = "church", seat = 0, items = ["knife", "torch"]}
heroes.courier = {at = "church", seat = 1, items = ["rifle"]}
"""
"""Whoever strikes has someone to attack."""


def end_turns(mara: Visitor) -> None:
    """Until someone has rolled: not every card has a strike of one of these two."""
    for _ in range(40):
        question = mara.my_question()
        assert question is not None
        if question["kind"] == "act":
            mara.take("end", random.Random(1))
        else:
            mara.click_answer(random.Random(1))
        if any(frame["event"]["parts"]["kind"] == "rolled" for frame in mara.last()["frames"]):
            return


def shoot(mara: Visitor) -> None:
    pick(mara, HUNTER)
    figure(mara, NOSFERATU).click()
    mara.page.get_by_role("menuitem", name=re.compile("^Shoot")).click()


def discard(mara: Visitor) -> None:
    mara.take("discard", random.Random(1))


def run(mara: Visitor) -> None:
    mara.take("run", random.Random(1))


class Throw(NamedTuple):
    """A table on which dice are about to be thrown: what leads to it, what tells the result, and the log's line."""

    position: str
    act: Callable[[Visitor], None]
    words: str
    line: str
    mine: tuple[int, ...] = (0,)
    log: str = ""


THROWS = {
    "horrified": Throw(GRAVEYARD, end_turns, "[data-part=dice] b", r"\brolls \d", (0, 1)),
    "horrorclix": Throw(STREET, shoot, ".roll small:nth-of-type(2)", r"\brolls? \d", (1,)),
    "house_of_horrors": Throw(
        BATTLE.replace('"terror"', '"strength"'), discard, "section.monsters footer b", r"\brolls? a?\w* ?\d", log="Log"
    ),
    "the_victim": Throw(NIGHT + TILES, run, "[data-part^='roll:'] .how", r"\brolls? "),
}


def test_in_a_review_the_sum_of_a_side_and_the_log_wait_for_the_dice_too(visit: Visit) -> None:
    game = gloam.position(BATTLE.replace('"terror"', '"strength"'), nature=Scripted(HOUSE.catalogue.text, ["roll 5", "roll 6"]))
    game.answer("discard monster_gargoyle")
    mara = visit(moving=True)
    mara.open(f"/review/{mara.lay_out(game)}?at=0")
    total = mara.board.locator("section.monsters footer b")
    expect(total).to_have_text("2+??")
    mara.page.evaluate(WATCH, "section.monsters footer b, [aria-current=step] span")
    mara.page.get_by_role("button", name="One step on").click()
    mara.page.wait_for_function("() => window.frames.some(({ tumbling }) => tumbling)")
    mara.page.wait_for_function("() => !window.frames.at(-1).tumbling && window.frames.at(-1).words[0] !== '2+??'")
    frames = mara.page.evaluate("window.frames")
    first = list(takewhile(lambda frame: frame["tumbling"], dropwhile(lambda frame: not frame["tumbling"], frames)))
    assert all(set(frame["words"]) <= {"2+??", "Mara (1) discards the Gargoyle instead of playing."} for frame in first)
    mara.page.wait_for_function("() => window.frames.at(-1).words.some((word) => word.includes('rolls'))")


@pytest.mark.parametrize("game", THROWS)
def test_dice_land_one_by_one_and_only_then_the_log_tells(visit: Visit, game: str) -> None:
    throw = THROWS[game]
    mara = visit(moving=True)
    code = mara.lay_out(gloam.position(throw.position))
    mara.stand_up(code, *(seat for seat in range(len(mara.card(code)["seats"])) if seat not in throw.mine))
    mara.sit_at(code)
    if throw.log:
        mara.page.get_by_role("tab", name=throw.log).click()
    mara.page.evaluate(WATCH, throw.words)
    throw.act(mara)
    mara.page.wait_for_function(f"() => /{throw.line}/.test(window.frames.at(-1).log)")
    frames: list[dict[str, Any]] = mara.page.evaluate("window.frames")
    told = next(i for i, frame in enumerate(frames) if re.search(throw.line, frame["log"]))
    rolling = [i for i, frame in enumerate(frames[:told]) if frame["tumbling"]]
    assert rolling, "no die was seen to tumble before the log told of it"
    assert not frames[told]["tumbling"]
    before = frames[rolling[0] - 1]
    for i in rolling:
        if game == "horrified":  # each word stands below its die
            assert len(frames[i]["words"]) <= frames[i]["dice"] - frames[i]["tumbling"]
        else:
            assert frames[i]["words"] in ([], before["words"])


def test_what_is_skipped_leaves_its_dice_and_what_they_came_to(visit: Visit) -> None:
    mara = visit(moving=True)
    code = mara.lay_out(gloam.position(STREET))
    mara.stand_up(code, 0)
    mara.sit_at(code)
    shoot(mara)
    dice = mara.board.locator(".roll .die")
    mara.board.locator(".roll .die.rolling").first.wait_for()
    expect(dice).to_have_count(1)
    mara.prompt.get_by_role("button", name="Skip").click()
    expect(dice).to_have_count(2)
    assert mara.board.locator(".roll .die.rolling").count() == 0
    expect(mara.board.locator(".roll em")).to_have_text(re.compile("Hit|Miss"))
