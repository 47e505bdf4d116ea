"""Tables of lines: what is asked, what answers read on buttons, and the log, each by its kind.

They are data, a game's `texts.toml`. A line is a text with the parts of an answer or event in braces, told by their names:

    [deciding]
    target = "chooses whom {monster:the} attacks"                                 "Seat 2 chooses whom the Mummy attacks."
    [labels]
    guide = "Guide {villager} to {to:the}"                                        "Guide Maria to the Tower"
    first = "{seat:seat} begins"                                                  "Seat 2 begins"
    play = { label = "Play {perk}", note = "{perk:text}" }                        "Play Hurry: Each Hero may move up to 2 spaces."
    [log]
    hit = { of = "person hits:number", line = "{person:the} {person:takes|take} {hits:hit}." }   "The Mayor takes 2 hits."

Where that is not enough it is a function that takes the same parts by name. A kind without a line is told plainly: "Move: Abbey".
A line that names what is not there is an error when it is loaded, not when it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from string import Formatter
from types import ModuleType
from typing import Any, Final

from gloam.kernel import facts
from gloam.kernel.catalogue import Catalogue, Words
from gloam.kernel.content import ContentError, Entry, load
from gloam.kernel.events import NUMBER, TEXT, Events, Of, maybe
from gloam.kernel.game import Question, Rule, Step
from gloam.kernel.sentences import sentence, written
from gloam.kernel.shown import Label
from gloam.kernel.things import declared_in
from gloam.show.telling import Name, Telling
from gloam.show.words import capital, spoken, the_seat

REMEMBERED: Final = 8192  # labels and sentences of a game that were made lately: most are wanted again soon

NONE: Final[Mapping[str, Any]] = {}

Line = str | Callable[..., str]
Lines = Mapping[str, Line]
LabelLines = Mapping[str, "Line | LabelLine"]
TellHere = Callable[..., str]
"""Of a table, and of the facts of an event or the parts of an answer as they are."""
Outcome = Callable[[Any, Question, int], str | tuple[str, str]]
"""What comes of an answer to a question, on a table, or that and what more there is to tell of it; "" if that is plain."""


def plain(table: Any, question: Question, answer: int) -> str:
    """What comes of an answer is plain."""
    return ""


class EventLine(Entry):
    """How a kind of event is told: the names of its facts in their order, and its line, unless a function tells it.

    A fact is what its name says, or of the kind behind a colon: "monster", "to:space", "hits:number", "cause:text"; one with a
    question mark may be nothing: "left:space?".
    """

    of: str = ""
    line: str | None = None


class LabelLine(Entry):
    """How a kind of answer reads: its label, and what is noted beside it."""

    label: str
    note: str


class NamedInfo(Entry):
    """Something with a name, and a sentence about it."""

    name: str
    text: str


class Texts(Entry):
    """What a game's `texts.toml` holds: `reasons` are the ways it can end, `glossary` tells of things that no other content has."""

    reasons: dict[str, str] = {}
    prompts: dict[str, str] = {}
    deciding: dict[str, str] = {}
    """What the others read of someone who is asked, after the player's name; "" where that is a secret."""
    labels: dict[str, str | LabelLine] = {}
    enough: dict[str, dict[str, str]] = {}
    """By kind of answer and by what is asked: what it means to be done, or to pass."""
    log: dict[str, EventLine] = {}
    asked: dict[str, str] = {}
    """The rule that tells what may be answered, by what is asked."""
    moments: dict[str, str] = {}
    """The rule that tells when an answer may be given, by its kind."""
    missing: dict[str, dict[str, tuple[str, str]]] = {}
    """What usually stands in the way of a kind of answer, and the rule behind it; by what is asked."""
    words: dict[str, dict[str, str]] = {}
    """What else is put into sentences, by what it is about."""
    glossary: dict[str, dict[str, NamedInfo]] = {}


@cache
def load_texts(game: str) -> Texts:
    """The lines of a game, by its package. Raises ContentError."""
    return load(files(game) / "texts.toml", Texts)


def _told(kind: str, line: Line | LabelLine | None, parts: dict[str, Any]) -> Label:
    if line is None:
        named = [f"{part}" if isinstance(part, Name) else spoken(str(part)) for part in parts.values()]
        return _read(spoken(kind), ", ".join(named))
    if isinstance(line, LabelLine):
        return _read(line.label.format(**parts), line.note.format(**parts))
    return _read(line.format(**parts) if isinstance(line, str) else line(**parts))


def _read(label: str, note: str = "", more: str = "") -> Label:
    """A label whose texts are complete."""
    return Label(sentence(capital(label)), sentence(note), sentence(more))


