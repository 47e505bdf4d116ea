"""The Mummy: the shortest way to break the curse is known."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.bot.monster import Errand, MonsterThoughts, Needs, just_enough, register, spend
from gloam.games.horrified.bot.puzzles import best_slide, moves_to_solve
from gloam.games.horrified.components import MUSEUM, YELLOW, Item, Monster
from gloam.games.horrified.rules.items import strength
from gloam.games.horrified.rules.monsters.mummy import RULES, slid
from gloam.games.horrified.table import Village

SCARAB_MOVE: Final = 1.1  # for each move on the tablet


class MummyThoughts(MonsterThoughts):
    """Yellow Items are moves."""

    def state(self, t: Village) -> object:
        return t.scarabs, t.face_down

    def work(self, t: Village, needs: Needs) -> float:
        moves = moves_to_solve(t.scarabs, t.face_down)
        needs.colours[YELLOW] += 1.1 * moves
        self.to_pay(t, needs)
        return SCARAB_MOVE * moves

    def errands(self, t: Village, seat: int, worth: list[int]) -> list[Errand]:
        if not worth[YELLOW]:
            return []
        return [(MUSEUM, SCARAB_MOVE * min(moves_to_solve(t.scarabs, t.face_down), worth[YELLOW]))]

    def item_for(self, t: Village, monster: Monster, usable: list[int], awaited: list[int]) -> int:
        return just_enough(t.hero(), usable, moves_to_solve(t.scarabs, t.face_down))

    def advance(self, t: Village, monster: Monster, item: Item) -> int:
        """Use the moves on the tablet as well as can be."""
        spend(t, item)
        for _ in range(strength(t.hero(), item)):
            if t.face_down:
                t.face_down = t.face_down[1:]
                continue
            scarab = best_slide(t.scarabs)
            if scarab:
                t.scarabs = slid(t.scarabs, scarab)
        return 0

    def task(self, monster: Monster, here: int) -> str:
        return "break the Mummy's curse"


register(MummyThoughts(RULES))
