"""Steps 2 and 3 of setting up: the map, the edges, and the victims between them."""

from __future__ import annotations

from gloam.games.horrorclix.answers import EDGE, MAP, PLACE, SPOT
from gloam.games.horrorclix.components import (
    FACE_DOWN,
    Space,
    Victim,
)
from gloam.games.horrorclix.rules.ground import LISTED, leave_out
from gloam.games.horrorclix.rules.offers import PLACES
from gloam.games.horrorclix.table import NOTHING, OFF, Clix, put, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


def clockwise(t: Clix, first: int) -> list[int]:
    """The seats from one on, to the left."""
    return [(first + n) % t.seats for n in range(t.seats)]


@rule
def prepare_the_battlefield(g: Game, t: Clix) -> None:
    """The first player picks the map; from the left on all pick an edge, the first player last. [setup.edges-chosen-clockwise]"""
    g.then(("choose_map",), *[("choose_edge", seat) for seat in clockwise(t, t.first)[1:]], ("choose_edge", t.first))


@rule
def choose_map(g: Game, t: Clix) -> None:
    """The first player selects the map, if there is a choice. [setup.first-player-picks-map]"""
    if len(t.maps) > 1:
        g.ask(t.first, "map", tuple(MAP.each(t.maps)), ("map_chosen",))
    else:
        g.then(("map_chosen", MAP.of(t.maps[0])))


@rule
def map_chosen(g: Game, t: Clix, answer: int) -> None:
    t.map = MAP.part(answer)
    g.tell("map", t.first, t.map)


def forbids_edge(t: Clix, edge: int) -> str:
    """Why an edge cannot be taken, or ""."""
    if edge in t.edges:
        return "setup.edges-chosen-clockwise"
    taken = [other for other in t.edges if other != NOTHING]
    if t.seats == 2 and taken and edge != (taken[0] + 2) % 4:
        return "setup.two-players-opposite"
    return ""


@rule
def choose_edge(g: Game, t: Clix, seat: Seat) -> None:
    """A player picks an edge that is free; with two players the other one's lies opposite. [setup.two-players-opposite]"""
    free = [edge for edge in range(4) if not forbids_edge(t, edge)]
    if len(free) > 1:
        g.ask(seat, "edge", tuple(EDGE.each(free)), ("edge_chosen", seat))
    else:
        g.then(("edge_chosen", seat, EDGE.of(free[0])))


@rule
def edge_chosen(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    t.edges = put(t.edges, seat, EDGE.part(answer))
    g.tell("edge", seat, t.edges[seat])


# --- victims ---------------------------------------------------------------------------------------------------------


@rule
def place_victims(g: Game, t: Clix) -> None:
    """From the first player on each places a victim of the pool, face down. [setup.victims-placed-in-turn]"""
    count = min(len(t.pool), t.ground.victim_spaces.bit_count())
    t.victim_at = [OFF] * count
    t.face = (FACE_DOWN,) * count
    t.holder = (NOTHING,) * count
    t.face_down = (1 << count) - 1
    g.then(*[("place_victim", (t.first + v) % t.seats, v) for v in range(count)])


@rule
def place_victim(g: Game, t: Clix, seat: Seat, v: Victim) -> None:
    """On a victim space that has none. [setup.one-victim-per-space]"""
    rows = t.ground.victim_rows.copy()
    for space in t.victim_at:
        if space >= 0:
            leave_out(rows, space)
    if by_chance(g):
        g.chance(SPOT, tuple(LISTED.of_rows(rows)), ("victim_set", seat, v))
    else:
        g.ask(seat, "victim", tuple(PLACES.of_rows(rows)), ("victim_placed", seat, v))


def by_chance(g: Game) -> bool:
    """Whether the table has agreed that NATURE places victims and monsters, where players could have placed them."""
    return bool(g.setup.options["set_up"] == "chance")


@rule
def victim_set(g: Game, t: Clix, seat: Seat, v: Victim, space: Space) -> None:
    g.then(("victim_placed", seat, v, PLACE.of(space)))


@rule
def victim_placed(g: Game, t: Clix, seat: Seat, v: Victim, answer: int) -> None:
    t.victim_at[v] = PLACE.part(answer)
    g.tell("victim_placed", seat, v, t.victim_at[v])
