"""Setting up: the Monsters' mats, then the players."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrified.answers import DEAL_HERO, DEAL_MAT, DEAL_SEAT
from gloam.games.horrified.components import (
    ALL_PERKS,
    DICE_FACES,
    FIRST_MONSTER,
    HERO_SOLO,
    HERO_START,
    HEROES,
    ITEMS_AT_START,
    MAT_FIGURES,
    MAT_FRENZY,
    MAT_FRENZY_IN_EXAMPLE,
    MATS,
    MONSTER_START,
    PERK_SOLO,
    SOLO_TERROR_START,
    TERROR_START,
    Hero,
    Mat,
)
from gloam.games.horrified.rules.monster import BY_MAT
from gloam.games.horrified.table import Village, rule
from gloam.kernel.decks import shuffled
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game, Step

RANDOM: Final = -1


def new_table(seats: int, options: dict[str, Any]) -> Village:
    """A table with what was chosen beforehand; chance does the rest."""
    t = Village(seats)
    t.terror = SOLO_TERROR_START if seats == 1 else TERROR_START
    t.orders = MAT_FRENZY
    if options["frenzy_order"] == "example":
        t.orders = MAT_FRENZY_IN_EXAMPLE
    t.faces = dict(DICE_FACES)[options["dice"]]
    for rules in BY_MAT:
        rules.take_options(t, options)
    t.perks_replaced = int(options["solo_perks"] == "replace")
    if seats == 1 and not t.perks_replaced:
        t.perk_deck = shuffled(tuple([perk for perk in ALL_PERKS if PERK_SOLO[perk]]))
    t.mats = _in_order(t, [MATS.index(mat) for mat in options["monsters"]])
    chosen = options["heroes"]
    if len(chosen) == seats and "" not in chosen:
        t.heroes = tuple([HEROES.index(hero) for hero in chosen])
    return t


def first_steps(options: dict[str, Any]) -> tuple[Step, ...]:
    """What is to do on a new table: as many Monsters as were chosen, or as many random ones."""
    chosen: list[str] = options["monsters"]
    return (("setup", len(chosen) or options["how_many"], options["first_player"]),)


def _in_order(t: Village, mats: list[int]) -> tuple[int, ...]:
    return tuple(sorted(mats, key=lambda mat: t.orders[mat]))


@rule
def setup(g: Game, t: Village, monsters: int, first: int) -> None:
    """Set up the Monsters, then the players. `monsters` mats are in the game; `first` seat begins, or a random one."""
    g.then(
        ("choose_monsters", monsters),
        ("monster_setup",),
        ("deal_badges",),
        ("hero_setup",),
        *[("draw_perk", seat) for seat in range(t.seats)],
        ("place_items", ITEMS_AT_START),
        ("first_player", first),
        ("turn",),
    )


@rule
def choose_monsters(g: Game, t: Village, monsters: int) -> None:
    """Random Monsters, as many as are wanted, if none were chosen."""
    if len(t.mats) < monsters:
        g.chance(DEAL_MAT, tuple([mat for mat in range(len(MATS)) if mat not in t.mats]), ("monster_chosen", monsters))


@rule
def monster_chosen(g: Game, t: Village, monsters: int, mat: Mat) -> None:
    """The mats lie in a row by Frenzy Order. [setup.mat-row]"""
    t.mats = _in_order(t, [*t.mats, mat])
    g.then(("choose_monsters", monsters))


@rule
def monster_setup(g: Game, t: Village) -> None:
    """Each chosen Monster as its own instructions say; the marker on the lowest Frenzy Order. [setup.monster-specific]"""
    lay_out_mats(t)
    for mat in t.mats:
        g.then(*BY_MAT[mat].first_steps())


def lay_out_mats(t: Village) -> None:
    """All that needs no chance. [setup.creature, setup.dracula, setup.frankenstein-and-bride, setup.frenzy-on-lowest]"""
    t.frenzy = t.mats[0]
    for mat in t.mats:
        for monster in MAT_FIGURES[mat]:
            t.at[FIRST_MONSTER + monster] = MONSTER_START[monster]
        BY_MAT[mat].lay_out(t)


@rule
def deal_badges(g: Game, t: Village) -> None:
    """Each player gets the Hero that was chosen for them, or one at random of those nobody chose; alone, nobody plays the Courier.

    [setup.random-badges, solo.no-courier]
    """
    chosen = g.setup.options["heroes"]
    while len(t.heroes) < min(t.seats, len(chosen)) and chosen[len(t.heroes)]:
        t.heroes += (HEROES.index(chosen[len(t.heroes)]),)
    if len(t.heroes) < t.seats:
        taken = [*t.heroes, *[HEROES.index(hero) for hero in chosen if hero]]
        left = [h for h in range(len(HEROES)) if h not in taken and (t.seats > 1 or HERO_SOLO[h])]
        g.chance(DEAL_HERO, tuple(left), ("badge_dealt",))


@rule
def badge_dealt(g: Game, t: Village, hero: Hero) -> None:
    """The next seat has its Hero."""
    t.heroes += (hero,)
    g.then(("deal_badges",))


@rule
def hero_setup(g: Game, t: Village) -> None:
    """Each Hero starts where its Badge says. [setup.hero-start-location]"""
    for hero in t.heroes:
        t.at[hero] = HERO_START[hero]


@rule
def first_player(g: Game, t: Village, first: int) -> None:
    """A named seat begins, or a random one. [setup.first-player]"""
    if first == RANDOM:
        g.chance(DEAL_SEAT, tuple(range(t.seats)), ("begins",))
    else:
        g.then(("begins", first))


@rule
def begins(g: Game, t: Village, seat: Seat) -> None:
    """This seat takes the first turn."""
    t.first = seat
    t.turn = seat
