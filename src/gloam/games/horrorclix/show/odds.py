"""What an attack needs and does, before the dice are thrown."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.horrorclix.components import BREAKS_AWAY, GRID, NO_POWER, RANGED
from gloam.games.horrorclix.powers.hooks import any_of, each, says
from gloam.games.horrorclix.rules import values
from gloam.games.horrorclix.rules.combat import deals_instead, no_damage
from gloam.games.horrorclix.rules.geometry import CLEAR, HINDERED, fire
from gloam.games.horrorclix.rules.ground import listed
from gloam.games.horrorclix.rules.movement import grasp, holders, slips_away
from gloam.games.horrorclix.show.dials import clicks_left
from gloam.games.horrorclix.table import NOTHING, Clix
from gloam.kernel.values import Value

LEAST: Final = 3  # a pair of ones always misses
MOST: Final = 12  # a pair of sixes always hits
_WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # by the sum of two dice
_PAIRS: Final = 36


class Aim(NamedTuple):
    """An attack on one target. `needs` is what both dice must show; `clicks` is what the target then takes, if that is known."""

    target: int
    attack: Value
    defense: Value
    needs: int | None
    chance: int | None
    damage: Value | None
    clicks: int | None
    deadly: bool
    pierces: bool
    line: int
    through: tuple[int, ...]
    evades: int | None
    damage_die: bool


def chance_of(needs: int) -> int:
    """How likely two dice show at least so much, in percent."""
    return round(100 * sum(_WAYS[max(LEAST, min(MOST, needs)) :]) / _PAIRS)


def about_to_attack(t: Clix, m: int, kind: int, power: int, frenzy: bool = False) -> Clix:
    """The table as it would be if a monster had declared this attack, without a target."""
    then = t.clone()
    then.acting = then.attacker = m
    then.attack_kind = kind
    then.attack_power = power
    then.given = t.shows(m, power) if power != NO_POWER else 0
    then.frenzy = int(frenzy)
    then.targets = then.hits = then.shares = then.dice = ()
    then.instead = then.aim = NOTHING
    return then


def aim_at(t: Clix, m: int, target: int) -> Aim:
    """What the attack that is declared on this table needs against a target. [combat.attack-roll, line-of-fire.may-check-first]"""
    attack = values.attack(t, m, target)
    defense = values.defense(t, target, m, t.attack_kind)
    line, through = _line(t, m, target)
    pierces = bool(each(t, "penetrates", m, target)) or bool(says(t, t.attack_power, "unpreventable", m))
    damage_die = t.instead < 0 and bool(each(t, "before_damage", m, target))
    damage = None if damage_die else _damage(t, m, target)
    clicks = None if damage is None else _taken(t, m, target, damage.total, pierces)
    decided = bool(any_of(t, "contests", target, m))
    needs = None if decided else max(LEAST, min(MOST, defense.total - attack.total))
    return Aim(
        target=target,
        attack=attack,
        defense=defense,
        needs=needs,
        chance=None if needs is None else chance_of(needs),
        damage=damage,
        clicks=clicks,
        deadly=clicks is not None and clicks > clicks_left(t, target),
        pierces=pierces,
        line=line,
        through=through,
        evades=any_of(t, "evades", target, m) or None,
        damage_die=damage_die,
    )


def _damage(t: Clix, m: int, target: int) -> Value | None:
    """What a hit deals, as far as that is known."""
    if no_damage(t):
        return None
    if deals_instead(t) >= 0:
        return Value(deals_instead(t), "power")
    if not t.targets:
        t = t.clone()
        t.targets = (target,)
    return values.damage(t, m, target)


def _taken(t: Clix, m: int, target: int, dealt: int, pierces: bool) -> int:
    """What is left of the damage after the target's own powers."""
    if not pierces:
        dealt -= sum([less for _, less in each(t, "reduces", target, m)])
    return max(0, dealt)


def _line(t: Clix, m: int, target: int) -> tuple[int, tuple[int, ...]]:
    """The line of fire, and the spaces that hinder it; in close combat there is none."""
    if t.attack_kind != RANGED:
        return CLEAR, ()
    line = fire(t, m, target)
    if line != HINDERED:
        return line, ()
    a, b = t.at[m], t.at[target]
    return line, tuple(listed((GRID.between(a, b) | (1 << b)) & t.hindering()))


def break_away_chance(t: Clix, m: int) -> int | None:
    """How likely a monster breaks away, in percent; None if it need not roll. [break-away.succeeds-on-four-to-six]"""
    if not holders(t, m) or slips_away(t, m):
        return None
    return round(100 * max(0, 7 - BREAKS_AWAY - grasp(t, m)) / 6)
