"""What the others may do, at a glance: an easy-going guest looks at the table, and joins what is worth a card.

It is the cheap part of thinking a round through. It need not be wise; it should be like people: they count what lies open, reckon
with those who come later, and do not ask what others would do about it.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, final

from gloam.games.house_of_horrors.bot.scene import Play, Scene, at_stake, rounded_up, total
from gloam.games.house_of_horrors.bot.worth import POWER, STRENGTH, strength, worth
from gloam.games.house_of_horrors.components import (
    CARRIES,
    DICE,
    EXPLORERS,
    FIRST_ITEM,
    FIRST_ROOM_ITEM,
    HOURGLASSES,
    MONSTERS,
    PIPS,
    SIDE_OF,
    VALUE,
)
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.table import House

_TAKES_PART: Final = 0.7  # how often someone still to play does play
_PER_LOSS: Final = 0.35  # what an hourglass lost to others costs
_PER_POWER: Final = 0.03  # what a point of power is missed in hand
_WORTH_A_CARD: Final = -0.15  # a play that promises more is made
_TIE: Final = 0.4  # a battle is won by more than that
_UNSURE: Final = 0.3  # the square of what can be misjudged even so
_STAYS_FIRST: Final = 0.8  # how often whoever joins does not turn out the stronger
_DIE_SPREAD: Final[float] = (len(PIPS) ** 2 - 1) / 12


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
    """A play that a guest thinks of, and what it costs: always, and if the battle is lost."""

    __slots__ = ("cost", "play", "risk")

    def __init__(self, play: Play, cost: float, risk: float) -> None:
        self.play = play
        self.cost = cost
        self.risk = risk


def thoughts(t: House, hand: tuple[int, ...], room: int, battle: int, known: dict[int, Thought]) -> list[Thought]:
    """What a player with this hand would think of on each side: the strongest, with all that helps it, and something weaker.

    What one character can do is `known` from other hands.
    """
    found: list[Thought] = []
    allowed = may_enter(room)
    for side in (EXPLORERS, MONSTERS):
        able = [card for card in hand if card in allowed and SIDE_OF[card] == side and strength(card, battle) > 0]
        if not able:
            continue
        able.sort(key=STRENGTH[battle].__getitem__)
        strongest = able[-1]
        best = tuple(able[-2:]) if t.midnight else (strongest,)
        items = [item for item in hand if item >= FIRST_ITEM and VALUE[battle][item] and item in CARRIES[strongest]]
        room_items = [item for item in t.room_items if VALUE[battle][item] and item in CARRIES[strongest]]
        if room_items:
            found.append(_thought(t, battle, side, (*best, *items, *room_items)))
        if room_items and items:
            found.append(_thought(t, battle, side, (*best, *room_items)))
        if items:
            found.append(_thought(t, battle, side, (*best, *items)))
        found.append(_thought(t, battle, side, best) if len(best) > 1 else _alone(t, battle, side, strongest, known))
        if len(able) > 1:
            found.append(_alone(t, battle, side, able[0], known))
        if len(able) > 2:
            found.append(_alone(t, battle, side, able[len(able) // 2], known))
    return found


def _alone(t: House, battle: int, side: int, card: int, known: dict[int, Thought]) -> Thought:
    """A character without any Items."""
    thought = known.get(card)
    if thought is None:
        thought = _thought(t, battle, side, (card,))
        known[card] = thought
    return thought


def _thought(t: House, battle: int, side: int, cards: tuple[int, ...]) -> Thought:
    sure = dice = points = 0
    power = 0.0
    takes: dict[int, float] = {}
    for card in cards:
        sure += VALUE[battle][card]
        dice += DICE[battle][card]
        points += HOURGLASSES[card]
        if card >= FIRST_ROOM_ITEM:
            takes[card] = worth(t, card)
        else:
            power += POWER[card]
    return Thought(Play(side, sure, dice, at_stake(t, cards), takes), _PER_POWER * power, _PER_LOSS * points)


def reply(scene: Scene, choices: list[Thought], to_come: int, others: Unseen) -> Play | None:
    """What a guest plays now, with so many still to come; None: a card is discarded."""
    joining = to_come * _TAKES_PART
    spread = _UNSURE + _DIE_SPREAD * (scene.dice[0] + scene.dice[1]) + joining * others.square
    best = _WORTH_A_CARD
    chosen: Play | None = None
    for thought in choices:
        play = thought.play
        if play.takes and not _lie_there(play, scene):
            continue
        ahead = scene.adds if play.side == EXPLORERS else -scene.adds
        margin = ahead + play.adds - _TIE
        wins = 0.5 * (1 + erf(margin / sqrt(2 * (spread + _DIE_SPREAD * play.dice))))
        promise = wins * _share(scene, play, joining / 2, others) - (1 - wins) * thought.risk - thought.cost
        if promise > best:
            best = promise
            chosen = play
    return chosen


def _lie_there(play: Play, scene: Scene) -> bool:
    """Whether nobody else has used the Room Items that a play takes."""
    return all([item in scene.room_items for item in play.takes])


def _share(scene: Scene, play: Play, joining: float, others: Unseen) -> float:
    """What a guest who joins with this play would get of the spoils; `joining` more are expected on either side."""
    prizes = scene.prizes[play.side]
    if play.takes:
        prizes = prizes.copy()
        for taken in play.takes.values():
            prizes.remove(taken)
    more = int(joining + 0.5)  # who lose a card of so many points each
    sharing = scene.allies[play.side] + 1 + joining
    left = len(prizes) + more - rounded_up(len(prizes) + more, round(sharing))
    least = _of_the_least(prizes, more, others.points, left)
    rest = least / max(1.0, sharing - 1)
    first = play.side * scene.seats
    for seat in range(scene.seats):
        if scene.shown[first + seat] >= play.adds and scene.shown[first + seat]:
            return rest
    stays_first: float = _STAYS_FIRST**joining if others.mean >= play.adds else 1.0
    whole = total(prizes, 0, len(prizes)) + more * others.points
    return stays_first * (whole - least) + (1 - stays_first) * rest


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
