"""The Invisible Man: every spot waits for an Item of its own."""

from __future__ import annotations

from gloam.games.horrified.bot.monster import SPOT, Errand, MonsterThoughts, Needs, register, spend
from gloam.games.horrified.components import ITEM_PLACE, PRECINCT, Item, Monster
from gloam.games.horrified.rules.monsters.invisible_man import EVIDENCE, INVISIBLE_MAN, RULES, lay
from gloam.games.horrified.table import NOTHING, Village


class InvisibleManThoughts(MonsterThoughts):
    """Evidence is missing from places."""

    def spots(self, t: Village) -> tuple[int, ...]:
        return t.evidence

    def work(self, t: Village, needs: Needs) -> float:
        missing = _missing(t)
        needs.places.extend(missing)
        self.to_pay(t, needs)
        return SPOT * len(missing)

    def errands(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        places = {ITEM_PLACE[item] for item in t.held[seat]}
        return [(PRECINCT, SPOT * len([place for place in _missing(t) if place in places]))]

    def awaits(self, t: Village, item: Item) -> bool:
        return self.own.fits(t, INVISIBLE_MAN, item)

    def advance(self, t: Village, monster: Monster, item: Item) -> int:
        spend(t, item)
        lay(t, item)
        return 0

    def task(self, monster: Monster, here: int) -> str:
        return "supply evidence against the Invisible Man"


def _missing(t: Village) -> list[int]:
    return [EVIDENCE[spot] for spot in range(len(EVIDENCE)) if t.evidence[spot] == NOTHING]


register(InvisibleManThoughts(RULES))
