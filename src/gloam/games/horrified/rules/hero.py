"""What single Heroes may do. Each Hero's rules are a module in `heroes/` that registers them; other rules look them up here."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import HEROES, ITEM_STRENGTH, Item
from gloam.games.horrified.table import Village
from gloam.kernel.catalogue import Kind


class HeroRules:
    """The rules of a Hero without a special action or a power of its own."""

    def special_actions(self, t: Village) -> list[int]:
        """The answers of its special action that are allowed now, if it has actions left. [actions.special.badge]"""
        return []

    def forbids_special(self, t: Village, answer: int) -> str:
        """The rule that forbids a special action, or "". [actions.special.badge]"""
        return "actions.special.badge"

    def strength(self, item: Item) -> int:
        """The most that an Item is worth in its hands."""
        return ITEM_STRENGTH[item]


BY_HERO: Final[list[HeroRules]] = [HeroRules() for _ in HEROES]
SPECIALS: Final[set[str]] = set()
"""The kinds of answers that are special actions."""


def register(hero: str, rules: HeroRules, *specials: Kind) -> None:
    """These are the rules of a Hero, whose special action is answered so."""
    BY_HERO[HEROES.index(hero)] = rules
    SPECIALS.update([kind.name for kind in specials])
