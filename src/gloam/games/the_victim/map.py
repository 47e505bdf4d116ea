"""The map of tiles: where one may be laid, what it joins, and distances. Tiles lie on cells, the Camp on cell 0."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.components import CAMP, IS_TEST, NOTHING, TILE_EXITS, TILES, Edge, Tile
from gloam.games.the_victim.table import Forest, replaced
from gloam.kernel.boards.hexagons import ALL_EDGES, OPPOSITE, SIDES, Hexagons, different_turns, edges_in, has_edge, turned

CELLS: Final = Hexagons(len(TILES))
_EDGES: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(edges_in(exits)) for exits in range(ALL_EDGES + 1)])
"""By exits: these edges one by one."""


def _turns(exits: int, edge: Edge) -> tuple[int, ...]:
    """How a tile may be turned so that it has an exit at this edge, each different way once."""
    return tuple([turn for turn in different_turns(exits) if has_edge(turned(exits, turn), edge)])


_TURNS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([_turns(exits, OPPOSITE[edge]) for edge in range(SIDES)]) for exits in TILE_EXITS]
)
"""By tile, and edge of another tile."""


def distance(t: Forest, one: Tile, other: Tile) -> int:
    """How many tiles apart two tiles lie, whatever is between them."""
    return CELLS.distance(t.cells[one], t.cells[other])


def open_edges(t: Forest, tile: Tile) -> list[int]:
    """The edges of a tile on the map where a path leads out and nothing lies yet."""
    around = t.around[tile]
    return [edge for edge in _EDGES[t.exits[tile]] if around[edge] == NOTHING]


def is_open(t: Forest, tile: Tile) -> bool:
    """Whether a tile on the map has an open edge."""
    around = t.around[tile]
    return any(around[edge] == NOTHING for edge in _EDGES[t.exits[tile]])


def placed(t: Forest) -> list[int]:
    """The tiles on the map."""
    return [tile for tile in range(len(TILES)) if t.cells[tile] != NOTHING]


def turns(tile: Tile, edge: Edge) -> tuple[int, ...]:
    """How a tile may be turned when it is laid at this edge of another, each different way once. [map.rotate-to-connect]"""
    return _TURNS[tile][edge]


def opens_elsewhere(t: Forest, beside: Tile, edge: Edge) -> bool:
    """Whether the map stays open, whatever is laid at this edge of a tile: an open edge leads to another cell."""
    cell = CELLS.neighbours[t.cells[beside]][edge]
    if _leads_past(t, beside, cell):
        return True
    return any(t.cells[tile] != NOTHING and _leads_past(t, tile, cell) for tile in range(len(TILES)))


def _leads_past(t: Forest, tile: Tile, cell: int) -> bool:
    """Whether an open edge of a tile leads to any other cell than this."""
    around = t.around[tile]
    beyond = CELLS.neighbours[t.cells[tile]]
    return any(around[edge] == NOTHING and beyond[edge] != cell for edge in _EDGES[t.exits[tile]])


def opens_up(t: Forest, tile: Tile, beside: Tile, edge: Edge, turn: int) -> bool:
    """Whether a tile that is laid so has an open edge itself."""
    beyond = CELLS.neighbours[CELLS.neighbours[t.cells[beside]][edge]]
    return any(beyond[e] not in t.cells for e in _EDGES[turned(TILE_EXITS[tile], turn)])


def lay_camp(t: Forest) -> None:
    """The starter tile lies in the middle of the table. [setup.starter-tile]"""
    put_tile(t, CAMP, 0, 0)


def lay_tile(t: Forest, tile: Tile, beside: Tile, edge: Edge, turn: int) -> None:
    """Lay a tile at an edge of another, and renew what the map allows around it."""
    put_tile(t, tile, CELLS.neighbours[t.cells[beside]][edge], turn)


def put_tile(t: Forest, tile: Tile, cell: int, turn: int) -> None:
    """A tile lies on a cell, and what the map allows around it is renewed."""
    around = _around(t, cell)
    t.cells = replaced(t.cells, tile, cell)
    t.turned = replaced(t.turned, tile, turn)
    t.exits = replaced(t.exits, tile, turned(TILE_EXITS[tile], turn))
    rows = list(t.around)
    rows[tile] = tuple(around)
    renewed = [tile]
    for edge in range(SIDES):
        other = around[edge]
        if other != NOTHING:
            rows[other] = replaced(rows[other], OPPOSITE[edge], tile)
            renewed.append(other)
    t.around = tuple(rows)
    _renew(t, renewed)


def _around(t: Forest, cell: int) -> list[int]:
    """The tiles around a cell, by edge."""
    around = [NOTHING] * SIDES
    beyond = CELLS.neighbours[cell]
    for tile in range(len(TILES)):
        lies = t.cells[tile]
        if lies != NOTHING:
            for edge in range(SIDES):
                if beyond[edge] == lies:
                    around[edge] = tile
    return around


def join(t: Forest, one: Tile, other: Tile) -> None:
    """Join two neighbouring tiles for the Victims. [items.hammer]"""
    t.hammers += ((one, other),)
    _renew(t, [one, other])


def _renew(t: Forest, tiles: list[int]) -> None:
    """Work out anew where figures can go from these tiles. [run.connected-path, hunt.paths, test.exit-any-direction]"""
    beside, paths, links, ways = list(t.beside), list(t.paths), list(t.links), list(t.ways)
    for tile in tiles:
        exits, around = t.exits[tile], t.around[tile]
        near: list[int] = []
        joined: list[int] = []
        linked: list[int] = []
        for edge in range(SIDES):
            other = around[edge]
            if other == NOTHING:
                continue
            near.append(other)
            if (exits >> edge) & (t.exits[other] >> OPPOSITE[edge]) & 1:
                joined.append(other)
                linked.append(other)
            elif t.hammers and _hammered(t, tile, other):
                linked.append(other)
        beside[tile] = tuple(near)
        paths[tile] = tuple(joined)
        links[tile] = tuple(linked)
        ways[tile] = beside[tile] if IS_TEST[tile] else links[tile]
    t.beside, t.paths, t.links, t.ways = tuple(beside), tuple(paths), tuple(links), tuple(ways)


def _hammered(t: Forest, one: Tile, other: Tile) -> bool:
    return (one, other) in t.hammers or (other, one) in t.hammers
