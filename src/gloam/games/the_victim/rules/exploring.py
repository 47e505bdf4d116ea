"""Drawing Map tiles and laying them, so that the map never closes."""

from __future__ import annotations

from gloam.games.the_victim.answers import DRAW, LAY, TILE, TURN
from gloam.games.the_victim.components import IS_CURSE, IS_HERB, IS_PLANE, NOTHING, Edge, Pile, Tile, Victim
from gloam.games.the_victim.map import is_open, lay_tile, open_edges, opens_elsewhere, opens_up, turns
from gloam.games.the_victim.readings import DRAW_AND_ENTER
from gloam.games.the_victim.rules.piles import lift, put_under, size, tiles_left, top
from gloam.games.the_victim.table import Forest, rule
from gloam.kernel.game import EVERYONE, Game


def draws(t: Forest) -> list[int]:
    """The Map piles that can be drawn from: either, while it has tiles. [map.either-pile, map.piles-empty]"""
    return DRAW.each([pile for pile in range(len(t.piles)) if t.piles[pile]])


def forbids_draw(t: Forest, victim: Victim, points: int, extra: int, taken: int, can_step: bool) -> str:
    """[run.zero, run.at-least-one-step, map.piles-empty, map.draw-place]"""
    if not points:
        return "run.zero"
    if not taken and can_step and points + extra == 1 and not t.reads & DRAW_AND_ENTER:
        return "run.at-least-one-step"
    if not tiles_left(t):
        return "map.piles-empty"
    return "" if is_open(t, t.at[victim]) else "map.draw-place"


@rule
def draw(g: Game, t: Forest, victim: Victim, pile: Pile, tries: int) -> None:
    """Draw the top tile of a pile."""
    outcomes, weights = top(t, pile)
    g.chance(TILE, outcomes, ("tile_drawn", victim, pile, tries), weights)


@rule
def tile_drawn(g: Game, t: Forest, victim: Victim, pile: Pile, tries: int, tile: Tile) -> None:
    """A tile that would close the map goes under its pile, and another is drawn; when all have been tried it is laid anyway."""
    lift(t, pile, tile)
    g.tell("drew_tile", victim, tile, pile)
    t.tile = tile
    if not keeps_open(t, victim) and tries < size(t, pile):
        t.tile = NOTHING
        put_under(t, pile, tile, EVERYONE)
        g.tell("closed", tile, pile)
        g.then(("draw", victim, pile, tries + 1))
    else:
        g.then(("lay", victim))


def keeps_open(t: Forest, victim: Victim) -> bool:
    """Whether the drawn tile can be laid so that the map stays open, or need not be, since there are no more tiles."""
    return any(turns_keeping_open(t, victim, edge) for edge in open_edges(t, t.at[victim]))


def turns_keeping_open(t: Forest, victim: Victim, edge: Edge) -> tuple[int, ...]:
    """How the drawn tile can be laid at this edge so that the map stays open; if there are no more tiles, it need not."""
    here = t.at[victim]
    if not tiles_left(t) or opens_elsewhere(t, here, edge):
        return turns(t.tile, edge)
    return tuple([turn for turn in turns(t.tile, edge) if opens_up(t, t.tile, here, edge, turn)])


def edges_to_lay(t: Forest, victim: Victim) -> list[int]:
    """The edges of a Victim's tile where the drawn one may be laid: any, if it closes the map everywhere. [map.draw-place]"""
    edges = open_edges(t, t.at[victim])
    return [edge for edge in edges if turns_keeping_open(t, victim, edge)] or edges


def turns_to_lay(t: Forest, victim: Victim, edge: Edge) -> tuple[int, ...]:
    """How the drawn tile may be turned at this edge: in any way, if it closes the map in each. [map.rotate-to-connect]"""
    return turns_keeping_open(t, victim, edge) or turns(t.tile, edge)


def placements(t: Forest, victim: Victim) -> list[tuple[int, int]]:
    """Edge and turn of every way to lay the drawn tile beside a Victim's. [map.draw-place, map.rotate-to-connect]"""
    return [(edge, turn) for edge in edges_to_lay(t, victim) for turn in turns_to_lay(t, victim, edge)]


@rule
def lay(g: Game, t: Forest, victim: Victim) -> None:
    """Choose the edge, if there is a choice."""
    edges = edges_to_lay(t, victim)
    if len(edges) > 1:
        g.ask(t.owner[victim], "lay", tuple(LAY.each(edges)), ("lay_at", victim))
    else:
        g.then(("lay_at", victim, LAY.of(edges[0])))


@rule
def lay_at(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """Choose how it is turned, if there is a choice."""
    edge = LAY.part(answer)
    ways = turns_to_lay(t, victim, edge)
    if len(ways) > 1:
        g.ask(t.owner[victim], "turn", tuple(TURN.each(ways)), ("laid", victim, edge))
    else:
        g.then(("laid", victim, edge, TURN.of(ways[0])))


@rule
def laid(g: Game, t: Forest, victim: Victim, edge: Edge, answer: int) -> None:
    """The tile lies, with its token; a Curse tile brings an Event. [map.herb-token, map.plane-token, map.curse-draw-event]"""
    tile = t.tile
    lay_tile(t, tile, t.at[victim], edge, TURN.part(answer))
    if IS_HERB[tile]:
        t.herbs |= 1 << tile
    elif IS_PLANE[tile]:
        t.boxes |= 1 << tile
    g.tell("laid", victim, tile, t.at[victim], edge, TURN.part(answer))
    if IS_CURSE[tile]:
        t.cursed |= 1 << tile
        g.then(("draw_event", victim))
