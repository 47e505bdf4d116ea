"""The table by names: what a seat sees of it, and all cards wherever they lie."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from msgspec import Struct

from gloam.games.house_of_horrors.components import (
    BATTLES,
    CARDS,
    DAWN,
    EXPLORERS,
    FLOORS,
    HOURGLASSES,
    MIDNIGHT,
    MONSTERS,
    ROOM_FLOOR,
    SIDES,
)
from gloam.games.house_of_horrors.rules.battle import dice_of, sharers, totals, value
from gloam.games.house_of_horrors.rules.refill import points
from gloam.games.house_of_horrors.rules.spoils import at_stake
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.table import GONE, NOBODY, NOTHING, Entry, House, hand_size
from gloam.kernel.views import one_of

# --- what is shown ----------------------------------------------------------------------------------------------------

Side = Annotated[str, one_of("Side", SIDES)]
Battle = Annotated[str, one_of("Battle", BATTLES)]
Floor = Annotated[str, one_of("Floor", FLOORS)]
Moment = Annotated[str, one_of("Moment", ("to come", "now", "past"))]


class Worth(Struct, gc=False):
    """What cards show in a battle: their values with dice already rolled, and how many dice are still to come."""

    value: int
    dice: int


class EntryView(Struct, gc=False):
    """A character in play with its Items: what it is worth, and the dice beside it. It is None once it was claimed."""

    seat: int
    side: Side
    character: str | None
    items: list[str]
    value: int
    dice: int
    """How many dice it rolls in this battle."""
    rolled: list[int]
    worth: Worth


class StakeView(Struct, gc=False):
    """What a side would win with what lies there now."""

    cards: int
    hourglasses: int
    sharing: list[int]
    """Who would share it: the divider, who picks first, then the others in the order of play."""


class FoughtView(Struct, gc=False):
    """The battle that was resolved last: where, what for, who brought what, and how it ended."""

    room: str
    battle: Battle
    field: list[EntryView]
    totals: dict[Side, int]
    winner: Side | None
    """None after a tie."""


class PlayerView(Struct, gc=False):
    """What everyone knows of a player."""

    seat: int
    cards: int
    hand_size: int
    hourglasses: int
    light_bulbs: int
    spoils: list[str]
    sides: list[Side]
    discarded: bool
    place: int
    """By what was collected so far; equals share one."""


class HouseView(Struct, gc=False):
    """The table as a seat sees it: of the hands its own."""

    round: int
    butler: int
    turn: int | None
    rooms: list[str]
    room: str | None
    floor: Floor | None
    room_items: list[str]
    battle: Battle | None
    midnight: Moment
    dawn: Moment
    field: list[EntryView]
    totals: dict[Battle, dict[Side, Worth]]
    """What both sides show, or would show, in each kind of battle."""
    stakes: dict[Side, StakeView] | None
    """While a battle is fought."""
    under: dict[Side, list[str]]
    """The cards under the Room, by the side they fought on."""
    ties: int
    fought: FoughtView | None
    displayed: list[str]
    """All spoils of the last Room as they were laid out; `spoils` are those not handed out yet."""
    spoils: list[str]
    divider: int | None
    sharing: list[int]
    served: list[int]
    players: list[PlayerView]
    order: list[int]
    """The seats in the order of play."""
    to_come: list[int]
    """Those who have cards and play after the one whose turn it is."""
    hand: list[str]
    entering: dict[str, list[str]]
    """By Room that lies there: the characters of the hand that may enter it."""
    horror_deck: int
    discard: list[str]
    house_deck: list[int]
    """How many cards each part of the House Deck has."""
    out: list[str]
    rejected: list[str]
    """The Rooms that Butlers did not choose."""


# --- showing it -------------------------------------------------------------------------------------------------------


remembered: Final = lru_cache(1024)
"""Of a part of the view that is made of a few facts: one that was made lately is taken again, and seen at once to be the same."""


@remembered
def names(cards: tuple[int, ...]) -> list[str]:
    """What these cards are called."""
    return [CARDS[card] for card in cards]


def seats_of(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if (mask >> seat) & 1]


def view(t: House, seat: int) -> HouseView:
    """Everything on the table is open but others' hands and the order of the decks."""
    hand = t.hands[seat] if 0 <= seat < t.seats else ()
    return HouseView(
        round=t.round,
        butler=t.butler,
        turn=t.turn if t.turn != NOBODY else None,
        rooms=names(t.rooms),
        room=CARDS[t.room] if t.room != NOTHING else None,
        floor=FLOORS[ROOM_FLOOR[t.room]] if t.room != NOTHING else None,
        room_items=names(t.room_items),
        battle=BATTLES[t.battle] if t.battle != NOTHING else None,
        midnight=_moment(t.midnight, MIDNIGHT in t.out),
        dawn=_moment(t.dawn, DAWN in t.out),
        field=_entries(t.field, t.rolled, t.battle),
        totals=_totals(t.field, t.rolled, t.battle),
        stakes={side: stake(t, s) for s, side in enumerate(SIDES)} if t.room != NOTHING and t.battle != NOTHING else None,
        under={side: names(t.under[s]) for s, side in enumerate(SIDES)},
        ties=t.ties,
        fought=_fought(t.fought, t.fought_dice, t.fought_in, t.fought_over),
        displayed=names(t.displayed),
        spoils=names(t.spoils),
        divider=t.eligible[0] if t.eligible else None,
        sharing=list(t.eligible),
        served=seats_of(t.served),
        players=_players(t),
        order=list(t.order()),
        to_come=_to_come(t),
        hand=names(hand),
        entering={CARDS[room]: names(entering(room, hand)) for room in (t.rooms if t.room == NOTHING else (t.room,))},
        horror_deck=len(t.horror),
        discard=names(t.discard),
        house_deck=[count + len(cards) for count, cards, _ in t.house.segments],
        out=names(t.out),
        rejected=names(t.rejected),
    )


