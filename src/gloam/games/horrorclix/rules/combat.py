"""Combat: targets, the attack roll, hits, and the damage that is divided among them."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import DONE, FIGHT, PLAY, SHARE, SMASH, TARGET, VICTIM
from gloam.games.horrorclix.components import ATTACK, CLOSE, MOMENTS, NO_POWER, RANGED, SMASHES, Monster, Power, Space
from gloam.games.horrorclix.powers.hooks import any_of, each, has, says
from gloam.games.horrorclix.rules import values
from gloam.games.horrorclix.rules.damage import BY_ATTACK, BY_CLOSE, BY_RANGED, PENETRATING, UNPREVENTABLE
from gloam.games.horrorclix.rules.dice import pips, roll
from gloam.games.horrorclix.rules.hunting import has_use, powers_for
from gloam.games.horrorclix.rules.targets import most_targets, object_at, smashable, targets, victim_targets, within_reach
from gloam.games.horrorclix.table import NOBODY, NOTHING, Clix, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game

_CRITICAL_MISS: Final = (1, 1)
_CRITICAL_HIT: Final = (6, 6)


# --- declaring --------------------------------------------------------------------------------------------------------


@rule
def close_action(g: Game, t: Clix, m: Monster, power: Power) -> None:
    """An adjacent opponent is attacked, or an object smashed, or a power does something else."""
    _begin(t, m, CLOSE, power)
    if has(power, "no_attack"):
        g.then((says(t, power, "no_attack", m), m))
    elif has(power, "area"):
        t.targets = tuple(says(t, power, "area", m))
        g.then(("attack",))
    else:
        options = TARGET.each(targets(t, m, CLOSE, power)) + VICTIM.each(victim_targets(t, m, CLOSE, power))
        if power == NO_POWER:
            options += SMASH.each(smashable(t, m, True))
        g.ask(t.controller(m), "target", tuple(options), ("targeted", m))


@rule
def ranged_action(g: Game, t: Clix, m: Monster, power: Power) -> None:
    """Opponents in range and line of fire are attacked, as many as there are bolts. [multi-target.bolts-limit]"""
    _begin(t, m, RANGED, power)
    if has(power, "no_attack"):
        g.then((says(t, power, "no_attack", m), m))
    else:
        g.then(("next_target", m))


def _begin(t: Clix, m: int, kind: int, power: int) -> None:
    t.attacker = m
    t.attack_kind = kind
    t.attack_power = power
    t.given = t.shows(m, power) if power != NO_POWER else 0
    t.targets = t.hits = t.shares = t.dice = ()
    t.instead = t.aim = NOTHING


@rule
def next_target(g: Game, t: Clix, m: Monster) -> None:
    """Name one target after the other, none twice.

    [multi-target.no-repeats, multi-target.line-to-each, multi-target.full-range-each]
    """
    more = [n for n in targets(t, m, RANGED, t.attack_power) if n not in t.targets]
    victims = [] if t.targets else victim_targets(t, m, RANGED, t.attack_power)
    if not (more or victims) or len(t.targets) == most_targets(t, m, t.attack_power):
        g.then(("attack",))
        return
    options = TARGET.each(more) + VICTIM.each(victims) + ([DONE] if t.targets else [])
    g.ask(t.controller(m), "target", tuple(options), ("targeted", m))


@rule
def targeted(g: Game, t: Clix, m: Monster, answer: int) -> None:
    """A target is named, or all are. A victim has no defense, so no roll is made. [combat.no-victim-targets]"""
    if SMASH.has(answer):
        t.aim = SMASH.part(answer)
        g.then(("attack",))
    elif VICTIM.has(answer):
        g.then(("take_victim", m, VICTIM.part(answer)))
    elif answer == DONE:
        g.then(("attack",))
    else:
        t.targets += (TARGET.part(answer),)
        g.then(("next_target", m) if t.attack_kind == RANGED else ("attack",))


@rule
def free_attack(g: Game, t: Clix, m: Monster) -> None:
    """One close combat attack that is a free action, with a close combat power if one shows; or none.

    [frenzy.move-then-free-attack, actions.free-action-costs-nothing, hourglasses.incapable-no-actions]
    """
    if t.at[m] < 0 or t.controller(m) != t.active or t.hourglass(m, ATTACK):
        return
    options: list[int] = []
    within = within_reach(t, m, CLOSE, t.opposing(t.teams[t.controller(m)]))
    for power in (NO_POWER, *[p for p in powers_for(t, m, CLOSE) if not has(p, "no_attack")]):
        if has_use(t, m, CLOSE, power, within):
            options += [FIGHT.of(target, power + 1) for target in targets(t, m, CLOSE, power)]
    options += SMASH.each(smashable(t, m, False))
    if options:
        g.ask(t.controller(m), "free_attack", (PASS, *options), ("attacks_freely", m))


@rule
def attacks_freely(g: Game, t: Clix, m: Monster, answer: int) -> None:
    if answer == PASS:
        return
    if SMASH.has(answer):
        _begin(t, m, CLOSE, NO_POWER)
        t.aim = SMASH.part(answer)
    else:
        target, power = FIGHT.parts(answer)
        _begin(t, m, CLOSE, power - 1)
        area = says(t, power - 1, "area", m)
        t.targets = tuple(area) if area else (target,)
    g.tell("attacks_freely", m, t.attack_power)
    g.then(("attack",))


# --- the attack roll --------------------------------------------------------------------------------------------------


@rule
def attack(g: Game, t: Clix) -> None:
    """Roll, see who is hit, deal damage. [combat.attacker-and-target]"""
    for target in t.targets:
        g.tell("attacks", t.attacker, target, t.attack_kind, t.attack_power)
    scares = [("scare", target) for target in t.targets if any_of(t, "scares", target, t.attacker)]
    g.then_all([*scares, ("attack_roll",), ("contests", 0), ("attack_result",), ("evasions", 0), ("hit",)])


def calls_off(t: Clix) -> None:
    """The attack is not made."""
    t.targets = t.hits = ()
    t.aim = NOTHING


@rule
def attack_roll(g: Game, t: Clix) -> None:
    """Two dice for all targets, unless a power asks for another test. [multi-target.one-roll]"""
    t.dice = ()
    if t.aim != NOTHING or any([not any_of(t, "contests", target, t.attacker) for target in t.targets]):
        g.then(("throw_attack_die", 0))


@rule
def throw_attack_die(g: Game, t: Clix, stands: int) -> None:
    """One of the two dice; `stands` is 1 if nobody may have them rolled again."""
    roll(g, ("attack_die", stands))


@rule
def attack_die(g: Game, t: Clix, stands: int, face: int) -> None:
    """After the second die opponents may have both rolled again, once."""
    t.dice += (face + 1,)
    pips(g, "attack", t.attacker, face)
    if len(t.dice) == 1:
        g.then(("throw_attack_die", stands))
    elif not stands:
        g.then(("respond_to_roll", 0))


@rule
def respond_to_roll(g: Game, t: Clix, n: int) -> None:
    """An opponent may play a card on the attack roll."""
    opponents = t.opponents(t.controller(t.attacker))
    if n >= len(opponents):
        return
    seat = opponents[n]
    if t.may_hold(seat, "attack_roll"):
        cards = [card for card in t.crypts[seat] if card in MOMENTS["attack_roll"]]
        g.ask(seat, "attack_roll", (PASS, *PLAY.each(cards)), ("responded_to_roll", n, seat))
    else:
        g.then(("respond_to_roll", n + 1))


@rule
def responded_to_roll(g: Game, t: Clix, n: int, seat: Seat, answer: int) -> None:
    if answer == PASS:
        g.then(("respond_to_roll", n + 1))
    else:
        g.then(("play_twist", seat, PLAY.part(answer)))


@rule
def contests(g: Game, t: Clix, n: int) -> None:
    """Some targets are attacked by a test of their own."""
    if n < len(t.targets):
        test = any_of(t, "contests", t.targets[n], t.attacker)
        g.then(*(test or ()), ("contests", n + 1))


def critical_miss(t: Clix) -> bool:
    """A natural pair of ones. [criticals.double-one-fails]"""
    return t.dice == _CRITICAL_MISS


def critical_hit(t: Clix) -> bool:
    """A natural pair of sixes. [criticals.double-six-hits]"""
    return t.dice == _CRITICAL_HIT


def hits(t: Clix, target: int) -> bool:
    """Whether the attack roll hits a target. [combat.attack-roll]"""
    if critical_miss(t):
        return False
    if critical_hit(t):
        return True
    return sum(t.dice) + values.attack(t, t.attacker, target).total >= values.defense(t, target, t.attacker, t.attack_kind).total


def no_damage(t: Clix) -> bool:
    """Whether the attack is one that deals no damage. [damage.no-damage-cannot-change]"""
    return bool(says(t, t.attack_power, "no_damage", t.attacker))


@rule
def attack_result(g: Game, t: Clix) -> None:
    """Each target's defense on its own; a critical miss hurts the attacker. [criticals.double-one-hurts-attacker]"""
    if not t.targets and t.aim == NOTHING:
        return
    found = list(t.hits)
    for target in t.targets:
        if any_of(t, "contests", target, t.attacker):
            continue
        if hits(t, target):
            found.append(target)
        else:
            g.tell("missed", t.attacker, target)
    t.hits = tuple(found)
    if t.aim != NOTHING:
        total = sum(t.dice) + values.attack(t, t.attacker, NOBODY).total
        if critical_hit(t) or (total >= SMASHES and not critical_miss(t)):
            g.then(("smash", t.aim))
        else:
            g.tell("held_out", t.attacker, t.aim)
    if critical_miss(t) and not no_damage(t):
        g.then(("harm", t.attacker, 1, UNPREVENTABLE, t.attacker, NOBODY), ("bury",))


