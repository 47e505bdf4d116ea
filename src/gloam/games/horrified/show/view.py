"""The table by names: what everyone sees of it, field by field, and all components wherever they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import UNSET, Struct, UnsetType

from gloam.games.horrified import components as c
from gloam.games.horrified.show import domains as d
from gloam.games.horrified.show import lying
from gloam.games.horrified.show.foresight import next_strike, threats
from gloam.games.horrified.show.monsters import SHOWN, SIGNS, MatViews, Signs
from gloam.games.horrified.table import NOTHING, Village
from gloam.kernel.observation import Itself, LeftOut, Maybe, Number, Of, Parts, Row

# --- Heroes and mats --------------------------------------------------------------------------------------------------


class HeroView(Struct, gc=False):
    """A seat's Hero and what it holds."""

    hero: d.Hero
    seat: Annotated[int, LeftOut("is the place in the row")]
    at: d.Place
    items: d.Items
    perks: d.Perks
    signs: Signs


def _in(colour: int) -> Of:
    """What a price takes in this colour."""
    return Of(lambda price: dict(price).get(colour))


class PriceView(Struct, gc=False):
    """What defeats a mat's Monster: a total strength by colour. The Creature takes one Item of each, of any strength."""

    red: Annotated[d.Strength | UnsetType, _in(c.RED)] = UNSET
    blue: Annotated[d.Strength | UnsetType, _in(c.BLUE)] = UNSET
    yellow: Annotated[d.Strength | UnsetType, _in(c.YELLOW)] = UNSET


class TermsView(Struct, gc=False):
    """What this table plays a mat by: its options decide some of it."""

    order: Annotated[int, Number(len(c.MATS))]
    price: PriceView
    walks_exactly: bool | UnsetType = UNSET


class DefeatView(Struct, gc=False):
    """In which turn a mat's Monster was defeated, and by whose Hero if one did it."""

    turn: d.Turns
    seat: d.Seat | UnsetType = UNSET


# --- strikes ----------------------------------------------------------------------------------------------------------


class GiftView(Struct, gc=False, array_like=True):
    """What a Hero gave up: the Hero, and the Item."""

    hero: d.Hero
    item: d.Item


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
    steps: Annotated[int, LeftOut("follows from where it left and came"), Of(lying.steps)]
    """How far it came."""


class ForeseenView(Struct, gc=False):
    """What is sure of the next strike if everyone stays where they are."""

    monster: d.Monster
    path: d.Spaces
    people: d.Figures


class ThreatView(Struct, gc=False):
    """The people closest to a Monster, how far away they are, and how far the spaces are that a Monster card may take it to."""

    monster: d.Monster
    people: d.Figures
    distance: int
    reach: Annotated[dict[str, int], Of(lambda threat: {c.SPACES[space]: steps for space, steps in threat.reach})]


# --- the table --------------------------------------------------------------------------------------------------------


class VillageView(Struct, gc=False):
    """The table as everyone sees it."""

    turn: d.Seat
    """Whose turn it is."""
    turn_number: Annotated[d.Turns, Of("turns")]
    phase: d.Phase
    actions: Annotated[int, Number(20)]
    monster_phase_skipped: bool
    terror: Annotated[int, Number(c.SKULL)]
    skull: Annotated[int, LeftOut("is always the same"), Of(lambda t: c.SKULL)]
    frenzy: d.Mat | None
    frenzied: Annotated[
        d.Monster | None,
        LeftOut("follows from the frenzy"),
        Of(lambda t: t.frenzied() if t.frenzy != NOTHING else NOTHING, "frenzy"),
    ]
    """The Monster that the Frenzy symbol stands for."""
    card: d.Card | None
    strikers: Annotated[
        list[str | None], LeftOut("follow from the card and the mats"), Of(lying.strikers, "card", "frenzy", "mats", few=True)
    ]
    """Who each symbol of the card stands for; None for who is not in the game."""
    dice: d.Dice
    die: Annotated[d.Dice, Of("faces")]
    """The faces of a die."""
    strikes: Annotated[list[StrikeView], Row(Maybe(Parts(StrikeView)), 3), Of(lying.strikes, "strikes")]
    """The strikes of the last Monster card drawn."""
    next_strike: Annotated[ForeseenView | None, LeftOut("follows from where everyone stands"), Of(next_strike)]
    threats: Annotated[list[ThreatView], LeftOut("follow from where everyone stands"), Of(threats, "at", "mats")]
    heroes: Annotated[
        list[HeroView],
        Row(Parts(HeroView), c.MOST_PLAYERS),
        Of(lying.heroes, "heroes", "at", "held", "perks", *[sign.holder for sign, _ in SIGNS.values()]),
    ]
    villagers: Annotated[dict[d.Villager, d.Place], Of(lying.villagers, "at")]
    monsters: Annotated[dict[d.Monster, d.Place], Of(lying.monsters, "at", "mats")]
    items: dict[d.Space, d.Items]
    mats: Annotated[MatViews, Itself()]
    terms: Annotated[dict[d.Mat, TermsView], Of(lying.terms, "mats", "orders", "exact_teaching", "wolf_man_red", few=True)]
    """By mat in play, in the order of frenzy."""
    defeated: Annotated[dict[d.Mat, Annotated[DefeatView, Maybe(Parts(DefeatView))]], Of(lying.defeats, "defeated", few=True)]
    item_bag: Annotated[int, Number(len(c.ALL_ITEMS)), Of("bag")]
    item_discard: Annotated[d.Items, Of("discard")]
    monster_deck: Annotated[int, Number(len(c.ALL_CARDS))]
    monster_discard: d.Cards
    perk_deck: Annotated[int, Number(len(c.ALL_PERKS))]
    perk_discard: d.Perks
    perk_played: Annotated[d.Perk | None, Of("playing")]


VILLAGE: Final = Parts(VillageView)


def view(t: Village, seat: int) -> VillageView:
    """Everything on the table is open but the order of the decks, and that does not exist."""
    seen: VillageView = VILLAGE.seen(t)
    return seen


def view_again(t: Village, seen: VillageView, different: Sequence[str]) -> VillageView:
    """The same, from the view of a table that differs in these attributes: only what is made of them is made anew."""
    changed: VillageView = VILLAGE.again(t, seen, different)
    return changed


def _on_mats(t: Village) -> list[int]:
    """The Items on the spots of all mats."""
    return [item for shown in SHOWN.values() if shown.holds for item in getattr(t, shown.holds)]


def components(t: Village) -> dict[str, int]:
    """How many there are of every component, wherever they are."""
    items = [*t.bag.cards(), *t.discard, *[i for s in t.items for i in s], *[i for h in t.held for i in h], *_on_mats(t)]
    cards = [*t.monster_deck.cards(), *t.monster_discard, t.card]
    perks = [*t.perk_deck.cards(), *t.perk_discard, *[p for held in t.perks for p in held], t.playing]
    count = {f"item {name}": items.count(i) for i, name in enumerate(c.ITEMS)}
    count |= {f"card {name}": cards.count(i) for i, name in enumerate(c.CARDS)}
    count |= {f"perk {name}": perks.count(i) for i, name in enumerate(c.PERKS)}
    return count
