"""The components as flat int tables: what the rules look up while a game runs.

Everything has a number: spaces row by row, monsters and then minions by their version, powers, plot twists, victims, classes
and cabals in the order of their files. Each table is a tuple over one of these.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.games.horrorclix import content
from gloam.games.horrorclix.content import CONTENT, click_values
from gloam.kernel.boards.squares import Squares
from gloam.kernel.facts import Named

# ---------------------------------------------------------------- the board

WIDTH: Final = 24
HEIGHT: Final = 16
COUNT: Final = WIDTH * HEIGHT
GRID: Final = Squares(WIDTH, HEIGHT)
SPACES: Final[tuple[str, ...]] = GRID.names()
EDGES: Final[tuple[str, ...]] = ("north", "east", "south", "west")
MAPS: Final[tuple[str, ...]] = tuple([ground.id for ground in CONTENT.maps])
MAP_NAMES: Final[tuple[str, ...]] = tuple([ground.name for ground in CONTENT.maps])

# ---------------------------------------------------------------- players and pieces

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
MOST_MONSTERS: Final = 96  # on one table, minions among them
MOST_VICTIMS: Final = 12
CRYPT: Final = 6
MOST_OBJECTS: Final = 2  # for each player


def room_for_army(players: int) -> int:
    """How many monsters each army may have: as many as the table holds, with a minion for each victim. [army.copies-allowed]"""
    return (MOST_MONSTERS - MOST_VICTIMS) // players


MOST_IN_ARMY: Final[int] = room_for_army(LEAST_SEATS)
MONSTERS: Final[tuple[str, ...]] = tuple([f"m{n + 1}" for n in range(MOST_MONSTERS)])
VICTIMS: Final[tuple[str, ...]] = tuple([f"v{n + 1}" for n in range(MOST_VICTIMS)])
SEATS: Final[tuple[str, ...]] = tuple([str(seat) for seat in range(MOST_SEATS)])
OBJECTS: Final[tuple[str, ...]] = ("portal", "tombstone", "tree")
PORTAL: Final = 0
TOMBSTONE: Final = 1
TREE: Final = 2
OBJECT_NAMES: Final[tuple[str, ...]] = ("Portal", "Tombstone", "Tree of the Damned")
MARKERS: Final[tuple[str, ...]] = ("web", "fog")

# ---------------------------------------------------------------- classes, cabals, powers, minions

CLASSES: Final[tuple[str, ...]] = tuple([entry.id for entry in CONTENT.game.classes])
CLASS_NAMES: Final[tuple[str, ...]] = tuple([entry.name for entry in CONTENT.game.classes])
CABALS: Final[tuple[str, ...]] = tuple([cabal.id for cabal in CONTENT.game.cabal])
CABAL_NAMES: Final[tuple[str, ...]] = tuple([cabal.name for cabal in CONTENT.game.cabal])
NO_CABAL: Final = -1


def classes(*names: str) -> int:
    """The mask of these classes."""
    return sum([1 << CLASSES.index(name) for name in names])


POWERS: Final[tuple[str, ...]] = tuple([power.id for power in CONTENT.powers])
POWER_NAMES: Final[tuple[str, ...]] = tuple([power.name for power in CONTENT.powers])
POWER_TEXTS: Final[tuple[str, ...]] = tuple([power.text for power in CONTENT.powers])
NO_POWER: Final = -1
ACTIONS: Final[tuple[str, ...]] = ("move", "close", "ranged")
MOVE_ACTION: Final = 0
CLOSE: Final = 1
RANGED: Final = 2
_FITS: Final[dict[str, tuple[int, ...]]] = {
    "none": (),
    "move": (MOVE_ACTION,),
    "close": (CLOSE,),
    "ranged": (RANGED,),
    "combat": (CLOSE, RANGED),
}
FITS: Final[tuple[tuple[int, ...], ...]] = tuple([_FITS[power.symbol] for power in CONTENT.powers])
"""By power: the actions a dependant power can be switched on with."""

HITS_FRIENDS: Final[list[bool]] = ["friends" in power.may_target for power in CONTENT.powers]
"""By power: whether an attack with it may target friendly monsters. [combat.no-friendly-targets]"""
HITS_VICTIMS: Final[list[bool]] = ["victims" in power.may_target for power in CONTENT.powers]
"""By power: whether an attack with it may target a victim. [combat.no-victim-targets]"""

MINIONS: Final[tuple[str, ...]] = tuple([minion.id for minion in CONTENT.minions])

# ---------------------------------------------------------------- versions of monsters, minions after them

WALK: Final = 0
FLY: Final = 1
SWIM: Final = 2
_SPEEDS: Final[tuple[str, ...]] = ("walk", "fly", "swim")
SPEED: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
DAMAGE: Final = 3
HOURGLASS: Final = -1  # as a value
NO_TURN: Final = -1  # of a dial
SKULLS: Final = -2  # as each value of a click that kills

_MONSTERS: Final[tuple[content.Monster, ...]] = CONTENT.monsters
FIRST_MINION: Final[int] = len(_MONSTERS)
VERSIONS: Final[tuple[str, ...]] = (*[monster.id for monster in _MONSTERS], *[f"minion_{name}" for name in MINIONS])
VERSION_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(VERSIONS)}
VERSION_NAMES: Final[tuple[str, ...]] = (*[m.name for m in _MONSTERS], *[minion.name for minion in CONTENT.minions])
POINTS: Final[tuple[int, ...]] = (*[m.points for m in _MONSTERS], *[0] * len(MINIONS))
MODE: Final[tuple[int, ...]] = (
    *[_SPEEDS.index(monster.speed) for monster in _MONSTERS],
    *[_SPEEDS.index(minion.speed) for minion in CONTENT.minions],
)
RANGE: Final[tuple[int, ...]] = (*[m.range for m in _MONSTERS], *[0] * len(MINIONS))
BOLTS: Final[tuple[int, ...]] = (*[m.bolts for m in _MONSTERS], *[1] * len(MINIONS))
CABAL: Final[tuple[int, ...]] = (
    *[CABALS.index(m.cabal) if m.cabal else NO_CABAL for m in _MONSTERS],
    *[NO_CABAL] * len(MINIONS),
)
LEADS: Final[tuple[int, ...]] = (
    *[POWERS.index(m.cabal_power) if m.cabal_power else NO_POWER for m in _MONSTERS],
    *[NO_POWER] * len(MINIONS),
)
"""By version: the cabal power of a leader."""
GREEN: Final[tuple[int, ...]] = (*[m.green - 1 for m in _MONSTERS], *[0] * len(MINIONS))


def starting_click(monster: content.Monster) -> int:
    """The click of the line that a monster starts on. [setup.dials-to-green-line]"""
    return (monster.red if monster.starts == "red" else monster.green) - 1


def transformed_click(monster: content.Monster) -> int:
    """The click that a transformation turns the dial to, or NO_TURN. [transforming.alternative-line]"""
    return monster.red - 1 if monster.transforms is not None and monster.transforms.turns_dial else NO_TURN


START: Final[list[int]] = [*[starting_click(monster) for monster in _MONSTERS], *[0] * len(MINIONS)]
"""By version: the click that it starts on."""
TURNS_TO: Final[list[int]] = [*[transformed_click(monster) for monster in _MONSTERS], *[NO_TURN] * len(MINIONS)]
"""By version: the click that a transformation turns the dial to."""
CROSSROADS: Final[tuple[bool, ...]] = (*[m.card == "crossroads" for m in _MONSTERS], *[False] * len(MINIONS))
TRANSFORMS: Final[tuple[tuple[int, int], ...]] = (
    *[(m.transforms.slays, m.transforms.kills) if m.transforms else (0, 0) for m in _MONSTERS],
    *[(0, 0)] * len(MINIONS),
)
"""By version: after how many victims slain, or monsters killed, its card is flipped; 0 is never."""


def version(name: str) -> int:
    """The number of a monster's version, or of a minion."""
    return VERSION_NUMBERS[name]


