"""Step 4 of setting up: portals, tombstones and trees."""

from __future__ import annotations

from collections.abc import Iterable

from gloam.games.horrorclix.answers import DOOR, OBJECT, PLACE
from gloam.games.horrorclix.components import (
    OBJECTS,
    PORTAL,
    TOMBSTONE,
    WIDTH,
    Object,
    Space,
)
from gloam.games.horrorclix.rules.battlefield import clockwise
from gloam.games.horrorclix.rules.ground import EVERYWHERE, Spaces, Steps, edges_of
from gloam.games.horrorclix.rules.offers import PLACES
from gloam.games.horrorclix.table import NOTHING, Clix, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game


@rule
def place_objects(g: Game, t: Clix) -> None:
    """From the first player on each may place up to two. [setup.objects-up-to-two-each]"""
    if g.setup.options["objects"]:
        g.then(*[("choose_object", seat, 2) for seat in clockwise(t, t.first)])


def kept_clear(t: Clix) -> Spaces:
    """The starting areas of the edges that were chosen, and the spaces beside them. [setup.starting-area-purple]"""
    spaces = 0
    for edge in t.edges:
        if edge != NOTHING:
            spaces |= t.ground.kept_clear[edge]
    return spaces


def common_bans(t: Clix) -> list[tuple[str, Spaces]]:
    """Where no object can be placed: each rule that forbids it, and the spaces it speaks of."""
    taken = t.victim_spaces() | t.obstacles() | sum([1 << space for space, _ in t.doors])
    return [
        ("setup.objects-on-clear-terrain", t.ground.rough | t.ground.blocking | taken),
        ("setup.objects-away-from-starting-areas", kept_clear(t)),
    ]


def own_ban(t: Clix, kind: int) -> tuple[str, Spaces]:
    """The same of an object of this kind alone."""
    if kind == PORTAL:
        north, east, south, west = doorway_spaces(t)
        return "portals.placed-open-on-clear", EVERYWHERE & ~(north | east | south | west)
    return "tombstones.outdoors-only" if kind == TOMBSTONE else "tree.outdoors-only", t.ground.indoor


def forbids_object(t: Clix, kind: int, space: int) -> str:
    """Why an object cannot be placed in a space: the rule that forbids it, or ""."""
    for rule_id, spaces in (*common_bans(t), own_ban(t, kind)):
        if (spaces >> space) & 1:
            return rule_id
    return ""


def object_spaces(t: Clix, kinds: Iterable[int]) -> list[Spaces]:
    """Of these kinds: all spaces where such an object may be placed."""
    banned = 0
    for _, spaces in common_bans(t):
        banned |= spaces
    return [EVERYWHERE & ~(banned | own_ban(t, kind)[1]) for kind in kinds]


def doorway_spaces(t: Clix) -> Steps:
    """By edge: the spaces that can have a doorway there: no wall, and no blocking terrain or other doorway across it."""
    steps = t.ground.open.steps
    east, south = edges_of(t.doors)
    taken = (south << WIDTH, east, south, east << 1)
    return tuple([steps[edge] & ~taken[edge] for edge in range(4)])


def doorways(t: Clix, space: int) -> list[int]:
    """The edges of a space that can carry a doorway."""
    spaces = doorway_spaces(t)
    return [edge for edge in range(4) if (spaces[edge] >> space) & 1]


@rule
def choose_object(g: Game, t: Clix, seat: Seat, left: int) -> None:
    """Place an object, or none. [setup.objects-up-to-two-each]"""
    if not left:
        return
    spaces = object_spaces(t, range(len(OBJECTS)))
    kinds = [kind for kind in range(len(OBJECTS)) if spaces[kind]]
    if kinds:
        g.ask(seat, "object", (PASS, *OBJECT.each(kinds)), ("object_chosen", seat, left))


@rule
def object_chosen(g: Game, t: Clix, seat: Seat, left: int, answer: int) -> None:
    """It goes on clear terrain, away from starting areas. [setup.objects-on-clear-terrain]"""
    if answer == PASS:
        return
    kind = OBJECT.part(answer)
    g.ask(seat, "object_space", tuple(PLACES.of(object_spaces(t, (kind,))[0])), ("object_placed", seat, left, kind))


@rule
def object_placed(g: Game, t: Clix, seat: Seat, left: int, kind: Object, answer: int) -> None:
    space = PLACE.part(answer)
    if kind == PORTAL:
        g.ask(seat, "door", tuple(DOOR.each(doorways(t, space))), ("portal_placed", seat, left, space))
        return
    if kind == TOMBSTONE:
        t.tombstones += (space,)
    else:
        t.trees += (space,)
    _count_object(t, kind)
    g.tell("object_placed", seat, kind, space)
    g.then(("choose_object", seat, left - 1))


@rule
def portal_placed(g: Game, t: Clix, seat: Seat, left: int, space: Space, answer: int) -> None:
    """A portal lies open, with its doorway on one edge. [portals.placed-open-on-clear]"""
    t.doors += ((space, DOOR.part(answer)),)
    _count_object(t, PORTAL)
    g.tell("object_placed", seat, PORTAL, space)
    g.then(("choose_object", seat, left - 1))


def _count_object(t: Clix, kind: int) -> None:
    t.placed = t.placed[:kind] + (t.placed[kind] + 1,) + t.placed[kind + 1 :]
