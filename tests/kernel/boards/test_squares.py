"""Grids of squares, beside plain geometry with fractions and a search that tries everything."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloam.kernel.boards.squares import DIRECTIONS, FAR, NE, NOWHERE, NW, SE, SW, E, N, S, Squares, W, mask_of, members

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
        both = [
            edge for edge in filter(is_edge, range(2 * GRID.count)) for end in on_line if set(GRID.sides_of(edge)) == {square, end}
        ]
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
        assert GRID.direction(square, to) == direction
        assert GRID.distance(square, to) == 1


@given(squares, st.sampled_from([N, E, S, W]))
def test_an_edge_is_the_same_from_both_sides(square: int, side: int) -> None:
    to = GRID.step[square][side]
    edge = GRID.edge(square, side)
    if to == NOWHERE:
        assert edge == NOWHERE
    else:
        assert edge == GRID.edge(to, (side + 4) % 8)
        assert set(GRID.sides_of(edge)) == {square, to}


def test_every_edge_has_a_number_of_its_own() -> None:
    numbers = {GRID.edge(square, side) for square in range(GRID.count) for side in (N, E, S, W)} - {NOWHERE}
    assert len(numbers) == 6 * 5 + 7 * 4
    assert numbers == set(filter(is_edge, range(2 * GRID.count)))


@given(squares)
def test_a_corner_is_the_same_from_all_squares_round_it(square: int) -> None:
    corner = GRID.corner(square, SE)
    for direction, seen in ((E, SW), (SE, NW), (S, NE)):
        to = GRID.step[square][direction]
        if to != NOWHERE:
            assert GRID.corner(to, seen) == corner
    assert len({GRID.corner(square, direction) for direction in (NE, SE, SW, NW)}) == 4


def test_names_count_columns_by_letters_and_rows_by_numbers() -> None:
    assert GRID.names()[:2] == ("a1", "b1")
    assert GRID.names()[-1] == "g5"
    assert Squares(28, 1).names()[25:] == ("z1", "aa1", "ab1")
    assert len(set(Squares(60, 3).names())) == 180


@given(st.sets(st.integers(0, 800)))
def test_a_mask_holds_what_was_put_in(numbers: set[int]) -> None:
    assert members(mask_of(numbers)) == sorted(numbers)


# --- what is open ------------------------------------------------------------------------------------------------------


def test_a_wall_closes_its_edge_only() -> None:
    here, east = GRID.at(2, 2), GRID.at(3, 2)
    walls = mask_of([GRID.edge(here, E)])
    assert not GRID.way_open(here, E, walls, 0)
    assert not GRID.way_open(east, W, walls, 0)
    assert GRID.way_open(here, NE, walls, 0)
    assert GRID.way_open(here, SE, walls, 0)


def test_a_corner_is_closed_when_both_ways_round_it_are() -> None:
    here = GRID.at(2, 2)
    wall = mask_of([GRID.edge(here, E)])
    south = 1 << GRID.at(2, 3)
    assert GRID.way_open(here, SE, wall, 0)
    assert GRID.way_open(here, SE, 0, south)
    assert not GRID.way_open(here, SE, wall, south)
    assert not GRID.way_open(here, SE, wall | mask_of([GRID.edge(GRID.at(2, 3), E)]), 0)
    assert not GRID.way_open(here, SE, 0, south | 1 << GRID.at(3, 2))


@given(some_walls, some_squares)
def test_ways_are_open_from_both_sides_or_from_none(walls: int, shut: int) -> None:
    ways = GRID.ways(walls, shut)
    for square in range(GRID.count):
        for direction in range(8):
            to = GRID.step[square][direction]
            if to == NOWHERE:
                assert not GRID.way_open(square, direction, walls, shut)
            elif (shut >> square | shut >> to) & 1:
                assert to not in ways[square]
            else:
                assert (to in ways[square]) == (square in ways[to]) == GRID.way_open(square, direction, walls, shut)
        assert NOWHERE not in ways[square]


# --- lines -------------------------------------------------------------------------------------------------------------


def test_a_line_may_pass_exactly_through_a_corner() -> None:
    one, other = GRID.at(0, 0), GRID.at(3, 1)
    assert GRID.line(one, other) == (E, SE, E)
    assert GRID.through(one, other) == [GRID.at(1, 0), GRID.at(2, 1)]
    assert GRID.corners(one, other) == [(GRID.at(1, 0), SE)]
    assert GRID.corner(GRID.at(1, 0), SE) == GRID.corner(GRID.at(2, 0), SW)


@given(squares, squares)
def test_a_line_passes_through_the_squares_that_hold_a_part_of_it(one: int, other: int) -> None:
    through = GRID.through(one, other)
    assert len(set(through)) == len(through)
    assert set(through) == passed_through(one, other)
    assert members(GRID.between(one, other)) == sorted(through)
    parts = [stretch(one, other, square) for square in dict.fromkeys((one, *through, other))]
    assert one == other or sum(parts) == 1


@given(squares, squares)
def test_a_line_follows_its_steps(one: int, other: int) -> None:
    here = one
    for direction, to in zip(GRID.line(one, other), [*GRID.through(one, other), other], strict=one != other):
        here = GRID.step[here][direction]
        assert here == to
    assert here == other


@given(squares, squares)
def test_a_line_crosses_edges_and_touches_corners(one: int, other: int) -> None:
    assert set(members(GRID.crossed(one, other))) == crossed(one, other)
    numbers = {GRID.corner(square, direction) for square, direction in GRID.corners(one, other)}
    assert numbers == {row * (GRID.columns + 1) + column for column, row in touched(one, other)}


@given(squares, squares, some_walls, some_squares)
def test_a_line_is_clear_when_nothing_is_in_its_way(one: int, other: int, walls: int, shut: int) -> None:
    free = not (
        any((shut >> square) & 1 for square in passed_through(one, other))
        or any((walls >> edge) & 1 for edge in crossed(one, other))
        or any(not routes_free(corner, one, other, walls, shut) for corner in touched(one, other))
    )
    assert GRID.clear(one, other, walls, shut) == free
    assert GRID.clear(other, one, walls, shut) == free


# --- how far one gets --------------------------------------------------------------------------------------------------

some_costs = st.one_of(st.just(()), st.lists(st.integers(1, 3), min_size=GRID.count, max_size=GRID.count))


def cheapest(start: int, most: int, ways: tuple[tuple[int, ...], ...], barred: int, ends: int, costs: list[int]) -> list[int]:
    """The oracle: every step is tried again and again until none makes anything cheaper."""
    paid = [FAR] * GRID.count
    paid[start] = 0
    changed = True
    while changed:
        changed = False
        for square in range(GRID.count):
            if paid[square] == FAR or (square != start and (ends >> square) & 1):
                continue
            for to in ways[square]:
                if (barred >> to) & 1:
                    continue
                total = paid[square] + (costs[to] if costs else 1)
                if total <= most and total < paid[to]:
                    paid[to] = total
                    changed = True
    return paid


@given(squares, st.integers(0, 8), some_walls, some_squares, some_squares, some_squares, some_costs)
def test_reach_finds_the_cheapest_way(
    start: int, most: int, walls: int, shut: int, barred: int, ends: int, costs: list[int]
) -> None:
    ways = GRID.ways(walls, shut)
    reached = GRID.reach(start, most, ways, barred, ends, costs)
    assert reached == cheapest(start, most, ways, barred, ends, costs)


@given(squares, st.integers(0, 8), some_walls, some_squares, some_squares, some_costs)
def test_a_route_costs_what_reach_says(start: int, most: int, walls: int, barred: int, ends: int, costs: list[int]) -> None:
    ways = GRID.ways(walls)
    reached = GRID.reach(start, most, ways, barred, ends, costs)
    for to in range(GRID.count):
        if reached[to] == FAR:
            continue
        path = GRID.route(to, reached, ways, ends, costs)
        assert (path[0], path[-1]) == (start, to)
        assert all(entered in ways[left] for left, entered in pairwise(path))
        assert all(square != start and not (ends >> square) & 1 for square in path[1:-1])
        assert sum(costs[square] if costs else 1 for square in path[1:]) == reached[to]


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 6), (6, 1)])
def test_a_grid_may_be_narrow(columns: int, rows: int) -> None:
    grid = Squares(columns, rows)
    ends = (0, grid.count - 1)
    assert grid.through(*ends) == list(range(1, grid.count - 1))
    assert grid.reach(0, 9, grid.ways(0)) == list(range(grid.count))
