"""Positions: the table written by names, and laid out from them."""

from __future__ import annotations

from inspect import signature
from typing import Any, Final

import msgspec
from msgspec import Struct

from gloam.games.house_of_horrors.components import (
    BATTLES,
    CARDS,
    CARRIES,
    DAWN,
    EXPLORERS,
    FIRST_ITEM,
    FIRST_MONSTER,
    FIRST_ROOM,
    FIRST_ROOM_ITEM,
    MIDNIGHT,
    MONSTERS,
    MOST_CARDS,
    MOST_TIES,
    PIPS,
    SIDE_OF,
    SIDES,
)
from gloam.games.house_of_horrors.rules.setup import house_deck
from gloam.games.house_of_horrors.show.texts import REASONS
from gloam.games.house_of_horrors.show.view import names, rolled, seats_of
from gloam.games.house_of_horrors.table import GONE, NOBODY, NOTHING, Entry, House, rule
from gloam.kernel.decks import Deck, piled, shuffled
from gloam.kernel.game import Step
from gloam.kernel.position import REST, PositionError, distribute, shaped

UNKNOWN: Final = "?"  # in a pile of the House Deck: a card whose place nobody knows


# --- what a position can tell; None where it tells nothing ------------------------------------------------------------


class _Told(Struct, forbid_unknown_fields=True):
    pass


class _Entry(_Told):
    seat: int
    side: str | None = None
    character: str | None = None
    items: list[str] = []
    dice: list[int] = []


class _Under(_Told):
    explorers: list[str] | None = None
    monsters: list[str] | None = None


class _Fought(_Told):
    room: str
    battle: str
    field: list[_Entry] = []


class _Spoils(_Told):
    cards: list[str] | None = None
    displayed: list[str] | None = None
    sharing: list[int] | None = None
    served: list[int] | None = None


class _Decks(_Told):
    horror: list[str] | None = None
    discard: list[str] | None = None
    reshuffled: list[list[str]] | None = None
    house: list[list[str]] | None = None
    out: list[str] | None = None


class _Position(_Told):
    round: int | None = None
    butler: int | None = None
    turn: int | None = None
    room: str | None = None
    battle: str | None = None
    midnight: bool | None = None
    dawn: bool | None = None
    ties: int | None = None
    passed: list[int] | None = None
    rooms: list[str] | None = None
    room_items: list[str] | None = None
    hands: list[list[str]] | None = None
    piles: list[list[str]] | None = None
    field: list[_Entry] | None = None
    under: _Under = msgspec.field(default_factory=_Under)
    fought: _Fought | None = None
    spoils: _Spoils = msgspec.field(default_factory=_Spoils)
    decks: _Decks = msgspec.field(default_factory=_Decks)


# --- writing ----------------------------------------------------------------------------------------------------------


def write_position(t: House) -> dict[str, Any]:
    """The table as a position tells it. What is as on a bare table is left out; Horror cards it does not name are in their deck."""
    lying: dict[str, Any] = {"round": t.round, "butler": t.butler}
    if t.turn != NOBODY:
        lying["turn"] = t.turn
    if t.room != NOTHING:
        lying["room"] = CARDS[t.room]
    if t.battle != NOTHING:
        lying["battle"] = BATTLES[t.battle]
    lying |= {name: True for name, lies in (("midnight", t.midnight), ("dawn", t.dawn)) if lies}
    if t.ties:
        lying["ties"] = t.ties
    lying |= _without_empty({
        "passed": seats_of(t.passed),
        "rooms": names(t.rooms),
        "room_items": names(t.room_items),
        "hands": [names(hand) for hand in t.hands],
        "piles": [names(pile) for pile in t.piles] if any(t.piles) else [],
        "field": _written(t.field, t.rolled),
        "under": _without_empty({side: names(t.under[s]) for s, side in enumerate(SIDES)}),
        "spoils": _without_empty({
            "cards": names(t.spoils),
            "displayed": names(t.displayed),
            "sharing": list(t.eligible),
            "served": seats_of(t.served),
        }),
    })  # fmt: skip
    if t.fought_over != NOTHING:
        last = {"room": CARDS[t.fought_in], "battle": BATTLES[t.fought_over], "field": _written(t.fought, t.fought_dice)}
        lying["fought"] = _without_empty(last)
    lying["decks"] = {
        "house": [[*names(cards), *[UNKNOWN] * count] for count, cards, _ in t.house.segments],
        **_without_empty(
            {
                "discard": names(t.discard),
                "out": names(t.out),
                "reshuffled": [names(cards) for cards in t.reshuffled],
            }
        ),
    }
    return lying


