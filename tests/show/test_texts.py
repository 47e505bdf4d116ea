"""Tables of lines: parts are told by their names, and what has no line is told plainly."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Annotated

import pytest

from gloam.kernel.catalogue import Catalogue, Span
from gloam.kernel.content import ContentError, load
from gloam.kernel.events import NUMBER, TEXT, Of
from gloam.kernel.facts import Named
from gloam.kernel.game import Question
from gloam.kernel.sentences import pieces
from gloam.kernel.shown import Label
from gloam.show.telling import Telling, Told, ToldHere
from gloam.show.texts import Deciding, EventLine, Facts, LabelLine, Labels, Lines, Log, Prompts, Texts, facts_in

PLACES = ("abbey", "bridge_north", "hill")
PEOPLE = ("mayor", "maria", "fritz_otto")
TELLING = Telling(
    Told(PLACES, ("Abbey", "North Bridge", "The Hill"), view=lambda place: f"view {place}"),
    Told(PEOPLE, ("Mayor", "Maria", "Fritz & Otto"), proper=("Maria", "Fritz & Otto"), several=("Fritz & Otto",)),
)

ANSWERS = Catalogue(1)
ANSWERS.kind("guide", person=PEOPLE, to=PLACES)
ANSWERS.kind("cross", at=Span(PLACES[1:], 1))
ANSWERS.kind("first", seat=("0", "1", "2"))
ANSWERS.kind("pick_up")
LABELS = Labels(ANSWERS, TELLING, {"guide": "guide {person:the} to {to:the}", "cross": "{at:view}", "first": "{seat:seat} begins"})


def labelled(text: str) -> str:
    return str(LABELS.label(ANSWERS.number(text)))


def test_parts_are_told_by_name_and_proper_names_need_no_article() -> None:
    assert labelled("guide mayor abbey") == "Guide the Mayor to the Abbey"
    assert labelled("guide maria hill") == "Guide Maria to the Hill"
    assert labelled("first 2") == "Seat 3 begins"


def test_some_of_a_list_are_told_like_the_whole() -> None:
    assert labelled("cross hill") == "View 2"


def test_a_kind_without_a_line_is_told_plainly() -> None:
    plain = Labels(ANSWERS, TELLING, {})
    assert str(plain.label(ANSWERS.number("guide mayor bridge_north"))) == "Guide: Mayor, North Bridge"
    assert plain.label(ANSWERS.number("guide maria abbey")) == Label("Guide", "Maria, Abbey")
    assert str(plain.label(ANSWERS.number("pick_up"))) == "Pick up"
    assert str(plain.label(ANSWERS.number("pass"))) == "Pass"


def test_what_is_noted_of_an_answer_is_apart_from_its_label() -> None:
    labels = Labels(ANSWERS, TELLING, {"cross": LabelLine("Cross {at:the}", "{at:view}: mind the {at}")})
    crossing = labels.label(ANSWERS.number("cross hill"))
    assert crossing == Label("Cross the Hill", "view 2: mind the The Hill")
    assert str(Label("Cross", "Wet.", "And cold.")) == "Cross: Wet. And cold."
    with pytest.raises(ContentError, match="cross: cannot be told: 'depth'"):
        Labels(ANSWERS, TELLING, {"cross": LabelLine("Cross", "{at:depth}")})


def test_a_label_for_no_answer_or_with_what_the_answer_lacks_is_an_error_at_once() -> None:
    for lines, problem in (
        ({"guid": "guide"}, "texts.toml: labels: guid: there is no such kind of answer"),
        ({"guide": "{who}"}, "texts.toml: labels: guide: cannot be told: 'who'"),
        ({"guide": "{to:loudly}"}, "texts.toml: labels: guide: cannot be told: 'loudly'"),
        ({"guide": "{to"}, "texts.toml: labels: guide: cannot be told: expected '}' before end of string"),
    ):
        with pytest.raises(ContentError) as error:
            Labels(ANSWERS, TELLING, lines)
        assert str(error.value) == problem


FACTS: Facts = {"person": PEOPLE, "place": PLACES}


def _drew(seat: int, at: str | None) -> str:
    return f"{seat:seat} draws {at or 'something'}."


def log(told: Lines | None = None, **lines: EventLine) -> Log:
    return Log(TELLING, FACTS, lines, told or {})


LOG = log(
    {"drew": _drew},
    hit=EventLine("person hits:number", "{person:the} {person:takes|take} {hits:hit} that {hits:hurts|hurt}."),
    drew=EventLine("seat at:place?"),
    silent=EventLine("seat", ""),
    ended=EventLine("reason:text"),
)


def test_events_read_as_sentences() -> None:
    assert LOG.describe(("hit", 0, 1)) == "The Mayor takes 1 hit that hurts."
    assert LOG.describe(("drew", 1, 0)) == "Seat 2 draws Abbey."
    assert LOG.describe(("drew", 1, -1)) == "Seat 2 draws something."
    assert LOG.describe(("said", 0, "{seat} & more", 0)) == "Seat 1: {seat} & more"
    assert LOG.describe(("silent", 0)) == ""
    assert LOG.describe(("ended", "no-time")) == "Ended: No-time"


def test_words_agree_with_names_and_numbers() -> None:
    assert LOG.describe(("hit", 1, 3)) == "Maria takes 3 hits that hurt."
    assert LOG.describe(("hit", 2, 1)) == "Fritz & Otto take 1 hit that hurts."


def test_the_facts_of_an_event_are_what_their_names_say_or_what_stands_behind_them() -> None:
    assert LOG.events.parts(("hit", 1, 3)) == {"kind": "hit", "person": "maria", "hits": 3}
    assert LOG.events.facts["drew"]["at"] == Of(PLACES, maybe=True)
    assert log(went=EventLine("place to:place why:text")).events.facts["went"] == {
        "place": Of(PLACES), "to": Of(PLACES), "why": TEXT,
    }  # fmt: skip


def test_the_things_that_components_declare_can_be_facts() -> None:
    components = ModuleType("components")
    components.Place = Annotated[int, Named(PLACES)]  # type: ignore[attr-defined]
    components.PLACES = PLACES  # type: ignore[attr-defined]
    assert facts_in(components, person=PEOPLE) == {"place": PLACES, "person": PEOPLE}


def test_an_event_that_cannot_be_told_is_an_error_at_once() -> None:
    with pytest.raises(ContentError, match=r"^texts\.toml: log: hit: nothing tells what 'whom' is$"):
        log(hit=EventLine("whom"))
    with pytest.raises(ContentError, match=r"^texts\.toml: log: hit: nothing tells what 'thing' is$"):
        log(hit=EventLine("person with:thing"))
    with pytest.raises(ContentError, match=r"^texts\.toml: log: hit: cannot be told: 'hits'$"):
        log(hit=EventLine("person", "{hits:hit}"))
    with pytest.raises(ContentError, match=r"^texts\.toml: log: drew: is told by a function, but its facts are not named$"):
        log({"drew": _drew})


def test_how_a_game_ended_is_told_by_its_reason() -> None:
    reasons = {"no-time": "Time is up."}
    plainly = Log(TELLING, {}, {"ended": EventLine("reason:text")}, reasons=reasons)
    assert plainly.describe(("ended", "no-time")) == "Time is up."
    told = Log(TELLING, {}, {"ended": EventLine("reason:text", "It ends.")}, reasons=reasons)
    assert told.describe(("ended", "no-time")) == "It ends."


def test_texts_are_read_from_a_file_of_their_shape(tmp_path: Path) -> None:
    file = tmp_path / "texts.toml"
    file.write_text('[reasons]\n[prompts]\n[labels]\n[log]\nhit = { of = "person", line = "{person}." }\n')
    assert load(file, Texts).log == {"hit": EventLine("person", "{person}.")}
    file.write_text('[reasons]\n[prompts]\n[labels]\n[log]\nhit = { off = "person" }\n')
    with pytest.raises(ContentError, match=r"^texts\.toml: log: .*off: unknown field$"):
        load(file, Texts)


Place = Annotated[int, Named(PLACES)]


def go(g: object, t: object, to: Place, spaces: int) -> None: ...


def test_questions_name_the_facts_of_the_step_that_waits() -> None:
    prompts = Prompts({"go": go}, TELLING, {"way": "go {spaces:space} to {to:the}?", "late": lambda t, f: f"{t} {f[1]}?"})
    assert prompts.prompt("table", Question(0, "way", (), ("go", 1, 2), 0)) == "Go 2 spaces to the North Bridge?"
    assert prompts.prompt("table", Question(0, "late", (), ("go", 1, 2), 0)) == "Table 2?"
    assert prompts.prompt("table", Question(0, "pick_one", (), ("go", 1, 2), 0)) == "Pick one"


def test_what_someone_decides_is_told_to_the_others() -> None:
    lines = Prompts({"go": go}, TELLING, {"way": "goes {spaces:space} to {to:the}", "secret": "", "late": lambda t, f: "waits"})
    way, secret, late = (Question(1, prompt, (), ("go", 1, 2), 0) for prompt in ("way", "secret", "late"))
    deciding = Deciding(lines, plays=lambda table, seat: f"the {table} {seat}")
    assert deciding.sentence("Ghost", way) == "Seat 2 (the Ghost 1) goes 2 spaces to the North Bridge."
    assert pieces(Deciding(lines).sentence("table", late)) == [("seat:1", "Seat 2"), " waits."]
    assert Deciding(lines).sentence("table", secret) == ""


# --- what differs from table to table -----------------------------------------------------------------------------------

FIGURES = ("f1", "f2")
HERE = Telling(
    ToldHere(FIGURES, lambda t, figure: t.names[figure], the=lambda t, figure: f"the {t.names[figure]}"), Told(PLACES, PLACES)
)
CROWD = Catalogue(1)
CROWD.kind("greet", figure=FIGURES)
CROWD.kind("go", to=PLACES)
CROWD.kind("count")
DONE = CROWD.single("done")


class Crowd:
    """A table on which figures have names of their own."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.last = 1
        self.steps = 2


