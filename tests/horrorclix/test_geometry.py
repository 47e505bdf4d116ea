"""Lines of fire, hindering, adjacency and reach against slow and simple oracles."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product

from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.games.horrorclix.components import COUNT, WIDTH
from gloam.games.horrorclix.rules.geometry import BLOCKED, CLEAR, HINDERED, sight
from gloam.games.horrorclix.rules.ground import (
    EVERYWHERE,
    INSIDE,
    Numbered,
    Passage,
    Ways,
    around,
    distance,
    holds,
    leave_out,
    leave_out_beside,
    listed,
    open_steps,
    rows_of,
    spaces_of,
    take_in,
)
from gloam.games.horrorclix.rules.reach import in_flight, on_foot

SIZE = 6  # what is tried lies in this corner of the map
Cell = tuple[int, int]
Edge = frozenset[Cell]

cells = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))
sets_of_cells = st.frozensets(cells, max_size=10)
edges = st.tuples(cells, st.sampled_from([(1, 0), (0, 1)])).map(lambda e: frozenset([e[0], (e[0][0] + e[1][0], e[0][1] + e[1][1])]))
sets_of_edges = st.frozensets(edges, max_size=12)


def number(cell: Cell) -> int:
    return cell[1] * WIDTH + cell[0]


def mask(found) -> int:
    return sum(1 << number(cell) for cell in found)


def wall_masks(walls: frozenset[Edge]) -> tuple[int, int]:
    east = south = 0
    for wall in walls:
        (x, y), (u, _) = sorted(wall)
        if u > x:
            east |= 1 << number((x, y))
        else:
            south |= 1 << number((x, y))
    return east, south


# --- the oracles: fractions, single spaces, no sets of bits -----------------------------------------------------------


def crossings(a: Cell, b: Cell) -> list[tuple[Cell, Cell]]:
    """The spaces that a line passes, as pairs of before and after: neighbours by an edge, or across a corner."""
    (ax, ay), (bx, by) = a, b
    times = {Fraction(0), Fraction(1)}
    for start, end in ((ax, bx), (ay, by)):
        low, high = sorted((start, end))
        times |= {Fraction(2 * n + 1 - 2 * start, 2 * (end - start)) for n in range(low, high)} if start != end else set()
    ordered = sorted(times)
    passed = []
    for one, other in pairwise(ordered):
        middle = (one + other) / 2
        passed.append((round(ax + middle * (bx - ax)), round(ay + middle * (by - ay))))
    return list(pairwise(passed))


def route_closed(a: Cell, side: Cell, b: Cell, walls, solid) -> bool:
    return frozenset((a, side)) in walls or frozenset((side, b)) in walls or side in solid


def oracle_sight(a: Cell, b: Cell, solid, walls, hindering) -> int:
    steps = crossings(a, b)
    line = [a, *[after for _, after in steps]]
    corner = False
    for before, after in steps:
        if after != b and after in solid:
            return BLOCKED
        if before[0] == after[0] or before[1] == after[1]:
            if frozenset((before, after)) in walls:
                return BLOCKED
            continue
        sides = ((after[0], before[1]), (before[0], after[1]))
        shut = [route_closed(before, side, after, walls, solid) for side in sides]
        if all(shut):
            return BLOCKED
        thick = [side in hindering for side in sides]
        closed_or_thick = [shut[n] or thick[n] for n in (0, 1)]
        outside = before not in hindering or after not in hindering
        corner |= outside and ((thick[0] and closed_or_thick[1]) or (thick[1] and closed_or_thick[0]))
    differs = any((one in hindering) != (other in hindering) for one, other in pairwise(line))
    only_own = a in hindering and not any(cell in hindering for cell in line[1:])
    return HINDERED if corner or (differs and not only_own) else CLEAR


def oracle_open(a: Cell, b: Cell, walls, blocking) -> bool:
    dx, dy = b[0] - a[0], b[1] - a[1]
    if max(abs(dx), abs(dy)) != 1 or b in blocking:
        return False
    if dx == 0 or dy == 0:
        return frozenset((a, b)) not in walls
    sides = ((b[0], a[1]), (a[0], b[1]))
    return not all(route_closed(a, side, b, walls, blocking) for side in sides)


def neighbours(cell: Cell) -> list[Cell]:
    return [
        (cell[0] + dx, cell[1] + dy)
        for dx, dy in product((-1, 0, 1), repeat=2)
        if (dx, dy) != (0, 0) and cell[0] + dx >= 0 and cell[1] + dy >= 0
    ]


def oracle_walk(start: Cell, speed: int, walls, blocking, through_not, ending_not, stops, rough) -> set[Cell]:
    """Every way, step by step: the spaces in which one of them may end."""
    ends: set[Cell] = set()
    live = {start}
    seen: set[tuple[Cell, int]] = set()
    for n in range(speed):
        ahead: set[Cell] = set()
        for cell in live:
            if (cell, n) in seen:
                continue
            seen.add((cell, n))
            for to in neighbours(cell):
                if not oracle_open(cell, to, walls, blocking):
                    continue
                if to not in ending_not and to != start:
                    ends.add(to)
                halted = to in stops or not goes_on(rough, number(cell), number(to))
                if not halted and to not in through_not:
                    ahead.add(to)
        live = ahead
    return ends


def goes_on(rough, one: int, other: int) -> bool:
    """Whether hindering terrain lets a figure go on after this step."""
    before, after = (one % WIDTH, one // WIDTH), (other % WIDTH, other // WIDTH)
    diagonal = before[0] != after[0] and before[1] != after[1]
    squeezed = diagonal and (after[0], before[1]) in rough and (before[0], after[1]) in rough
    return before in rough or not (after in rough or squeezed)


# --- what must agree --------------------------------------------------------------------------------------------------


@settings(max_examples=200, deadline=None)
@given(cells, cells, sets_of_cells, sets_of_edges, sets_of_cells)
def test_lines_of_fire_agree_with_the_oracle(a, b, solid, walls, hindering):
    if a == b:
        return
    solid -= {a, b}
    hindering -= solid
    east, south = wall_masks(walls)
    found = sight(number(a), number(b), mask(solid), east | south << COUNT, mask(hindering))
    assert found == oracle_sight(a, b, solid, walls, hindering)


@settings(max_examples=150, deadline=None)
@given(cells, cells, sets_of_cells, sets_of_edges)
def test_whether_a_line_is_blocked_does_not_depend_on_its_direction(a, b, solid, walls):
    if a == b:
        return
    east, south = wall_masks(walls)
    there = sight(number(a), number(b), mask(solid - {a, b}), east | south << COUNT, 0)
    back = sight(number(b), number(a), mask(solid - {a, b}), east | south << COUNT, 0)
    assert (there == BLOCKED) == (back == BLOCKED)


@settings(max_examples=100, deadline=None)
@given(cells, sets_of_cells, sets_of_edges)
def test_adjacency_agrees_with_the_oracle(cell, blocking, walls):
    blocking -= {cell}
    steps = open_steps(*wall_masks(walls), mask(blocking))
    found = set(listed(around(steps, 1 << number(cell))))
    assert found == {number(to) for to in neighbours(cell) if oracle_open(cell, to, walls, blocking)}


@settings(max_examples=100, deadline=None)
@given(cells, cells, sets_of_cells, sets_of_edges)
def test_adjacency_is_mutual(a, b, blocking, walls):
    blocking -= {a, b}
    steps = open_steps(*wall_masks(walls), mask(blocking))
    assert (around(steps, 1 << number(a)) >> number(b)) & 1 == (around(steps, 1 << number(b)) >> number(a)) & 1


@settings(max_examples=50, deadline=None)
@given(walls=sets_of_edges, doors=sets_of_edges, blocking=sets_of_cells)
def test_what_a_passage_joins_is_what_its_steps_lead_to(walls, doors, blocking):
    steps = open_steps(*wall_masks(walls), mask(blocking))
    closed = open_steps(*wall_masks(walls | doors), mask(blocking))
    passage = Passage(0, closed, closed, Passage(0, steps, steps))
    corner = [number((x, y)) for x, y in product(range(SIZE + 1), repeat=2)]
    for a, b in product(corner, repeat=2):
        assert passage.joins(a, b) == bool((around(closed, 1 << a) >> b) & 1) == bool((passage.near(a) >> b) & 1)


@settings(max_examples=50, deadline=None)
@given(st.frozensets(st.integers(0, COUNT - 1)), st.integers(0, COUNT - 1), st.integers(0, 500))
def test_sets_by_rows_are_the_same_sets(found, space, first):
    spaces = sum(1 << member for member in found)
    rows = rows_of(spaces)
    assert spaces_of(rows) == spaces
    assert holds(rows, space) == (space in found)
    assert Numbered(first).of(spaces) == Numbered(first).of_rows(rows) == [first + member for member in sorted(found)]
    take_in(rows, space)
    assert spaces_of(rows) == spaces | 1 << space
    leave_out(rows, space)
    assert spaces_of(rows) == spaces & ~(1 << space)


@settings(max_examples=50, deadline=None)
@given(space=cells, walls=sets_of_edges)
def test_all_beside_a_space_are_left_out(space, walls):
    passage = Passage(0, open_steps(*wall_masks(walls), 0), INSIDE)
    rows = rows_of(EVERYWHERE)
    leave_out_beside(rows, number(space), passage)
    assert spaces_of(rows) == EVERYWHERE & ~passage.near(number(space))


@settings(max_examples=150, deadline=None)
@given(
    start=cells, speed=st.integers(0, 6), walls=sets_of_edges, blocking=sets_of_cells, barred=sets_of_cells,
    friends=sets_of_cells, stops=sets_of_cells, rough=sets_of_cells,
)  # fmt: skip
def test_reach_on_foot_agrees_with_the_oracle(start, speed, walls, blocking, barred, friends, stops, rough):
    blocking -= {start}
    barred -= {start}
    ending_not = barred | friends | blocking
    steps = open_steps(*wall_masks(walls), mask(blocking))
    through = EVERYWHERE & ~mask(barred | blocking)
    ending = EVERYWHERE & ~mask(ending_not | {start})
    reach = on_foot(number(start), speed, Ways(steps, mask(rough)), rows_of(through & ~mask(stops)), rows_of(ending))
    expected = oracle_walk(start, speed, walls, blocking, barred, ending_not, stops, rough)
    assert reach.places == sorted({number(cell) for cell in expected})
    assert listed(reach.ends) == reach.places
    for to in reach.places:
        path = reach.path(to)
        assert path[-1] == to
        assert len(path) <= speed
        for n, (one, other) in enumerate(zip((number(start), *path), path, strict=False)):
            assert distance(one, other) == 1
            assert (around(steps, 1 << one) >> other) & 1
            if n < len(path) - 1:
                assert (through >> other) & 1
                assert not (mask(stops) >> other) & 1
                assert goes_on(rough, one, other)


def test_the_way_through_rough_ground_stays_in_it():
    """Through 1,1 the step into 2,1 would end the move; only the way through 1,0 leads on."""
    rough = {(0, 0), (1, 0), (2, 1)}
    steps = open_steps(0, 0, 0)
    reach = on_foot(0, 3, Ways(steps, mask(rough)), rows_of(EVERYWHERE), rows_of(EVERYWHERE & ~1))
    assert reach.path(number((3, 1))) == (number((1, 0)), number((2, 1)), number((3, 1)))


@settings(max_examples=100, deadline=None)
@given(
    start=cells, soaring=st.booleans(), speed=st.integers(0, 5), walls=sets_of_edges, indoor=sets_of_cells, barred=sets_of_cells,
    climbs=st.sampled_from([0, 1, 3]),
)  # fmt: skip
def test_reach_in_flight_agrees_with_the_oracle(start, soaring, speed, walls, indoor, barred, climbs):
    barred -= {start}
    if soaring:
        indoor -= {start}
    steps = open_steps(*wall_masks(walls), 0)
    sky = EVERYWHERE & ~mask(indoor)
    open_air = EVERYWHERE & ~mask(barred)
    reach = in_flight(number(start), soaring, speed, steps, sky, open_air, open_air, 0, 1, climbs)
    low: set[Cell] = set()
    high: set[Cell] = set()
    states = {(start, soaring, climbs)}
    for _ in range(speed):
        after = set()
        for cell, up, left in states:
            if left and (up or cell not in indoor):
                after.add((cell, not up, left - 1))
            for to in neighbours(cell):
                fits = to not in barred and (to not in indoor if up else oracle_open(cell, to, walls, frozenset()))
                if fits:
                    after.add((to, up, left))
        states |= after
        low |= {cell for cell, up, _ in after if not up}
        high |= {cell for cell, up, _ in after if up}
    corner = {number((x, y)) for x in range(20) for y in range(16)}
    assert set(listed(reach.ends)) & corner == {number(cell) for cell in low} & corner
    assert set(listed(reach.aloft)) & corner == {number(cell) for cell in high} & corner
    for to in listed(reach.ends):
        assert reach.path(to, False)[-1] == to
    for to in listed(reach.aloft):
        assert reach.path(to, True)[-1] == to
