"""What a seat may see of a table, by name: an allowlist. Crypts are their owners'; face-down victims are nobody's."""

from __future__ import annotations

from typing import Any

from gloam.games.horrorclix.components import (
    ACTIONS,
    ARCHETYPES,
    EDGES,
    FACE_DOWN,
    MARKERS,
    MONSTERS,
    OBJECTS,
    POWERS,
    SCENARIOS,
    SPACES,
    TWISTS,
    VERSIONS,
    VICTIMS,
)
from gloam.games.horrorclix.rules.ending import total
from gloam.games.horrorclix.table import CARRIED, INSANE, NOBODY, NOTHING, ON_CARD, PHASES, PUPPET, Clix


def view(t: Clix, seat: int) -> dict[str, Any]:
    """The table as `seat` (or SPECTATOR) sees it."""
    return {
        "scenario": SCENARIOS[t.scenario],
        "build_total": t.build_total,
        "map": t.ground.name,
        "turn": t.turn,
        "limit": t.limit,
        "active": _or_none(t.active),
        "first": _or_none(t.first),
        "phase": PHASES[t.phase],
        "actions": t.actions,
        "players": [_player(t, other, seat) for other in range(t.seats)],
        "monsters": [monster(t, m) for m in range(len(t.kind))],
        "victims": [victim(t, v) for v in range(len(t.victim_at))],
        "clock": None if t.clock == NOTHING else {"card": TWISTS[t.clock], "seat": t.clock_owner},
        "effects": [{"card": TWISTS[card]} | _whom(card, whom) for card, whom, _ in t.spells],
        "objects": _objects(t),
        "markers": [{"kind": MARKERS[kind], "at": SPACES[space]} for space, kind, _ in t.markers],
        "attack": _attack(t),
    }


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _player(t: Clix, other: int, seat: int) -> dict[str, Any]:
    return {
        "seat": other,
        "team": t.teams[other],
        "edge": None if t.edges[other] == NOTHING else EDGES[t.edges[other]],
        "army_points": t.costs[other],
        "points": t.points[other],
        "total": total(t, other),
        "crypt_size": len(t.crypts[other]),
        "crypt": [TWISTS[card] for card in t.crypts[other]] if other == seat else None,
        "played": [TWISTS[card] for card in t.played[other]],
        "removed": [TWISTS[card] for card in t.removed[other]],
        "subplot": None if t.subplots[other] == NOTHING else TWISTS[t.subplots[other]],
        "in_game": t.owns_any(other),
    }


def monster(t: Clix, m: int) -> dict[str, Any]:
    """A monster, with its dial and card: all of it lies open."""
    minds = {INSANE: "insane", PUPPET: "puppet"}
    speed, attack, defense, damage = t.shown(m)
    return {
        "id": MONSTERS[m],
        "version": VERSIONS[t.kind[m]],
        "owner": t.owner[m],
        "controller": t.controller(m),
        "at": SPACES[t.at[m]] if t.at[m] >= 0 else None,
        "soaring": bool(t.soaring[m]),
        "click": t.click[m] + 1,
        "side": "ab"[t.side[m]],
        "values": {"speed": speed, "attack": attack, "defense": defense, "damage": damage},
        "powers": [POWERS[power] for power, _ in t.powers(m)] if t.at[m] >= 0 else [],
        "tokens": t.tokens[m],
        "blooded": t.blooded(m),
        "mind": minds.get(t.mind[m], "sane"),
        "victims": [VICTIMS[v] for v in range(len(t.victim_at)) if t.victim_at[v] == ON_CARD and t.holder[v] == m],
    }


def victim(t: Clix, v: int) -> dict[str, Any]:
    """A victim; what a face-down one is, nobody knows."""
    at = t.victim_at[v]
    places = {ON_CARD: "card", CARRIED: "carried"}
    return {
        "id": VICTIMS[v],
        "at": SPACES[at] if at >= 0 else None,
        "where": "map" if at >= 0 else places.get(at, "removed"),
        "face_down": bool((t.face_down >> v) & 1),
        "archetype": None if t.face[v] == FACE_DOWN else ARCHETYPES[t.face[v]],
        "holder": MONSTERS[t.holder[v]] if t.holder[v] >= 0 else None,
        "rescued": bool((t.rescued >> v) & 1),
    }


def _whom(card: int, whom: int) -> dict[str, Any]:
    name = TWISTS[card]
    if name == "hidden_camera":
        return {"seat": whom}
    return {"monster": MONSTERS[whom]} if name in ("ghost_trap", "cocoon") else {"victim": VICTIMS[whom]}


def _objects(t: Clix) -> list[dict[str, Any]]:
    occupied = t.occupied()
    portals = [
        {
            "kind": "portal",
            "at": SPACES[space],
            "edge": EDGES[edge],
            "open": not ((occupied >> space) | (occupied >> (space + (-24, 1, 24, -1)[edge]))) & 1,
        }
        for space, edge in t.doors
    ]
    stones = [{"kind": "tombstone", "at": SPACES[space]} for space in t.tombstones]
    return portals + stones + [{"kind": "tree", "at": SPACES[space]} for space in t.trees]


def _attack(t: Clix) -> dict[str, Any] | None:
    """The attack in hand."""
    if t.attacker == NOBODY:
        return None
    return {
        "attacker": MONSTERS[t.attacker],
        "kind": ACTIONS[t.attack_kind],
        "power": None if t.attack_power < 0 else POWERS[t.attack_power],
        "targets": [MONSTERS[target] for target in t.targets],
        "dice": list(t.dice),
        "hits": [MONSTERS[target] for target in t.hits],
        "smashes": SPACES[t.aim] if t.aim >= 0 else None,
    }


def components(t: Clix) -> dict[str, int]:
    """How many there are of each component, wherever they are; the same all through a game, once it is set up.

    A minion comes from outside when a victim leaves for it: both together are one.
    """
    count: dict[str, int] = {}
    for m, kind in enumerate(t.kind):
        if not t.minion(m):
            count[VERSIONS[kind]] = count.get(VERSIONS[kind], 0) + 1
    for v in range(len(t.face)):
        if t.face[v] != FACE_DOWN:
            name = ARCHETYPES[t.face[v]]
            count[name] = count.get(name, 0) + 1
    for archetype in t.pool.cards():
        count[ARCHETYPES[archetype]] = count.get(ARCHETYPES[archetype], 0) + 1
    for seat in range(t.seats):
        standing = [t.subplots[seat]] if t.subplots[seat] != NOTHING else []
        ticking = [t.clock] if t.clock_owner == seat and t.clock != NOTHING else []
        for card in (*t.crypts[seat], *t.removed[seat], *standing, *ticking):
            name = f"{TWISTS[card]} of {seat}"
            count[name] = count.get(name, 0) + 1
    standing_objects = (len(t.doors), len(t.tombstones), len(t.trees))
    for kind, name in enumerate(OBJECTS):
        count[name] = standing_objects[kind] + t.smashed[kind] - t.placed[kind]
    return count
