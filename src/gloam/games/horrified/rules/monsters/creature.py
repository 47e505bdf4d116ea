"""The Creature from the Black Lagoon: find the hidden lair, then drive the Creature away."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import CAMP, COLOURS, ITEM_COLOUR, MAT_OF, MONSTERS, Colour, Item, Monster
from gloam.games.horrified.parts import parts_of
from gloam.games.horrified.rules.items import discard_item
from gloam.games.horrified.rules.monster import MonsterRules, register
from gloam.games.horrified.table import Village, rule
from gloam.kernel.game import Game

CREATURE: Final[int] = MONSTERS.index("creature")
# The Boat is at 0 on the Start; at k > 0 it is on the X of colour LAIR_PATH[k - 1].
LAIR_PATH: Final[tuple[int, ...]] = parts_of("creature").colours("lair_path")
LAIR: Final[int] = len(LAIR_PATH)


class CreatureRules(MonsterRules):
    """The Boat sails to the Lair, one X of an Item's colour at a time."""

    def clear(self, t: Village) -> None:
        t.boat = 0

    def complete(self, t: Village) -> bool:
        """The Boat is at the Lair. [creature.advance.lair-is-final-blue]"""
        return t.boat == LAIR

    def forbids_place(self, t: Village, monster: Monster) -> str:
        """At the Camp. [creature.advance.at-camp]"""
        return "" if t.at[t.hero()] == CAMP else "creature.advance.at-camp"

    def fits(self, t: Village, monster: Monster, item: Item) -> bool:
        """Any Item whose colour has an X ahead of the Boat. [creature.advance.no-x-of-colour-left]"""
        return ITEM_COLOUR[item] in LAIR_PATH[t.boat :]

    def use(self, g: Game, t: Village, monster: Monster, item: Item) -> None:
        """The Boat moves to the next X of the Item's colour. [creature.advance.next-x-of-colour]"""
        discard_item(g, t, t.turn, item)
        t.boat = next_x(t.boat, ITEM_COLOUR[item])
        g.tell("boat", t.boat)

    def forbids_defeat(self, t: Village) -> str:
        """One Item of each colour. [creature.defeat.three-colours]"""
        held = {ITEM_COLOUR[item] for item in t.held[t.turn]}
        return "" if len(held) == len(COLOURS) else "creature.defeat.three-colours"


def next_x(boat: int, colour: Colour) -> int:
    """The next X of a colour that is ahead of the Boat."""
    return boat + LAIR_PATH[boat:].index(colour) + 1


@rule
def rock_the_boat(g: Game, t: Village, count: int) -> None:
    """Power: the Boat goes back one X for each symbol. [creature.power.rock-the-boat, creature.power.start-floor]"""
    t.boat = max(0, t.boat - count)
    g.tell("boat", t.boat)


RULES: Final[MonsterRules] = register(CreatureRules(MAT_OF[CREATURE], "rock_the_boat"))
