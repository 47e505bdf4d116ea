"""Grids of squares: steps in eight directions, walls on the edges, and lines between centres.

A set of squares, or of edges, is a mask: an int with a bit for each of them. Row 0 is in the north, column 0 in the west.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

NOWHERE: Final = -1  # beyond the rim of a grid

DIRECTIONS: Final[tuple[str, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Clockwise; the even ones lead over an edge, the odd ones over a corner."""
N: Final = 0
NE: Final = 1
E: Final = 2
SE: Final = 3
S: Final = 4
SW: Final = 5
W: Final = 6
NW: Final = 7

_ACROSS: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1)
_DOWN: Final[tuple[int, ...]] = (-1, -1, 0, 1, 1, 1, 0, -1)


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these squares, or edges."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


_BITS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([bit for bit in range(8) if (byte >> bit) & 1]) for byte in range(256)])
"""By byte: the bits that are set in it."""


def members(mask: int) -> list[int]:
    """The squares, or edges, of a set, in their order."""
    found: list[int] = []
    raw = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
    for n in range(len(raw)):
        if raw[n]:
            for bit in _BITS[raw[n]]:
                found.append(n * 8 + bit)  # noqa: PERF401  (a list for each byte would cost more)
    return found


@final
class Line:
    """How a straight line leads from centre to centre, as if the box that it fills lay in the grid's north-west."""

    __slots__ = ("around", "corners", "edges", "inside", "mask")

    def __init__(
        self,
        inside: tuple[int, ...],
        edges: int,
        corners: tuple[tuple[int, int], ...],
        around: tuple[tuple[int, int, int, int], ...],
    ) -> None:
        self.inside = inside  # the squares it passes through between its ends
        self.mask: int = mask_of(inside)
        self.edges = edges  # mask of the edges it crosses
        self.corners = corners  # (square, direction in which it leaves that over a corner)
        self.around = around  # at each corner the masks of edges and square of one way round it, and of the other


