"""Spaces joined by paths: how far it is, which steps lead nearer, who is nearest. Worked out once, when content is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

FAR: Final = 9999  # the distance to where no way leads

Neighbours = tuple[tuple[int, ...], ...]
"""For each space those one step away."""


def joined(names: Sequence[str], paths: Iterable[tuple[str, str]]) -> Neighbours:
    """For each of `names` what the two-way `paths` join it to, sorted."""
    ends: list[set[int]] = [set() for _ in names]
    for one, other in paths:
        ends[names.index(one)].add(names.index(other))
        ends[names.index(other)].add(names.index(one))
    return tuple([tuple(sorted(beyond)) for beyond in ends])


def distances_from(start: int, neighbours: Sequence[Sequence[int]], most: int = FAR) -> list[int]:
    """The number of steps from `start` to each space, FAR where there is no way of at most so many."""
    row = [FAR] * len(neighbours)
    row[start] = 0
    ahead = [start]
    for space in ahead:  # grows while it is read: nearest first
        steps = row[space] + 1
        if steps > most:
            break
        for to in neighbours[space]:
            if row[to] == FAR:
                row[to] = steps
                ahead.append(to)
    return row


def nearest(row: Sequence[int], places: Iterable[int]) -> list[int]:
    """Those of `places` with the least distance in `row`, in the order they came; none if no way leads to any."""
    least = FAR
    found: list[int] = []
    for place in places:
        if row[place] < least:
            least = row[place]
            found = [place]
        elif row[place] == least and least < FAR:
            found.append(place)
    return found


@final
class Graph:
    """A board of spaces whose paths never change, with tables of all distances and of the steps that lead nearer."""

    __slots__ = ("distance", "neighbours", "toward")

    def __init__(self, neighbours: Neighbours) -> None:
        count = len(neighbours)
        self.neighbours: Neighbours = neighbours
        distance = tuple([tuple(distances_from(start, neighbours)) for start in range(count)])
        self.distance: tuple[tuple[int, ...], ...] = distance  # [a][b]: steps from a to b, or FAR
        toward: list[tuple[tuple[int, ...], ...]] = []
        for a, ends in enumerate(neighbours):
            toward.append(tuple([tuple([to for to in ends if distance[to][b] < distance[a][b]]) for b in range(count)]))
        # [a][b]: the neighbours of a that are one step nearer to b; none if a is b or there is no way
        self.toward: tuple[tuple[tuple[int, ...], ...], ...] = tuple(toward)

    def nearest(self, start: int, places: Iterable[int]) -> list[int]:
        """Those of `places` that are the fewest steps from `start`, in the order they came."""
        return nearest(self.distance[start], places)

    def within(self, start: int, steps: int) -> tuple[int, ...]:
        """All spaces at most so many steps from `start`, itself among them, in their order."""
        return tuple([space for space, away in enumerate(self.distance[start]) if away <= steps])