def _moment(now: int, past: bool) -> str:
    return "now" if now else "past" if past else "to come"


@remembered
def _entries(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], battle: int) -> list[EntryView]:
    """Who brings which cards to a battle, what they are worth, and the dice beside them."""
    return [
        EntryView(
            seat=entry[0],
            side=SIDES[entry[1]],
            character=CARDS[entry[2]] if entry[2] != GONE else None,
            items=names(entry[3:]),
            value=value(field, entry, battle),
            dice=dice_of(entry, battle),
            rolled=list(rolled(dice, n)),
            worth=worth(field, entry, rolled(dice, n), battle),
        )
        for n, entry in enumerate(field)
    ]


def rolled(dice: tuple[tuple[int, ...], ...], n: int) -> tuple[int, ...]:
    """The dice that lie beside an entry of a field."""
    return dice[n] if dice else ()


def worth(field: tuple[Entry, ...], entry: Entry, dice: tuple[int, ...], battle: int) -> Worth:
    """What a character with its Items brings to a battle, with these dice rolled."""
    return Worth(value(field, entry, battle) + sum(dice), dice_of(entry, battle) - len(dice))


def shown(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], battle: int) -> dict[str, Worth]:
    """What each side of a field shows in a battle."""
    sides = {side: Worth(0, 0) for side in SIDES}
    for n, entry in enumerate(field):
        brought = worth(field, entry, dice[n] if n < len(dice) else (), battle)
        total = sides[SIDES[entry[1]]]
        total.value += brought.value
        total.dice += brought.dice
    return sides


def stake(t: House, side: int) -> StakeView:
    """What a side would win with what lies there now, and who would share it."""
    won = at_stake(t, side)
    return _stake(len(won), sum([HOURGLASSES[card] for card in won]), sharers(t, totals(t)[side]))


@remembered
def _stake(cards: int, hourglasses: int, sharing: tuple[int, ...]) -> StakeView:
    return StakeView(cards, hourglasses, list(sharing))


def side_totals(t: House, battle: int) -> dict[str, Worth]:
    """What each side shows in a battle. Dice lie there for the one that is fought."""
    return shown(t.field, t.rolled if battle == t.battle else (), battle)


def entering(room: int, hand: tuple[int, ...]) -> tuple[int, ...]:
    """The characters of a hand that may enter a Room."""
    return tuple([card for card in hand if card in may_enter(room)])


def _to_come(t: House) -> list[int]:
    if t.battle == NOTHING or t.turn == NOBODY:
        return []
    order = list(t.order())
    return [seat for seat in order[order.index(t.turn) + 1 :] if t.hands[seat]]


@remembered
def _totals(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], fought: int) -> dict[str, dict[str, Worth]]:
    """What each side shows in each battle. Dice lie there for the one that is fought."""
    return {name: shown(field, dice if battle == fought else (), battle) for battle, name in enumerate(BATTLES)}


@remembered
def _fought(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], room: int, battle: int) -> FoughtView | None:
    """Everyone has seen the battle that was resolved last."""
    if battle == NOTHING:
        return None
    explorers, monsters = fought_totals(field, dice, battle)
    return FoughtView(
        room=CARDS[room],
        battle=BATTLES[battle],
        field=_entries(field, dice, battle),
        totals={SIDES[EXPLORERS]: explorers, SIDES[MONSTERS]: monsters},
        winner=None if explorers == monsters else SIDES[EXPLORERS if explorers > monsters else MONSTERS],
    )


def fought_totals(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], battle: int) -> tuple[int, int]:
    """What the Explorers and the Monsters had in the end of a battle."""
    sides = [0, 0]
    for n, entry in enumerate(field):
        sides[entry[1]] += value(field, entry, battle) + sum(rolled(dice, n))
    return sides[EXPLORERS], sides[MONSTERS]


def _players(t: House) -> list[PlayerView]:
    sides = [frozenset([entry[1] for entry in t.field if entry[0] == seat]) for seat in range(t.seats)]
    piles = tuple(t.piles)
    return [_player(seat, len(t.hands[seat]), piles, sides[seat], bool((t.passed >> seat) & 1)) for seat in range(t.seats)]


@remembered
def _player(seat: int, cards: int, piles: tuple[tuple[int, ...], ...], sides: frozenset[int], discarded: bool) -> PlayerView:
    scores = [points(pile) for pile in piles]
    hourglasses, bulbs = scores[seat]
    return PlayerView(
        seat=seat,
        cards=cards,
        hand_size=hand_size(piles[seat]),
        hourglasses=hourglasses,
        light_bulbs=bulbs,
        spoils=names(piles[seat]),
        sides=[SIDES[side] for side in sorted(sides)],
        discarded=discarded,
        place=1 + len([other for other in scores if other > scores[seat]]),
    )


def components(t: House) -> dict[str, int]:
    """How many there are of every card, wherever they are."""
    cards = [*t.horror.cards(), *t.discard, *t.house.cards(), *t.out, *t.rejected, *t.rooms, t.room, *t.room_items, *t.spoils]
    cards += [card for place in (*t.hands, *t.piles, *t.under) for card in place]
    cards += [card for entry in t.field for card in entry[2:]]
    cards += [MIDNIGHT] * t.midnight + [DAWN] * t.dawn
    return {name: cards.count(card) for card, name in enumerate(CARDS)}
