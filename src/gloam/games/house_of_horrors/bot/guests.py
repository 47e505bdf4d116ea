"""What the others may do, at a glance: an easy-going guest looks at the table, and joins what is worth a card.

It is the cheap part of thinking a round through. It need not be wise; it should be like people: they count what lies open, reckon
with those who come later, and do not ask what others would do about it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from gloam.games.house_of_horrors.bot.scene import Play, Scene, at_stake, rounded_up, total
from gloam.games.house_of_horrors.bot.worth import POWER, STRENGTH, missed, strength, worth
from gloam.games.house_of_horrors.components import (
    CARRIES,
    DICE,
    EXPLORERS,
    FIRST_ITEM,
    FIRST_ROOM_ITEM,
    HOURGLASSES,
    MAY_ENTER,
    MONSTERS,
    PIPS,
    ROOM_FLOOR,
    SIDE_OF,
    VALUE,
)
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.table import NOTHING, House

_TAKES_PART: Final = 0.8  # how often someone still to play does play
_PER_LOSS: Final = 0.35  # what an hourglass lost to others costs
_PER_POWER: Final = 0.06  # what a point of power is missed in hand
_WORTH_A_CARD: Final = -0.05  # a play that promises more is made
_PER_FIGHT: Final = 1.2  # what it pleases to stand up to a side that nobody opposes, while others may still join
_NORMAL: Final = 1.7  # a logistic curve so much steeper is nearly the normal distribution
_TIE: Final = 0.4  # a battle is won by more than that
_UNSURE: Final = 0.3  # the square of what can be misjudged even so
_STAYS_FIRST: Final = 0.5  # how often a player who joins does not turn out the stronger
_DIE_SPREAD: Final[float] = (len(PIPS) ** 2 - 1) / 12

_ADDS: Final[tuple[tuple[tuple[float, ...], ...], ...]] = tuple(
    [
        tuple([tuple([strengths[card] if card in allowed else 0.0 for card in range(FIRST_ITEM)]) for strengths in STRENGTH])
        for allowed in MAY_ENTER
    ]
)
"""By floor, battle and character: what it adds by itself, as a rule; nothing where it may not enter."""


@final
class Unseen:
    """What those still to play may bring to a battle: how much as a rule, its square, and its hourglasses."""

    __slots__ = ("mean", "points", "square")

    def __init__(self, mean: float, square: float, points: float) -> None:
        self.mean = mean
        self.square = square
        self.points = points


def unseen(t: House, seat: int, room: int, battle: int) -> Unseen:
    """Counted over the characters that may enter, and that this seat has not seen anywhere."""
    seen = set(t.hands[seat]).union(t.discard, *t.piles, *t.under, *[entry[2:] for entry in t.field])
    cards = [card for card in may_enter(room) if card not in seen]
    if not cards:
        return Unseen(0.0, 0.0, 0.0)
    points = sum([HOURGLASSES[card] for card in cards])
    values = sorted([strength(card, battle) for card in cards])
    better = values[len(values) // 3 :]  # people play their better cards
    mean = total(better, 0, len(better)) / len(better)
    squares = [value * value for value in better]
    return Unseen(mean, total(squares, 0, len(squares)) / len(squares), points / len(cards))


@final
class Thought:
    """A play that a guest thinks of, and what it costs: at a glance, if the battle is lost, and if all is weighed."""

    __slots__ = ("cost", "missed", "play", "risk")

    def __init__(self, play: Play, cost: float, risk: float, missed: float) -> None:
        self.play = play
        self.cost = cost
        self.risk = risk
        self.missed = missed


def thoughts(t: House, hand: tuple[int, ...], room: int, battle: int, known: dict[int, Thought]) -> list[Thought]:
    """What a player with this hand would think of on each side: the strongest, with all that helps it, and something weaker.

    What one character can do is `known` from other hands.
    """
    found: list[Thought] = []
    able: tuple[list[int], list[int]] = ([], [])  # by side, the strongest last
    adds = _ADDS[ROOM_FLOOR[room]][battle]
    for card in hand:
        if card < FIRST_ITEM and adds[card] > 0:
            _rank(able[SIDE_OF[card]], card, adds)
    for side in (EXPLORERS, MONSTERS):
        ranked = able[side]
        if not ranked:
            continue
        strongest = ranked[-1]
        best = tuple(ranked[-2:]) if t.midnight else (strongest,)
        items = [item for item in hand if item >= FIRST_ITEM and VALUE[battle][item] and item in CARRIES[strongest]]
        room_items = [item for item in t.room_items if VALUE[battle][item] and item in CARRIES[strongest]]
        if room_items:
            found.append(_thought(t, battle, side, (*best, *items, *room_items)))
        if room_items and items:
            found.append(_thought(t, battle, side, (*best, *room_items)))
        if items:
            found.append(_thought(t, battle, side, (*best, *items)))
        found.append(_thought(t, battle, side, best) if len(best) > 1 else _alone(t, battle, side, strongest, known))
        if len(ranked) > 1:
            found.append(_alone(t, battle, side, ranked[0], known))
        if len(ranked) > 2:
            found.append(_alone(t, battle, side, ranked[len(ranked) // 2], known))
    return found


def _rank(ranked: list[int], card: int, adds: tuple[float, ...]) -> None:
    """Put a card among others, the strongest last and of equals the earlier first."""
    i = len(ranked)
    ranked.append(card)
    while i and adds[ranked[i - 1]] > adds[card]:
        ranked[i] = ranked[i - 1]
        i -= 1
    ranked[i] = card


def _alone(t: House, battle: int, side: int, card: int, known: dict[int, Thought]) -> Thought:
    """A character without any Items."""
    thought = known.get(card)
    if thought is None:
        thought = _thought(t, battle, side, (card,))
        known[card] = thought
    return thought


def _thought(t: House, battle: int, side: int, cards: tuple[int, ...]) -> Thought:
    sure = dice = points = 0
    power = lost = 0.0
    takes: dict[int, float] = {}
    for card in cards:
        sure += VALUE[battle][card]
        dice += DICE[battle][card]
        points += HOURGLASSES[card]
        if card >= FIRST_ROOM_ITEM:
            takes[card] = worth(t, card)
        else:
            power += POWER[card]
            lost += missed(t, card)
    return Thought(Play(side, sure, dice, at_stake(t, cards), takes), _PER_POWER * power, _PER_LOSS * points, lost)


def reply(scene: Scene, choices: list[Thought], to_come: int, others: Unseen) -> Play | None:
    """What a guest plays now, with so many still to come; None: a card is discarded."""
    joining = to_come * _TAKES_PART
    spread = _UNSURE + _DIE_SPREAD * (scene.dice[0] + scene.dice[1]) + joining * others.square
    stands_up = _lonely_foe(scene) if to_come else NOTHING
    best = _WORTH_A_CARD
    chosen: Play | None = None
    side = NOTHING
    first = rest = 0.0
    for thought in choices:
        play = thought.play
        if play.takes and not lie_there(play, scene):
            continue
        if play.side != side or play.takes:
            side = NOTHING if play.takes else play.side
            first, rest = _shares(scene, play, joining / 2, others)
        ahead = scene.adds if play.side == EXPLORERS else -scene.adds
        wins = 1 / (1 + exp(-_NORMAL * (ahead + play.adds - _TIE) / sqrt(spread + _DIE_SPREAD * play.dice)))
        share = rest
        if play.adds > scene.strongest(play.side):
            stays_first = _STAYS_FIRST ** (joining / 2) if others.mean >= play.adds else 1.0
            share = stays_first * first + (1 - stays_first) * rest
        promise = wins * share - (1 - wins) * thought.risk - thought.cost
        if play.side == stands_up:
            promise += _PER_FIGHT
        if promise > best:
            best = promise
            chosen = play
    return chosen


def _lonely_foe(scene: Scene) -> int:
    """The side that nobody is on while others are on the other; NOTHING if there are both, or none."""
    explorers, monsters = scene.allies
    if explorers and not monsters:
        return MONSTERS
    return EXPLORERS if monsters and not explorers else NOTHING


def lie_there(play: Play, scene: Scene) -> bool:
    """Whether nobody else has used the Room Items that a play takes."""
    return all([item in scene.room_items for item in play.takes])


def _shares(scene: Scene, play: Play, joining: float, others: Unseen) -> tuple[float, float]:
    """What the divider of a side and what an ally would get of its spoils, with so many more expected on either side."""
    prizes = scene.prizes[play.side]
    if play.takes:
        prizes = prizes.copy()
        for taken in play.takes.values():
            prizes.remove(taken)
    more = int(joining + 0.5)  # who lose a card of so many points each
    sharing = scene.allies[play.side] + 1 + joining
    cards = len(prizes) + more
    left = cards - rounded_up(cards, int(sharing + 0.5))
    least = _of_the_least(prizes, more, others.points, left)
    return total(prizes, 0, len(prizes)) + more * others.points - least, least / max(1.0, sharing - 1)


def _of_the_least(prizes: list[float], more: int, each: float, count: int) -> float:
    """What the least `count` of some prizes and of so many more, which are worth so much each, are worth together."""
    found = 0.0
    i = 0
    for _ in range(count):
        if more and (i == len(prizes) or each < prizes[i]):
            found += each
            more -= 1
        else:
            found += prizes[i]
            i += 1
    return found