def _without_empty(parts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in parts.items() if value not in ([], {})}


def _written(field: tuple[Entry, ...], dice: tuple[tuple[int, ...], ...]) -> list[dict[str, Any]]:
    return [_written_entry(entry, rolled(dice, n)) for n, entry in enumerate(field)]


def _written_entry(entry: Entry, dice: tuple[int, ...]) -> dict[str, Any]:
    written: dict[str, Any] = {"seat": entry[0]}
    if entry[2] == GONE:
        written["side"] = SIDES[entry[1]]
    else:
        written["character"] = CARDS[entry[2]]
    return written | _without_empty({"items": names(entry[3:]), "dice": list(dice)})


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(t: House, given: dict[str, Any]) -> tuple[Step, ...]:
    """Lay the table out as `given` tells; what it leaves out stays as it is, and cards it does not name lie in their decks.

    A pile of the House Deck lists cards that are in it somewhere; "?" is any card that is nowhere else, "rest" all such cards.
    Raises PositionError if there can be no such table.
    """
    told = shaped(given, _Position)
    t.round = _number(told.round, "round", max(t.round, 1), 9999)
    t.butler = _number(told.butler, "butler", t.butler, t.seats - 1)
    t.turn = _number(told.turn, "turn", t.turn, t.seats - 1) if told.turn is not None else t.turn
    t.ties = _number(told.ties, "ties", t.ties, MOST_TIES - 1)
    t.midnight = int(told.midnight) if told.midnight is not None else t.midnight
    t.dawn = int(told.dawn) if told.dawn is not None else t.dawn
    t.battle = _index(BATTLES, told.battle, "battle") if told.battle is not None else t.battle
    t.passed = _mask(t, told.passed, "passed", t.passed)
    t.eligible = _seats(t, told.spoils.sharing, "spoils.sharing", t.eligible)
    t.served = _mask(t, told.spoils.served, "spoils.served", t.served)
    _lay_cards(t, told)
    if told.fought is not None:
        t.fought, t.fought_dice = _laid(_read_field(t, told.fought.field, "fought.field"))
        t.fought_in = FIRST_ROOM + _index(CARDS[FIRST_ROOM:MIDNIGHT], told.fought.room, "fought.room")
        t.fought_over = _index(BATTLES, told.fought.battle, "fought.battle")
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


def _index(words: tuple[str, ...], word: Any, where: str) -> int:
    if word not in words:
        raise PositionError(f"{where}: there is no {word!r} here")
    return words.index(word)


def _number(value: int | None, where: str, default: int, most: int) -> int:
    if value is None:
        return default
    if not 0 <= value <= most:
        raise PositionError(f"{where}: should be a number from 0 to {most}, not {value}")
    return value


def _seats(t: House, told: list[int] | None, where: str, default: tuple[int, ...]) -> tuple[int, ...]:
    if told is None:
        return default
    for seat in told:
        if not 0 <= seat < t.seats or told.count(seat) > 1:
            raise PositionError(f"{where}: should name different seats from 0 to {t.seats - 1}, not {told!r}")
    return tuple(told)


def _mask(t: House, told: list[int] | None, where: str, default: int) -> int:
    return sum([1 << seat for seat in _seats(t, told, where, tuple(seats_of(default)))])


