"""How far figures get: steps along the ways of the Evil, and of a Victim that runs."""

from __future__ import annotations

from gloam.games.the_victim.chances import tile_chance
from gloam.games.the_victim.components import IS_TEST, TILES, Victim
from gloam.games.the_victim.rules.hunting import strides
from gloam.games.the_victim.table import Forest
from gloam.kernel.boards.graphs import FAR


def hunting_row(t: Forest, starts: list[int], most: int, through: int = 0) -> list[int]:
    """The steps from the nearest of these tiles to each other along the Evil's ways; a Test tile ends a Hunt."""
    row = [FAR] * len(TILES)
    ahead: list[int] = []
    for start in starts:
        row[start] = 0
        ahead.append(start)
    for tile in ahead:  # grows while it is read: nearest first
        steps = row[tile] + 1
        if steps > most:
            break
        if IS_TEST[tile] and tile not in starts:
            continue
        for to in strides(t, tile, through):
            if row[to] == FAR:
                row[to] = steps
                ahead.append(to)
    return row


def running_row(t: Forest, victim: Victim, most: int) -> tuple[list[int], list[float]]:
    """The steps of a Run from a Victim's tile to each other, and the chance that no test on the way ends it.

    Of ways that are equally long, the one with the better chance. [run.no-obstacles, run.no-retracing, run.test-tile-stops]
    """
    row = [FAR] * len(TILES)
    chances = [0.0] * len(TILES)
    start = t.at[victim]
    row[start], chances[start] = 0, 1.0
    ahead = [start]
    for tile in ahead:  # grows while it is read: nearest first
        steps = row[tile] + 1
        if steps > most:
            break
        passed = chances[tile] * (tile_chance(t, victim, tile) if IS_TEST[tile] and tile != start else 1.0)
        for to in t.ways[tile]:
            if (t.crossed >> to) & 1:
                continue
            if row[to] == FAR:
                row[to] = steps
                ahead.append(to)
            if row[to] == steps and passed > chances[to]:
                chances[to] = passed
    return row, chances
