"""The table by names: what a seat sees of it, and all cards wherever they lie."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from msgspec import Struct

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.rules.battle import dice_of, sharers, totals, value
from gloam.games.house_of_horrors.rules.refill import points
from gloam.games.house_of_horrors.rules.spoils import at_stake
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.table import GONE, NOBODY, NOTHING, Entry, House, hand_size
from gloam.kernel import observation as o
from gloam.kernel.caching import cached
from gloam.kernel.views import one_of
from gloam.show.naming import name_or_none, named, seats_in

# --- what is shown ----------------------------------------------------------------------------------------------------

Side = Annotated[str, one_of("Side", c.SIDES)]
Battle = Annotated[str, one_of("Battle", c.BATTLES)]
Floor = Annotated[str, one_of("Floor", c.FLOORS)]
Moment = Annotated[str, one_of("Moment", ("to come", "now", "past"))]

_SPOILS: Final = c.CARDS[: c.MIDNIGHT]
_ROOMS: Final = c.CARDS[c.FIRST_ROOM : c.MIDNIGHT]
_WORTH: Final = o.Number(99)
Seat = Annotated[int, o.OneOf(range(c.MOST_SEATS))]
Seats = Annotated[list[int], o.Several(range(c.MOST_SEATS))]
Room = Annotated[str, o.OneOf(_ROOMS)]
Rooms = Annotated[list[str], o.Several(_ROOMS)]
Items = Annotated[list[str], o.Several(c.CARDS[c.FIRST_ITEM : c.FIRST_ROOM])]
Spoils = Annotated[list[str], o.Several(_SPOILS)]
Dice = Annotated[int, o.Number(20)]
NumberOfCards = Annotated[int, o.Number(c.MOST_CARDS)]


class Worth(Struct, gc=False):
    """What cards show in a battle: their values with dice already rolled, and how many dice are still to come."""

    value: Annotated[int, _WORTH]
    dice: Dice


class EntryView(Struct, gc=False):
    """A character in play with its Items: what it is worth, and the dice beside it. It is None once it was claimed."""

    seat: Seat
    side: Side
    character: Annotated[str, o.OneOf(c.CARDS[: c.FIRST_ITEM])] | None
    items: Items
    value: Annotated[int, _WORTH]
    dice: Dice
    """How many dice it rolls in this battle."""
    rolled: Annotated[list[int], o.Row(o.Number(6), 6)]
    worth: Annotated[Worth, o.LeftOut("follows from the value and the dice")]


Entries = Annotated[list[EntryView], o.Row(o.Parts(EntryView), 8)]


class StakeView(Struct, gc=False):
    """What a side would win with what lies there now."""

    cards: int
    hourglasses: int
    sharing: list[int]
    """Who would share it: the divider, who picks first, then the others in the order of play."""
    settled: bool
    """No dice that are still to be rolled could make someone else the divider."""


_LEFT: Final = o.LeftOut("what it left lies under the Room, with players or in the discard")


class FoughtView(Struct, gc=False):
    """The battle that was resolved last: where, what for, who brought what, and how it ended."""

    room: Annotated[str, _LEFT]
    battle: Battle
    field: Annotated[list[EntryView], _LEFT]
    totals: dict[Side, Annotated[int, _WORTH]]
    winner: Side | None
    """None after a tie."""


class PlayerView(Struct, gc=False):
    """What everyone knows of a player."""

    seat: Annotated[int, o.LeftOut("is the place in the row")]
    cards: NumberOfCards
    hand_size: NumberOfCards
    hourglasses: Annotated[int, o.Number(255)]
    light_bulbs: Annotated[int, o.Number(255)]
    spoils: Spoils
    sides: Annotated[list[Side], o.Several(c.SIDES)]
    discarded: bool
    place: Annotated[int, o.Number(c.MOST_SEATS)]
    """By what was collected so far; equals share one."""


class HouseView(Struct, gc=False):
    """The table as a seat sees it: of the hands its own."""

    round: Annotated[int, o.Number(40)]
    butler: Seat
    turn: Seat | None
    rooms: Rooms
    room: Room | None
    floor: Floor | None
    room_items: Items
    battle: Battle | None
    midnight: Moment
    dawn: Moment
    field: Entries
    totals: dict[Battle, dict[Side, Worth]]
    """What both sides show, or would show, in each kind of battle."""
    stakes: Annotated[dict[Side, StakeView] | None, o.LeftOut("follow from what lies there")]
    """While a battle is fought."""
    under: dict[Side, Spoils]
    """The cards under the Room, by the side they fought on."""
    ties: Annotated[int, o.Number(c.MOST_TIES)]
    fought: FoughtView | None
    displayed: Spoils
    """All spoils of the last Room as they were laid out; `spoils` are those not handed out yet."""
    spoils: Spoils
    divider: Seat | None
    sharing: Seats
    served: Seats
    players: Annotated[list[PlayerView], o.Row(o.Parts(PlayerView), c.MOST_SEATS)]
    order: Annotated[list[Seat], o.Row(o.OneOf(range(c.MOST_SEATS)), c.MOST_SEATS)]
    """The seats in the order of play."""
    to_come: Seats
    """Those who have cards and play after the one whose turn it is."""
    hand: Spoils
    entering: Annotated[dict[str, list[str]], o.LeftOut("follows from the hand and the Rooms")]
    """By Room that lies there: the characters of the hand that may enter it."""
    horror_deck: Annotated[int, o.Number(255)]
    discard: Spoils
    house_deck: Annotated[list[int], o.Row(o.Number(len(_ROOMS)), c.PILES)]
    """How many cards each part of the House Deck has."""
    out: Annotated[list[str], o.Several(c.CARDS)]
    rejected: Rooms
    """The Rooms that Butlers did not choose."""


# --- showing it -------------------------------------------------------------------------------------------------------


names: Final = cached(partial(named, c.CARDS))
"""What these cards are called."""


def view(t: House, seat: int) -> HouseView:
    """Everything on the table is open but others' hands and the order of the decks."""
    hand = t.hands[seat] if 0 <= seat < t.seats else ()
    return HouseView(
        round=t.round,
        butler=t.butler,
        turn=t.turn if t.turn != NOBODY else None,
        rooms=names(t.rooms),
        room=name_or_none(c.CARDS, t.room),
        floor=c.FLOORS[c.ROOM_FLOOR[t.room]] if t.room != NOTHING else None,
        room_items=names(t.room_items),
        battle=name_or_none(c.BATTLES, t.battle),
        midnight=_moment(t.midnight, c.MIDNIGHT in t.out),
        dawn=_moment(t.dawn, c.DAWN in t.out),
        field=_entries(t.field, t.rolled, t.battle),
        totals=_totals(t.field, t.rolled, t.battle),
        stakes={side: stake(t, s) for s, side in enumerate(c.SIDES)} if t.room != NOTHING and t.battle != NOTHING else None,
        under={side: names(t.under[s]) for s, side in enumerate(c.SIDES)},
        ties=t.ties,
        fought=_fought(t.fought, t.fought_dice, t.fought_in, t.fought_over),
        displayed=names(t.displayed),
        spoils=names(t.spoils),
        divider=t.eligible[0] if t.eligible else None,
        sharing=list(t.eligible),
        served=seats_in(t.served),
        players=_players(t),
        order=list(t.order()),
        to_come=_to_come(t),
        hand=names(hand),
        entering={c.CARDS[room]: names(entering(room, hand)) for room in (t.rooms if t.room == NOTHING else (t.room,))},
        horror_deck=len(t.horror),
        discard=names(t.discard),
        house_deck=[count + len(cards) for count, cards, _ in t.house.segments],
        out=names(t.out),
        rejected=names(t.rejected),
    )


