"""A battle in numbers: what both sides show, who stands there, and what each would win."""

from __future__ import annotations

from bisect import insort
from typing import Final, final

from gloam.games.house_of_horrors.bot.worth import worth
from gloam.games.house_of_horrors.components import EXPLORERS, HOURGLASSES, MEAN_DIE, MONSTERS, PIPS, REROLLS
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.table import GONE, Entry, House

_SECOND_ROLL: Final = 0.7  # what another throw adds to a die


@final
class Play:
    """What a player may bring to a battle."""

    __slots__ = ("adds", "dice", "side", "stakes", "sure", "takes")

    def __init__(self, side: int, sure: int, dice: int, stakes: tuple[float, ...], takes: dict[int, float]) -> None:
        self.side = side
        self.sure = sure  # what it adds without dice
        self.dice = dice
        self.adds: float = sure + MEAN_DIE * dice  # as a rule
        self.stakes = stakes  # what the other side would win of it
        self.takes = takes  # Room Items that it uses, and what each is worth: nobody wins them as they lie


def _sums(most: int) -> tuple[tuple[float, ...], ...]:
    """By number of dice: the chance of each sum they may show."""
    found: list[tuple[float, ...]] = [(1.0,)]
    for _ in range(most):
        sums = [0.0] * (len(found[-1]) + len(PIPS))
        for shown, likely in enumerate(found[-1]):
            for pips in range(1, len(PIPS) + 1):
                sums[shown + pips] += likely / len(PIPS)
        found.append(tuple(sums))
    return tuple(found)


_MOST_DICE: Final = 24
_SUMS: Final[tuple[tuple[float, ...], ...]] = _sums(_MOST_DICE)
_chances: Final[dict[tuple[int, int, int], float]] = {}


def chance(margin: int, dice: int, against: int) -> float:
    """The chance to win with so much more on the table and so many dice against so many. A tie is fought again: half a win."""
    known = _chances.get((margin, dice, against))
    if known is not None:
        return known
    wins = 0.0
    for mine, likely in enumerate(_SUMS[min(dice, _MOST_DICE)]):
        for theirs, other in enumerate(_SUMS[min(against, _MOST_DICE)]):
            if margin + mine > theirs:
                wins += likely * other
            elif margin + mine == theirs:
                wins += likely * other / 2
    _chances[(margin, dice, against)] = wins
    return wins


