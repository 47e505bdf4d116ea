"""What can be worked out exactly: the tablet of Scarabs, the way of the Boat, and the cheapest payment."""

from __future__ import annotations

from functools import cache
from typing import Final

from gloam.games.horrified.components import COLOURS, GROOVES, ITEM_COLOUR, LAIR, LAIR_PATH
from gloam.games.horrified.rules.items import strength

SOLVED: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 0)
NEVER: Final = 99


@cache
def slides() -> dict[tuple[int, ...], int]:
    """For each arrangement of face-up Scarabs how many slides it is from the solved one."""
    found = {SOLVED: 0}
    ahead = [SOLVED]
    for spots in ahead:  # grows while it is read: nearest first
        for scarab in _loose(spots):
            after = slid(spots, scarab)
            if after not in found:
                found[after] = found[spots] + 1
                ahead.append(after)
    return found


def _loose(spots: tuple[int, ...]) -> list[int]:
    """The Scarabs beside the empty spot."""
    return [spots[spot] for spot in GROOVES[spots.index(0)]]


def slid(spots: tuple[int, ...], scarab: int) -> tuple[int, ...]:
    """The arrangement after a Scarab was slid to the empty spot."""
    after = list(spots)
    after[spots.index(0)] = scarab
    after[spots.index(scarab)] = 0
    return tuple(after)


def moves_to_solve(scarabs: tuple[int, ...], face_down: tuple[int, ...]) -> int:
    """The moves the tablet still needs. Face-down Scarabs are turned one move each, and best first: they cannot slide."""
    return slides()[scarabs] + len(face_down)


def best_slide(scarabs: tuple[int, ...]) -> int:
    """The Scarab to slide next when all are face up, or 0 if the tablet is solved."""
    if scarabs == SOLVED:
        return 0
    distance = slides()
    return min(_loose(scarabs), key=lambda scarab: distance[slid(scarabs, scarab)])


def next_x(boat: int, colour: int) -> int:
    """Where an Item of a colour takes the Boat, or NEVER if no X of it is ahead."""
    for at in range(boat + 1, LAIR + 1):
        if LAIR_PATH[at - 1] == colour:
            return at
    return NEVER


def _items_to_lair() -> tuple[int, ...]:
    needed = [0] * (LAIR + 1)
    for boat in range(LAIR - 1, -1, -1):
        ahead = [next_x(boat, colour) for colour in range(len(COLOURS))]
        needed[boat] = 1 + min([needed[at] for at in ahead if at != NEVER])
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
