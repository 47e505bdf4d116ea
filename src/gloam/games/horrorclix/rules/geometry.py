"""Lines of fire, and what stands in their way. All in whole numbers: a line is the spaces and edges it crosses.

A line runs from centre to centre. It crosses each grid line either inside an edge or exactly in a corner; at a corner it may
pass on either of two sides. [line-of-fire.centre-to-centre]
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gloam.games.horrorclix.components import COUNT, DEFENSE, GRID, HEIGHT, WIDTH
from gloam.games.horrorclix.rules.ground import ALONE, APART, COLUMN, ROW, SHIFT, Spaces
from gloam.games.horrorclix.table import Clix

_MOST_SIGHTS: Final = 50_000  # that are remembered of a map
CLEAR: Final = 0
HINDERED: Final = 1
BLOCKED: Final = 2


def sight(a: int, b: int, solid: Spaces, walls: int, hindering: Spaces) -> int:
    """Whether a line from a to b is clear, hindered or blocked, among solid spaces, walls and hindering terrain.

    [line-of-fire.passing-through-a-space, line-of-fire.blocking-terrain-blocks, line-of-fire.corner-needs-both-sides,
    line-of-fire.walls-at-corners, hindering.plus-one-defense, hindering.modifier-only-once, hindering.firing-from-the-edge,
    hindering.firing-from-deeper-in, hindering.line-inside-one-area]
    """
    if not GRID.clear(a, b, walls, solid):
        return BLOCKED
    if not hindering:
        return CLEAR
    base: int = box_of(a, b)
    if (hindering >> base) & trace_of(a, b).sides and squeezed(a, b, solid, walls, hindering):
        return HINDERED
    every = GRID.between(a, b) | (1 << a) | (1 << b)
    crossed = every & hindering
    return HINDERED if crossed and crossed not in (every, 1 << a) else CLEAR


def squeezed(a: int, b: int, solid: Spaces, walls: int, hindering: Spaces) -> bool:
    """Whether a line passes exactly between a hindering space and one that is hindering or closed.

    Inside one area it crosses no boundary, so that does not count. [hindering.corner-counts-for-fire]
    """
    for space, direction in GRID.corners(a, b):
        ends = (1 << space) | (1 << GRID.step[space][direction])
        if not ends & ~hindering:
            continue
        sides = [
            ((hindering >> side) & 1 == 1, ((walls >> before) | (walls >> after) | (solid >> side)) & 1 == 1)
            for before, side, after in GRID.routes(space, direction)
        ]
        (thick, shut), (thick_too, shut_too) = sides
        if (thick and (thick_too or shut_too)) or (thick_too and shut):
            return True
    return False


def fire(t: Clix, shooter: int, target: int) -> int:
    """The line of fire from one monster to another as the table stands.

    [line-of-fire.figures-block, line-of-fire.soaring-blockers, line-of-fire.grounded-blockers,
    hourglasses.intangible-transparent, tombstones.shield-adjacent-target, air-combat.soaring-lines-ignore-ground]
    """
    aloft = t.soaring[shooter] == 1 or t.soaring[target] == 1
    return sight_at(t, t.at[shooter], t.at[target], aloft)


def sight_at(t: Clix, a: int, b: int, aloft: bool) -> int:
    """The line between two spaces as the table stands; `aloft` if one of its ends is soaring.

    A figure that it would pass through blocks it. Else the ground decides, and figures beside its corners, and that is remembered.
    """
    trace = trace_of(a, b)
    marks = trace.marks
    size: i64 = len(marks)
    base = box_of(a, b)
    beside = 0  # figures at corners of the line
    for m, space in enumerate(t.at):
        n: i64 = space - base
        if 0 <= n < size and marks[n] > AT_END and blocks_lines(t, m, aloft):
            if marks[n] == INSIDE_LINE:
                return BLOCKED
            beside |= ALONE[space]
    if not aloft:
        for space in t.victim_at:
            n = space - base
            if 0 <= n < size and marks[n] > AT_END:
                if marks[n] == INSIDE_LINE:
                    return BLOCKED
                beside |= ALONE[space]
    if changed(t, trace, base):
        return sight_past(t, a, b, aloft, beside)
    ground = t.ground
    key = ((a * COUNT + b) * 2 + aloft, beside)
    found = ground.sights.get(key, -1)
    if found < 0:
        if len(ground.sights) > _MOST_SIGHTS:
            ground.sights.clear()
        solid, walls = (beside, 0) if aloft else (beside | ground.blocking, ground.open.walls)
        found = ground.sights[key] = sight(a, b, solid, walls, ground.hindering)
    return found


AT_END: Final = 1
INSIDE_LINE: Final = 2
AT_CORNER: Final = 3


@final
class Trace:
    """What a line touches, counted from the north-west corner of the box that it fills."""

    __slots__ = ("marks", "sides")

    def __init__(self, marks: bytes, sides: Spaces) -> None:
        self.marks: bytes = marks  # by space: whether it is an end, is passed through, or is beside a corner that the line cuts
        self.sides: int = sides  # all that are beside such a corner

    def touches(self, n: i64) -> bool:
        """Whether it touches the n-th space."""
        return 0 <= n < len(self.marks) and self.marks[n] > 0


_TRACES: Final[list[Trace | None]] = [None] * ((2 * WIDTH - 1) * (2 * HEIGHT - 1))


def trace_of(a: int, b: int) -> Trace:
    """What any line touches that leads as far in the same direction."""
    shape = (ROW[b] - ROW[a] + HEIGHT - 1) * (2 * WIDTH - 1) + COLUMN[b] - COLUMN[a] + WIDTH - 1
    found = _TRACES[shape]
    if found is None:
        base = box_of(a, b)
        marks = [0] * (abs(ROW[a] - ROW[b]) * WIDTH + abs(COLUMN[a] - COLUMN[b]) + 1)
        sides = 0
        for space, direction in GRID.corners(a, b):
            for _, side, _ in GRID.routes(space, direction):
                marks[side - base] = AT_CORNER
                sides |= ALONE[side - base]
        for space in GRID.through(a, b):
            marks[space - base] = INSIDE_LINE
        marks[a - base] = marks[b - base] = AT_END
        found = _TRACES[shape] = Trace(bytes(marks), sides)
    return found


def box_of(a: i64, b: i64) -> i64:
    """The north-west corner of the box that a line fills."""
    y: i64 = min(ROW[a], ROW[b])
    x: i64 = min(COLUMN[a], COLUMN[b])
    return y * WIDTH + x


def changed(t: Clix, trace: Trace, base: i64) -> bool:
    """Whether a tombstone, a marker or a doorway lies where a line could run into it."""
    for space in t.tombstones:
        if trace.touches(space - base):
            return True
    for space, _, _ in t.markers:
        if trace.touches(space - base):
            return True
    doors = t.doors
    return bool(doors) and any(trace.touches(at - base) and trace.touches(at + SHIFT[edge] - base) for at, edge in doors)


def blocks_lines(t: Clix, m: int, aloft: bool) -> bool:
    """Whether a monster on the map blocks lines: a soaring one if an end of the line is soaring, else one that is not."""
    return (t.soaring[m] == 1) == aloft and not t.hourglass(m, DEFENSE)


def line_figures(t: Clix, aloft: bool) -> Spaces:
    """The spaces of figures that block lines: soaring ones if an end of the line is soaring, else all others."""
    figures = 0
    for m in range(len(t.at)):
        if t.at[m] >= 0 and blocks_lines(t, m, aloft):
            figures |= 1 << t.at[m]
    return figures if aloft else figures | t.victim_spaces()


def sight_past(t: Clix, a: int, b: int, aloft: bool, figures: Spaces) -> int:
    """The line between two spaces with these figures on the map."""
    ends = (1 << a) | (1 << b)
    if aloft:
        return sight(a, b, figures & ~ends, 0, t.hindering())
    solid = t.ground.blocking
    if t.tombstones:
        beside = near(t, b)
        for space in t.tombstones:
            solid |= (1 << space) & beside
    return sight(a, b, (figures & ~ends) | solid, t.passage().walls, t.hindering())


def near(t: Clix, space: int) -> Spaces:
    """The spaces adjacent to a space now."""
    return t.passage().near(space)


def adjacent(t: Clix, m: int, n: int) -> bool:
    """Whether two monsters on the map are adjacent; elevation does not matter. [adjacency.ignores-elevation]"""
    return adjacent_spaces(t, t.at[m], t.at[n])


def adjacent_spaces(t: Clix, a: int, b: int) -> bool:
    """Whether two spaces are adjacent now. [adjacency.walls-separate]"""
    return APART[a][b] == 1 and t.passage().joins(a, b)


def neighbours(t: Clix, m: int) -> list[int]:
    """The monsters adjacent to a monster."""
    return [n for n in close_to(t, m) if adjacent(t, m, n)]


def opposing_neighbours(t: Clix, m: int) -> list[int]:
    """The opposing monsters adjacent to a monster."""
    close = close_to(t, m)
    return [n for n in close if not t.friendly(m, n) and adjacent(t, m, n)] if close else close


def close_to(t: Clix, m: int) -> list[int]:
    """The monsters that no more than a wall can separate from a monster."""
    here = t.at[m]
    if here < 0:
        return []
    apart = APART[here]
    return [n for n, at in enumerate(t.at) if at >= 0 and apart[at] == 1]
