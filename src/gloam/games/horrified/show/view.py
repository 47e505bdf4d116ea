"""The table by names: what a seat sees of it, and all components wherever they lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.movement import distances_from
from gloam.games.horrified.rules.tasks import price
from gloam.games.horrified.show.domains import NOWHERE
from gloam.games.horrified.show.foresight import next_strike, threats
from gloam.games.horrified.show.monsters import SHOWN, SIGNS, MatViews, signs_of
from gloam.games.horrified.show.shapes import (
    DefeatView,
    ForeseenView,
    GiftView,
    HeroView,
    PriceView,
    StrikeView,
    TermsView,
    ThreatView,
    VillageView,
)
from gloam.games.horrified.table import FIELDS, NOBODY, NOTHING, OFF_BOARD, Strike, Village
from gloam.show.naming import name_or_none, named, remembered

# --- showing it -------------------------------------------------------------------------------------------------------


def place(space: int) -> str:
    """A space's name, or NOWHERE."""
    return c.SPACES[space] if space != OFF_BOARD else NOWHERE


def view(t: Village, seat: int) -> VillageView:
    """Everything on the table is open but the order of the decks, and that does not exist."""
    return VillageView(**{name: part.make(t) for name, part in PARTS.items()})


def view_again(t: Village, seen: VillageView, different: Sequence[str]) -> VillageView:
    """The same, from the view of a table that differs in these attributes: only what is made of them is made anew."""
    return replace(seen, **{name: make(t) for name, make in _made_of(tuple(different))})


@remembered
def _made_of(attributes: tuple[str, ...]) -> tuple[tuple[str, Callable[[Village], Any]], ...]:
    """The parts of a view that are made of one of these attributes, and how."""
    return tuple([(name, part.make) for name, part in PARTS.items() if not set(attributes).isdisjoint(part.of)])


def hero_view(t: Village, seat: int) -> HeroView:
    """A seat's Hero and what it holds."""
    hero = t.heroes[seat]
    signs = tuple(sorted([sign.id for sign in signs_of(t, seat)]))
    return _hero(hero, seat, t.at[hero], t.held[seat], t.perks[seat], signs)


@remembered
def _threat(monster: int, people: tuple[int, ...], distance: int, reach: tuple[tuple[int, int], ...]) -> ThreatView:
    near = {c.SPACES[space]: steps for space, steps in reach}
    return ThreatView(c.MONSTERS[monster], named(c.FIGURES, people), distance, near)


@remembered
def _hero(hero: int, seat: int, space: int, items: tuple[int, ...], perks: tuple[int, ...], signs: tuple[str, ...]) -> HeroView:
    return HeroView(c.HEROES[hero], seat, place(space), named(c.ITEMS, items), named(c.PERKS, perks), list(signs))


def monsters_on_board(t: Village) -> dict[str, str]:
    return {c.MONSTERS[monster]: place(t.monster_at(monster)) for monster in t.monsters_in_play()}


@remembered
def _villagers(spaces: tuple[int, ...]) -> dict[str, str]:
    return {villager: place(space) for villager, space in zip(c.VILLAGERS, spaces, strict=True)}


@remembered
def items_on_board(items: tuple[tuple[int, ...], ...]) -> dict[str, list[str]]:
    """By space: the Items that lie there."""
    return {space: named(c.ITEMS, lying) for space, lying in zip(c.SPACES, items, strict=True) if lying}


def _mats(t: Village) -> MatViews:
    """How far the task of each mat has come."""
    mats = MatViews()
    for mat in t.mats:
        setattr(mats, c.MATS[mat], SHOWN[mat].view(t))
    return mats


def _terms(t: Village, mat: int) -> TermsView:
    return TermsView(t.orders[mat], _price(price(t, mat)), SHOWN[mat].walks_exactly(t))


@remembered
def _price(price: tuple[tuple[int, int], ...]) -> PriceView:
    return PriceView(**{c.COLOURS[colour]: total for colour, total in price})


def strike_view(strike: Strike) -> StrikeView:
    """What a Monster did with its strike, as far as it has come."""
    return StrikeView(
        symbol=c.SYMBOLS[strike.symbol],
        monster=c.MONSTERS[strike.monster],
        left=place(strike.left),
        came=place(strike.came),
        person=name_or_none(c.FIGURES, strike.person),
        dice=named(c.FACES, strike.dice),
        powered=bool(strike.powered),
        gave=[GiftView(c.HEROES[hero], c.ITEMS[item]) for hero, item in strike.gave],
        fallen=named(c.FIGURES, strike.fallen),
        steps=_steps(strike),
    )


