"""A turn: preview, suspense, hunting and hourglass phase."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import DONE, EFFECT, EMERGE, PLAY
from gloam.games.horrorclix.components import HOURGLASS, VULNERABLE, twist
from gloam.games.horrorclix.powers.hooks import each
from gloam.games.horrorclix.rules.damage import UNPREVENTABLE, heal
from gloam.games.horrorclix.table import (
    ACTED,
    HOURGLASSES,
    HUNTING,
    INSANE,
    NOBODY,
    PREVIEW,
    PUPPET,
    SANE,
    SHIELDED,
    SUSPENSE,
    THIS_TURN,
    Clix,
    put,
    rule,
)
from gloam.games.horrorclix.twists.cards import playable_cards
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game, Step

_COCOON: Final[int] = twist("cocoon")
_COCOON_HEALS: Final = 2


@rule
def turn(g: Game, t: Clix, seat: Seat) -> None:
    """The four phases in order. [turns.four-phases, actions.active-player]"""
    t.turn += 1
    t.turns = put(t.turns, seat, t.turns[seat] + 1)
    t.active = seat
    g.tell("turn", t.turn, seat)
    g.then(("preview",), ("suspense",), ("hunting",), ("hourglass",), ("end_turn",))


# --- preview ----------------------------------------------------------------------------------------------------------


@rule
def preview(g: Game, t: Clix) -> None:
    """What lasts until this turn ends first; then what happens at the start of a turn. [preview.expiring-effects-first]"""
    t.phase = PREVIEW
    t.begun = t.proposed = 0
    t.used = ()
    t.shifted = ()
    expire(t, t.active)
    t.flags = tuple([flags & ~(ACTED | SHIELDED) for flags in t.flags])
    for m in range(len(t.at)):
        if t.mind[m] == INSANE and t.owner[m] == t.active:
            t.mind = put(t.mind, m, SANE)
            if t.at[m] >= 0:
                g.tell("sane", m)
    g.tell("phase", PREVIEW)
    g.then(("start_of_turn",))


def expire(t: Clix, seat: int) -> None:
    """What lasts until the beginning of a player's turn ends; what happens in that turn (a Cocoon) stays until it has.

    [preview.expiring-effects-first]
    """
    ripe = cocooned(t) if seat == t.active else []
    t.spells = tuple([spell for spell in t.spells if spell[2] != seat or (spell[0] == _COCOON and spell[1] in ripe)])


def start_effects(t: Clix) -> list[tuple[int, int]]:
    """What is still to happen at the start of this turn: (monster, power)."""
    found: list[tuple[int, int]] = []
    for m in t.monsters_of(t.active):
        for power, _ in each(t, "at_turn_start", m):
            if (m, power) not in t.used:
                found.append((m, power))
    return found


def cocooned(t: Clix) -> list[int]:
    """The monsters that a Cocoon is still to heal at the start of this turn."""
    return [spell[1] for spell in t.spells if spell[0] == _COCOON and spell[2] == t.active and t.at[spell[1]] >= 0]


@rule
def start_of_turn(g: Game, t: Clix) -> None:
    """The active player orders what happens, and may play a ticking clock. [preview.start-effects-any-order]"""
    effects = [EFFECT.of(m, power) for m, power in start_effects(t)] + EMERGE.each(sorted(set(cocooned(t))))
    cards = playable_cards(t, t.active, "preview")
    if len(effects) == 1 and not t.may_hold(t.active, "preview"):
        g.then(("start_chosen", effects[0]))
    elif effects or t.may_hold(t.active, "preview"):
        options = effects + PLAY.each(cards)
        if not effects:
            options.append(DONE)
        g.ask(t.active, "preview", tuple(options), ("start_chosen",))


@rule
def start_chosen(g: Game, t: Clix, answer: int) -> None:
    """One of these happens, then the rest."""
    if answer == DONE:
        return
    if PLAY.has(answer):
        g.then(("play_twist", t.active, PLAY.part(answer)), ("start_of_turn",))
        return
    if EMERGE.has(answer):
        emerge(g, t, EMERGE.part(answer))
        g.then(("start_of_turn",))
        return
    m, power = EFFECT.parts(answer)
    t.used += ((m, power),)
    steps: tuple[Step, ...] = dict(each(t, "at_turn_start", m))[power]
    g.then(*steps, ("start_of_turn",))


def emerge(g: Game, t: Clix, m: int) -> None:
    """A Cocoon has ripened and heals the slayer."""
    spells = list(t.spells)
    spells.remove((_COCOON, m, t.active))
    t.spells = tuple(spells)
    heal(g, t, m, _COCOON_HEALS)


# --- hunting, hourglass -----------------------------------------------------------------------------------------------


@rule
def suspense(g: Game, t: Clix) -> None:
    """Once the active player may move a victim. [suspense.move-one-victim-optional]"""
    t.phase = SUSPENSE
    g.tell("phase", SUSPENSE)
    if t.owns_any(t.active):
        g.then(("choose_victim",))


@rule
def hunting(g: Game, t: Clix) -> None:
    """One action for each hundred points of the build total. [actions.one-per-hundred-points, actions.unused-are-lost]"""
    t.phase = HUNTING
    t.actions = t.base_actions
    g.tell("phase", HUNTING)
    g.then(("act",))


@rule
def hourglass(g: Game, t: Clix) -> None:
    """Tokens are cleared, then hourglasses and at last puppets take their toll. [hourglass-phase.after-all-actions]"""
    t.phase = HOURGLASSES
    t.actions = 0
    g.tell("phase", HOURGLASSES)
    g.then(("clear_tokens",), ("hourglass_damage",), ("puppet_damage",))


@rule
def clear_tokens(g: Game, t: Clix) -> None:
    """Monsters that were given no action lose all their tokens. [hourglass-phase.idle-monsters-clear-tokens]"""
    for m in t.monsters_of(t.active):
        if not t.flags[m] & ACTED and t.tokens[m]:
            t.tokens = put(t.tokens, m, 0)
            g.tell("cleared", m)


def in_hourglass_state(t: Clix, m: int) -> bool:
    """Whether a monster shows an hourglass; a Ghost Trap makes it tangible, and the hourglass still shows. [hourglasses.state]"""
    return any(value == HOURGLASS for value in t.shown(m))


@rule
def hourglass_damage(g: Game, t: Clix) -> None:
    """Each monster that shows an hourglass takes 1, once, and it cannot be prevented. [hourglass-phase.one-unpreventable-damage]"""
    sands = [m for m in t.monsters_of(t.active) if in_hourglass_state(t, m)]
    g.then(("bury",))
    g.then_all([("harm", m, 1, UNPREVENTABLE, NOBODY, NOBODY) for m in sands])


@rule
def puppet_damage(g: Game, t: Clix) -> None:
    """A puppet takes 1 more, and is left vulnerable. [possession.end-damage, possession.end-vulnerable]"""
    puppets = [m for m in t.monsters_of(t.active) if t.mind[m] == PUPPET]
    for m in puppets:
        t.tokens = put(t.tokens, m, VULNERABLE)
    g.then(("bury",))
    g.then_all([("harm", m, 1, UNPREVENTABLE, NOBODY, NOBODY) for m in puppets])


@rule
def end_turn(g: Game, t: Clix) -> None:
    """Puppets are their owners' again, and play passes to the left. [turns.clockwise, possession.control-until-end-of-turn]"""
    t.spells = tuple([spell for spell in t.spells if spell[2] != THIS_TURN])
    for m in range(len(t.mind)):
        if t.mind[m] == PUPPET:
            t.mind = put(t.mind, m, SANE)
            if t.at[m] >= 0:
                g.tell("released", m)
    g.then(("limit",), ("next_player",))


@rule
def next_player(g: Game, t: Clix) -> None:
    """The next player to the left who is still in the game; what lasted until the turn of one who is skipped ends.

    [turns.eliminated-player-skipped, preview.effects-of-players-who-are-out]
    """
    for n in range(1, t.seats + 1):
        seat = (t.active + n) % t.seats
        if t.owns_any(seat):
            g.then(("turn", seat))
            return
        expire(t, seat)
