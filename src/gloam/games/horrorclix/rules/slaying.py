"""Slaying and rescuing victims, and what can be done about it."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import PLACE, PLAY, SHIELD
from gloam.games.horrorclix.components import CREAKING_FLOORBOARDS, HUNDRED, POWERS, VICTIM_POINTS, Monster, Victim
from gloam.games.horrorclix.powers.hooks import each
from gloam.games.horrorclix.rules.damage import UNPREVENTABLE, transform
from gloam.games.horrorclix.rules.geometry import near
from gloam.games.horrorclix.rules.ground import WITHIN, Spaces, around, listed
from gloam.games.horrorclix.rules.suspense import place_victim_at
from gloam.games.horrorclix.table import BLOODED, NOBODY, OFF, ON_CARD, SHIELDED, Clix, put, rule
from gloam.games.horrorclix.twists.cards import playable_cards
from gloam.games.horrorclix.twists.subplots import taken_bonus
from gloam.kernel.facts import Seat
from gloam.kernel.game import PASS, Game

_RESCUER: Final[int] = POWERS.index("rescuer")

# Where a saved victim is put
BESIDE: Final = 0
MARKED: Final = 1
MARKED_INDOORS: Final = 2
WITHIN_TWO: Final = 3
BESIDE_FRIEND: Final = 4
MARKED_FAR: Final = 5
FAR: Final = 4  # at least so far away, for MARKED_FAR
HAND: Final = 5  # how far a hand reaches, for BESIDE_FRIEND


@rule
def take_victim(g: Game, t: Clix, m: Monster, v: Victim) -> None:
    """A rescuer rescues; anyone else is about to slay. [rescuing.same-procedure, rescuing.slay-prevention-does-not-apply]"""
    if t.shows(m, _RESCUER) >= 0:
        g.then(("reveal", v), ("rescue", m, v))
        return
    t.prey = v
    t.slayer = m
    t.saved = 0
    g.tell("about_to_slay", m, v)
    g.then(("reveal", v), ("respond_to_slaying", 0), ("slay_or_not",))


# --- responding -------------------------------------------------------------------------------------------------------


def relocation(t: Clix, v: int, how: int, seat: int) -> Spaces:
    """Where a saved victim may be put. [slaying.prevented-victim-moved, scenarios.creaking-floorboards-relocation]"""
    here = t.victim_at[v]
    free = t.free()
    ground = t.ground
    if how == MARKED:
        return (ground.victim_spaces & free) or near(t, here) & free
    if how == MARKED_INDOORS:
        return ground.victim_spaces & ground.indoor & free
    if how == MARKED_FAR:
        return ground.victim_spaces & free & ~WITHIN[FAR - 1][here]
    if how == WITHIN_TWO:
        return WITHIN[2][here] & free
    if how == BESIDE_FRIEND:
        friends = sum([1 << t.at[m] for m in t.monsters_of(seat) if (WITHIN[HAND][here] >> t.at[m]) & 1])
        return around(t.passage().steps, friends) & free
    return near(t, here) & free


def preventable(t: Clix, how: int, seat: int, by_card: bool = True) -> bool:
    """Whether the slaying in hand can be prevented: the victim needs somewhere to go. [slaying.cornered-victim-doomed]"""
    if how == BESIDE and by_card and t.scenario == CREAKING_FLOORBOARDS:
        how = MARKED
    return relocation(t, t.prey, how, seat) != 0


def shielders(t: Clix, seat: int) -> list[int]:
    """A player's monsters that can shield the victim."""
    found = [m for m in t.monsters_of(seat) if not t.flags[m] & SHIELDED and each(t, "shields", m, t.prey)]
    return found if found and preventable(t, BESIDE, seat, False) else []


@rule
def respond_to_slaying(g: Game, t: Clix, n: int) -> None:
    """Opponents clockwise; the first card or power is the only one, or each may play one. [slaying.opponent-may-respond]"""
    opponents = t.opponents(t.controller(t.slayer))
    if n >= len(opponents) or t.saved or t.at[t.slayer] < 0:
        return
    seat = opponents[n]
    cards = playable_cards(t, seat, "slaying")
    shields = shielders(t, seat)
    if shields or t.may_hold(seat, "slaying"):
        g.ask(seat, "slaying", (PASS, *PLAY.each(cards), *SHIELD.each(shields)), ("responded_to_slaying", n, seat))
    else:
        g.then(("respond_to_slaying", n + 1))


