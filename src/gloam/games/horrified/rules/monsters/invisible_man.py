"""The Invisible Man: supply evidence to the police, then trap him."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.answers import TOWARD_PERSON
from gloam.games.horrified.components import FIRST_MONSTER, ITEM_PLACE, MAT_OF, MONSTERS, PRECINCT, Item, Monster
from gloam.games.horrified.parts import parts_of
from gloam.games.horrified.rules.items import without
from gloam.games.horrified.rules.monster import MonsterRules, register
from gloam.games.horrified.rules.movement import closest_people
from gloam.games.horrified.table import NOTHING, Village, rule
from gloam.kernel.game import Game

INVISIBLE_MAN: Final[int] = MONSTERS.index("invisible_man")
EVIDENCE: Final[tuple[int, ...]] = parts_of("invisible_man").places("evidence")


class InvisibleManRules(MonsterRules):
    """Items go to the spots of the locations they come from."""

    def lay_out(self, t: Village) -> None:
        t.evidence = (NOTHING,) * len(EVIDENCE)

    def clear(self, t: Village) -> None:
        t.discard += tuple([item for item in t.evidence if item != NOTHING])
        t.evidence = ()

    def complete(self, t: Village) -> bool:
        """All five spots are filled. [invisible.advance.five-spots]"""
        return NOTHING not in t.evidence

    def forbids_place(self, t: Village, monster: Monster) -> str:
        """At the Precinct. [invisible.advance.at-precinct]"""
        return "" if t.at[t.hero()] == PRECINCT else "invisible.advance.at-precinct"

    def fits(self, t: Village, monster: Monster, item: Item) -> bool:
        """Any Item whose location is an empty spot of the mat. [invisible.advance.location-match]"""
        place = ITEM_PLACE[item]
        return place in EVIDENCE and t.evidence[EVIDENCE.index(place)] == NOTHING

    def use(self, g: Game, t: Village, monster: Monster, item: Item) -> None:
        """The Item goes to its spot on the mat. [items.mat-placement-exception]"""
        t.held[t.turn] = without(t.held[t.turn], item)
        lay(t, item)
        g.tell("evidence", t.hero(), item)


def lay(t: Village, item: Item) -> None:
    """The spot of the Item's location is filled."""
    spot = EVIDENCE.index(ITEM_PLACE[item])
    t.evidence = t.evidence[:spot] + (item,) + t.evidence[spot + 1 :]


@rule
def stalk_unseen(g: Game, t: Village, count: int) -> None:
    """Power: he walks two spaces for each symbol toward the closest Villager. [invisible.power.stalk-unseen]"""
    villagers = closest_people(t, FIRST_MONSTER + INVISIBLE_MAN, villagers_only=True)
    if len({t.at[villager] for villager in villagers}) > 1:
        g.ask(t.turn, "stalk", tuple(TOWARD_PERSON.each(villagers)), ("stalk", 2 * count))
    elif villagers:
        g.then(("walk_toward", FIRST_MONSTER + INVISIBLE_MAN, t.at[villagers[0]], 2 * count, 0))


@rule
def stalk(g: Game, t: Village, spaces: int, answer: int) -> None:
    """Toward the Villager that the current player chose among the closest."""
    g.then(("walk_toward", FIRST_MONSTER + INVISIBLE_MAN, t.at[TOWARD_PERSON.part(answer)], spaces, 0))


RULES: Final[MonsterRules] = register(InvisibleManRules(MAT_OF[INVISIBLE_MAN], "stalk_unseen"))
