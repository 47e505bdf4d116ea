"""The components of Horrified by id, for clients that draw them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gloam.games.horrified import components as c
from gloam.games.horrified.show.view import Colour

MatId = Annotated[str, Meta(title="MatId", extra_json_schema={"enum": list(c.MATS)})]


class SpaceInfo(Struct):
    """A space of the board, and where it is drawn."""

    name: str
    kind: str
    x: float
    y: float


class HeroInfo(Struct):
    """A Hero: how many actions, where it begins, and its special action."""

    name: str
    actions: int
    start: str
    text: str


class VillagerInfo(Struct):
    """A Villager and where it is safe."""

    name: str
    safe: str


class MonsterInfo(Struct):
    """A Monster and its mat."""

    name: str
    mat: MatId


class MatInfo(Struct):
    """A mat: its place in the order of frenzy, what is to do, and whose figures come with it."""

    name: str
    frenzy: int
    task: str
    defeat: str
    power: str
    figures: list[str]


class ItemInfo(Struct):
    """An Item and where it is found."""

    name: str
    colour: Colour
    strength: int
    place: str


class CardInfo(Struct):
    """A Monster card. Its subject is a mat, or "villagers"; its strikes are Monsters, or "frenzy"."""

    name: str
    text: str
    items: int
    subject: str
    strikes: list[str]
    move: int
    dice: int


class PerkInfo(Struct):
    """A Perk card."""

    name: str
    text: str


class Humanity(Struct):
    """How much humanity the two can learn."""

    frankenstein: int
    bride: int


class Glossary(Struct):
    """Names, texts and numbers of all components."""

    spaces: dict[str, SpaceInfo]
    lit: list[tuple[str, str]]
    """Spaces joined by a lit path."""
    water: list[tuple[str, str]]
    """Spaces joined by water alone."""
    heroes: dict[str, HeroInfo]
    villagers: dict[str, VillagerInfo]
    monsters: dict[str, MonsterInfo]
    mats: dict[str, MatInfo]
    items: dict[str, ItemInfo]
    cards: dict[str, CardInfo]
    perks: dict[str, PerkInfo]
    lair_path: list[Colour]
    coffin_red: int
    coffins: list[str]
    humanity: Humanity
    evidence: list[str]
    grooves: list[list[int]]
    cure: list[int]
    skull: int


def glossary() -> Glossary:
    """All components by id."""
    spaces = range(len(c.SPACES))
    return Glossary(
        spaces={id_: SpaceInfo(c.SPACE_NAMES[i], c.SPACE_KIND[i], *c.SPACE_XY[i]) for i, id_ in enumerate(c.SPACES)},
        lit=[(c.SPACES[a], c.SPACES[b]) for a in spaces for b in c.LIT[a] if a < b],
        water=[(c.SPACES[a], c.SPACES[b]) for a in spaces for b in c.WATERWAYS[a] if a < b and b not in c.LIT[a]],
        heroes={id_: _hero(i) for i, id_ in enumerate(c.HEROES)},
        villagers={id_: VillagerInfo(c.VILLAGER_NAMES[i], c.SPACES[c.VILLAGER_SAFE[i]]) for i, id_ in enumerate(c.VILLAGERS)},
        monsters={id_: MonsterInfo(c.MONSTER_NAMES[i], c.MATS[c.MAT_OF[i]]) for i, id_ in enumerate(c.MONSTERS)},
        mats={id_: _mat(i) for i, id_ in enumerate(c.MATS)},
        items={id_: _item(i) for i, id_ in enumerate(c.ITEMS)},
        cards={id_: _card(i) for i, id_ in enumerate(c.CARDS)},
        perks={id_: PerkInfo(c.PERK_NAMES[i], c.PERK_TEXT[i]) for i, id_ in enumerate(c.PERKS)},
        lair_path=[c.COLOURS[colour] for colour in c.LAIR_PATH],
        coffin_red=c.COFFIN_RED,
        coffins=[c.SPACES[space] for space in c.COFFINS],
        humanity=Humanity(*c.HUMANITY_MAX),
        evidence=[c.SPACES[space] for space in c.EVIDENCE],
        grooves=[list(spots) for spots in c.GROOVES],
        cure=list(c.CURE_STRENGTHS),
        skull=c.SKULL,
    )


def _hero(hero: int) -> HeroInfo:
    return HeroInfo(c.HERO_NAMES[hero], c.HERO_ACTIONS[hero], c.SPACES[c.HERO_START[hero]], c.HERO_SPECIAL_TEXT[hero])


def _mat(mat: int) -> MatInfo:
    return MatInfo(
        name=c.MAT_NAMES[mat],
        frenzy=c.MAT_FRENZY[mat],
        task=c.MAT_TASK_TEXT[mat],
        defeat=c.MAT_DEFEAT_TEXT[mat],
        power=c.MAT_POWER_TEXT[mat],
        figures=[c.MONSTERS[monster] for monster in c.MAT_FIGURES[mat]],
    )


def _item(item: int) -> ItemInfo:
    return ItemInfo(c.ITEM_NAMES[item], c.COLOURS[c.ITEM_COLOUR[item]], c.ITEM_STRENGTH[item], c.SPACES[c.ITEM_PLACE[item]])


def _card(card: int) -> CardInfo:
    return CardInfo(
        name=c.CARD_NAMES[card],
        text=c.CARD_TEXT[card],
        items=c.CARD_ITEMS[card],
        subject="villagers" if c.CARD_SUBJECT[card] < 0 else c.MATS[c.CARD_SUBJECT[card]],
        strikes=[c.SYMBOLS[symbol] for symbol in c.CARD_STRIKES[card]],
        move=c.CARD_MOVE[card],
        dice=c.CARD_DICE[card],
    )
