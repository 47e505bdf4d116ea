"""The answers of a game, each once: an int for machines, a text for people, named parts for programs."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, final

from mypy_extensions import i64

REMEMBERED: Final = 8192  # texts of answers: most are wanted again soon

Words = tuple[str, ...]
"""The names of the things a part of an answer can be, in their order: the part is an index into them."""

MOST_PARTS: Final = 4


class Span(NamedTuple):
    """Some of a list of names, for a part that is an index into the whole list: `Span(CARDS[FIRST_ROOM:], FIRST_ROOM)`."""

    words: Words
    first: int


class UnknownAnswer(ValueError):
    """A text, number or set of parts that no answer of the game has."""


@final
class Kind:
    """One kind of answer, with named parts: `GUIDE.of(maria, tower)` is an answer, `GUIDE.parts(answer)` are (maria, tower)."""

    __slots__ = (
        "_answers", "_first", "_fourth", "_numbers", "_second", "_third",
        "base", "count", "firsts", "name", "part_names", "part_words", "strides", "zero",
    )  # fmt: skip

    def __init__(self, name: str, base: int, parts: dict[str, Span]) -> None:
        if len(parts) > MOST_PARTS:
            raise ValueError(f"{name}: an answer has up to {MOST_PARTS} parts; ask in two questions")
        self.name: str = name
        self.base: int = base  # the first answer of this kind; the last part counts fastest
        self.part_names: Words = tuple(parts)
        self.part_words: tuple[Words, ...] = tuple([span.words for span in parts.values()])
        self.firsts: tuple[int, ...] = tuple([span.first for span in parts.values()])
        strides: list[int] = []
        count = 1
        for words in reversed(self.part_words):
            strides.insert(0, count)
            count *= len(words)
        self.count: int = count
        self.strides: tuple[int, ...] = tuple(strides)
        self.zero: int = base - sum([first * stride for first, stride in zip(self.firsts, strides, strict=True)])
        padded = strides + [0] * (MOST_PARTS - len(strides))
        self._first: i64 = padded[0]
        self._second: i64 = padded[1]
        self._third: i64 = padded[2]
        self._fourth: i64 = padded[3]
        self._numbers: tuple[dict[str, int], ...] | None = None  # by part: the index of each word
        # Of a kind with one part: the answer with each. They are objects: compiled, no number is put into a new one each time.
        self._answers: tuple[Any, ...] = (None,) * sum(self.firsts) + tuple(range(base, base + count)) if len(parts) == 1 else ()

    def of(self, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> int:
        """The answer with these parts."""
        zero: i64 = self.zero
        return zero + first * self._first + second * self._second + third * self._third + fourth * self._fourth

    def each(self, parts: Iterable[int]) -> list[int]:
        """The answers with each of these parts, of a kind with one."""
        answers = self._answers
        # The same three times: compiled code goes through what it knows to be a list or a tuple of ints much quicker.
        if isinstance(parts, list):
            listed: list[int] = parts
            return [answers[part] for part in listed]
        if isinstance(parts, tuple):
            row: tuple[int, ...] = parts
            return [answers[part] for part in row]
        return [answers[part] for part in parts]

    def has(self, answer: int) -> bool:
        """Whether an answer is of this kind."""
        return self.base <= answer < self.base + self.count

    def part(self, answer: int) -> int:
        """The part of an answer, of a kind with one."""
        return answer - self.zero

    def parts(self, answer: int) -> tuple[int, ...]:
        """The parts of an answer, as indices."""
        rest = answer - self.base
        parts: list[int] = []
        for i in range(len(self.strides)):
            stride = self.strides[i]
            parts.append(self.firsts[i] + rest // stride)
            rest %= stride
        return tuple(parts)

    def words(self, answer: int) -> list[str]:
        """The parts of an answer by name."""
        return [words[part - first] for words, first, part in zip(self.part_words, self.firsts, self.parts(answer), strict=True)]

    def find(self, words: list[str]) -> int | None:
        """The answer whose parts have these names."""
        numbers = self._numbers
        if numbers is None:
            numbers = self._numbers = tuple([{word: i for i, word in enumerate(known)} for known in self.part_words])
        if len(words) != len(numbers):
            return None
        answer = self.base
        for word, known, stride in zip(words, numbers, self.strides, strict=True):
            i = known.get(word)
            if i is None:
                return None
            answer += i * stride
        return answer


@final
class Catalogue:
    """All answers that can ever be given in a game, in a fixed order. Answer 0 is "pass".

    Nothing is spelled out before someone asks for it: a catalogue may have hundreds of thousands of answers.
    """

    def __init__(self, version: int) -> None:
        self.version = version
        self.kinds: list[Kind] = []
        self._bases: list[int] = []
        self._by_name: dict[str, Kind] = {}
        self._count = 0
        self._texts: dict[int, str] = {}  # of answers that were told lately
        self.single("pass")

    def __len__(self) -> int:
        return self._count

    def kind(self, name: str, **parts: Words | Span) -> Kind:
        """Add a kind of answer: `GUIDE = ANSWERS.kind("guide", villager=VILLAGERS, to=SPACES)`."""
        if name in self._by_name or not _is_word(name):
            raise ValueError(f"not a new one-word kind of answer: {name!r}")
        spans = {part: given if isinstance(given, Span) else Span(given, 0) for part, given in parts.items()}
        for words, _ in spans.values():
            if len(set(words)) < len(words) or not all([_is_word(word) for word in words]):
                raise ValueError(f"{name}: names that are not words of their own, in small letters: {words}")
        kind = Kind(name, self._count, spans)
        self.kinds.append(kind)
        self._bases.append(kind.base)
        self._by_name[name] = kind
        self._count += kind.count
        return kind

    def single(self, name: str) -> int:
        """Add an answer without parts: `DONE = ANSWERS.single("done")`."""
        return self.kind(name).base

    def kind_of(self, number: int) -> Kind:
        """The kind of an answer."""
        if not 0 <= number < self._count:
            raise UnknownAnswer(f"there is no answer number {number}; the last is {self._count - 1}")
        return self.kinds[bisect_right(self._bases, number) - 1]

    def name_of(self, number: int) -> str:
        """The name of an answer's kind."""
        return self.kind_of(number).name

    def named(self, kind: str) -> Kind:
        """The kind of that name."""
        return self._by_name[kind]

    def step(self, number: int) -> tuple[Any, ...]:
        """An answer as a step: "guide maria tower" is the rule `guide` with that Villager and that space."""
        kind = self.kind_of(number)
        return (kind.name, *kind.parts(number))

    def parts(self, number: int) -> dict[str, str]:
        """An answer as named parts, its kind among them: {"kind": "move", "to": "abbey"}."""
        kind = self.kind_of(number)
        return {"kind": kind.name, **dict(zip(kind.part_names, kind.words(number), strict=True))}

    def text(self, number: int) -> str:
        """An answer as text: "move abbey"."""
        told = self._texts.get(number)
        if told is None:
            kind = self.kind_of(number)
            if len(self._texts) >= REMEMBERED:
                self._texts.clear()
            told = self._texts[number] = " ".join([kind.name, *kind.words(number)])
        return told

    def number(self, answer: Any) -> int:
        """The int of an answer given as int, text or parts. Raises UnknownAnswer, or TypeError for anything else."""
        if isinstance(answer, int):
            self.kind_of(answer)
            return answer
        if isinstance(answer, dict):
            kind = self._by_name.get(answer["kind"]) if isinstance(answer.get("kind"), str) else None
            if kind is None or set(answer) != {"kind", *kind.part_names}:
                raise UnknownAnswer(f"no answer has these parts: {answer}")
            words = [str(answer[name]) for name in kind.part_names]
        elif not isinstance(answer, str):
            raise TypeError(f"an answer is a number, a text or its named parts, not {answer!r}")
        else:
            name, *words = answer.lower().split() or [""]
            kind = self._by_name.get(name)
        number = None if kind is None else kind.find(words)
        if number is None:
            text = " ".join([str(answer["kind"]), *words]) if isinstance(answer, dict) else " ".join(answer.lower().split())
            raise UnknownAnswer(f"no answer reads {text!r}")
        return number


def _is_word(text: str) -> bool:
    return bool(text) and text == "".join(text.lower().split())
