"""How a round may go on: those still to play are imagined with hands of unseen cards, and each plays as an easy-going guest would.

What is good is what makes it likely to have the most hourglasses at Dawn. So a point matters more the fewer rounds are left, a
leader is worth stopping, and whoever is behind in the last round dares.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple, final

from gloam.games.house_of_horrors.bot.guests import Thought, Unseen, lie_there, reply, thoughts, unseen
from gloam.games.house_of_horrors.bot.scene import Play, Scene, scene_of
from gloam.games.house_of_horrors.bot.worth import estate, missed, rounds_to_come
from gloam.games.house_of_horrors.components import EXPLORERS, FIRST_ROOM_ITEM, MONSTERS
from gloam.games.house_of_horrors.table import NOBODY, Entry, House
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
Plan = tuple[float, int, int]
"""What a Room promises the Butler, the battle to declare there, and the character to play."""
Known = tuple[object, ...]
"""What a seat knows of the cards. Its own play changes none of it."""


def to_come(t: House, seat: int) -> list[int]:
    """Who plays after this seat and has cards to play."""
    order = t.order()
    return [other for other in order[order.index(seat) + 1 :] if t.hands[other]]


def _known(t: House, seat: int) -> Known:
    """All that hands are imagined by and battles are judged by, but for what lies in the Room and on which side."""
    shuffles = _shuffles(t)
    unseen = [*t.horror.pool]
    drawn: list[object] = []  # of each player's cards, when they can have been drawn
    for other in range(t.seats):
        if other != seat:
            unseen.extend(t.hands[other])
            drawn.append(tuple(sorted([shuffles[card] for card in t.hands[other]])))
    return (
        seat, t.butler, t.round, t.ties, t.midnight, t.dawn, len(t.house), t.room_items, t.under, t.discard, t.reshuffled,
        tuple(t.piles), tuple(drawn), tuple(sorted(unseen)),
    )  # fmt: skip


@final
class Guesses:
    """How the cards that a seat has not seen may be held, and what it has thought of battles with them.

    They are always the same for what this seat knows, so that the same table gets the same answer.
    """

    __slots__ = ("foresights", "hands", "known", "plans")

    def __init__(self, known: Known) -> None:
        self.known = known
        self.hands: dict[tuple[int, int], list[Hands]] = {}
        self.foresights: dict[tuple[int, int, int, int], Foresight] = {}
        self.plans: dict[int, Plan] = {}  # by Room

    def foresight(self, t: House, seat: int, room: int, battle: int, first: int, ways: int) -> Foresight:
        """What may become of a battle in a Room, in so many ways from the `first` on."""
        found = self.foresights.get((room, battle, first, ways))
        if found is None:
            hands = self.hands.get((first, ways))
            if hands is None:
                hands = imagined_hands(t, seat, first, ways)
                self.hands[first, ways] = hands
            found = Foresight(t, seat, room, battle, hands)
            self.foresights[room, battle, first, ways] = found
        return found


LATEST: Final[list[Guesses]] = []
"""What was thought of last, if anything was."""


def guesses(t: House, seat: int) -> Guesses:
    """What a seat imagines. The latest are kept: the battle goes with the Room, and Items with their character."""
    known = _known(t, seat)
    if not LATEST or LATEST[0].known != known:
        LATEST[:] = [Guesses(known)]
    return LATEST[0]


def imagined_hands(t: House, seat: int, first: int, ways: int) -> list[Hands]:
    """Ways in which the cards that a seat has not seen may be held by those who play after it, from the `first` on.

    As `House.imagine` deals them, but for those who have played: each card with those of its own shuffle. A card that was dealt
    in one way is dealt again when all have been, so that a few ways tell as much as many would that are drawn one by one.
    """
    later = to_come(t, seat)
    if not later:
        return [{}]
    pools: list[list[int]] = [[] for _ in range(len(t.reshuffled) + 1)]
    sizes = [[0] * t.seats for _ in pools]
    shuffles = _shuffles(t)
    for other in range(t.seats):
        if other != seat:
            for card in t.hands[other]:
                pools[shuffles[card]].append(card)
                sizes[shuffles[card]][other] += 1
    pools[-1].extend(t.horror.pool)
    for pool in pools:
        pool.sort()
    luck = Seeded(_MOST_WAYS * (t.round + t.ties) + first)
    left: list[list[int]] = [[] for _ in pools]
    drawn = 0
    dealt: list[Hands] = []
    for _ in range(ways):
        hands: dict[int, list[int]] = {other: [] for other in later}
        for number, pool in enumerate(pools):
            wanted = sizes[number]
            cards = left[number]
            if len(cards) < sum([wanted[other] for other in later]):
                cards = pool.copy()
                left[number] = cards
            for other in later:
                for _ in range(wanted[other]):
                    i = luck.below(len(cards), drawn)
                    drawn += 1
                    hands[other].append(cards[i])
                    cards[i] = cards[-1]
                    cards.pop()
        dealt.append({other: tuple(hand) for other, hand in hands.items()})
    return dealt


def _shuffles(t: House) -> list[int]:
    """By card of the Horror Deck: how often the discards had been shuffled when it can have been drawn."""
    shuffles = [0] * FIRST_ROOM_ITEM
    for number, cards in enumerate(t.reshuffled, 1):
        for card in cards:
            shuffles[card] = number
    return shuffles


class Prospect(NamedTuple):
    """What may become of a battle: the chance that a side wins it, what this seat then gets, and whether it divides."""

    wins: float
    gain: float
    divides: bool


@final
class Foresight:
    """One seat's thoughts about a battle in a Room."""

    __slots__ = ("_ends", "battle", "discards", "estates", "later", "order", "others", "room", "seat", "spread", "t", "worlds")

    def __init__(self, t: House, seat: int, room: int, battle: int, hands: list[Hands]) -> None:
        self.t = t
        self.seat = seat
        self.room = room
        self.battle = battle
        self.order: list[int] = t.order()
        self.later: list[int] = to_come(t, seat)
        self.others: Unseen = unseen(t, seat, room, battle)
        alone: dict[int, Thought] = {}
        self.worlds: list[list[list[Thought]]] = [
            [thoughts(t, held[other], room, battle, alone) for other in self.later] for held in hands
        ]
        last = self.later[-1] if len(self.later) == 1 else NOBODY
        self.discards: list[float] = [-min([missed(t, card) for card in held[last]]) if last != NOBODY else 0.0 for held in hands]
        self.estates: list[float] = [estate(t, other) for other in range(t.seats)]
        self.spread: float = _SWING * sqrt(rounds_to_come(t)) + _AT_DAWN
        self._ends: dict[object, list[float]] = {}

    def value(self, field: tuple[Entry, ...], room_items: tuple[int, ...], besides: float) -> float:
        """The chance to win the night if this seat leaves the battle like this; `besides` it has won or lost so much."""
        ends = self._ends.get((field, room_items))
        if ends is None:
            ends = self._ends_of(field, room_items)
            self._ends[field, room_items] = ends
        found = 0.0
        for n in range(0, len(ends), 1 + self.t.seats):
            found += ends[n] * self._standing(ends, n + 1, self.seat, besides)
        return found / len(self.worlds)

    def _ends_of(self, field: tuple[Entry, ...], room_items: tuple[int, ...]) -> list[float]:
        """How the battle may end: how likely, and what each player then has; one after the other."""
        ends: list[float] = []
        start = scene_of(self.t, self.room, self.battle, field, room_items)
        for world, discard in zip(self.worlds, self.discards, strict=True):
            scene = self._played_on(start, world, discard)
            explorers = scene.wins(EXPLORERS)
            if explorers > 1 - _CERTAIN:
                ends.append(explorers)
                ends.extend(self._after(scene, EXPLORERS))
            if explorers < _CERTAIN:
                ends.append(1 - explorers)
                ends.extend(self._after(scene, MONSTERS))
        return ends

    def _after(self, scene: Scene, winners: int) -> list[float]:
        """What each player has when a side has won."""
        estates = self.estates.copy()
        scene.handed_out(winners, self.order, estates)
        return estates

    def prospect(self, field: tuple[Entry, ...], room_items: tuple[int, ...], side: int) -> Prospect:
        """What may become of the battle for a side and for this seat on it."""
        wins = gain = 0.0
        divides = 0
        start = scene_of(self.t, self.room, self.battle, field, room_items)
        for world, discard in zip(self.worlds, self.discards, strict=True):
            scene = self._played_on(start, world, discard)
            likely = scene.wins(side)
            got = [0.0] * self.t.seats
            scene.handed_out(side, self.order, got)
            wins += likely
            gain += likely * got[self.seat]
            if scene.divider(side, self.order) == self.seat:
                divides += 1
        ways = len(self.worlds)
        return Prospect(wins / ways, gain / ways, 2 * divides > ways)

    def _played_on(self, start: Scene, world: list[list[Thought]], discard: float) -> Scene:
        """The scene when all have played who come later, with what they think of in one way to hold the cards."""
        scene = start.copy()
        left = len(world)
        for choices in world:
            left -= 1
            play = self._last_word(scene, choices, discard) if len(world) == 1 else reply(scene, choices, left, self.others)
            if play is not None:
                scene.join(self.later[-1 - left], play)
        return scene

    def _last_word(self, scene: Scene, choices: list[Thought], discard: float) -> Play | None:
        """The play of the last player, who has nobody to guess about and weighs what each play would bring."""
        seat = self.later[-1]
        best = self._promise(scene, seat, discard)
        chosen: Play | None = None
        for thought in choices:
            play = thought.play
            if play.takes and not lie_there(play, scene):
                continue
            after = scene.copy()
            after.join(seat, play)
            promise = self._promise(after, seat, -thought.missed)
            if promise > best:
                best = promise
                chosen = play
        return chosen

    def _promise(self, scene: Scene, seat: int, besides: float) -> float:
        """How likely a seat is to win the night if the battle is left like this."""
        explorers = scene.wins(EXPLORERS)
        found = 0.0
        if explorers > 1 - _CERTAIN:
            found += explorers * self._standing(self._after(scene, EXPLORERS), 0, seat, besides)
        if explorers < _CERTAIN:
            found += (1 - explorers) * self._standing(self._after(scene, MONSTERS), 0, seat, besides)
        return found

    def _standing(self, ends: list[float], first: int, seat: int, besides: float) -> float:
        """How likely a seat is to be ahead of everyone at Dawn with what all have, in `ends` from the `first` on."""
        mine = ends[first + seat] + besides
        seats = self.t.seats
        ahead = 1.0
        whole = 0.0
        for other in range(seats):
            if other != seat:
                theirs = ends[first + other]
                ahead += exp(min(_FARTHEST, (theirs - mine) / self.spread))
                whole += theirs
        return 1 / ahead + _PER_POINT * (mine - whole / (seats - 1))
