"""The components as flat int tables: what the rules look up while a game runs.

Everything has a number: tiles, Victims, Evils, skills, Items and Events are counted from 0 in the order of their files, and each
table is a tuple over one of these. Names end up in texts only. A place on the map is the number of the tile that lies there.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.games.the_victim import content
from gloam.games.the_victim.content import CONTENT
from gloam.kernel.boards.hexagons import EDGES, edges_named
from gloam.kernel.facts import Named

NOTHING: Final = -1
"""No tile, card, token or figure."""

# ---------------------------------------------------------------- statuses

STATUSES: Final[tuple[str, ...]] = content.STATUSES
STATUS_NAMES: Final[tuple[str, ...]] = ("AGI", "VIT", "INT", "LUK")
AGI: Final = 0
VIT: Final = 1
INT: Final = 2
LUK: Final = 3
LOWEST: Final = 1
HIGHEST: Final = 5

# ---------------------------------------------------------------- tiles

TILES: Final[tuple[str, ...]] = tuple([tile.id for tile in CONTENT.tiles])
TILE_NAMES: Final[tuple[str, ...]] = tuple([tile.name for tile in CONTENT.tiles])
TILE_KIND: Final[tuple[str, ...]] = tuple([tile.kind for tile in CONTENT.tiles])
TILE_EXITS: Final[tuple[int, ...]] = tuple([edges_named(tile.exits) for tile in CONTENT.tiles])
"""As a mask of edges, before the tile is turned."""
TILE_TEST: Final[tuple[int, ...]] = tuple([STATUSES.index(tile.test) if tile.test else NOTHING for tile in CONTENT.tiles])
IS_TEST: Final[tuple[bool, ...]] = tuple([tile.kind == "test" for tile in CONTENT.tiles])
IS_CURSE: Final[tuple[bool, ...]] = tuple([tile.kind == "curse" for tile in CONTENT.tiles])
IS_CORPSE: Final[tuple[bool, ...]] = tuple([tile.kind == "corpse" for tile in CONTENT.tiles])
IS_DECODER: Final[tuple[bool, ...]] = tuple([tile.kind == "decoder" for tile in CONTENT.tiles])
IS_HERB: Final[tuple[bool, ...]] = tuple([tile.kind == "herb" for tile in CONTENT.tiles])
IS_PLANE: Final[tuple[bool, ...]] = tuple([tile.kind == "plane" for tile in CONTENT.tiles])
CURSES: Final[tuple[int, ...]] = tuple([tile for tile in range(len(TILES)) if IS_CURSE[tile]])
CORPSES: Final[tuple[int, ...]] = tuple([tile for tile in range(len(TILES)) if IS_CORPSE[tile]])
DECODERS: Final[tuple[int, ...]] = tuple([tile for tile in range(len(TILES)) if IS_DECODER[tile]])
CAMP: Final[int] = TILES.index("camp")
BUNKER: Final[int] = TILES.index("bunker")
WITH_BUNKER: Final[int] = CONTENT.game.piles.with_bunker

# ---------------------------------------------------------------- Victims

VICTIMS: Final[tuple[str, ...]] = tuple([victim.id for victim in CONTENT.victims])
VICTIM_NAMES: Final[tuple[str, ...]] = tuple([victim.name for victim in CONTENT.victims])
VICTIM_START: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([victim.start[status] for status in content.STATUSES]) for victim in CONTENT.victims]
)
VICTIM_TOKEN: Final[tuple[str, ...]] = tuple([victim.token for victim in CONTENT.victims])
FIRST_GAME: Final[tuple[int, ...]] = tuple([v for v, victim in enumerate(CONTENT.victims) if victim.first_game])
NEEDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([victim.passive.needs.get(status, 0) for status in content.STATUSES]) for victim in CONTENT.victims]
)
"""By Victim and status: from which value on the passive skill works; 0 where any will do."""

ROLITA: Final[int] = VICTIMS.index("rolita")
DIEGO: Final[int] = VICTIMS.index("diego")
VIVIAN: Final[int] = VICTIMS.index("vivian")
LUCIEN: Final[int] = VICTIMS.index("lucien")
ANYA: Final[int] = VICTIMS.index("anya")
SEAN: Final[int] = VICTIMS.index("sean")

# ---------------------------------------------------------------- Evils

EVILS: Final[tuple[str, ...]] = tuple([evil.id for evil in CONTENT.evils])
EVIL_NAMES: Final[tuple[str, ...]] = tuple([evil.name for evil in CONTENT.evils])
EVIL_CURSE: Final[tuple[int, ...]] = tuple([STATUSES.index(evil.curse) for evil in CONTENT.evils])
EVIL_PASSIVE: Final[tuple[str, ...]] = tuple([evil.passive.id for evil in CONTENT.evils])
EVIL_PASSIVE_NAMES: Final[tuple[str, ...]] = tuple([evil.passive.name for evil in CONTENT.evils])
EVIL_DEATH: Final[tuple[str, ...]] = tuple([evil.death.id for evil in CONTENT.evils])
EVIL_DEATH_NAMES: Final[tuple[str, ...]] = tuple([evil.death.name for evil in CONTENT.evils])

MOST_RAGE: Final = 3
RAGE_AT_START: Final = 1
MOST_STAMINA: Final = 3
DEATH_RAGE: Final = 3
UPGRADE_RAGE: Final = 2

UPGRADES: Final[tuple[str, ...]] = ("passive", "first", "second")
PASSIVE: Final = 0
FIRST: Final = 1
SECOND: Final = 2

# ---------------------------------------------------------------- active skills: the Victims' six, then two for each Evil

_EVIL_SKILLS: Final = tuple([skill for evil in CONTENT.evils for skill in (evil.first, evil.second)])
SKILLS: Final[tuple[str, ...]] = tuple([victim.active.id for victim in CONTENT.victims] + [skill.id for skill in _EVIL_SKILLS])
SKILL_NAMES: Final[tuple[str, ...]] = tuple([victim.active.name for victim in CONTENT.victims] + [s.name for s in _EVIL_SKILLS])
FIRST_EVIL_SKILL: Final[int] = len(CONTENT.victims)
SKILL_STAMINA: Final[tuple[int, ...]] = (0,) * FIRST_EVIL_SKILL + tuple([skill.stamina for skill in _EVIL_SKILLS])
SKILL_POWER: Final[tuple[int, ...]] = (0,) * FIRST_EVIL_SKILL + tuple([skill.power for skill in _EVIL_SKILLS])

FLEXIBLE: Final[int] = SKILLS.index("flexible")
TOOLS_MASTER: Final[int] = SKILLS.index("tools_master")
SELF_HEAL: Final[int] = SKILLS.index("self_heal")
SMART_LINK: Final[int] = SKILLS.index("smart_link")
GROUND_ANALYZE: Final[int] = SKILLS.index("ground_analyze")
SHOOTING: Final[int] = SKILLS.index("shooting")

# ---------------------------------------------------------------- Items

ITEMS: Final[tuple[str, ...]] = tuple([item.id for item in CONTENT.items])
ITEM_NAMES: Final[tuple[str, ...]] = tuple([item.name for item in CONTENT.items])
ITEM_WORN: Final[tuple[int, ...]] = tuple([STATUSES.index(item.worn) if item.worn else NOTHING for item in CONTENT.items])
"""The status whose rolls a worn Item helps; NOTHING for one that is not worn."""


def _copies(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Each kind as often as it is counted."""
    return tuple([kind for kind in range(len(counts)) for _ in range(counts[kind])])


