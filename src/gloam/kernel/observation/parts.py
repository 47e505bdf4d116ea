"""Parts of a view: how each becomes numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, Final, final

from msgspec import UNSET, to_builtins
from mypy_extensions import mypyc_attr

from gloam.kernel.caching import cached

MOST: Final = 255
"""The most that one number of a vector can be."""
_NEVER: Final = object()
BYTES: Final[tuple[bytes, ...]] = tuple([bytes((number,)) for number in range(MOST + 1)])
"""By number: itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """How one part of a view becomes numbers: always as many, whatever it holds. What is not there is all zeros."""

    width: int

    def encoded(self, value: Any) -> bytes:
        """The numbers of a value of a view."""
        raise NotImplementedError

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        """The name of each number, and the most that it can be."""
        raise NotImplementedError

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        """What of the view does not become a number, and why."""
        return ()


@final
class Flag(Part):
    """Yes or no."""

    def __init__(self) -> None:
        self.width = 1

    def encoded(self, value: Any) -> bytes:
        return b"\1" if value is not UNSET and value else b"\0"

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(name, 1)]


@final
class Number(Part):
    """A number from `least` to `most`, counted from `least`; what lies outside counts as the nearest.

    One that needs more than a byte is two: how many times 256, and the rest.
    """

    def __init__(self, most: int, least: int = 0) -> None:
        self.least = least
        self.reach = most - least
        self.width = 1 if self.reach <= MOST else 2

    def encoded(self, value: Any) -> bytes:
        if value is None or value is UNSET:
            return bytes(self.width)
        return min(max(int(value) - self.least, 0), self.reach).to_bytes(self.width, "big")

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        if self.width == 1:
            return [(name, self.reach)]
        return [(f"{name}.256", self.reach >> 8), (f"{name}.1", MOST)]


@final
class OneOf(Part):
    """One of some words or seats: 1 for that one and 0 for the others."""

    def __init__(self, words: Iterable[Hashable]) -> None:
        self.words = tuple(words)
        self.width = len(self.words)
        self.nothing = bytes(self.width)
        self.each = tuple([bytes([place == other for other in range(self.width)]) for place in range(self.width)])
        """By index of a word: the numbers that say it is that one."""
        self._by_word = dict(zip(self.words, self.each, strict=True))

    def encoded(self, value: Any) -> bytes:
        return self.nothing if value is None or value is UNSET else self._by_word[value]

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name}.{word}", 1) for word in self.words]


@final
class Index(Part):
    """One of very many words, as one number: 0 for none, then in their order from 1 on."""

    def __init__(self, words: Iterable[Hashable]) -> None:
        self.width = 1
        self._place = {word: place for place, word in enumerate(words, 1)}

    def encoded(self, value: Any) -> bytes:
        return bytes((0 if value is None or value is UNSET else self._place[value],))

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(name, len(self._place))]


