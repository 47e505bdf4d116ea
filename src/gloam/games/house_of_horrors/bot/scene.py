"""A battle in numbers: what both sides show, who stands there, and what each would win."""

from __future__ import annotations

from bisect import insort
from functools import cache
from typing import Final, NamedTuple, final

from gloam.games.house_of_horrors.bot.worth import strength, worth
from gloam.games.house_of_horrors.components import (
    CARRIES,
    DICE,
    EXPLORERS,
    FIRST_ITEM,
    HOURGLASSES,
    MEAN_DIE,
    MONSTERS,
    PIPS,
    REROLLS,
    SIDE_OF,
    VALUE,
)
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.table import GONE, Entry, House

_SECOND_ROLL: Final = 0.7  # what another throw adds to a die
_PER_STRENGTH: Final = 0.03  # what a player thinks of a point of strength that is played
HOPE: Final = 0.9  # hourglasses: what it is worth to stand up to the stronger side, for each who may still join


class Play(NamedTuple):
    """What a player may bring to a battle."""

    side: int
    sure: int  # what it adds without dice
    dice: int
    stakes: tuple[float, ...]  # what the other side would win of it

    @property
    def adds(self) -> float:
        """What it adds as a rule."""
        return self.sure + MEAN_DIE * self.dice


@cache
def _rolled(dice: int) -> tuple[float, ...]:
    """The chance of each sum of so many dice."""
    chances: tuple[float, ...] = (1.0,)
    for _ in range(dice):
        sums = [0.0] * (len(chances) + len(PIPS))
        for shown, chance in enumerate(chances):
            for pips in range(1, len(PIPS) + 1):
                sums[shown + pips] += chance / len(PIPS)
        chances = tuple(sums)
    return chances


@cache
def _chance(margin: int, dice: int, against: int) -> float:
    """The chance to win with so much more on the table and so many dice against so many. A tie is fought again: half a win."""
    wins = 0.0
    for mine, chance in enumerate(_rolled(dice)):
        for theirs, other in enumerate(_rolled(against)):
            if margin + mine >= theirs:
                wins += chance * other * (0.5 if margin + mine == theirs else 1.0)
    return wins


