"""What lies on the table, gathered as it is shown: by numbers still."""

from __future__ import annotations

from typing import NamedTuple

from gloam.games.horrified import components as c
from gloam.games.horrified.rules.movement import distances_from
from gloam.games.horrified.rules.tasks import price
from gloam.games.horrified.show.monsters import SHOWN, SIGNS
from gloam.games.horrified.table import NOBODY, NOTHING, OFF_BOARD, Strike, Village


class Hero(NamedTuple):
    """A seat's Hero and what it holds, as on the table."""

    hero: int
    seat: int
    at: int
    items: tuple[int, ...]
    perks: tuple[int, ...]
    signs: tuple[str, ...]


def heroes(t: Village) -> list[Hero]:
    """Each Hero in the game, by seat."""
    holders = [(getattr(t, sign.holder), sign.id) for sign, _ in SIGNS.values()]
    return [
        Hero(hero, seat, t.at[hero], t.held[seat], t.perks[seat], tuple([sign for holder, sign in holders if holder == seat]))
        for seat, hero in enumerate(t.heroes)
    ]


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


def steps(strike: Strike) -> int:
    """How far a Monster came for its strike."""
    if OFF_BOARD in (strike.left, strike.came):
        return 0
    return distances_from(c.FIRST_MONSTER + strike.monster, strike.left)[strike.came]


def strikers(t: Village) -> list[str | None]:
    """Who each symbol of the card stands for; None for who is not in the game."""
    if t.card == NOTHING:
        return []
    monsters = [t.frenzied() if symbol == c.FRENZY else symbol for symbol in c.CARD_STRIKES[t.card]]
    return [c.MONSTERS[monster] if t.in_play(monster) else None for monster in monsters]
