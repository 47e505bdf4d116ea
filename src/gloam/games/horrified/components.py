"""The components as flat int tables: what the rules look up while a game runs.

Everything has a number: spaces, Heroes, Villagers, Monsters, mats, Items, cards and Perks are counted from 0 in the
order of their files, and each table is a tuple over one of these. Names end up in texts only.
"""

from __future__ import annotations

from typing import Annotated, Final

from gloam.games.horrified.content import CONTENT
from gloam.kernel.boards.graphs import Graph, joined
from gloam.kernel.facts import Named

# ---------------------------------------------------------------- the board

SPACES: Final[tuple[str, ...]] = tuple([space.id for space in CONTENT.spaces])
SPACE_NAMES: Final[tuple[str, ...]] = tuple([space.name for space in CONTENT.spaces])
SPACE_KIND: Final[tuple[str, ...]] = tuple([space.kind for space in CONTENT.spaces])
IS_WATER: Final[tuple[bool, ...]] = tuple([space.kind == "water" for space in CONTENT.spaces])
IS_NAMED: Final[tuple[bool, ...]] = tuple([space.named for space in CONTENT.spaces])
LAND: Final[tuple[int, ...]] = tuple([space for space in range(len(SPACES)) if not IS_WATER[space]])
ELSEWHERE: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([to for to in LAND if to != here]) for here in range(len(SPACES))])
"""All spaces but water and this one."""

_ON_LAND: Final[Graph] = Graph(joined(SPACES, CONTENT.paths.lit))
_BY_WATER_TOO: Final[Graph] = Graph(joined(SPACES, CONTENT.paths.lit + CONTENT.paths.water))

# By lit paths, as everyone walks ...
LIT: Final[tuple[tuple[int, ...], ...]] = _ON_LAND.neighbours
DISTANCE: Final[tuple[tuple[int, ...], ...]] = _ON_LAND.distance
TOWARD: Final[tuple[tuple[tuple[int, ...], ...], ...]] = _ON_LAND.toward
WALKS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple([to for to in ends if not IS_WATER[to]]) for ends in LIT])  # for people
# ... and by lit and water paths, as those do who swim.
WATERWAYS: Final[tuple[tuple[int, ...], ...]] = _BY_WATER_TOO.neighbours

CAMP: Final[int] = SPACES.index("camp")
CRYPT: Final[int] = SPACES.index("crypt")
DUNGEON: Final[int] = SPACES.index("dungeon")
GRAVEYARD: Final[int] = SPACES.index("graveyard")
HOSPITAL: Final[int] = SPACES.index("hospital")
LABORATORY: Final[int] = SPACES.index("laboratory")
LAGOON: Final[int] = SPACES.index("lagoon")
MUSEUM: Final[int] = SPACES.index("museum")
PRECINCT: Final[int] = SPACES.index("precinct")

# ---------------------------------------------------------------- Heroes and Villagers

HEROES: Final[tuple[str, ...]] = tuple([hero.id for hero in CONTENT.heroes])
HERO_NAMES: Final[tuple[str, ...]] = tuple([hero.name for hero in CONTENT.heroes])
HERO_ACTIONS: Final[tuple[int, ...]] = tuple([hero.actions for hero in CONTENT.heroes])
HERO_START: Final[tuple[int, ...]] = tuple([SPACES.index(hero.start) for hero in CONTENT.heroes])
HERO_SPECIAL_TEXT: Final[tuple[str, ...]] = tuple([hero.text for hero in CONTENT.heroes])
HERO_SOLO: Final[tuple[bool, ...]] = tuple([hero.solo for hero in CONTENT.heroes])

VILLAGERS: Final[tuple[str, ...]] = tuple([villager.id for villager in CONTENT.villagers])
VILLAGER_NAMES: Final[tuple[str, ...]] = tuple([villager.name for villager in CONTENT.villagers])
VILLAGER_SAFE: Final[tuple[int, ...]] = tuple([SPACES.index(villager.safe) for villager in CONTENT.villagers])

# ---------------------------------------------------------------- Monsters and their mats

MONSTERS: Final[tuple[str, ...]] = tuple([monster.id for monster in CONTENT.monsters.monster])
MONSTER_NAMES: Final[tuple[str, ...]] = tuple([monster.name for monster in CONTENT.monsters.monster])
MONSTER_COLOURS: Final[tuple[str, ...]] = tuple([monster.colour for monster in CONTENT.monsters.monster])
MONSTER_PROPER: Final[tuple[bool, ...]] = tuple([monster.proper for monster in CONTENT.monsters.monster])
MONSTER_START: Final[tuple[int, ...]] = tuple([SPACES.index(monster.start) for monster in CONTENT.monsters.monster])

