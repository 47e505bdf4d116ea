"""What the TOML files of Horrified hold, each file as a structure."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from gloam.kernel.content import Count, Entry, Id, Text

Sure = Literal["high", "medium", "low"]
Colour = Literal["red", "blue", "yellow"]
Strength = Annotated[int, Meta(ge=1, le=6)]
Fraction = Annotated[float, Meta(ge=0, le=1)]

FRENZY: Final = "frenzy"
VILLAGERS: Final = "villagers"


# ---------------------------------------------------------------- board.toml


class Space(Entry):
    """A space of the board. `named` spaces are the ones other components refer to."""

    id: Id
    name: Text
    kind: Literal["location", "plaza", "bridge", "water"]
    x: Fraction
    y: Fraction
    named: bool = True


class Paths(Entry):
    """The paths between spaces, each said once and walked both ways."""

    lit: tuple[tuple[str, str], ...]
    water: tuple[tuple[str, str], ...]


class Board(Entry):
    space: tuple[Space, ...]
    paths: Paths


# ---------------------------------------------------------------- heroes.toml, villagers.toml, items.toml, perks.toml


class Hero(Entry):
    """A Hero Badge and its mover. A Hero with `special` "none" has no `text`."""

    id: Id
    name: Text
    actions: Count
    start: str
    special: Literal["action", "passive", "none"]
    text: str = ""
    solo: bool = True
    sure: Sure = "high"


class Heroes(Entry):
    hero: tuple[Hero, ...]


class Villager(Entry):
    id: Id
    name: Text
    safe: str


class Villagers(Entry):
    villager: tuple[Villager, ...]


class Item(Entry):
    """A kind of Item and how many tokens show it."""

    id: Id
    name: Text
    colour: Colour
    strength: Strength
    at: str
    count: Count


class Items(Entry):
    item: tuple[Item, ...]


class Perk(Entry):
    """A kind of Perk card; `monsters` are the figures it may put anywhere."""

    id: Id
    name: Text
    count: Count
    text: Text
    monsters: tuple[str, ...] = ()
    solo: bool = True
    sure: Sure = "high"


class Perks(Entry):
    perk: tuple[Perk, ...]


# ---------------------------------------------------------------- monster_cards.toml


class Step(Entry, tag_field="do"):
    """A step of an Event. Each subclass is one `do`, and its fields are what that step needs to know."""

    @property
    def do(self) -> str:
        """The name of the step."""
        tag = self.__struct_config__.tag
        assert isinstance(tag, str)
        return tag

    @property
    def facts(self) -> tuple[tuple[str, str | int], ...]:
        """The fields in order, each with its value."""
        return tuple((field, getattr(self, field)) for field in self.__struct_fields__)


class Appear(Step, tag="appear"):
    villager: str
    at: str


class PassFrenzy(Step, tag="pass_frenzy"):
    pass


class VillagersWalk(Step, tag="villagers_walk"):
    spaces: Count


class Hypnotise(Step, tag="hypnotise"):
    monster: str
    spaces: Count


class Swoop(Step, tag="swoop"):
    monster: str


class ReturnTo(Step, tag="return_to"):
    monster: str
    at: str


class Raid(Step, tag="raid"):
    monster: str


class Hunt(Step, tag="hunt"):
    monster: str
    spaces: Count


class Lure(Step, tag="lure"):
    monster: str
    spaces: Count


class Seek(Step, tag="seek"):
    monster: str
    toward: str
    spaces: Count


Effect = Appear | PassFrenzy | VillagersWalk | Hypnotise | Swoop | ReturnTo | Raid | Hunt | Lure | Seek


class Card(Entry):
    """A kind of Monster card: Items, Event, Monster Strike. `subject` is "villagers" or a mat."""

    id: Id
    name: Text
    count: Count
    items: Annotated[int, Meta(ge=0)]
    subject: str
    text: Text
    effect: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    strikes: Annotated[tuple[str, ...], Meta(min_length=1)]
    move: Count
    dice: Annotated[int, Meta(ge=1, le=3)]
    sure: Sure = "high"


class Cards(Entry):
    card: tuple[Card, ...]


# ---------------------------------------------------------------- monsters.toml


class Token(Entry):
    name: Text
    count: Count = 1


class Mat(Entry):
    """A Monster mat. `frenzied` is the figure that strikes for the Frenzy Marker on it; its Monster's rules read its `parts`."""

    id: Id
    name: Text
    frenzy: Count
    frenzied: str
    tokens: tuple[Token, ...]
    task: Text
    defeat: Text
    power: Text
    price: dict[Colour, Count] = {}
    overlay: str = ""
    parts: dict[str, Any] = {}
    frenzy_in_example: int = 0
    sure: Sure = "high"


class Monster(Entry):
    """A Monster figure and the mat it belongs to. Its figure is drawn in its `colour`.

    One that `swims` moves by water too; a `proper` name takes no "the".
    """

    id: Id
    name: Text
    mat: str
    start: str
    colour: Annotated[str, Meta(pattern="^#[0-9A-F]{6}$")]
    swims: bool = False
    proper: bool = False


class Monsters(Entry):
    mat: tuple[Mat, ...]
    monster: tuple[Monster, ...]


# ---------------------------------------------------------------- game.toml


class Players(Entry):
    least: Count
    most: Count


class Terror(Entry):
    skull: Count
    start: Annotated[int, Meta(ge=0)]
    solo_start: Annotated[int, Meta(ge=0)]


class Difficulty(Entry):
    novice: Count
    standard: Count
    challenging: Count


class Setup(Entry):
    items: Count
    perks_per_player: Count
    first_game: tuple[str, ...]
    difficulty: Difficulty


class Dice(Entry):
    count: Count


class Die(Entry):
    """One reading of the six faces of an attack die."""

    name: Text
    hit: Annotated[int, Meta(ge=0)]
    power: Annotated[int, Meta(ge=0)]
    blank: Annotated[int, Meta(ge=0)]
    sure: Sure = "high"


class Constants(Entry):
    players: Players
    terror: Terror
    setup: Setup
    dice: Dice
    die: Annotated[tuple[Die, ...], Meta(min_length=1)]


# ---------------------------------------------------------------- all of it


class Content(Entry):
    """All content of the game, each part in the order of its file. Every reference in it has been checked."""

    spaces: tuple[Space, ...]
    paths: Paths
    heroes: tuple[Hero, ...]
    villagers: tuple[Villager, ...]
    items: tuple[Item, ...]
    cards: tuple[Card, ...]
    perks: tuple[Perk, ...]
    monsters: Monsters
    game: Constants