def _moment(now: int, past: bool) -> str:
    return "now" if now else "past" if past else "to come"


@cached
def _entries(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], battle: int) -> list[EntryView]:
    """Who brings which cards to a battle, what they are worth, and the dice beside them."""
    return [
        EntryView(
            seat=entry[0],
            side=c.SIDES[entry[1]],
            character=c.CARDS[entry[2]] if entry[2] != GONE else None,
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
    sides = {side: Worth(0, 0) for side in c.SIDES}
    for n, entry in enumerate(field):
        brought = worth(field, entry, dice[n] if n < len(dice) else (), battle)
        total = sides[c.SIDES[entry[1]]]
        total.value += brought.value
        total.dice += brought.dice
    return sides


def stake(t: House, side: int) -> StakeView:
    """What a side would win with what lies there now, and who would share it."""
    won = at_stake(t, side)
    least, others = _with_dice(t, side, 1), _with_dice(t, side, len(c.PIPS))
    sharing = sharers(t, least)
    settled = True
    for divider in sharing[:1]:
        others[divider] = least[divider]  # however lucky the others are
        settled = sharers(t, others)[0] == divider
    return _stake(len(won), sum([c.HOURGLASSES[card] for card in won]), sharing, settled)


def _with_dice(t: House, side: int, pips: int) -> list[int]:
    """What each seat adds to a side if every die that is still to be rolled shows so much."""
    own = totals(t)[side]
    for n, entry in enumerate(t.field):
        if entry[1] == side:
            own[entry[0]] += pips * (dice_of(entry, t.battle) - len(rolled(t.rolled, n)))
    return own


@cached
def _stake(cards: int, hourglasses: int, sharing: tuple[int, ...], settled: bool) -> StakeView:
    return StakeView(cards, hourglasses, list(sharing), settled)


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


@cached
def _totals(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], fought: int) -> dict[str, dict[str, Worth]]:
    """What each side shows in each battle. Dice lie there for the one that is fought."""
    return {name: shown(field, dice if battle == fought else (), battle) for battle, name in enumerate(c.BATTLES)}


@cached
def _fought(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], room: int, battle: int) -> FoughtView | None:
    """Everyone has seen the battle that was resolved last."""
    if battle == NOTHING:
        return None
    explorers, monsters = fought_totals(field, dice, battle)
    return FoughtView(
        room=c.CARDS[room],
        battle=c.BATTLES[battle],
        field=_entries(field, dice, battle),
        totals={c.SIDES[c.EXPLORERS]: explorers, c.SIDES[c.MONSTERS]: monsters},
        winner=None if explorers == monsters else c.SIDES[c.EXPLORERS if explorers > monsters else c.MONSTERS],
    )


