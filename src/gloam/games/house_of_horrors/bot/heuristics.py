"""How a sensible guest plays: count what lies open, join the side that is worth joining, and keep the strong for strong rounds.

Only the seat's own hand and what lies on the table are looked at. A battle is judged by its margin: what is in play, the dice
still to be rolled, and those who are still to play, who are taken to hold any of the cards that nobody has seen.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, NamedTuple

from gloam.games.house_of_horrors.answers import (
    ADD,
    CLAIM,
    DECLARE,
    DISCARD,
    DONE,
    GIVE,
    PLAY,
    REMOVE,
    REROLL,
    ROOM,
    TAKE,
)
from gloam.games.house_of_horrors.components import (
    BATTLE_NAMES,
    BATTLES,
    BULBS,
    CARD_FLOORS,
    CARRIES,
    DICE,
    EXPLORERS,
    FIRST_ITEM,
    FIRST_ROOM,
    FIRST_ROOM_ITEM,
    HOURGLASSES,
    MAY_ENTER,
    MEAN_DIE,
    MONSTERS,
    NAMES,
    PIPS,
    REROLLS,
    ROOM_FLOOR,
    SIDE_NAMES,
    SIDE_OF,
    VALUE,
)
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.rules.claims import claimable, take_character
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.table import GONE, NOTHING, Entry, House
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Game, Question
from gloam.show.words import bare, seat_name, the

_DIE_SPREAD: Final[float] = (len(PIPS) ** 2 - 1) / 12
_SECOND_ROLL: Final = 0.7  # what another throw adds to a die
_TAKES_PART: Final = 0.7  # how often someone still to play does play
_PER_LOSS: Final = 0.35  # what an hourglass lost to others costs
_PER_POWER: Final = 0.03  # what a point of strength is worth in hand
_BULB: Final = 0.4  # what a light bulb is worth at the beginning, in hourglasses


def advise(game: Game, question: Question) -> Advice:
    """What a sensible guest answers, and why."""
    t = game.table
    assert isinstance(t, House)
    if len(question.options) == 1:
        return Advice(question.options[0], "there is nothing else to do")
    seat = question.seat
    if question.prompt == "room":
        return _choose_room(t, seat, question)
    if question.prompt == "declare":
        return _choose_battle(t, seat)
    if question.prompt == "play":
        return _choose_play(t, seat)
    if question.prompt == "equip":
        return _choose_more(t, seat, question)
    if question.prompt == "claim":
        return _choose_claim(t, question)
    if question.prompt == "remove":
        return _choose_removal(t, seat, question)
    if question.prompt == "question_mark":
        return _choose_reroll(t, question)
    return _choose_spoil(t, question)


# --- what things are worth --------------------------------------------------------------------------------------------


def worth(t: House, card: int) -> float:
    """What a card is worth among the spoils: its hourglasses, and bulbs as long as there are rounds to come."""
    left = min(1.0, len(t.house) / 44)
    return HOURGLASSES[card] + BULBS[card] * _BULB * left + BULBS[card] * 0.02


def _power(card: int) -> float:
    best = max([VALUE[b][card] + MEAN_DIE * DICE[b][card] for b in range(3)])
    if card >= FIRST_ITEM:
        return best + 0.5 * (card in REROLLS)
    every = VALUE[3][card] + MEAN_DIE * DICE[3][card]
    return best * (0.7 + 0.1 * len(CARD_FLOORS[card])) + 0.15 * every


POWER: Final[tuple[float, ...]] = tuple([_power(card) for card in range(FIRST_ROOM)])
"""What a card is worth in hand: how strong it is at its best, and on how many floors."""


class _Unseen(NamedTuple):
    """What those still to play may bring to a battle: how much as a rule, its square, and its hourglasses."""

    mean: float
    square: float
    points: float


def _unseen(t: House, seat: int, floor: int, battle: int) -> _Unseen:
    """Counted over the characters that this seat has not seen anywhere and that may enter the floor."""
    likely = MAY_ENTER[floor].difference(t.hands[seat], t.discard, *t.piles, *t.under, _in_play(t))
    values: list[float] = []
    points = 0
    for card in range(FIRST_ITEM):
        if card in likely:
            values.append(VALUE[battle][card] + MEAN_DIE * DICE[battle][card])
            points += HOURGLASSES[card]
    if not values:
        return _Unseen(0.0, 0.0, 0.0)
    values.sort()
    upper = values[len(values) // 3 :]  # people play their better cards
    mean = sum(upper) / len(upper)
    return _Unseen(mean, sum([v * v for v in upper]) / len(upper), points / len(values))


def _in_play(t: House) -> tuple[int, ...]:
    return tuple([card for entry in t.field for card in entry[2:] if card != GONE])


def to_come(t: House, seat: int) -> int:
    """How many play after this seat and have cards to play."""
    order = t.order()
    return len([other for other in order[order.index(seat) + 1 :] if t.hands[other]])


class _Battle(NamedTuple):
    """A battle as one seat sees it: where, what is fought over, who is to come, and what they may bring."""

    t: House
    seat: int
    room: int
    battle: int
    to_come: int
    unseen: _Unseen


def _battle(t: House, seat: int, room: int, battle: int) -> _Battle:
    return _Battle(t, seat, room, battle, to_come(t, seat), _unseen(t, seat, ROOM_FLOOR[room], battle))


def _prospect(b: _Battle, field: tuple[Entry, ...], room_items: tuple[int, ...]) -> float:
    """What a seat may expect to win, less what it may lose, if it leaves the battle like this."""
    t, battle = b.t, b.battle
    totals = [0.0, 0.0]
    by_seat: list[dict[int, float]] = [{}, {}]
    at_stake: list[list[int]] = [list(t.under[EXPLORERS]), list(t.under[MONSTERS])]
    spread = 0.3
    for entry in field:
        dice = dice_of(entry, battle)
        adds = value(field, entry, battle) + MEAN_DIE * dice
        if dice and any([item in REROLLS for item in entry[3:]]):
            adds += _SECOND_ROLL * dice
        spread += _DIE_SPREAD * dice
        totals[entry[1]] += adds
        by_seat[entry[1]][entry[0]] = by_seat[entry[1]].get(entry[0], 0.0) + adds
        at_stake[entry[1]].extend([card for card in entry[2:] if card != GONE])
    joining = b.to_come * _TAKES_PART
    spread += joining * b.unseen.square
    total = 0.0
    for side in (EXPLORERS, MONSTERS):
        own = by_seat[side].get(b.seat, 0.0)
        mine = [card for entry in field if entry[0] == b.seat and entry[1] == side for card in entry[2:] if card != GONE]
        if not mine:
            continue
        margin = totals[side] - totals[1 - side]
        wins = 0.5 * (1 + erf((margin - 0.4) / sqrt(2 * spread)))
        if own > 0:
            total += wins * _share(b, side, own, by_seat[side], at_stake[1 - side], room_items, joining / 2)
        total -= (1 - wins) * _PER_LOSS * sum([HOURGLASSES[card] for card in mine])
    return total


def _share(
    b: _Battle,
    side: int,
    own: float,
    allies: dict[int, float],
    lost: list[int],
    room_items: tuple[int, ...],
    joining: float,
) -> float:
    """What this seat gets of the spoils if its side wins; `joining` more are expected on either side."""
    t = b.t
    spoils = [worth(t, card) for card in (b.room, *room_items, *lost) if HOURGLASSES[card]]
    more = int(joining + 0.5)
    spoils.extend([b.unseen.points] * more)
    spoils.sort(reverse=True)
    sharing = len([seat for seat in allies if allies[seat] > 0]) + joining
    first = -(-len(spoils) // max(1, round(sharing)))  # the divider's number of cards
    leading = all([own > allies[seat] or seat == b.seat or (own == allies[seat] and _before(t, b.seat, seat)) for seat in allies])
    stays_first = 0.8 ** (joining * (b.unseen.mean >= own)) if leading else 0.0
    divided = sum(spoils[:first])
    rest = sum(spoils[first:]) / max(1.0, sharing - 1)
    return stays_first * divided + (1 - stays_first) * rest


def _before(t: House, seat: int, other: int) -> bool:
    order = t.order()
    return order.index(seat) < order.index(other)


# --- the Butler -------------------------------------------------------------------------------------------------------


def _best_play(b: _Battle) -> tuple[float, int]:
    """The best character to play from hand, with Items that help, and what it promises; (0, NOTHING) if none is worth it."""
    t, seat = b.t, b.seat
    best, chosen = 0.0, NOTHING
    for card in t.hands[seat]:
        if card in may_enter(b.room):
            promise = _promise(b, card)
            if promise > best or chosen == NOTHING:
                best, chosen = promise, card
    return best, chosen


def _promise(b: _Battle, card: int) -> float:
    """What playing a character promises, with its claim and the Items that are worth adding."""
    t, seat = b.t, b.seat
    field, claimed = _after_claim(t, seat, card)
    promise = claimed + _prospect(b, field, t.room_items) - _PER_POWER * POWER[card]
    room_items = t.room_items
    items = [item for item in (*t.hands[seat], *room_items) if item in CARRIES[card]]
    for item in sorted(items, key=lambda item: -VALUE[b.battle][item]):
        if VALUE[b.battle][item]:
            with_item = (*field[:-1], (*field[-1], item))
            left = tuple([other for other in room_items if other != item])
            cost = _PER_POWER * POWER[item] if item < FIRST_ROOM_ITEM else 0.0
            better = claimed + _prospect(b, with_item, left) - _PER_POWER * POWER[card] - cost
            if better > promise:
                promise, field, room_items = better, with_item, left
    return promise


def _after_claim(t: House, seat: int, card: int) -> tuple[tuple[Entry, ...], float]:
    """The field with this character on it, and what its claim has brought."""
    targets = [target for target in claimable(t, seat, card) if target < FIRST_ITEM]
    if not targets:
        return (*t.field, (seat, SIDE_OF[card], card)), 0.0
    taken = max(targets, key=lambda target: worth(t, target))
    after = t.clone()
    take_character(after, seat, taken)
    return (*after.field, (seat, SIDE_OF[card], card)), worth(t, taken)


def _choose_room(t: House, seat: int, question: Question) -> Advice:
    promises = []
    for answer in question.options:
        room = ROOM.part(answer)
        promises.append((max([_best_play(_battle(t, seat, room, battle))[0] for battle in range(len(BATTLES))]), answer, room))
    _, answer, room = max(promises)
    return Advice(answer, f"{the(NAMES[room])} suits my hand best")


def _choose_battle(t: House, seat: int) -> Advice:
    promises = [(*_best_play(_battle(t, seat, t.room, battle)), battle) for battle in range(len(BATTLES))]
    _, card, battle = max(promises, key=lambda promise: (promise[0], -promise[2]))
    if card == NOTHING:
        return Advice(DECLARE.of(battle), "I have nothing for this floor anyway")
    return Advice(DECLARE.of(battle), f"my {bare(NAMES[card])} is good at {BATTLE_NAMES[battle]}")


# --- a turn -----------------------------------------------------------------------------------------------------------


def _choose_play(t: House, seat: int) -> Advice:
    b = _battle(t, seat, t.room, t.battle)
    promise, card = _best_play(b)
    if card != NOTHING and promise > -0.15:
        side = SIDE_NAMES[SIDE_OF[card]]
        return Advice(PLAY.of(card), f"the {side} are worth joining with my {bare(NAMES[card])}")
    weakest = min(t.hands[seat], key=lambda card: POWER[card] + 0.3 * HOURGLASSES[card])
    return Advice(DISCARD.of(weakest), "no side is worth a card of mine")


def _choose_more(t: House, seat: int, question: Question) -> Advice:
    """Add what raises the prospect by more than it is worth in hand; at Midnight that may be a second character."""
    b = _battle(t, seat, t.room, t.battle)
    now = _prospect(b, t.field, t.room_items)
    best, chosen = now, DONE
    for answer in question.options:
        if ADD.has(answer):
            item = ADD.part(answer)
            if not _helps(t, item):
                continue
            left = tuple([other for other in t.room_items if other != item])
            cost = _PER_POWER * POWER[item] if item < FIRST_ROOM_ITEM else 0.0
            then = _prospect(b, (*t.field[:-1], (*t.field[-1], item)), left) - cost
        elif PLAY.has(answer):
            then = _promise(b, PLAY.part(answer))
        else:
            continue
        if then > best + 1e-9:
            best, chosen = then, answer
    if chosen == DONE:
        return Advice(DONE, "that should do")
    if ADD.has(chosen):
        return Advice(chosen, f"{the(NAMES[ADD.part(chosen)])} helps")
    return Advice(chosen, f"at Midnight {the(NAMES[PLAY.part(chosen)])} can come too")


def _helps(t: House, item: int) -> bool:
    """Whether an Item does anything for the character just played, in this battle."""
    return VALUE[t.battle][item] > 0 or (item in REROLLS and dice_of(t.field[-1], t.battle) > 0)


def _choose_claim(t: House, question: Question) -> Advice:
    claims = [answer for answer in question.options if answer != PASS]
    answer = max(claims, key=lambda answer: worth(t, CLAIM.part(answer)))
    return Advice(answer, f"{the(NAMES[CLAIM.part(answer)])} is mine for the taking")


def _choose_removal(t: House, seat: int, question: Question) -> Advice:
    """Hurt the other side the most, never one's own."""
    mine = t.field[-1][1]
    best, chosen = 0, PASS
    for answer in question.options:
        if answer != PASS:
            item = REMOVE.part(answer)
            foe = any([item in entry[3:] and entry[1] != mine for entry in t.field])
            if foe and VALUE[t.battle][item] > best:
                best, chosen = VALUE[t.battle][item], answer
    return Advice(chosen, "the other side loses most by this" if chosen != PASS else "it would help nobody on my side")


def _choose_reroll(t: House, question: Question) -> Advice:
    rolled = t.rolled[int(question.resume[-1])]
    if sum(rolled) < MEAN_DIE * len(rolled):
        return Advice(REROLL, f"{sum(rolled)} is less than dice usually show")
    return Advice(PASS, f"{sum(rolled)} is good enough")


# --- the spoils -------------------------------------------------------------------------------------------------------


def _choose_spoil(t: House, question: Question) -> Advice:
    """Take the best; hand out the least, to whoever is behind."""
    if question.prompt == "take":
        answer = max(question.options, key=lambda answer: worth(t, TAKE.part(answer)))
        return Advice(answer, f"{the(NAMES[TAKE.part(answer)])} is worth most")

    def loss(answer: int) -> tuple[float, tuple[int, int], int]:
        card, seat = GIVE.parts(answer)
        return worth(t, card), score(t, seat), answer

    answer = min(question.options, key=loss)
    card, seat = GIVE.parts(answer)
    return Advice(answer, f"{the(NAMES[card])} is the least I can give, and {seat_name(seat)} is not ahead")
