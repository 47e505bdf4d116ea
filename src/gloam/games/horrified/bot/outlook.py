"""How good a table is for the Heroes, measured in actions: the work that is left, the danger ahead, the errands at hand."""

from __future__ import annotations

from typing import Final, final

from gloam.games.horrified.bot.puzzles import ITEMS_TO_LAIR, moves_to_solve
from gloam.games.horrified.bot.threat import TERROR_SO_FAR, danger, strike_odds
from gloam.games.horrified.components import (
    BLUE,
    BRIDE,
    CAMP,
    COLOURS,
    CREATURE,
    CREATURE_DISTANCE,
    CURE_STRENGTHS,
    DISTANCE,
    DRACULA,
    EVIDENCE,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    FRANKENSTEIN,
    HUMANITY_MAX,
    INVISIBLE_MAN,
    IS_WATER,
    ITEM_COLOUR,
    ITEM_PLACE,
    ITEM_STRENGTH,
    LABORATORY,
    LAIR,
    LAND,
    MAT_FRENZIED,
    MAT_OF,
    MUMMY,
    MUSEUM,
    PRECINCT,
    RED,
    SCIENTIST,
    VILLAGER_SAFE,
    WOLF_MAN,
    YELLOW,
)
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.rules.tasks import COFFIN_RED, complete, price
from gloam.games.horrified.table import NOTHING, OFF_BOARD, Village

ALIVE: Final = 12.0  # for each mat in play
FINISH: Final = 4.0  # to reach a Monster and defeat it
COFFIN: Final = 4.5  # to reach a Coffin and smash it
SCARAB_MOVE: Final = 1.1  # for each move on the tablet
LESSON: Final = 0.8  # for each point of humanity
SPOT: Final = 2.8  # of evidence or of the cure
SAIL: Final = 2.0  # for each Item that brings the Boat to the Lair
DRIFT: Final = 0.02  # for each X to the Lair
LURE: Final = 3.0  # gained by waiting on the shore for the Creature
REUNION: Final = 2.0  # gained by leading Frankenstein or the Bride to the other
APART: Final = 0.5  # for each space between Frankenstein and the Bride when they may meet
WASTE: Final = 1  # what a payment of several Items is usually over
ANY_ITEM: Final = 1.3  # to find an Item of any kind
MISSING: Final = 2.0  # to find an Item that only a spot takes
GATHER: Final[tuple[float, float, float]] = (0.45, 0.75, 0.55)  # for each strength of a colour
SHIELD: Final[tuple[float, ...]] = (0.0, 0.6, 1.0, 1.3, 1.5, 1.6, 1.7)  # of so many Items in a Hero's hands
STRANDED: Final = 3.2  # for each Villager on the board
ASTRAY: Final = 0.45  # for each space from its safe location
NEARNESS: Final = 0.87  # an errand a space further away is worth so much of it
SECOND: Final = 0.35  # how much the second best errand counts
PROMISE: Final = 0.5  # what is not yet done is worth so much of what is
PACE: Final[tuple[float, ...]] = tuple([NEARNESS**spaces for spaces in range(100)])

Errand = tuple[int, float]
"""A space, and what can be gained there."""


