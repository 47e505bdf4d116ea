"""Maps of hexagons: cells numbered in rings round the first one, edges numbered clockwise, tiles that are turned."""

from __future__ import annotations

from typing import Final, final

NOWHERE: Final = -1  # beyond the rim of a map

EDGES: Final[tuple[str, ...]] = ("n", "ne", "se", "s", "sw", "nw")
"""The edges of a cell and the directions out of it, clockwise. The hexagons lie on a flat side."""
N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5
SIDES: Final = 6
ALL_EDGES: Final = 63

OPPOSITE: Final[tuple[int, ...]] = (S, SW, NW, N, NE, SE)
"""The same edge, seen from the cell beyond it."""

# Axial coordinates: q counts columns to the east, r counts cells to the south within a column.
_Q: Final[tuple[int, ...]] = (0, 1, 1, 0, -1, -1)
_R: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 0)


# --- the edges of a tile: a mask of six bits ----------------------------------------------------------------------------


def edges_named(names: tuple[str, ...]) -> int:
    """The mask of these edges."""
    mask = 0
    for name in names:
        mask |= 1 << EDGES.index(name)
    return mask


def has_edge(edges: int, edge: int) -> bool:
    """Whether an edge is among these."""
    return (edges >> edge) & 1 == 1


def edges_in(edges: int) -> list[int]:
    """These edges one by one, clockwise from the north."""
    return [edge for edge in range(SIDES) if (edges >> edge) & 1]


def turned(edges: int, turns: int) -> int:
    """The edges of a tile after it was turned clockwise, one edge a turn."""
    turns %= SIDES
    return (edges << turns | edges >> (SIDES - turns)) & ALL_EDGES


def different_turns(edges: int) -> tuple[int, ...]:
    """The turns after which a tile has edges that no fewer turns give it."""
    seen: set[int] = set()
    turns: list[int] = []
    for turn in range(SIDES):
        shape = turned(edges, turn)
        if shape not in seen:
            seen.add(shape)
            turns.append(turn)
    return tuple(turns)


# --- the map ------------------------------------------------------------------------------------------------------------


def apart(q: int, r: int) -> int:
    """How many steps lead over q columns and r cells."""
    return max(abs(q), abs(r), abs(q + r))


def cells_within(radius: int) -> int:
    """How many cells are at most `radius` steps from the first; their numbers are those below this."""
    return 3 * radius * (radius + 1) + 1


@final
class Hexagons:
    """All cells up to `radius` steps from cell 0, numbered ring by ring, so that a cell has its number on every map.

    A map on which n tiles are laid side by side, from cell 0 on, is never left if its radius is n.
    """

    __slots__ = ("_cells", "_width", "count", "neighbours", "q", "r", "radius")

    def __init__(self, radius: int) -> None:
        self.radius: int = radius
        self.count: int = cells_within(radius)
        q, r = _rings(radius)
        self.q: tuple[int, ...] = tuple(q)
        self.r: tuple[int, ...] = tuple(r)
        # Laid out in rows, with a rim of NOWHERE so that a neighbour need not be looked for.
        width = 2 * radius + 3
        rows = [NOWHERE] * (width * width)
        for cell in range(self.count):
            rows[(q[cell] + radius + 1) * width + r[cell] + radius + 1] = cell
        neighbours: list[tuple[int, ...]] = []
        for cell in range(self.count):
            here = (q[cell] + radius + 1) * width + r[cell] + radius + 1
            around = [rows[here + _Q[edge] * width + _R[edge]] for edge in range(SIDES)]
            neighbours.append(tuple(around))
        self._width: int = width
        self._cells: tuple[int, ...] = tuple(rows)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(neighbours)  # [cell][edge]: the cell beyond, or NOWHERE

    def cell(self, q: int, r: int) -> int:
        """The cell q columns to the east and r cells to the south of the first, or NOWHERE."""
        if apart(q, r) > self.radius:
            return NOWHERE
        return self._cells[(q + self.radius + 1) * self._width + r + self.radius + 1]

    def distance(self, one: int, other: int) -> int:
        """The number of steps from one cell to another, whatever lies between."""
        return apart(self.q[one] - self.q[other], self.r[one] - self.r[other])

    def place(self, cell: int) -> tuple[int, int]:
        """Where the middle of a cell is: columns to the east, and half cells to the south of the first."""
        return self.q[cell], 2 * self.r[cell] + self.q[cell]


def _rings(radius: int) -> tuple[list[int], list[int]]:
    """The axial coordinates of all cells: each ring begins in the north and goes round clockwise."""
    q = [0]
    r = [0]
    for ring in range(1, radius + 1):
        at_q, at_r = 0, -ring
        for side in range(SIDES):
            direction = (side + SE) % SIDES
            for _ in range(ring):
                q.append(at_q)
                r.append(at_r)
                at_q += _Q[direction]
                at_r += _R[direction]
    return q, r
