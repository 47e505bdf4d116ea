"""Powers beside attack: what an attack does besides, or instead of, its damage."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import PLACE
from gloam.games.horrorclix.components import MARKERS, RANGE, VULNERABLE, Marker, Monster, Source, classes
from gloam.games.horrorclix.powers.hooks import power
from gloam.games.horrorclix.rules.damage import outright
from gloam.games.horrorclix.rules.dice import pips, roll
from gloam.games.horrorclix.rules.geometry import BLOCKED, opposing_neighbours, sight_at
from gloam.games.horrorclix.rules.ground import WITHIN, listed
from gloam.games.horrorclix.rules.movement import line_of_push
from gloam.games.horrorclix.rules.targets import forbids_target
from gloam.games.horrorclix.table import PUPPET, SANE, Clix, put, rule
from gloam.kernel.game import Game, Step

Steps = tuple[Step, ...]
_UNCLEAN: Final[int] = classes("spirit", "undead", "hellspawn")
_BEHEADS: Final = 5
_MOST_MARKERS: Final = 2


def _yes(t: Clix, m: int, given: int, other: int) -> int:
    return 1


for _name in ("possess", "impel", "numbing_touch"):
    power(_name, "single")(_yes)
power("numbing_touch", "unpreventable")(_yes)
power("possess", "no_damage")(_yes)
power("impel", "deals_instead")(_yes)
power("numbing_touch", "deals_instead")(_yes)


# --- Slash ------------------------------------------------------------------------------------------------------------


@power("slash", "before_damage")
def slash(t: Clix, m: int, given: int, other: int) -> Steps:
    """On a hit a die replaces the damage value."""
    return (("slash_roll", m),)


@rule
def slash_roll(g: Game, t: Clix, m: Monster) -> None:
    roll(g, ("slash_rolled", m))


@rule
def slash_rolled(g: Game, t: Clix, m: Monster, face: int) -> None:
    """The die is the damage value, without the rule of three. [values.replacement-exempt-from-three]"""
    t.instead = pips(g, "Slash", m, face)


# --- Possess ----------------------------------------------------------------------------------------------------------


@power("possess", "struck")
def possess(t: Clix, m: int, given: int, other: int) -> Steps:
    """The target is the attacker's puppet until the turn ends."""
    return (("possession", m, other),)


@rule
def possession(g: Game, t: Clix, m: Monster, target: Monster) -> None:
    """The active player controls it now. [possession.control-until-end-of-turn]"""
    if t.at[target] >= 0:
        t.mind = put(t.mind, target, PUPPET)
        g.tell("possessed", m, target)


# --- Impel ------------------------------------------------------------------------------------------------------------


@power("impel", "struck")
def impel(t: Clix, m: int, given: int, other: int) -> Steps:
    """1 damage, and the target is moved up to 3 spaces as the attacker likes."""
    return (("force", other, t.controller(m), 3),)


# --- Numbing Touch ----------------------------------------------------------------------------------------------------


@power("numbing_touch", "struck")
def numbing_touch(t: Clix, m: int, given: int, other: int) -> Steps:
    """1 unpreventable damage in place of all other, and an action token."""
    return (("numb", other),)


@rule
def numb(g: Game, t: Clix, m: Monster) -> None:
    if t.at[m] >= 0 and t.tokens[m] < VULNERABLE:
        t.tokens = put(t.tokens, m, t.tokens[m] + 1)
        g.tell("token", m, t.tokens[m])


# --- Foul Aura --------------------------------------------------------------------------------------------------------


@power("foul_aura", "at_turn_start")
def foul_aura(t: Clix, m: int, given: int, other: int) -> Steps:
    """At the start of its controller's turn each opponent beside it is dealt 1 damage."""
    reached = opposing_neighbours(t, m)
    return (*[("harm", n, 1, 0, m, t.controller(m)) for n in reached], ("bury",)) if reached else ()


# --- Tremor -----------------------------------------------------------------------------------------------------------


@power("tremor", "area", "usable")
def tremor(t: Clix, m: int, given: int, other: int) -> list[int]:
    """All opponents beside it on the ground are attacked with one roll."""
    beside = opposing_neighbours(t, m)
    return [n for n in beside if not t.soaring[n] and not forbids_target(t, m, n, 1, -1)] if not t.soaring[m] else []


@power("tremor", "deals_instead")
def tremor_damage(t: Clix, m: int, given: int, other: int) -> int:
    """2 damage to each."""
    return 2


@power("tremor", "struck")
def tremor_push(t: Clix, m: int, given: int, other: int) -> Steps:
    """Each that is hit is pushed a space away."""
    return (("push", other, t.at[m], 1),)