MATS: Final[tuple[str, ...]] = tuple([mat.id for mat in CONTENT.monsters.mat])
MAT_NAMES: Final[tuple[str, ...]] = tuple([mat.name for mat in CONTENT.monsters.mat])
MAT_FRENZY: Final[tuple[int, ...]] = tuple([mat.frenzy for mat in CONTENT.monsters.mat])
MAT_FRENZY_IN_EXAMPLE: Final[tuple[int, ...]] = tuple([mat.frenzy_in_example or mat.frenzy for mat in CONTENT.monsters.mat])
MAT_FRENZIED: Final[tuple[int, ...]] = tuple([MONSTERS.index(mat.frenzied) for mat in CONTENT.monsters.mat])
MAT_OF: Final[tuple[int, ...]] = tuple([MATS.index(monster.mat) for monster in CONTENT.monsters.monster])
MAT_FIGURES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([monster for monster in range(len(MONSTERS)) if MAT_OF[monster] == mat]) for mat in range(len(MATS))]
)
MAT_TASK_TEXT: Final[tuple[str, ...]] = tuple([mat.task for mat in CONTENT.monsters.mat])
MAT_DEFEAT_TEXT: Final[tuple[str, ...]] = tuple([mat.defeat for mat in CONTENT.monsters.mat])
NO_OVERLAY: Final = -1
MAT_OVERLAY: Final[tuple[int, ...]] = tuple(
    [SPACES.index(mat.overlay) if mat.overlay else NO_OVERLAY for mat in CONTENT.monsters.mat]
)
MONSTER_TOKENS: Final[tuple[tuple[str, int], ...]] = tuple(
    [(token.name, token.count) for mat in CONTENT.monsters.mat for token in mat.tokens]
)

# ---------------------------------------------------------------- all figures on the board, people first

FIGURES: Final[tuple[str, ...]] = HEROES + VILLAGERS + MONSTERS
FIGURE_NAMES: Final[tuple[str, ...]] = HERO_NAMES + VILLAGER_NAMES + MONSTER_NAMES
FIRST_VILLAGER: Final[int] = len(HEROES)
PEOPLE: Final[int] = len(HEROES) + len(VILLAGERS)
FIRST_MONSTER: Final[int] = PEOPLE

_SWIMS: Final[tuple[bool, ...]] = (False,) * PEOPLE + tuple([monster.swims for monster in CONTENT.monsters.monster])
FIGURE_STEPS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple([WATERWAYS if swims else LIT for swims in _SWIMS])
FIGURE_DISTANCE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [_BY_WATER_TOO.distance if swims else DISTANCE for swims in _SWIMS]
)
FIGURE_TOWARD: Final[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]] = tuple(
    [_BY_WATER_TOO.toward if swims else TOWARD for swims in _SWIMS]
)
FIGURE_PLACES: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(range(len(SPACES))) if swims else LAND for swims in _SWIMS])
"""By figure, since some swim: where it can step, how far and which way everything is, and where it can be."""

# ---------------------------------------------------------------- Items

COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow")
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2

MAT_PRICE: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [tuple(sorted([(COLOURS.index(colour), total) for colour, total in mat.price.items()])) for mat in CONTENT.monsters.mat]
)
"""By mat: the colours and total strengths that defeat its Monster."""

ITEMS: Final[tuple[str, ...]] = tuple([item.id for item in CONTENT.items])
ITEM_NAMES: Final[tuple[str, ...]] = tuple([item.name for item in CONTENT.items])
ITEM_COLOUR: Final[tuple[int, ...]] = tuple([COLOURS.index(item.colour) for item in CONTENT.items])
ITEM_STRENGTH: Final[tuple[int, ...]] = tuple([item.strength for item in CONTENT.items])
ITEM_PLACE: Final[tuple[int, ...]] = tuple([SPACES.index(item.at) for item in CONTENT.items])
ITEM_COUNT: Final[tuple[int, ...]] = tuple([item.count for item in CONTENT.items])