def _lay_cards(t: House, told: _Position) -> None:
    """All cards are somewhere, none is in two places."""
    fielded = [(entry, rolled(t.rolled, n)) for n, entry in enumerate(t.field)]
    if told.field is not None:
        fielded = _read_field(t, told.field, "field")
    house = told.decks.house
    in_piles = [name for pile in house or [] for name in pile if name not in (UNKNOWN, REST)]
    claims: dict[str, list[str]] = {
        "room": [told.room] if told.room is not None else names((t.room,) if t.room != NOTHING else ()),
        "rooms": _or(told.rooms, t.rooms),
        "room_items": _or(told.room_items, t.room_items),
        **_rows("hands", t, told.hands, t.hands),
        **_rows("piles", t, told.piles, t.piles),
        "field": names(tuple([card for entry, _ in fielded for card in entry[2:] if card != GONE])),
        "under.explorers": _or(told.under.explorers, t.under[EXPLORERS]),
        "under.monsters": _or(told.under.monsters, t.under[MONSTERS]),
        "spoils.cards": _or(told.spoils.cards, t.spoils),
        "midnight": [CARDS[MIDNIGHT]] * t.midnight,
        "dawn": [CARDS[DAWN]] * t.dawn,
        "decks.house": in_piles,
        "decks.discard": _or(told.decks.discard, t.discard),
        "decks.out": _or(told.decks.out, t.out),
    }
    where = _distributed(claims, told.decks.horror)
    t.room = where["room"][0] if where["room"] else NOTHING
    t.rooms = where["rooms"]
    t.room_items = where["room_items"]
    t.hands = [where[f"hands[{seat}]"] for seat in range(t.seats)]
    t.piles = [where[f"piles[{seat}]"] for seat in range(t.seats)]
    t.field, t.rolled = _laid(fielded)
    t.under = (where["under.explorers"], where["under.monsters"])
    t.spoils = where["spoils.cards"]
    t.displayed = tuple([_index(CARDS, card, "spoils.displayed") for card in told.spoils.displayed or names(t.spoils)])
    t.discard = where["decks.discard"]
    t.out = where["decks.out"]
    t.horror = shuffled(tuple(sorted(where["decks.horror"])))
    t.house = _house_deck(house, where["left"])
    if told.decks.reshuffled is not None:
        t.reshuffled = tuple([
            tuple([_index(CARDS[:FIRST_ROOM_ITEM], card, "decks.reshuffled") for card in cards]) for cards in told.decks.reshuffled
        ])  # fmt: skip
    _check_places(where)


def _distributed(claims: dict[str, list[str]], horror: list[str] | None) -> dict[str, tuple[int, ...]]:
    """Where every card is. "rest" is what may lie there and is nowhere else; Horror cards without a place are in their deck.

    House cards without a place are what is "left".
    """
    deck = "decks.horror"
    claims = {**claims, deck: [REST] if horror is None else horror}
    named: dict[str, Any] = {place: [name for name in told if name != REST] for place, told in claims.items()}
    where = distribute(CARDS, tuple(range(len(CARDS))), {**named, "left": None})
    for place, told in claims.items():
        if REST in told:
            first, end = _range(place)
            where[place] += tuple([card for card in where["left"] if first <= card < end])
            where["left"] = tuple([card for card in where["left"] if not first <= card < end])
    loose = [card for card in where["left"] if card < FIRST_ROOM_ITEM]
    if loose:
        raise PositionError(f"{deck}: these are nowhere: {', '.join(names(tuple(loose)))}")
    return where


def _or(told: list[str] | None, lying: tuple[int, ...]) -> list[str]:
    return names(lying) if told is None else told


def _rows(what: str, t: House, told: list[list[str]] | None, lying: list[tuple[int, ...]]) -> dict[str, list[str]]:
    """A list for each seat."""
    rows = [names(cards) for cards in lying] if told is None else told
    if len(rows) != t.seats:
        raise PositionError(f"{what}: {t.seats} seats need a list each, there are {len(rows)}")
    return {f"{what}[{seat}]": rows[seat] for seat in range(t.seats)}


def _read_field(t: House, told: list[_Entry], where: str) -> list[tuple[Entry, tuple[int, ...]]]:
    return [_read_entry(t, f"{where}[{n}]", entry) for n, entry in enumerate(told)]


def _laid(fielded: list[tuple[Entry, tuple[int, ...]]]) -> tuple[tuple[Entry, ...], tuple[tuple[int, ...], ...]]:
    """A field, and the dice by its entries; none before any is rolled."""
    dice = tuple([dice for _, dice in fielded])
    return tuple([entry for entry, _ in fielded]), dice if any(dice) else ()


def _read_entry(t: House, where: str, told: _Entry) -> tuple[Entry, tuple[int, ...]]:
    """What someone has in play, and its dice."""
    (seat,) = _seats(t, [told.seat], f"{where}.seat", ())
    items = [FIRST_ITEM + _index(CARDS[FIRST_ITEM:FIRST_ROOM], item, f"{where}.items") for item in told.items]
    for pips in told.dice:
        _index(PIPS, str(pips), f"{where}.dice")
    if told.character is None:
        if not items:
            raise PositionError(f"{where}: names neither a character nor Items of a claimed one")
        return (seat, _index(SIDES, told.side, f"{where}.side"), GONE, *items), tuple(told.dice)
    character = _index(CARDS[:FIRST_ITEM], told.character, f"{where}.character")
    side = SIDE_OF[character]
    if told.side is not None and _index(SIDES, told.side, f"{where}.side") != side:
        raise PositionError(f"{where}.side: {told.character} is one of the {SIDES[side]}")
    for item in items:
        if not (CARRIES[character] >> item) & 1:
            raise PositionError(f"{where}.items: {told.character} cannot carry {CARDS[item]}")
    return (seat, side, character, *items), tuple(told.dice)


