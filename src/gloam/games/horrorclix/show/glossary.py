"""The components of HorrorClix by id, for clients that draw them: everything that stays the same in every game."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Struct

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix import content
from gloam.games.horrorclix.armies import SAMPLES, cost
from gloam.games.horrorclix.content import CONTENT, RINGS, click_values
from gloam.games.horrorclix.rules.ground import GROUNDS, Ground, listed
from gloam.games.horrorclix.show.names import written_power
from gloam.games.horrorclix.show.texts import TEXTS
from gloam.games.horrorclix.show.view import STATUSES, Action, Edge, Slot
from gloam.games.horrorclix.table import PHASES
from gloam.kernel.views import one_of
from gloam.show.glossaries import Glossary, Info, Made, Value, by_id, rows
from gloam.show.texts import NamedInfo
from gloam.show.words import listed as in_words

_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")

RANKS: Final = ("rookie", "experienced", "veteran", "unique", "limited", "super_rare", "promotional", "minion")
RINGS_OF: Final[dict[str, str]] = {**{rank: ring for ring, rank in RINGS.items()}, "minion": "none"}
Rank = Annotated[str, one_of("Rank", RANKS)]
Ring = Annotated[str, one_of("Ring", (*RINGS, "none"))]
Mode = Annotated[str, one_of("Mode", ("walk", "fly", "swim"))]
CardKind = Annotated[str, one_of("CardKind", ("single", "transforming", "crossroads", "none"))]
PowerKind = Annotated[str, one_of("PowerKind", ("static", "dependant", "cabal", "trait"))]
TwistKind = Annotated[str, one_of("TwistKind", ("twist", "subplot", "clock"))]
Moment = Annotated[
    str,
    one_of(
        "Moment",
        ("suspense", "own_suspense", "slaying", "attack_roll", "damage", "slain", "hunting", "move", "preview", "setup"),
    ),
]
Terrain = Annotated[str, one_of("Terrain", ("clear", "hindering", "water", "blocking"))]


# --- monsters ---------------------------------------------------------------------------------------------------------


class EntryInfo(Struct, array_like=True):
    """One value of a click (None for an hourglass), and the colour of the circle round it ("" if there is none)."""

    value: int | None
    colour: str


class PowerRef(Struct, array_like=True):
    """A power as a card names it: its id, and what stands behind its name."""

    power: str
    given: str


class SideInfo(Struct):
    """One side of a monster's card: what each colour means, and the traits."""

    title: str
    classes: list[str]
    powers: dict[str, PowerRef]
    traits: list[PowerRef]


def _side(monster: content.Monster, side: content.Side) -> SideInfo:
    return SideInfo(
        title=side.title,
        classes=list(side.classes or monster.classes),
        powers={colour: _written(power) for colour, power in side.powers.items()},
        traits=[_written(trait) for trait in side.traits],
    )


def _written(text: str) -> PowerRef:
    power, given = written_power(text)
    return PowerRef(c.POWERS[power], given)


def _transforms(when: content.Transforms | None) -> str:
    """When a card is turned over: "when it has slain two victims or killed a monster"."""
    if when is None:
        return ""
    slain = [f"slain {'a victim' if when.slays == 1 else f'{_NUMBERS[when.slays]} victims'}"] if when.slays else []
    killed = [f"killed {'a monster' if when.kills == 1 else f'{_NUMBERS[when.kills]} monsters'}"] if when.kills else []
    return f"when it has {in_words(slain + killed, 'or')}"


_VERSION: Final = Info(
    content.Monster,
    "One version of a monster, or a minion: base, dial and card.",
    "name family rank ring points classes cabal leads mode range bolts green red dial card sides transforms set number",
    "VersionInfo",
    rank=Rank,
    ring=Made(Ring, lambda monster: RINGS_OF[monster.rank]),
    cabal=Made(str | None, lambda monster: monster.cabal or None),
    leads=Made(str | None, lambda monster: monster.cabal_power or None),  # the cabal power that it gives as a leader
    mode=Made(Mode, "speed"),
    red=Made(int | None, lambda monster: monster.red or None),  # the click to which it is turned when it transforms
    dial=Made(  # speed, attack, defense and damage of each click; [] is skulls
        list[list[EntryInfo]],
        lambda monster: [[EntryInfo(*entry) for entry in click_values(click)] for click in monster.dial],
    ),
    card=CardKind,
    sides=Made(list[SideInfo], lambda monster: [_side(monster, side) for side in monster.side]),
    transforms=Made(str, lambda monster: _transforms(monster.transforms)),  # when its card is turned over, in words
)


def _minion(number: int, minion: content.Minion) -> Any:
    return _VERSION.kind(
        name=minion.name,
        family=minion.id,
        rank="minion",
        ring="none",
        points=0,
        classes=list(minion.classes),
        cabal=None,
        leads=None,
        mode=minion.speed,
        range=0,
        bolts=c.BOLTS[c.FIRST_MINION + number],
        green=1,
        red=None,
        dial=[[EntryInfo(value, "") for value in minion.values], []],
        card="none",
        sides=[],
        transforms="",
        set="minions",
        number=number + 1,
    )


