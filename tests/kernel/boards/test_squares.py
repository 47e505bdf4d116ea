"""Grids of squares, beside plain geometry with fractions and a search that tries everything."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloam.kernel.boards.squares import DIRECTIONS, NE, NOWHERE, NW, SE, SW, E, N, S, Squares, W, mask_of, members

GRID = Squares(7, 5)
squares = st.integers(0, GRID.count - 1)
edges = st.integers(0, 2 * GRID.count - 1).filter(lambda edge: is_edge(edge))
some_squares = st.sets(squares, max_size=12).map(mask_of)
some_walls = st.sets(edges, max_size=20).map(mask_of)

Point = tuple[Fraction, Fraction]


def is_edge(edge: int) -> bool:
    """Whether a number is that of an edge between two squares."""
    square = edge % GRID.count
    return GRID.column[square] + 1 < GRID.columns if edge < GRID.count else GRID.row[square] + 1 < GRID.rows


def sides_of(edge: int) -> tuple[int, int]:
    """The two squares that an edge lies between."""
    return (edge, edge + 1) if edge < GRID.count else (edge - GRID.count, edge - GRID.count + GRID.columns)


def corner(square: int, direction: int) -> tuple[int, int]:
    """A square's corner in a diagonal direction, as column and row of the square to its south-east."""
    return GRID.column[square] + (direction in (NE, SE)), GRID.row[square] + (direction in (SE, SW))


# --- the oracle: a line as points between two centres ------------------------------------------------------------------


def centre(square: int) -> Point:
    return GRID.column[square] + Fraction(1, 2), GRID.row[square] + Fraction(1, 2)


def stretch(one: int, other: int, square: int) -> Fraction:
    """Which part of the line between two centres lies inside a square."""
    (x, y), (to_x, to_y) = centre(one), centre(other)
    begin, end = Fraction(0), Fraction(1)
    for at, to, low in ((x, to_x, GRID.column[square]), (y, to_y, GRID.row[square])):
        if at == to:
            if not low < at < low + 1:
                return Fraction(0)
            continue
        bounds = sorted(((low - at) / (to - at), (low + 1 - at) / (to - at)))
        begin, end = max(begin, bounds[0]), min(end, bounds[1])
    return max(Fraction(0), end - begin)


def passed_through(one: int, other: int) -> set[int]:
    return {square for square in range(GRID.count) if square not in (one, other) and stretch(one, other, square)}


def touched(one: int, other: int) -> set[tuple[int, int]]:
    """The corners on the line, as column and row of the square to their south-east."""
    (x, y), (to_x, to_y) = centre(one), centre(other)
    found = set()
    for column in range(GRID.columns + 1):
        for row in range(GRID.rows + 1):
            on_it = (to_x - x) * (row - y) == (to_y - y) * (column - x)
            within = min(x, to_x) < column < max(x, to_x) and min(y, to_y) < row < max(y, to_y)
            if on_it and within:
                found.add((column, row))
    return found


def crossed(one: int, other: int) -> set[int]:
    """The edges that the line crosses away from their ends: those between squares that it enters one after the other."""
    (x, y), (to_x, to_y) = centre(one), centre(other)
    found = set()
    for edge in filter(is_edge, range(2 * GRID.count)):
        square = edge % GRID.count
        column, row = GRID.column[square], GRID.row[square]
        if edge < GRID.count and x != to_x:
            part = (column + 1 - x) / (to_x - x)
            met, low = y + part * (to_y - y), row
        elif edge >= GRID.count and y != to_y:
            part = (row + 1 - y) / (to_y - y)
            met, low = x + part * (to_x - x), column
        else:
            continue
        if 0 < part < 1 and low < met < low + 1:
            found.add(edge)
    return found


def routes_free(corner: tuple[int, int], one: int, other: int, walls: int, shut: int) -> bool:
    """Whether one of the two ways round a corner on the line is free of walls and squares that are shut."""
    column, row = corner
    around = [GRID.at(column + x, row + y) for x, y in ((-1, -1), (0, -1), (0, 0), (-1, 0))]
    on_line = [square for square in around if stretch(one, other, square)]
    assert len(on_line) == 2
    beside = [square for square in around if square not in on_line]
    for square in beside:
        both = [edge for edge in filter(is_edge, range(2 * GRID.count)) for end in on_line if set(sides_of(edge)) == {square, end}]
        assert len(both) == 2
        if not (shut >> square) & 1 and not any((walls >> edge) & 1 for edge in both):
            return True
    return False


