"""The guides through a first game: who obeys them sees every step, and who does not is never stuck."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, expect

from browser.conftest import Visit
from browser.visitor import PATIENCE, PHONE, WIDE, Visitor, asked

SCREENS = {"wide": WIDE, "low": {"width": 1280, "height": 720}, "phone": PHONE}
GAMES = ("horrified", "house_of_horrors", "the_victim")  # the first hunt of HorrorClix is walked among its own tests
ONWARD = ("Next", "Play on", "Skip this step")
LONGEST = 1000

UNLIT = {
    "A village in the dark",
    "The village is yours",
    "Welcome to the house",
    "A round is over",
    "Until Dawn",
    "A tie",
    "Dawn breaks",
    "Lost in the forest",
    "The forest is yours",
    "The Curse is drawn",
    "Two packs, one night",
    "On with the hunt",
    "Blood",
    "A kill",
}
"""Notes that point at nothing."""

# The note finds its place anew within this many milliseconds of the page's own time.
SETTLED = 150

LOOK = """
async (patience) => {
  if (patience) await new Promise((resolve) => { setTimeout(resolve, patience); });
  const note = document.querySelector('[role=dialog][aria-describedby]');
  if (!note) return null;
  const box = (one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left, top, width, height]; };
  const number = (one, name) => Number(one.getAttribute(name));
  return {
    title: note.querySelector('h2').textContent,
    text: note.textContent,
    buttons: [...note.querySelectorAll('button')].map((one) => one.textContent),
    box: box(note),
    lit: [...document.querySelectorAll('.hole')].map(
      (one) => [number(one, 'x') + 12, number(one, 'y') + 12, number(one, 'width') - 24, number(one, 'height') - 24]),
    question: [...document.querySelectorAll('.prompt h2, .prompt .ask, .prompt .tools button')].map(box).filter((box) => box[2]),
  };
}
"""

# The line that tells what goes on, the button that skips it, and whether anything is dimmed; null while there is no such line.
MEANWHILE = """
() => {
  const line = [...document.querySelectorAll('[role=status]')].find((one) => one.textContent.includes('Watch the card'));
  const skip = [...document.querySelectorAll('.prompt button')].find((one) => one.textContent === 'Skip');
  const box = (one) => { const { left, top, width, height } = one.getBoundingClientRect(); return [left, top, width, height]; };
  return line && skip && line.style.left ? [box(line), box(skip), !!document.querySelector('.dim')] : null;
}
"""

Box = tuple[float, float, float, float]
Doing = Callable[["Visitor", "Note", random.Random], None]
# What bots may be quicker to make impossible.
QUICKER = contextlib.suppress(Error, AssertionError)


@dataclass
class Note:
    """A coach mark as it is seen: its words, its buttons, and what it lights."""

    title: str
    text: str
    buttons: list[str]
    box: Box
    lit: list[Box]
    question: list[Box]

    def covered(self) -> list[Box]:
        """What is lit or asked and lies under the note."""
        return [box for box in [*self.lit, *self.question] if overlap(self.box, box)]

    @property
    def in_place(self) -> bool:
        """Whether it lights what it points at, and covers nothing."""
        return bool(self.lit) is not (self.title in UNLIT) and not self.covered()


def overlap(a: Box, b: Box) -> bool:
    return all(a[i] + 1 < b[i] + b[i + 2] and b[i] + 1 < a[i] + a[i + 2] for i in (0, 1))


def look(mara: Visitor, patience: int = 0) -> Note | None:
    """The note that is shown now, or after so many milliseconds."""
    seen: dict[str, Any] | None = mara.page.evaluate(LOOK, patience)
    return Note(**seen) if seen else None


def look_closely(mara: Visitor) -> Note | None:
    """The note that is shown; where there is none, or it waits to be obeyed, what is shown when all has found its place."""
    note = look(mara)
    return note if note is not None and set(note.buttons) & {"Next", "Play on"} else look(mara, SETTLED)


def box_of(one: Locator) -> Box:
    box = one.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def begin(mara: Visitor, game: str) -> None:
    mara.open(f"/how/{game}")
    mara.page.get_by_role("button", name="Begin").click()
    mara.prompt.wait_for()
    mara.page.get_by_role("dialog").wait_for()


def press(mara: Visitor, name: str) -> None:
    """Press a button of the note, which may go away meanwhile."""
    button = mara.page.get_by_role("dialog").get_by_role("button", name=name, exact=True)
    try:
        button.click(timeout=4000)
    except Error:
        if button.count():
            raise


def verify(mara: Visitor, note: Note) -> None:
    """That the note offers a way on, lights what it points at, and covers neither that nor the question."""
    assert any(name in note.buttons for name in ONWARD), note
    if not note.in_place:
        again = look(mara, 350)  # it has just come, and finds its place
        assert again is None or again.title != note.title or again.in_place, again


def obey(mara: Visitor, note: Note, dice: random.Random) -> None:
    """Click the first thing that is lit."""
    left, top, width, height = note.lit[0]
    mara.page.mouse.click(left + width / 2, top + height / 2)


def disobey(mara: Visitor, note: Note, dice: random.Random) -> None:
    """Do something else: end the turn, take a step back, load the page anew, or anything."""
    whim = dice.randrange(6)
    undo = mara.prompt.get_by_role("button", name="Undo")
    if whim == 0 and undo.count():
        undo.click(timeout=1500)
        learnt = mara.page.get_by_role("dialog", name="Take it back?").get_by_role("button", name="Take it back")
        if learnt.count():
            learnt.click()
    elif whim == 1:
        mara.page.reload()
        mara.prompt.wait_for()
    elif whim == 2 and mara.end_turn():
        pass
    elif whim == 3:
        press(mara, "Skip this step")
    else:
        mara.click_answer(dice)


def taken_in(mara: Visitor, note: Note) -> None:
    """Wait until the table has shown what an answer led to: until then its note stays, and is not to be obeyed twice."""
    for _ in range(10):
        now = look(mara, SETTLED)
        if now is None or (now.text, now.lit) != (note.text, note.lit):
            return


def walk(mara: Visitor, game: str, do: Doing) -> list[Note]:
    """Through the whole guide, doing so wherever it waits. Returns the notes in their order."""
    dice = random.Random(5)
    begin(mara, game)
    notes: list[Note] = []
    for _ in range(LONGEST):
        note = look_closely(mara)
        if note is not None:
            if not notes or note.text != notes[-1].text:
                verify(mara, note)
                notes.append(note)
            onward = next((name for name in ("Next", "Play on") if name in note.buttons), None)
            if onward:
                press(mara, onward)
                if onward == "Play on" and "Step" in note.text:
                    return notes
            elif note.lit:
                before = mara.seen()
                with QUICKER:
                    do(mara, note, dice)
                if mara.answered(before, 0.4):
                    taken_in(mara, note)
        elif asked(mara.last()) is not None and mara.answers.count():
            with QUICKER:
                mara.click_answer(dice)
        else:
            mara.let_be()
        mara.page.wait_for_timeout(60)
    raise AssertionError(f"the guide has no end: {[note.title for note in notes]}")


@pytest.mark.parametrize(
    ("game", "screen"), [(game, screen) for game in GAMES for screen in SCREENS if screen != "wide" or game == "horrified"]
)
def test_who_obeys_the_guide_sees_every_step(visit: Visit, game: str, screen: str) -> None:
    mara = visit(screen=SCREENS[screen])
    notes = [note for note in walk(mara, game, obey) if note.text.startswith("Step")]
    steps = [note.text.split(note.title)[0].strip() for note in notes]
    total = int(steps[0].split(" of ")[1])
    assert list(dict.fromkeys(steps)) == [f"Step {step} of {total}" for step in range(1, total + 1)]


@pytest.mark.parametrize(
    ("game", "screen"), [("horrified", "phone"), ("house_of_horrors", "wide"), ("the_victim", "phone"), ("horrorclix", "low")]
)
def test_who_disobeys_the_guide_comes_to_its_end_too(visit: Visit, game: str, screen: str) -> None:
    mara = visit(screen=SCREENS[screen])
    assert len({note.title for note in walk(mara, game, disobey)}) > 4


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_that_is_skipped_is_gone_for_good(visit: Visit, game: str) -> None:
    mara = visit()
    begin(mara, game)
    mara.page.get_by_role("dialog").get_by_role("button", name="Skip the guide").click()
    expect(mara.page.get_by_role("dialog")).to_have_count(0)
    mara.page.reload()
    mara.prompt.wait_for()
    mara.answers.first.wait_for()
    expect(mara.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_the_first_monster_phase_is_stepped_through_and_then_watched_without_a_veil(visit: Visit, screen: str) -> None:
    """The table stops at the card until it was read. Then a line tells what goes on, nothing is dimmed, and Skip stays in reach."""
    mara = visit(screen=SCREENS[screen], moving=True)
    begin(mara, "horrified")
    while (note := look(mara)) is not None and note.title != "End your phase":
        press(mara, next(name for name in ONWARD if name in note.buttons))
        mara.page.wait_for_timeout(60)
    mara.prompt.locator("[data-kind=end]").click()
    told = mara.page.get_by_role("dialog").get_by_role("heading")
    expect(told).to_have_text("A monster card is drawn")
    logged = mara.page.get_by_role("log").inner_text() if screen == "wide" else ""
    mara.page.wait_for_timeout(2500)  # much longer than a card stays by itself
    expect(told).to_have_text("A monster card is drawn")
    assert logged == (mara.page.get_by_role("log").inner_text() if screen == "wide" else "")
    card = look(mara)
    assert card is not None
    verify(mara, card)
    assert len(card.lit) == 1
    deadline = time.monotonic() + PATIENCE
    while (boxes := mara.page.evaluate(MEANWHILE)) is None:
        assert time.monotonic() < deadline, "nothing tells what goes on"
        if look(mara) is not None:
            press(mara, "Play on")
        mara.page.wait_for_timeout(60)
    line, skip, dimmed = boxes
    assert not dimmed
    assert not overlap(tuple(line), tuple(skip))


def test_a_rule_is_read_only_when_asked_for(visit: Visit) -> None:
    mara = visit()
    begin(mara, "horrified")
    while (note := look(mara)) is not None and "Read the rule" not in note.buttons:
        press(mara, "Next")
        mara.page.wait_for_timeout(60)
    rules = mara.page.get_by_label("Search rules and cards")
    expect(rules).to_have_count(0)
    mara.page.get_by_role("dialog").get_by_role("button", name="Read the rule").click()
    expect(rules).to_be_visible()


def test_the_light_follows_what_moves_between_updates(visit: Visit) -> None:
    mara = visit()
    begin(mara, "the_victim")
    press(mara, "Next")
    rolita = mara.board.locator("[data-part='victim:rolita']")
    before = look(mara, SETTLED)
    assert before is not None
    assert before.lit == [pytest.approx(box_of(rolita), abs=1)]
    mara.board.get_by_role("button", name="Zoom in").click()
    for _ in range(10):
        note = look(mara, SETTLED)
        if note is not None and note.lit != before.lit:
            break
    assert note is not None
    assert note.lit != before.lit
    assert note.lit == [pytest.approx(box_of(rolita), abs=1)]


def test_on_a_phone_the_tabs_are_lit_until_the_table_is_back(visit: Visit) -> None:
    """What a note points at may be on a tab, and what the next one points at on the table again."""
    mara = visit(screen=PHONE)
    begin(mara, "horrified")
    while (note := look(mara)) is not None and note.title != "What Dracula wants":
        press(mara, next(name for name in ONWARD if name in note.buttons))
        mara.page.wait_for_timeout(200)
    tabs = mara.page.get_by_role("navigation").get_by_role("button")
    for tab in ("Mats", "Table"):
        note = look(mara, 300)
        assert note is not None
        assert note.lit == [pytest.approx(box_of(tabs.filter(has_text=tab)), abs=1)]
        obey(mara, note, random.Random(1))
        if tab == "Mats":
            mara.page.locator("[data-part='mat:dracula']").wait_for()
            while (note := look(mara)) is not None and note.title != "End your phase":
                press(mara, "Next")
                mara.page.wait_for_timeout(60)
    expect(mara.prompt).to_be_visible()
