"""Dice against log in time, on every table: dice land one by one, then their words stand there, then the log tells of them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

import gloam
from browser.conftest import Visit
from browser.forests import NIGHT, TILES
from browser.test_horrorclix import NOSFERATU, figure, pick
from browser.test_horrorclix import STREET as HUNT
from browser.test_house_of_horrors import BATTLE
from browser.visitor import PHONE, WIDE, Visitor

# What every frame shows: how many dice there are, how many of them tumble, the words that tell what they came to, and the log.
WATCH = """(words) => {
  window.frames = [];
  const told = () => [...document.querySelectorAll(words)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const look = () => {
    const dice = [...document.querySelectorAll('.die')];
    window.frames.push({
      tumbling: dice.filter((die) => die.classList.contains('rolling')).length,
      words: told().map((one) => one.textContent),
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
    for _ in range(6):
        question = mara.my_question()
        assert question is not None
        if question["kind"] == "act":
            mara.take("end", random.Random(1))
        else:
            mara.click_answer(random.Random(1))
        if any(frame["event"]["parts"]["kind"] == "rolled" for frame in mara.last()["frames"]):
            return


def shoot(mara: Visitor) -> None:
    pick(mara, "m1")
    figure(mara, NOSFERATU).click()
    mara.page.get_by_role("menuitem", name=re.compile("^Shoot")).click()


def join(mara: Visitor) -> None:
    mara.take("discard", random.Random(1))


def run(mara: Visitor) -> None:
    mara.take("run", random.Random(1))


GAMES: list[tuple[str, str, Callable[[Visitor], None], str, str, int]] = [
    (GRAVEYARD, "[data-word]", end_turns, r"\b(rolls|rolled)\b", "", -1),
    (HUNT, "[data-sum]", shoot, r"\brolls? \d", "", 1),
    (BATTLE.replace('"terror"', '"strength"'), "[data-side=monsters] .total", join, r"\brolls? \d", "Log", 0),
    (NIGHT + TILES, "[data-roll] .how", run, r"\brolls? ", "", 0),
]


@pytest.mark.parametrize(("position", "words", "act", "line", "tab", "seat"), GAMES, ids=["horrified", "horrorclix", "house", "victim"])
def test_dice_land_one_by_one_and_only_then_the_log_tells(
    visit: Visit, position: str, words: str, act: Callable[[Visitor], None], line: str, tab: str, seat: int
) -> None:
    mara = visit(moving=True)
    code = mara.lay_out(gloam.position(position))
    seats = len(mara.card(code)["seats"])
    mara.stand_up(code, *(other for other in range(seats) if seat >= 0 and other != seat))
    mara.sit_at(code)
    if tab:
        mara.page.get_by_role("tab", name=tab).click()
    mara.page.evaluate(WATCH, words)
    act(mara)
    mara.page.wait_for_function(f"() => new RegExp({line!r}).test(window.frames.at(-1).log)")
    frames: list[dict[str, Any]] = mara.page.evaluate("window.frames")
    tumbled = [i for i, frame in enumerate(frames) if frame["tumbling"]]
    told = next(i for i, frame in enumerate(frames) if re.search(line, frame["log"]))
    assert tumbled, "no die was seen to tumble"
    assert tumbled[0] < told
    print(position[8:20], len(frames), tumbled[0], tumbled[-1], told, [(f['tumbling'], f['words']) for f in frames[tumbled[0]-2:told+2:6]])
    assert not frames[told]["tumbling"]
