"""The Creature from the Black Lagoon: find the hidden lair, then drive the Creature away."""

from __future__ import annotations

from gloam.games.horrified.components import CAMP, ITEM_COLOUR, LAIR, LAIR_PATH, Colour, Item, Monster
from gloam.games.horrified.table import Village, rule
from gloam.kernel.game import Game


def complete(t: Village) -> bool:
    """The Boat is at the Lair. [creature.advance.lair-is-final-blue]"""
    return t.boat == LAIR


def advance_place(t: Village, monster: Monster) -> str:
    """At the Camp. [creature.advance.at-camp]"""
    return "" if t.at[t.hero()] == CAMP else "creature.advance.at-camp"


def fits(t: Village, monster: Monster, item: Item) -> bool:
    """Any Item whose colour has an X ahead of the Boat. [creature.advance.no-x-of-colour-left]"""
    return ITEM_COLOUR[item] in LAIR_PATH[t.boat :]


def sail(g: Game, t: Village, colour: Colour) -> None:
    """The Boat moves to the next X of that colour. [creature.advance.next-x-of-colour]"""
    t.boat += LAIR_PATH[t.boat :].index(colour) + 1
    g.tell("boat", t.boat)


@rule
def rock_the_boat(g: Game, t: Village, count: int) -> None:
    """Power: the Boat goes back one X for each symbol. [creature.power.rock-the-boat, creature.power.start-floor]"""
    t.boat = max(0, t.boat - count)
    g.tell("boat", t.boat)
