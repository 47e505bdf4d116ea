"""The map with all that stands on it as numbers, for machines that learn."""

from __future__ import annotations

from typing import Final, get_args

from gloam.games.horrorclix.components import (
    ACTIONS,
    ARCHETYPES,
    CABALS,
    CLASSES,
    EDGES,
    MAPS,
    MARKERS,
    MONSTERS,
    OBJECTS,
    POWERS,
    SCENARIOS,
    SPACES,
    TWISTS,
    VERSIONS,
    VICTIMS,
)
from gloam.games.horrorclix.components import SEATS as SEAT_WORDS
from gloam.games.horrorclix.show import view as v
from gloam.games.horrorclix.table import PHASES
from gloam.kernel.observation import Flag, Index, LeftOut, Maybe, Number, OneOf, Parts, Row, Several, Square

SEEN_MONSTERS: Final = 48
"""Monsters of a higher number are not seen."""

FOR_PEOPLE: Final = "is told for people"
COLUMNS: Final = SPACES.index("a2")

SEAT: Final = OneOf(range(len(SEAT_WORDS)))
PLACE: Final = Square(SPACES, COLUMNS)
MONSTER: Final = Index(MONSTERS)
VICTIM: Final = Index(VICTIMS)
TWIST: Final = Index(TWISTS)
SOME_TWISTS: Final = Several(TWISTS, 4)
EDGE: Final = OneOf(EDGES)
VALUE: Final = Maybe(Number(40))

TARGET: Final = Parts(
    v.AimView,
    target=MONSTER,
    attack=LeftOut("is in what is needed"),
    defense=LeftOut("is in what is needed"),
    needs=VALUE,
    chance=Number(100),
    damage=LeftOut("is in the clicks"),
    clicks=VALUE,
    deadly=Flag(),
    pierces=Flag(),
    line=OneOf(get_args(v.Line)[1].extra_json_schema["enum"]),
    through=LeftOut(FOR_PEOPLE),
    evades=Number(6),
)
PLAYER: Final = Maybe(
    Parts(
        v.PlayerView,
        seat=LeftOut("is the place in the row"),
        team=Number(len(SEAT_WORDS)),
        edge=EDGE,
        army_points=Number(2000),
        points=Number(2000, -200),
        total=Number(2000, -200),
        in_game=Flag(),
        clicks_left=Number(1000),
        slain=Number(len(VICTIMS)),
        rescued=Number(len(VICTIMS)),
        crypt_size=Number(60),
        crypt=SOME_TWISTS,
        played=SOME_TWISTS,
        removed=SOME_TWISTS,
        subplot=Maybe(
            Parts(v.SubplotView, card=TWIST, hated=Index(CLASSES), monster=MONSTER, worth=Number(200, -50)),
        ),
        cabals=Row(Parts(v.CabalView, cabal=OneOf(CABALS), leader=MONSTER, power=LeftOut("is the cabal's")), 3),
    )
)
MONSTER_STANDING: Final = Maybe(
    Parts(
        v.MonsterView,
        id=LeftOut("is the place in the row"),
        version=Index(VERSIONS),
        name=LeftOut(FOR_PEOPLE),
        owner=SEAT,
        controller=SEAT,
        state=OneOf(v.STATES),
        at=PLACE,
        click=Number(30),
        left=Number(30),
        line=Number(30),
        side=OneOf(("a", "b")),
        values=Parts(v.ValuesView, speed=VALUE, attack=VALUE, defense=VALUE, damage=VALUE),
        reasons=LeftOut(FOR_PEOPLE),
        powers=Row(Parts(v.PowerView, power=Index(POWERS), given=LeftOut(FOR_PEOPLE), slot=LeftOut("is the power's")), 10),
        next=LeftOut(FOR_PEOPLE),
        tokens=Number(9),
        acted=Flag(),
        statuses=Several(v.STATUSES),
        victims=LeftOut("is told by the victims"),
        slays=Number(20),
        kills=Number(60),
    )
)
VICTIM_STANDING: Final = Maybe(
    Parts(
        v.VictimView,
        id=LeftOut("is the place in the row"),
        name=LeftOut(FOR_PEOPLE),
        where=OneOf(v.PLACES),
        at=PLACE,
        face_down=Flag(),
        archetype=OneOf(ARCHETYPES),
        speed=VALUE,
        holder=MONSTER,
        rescued=Flag(),
        shifted=Flag(),
    )
)

CLIX: Final = Parts(
    v.ClixView,
    scenario=OneOf(SCENARIOS),
    build_total=Number(2000),
    victim_points=Number(255),
    rescue_goal=Number(len(VICTIMS)),
    map=OneOf(MAPS),
    turn=Number(255),
    limit=Number(255),
    active=SEAT,
    first=SEAT,
    phase=OneOf(PHASES),
    actions=Number(30),
    base_actions=Number(30),
    players=Row(PLAYER, len(SEAT_WORDS)),
    monsters=Row(MONSTER_STANDING, SEEN_MONSTERS),
    victims=Row(VICTIM_STANDING, len(VICTIMS)),
    pool=Number(len(VICTIMS)),
    clock=Maybe(Parts(v.ClockView, card=TWIST, seat=SEAT)),
    effects=Row(Maybe(Parts(v.EffectView, card=TWIST, until=SEAT, forever=Flag(), monster=MONSTER, victim=VICTIM, seat=SEAT)), 12),
    objects=Row(Maybe(Parts(v.ObjectView, kind=OneOf(OBJECTS), at=PLACE, edge=EDGE, open=Flag())), 24),
    markers=Row(Maybe(Parts(v.MarkerView, kind=OneOf(MARKERS), at=PLACE)), 24),
    chosen=VICTIM,
    action=Maybe(
        Parts(v.ActionView, monster=MONSTER, power=Index(POWERS), frenzy=Flag(), left=Number(60), carries=VICTIM),
    ),
    attack=Maybe(
        Parts(
            v.AttackView,
            attacker=MONSTER,
            kind=OneOf(ACTIONS),
            power=Index(POWERS),
            targets=Row(Maybe(TARGET), 8),
            dice=Row(Number(6), 4),
            hits=Row(MONSTER, 8),
            shares=Row(Number(30), 8),
            smashes=PLACE,
        )
    ),
    slaying=Maybe(Parts(v.SlayingView, monster=MONSTER, victim=VICTIM)),
)
"""The table as a seat sees it, as numbers."""
