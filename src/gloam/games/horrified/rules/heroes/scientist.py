"""The Scientist: may count an Item as 1 stronger."""

from __future__ import annotations

from gloam.games.horrified.components import ITEM_STRENGTH, Item
from gloam.games.horrified.rules.hero import HeroRules, register


class ScientistRules(HeroRules):
    """Whenever it uses an Item, without an action."""

    def strength(self, item: Item) -> int:
        return ITEM_STRENGTH[item] + 1


register("scientist", ScientistRules())
