"""Tables of lines: what is asked, what answers read on buttons, and the log, each by its kind.

A line is a text with the parts of an answer or event in braces, already told by their names:

    "guide": "Guide {villager} to {to:the}"     "Guide Maria to the Tower"
    "hit": "{person:the} takes {hits:hit}."     "The Mayor takes 2 hits."
    "first": "{seat:seat} begins"               "Seat 2 begins"

Where that is not enough it is a function that takes the same parts by name. A kind without a line is told plainly: "Move: Abbey".
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from gloam.kernel import facts
from gloam.kernel.catalogue import Catalogue, Words
from gloam.kernel.events import NUMBER, TEXT, Events, Of
from gloam.kernel.game import Question, Rule, Step
from gloam.show.words import capital, counted, seat_name, spoken, the

REMEMBERED: Final = 4096  # labels and sentences of a game that were made lately: most are wanted again soon

Line = str | Callable[..., str]
Note = Callable[[int], str]


class Told:
    """What the things of a list are called: by name, with "the", and in other ways that `notes` tell.

    >>> Told(("mayor", "maria"), ("Mayor", "Maria"), proper=("Maria",))
    """

    def __init__(self, words: Words, names: Sequence[str], proper: Container[str] = (), **notes: Note) -> None:
        self.words = words
        self.names = names
        self.notes: dict[str, Note] = {"the": lambda i: names[i] if names[i] in proper else the(names[i]), **notes}
        self._number = {word: i for i, word in enumerate(words)}

    def of(self, word: str) -> Name:
        """The thing with that id."""
        return Name(self, self._number[word])


class Name(str):
    """A thing as a line names it: `{hero}` is "Mayor", `{hero:the}` "the Mayor", `{card:symbols}` what that note tells."""

    def __new__(cls, told: Told, thing: int) -> Name:
        return super().__new__(cls, told.names[thing])

    def __init__(self, told: Told, thing: int) -> None:
        self.told = told
        self.thing = thing

    def __format__(self, note: str) -> str:
        return self.told.notes[note](self.thing) if note else str(self)


class Number(int):
    """A number in a line: `{hits}` is "2", `{hits:hit}` "2 hits", `{butler:seat}` "seat 3"."""

    def __format__(self, noun: str) -> str:
        return seat_name(self) if noun == "seat" else counted(self, noun) if noun else str(int(self))


class Telling:
    """All that the lines of a game can name. A list that is part of another one (some of the cards) is told like that."""

    def __init__(self, *domains: Told) -> None:
        self._domains: Final = sorted(domains, key=lambda told: len(told.words))
        self._found: Final[dict[Words, Told | None]] = {told.words: told for told in domains}

    def part(self, words: Words, value: Any) -> Any:
        """A part as lines name it: a Name, a Number, or a text as it is."""
        if isinstance(value, int):
            return Number(value)
        told = self._told(words) if isinstance(value, str) and words else None
        if told is not None:
            return told.of(value)
        return Number(value) if isinstance(value, str) and value.isdecimal() else value

    def _told(self, words: Words) -> Told | None:
        if words not in self._found:
            self._found[words] = next((told for told in self._domains if set(words) <= set(told.words)), None)
        return self._found[words]


def _told(kind: str, line: Line | None, parts: dict[str, Any]) -> str:
    if line is None:
        named = ", ".join([str(part) if isinstance(part, Name) else spoken(str(part)) for part in parts.values()])
        return f"{spoken(kind)}: {named}" if named else spoken(kind)
    return capital(line.format(**parts) if isinstance(line, str) else line(**parts))


class Labels:
    """Answers as they read on buttons."""

    def __init__(self, catalogue: Catalogue, telling: Telling, lines: Mapping[str, Line]) -> None:
        self._catalogue = catalogue
        self._telling = telling
        self._lines: Mapping[str, Line] = {"pass": "Pass", **lines}
        self.label: Final[Callable[[int], str]] = lru_cache(REMEMBERED)(self._label)

    def _label(self, answer: int) -> str:
        kind = self._catalogue.kind_of(answer)
        known = zip(kind.part_names, kind.part_words, kind.words(answer), strict=True)
        return _told(kind.name, self._lines.get(kind.name), {name: self._telling.part(words, word) for name, words, word in known})


class Event(NamedTuple):
    """A kind of event: the line that tells it, and what its facts are."""

    line: Line | None
    facts: dict[str, Words | Of]


def event(line: Line | None = None, **facts: Words | Of) -> Event:
    """`event("{hero:the} takes {item:the}.", hero=HEROES, item=ITEMS)`; facts are in the order in which they are told."""
    return Event(line, facts)


class Log:
    """Events as sentences."""

    def __init__(self, telling: Telling, kinds: Mapping[str, Event]) -> None:
        self._telling = telling
        self._kinds = {"said": event("{seat:seat}: {text}", seat=NUMBER, text=TEXT), **kinds}
        self.events = Events(**{kind: told.facts for kind, told in kinds.items()})
        self.describe: Final[Callable[[Step], str]] = lru_cache(REMEMBERED)(self._describe)

    def _describe(self, event: Step) -> str:
        kind: str = event[0]
        facts = self.events.facts[kind]
        named = self.events.parts(event)
        return _told(
            kind, self._kinds[kind].line, {name: self._telling.part(fact.words, named[name]) for name, fact in facts.items()}
        )


class Prompts:
    """Questions as sentences. A line names the facts of the step that waits for the answer; a function takes table and facts."""

    def __init__(self, rules: Mapping[str, Rule], telling: Telling, lines: Mapping[str, Line]) -> None:
        self._rules = rules
        self._telling = telling
        self._lines = lines

    def prompt(self, table: Any, question: Question) -> str:
        line = self._lines.get(question.prompt)
        if callable(line):
            return capital(line(table, question.resume[1:]))
        rule = self._rules[question.resume[0]]
        words = {fact.name: fact.words for fact in facts.facts_of(rule)}
        named = facts.named(rule, question.resume)
        parts = {name: self._telling.part(words[name], value) for name, value in named.items()}
        return _told(question.prompt, line, {} if line is None else parts)