ALL_ITEMS: Final[tuple[int, ...]] = _copies(tuple([item.count for item in CONTENT.items]))
STARTING_ITEM: Final[tuple[int, ...]] = tuple([ITEMS.index(victim.item) for victim in CONTENT.victims])
HAND_LIMIT: Final = 5
MOST_WORN: Final = 2

AID_BOX: Final[int] = ITEMS.index("aid_box")
FIREWORK: Final[int] = ITEMS.index("firework")
FLASHLIGHT: Final[int] = ITEMS.index("flashlight")
MANUAL: Final[int] = ITEMS.index("manual")
GUN: Final[int] = ITEMS.index("gun")
HAMMER: Final[int] = ITEMS.index("hammer")

# ---------------------------------------------------------------- Events

EVENTS: Final[tuple[str, ...]] = tuple([event.id for event in CONTENT.events])
EVENT_NAMES: Final[tuple[str, ...]] = tuple([event.name for event in CONTENT.events])
EVENT_TEXT: Final[tuple[str, ...]] = tuple([event.text for event in CONTENT.events])
EVENT_LASTS: Final[tuple[bool, ...]] = tuple([event.lasts for event in CONTENT.events])
DARKNESS: Final[int] = EVENTS.index("darkness")
SNOW: Final[int] = EVENTS.index("snow")
CROWS_CRY: Final[int] = EVENTS.index("crows_cry")
ALL_EVENTS: Final[tuple[int, ...]] = tuple(
    [event for event in _copies(tuple([event.count for event in CONTENT.events])) if event != DARKNESS]
)
"""All but Darkness."""

