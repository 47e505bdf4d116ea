"""What a dial shows, and what it will show after the next click."""

from __future__ import annotations

from functools import cache
from typing import Final

from gloam.games.horrorclix.components import DIAL, HOURGLASS, SHOWING, SKULLS, Showing
from gloam.games.horrorclix.content import CONTENT, SLOTS
from gloam.games.horrorclix.show.names import given_text, power_name
from gloam.games.horrorclix.table import Clix
from gloam.show.words import listed, verb

_SLOTS: Final[tuple[str, ...]] = tuple([power.slot if power.kind != "cabal" else "cabal" for power in CONTENT.powers])
_DEATH: Final = "it dies"


def slot_of(power: int) -> str:
    """Where a power stands: beside one of the four values, on the card, or with the cabal."""
    return _SLOTS[power]


def clicks_left(t: Clix, m: int) -> int:
    """How many clicks of damage a monster can take and live; 0 if it is dead."""
    return _left(t.kind[m], t.click[m])


@cache
def _left(kind: int, click: int) -> int:
    dial = DIAL[kind]
    if dial[click][0] == SKULLS:
        return 0
    left = 0
    while dial[click + left + 1][0] != SKULLS:
        left += 1
    return left


def next_click(t: Clix, m: int) -> str:
    """What one click of damage changes on a monster's dial; "" if it is dead.

    "attack 8 with Decapitate, defense 14; Weak Spot is lost"
    """
    return _next(t.kind[m], t.side[m], t.click[m])


@cache
def _next(kind: int, side: int, now: int) -> str:
    dial = DIAL[kind]
    if dial[now][0] == SKULLS:
        return ""
    if dial[now + 1][0] == SKULLS:
        return _DEATH
    showing = SHOWING[kind][side]
    before, after = set(showing[now]), set(showing[now + 1])
    changes = [
        change for slot in range(4) if (change := _changed(slot, dial[now], dial[now + 1], showing[now + 1], after - before))
    ]
    lost = [_told(entry) for entry in showing[now] if entry in before - after]
    told = [", ".join(changes)] if changes else []
    if lost:
        told.append(f"{listed(lost)} {verb('are', len(lost) > 1)} lost")
    return "; ".join(told) or "nothing changes"


def _changed(slot: int, now: tuple[int, ...], then: tuple[int, ...], showing: Showing, new: set[tuple[int, int]]) -> str:
    """What becomes of one value: "attack 8 with Decapitate", "" if nothing does."""
    gained = [_told(entry) for entry in showing if entry in new and _SLOTS[entry[0]] == SLOTS[slot]]
    if now[slot] == then[slot] and not gained:
        return ""
    number = "an hourglass" if then[slot] == HOURGLASS else str(then[slot])
    return f"{SLOTS[slot]} {number}{' with ' + listed(gained) if gained else ''}"


def _told(entry: tuple[int, int]) -> str:
    power, given = entry
    return power_name(power, given_text(power, given))
