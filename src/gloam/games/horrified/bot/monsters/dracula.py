"""Dracula: Coffin by Coffin, and yellow Items for the end."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.bot.monster import WASTE, Errand, MonsterThoughts, Needs, register, spend
from gloam.games.horrified.bot.puzzles import payment
from gloam.games.horrified.components import RED, Item, Monster
from gloam.games.horrified.rules.monsters.dracula import COFFIN_RED, RULES, smash
from gloam.games.horrified.show.names import SPACE_REFS
from gloam.games.horrified.table import NOTHING, Village

COFFIN: Final = 4.5  # to reach a Coffin and smash it


class DraculaThoughts(MonsterThoughts):
    """Coffins are paid for with several Items."""

    def state(self, t: Village) -> object:
        return t.coffins

    def work(self, t: Village, needs: Needs) -> float:
        needs.colours[RED] += (COFFIN_RED + WASTE) * len(t.coffins)
        self.to_pay(t, needs)
        return COFFIN * len(t.coffins)

    def errands(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        return [(coffin, COFFIN) for coffin in t.coffins] if worth[RED] >= COFFIN_RED else []

    def item_for(self, t: Village, monster: Monster, usable: list[int], awaited: list[int]) -> int:
        return NOTHING

    def advance(self, t: Village, monster: Monster, item: Item) -> int:
        for paid in payment(t.hero(), t.held[t.turn], RED, COFFIN_RED, {}):
            spend(t, paid)
        smash(t)
        return 0

    def task(self, monster: Monster, here: int) -> str:
        return f"smash the Coffin at the {SPACE_REFS[here]}"


register(DraculaThoughts(RULES))
