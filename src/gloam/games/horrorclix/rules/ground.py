"""The ground of a map as sets of spaces, and which steps its walls and doors leave open.

A set of spaces is an int: bit n is space n. So a whole search moves by shifting: one shift takes every space of a set one step
in a direction. Spaces are counted row by row; x grows to the right, y downwards. Where a set is worked on again and again it is
a list of rows: an int of 24 bits is a word of the machine, one of 384 is not.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gloam.games.horrorclix.components import COUNT, EDGES, GRID, HEIGHT, WIDTH
from gloam.games.horrorclix.content import CONTENT, Map
from gloam.kernel.boards.squares import members as listed

__all__ = ["listed"]  # the spaces of a set, in order

Spaces = int
"""A set of spaces."""
Steps = tuple[int, ...]
"""By direction: the spaces from which a step that way is open."""

# The eight directions: north, east, south, west, then the diagonals.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DX: Final[tuple[int, ...]] = (0, 1, 0, -1, 1, 1, -1, -1)
DY: Final[tuple[int, ...]] = (-1, 0, 1, 0, -1, 1, 1, -1)
SHIFT: Final[tuple[int, ...]] = tuple([DY[d] * WIDTH + DX[d] for d in range(8)])
SIDES: Final[tuple[tuple[int, int], ...]] = (
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (NORTH, EAST),
    (SOUTH, EAST),
    (SOUTH, WEST),
    (NORTH, WEST),
)
"""By diagonal: the two directions whose spaces lie beside the corner."""

EVERYWHERE: Final[int] = (1 << COUNT) - 1
ALONE: Final[tuple[int, ...]] = tuple([1 << space for space in range(COUNT)])
"""By space: the set of it alone."""
_FIRST_COLUMN: Final[int] = sum([1 << (y * WIDTH) for y in range(HEIGHT)])
_LAST_COLUMN: Final[int] = _FIRST_COLUMN << (WIDTH - 1)
_FIRST_ROW: Final[int] = (1 << WIDTH) - 1
_LAST_ROW: Final[int] = _FIRST_ROW << (WIDTH * (HEIGHT - 1))
_EDGE: Final[tuple[int, ...]] = (_FIRST_ROW, _LAST_COLUMN, _LAST_ROW, _FIRST_COLUMN)
INSIDE: Final[Steps] = tuple([EVERYWHERE & ~(_EDGE[d] if d < 4 else _EDGE[SIDES[d][0]] | _EDGE[SIDES[d][1]]) for d in range(8)])
"""By direction: the spaces from which a step that way stays on the map. [ending.no-leaving-the-map]"""


APART: Final[tuple[bytes, ...]] = tuple([bytes([GRID.distance(a, b) for b in range(COUNT)]) for a in range(COUNT)])
"""By two spaces: how many spaces apart they are."""


def distance(a: int, b: int) -> int:
    """How many spaces apart two spaces are, counted in any direction. [ranged.counting-distance, movement.diagonals-cost-one]"""
    return APART[a][b]


def _within(space: int, reach: int) -> Spaces:
    row = space // WIDTH
    column = space % WIDTH
    first, last = max(0, column - reach), min(WIDTH - 1, column + reach)
    across = (1 << (last + 1)) - (1 << first)
    spaces = 0
    for y in range(max(0, row - reach), min(HEIGHT, row + reach + 1)):
        spaces |= across << (y * WIDTH)
    return spaces


WITHIN: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([_within(s, r) for s in range(COUNT)]) for r in range(13)])
"""By distance and space: the spaces no farther away, itself among them."""


def open_steps(walls_east: Spaces, walls_south: Spaces, blocking: Spaces) -> Steps:
    """The open steps among walls (a bit stands for the wall on that space's east or south edge) and blocking spaces.

    A diagonal is open while one of the two ways round the corner is.
    [walls.block-like-blocking-terrain, walls.diagonal-steps, blocking.no-entry, blocking.diagonal-pair-stops-movement,
    adjacency.walls-separate, adjacency.diagonal-past-wall-ends]
    """
    closed = (walls_south << WIDTH, walls_east, walls_south, walls_east << 1)
    straight = [INSIDE[d] & ~closed[d] for d in range(4)]
    clear = ~blocking
    steps: list[int] = []
    for d in range(8):
        if d < 4:
            way = straight[d]
        else:
            one, other = SIDES[d]
            # Round by one side: the step there, no blocking terrain on it, and the step on from it.
            by_one = straight[one] & _back(clear & straight[other], one)
            by_other = straight[other] & _back(clear & straight[one], other)
            way = (by_one | by_other) & INSIDE[d]
        steps.append(way & _back(clear & EVERYWHERE, d))
    return tuple(steps)


def _back(spaces: Spaces, direction: int) -> Spaces:
    """The spaces from which a step in this direction leads into the set."""
    by = SHIFT[direction]
    return (spaces >> by if by > 0 else spaces << -by) & INSIDE[direction]


def around(steps: Steps, spaces: Spaces) -> Spaces:
    """Every space that is one open step from one of these. [adjacency.eight-neighbours]"""
    n, e, s, w, ne, se, sw, nw = steps
    return (
        (spaces & n) >> WIDTH
        | (spaces & e) << 1
        | (spaces & s) << WIDTH
        | (spaces & w) >> 1
        | (spaces & ne) >> (WIDTH - 1)
        | (spaces & se) << (WIDTH + 1)
        | (spaces & sw) << (WIDTH - 1)
        | (spaces & nw) >> (WIDTH + 1)
    )


def all_around(spaces: Spaces) -> Spaces:
    """The same where nothing bars the way, these spaces themselves left out."""
    columns = spaces | (spaces & INSIDE[EAST]) << 1 | (spaces & INSIDE[WEST]) >> 1
    return (columns | (columns & INSIDE[SOUTH]) << WIDTH | columns >> WIDTH) & ~spaces


# --- sets as rows -----------------------------------------------------------------------------------------------------

Rows = list[i64]
"""A set of spaces by rows, from the north: bit x is the space in column x."""
ROW: Final[bytes] = bytes([space // WIDTH for space in range(COUNT)])
COLUMN: Final[bytes] = bytes([space % WIDTH for space in range(COUNT)])
_EIGHTS: Final = COUNT // 8


def eights_of(spaces: Spaces) -> bytes:
    """A set by eight spaces, to look single ones up in."""
    return spaces.to_bytes(_EIGHTS, "little")


def among(eights: bytes, space: i64) -> bool:
    """Whether a space is in a set by eights."""
    return (eights[space >> 3] >> (space & 7)) & 1 == 1


def rows_of(spaces: Spaces) -> Rows:
    """A set by rows."""
    eights = eights_of(spaces)
    return [row_of(eights, y) for y in range(HEIGHT)]


def row_of(eights: bytes, y: i64) -> i64:
    """A row of a set by eights."""
    west: i64 = eights[3 * y]
    middle: i64 = eights[3 * y + 1]
    east: i64 = eights[3 * y + 2]
    return west | middle << 8 | east << 16


def spaces_of(rows: Rows) -> Spaces:
    """The set that has these rows."""
    spaces = 0
    for y in range(0, HEIGHT, 2):
        two: int = rows[y] | rows[y + 1] << WIDTH  # still a word of the machine
        spaces |= two << (y * WIDTH)
    return spaces


def holds(rows: Rows, space: i64) -> bool:
    """Whether a space is in a set."""
    y: i64 = ROW[space]
    x: i64 = COLUMN[space]
    return (rows[y] >> x) & 1 == 1


def is_empty(rows: Rows) -> bool:
    """Whether no space is in a set."""
    for row in rows:  # noqa: SIM110 (any(...) is a call through Python)
        if row:
            return False
    return True


def common(one: Rows, other: Rows) -> Rows:
    """The spaces that are in both sets."""
    return [one[y] & other[y] for y in range(HEIGHT)]


def take_in(rows: Rows, space: i64) -> None:
    """Put a space into a set."""
    y: i64 = ROW[space]
    x: i64 = COLUMN[space]
    if not (rows[y] >> x) & 1:
        rows[y] = rows[y] | 1 << x  # not |=, which compiled is an operation of objects


def leave_out(rows: Rows, space: i64) -> None:
    """Take a space out of a set."""
    y: i64 = ROW[space]
    x: i64 = COLUMN[space]
    if (rows[y] >> x) & 1:
        rows[y] = rows[y] & ~(1 << x)


@final
class Numbered:
    """The numbers of the spaces of a set, in order, each so much higher: answers, say. Eight spaces are looked up at once."""

    __slots__ = ("_known", "_numbers")

    def __init__(self, first: int = 0) -> None:
        # Objects, shared by all lists: compiled, a number that is worked out is a new object each time, and they fill the caches.
        self._numbers: list[Any] = list(range(first, first + COUNT))
        self._known: list[tuple[int, ...] | None] = [None] * (_EIGHTS << 8)

    def of(self, spaces: Spaces) -> list[int]:
        found: list[int] = []
        raw = eights_of(spaces)
        for n in range(_EIGHTS):
            if raw[n]:
                found += self._eight(n, raw[n])
        return found

    def of_rows(self, rows: Rows) -> list[int]:
        found: list[int] = []
        known = self._known
        y: i64 = 0
        while y < HEIGHT:
            row = rows[y]
            n = 3 * y
            while row:
                if row & 255:
                    eight = known[n << 8 | row & 255]
                    found += self._eight(n, row & 255) if eight is None else eight
                row >>= 8
                n += 1
            y += 1
        return found

    def _eight(self, n: i64, bits: i64) -> tuple[int, ...]:
        """Of the n-th eight spaces, those of these bits."""
        known = self._known[n << 8 | bits]
        if known is None:
            known = self._known[n << 8 | bits] = tuple([self._numbers[8 * n + bit] for bit in range(8) if (bits >> bit) & 1])
        return known


LISTED: Final = Numbered()
"""The spaces themselves."""

# --- ways -------------------------------------------------------------------------------------------------------------

Open = tuple[i64, i64, i64, i64, i64, i64, i64, i64]
"""By direction: the spaces of a row from which a step that way is open."""


def open_rows(steps: list[bytes]) -> list[Open]:
    """By row: the open steps, which are told by eights for each direction."""
    n, e, s, w, ne, se, sw, nw = steps
    return [
        (row_of(n, y), row_of(e, y), row_of(s, y), row_of(w, y), row_of(ne, y), row_of(se, y), row_of(sw, y), row_of(nw, y))
        for y in range(HEIGHT)
    ]


def step_ahead(into: Rows, rows: Rows, steps: list[Open], within: Rows, first: i64, last: i64) -> bool:
    """Take into a set all those of `within` that are one open step from one of `rows`, of which only these are not empty.

    Tells whether any of them was not in it before.
    """
    grown = False
    before: i64 = 0  # what is reached in the row before
    here: i64 = 0  # what is reached in this row, so far
    y: i64 = first
    while y <= last + 2:
        after: i64 = 0  # what is reached in the next row, so far
        row: i64 = 0
        if y <= last:
            row = rows[y]
        if row:
            n, e, s, w, ne, se, sw, nw = steps[y]
            before |= (row & n) | (row & ne) << 1 | (row & nw) >> 1
            here |= (row & e) << 1 | (row & w) >> 1
            after = (row & s) | (row & se) << 1 | (row & sw) >> 1
        if before:
            known = into[y - 1]
            new = before & within[y - 1] & ~known
            if new:
                into[y - 1] = known | new
                grown = True
        before = here
        here = after
        y += 1
    return grown


def goes_on(steps: Steps, rough: Spaces) -> Steps:
    """The steps after which a figure may go on, as far as hindering terrain is concerned.

    [hindering.entering-stops, hindering.inside-no-stop, hindering.crossing-a-corner-stops, hindering.diagonal-spaces-continuous]
    """
    found: list[int] = []
    for d in range(8):
        stops = _back(rough, d)
        if d >= 4:
            one, other = SIDES[d]
            stops |= _back(rough, one) & _back(rough, other)
        found.append(steps[d] & (rough | ~stops))
    return tuple(found)


@final
class Ways:
    """The open steps of a walker, and those of them after which it may go on: the others end its move on rough ground."""

    __slots__ = ("onward", "onward_rows", "step_rows", "steps")

    def __init__(self, steps: Steps, rough: Spaces, separate: Spaces = 0) -> None:
        onward = goes_on(steps, rough & ~separate)
        if separate:
            onward = tuple([one & other for one, other in zip(onward, goes_on(steps, separate), strict=True)])
        self.steps: list[bytes] = [eights_of(spaces) for spaces in steps]
        self.onward: list[bytes] = [eights_of(spaces) for spaces in onward]
        self.step_rows: list[Open] = open_rows(self.steps)
        self.onward_rows: list[Open] = open_rows(self.onward)


_DIRECTION: Final[bytes] = bytes([SHIFT.index(n - WIDTH - 1) if n - WIDTH - 1 in SHIFT else 8 for n in range(2 * WIDTH + 3)])
"""By how far the number of a neighbour is from the number of a space, counted from the one in the north-west: where it lies."""


@final
class Passage:
    """The steps that are open while certain doorways are closed: to walkers, and to those who hover or climb."""

    __slots__ = ("_climbs", "_near", "_ways", "_ways_apart", "hovering", "open", "steps", "walls")

    def __init__(self, walls: int, steps: Steps, hovering: Steps, like: Passage | None = None) -> None:
        self.walls: int = walls  # and closed doorways, as a set of the grid's edges
        self.steps: Steps = steps  # what they join is adjacent
        self.hovering: Steps = hovering
        self.open: bytes = _open_directions(steps, like)  # by space: the mask of directions in which a step is open
        self._climbs: Ways | None = None
        self._near: dict[int, Spaces] = {}
        self._ways: dict[Spaces, Ways] = {}
        self._ways_apart: dict[Spaces, Ways] = {}

    def near(self, space: int) -> Spaces:
        """The spaces adjacent to a space. [adjacency.eight-neighbours]"""
        found = self._near.get(space)
        if found is None:
            found = self._near[space] = around(self.steps, 1 << space)
        return found

    def joins(self, a: i64, b: i64) -> bool:
        """Whether two spaces are adjacent. [adjacency.walls-separate]"""
        return APART[a][b] == 1 and (self.open[a] >> _DIRECTION[b - a + WIDTH + 1]) & 1 == 1

    def ways(self, rough: Spaces, separate: Spaces = 0) -> Ways:
        """The ways of a walker for whom this ground is rough; what is `separate` of it is of another kind."""
        known = self._ways_apart if separate else self._ways  # of one map, whose water stays
        found = known.get(rough)
        if found is None:
            if len(known) > 64:
                known.clear()
            found = known[rough] = Ways(self.steps, rough, separate & rough)
        return found

    @property
    def climbs(self) -> Ways:
        """The ways of those who climb."""
        if self._climbs is None:
            self._climbs = Ways(self.hovering, 0)
        return self._climbs


def _open_directions(steps: Steps, like: Passage | None) -> bytes:
    """By space: the mask of directions in which a step is open; mostly `like` another passage."""
    differing = EVERYWHERE
    found = [0] * COUNT
    if like is not None:
        found = list(like.open)
        differing = 0
        for d in range(8):
            differing |= steps[d] ^ like.steps[d]
    for space in listed(differing):
        found[space] = sum([1 << d for d in range(8) if (steps[d] >> space) & 1])
    return bytes(found)


_NORTHWARD: Final[bytes] = bytes([mask >> 7 & 1 | (mask & 1) << 1 | (mask >> 4 & 1) << 2 for mask in range(256)])
_LEVEL: Final[bytes] = bytes([mask >> 3 & 1 | (mask >> 1 & 1) << 2 for mask in range(256)])
_SOUTHWARD: Final[bytes] = bytes([mask >> 6 & 1 | (mask >> 2 & 1) << 1 | (mask >> 5 & 1) << 2 for mask in range(256)])
"""By mask of directions: which of the three spaces of the row before, of the same and of the next row they lead to, west first."""


def leave_out_beside(rows: Rows, space: i64, passage: Passage) -> None:
    """Take all that is adjacent to a space out of a set."""
    y: i64 = ROW[space]
    x: i64 = COLUMN[space]
    directions: i64 = passage.open[space]
    before: i64 = _NORTHWARD[directions]
    here: i64 = _LEVEL[directions]
    after: i64 = _SOUTHWARD[directions]
    if before:
        rows[y - 1] = rows[y - 1] & ~(before << x >> 1)
    if here:
        rows[y] = rows[y] & ~(here << x >> 1)
    if after:
        rows[y + 1] = rows[y + 1] & ~(after << x >> 1)


Doors = tuple[tuple[int, int], ...]
"""Doorways: a space, and the edge of it where each is."""


def edges_of(doors: Doors) -> tuple[Spaces, Spaces]:
    """Doorways as sets of east and of south edges."""
    east = south = 0
    for space, edge in doors:
        first = min(space, space + SHIFT[edge])
        if edge in (EAST, WEST):
            east |= 1 << first
        else:
            south |= 1 << first
    return east, south


@final
class Ground:
    """A map: its terrain, what is indoors, its walls, its victim spaces and starting areas."""

    __slots__ = (
        "_passages", "beside_walls", "blocking", "floor", "hindering", "hindering_rows", "indoor", "kept_clear", "kind", "name",
        "open", "outdoors", "rough", "rough_rows", "sights", "start_rows", "starts", "victim_rows", "victim_spaces", "walls_east",
        "walls_south", "water",
    )  # fmt: skip

    def __init__(self, name: str, kind: str, ground: str, indoors: str, marks: str) -> None:
        self.name: str = name
        self.kind: str = kind
        terrain, self.walls_east, self.walls_south = _read_walls(ground.strip("\n").split("\n"))
        self.hindering: int = _marked(terrain, "h")
        self.water: int = _marked(terrain, "w")
        self.blocking: int = _marked(terrain, "#")
        self.indoor: int = _marked(indoors.strip("\n").split("\n"), "i")
        rows = marks.strip("\n").split("\n")
        self.victim_spaces: int = _marked(rows, "v")
        self.starts: tuple[int, ...] = tuple([_marked(rows, edge[0].upper()) for edge in EDGES])
        self.kept_clear: tuple[int, ...] = tuple([area | around(INSIDE, area) for area in self.starts])  # and beside them
        self.rough: int = self.hindering | self.water
        self.hindering_rows: Rows = rows_of(self.hindering)
        self.rough_rows: Rows = rows_of(self.rough)
        self.floor: Rows = rows_of(EVERYWHERE & ~self.blocking)
        self.outdoors: Rows = rows_of(EVERYWHERE & ~self.indoor)
        self.victim_rows: Rows = rows_of(self.victim_spaces)
        self.start_rows: list[Rows] = [rows_of(area & ~self.blocking) for area in self.starts]
        self.sights: dict[tuple[int, int], int] = {}  # lines of fire, by their ends and the figures beside their corners
        self._passages: dict[Doors, Passage] = {}
        self.open: Passage = self.passage(())  # with no doorway closed
        beside = around(INSIDE, self.blocking)
        for d in range(4):
            beside |= INSIDE[d] & ~self.open.steps[d]
        self.beside_walls: Rows = rows_of(beside)  # and beside blocking terrain

    def passage(self, closed: Doors) -> Passage:
        """Where one gets through when these doorways are closed. Outdoors nothing bars those who hover or climb.

        [flying.hovering-over-outdoor-blocking, maps.mixed]
        """
        found = self._passages.get(closed)
        if found is None:
            doors_east, doors_south = edges_of(closed)
            east = self.walls_east | doors_east
            south = self.walls_south | doors_south
            beside_indoors_east = self.indoor | (self.indoor >> 1)
            beside_indoors_south = self.indoor | (self.indoor >> WIDTH)
            found = Passage(
                east | south << COUNT,
                open_steps(east, south, self.blocking),
                open_steps(east & beside_indoors_east, south & beside_indoors_south, self.blocking & self.indoor),
                self._passages.get(()),
            )
            if len(self._passages) > 1024:
                self._passages = {(): self.open}
            self._passages[closed] = found
        return found


def _read_walls(rows: list[str]) -> tuple[list[str], Spaces, Spaces]:
    """Terrain, and the walls on east and south edges, of a drawing with the edges between the spaces."""
    terrain = [row[1 : 2 * WIDTH + 1 : 2] for row in rows[1::2]]
    east = [row[2 : 2 * WIDTH + 1 : 2] for row in rows[1::2]]
    south = [row[1 : 2 * WIDTH + 1 : 2] for row in rows[2::2]]
    return terrain, _marked(east, "|") & ~_LAST_COLUMN, _marked(south, "-") & ~_LAST_ROW


def _marked(rows: list[str], mark: str) -> Spaces:
    return sum([1 << (y * WIDTH + x) for y, row in enumerate(rows) for x, found in enumerate(row) if found == mark])


def _ground(entry: Map) -> Ground:
    return Ground(entry.id, entry.kind, entry.ground, entry.indoors, entry.marks)


GROUNDS: Final[list[Ground]] = [_ground(entry) for entry in CONTENT.maps]
"""The maps by number."""