@rule
def push(g: Game, t: Clix, m: Monster, source: Source, spaces: int) -> None:
    """Straight away from a space, as far as it can rest."""
    if t.at[m] >= 0 and source >= 0:
        path = line_of_push(t, m, source, spaces)
        if path:
            g.then(("walk", m, t.soaring[m], *path))


# --- Lie in Wait ------------------------------------------------------------------------------------------------------


@power("lie_in_wait", "attack", "damage")
def lie_in_wait(t: Clix, m: int, given: int, other: int) -> int:
    """+1 attack and damage in hindering terrain."""
    return (t.hindering() >> t.at[m]) & 1


# --- Decapitate -------------------------------------------------------------------------------------------------------


@power("decapitate", "before_damage")
def decapitate(t: Clix, m: int, given: int, other: int) -> Steps:
    """A vulnerable target that is hit is killed on a 5 or 6."""
    return (("beheading", m, other),) if t.vulnerable(other) else ()


@rule
def beheading(g: Game, t: Clix, m: Monster, target: Monster) -> None:
    roll(g, ("beheaded", m, target))


@rule
def beheaded(g: Game, t: Clix, m: Monster, target: Monster, face: int) -> None:
    if pips(g, "Decapitate", m, face) >= _BEHEADS:
        t.hits = ()
        outright(t, target, m, t.controller(m))


# --- Rampage ----------------------------------------------------------------------------------------------------------


@power("rampage", "kills")
def rampage(t: Clix, m: int, given: int, other: int) -> Steps:
    """After a kill it may attack once more, as a free action."""
    return (("rampages", m),)


@rule
def rampages(g: Game, t: Clix, m: Monster) -> None:
    t.again = 1


# --- Shroud -----------------------------------------------------------------------------------------------------------


@power("shroud", "no_attack")
def shroud(t: Clix, m: int, given: int, other: int) -> str:
    """No attack: a marker makes a clear space in range and line of fire hindering."""
    return "shrouding"


def clear_within(t: Clix, m: int, reach: int) -> list[int]:
    """Free clear spaces that are no farther away."""
    return listed(t.free() & WITHIN[reach][t.at[m]] & ~(t.hindering() | t.ground.water))


def sees(t: Clix, m: int, space: int) -> bool:
    """Whether a space is in a monster's line of fire."""
    return sight_at(t, t.at[m], space, t.soaring[m] == 1) != BLOCKED


@power("shroud", "usable")
def shroud_usable(t: Clix, m: int, given: int, other: int) -> bool:
    reach = RANGE[t.kind[m]]
    # Mostly a space beside it will do.
    return any(sees(t, m, space) for far in (min(1, reach), reach) for space in clear_within(t, m, far))


@rule
def shrouding(g: Game, t: Clix, m: Monster) -> None:
    spaces = [space for space in clear_within(t, m, RANGE[t.kind[m]]) if sees(t, m, space)]
    g.ask(t.controller(m), "shroud", tuple(PLACE.each(spaces)), ("shrouded", m, t.given))


@rule
def shrouded(g: Game, t: Clix, m: Monster, kind: Marker, answer: int) -> None:
    """A third marker of a monster takes the place of its oldest. [terrain.where-it-comes-from]"""
    mine = [marker for marker in t.markers if marker[2] == m]
    if len(mine) >= _MOST_MARKERS:
        t.markers = tuple([marker for marker in t.markers if marker != mine[0]])
    place_marker(g, t, PLACE.part(answer), kind, m)


def place_marker(g: Game, t: Clix, space: int, kind: int, m: int) -> None:
    t.markers += ((space, kind, m),)
    g.tell("marker", kind % len(MARKERS), space)


# --- Exorcise ---------------------------------------------------------------------------------------------------------


@power("exorcise", "penetrates", "damage", "touches_intangible")
def exorcise(t: Clix, m: int, given: int, other: int) -> int:
    """Against Spirits, Undead and Hellspawn: penetrating, +1 damage, and even the intangible can be attacked."""
    return int(other >= 0 and t.classes(other) & _UNCLEAN != 0)


@power("exorcise", "cures")
def exorcise_friend(t: Clix, m: int, given: int, other: int) -> bool:
    """A monster that is possessed or insane can be attacked even by those on whose side it is then."""
    return t.mind[other] != SANE


@power("exorcise", "struck")
def exorcise_cure(t: Clix, m: int, given: int, other: int) -> Steps:
    """A hit ends possession and insanity."""
    return (("cure", other),) if t.mind[other] != SANE else ()


@rule
def cure(g: Game, t: Clix, m: Monster) -> None:
    t.mind = put(t.mind, m, SANE)
    g.tell("sane", m)
