"""Villagers: they appear, are led to safety for a Perk, or are lost. Heroes who are defeated leave the board here too."""

from __future__ import annotations

from gloam.games.horrified.answers import DRAW_PERK
from gloam.games.horrified.components import FIRST_VILLAGER, PERK_SOLO, VILLAGER_SAFE, Figure, Perk, Person
from gloam.games.horrified.rules.terror import raise_terror
from gloam.games.horrified.table import OFF_BOARD, Village, rule
from gloam.kernel.decks import shuffled
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game


def rescued(g: Game, t: Village, figure: Figure) -> bool:
    """Take a Villager that stands at its safe location off the board: the current player draws a Perk card.

    [villagers.rescue-immediate, villagers.rescue-perk, villagers.rescue-any-cause]
    """
    if t.at[figure] != VILLAGER_SAFE[figure - FIRST_VILLAGER]:
        return False
    t.at[figure] = OFF_BOARD
    g.tell("rescued", figure)
    g.then(("draw_perk", t.turn))
    return True


@rule
def draw_perk(g: Game, t: Village, seat: Seat) -> None:
    """A seat draws a Perk card; an empty deck is made anew from the discard pile. [perks.reshuffle]"""
    if not len(t.perk_deck):
        if not any([usable(t, perk) for perk in t.perk_discard]):
            return
        t.perk_deck = shuffled(t.perk_discard)
        t.perk_discard = ()
    g.draw_card(DRAW_PERK, t.perk_deck, ("perk_drawn", seat))


@rule
def perk_drawn(g: Game, t: Village, seat: Seat, perk: Perk) -> None:
    """The card lies face up before its player; a solo player replaces one that needs others. [solo.perk-removal-options]"""
    t.perk_deck = t.perk_deck.without(perk)
    if usable(t, perk):
        t.perks[seat] += (perk,)
    else:
        t.perk_discard += (perk,)
        g.then(("draw_perk", seat))
    g.tell("drew_perk", seat, t.heroes[seat], perk)


def usable(t: Village, perk: Perk) -> bool:
    """Whether a Perk card can be used with so many players. [solo.two-perks-excluded]"""
    return t.seats > 1 or PERK_SOLO[perk]


def defeat_person(g: Game, t: Village, person: Person) -> None:
    """A Hero or Villager is defeated: off the board, and Terror rises. [hit.hero-defeat-terror, hit.villager-defeat-terror]"""
    t.at[person] = OFF_BOARD
    t.striking().fallen += (person,)
    g.tell("defeated", person)
    raise_terror(g, t, "hero" if person < FIRST_VILLAGER else "villager")