# --- powers, cabals and maps ------------------------------------------------------------------------------------------

_SWITCHED_ON: Final = {"none": [], "move": ["move"], "close": ["close"], "ranged": ["ranged"], "combat": ["close", "ranged"]}


def _cabal(cabal: content.Cabal) -> dict[str, Any]:
    members = [monster for monster in CONTENT.monsters if monster.cabal == cabal.id]
    leaders = [monster for monster in members if monster.cabal_power]
    power, ids = leaders[0].cabal_power, [leader.id for leader in leaders]
    return {"name": cabal.name, "power": power, "leaders": ids, "members": [member.id for member in members]}


class WallInfo(Struct, array_like=True):
    """A wall on an edge of a space."""

    at: str
    edge: Edge


def _map(name: str, ground: Ground) -> dict[str, Any]:
    kinds = (("hindering", ground.hindering), ("water", ground.water), ("blocking", ground.blocking))

    def terrain(space: int) -> str:
        return next((kind for kind, spaces in kinds if (spaces >> space) & 1), "clear")

    rows = [range(row * c.WIDTH, (row + 1) * c.WIDTH) for row in range(c.HEIGHT)]
    return {
        "name": name,
        "kind": ground.kind,
        "terrain": [[terrain(space) for space in row] for row in rows],
        "indoors": [[(ground.indoor >> space) & 1 == 1 for space in row] for row in rows],
        "walls": [
            *[WallInfo(c.SPACES[space], "east") for space in listed(ground.walls_east)],
            *[WallInfo(c.SPACES[space], "south") for space in listed(ground.walls_south)],
        ],
        "victim_spaces": [c.SPACES[space] for space in listed(ground.victim_spaces)],
        "starts": {c.EDGES[edge]: [c.SPACES[space] for space in listed(spaces)] for edge, spaces in enumerate(ground.starts)},
    }


# --- all of it --------------------------------------------------------------------------------------------------------

GLOSSARY: Final = Glossary(
    columns=c.WIDTH,
    rows=c.HEIGHT,
    versions=_VERSION.by_id(
        {
            **{monster.id: _VERSION.of(monster) for monster in CONTENT.monsters},
            **{c.VERSIONS[c.FIRST_MINION + n]: _minion(n, minion) for n, minion in enumerate(CONTENT.minions)},
        },
    ),
    powers=by_id(
        CONTENT.powers,
        "A power or trait, and the actions a dependant one can be switched on with.",
        "name kind slot actions text",
        kind=PowerKind,
        slot=Made(Slot, lambda power: "cabal" if power.kind == "cabal" else power.slot),
        actions=Made(list[Action], lambda power: _SWITCHED_ON[power.symbol]),
    ),
    twists=by_id(
        CONTENT.twists,
        "A plot twist, subplot or ticking clock.",
        "name kind moment when text needs",
        kind=TwistKind,
        moment=Made(Moment, "when"),
        when=Made(str, lambda twist: TEXTS.words["moments"][twist.when]),  # the moment in a few words
    ),
    cabals=rows(
        "CabalInfo",
        "A cabal: its power, who can lead it, who belongs to it.",
        {cabal.id: _cabal(cabal) for cabal in CONTENT.game.cabal},
    ),
    classes=by_id(CONTENT.game.classes, "A class of monsters.", "name major"),
    archetypes=by_id(
        CONTENT.victims,
        "A kind of victim.",
        "name female speed limited",
        "ArchetypeInfo",
        female=Made(bool, lambda victim: victim.sex == "female"),
    ),
    maps=rows(
        "MapInfo",
        "A map: its terrain row by row, walls, victim spaces and starting areas.",
        {entry.id: _map(entry.name, GROUNDS[n]) for n, entry in enumerate(CONTENT.maps)},
        terrain=list[list[Terrain]],
        walls=list[WallInfo],
        starts=dict[str, list[str]],  # by edge
    ),
    objects=Value(dict[str, NamedInfo], TEXTS.glossary["objects"]),
    markers=Value(dict[str, NamedInfo], TEXTS.glossary["markers"]),
    statuses=Value(dict[str, NamedInfo], {status: TEXTS.glossary["statuses"][status] for status in STATUSES}),
    phases=Value(dict[str, NamedInfo], {phase: TEXTS.glossary["phases"][phase] for phase in PHASES}),
    scenarios=by_id(CONTENT.game.scenario, "A scenario.", "name map build_total text"),
    armies=rows(
        "ArmyInfo",
        "A sample army.",
        {
            name: {
                "name": army.name,
                "build_total": army.build_total,
                "points": cost(army),
                "monsters": army.monsters,
                "crypt": army.crypt,
                "victims": army.victims,
            }
            for name, army in SAMPLES.items()
        },
    ),
)