def _house_deck(piles: list[list[str]] | None, pool: tuple[int, ...]) -> Deck:
    """The piles as told; or thirds as in the set-up, Midnight and Dawn among them if they are still to come."""
    if piles is None:
        ordinary = tuple([card for card in pool if card < MIDNIGHT])
        thirds = [(n, tuple([c for c in cards if c in pool])) for n, cards, _ in house_deck(ordinary).segments]
        return piled(ordinary, tuple(thirds))
    unknown = sum([pile.count(UNKNOWN) for pile in piles])
    rests = sum([pile.count(REST) for pile in piles])
    if unknown > len(pool) or rests > 1 or (unknown < len(pool) and not rests):
        raise PositionError(f"decks.house: {unknown} unknown cards, but {len(pool)} House cards are nowhere else")
    laid: list[tuple[int, tuple[int, ...]]] = []
    for pile in piles:
        known = tuple([CARDS.index(name) for name in pile if name not in (UNKNOWN, REST)])
        laid.append((pile.count(UNKNOWN) + (len(pool) - unknown) * pile.count(REST), known))
    return piled(pool, tuple(laid))


_RANGES: Final[dict[str, tuple[int, int]]] = {
    "room": (FIRST_ROOM, MIDNIGHT),
    "rooms": (FIRST_ROOM, MIDNIGHT),
    "room_items": (FIRST_ROOM_ITEM, FIRST_ROOM),
    "hands": (0, FIRST_ROOM_ITEM),
    "piles": (0, MIDNIGHT),
    "under.explorers": (0, FIRST_ROOM),
    "under.monsters": (0, FIRST_ROOM),
    "spoils.cards": (0, MIDNIGHT),
    "decks.discard": (0, FIRST_ROOM_ITEM),
    "decks.horror": (0, FIRST_ROOM_ITEM),
    "decks.house": (FIRST_ROOM_ITEM, len(CARDS)),
    "decks.out": (FIRST_ROOM_ITEM, len(CARDS)),
}
"""Which cards may lie where."""


def _range(place: str) -> tuple[int, int]:
    return _RANGES.get(place.partition("[")[0], (0, len(CARDS)))


def _check_places(where: dict[str, tuple[int, ...]]) -> None:
    for place, cards in where.items():
        first, end = _range(place)
        for card in cards:
            if not first <= card < end:
                raise PositionError(f"{place}: {CARDS[card]} cannot be there")
    for side, kept_out in (("explorers", range(FIRST_MONSTER, FIRST_ITEM)), ("monsters", range(FIRST_MONSTER))):
        for card in where[f"under.{side}"]:
            if card in kept_out:
                raise PositionError(f"under.{side}: {CARDS[card]} is on the other side")


def _check(t: House) -> None:
    """What lies on the table can lie there together."""
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
    if len([card for card in (*t.out, *t.rooms) if card == t.room]):
        raise PositionError("room: is somewhere else too")
    if not set(seats_of(t.served)) <= set(t.eligible):
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
    for step in todo:
        problem = _impossible_step(t, step)
        if problem:
            return f"{list(step)}: {problem}"
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


def _impossible_step(t: House, step: Step) -> str:
    """What is wrong with the facts of one step. Their names in the rule tell what they are numbers of."""
    facts = list(signature(rule.rules[step[0]]).parameters)[2:]
    if step[0] in _NEVER_LEFT or "answer" in facts:
        return "is never left to do when someone is asked"
    if step[0] in ("roll", "window"):
        return _impossible_roll(t, step)
    known: dict[str, Any] = {
        "seat": range(t.seats),
        "card": range(FIRST_ITEM),
        "cards": range(MOST_CARDS + 1),
        "n": range(len(t.field)),
        "reason": REASONS,
    }
    for name, value in zip(facts, step[1:], strict=True):
        if value not in known[name]:
            return f"there is no {name} {value!r}"
    if step[0] in ("equip", "effect", "claim", "remove_item") and (
        not t.field or t.field[-1][0] != step[1] or t.field[-1][2] == GONE
    ):
        return "this seat has not just played a character"
    return ""


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
