"""The answers of a game, each once: an int for machines, a text for people, named parts for programs."""

from __future__ import annotations

from typing import Any, final


class UnknownAnswer(ValueError):
    """A text, number or set of parts that no answer of the game has."""


@final
class Catalogue:
    """All answers that can ever be given in a game, in a fixed order. Answer 0 is "pass".

    A kind of answer has a name and named parts, each out of a fixed list of words: `add("guide", villager=VILLAGERS, to=SPACES)`.
    """

    def __init__(self, version: int) -> None:
        self.version = version
        self.kinds: list[str] = []
        self.kind_of: list[int] = []  # by answer: index of its kind
        self.parts_of: list[tuple[int, ...]] = []  # by answer: the index of each part in its list of words
        self._bases: dict[str, int] = {}
        self._domains: dict[str, dict[str, tuple[str, ...]]] = {}
        self._numbers: dict[str, int] = {}
        self.add("pass")

    def __len__(self) -> int:
        return len(self.kind_of)

    def add(self, kind: str, **parts: tuple[str, ...]) -> int:
        """Add a kind of answer; returns the int of its first one. The last part counts fastest."""
        if kind in self._bases or " " in kind:
            raise ValueError(f"not a new one-word kind of answer: {kind!r}")
        base = len(self.kind_of)
        self._bases[kind] = base
        self._domains[kind] = parts
        combinations: list[tuple[int, ...]] = [()]
        for words in parts.values():
            combinations = [(*earlier, i) for earlier in combinations for i in range(len(words))]
        self.kinds.append(kind)
        self.kind_of.extend([len(self.kinds) - 1] * len(combinations))
        self.parts_of.extend(combinations)
        for i in range(base, len(self.kind_of)):
            text = self.text(i)
            if text in self._numbers or text != _tidy(text):
                raise ValueError(f"not a text of its own, in small letters and single spaces: {text!r}")
            self._numbers[text] = i
        return base

    def base(self, kind: str) -> int:
        """The int of the first answer of a kind."""
        return self._bases[kind]

    def kind(self, number: int) -> str:
        """The name of an answer's kind."""
        return self.kinds[self.kind_of[number]]

    def parts(self, number: int) -> dict[str, str]:
        """An answer as named parts, its kind among them: {"kind": "move", "to": "abbey"}."""
        kind = self.kind(number)
        domains = self._domains[kind]
        words = {name: words[i] for (name, words), i in zip(domains.items(), self.parts_of[number], strict=True)}
        return {"kind": kind, **words}

    def text(self, number: int) -> str:
        """An answer as text: "move abbey"."""
        return " ".join(self.parts(number).values())

    def number(self, answer: int | str | dict[str, Any]) -> int:
        """The int of an answer given as int, text or parts."""
        if isinstance(answer, int):
            if not 0 <= answer < len(self.kind_of):
                raise UnknownAnswer(f"there is no answer number {answer}; the last is {len(self.kind_of) - 1}")
            return answer
        if isinstance(answer, dict):
            kind = answer.get("kind")
            names = self._domains.get(kind) if isinstance(kind, str) else None
            if names is None or set(answer) != {"kind", *names}:
                raise UnknownAnswer(f"no answer has these parts: {answer}")
            text = " ".join([str(kind), *[str(answer[name]) for name in names]])
        else:
            text = _tidy(answer)
        if text not in self._numbers:
            raise UnknownAnswer(f"no answer reads {text!r}")
        return self._numbers[text]


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())
