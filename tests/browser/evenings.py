"""A newcomer's first evening with a game, told in pictures: home, Play now, and the moments that tell what the game is about.

An evening is a walk that pauses where a picture is taken. Each picture by itself should tell what is asked, why, what just
happened and what is at stake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from browser.visitor import Visitor, asked

Evening = Callable[[Visitor], Iterator[None]]

LONGEST = 200
"""Answers after which an evening has lost its way."""


def begin(mara: Visitor, game: str, preset: str, seats: int, seed: int, **options: Any) -> Iterator[None]:
    """The first page; then a table as Play now makes it, with dice that fall the same each time, and what it tells first."""
    mara.open("/")
    mara.page.get_by_role("button", name="Play now").first.wait_for()
    yield
    bots = ["heuristic"] * (seats - 1)
    code = mara.make(game, "me", *bots, options={"preset": preset, **options}, seed=seed, name="First evening")
    mara.open(f"/t/{code}?new")
    mara.update(lambda _: True)
    goal = mara.page.get_by_role("dialog")
    goal.wait_for()
    yield
    goal.get_by_role("button", name="Begin").click()
    mara.prompt.wait_for()


def play_until(mara: Visitor, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Take hints until something wanted is asked."""
    for _ in range(LONGEST):
        question = mara.my_question()
        assert question is not None, "the evening is over too soon"
        if wanted(question):
            return question
        mara.take_hint(question)
    raise AssertionError("this is never asked")


def asks(*kinds: str) -> Callable[[dict[str, Any]], bool]:
    return lambda question: question["kind"] in kinds


def the_victim(mara: Visitor) -> Iterator[None]:
    """A turn in the forest, a Run, a tile to turn, the possession, and the hunt."""
    yield from begin(mara, "the_victim", "first_game", 4, seed=3)
    play_until(mara, asks("act"))
    yield
    play_until(mara, asks("run"))
    yield
    play_until(mara, asks("turn"))
    yield
    play_until(mara, lambda _: int(mara.last()["view"]["round"]) == 3 and not mara.last()["view"]["evil"])
    mara.page.emulate_media(reduced_motion="no-preference")
    possession = mara.board.locator("[data-curse]:not([data-curse=''])")
    hint = mara.prompt.get_by_role("button", name="Hint")
    for _ in range(20 * LONGEST):  # the screen is behind what has arrived: what it shows counts
        if possession.count():
            break
        question = asked(mara.last())
        if hint.count() and question is not None:
            mara.take_hint(question)
        mara.page.wait_for_timeout(50)
    mara.page.wait_for_timeout(1900)  # its lines rise one after the other
    yield
    play_until(mara, asks("hunt", "firework", "act"))
    mara.prompt.get_by_role("button", name="Hint").wait_for(timeout=60_000)
    yield


EVENINGS: dict[str, Evening] = {"first-evening-the-victim": the_victim}
"""Each is taken on a wide screen; its pictures are numbered."""
