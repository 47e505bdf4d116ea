"""Tables of lines: parts are told by their names, and what has no line is told plainly."""

from __future__ import annotations

from typing import Annotated

from gloam.kernel.catalogue import Catalogue, Span
from gloam.kernel.events import NUMBER
from gloam.kernel.facts import Named
from gloam.kernel.game import Question
from gloam.show.texts import Labels, Log, Prompts, Telling, Told, event

PLACES = ("abbey", "bridge_north", "hill")
PEOPLE = ("mayor", "maria")
TELLING = Telling(
    Told(PLACES, ("Abbey", "North Bridge", "The Hill"), view=lambda place: f"view {place}"),
    Told(PEOPLE, ("Mayor", "Maria"), proper=("Maria",)),
)

ANSWERS = Catalogue(1)
ANSWERS.kind("guide", person=PEOPLE, to=PLACES)
ANSWERS.kind("cross", at=Span(PLACES[1:], 1))
ANSWERS.kind("first", seat=("0", "1", "2"))
ANSWERS.kind("pick_up")
LABELS = Labels(ANSWERS, TELLING, {"guide": "guide {person:the} to {to:the}", "cross": "{at:view}", "first": "{seat:seat} begins"})


def labelled(text: str) -> str:
    return LABELS.label(ANSWERS.number(text))


def test_parts_are_told_by_name_and_proper_names_need_no_article() -> None:
    assert labelled("guide mayor abbey") == "Guide the Mayor to the Abbey"
    assert labelled("guide maria hill") == "Guide Maria to the Hill"
    assert labelled("first 2") == "Seat 3 begins"


def test_some_of_a_list_are_told_like_the_whole() -> None:
    assert labelled("cross hill") == "View 2"


def test_a_kind_without_a_line_is_told_plainly() -> None:
    plain = Labels(ANSWERS, TELLING, {})
    assert plain.label(ANSWERS.number("guide mayor bridge_north")) == "Guide: Mayor, North Bridge"
    assert plain.label(ANSWERS.number("pick_up")) == "Pick up"
    assert plain.label(ANSWERS.number("pass")) == "Pass"


LOG = Log(
    TELLING,
    {
        "hit": event("{person:the} takes {hits:hit}.", person=PEOPLE, hits=NUMBER),
        "drew": event(lambda seat, at: f"{seat:seat} draws {at or 'something'}.", seat=NUMBER, at=PLACES),
        "ended": event(reason=NUMBER),
    },
)


def test_events_read_as_sentences() -> None:
    assert LOG.describe(("hit", 0, 1)) == "The Mayor takes 1 hit."
    assert LOG.describe(("hit", 1, 3)) == "Maria takes 3 hits."
    assert LOG.describe(("drew", 1, 0)) == "Seat 2 draws Abbey."
    assert LOG.describe(("drew", 1, -1)) == "Seat 2 draws something."
    assert LOG.describe(("said", 0, "{seat} & more")) == "Seat 1: {seat} & more"
    assert LOG.describe(("ended", "no-time")) == "Ended: No-time"
    assert LOG.events.parts(("hit", 1, 3)) == {"kind": "hit", "person": "maria", "hits": 3}


Place = Annotated[int, Named(PLACES)]


def go(g: object, t: object, to: Place, spaces: int) -> None: ...


def test_questions_name_the_facts_of_the_step_that_waits() -> None:
    prompts = Prompts({"go": go}, TELLING, {"way": "go {spaces:space} to {to:the}?", "late": lambda t, f: f"{t} {f[1]}?"})
    assert prompts.prompt("table", Question(0, "way", (), ("go", 1, 2), 0)) == "Go 2 spaces to the North Bridge?"
    assert prompts.prompt("table", Question(0, "late", (), ("go", 1, 2), 0)) == "Table 2?"
    assert prompts.prompt("table", Question(0, "pick_one", (), ("go", 1, 2), 0)) == "Pick one"
