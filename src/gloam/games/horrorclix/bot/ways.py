"""How far it is from everywhere to everywhere on foot, past walls but as if nobody stood in the way."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.components import COUNT
from gloam.games.horrorclix.rules.ground import APART, around, listed
from gloam.games.horrorclix.table import Clix

FAR: Final = 250
_WAYS: Final[dict[tuple[int, int], bytes]] = {}


def ways_from(t: Clix, space: int) -> bytes:
    """By space: how many steps it is from this one. Worked out once for a map and space."""
    key = (t.map, space)
    found = _WAYS.get(key)
    if found is None:
        found = _flood(t, space)
        _WAYS[key] = found
    return found


def _flood(t: Clix, space: int) -> bytes:
    steps = t.ground.open.steps
    row = bytearray([FAR]) * COUNT
    ring = known = 1 << space
    far = 0
    while ring:
        for reached in listed(ring):
            row[reached] = far
        ring = around(steps, ring) & ~known
        known |= ring
        far += 1
    return bytes(row)


_TURNS: Final[tuple[bytes, ...]] = tuple(
    [
        bytes([FAR if not stride or far >= FAR else max(1, (far + stride - 1) // stride) for far in range(256)])
        for stride in range(32)
    ]
)


def apart_from(space: int) -> bytes:
    """By space: how far it is from this one as the crow flies."""
    return APART[space]


def rows(t: Clix, m: int, space: int) -> bytes:
    """By space: how far a monster has from this one. Flyers go straight."""
    return APART[space] if t.flies(m) else ways_from(t, space)


def moves_by_way(stride: int) -> bytes:
    """By way: how many moves it takes a monster with this stride; at least one."""
    return _TURNS[min(stride, 31)]


def way(t: Clix, m: int, a: int, b: int) -> int:
    """How far a monster has from one space to another; flyers go straight."""
    return rows(t, m, a)[b]


def turns_for(far: int, stride: int) -> int:
    """How many moves a way takes; at least one."""
    return _TURNS[max(0, min(stride, 31))][min(far, 255)]
