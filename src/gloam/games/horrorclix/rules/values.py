"""Combat values: the dial, then what replaces it, then modifiers, which never change it by more than three.

Every value knows its reasons: "attack 11: dial 8, Pack Tactics +2 ...".
[values.replace-then-modify, values.rule-of-three, values.modifiers-floor-zero, values.halves-round-up]
"""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.components import (
    ATTACK,
    DAMAGE,
    DEFENSE,
    POWER_NAMES,
    RANGED,
    RULE_OF_THREE,
    SPEED,
    TWIST_NAMES,
    VICTIM_SPEED,
    classes,
    twist,
)
from gloam.games.horrorclix.powers.hooks import each, each_shown
from gloam.games.horrorclix.rules.geometry import HINDERED, fire, opposing_neighbours
from gloam.games.horrorclix.table import THIS_TURN, Clix
from gloam.kernel.values import Value

_SLOT_MOMENTS: Final = ("speed", "attack", "defense", "damage")
_HINDERING: Final = 1
_AGAINST_SOARING: Final = 2
FRENZY_DAMAGE: Final = 1

CLOCK_MODIFIERS: Final[tuple[tuple[int, int, int, int], ...]] = (
    (twist("just_after_sunset"), classes("undead", "beast"), SPEED, 1),
    (twist("stroke_of_midnight"), classes("spirit", "hellspawn", "occultist"), ATTACK, 1),
    (twist("just_before_dawn"), classes("slasher"), DAMAGE, 1),
    (twist("broad_daylight"), classes("guardian"), ATTACK, 1),
    (twist("broad_daylight"), classes("vampire"), ATTACK, -1),
)
"""What each ticking clock adds: (card, classes, value, how much)."""
_DAWN: Final[int] = twist("just_before_dawn")
_TRIP: Final[int] = twist("trip")
_HEEL: Final[int] = twist("broke_a_heel")
_UNDRESSED: Final[int] = twist("never_get_undressed")
_SPRINT: Final[int] = twist("terror_sprint")
_MESMERIZED: Final[int] = twist("mesmerized")


def half(value: int) -> int:
    """Half of a value, fractions rounded up. [values.halves-round-up]"""
    return (value + 1) // 2


def combat_value(number: int, reason: str) -> Value:
    """A value whose modifiers count up to three either way, and which never falls below 0.

    [values.rule-of-three, values.modifiers-floor-zero, values.replacement-exempt-from-three]
    """
    value = Value(number, reason)
    value.limit(RULE_OF_THREE, "rule of 3")
    value.at_least(0, "never below 0")
    return value


def printed(t: Clix, m: int, slot: int) -> int:
    """What the dial shows; an hourglass counts as 0. [dial.symbol-replaces-number]"""
    return max(0, t.shown(m)[slot])


def _modify(t: Clix, value: Value, m: int, slot: int, other: int) -> None:
    """What powers and the ticking clock add to a value."""
    for power, amount in each(t, _SLOT_MOMENTS[slot], m, other):
        value.modify(amount, POWER_NAMES[power])
    if t.clock >= 0:
        for card, whom, which, amount in CLOCK_MODIFIERS:
            if card == t.clock and which == slot and t.classes(m) & whom:
                value.modify(amount, TWIST_NAMES[card])


# --- speed ------------------------------------------------------------------------------------------------------------


def speed(t: Clix, m: int, halved: bool) -> Value:
    """How far a monster can move; half of the dial's value if it starts on hindering terrain. [hindering.start-halves-speed]"""
    value = combat_value(printed(t, m, SPEED), "dial")
    if halved:
        value.replace(half(printed(t, m, SPEED)), "half, from hindering terrain")
    _modify(t, value, m, SPEED, -1)
    return value


def victim_speed(t: Clix, v: int, halved: bool) -> int:
    """How far a victim can move this time."""
    number = VICTIM_SPEED[t.face[v]]
    if t.spell_on(_HEEL, v):
        number = half(number)
    if t.spell_on(_UNDRESSED, v):
        number = 2
    if t.spell_on(_TRIP, v):
        number = 1
    if halved:
        number = half(number)
    if t.clock == _DAWN:
        number += 1
    if (_SPRINT, v, THIS_TURN) in t.spells:
        number += 3
    if (_MESMERIZED, v, THIS_TURN) in t.spells:
        number += 2
    return number


# --- attack -----------------------------------------------------------------------------------------------------------


def attack(t: Clix, m: int, target: int) -> Value:
    """What is added to the attack roll against a target (-1 for an object). [air-combat.plus-two-against-soaring]"""
    value = combat_value(printed(t, m, ATTACK), "dial")
    _modify(t, value, m, ATTACK, target)
    worst, whose = hampered(t, m)
    value.modify(worst, whose)
    value.modify(-t.suffers[m], "Severed Limb")
    if target >= 0 and t.attack_kind == RANGED and t.soaring[target] and not t.soaring[m]:
        value.modify(_AGAINST_SOARING, "a soaring target")
    return value


def hampered(t: Clix, m: int) -> tuple[int, str]:
    """What the worst of the opponents beside a monster takes from its attack; several do not add up."""
    worst = (0, "")
    for opponent in opposing_neighbours(t, m):
        for power, taken in each_shown(t, "hampers", opponent, m):
            worst = min(worst, (taken, POWER_NAMES[power]))
    return worst


# --- defense ----------------------------------------------------------------------------------------------------------


def defense(t: Clix, m: int, attacker: int, kind: int) -> Value:
    """What an attack has to reach. [hindering.plus-one-defense, hindering.ignored-in-close-combat]"""
    value = combat_value(printed(t, m, DEFENSE), "dial")
    _modify(t, value, m, DEFENSE, attacker)
    if kind == RANGED and fire(t, attacker, m) == HINDERED:
        value.modify(_HINDERING, "hindering terrain")
    return value


# --- damage -----------------------------------------------------------------------------------------------------------


def damage(t: Clix, m: int, target: int) -> Value:
    """What a hit deals: the dial's value; in a frenzy 1; what a power puts in its place beats both.

    [damage.dealt-equals-value, frenzy.damage-becomes-one, frenzy.powers-still-change-damage, values.replacement]
    """
    value = combat_value(printed(t, m, DAMAGE), "dial")
    if t.frenzy and m == t.acting:
        value.replace(FRENZY_DAMAGE, "frenzy")
    for power, number in each(t, "damage_becomes", m, target):
        value.replace(number, POWER_NAMES[power])
    if t.instead >= 0:
        value.replace(t.instead, "die")
    _modify(t, value, m, DAMAGE, target)
    return value
