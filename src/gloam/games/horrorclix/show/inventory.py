"""Everything there is on a table, counted wherever it lies."""

from __future__ import annotations

from collections import Counter

from gloam.games.horrorclix.armies import crypt_size
from gloam.games.horrorclix.components import ARCHETYPES, FACE_DOWN, OBJECTS, VERSIONS
from gloam.games.horrorclix.table import NOTHING, SETTING_UP, Clix


def components(t: Clix) -> dict[str, int]:
    """How many there are of each component: the same all through a game.

    A minion is made when a victim leaves for it, so that victims alone are counted. Cards are counted by the seat that brought
    them; while crypts are laid down, those that are still to come count with them, and those that it does without count for
    good. Objects come from outside until they are
    placed: what stands on the map and what was smashed is what was placed.
    """
    count: Counter[str] = Counter()
    for m, kind in enumerate(t.kind):
        if not t.minion(m):
            count[VERSIONS[kind]] += 1
    for archetype in (*[face for face in t.face if face != FACE_DOWN], *t.pool.cards()):
        count[ARCHETYPES[archetype]] += 1
    for seat in range(t.seats):
        cards = len(cards_of(t, seat)) + t.declined[seat]
        count[f"cards of {seat}"] = max(cards, _crypt_size(t, seat) if t.phase == SETTING_UP else 0)
    for kind, name in enumerate(OBJECTS):
        standing = (len(t.doors), len(t.tombstones), len(t.trees))[kind]
        count[f"lost {name}"] = t.placed[kind] - standing - t.smashed[kind]
    return dict(count)


def cards_of(t: Clix, seat: int) -> list[int]:
    """A player's plot twists, wherever they lie."""
    standing = [t.subplots[seat]] if t.subplots[seat] != NOTHING else []
    ticking = [t.clock] if t.clock_owner == seat and t.clock != NOTHING else []
    return [*t.crypts[seat], *t.removed[seat], *standing, *ticking]


def _crypt_size(t: Clix, seat: int) -> int:
    return crypt_size(tuple([VERSIONS[t.kind[m]] for m in range(len(t.kind)) if t.owner[m] == seat]))