def _steps(strike: Strike) -> int:
    if OFF_BOARD in (strike.left, strike.came):
        return 0
    return distances_from(c.FIRST_MONSTER + strike.monster, strike.left)[strike.came]


def _strikers(t: Village) -> list[str | None]:
    if t.card == NOTHING:
        return []
    monsters = [t.frenzied() if symbol == c.FRENZY else symbol for symbol in c.CARD_STRIKES[t.card]]
    return [c.MONSTERS[monster] if t.in_play(monster) else None for monster in monsters]


def _foreseen(t: Village) -> ForeseenView | None:
    coming = next_strike(t)
    if coming is None:
        return None
    return ForeseenView(c.MONSTERS[coming.monster], named(c.SPACES, coming.path), named(c.FIGURES, coming.people))


def defeats(t: Village) -> dict[str, DefeatView]:
    """The mats whose Monsters were defeated: in which turn, and by whose Hero if one did it."""
    return {c.MATS[mat]: DefeatView(turn, seat if seat != NOBODY else UNSET) for mat, turn, seat in t.defeated}


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
    "skull": _part(lambda t: c.SKULL),
    "frenzy": _part(lambda t: name_or_none(c.MATS, t.frenzy), "frenzy"),
    "frenzied": _part(lambda t: c.MONSTERS[t.frenzied()] if t.frenzy != NOTHING else None, "frenzy"),
    "card": _part(lambda t: name_or_none(c.CARDS, t.card), "card"),
    "strikers": _part(_strikers, "card", "frenzy", "mats"),
    "dice": _part(lambda t: named(c.FACES, t.dice), "dice"),
    "die": _part(lambda t: named(c.FACES, t.faces), "faces"),
    "strikes": _part(lambda t: [strike_view(strike) for strike in t.strikes], "strikes"),
    "next_strike": _part(_foreseen, *FIELDS),
    "threats": _part(lambda t: [_threat(*threat) for threat in threats(t)], "at", "mats"),
    "heroes": _part(
        lambda t: [hero_view(t, s) for s in range(len(t.heroes))],
        *("heroes", "at", "held", "perks", *[sign.holder for sign, _ in SIGNS.values()]),
    ),
    "villagers": _part(lambda t: _villagers(tuple(t.at[c.FIRST_VILLAGER : c.FIRST_MONSTER])), "at"),
    "monsters": _part(monsters_on_board, "at", "mats"),
    "items": _part(lambda t: items_on_board(tuple(t.items)), "items"),
    "mats": _part(_mats, "mats", "at", "boat", "coffins", "humanity", "evidence", "scarabs", "face_down", "cure", "cure_holder"),
    "terms": _part(lambda t: {c.MATS[mat]: _terms(t, mat) for mat in t.mats}, "mats", "orders", "exact_teaching", "wolf_man_red"),
    "defeated": _part(defeats, "defeated"),
    "item_bag": _part(lambda t: len(t.bag), "bag"),
    "item_discard": _part(lambda t: named(c.ITEMS, t.discard), "discard"),
    "monster_deck": _part(lambda t: len(t.monster_deck), "monster_deck"),
    "monster_discard": _part(lambda t: named(c.CARDS, t.monster_discard), "monster_discard"),
    "perk_deck": _part(lambda t: len(t.perk_deck), "perk_deck"),
    "perk_discard": _part(lambda t: named(c.PERKS, t.perk_discard), "perk_discard"),
    "perk_played": _part(lambda t: name_or_none(c.PERKS, t.playing), "playing"),
}
"""The view, part by part, in the order in which it is told."""


def components(t: Village) -> dict[str, int]:
    """How many there are of every component, wherever they are."""
    items = [*t.bag.cards(), *t.discard, *[i for s in t.items for i in s], *[i for h in t.held for i in h], *t.evidence, *t.cure]
    cards = [*t.monster_deck.cards(), *t.monster_discard, t.card]
    perks = [*t.perk_deck.cards(), *t.perk_discard, *[p for held in t.perks for p in held], t.playing]
    count = {f"item {name}": items.count(i) for i, name in enumerate(c.ITEMS)}
    count |= {f"card {name}": cards.count(i) for i, name in enumerate(c.CARDS)}
    count |= {f"perk {name}": perks.count(i) for i, name in enumerate(c.PERKS)}
    return count
