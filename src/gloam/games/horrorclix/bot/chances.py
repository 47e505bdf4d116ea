"""What an attack is worth: how likely it hits, what it deals, and what that costs the target."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.horrorclix.bot import weights
from gloam.games.horrorclix.components import (
    ATTACK,
    CLOSE,
    DAMAGE,
    DEFENSE,
    DIAL,
    LEADS,
    NO_POWER,
    POINTS,
    POWERS,
    RANGED,
    RULE_OF_THREE,
    SKULLS,
    Showing,
)
from gloam.games.horrorclix.powers.hooks import MOMENTS, any_of, each, has, says
from gloam.games.horrorclix.rules import values
from gloam.games.horrorclix.show.odds import LEAST, about_to_attack
from gloam.games.horrorclix.table import SANE, SCARED_ONCE, Clix
from gloam.games.horrorclix.twists.subplots import hatred

_SLASH: Final[int] = POWERS.index("slash")
_DECAPITATE: Final[int] = POWERS.index("decapitate")
_RAMPAGE: Final[int] = POWERS.index("rampage")
_NUMBING: Final[int] = POWERS.index("numbing_touch")
_IMPEL: Final[int] = POWERS.index("impel")
_LAST_SCARE: Final[int] = POWERS.index("one_last_scare")
_DRAIN: Final[int] = POWERS.index("blood_drain")
_BARBED: Final[int] = POWERS.index("barbed_flesh")
_CONTEST: Final = 15 / 36  # one die higher than the other
_NOT_SCARED: Final = 4 / 6
_DIE: Final = (1, 2, 3, 4, 5, 6)


def _at_least(need: int) -> float:
    """The chance that an attack roll totals so much; two ones never hit, two sixes always do."""
    hits = 0
    for a in _DIE:
        for b in _DIE:
            if a + b == 12 or (a + b > 2 and a + b >= need):
                hits += 1
    return hits / 36


_ROLL: Final[tuple[float, ...]] = tuple([_at_least(need) for need in range(14)])


def roll_chance(need: int) -> float:
    """The chance that an attack roll of two dice reaches what is needed."""
    return _ROLL[max(0, min(13, need))]


class Strike(NamedTuple):
    """An attack on one target: what the dice must show (0 if they are not asked), how likely it hits, what it deals, what that is
    worth if it hits."""

    need: int
    chance: float
    damage: int
    worth: float
    kills: bool

    @property
    def gain(self) -> float:
        return self.chance * self.worth


NO_STRIKE: Final = Strike(13, 0.0, 0, 0.0, False)


def clicks_left(t: Clix, m: int) -> int:
    """How much damage kills a monster; 1 if it is dying already."""
    dial = DIAL[t.kind[m]]
    click = t.click[m]
    if dial[click][0] == SKULLS:
        return 1
    left = 1
    while dial[click + 1][0] != SKULLS:
        click += 1
        left += 1
    return left


def worth_of(t: Clix, m: int) -> float:
    """What a monster is worth to those who would kill it."""
    if t.minion(m):
        return weights.MINION
    points = float(POINTS[t.kind[m]])
    return points if t.mind[m] == SANE else weights.OUT_OF_MIND * points


def leading(t: Clix, m: int) -> float:
    """How much more than its points a monster is worth to its friends: leaders are."""
    return weights.LEADER if LEADS[t.kind[m]] != NO_POWER else 1.0


def own_worth(t: Clix, m: int) -> float:
    """What a monster is worth to its owner."""
    return (weights.MINION if t.minion(m) else float(POINTS[t.kind[m]])) * leading(t, m)


def harm(t: Clix, m: int, amount: int, worth: float) -> float:
    """What so much damage to a monster is worth: all of it for a kill, a share of it for wounds."""
    if amount <= 0:
        return 0.0
    left = clicks_left(t, m)
    if amount < left:
        return weights.WOUND * worth * amount / left
    if t.shows(m, _LAST_SCARE) >= 0 and not t.flags[m] & SCARED_ONCE:
        return weights.RETURNS * worth
    return worth


# --- at a glance ------------------------------------------------------------------------------------------------------


def glance(trial: Clix, m: int, powers: Showing, target: int, shields: Showing, kind: int, frenzy: int) -> Strike:
    """A plain attack from wherever it may be made: dials, and the powers that work without an action. The trial is changed.

    It leaves out what stands beside the two, terrain and lines of fire, so it is quick enough to look at everyone.
    """
    trial.attack_kind = kind
    lifted = 2 if kind == RANGED and trial.soaring[target] and not trial.soaring[m] else 0
    attack = values.printed(trial, m, ATTACK) + _limited(_adds(trial, "attack", m, powers, target) - trial.suffers[m] + lifted)
    defense = values.printed(trial, target, DEFENSE) + _limited(_adds(trial, "defense", target, shields, m))
    need = max(LEAST, defense - attack)
    chance = _CONTEST if _has(shields, "contests") else roll_chance(need)
    lowest = _adds(trial, "evades", target, shields, m)
    if lowest:
        chance *= (lowest - 1) / 6
    if _adds(trial, "scares", target, shields, m):
        chance *= _NOT_SCARED
    base = values.FRENZY_DAMAGE if frenzy else values.printed(trial, m, DAMAGE)
    damage = base + _limited(_adds(trial, "damage", m, powers, target)) - _adds(trial, "reduces", target, shields, m)
    worth = harm(trial, target, damage, worth_of(trial, target))
    return Strike(need, chance, max(0, damage), worth, damage >= clicks_left(trial, target))


def _adds(trial: Clix, moment: str, m: int, powers: Showing, other: int) -> int:
    """What the powers of a monster add up to in a moment."""
    hooks = MOMENTS[moment].hooks
    added = 0
    for power, given in powers:
        hook = hooks[power]
        if hook is not None:
            added += int(hook(trial, m, given, other))
    return added


def _has(powers: Showing, moment: str) -> bool:
    """Whether one of these powers has something to do with a moment."""
    return any([has(power, moment) for power, _ in powers])


def _limited(modifiers: int) -> int:
    return max(-RULE_OF_THREE, min(RULE_OF_THREE, modifiers))


# --- an attack --------------------------------------------------------------------------------------------------------


def declared(t: Clix, m: int, kind: int, power: int, targets: tuple[int, ...], frenzy: int = 0) -> Clix:
    """A copy of the table on which a monster has begun this attack."""
    trial = about_to_attack(t, m, kind, power, frenzy == 1)
    trial.targets = targets
    return trial


def strike(t: Clix, m: int, target: int, kind: int, power: int = NO_POWER, frenzy: int = 0) -> Strike:
    """An attack on a target from where the two stand."""
    return judged(declared(t, m, kind, power, (target,), frenzy), target, kind)


def judged(trial: Clix, target: int, kind: int) -> Strike:
    """What the attack that was declared on this table does to one of its targets."""
    m = trial.attacker
    if any_of(trial, "contests", target, m):
        need, chance = 0, _CONTEST
    else:
        need = max(LEAST, values.defense(trial, target, m, kind).total - values.attack(trial, m, target).total)
        chance = roll_chance(need)
    lowest = any_of(trial, "evades", target, m)
    if lowest:
        chance *= (lowest - 1) / 6
    if any_of(trial, "scares", target, m):
        chance *= _NOT_SCARED
    damage, worth = consequences(trial, target)
    return Strike(need, chance, damage, worth, damage >= clicks_left(trial, target))


def taken(trial: Clix, target: int, damage: int) -> int:
    """What of the damage a target takes."""
    m = trial.attacker
    if says(trial, trial.attack_power, "unpreventable", m) or each(trial, "penetrates", m, target):
        return damage
    less: int = sum([part for _, part in each(trial, "reduces", target, m)])
    return max(0, damage - less)


def dealt(trial: Clix, target: int) -> int:
    """What a hit deals to a target alone, before its own powers."""
    m = trial.attacker
    instead = says(trial, trial.attack_power, "deals_instead", m)
    if instead:
        return int(instead)
    damage: int = values.damage(trial, m, target).total
    return max(1, damage - 1) if says(trial, trial.attack_power, "each_target", m) else damage


def consequences(trial: Clix, target: int) -> tuple[int, float]:
    """The damage that a hit does, and all that it is worth."""
    m, power = trial.attacker, trial.attack_power
    seat = trial.controller(m)
    full = worth_of(trial, target)
    if says(trial, power, "no_damage", m):
        return 0, weights.PUPPET * full
    if power == _SLASH:
        worth = sum([harm(trial, target, taken(trial, target, face), full) for face in _DIE], 0.0) / len(_DIE)
        damage = taken(trial, target, 3)
    else:
        damage = taken(trial, target, dealt(trial, target))
        worth = harm(trial, target, damage, full)
    if power == _DECAPITATE and trial.vulnerable(target):
        worth = weights.BEHEADED * full + (1 - weights.BEHEADED) * worth
    if damage >= clicks_left(trial, target):
        worth += hatred(trial, seat, target) + (weights.RAMPAGE if power == _RAMPAGE else 0.0)
    return damage, worth + _besides(trial, target, damage)


def _besides(trial: Clix, target: int, damage: int) -> float:
    """What a hit brings or costs besides its damage."""
    m, power = trial.attacker, trial.attack_power
    more = 0.0
    if power == _NUMBING and not trial.vulnerable(target):
        more += weights.NUMBED
    if power == _IMPEL:
        more += weights.PUSHED
    if damage:
        if trial.click[m] > trial.line[m] and trial.shows(m, _DRAIN) >= 0:
            more += heal_worth(trial, m, 1)
        if trial.attack_kind == CLOSE and trial.shows(target, _BARBED) >= 0:
            more -= harm(trial, m, 1, own_worth(trial, m))
    return more


def heal_worth(t: Clix, m: int, amount: int) -> float:
    """What healing is worth to a monster's owner."""
    healed = min(amount, max(0, t.click[m] - t.line[m]))
    return weights.A_CLICK_HEALED * weights.WOUND * own_worth(t, m) * healed / (clicks_left(t, m) + healed)


def percent(chance: float) -> str:
    """A chance as it is spoken of."""
    return f"{round(100 * chance)} %"