@rule
def responded_to_slaying(g: Game, t: Clix, n: int, seat: Seat, answer: int) -> None:
    if answer == PASS or t.responses:
        g.then(("respond_to_slaying", n + 1))
    if answer == PASS:
        return
    if PLAY.has(answer):
        g.then(("play_twist", seat, PLAY.part(answer)))
    else:
        m = SHIELD.part(answer)
        t.flags = put(t.flags, m, t.flags[m] | SHIELDED)
        g.tell("shielded", m, t.prey)
        g.then(("prevent", seat, BESIDE, 0), ("harm", m, 1, UNPREVENTABLE, NOBODY, NOBODY), ("bury",))


@rule
def prevent(g: Game, t: Clix, seat: Seat, how: int, by_card: int) -> None:
    """The victim survives and is put elsewhere."""
    t.saved = 1
    g.tell("saved", t.prey)
    g.then(("relocate", seat, how, by_card))


@rule
def relocate(g: Game, t: Clix, seat: Seat, how: int, by_card: int) -> None:
    """Where the victim goes is for the opponent on the left to say, or for whom the card or scenario says."""
    mover = t.left_of(t.active)
    if how == BESIDE and by_card and t.scenario == CREAKING_FLOORBOARDS:
        how = MARKED
    if how != BESIDE or mover == NOBODY:
        mover = seat
    spaces = relocation(t, t.prey, how, seat)
    g.ask(mover, "relocate", tuple(PLACE.each(listed(spaces))), ("relocated",))


@rule
def relocated(g: Game, t: Clix, answer: int) -> None:
    place_victim_at(g, t, t.prey, PLACE.part(answer))


@rule
def slay_or_not(g: Game, t: Clix) -> None:
    """Nothing is gained by a slaying that was prevented. [slaying.prevented-gives-nothing]"""
    v, m = t.prey, t.slayer
    if not t.saved and t.at[m] >= 0 and t.victim_at[v] >= 0:
        g.then(("slay", m, v))


# --- slain or rescued -------------------------------------------------------------------------------------------------


def _onto_card(g: Game, t: Clix, m: int, v: int, rescued: bool) -> int:
    """The token goes onto the card of a monster, which is blooded by it; minions keep none. Returns who scores.

    [slaying.token-on-card, slaying.makes-blooded, rescuing.makes-blooded, minions.never-blooded, victory.victim-points]
    """
    seat = t.controller(m)
    t.holder = put(t.holder, v, m)
    t.victim_at[v] = ON_CARD
    if t.minion(m):
        t.victim_at[v] = OFF
    else:
        t.flags = put(t.flags, m, t.flags[m] | BLOODED)
    t.points = put(t.points, seat, t.points[seat] + VICTIM_POINTS * t.build_total // HUNDRED)
    t.bonus = put(t.bonus, seat, t.bonus[seat] + taken_bonus(t, seat, m, rescued))
    return seat


@rule
def slay(g: Game, t: Clix, m: Monster, v: Victim) -> None:
    """The victim is slain; a tree beside it gives one more action. [tree.extra-action-on-slaying, tree.rescues-do-not-count]"""
    space = t.victim_at[v]
    beside = near(t, space)
    seat = _onto_card(g, t, m, v, False)
    t.slays = put(t.slays, m, t.slays[m] + 1)
    g.tell("slain", m, v)
    if any([(beside >> tree) & 1 for tree in t.trees]):
        t.actions += 1
        g.tell("tree", t.active)
    follow = [step for _, steps in each(t, "slays", m, v) for step in steps]
    transform(g, t, m)
    g.then(("after_slaying", m, v, seat), ("check_end",))
    g.then_all(follow)


@rule
def after_slaying(g: Game, t: Clix, m: Monster, v: Victim, seat: Seat) -> None:
    """The slayer's controller may play a card on it."""
    if t.may_hold(seat, "slain") and t.at[m] >= 0:
        cards = playable_cards(t, seat, "slain")
        t.slayer, t.prey = m, v
        g.ask(seat, "slain", (PASS, *PLAY.each(cards)), ("played_after_slaying", seat))


@rule
def played_after_slaying(g: Game, t: Clix, seat: Seat, answer: int) -> None:
    if answer != PASS:
        g.then(("play_twist", seat, PLAY.part(answer)))


@rule
def rescue(g: Game, t: Clix, m: Monster, v: Victim) -> None:
    """The victim is rescued. [rescuing.makes-blooded]"""
    _onto_card(g, t, m, v, True)
    t.rescued |= 1 << v
    g.tell("rescued", m, v)
    g.then(("check_end",))