@rule
def evasions(g: Game, t: Clix, n: int) -> None:
    """A target that is hit may evade. [combat.evade]"""
    if n < len(t.hits):
        lowest = any_of(t, "evades", t.hits[n], t.attacker)
        if lowest:
            roll(g, ("evasion", n, lowest))
        else:
            g.then(("evasions", n + 1))


@rule
def evasion(g: Game, t: Clix, n: int, lowest: int, face: int) -> None:
    target = t.hits[n]
    if pips(g, "evade", target, face) >= lowest:
        t.hits = t.hits[:n] + t.hits[n + 1 :]
        g.tell("evaded", target)
        g.then(("evasions", n))
    else:
        g.then(("evasions", n + 1))


# --- damage -----------------------------------------------------------------------------------------------------------


@rule
def hit(g: Game, t: Clix) -> None:
    """What a power does before damage, then the damage, then all that follows from the hit."""
    if not t.hits:
        return
    for target in t.hits:
        g.tell("hit", t.attacker, target)
    before = [step for _, steps in each(t, "before_damage", t.attacker, t.hits[0]) for step in steps]
    g.then_all([*before, ("share_damage",), ("deal",), ("bury",), ("struck",), ("bury",), ("attack_again",)])


@rule
def attack_again(g: Game, t: Clix) -> None:
    """When all of an attack is resolved, a power may give the attacker another one."""
    if t.again:
        t.again = 0
        g.then(("check_end",), ("free_attack", t.attacker))