def _clicks(monster: content.Monster) -> tuple[tuple[int, ...], ...]:
    """The four values of each click."""
    rows: list[tuple[int, ...]] = []
    for click in monster.dial:
        entries = click_values(click)
        rows.append(tuple([HOURGLASS if v is None else v for v, _ in entries]) if entries else (SKULLS,) * 4)
    return tuple(rows)


DIAL: Final[list[tuple[tuple[int, ...], ...]]] = [
    *[_clicks(monster) for monster in _MONSTERS],
    *[(minion.values, (SKULLS,) * 4) for minion in CONTENT.minions],
]
"""By version and click: speed, attack, defense and damage."""

Showing = tuple[tuple[int, int], ...]
"""Powers that are visible, each with what stands behind its name."""


def _given(power: str) -> tuple[int, int]:
    name, _, given = power.partition(":")
    if given in MINIONS:
        return POWERS.index(name), FIRST_MINION + MINIONS.index(given)
    if given in MARKERS:
        return POWERS.index(name), MARKERS.index(given)
    return POWERS.index(name), int(given or 0)


def _showing(monster: content.Monster, side: int) -> tuple[Showing, ...]:
    """By click: the powers of one side of the card whose circles are visible, and its traits."""
    card = monster.side[side]
    traits = [_given(trait) for trait in card.traits]
    rows: list[Showing] = []
    for click in monster.dial:
        shown = [_given(card.powers[colour]) for _, colour in click_values(click) if colour in card.powers]
        rows.append((*shown, *traits))
    return tuple(rows)