@final
class Scene:
    """Both sides of a battle as they stand; players may join."""

    __slots__ = ("adds", "allies", "dice", "prizes", "room_items", "seats", "shown", "strong", "sure")

    def __init__(
        self, seats: int, prizes: tuple[list[float], list[float]], room_items: tuple[int, ...], shown: list[float]
    ) -> None:
        self.seats = seats
        self.prizes: tuple[list[float], list[float]] = prizes  # by side: what it would win, the best last
        self.room_items = room_items  # that nobody has used
        # What the Explorers show more than the Monsters: without dice, and with them as a rule
        self.sure: int = 0
        self.adds: float = 0.0
        self.dice: tuple[int, int] = (0, 0)  # by side
        self.allies: tuple[int, int] = (0, 0)  # by side: how many players show anything
        self.shown = shown  # by side and seat: what each player shows
        self.strong: tuple[float, float] = (0.0, 0.0)  # by side: the most that a player shows

    def copy(self) -> Scene:
        other = Scene(self.seats, (self.prizes[0].copy(), self.prizes[1].copy()), self.room_items, self.shown.copy())
        other.sure = self.sure
        other.adds = self.adds
        other.dice = self.dice
        other.allies = self.allies
        other.strong = self.strong
        return other

    def join(self, seat: int, play: Play) -> None:
        """A player's cards lie on their side; those with hourglasses can be won by the other."""
        explorers, monsters = self.dice
        if play.side == EXPLORERS:
            self.sure += play.sure
            self.adds += play.adds
            self.dice = (explorers + play.dice, monsters)
        else:
            self.sure -= play.sure
            self.adds -= play.adds
            self.dice = (explorers, monsters + play.dice)
        if play.adds > 0:
            place = play.side * self.seats + seat
            if not self.shown[place]:
                allies = self.allies
                self.allies = (allies[0] + 1, allies[1]) if play.side == EXPLORERS else (allies[0], allies[1] + 1)
            self.shown[place] += play.adds
            strong = self.strong
            if self.shown[place] > strong[play.side]:
                self.strong = (self.shown[place], strong[1]) if play.side == EXPLORERS else (strong[0], self.shown[place])
        if play.stakes:
            prizes = self.prizes[1 - play.side]
            for prize in play.stakes:
                insort(prizes, prize)
        if play.takes:
            self.room_items = tuple([item for item in self.room_items if item not in play.takes])
            for prize in play.takes.values():
                self.prizes[EXPLORERS].remove(prize)
                self.prizes[MONSTERS].remove(prize)

    def wins(self, side: int) -> float:
        """The chance that a side wins if nobody else plays."""
        explorers, monsters = self.dice
        return chance(self.sure, explorers, monsters) if side == EXPLORERS else chance(-self.sure, monsters, explorers)

    def strongest(self, side: int) -> float:
        """The most that a player shows on a side."""
        return self.strong[0] if side == EXPLORERS else self.strong[1]

    def behind(self, side: int) -> bool:
        """Whether a side shows less than the other."""
        return self.wins(side) < 0.5

    def divider(self, side: int, order: list[int]) -> int:
        """Who would share out the spoils of a side: the strongest, and of equals the earliest. -1 if nobody stands there."""
        shown = self.shown
        first = side * self.seats
        strongest = 0.0
        found = -1
        for seat in order:
            if shown[first + seat] > strongest:
                strongest = shown[first + seat]
                found = seat
        return found

    def handed_out(self, side: int, order: list[int], estates: list[float]) -> None:
        """Add to `estates` what each player gets if this side wins. The divider takes the best, and hands out the least."""
        divider = self.divider(side, order)
        if divider < 0:
            return
        prizes, allies = self.prizes[side], self.allies[side]
        left = len(prizes) - rounded_up(len(prizes), allies)
        estates[divider] += total(prizes, left, len(prizes))
        if left:
            share = total(prizes, 0, left) / (allies - 1)
            first = side * self.seats
            for seat in order:
                if seat != divider and self.shown[first + seat]:
                    estates[seat] += share


def rounded_up(cards: int, people: int) -> int:
    """How many of so many cards the first of so many people gets."""
    return -(-cards // people)


def total(prizes: list[float], first: int, end: int) -> float:
    """What the prizes from `first` up to `end` are worth."""
    found = 0.0
    for i in range(first, end):
        found += prizes[i]
    return found


def scene_of(t: House, room: int, battle: int, field: tuple[Entry, ...], room_items: tuple[int, ...]) -> Scene:
    """The scene with these cards in play; those under the Room are won with it, and so are Room Items that nobody has used."""
    found = tuple([worth(t, card) for card in (room, *room_items)])
    prizes = (sorted(found + at_stake(t, t.under[MONSTERS])), sorted(found + at_stake(t, t.under[EXPLORERS])))
    scene = Scene(t.seats, prizes, room_items, [0.0] * (2 * t.seats))
    for entry in field:
        dice = dice_of(entry, battle)
        sure = value(field, entry, battle)
        if dice and any([item in REROLLS for item in entry[3:]]):
            sure += round(_SECOND_ROLL * dice)
        cards = tuple([card for card in entry[2:] if card != GONE])
        scene.join(entry[0], Play(entry[1], sure, dice, at_stake(t, cards), {}))
    return scene


def at_stake(t: House, cards: tuple[int, ...]) -> tuple[float, ...]:
    """What these cards are worth to the side that wins them: those without hourglasses are nobody's."""
    return tuple([worth(t, card) for card in cards if HOURGLASSES[card]])