@rule
def share_damage(g: Game, t: Clix) -> None:
    """The damage is divided among the targets that were hit, point by point. [multi-target.damage-divided]"""
    t.shares = ()
    if len(t.hits) < 2 or no_damage(t) or deals_instead(t) >= 0 or says(t, t.attack_power, "each_target", t.attacker):
        return
    g.then(("share", values.damage(t, t.attacker, NOBODY).total))


@rule
def share(g: Game, t: Clix, left: int) -> None:
    """So many points for the next target; the last one gets what is left."""
    if len(t.shares) == len(t.hits) - 1:
        t.shares += (left,)
    else:
        g.ask(t.controller(t.attacker), "share", tuple(SHARE.each(range(left + 1))), ("shared", left))


@rule
def shared(g: Game, t: Clix, left: int, answer: int) -> None:
    t.shares += (SHARE.part(answer),)
    g.then(("share", left - SHARE.part(answer)))


def deals_instead(t: Clix) -> int:
    """What a power deals in place of damage by the damage value, or -1."""
    instead = says(t, t.attack_power, "deals_instead", t.attacker)
    return int(instead) if instead else -1


def against_it_alone(t: Clix, target: int) -> int:
    """What is added to a share of the damage because it is for this target: the shares are of what any target would be dealt.

    [multi-target.damage-divided, values.rule-of-three]
    """
    return values.damage(t, t.attacker, target).total - values.damage(t, t.attacker, NOBODY).total


def dealt(t: Clix, n: int) -> int:
    """What the n-th target that was hit is dealt; a critical hit adds one for each. [criticals.double-six-adds-one,
    criticals.bonus-for-every-target, damage.zero-can-change]"""
    target = t.hits[n]
    instead = deals_instead(t)
    if instead >= 0:
        amount = instead
    elif says(t, t.attack_power, "each_target", t.attacker):
        amount = max(1, values.damage(t, t.attacker, target).total - 1)
    elif t.shares:
        amount = max(0, t.shares[n] + against_it_alone(t, target))
    else:
        amount = values.damage(t, t.attacker, target).total
    return amount + (1 if critical_hit(t) else 0)


@rule
def deal(g: Game, t: Clix) -> None:
    """Damage to all that were hit; those that die of it die together. [damage.dealt-equals-value, killing.simultaneous]"""
    if no_damage(t):
        return
    how = BY_ATTACK | (BY_CLOSE if t.attack_kind == CLOSE else BY_RANGED)
    if says(t, t.attack_power, "unpreventable", t.attacker):
        how |= UNPREVENTABLE
    seat = t.controller(t.attacker)
    steps = []
    for n, target in enumerate(t.hits):
        piercing = PENETRATING if each(t, "penetrates", t.attacker, target) else 0
        steps.append(("harm", target, dealt(t, n), how | piercing, t.attacker, seat))
    g.then_all(steps)


@rule
def struck(g: Game, t: Clix) -> None:
    """What a power does to those that it hit, besides damage."""
    steps = [step for target in t.hits for step in says(t, t.attack_power, "struck", t.attacker, target) or ()]
    g.then_all(steps)


# --- objects ----------------------------------------------------------------------------------------------------------


@rule
def smash(g: Game, t: Clix, space: Space) -> None:
    """An object is out of the game. [in-play.smashed-objects-removed]"""
    kind = object_at(t, space)
    t.tombstones = tuple([stone for stone in t.tombstones if stone != space])
    t.doors = tuple([door for door in t.doors if door[0] != space])
    t.smashed = t.smashed[:kind] + (t.smashed[kind] + 1,) + t.smashed[kind + 1 :]
    g.tell("smashed", kind, space)
