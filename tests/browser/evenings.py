"""A newcomer's first evening with a game, told in pictures: home, Play now, and the moments that tell what the game is about.

An evening is a walk that pauses where a picture is taken. Each picture by itself should tell what is asked, why, what just
happened and what is at stake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator

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


def first_of(mara: Visitor, *kinds: str) -> Iterator[None]:
    """Pauses where each of these is asked for the first time, in whatever order they come."""
    missing = set(kinds)
    while missing:
        missing.discard(play_until(mara, asks(*missing))["kind"])
        yield


def watch_for(mara: Visitor, moment: Locator) -> None:
    """Take hints at the pace of the table until something is to be seen that goes by."""
    mara.move(True)
    hint = mara.prompt.get_by_role("button", name="Hint")
    for _ in range(20 * LONGEST):  # the screen is behind what has arrived: what it shows counts
        if moment.count():
            return
        question = asked(mara.last())
        if hint.count() and question is not None:
            mara.take_hint(question)
        mara.page.wait_for_timeout(50)
    raise AssertionError("this is never seen")


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
    watch_for(mara, mara.board.locator("[data-curse]:not([data-curse=''])"))
    mara.page.wait_for_timeout(2600)  # its lines rise one after the other
    yield
    play_until(mara, asks("hunt", "firework", "act"))
    mara.prompt.get_by_role("button", name="Hint").wait_for(timeout=60_000)
    yield


def horrorclix(mara: Visitor) -> Iterator[None]:
    """A slaying that can be prevented, a hunt with a hint, where to go, and an attack before it is made."""
    yield from begin(mara, "horrorclix", "starter", 2, seed=2)
    play_until(mara, lambda question: asks("slaying")(question) and len(question["answers"]) > 1)
    yield
    play_until(mara, asks("act"))
    mara.prompt.get_by_role("button", name="Hint").click()
    mara.prompt.get_by_role("status").wait_for()
    yield
    play_until(mara, asks("move"))
    yield
    play_until(mara, asks("free_attack", "target"))
    yield


def horrified(mara: Visitor) -> Iterator[None]:
    """A first turn, Items picked up, dice of the Monster Phase as they fall, a hit, a trade, and a companion."""
    yield from begin(mara, "horrified", "first", 2, seed=22, first_player=0)
    yield from first_of(mara, "act", "take")
    watch_for(mara, mara.board.locator("[data-part=dice] b:not(.hidden)"))
    yield
    mara.move(False)
    yield from first_of(mara, "hit", "share", "bring")


def house_of_horrors(mara: Visitor) -> Iterator[None]:
    """A Room is chosen, a battle declared, a card played, the spoils are shared out, and in the next round others come first."""
    yield from begin(mara, "house_of_horrors", "printed", 4, seed=1, first_butler=0)
    yield from first_of(mara, "room", "declare", "play", "take", "give")
    play_until(mara, lambda question: question["kind"] == "play" and int(mara.last()["view"]["round"]) > 1)
    yield


EVENINGS: dict[str, Evening] = {
    "first-evening-horrorclix": horrorclix,
    "first-evening-the-victim": the_victim,
    "first-evening-horrified": horrified,
    "first-evening-house-of-horrors": house_of_horrors,
}
"""Each is taken on a wide screen; its pictures are numbered."""