def _copies(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Each kind as often as it is counted."""
    return tuple([kind for kind in range(len(counts)) for _ in range(counts[kind])])


ALL_ITEMS: Final[tuple[int, ...]] = _copies(ITEM_COUNT)

BELONGINGS: Final[tuple[str, ...]] = (*ITEMS, "cure")
"""What one Hero can hand over to another."""
CURE: Final[int] = len(ITEMS)

# ---------------------------------------------------------------- Monster cards

SYMBOLS: Final[tuple[str, ...]] = (*MONSTERS, "frenzy")  # of a Strike row
FRENZY: Final[int] = SYMBOLS.index("frenzy")
VILLAGER_EVENT: Final = -1  # the subject of a card that is about no mat


def _subject(name: str) -> int:
    return VILLAGER_EVENT if name == "villagers" else MATS.index(name)


def _strike(symbol: str) -> int:
    return FRENZY if symbol == "frenzy" else MONSTERS.index(symbol)


def _step(do: str, facts: tuple[tuple[str, str | int], ...]) -> tuple[str | int, ...]:
    """An Event's step: its name, then its facts as ints in the order of the content's fields."""
    step: list[str | int] = [do]
    for field, value in facts:
        if isinstance(value, int):
            step.append(value)
        elif field == "villager":
            step.append(VILLAGERS.index(value))
        elif field == "at":
            step.append(SPACES.index(value))
        else:
            step.append(MONSTERS.index(value))
    return tuple(step)


CARDS: Final[tuple[str, ...]] = tuple([card.id for card in CONTENT.cards])
CARD_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in CONTENT.cards])
CARD_TEXT: Final[tuple[str, ...]] = tuple([card.text for card in CONTENT.cards])
CARD_COUNT: Final[tuple[int, ...]] = tuple([card.count for card in CONTENT.cards])
CARD_ITEMS: Final[tuple[int, ...]] = tuple([card.items for card in CONTENT.cards])
CARD_SUBJECT: Final[tuple[int, ...]] = tuple([_subject(card.subject) for card in CONTENT.cards])
CARD_EFFECT: Final[tuple[tuple[tuple[str | int, ...], ...], ...]] = tuple(
    [tuple([_step(effect.do, effect.facts) for effect in card.effect]) for card in CONTENT.cards]
)
CARD_STRIKES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([_strike(symbol) for symbol in card.strikes]) for card in CONTENT.cards]
)
CARD_MOVE: Final[tuple[int, ...]] = tuple([card.move for card in CONTENT.cards])
CARD_DICE: Final[tuple[int, ...]] = tuple([card.dice for card in CONTENT.cards])
ALL_CARDS: Final[tuple[int, ...]] = _copies(CARD_COUNT)

# ---------------------------------------------------------------- Perk cards

PERKS: Final[tuple[str, ...]] = tuple([perk.id for perk in CONTENT.perks])
PERK_NAMES: Final[tuple[str, ...]] = tuple([perk.name for perk in CONTENT.perks])
PERK_TEXT: Final[tuple[str, ...]] = tuple([perk.text for perk in CONTENT.perks])
PERK_COUNT: Final[tuple[int, ...]] = tuple([perk.count for perk in CONTENT.perks])
PERK_MONSTERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([MONSTERS.index(monster) for monster in perk.monsters]) for perk in CONTENT.perks]
)
PERK_SOLO: Final[tuple[bool, ...]] = tuple([perk.solo for perk in CONTENT.perks])
ALL_PERKS: Final[tuple[int, ...]] = _copies(PERK_COUNT)

BREAK_OF_DAWN: Final[int] = PERKS.index("break_of_dawn")
CONDUCT_AN_INVESTIGATION: Final[int] = PERKS.index("conduct_an_investigation")
HURRY: Final[int] = PERKS.index("hurry")
LATE_INTO_THE_NIGHT: Final[int] = PERKS.index("late_into_the_night")
OVERSTOCK: Final[int] = PERKS.index("overstock")
REPEL: Final[int] = PERKS.index("repel")
RUSH: Final[int] = PERKS.index("rush")
SPECIAL_DELIVERY: Final[int] = PERKS.index("special_delivery")
TAXI_RIDE: Final[int] = PERKS.index("taxi_ride")

# ---------------------------------------------------------------- Terror, dice, setup

SKULL: Final[int] = CONTENT.game.terror.skull
TERROR_START: Final[int] = CONTENT.game.terror.start
SOLO_TERROR_START: Final[int] = CONTENT.game.terror.solo_start

FACES: Final[tuple[str, ...]] = ("hit", "power", "blank")
HIT: Final = 0
POWER: Final = 1
BLANK: Final = 2
DICE: Final[int] = CONTENT.game.dice.count
# What is known of the dice is disputed: (name, the six faces), the default first.
DICE_FACES: Final[tuple[tuple[str, tuple[int, ...]], ...]] = tuple(
    [(die.name, (HIT,) * die.hit + (POWER,) * die.power + (BLANK,) * die.blank) for die in CONTENT.game.die]
)

ITEMS_AT_START: Final[int] = CONTENT.game.setup.items
PERKS_AT_START: Final[int] = CONTENT.game.setup.perks_per_player
FEWEST_PLAYERS: Final[int] = CONTENT.game.players.least
MOST_PLAYERS: Final[int] = CONTENT.game.players.most
FIRST_GAME: Final[tuple[int, ...]] = tuple([MATS.index(mat) for mat in CONTENT.game.setup.first_game])
NOVICE: Final[int] = CONTENT.game.setup.difficulty.novice
STANDARD: Final[int] = CONTENT.game.setup.difficulty.standard
CHALLENGING: Final[int] = CONTENT.game.setup.difficulty.challenging

# ---------------------------------------------------------------- what the facts of rules are

Space = Annotated[int, Named(SPACES)]
Hero = Annotated[int, Named(HEROES)]
Villager = Annotated[int, Named(VILLAGERS)]
Monster = Annotated[int, Named(MONSTERS)]
Mat = Annotated[int, Named(MATS)]
Figure = Annotated[int, Named(FIGURES)]
Person = Annotated[int, Named(HEROES + VILLAGERS)]
Colour = Annotated[int, Named(COLOURS)]
Item = Annotated[int, Named(ITEMS)]
Belonging = Annotated[int, Named(BELONGINGS)]
Card = Annotated[int, Named(CARDS)]
Symbol = Annotated[int, Named(SYMBOLS)]
Perk = Annotated[int, Named(PERKS)]
Face = Annotated[int, Named(FACES)]