@final
class Square(Part):
    """A space of a board of squares, named row by row: its column and its row, counted from 1; two zeros for none."""

    def __init__(self, words: Sequence[str], columns: int) -> None:
        self.width = 2
        self._place = {word: bytes((n % columns + 1, n // columns + 1)) for n, word in enumerate(words)}
        self._sides = (columns, (len(words) + columns - 1) // columns)

    def encoded(self, value: Any) -> bytes:
        return bytes(2) if value is None or value is UNSET else self._place[value]

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name}.column", self._sides[0]), (f"{name}.row", self._sides[1])]


@final
class Several(Part):
    """Any number of some words: how often each is there."""

    def __init__(self, words: Iterable[Hashable], most: int = 1) -> None:
        self.words = tuple(words)
        self.width = len(self.words)
        self.most = most
        self._place: dict[Hashable, int] = {word: place for place, word in enumerate(self.words)}
        one_each = [bytes(place) + b"\1" + bytes(self.width - place - 1) for place in range(self.width)]
        self._up_to_one = (bytes(self.width), *one_each)  # mostly there is one thing or none
        self._counted: Callable[[tuple[int, ...]], bytes] = cached(self._count)

    def encoded(self, value: Any) -> bytes:
        place = self._place
        return self.counted(() if value is None or value is UNSET else tuple([place[word] for word in value if word is not None]))

    def counted(self, places: tuple[int, ...]) -> bytes:
        """The numbers of words by their indices."""
        if len(places) < 2:
            return self._up_to_one[places[0] + 1 if places else 0]
        return self._counted(places)

    def _count(self, places: tuple[int, ...]) -> bytes:
        counts = [0] * self.width
        for place in places:
            if counts[place] < self.most:
                counts[place] += 1
        return bytes(counts)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name}.{word}", self.most) for word in self.words]


@final
class Places:
    """Parts that stand one after the other. One that holds the same object as the last time has the same numbers."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self._parts = list(parts)
        self._last: list[tuple[Any, bytes]] = [(_NEVER, b"")] * len(self._parts)

    def encoded(self, values: Iterable[Any]) -> bytes:
        """The numbers of a value for each part, or for the first ones."""
        parts, last = self._parts, self._last
        found: list[bytes] = []
        for place, value in enumerate(values):
            was, numbers = last[place]
            if value is not was:
                numbers = parts[place].encoded(value)
                last[place] = (value, numbers)
            found.append(numbers)
        return b"".join(found)


@final
class Row(Part):
    """A list of up to so many, one after the other. What lies beyond is not seen."""

    def __init__(self, part: Part, length: int) -> None:
        self.part = part
        self.length = length
        self.width = part.width * length
        self._places = Places([part] * length)

    def encoded(self, value: Any) -> bytes:
        if not value:
            return bytes(self.width)
        return self._places.encoded(value[: self.length]).ljust(self.width, b"\0")

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [number for place in range(self.length) for number in self.part.numbers(f"{name}.{place}")]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        return self.part.left_out(f"{name}.*")


@final
class Keyed(Part):
    """What each of these has, by name."""

    def __init__(self, keys: Iterable[str], part: Part) -> None:
        self.keys = tuple(keys)
        self.part = part
        self.width = len(self.keys) * part.width
        self._places = Places([part] * len(self.keys))

    def encoded(self, value: Mapping[str, Any] | None) -> bytes:
        if not value:
            return bytes(self.width)
        return self._places.encoded([value.get(key) for key in self.keys])

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [number for key in self.keys for number in self.part.numbers(f"{name}.{key}")]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        return self.part.left_out(f"{name}.*")


@final
class Maybe(Part):
    """Something that may not be there: whether it is, and what it is."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.width = part.width + 1

    def encoded(self, value: Any) -> bytes:
        return bytes(self.width) if value is None or value is UNSET else b"\1" + self.part.encoded(value)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name}.there", 1), *self.part.numbers(name)]

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        return self.part.left_out(name)


@final
class LeftOut(Part):
    """What no vector tells, and why not."""

    def __init__(self, why: str) -> None:
        self.width = 0
        self.why = why

    def encoded(self, value: Any) -> bytes:
        return b""

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return ()

    def left_out(self, name: str) -> Iterable[tuple[str, str]]:
        return [(name, self.why)]


@final
class AnyView(Part):
    """The view of a game that does not say how it becomes numbers: its numbers as they come, up to so many.

    A word counts as its place among the words of the game's answers, so far as there is one; before a list stands its length.
    """

    def __init__(self, words: Iterable[str], width: int = 256) -> None:
        self.width = width
        self._place = {word: place % MOST + 1 for place, word in enumerate(dict.fromkeys(words))}

    def encoded(self, value: Any) -> bytes:
        flat: list[int] = []
        self._flatten(to_builtins(value), flat)
        return bytes(flat[: self.width]).ljust(self.width, b"\0")

    def _flatten(self, value: Any, into: list[int]) -> None:
        if isinstance(value, str):
            into.append(self._place.get(value, 0))
        elif isinstance(value, int):
            into.append(min(max(value, 0), MOST))
        elif isinstance(value, (Mapping, Sequence)):
            members = value.values() if isinstance(value, Mapping) else value
            if isinstance(value, Sequence):
                into.append(min(len(value), MOST))
            for member in members:
                self._flatten(member, into)
        else:
            into.append(0)

    def numbers(self, name: str) -> Iterable[tuple[str, int]]:
        return [(f"{name or 'table'}.{place}", MOST) for place in range(self.width)]