@final
class Scene:
    """Both sides of a battle as they stand; players may join."""

    __slots__ = ("by_seat", "dice", "prizes", "sure")

    def __init__(self, prizes: tuple[list[float], list[float]]) -> None:
        self.sure: list[int] = [0, 0]  # by side: what it shows without dice
        self.dice: list[int] = [0, 0]
        self.by_seat: tuple[dict[int, float], dict[int, float]] = ({}, {})  # by side: what each player shows
        self.prizes: tuple[list[float], list[float]] = prizes  # by side: what it would win, the best last

    def copy(self) -> Scene:
        other = Scene((self.prizes[0].copy(), self.prizes[1].copy()))
        other.sure = self.sure.copy()
        other.dice = self.dice.copy()
        other.by_seat = (self.by_seat[0].copy(), self.by_seat[1].copy())
        return other

    def join(self, seat: int, play: Play) -> None:
        """A player's cards lie on their side; those with hourglasses can be won by the other."""
        side = play.side
        self.sure[side] += play.sure
        self.dice[side] += play.dice
        if play.adds > 0:
            self.by_seat[side][seat] = self.by_seat[side].get(seat, 0.0) + play.adds
        for prize in play.stakes:
            insort(self.prizes[1 - side], prize)

    def wins(self, side: int, sure: int = 0, dice: int = 0) -> float:
        """The chance that a side wins if nobody else plays; with a play that adds so much."""
        margin = self.sure[side] + sure - self.sure[1 - side]
        return _chance(margin, self.dice[side] + dice, self.dice[1 - side])

    def behind(self, side: int) -> bool:
        """Whether a side shows less than the other."""
        return self.wins(side) < 0.5

    def share(self, play: Play) -> float:
        """What a player who joins with this play would get of the spoils: the divider's first pick, or what the divider leaves."""
        prizes, allies = self.prizes[play.side], self.by_seat[play.side]
        own = -(-len(prizes) // (len(allies) + 1))  # as many as the divider gets
        if not allies or play.adds > max(allies.values()):
            return sum(prizes[len(prizes) - own :])
        return sum(prizes[: len(prizes) - own]) / len(allies)

    def shares(self, side: int, order: list[int]) -> dict[int, float]:
        """What each player gets if this side wins. The strongest divides: takes the best, and hands out the least."""
        allies, prizes = self.by_seat[side], self.prizes[side]
        if not allies:
            return {}
        divider = max(allies, key=lambda seat: (allies[seat], -order.index(seat)))
        left = len(prizes) - -(-len(prizes) // len(allies))
        rest = sum(prizes[:left]) / (len(allies) - 1) if len(allies) > 1 else 0.0
        shares = dict.fromkeys(allies, rest)
        shares[divider] = sum(prizes[left:])
        return shares


def scene_of(t: House, room: int, battle: int, field: tuple[Entry, ...], room_items: tuple[int, ...]) -> Scene:
    """The scene with these cards in play; those under the Room are won with it, and so are Room Items that nobody has used."""
    found = [worth(t, card) for card in (room, *room_items)]
    prizes = ([*found, *_at_stake(t, t.under[MONSTERS])], [*found, *_at_stake(t, t.under[EXPLORERS])])
    scene = Scene((sorted(prizes[0]), sorted(prizes[1])))
    for entry in field:
        dice = dice_of(entry, battle)
        sure = value(field, entry, battle)
        if dice and any([item in REROLLS for item in entry[3:]]):
            sure += round(_SECOND_ROLL * dice)
        cards = tuple([card for card in entry[2:] if card != GONE])
        scene.join(entry[0], Play(entry[1], sure, dice, _at_stake(t, cards)))
    return scene


def _at_stake(t: House, cards: tuple[int, ...]) -> tuple[float, ...]:
    return tuple([worth(t, card) for card in cards if HOURGLASSES[card]])


def plays_of(t: House, hand: tuple[int, ...], room: int, battle: int) -> list[Play]:
    """What a player with this hand would think of: on each side all that helps the strongest character, or the weakest alone."""
    plays: list[Play] = []
    allowed = may_enter(room)
    for side in (EXPLORERS, MONSTERS):
        able = [card for card in hand if card in allowed and SIDE_OF[card] == side and strength(card, battle) > 0]
        if not able:
            continue
        able.sort(key=lambda card: strength(card, battle))
        strongest = able[-2:] if t.midnight else able[-1:]
        items = [item for item in hand if item >= FIRST_ITEM and VALUE[battle][item] and item in CARRIES[able[-1]]]
        plays.append(_play(t, battle, side, (*strongest, *items)))
        if len(able) + len(items) > 1:
            plays.append(_play(t, battle, side, (able[0],)))
    return plays


def _play(t: House, battle: int, side: int, cards: tuple[int, ...]) -> Play:
    sure = sum([VALUE[battle][card] for card in cards])
    return Play(side, sure, sum([DICE[battle][card] for card in cards]), _at_stake(t, cards))


def best_reply(scene: Scene, seats: int, plays: list[Play], to_come: int) -> Play | None:
    """What a player would do who looks at the table as it is: None if no play is better than a discard.

    A point for someone else costs as much as it helps that one against each of the others.
    """
    each = 1 / (seats - 1)
    won = (sum(scene.prizes[0]), sum(scene.prizes[1]))
    first = scene.wins(EXPLORERS)
    fought_over = scene.by_seat[0] or scene.by_seat[1]
    best = -each * (first * won[0] + (1 - first) * won[1]) if fought_over else 0.0
    chosen: Play | None = None
    for play in plays:
        wins = scene.wins(play.side, play.sure, play.dice)
        net = wins * ((1 + each) * scene.share(play) - each * won[play.side])
        net -= (1 - wins) * each * (won[1 - play.side] + sum(play.stakes)) + _PER_STRENGTH * play.adds
        if to_come and scene.behind(play.side):
            net += HOPE * to_come
        if net > best:
            best, chosen = net, play
    return chosen
