"""Lines of fire, and what stands in their way. All in whole numbers: a line is the spaces and edges it crosses.

A line runs from centre to centre. It crosses each grid line either inside an edge or exactly in a corner; at a corner it may
pass on either of two sides. [line-of-fire.centre-to-centre]
"""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.components import DEFENSE, GRID
from gloam.games.horrorclix.rules.ground import APART, Spaces, distance
from gloam.games.horrorclix.table import Clix

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
    if squeezed(a, b, solid, walls, hindering):
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

    Only figures no farther from either end than the other end is can be in its way.
    """
    far = distance(a, b)
    from_a, from_b = APART[a], APART[b]
    figures = 0
    for m in range(len(t.at)):
        at = t.at[m]
        if at >= 0 and from_a[at] <= far and from_b[at] <= far and blocks_lines(t, m, aloft):
            figures |= 1 << at
    if not aloft:
        for at in t.victim_at:
            if at >= 0 and from_a[at] <= far and from_b[at] <= far:
                figures |= 1 << at
    return sight_past(t, a, b, aloft, figures)


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
    return distance(a, b) == 1 and (near(t, a) >> b) & 1 == 1


def neighbours(t: Clix, m: int) -> list[int]:
    """The monsters adjacent to a monster."""
    apart = APART[t.at[m]]
    close = [n for n in range(len(t.at)) if t.at[n] >= 0 and apart[t.at[n]] == 1]
    if close:
        spaces = near(t, t.at[m])
        close = [n for n in close if (spaces >> t.at[n]) & 1]
    return close


def opposing_neighbours(t: Clix, m: int) -> list[int]:
    """The opposing monsters adjacent to a monster."""
    return [n for n in neighbours(t, m) if not t.friendly(m, n)]
