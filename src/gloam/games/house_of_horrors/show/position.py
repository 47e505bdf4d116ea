"""Positions: the table written by names, and laid out from them."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.house_of_horrors import components as c
from gloam.games.house_of_horrors.rules.setup import house_deck
from gloam.games.house_of_horrors.show.texts import REASONS
from gloam.games.house_of_horrors.show.view import rolled
from gloam.games.house_of_horrors.table import GONE, NOBODY, NOTHING, Entry, House, rule
from gloam.kernel.decks import Deck, piled
from gloam.kernel.game import Step
from gloam.kernel.position import REST, PositionError
from gloam.show.dealing import Dealt, Pool, deal
from gloam.show.naming import named, seats_in
from gloam.show.positions import (
    ALWAYS,
    FLAG,
    SEAT,
    SEAT_MASK,
    SEATS,
    Field,
    Fields,
    Number,
    One,
    Part,
    Rows,
    Section,
    Several,
    impossible_step,
    index,
)

UNKNOWN: Final = "?"  # in a pile of the House Deck: a card whose place nobody knows

# --- what a position tells --------------------------------------------------------------------------------------------

_Fielded = tuple[Entry, tuple[int, ...]]
"""What someone has in play, and its dice."""

_CARDS: Final = Dealt(Several(c.CARDS))


class _Fighter(Section):
    """An entry of a field with its dice: whose it is, its character, or the side if that is gone, and its Items."""

    def __init__(self) -> None:
        super().__init__(
            Field("seat", SEAT),
            Field("side", One(c.SIDES)),
            Field("character", One(c.CARDS[: c.FIRST_ITEM])),
            Field("items", Several(c.CARDS[c.FIRST_ITEM : c.FIRST_ROOM])),
            Field("dice", Rows(Part(int))),
        )

    def write(self, value: _Fielded) -> dict[str, Any]:
        (seat, side, character, *items), dice = value
        who = {"side": c.SIDES[side]} if character == GONE else {"character": c.CARDS[character]}
        having = {"items": named(c.CARDS, items), "dice": list(dice)}
        return {"seat": seat, **who, **{name: things for name, things in having.items() if things}}

    def read(self, table: House, told: Any, where: str) -> _Fielded:
        if told.seat is None:
            raise PositionError(f"{where}.seat: say whose it is")
        fighter = super().read(table, told, where)
        items = [c.FIRST_ITEM + item for item in fighter.items or ()]
        dice = tuple([1 + index(c.PIPS, str(pips), f"{where}.dice") for pips in fighter.dice or ()])
        character = fighter.character
        if character is None:
            if not items:
                raise PositionError(f"{where}: names neither a character nor Items of a claimed one")
            return (fighter.seat, index(c.SIDES, told.side, f"{where}.side"), GONE, *items), dice
        side = c.SIDE_OF[character]
        if fighter.side not in (None, side):
            raise PositionError(f"{where}.side: {told.character} is one of the {c.SIDES[side]}")
        for item in items:
            if item not in c.CARRIES[character]:
                raise PositionError(f"{where}.items: {told.character} cannot carry {c.CARDS[item]}")
        return (fighter.seat, side, character, *items), dice


def _fielded(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...]) -> list[_Fielded]:
    return [(entry, rolled(dice, n)) for n, entry in enumerate(field)]


def _laid(fielded: tuple[_Fielded, ...]) -> tuple[tuple[Entry, ...], tuple[tuple[int, ...], ...]]:
    """A field, and the dice by its entries; none before any is rolled."""
    dice = tuple([dice for _, dice in fielded])
    return tuple([entry for entry, _ in fielded]), dice if any(dice) else ()


def _piles(t: House) -> list[list[str]]:
    return [[*named(c.CARDS, cards), *[UNKNOWN] * count] for count, cards, _ in t.house.segments]


_FIELD: Final = Rows(_Fighter())

POSITION: Final = Fields(
    Field("round", Number(9999)),
    Field("butler", SEAT),
    Field("turn", SEAT, usual=NOBODY),
    Field("room", Dealt(One(c.CARDS)), usual=NOTHING),
    Field("battle", One(c.BATTLES), usual=NOTHING),
    Field("midnight", FLAG, usual=0),
    Field("dawn", FLAG, usual=0),
    Field("ties", Number(c.MOST_TIES - 1), usual=0),
    Field("passed", SEAT_MASK),
    Field("rooms", _CARDS),
    Field("room_items", _CARDS),
    Field("hands", Dealt(Rows(Several(c.CARDS))), usual=ALWAYS),
    Field("piles", Dealt(Rows(Several(c.CARDS)))),
    Field("field", _FIELD, lambda t: _fielded(t.field, t.rolled)),
    under=Fields(Field("explorers", _CARDS, "under", c.EXPLORERS), Field("monsters", _CARDS, "under", c.MONSTERS)),
    spoils=Fields(
        Field("cards", _CARDS, "spoils"),
        Field("displayed", Several(c.CARDS)),
        Field("sharing", SEATS, "eligible"),
        Field("served", SEAT_MASK),
    ),
    fought=Fields(
        Field("room", One(c.CARDS[c.FIRST_ROOM : c.MIDNIGHT], first=c.FIRST_ROOM), "fought_in", usual=NOTHING),
        Field("battle", One(c.BATTLES), "fought_over", usual=NOTHING),
        Field("field", _FIELD, lambda t: _fielded(t.fought, t.fought_dice)),
    ),
    decks=Fields(
        Field("house", Part(list[list[str]]), _piles, usual=ALWAYS),
        Field("discard", _CARDS),
        Field("out", _CARDS),
        Field("rejected", _CARDS),
        Field("horror", Dealt(Pool(c.CARDS))),
        Field("reshuffled", Rows(Several(c.CARDS[: c.FIRST_ROOM_ITEM]))),
    ),
)


write_position: Final = POSITION.write
"""The table as a position tells it. What is as on a bare table is left out; Horror cards it does not name are in their deck."""


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(t: House, given: dict[str, Any]) -> tuple[Step, ...]:
    """Lay the table out as `given` tells; what it leaves out stays as it is, and cards it does not name lie in their decks.

    A pile of the House Deck lists cards that are in it somewhere; "?" is any card that is nowhere else, "rest" all such cards.
    Raises PositionError if there can be no such table.
    """
    told = POSITION.told(given)
    t.round = max(t.round, 1)
    POSITION.read(t, told)
    if told.field is not None:
        t.field, t.rolled = _laid(_FIELD.read(t, told.field, "field"))
    if told.fought is not None:
        t.fought, t.fought_dice = _laid(_FIELD.read(t, told.fought.field or [], "fought.field"))
    _lay_cards(t, told)
    if told.spoils is None or told.spoils.displayed is None:
        t.displayed = t.spoils
    _check(t)
    return _to_do(t)


def _to_do(t: House) -> tuple[Step, ...]:
    """What follows from what lies on the table: sharing out, the rest of the turns, a declaration, or a new round."""
    if t.spoils:
        return (("divide",), ("end_of_round",))
    if t.room == NOTHING:
        return (("reveal",), ("choose_room",), ("encounter",))
    if t.battle == NOTHING:
        return (("encounter",),)
    order = t.order()
    first = order.index(t.turn) if t.turn != NOBODY else 0
    return (*[("turn", seat) for seat in order[first:]], ("resolve",))


def _lay_cards(t: House, told: Any) -> None:
    """All cards are somewhere, none is in two places. Horror cards without a place are in their deck, House cards are "left"."""
    house = told.decks.house if told.decks is not None else None
    where = deal(t, POSITION, told, c.CARDS, range(len(c.CARDS)), {
        "field": named(c.CARDS, [card for entry in t.field for card in entry[2:]]),
        "midnight": [c.CARDS[c.MIDNIGHT]] * t.midnight,
        "dawn": [c.CARDS[c.DAWN]] * t.dawn,
        "decks.house": [name for pile in house or [] for name in pile if name not in (UNKNOWN, REST)],
        "left": None,
    }, _may_lie)  # fmt: skip
    t.house = _house_deck(house, where["left"])


def _house_deck(piles: list[list[str]] | None, pool: tuple[int, ...]) -> Deck:
    """The piles as told; or thirds as in the set-up, Midnight and Dawn among them if they are still to come."""
    if piles is None:
        ordinary = tuple([card for card in pool if card < c.MIDNIGHT])
        thirds = [(n, tuple([c for c in cards if c in pool])) for n, cards, _ in house_deck(ordinary).segments]
        return piled(ordinary, tuple(thirds))
    unknown = sum([pile.count(UNKNOWN) for pile in piles])
    rests = sum([pile.count(REST) for pile in piles])
    if unknown > len(pool) or rests > 1 or (unknown < len(pool) and not rests):
        raise PositionError(f"decks.house: {unknown} unknown cards, but {len(pool)} House cards are nowhere else")
    laid: list[tuple[int, tuple[int, ...]]] = []
    for pile in piles:
        known = tuple([c.CARDS.index(name) for name in pile if name not in (UNKNOWN, REST)])
        laid.append((pile.count(UNKNOWN) + (len(pool) - unknown) * pile.count(REST), known))
    return piled(pool, tuple(laid))


_RANGES: Final[dict[str, tuple[int, int]]] = {
    "room": (c.FIRST_ROOM, c.MIDNIGHT),
    "rooms": (c.FIRST_ROOM, c.MIDNIGHT),
    "room_items": (c.FIRST_ROOM_ITEM, c.FIRST_ROOM),
    "hands": (0, c.FIRST_ROOM_ITEM),
    "piles": (0, c.MIDNIGHT),
    "under.explorers": (0, c.FIRST_ROOM),
    "under.monsters": (0, c.FIRST_ROOM),
    "spoils.cards": (0, c.MIDNIGHT),
    "decks.discard": (0, c.FIRST_ROOM_ITEM),
    "decks.horror": (0, c.FIRST_ROOM_ITEM),
    "decks.house": (c.FIRST_ROOM_ITEM, len(c.CARDS)),
    "decks.out": (c.FIRST_ROOM_ITEM, len(c.CARDS)),
    "decks.rejected": (c.FIRST_ROOM, c.MIDNIGHT),
    "left": (c.FIRST_ROOM_ITEM, len(c.CARDS)),
}
"""Which cards may lie where."""


def _may_lie(place: str, card: int) -> bool:
    first, end = _RANGES.get(place.partition("[")[0], (0, len(c.CARDS)))
    return first <= card < end


def _check(t: House) -> None:
    """What lies on the table can lie there together."""
    for side, kept_out in ((c.EXPLORERS, range(c.FIRST_MONSTER, c.FIRST_ITEM)), (c.MONSTERS, range(c.FIRST_MONSTER))):
        for card in t.under[side]:
            if card in kept_out:
                raise PositionError(f"under.{c.SIDES[side]}: {c.CARDS[card]} is on the other side")
    if t.battle != NOTHING and t.room == NOTHING and not t.spoils:
        raise PositionError("battle: say in which room")
    if t.battle == NOTHING and (t.turn != NOBODY or t.field):
        raise PositionError("battle: someone plays, so say what is fought over")
    if t.spoils and not t.eligible:
        raise PositionError("spoils.sharing: say who shares the spoils")
    if not set(t.spoils) <= set(t.displayed) <= {*t.spoils, *[card for pile in t.piles for card in pile]}:
        raise PositionError("spoils.displayed: should name the spoils, and cards of the piles that were among them")
    if t.spoils and t.room != NOTHING:
        raise PositionError("room: is among the spoils when they are shared out")
    if len([card for card in (*t.out, *t.rejected, *t.rooms) if card == t.room]):
        raise PositionError("room: is somewhere else too")
    if not set(seats_in(t.served)) <= set(t.eligible):
        raise PositionError("spoils.served: names someone who does not share the spoils")
    if t.rolled and len(t.rolled) != len(t.field):
        raise PositionError("field: dice lie beside every card or none")


# --- what is to do ----------------------------------------------------------------------------------------------------

_NEVER_LEFT: Final = frozenset({
    "setup", "leave_in_box", "left_in_box", "first_butler", "butler", "revealed", "drawn", "pass_the_bell", "enter",
    "tie", "display_spoils", "question_mark_thrown", "throw", "die_thrown", "throw_again", "thrown_again", "react",
})  # fmt: skip
"""Set-up, and steps that are done at once: none of them is left to do when someone is asked."""


def impossible(t: House, todo: list[Step]) -> str:
    """Why these steps cannot be what is to do on a table, or ""."""
    steps = [step[0] for step in todo]
    if steps[-1:] not in (["encounter"], ["resolve"], ["outcome"], ["end_of_round"]):
        return 'the last step is "encounter", "resolve", "outcome" or "end_of_round"'
    if len(set(todo)) != len(todo):
        return "the same step twice"
    known: dict[str, Any] = {
        "seat": range(t.seats), "card": range(c.FIRST_ITEM), "cards": range(c.MOST_CARDS + 1), "n": range(len(t.field)),
        "reason": REASONS,
    }  # fmt: skip
    for step in todo:
        problem = _impossible_step(t, step, known)
        if problem:
            return problem
    if "divide" in steps and not t.eligible:
        return "nobody shares the spoils"
    if "end_of_round" in steps and (t.room != NOTHING or t.field):
        return "the Room is not settled"
    fought = {"turn", "play", "equip", "effect", "claim", "remove_item", "resolve", "roll", "window", "outcome"}
    if fought & set(steps) and (t.room == NOTHING or (t.battle == NOTHING and "declare" not in steps)):
        return "nothing is fought over"
    if {"encounter", "declare"} & set(steps) and t.room == NOTHING and "choose_room" not in steps:
        return "there is no Room"
    return ""


def _impossible_step(t: House, step: Step, known: dict[str, Any]) -> str:
    if step[0] in ("roll", "window"):
        problem = _impossible_roll(t, step)
        return f"{list(step)}: {problem}" if problem else ""
    if problem := impossible_step(rule.rules, step, _NEVER_LEFT, known):
        return problem
    if step[0] not in ("equip", "effect", "claim", "remove_item"):
        return ""
    played = t.field and t.field[-1][0] == step[1] and t.field[-1][2] != GONE
    return "" if played else f"{list(step)}: this seat has not just played a character"


def _impossible_roll(t: House, step: Step) -> str:
    """What is wrong with a roll, or with the window after it: both are for a card of the field and ask whoever played it."""
    n = step[-1]
    if n not in range(len(t.field)):
        return f"there is no card {n!r} in the field"
    seat = t.field[n][0]
    if step[0] == "roll":
        dice = step[3]
        return "" if step == ("roll", "question_mark", seat, dice, n) and dice in range(1, 7) else "nobody rolls so"
    if step != ("window", "question_mark", seat, 0, seat, n):
        return "there is no such window"
    return "" if rolled(t.rolled, n) else "no dice lie beside that card"
