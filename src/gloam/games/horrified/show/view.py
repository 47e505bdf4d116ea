"""The table by names: what a seat sees of it, and all components wherever they lie."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from functools import lru_cache
from typing import Annotated, Any, Final, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from gloam.games.horrified.components import (
    CARD_STRIKES,
    CARDS,
    COLOURS,
    FACES,
    FIGURES,
    FIRST_MONSTER,
    FIRST_VILLAGER,
    FRENZY,
    HEROES,
    ITEMS,
    MATS,
    MONSTERS,
    PERKS,
    SKULL,
    SPACES,
    SYMBOLS,
    VILLAGERS,
)
from gloam.games.horrified.rules.movement import distances_from
from gloam.games.horrified.rules.tasks import price
from gloam.games.horrified.show.foresight import next_strike, threats
from gloam.games.horrified.show.monsters import SHOWN, SIGNS, MatViews, signs_of
from gloam.games.horrified.table import FIELDS, NOBODY, NOTHING, OFF_BOARD, Strike, Village
from gloam.kernel.views import one_of

NOWHERE: Final = "off"  # where a figure is that is not on the board


# --- what is shown ----------------------------------------------------------------------------------------------------

Colour = Annotated[str, one_of("Colour", COLOURS)]
Face = Annotated[str, one_of("Face", FACES)]
Phase = Annotated[str, one_of("Phase", ("", "hero", "monster"))]
Sign = Annotated[str, one_of("Sign", ("cure", "soul", "hunted"))]


class HeroView(Struct, gc=False):
    """A seat's Hero and what it holds."""

    hero: str
    seat: int
    at: str
    items: list[str]
    perks: list[str]
    signs: list[Sign]


class GiftView(Struct, gc=False, array_like=True):
    """What a Hero gave up: the Hero, and the Item."""

    hero: str
    item: str


class StrikeView(Struct, gc=False):
    """What a Monster did with its strike, as far as it has come."""

    symbol: str
    """Of the Strike row: a Monster, or "frenzy"."""
    monster: str
    left: str
    """Where it came from; "off" if it has not come so far."""
    came: str
    """Where it attacked; "off" if it has not come so far."""
    person: str | None
    dice: list[Face]
    powered: bool
    gave: list[GiftView]
    fallen: list[str]
    steps: int
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


class PriceView(Struct, gc=False):
    """What defeats a mat's Monster: a total strength by colour. The Creature takes one Item of each, of any strength."""

    red: int | UnsetType = UNSET
    blue: int | UnsetType = UNSET
    yellow: int | UnsetType = UNSET


class TermsView(Struct, gc=False):
    """What this table plays a mat by: its options decide some of it."""

    order: int
    price: PriceView
    walks_exactly: bool | UnsetType = UNSET


class DefeatView(Struct, gc=False):
    """In which turn a mat's Monster was defeated, and by whose Hero if one did it."""

    turn: int
    seat: int | UnsetType = UNSET


class VillageView(Struct, gc=False):
    """The table as everyone sees it."""

    turn: int
    """Whose turn it is."""
    turn_number: int
    phase: Phase
    actions: int
    monster_phase_skipped: bool
    terror: int
    skull: int
    frenzy: str | None
    frenzied: str | None
    """The Monster that the Frenzy symbol stands for."""
    card: str | None
    strikers: list[str | None]
    """Who each symbol of the card stands for; None for who is not in the game."""
    dice: list[Face]
    die: list[Face]
    """The faces of a die."""
    strikes: list[StrikeView]
    """The strikes of the last Monster card drawn."""
    next_strike: ForeseenView | None
    threats: list[ThreatView]
    heroes: list[HeroView]
    villagers: dict[str, str]
    monsters: dict[str, str]
    items: dict[str, list[str]]
    mats: MatViews
    terms: dict[str, TermsView]
    """By mat in play, in the order of frenzy."""
    defeated: dict[str, DefeatView]
    item_bag: int
    item_discard: list[str]
    monster_deck: int
    monster_discard: list[str]
    perk_deck: int
    perk_discard: list[str]
    perk_played: str | None


# --- showing it -------------------------------------------------------------------------------------------------------


remembered: Final = lru_cache(1024)
"""Of a part of the view that is made of a few facts: one that was made lately is taken again, and seen at once to be the same."""


