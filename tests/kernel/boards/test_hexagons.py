"""Maps of hexagons, beside a search step by step."""

from __future__ import annotations

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloam.kernel.boards.hexagons import (
    ALL_EDGES,
    EDGES,
    NE,
    NOWHERE,
    NW,
    OPPOSITE,
    SE,
    SIDES,
    SW,
    Hexagons,
    N,
    S,
    cells_within,
    different_turns,
    edges_in,
    edges_named,
    has_edge,
    turned,
)

MAP = Hexagons(4)
cells = st.integers(0, MAP.count - 1)
shapes = st.integers(0, ALL_EDGES)


def middle(cell: int) -> tuple[float, float]:
    """Where a cell's middle is, for hexagons whose flat sides are 1 apart."""
    columns, halves = MAP.place(cell)
    return columns * 3**0.5 / 2, halves / 2


def steps_from(start: int) -> dict[int, int]:
    """The oracle: how far every cell is, one step further at a time."""
    steps = {start: 0}
    for taken in range(1, 2 * MAP.radius + 1):
        for cell in [cell for cell, far in steps.items() if far == taken - 1]:
            for to in MAP.neighbours[cell]:
                if to != NOWHERE:
                    steps.setdefault(to, taken)
    return steps


# --- edges -------------------------------------------------------------------------------------------------------------


def test_edges_are_numbered_clockwise_and_known_by_name() -> None:
    assert [EDGES[edge] for edge in (N, NE, SE, S, SW, NW)] == ["n", "ne", "se", "s", "sw", "nw"]
    shape = edges_named(("n", "se", "sw"))
    assert edges_in(shape) == [N, SE, SW]
    assert has_edge(shape, SE)
    assert not has_edge(shape, S)


@given(shapes, st.integers(-8, 20))
def test_a_turned_tile_has_each_edge_further_on(edges: int, turns: int) -> None:
    assert set(edges_in(turned(edges, turns))) == {(edge + turns) % SIDES for edge in edges_in(edges)}


@given(shapes)
def test_different_turns_give_every_shape_once(edges: int) -> None:
    shown = [turned(edges, turns) for turns in different_turns(edges)]
    assert len(set(shown)) == len(shown)
    assert set(shown) == {turned(edges, turns) for turns in range(SIDES)}


def test_a_tile_that_looks_the_same_turned_is_not_turned() -> None:
    assert different_turns(ALL_EDGES) == (0,)
    assert different_turns(edges_named(("n", "s"))) == (0, 1, 2)


# --- cells -------------------------------------------------------------------------------------------------------------


def test_cells_are_numbered_in_rings_from_the_north() -> None:
    assert MAP.neighbours[0] == (1, 2, 3, 4, 5, 6)
    assert MAP.neighbours[1][N] == 7
    assert cells_within(0) == 1
    assert MAP.count == cells_within(4) == 61


def test_a_cell_has_its_number_on_every_map() -> None:
    small = Hexagons(2)
    assert small.q == MAP.q[: small.count]
    assert small.r == MAP.r[: small.count]


@given(cells, st.integers(0, SIDES - 1))
def test_a_neighbour_lies_where_its_edge_is(cell: int, edge: int) -> None:
    to = MAP.neighbours[cell][edge]
    if to == NOWHERE:
        assert MAP.distance(0, cell) == MAP.radius
        return
    (x, y), (to_x, to_y) = middle(cell), middle(to)
    north, east = y - to_y, to_x - x
    assert (round(2 * north), (east > 0.1) - (east < -0.1)) == {
        N: (2, 0),
        NE: (1, 1),
        SE: (-1, 1),
        S: (-2, 0),
        SW: (-1, -1),
        NW: (1, -1),
    }[edge]
    assert dist((x, y), (to_x, to_y)) == pytest.approx(1)
    assert MAP.neighbours[to][OPPOSITE[edge]] == cell


@given(cells)
def test_distance_is_the_number_of_steps(cell: int) -> None:
    assert {other: MAP.distance(cell, other) for other in range(MAP.count)} == steps_from(cell)


@given(cells)
def test_a_cell_is_found_by_its_coordinates(cell: int) -> None:
    assert MAP.cell(MAP.q[cell], MAP.r[cell]) == cell


@pytest.mark.parametrize(("q", "r"), [(5, 0), (0, -5), (3, 2), (-4, -1), (900, -900)])
def test_beyond_the_rim_there_is_nothing(q: int, r: int) -> None:
    assert MAP.cell(q, r) == NOWHERE
