"""The components of Horrified by id, for clients that draw them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gloam.games.horrified import components as c
from gloam.games.horrified.content import CONTENT
from gloam.games.horrified.content_shapes import Mat
from gloam.games.horrified.show.domains import Colour
from gloam.show.glossaries import by_id, part_of

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


class ItemInfo(Struct, rename={"at": "place"}):
    """An Item and where it is found."""

    name: str
    colour: Colour
    strength: int
    at: str


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
    tasks = CONTENT.monsters
    spaces = range(len(c.SPACES))
    return Glossary(
        spaces=by_id(CONTENT.spaces, SpaceInfo),
        lit=[(c.SPACES[a], c.SPACES[b]) for a in spaces for b in c.LIT[a] if a < b],
        water=[(c.SPACES[a], c.SPACES[b]) for a in spaces for b in c.WATERWAYS[a] if a < b and b not in c.LIT[a]],
        heroes=by_id(CONTENT.heroes, HeroInfo),
        villagers=by_id(CONTENT.villagers, VillagerInfo),
        monsters=by_id(tasks.monster, MonsterInfo),
        mats={mat.id: _mat(mat) for mat in tasks.mat},
        items=by_id(CONTENT.items, ItemInfo),
        cards=by_id(CONTENT.cards, CardInfo),
        perks=by_id(CONTENT.perks, PerkInfo),
        lair_path=list(tasks.creature.lair_path),
        coffin_red=tasks.dracula.coffin_red,
        coffins=list(tasks.dracula.coffins),
        humanity=part_of(tasks.frankenstein_bride.humanity, Humanity),
        evidence=list(tasks.invisible_man.evidence),
        grooves=[list(spots) for spots in c.GROOVES],
        cure=list(tasks.wolf_man.cure),
        skull=c.SKULL,
    )


def _mat(mat: Mat) -> MatInfo:
    figures = [monster.id for monster in CONTENT.monsters.monster if monster.mat == mat.id]
    return MatInfo(mat.name, mat.frenzy, mat.task, mat.defeat, mat.power, figures)
