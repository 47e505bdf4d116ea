"""How much nearer another token brings the Victims to a right equation, and what to put into the row next."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import PLACE, REMOVE
from gloam.games.the_victim.components import NOTHING
from gloam.games.the_victim.equations import Row, aim, common, held, missing
from gloam.games.the_victim.readings import THREE_NUMBERS
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.table import Forest

FADES: Final = 0.7  # what an equation is worth with one token more missing

_CLOSENESS: Final[dict[tuple[bytes, Row, int], float]] = {}
_GAINS: Final[dict[tuple[bytes, Row, bytes, int], float]] = {}
"""What was worked out before, by the Gates, the tokens held, and the pool that is drawn from."""


def closeness(t: Forest, tokens: Row) -> float:
    """How near these tokens are to an equation, from 0 to 1: for the Gate, or for all that it may yet be."""
    gates = _gates(t)
    key = (gates, tokens, t.reads & THREE_NUMBERS)
    if key not in _CLOSENESS:
        _CLOSENESS[key] = sum([FADES ** missing(t, gate, tokens) for gate in gates], 0.0) / len(gates)
    return _CLOSENESS[key]


def _gates(t: Forest) -> bytes:
    """The Gates that it may be."""
    return t.gates.pool if t.gate == NOTHING else bytes([t.gate])


def gain_of(t: Forest, pool: bytes) -> float:
    """How much nearer another token of these brings the Victims, on the average."""
    if not pool:
        return 0.0
    tokens = held(t)
    key = (_gates(t), tokens, pool, t.reads & THREE_NUMBERS)
    if key not in _GAINS:
        now = closeness(t, tokens)
        kinds = sorted(set(pool))
        gains = [pool.count(kind) * (closeness(t, tuple(sorted((*tokens, kind)))) - now) for kind in kinds]
        _GAINS[key] = sum(gains, 0.0) / len(pool)
    return _GAINS[key]


def next_change(t: Forest) -> int:
    """The token to place or remove next, as an answer; NOTHING if there is none."""
    target = aim(t)
    if not target or opens(t):
        return NOTHING
    kept = common(t.row, target)
    for spot, token in enumerate(t.row):
        if spot >= len(kept) or kept[spot] != token:
            return REMOVE.of(spot)
    for spot, token in enumerate(target):
        if spot >= len(t.row) or t.row[spot] != token:
            return PLACE.of(token, spot)
    return NOTHING
