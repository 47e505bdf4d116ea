"""The village as numbers, for machines that learn."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.components import (
    ALL_CARDS,
    ALL_ITEMS,
    ALL_PERKS,
    CARDS,
    COFFINS,
    CURE_STRENGTHS,
    FACES,
    FIGURES,
    HEROES,
    HUMANITY_MAX,
    ITEMS,
    LAIR,
    MATS,
    MONSTERS,
    MOST_PLAYERS,
    PERKS,
    SKULL,
    SPACES,
    SYMBOLS,
    VILLAGERS,
)
from gloam.games.horrified.show.monsters import MatViews
from gloam.games.horrified.show.monsters.creature import CreatureView
from gloam.games.horrified.show.monsters.dracula import DraculaView
from gloam.games.horrified.show.monsters.frankenstein import FrankensteinView
from gloam.games.horrified.show.monsters.invisible_man import InvisibleManView
from gloam.games.horrified.show.monsters.mummy import MummyView
from gloam.games.horrified.show.monsters.wolf_man import WolfManView
from gloam.games.horrified.show.view import NOWHERE, DefeatView, HeroView, PriceView, StrikeView, TermsView, VillageView
from gloam.kernel.observation import Flag, Keyed, LeftOut, Maybe, Number, OneOf, Parts, Row, Several

SEAT: Final = OneOf(range(MOST_PLAYERS))
PHASES: Final = ("", "hero", "monster")
PHASE: Final = OneOf(PHASES)
PLACE: Final = OneOf((NOWHERE, *SPACES))
MAT: Final = OneOf(MATS)
HERO: Final = OneOf(HEROES)
MONSTER: Final = OneOf(MONSTERS)
SYMBOL: Final = OneOf(SYMBOLS)
FIGURE: Final = OneOf(FIGURES)
PEOPLE_FALLEN: Final = Several(FIGURES)
CARD: Final = OneOf(CARDS)
PERK: Final = OneOf(PERKS)
DICE_SHOWN: Final = Several(FACES, 6)
SOME_ITEMS: Final = Several(ITEMS, 2)
SOME_CARDS: Final = Several(CARDS, 3)
SOME_PERKS: Final = Several(PERKS, 2)
SIGNS_BORNE: Final = Several(("cure", "hunted", "soul"))
COFFINS_LEFT: Final = Several([SPACES[space] for space in COFFINS])
CURE_SPOT: Final = OneOf(("", *ITEMS))
SCARAB: Final = Number(6)
SCARABS_HIDDEN: Final = Several(range(1, 7))

MOST_STRIKES: Final = 3

STRIKE: Final = Maybe(
    Parts(
        StrikeView,
        symbol=SYMBOL,
        monster=MONSTER,
        left=PLACE,
        came=PLACE,
        person=FIGURE,
        dice=DICE_SHOWN,
        powered=Flag(),
        gave=LeftOut("the Items lie among the discarded"),
        fallen=PEOPLE_FALLEN,
        steps=LeftOut("follows from where it left and came"),
    )
)
TERMS: Final = Parts(
    TermsView,
    order=Number(len(MATS)),
    price=Parts(PriceView, red=Number(20), blue=Number(20), yellow=Number(20)),
    walks_exactly=Flag(),
)
DEFEAT: Final = Maybe(Parts(DefeatView, turn=Number(255), seat=SEAT))

HERO_VIEW: Final = Parts(
    HeroView,
    hero=HERO,
    seat=LeftOut("is the place in the row"),
    at=PLACE,
    items=SOME_ITEMS,
    perks=SOME_PERKS,
    signs=SIGNS_BORNE,
)
MAT_VIEWS: Final = Parts(
    MatViews,
    creature=Maybe(Parts(CreatureView, complete=Flag(), boat=Number(LAIR), ahead=LeftOut("follows from the boat"))),
    dracula=Maybe(Parts(DraculaView, complete=Flag(), coffins=COFFINS_LEFT)),
    frankenstein_bride=Maybe(
        Parts(
            FrankensteinView,
            complete=Flag(),
            frankenstein=Number(HUMANITY_MAX[0]),
            bride=Number(HUMANITY_MAX[1]),
            apart=LeftOut("follows from where they stand"),
        )
    ),
    invisible_man=Maybe(Parts(InvisibleManView, complete=Flag(), evidence=SOME_ITEMS)),
    mummy=Maybe(Parts(MummyView, complete=Flag(), scarabs=Row(SCARAB, 7), face_down=SCARABS_HIDDEN)),
    wolf_man=Maybe(Parts(WolfManView, complete=Flag(), cure=Row(CURE_SPOT, len(CURE_STRENGTHS)), cure_on_mat=Flag())),
)

VILLAGE: Final = Parts(
    VillageView,
    turn=SEAT,
    turn_number=Number(255),
    phase=PHASE,
    actions=Number(20),
    monster_phase_skipped=Flag(),
    terror=Number(SKULL),
    skull=LeftOut("is always the same"),
    frenzy=MAT,
    frenzied=LeftOut("follows from the frenzy"),
    card=CARD,
    strikers=LeftOut("follow from the card and the mats"),
    dice=DICE_SHOWN,
    die=DICE_SHOWN,
    strikes=Row(STRIKE, MOST_STRIKES),
    next_strike=LeftOut("follows from where everyone stands"),
    threats=LeftOut("follow from where everyone stands"),
    heroes=Row(HERO_VIEW, MOST_PLAYERS),
    villagers=Keyed(VILLAGERS, PLACE),
    monsters=Keyed(MONSTERS, PLACE),
    items=Keyed(SPACES, SOME_ITEMS),
    mats=MAT_VIEWS,
    terms=Keyed(MATS, TERMS),
    defeated=Keyed(MATS, DEFEAT),
    item_bag=Number(len(ALL_ITEMS)),
    item_discard=SOME_ITEMS,
    monster_deck=Number(len(ALL_CARDS)),
    monster_discard=SOME_CARDS,
    perk_deck=Number(len(ALL_PERKS)),
    perk_discard=SOME_PERKS,
    perk_played=PERK,
)
"""The table as everyone sees it, as numbers."""
