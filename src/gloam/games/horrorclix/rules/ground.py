"""The ground of a map as sets of spaces, and which steps its walls and doors leave open.

A set of spaces is an int: bit n is space n. So a whole search moves by shifting: one shift takes every space of a set one step
in a direction. Spaces are counted row by row; x grows to the right, y downwards.
"""

from __future__ import annotations

from typing import Final, final

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
    spaces = 0
    for y in range(max(0, row - reach), min(HEIGHT, row + reach + 1)):
        for x in range(max(0, column - reach), min(WIDTH, column + reach + 1)):
            spaces |= 1 << (y * WIDTH + x)
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


def goes_on(rough: Spaces, before: int, space: int, direction: int) -> bool:
    """Whether a figure may go on after this step, as far as hindering terrain is concerned.

    [hindering.entering-stops, hindering.inside-no-stop, hindering.crossing-a-corner-stops, hindering.diagonal-spaces-continuous]
    """
    if (rough >> before) & 1:
        return True
    if (rough >> space) & 1:
        return False
    if direction < 4:
        return True
    one, other = SIDES[direction]
    return not ((rough >> (before + SHIFT[one])) & 1 and (rough >> (before + SHIFT[other])) & 1)


Ends = tuple[int, ...]
"""Where the steps from a space lead."""


@final
class Ways:
    """The open steps from each space: those after which a walker may go on, and those that end its move on rough ground.

    `like` has ways that are mostly the same, so that only what differs from them is worked out.
    """

    __slots__ = ("halting", "onward", "rough", "steps")

    def __init__(self, steps: Steps, rough: Spaces, like: Ways | None = None) -> None:
        self.steps: Steps = steps
        self.rough: int = rough
        if like is None:
            self.onward: list[Ends] = [()] * COUNT
            self.halting: list[Ends] = [()] * COUNT
            differing = EVERYWHERE
        else:
            self.onward = like.onward.copy()
            self.halting = like.halting.copy()
            differing = rough ^ like.rough
            differing |= around(INSIDE, differing)
            for d in range(8):
                differing |= steps[d] ^ like.steps[d]
        for space in listed(differing):
            self._work_out(space)

    def _work_out(self, space: int) -> None:
        onward: list[int] = []
        halting: list[int] = []
        for d in range(8):
            if (self.steps[d] >> space) & 1:
                to = space + SHIFT[d]
                if goes_on(self.rough, space, to, d):
                    onward.append(to)
                else:
                    halting.append(to)
        self.onward[space] = tuple(onward)
        self.halting[space] = tuple(halting)

    def lead(self, space: int, to: int) -> bool:
        """Whether a step leads from a space to another."""
        return to in self.onward[space] or to in self.halting[space]


@final
class Passage:
    """The steps that are open while certain doorways are closed: to walkers, and to those who hover or climb."""

    __slots__ = ("_beside", "_like", "_near", "_ways", "climbs", "hovering", "steps", "walls")

    def __init__(self, walls: int, steps: Steps, hovering: Steps, like: Passage | None = None) -> None:
        self.walls: int = walls  # and closed doorways, as a set of the grid's edges
        self.steps: Steps = steps  # what they join is adjacent
        self.hovering: Steps = hovering
        self.climbs: Ways = Ways(hovering, 0, None if like is None else like.climbs)  # of those who climb
        self._like: Passage | None = like
        self._near: dict[int, Spaces] = {}
        self._beside: dict[int, list[int]] = {}
        self._ways: dict[Spaces, Ways] = {}

    def near(self, space: int) -> Spaces:
        """The spaces adjacent to a space. [adjacency.eight-neighbours]"""
        found = self._near.get(space)
        if found is None:
            found = self._near[space] = around(self.steps, 1 << space)
        return found

    def beside(self, space: int) -> list[int]:
        """The same, listed."""
        found = self._beside.get(space)
        if found is None:
            found = self._beside[space] = listed(self.near(space))
        return found

    def ways(self, rough: Spaces) -> Ways:
        """The ways of a walker for whom this ground is rough."""
        found = self._ways.get(rough)
        if found is None:
            like = next(iter(self._ways.values()), None) if self._like is None else self._like.ways(rough)
            if len(self._ways) > 64:
                self._ways.clear()
            found = self._ways[rough] = Ways(self.steps, rough, like)
        return found


# What a space is to someone who moves
PASS: Final = 1  # it may be gone through
REST: Final = 2  # a move may end there


@final
class Ground:
    """A map: its terrain, what is indoors, its walls, its victim spaces and starting areas."""

    __slots__ = (
        "_passages", "beside_walls", "blocking", "crossing", "floor", "hindering", "indoor", "kind", "name", "open",
        "starts", "victim_spaces", "walls_east", "walls_south", "water",
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
        # By space, as PASS and REST tell: to walkers, and to those whom blocking terrain does not keep from passing.
        self.floor: list[int] = [0 if (self.blocking >> space) & 1 else PASS | REST for space in range(COUNT)]
        self.crossing: list[int] = [mark or PASS for mark in self.floor]
        self._passages: dict[tuple[int, int], Passage] = {}
        self.open: Passage = self.passage(0, 0)  # with no doorway closed
        self.beside_walls: int = around(INSIDE, self.blocking)  # and beside blocking terrain
        for d in range(4):
            self.beside_walls |= INSIDE[d] & ~self.open.steps[d]

    def passage(self, doors_east: Spaces, doors_south: Spaces) -> Passage:
        """Where one gets through when these doorways are closed. Outdoors nothing bars those who hover or climb.

        [flying.hovering-over-outdoor-blocking, maps.mixed]
        """
        found = self._passages.get((doors_east, doors_south))
        if found is None:
            east = self.walls_east | doors_east
            south = self.walls_south | doors_south
            beside_indoors_east = self.indoor | (self.indoor >> 1)
            beside_indoors_south = self.indoor | (self.indoor >> WIDTH)
            found = Passage(
                east | south << COUNT,
                open_steps(east, south, self.blocking),
                open_steps(east & beside_indoors_east, south & beside_indoors_south, self.blocking & self.indoor),
                self._passages.get((0, 0)),
            )
            if len(self._passages) > 1024:
                self._passages = {(0, 0): self.open}
            self._passages[doors_east, doors_south] = found
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
