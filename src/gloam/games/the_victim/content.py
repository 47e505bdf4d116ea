"""The content of The Victim: what its TOML files hold, and that it fits together.

`load_content` reads the files of a folder into structures and checks every reference and count between them.
`CONTENT` is the game's own content, loaded once. Rules do not read it: they use the int tables of `components`.
"""

from __future__ import annotations

from collections import Counter
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloam.kernel.content import (
    ContentError,
    Count,
    Entry,
    Id,
    Text,
    check_distinct,
    check_one_of,
    check_total,
    content_folder,
    load,
    named_entries,
)

Status = Literal["agi", "vit", "int", "luk"]
Edge = Literal["n", "ne", "se", "s", "sw", "nw"]
TileKind = Literal["camp", "bunker", "decoder", "corpse", "curse", "test", "herb", "plane", "path"]

STATUSES: Final[tuple[Status, ...]] = ("agi", "vit", "int", "luk")


# ---------------------------------------------------------------- tiles.toml


class Tile(Entry):
    """A Map tile with its exits before it is turned; `test` belongs to a Test tile and to no other."""

    id: Id
    name: Text
    kind: TileKind
    exits: tuple[Edge, ...]
    test: Status | None = None


class _Tiles(Entry):
    tile: tuple[Tile, ...]


# ---------------------------------------------------------------- victims.toml


class ActiveSkill(Entry):
    id: Id
    name: Text
    text: Text


class PassiveSkill(Entry):
    """`needs` unlocks it: these statuses, from these values on."""

    id: Id
    name: Text
    text: Text
    needs: dict[Status, Annotated[int, Meta(ge=2, le=5)]]


class Victim(Entry):
    """A Victim's board."""

    id: Id
    name: Text
    full_name: Text
    about: Text
    start: dict[Status, Annotated[int, Meta(ge=1, le=5)]]
    item: str
    active: ActiveSkill
    passive: PassiveSkill
    token: str = ""
    first_game: bool = False


class _Victims(Entry):
    victim: tuple[Victim, ...]


# ---------------------------------------------------------------- evils.toml


class EvilPassive(Entry):
    id: Id
    name: Text
    text: Text


class EvilSkill(Entry):
    """An active skill of an Evil before its upgrades."""

    id: Id
    name: Text
    stamina: Annotated[int, Meta(ge=1, le=3)]
    power: Count
    text: Text
    upgrade: Text


class Evil(Entry):
    """An Evil's board, and the status that its Curse card tests."""

    id: Id
    name: Text
    curse: Status
    passive: EvilPassive
    first: EvilSkill
    second: EvilSkill
    death: EvilPassive


class _Evils(Entry):
    evil: tuple[Evil, ...]


# ---------------------------------------------------------------- items.toml, events.toml


class Item(Entry):
    """A kind of Item card; one that is `worn` adds 1 to rolls of that status."""

    id: Id
    name: Text
    count: Count
    text: Text
    worn: Status | None = None


class _Items(Entry):
    item: tuple[Item, ...]


class Event(Entry):
    """A kind of Event card; one that `lasts` stays with its drawer for a turn."""

    id: Id
    name: Text
    count: Count
    text: Text
    lasts: bool = False


class _Events(Entry):
    event: tuple[Event, ...]


# ---------------------------------------------------------------- game.toml


class Mode(Entry):
    """What the number of players decides."""

    players: Count
    characters: Annotated[int, Meta(ge=1, le=2)]
    curse_after: Count
    needed: Count
    evil_points: Count
    victim_die: Text


class VictimDie(Entry):
    name: Text
    faces: Annotated[tuple[int, ...], Meta(min_length=6, max_length=6)]


class EvilDice(Entry):
    """0 is the Rage symbol."""

    name: Text
    d6: Annotated[tuple[int, ...], Meta(min_length=6, max_length=6)]
    d10: Annotated[tuple[int, ...], Meta(min_length=10, max_length=10)]


class Symbols(Entry):
    plus: Count
    minus: Count
    times: Count


class Equation(Entry):
    numbers: tuple[int, ...]
    symbols: Symbols
    gates: tuple[int, ...]


class Tokens(Entry):
    """How many there are of each token, cube and die."""

    wound: Count
    decoder: Count
    hammer: Count
    bullet: Count
    smart_link: Count
    ground_analyze: Count
    self_heal: Count
    shooting: Count
    herb: Count
    black_box: Count
    yellow: Count
    red: Count
    purple: Count
    cubes: Count
    victim_dice: Count


