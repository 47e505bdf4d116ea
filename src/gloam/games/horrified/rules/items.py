"""Items: drawn from the bag and placed, held and used."""

from __future__ import annotations

from gloam.games.horrified.answers import DRAW_ITEM
from gloam.games.horrified.components import ITEM_COLOUR, ITEM_PLACE, Colour, Hero, Item
from gloam.games.horrified.rules.hero import BY_HERO
from gloam.games.horrified.table import Village, rule
from gloam.kernel.decks import shuffled
from gloam.kernel.facts import Seat
from gloam.kernel.game import WAITS, Game


@rule
def place_items(g: Game, t: Village, count: int) -> None:
    """Draw Items one by one, as long as there are any. [monsterphase.items.draw-count, monsterphase.items.nothing-left]"""
    while count and bag_holds_any(g, t):
        outcomes, weights = t.bag.top()
        item = g.draw(DRAW_ITEM, outcomes, ("item_drawn", count), weights)
        if item == WAITS:
            return
        place(g, t, item)
        count -= 1


@rule
def item_drawn(g: Game, t: Village, count: int, item: Item) -> None:
    """The Item is placed, and the others follow."""
    place(g, t, item)
    g.then(("place_items", count - 1))


def bag_holds_any(g: Game, t: Village) -> bool:
    """Whether an Item can be drawn; if the bag is empty the discard pile goes into it.

    [monsterphase.items.refill, monsterphase.items.refill-only-on-need]
    """
    if not len(t.bag) and t.discard:
        t.bag = shuffled(t.discard)
        t.discard = ()
        g.tell("refilled")
    return len(t.bag) > 0


def place(g: Game, t: Village, item: Item) -> None:
    """The Item just drawn is placed at its own location."""
    t.bag = t.bag.without(item)
    t.items[ITEM_PLACE[item]] += (item,)
    g.tell("placed", item, ITEM_PLACE[item])


def without(items: tuple[int, ...], item: Item) -> tuple[int, ...]:
    """These Items less one of that kind."""
    i = 0
    while items[i] != item:  # as numbers: compiled, a third of what `index` takes
        i += 1
    return items[:i] + items[i + 1 :]


def kinds(items: tuple[int, ...]) -> list[int]:
    """The different kinds among these Items, in order."""
    return sorted(set(items)) if len(items) > 1 else list(items)


def strength(hero: Hero, item: Item) -> int:
    """The most an Item is worth in this Hero's hands."""
    return BY_HERO[hero].strength(item)


def worth(t: Village, seat: Seat, colour: Colour) -> int:
    """The total strength of a seat's Items of a colour."""
    own = BY_HERO[t.heroes[seat]]
    total = 0
    for item in t.held[seat]:
        if ITEM_COLOUR[item] == colour:
            total += own.strength(item)
    return total


def discard_item(g: Game, t: Village, seat: Seat, item: Item) -> None:
    """A used Item goes to the discard pile. [items.used-go-to-discard]"""
    t.held[seat] = without(t.held[seat], item)
    t.discard += (item,)
    g.tell("used", t.heroes[seat], item)
