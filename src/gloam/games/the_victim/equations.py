"""Which tokens make which Gate: how near a set of tokens is to a right equation, and the one that is nearest to the row."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from gloam.games.the_victim.components import ALL_SYMBOLS, FIRST_SYMBOL, GATES, NOTHING, NUMBERS, TOKENS
from gloam.games.the_victim.rules.equation import opens, value
from gloam.games.the_victim.table import Forest

Row = tuple[int, ...]

_SUPPLY: Final[tuple[int, ...]] = tuple([1 if token < FIRST_SYMBOL else ALL_SYMBOLS.count(token) for token in range(len(TOKENS))])


def _rows(numbers: int) -> list[Row]:
    """All rows of so many numbers that the supply of tokens allows."""
    found: list[Row] = []
    for chosen in permutations(range(len(NUMBERS)), numbers):
        for symbols in product(range(FIRST_SYMBOL, len(TOKENS)), repeat=numbers - 1):
            if all([symbols.count(symbol) <= _SUPPLY[symbol] for symbol in symbols]):
                row: Row = (chosen[0],)
                for symbol, number in zip(symbols, chosen[1:], strict=True):
                    row = (*row, symbol, number)
                found.append(row)
    return found


_ROWS: Final[tuple[tuple[Row, ...], ...]] = tuple(
    [tuple([row for row in (*_rows(2), *_rows(3)) if value(row) == gate]) for gate in GATES]
)
"""The equations of two or three numbers, by Gate."""

_CLOSEST: Final[dict[tuple[int, Row], int]] = {}
_NEAREST: Final[dict[tuple[int, Row, Row], Row]] = {}


def missing(gate: int, held: Row) -> int:
    """How many tokens an equation for a Gate lacks, given the tokens that are held (sorted)."""
    key = (gate, held)
    if key not in _CLOSEST:
        _CLOSEST[key] = min([_lacks(row, held) for row in _ROWS[gate]])
    return _CLOSEST[key]


def _lacks(row: Row, held: Row) -> int:
    return sum([max(0, row.count(token) - held.count(token)) for token in set(row)])


def held(t: Forest) -> Row:
    """All tokens that were found, on the Bunker Board or not."""
    return tuple(sorted(t.tokens + t.row))


def solvable(t: Forest) -> bool:
    """Whether the Gate is known and the tokens for it are there."""
    return t.gate != NOTHING and missing(t.gate, held(t)) == 0


# --- the row ----------------------------------------------------------------------------------------------------------


def aim(t: Forest) -> Row:
    """The right equation that the row is changed to with the fewest actions; () if the tokens do not make one."""
    if t.gate == NOTHING:
        return ()
    tokens = held(t)
    best: Row = ()
    fewest = 99
    for row in _ROWS[t.gate]:
        if _lacks(row, tokens) == 0:
            changes = len(row) + len(t.row) - 2 * len(common(t.row, row))
            if changes < fewest:
                best, fewest = row, changes
    return best


def nearest(t: Forest) -> Row:
    """The equation for the Gate that lacks the fewest tokens, of these one that needs few changes; () while it is unknown."""
    if t.gate == NOTHING:
        return ()
    if solvable(t):
        return t.row if opens(t) else aim(t)
    tokens = held(t)
    key = (t.gate, tokens, t.row)
    if key not in _NEAREST:
        fewest = missing(t.gate, tokens)
        rows = [row for row in _ROWS[t.gate] if _lacks(row, tokens) == fewest]
        _NEAREST[key] = max([(len(common(t.row, row)), -len(row), row) for row in rows])[2]
    return _NEAREST[key]


def changes_left(t: Forest) -> int:
    """How many tokens have still to be placed or removed until the Bunker opens; 99 if the tokens do not make an equation."""
    if opens(t):
        return 0
    target = aim(t)
    return len(target) + len(t.row) - 2 * len(common(t.row, target)) if target else 99


def common(row: Row, target: Row) -> Row:
    """The longest part of a row that can stay, in its order."""
    longest: list[Row] = [()] * (len(target) + 1)
    for token in row:
        before = longest
        longest = [()]
        for i in range(len(target)):
            grown = (*before[i], token) if target[i] == token else ()
            longest.append(_longer(grown, _longer(before[i + 1], longest[i])))
    return longest[-1]


def _longer(one: Row, other: Row) -> Row:
    return one if len(one) > len(other) else other
