"""The equation on the Bunker Board, calculated from left to right."""

from __future__ import annotations

from gloam.games.the_victim.components import FIRST_SYMBOL, GATES, MINUS, NOTHING, NUMBERS, PLUS
from gloam.games.the_victim.table import Forest


def well_formed(row: tuple[int, ...]) -> bool:
    """Whether a row is numbers and symbols by turns, with a number at both ends and at least one symbol. [password.well-formed]"""
    if len(row) < 3 or len(row) % 2 == 0:
        return False
    return all([(token >= FIRST_SYMBOL) == (i % 2 == 1) for i, token in enumerate(row)])


def value(row: tuple[int, ...]) -> int:
    """What a well-formed row comes to, strictly from left to right. [password.left-to-right]"""
    result = NUMBERS[row[0]]
    for i in range(1, len(row), 2):
        number = NUMBERS[row[i + 1]]
        if row[i] == PLUS:
            result += number
        elif row[i] == MINUS:
            result -= number
        else:
            result *= number
    return result


def opens(t: Forest) -> bool:
    """Whether the row gives the number of the Gate token. [password.needs-gate, map.bunker-target]"""
    return t.gate != NOTHING and well_formed(t.row) and value(t.row) == GATES[t.gate]
