"""How a round may go on: those still to play are imagined with hands of unseen cards, and each plays as an easy-going guest would.

What is good is what makes it likely to have the most hourglasses at Dawn. So a point matters more the fewer rounds are left, a
leader is worth stopping, and whoever is behind in the last round dares.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple, final

from gloam.games.house_of_horrors.bot.guests import Thought, Unseen, reply, thoughts, unseen
from gloam.games.house_of_horrors.bot.scene import Scene, scene_of
from gloam.games.house_of_horrors.bot.worth import estate, rounds_to_come
from gloam.games.house_of_horrors.components import EXPLORERS, MONSTERS
from gloam.games.house_of_horrors.table import Entry, House
from gloam.kernel.nature import Seeded

# As games of sensible guests show it, points before a round against who won the night:
_SWING: Final = 1.3  # hourglasses by which one player gets ahead in a round
_AT_DAWN: Final = 0.3  # and by which a last round can still be misjudged
_PER_POINT: Final = 0.002  # where the night is as good as won or lost, points still please
_CERTAIN: Final = 0.99
_FARTHEST: Final = 50.0  # times the spread: farther ahead nobody can be
_MOST_WAYS: Final = 64

Hands = dict[int, tuple[int, ...]]
"""By seat: what someone may hold."""


def to_come(t: House, seat: int) -> list[int]:
    """Who plays after this seat and has cards to play."""
    order = t.order()
    return [other for other in order[order.index(seat) + 1 :] if t.hands[other]]


def imagined_hands(t: House, seat: int, first: int, ways: int) -> list[Hands]:
    """Ways in which the cards that a seat has not seen may be held by those who play after it, from the `first` on.

    They are always the same for what this seat knows, so that the same table gets the same answer.
    """
    later = to_come(t, seat)
    if not later:
        return [{}]
    dealt: list[Hands] = []
    for way in range(first, first + ways):
        world = t.clone()
        world.imagine(seat, Seeded(_MOST_WAYS * (t.round + t.ties) + way))
        dealt.append({other: world.hands[other] for other in later})
    return dealt


class Prospect(NamedTuple):
    """What may become of a battle: the chance that a side wins it, what this seat then gets, and whether it divides."""

    wins: float
    gain: float
    divides: bool


@final
class Foresight:
    """One seat's thoughts about a battle in a Room."""

    __slots__ = ("battle", "estates", "later", "order", "others", "room", "seat", "spread", "t", "worlds")

    def __init__(self, t: House, seat: int, room: int, battle: int, hands: list[Hands]) -> None:
        self.t = t
        self.seat = seat
        self.room = room
        self.battle = battle
        self.order: list[int] = t.order()
        self.later: list[int] = to_come(t, seat)
        self.others: Unseen = unseen(t, seat, room, battle)
        self.worlds: list[list[tuple[int, list[Thought]]]] = [
            [(other, thoughts(t, held[other], room, battle)) for other in self.later] for held in hands
        ]
        self.estates: list[float] = [estate(t, other) for other in range(t.seats)]
        self.spread: float = _SWING * sqrt(rounds_to_come(t)) + _AT_DAWN

    def value(self, field: tuple[Entry, ...], room_items: tuple[int, ...], besides: float) -> float:
        """The chance to win the night if this seat leaves the battle like this; `besides` it has won or lost so much."""
        found = 0.0
        for scene in self._played_on(field, room_items):
            explorers = scene.wins(EXPLORERS)
            if explorers > 1 - _CERTAIN:
                found += explorers * self._standing(scene, EXPLORERS, besides)
            if explorers < _CERTAIN:
                found += (1 - explorers) * self._standing(scene, MONSTERS, besides)
        return found / len(self.worlds)

    def prospect(self, field: tuple[Entry, ...], room_items: tuple[int, ...], side: int) -> Prospect:
        """What may become of the battle for a side and for this seat on it."""
        wins = gain = 0.0
        divides = 0
        for scene in self._played_on(field, room_items):
            likely = scene.wins(side)
            got = [0.0] * self.t.seats
            scene.handed_out(side, self.order, got)
            wins += likely
            gain += likely * got[self.seat]
            if scene.divider(side, self.order) == self.seat:
                divides += 1
        ways = len(self.worlds)
        return Prospect(wins / ways, gain / ways, 2 * divides > ways)

    def _played_on(self, field: tuple[Entry, ...], room_items: tuple[int, ...]) -> list[Scene]:
        """The scene when all have played, once for each way in which the cards may be held."""
        start = scene_of(self.t, self.room, self.battle, field, room_items)
        scenes: list[Scene] = []
        for world in self.worlds:
            scene = start.copy()
            left = len(world)
            for other, choices in world:
                left -= 1
                play = reply(scene, choices, left, self.others)
                if play is not None:
                    scene.join(other, play)
            scenes.append(scene)
        return scenes

    def _standing(self, scene: Scene, winners: int, besides: float) -> float:
        """How likely this seat is to be ahead of everyone at Dawn if that side wins now."""
        estates = self.estates.copy()
        estates[self.seat] += besides
        scene.handed_out(winners, self.order, estates)
        mine = estates[self.seat]
        ahead = whole = 0.0
        for theirs in estates:
            ahead += exp(min(_FARTHEST, (theirs - mine) / self.spread))
            whole += theirs
        return 1 / ahead + _PER_POINT * (mine - (whole - mine) / (len(estates) - 1))
