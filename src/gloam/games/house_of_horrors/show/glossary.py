"""The cards of House of Horrors by id, for clients that draw them."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Struct, UnsetType

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.show.view import Battle, Floor, Side
from gloam.kernel.views import one_of

CardKind = Annotated[str, one_of("CardKind", tuple(dict.fromkeys(c.KINDS)))]


class Name(Struct):
    """What something is called."""

    name: str


class Rally(Struct):
    """By how much a character grows for each of these on its side, so many times at most."""

    by: list[str]
    most: int
    strength: int
    terror: int
    psychic: int


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
    claims: list[str] | UnsetType = UNSET
    draws: int | UnsetType = UNSET
    removes_item: bool | UnsetType = UNSET
    rally: Rally | UnsetType = UNSET
    carried_by: list[str] | UnsetType = UNSET
    floor: Floor | UnsetType = UNSET


class Glossary(Struct):
    """Names, texts and numbers of all cards."""

    cards: dict[str, CardInfo]
    floors: dict[Floor, Name]
    battles: dict[Battle, Name]
    sides: dict[Side, Name]
    best_seats: list[int]
    bulbs_per_card: int
    most_cards: int


def glossary() -> Glossary:
    """All cards by id, and what they speak of."""
    return Glossary(
        cards={id_: _card(card) for card, id_ in enumerate(c.CARDS)},
        floors=_named(c.FLOORS, c.FLOOR_NAMES),
        battles=_named(c.BATTLES, c.BATTLE_NAMES),
        sides=_named(c.SIDES, c.SIDE_NAMES),
        best_seats=list(c.BEST_SEATS),
        bulbs_per_card=c.BULBS_PER_CARD,
        most_cards=c.MOST_CARDS,
    )


def _named(ids: tuple[str, ...], names: tuple[str, ...]) -> dict[str, Name]:
    return {id_: Name(name) for id_, name in zip(ids, names, strict=True)}


def _card(card: int) -> CardInfo:
    info = CardInfo(c.NAMES[card], c.KINDS[card], c.TEXTS[card], c.HOURGLASSES[card], c.BULBS[card], list(c.OFFICIAL[card]))
    if card < c.FIRST_ROOM:
        info.strength, info.terror, info.psychic = c.SHOWN[card]
        info.traits = list(c.TRAITS[card])
    if card < c.FIRST_ITEM:
        info.floors = [c.FLOORS[floor] for floor in c.CARD_FLOORS[card]]
        info.claims = [c.CARDS[other] for other in c.HORROR_CARDS if (c.CLAIMS[card] >> other) & 1]
        info.draws = c.DRAWS[card]
        info.removes_item = c.REMOVES_ITEM[card]
        rallied_by = [c.CARDS[other] for other in range(c.FIRST_ITEM) if (c.RALLIED_BY[card] >> other) & 1]
        info.rally = Rally(rallied_by, c.RALLY_MOST[card], *[c.RALLY[category][card] for category in range(len(c.CATEGORIES))])
    elif card < c.FIRST_ROOM:
        info.carried_by = [c.CARDS[other] for other in range(c.FIRST_ITEM) if (c.CARRIES[other] >> card) & 1]
    elif card < c.MIDNIGHT:
        info.floor = c.FLOORS[c.ROOM_FLOOR[card]]
    return info
