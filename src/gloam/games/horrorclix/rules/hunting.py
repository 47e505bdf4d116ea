"""The hunting phase: giving actions."""

from __future__ import annotations

from gloam.games.horrorclix.answers import ACT, DISPUTE, DONE, PLAY
from gloam.games.horrorclix.components import (
    ACTIONS,
    ATTACK,
    CLOSE,
    FITS,
    MOVE_ACTION,
    NO_POWER,
    RANGE,
    RANGED,
    SHROUD_OF_MIST,
    SPEED,
    SWITCHED,
    Action,
    Monster,
    Power,
)
from gloam.games.horrorclix.powers.hooks import has, says
from gloam.games.horrorclix.rules.geometry import opposing_neighbours
from gloam.games.horrorclix.rules.targets import (
    forbids_target,
    hits_friends,
    hits_victims,
    out_of_mind,
    smashable,
    targets,
    victim_targets,
    within_any_reach,
    within_reach,
)
from gloam.games.horrorclix.table import ACTED, INSANE, NOBODY, NOTHING, Clix, put, rule
from gloam.games.horrorclix.twists.cards import playable_cards
from gloam.kernel.game import Game


def forbids_acting(t: Clix, m: int) -> str:
    """Why a monster cannot be given any action now, or "".

    [hunting.one-action-per-monster, actions.two-tokens-bar-actions, hourglasses.incapable-no-actions]
    """
    if t.at[m] < 0:
        return "in-play.removed-is-final"
    if t.controller(m) != t.active:
        return "actions.active-player"
    if t.mind[m] == INSANE and t.owner[m] == t.active:
        return "insanity.owner-cannot-use-it"
    if t.actions <= 0:
        return "actions.one-per-hundred-points"
    if t.flags[m] & ACTED:
        return "hunting.one-action-per-monster"
    if t.vulnerable(m):
        return "actions.two-tokens-bar-actions"
    return "hourglasses.incapable-no-actions" if t.hourglass(m, ATTACK) else ""


def forbids_kind(t: Clix, m: int, action: int, power: int) -> str:
    """Why a monster that can act cannot be given an action of this kind with this power, or "".

    [ranged.powers-without-an-attack]
    """
    if action == MOVE_ACTION:
        return "hourglasses.immovable-no-moves" if t.hourglass(m, SPEED) else ""
    if action == RANGED and not has(power, "no_attack"):
        return forbids_ranged(t, m)
    return ""


def forbids_ranged(t: Clix, m: int) -> str:
    """Why a monster cannot shoot at all, or "". [ranged.needs-range, ranged.not-while-engaged]"""
    if t.scenario == SHROUD_OF_MIST:
        return "scenarios.shroud-of-mist-no-ranged"
    if RANGE[t.kind[m]] == 0:
        return "ranged.needs-range"
    for n in opposing_neighbours(t, m):
        if t.soaring[n] == t.soaring[m]:
            return "ranged.not-while-engaged"
    return ""


def has_use(t: Clix, m: int, action: int, power: int, within: list[int]) -> bool:
    """Whether an action with this power (or without one) has anything to act on; `within` are the opponents in its reach.

    A move needs nobody.
    """
    if has(power, "usable"):
        return bool(says(t, power, "usable", m))
    if action == MOVE_ACTION:
        return True
    if has(power, "cures"):
        within = within + within_reach(t, m, action, out_of_mind(t, m))
    if hits_friends(power) or hits_victims(power):
        return bool(targets(t, m, action, power) or victim_targets(t, m, action, power))
    if within and any(not forbids_target(t, m, target, action, power) for target in within):
        return True
    return action == CLOSE and power == NO_POWER and bool(smashable(t, m, True))


def powers_for(t: Clix, m: int, action: int) -> list[int]:
    """The dependant powers that a monster could switch on with an action. [powers.dependant-needs-action]"""
    hidden = t.hidden(m)
    return [power for power in SWITCHED[t.kind[m]][t.side[m]][t.click[m]][action] if not (hidden >> power) & 1]