def work_left(t: Village) -> float:
    """The actions that are still needed to win, if nothing goes wrong; Items in hand save the time to find them."""
    need = [0.0, 0.0, 0.0]
    actions = 0.0
    places: list[int] = []  # from which evidence is missing
    strengths: list[int] = []  # of which the cure needs an Item
    sails = 0  # Items of any colour
    for mat in t.mats:
        actions += ALIVE + FINISH
        if mat == MAT_OF[DRACULA]:
            actions += COFFIN * len(t.coffins)
            need[RED] += (COFFIN_RED + WASTE) * len(t.coffins)
            need[YELLOW] += price(t, mat)[1] + WASTE
        elif mat == MAT_OF[MUMMY]:
            moves = moves_to_solve(t.scarabs, t.face_down)
            actions += SCARAB_MOVE * moves
            need[YELLOW] += 1.1 * moves
            need[RED] += price(t, mat)[1] + WASTE
        elif mat == MAT_OF[FRANKENSTEIN]:
            yellow, blue = HUMANITY_MAX[0] - t.humanity[0], HUMANITY_MAX[1] - t.humanity[1]
            actions += LESSON * (yellow + blue)
            need[YELLOW] += yellow + 2 * WASTE
            need[BLUE] += blue + WASTE
            if t.taught():
                actions += APART * DISTANCE[t.monster_at(FRANKENSTEIN)][t.monster_at(BRIDE)]
        elif mat == MAT_OF[INVISIBLE_MAN]:
            places = [EVIDENCE[spot] for spot in range(len(EVIDENCE)) if t.evidence[spot] == NOTHING]
            actions += SPOT * len(places)
            need[RED] += price(t, mat)[1] + WASTE
        elif mat == MAT_OF[WOLF_MAN]:
            strengths = [CURE_STRENGTHS[spot] for spot in range(len(CURE_STRENGTHS)) if t.cure[spot] == NOTHING]
            actions += SPOT * len(strengths)
            need[RED] += price(t, mat)[1] + WASTE
        else:
            sails = ITEMS_TO_LAIR[t.boat]
            actions += SAIL * sails + DRIFT * (LAIR - t.boat)
            sails += len(COLOURS)
    for seat in range(t.seats):
        held = t.held[seat]
        actions -= SHIELD[min(len(held), 6)]
        bonus = 1 if t.heroes[seat] == SCIENTIST else 0
        for item in held:
            colour = ITEM_COLOUR[item]
            if places and ITEM_PLACE[item] in places:
                places.remove(ITEM_PLACE[item])
            elif strengths and colour == BLUE and ITEM_STRENGTH[item] in strengths:
                strengths.remove(ITEM_STRENGTH[item])
            elif need[colour] > 0:
                need[colour] -= ITEM_STRENGTH[item] + bonus
            elif sails:
                sails -= 1
    actions += MISSING * (len(places) + len(strengths)) + ANY_ITEM * sails
    for colour in range(len(COLOURS)):
        if need[colour] > 0:
            actions += GATHER[colour] * need[colour]
    return actions


@final
class Outlook:
    """What a decision is judged by. Made for one table, it judges tables that follow from it in this Hero Phase."""

    __slots__ = ("_errands", "_work", "odds", "piles", "seat")

    def __init__(self, t: Village) -> None:
        self.seat = t.turn
        self.odds = strike_odds(t.monster_deck.cards(), t.frenzied(), t.faces)
        self.piles = self._piles(t)
        self._errands: dict[object, list[Errand]] = {}
        self._work: dict[object, float] = {}

    def _piles(self, t: Village) -> list[float]:
        """What the Items in each space would save if the current Hero had them."""
        base = work_left(t)
        held = t.held[self.seat]
        gains: list[float] = []
        for items in t.items:
            if items:
                t.held[self.seat] = held + items
                gains.append(base - work_left(t))
            else:
                gains.append(0.0)
        t.held[self.seat] = held
        return gains

    def value(self, t: Village) -> float:
        """How good the table is: higher is better."""
        key = _key(t)
        work = self._work.get(key)
        if work is None:
            work = work_left(t)
            self._work[key] = work
        return self._promise(t, self.seat, key) - work - danger(t, self.odds) - stranded(t) - TERROR_SO_FAR[t.terror]

    def prospect(self, t: Village, seat: int) -> float:
        """What a Hero's best errands promise from where it stands."""
        return self._promise(t, seat, _key(t))

    def _promise(self, t: Village, seat: int, key: object) -> float:
        here = t.at[t.heroes[seat]]
        if here == OFF_BOARD:
            return 0.0
        row = DISTANCE[here]
        best = second = 0.0
        for space, gain in self._known_errands(t, seat, key):
            promise = gain * PACE[row[space]]
            if promise > best:
                second = best
                best = promise
            elif promise > second:
                second = promise
        return PROMISE * (best + SECOND * second)

    def best_errand(self, t: Village, seat: int) -> int:
        """The space of a Hero's best errand from where it stands, or OFF_BOARD if it has none."""
        row = DISTANCE[t.at[t.heroes[seat]]]
        goal, best = OFF_BOARD, 0.0
        for space, gain in self.errands(t, seat):
            if gain * PACE[row[space]] > best:
                goal, best = space, gain * PACE[row[space]]
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
                    found.append((space, (STRANDED + ASTRAY * away) * PACE[away]))
            self._errands[(seat, key)] = found
        return found


