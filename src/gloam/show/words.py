"""Words and how they go together: articles, plurals, lists, seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gloam.kernel.sentences import BETWEEN, OPEN, reference

_HISSING: Final = ("s", "x", "z", "ch", "sh")


def capital(text: str) -> str:
    """A text that begins with a capital, even if it begins with a reference."""
    first = text.index(BETWEEN) + 1 if text.startswith(OPEN) else 0
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def the(name: str) -> str:
    """A name in the middle of a sentence: "the Mummy", and "the Ghost" for "The Ghost"."""
    return f"the {bare(name)}"


def bare(name: str) -> str:
    """A name after "my" or "your": "your Ghost" for "The Ghost"."""
    return name.replace(f"{BETWEEN}The ", BETWEEN) if name.startswith(OPEN) else name.removeprefix("The ")


def plural(word: str) -> str:
    """ "hits", "hourglasses", "enemies"."""
    if word.endswith(_HISSING):
        return f"{word}es"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}s"


def noun(count: int, word: str) -> str:
    """A noun for so many: "hit" for one, "hits" for none or several. Of several words the last one changes."""
    return word if count == 1 else plural(word)


def counted(count: int, word: str) -> str:
    """ "1 hit", "3 more spaces"."""
    return f"{count} {noun(count, word)}"


def verb(word: str, several: bool) -> str:
    """A verb in the present for one or for several: "goes", "go"."""
    return word if several else "is" if word == "are" else f"{word}es" if word.endswith(("o", *_HISSING)) else f"{word}s"


def listed(words: Iterable[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"."""
    *first, end = list(words) or [""]
    return f"{', '.join(first)} {last} {end}" if first else end


def seat_name(seat: int) -> str:
    """A seat as people count: the first is "seat 1"."""
    return f"seat {seat + 1}"


def the_seat(seat: int) -> str:
    """A seat in a sentence: a reference, which a client may show by the name of its player."""
    return reference(f"seat:{seat}", seat_name(seat))


def seat_names(seats: Iterable[int]) -> str:
    """ "seat 1", "seats 1, 2 and 4"."""
    numbers = [str(seat + 1) for seat in seats]
    return f"{noun(len(numbers), 'seat')} {listed(numbers)}"


def in_brief(text: str) -> tuple[str, str]:
    """The first sentence of a text, and the rest."""
    first, ends, rest = text.partition(". ")
    return (f"{first}.", rest) if ends else (text, "")


def spoken(id_: str) -> str:
    """An id as it may be read where nothing better is known: "bridge_north" is "Bridge north"."""
    return capital(id_.replace("_", " "))
