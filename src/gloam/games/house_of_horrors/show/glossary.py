"""The cards of House of Horrors by id, for clients that draw them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Struct, UnsetType

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.show.phrases import PHRASES
from gloam.games.house_of_horrors.show.view import Battle, Floor, Side, Worth
from gloam.kernel.views import one_of
from gloam.show.glossaries import Glossary, Value, rows

Category = Annotated[str, one_of("Category", c.CATEGORIES)]
Moment = Annotated[str, one_of("Moment", tuple(PHRASES))]
CardKind = Annotated[str, one_of("CardKind", tuple(dict.fromkeys(c.KINDS)))]


class Name(Struct):
    """What something is called."""

    name: str


class CardInfo(Struct):
    """A card as it is printed. What only some kinds of cards have is left out of the others."""

    name: str
    kind: CardKind
    text: str
    hourglasses: int
    light_bulbs: int
    official: list[str]
    strength: str | UnsetType = UNSET
    terror: str | UnsetType = UNSET
    psychic: str | UnsetType = UNSET
    traits: list[str] | UnsetType = UNSET
    floors: list[Floor] | UnsetType = UNSET
    worth: dict[Battle, Worth] | UnsetType = UNSET
    """What it shows in each kind of battle, by itself."""
    floor: Floor | UnsetType = UNSET


def _card(card: int) -> CardInfo:
    info = CardInfo(c.NAMES[card], c.KINDS[card], c.TEXTS[card], c.HOURGLASSES[card], c.BULBS[card], list(c.OFFICIAL[card]))
    if card < c.FIRST_ROOM:
        info.strength, info.terror, info.psychic = c.SHOWN[card]
        info.traits = list(c.TRAITS[card])
        info.worth = {id_: Worth(c.VALUE[battle][card], c.DICE[battle][card]) for battle, id_ in enumerate(c.BATTLES)}
    if card < c.FIRST_ITEM:
        info.floors = [c.FLOORS[floor] for floor in c.CARD_FLOORS[card]]
    elif c.FIRST_ROOM <= card < c.MIDNIGHT:
        info.floor = c.FLOORS[c.ROOM_FLOOR[card]]
    return info


GLOSSARY: Final = Glossary(
    "Names, texts and numbers of all cards.",
    cards=Value(dict[str, CardInfo], {id_: _card(card) for card, id_ in enumerate(c.CARDS)}),
    floors=Value(dict[Floor, Name], {id_: Name(name) for id_, name in zip(c.FLOORS, c.FLOOR_NAMES, strict=True)}),
    battles=rows(
        "BattleInfo",
        "The kind of battle: one of the values that cards show, or all of them.",
        {
            id_: {"name": c.BATTLE_NAMES[battle], "values": [c.CATEGORIES[category] for category in c.FOUGHT[battle]]}
            for battle, id_ in enumerate(c.BATTLES)
        },
        Battle,
        values=list[Category],
    ),
    sides=Value(dict[Side, Name], {id_: Name(name) for id_, name in zip(c.SIDES, c.SIDE_NAMES, strict=True)}),
    best_seats=c.BEST_SEATS,
    bulbs_per_card=c.BULBS_PER_CARD,
    most_cards=c.MOST_CARDS,
    die=len(c.PIPS),  # the most it can show
    phrases=Value(dict[Moment, list[str]], PHRASES),  # what is often said, by moment
)
