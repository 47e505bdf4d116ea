"""Short codes for figures where there is little room: "A3" is the third monster of seat 1, "v7" a victim, "?7" one face down."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final

from gloam.games.horrorclix.table import Clix

_NUMBERS: Final = digits + ascii_lowercase
SEAT_COLOURS: Final = ("#7FE0A0", "#9CC8FF", "#F2A36B", "#D7A8F5")
FLAGS: Final = ascii_uppercase  # by seat


def monster_code(t: Clix, m: int) -> str:
    """The flag of its owner, and its number in that army."""
    number = 1 + len([n for n in range(m) if t.owner[n] == t.owner[m]])
    return FLAGS[t.owner[m]] + (_NUMBERS[number] if number < len(_NUMBERS) else "+")


def victim_code(t: Clix, v: int) -> str:
    """ "?7" while nobody knows who it is, then "v7"."""
    return ("v" if t.known(v) else "?") + _NUMBERS[v + 1]
