"""Boards of spaces and paths, beside every walk there is."""

from __future__ import annotations

from itertools import pairwise, permutations, product

from hypothesis import given
from hypothesis import strategies as st

from gloam.kernel.boards.graphs import FAR, Graph, distances_from, joined, nearest

SPACES = ("abbey", "barn", "cave", "docks", "inn")
COUNT = 5

arrows = st.sets(st.tuples(st.integers(0, COUNT - 1), st.integers(0, COUNT - 1)), max_size=14)


def graph_of(paths: set[tuple[int, int]]) -> Graph:
    """Any graph: paths lead one way."""
    return Graph(tuple(tuple(sorted(to for left, to in paths if left == space)) for space in range(COUNT)))


def shortest(paths: set[tuple[int, int]], start: int, goal: int) -> int:
    """The oracle: the shortest of all walks without a space twice."""
    if start == goal:
        return 0
    others = [space for space in range(COUNT) if space not in (start, goal)]
    walks = [(start, *between, goal) for count in range(len(others) + 1) for between in permutations(others, count)]
    lengths = [len(walk) - 1 for walk in walks if all(step in paths for step in pairwise(walk))]
    return min(lengths, default=FAR)


def test_paths_lead_both_ways_and_their_ends_are_sorted() -> None:
    neighbours = joined(SPACES, [("inn", "abbey"), ("abbey", "barn"), ("barn", "abbey")])
    assert neighbours == ((1, 4), (0,), (), (), (0,))


@given(arrows)
def test_distances_are_those_of_the_shortest_walks(paths: set[tuple[int, int]]) -> None:
    graph = graph_of(paths)
    for a, b in product(range(COUNT), repeat=2):
        assert graph.distance[a][b] == shortest(paths, a, b)


@given(arrows)
def test_the_steps_toward_a_space_are_those_that_begin_a_shortest_walk(paths: set[tuple[int, int]]) -> None:
    graph = graph_of(paths)
    for a, b in product(range(COUNT), repeat=2):
        begun = [to for left, to in sorted(paths) if left == a and a != b and shortest(paths, to, b) + 1 == shortest(paths, a, b)]
        assert list(graph.toward[a][b]) == begun


@given(arrows, st.integers(0, COUNT - 1), st.integers(0, COUNT))
def test_what_is_within_some_steps(paths: set[tuple[int, int]], start: int, steps: int) -> None:
    graph = graph_of(paths)
    near = [space for space in range(COUNT) if shortest(paths, start, space) <= steps]
    assert list(graph.within(start, steps)) == near
    assert [space for space, away in enumerate(distances_from(start, graph.neighbours, steps)) if away < FAR] == near


@given(arrows, st.integers(0, COUNT - 1), st.lists(st.integers(0, COUNT - 1), max_size=6))
def test_the_nearest_of_several(paths: set[tuple[int, int]], start: int, places: list[int]) -> None:
    away = [shortest(paths, start, place) for place in places]
    least = min(away, default=FAR)
    assert graph_of(paths).nearest(start, places) == [p for p, far in zip(places, away, strict=True) if far == least < FAR]


def test_nobody_is_nearest_where_no_way_leads() -> None:
    assert nearest([0, FAR, FAR], [1, 2]) == []
    assert nearest([0, FAR, 3], [1, 2]) == [2]