GHOSTS = Crowd("Ghost", "Ghost 2")
GHOULS = Crowd("Ghoul", "Ghoul 2")


def _count(t: Crowd) -> str:
    return f"count {len(t.names)}"


def _bow(t: Crowd, question: Question, answer: int) -> str:
    return f"{t.names[0]} bows" if CROWD.name_of(answer) == "greet" else ""


def crowd_labels() -> Labels:
    lines = {"greet": "greet {figure:the}", "go": "{to:the}", "done": "Done"}
    return Labels(CROWD, HERE, lines, {"done": {"greet": "Greet nobody"}}, {"count": _count}, _bow)


def test_things_are_called_as_on_their_table() -> None:
    labels = crowd_labels()
    greet = CROWD.number("greet f2")
    assert str(labels.label_on(GHOSTS, greet)) == "Greet the Ghost 2"
    assert str(labels.label_on(GHOULS, greet)) == "Greet the Ghoul 2"
    assert str(labels.label_on(GHOULS, CROWD.number("go hill"))) == "The hill"
    assert str(labels.label_on(GHOULS, CROWD.number("count"))) == "Count 2"
    told = Log(HERE, {"figure": FIGURES}, {"met": EventLine("figure", "{figure} is met.")})
    assert told.describe_on(GHOSTS, ("met", 0)) == "Ghost is met."
    assert told.describe_on(GHOULS, ("met", 0)) == "Ghoul is met."


def test_a_label_of_an_open_question_tells_what_it_means_there_and_what_comes_of_it() -> None:
    labels = crowd_labels()
    greet = CROWD.number("greet f1")
    asked = (Question(0, "greet", (DONE, greet), ("go",), 0),)
    assert str(labels.label_now(GHOSTS, asked, greet)) == "Greet the Ghost: Ghost bows"
    assert str(labels.label_now(GHOSTS, asked, DONE)) == "Greet nobody"
    assert str(labels.label_now(GHOSTS, (), DONE)) == "Done"
    assert str(labels.label_now(GHOSTS, (), greet)) == "Greet the Ghost"


def test_a_question_may_name_what_lies_on_the_table() -> None:
    lines = {"way": "{last:the} goes {steps:step} or {spaces}?"}
    prompts = Prompts({"go": go}, HERE, lines, {"last": FIGURES, "steps": NUMBER})
    assert prompts.prompt(GHOULS, Question(0, "way", (), ("go", 1, 2), 0)) == "The Ghoul 2 goes 2 steps or 2?"
