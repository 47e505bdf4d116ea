"""Which tokens make which Gate: how near a set of tokens is to a right equation, and the one that is nearest to the row."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.components import ALL_SYMBOLS, FIRST_SYMBOL, GATES, MINUS, NOTHING, NUMBERS, PLUS, TOKENS
from gloam.games.the_victim.readings import THREE_NUMBERS
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.table import Forest, without

Row = tuple[int, ...]
"""Tokens: of a row from left to right, else sorted."""

_SYMBOLS: Final = tuple(range(FIRST_SYMBOL, len(TOKENS)))
_THREE: Final = 5
"""The tokens of an equation of three numbers."""

_VALUES: Final[dict[Row, tuple[int, ...]]] = {}
_SETS: Final[dict[tuple[int, bool], tuple[Row, ...]]] = {}
_LEAST: Final[dict[tuple[int, bool], tuple[Row, ...]]] = {}
_ROWS: Final[dict[tuple[Row, int], tuple[Row, ...]]] = {}
_LACKING: Final[dict[tuple[int, Row, bool], int]] = {}
_AIMS: Final[dict[tuple[int, Row, Row, bool], Row]] = {}


# --- which tokens -----------------------------------------------------------------------------------------------------


def _values(tokens: Row) -> tuple[int, ...]:
    """Everything that these tokens come to in some order, all of them used."""
    if tokens not in _VALUES:
        found: set[int] = set()
        if len(tokens) == 1:
            found.add(NUMBERS[tokens[0]])
        for number, symbol, rest in _last(tokens):
            found.update([_calculated(before, symbol, number) for before in _values(rest)])
        _VALUES[tokens] = tuple(sorted(found))
    return _VALUES[tokens]


def _last(tokens: Row) -> list[tuple[int, int, Row]]:
    """The number and the symbol that can come last in an equation of these tokens, and the tokens before them."""
    return [
        (number, symbol, without(without(tokens, number), symbol))
        for number in tokens
        if number < FIRST_SYMBOL
        for symbol in _SYMBOLS
        if symbol in tokens
    ]


def _calculated(before: int, symbol: int, number: int) -> int:
    if symbol == PLUS:
        return before + NUMBERS[number]
    return before - NUMBERS[number] if symbol == MINUS else before * NUMBERS[number]


def _sets(gate: int, three: bool) -> tuple[Row, ...]:
    """The sets of tokens of which some order gives a Gate; of three numbers at most, or of any number. [password.well-formed]"""
    key = (gate, three)
    if key not in _SETS:
        every = [tokens for tokens in _ALL if not three or len(tokens) <= _THREE]
        _SETS[key] = tuple([tokens for tokens in every if GATES[gate] in _values(tokens)])
    return _SETS[key]


def _least(gate: int, three: bool) -> tuple[Row, ...]:
    """Those of the sets for a Gate that contain no other one: another set never lacks fewer tokens than these."""
    key = (gate, three)
    if key not in _LEAST:
        least: list[Row] = []
        for tokens in _sets(gate, three):
            if all([_lacks(other, tokens) for other in least]):
                least.append(tokens)
        _LEAST[key] = tuple(least)
    return _LEAST[key]


def _of_supply() -> tuple[Row, ...]:
    """All sets of numbers, with one symbol fewer, that the supply of tokens allows; the smallest first."""
    numbers: list[Row] = [()]
    for number in range(len(NUMBERS)):
        numbers += [(*some, number) for some in numbers]
    symbols: list[Row] = [()]
    for symbol in ALL_SYMBOLS:
        symbols += [more for some in symbols if (more := tuple(sorted((*some, symbol)))) not in symbols]
    pairs = [some + signs for some in numbers for signs in symbols if len(some) == len(signs) + 1 and signs]
    return tuple(sorted(pairs, key=_smallest_first))


def _smallest_first(tokens: Row) -> tuple[int, Row]:
    return len(tokens), tokens


_ALL: Final[tuple[Row, ...]] = _of_supply()


def _lacks(tokens: Row, held: Row) -> int:
    """How many of these tokens are not among those held."""
    return sum([max(0, tokens.count(token) - held.count(token)) for token in set(tokens)])


def missing(t: Forest, gate: int, held: Row) -> int:
    """How many tokens an equation for a Gate lacks, given the tokens that are held (sorted)."""
    three = _three(t)
    key = (gate, held, three)
    if key not in _LACKING:
        _LACKING[key] = min([_lacks(tokens, held) for tokens in _least(gate, three)])
    return _LACKING[key]


def _three(t: Forest) -> bool:
    """Whether an equation has three numbers at most."""
    return t.reads & THREE_NUMBERS != 0


def held(t: Forest) -> Row:
    """All tokens that were found, on the Bunker Board or not."""
    return tuple(sorted(t.tokens + t.row))


def solvable(t: Forest) -> bool:
    """Whether the Gate is known and the tokens for it are there."""
    return t.gate != NOTHING and missing(t, t.gate, held(t)) == 0


# --- the row ----------------------------------------------------------------------------------------------------------


def _rows(tokens: Row, result: int) -> tuple[Row, ...]:
    """All equations of exactly these tokens with this result."""
    if len(tokens) == 1:
        return (tokens,) if NUMBERS[tokens[0]] == result else ()
    key = (tokens, result)
    if key not in _ROWS:
        found: list[Row] = []
        for number, symbol, rest in _last(tokens):
            for before in _values(rest):
                if _calculated(before, symbol, number) == result:
                    found += [(*row, symbol, number) for row in _rows(rest, before)]
        _ROWS[key] = tuple(sorted(found))
    return _ROWS[key]


def nearest(t: Forest) -> Row:
    """The equation for the Gate that lacks the fewest tokens, of these one that needs few changes; () while it is unknown."""
    if t.gate == NOTHING:
        return ()
    if opens(t):
        return t.row
    tokens = held(t)
    key = (t.gate, tokens, t.row, _three(t))
    if key not in _AIMS:
        fewest = missing(t, t.gate, tokens)
        _AIMS[key] = _fewest_changes(t, [some for some in _sets(t.gate, _three(t)) if _lacks(some, tokens) == fewest])
    return _AIMS[key]


def _fewest_changes(t: Forest, sets: list[Row]) -> Row:
    """The equation of one of these sets of tokens that the row is changed to with the fewest actions."""
    best: Row = ()
    fewest = 99
    for least, tokens in sorted([(_lacks(tokens, t.row) + _lacks(t.row, tokens), tokens) for tokens in sets]):
        if least >= fewest:
            break
        for row in _rows(tokens, GATES[t.gate]):
            changes = len(row) + len(t.row) - 2 * len(common(t.row, row))
            if changes < fewest:
                best, fewest = row, changes
    return best


def aim(t: Forest) -> Row:
    """The right equation that the row is changed to with the fewest actions; () if the tokens do not make one."""
    return nearest(t) if solvable(t) else ()


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