def place(space: int) -> str:
    """A space's name, or NOWHERE."""
    return SPACES[space] if space != OFF_BOARD else NOWHERE


def names(words: tuple[str, ...], things: tuple[int, ...]) -> list[str]:
    """What these things are called; empty spots are left out."""
    return [words[thing] for thing in things if thing != NOTHING]


def view(t: Village) -> VillageView:
    """Everything on the table is open but the order of the decks, and that does not exist."""
    return VillageView(**{name: part.make(t) for name, part in PARTS.items()})


def view_again(t: Village, seen: VillageView, different: Iterable[str]) -> VillageView:
    """The same, from the view of a table that differs in these attributes: only what is made of them is made anew."""
    again = copy(seen)
    for name in {name for attribute in different for name in _MADE_OF[attribute]}:
        setattr(again, name, PARTS[name].make(t))
    return again


def hero_view(t: Village, seat: int) -> HeroView:
    """A seat's Hero and what it holds."""
    hero = t.heroes[seat]
    signs = tuple(sorted([sign.id for sign in signs_of(t, seat)]))
    return _hero(hero, seat, t.at[hero], t.held[seat], t.perks[seat], signs)


@remembered
def _threat(monster: int, people: tuple[int, ...], distance: int, reach: tuple[tuple[int, int], ...]) -> ThreatView:
    near = {SPACES[space]: steps for space, steps in reach}
    return ThreatView(MONSTERS[monster], names(FIGURES, people), distance, near)


@remembered
def _hero(hero: int, seat: int, space: int, items: tuple[int, ...], perks: tuple[int, ...], signs: tuple[str, ...]) -> HeroView:
    return HeroView(HEROES[hero], seat, place(space), names(ITEMS, items), names(PERKS, perks), list(signs))


def monsters_on_board(t: Village) -> dict[str, str]:
    return {MONSTERS[monster]: place(t.monster_at(monster)) for monster in t.monsters_in_play()}


@remembered
def _villagers(spaces: tuple[int, ...]) -> dict[str, str]:
    return {villager: place(space) for villager, space in zip(VILLAGERS, spaces, strict=True)}


@remembered
def items_on_board(items: tuple[tuple[int, ...], ...]) -> dict[str, list[str]]:
    """By space: the Items that lie there."""
    return {space: names(ITEMS, lying) for space, lying in zip(SPACES, items, strict=True) if lying}


def _mats(t: Village) -> MatViews:
    """How far the task of each mat has come."""
    mats = MatViews()
    for mat in t.mats:
        setattr(mats, MATS[mat], SHOWN[mat].view(t))
    return mats


def _terms(t: Village, mat: int) -> TermsView:
    return TermsView(t.orders[mat], _price(price(t, mat)), SHOWN[mat].walks_exactly(t))


@remembered
def _price(price: tuple[tuple[int, int], ...]) -> PriceView:
    return PriceView(**{COLOURS[colour]: total for colour, total in price})


def strike_view(strike: Strike) -> StrikeView:
    """What a Monster did with its strike, as far as it has come."""
    return StrikeView(
        symbol=SYMBOLS[strike.symbol],
        monster=MONSTERS[strike.monster],
        left=place(strike.left),
        came=place(strike.came),
        person=FIGURES[strike.person] if strike.person != NOBODY else None,
        dice=names(FACES, strike.dice),
        powered=bool(strike.powered),
        gave=[GiftView(HEROES[hero], ITEMS[item]) for hero, item in strike.gave],
        fallen=names(FIGURES, strike.fallen),
        steps=_steps(strike),
    )


def _steps(strike: Strike) -> int:
    if OFF_BOARD in (strike.left, strike.came):
        return 0
    return distances_from(FIRST_MONSTER + strike.monster, strike.left)[strike.came]


def _strikers(t: Village) -> list[str | None]:
    if t.card == NOTHING:
        return []
    monsters = [t.frenzied() if symbol == FRENZY else symbol for symbol in CARD_STRIKES[t.card]]
    return [MONSTERS[monster] if t.in_play(monster) else None for monster in monsters]


def _foreseen(t: Village) -> ForeseenView | None:
    coming = next_strike(t)
    if coming is None:
        return None
    return ForeseenView(MONSTERS[coming.monster], names(SPACES, coming.path), names(FIGURES, coming.people))