SHOWING: Final[tuple[tuple[tuple[Showing, ...], ...], ...]] = (
    *[tuple([_showing(monster, side) for side in range(len(monster.side))]) for monster in _MONSTERS],
    *[(((), ()),)] * len(MINIONS),
)
"""By version, side of the card and click."""
SHOWN: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([tuple([sum([1 << power for power in {p for p, _ in row}]) for row in side]) for side in sides]) for sides in SHOWING]
)
"""The same as masks of powers."""


def _switched(shown: Showing) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([power for power, _ in shown if action in FITS[power]]) for action in range(len(ACTIONS))])


SWITCHED: Final[tuple[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...], ...]] = tuple(
    [tuple([tuple([_switched(row) for row in side]) for side in sides]) for sides in SHOWING]
)
"""By version, side of the card, click and action: the powers that show and can be switched on with it."""
CLASSES_OF: Final[tuple[tuple[int, ...], ...]] = (
    *[tuple([classes(*(side.classes or monster.classes)) for side in monster.side]) for monster in _MONSTERS],
    *[(classes(*minion.classes),) for minion in CONTENT.minions],
)
"""By version and side of the card: the mask of its classes."""

# ---------------------------------------------------------------- plot twists and victims

TWISTS: Final[tuple[str, ...]] = tuple([twist.id for twist in CONTENT.twists])
TWIST_NAMES: Final[tuple[str, ...]] = tuple([twist.name for twist in CONTENT.twists])
TWIST_TEXTS: Final[tuple[str, ...]] = tuple([twist.text for twist in CONTENT.twists])
NO_TWIST: Final = -1
MOMENTS: Final[dict[str, tuple[int, ...]]] = {
    moment: tuple([n for n, twist in enumerate(CONTENT.twists) if twist.when == moment])
    for moment in dict.fromkeys([twist.when for twist in CONTENT.twists])
}
"""By moment: the cards that may be played in it."""
MOMENT_OF: Final[tuple[str, ...]] = tuple([twist.when for twist in CONTENT.twists])
"""By card: its moment."""
SUBPLOTS: Final[tuple[int, ...]] = tuple([n for n, twist in enumerate(CONTENT.twists) if twist.kind == "subplot"])
CLOCKS: Final[tuple[int, ...]] = tuple([n for n, twist in enumerate(CONTENT.twists) if twist.kind == "clock"])


TWIST_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(TWISTS)}


def twist(name: str) -> int:
    """The number of a plot twist."""
    return TWIST_NUMBERS[name]


ARCHETYPES: Final[tuple[str, ...]] = tuple([victim.id for victim in CONTENT.victims])
ARCHETYPE_NAMES: Final[tuple[str, ...]] = tuple([victim.name for victim in CONTENT.victims])
FEMALE: Final[tuple[bool, ...]] = tuple([victim.sex == "female" for victim in CONTENT.victims])
VICTIM_SPEED: Final[tuple[int, ...]] = tuple([victim.speed for victim in CONTENT.victims])
FACE_DOWN: Final = -1  # the archetype of a victim nobody has seen

# ---------------------------------------------------------------- scenarios and numbers of the rulebook

SCENARIOS: Final[tuple[str, ...]] = ("standard", *[scenario.id for scenario in CONTENT.game.scenario])
STANDARD: Final = 0
MINUTES: Final[tuple[int, ...]] = (0, *[scenario.minutes for scenario in CONTENT.game.scenario])
"""The time limit of each scenario; 0: none."""
SHROUD_OF_MIST: Final[int] = SCENARIOS.index("shroud_of_mist")
CREAKING_FLOORBOARDS: Final[int] = SCENARIOS.index("creaking_floorboards")
PIPS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
HUNDRED: Final = 100
RULE_OF_THREE: Final = 3
BREAKS_AWAY: Final = 4  # the lowest roll that does
SMASHES: Final = 13
VULNERABLE: Final = 2  # action tokens
VICTIM_POINTS: Final = 5  # for each hundred of the build total

# ---------------------------------------------------------------- what the facts of rules are

Space = Annotated[int, Named(SPACES)]
Monster = Annotated[int, Named(MONSTERS)]
Victim = Annotated[int, Named(VICTIMS)]
Source = Annotated[int, Named(MONSTERS, or_nothing=True)]
"""The monster that something comes from, if it comes from one."""
Power = Annotated[int, Named(POWERS, or_nothing=True)]
Card = Annotated[int, Named(TWISTS)]
Action = Annotated[int, Named(ACTIONS)]
Kind = Annotated[int, Named(VERSIONS)]
Archetype = Annotated[int, Named(ARCHETYPES)]
Object = Annotated[int, Named(OBJECTS)]
Marker = Annotated[int, Named(MARKERS)]
