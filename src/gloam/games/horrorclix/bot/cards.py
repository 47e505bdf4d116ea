"""Plot twists: when one pays."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import DONE, EFFECT, EMERGE, OPPONENT, PACT, PLAY, SHIELD, SLAY, SPARE, TRIP
from gloam.games.horrorclix.bot import weights
from gloam.games.horrorclix.bot.chances import clicks_left, harm, heal_worth, worth_of
from gloam.games.horrorclix.bot.fighting import NOTHING_GAINED, Judged
from gloam.games.horrorclix.bot.outlook import Outlook
from gloam.games.horrorclix.bot.places import one_click
from gloam.games.horrorclix.bot.victims import Lures, ends_of, move_worth, name, stride_of
from gloam.games.horrorclix.components import (
    ATTACK,
    DEFENSE,
    POWERS,
    RANGED,
    TWISTS,
    twist,
)
from gloam.games.horrorclix.rules.values import CLOCK_MODIFIERS
from gloam.games.horrorclix.show.names import POWER_REFS, TWIST_REFS, monster_ref
from gloam.games.horrorclix.table import Clix
from gloam.games.horrorclix.twists.others import spirits
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Question
from gloam.show.words import counted

_TRAP: Final[int] = twist("ghost_trap")
_WEBS: Final[int] = twist("tangled_webs")
_CAMERA: Final[int] = twist("hidden_camera")
_FEAST: Final[int] = twist("bloody_feast")
_COCOON: Final[int] = twist("cocoon")
_INSANITY: Final[int] = POWERS.index("insanity")
_STOPS: Final[dict[int, float]] = {
    twist("fearsome_growl"): 1.1,
    twist("never_get_undressed"): 1.05,
    twist("frozen_with_fear"): 1.0,
    twist("stuck_door"): 1.0,
    twist("im_not_going_anywhere"): 1.0,
    twist("trip"): 0.6,
    twist("broke_a_heel"): 0.4,
    twist("paranoia"): 0.3,
}
"""Of what a victim's move costs us, what each card saves that answers it."""
_A_POINT: Final = 0.02  # of a monster's points, what one point more of a value brings


def spent(o: Outlook) -> float:
    """What a card must bring: less when there will be few other occasions."""
    return 0.2 if o.turns_left() <= weights.LAST_TURNS else weights.SPENT


def _held(question: Question) -> list[int]:
    """The cards that could be played."""
    return [PLAY.part(answer) for answer in question.options if PLAY.has(answer)]


# --- at the start of a turn -------------------------------------------------------------------------------------------


def choose_preview(t: Clix, question: Question) -> Advice:
    """What heals or hurts others first, the mind last; a ticking clock if it ticks for us."""
    o = Outlook(t, question.seat)
    effects = [answer for answer in question.options if EFFECT.has(answer) or EMERGE.has(answer)]
    effects.sort(key=_mind_last)
    if effects:
        first = "the Cocoon" if EMERGE.has(effects[0]) else POWER_REFS[EFFECT.parts(effects[0])[1]]
        return Advice(effects[0], f"{first} comes first")
    best, most = -1, spent(o)
    for card in _held(question):
        gain = camera_gain(o) if card == _CAMERA else clock_gain(o, card)
        if gain > most:
            best, most = card, gain
    if best >= 0:
        return Advice(PLAY.of(best), f"{TWIST_REFS[best]} helps us most")
    return Advice(DONE, "no card is worth playing yet")


def _mind_last(answer: int) -> int:
    return 0 if EMERGE.has(answer) else int(EFFECT.parts(answer)[1] == _INSANITY)


def clock_gain(o: Outlook, card: int) -> float:
    """What a ticking clock gives our monsters more than theirs, and more than the one that ticks now."""
    gain = 0.0
    turns = min(6, o.turns_left())
    for clock, whom, _, amount in CLOCK_MODIFIERS:
        sign = 1.0 if clock == card else -1.0 if clock == o.t.clock else 0.0
        if sign:
            ours = sum([worth_of(o.t, m) for m in o.mine if o.t.classes(m) & whom], 0.0)
            theirs = sum([worth_of(o.t, m) for m in o.foes if o.t.classes(m) & whom], 0.0)
            gain += sign * amount * turns * _A_POINT * (ours - theirs)
    return gain


def camera_gain(o: Outlook) -> float:
    """What it brings that nobody responds to a victim's move: a share of the best one."""
    t = o.t
    if not any([t.crypts[other] for other in t.opponents(o.seat)]):
        return 0.0
    lures = Lures(o)
    return 0.3 * max([move_worth(t, lures, v, stride_of(t, v)) for v in t.victims()[:4]], default=0.0)


