"""The map of tiles: where one may be laid, what it joins, and distances. Tiles lie on cells, the Camp on cell 0."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.components import CAMP, IS_TEST, NOTHING, TILE_EXITS, TILES, Edge, Tile
from gloam.games.the_victim.table import Forest
from gloam.kernel.boards.hexagons import OPPOSITE, SIDES, Hexagons, different_turns, has_edge, turned

CELLS: Final = Hexagons(len(TILES))
_TURNS: Final[tuple[tuple[int, ...], ...]] = tuple([different_turns(exits) for exits in TILE_EXITS])


def distance(t: Forest, one: Tile, other: Tile) -> int:
    """How many tiles apart two tiles lie, whatever is between them."""
    return CELLS.distance(t.cells[one], t.cells[other])


def open_edges(t: Forest, tile: Tile) -> list[int]:
    """The edges of a tile on the map where a path leads out and nothing lies yet."""
    exits = t.exits[tile]
    around = t.around[tile]
    return [edge for edge in range(SIDES) if has_edge(exits, edge) and around[edge] == NOTHING]


def placed(t: Forest) -> list[int]:
    """The tiles on the map."""
    return [tile for tile in range(len(TILES)) if t.cells[tile] != NOTHING]


def turns(tile: Tile, edge: Edge) -> list[int]:
    """How a tile may be turned when it is laid at this edge of another, each different way once. [map.rotate-to-connect]"""
    return [turn for turn in _TURNS[tile] if has_edge(turned(TILE_EXITS[tile], turn), OPPOSITE[edge])]


def stays_open(t: Forest, tile: Tile, beside: Tile, edge: Edge, turn: int) -> bool:
    """Whether the map still has an open edge when a tile is laid so."""
    cell = CELLS.neighbours[t.cells[beside]][edge]
    for other in range(len(TILES)):
        lies = t.cells[other]
        if lies != NOTHING:
            for e in open_edges(t, other):
                if CELLS.neighbours[lies][e] != cell:
                    return True
    exits = turned(TILE_EXITS[tile], turn)
    return any([has_edge(exits, e) and CELLS.neighbours[cell][e] not in t.cells for e in range(SIDES)])


def lay_camp(t: Forest) -> None:
    """The starter tile lies in the middle of the table. [setup.starter-tile]"""
    put_tile(t, CAMP, 0, 0)


def lay_tile(t: Forest, tile: Tile, beside: Tile, edge: Edge, turn: int) -> None:
    """Lay a tile at an edge of another, and renew what the map allows around it."""
    put_tile(t, tile, CELLS.neighbours[t.cells[beside]][edge], turn)


def put_tile(t: Forest, tile: Tile, cell: int, turn: int) -> None:
    """A tile lies on a cell, and what the map allows around it is renewed."""
    lying = {t.cells[other]: other for other in range(len(TILES)) if t.cells[other] != NOTHING}
    around = tuple([lying.get(beyond, NOTHING) for beyond in CELLS.neighbours[cell]])
    t.cells = _with(t.cells, tile, cell)
    t.turned = _with(t.turned, tile, turn)
    t.exits = _with(t.exits, tile, turned(TILE_EXITS[tile], turn))
    rows = list(t.around)
    rows[tile] = around
    for edge in range(SIDES):
        if around[edge] != NOTHING:
            rows[around[edge]] = _with(rows[around[edge]], OPPOSITE[edge], tile)
    t.around = tuple(rows)
    _renew(t, (tile, *[other for other in around if other != NOTHING]))


def join(t: Forest, one: Tile, other: Tile) -> None:
    """Join two neighbouring tiles for the Victims. [items.hammer]"""
    t.hammers += ((one, other),)
    _renew(t, (one, other))


def _renew(t: Forest, tiles: tuple[int, ...]) -> None:
    """Work out anew where figures can go from these tiles. [run.connected-path, hunt.paths, test.exit-any-direction]"""
    beside, paths, links, ways = list(t.beside), list(t.paths), list(t.links), list(t.ways)
    for tile in tiles:
        around = t.around[tile]
        near = [edge for edge in range(SIDES) if around[edge] != NOTHING]
        joined = [around[e] for e in near if has_edge(t.exits[tile], e) and has_edge(t.exits[around[e]], OPPOSITE[e])]
        beside[tile] = tuple([around[edge] for edge in near])
        paths[tile] = tuple(joined)
        links[tile] = tuple([other for other in beside[tile] if other in joined or _hammered(t, tile, other)])
        ways[tile] = beside[tile] if IS_TEST[tile] else links[tile]
    t.beside, t.paths, t.links, t.ways = tuple(beside), tuple(paths), tuple(links), tuple(ways)


def _hammered(t: Forest, one: Tile, other: Tile) -> bool:
    return (one, other) in t.hammers or (other, one) in t.hammers


def _with(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    return row[:i] + (value,) + row[i + 1 :]
