"""The table by names: what everyone sees of it, field by field, and all components wherever they lie."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Annotated, Any, Final

from msgspec import UNSET, Struct, UnsetType

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.movement import distances_from
from gloam.games.horrified.rules.tasks import price
from gloam.games.horrified.show import domains as d
from gloam.games.horrified.show.foresight import Foreseen, Threat, next_strike, threats
from gloam.games.horrified.show.monsters import SHOWN, SIGNS, MatViews, Signs
from gloam.games.horrified.table import NOBODY, NOTHING, OFF_BOARD, Village
from gloam.kernel.caching import cached
from gloam.kernel.observation import LeftOut, Maybe, Number, Parts, Row
from gloam.show.naming import name_or_none, named

# --- Heroes and mats --------------------------------------------------------------------------------------------------


class HeroView(Struct, gc=False):
    """A seat's Hero and what it holds."""

    hero: d.Hero
    seat: Annotated[int, LeftOut("is the place in the row")]
    at: d.Place
    items: d.Items
    perks: d.Perks
    signs: Signs


class PriceView(Struct, gc=False):
    """What defeats a mat's Monster: a total strength by colour. The Creature takes one Item of each, of any strength."""

    red: d.Strength | UnsetType = UNSET
    blue: d.Strength | UnsetType = UNSET
    yellow: d.Strength | UnsetType = UNSET


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
    steps: Annotated[int, LeftOut("follows from where it left and came")]
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
    reach: dict[str, int]


# --- the table --------------------------------------------------------------------------------------------------------


class VillageView(Struct, gc=False):
    """The table as everyone sees it."""

    turn: d.Seat
    """Whose turn it is."""
    turn_number: d.Turns
    phase: d.Phase
    actions: Annotated[int, Number(20)]
    monster_phase_skipped: bool
    terror: Annotated[int, Number(c.SKULL)]
    skull: Annotated[int, LeftOut("is always the same")]
    frenzy: d.Mat | None
    frenzied: Annotated[d.Monster | None, LeftOut("follows from the frenzy")]
    """The Monster that the Frenzy symbol stands for."""
    card: d.Card | None
    strikers: Annotated[list[str | None], LeftOut("follow from the card and the mats")]
    """Who each symbol of the card stands for; None for who is not in the game."""
    dice: d.Dice
    die: d.Dice
    """The faces of a die."""
    strikes: Annotated[list[StrikeView], Row(Maybe(Parts(StrikeView)), 3)]
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


# --- showing it -------------------------------------------------------------------------------------------------------

_PLACES: Final = (*c.SPACES, d.NOWHERE)  # by space; OFF_BOARD, -1, is the last
Terms = tuple[int, int, tuple[tuple[int, int], ...], bool | None]
"""A mat, its place in the Frenzy Order, its price, and whether the taught walk just so far."""
_SIGNS: Final = sorted(SIGNS)
holders: Final[Callable[[Any], tuple[int, ...]]] = attrgetter(*[SIGNS[sign][0].holder for sign in _SIGNS])
"""Whose Hero bears each sign."""

# What these are called.
_spaces: Final = cached(partial(named, c.SPACES))
_figures: Final = cached(partial(named, c.FIGURES))
_faces: Final = cached(partial(named, c.FACES))
_items: Final = cached(partial(named, c.ITEMS))
_cards: Final = cached(partial(named, c.CARDS))
_perks: Final = cached(partial(named, c.PERKS))


def view(t: Village, seat: int) -> VillageView:
    """Everything on the table is open but the order of the decks, and that does not exist."""
    at, mats = t.at, t.mats
    return VillageView(
        turn=t.turn,
        turn_number=t.turns,
        phase=t.phase,
        actions=t.actions,
        monster_phase_skipped=t.monster_phase_skipped > 0,
        terror=t.terror,
        skull=c.SKULL,
        frenzy=name_or_none(c.MATS, t.frenzy),
        frenzied=c.MONSTERS[t.frenzied()] if t.frenzy != NOTHING else None,
        card=name_or_none(c.CARDS, t.card),
        strikers=_strikers(t.card, t.frenzy, mats),
        dice=_faces(t.dice),
        die=_faces(t.faces),
        strikes=_strikes(tuple([strike.facts() for strike in t.strikes])),
        next_strike=_foreseen(next_strike(t)),
        threats=_threats(tuple(threats(t))),
        heroes=_heroes(t.heroes, tuple([at[hero] for hero in t.heroes]), tuple(t.held), tuple(t.perks), holders(t)),
        villagers=_villagers(tuple(at[c.FIRST_VILLAGER : c.FIRST_MONSTER])),
        monsters=_monsters(mats, tuple(at[c.FIRST_MONSTER :])),
        items=_lying(tuple(t.items)),
        mats=mat_views(t),
        terms=terms_view(terms(t)),
        defeated=defeats_view(t.defeated),
        item_bag=len(t.bag),
        item_discard=_items(t.discard),
        monster_deck=len(t.monster_deck),
        monster_discard=_cards(t.monster_discard),
        perk_deck=len(t.perk_deck),
        perk_discard=_perks(t.perk_discard),
        perk_played=name_or_none(c.PERKS, t.playing),
    )


