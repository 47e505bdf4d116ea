"""The content of House of Horrors: what its TOML files hold, and that it fits together.

`load_content` reads the files of a folder into structures and checks every reference and count between them.
`CONTENT` is the game's own content, loaded once. Rules do not read it: they use the int tables of `components`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta

from gloam.kernel.content import (
    ContentError,
    Count,
    Entry,
    Id,
    Text,
    check_distinct,
    check_one_of,
    content_folder,
    entry_name,
    load,
    named_entries,
)

Symbols = Annotated[int, Meta(ge=0, le=9)]
Side = Literal["explorer", "monster"]
Value = Annotated[int, Meta(ge=0, le=9)] | Literal["?", "??"]
"""A number, "?" for one die or "??" for two."""
Bonus = Annotated[int, Meta(ge=0, le=9)]

NO_ITEMS: Final = "no_items"
UNCLAIMABLE: Final = "unclaimable"


# ---------------------------------------------------------------- rooms.toml, specials.toml


class Room(Entry):
    """A Room. `official` lists what the rulebook states of it, here and on every card."""

    id: Id
    name: Text
    floor: str
    hourglasses: Symbols
    light_bulbs: Symbols
    official: tuple[str, ...] = ()


class Rooms(Entry):
    room: tuple[Room, ...]


class Special(Entry):
    """Midnight or Dawn. `characters` is how many each player may play in its round."""

    id: Id
    name: Text
    kind: Literal["midnight", "dawn"]
    text: Text
    characters: Count = 1
    official: tuple[str, ...] = ()


class Specials(Entry):
    special: tuple[Special, ...]


# ---------------------------------------------------------------- explorers.toml, monsters.toml


class Claims(Entry):
    """What a character may claim: one card that is named, or has one of the traits."""

    traits: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Rally(Entry):
    """What a character gains for each other one with the trait on its side, `most` times."""

    trait: str
    most: Count
    strength: Bonus = 0
    terror: Bonus = 0
    psychic: Bonus = 0


class Character(Entry):
    """An Explorer or a Monster, and how many cards show it."""

    id: Id
    name: Text
    strength: Value
    terror: Value
    psychic: Value
    floors: Annotated[tuple[str, ...], Meta(min_length=1)]
    hourglasses: Symbols
    light_bulbs: Symbols
    traits: tuple[Id, ...] = ()
    claims: Claims | None = None
    rally: Rally | None = None
    draws: Symbols = 0
    removes_item: bool = False
    text: str = ""
    count: Count = 1
    official: tuple[str, ...] = ()


class Explorers(Entry):
    explorer: tuple[Character, ...]


class Monsters(Entry):
    monster: tuple[Character, ...]


# ---------------------------------------------------------------- items.toml, room_items.toml


class Item(Entry):
    """An Item or Room Item: what it adds, and to characters of which sides; `needs` names traits of which they have one."""

    id: Id
    name: Text
    sides: Annotated[tuple[Side, ...], Meta(min_length=1)]
    hourglasses: Symbols
    light_bulbs: Symbols
    text: Text
    strength: Bonus = 0
    terror: Bonus = 0
    psychic: Bonus = 0
    needs: tuple[str, ...] = ()
    traits: tuple[Id, ...] = ()
    rerolls: bool = False
    official: tuple[str, ...] = ()


class Items(Entry):
    item: tuple[Item, ...]


class RoomItems(Entry):
    room_item: tuple[Item, ...]


# ---------------------------------------------------------------- game.toml


class Floor(Entry):
    id: Id
    name: Text


class Players(Entry):
    least: Count
    most: Count
    best: Annotated[tuple[Count, ...], Meta(min_length=1)]


class Hand(Entry):
    dealt: Count
    most: Count
    bulbs_per_card: Count


class HouseDeck(Entry):
    rooms_revealed: Count
    piles: Count


class Encounter(Entry):
    """The sides of a die, and after how many ties in a row a Room is given up."""

    die: Count
    ties: Count


class Constants(Entry):
    floor: tuple[Floor, ...]
    players: Players
    hand: Hand
    house: HouseDeck
    encounter: Encounter


# ---------------------------------------------------------------- all of it


class Content(Entry):
    """All content of the game, each part in the order of its file. Every reference in it has been checked."""

    explorers: tuple[Character, ...]
    monsters: tuple[Character, ...]
    items: tuple[Item, ...]
    room_items: tuple[Item, ...]
    rooms: tuple[Room, ...]
    specials: tuple[Special, ...]
    game: Constants


def load_content(folder: Path | Traversable) -> Content:
    """Read and check the content files of a folder.

    Raises `ContentError`, naming file, entry and field, if a file does not have its shape, an id is used twice or a
    reference leads nowhere.
    """
    content = Content(
        explorers=load(folder.joinpath("explorers.toml"), Explorers).explorer,
        monsters=load(folder.joinpath("monsters.toml"), Monsters).monster,
        items=load(folder.joinpath("items.toml"), Items).item,
        room_items=load(folder.joinpath("room_items.toml"), RoomItems).room_item,
        rooms=load(folder.joinpath("rooms.toml"), Rooms).room,
        specials=load(folder.joinpath("specials.toml"), Specials).special,
        game=load(folder.joinpath("game.toml"), Constants),
    )
    _check_game(content)
    _check_rooms(content)
    _check_characters(content, "explorers.toml", "explorer", content.explorers)
    _check_characters(content, "monsters.toml", "monster", content.monsters)
    _check_items(content, "items.toml", "item", content.items)
    _check_items(content, "room_items.toml", "room_item", content.room_items)
    _check_specials(content)
    return content


# ---------------------------------------------------------------- checks

_Entry = Room | Special | Character | Item | Floor
_E = TypeVar("_E", bound=_Entry)


def _entries(file: str, kind: str, entries: Iterable[_E]) -> Iterator[tuple[str, _E]]:
    """Each entry with the name that messages give it; an id tells the kind of card."""
    for where, entry in named_entries(file, kind, entries):
        if not isinstance(entry, Floor) and not entry.id.startswith(_PREFIX[kind]):
            raise ContentError.at(file, where, "id", f'does not begin with "{_PREFIX[kind]}"')
        yield where, entry


_PREFIX: Final = {
    "room": "room_",
    "special": "special_",
    "explorer": "explorer_",
    "monster": "monster_",
    "item": "item_",
    "room_item": "ritem_",
}


def _floors(content: Content) -> tuple[str, ...]:
    return tuple([floor.id for floor in content.game.floor])


def _check_rooms(content: Content) -> None:
    file = "rooms.toml"
    for where, room in _entries(file, "room", content.rooms):
        check_one_of(file, where, "floor", "floor", room.floor, _floors(content))
    for floor in _floors(content):
        check_one_of(file, "", "floor", "Room on floor", floor, [room.floor for room in content.rooms])


def _check_specials(content: Content) -> None:
    file = "specials.toml"
    kinds = [special.kind for _, special in _entries(file, "special", content.specials)]
    if sorted(kinds) != ["dawn", "midnight"]:
        raise ContentError.at(file, "", "special", "expected one Midnight and one Dawn")
    for special in content.specials:
        if (special.characters > 1) != (special.kind == "midnight"):
            where = entry_name("special", special)
            raise ContentError.at(file, where, "characters", "Midnight alone lets players play more than one character")


def _check_characters(content: Content, file: str, kind: str, characters: tuple[Character, ...]) -> None:
    everyone = content.explorers + content.monsters
    traits = {trait for card in everyone for trait in card.traits} | {trait for item in content.items for trait in item.traits}
    ids = [card.id for card in everyone]
    for where, card in _entries(file, kind, characters):
        for number, floor in enumerate(card.floors):
            check_one_of(file, where, f"floors[{number}]", "floor", floor, _floors(content))
        check_distinct(file, where, "floors", card.floors)
        check_distinct(file, where, "traits", card.traits)
        if card.claims is not None:
            if not card.claims.traits and not card.claims.cards:
                raise ContentError.at(file, where, "claims", "names neither a card nor a trait")
            for number, trait in enumerate(card.claims.traits):
                check_one_of(file, where, f"claims.traits[{number}]", "card with the trait", trait, traits)
            for number, name in enumerate(card.claims.cards):
                check_one_of(file, where, f"claims.cards[{number}]", "card", name, ids)
        if card.rally is not None:
            check_one_of(file, where, "rally.trait", "card with the trait", card.rally.trait, traits)
            if not card.rally.strength + card.rally.terror + card.rally.psychic:
                raise ContentError.at(file, where, "rally", "adds nothing")
        special = {NO_ITEMS, UNCLAIMABLE} & set(card.traits)
        effect = card.claims or card.rally or card.draws or card.removes_item or special
        if bool(effect) != bool(card.text):
            raise ContentError.at(file, where, "text", "needed exactly if the card has an effect of its own")


def _check_items(content: Content, file: str, kind: str, items: tuple[Item, ...]) -> None:
    for where, item in _entries(file, kind, items):
        check_distinct(file, where, "sides", item.sides)
        for number, trait in enumerate(item.needs):
            sides = {"explorer": content.explorers, "monster": content.monsters}
            known = {t for side in item.sides for card in sides[side] for t in card.traits}
            check_one_of(file, where, f"needs[{number}]", "character of these sides with the trait", trait, known)
        if not (item.strength + item.terror + item.psychic + item.hourglasses + item.light_bulbs or item.rerolls):
            raise ContentError.at(file, where, "", "has neither values nor symbols nor an effect")


def _check_game(content: Content) -> None:
    file = "game.toml"
    game = content.game
    list(_entries(file, "floor", game.floor))
    if game.players.least > game.players.most:
        raise ContentError.at(file, "players", "least", f"{game.players.least} is more than {game.players.most}")
    for number in game.players.best:
        if not game.players.least <= number <= game.players.most:
            raise ContentError.at(file, "players", "best", f"{number} players cannot play")
    if game.hand.dealt > game.hand.most:
        raise ContentError.at(file, "hand", "dealt", f"{game.hand.dealt} is more than {game.hand.most}")
    horror = sum([card.count for card in content.explorers + content.monsters]) + len(content.items)
    if game.players.most * game.hand.most > horror:
        raise ContentError.at(file, "players", "most", f"{game.players.most} full hands need more than {horror} cards")


CONTENT: Final = load_content(content_folder("gloam.games.house_of_horrors"))