# ---------------------------------------------------------------- the equation: Number tokens, then Symbol tokens

NUMBERS: Final[tuple[int, ...]] = CONTENT.game.equation.numbers
TOKENS: Final[tuple[str, ...]] = (*[str(number) for number in NUMBERS], "plus", "minus", "times")
FIRST_SYMBOL: Final[int] = len(NUMBERS)
PLUS: Final[int] = FIRST_SYMBOL
MINUS: Final[int] = FIRST_SYMBOL + 1
TIMES: Final[int] = FIRST_SYMBOL + 2
ALL_SYMBOLS: Final[tuple[int, ...]] = (
    (PLUS,) * CONTENT.game.equation.symbols.plus
    + (MINUS,) * CONTENT.game.equation.symbols.minus
    + (TIMES,) * CONTENT.game.equation.symbols.times
)
GATES: Final[tuple[int, ...]] = CONTENT.game.equation.gates
ROW: Final[int] = len(NUMBERS) + len(ALL_SYMBOLS)
"""The places of a row that holds every token."""

# ---------------------------------------------------------------- dice and tokens

VICTIM_DICE: Final[tuple[tuple[str, tuple[int, ...]], ...]] = tuple([(die.name, die.faces) for die in CONTENT.game.victim_die])
EVEN: Final = "even"
EVEN_DIE: Final[dict[int, str]] = {mode.players: mode.victim_die for mode in CONTENT.game.mode}
"""By players: the Victim dice with which either side may win."""
EVIL_DICE: Final[tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]] = tuple(
    [(dice.name, dice.d6, dice.d10) for dice in CONTENT.game.evil_dice]
)
DICE: Final[int] = CONTENT.game.tokens.victim_dice
RAGE: Final = 0
"""The Rage symbol of an Evil die."""
TOKEN_COUNTS: Final[dict[str, int]] = {name: getattr(CONTENT.game.tokens, name) for name in CONTENT.game.tokens.__struct_fields__}
HAMMERS: Final[int] = CONTENT.game.tokens.hammer
WEBS: Final[int] = CONTENT.game.tokens.red
MARKED_CORPSES: Final[int] = CONTENT.game.tokens.yellow
PURPLE: Final[int] = CONTENT.game.tokens.purple
SHADOWS: Final[int] = CONTENT.game.tokens.red
PIECES: Final[tuple[str, ...]] = ("body", *[f"shadow_{n}" for n in range(1, SHADOWS + 1)])
"""What hunts for the Evil: its own figure, or a Shadow."""

# ---------------------------------------------------------------- the number of players

MODES: Final[dict[int, tuple[int, int, int, int]]] = {
    mode.players: (mode.characters, mode.curse_after, mode.needed, mode.evil_points) for mode in CONTENT.game.mode
}
"""By players: Victims for each, the round after which the Evil comes, how many have to reach the Bunker, the Evil's points."""
FEWEST_PLAYERS: Final[int] = min(MODES)
MOST_PLAYERS: Final[int] = max(MODES)
POINTS: Final = 2
"""A Victim's Action points."""
PASS_MARK: Final = 3
"""What a test has to total."""
WOUNDS: Final = 2
"""With so many a Victim is critical."""

# ---------------------------------------------------------------- what the facts of rules are

PILES: Final[tuple[str, ...]] = ("left", "right")
FIGURES: Final[tuple[str, ...]] = (*VICTIMS, "evil")
"""Who acts: a Victim, or the Evil."""

Victim = Annotated[int, Named(VICTIMS)]
Figure = Annotated[int, Named(FIGURES)]
Tile = Annotated[int, Named(TILES)]
Pile = Annotated[int, Named(PILES)]
Edge = Annotated[int, Named(EDGES)]
Item = Annotated[int, Named(ITEMS)]
Status = Annotated[int, Named(STATUSES)]
Skill = Annotated[int, Named(SKILLS)]
Upgrade = Annotated[int, Named(UPGRADES)]
Event = Annotated[int, Named(EVENTS)]
Evil = Annotated[int, Named(EVILS)]
Token = Annotated[int, Named(TOKENS)]
