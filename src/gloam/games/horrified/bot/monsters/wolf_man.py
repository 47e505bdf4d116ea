"""The Wolf Man: blue Items of the right strengths, and red ones in the hands of who holds the Cure."""

from __future__ import annotations

from gloam.games.horrified.bot.monster import SPOT, Errand, MonsterThoughts, Needs, register
from gloam.games.horrified.components import BLUE, ITEM_COLOUR, ITEM_STRENGTH, LABORATORY, Item, Monster
from gloam.games.horrified.rules.monsters.wolf_man import RULES, WOLF_MAN, empty_spots, mix
from gloam.games.horrified.table import Village


class WolfManThoughts(MonsterThoughts):
    """The cure has spots for strengths."""

    def state(self, t: Village) -> object:
        return t.cure_holder

    def spots(self, t: Village) -> tuple[int, ...]:
        return t.cure

    def work(self, t: Village, needs: Needs) -> float:
        empty = empty_spots(t)
        needs.strengths.extend(empty)
        self.to_pay(t, needs)
        return SPOT * len(empty)

    def errands(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        empty = empty_spots(t)
        count = 0
        for item in t.held[seat]:
            if ITEM_COLOUR[item] == BLUE and ITEM_STRENGTH[item] in empty:
                empty.remove(ITEM_STRENGTH[item])
                count += 1
        return [(LABORATORY, SPOT * count)]

    def victory(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        return super().victory(t, seat, worth) if t.cure_holder == seat else []

    def awaits(self, t: Village, item: Item) -> bool:
        return self.own.fits(t, WOLF_MAN, item)

    def advance(self, t: Village, monster: Monster, item: Item) -> int:
        mix(t, item, self.own.strengths(t, item)[-1])
        if self.own.complete(t):
            t.cure_holder = t.turn
        return 0

    def task(self, monster: Monster, here: int) -> str:
        return "work on the cure for the Wolf Man"


register(WolfManThoughts(RULES, power_hits=True))
