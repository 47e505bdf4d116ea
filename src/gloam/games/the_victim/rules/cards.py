"""Item cards: drawn, held, discarded."""

from __future__ import annotations

from gloam.games.the_victim.answers import DISCARD, ITEM
from gloam.games.the_victim.components import ALL_ITEMS, NOTHING, Item, Victim
from gloam.games.the_victim.table import Forest, kinds, replaced, rule, without
from gloam.kernel.decks import shuffled
from gloam.kernel.game import EVERYONE, Game, only


@rule
def draw_items(g: Game, t: Forest, victim: Victim, count: int) -> None:
    """Draw Item cards into the hand, where only its player sees them. Discards become a new deck. [search.item-deck-empty]"""
    if not count:
        return
    if not len(t.items):
        if not t.item_discard:
            return
        t.items = shuffled(t.item_discard)
        t.item_discard = ()
        g.tell("reshuffled")
    g.draw_card(ITEM, t.items, ("item_drawn", victim, count), only(t.owner[victim]))


@rule
def item_drawn(g: Game, t: Forest, victim: Victim, count: int, item: Item) -> None:
    """A card comes into the hand."""
    t.items = t.items.without(item)
    t.hands[victim] = tuple(sorted((*t.hands[victim], item)))
    g.tell("drew_item", victim, item, to=only(t.owner[victim]))
    g.tell("drew", victim, to=EVERYONE & ~only(t.owner[victim]))
    g.then(("draw_items", victim, count - 1))


def discard(g: Game, t: Forest, victim: Victim, item: Item) -> None:
    """An Item of hand or equipment goes to the discard pile, face up."""
    if item in t.hands[victim]:
        t.hands[victim] = without(t.hands[victim], item)
    else:
        t.worn = replaced(t.worn, victim, without(t.worn[victim], item))
    t.item_discard += (item,)
    g.tell("discarded", victim, item)


def may_be_held(t: Forest, victim: Victim, item: Item) -> bool:
    """Whether a Victim holds such a card for all that everyone knows: it holds cards, and not all of that kind lie discarded."""
    return bool(t.hands[victim]) and t.item_discard.count(item) < ALL_ITEMS.count(item)


def discard_played(g: Game, t: Forest, victim: Victim, item: Item) -> None:
    """A card that is used goes to the discard pile. [items.one-use-discarded]"""
    t.hands[victim] = without(t.hands[victim], item)
    t.item_discard += (item,)
    g.tell("played", victim, item)


def discard_all(g: Game, t: Forest, victim: Victim) -> None:
    """All Items of a Victim that leaves the game. The hand was hidden."""
    if t.hands[victim]:
        g.reveal()
    for item in t.hands[victim] + t.worn[victim]:
        discard(g, t, victim, item)


@rule
def discard_some(g: Game, t: Forest, victim: Victim, count: int) -> None:
    """Discard so many cards of the hand, one after the other, as its player chooses."""
    if count and t.hands[victim]:
        options = tuple(DISCARD.each(kinds(t.hands[victim])))
        g.ask(t.owner[victim], "discard", options, ("some_discarded", victim, count))


@rule
def some_discarded(g: Game, t: Forest, victim: Victim, count: int, answer: int) -> None:
    """One card less."""
    discard(g, t, victim, DISCARD.part(answer))
    g.then(("discard_some", victim, count - 1))


@rule
def lose_item(g: Game, t: Forest, victim: Victim) -> None:
    """Lose an Item of one's choice, from hand or equipment; without any, take a Wound. [events.wild-animals, events.thunderclap]"""
    owned = t.hands[victim] + t.worn[victim]
    if owned:
        g.ask(t.owner[victim], "lose", tuple(DISCARD.each(kinds(tuple(sorted(owned))))), ("item_lost", victim))
    else:
        g.then(("wound", victim))


@rule
def item_lost(g: Game, t: Forest, victim: Victim, answer: int) -> None:
    """It is on the discard pile."""
    discard(g, t, victim, DISCARD.part(answer))


@rule
def card_over(g: Game, t: Forest) -> None:
    """The card being carried out goes to the discard pile. [items.one-use-discarded]"""
    t.item_discard += (t.playing,)
    t.playing = NOTHING