def _key(t: Village) -> tuple[object, ...]:
    """What tells tables of one turn apart, but for where the Heroes stand: what is picked up from the board is held."""
    return (
        tuple(t.held), tuple(t.at[FIRST_VILLAGER:]), t.mats, t.coffins, t.boat, t.scarabs, t.face_down, t.humanity, t.evidence,
        t.cure, t.cure_holder,
    )  # fmt: skip


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
    held = t.held[seat]
    worth = [0, 0, 0]
    for item in held:
        worth[ITEM_COLOUR[item]] += strength(hero, item)
    for mat in t.mats:
        if mat != MAT_OF[FRANKENSTEIN] and complete(t, mat):
            if can_defeat(t, seat, mat, worth):
                place = t.monster_at(MAT_FRENZIED[mat])
                if not IS_WATER[place]:
                    errands.append((place, ALIVE + FINISH))
                else:
                    shore = min(LAND, key=lambda space: CREATURE_DISTANCE[place][space])
                    errands.append((shore, LURE))
        elif mat == MAT_OF[DRACULA]:
            if worth[RED] >= COFFIN_RED:
                errands.extend([(coffin, COFFIN) for coffin in t.coffins])
        elif mat == MAT_OF[MUMMY]:
            if worth[YELLOW]:
                moves = moves_to_solve(t.scarabs, t.face_down)
                errands.append((MUSEUM, SCARAB_MOVE * min(moves, worth[YELLOW])))
        elif mat == MAT_OF[INVISIBLE_MAN]:
            places = {ITEM_PLACE[item] for item in held}
            useful = [spot for spot in range(len(EVIDENCE)) if t.evidence[spot] == NOTHING and EVIDENCE[spot] in places]
            errands.append((PRECINCT, SPOT * len(useful)))
        elif mat == MAT_OF[WOLF_MAN]:
            errands.append((LABORATORY, SPOT * ingredients(t, held)))
        elif mat == MAT_OF[CREATURE]:
            errands.append((CAMP, SAIL * min(ITEMS_TO_LAIR[t.boat], len(held))))
        else:
            if worth[YELLOW]:
                gain = LESSON * min(HUMANITY_MAX[0] - t.humanity[0], worth[YELLOW])
                errands.append((t.monster_at(FRANKENSTEIN), gain + (REUNION if t.taught() else 0.0)))
            if worth[BLUE]:
                gain = LESSON * min(HUMANITY_MAX[1] - t.humanity[1], worth[BLUE])
                errands.append((t.monster_at(BRIDE), gain + (REUNION if t.taught() else 0.0)))
    return errands


def can_defeat(t: Village, seat: int, mat: int, worth: list[int]) -> bool:
    """Whether a seat holds what defeats a Monster whose task is complete."""
    if mat == MAT_OF[CREATURE]:
        return worth[RED] > 0 and worth[BLUE] > 0 and worth[YELLOW] > 0
    if mat == MAT_OF[WOLF_MAN] and t.cure_holder != seat:
        return False
    colour, total = price(t, mat)
    return worth[colour] >= total


def ingredients(t: Village, held: tuple[int, ...]) -> int:
    """How many of these Items have an empty spot of the cure."""
    empty = [CURE_STRENGTHS[spot] for spot in range(len(CURE_STRENGTHS)) if t.cure[spot] == NOTHING]
    count = 0
    for item in held:
        if ITEM_COLOUR[item] == BLUE and ITEM_STRENGTH[item] in empty:
            empty.remove(ITEM_STRENGTH[item])
            count += 1
    return count
