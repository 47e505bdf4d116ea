"""How good a table is for the Heroes, measured in actions: the work that is left, the danger ahead, the errands at hand."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from gloam.games.horrified.bot.monster import ALIVE, ANY_ITEM, BY_MAT, FINISH, MISSING, Errand, Needs
from gloam.games.horrified.bot.threat import TERROR_SO_FAR, danger, strike_odds
from gloam.games.horrified.components import (
    BLUE,
    COLOURS,
    DISTANCE,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    HERO_ACTIONS,
    ITEM_COLOUR,
    ITEM_PLACE,
    ITEM_STRENGTH,
    LAND,
    VILLAGER_SAFE,
)
from gloam.games.horrified.rules.hero import BY_HERO
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.rules.tasks import complete
from gloam.games.horrified.table import OFF_BOARD, Village

GATHER: Final[tuple[float, float, float]] = (0.45, 0.75, 0.55)  # for each strength of a colour
SHIELD: Final[tuple[float, ...]] = (0.0, 0.6, 1.0, 1.3, 1.5, 1.6, 1.7)  # of so many Items in a Hero's hands
STRANDED: Final = 2.0  # for each Villager on the board: a rescue brings a Perk, but no Monster falls by it
ASTRAY: Final = 0.3  # for each space from its safe location
NEARNESS: Final = 0.87  # an errand a space further away is worth so much of it
SECOND: Final = 0.35  # how much the second best errand counts
PROMISE: Final = 0.43  # what is not yet done is worth so much of what is
ESCORTS: Final = 14.0  # with so many Monster cards left a rescue is worth all of it: its Perk can still be played
GATHERING: Final = 7.0  # and an Item, since there is time to use it
IDLE: Final = 0.3  # what an Item is worth at the end
COVERED: Final = 0.6  # how much of an errand another Hero takes away who is about to run it
HANDED: Final = 0.8  # how much the errands of those who were given something count
UNFINISHED: Final = 1.5  # for the root of a task's work, so that the task with least left is finished first
PACE: Final[tuple[float, ...]] = tuple([NEARNESS**spaces for spaces in range(100)])


def work_left(t: Village, gathering: float = 1.0) -> float:
    """The actions that are still needed to win, if nothing goes wrong; Items in hand save the time to find them.

    As time runs out, what is still to be found counts for less: `gathering`.
    """
    needs = Needs()
    actions = 0.0
    for mat in t.mats:
        task = BY_MAT[mat].work(t, needs)
        actions += ALIVE + FINISH + task + UNFINISHED * sqrt(task)
    need, places, strengths, anything = needs.colours, needs.places, needs.strengths, needs.any
    for seat in range(t.seats):
        held = t.held[seat]
        actions -= SHIELD[min(len(held), 6)]
        own = BY_HERO[t.heroes[seat]]
        for item in held:
            colour = ITEM_COLOUR[item]
            if places and ITEM_PLACE[item] in places:
                places.remove(ITEM_PLACE[item])
            elif strengths and colour == BLUE and ITEM_STRENGTH[item] in strengths:
                strengths.remove(ITEM_STRENGTH[item])
            elif need[colour] > 0:
                need[colour] -= own.strength(item)
            elif anything:
                anything -= 1
    to_find = MISSING * (len(places) + len(strengths)) + ANY_ITEM * anything
    for colour in range(len(COLOURS)):
        if need[colour] > 0:
            to_find += GATHER[colour] * need[colour]
    return actions + gathering * to_find


@final
class Outlook:
    """What a decision is judged by. Made for one table, it judges tables that follow from it in this Hero Phase."""

    __slots__ = ("_before", "_covered", "_errands", "_held", "_work", "escorting", "gathering", "odds", "piles", "seat")

    def __init__(self, t: Village) -> None:
        self.seat = t.turn
        cards = len(t.monster_deck)
        self.escorting: float = min(1.0, cards / ESCORTS)
        self.gathering: float = IDLE + (1 - IDLE) * min(1.0, cards / GATHERING)
        self.odds = strike_odds(t.monster_deck.cards(), t.frenzied(), t.faces)
        self.piles = self._piles(t)
        self._errands: dict[object, list[Errand]] = {}
        self._work: dict[object, float] = {}
        self._held: list[tuple[int, ...]] = t.held.copy()
        self._covered: list[float] = [0.0] * len(DISTANCE)
        self._before: float = 0.0
        for seat in range(t.seats):
            if seat != self.seat and t.at[t.heroes[seat]] != OFF_BOARD:
                self._before += self._cover(t, seat)

    def _cover(self, t: Village, seat: int) -> float:
        """Note the errands that another Hero is about to run; returns what they promise."""
        row = DISTANCE[t.at[t.heroes[seat]]]
        promises = sorted([(gain * PACE[row[space]], space) for space, gain in self.errands(t, seat)])[-2:]
        for promise, space in promises:
            self._covered[space] = max(self._covered[space], COVERED * promise)
        return self.prospect(t, seat)

    def _piles(self, t: Village) -> list[float]:
        """What the Items in each space would save if the current Hero had them."""
        base = work_left(t, self.gathering)
        held = t.held[self.seat]
        gains: list[float] = []
        for items in t.items:
            if items:
                t.held[self.seat] = held + items
                gains.append(base - work_left(t, self.gathering))
            else:
                gains.append(0.0)
        t.held[self.seat] = held
        return gains

    def value(self, t: Village) -> float:
        """How good the table is: higher is better."""
        key = _key(t)
        work = self._work.get(key)
        if work is None:
            work = work_left(t, self.gathering)
            self._work[key] = work
        return (
            self._promise(t, self.seat, key) - work - danger(t, self.odds) - self.escorting * stranded(t) - TERROR_SO_FAR[t.terror]
        )

    def team_value(self, t: Village) -> float:
        """How good the table is, with what other Heroes may do with Items that they were given or gave."""
        value = self.value(t)
        if all([t.held[seat] == self._held[seat] for seat in range(t.seats) if seat != self.seat]):
            return value
        others = [self.prospect(t, seat) for seat in range(t.seats) if seat != self.seat]
        return value + HANDED * (sum(others, 0.0) - self._before)

    def prospect(self, t: Village, seat: int) -> float:
        """What a Hero's best errands promise from where it stands."""
        return self._promise(t, seat, _key(t))

    def _promise(self, t: Village, seat: int, key: object) -> float:
        here = t.at[t.heroes[seat]]
        if here == OFF_BOARD:
            return 0.0
        row = DISTANCE[here]
        reach = actions_left(t, seat) - 1
        best = second = 0.0
        for space, gain in self._known_errands(t, seat, key):
            if row[space] > reach:
                continue
            promise = self._promised(seat, space, gain * PACE[row[space]])
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
        return PROMISE * (best + SECOND * second)

    def _promised(self, seat: int, space: int, promise: float) -> float:
        """What an errand promises a Hero; the one on turn leaves to others what they are about to do."""
        return promise - self._covered[space] if seat == self.seat else promise

    def best_errand(self, t: Village, seat: int) -> int:
        """The space of a Hero's best errand from where it stands, or OFF_BOARD if it has none."""
        row = DISTANCE[t.at[t.heroes[seat]]]
        reach = actions_left(t, seat) - 1
        goal, best = OFF_BOARD, 0.0
        for space, gain in self.errands(t, seat):
            if row[space] > reach:
                continue
            promise = self._promised(seat, space, gain * PACE[row[space]])
            if promise > best:
                goal, best = space, promise
        return goal

    def errands(self, t: Village, seat: int) -> list[Errand]:
        """Where a Hero has something to do, and what it would gain there."""
        return self._known_errands(t, seat, _key(t))

    def _known_errands(self, t: Village, seat: int, key: object) -> list[Errand]:
        found = self._errands.get((seat, key))
        if found is None:
            found = [(space, self.piles[space]) for space in LAND if t.items[space]]
            found.extend(task_errands(t, seat))
            for villager in range(len(VILLAGER_SAFE)):
                space = t.at[FIRST_VILLAGER + villager]
                if space != OFF_BOARD:
                    away = DISTANCE[space][VILLAGER_SAFE[villager]]
                    found.append((space, self.escorting * (STRANDED + ASTRAY * away) * PACE[away]))
            self._errands[(seat, key)] = found
        return found


