"""What players can point at: spaces, figures, Items that lie there, mats and the last Monster card."""

from __future__ import annotations

from gloam.games.horrified import components as c
from gloam.games.horrified.show.domains import NOWHERE
from gloam.games.horrified.show.view import VillageView
from gloam.show.naming import references


def in_sight(view: VillageView) -> set[str]:
    """The parts of the table that everyone sees."""
    return {
        *references("space", c.SPACES),
        *references("items", view.items),
        *references("hero", [hero.hero for hero in view.heroes if hero.at != NOWHERE]),
        *references("villager", [villager for villager, at in view.villagers.items() if at != NOWHERE]),
        *references("monster", [monster for monster, at in view.monsters.items() if at != NOWHERE]),
        *references("mat", view.terms),
        *references("card", [view.card, *view.monster_discard[-1:]]),
    }