def fought_totals(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...], battle: int) -> tuple[int, int]:
    """What the Explorers and the Monsters had in the end of a battle."""
    sides = [0, 0]
    for n, entry in enumerate(field):
        sides[entry[1]] += value(field, entry, battle) + sum(rolled(dice, n))
    return sides[c.EXPLORERS], sides[c.MONSTERS]


def _players(t: House) -> list[PlayerView]:
    sides = [frozenset([entry[1] for entry in t.field if entry[0] == seat]) for seat in range(t.seats)]
    piles = tuple(t.piles)
    return [_player(seat, len(t.hands[seat]), piles, sides[seat], bool((t.passed >> seat) & 1)) for seat in range(t.seats)]


@cached
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
        sides=[c.SIDES[side] for side in sorted(sides)],
        discarded=discarded,
        place=1 + len([other for other in scores if other > scores[seat]]),
    )


def components(t: House) -> dict[str, int]:
    """How many there are of every card, wherever they are."""
    cards = [*t.horror.cards(), *t.discard, *t.house.cards(), *t.out, *t.rejected, *t.rooms, t.room, *t.room_items, *t.spoils]
    cards += [card for place in (*t.hands, *t.piles, *t.under) for card in place]
    cards += [card for entry in t.field for card in entry[2:]]
    cards += [c.MIDNIGHT] * t.midnight + [c.DAWN] * t.dawn
    return {name: cards.count(card) for card, name in enumerate(c.CARDS)}