def _key(t: Village) -> tuple[object, ...]:
    """What tells tables of one turn apart, but for where the Heroes stand: what is picked up from the board is held."""
    tasks = [(BY_MAT[mat].state(t), BY_MAT[mat].spots(t)) for mat in t.mats]
    return tuple(t.held), tuple(t.at[FIRST_VILLAGER:]), t.mats, *tasks


def actions_left(t: Village, seat: int) -> int:
    """The actions that a Hero still has until the Monster cards run out."""
    wait = (seat - t.turn) % t.seats
    cards = len(t.monster_deck) - wait
    turns = cards // t.seats + 1 if cards >= 0 else 0
    actions = turns * HERO_ACTIONS[t.heroes[seat]]
    return actions if wait else actions - HERO_ACTIONS[t.heroes[seat]] + t.actions


def stranded(t: Village) -> float:
    """What the Villagers still have to be helped with."""
    cost = 0.0
    for villager, space in enumerate(t.at[FIRST_VILLAGER:FIRST_MONSTER]):
        if space != OFF_BOARD:
            cost += STRANDED + ASTRAY * DISTANCE[space][VILLAGER_SAFE[villager]]
    return cost


def task_errands(t: Village, seat: int) -> list[Errand]:
    """Where a Hero's own Items advance a task or defeat a Monster."""
    errands: list[Errand] = []
    hero = t.heroes[seat]
    worth = [0, 0, 0]
    for item in t.held[seat]:
        worth[ITEM_COLOUR[item]] += strength(hero, item)
    for mat in t.mats:
        thoughts = BY_MAT[mat]
        errands.extend(thoughts.victory(t, seat, worth) if complete(t, mat) else thoughts.errands(t, seat, worth))
    return errands