class Piles(Entry):
    with_bunker: Count


class Rules(Entry):
    """game.toml."""

    mode: tuple[Mode, ...]
    victim_die: tuple[VictimDie, ...]
    evil_dice: tuple[EvilDice, ...]
    equation: Equation
    tokens: Tokens
    piles: Piles


# ---------------------------------------------------------------- all together


class Content(Entry):
    """All that the files hold."""

    tiles: tuple[Tile, ...]
    victims: tuple[Victim, ...]
    evils: tuple[Evil, ...]
    items: tuple[Item, ...]
    events: tuple[Event, ...]
    game: Rules


def load_content(folder: Path | Traversable) -> Content:
    """The content of a folder. Raises ContentError naming file, entry and field of the first thing that is wrong."""
    content = Content(
        load(folder / "tiles.toml", _Tiles).tile,
        load(folder / "victims.toml", _Victims).victim,
        load(folder / "evils.toml", _Evils).evil,
        load(folder / "items.toml", _Items).item,
        load(folder / "events.toml", _Events).event,
        load(folder / "game.toml", Rules),
    )
    _check_tiles(content)
    _check_victims(content)
    _check_evils(content)
    _check_cards(content)
    _check_game(content)
    return content


def _check_tiles(content: Content) -> None:
    for where, tile in named_entries("tiles.toml", "tile", content.tiles):
        check_distinct("tiles.toml", where, "exits", tile.exits)
        if len(tile.exits) < 2:
            raise ContentError.at("tiles.toml", where, "exits", "a tile needs two exits, so that it leads on")
        if (tile.kind == "test") != (tile.test is not None):
            raise ContentError.at("tiles.toml", where, "test", "belongs to Test tiles, and to each of them")
    kinds: Counter[str] = Counter([tile.kind for tile in content.tiles])
    for kind in ("camp", "bunker"):
        check_total("tiles.toml", "", "", f"{kind} tiles", kinds[kind], 1)
    for kind, tokens in (("herb", content.game.tokens.herb), ("plane", content.game.tokens.black_box)):
        check_total("tiles.toml", "", "", f"{kind} tiles", kinds[kind], tokens)


def _check_victims(content: Content) -> None:
    items = [item.id for item in content.items]
    for where, victim in named_entries("victims.toml", "victim", content.victims):
        check_one_of("victims.toml", where, "item", "item", victim.item, items)
        check_total("victims.toml", where, "start", "statuses", len(victim.start), len(STATUSES))
        if victim.token:
            check_one_of("victims.toml", where, "token", "token", victim.token, Tokens.__struct_fields__)


def _check_evils(content: Content) -> None:
    skills: list[str] = []
    for _, evil in named_entries("evils.toml", "evil", content.evils):
        skills += [evil.passive.id, evil.first.id, evil.second.id, evil.death.id]
    check_distinct("evils.toml", "", "id", skills)


def _check_cards(content: Content) -> None:
    for _ in named_entries("items.toml", "item", content.items):
        pass
    for _ in named_entries("events.toml", "event", content.events):
        pass
    darkness = [event.count for event in content.events if event.id == "darkness"]
    if darkness != [1]:
        raise ContentError.at("events.toml", 'event "darkness"', "count", "there is exactly one")


def _check_game(content: Content) -> None:
    game = content.game
    check_distinct("game.toml", "", "victim_die", [die.name for die in game.victim_die])
    check_distinct("game.toml", "", "evil_dice", [dice.name for dice in game.evil_dice])
    check_distinct("game.toml", "equation", "numbers", [str(number) for number in game.equation.numbers])
    check_distinct("game.toml", "equation", "gates", [str(gate) for gate in game.equation.gates])
    modes = [str(mode.players) for mode in game.mode]
    check_distinct("game.toml", "", "mode", modes)
    for mode in game.mode:
        if mode.players * mode.characters > len(content.victims):
            raise ContentError.at("game.toml", f"mode {mode.players}", "characters", "there are not enough Victims")
        if mode.victim_die not in [die.name for die in game.victim_die]:
            raise ContentError.at("game.toml", f"mode {mode.players}", "victim_die", "there is no such die")


CONTENT: Final = load_content(content_folder("gloam.games.the_victim"))
