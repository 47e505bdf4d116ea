"""The shapes of what everyone sees of a table of Horrified, by names."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Struct, UnsetType

from gloam.games.horrified import components as c
from gloam.games.horrified.show import domains as d
from gloam.games.horrified.show.monsters import MatViews
from gloam.kernel.observation import LeftOut, Maybe, Number, Parts, Row

MOST_STRIKES: Final = 3


class HeroView(Struct, gc=False):
    """A seat's Hero and what it holds."""

    hero: d.Hero
    seat: Annotated[int, LeftOut("is the place in the row")]
    at: d.Place
    items: d.Items
    perks: d.Perks
    signs: d.Signs


class GiftView(Struct, gc=False, array_like=True):
    """What a Hero gave up: the Hero, and the Item."""

    hero: str
    item: str


class StrikeView(Struct, gc=False):
    """What a Monster did with its strike, as far as it has come."""

    symbol: d.Symbol
    """Of the Strike row: a Monster, or "frenzy"."""
    monster: d.Monster
    left: d.Place
    """Where it came from; "off" if it has not come so far."""
    came: d.Place
    """Where it attacked; "off" if it has not come so far."""
    person: d.Figure | None
    dice: d.Dice
    powered: bool
    gave: Annotated[list[GiftView], LeftOut("the Items lie among the discarded")]
    fallen: d.Figures
    steps: Annotated[int, LeftOut("follows from where it left and came")]
    """How far it came."""


class ForeseenView(Struct, gc=False):
    """What is sure of the next strike if everyone stays where they are."""

    monster: str
    path: list[str]
    people: list[str]


class ThreatView(Struct, gc=False):
    """The people closest to a Monster, how far away they are, and how far the spaces are that a Monster card may take it to."""

    monster: str
    people: list[str]
    distance: int
    reach: dict[str, int]


Strength = Annotated[int, Number(20)]


class PriceView(Struct, gc=False):
    """What defeats a mat's Monster: a total strength by colour. The Creature takes one Item of each, of any strength."""

    red: Strength | UnsetType = UNSET
    blue: Strength | UnsetType = UNSET
    yellow: Strength | UnsetType = UNSET


class TermsView(Struct, gc=False):
    """What this table plays a mat by: its options decide some of it."""

    order: Annotated[int, Number(len(c.MATS))]
    price: PriceView
    walks_exactly: bool | UnsetType = UNSET


class DefeatView(Struct, gc=False):
    """In which turn a mat's Monster was defeated, and by whose Hero if one did it."""

    turn: Annotated[int, Number(255)]
    seat: d.Seat | UnsetType = UNSET


class VillageView(Struct, gc=False):
    """The table as everyone sees it."""

    turn: d.Seat
    """Whose turn it is."""
    turn_number: Annotated[int, Number(255)]
    phase: d.Phase
    actions: Annotated[int, Number(20)]
    monster_phase_skipped: bool
    terror: Annotated[int, Number(c.SKULL)]
    skull: Annotated[int, LeftOut("is always the same")]
    frenzy: d.Mat | None
    frenzied: Annotated[str | None, LeftOut("follows from the frenzy")]
    """The Monster that the Frenzy symbol stands for."""
    card: d.Card | None
    strikers: Annotated[list[str | None], LeftOut("follow from the card and the mats")]
    """Who each symbol of the card stands for; None for who is not in the game."""
    dice: d.Dice
    die: d.Dice
    """The faces of a die."""
    strikes: Annotated[list[StrikeView], Row(Maybe(Parts(StrikeView)), MOST_STRIKES)]
    """The strikes of the last Monster card drawn."""
    next_strike: Annotated[ForeseenView | None, LeftOut("follows from where everyone stands")]
    threats: Annotated[list[ThreatView], LeftOut("follow from where everyone stands")]
    heroes: Annotated[list[HeroView], Row(Parts(HeroView), c.MOST_PLAYERS)]
    villagers: dict[d.Villager, d.Place]
    monsters: dict[d.Monster, d.Place]
    items: dict[d.Space, d.Items]
    mats: MatViews
    terms: dict[d.Mat, TermsView]
    """By mat in play, in the order of frenzy."""
    defeated: dict[d.Mat, Annotated[DefeatView, Maybe(Parts(DefeatView))]]
    item_bag: Annotated[int, Number(len(c.ALL_ITEMS))]
    item_discard: d.Items
    monster_deck: Annotated[int, Number(len(c.ALL_CARDS))]
    monster_discard: d.Cards
    perk_deck: Annotated[int, Number(len(c.ALL_PERKS))]
    perk_discard: d.Perks
    perk_played: d.Perk | None