def _checked(table: str, kind: str, line: Line | LabelLine | None, facts: Mapping[str, Words], telling: Telling) -> None:
    """Raise ContentError if a line names something that is not among these facts, or in a way that it cannot be told."""
    try:
        if isinstance(line, str | LabelLine):
            _told(kind, line, {name: telling.part(words, words[0] if words else 1) for name, words in facts.items()})
    except (LookupError, ValueError) as wrong:
        raise ContentError.at("texts.toml", table, kind, f"cannot be told: {wrong}") from None


class Labels:
    """Answers as they read on buttons.

    `enough` is what it means to be done, or to pass, by what is asked. `here` are functions of the table and an answer's parts, for
    what neither a line nor a function of the parts alone can tell. `outcome` describes the result of an answer.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        telling: Telling,
        lines: LabelLines,
        enough: Mapping[str, Mapping[str, str]] = NONE,
        here: Mapping[str, TellHere] = NONE,
        outcome: Outcome = plain,
    ) -> None:
        self._catalogue = catalogue
        self._telling = telling
        self._lines: LabelLines = {"pass": "Pass", **lines}
        self._enough = enough
        self._here = here
        self._outcome = outcome
        self.label: Final[Callable[[int], Label]] = lru_cache(REMEMBERED)(self._label)
        self._label_to: Final[Callable[[int, str], Label | None]] = lru_cache(REMEMBERED)(self._label_anywhere)
        kinds = {kind.name: kind for kind in catalogue.kinds}
        self._differ = {name for name, kind in kinds.items() if telling.differ(kind.part_words)}
        for name, line in lines.items():
            if name not in kinds:
                raise ContentError.at("texts.toml", "labels", name, "there is no such kind of answer")
            _checked("labels", name, line, dict(zip(kinds[name].part_names, kinds[name].part_words, strict=True)), telling)

    def _label(self, answer: int, table: Any = None) -> Label:
        kind = self._catalogue.kind_of(answer)
        known = zip(kind.part_names, kind.part_words, kind.words(answer), strict=True)
        parts = {name: self._telling.part(words, word, table) for name, words, word in known}
        return _told(kind.name, self._lines.get(kind.name), parts)

    def label_on(self, table: Any, answer: int) -> Label:
        """An answer with the names that things have on a table."""
        kind = self._catalogue.kind_of(answer)
        if kind.name in self._here:
            return _read(self._here[kind.name](table, *kind.parts(answer)))
        return self._label(answer, table) if kind.name in self._differ else self.label(answer)

    def label_now(self, table: Any, asked: Sequence[Question], answer: int) -> Label:
        """An answer as it reads now; one to an open question with what it means there, and what comes of it."""
        for question in asked:
            if answer in question.options:
                label = self._label_to(answer, question.prompt) or self.label_on(table, answer)
                told = self._outcome(table, question, answer)
                return label if not told else _read(written(label.name), *([told] if isinstance(told, str) else told))
        return self.label_on(table, answer)

    def _label_anywhere(self, answer: int, prompt: str) -> Label | None:
        """An answer to what is asked, or None if it reads differently on other tables."""
        kind = self._catalogue.name_of(answer)
        enough = self._enough.get(kind, {}).get(prompt)
        if enough:
            return Label(enough)
        return None if kind in self._here or kind in self._differ else self.label(answer)


Facts = Mapping[str, Words | Of]
"""The kinds of facts that events can have."""
PLAIN: Final[Facts] = {"seat": NUMBER, "number": NUMBER, "text": TEXT}


def facts_in(components: ModuleType, **more: Words) -> Facts:
    """The things of a game as facts: what its components declare, "space" for `Space`, and more of them."""
    return {**{kind.lower(): words for kind, words in declared_in(components).items()}, **more}


class Log:
    """Events as sentences. `facts` are the kinds of things they are about, `told` has the functions for what a line cannot tell.

    `here` are functions of the table and an event's facts, for what takes more than the facts. How a game "ended" is told by its
    reason, if no line tells it.
    """

    def __init__(
        self,
        telling: Telling,
        facts: Facts,
        lines: Mapping[str, EventLine],
        told: Lines = NONE,
        here: Mapping[str, TellHere] = NONE,
        reasons: Mapping[str, str] = NONE,
    ) -> None:
        self._telling = telling
        self._here = here
        self._lines: dict[str, Line | None] = {kind: told.get(kind, event.line) for kind, event in lines.items()}
        if reasons and self._lines["ended"] is None:
            self._lines["ended"] = lambda reason: reasons[reason]
        self.events = Events(**{kind: _facts(kind, event.of, {**PLAIN, **facts}) for kind, event in lines.items()})
        self.describe: Final[Callable[[Step], str]] = lru_cache(REMEMBERED)(self._describe)
        self._differ = {
            kind for kind, named in self.events.facts.items() if telling.differ([fact.words for fact in named.values()])
        }
        for kind, line in self._lines.items():
            _checked("log", kind, line, {name: fact.words for name, fact in self.events.facts[kind].items()}, telling)
        for kind in (*told, *here):
            if kind not in lines:
                raise ContentError.at("texts.toml", "log", kind, "is told by a function, but its facts are not named")
        self._lines["said"] = "{seat:seat}: {text}"

    def _describe(self, event: Step, table: Any = None) -> str:
        kind: str = event[0]
        facts = self.events.facts[kind]
        named = self.events.parts(event)
        parts = {name: self._telling.part(fact.words, named[name], table) for name, fact in facts.items()}
        label = _told(kind, self._lines[kind], parts)
        return label.name if not label.note else sentence(f"{written(label.name)}: {written(label.note)}")

    def describe_on(self, table: Any, event: Step) -> str:
        """An event with the names that things have on a table."""
        if event[0] in self._here:
            return sentence(capital(self._here[event[0]](table, *event[1:])))
        return self._describe(event, table) if event[0] in self._differ else self.describe(event)


def _facts(kind: str, of: str, facts: Facts) -> dict[str, Words | Of]:
    """The facts of a kind of event, in their order."""
    found: dict[str, Words | Of] = {}
    for told in of.split():
        name, _, given = told.removesuffix("?").partition(":")
        fact = facts.get(given or name)
        if fact is None:
            raise ContentError.at("texts.toml", "log", kind, f"nothing tells what {given or name!r} is")
        found[name] = maybe(fact) if told.endswith("?") and not isinstance(fact, Of) else fact
    return found


class Prompts:
    """Questions as sentences. A line names the facts of the step that waits for the answer; a function takes table and facts.

    `attributes` are those of the table that a line may name too, with the names of what they can be.
    """

    def __init__(self, rules: Mapping[str, Rule], telling: Telling, lines: Lines, attributes: Mapping[str, Words] = NONE) -> None:
        self._rules = rules
        self._telling = telling
        self.lines: Final = lines
        self._attributes = {
            prompt: {name: attributes[name] for name in _named_in(line) if name in attributes}
            for prompt, line in lines.items()
            if isinstance(line, str)
        }
        self._written_anywhere: Final[Callable[[str, Step], str | None]] = lru_cache(REMEMBERED)(self._written_before)

    def prompt(self, table: Any, question: Question) -> str:
        return sentence(capital(self.written(table, question)))

    def written(self, table: Any, question: Question) -> str:
        """The line of a question as a part of a sentence."""
        line = self.lines.get(question.prompt)
        if callable(line):
            return line(table, question.resume[1:])
        if line is None:
            return spoken(question.prompt)
        told = self._written_anywhere(question.prompt, question.resume)
        return self._filled(line, question.prompt, question.resume, table) if told is None else told

    def _written_before(self, prompt: str, resume: Step) -> str | None:
        """The line of what is asked before a step, or None if it reads differently on other tables."""
        words = [fact.words for fact in facts.facts_of(self._rules[resume[0]])]
        line = self.lines[prompt]
        if self._attributes[prompt] or self._telling.differ(words) or not isinstance(line, str):
            return None
        return self._filled(line, prompt, resume, None)

    def _filled(self, line: str, prompt: str, resume: Step, table: Any) -> str:
        """A line with the facts of the step that waits for the answer, and what it names of the table."""
        parts = {name: self._lying(table, name, words) for name, words in self._attributes[prompt].items()}
        rule = self._rules[resume[0]]
        words = {fact.name: fact.words for fact in facts.facts_of(rule)}
        parts |= {name: self._telling.part(words[name], value, table) for name, value in facts.named(rule, resume).items()}
        return line.format(**parts)

    def _lying(self, table: Any, attribute: str, words: Words) -> Any:
        value = getattr(table, attribute)
        return self._telling.part(words, words[value] if words else value, table)


class Deciding:
    """Questions as sentences to the others: who is asked, and what they decide.

    `lines` say the latter, "" where it is a secret. `plays` names the figure of a seat, where each has one.
    """

    def __init__(self, lines: Prompts, plays: Callable[[Any, int], str] | None = None) -> None:
        self.kinds: Final = frozenset(lines.lines)
        self._lines = lines
        self._plays = plays

    def sentence(self, table: Any, question: Question) -> str:
        decides = self._lines.written(table, question)
        figure = f" ({self._plays(table, question.seat)})" if self._plays is not None else ""
        return sentence(capital(f"{the_seat(question.seat)}{figure} {decides}.")) if decides else ""


def _named_in(line: str) -> list[str]:
    """The parts that a line names."""
    return [name for _, name, _, _ in Formatter().parse(line) if name]