# --- squares, edges, corners -------------------------------------------------------------------------------------------


def test_steps_lead_clockwise_from_the_north() -> None:
    here = GRID.at(3, 2)
    assert [GRID.step[here][direction] for direction in range(8)] == [
        GRID.at(3, 1), GRID.at(4, 1), GRID.at(4, 2), GRID.at(4, 3), GRID.at(3, 3), GRID.at(2, 3), GRID.at(2, 2), GRID.at(2, 1),
    ]  # fmt: skip
    assert DIRECTIONS[NE] == "ne"
    assert DIRECTIONS[NW] == "nw"


def test_nothing_is_beyond_the_rim() -> None:
    assert GRID.at(7, 0) == GRID.at(0, 5) == GRID.at(-1, 0) == GRID.at(0, -1) == NOWHERE
    assert [GRID.step[0][direction] for direction in (N, NE, SW, W, NW)] == [NOWHERE] * 5
    assert set(GRID.neighbours[0]) == {GRID.at(1, 0), GRID.at(1, 1), GRID.at(0, 1)}
    assert GRID.edge(0, N) == GRID.edge(0, W) == GRID.edge(GRID.count - 1, E) == GRID.edge(GRID.count - 1, S) == NOWHERE


@given(squares, st.integers(0, 7))
def test_a_step_and_the_opposite_one_lead_back(square: int, direction: int) -> None:
    to = GRID.step[square][direction]
    if to != NOWHERE:
        assert GRID.step[to][(direction + 4) % 8] == square
        assert GRID.distance(square, to) == 1


@given(squares, st.sampled_from([N, E, S, W]))
def test_an_edge_is_the_same_from_both_sides(square: int, side: int) -> None:
    to = GRID.step[square][side]
    edge = GRID.edge(square, side)
    if to == NOWHERE:
        assert edge == NOWHERE
    else:
        assert edge == GRID.edge(to, (side + 4) % 8)
        assert set(sides_of(edge)) == {square, to}


def test_every_edge_has_a_number_of_its_own() -> None:
    numbers = {GRID.edge(square, side) for square in range(GRID.count) for side in (N, E, S, W)} - {NOWHERE}
    assert len(numbers) == 6 * 5 + 7 * 4
    assert numbers == set(filter(is_edge, range(2 * GRID.count)))


def test_names_count_columns_by_letters_and_rows_by_numbers() -> None:
    assert GRID.names()[:2] == ("a1", "b1")
    assert GRID.names()[-1] == "g5"
    assert Squares(28, 1).names()[25:] == ("z1", "aa1", "ab1")
    assert len(set(Squares(60, 3).names())) == 180


@given(st.sets(st.integers(0, 800)))
def test_a_mask_holds_what_was_put_in(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)


# --- lines -------------------------------------------------------------------------------------------------------------


def test_a_line_may_pass_exactly_through_a_corner() -> None:
    one, other = GRID.at(0, 0), GRID.at(3, 1)
    assert GRID.through(one, other) == [GRID.at(1, 0), GRID.at(2, 1)]
    assert GRID.corners(one, other) == [(GRID.at(1, 0), SE)]


@given(squares, squares)
def test_a_line_passes_through_the_squares_that_hold_a_part_of_it(one: int, other: int) -> None:
    through = GRID.through(one, other)
    assert len(set(through)) == len(through)
    assert set(through) == passed_through(one, other)
    assert members(GRID.between(one, other)) == sorted(through)
    parts = [stretch(one, other, square) for square in dict.fromkeys((one, *through, other))]
    assert one == other or sum(parts) == 1


@given(squares, squares)
def test_a_line_touches_corners(one: int, other: int) -> None:
    assert {corner(square, direction) for square, direction in GRID.corners(one, other)} == touched(one, other)


@given(squares, squares, some_walls, some_squares)
def test_a_line_is_clear_when_nothing_is_in_its_way(one: int, other: int, walls: int, shut: int) -> None:
    free = not (
        any((shut >> square) & 1 for square in passed_through(one, other))
        or any((walls >> edge) & 1 for edge in crossed(one, other))
        or any(not routes_free(corner, one, other, walls, shut) for corner in touched(one, other))
    )
    assert GRID.clear(one, other, walls, shut) == free
    assert GRID.clear(other, one, walls, shut) == free


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 6), (6, 1)])
def test_a_grid_may_be_narrow(columns: int, rows: int) -> None:
    grid = Squares(columns, rows)
    ends = (0, grid.count - 1)
    assert grid.through(*ends) == list(range(1, grid.count - 1))
