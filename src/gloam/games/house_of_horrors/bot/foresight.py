"""How a round may go on: those still to play are imagined with hands of unseen cards, and each does what pays at once.

What is good is what makes it likely to have the most hourglasses at Dawn. So a point matters more the fewer rounds are left, a
leader is worth stopping, and whoever is behind in the last round dares.
"""

from __future__ import annotations

from math import erf, sqrt
from random import Random
from typing import Final, NamedTuple, final

from gloam.games.house_of_horrors.bot.scene import Play, Scene, best_reply, plays_of, scene_of
from gloam.games.house_of_horrors.bot.worth import estate, rounds_to_come
from gloam.games.house_of_horrors.components import EXPLORERS, HORROR_CARDS, MONSTERS
from gloam.games.house_of_horrors.table import Entry, House

_SWING: Final = 2.2  # hourglasses by which two players drift apart in a round
_AT_DAWN: Final = 0.4  # and by which a last round can still be misjudged
_PER_POINT: Final = 0.001  # where the night is as good as won or lost, points still please
_CERTAIN: Final = 0.99

Hands = dict[int, tuple[int, ...]]
"""By seat: what someone may hold."""


def _orders() -> tuple[tuple[int, ...], ...]:
    """A few ways in which the Horror cards may lie. They are always the same, so that the same table gets the same answer."""
    orders: list[tuple[int, ...]] = []
    for number in range(8):
        cards = list(HORROR_CARDS)
        Random(number).shuffle(cards)
        orders.append(tuple(cards))
    return tuple(orders)


_ORDERS: Final = _orders()


def to_come(t: House, seat: int) -> list[int]:
    """Who plays after this seat and has cards to play."""
    order = t.order()
    return [other for other in order[order.index(seat) + 1 :] if t.hands[other]]


def imagined_hands(t: House, seat: int, ways: int) -> list[Hands]:
    """So many ways in which the cards that a seat has not seen may be held by those who play after it.

    The unseen cards are dealt out one after the other, so that hardly any is in more hands than another.
    """
    later = to_come(t, seat)
    if not later:
        return [{}]
    seen = set(t.hands[seat]).union(t.discard, *t.piles, *t.under, *[entry[2:] for entry in t.field])
    dealt: list[Hands] = []
    deck: list[int] = []
    shuffles = 0
    while len(dealt) < ways:
        if len(deck) < sum([len(t.hands[other]) for other in later]):
            deck = [card for card in _ORDERS[(t.round + shuffles) % len(_ORDERS)] if card not in seen]
            shuffles += 1
        hands: Hands = {}
        for other in later:
            held = len(t.hands[other])
            hands[other] = tuple(deck[:held])
            deck = deck[held:]
        dealt.append(hands)
    return dealt


class Prospect(NamedTuple):
    """What may become of a battle: the chance that a side wins it, what this seat then gets, and whether it divides."""

    wins: float
    gain: float
    divides: bool


@final
class Foresight:
    """One seat's thoughts about a battle in a Room."""

    __slots__ = ("battle", "estates", "later", "order", "room", "seat", "spread", "t", "worlds")

    def __init__(self, t: House, seat: int, room: int, battle: int, hands: list[Hands]) -> None:
        self.t = t
        self.seat = seat
        self.room = room
        self.battle = battle
        self.order: list[int] = t.order()
        self.later: list[int] = to_come(t, seat)
        self.worlds: list[list[tuple[int, list[Play]]]] = [
            [(other, plays_of(t, held[other], room, battle)) for other in self.later] for held in hands
        ]
        self.estates: list[float] = [estate(t, other) for other in range(t.seats)]
        self.spread: float = (_SWING * sqrt(rounds_to_come(t)) + _AT_DAWN) * sqrt(2)

    def value(self, field: tuple[Entry, ...], room_items: tuple[int, ...], besides: float = 0.0) -> float:
        """The chance to win the night if this seat leaves the battle like this; `besides` it has won or lost so much."""
        total = 0.0
        for scene in self._played_on(field, room_items):
            explorers = scene.wins(EXPLORERS)
            if explorers > 1 - _CERTAIN:
                total += explorers * self._standing(scene, EXPLORERS, besides)
            if explorers < _CERTAIN:
                total += (1 - explorers) * self._standing(scene, MONSTERS, besides)
        return total / len(self.worlds)

    def prospect(self, field: tuple[Entry, ...], room_items: tuple[int, ...], side: int) -> Prospect:
        """What may become of the battle for a side and for this seat on it."""
        wins = gain = divides = 0.0
        for scene in self._played_on(field, room_items):
            chance = scene.wins(side)
            shares = scene.shares(side, self.order)
            wins += chance
            gain += chance * shares.get(self.seat, 0.0)
            allies = scene.by_seat[side]
            divides += bool(allies) and max(allies, key=lambda seat: (allies[seat], -self.order.index(seat))) == self.seat
        ways = len(self.worlds)
        return Prospect(wins / ways, gain / ways, divides > ways / 2)

    def _played_on(self, field: tuple[Entry, ...], room_items: tuple[int, ...]) -> list[Scene]:
        """The scene when all have played, once for each way in which the cards may be held."""
        start = scene_of(self.t, self.room, self.battle, field, room_items)
        scenes: list[Scene] = []
        for world in self.worlds:
            scene = start.copy()
            left = len(world)
            for other, plays in world:
                left -= 1
                reply = best_reply(scene, self.t.seats, plays, left)
                if reply is not None:
                    scene.join(other, reply)
            scenes.append(scene)
        return scenes

    def _standing(self, scene: Scene, winners: int, besides: float) -> float:
        """How likely this seat is to be ahead of everyone at Dawn if that side wins now."""
        estates = self.estates.copy()
        estates[self.seat] += besides
        for seat, share in scene.shares(winners, self.order).items():
            estates[seat] += share
        mine = estates[self.seat]
        ahead = 1.0
        for seat, theirs in enumerate(estates):
            if seat != self.seat:
                ahead *= 0.5 * (1 + erf((mine - theirs) / self.spread))
        return ahead + _PER_POINT * (mine - (sum(estates) - mine) / (len(estates) - 1))
