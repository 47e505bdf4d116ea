"""The cards as flat int tables: what the rules look up while a game runs.

Every card has a number of its own, from 0 on: Explorers, Monsters, Items, Room Items, Rooms, Midnight, Dawn, in the order of
their files. Each table is a tuple over these numbers, or over a stretch of them. A set of cards is a mask: bit n is card n.
Two cards that look the same are still two cards; the second one's id ends in `_2`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

from gloam.games.house_of_horrors.content import CONTENT, NO_ITEMS, UNCLAIMABLE, Character, Content, Item, Room
from gloam.kernel.facts import Named

# ---------------------------------------------------------------- floors, sides, battles, dice

FLOORS: Final[tuple[str, ...]] = tuple([floor.id for floor in CONTENT.game.floor])
FLOOR_NAMES: Final[tuple[str, ...]] = tuple([floor.name for floor in CONTENT.game.floor])

SIDES: Final[tuple[str, ...]] = ("explorers", "monsters")
SIDE_NAMES: Final[tuple[str, ...]] = ("Explorers", "Monsters")
EXPLORERS: Final = 0
MONSTERS: Final = 1

CATEGORIES: Final[tuple[str, ...]] = ("strength", "terror", "psychic")
BATTLES: Final[tuple[str, ...]] = (*CATEGORIES, "bloodbath")
BATTLE_NAMES: Final[tuple[str, ...]] = ("Strength", "Terror", "Psychic", "Bloodbath")
BLOODBATH: Final = 3
FOUGHT: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (0, 1, 2))
"""By battle: the categories that count."""

PIPS: Final[tuple[str, ...]] = tuple([str(pips + 1) for pips in range(CONTENT.game.encounter.die)])
MEAN_DIE: Final[float] = (len(PIPS) + 1) / 2

# ---------------------------------------------------------------- all cards


def _characters(content: Content) -> tuple[Character, ...]:
    """Explorers and Monsters, each as often as there are cards of it."""
    return tuple([card for card in content.explorers + content.monsters for _ in range(card.count)])


def _numbered(ids: list[str]) -> tuple[str, ...]:
    """These ids, with _2 and so on behind those that were there before."""
    return tuple([name if name not in ids[:n] else f"{name}_{ids[: n + 1].count(name)}" for n, name in enumerate(ids)])


_CHARACTERS: Final[tuple[Character, ...]] = _characters(CONTENT)
_ITEMS: Final[tuple[Item, ...]] = CONTENT.items + CONTENT.room_items
_WITH_SYMBOLS: Final[tuple[Character | Item | Room, ...]] = (*_CHARACTERS, *_ITEMS, *CONTENT.rooms)
_FIGHTING: Final[tuple[Character | Item, ...]] = (*_CHARACTERS, *_ITEMS)
_MIDNIGHT, _DAWN = sorted(CONTENT.specials, key=lambda special: special.kind != "midnight")

CARDS: Final[tuple[str, ...]] = _numbered(
    [card.id for card in _WITH_SYMBOLS] + [_MIDNIGHT.id, _DAWN.id],
)
NAMES: Final[tuple[str, ...]] = (
    *[card.name for card in _WITH_SYMBOLS],
    _MIDNIGHT.name,
    _DAWN.name,
)
TEXTS: Final[tuple[str, ...]] = (
    *[card.text for card in _CHARACTERS],
    *[item.text for item in _ITEMS],
    *[""] * len(CONTENT.rooms),
    _MIDNIGHT.text,
    _DAWN.text,
)
HOURGLASSES: Final[tuple[int, ...]] = (*[card.hourglasses for card in _WITH_SYMBOLS], 0, 0)
BULBS: Final[tuple[int, ...]] = (*[card.light_bulbs for card in _WITH_SYMBOLS], 0, 0)
OFFICIAL: Final[tuple[tuple[str, ...], ...]] = (
    *[card.official for card in _WITH_SYMBOLS],
    _MIDNIGHT.official,
    _DAWN.official,
)
"""What the rulebook states of each card; the rest is ours."""

# Where each kind begins. The Horror Deck is everything before the Room Items, the House Deck the rest.
FIRST_MONSTER: Final[int] = sum([card.count for card in CONTENT.explorers])
FIRST_ITEM: Final[int] = len(_CHARACTERS)
FIRST_ROOM_ITEM: Final[int] = FIRST_ITEM + len(CONTENT.items)
FIRST_ROOM: Final[int] = FIRST_ROOM_ITEM + len(CONTENT.room_items)
MIDNIGHT: Final[int] = FIRST_ROOM + len(CONTENT.rooms)
DAWN: Final[int] = MIDNIGHT + 1

HORROR_CARDS: Final[tuple[int, ...]] = tuple(range(FIRST_ROOM_ITEM))
ROOM_ITEMS: Final[tuple[int, ...]] = tuple(range(FIRST_ROOM_ITEM, FIRST_ROOM))
ROOMS: Final[tuple[int, ...]] = tuple(range(FIRST_ROOM, MIDNIGHT))

SIDE_OF: Final[tuple[int, ...]] = (EXPLORERS,) * FIRST_MONSTER + (MONSTERS,) * (FIRST_ITEM - FIRST_MONSTER)
"""By character: the side it fights on."""

KINDS: Final[tuple[str, ...]] = (
    *["explorer"] * FIRST_MONSTER,
    *["monster"] * (FIRST_ITEM - FIRST_MONSTER),
    *["item"] * len(CONTENT.items),
    *["room_item"] * len(CONTENT.room_items),
    *["room"] * len(CONTENT.rooms),
    "midnight",
    "dawn",
)

# ---------------------------------------------------------------- Rooms and floors

ROOM_FLOOR: Final[tuple[int, ...]] = (*[-1] * FIRST_ROOM, *[FLOORS.index(room.floor) for room in CONTENT.rooms])
"""By card: the floor of a Room."""
MAY_ENTER: Final[tuple[frozenset[int], ...]] = tuple(
    [frozenset([n for n, card in enumerate(_CHARACTERS) if floor in card.floors]) for floor in FLOORS]
)
"""By floor: the characters that are allowed there."""
CARD_FLOORS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([FLOORS.index(floor) for floor in card.floors]) for card in _CHARACTERS]
)

# ---------------------------------------------------------------- values


def _value(card: Character | Item, category: int) -> int | str:
    values: tuple[int | str, ...] = (card.strength, card.terror, card.psychic)
    return values[category]


def _per_battle(worth: Callable[[Character | Item, int], int]) -> tuple[tuple[int, ...], ...]:
    """By battle and card: the sum of `worth` over the categories that are fought."""
    return tuple([tuple([sum([worth(card, category) for category in fought]) for card in _FIGHTING]) for fought in FOUGHT])


def _number(card: Character | Item, category: int) -> int:
    value = _value(card, category)
    return value if isinstance(value, int) else 0


def _marks(card: Character | Item, category: int) -> int:
    value = _value(card, category)
    return 0 if isinstance(value, int) else len(value)


def _rally(card: Character | Item, category: int) -> int:
    rally = card.rally if isinstance(card, Character) else None
    return 0 if rally is None else (rally.strength, rally.terror, rally.psychic)[category]


SHOWN: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([str(_value(card, category)) for category in range(len(CATEGORIES))]) for card in _FIGHTING]
)
"""By card: its three values as printed."""
VALUE: Final[tuple[tuple[int, ...], ...]] = _per_battle(_number)
"""By battle and card: what the card adds without dice."""
DICE: Final[tuple[tuple[int, ...], ...]] = _per_battle(_marks)
"""By battle and card: how many dice its question marks ask for."""

# ---------------------------------------------------------------- traits and what cards do


def _with_trait(content: Content, trait: str) -> frozenset[int]:
    """The cards of the Horror Deck that have a trait."""
    cards: tuple[Character | Item, ...] = (*_characters(content), *content.items)
    return frozenset([n for n, card in enumerate(cards) if trait in card.traits])


def claim_targets(content: Content) -> tuple[frozenset[int], ...]:
    """By character: the cards it may claim, none of which is unclaimable."""
    characters = _characters(content)
    safe = _with_trait(content, UNCLAIMABLE)
    targets: list[frozenset[int]] = []
    for card in characters:
        wanted: frozenset[int] = frozenset()
        if card.claims is not None:
            wanted = frozenset([n for n, other in enumerate(characters) if other.id in card.claims.cards])
            for trait in card.claims.traits:
                wanted |= _with_trait(content, trait)
        targets.append(wanted - safe)
    return tuple(targets)


def _fits(item: Item, character: int) -> bool:
    """Whether a character can carry an Item. [components.items-fit]"""
    card = _CHARACTERS[character]
    side = "explorer" if character < FIRST_MONSTER else "monster"
    needed = not item.needs or any(trait in card.traits for trait in item.needs)
    return side in item.sides and needed and NO_ITEMS not in card.traits


TRAITS: Final[tuple[tuple[str, ...], ...]] = tuple([card.traits for card in _FIGHTING])
CLAIMS: Final[tuple[frozenset[int], ...]] = claim_targets(CONTENT)
CARRIES: Final[tuple[frozenset[int], ...]] = tuple(
    [frozenset([FIRST_ITEM + n for n, item in enumerate(_ITEMS) if _fits(item, c)]) for c in range(FIRST_ITEM)]
)
"""By character: the Items and Room Items it can carry."""
RALLIED_BY: Final[tuple[frozenset[int], ...]] = tuple(
    [frozenset() if card.rally is None else _with_trait(CONTENT, card.rally.trait) for card in _CHARACTERS]
)
"""By character: the cards that make it stronger by standing on its side."""
RALLY: Final[tuple[tuple[int, ...], ...]] = _per_battle(_rally)
"""By battle and character: what each of those adds."""
RALLY_MOST: Final[tuple[int, ...]] = tuple([0 if card.rally is None else card.rally.most for card in _CHARACTERS])
DRAWS: Final[tuple[int, ...]] = tuple([card.draws for card in _CHARACTERS])
REMOVES_ITEM: Final[tuple[bool, ...]] = tuple([card.removes_item for card in _CHARACTERS])
HAS_EFFECT: Final[tuple[bool, ...]] = tuple([bool(CLAIMS[c] or DRAWS[c] or REMOVES_ITEM[c]) for c in range(FIRST_ITEM)])
"""By character: whether something happens when it is played."""
REROLLS: Final[frozenset[int]] = frozenset([FIRST_ITEM + n for n, item in enumerate(_ITEMS) if item.rerolls])
"""The Items that let their character's dice be rolled again."""

# ---------------------------------------------------------------- players, hands, decks

LEAST_SEATS: Final[int] = CONTENT.game.players.least
MOST_SEATS: Final[int] = CONTENT.game.players.most
BEST_SEATS: Final[tuple[int, ...]] = CONTENT.game.players.best
DEALT: Final[int] = CONTENT.game.hand.dealt
MOST_CARDS: Final[int] = CONTENT.game.hand.most
BULBS_PER_CARD: Final[int] = CONTENT.game.hand.bulbs_per_card
ROOMS_REVEALED: Final[int] = CONTENT.game.house.rooms_revealed
PILES: Final[int] = CONTENT.game.house.piles
MIDNIGHT_CHARACTERS: Final[int] = _MIDNIGHT.characters
MOST_TIES: Final[int] = CONTENT.game.encounter.ties

# ---------------------------------------------------------------- what the facts of rules are

Card = Annotated[int, Named(CARDS)]
Side = Annotated[int, Named(SIDES)]
Battle = Annotated[int, Named(BATTLES)]
