"""How much nearer another token brings the Victims to a right equation, and what to put into the row next."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import PLACE, REMOVE
from gloam.games.the_victim.components import NOTHING
from gloam.games.the_victim.equations import Row, aim, common, held, missing
from gloam.games.the_victim.rules.equation import opens
from gloam.games.the_victim.table import Forest

FADES: Final = 0.7  # what an equation is worth with one token more missing


def closeness(t: Forest, tokens: Row) -> float:
    """How near these tokens are to an equation, from 0 to 1: for the Gate, or for all that it may yet be."""
    gates = t.gates.pool if t.gate == NOTHING else (t.gate,)
    return sum([FADES ** missing(t, gate, tokens) for gate in gates], 0.0) / len(gates)


def gain_of(t: Forest, pool: Row) -> float:
    """How much nearer another token of these brings the Victims, on the average."""
    if not pool:
        return 0.0
    tokens = held(t)
    now = closeness(t, tokens)
    kinds = sorted(set(pool))
    return sum([pool.count(kind) * (closeness(t, tuple(sorted((*tokens, kind)))) - now) for kind in kinds], 0.0) / len(pool)


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
