"""What people are called: names that show as they are, and names that could be taken for each other."""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Final

NAME: Final = 40  # letters
JOINER: Final = "\u200d"  # not printable, but within many emoji
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # printable, but nothing is seen

# Letters of other alphabets and signs that look like a Latin letter in most type. Both cases are written in lower case.
_LOOKS: Final = {
    "a": "аαɑ@", "b": "ьƅ", "c": "сϲ", "d": "ԁɗ", "e": "еєҽ", "g": "ɡ", "h": "һн", "i": "іιıl1|!", "j": "јϳ", "k": "кκ", "m": "мʍ",
    "n": "ηпո", "o": "оοσ0օ", "p": "рρ", "q": "ԛ", "r": "гᴦ", "s": "ѕ$5ʂ", "t": "тτ", "u": "υսц", "v": "νѵ", "w": "ԝшω", "x": "хχ",
    "y": "уγү", "z": "ᴢ2",
}  # fmt: skip
_SKELETON: Final = str.maketrans({look: letter for letter, looks in _LOOKS.items() for look in looks})

_GIVEN: Final = re.compile(r"Guest [1-9]\d{3}", re.ASCII)


def given_name() -> str:
    """What someone is called who has not chosen a name."""
    return f"Guest {secrets.randbelow(9000) + 1000}"


def is_given(name: str) -> bool:
    """Whether a name tells that nobody has chosen it."""
    return _GIVEN.fullmatch(name) is not None


def legible(name: str) -> bool:
    """Whether a name shows as it is: no letter in it is unseen, ends the line or turns it around."""
    shown = name.replace(JOINER, "")
    return shown.isprintable() and not any(blank in shown for blank in BLANKS) and bool(shown) == bool(name)


def skeleton(name: str) -> str:
    """What is left of a name at a glance: letters without marks, case or spaces, each as the Latin letter it looks like."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter) and letter.isprintable() and letter != " ")
    return letters.translate(_SKELETON)


def alike(one: str, other: str) -> bool:
    """Whether one name could be taken for the other."""
    return skeleton(one) == skeleton(other)


def speakable(text: str) -> str:
    """What someone says, without what is no letter: control codes, halves of letters, and signs that turn the line around."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if letter.isprintable() or letter in (JOINER, "\u200c"))
