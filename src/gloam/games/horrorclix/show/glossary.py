"""The components of HorrorClix by id, for clients that draw them: everything that stays the same in every game."""

from __future__ import annotations

from typing import Annotated, Final

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
from gloam.show.glossaries import by_id
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


# --- what there is ----------------------------------------------------------------------------------------------------


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


class VersionInfo(Struct):
    """One version of a monster, or a minion: base, dial and card."""

    name: str
    family: str
    rank: Rank
    ring: Ring
    points: int
    classes: list[str]
    cabal: str | None
    leads: str | None
    """The cabal power that it gives as a leader."""
    mode: Mode
    range: int
    bolts: int
    green: int
    """The click at which it starts."""
    red: int | None
    """The click to which it is turned when it transforms."""
    dial: list[list[EntryInfo]]
    """Speed, attack, defense and damage of each click; [] is skulls."""
    card: CardKind
    sides: list[SideInfo]
    transforms: str
    """When its card is turned over, in words."""
    set: str
    number: int


class PowerInfo(Struct):
    """A power or trait, and the actions a dependant one can be switched on with."""

    name: str
    kind: PowerKind
    slot: Slot
    actions: list[Action]
    text: str


class TwistInfo(Struct):
    """A plot twist, subplot or ticking clock."""

    name: str
    kind: TwistKind
    moment: Moment
    when: str
    """The moment in a few words."""
    text: str
    needs: list[str]
    """Versions of which one must be in the army."""


class CabalInfo(Struct):
    """A cabal: its power, who can lead it, who belongs to it."""

    name: str
    power: str
    leaders: list[str]
    members: list[str]


class ClassInfo(Struct):
    """A class of monsters."""

    name: str
    major: bool


class ArchetypeInfo(Struct):
    """A kind of victim."""

    name: str
    female: bool
    speed: int
    limited: bool


class WallInfo(Struct, array_like=True):
    """A wall on an edge of a space."""

    at: str
    edge: Edge


class MapInfo(Struct):
    """A map: its terrain row by row, walls, victim spaces and starting areas."""

    name: str
    kind: str
    terrain: list[list[Terrain]]
    indoors: list[list[bool]]
    walls: list[WallInfo]
    victim_spaces: list[str]
    starts: dict[str, list[str]]
    """By edge."""


class ScenarioInfo(Struct):
    """A scenario."""

    name: str
    map: str
    build_total: int
    text: str


class ArmyInfo(Struct):
    """A sample army."""

    name: str
    build_total: int
    points: int
    monsters: list[str]
    crypt: list[str]
    victims: list[str]


class Glossary(Struct):
    """Names, texts and numbers of all components."""

    columns: int
    rows: int
    versions: dict[str, VersionInfo]
    powers: dict[str, PowerInfo]
    twists: dict[str, TwistInfo]
    cabals: dict[str, CabalInfo]
    classes: dict[str, ClassInfo]
    archetypes: dict[str, ArchetypeInfo]
    maps: dict[str, MapInfo]
    objects: dict[str, NamedInfo]
    markers: dict[str, NamedInfo]
    statuses: dict[str, NamedInfo]
    phases: dict[str, NamedInfo]
    scenarios: dict[str, ScenarioInfo]
    armies: dict[str, ArmyInfo]


# --- telling it -------------------------------------------------------------------------------------------------------


def glossary() -> Glossary:
    """All components by id."""
    return Glossary(
        columns=c.WIDTH,
        rows=c.HEIGHT,
        versions={**{m.id: _monster(m) for m in CONTENT.monsters}, **_minions()},
        powers={power.id: _power(power) for power in CONTENT.powers},
        twists={twist.id: _twist(twist) for twist in CONTENT.twists},
        cabals={cabal.id: _cabal(cabal) for cabal in CONTENT.game.cabal},
        classes=by_id(CONTENT.game.classes, ClassInfo),
        archetypes={v.id: ArchetypeInfo(v.name, v.sex == "female", v.speed, v.limited) for v in CONTENT.victims},
        maps={entry.id: _map(entry.name, GROUNDS[n]) for n, entry in enumerate(CONTENT.maps)},
        objects=TEXTS.glossary["objects"],
        markers=TEXTS.glossary["markers"],
        statuses={status: TEXTS.glossary["statuses"][status] for status in STATUSES},
        phases={phase: TEXTS.glossary["phases"][phase] for phase in PHASES},
        scenarios=by_id(CONTENT.game.scenario, ScenarioInfo),
        armies={
            name: ArmyInfo(a.name, a.build_total, cost(a), list(a.monsters), list(a.crypt), list(a.victims))
            for name, a in SAMPLES.items()
        },
    )


def _monster(monster: content.Monster) -> VersionInfo:
    return VersionInfo(
        name=monster.name,
        family=monster.family,
        rank=monster.rank,
        ring=RINGS_OF[monster.rank],
        points=monster.points,
        classes=list(monster.classes),
        cabal=monster.cabal or None,
        leads=monster.cabal_power or None,
        mode=monster.speed,
        range=monster.range,
        bolts=monster.bolts,
        green=monster.green,
        red=monster.red or None,
        dial=[[EntryInfo(value, colour) for value, colour in click_values(click)] for click in monster.dial],
        card=monster.card,
        sides=[_side(monster, side) for side in monster.side],
        transforms=_transforms(monster.transforms),
        set=monster.set,
        number=monster.number,
    )


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


def _minions() -> dict[str, VersionInfo]:
    return {c.VERSIONS[c.FIRST_MINION + n]: _minion(n, minion) for n, minion in enumerate(CONTENT.minions)}


def _minion(number: int, minion: content.Minion) -> VersionInfo:
    return VersionInfo(
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


def _power(power: content.Power) -> PowerInfo:
    actions = {"none": [], "move": ["move"], "close": ["close"], "ranged": ["ranged"], "combat": ["close", "ranged"]}[power.symbol]
    return PowerInfo(power.name, power.kind, "cabal" if power.kind == "cabal" else power.slot, actions, power.text)


def _twist(twist: content.Twist) -> TwistInfo:
    return TwistInfo(twist.name, twist.kind, twist.when, TEXTS.words["moments"][twist.when], twist.text, list(twist.needs))


def _cabal(cabal: content.Cabal) -> CabalInfo:
    members = [monster for monster in CONTENT.monsters if monster.cabal == cabal.id]
    leaders = [monster for monster in members if monster.cabal_power]
    power = leaders[0].cabal_power
    return CabalInfo(cabal.name, power, [leader.id for leader in leaders], [member.id for member in members])


def _map(name: str, ground: Ground) -> MapInfo:
    kinds = (("hindering", ground.hindering), ("water", ground.water), ("blocking", ground.blocking))

    def terrain(space: int) -> str:
        return next((kind for kind, spaces in kinds if (spaces >> space) & 1), "clear")

    rows = [range(row * c.WIDTH, (row + 1) * c.WIDTH) for row in range(c.HEIGHT)]
    return MapInfo(
        name=name,
        kind=ground.kind,
        terrain=[[terrain(space) for space in row] for row in rows],
        indoors=[[(ground.indoor >> space) & 1 == 1 for space in row] for row in rows],
        walls=[
            *[WallInfo(c.SPACES[space], "east") for space in listed(ground.walls_east)],
            *[WallInfo(c.SPACES[space], "south") for space in listed(ground.walls_south)],
        ],
        victim_spaces=[c.SPACES[space] for space in listed(ground.victim_spaces)],
        starts={c.EDGES[edge]: [c.SPACES[space] for space in listed(spaces)] for edge, spaces in enumerate(ground.starts)},
    )