@final
class Squares:
    """A grid. Nothing on it changes: walls and what is in the way are told with each question."""

    __slots__ = ("_edges", "_lines", "column", "columns", "count", "neighbours", "row", "rows", "step")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: int = columns
        self.rows: int = rows
        self.count: int = columns * rows
        self.column: tuple[int, ...] = tuple([square % columns for square in range(self.count)])
        self.row: tuple[int, ...] = tuple([square // columns for square in range(self.count)])
        steps: list[tuple[int, ...]] = []
        edges: list[tuple[int, ...]] = []
        for square in range(self.count):
            around = [self.at(self.column[square] + _ACROSS[d], self.row[square] + _DOWN[d]) for d in range(8)]
            steps.append(tuple(around))
            edges.append(
                (
                    NOWHERE if around[N] == NOWHERE else self.count + around[N],
                    NOWHERE if around[E] == NOWHERE else square,
                    NOWHERE if around[S] == NOWHERE else self.count + square,
                    NOWHERE if around[W] == NOWHERE else around[W],
                )
            )
        self.step: tuple[tuple[int, ...], ...] = tuple(steps)  # [square][direction]: the square there, or NOWHERE
        self.neighbours: tuple[tuple[int, ...], ...] = tuple([tuple([to for to in ends if to != NOWHERE]) for ends in steps])
        self._edges: tuple[tuple[int, ...], ...] = tuple(edges)
        # By how two squares lie to each other; made when first asked for.
        self._lines: list[Line | None] = [None] * ((2 * columns - 1) * (2 * rows - 1))

    # --- squares, edges, corners -------------------------------------------------------------------------------------

    def at(self, column: int, row: int) -> int:
        """The square there, or NOWHERE."""
        return row * self.columns + column if 0 <= column < self.columns and 0 <= row < self.rows else NOWHERE

    def names(self) -> tuple[str, ...]:
        """What the squares are called: letters for the column, then the number of the row, a1 in the north-west."""
        return tuple([f"{_letters(self.column[square])}{self.row[square] + 1}" for square in range(self.count)])

    def distance(self, one: int, other: int) -> int:
        """The number of steps from one square to another if nothing is in the way; a diagonal one counts as one."""
        return max(abs(self.column[one] - self.column[other]), abs(self.row[one] - self.row[other]))

    def edge(self, square: int, side: int) -> int:
        """The number of a square's edge in direction N, E, S or W, the same from both sides; NOWHERE on the rim."""
        return self._edges[square][side >> 1]

    # --- corners -----------------------------------------------------------------------------------------------------

    def routes(self, square: int, direction: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """The two ways round the corner in a diagonal direction: each an edge, the square beside, and an edge again."""
        before = (direction + 7) % 8
        after = (direction + 1) % 8
        one = self.step[square][before]
        other = self.step[square][after]
        return (
            (self._edges[square][before >> 1], one, self._edges[one][after >> 1]),
            (self._edges[square][after >> 1], other, self._edges[other][before >> 1]),
        )

    # --- lines from centre to centre ---------------------------------------------------------------------------------
    # In whole numbers, so that a line through a corner is exactly that. None runs along an edge.

    def through(self, one: int, other: int) -> list[int]:
        """The squares the line passes through, in its order, without those at its ends. A corner touched is not passed through."""
        base = self._base(one, other)
        return [base + square for square in self._line(one, other).inside]

    def between(self, one: int, other: int) -> int:
        """The same squares, as a mask."""
        return self._line(one, other).mask << self._base(one, other)

    def corners(self, one: int, other: int) -> list[tuple[int, int]]:
        """The corners the line passes exactly through: each as the square it comes from and the direction it leaves that in."""
        base = self._base(one, other)
        return [(base + square, direction) for square, direction in self._line(one, other).corners]

    def clear(self, one: int, other: int, walls: int, shut: int) -> bool:
        """Whether the line crosses no wall, passes through no square `shut`, and at each corner one way round it is free."""
        line = self._line(one, other)
        base = self._base(one, other)
        walls >>= base
        shut >>= base
        if shut & line.mask or walls & line.edges:
            return False
        for edges, beside, other_edges, other_beside in line.around:
            if (walls & edges or shut & beside) and (walls & other_edges or shut & other_beside):
                return False
        return True

    def _base(self, one: int, other: int) -> int:
        """The north-west corner of the box that a line fills."""
        return min(self.row[one], self.row[other]) * self.columns + min(self.column[one], self.column[other])

    def _line(self, one: int, other: int) -> Line:
        """The line between any two squares that lie so to each other."""
        across = self.column[other] - self.column[one]
        down = self.row[other] - self.row[one]
        offset = (down + self.rows - 1) * (2 * self.columns - 1) + across + self.columns - 1
        line = self._lines[offset]
        if line is None:
            line = self._lines[offset] = self._drawn(across, down)
        return line

    def _drawn(self, across: int, down: int) -> Line:
        wide, high = abs(across), abs(down)
        sideways = E if across > 0 else W
        onward = S if down > 0 else N
        slanting = _slanting(sideways, onward)
        here = (0 if across >= 0 else wide) + (0 if down >= 0 else high) * self.columns
        goal = here + across + down * self.columns
        inside: list[int] = []
        corners: list[tuple[int, int]] = []
        around: list[tuple[int, int, int, int]] = []
        edges = 0
        columns = rows = 0  # crossed so far
        while columns < wide or rows < high:
            # Which comes first, the next line between columns or that between rows? Both sides are times 2 * wide * high.
            next_column = (2 * columns + 1) * high
            next_row = (2 * rows + 1) * wide
            direction = slanting if next_column == next_row else sideways if next_column < next_row else onward
            to = here + _ACROSS[direction] + _DOWN[direction] * self.columns
            if direction & 1:
                corners.append((here, direction))
                one, other = self.routes(here, direction)
                around.append((1 << one[0] | 1 << one[2], 1 << one[1], 1 << other[0] | 1 << other[2], 1 << other[1]))
            else:
                edges |= 1 << self.edge(here, direction)
            columns += abs(_ACROSS[direction])
            rows += abs(_DOWN[direction])
            here = to
            if here != goal:
                inside.append(here)
        return Line(tuple(inside), edges, tuple(corners), tuple(around))


def _slanting(sideways: int, onward: int) -> int:
    """The direction between east or west and south or north."""
    if onward == N:
        return NE if sideways == E else NW
    return SE if sideways == E else SW


def _letters(column: int) -> str:
    """a to z, then aa, ab ..."""
    last = chr(ord("a") + column % 26)
    return last if column < 26 else _letters(column // 26 - 1) + last
