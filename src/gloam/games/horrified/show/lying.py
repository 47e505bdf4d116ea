"""What lies on the table, gathered as it is shown: by numbers still."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, NamedTuple

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.movement import distances_from
from gloam.games.horrified.rules.tasks import price
from gloam.games.horrified.show.monsters import SHOWN, SIGNS
from gloam.games.horrified.table import NOBODY, NOTHING, OFF_BOARD, Village

Numbers = tuple[int, ...]

Hero = tuple[int, int, int, Numbers, Numbers, Numbers]
"""A Hero, its seat, where it is, its Items, its Perk cards and its signs, as in `HeroView`."""

Struck = tuple[int, int, int, int, int, Numbers, int, tuple[tuple[int, int], ...], Numbers]
"""What a Monster did with its strike, as in `StrikeView`."""

_HOLDERS: Final = attrgetter(*[sign.holder for _, (sign, _) in sorted(SIGNS.items())])
"""Whose Hero bears each sign."""


def heroes(t: Village) -> list[Hero]:
    """Each Hero in the game, by seat."""
    holders: Numbers = _HOLDERS(t)
    found: list[Hero] = []
    for seat, hero in enumerate(t.heroes):
        signs = tuple([sign for sign, holder in enumerate(holders) if holder == seat]) if seat in holders else ()
        found.append((hero, seat, t.at[hero], t.held[seat], t.perks[seat], signs))
    return found


def strikes(t: Village) -> tuple[Struck, ...]:
    """The strikes of the last Monster card drawn."""
    return tuple([(s.symbol, s.monster, s.left, s.came, s.person, s.dice, s.powered, s.gave, s.fallen) for s in t.strikes])


def villagers(t: Village) -> tuple[int, ...]:
    """Where each Villager is."""
    return tuple(t.at[c.FIRST_VILLAGER : c.FIRST_MONSTER])


def monsters(t: Village) -> dict[int, int]:
    """Where each Monster in play is, in the order of frenzy."""
    return {monster: t.monster_at(monster) for monster in t.monsters_in_play()}


class Terms(NamedTuple):
    """What this table plays a mat by: its place in the Frenzy Order, its price, and whether the taught walk just so far."""

    order: int
    price: tuple[tuple[int, int], ...]
    walks_exactly: bool | None


def terms(t: Village) -> dict[int, Terms]:
    """What this table plays the mats in play by."""
    return {mat: Terms(t.orders[mat], price(t, mat), SHOWN[mat].walks_exactly(t)) for mat in t.mats}


class Defeat(NamedTuple):
    """In which turn a mat's Monster was defeated, and by which seat."""

    turn: int
    seat: int = NOBODY


def defeats(t: Village) -> dict[int, Defeat]:
    """The mats whose Monsters were defeated."""
    return {mat: Defeat(turn, seat) for mat, turn, seat in t.defeated}


def steps(strike: Struck) -> int:
    """How far a Monster came for its strike."""
    _, monster, left, came, *_ = strike
    if OFF_BOARD in (left, came):
        return 0
    return distances_from(c.FIRST_MONSTER + monster, left)[came]


def strikers(t: Village) -> list[str | None]:
    """Who each symbol of the card stands for; None for who is not in the game."""
    if t.card == NOTHING:
        return []
    monsters = [t.frenzied() if symbol == c.FRENZY else symbol for symbol in c.CARD_STRIKES[t.card]]
    return [c.MONSTERS[monster] if t.in_play(monster) else None for monster in monsters]
