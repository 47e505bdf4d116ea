"""How powers take part: each is a function under its own name, hung on the moments in which it works.

Rules ask for a moment ("attack", "reduces", "slays" ...) and never for a power. A dependant power works only while it is the
one chosen for the action in hand; a cabal power is a member's while the leader is in play and in its right mind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloam.games.horrorclix.components import CABAL, CABALS, FITS, LEADS, NO_CABAL, NO_POWER, POWERS, Showing
from gloam.games.horrorclix.table import SANE, Clix

Hook = Callable[..., Any]
MOMENTS: Final[dict[str, list[Hook | None]]] = {
    moment: [None] * len(POWERS)
    for moment in (
        # what it adds to a value, or puts in its place: (t, bearer, given, other monster) -> int
        "speed", "attack", "defense", "damage", "damage_becomes",
        # what it does to attacks of adjacent opponents, to their breaking away
        "hampers", "grasps",
        # how it moves: (t, bearer, given) -> int
        "gait", "slips", "climbs_free", "counts_blooded", "swims", "snatches", "swoops",
        # what the attack it is chosen for may do
        "single", "more_targets", "needs_vulnerable", "touches_intangible", "no_damage", "area", "penetrates", "deals_instead",
        "unpreventable", "each_target", "no_attack", "usable",
        # what protects its bearer
        "conceals", "evades", "contests", "scares", "reduces", "redirects", "shields",
        # steps it adds when something happens: (t, bearer, given, other monster) -> steps
        "before_damage", "struck", "wounds", "wounded", "kills", "would_die", "slays", "kin_killed", "at_turn_start", "insane",
        # more victims in the suspense phase
        "calls_victims",
    )
}  # fmt: skip


def power(name: str, *moments: str) -> Callable[[Hook], Hook]:
    """Makes a function what this power does in these moments."""
    number = POWERS.index(name)

    def hung(function: Hook) -> Hook:
        for moment in moments:
            hooks = MOMENTS[moment]
            assert hooks[number] is None, f"{name} has {moment} twice"
            hooks[number] = function
        return function

    return hung


def leader_of(t: Clix, m: int) -> int:
    """The leader whose cabal power a monster has, or -1.

    [cabals.power-shared, cabals.friendly-members-only, cabals.leader-gone, cabals.leader-mind-affected]
    """
    cabal = CABAL[t.kind[m]]
    if cabal == NO_CABAL:
        return -1
    for leader in range(len(t.at)):
        kind = t.kind[leader]
        leads = LEADS[kind] != NO_POWER and CABAL[kind] == cabal and t.at[leader] >= 0 and t.mind[leader] == SANE
        if leads and t.friendly(m, leader):
            return leader
    return -1


def in_force(t: Clix, m: int) -> Showing:
    """The powers that work for a monster now, each with what stands behind its name."""
    return tuple(working(t, m, _EVERY))


def working(t: Clix, m: int, hooks: list[Hook | None]) -> list[tuple[int, int]]:
    """Those of them that have one of these hooks.

    [powers.showing-means-active, powers.dependant-needs-action, powers.dependant-duration, powers.one-dependant-per-action]
    """
    found = [entry for entry in t.powers(m) if hooks[entry[0]] is not None and not FITS[entry[0]]]
    if t.attacker == m and t.attack_power != NO_POWER and hooks[t.attack_power] is not None:
        found.append((t.attack_power, t.given))
    if t.acting == m and t.move_power != NO_POWER and hooks[t.move_power] is not None:
        found.append((t.move_power, 0))
    cabal = CABAL[t.kind[m]]
    if cabal != NO_CABAL and any([hooks[power] is not None for power in LEADERS_POWERS[cabal]]):
        leader = leader_of(t, m)
        if leader >= 0 and hooks[LEADS[t.kind[leader]]] is not None:
            found.append((LEADS[t.kind[leader]], leader))
    return found


def _said(t: Clix, m: int, given: int, other: int) -> int:
    return 1


_EVERY: Final[list[Hook | None]] = [_said] * len(POWERS)
LEADERS_POWERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(sorted({LEADS[k] for k in range(len(LEADS)) if CABAL[k] == cabal and LEADS[k] != NO_POWER}))
        for cabal in range(len(CABALS))
    ]
)
"""By cabal: the powers that its leaders can have."""


def each(t: Clix, moment: str, m: int, other: int = -1) -> list[tuple[int, Any]]:
    """What each power of a monster says in a moment, if it says something: (power, what)."""
    hooks = MOMENTS[moment]
    found: list[tuple[int, Any]] = []
    for number, given in working(t, m, hooks):
        hook = hooks[number]
        assert hook is not None
        said = hook(t, m, given, other)
        if said:
            found.append((number, said))
    return found


def any_of(t: Clix, moment: str, m: int, other: int = -1) -> Any:
    """What the first power of a monster says in a moment, or 0."""
    found = each(t, moment, m, other)
    return found[0][1] if found else 0


def has(power_number: int, moment: str) -> bool:
    """Whether a power has something to do with a moment at all."""
    return power_number >= 0 and MOMENTS[moment][power_number] is not None


def says(t: Clix, power_number: int, moment: str, m: int, other: int = -1) -> Any:
    """What one power would say in a moment if it were chosen; 0 if it has nothing to do with it."""
    hook = MOMENTS[moment][power_number] if power_number >= 0 else None
    return hook(t, m, t.shows(m, power_number), other) if hook is not None else 0
