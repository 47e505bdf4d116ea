"""What can be worked out exactly: the tablet of Scarabs, the way of the Boat, and the cheapest payment."""

from __future__ import annotations

from functools import cache
from typing import Final

from gloam.games.horrified.components import COLOURS, ITEM_COLOUR
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.rules.monsters.creature import LAIR, LAIR_PATH, next_x
from gloam.games.horrified.rules.monsters.mummy import SCARABS_HOME, beside_empty, slid


@cache
def slides() -> dict[tuple[int, ...], int]:
    """For each arrangement of face-up Scarabs how many slides it is from the solved one."""
    found = {SCARABS_HOME: 0}
    ahead = [SCARABS_HOME]
    for spots in ahead:  # grows while it is read: nearest first
        for scarab in beside_empty(spots):
            after = slid(spots, scarab)
            if after not in found:
                found[after] = found[spots] + 1
                ahead.append(after)
    return found


def moves_to_solve(scarabs: tuple[int, ...], face_down: tuple[int, ...]) -> int:
    """The moves the tablet still needs. Face-down Scarabs are turned one move each, and best first: they cannot slide."""
    return slides()[scarabs] + len(face_down)


def best_slide(scarabs: tuple[int, ...]) -> int:
    """The Scarab to slide next when all are face up, or 0 if the tablet is solved."""
    if scarabs == SCARABS_HOME:
        return 0
    distance = slides()
    return min(beside_empty(scarabs), key=lambda scarab: distance[slid(scarabs, scarab)])


def _items_to_lair() -> tuple[int, ...]:
    needed = [0] * (LAIR + 1)
    for boat in range(LAIR - 1, -1, -1):
        ahead = [next_x(boat, colour) for colour in range(len(COLOURS)) if colour in LAIR_PATH[boat:]]
        needed[boat] = 1 + min([needed[at] for at in ahead])
    return tuple(needed)


ITEMS_TO_LAIR: Final[tuple[int, ...]] = _items_to_lair()
"""For each place of the Boat the fewest Items that bring it to the Lair."""


def payment(hero: int, held: tuple[int, ...], colour: int, total: int, cost: dict[int, float]) -> tuple[int, ...]:
    """The Items of a colour that reach a total and are missed least by `cost`; () if all together do not."""
    sums: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for item in held:
        if ITEM_COLOUR[item] != colour:
            continue
        worth = strength(hero, item)
        price = cost.get(item, 1.0) + 0.01 * worth
        for reached, (paid, items) in list(sums.items()):
            after = min(total, reached + worth)
            if after not in sums or sums[after][0] > paid + price:
                sums[after] = (paid + price, (*items, item))
    return sums[total][1] if total in sums else ()
