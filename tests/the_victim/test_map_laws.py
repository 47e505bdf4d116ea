"""What holds for every map that can be laid: no overlap, connections on both sides, never locked shut, nothing lost."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.games.the_victim import GAME
from gloam.games.the_victim.components import BUNKER, CAMP, NOTHING, TILES
from gloam.games.the_victim.map import CELLS, join, lay_tile, open_edges, placed
from gloam.games.the_victim.rules.exploring import keeps_open, placements
from gloam.games.the_victim.rules.items import hammer_ends
from gloam.games.the_victim.rules.piles import lift, put_under, size, top
from gloam.games.the_victim.rules.setup import new_table
from gloam.games.the_victim.table import ON_MAP, Forest
from gloam.kernel.boards.hexagons import OPPOSITE, has_edge


def laws(t: Forest) -> None:
    """What holds for a map as it lies."""
    tiles = placed(t)
    cells = [t.cells[tile] for tile in tiles]
    assert len(set(cells)) == len(cells), "two tiles lie on one cell"
    assert tiles[0] == CAMP
    for tile in tiles:
        for edge, beyond in enumerate(CELLS.neighbours[t.cells[tile]]):
            other = t.around[tile][edge]
            assert (other == NOTHING) == (beyond not in t.cells)
            if other != NOTHING:
                assert t.around[other][OPPOSITE[edge]] == tile
                both = has_edge(t.exits[tile], edge) and has_edge(t.exits[other], OPPOSITE[edge])
                assert both == (other in t.paths[tile])
                assert (other in t.links[tile]) == (tile in t.links[other])
        assert set(t.paths[tile]) <= set(t.links[tile]) <= set(t.ways[tile]) <= set(t.beside[tile])
        assert tile == CAMP or t.links[tile], "a tile that no path joins to another"
    left = size(t, 0) + size(t, 1)
    assert len(tiles) + left == len(TILES)
    assert not left or any([open_edges(t, tile) for tile in tiles]), "the map is locked shut"
    assert (t.cells[BUNKER] != NOTHING) == (not t.bunker_hidden and not _known(t, BUNKER))


def _known(t: Forest, tile: int) -> bool:
    return any([segment[1] == tile for pile in t.piles for segment in pile])


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_however_tiles_are_laid_the_map_keeps_its_laws(data: st.DataObject) -> None:
    """A Victim stands on any tile with an open edge and draws: closing ways where it can, if hypothesis likes."""
    t = new_table(4, GAME.options.read({}, 4))
    t.state[0] = ON_MAP
    before = GAME.components(t)
    while size(t, 0) + size(t, 1):
        t.at[0] = data.draw(st.sampled_from([tile for tile in placed(t) if open_edges(t, tile)]))
        pile = data.draw(st.sampled_from([pile for pile in (0, 1) if size(t, pile)]))
        for tries in range(size(t, pile)):
            t.tile = data.draw(st.sampled_from(top(t, pile)[0]))
            lift(t, pile, t.tile)
            if keeps_open(t, 0) or tries == size(t, pile):
                break
            put_under(t, pile, t.tile, 0)
        edge, turn = data.draw(st.sampled_from(placements(t, 0)))
        lay_tile(t, t.tile, t.at[0], edge, turn)
        t.tile = NOTHING
        laws(t)
        if data.draw(st.integers(0, 5)) == 0 and len(t.hammers) < 3:
            ends = [(one, other) for one in placed(t) for other in hammer_ends(t, one)]
            if ends:
                join(t, *data.draw(st.sampled_from(ends)))
                laws(t)
    assert GAME.components(t) == before
    assert len(placed(t)) == len(TILES)


def test_the_bunker_is_near_the_bottom_of_one_pile() -> None:
    """Before the last three tiles of a pile nobody can draw it."""
    t = new_table(4, GAME.options.read({}, 4))
    for pile in (0, 1):
        while size(t, pile) > 3:
            assert BUNKER not in top(t, pile)[0]
            lift(t, pile, top(t, pile)[0][0])
        assert BUNKER in top(t, pile)[0]