def defeats(t: Village) -> dict[str, DefeatView]:
    """The mats whose Monsters were defeated: in which turn, and by whose Hero if one did it."""
    return {MATS[mat]: DefeatView(turn, seat if seat != NOBODY else UNSET) for mat, turn, seat in t.defeated}


class Part(NamedTuple):
    """A part of the view: how it is made, and of which attributes of the table."""

    make: Callable[[Village], Any]
    of: tuple[str, ...]


def _part(make: Callable[[Village], Any], *of: str) -> Part:
    return Part(make, of)


PARTS: Final[dict[str, Part]] = {
    "turn": _part(lambda t: t.turn, "turn"),
    "turn_number": _part(lambda t: t.turns, "turns"),
    "phase": _part(lambda t: t.phase, "phase"),
    "actions": _part(lambda t: t.actions, "actions"),
    "monster_phase_skipped": _part(lambda t: bool(t.monster_phase_skipped), "monster_phase_skipped"),
    "terror": _part(lambda t: t.terror, "terror"),
    "skull": _part(lambda t: SKULL),
    "frenzy": _part(lambda t: MATS[t.frenzy] if t.frenzy != NOTHING else None, "frenzy"),
    "frenzied": _part(lambda t: MONSTERS[t.frenzied()] if t.frenzy != NOTHING else None, "frenzy"),
    "card": _part(lambda t: CARDS[t.card] if t.card != NOTHING else None, "card"),
    "strikers": _part(_strikers, "card", "frenzy", "mats"),
    "dice": _part(lambda t: names(FACES, t.dice), "dice"),
    "die": _part(lambda t: names(FACES, t.faces), "faces"),
    "strikes": _part(lambda t: [strike_view(strike) for strike in t.strikes], "strikes"),
    "next_strike": _part(_foreseen, *FIELDS),
    "threats": _part(lambda t: [_threat(*threat) for threat in threats(t)], "at", "mats"),
    "heroes": _part(
        lambda t: [hero_view(t, s) for s in range(len(t.heroes))],
        *("heroes", "at", "held", "perks", *[sign.holder for sign, _ in SIGNS.values()]),
    ),
    "villagers": _part(lambda t: _villagers(tuple(t.at[FIRST_VILLAGER:FIRST_MONSTER])), "at"),
    "monsters": _part(monsters_on_board, "at", "mats"),
    "items": _part(lambda t: items_on_board(tuple(t.items)), "items"),
    "mats": _part(_mats, "mats", "at", "boat", "coffins", "humanity", "evidence", "scarabs", "face_down", "cure", "cure_holder"),
    "terms": _part(lambda t: {MATS[mat]: _terms(t, mat) for mat in t.mats}, "mats", "orders", "exact_teaching", "wolf_man_red"),
    "defeated": _part(defeats, "defeated"),
    "item_bag": _part(lambda t: len(t.bag), "bag"),
    "item_discard": _part(lambda t: names(ITEMS, t.discard), "discard"),
    "monster_deck": _part(lambda t: len(t.monster_deck), "monster_deck"),
    "monster_discard": _part(lambda t: names(CARDS, t.monster_discard), "monster_discard"),
    "perk_deck": _part(lambda t: len(t.perk_deck), "perk_deck"),
    "perk_discard": _part(lambda t: names(PERKS, t.perk_discard), "perk_discard"),
    "perk_played": _part(lambda t: PERKS[t.playing] if t.playing != NOTHING else None, "playing"),
}
"""The view, part by part, in the order in which it is told."""
_MADE_OF: Final[dict[str, list[str]]] = {
    attribute: [name for name, part in PARTS.items() if attribute in part.of] for attribute in FIELDS
}


def components(t: Village) -> dict[str, int]:
    """How many there are of every component, wherever they are."""
    items = [*t.bag.cards(), *t.discard, *[i for s in t.items for i in s], *[i for h in t.held for i in h], *t.evidence, *t.cure]
    cards = [*t.monster_deck.cards(), *t.monster_discard, t.card]
    perks = [*t.perk_deck.cards(), *t.perk_discard, *[p for held in t.perks for p in held], t.playing]
    count = {f"item {name}": items.count(i) for i, name in enumerate(ITEMS)}
    count |= {f"card {name}": cards.count(i) for i, name in enumerate(CARDS)}
    count |= {f"perk {name}": perks.count(i) for i, name in enumerate(PERKS)}
    return count