def choose_opponent(t: Clix, question: Question) -> Advice:
    """Look at the crypt that holds most."""
    best = question.options[0]
    for answer in question.options:
        if len(t.crypts[OPPONENT.part(answer)]) > len(t.crypts[OPPONENT.part(best)]):
            best = answer
    return Advice(best, "most cards are there")


def hunting_gain(o: Outlook, card: int) -> Judged:
    """What a card brings before the first action of a turn."""
    t = o.t
    gain, why = 0.0, ""
    if card == _TRAP:
        prey = [m for m in spirits(t, o.seat) if t.hourglass(m, DEFENSE)]
        near = [m for m in prey if any([(o.beside(own) >> t.at[m]) & 1 and o.rested(own) for own in o.mine])]
        gain = max([0.2 * worth_of(t, m) for m in near], default=0.0)
        why = "a Spirit that can be touched"
    elif card == _WEBS:
        aimed = [o.loss(foe, m, RANGED) for foe in o.foes if o.shoots(foe) for m in o.mine]
        gain, why = weights.COVER * max(aimed, default=0.0), "webs before their shooters"
    return Judged(gain, why) if gain > spent(o) else NOTHING_GAINED


# --- in answer to others ----------------------------------------------------------------------------------------------


def choose_response(t: Clix, question: Question) -> Advice:
    """Stop a victim from being moved where it costs us most."""
    o = Outlook(t, question.seat)
    held = [card for card in _held(question) if card in _STOPS]
    if not held:
        return Advice(PASS, "nothing to play")
    lures = Lures(o)
    v = t.chosen
    cost = lures.worth(t.victim_at[v]) - lures.worst(ends_of(t, v, stride_of(t, v)))
    best = held[0]
    for card in held:
        if _STOPS[card] > _STOPS[best]:
            best = card
    if _STOPS[best] * cost > spent(o) + weights.KEPT:
        return Advice(PLAY.of(best), f"this move costs us {cost:.0f} points")
    return Advice(PASS, "let it run")


def choose_prevention(t: Clix, question: Question) -> Advice:
    """Save a victim that is about to be slain, with the card that saves it best."""
    o = Outlook(t, question.seat)
    stake = max(0.0, o.victim_worth(t.slayer))
    best, most, why = PASS, spent(o), "this one is lost"
    for answer in question.options:
        if PLAY.has(answer):
            gain = stake * weights.PREVENTION.get(TWISTS[PLAY.part(answer)], 0.0)
        elif SHIELD.has(answer):
            gain = stake - one_click(t, SHIELD.part(answer))
        else:
            continue
        if gain > most:
            best, most, why = answer, gain, f"saving {name(t, t.prey)} is worth about {counted(round(stake), 'point')} to us"
    return Advice(best, why)


def choose_mercy(t: Clix, question: Question) -> Advice:
    """Slay all the same, unless being vulnerable costs more."""
    o = Outlook(t, question.seat)
    risk = weights.PUSH * (weights.HUNTED if o.preyed_on(t.slayer) else 1.0)
    if o.victim_worth(t.slayer) > risk:
        return Advice(SLAY, "no mercy")
    return Advice(SPARE, "it would leave us open")


def choose_wire(t: Clix, question: Question) -> Advice:
    """A wire across the way to a victim."""
    o = Outlook(t, question.seat)
    wires = [answer for answer in question.options if TRIP.has(answer)]
    if not wires:
        return Advice(PASS, "nothing to play")
    _, m, _, _, *path = question.resume
    gain = harm(t, m, 1, worth_of(t, m))
    hunts = (t.victim_spaces() >> path[-1]) & 1 == 1
    if hunts and TRIP.of(path[-1]) != wires[0]:
        gain += o.victim_worth(m)
    if gain > spent(o) + weights.KEPT:
        return Advice(wires[0], f"{monster_ref(t, m)} is after a victim" if hunts else "one click, and it stops")
    return Advice(PASS, "not worth the wire")


def choose_after_slaying(t: Clix, question: Question) -> Advice:
    """Feast or spin a cocoon if the slayer is hurt."""
    m = t.slayer
    best, most = PASS, 0.2
    for card in _held(question):
        gain = heal_worth(t, m, 2) if card in (_FEAST, _COCOON) else 0.0
        if card == _FEAST and t.tokens[m]:
            gain += 0.3
        if gain > most:
            best, most = PLAY.of(card), gain
    if best == PASS:
        return Advice(PASS, f"{monster_ref(t, m)} is not hurt")
    return Advice(best, f"{monster_ref(t, m)} heals")


def choose_pact(t: Clix, question: Question) -> Advice:
    """A click is less than a turn, while there is one to give."""
    m: int = question.resume[1]
    if clicks_left(t, m) > 2 and not t.hourglass(m, ATTACK):
        return Advice(PACT, "a click is less than a turn")
    return Advice(PASS, "it cannot afford the pact")
