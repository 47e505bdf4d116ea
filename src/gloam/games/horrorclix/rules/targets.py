"""Whom and what a monster may attack."""

from __future__ import annotations

from gloam.games.horrorclix.components import (
    BOLTS,
    CLOSE,
    DEFENSE,
    HITS_FRIENDS,
    HITS_VICTIMS,
    NO_POWER,
    PORTAL,
    RANGE,
    RANGED,
    TOMBSTONE,
)
from gloam.games.horrorclix.powers.hooks import each, has, says
from gloam.games.horrorclix.rules.geometry import BLOCKED, adjacent, adjacent_spaces, fire, sight_at
from gloam.games.horrorclix.rules.ground import APART, SHIFT, distance
from gloam.games.horrorclix.table import SANE, Clix


def forbids_target(t: Clix, m: int, target: int, kind: int, power: int) -> str:
    """Why a monster cannot attack another in this way: the rule that forbids it, or ""."""
    if t.at[target] < 0:
        return "in-play.removed-is-final"
    if target == m:
        return "combat.no-self-target"
    if t.friendly(m, target) and not hits_friends(power) and not says(t, power, "cures", m, target):
        return "combat.no-friendly-targets"
    if t.hourglass(target, DEFENSE) and not says(t, power, "touches_intangible", m, target):
        return "hourglasses.intangible-untargetable"
    if says(t, power, "needs_vulnerable", m, target) and not t.vulnerable(target):
        return "glossary.target-of-powers"
    return forbids_close(t, m, target) if kind == CLOSE else forbids_shot(t, m, target)


def forbids_close(t: Clix, m: int, target: int) -> str:
    """Why two monsters cannot meet in close combat, or "". [close-combat.adjacent-target, air-combat.soaring-close-targets]"""
    if not adjacent(t, m, target):
        apart = distance(t.at[m], t.at[target]) > 1
        return "close-combat.adjacent-target" if apart else "close-combat.not-through-walls"
    if t.soaring[m] != t.soaring[target]:
        if t.soaring[m]:
            return "air-combat.soaring-close-targets"
        return "air-combat.hovering-close-targets" if t.flies(m) else "air-combat.ground-cannot-reach-soaring"
    return ""


def forbids_shot(t: Clix, m: int, target: int) -> str:
    """Why a monster cannot shoot another, or "". [ranged.within-range, ranged.nonadjacent-target, ranged.any-direction]"""
    a, b = t.at[m], t.at[target]
    if distance(a, b) > RANGE[t.kind[m]]:
        return "ranged.within-range"
    if t.soaring[m] == t.soaring[target] and adjacent(t, m, target):
        return "ranged.nonadjacent-target"
    if t.soaring[m] != t.soaring[target]:
        grounded = m if t.soaring[target] else target
        if (t.ground.indoor >> t.at[grounded]) & 1:
            return "line-of-fire.indoor-versus-soaring"
    if fire(t, m, target) == BLOCKED:
        return "line-of-fire.figures-block"
    if each(t, "conceals", target, m):
        return "powers.text-beats-rulebook"
    return ""


def targets(t: Clix, m: int, kind: int, power: int) -> list[int]:
    """All that a monster may attack in this way. [line-of-fire.may-check-first]"""
    others = t.in_play() if hits_friends(power) else t.opposing(t.teams[t.controller(m)])
    if has(power, "cures"):
        others += out_of_mind(t, m)
    return [n for n in within_reach(t, m, kind, others) if not forbids_target(t, m, n, kind, power)]


def out_of_mind(t: Clix, m: int) -> list[int]:
    """The friends of a monster that are possessed or insane."""
    return [n for n in t.in_play() if t.mind[n] != SANE and n != m and t.friendly(m, n)]


def hits_friends(power: int) -> bool:
    """Whether a power permits friendly targets. [combat.no-friendly-targets]"""
    return power != NO_POWER and HITS_FRIENDS[power]


def hits_victims(power: int) -> bool:
    """Whether a power permits a victim as the target. [combat.no-victim-targets]"""
    return power != NO_POWER and HITS_VICTIMS[power]


def forbids_victim(t: Clix, m: int, v: int, kind: int, power: int) -> str:
    """Why a monster cannot attack a victim in this way, or ""."""
    if not hits_victims(power):
        return "combat.no-victim-targets"
    a, b = t.at[m], t.victim_at[v]
    if b < 0:
        return "in-play.removed-is-final"
    if kind == CLOSE:
        return "" if adjacent_spaces(t, a, b) and not t.soaring[m] else "close-combat.adjacent-target"
    if distance(a, b) > RANGE[t.kind[m]]:
        return "ranged.within-range"
    if not t.soaring[m] and adjacent_spaces(t, a, b):
        return "ranged.nonadjacent-target"
    return "line-of-fire.figures-block" if sight_at(t, a, b, t.soaring[m] == 1) == BLOCKED else ""


def victim_targets(t: Clix, m: int, kind: int, power: int) -> list[int]:
    """The victims that a monster may attack in this way: mostly none."""
    if not hits_victims(power):
        return []
    return [v for v in t.victims() if not forbids_victim(t, m, v, kind, power)]


def within_reach(t: Clix, m: int, kind: int, opposing: list[int]) -> list[int]:
    """Those of these opponents that are near enough for such an attack. [close-combat.adjacent-target, ranged.within-range]"""
    reach = 1 if kind == CLOSE else RANGE[t.kind[m]]
    if not reach:
        return []
    at = t.at
    apart = APART[at[m]]
    return [n for n in opposing if apart[at[n]] <= reach]


def within_any_reach(t: Clix, m: int, opposing: list[int]) -> list[int]:
    """Those of these opponents that are near enough for some attack: who can shoot shoots no less far than it strikes."""
    return within_reach(t, m, RANGED if RANGE[t.kind[m]] else CLOSE, opposing)


def most_targets(t: Clix, m: int, power: int) -> int:
    """How many different targets one ranged attack may have. [multi-target.bolts-limit]"""
    if says(t, power, "single", m):
        return 1
    more: int = says(t, power, "more_targets", m)
    return BOLTS[t.kind[m]] + more


def forbids_smash(t: Clix, m: int, space: int, close_action: bool) -> str:
    """Why a monster cannot smash the object in a space, or "".

    [portals.smash, tombstones.smash, objects.not-smashed-from-the-sky]
    """
    if t.soaring[m] and object_in(t, space):
        return "objects.not-smashed-from-the-sky"
    if space in t.tombstones:
        if not close_action:
            return "tombstones.smash"
        return "" if adjacent_spaces(t, t.at[m], space) else "tombstones.smash"
    for door, edge in t.doors:
        if door == space:
            return "" if t.at[m] in (door, door + SHIFT[edge]) else "portals.smash"
    return "objects.stay-put"


def smashable(t: Clix, m: int, close_action: bool) -> list[int]:
    """The spaces of objects that a monster may try to smash; a frenzy does for portals only."""
    if t.soaring[m] or (not t.tombstones and not t.doors):
        return []
    apart = APART[t.at[m]]
    spaces = [space for space in t.tombstones if apart[space] <= 1 and not forbids_smash(t, m, space, close_action)]
    for space, _ in t.doors:
        if apart[space] <= 1 and not forbids_smash(t, m, space, close_action):
            spaces.append(space)
    return spaces


def object_in(t: Clix, space: int) -> bool:
    """Whether a smashable object is in a space."""
    return space in t.tombstones or any([door == space for door, _ in t.doors])


def object_at(t: Clix, space: int) -> int:
    """What kind of smashable object is in a space."""
    return TOMBSTONE if space in t.tombstones else PORTAL
