"""How powers take part: each is a function under its own name, hung on the moments in which it works.

Rules ask for a moment ("attack", "reduces", "slays" ...) and never for a power. A dependant power works only while it is the
one chosen for the action in hand; a cabal power is a member's while the leader is in play and in its right mind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from gloam.games.horrorclix.components import CABAL, CABALS, FITS, LEADS, NO_CABAL, NO_POWER, POWERS, SHOWN, Showing
from gloam.games.horrorclix.table import SANE, Clix

Hook = Callable[..., Any]


@final
class Moment:
    """A moment in which powers work: what each of them does then."""

    __slots__ = ("hooks", "powers")

    def __init__(self) -> None:
        self.hooks: list[Hook | None] = [None] * len(POWERS)  # by power
        self.powers: int = 0  # mask of those that have one

    def hang(self, number: int, function: Hook) -> None:
        self.hooks[number] = function
        self.powers |= 1 << number


MOMENTS: Final[dict[str, Moment]] = {
    moment: Moment()
    for moment in (
        # what it adds to a value, or puts in its place: (t, bearer, given, other monster) -> int
        "speed", "attack", "defense", "damage", "damage_becomes",
        # what it does to attacks of adjacent opponents, to their breaking away
        "hampers", "grasps",
        # how it moves: (t, bearer, given) -> int
        "gait", "slips", "climbs_free", "counts_blooded", "swims", "snatches", "swoops",
        # what the attack it is chosen for may do
        "single", "more_targets", "needs_vulnerable", "touches_intangible", "no_damage", "area", "penetrates", "deals_instead",
        "unpreventable", "each_target", "no_attack", "usable", "cures",
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
            assert MOMENTS[moment].hooks[number] is None, f"{name} has {moment} twice"
            MOMENTS[moment].hang(number, function)
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


_DEPENDANT: Final[int] = sum([1 << number for number in range(len(POWERS)) if FITS[number]])
"""The powers that work only while they are chosen."""
LEADERS_POWERS: Final[tuple[int, ...]] = tuple(
    [
        sum([1 << power for power in {LEADS[k] for k in range(len(LEADS)) if CABAL[k] == cabal and LEADS[k] != NO_POWER}])
        for cabal in range(len(CABALS))
    ]
)
"""By cabal: the powers that its leaders can have."""


def in_force(t: Clix, m: int) -> Showing:
    """The powers that work for a monster now, each with what stands behind its name."""
    return working(t, m, (1 << len(POWERS)) - 1)


def working(t: Clix, m: int, powers: int) -> Showing:
    """Those of these powers that work for a monster now.

    [powers.showing-means-active, powers.dependant-needs-action, powers.dependant-duration, powers.one-dependant-per-action]
    """
    static = powers & ~_DEPENDANT
    found: Showing = ()  # mostly none: an empty tuple need not be made
    if static and SHOWN[t.kind[m]][t.side[m]][t.click[m]] & static:
        found = tuple([entry for entry in t.powers(m) if (static >> entry[0]) & 1])
    if t.attacker == m and t.attack_power != NO_POWER and (powers >> t.attack_power) & 1:
        found += ((t.attack_power, t.given),)
    if t.acting == m and t.move_power != NO_POWER and (powers >> t.move_power) & 1:
        found += ((t.move_power, 0),)
    cabal = CABAL[t.kind[m]]
    if cabal != NO_CABAL and LEADERS_POWERS[cabal] & powers:
        leader = leader_of(t, m)
        if leader >= 0 and (powers >> LEADS[t.kind[leader]]) & 1:
            found += ((LEADS[t.kind[leader]], leader),)
    return found


Said = tuple[tuple[int, Any], ...]
"""What powers say in a moment: (power, what)."""


def each(t: Clix, moment: str, m: int, other: int = -1) -> Said:
    """What each power of a monster says in a moment, if it says something."""
    hung = MOMENTS[moment]
    powers = working(t, m, hung.powers)
    return _said(t, hung, powers, m, other) if powers else ()


def each_shown(t: Clix, moment: str, m: int, other: int = -1) -> Said:
    """The same of each power that shows on its dial or card, whether it is in force or not."""
    hung = MOMENTS[moment]
    if not SHOWN[t.kind[m]][t.side[m]][t.click[m]] & hung.powers:
        return ()
    return _said(t, hung, tuple([entry for entry in t.powers(m) if (hung.powers >> entry[0]) & 1]), m, other)


def _said(t: Clix, hung: Moment, powers: Showing, m: int, other: int) -> Said:
    found: list[tuple[int, Any]] = []
    for number, given in powers:
        hook = hung.hooks[number]
        assert hook is not None
        said = hook(t, m, given, other)
        if said:
            found.append((number, said))
    return tuple(found)


def any_of(t: Clix, moment: str, m: int, other: int = -1) -> Any:
    """What the first power of a monster says in a moment, or 0."""
    hung = MOMENTS[moment]
    for number, given in working(t, m, hung.powers):
        hook = hung.hooks[number]
        assert hook is not None
        said = hook(t, m, given, other)
        if said:
            return said
    return 0


def has(power_number: int, moment: str) -> bool:
    """Whether a power has something to do with a moment at all."""
    return power_number >= 0 and (MOMENTS[moment].powers >> power_number) & 1 == 1


def says(t: Clix, power_number: int, moment: str, m: int, other: int = -1) -> Any:
    """What one power would say in a moment if it were chosen; 0 if it has nothing to do with it."""
    hook = MOMENTS[moment].hooks[power_number] if power_number >= 0 else None
    return hook(t, m, t.shows(m, power_number), other) if hook is not None else 0
