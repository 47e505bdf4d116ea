"""Whom to attack, with which power, and how to divide the damage."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.horrorclix.answers import DONE, FIGHT, PLAY, SHARE, SMASH, TARGET
from gloam.games.horrorclix.bot import weights
from gloam.games.horrorclix.bot.chances import (
    Strike,
    clicks_left,
    declared,
    harm,
    heal_worth,
    judged,
    own_worth,
    percent,
    strike,
    taken,
    worth_of,
)
from gloam.games.horrorclix.bot.outlook import Outlook
from gloam.games.horrorclix.components import CLOSE, NO_POWER, POINTS, POWERS
from gloam.games.horrorclix.powers.hooks import has, says
from gloam.games.horrorclix.rules.combat import critical_hit, dealt, hits
from gloam.games.horrorclix.rules.geometry import neighbours
from gloam.games.horrorclix.rules.targets import targets
from gloam.games.horrorclix.rules.values import damage as damage_value
from gloam.games.horrorclix.show.names import POWER_REFS, monster_ref
from gloam.games.horrorclix.table import Clix
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Question
from gloam.show.words import counted

_SHROUD: Final[int] = POWERS.index("shroud")
_DEVOUR: Final[int] = POWERS.index("devour_kin")
_HANDS: Final[int] = POWERS.index("lay_on_hands")
_HANDS_HEAL: Final = 1.5
_DEVOUR_HEALS: Final = 3
_LIMB: Final = 2


class Judged(NamedTuple):
    """What something is worth, and what is to be said for it."""

    gain: float
    why: str


NOTHING_GAINED: Final = Judged(0.0, "")


def told(t: Clix, target: int, hit: Strike, power: int = NO_POWER) -> str:
    """An attack in a few words, with its numbers: "8 or more hits, 42 %, kills for 15 points"."""
    using = f"{POWER_REFS[power]} on " if power != NO_POWER else ""
    whom = f"{using}{monster_ref(t, target)}"
    odds = f"{min(12, hit.need)} or more hits, {percent(hit.chance)}" if hit.need else f"a contest, {percent(hit.chance)}"
    if hit.kills:
        points = POINTS[t.kind[target]]
        gained = f" for {counted(points, 'point')}" if points else ""
        return f"{whom}: {odds}, kills{gained}"
    return f"{whom}: {odds}, {hit.damage} of {clicks_left(t, target)} clicks"


# --- an action --------------------------------------------------------------------------------------------------------


def attack_gain(t: Clix, m: int, kind: int, power: int) -> Judged:
    """What a combat action is worth with the best targets it can have."""
    if power == _SHROUD:
        return NOTHING_GAINED
    if power == _DEVOUR:
        return _devouring(t, m)
    if power == _HANDS:
        return _laying_hands(t, m)
    area = says(t, power, "area", m)
    if area:
        trial = declared(t, m, kind, power, tuple(area))
        struck = [judged(trial, target, kind) for target in area]
        return Judged(sum([hit.gain for hit in struck], 0.0), f"{POWER_REFS[power]}: {len(area)} beside it at once")
    best = NOTHING_GAINED
    for target in targets(t, m, kind, power):
        if t.friendly(m, target):
            continue
        hit = strike(t, m, target, kind, power)
        if hit.gain > best.gain:
            best = Judged(hit.gain, told(t, target, hit, power))
    return best


def _devouring(t: Clix, m: int) -> Judged:
    """A friend that is worth less is given up only if it is a minion or nearly dead anyway."""
    best = NOTHING_GAINED
    for kin in neighbours(t, m):
        if t.friendly(m, kin) and POINTS[t.kind[kin]] < POINTS[t.kind[m]]:
            healed = heal_worth(t, m, 1 if t.minion(kin) else _DEVOUR_HEALS)
            gain = 2 * healed - own_worth(t, kin)
            if gain > best.gain:
                best = Judged(gain, f"{monster_ref(t, kin)} is worth more as a meal")
    return best


def _laying_hands(t: Clix, m: int) -> Judged:
    """The friend that healing does most for."""
    best = NOTHING_GAINED
    for friend in neighbours(t, m):
        if t.friendly(m, friend):
            gain = _HANDS_HEAL * heal_worth(t, friend, 1)
            if gain > best.gain:
                best = Judged(gain, f"{monster_ref(t, friend)} can be healed")
    return best


# --- targets ----------------------------------------------------------------------------------------------------------


def choose_target(t: Clix, question: Question) -> Advice:
    """The target where chance times points is best; more of them only while damage is to spare."""
    m, kind, power = t.attacker, t.attack_kind, t.attack_power
    best, most, why = question.options[0], 0.0, ""
    for answer in question.options:
        if TARGET.has(answer) and not t.friendly(m, TARGET.part(answer)):
            target = TARGET.part(answer)
            hit = strike(t, m, target, kind, power)
            if hit.gain > most:
                best, most, why = answer, hit.gain, told(t, target, hit, power)
    if DONE in question.options and (not why or not _to_spare(t)):
        return Advice(DONE, "one target takes it all")
    return Advice(best, why or "it is the only one")


def _to_spare(t: Clix) -> bool:
    """Whether the targets named so far leave damage for one more."""
    if says(t, t.attack_power, "each_target", t.attacker):
        return True
    damage = damage_value(t, t.attacker, t.targets[-1]).total
    return damage > sum([clicks_left(t, target) for target in t.targets])


def choose_free_attack(t: Clix, question: Question) -> Advice:
    """The best attack of a frenzy; none if it would rather hurt us."""
    m: int = question.resume[1]
    best, most, why = PASS, 0.0, "nobody is worth it"
    for answer in question.options:
        if FIGHT.has(answer):
            target, power = FIGHT.parts(answer)
            hit = strike(t, m, target, CLOSE, power - 1, t.frenzy)
            if hit.gain > most and not t.friendly(m, target):
                best, most, why = answer, hit.gain, told(t, target, hit, power - 1)
        elif SMASH.has(answer) and most < weights.SMASH:
            best, most, why = answer, weights.SMASH, "a door less"
    return Advice(best, why)


# --- damage -----------------------------------------------------------------------------------------------------------


def choose_share(t: Clix, question: Question) -> Advice:
    """Divide the damage so that it is worth most."""
    left: int = question.resume[1]
    n = len(t.shares)
    share, _ = _divided(t, t.hits[n:], left)
    return Advice(SHARE.of(share), f"{share} for {monster_ref(t, t.hits[n])}")


def _divided(t: Clix, hit: tuple[int, ...], left: int) -> tuple[int, float]:
    """What the first of these targets should get of so much damage, and what all is then worth."""
    worth = worth_of(t, hit[0])
    if len(hit) == 1:
        return left, harm(t, hit[0], taken(t, hit[0], left), worth)
    best, most = 0, -1.0
    for share in range(left + 1):
        gain = harm(t, hit[0], taken(t, hit[0], share), worth) + _divided(t, hit[1:], left - share)[1]
        if gain > most:
            best, most = share, gain
    return best, most


def choose_reroll(t: Clix, question: Question) -> Advice:
    """Bad luck for a roll that hits hard enough."""
    seat = question.seat
    lost, spared = 0.0, 0.0
    trial = t.clone()
    for target in t.targets:
        if t.friends(t.owner[target], seat) and hits(t, target):
            trial.hits = (target,)
            amount = taken(trial, target, dealt(trial, 0)) if not has(t.attack_power, "no_damage") else 1
            cost = harm(t, target, amount, own_worth(t, target))
            lost += cost
            spared += cost * (1.0 - strike(t, t.attacker, target, t.attack_kind, t.attack_power, t.frenzy).chance)
    cards = [answer for answer in question.options if PLAY.has(answer)]
    if cards and spared > weights.SPENT + (weights.SPENT if not critical_hit(t) else 0.0):
        return Advice(cards[0], f"this roll costs {lost:.0f} points")
    return Advice(PASS, "this roll does not matter enough" if cards else "nothing to play")


def choose_limb(t: Clix, question: Question) -> Advice:
    """A limb for two points of damage, if that saves enough."""
    _, m, amount, _, source, _ = question.resume
    trial = t.clone()
    trial.attacker = source
    whole = taken(trial, m, amount) if source >= 0 else amount
    worth = own_worth(t, m)
    saved = harm(t, m, whole, worth) - harm(t, m, max(0, whole - _LIMB), worth)
    cards = [answer for answer in question.options if PLAY.has(answer)]
    if cards and saved > 2 * weights.SPENT:
        return Advice(cards[0], f"it saves {saved:.0f} points")
    return Advice(PASS, "it can take that" if cards else "nothing to play")


# --- small questions --------------------------------------------------------------------------------------------------


def choose_patient(t: Clix, question: Question) -> Advice:
    """Heal whom it does most for."""
    best, most = question.options[0], 0.0
    for answer in question.options:
        if TARGET.has(answer):
            gain = heal_worth(t, TARGET.part(answer), 2)
            if gain >= most:
                best, most = answer, gain
    return Advice(best, "healing does most here" if best != PASS else "nobody needs it")


def choose_meal(t: Clix, question: Question) -> Advice:
    """Devour the friend that is needed least."""
    best, least = question.options[0], 9999.0
    for answer in question.options:
        worth = own_worth(t, TARGET.part(answer))
        if worth < least:
            best, least = answer, worth
    return Advice(best, f"{monster_ref(t, TARGET.part(best))} is needed least")


def choose_prey(t: Clix, question: Question) -> Advice:
    """Of these monsters the one that is worth most to us."""
    o = Outlook(t, question.seat)
    best, most = question.options[0], -1.0
    for answer in question.options:
        target = TARGET.part(answer)
        gain = max([o.best_strike(m, target).gain for m in o.mine], default=0.0) + worth_of(t, target) / 100
        if gain > most:
            best, most = answer, gain
    return Advice(best, f"{monster_ref(t, TARGET.part(best))} is the best prey")
