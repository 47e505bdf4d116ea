"""What the bot thinks of a Monster's mat. Each Monster has a module of its own in `monsters/`; all else asks here."""

from __future__ import annotations

from typing import Final, final

from gloam.games.horrified.components import MAT_FRENZIED, MAT_OF, Item, Monster
from gloam.games.horrified.rules.items import strength, without
from gloam.games.horrified.rules.monster import BY_MAT as RULES
from gloam.games.horrified.rules.monster import MonsterRules
from gloam.games.horrified.table import OFF_BOARD, Village

ALIVE: Final = 12.0  # for each mat in play
FINISH: Final = 4.0  # to reach a Monster and defeat it
WASTE: Final = 1  # what a payment of several Items is usually over
SPOT: Final = 2.8  # to fill a spot of a mat with an Item that fits
ANY_ITEM: Final = 1.3  # to find an Item of any kind
MISSING: Final = 2.0  # to find an Item that only a spot takes

Errand = tuple[int, float]
"""A space, and what can be gained there."""


@final
class Needs:
    """The Items that the work ahead takes."""

    __slots__ = ("any", "colours", "places", "strengths")

    def __init__(self) -> None:
        self.colours: list[float] = [0.0, 0.0, 0.0]  # a total strength of each
        self.places: list[int] = []  # one Item from each of these
        self.strengths: list[int] = []  # one blue Item of each of these strengths
        self.any: int = 0  # Items of any kind


class MonsterThoughts:
    """How one mat's work is judged and done, for the Monster or Monsters on it."""

    def __init__(self, own: MonsterRules, *, power_hits: bool = False) -> None:
        self.own: MonsterRules = own
        self.mat: int = own.mat
        self.power_hits: bool = power_hits  # whether its Power hits the people with it

    def state(self, t: Village) -> object:
        """What tells tables apart by how far its task has come, but for the Items on its spots."""
        return ()

    def spots(self, t: Village) -> tuple[int, ...]:
        """The Items on its spots."""
        return ()

    def work(self, t: Village, needs: Needs) -> float:
        """The actions that its task still takes; adds the Items for that to the needs."""
        raise NotImplementedError

    def to_pay(self, t: Village, needs: Needs) -> None:
        """Add the Items that defeat it to the needs."""
        for colour, total in self.own.price(t):
            needs.colours[colour] += total + WASTE

    def errands(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        """Where a Hero's Items, worth so much by colour, advance the task that is not complete."""
        raise NotImplementedError

    def victory(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        """Where a Hero can defeat it, now that its task is complete."""
        for colour, total in self.own.price(t):
            if worth[colour] < total:
                return []
        return [(t.monster_at(MAT_FRENZIED[self.mat]), ALIVE + FINISH)]

    def awaits(self, t: Village, item: Item) -> bool:
        """Whether a spot of the mat waits for this Item."""
        return False

    def item_for(self, t: Village, monster: Monster, usable: list[int], awaited: list[int]) -> int:
        """The Item with which the current Hero best advances the task: the weakest, unless the task counts strengths.

        Spots of some mat wait for those that are `awaited`.
        """
        hero = t.hero()
        return min(usable, key=lambda item: strength(hero, item))

    def advance(self, t: Village, monster: Monster, item: Item) -> int:
        """Do to a copy of the table what an Item does for the task; returns how far the Monster may then be moved."""
        raise NotImplementedError

    def alarm(self, t: Village) -> float:
        """The chance that something of its own raises Terror in the coming Monster Phase."""
        return 0.0

    def put(self, t: Village, monster: Monster) -> bool:
        """Settle on a copy of the table what a figure's arrival brings. Returns whether that defeats the mat."""
        return False

    def mate(self, t: Village, monster: Monster) -> int:
        """Where a figure is that this one does not pass by, or OFF_BOARD."""
        return OFF_BOARD

    def joins(self, t: Village, monster: Monster, goal: int) -> str:
        """Why a figure is moved to its mate, now that this is what defeats them; ""  if the goal is another."""
        return ""

    def nears(self, t: Village, monster: Monster) -> str:
        """Why it is moved nearer to its mate, or ""."""
        return ""

    def task(self, monster: Monster, here: int) -> str:
        """What advancing the task means, in a few words."""
        raise NotImplementedError


def spend(t: Village, item: Item) -> None:
    """The current Hero's Item is used up."""
    t.held[t.turn] = without(t.held[t.turn], item)


def just_enough(hero: int, usable: list[int], left: int) -> int:
    """The weakest of some Items that does all that is left, or else the strongest."""
    enough = [item for item in usable if strength(hero, item) >= left]
    return min(enough, key=lambda item: strength(hero, item)) if enough else max(usable, key=lambda item: strength(hero, item))


BY_MAT: Final[list[MonsterThoughts]] = [MonsterThoughts(own) for own in RULES]
BY_MONSTER: Final[list[MonsterThoughts]] = [BY_MAT[mat] for mat in MAT_OF]


def register(thoughts: MonsterThoughts) -> None:
    """So the bot thinks of a mat."""
    BY_MAT[thoughts.mat] = thoughts
    for monster, mat in enumerate(MAT_OF):
        if mat == thoughts.mat:
            BY_MONSTER[monster] = thoughts
