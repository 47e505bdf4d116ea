"""Powers beside speed: how monsters move, hold others, and lure victims."""

from __future__ import annotations

from gloam.games.horrorclix.components import DAMAGE
from gloam.games.horrorclix.powers.hooks import power
from gloam.games.horrorclix.rules.movement import GHOSTS, LEAPS
from gloam.games.horrorclix.rules.values import printed
from gloam.games.horrorclix.table import Clix


@power("ghost", "gait")
def ghost(t: Clix, m: int, given: int, other: int) -> int:
    """Through walls, terrain, objects and figures; it breaks away by itself and stops beside nobody. [maps.ghosts-pass-walls]"""
    return GHOSTS


@power("leap_climb", "gait")
def leap_climb(t: Clix, m: int, given: int, other: int) -> int:
    """Over hindering terrain, water and monsters, outdoors over walls and blocking terrain too. [maps.indoor-flight-limits]"""
    return LEAPS


@power("blood_rush", "speed")
def blood_rush(t: Clix, m: int, given: int, other: int) -> int:
    """+3 speed in a frenzy."""
    return 3 if t.frenzy else 0


@power("bloodthirsty", "counts_blooded")
def bloodthirsty(t: Clix, m: int, given: int, other: int) -> int:
    """It counts as blooded."""
    return 1


@power("swoop", "climbs_free", "swoops")
def swoop(t: Clix, m: int, given: int, other: int) -> int:
    """Changes of elevation are free; out of the sky it may attack."""
    return 1


@power("swoop", "damage_becomes")
def swoop_damage(t: Clix, m: int, given: int, other: int) -> int:
    """That attack deals one less than the dial shows, but at least 1."""
    return 0 if t.frenzy else max(1, printed(t, m, DAMAGE) - 1)


@power("snatch_and_drop", "snatches")
def snatch_and_drop(t: Clix, m: int, given: int, other: int) -> int:
    """Outdoors it may carry one victim along, and drop it from the sky."""
    return 1


@power("slip_away", "slips")
def slip_away(t: Clix, m: int, given: int, other: int) -> int:
    """It breaks away without a roll."""
    return 1


@power("grasping", "grasps")
def grasping(t: Clix, m: int, given: int, other: int) -> int:
    """Opponents beside it have 2 less to break away with."""
    return 2


@power("siren_call", "calls_victims")
def siren_call(t: Clix, m: int, given: int, other: int) -> int:
    """One more victim within 8 spaces may be moved in the suspense phase."""
    return 1