@cached
def _strikers(card: int, frenzy: int, mats: tuple[int, ...]) -> list[str | None]:
    """Who each symbol of the card stands for; None for who is not in the game."""
    if card == NOTHING:
        return []
    monsters = [c.MAT_FRENZIED[frenzy] if symbol == c.FRENZY else symbol for symbol in c.CARD_STRIKES[card]]
    return [c.MONSTERS[monster] if c.MAT_OF[monster] in mats else None for monster in monsters]


@cached
def _strikes(strikes: tuple[tuple[Any, ...], ...]) -> list[StrikeView]:
    """What Monsters did with their strikes."""
    return [
        StrikeView(
            symbol=c.SYMBOLS[symbol],
            monster=c.MONSTERS[monster],
            left=_PLACES[left],
            came=_PLACES[came],
            person=name_or_none(c.FIGURES, person),
            dice=_faces(dice),
            powered=bool(powered),
            gave=[GiftView(c.HEROES[hero], c.ITEMS[item]) for hero, item in gave],
            fallen=_figures(fallen),
            steps=0 if OFF_BOARD in (left, came) else distances_from(c.FIRST_MONSTER + monster, left)[came],
        )
        for symbol, monster, left, came, person, dice, powered, gave, fallen in strikes
    ]


@cached
def _foreseen(strike: Foreseen | None) -> ForeseenView | None:
    if strike is None:
        return None
    return ForeseenView(c.MONSTERS[strike.monster], _spaces(strike.path), _figures(strike.people))


@cached
def _threats(threats: tuple[Threat, ...]) -> list[ThreatView]:
    """What each Monster threatens."""
    return [_threat(threat) for threat in threats]


@cached
def _threat(threat: Threat) -> ThreatView:
    reach = {c.SPACES[space]: steps for space, steps in threat.reach}
    return ThreatView(c.MONSTERS[threat.monster], _figures(threat.people), threat.distance, reach)


@cached
def _heroes(
    heroes: tuple[int, ...],
    at: tuple[int, ...],
    held: tuple[tuple[int, ...], ...],
    perks: tuple[tuple[int, ...], ...],
    holders: tuple[int, ...],
) -> list[HeroView]:
    """Each Hero in the game, by seat."""
    return [
        HeroView(
            hero=c.HEROES[hero],
            seat=seat,
            at=_PLACES[at[seat]],
            items=_items(held[seat]),
            perks=_perks(perks[seat]),
            signs=[sign for sign, holder in zip(_SIGNS, holders, strict=True) if holder == seat],
        )
        for seat, hero in enumerate(heroes)
    ]


@cached
def _villagers(at: tuple[int, ...]) -> dict[str, str]:
    """Where each Villager is."""
    return {name: _PLACES[space] for name, space in zip(c.VILLAGERS, at, strict=True)}


@cached
def _monsters(mats: tuple[int, ...], at: tuple[int, ...]) -> dict[str, str]:
    """Where each Monster in play is, in the order of frenzy."""
    return {c.MONSTERS[monster]: _PLACES[at[monster]] for mat in mats for monster in c.MAT_FIGURES[mat]}


@cached
def _lying(items: tuple[tuple[int, ...], ...]) -> dict[str, list[str]]:
    """The Items that lie on each space with any."""
    return {c.SPACES[space]: _items(there) for space, there in enumerate(items) if there}


def mat_views(t: Village) -> MatViews:
    """How far the task of each mat in play has come."""
    return MatViews(**{c.MATS[mat]: SHOWN[mat].view(t) for mat in t.mats})


def terms(t: Village) -> tuple[Terms, ...]:
    """What this table plays the mats in play by."""
    return tuple([(mat, t.orders[mat], price(t, mat), SHOWN[mat].walks_exactly(t)) for mat in t.mats])


@cached
def terms_view(terms: tuple[Terms, ...]) -> dict[str, TermsView]:
    return {
        c.MATS[mat]: TermsView(
            order=order,
            price=PriceView(**{c.COLOURS[colour]: total for colour, total in price}),
            walks_exactly=UNSET if exactly is None else exactly,
        )
        for mat, order, price, exactly in terms
    }


@cached
def defeats_view(defeated: tuple[tuple[int, int, int], ...]) -> dict[str, DefeatView]:
    """The mats whose Monsters were defeated."""
    return {c.MATS[mat]: DefeatView(turn, UNSET if seat == NOBODY else seat) for mat, turn, seat in defeated}


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