def forbids_act(t: Clix, m: int, action: int, power: int) -> str:
    """Why this action with this power cannot be given, or ""."""
    forbidden = forbids_acting(t, m) or forbids_kind(t, m, action, power)
    if forbidden:
        return forbidden
    if power != NO_POWER and action not in FITS[power]:
        return "powers.dependant-needs-action"
    if power != NO_POWER and t.shows(m, power) == NOTHING:
        return "cards.power-needs-colour-showing"
    if not has_use(t, m, action, power, within_reach(t, m, action, t.opposing(t.teams[t.active]))):
        return "close-combat.adjacent-target" if action == CLOSE else "ranged.within-range"
    return ""


def possible_acts(t: Clix) -> list[int]:
    """Every action the active player can give now."""
    found: list[int] = []
    opposing = t.opposing(t.teams[t.active])
    for m in t.monsters_of(t.active):
        if forbids_acting(t, m):
            continue
        switched = SWITCHED[t.kind[m]][t.side[m]][t.click[m]]
        nearby = within_any_reach(t, m, opposing)
        for action in range(len(ACTIONS)):
            within = within_reach(t, m, action, nearby) if nearby and action != MOVE_ACTION else nearby
            if action == RANGED and not within and not switched[action]:
                continue
            barred = forbids_kind(t, m, action, NO_POWER)
            if not barred and has_use(t, m, action, NO_POWER, within):
                found.append(ACT.of(m, action, NO_POWER + 1))
            if switched[action]:
                for power in powers_for(t, m, action):
                    if (not barred or not forbids_kind(t, m, action, power)) and has_use(t, m, action, power, within):
                        found.append(ACT.of(m, action, power + 1))  # noqa: PERF401  (a list for each action would cost more)
    return found


@rule
def act(g: Game, t: Clix) -> None:
    """Give an action, or end the phase. [hunting.three-kinds-one-at-a-time, line-of-fire.may-check-first]"""
    if t.actions <= 0 or not t.owns_any(t.active):
        return
    options = possible_acts(t)
    if not t.begun:
        options += PLAY.each(playable_cards(t, t.active, "hunting"))
    if not options and (t.begun or not t.may_hold(t.active, "hunting")):
        return
    if t.disputes:
        options.append(DISPUTE)
    options.append(DONE)
    g.ask(t.active, "act", tuple(options), ("acted",))


@rule
def acted(g: Game, t: Clix, answer: int) -> None:
    """Carry out what the active player chose. [powers.dependant-declared-first]"""
    if answer == DONE:
        return
    if answer == DISPUTE:
        g.then(("dispute",), ("act",))
    elif PLAY.has(answer):
        g.then(("play_twist", t.active, PLAY.part(answer)), ("act",))
    else:
        m, action, power = ACT.parts(answer)
        g.then(("give_action", m, action, power - 1), ("end_action", m), ("act",))


@rule
def give_action(g: Game, t: Clix, m: Monster, action: Action, power: Power) -> None:
    """One of the player's actions is used; the monster has been given one this turn."""
    t.actions -= 1
    t.begun = 1
    t.flags = put(t.flags, m, t.flags[m] | ACTED)
    t.acting = m
    t.frenzy = 0
    t.move_power = power if action == MOVE_ACTION else NO_POWER
    g.tell("acts", m, action, power)
    g.then((("move_action", "close_action", "ranged_action")[action], m, *(() if action == MOVE_ACTION else (power,))))


@rule
def end_action(g: Game, t: Clix, m: Monster) -> None:
    """The action is resolved: powers of the action end, and the monster gets a token. [actions.token-after-resolution,
    values.action-scope]"""
    t.acting = t.attacker = t.carried = NOBODY
    t.move_power = t.attack_power = NO_POWER
    t.frenzy = t.was_blooded = 0
    t.targets = t.hits = t.shares = t.dice = ()
    t.instead = t.aim = NOTHING
    if t.at[m] >= 0:
        t.tokens = put(t.tokens, m, min(2, t.tokens[m] + 1))
        g.tell("token", m, t.tokens[m])
    g.then(("check_end",))
