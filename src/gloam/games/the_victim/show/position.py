"""Positions: the table written by names, and laid out from them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import Struct

from gloam.games.the_victim import components as c
from gloam.games.the_victim.map import CELLS, join, placed, put_tile
from gloam.games.the_victim.readings import EVIL_IN_PLACE
from gloam.games.the_victim.rules.setup import lay_piles
from gloam.games.the_victim.show.rolls import PURPOSES
from gloam.games.the_victim.show.view import ATTACKS, DEBUFFS, OUTCOMES, SIDES
from gloam.games.the_victim.table import (
    EVIL,
    HALTS,
    ON_MAP,
    STATES,
    Forest,
    Segment,
    replaced,
    rule,
)
from gloam.kernel import facts
from gloam.kernel.boards.hexagons import NOWHERE
from gloam.kernel.decks import piled, shuffled
from gloam.kernel.game import Step
from gloam.kernel.position import PositionError, shaped
from gloam.show.dealing import Dealt, Pool, deal, distribute
from gloam.show.positions import (
    ALWAYS,
    FLAG,
    SEAT,
    SEAT_MASK,
    Field,
    Fields,
    Keyed,
    Number,
    One,
    Pair,
    Part,
    Record,
    Rows,
    Section,
    Several,
    index,
)

MOST_ROUNDS: Final = 999
_DEBUFFS: Final = tuple([debuff for _, debuff in sorted(DEBUFFS)])


# --- what a position tells --------------------------------------------------------------------------------------------


class _Mask(Several):
    """Some of a list, on the table as a mask."""

    def write(self, value: Any) -> list[str]:
        return [word for i, word in enumerate(self.words) if (value >> i) & 1]

    def read(self, table: Any, told: list[str], where: str) -> Any:
        return sum([1 << thing for thing in set(super().read(table, told, where))])


class _Lying(NamedTuple):
    tile: int
    q: int
    r: int
    turned: int


class _Segment(NamedTuple):
    """A part of a Map pile: a tile that someone knows, or so many that nobody does; `bunker`: others may take it for the Bunker."""

    tile: int = c.NOTHING
    seen: int = 0
    tiles: int = 1
    bunker: int = 0


class _Board(NamedTuple):
    """A Victim's board."""

    seat: int
    state: int
    at: int
    statuses: tuple[int, ...]
    wounds: int
    hide: int
    debuffs: int
    hand: tuple[int, ...]
    worn: tuple[int, ...]


class _Rolling(Part):
    """The last roll: whether it can still be changed, who rolls for what, and the step that takes it."""

    def __init__(self) -> None:
        super().__init__(dict[str, Any])

    def write(self, value: tuple[Any, ...]) -> dict[str, Any]:
        if not value:
            return {}
        still_open, who, status, *step = value
        told: dict[str, Any] = {"open": bool(still_open), "figure": c.FIGURES[who]}
        if status != c.NOTHING:
            told["status"] = c.STATUSES[status]
        return {**told, "then": facts.told(rule.rules[step[0]], tuple(step))}

    def read(self, table: Any, told: dict[str, Any], where: str) -> tuple[Any, ...]:
        given = shaped(told, _Rolled, where)
        step = given.then
        if not step or str(step[0]) not in PURPOSES:
            raise PositionError(f"{where}.then: is not a step that takes a roll")
        try:
            read = facts.read(rule.rules[step[0]], step)
        except facts.UnknownFact as unknown:
            raise PositionError(f"{where}.then: {unknown}") from None
        status = index(c.STATUSES, given.status, f"{where}.status") if given.status is not None else c.NOTHING
        return (int(given.open), index(c.FIGURES, given.figure, f"{where}.figure"), status, *read)


class _Rolled(Struct, forbid_unknown_fields=True):
    open: bool
    figure: str
    then: list[Any]
    status: str | None = None


_TILE: Final = One(c.TILES)
_TILES: Final = _Mask(c.TILES)
_VICTIM: Final = One(c.VICTIMS)
_BIG: Final = Number(9999)
_PILE: Final = Rows(Record(_Segment, tile=_TILE, seen=SEAT_MASK, tiles=Number(len(c.TILES), 1), bunker=FLAG))
_LAID: Final = Rows(Record(_Lying, tile=_TILE, q=Number(99, -99), r=Number(99, -99), turned=Number(5)))
_BOARDS: Final = Keyed(
    c.VICTIMS,
    Section(
        Field("seat", SEAT, usual=ALWAYS),
        Field("state", One(STATES), usual=ON_MAP),
        Field("at", _TILE, usual=c.NOTHING),
        Field("statuses", Rows(Number(c.HIGHEST))),
        Field("wounds", Number(c.WOUNDS), usual=0),
        Field("hide", One(SIDES), usual=0),
        Field("debuffs", _Mask(_DEBUFFS)),
        Field("hand", Dealt(Several(c.ITEMS))),
        Field("worn", Dealt(Several(c.ITEMS))),
    ),
)


def _lying(t: Forest) -> list[_Lying]:
    cells = [(tile, t.cells[tile]) for tile in placed(t) if tile != c.CAMP]
    return [_Lying(tile, CELLS.q[cell], CELLS.r[cell], t.turned[tile]) for tile, cell in cells]


def _piles(t: Forest, pile: int) -> list[_Segment]:
    return [_Segment(tile, seen, count, deep) for count, tile, seen, deep in t.piles[pile]]


def _boards(t: Forest) -> dict[int, _Board]:
    """Every Victim that someone plays."""
    owned = [victim for victim in range(len(c.VICTIMS)) if t.owner[victim] != c.NOTHING]
    return {
        victim: _Board(
            t.owner[victim],
            t.state[victim],
            t.at[victim],
            tuple(t.statuses[victim * len(c.STATUSES) : (victim + 1) * len(c.STATUSES)]),
            t.wounds[victim],
            t.hide[victim],
            t.debuffs[victim],
            t.hands[victim],
            t.worn[victim],
        )
        for victim in owned
    }


POSITION: Final = Fields(
    Field("round", Number(MOST_ROUNDS, 1), usual=1),
    Field("order", Several(c.VICTIMS, different=True)),
    Field("acting", One(c.FIGURES), usual=c.NOTHING),
    Field("points", Number(9, -9), usual=0),
    Field("actions", Number(127), usual=0),
    Field("left", Number(99), usual=0),
    Field("crossed", _TILES),
    Field("cursed", _TILES),
    Field("halted", One(HALTS), usual=0),
    Field("passives", _Mask(c.VICTIMS)),
    Field("rerolled", FLAG, usual=0),
    Field("events_drawn", FLAG, usual=0),
    Field("tiles", _LAID, _lying),
    Field("hammers", Rows(Pair(_TILE, _TILE)), lambda t: t.hammers),
    Field("decoded", _TILES),
    Field("herbs", _TILES, usual=ALWAYS),
    Field("boxes", _TILES, usual=ALWAYS),
    Field("exploded", _TILES),
    Field("bolts", _TILES),
    Field("webs", Several(c.TILES, different=True)),
    Field("tile", _TILE, usual=c.NOTHING),
    Field("looked", Several(c.TILES, different=True)),
    Field("looker", SEAT, usual=c.NOTHING),
    Field("victims", _BOARDS, _boards),
    Field("fresh_fear", _Mask(c.VICTIMS)),
    Field("smart_link", FLAG, usual=0),
    Field("analyzed", _VICTIM, usual=c.NOTHING),
    Field("self_heal", One(SIDES), usual=0),
    Field("shooting", One(SIDES), usual=0),
    Field("playing", Dealt(One(c.ITEMS)), usual=c.NOTHING),
    Field("event", One(c.EVENTS), usual=c.NOTHING),
    Field("lasting", Rows(Pair(One(c.EVENTS), _VICTIM, FLAG))),
    Field("gate", One(tuple([str(gate) for gate in c.GATES])), usual=c.NOTHING),
    Field("tokens", Several(c.TOKENS)),
    Field("row", Several(c.TOKENS)),
    Field("dice", Rows(Number(9))),
    Field("evil_die", Number(9), usual=c.NOTHING),
    Field("rolling", _Rolling()),
    Field("scores", Rows(Pair(_VICTIM, _BIG))),
    Field("omen", One(c.EVILS), usual=c.NOTHING),
    Field("clash", Rows(Number(MOST_ROUNDS))),
    evil=Fields(
        Field("evil", One(c.EVILS), usual=c.NOTHING),
        Field("host", _VICTIM, usual=c.NOTHING),
        Field("seat", SEAT, "evil_seat", usual=c.NOTHING),
        Field("at", _TILE, "evil_at", usual=c.NOTHING),
        Field("rage", Number(c.MOST_RAGE), usual=0),
        Field("stamina", Number(c.MOST_STAMINA), usual=0),
        Field("passive", Number(1), "upgrades", c.PASSIVE, usual=0),
        Field("first", Number(c.PURPLE), "upgrades", c.FIRST, usual=0),
        Field("second", Number(c.PURPLE), "upgrades", c.SECOND, usual=0),
        Field("meat", Number(9), usual=0),
        Field("shadows", Several(c.TILES)),
        Field("bullet", _VICTIM, usual=c.NOTHING),
        Field("strides", Number(99), usual=0),
        Field("hits", Number(99), usual=0),
        Field("shielded", FLAG, usual=0),
        Field("scent", _VICTIM, usual=c.NOTHING),
    ),
    piles=Fields(Field("left", _PILE, lambda t: _piles(t, 0)), Field("right", _PILE, lambda t: _piles(t, 1))),
    decks=Fields(
        Field("item_discard", Dealt(Several(c.ITEMS), deck="decks.items")),
        Field("items", Dealt(Pool(c.ITEMS))),
        Field("event_discard", Several(c.EVENTS)),
    ),
)


write_position: Final = POSITION.write
"""The table as a position tells it. What is as on a bare table is left out; what is nowhere else is in its deck."""


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(t: Forest, given: dict[str, Any]) -> tuple[Step, ...]:
    """Lay the table out as `given` tells; what it leaves out stays as it is. Raises PositionError if there can be no such table.

    A Map pile lists its parts from the top down; if neither is told they have all tiles that are nowhere else, in halves.
    """
    told = POSITION.told(given)
    _lay_map(t, told)
    _lay_boards(t, told)
    POSITION.read(t, told)
    _lay_marks(t, told)
    _lay_piles(t, told)
    _deal_items(t, told)
    _deal_events(t)
    _deal_tokens(t)
    _check(t)
    return _to_do(t)


def _lay_map(t: Forest, told: Any) -> None:
    """The tiles, each beside another, and what Hammers have joined."""
    laid = _LAID.read(t, told.tiles or [], "tiles")
    if told.tiles is not None and len(placed(t)) > 1:
        raise PositionError("tiles: some lie on this table already")
    for i, (tile, q, r, turn) in enumerate(laid):
        cell = CELLS.cell(q, r)
        if t.cells[tile] != c.NOTHING:
            raise PositionError(f"tiles[{i}]: {c.TILES[tile]} lies somewhere already")
        if cell == NOWHERE or cell in t.cells:
            raise PositionError(f"tiles[{i}]: there is no room for {c.TILES[tile]} at {q}, {r}")
        put_tile(t, tile, cell, turn)
    for i, (tile, *_) in enumerate(laid):
        if not t.beside[tile]:
            raise PositionError(f"tiles[{i}]: {c.TILES[tile]} lies beside no other tile")
    for i, (one, other) in enumerate(Rows(Pair(_TILE, _TILE)).read(t, told.hammers or [], "hammers")):
        if other not in t.beside[one] or len(t.hammers) >= c.HAMMERS:
            raise PositionError(f"hammers[{i}]: no Hammer can join {c.TILES[one]} and {c.TILES[other]}")
        join(t, one, other)


def _lay_boards(t: Forest, told: Any) -> None:
    """Every Victim that is played, and its board; what is not told of it is as at the start."""
    for victim, board in _BOARDS.read(t, told.victims, "victims").items():
        where = f"victims.{c.VICTIMS[victim]}"
        if board.seat is None:
            raise PositionError(f"{where}.seat: say who plays {c.VICTIM_NAMES[victim]}")
        t.owner = replaced(t.owner, victim, board.seat)
        t.state[victim] = ON_MAP if board.state is None else board.state
        t.wounds[victim] = board.wounds or 0
        t.hide = replaced(t.hide, victim, board.hide or 0)
        t.debuffs = replaced(t.debuffs, victim, board.debuffs or 0)
        statuses = c.VICTIM_START[victim] if board.statuses is None else board.statuses
        if len(statuses) != len(c.STATUSES):
            raise PositionError(f"{where}.statuses: there are {len(c.STATUSES)}: {', '.join(c.STATUSES)}")
        t.take_statuses(victim, tuple(statuses))
        here = STATES[t.state[victim]] in ("on_map", "enslaved")
        t.at[victim] = board.at if board.at is not None else c.CAMP if here else c.NOTHING
        if here and t.cells[t.at[victim]] == c.NOTHING:
            raise PositionError(f"{where}.at: {c.TILES[t.at[victim]]} does not lie on the map")
        if not here and t.at[victim] != c.NOTHING:
            raise PositionError(f"{where}.at: {c.VICTIM_NAMES[victim]} is not on the map")
    played = [victim for victim in range(len(c.VICTIMS)) if t.owner[victim] != c.NOTHING]
    wanted = t.seats * c.MODES[t.seats][0]
    taken = any(t.state)
    if taken and len(played) != wanted:
        raise PositionError(f"victims: {t.seats} players need {wanted} Victims, there are {len(played)}")
    if not t.order and taken:
        t.order = tuple(played)


def _lay_marks(t: Forest, told: Any) -> None:
    """What lies on tiles; Herbs and Black Boxes lie on theirs if nothing else is told."""
    if told.tiles is not None:
        if told.herbs is None:
            t.herbs = sum([1 << tile for tile in placed(t) if c.IS_HERB[tile]])
        if told.boxes is None:
            t.boxes = sum([1 << tile for tile in placed(t) if c.IS_PLANE[tile]])
    kinds = {"decoded": c.IS_DECODER, "bolts": c.IS_DECODER, "herbs": c.IS_HERB, "boxes": c.IS_PLANE, "exploded": c.IS_CORPSE}
    for name, fits in kinds.items():
        for tile in [tile for tile in range(len(c.TILES)) if (getattr(t, name) >> tile) & 1]:
            if not fits[tile] or t.cells[tile] == c.NOTHING:
                raise PositionError(f"{name}: not on {c.TILES[tile]}")
    for name, tiles in (("webs", t.webs), ("evil.shadows", t.shadows)):
        if any([t.cells[tile] == c.NOTHING for tile in tiles]):
            raise PositionError(f"{name}: only on tiles of the map")


def _lay_piles(t: Forest, told: Any) -> None:
    """The Map piles: known tiles in their places, all that are nowhere else unknown."""
    in_hand = [t.tile] if t.tile != c.NOTHING and t.cells[t.tile] == c.NOTHING else []
    away = [*placed(t), *in_hand, *t.looked]
    if told.piles is not None:
        rows = [_PILE.read(t, getattr(told.piles, pile) or [], f"piles.{pile}") for pile in c.PILES]
        t.piles = tuple([tuple([_segment(t, *segment) for segment in row]) for row in rows])
        away += [segment[1] for pile in t.piles for segment in pile if segment[1] != c.NOTHING]
        if len(set(away)) < len(away):
            raise PositionError("piles: a tile is in two places")
    t.pool = tuple([tile for tile in range(len(c.TILES)) if tile not in away and tile != c.BUNKER])
    t.bunker_hidden = int(c.BUNKER not in away)
    if told.piles is None:
        _usual_piles(t)
    unknown = [segment for pile in t.piles for segment in pile if segment[1] == c.NOTHING]
    if sum([segment[0] for segment in unknown]) != len(t.pool) + t.bunker_hidden:
        raise PositionError(f"piles: {len(t.pool) + t.bunker_hidden} tiles are nowhere else, and they are all in the piles")
    if t.bunker_hidden and not any([segment[3] for segment in unknown]):
        raise PositionError("piles: say in which part the Bunker is hidden")


def _segment(t: Forest, tile: int, seen: int, tiles: int, bunker: int) -> Segment:
    return (tiles if tile == c.NOTHING else 1, tile, seen, bunker)


def _usual_piles(t: Forest) -> None:
    """As at the start: the Bunker among the last of both piles, the rest in halves above."""
    if len(t.pool) >= c.WITH_BUNKER and t.bunker_hidden:
        lay_piles(t)
        t.piles = tuple([tuple([segment for segment in pile if segment[0]]) for pile in t.piles])
        return
    every = len(t.pool) + t.bunker_hidden
    halves = ((every + 1) // 2, every // 2)
    t.piles = tuple([((half, c.NOTHING, 0, t.bunker_hidden),) if half else () for half in halves])


def _deal_items(t: Forest, told: Any) -> None:
    """All Item cards are somewhere, none is in two places; those that are nowhere else are in their deck."""
    where = deal(t, POSITION, told, c.ITEMS, c.ALL_ITEMS)
    for victim in _boards(t):
        t.hands[victim] = tuple(sorted(where[f"victims.{c.VICTIMS[victim]}.hand"]))
        t.worn = replaced(t.worn, victim, where[f"victims.{c.VICTIMS[victim]}.worn"])
        if len(t.worn[victim]) > c.MOST_WORN or any([c.ITEM_WORN[item] == c.NOTHING for item in t.worn[victim]]):
            raise PositionError(f"victims.{c.VICTIMS[victim]}.worn: up to {c.MOST_WORN} Items that can be put on")


def _deal_events(t: Forest) -> None:
    """Events that are nowhere else are in the deck, above Darkness."""
    away = [*t.event_discard, *[event for event, _, _ in t.lasting], *([t.event] if t.event != c.NOTHING else [])]
    names = [c.EVENTS[event] for event in away]
    left = distribute(c.EVENTS, c.ALL_EVENTS, {"decks.event_discard": names, "deck": None})["deck"]
    t.events = piled(tuple(sorted(left)), ((len(left), ()), (0, (c.DARKNESS,))))


def _deal_tokens(t: Forest) -> None:
    """Tokens that nobody has found are in their bags; so are Gates, and Curse cards in their deck."""
    every = (*range(len(c.NUMBERS)), *c.ALL_SYMBOLS)
    claims = {"tokens": [c.TOKENS[token] for token in t.tokens], "row": [c.TOKENS[token] for token in t.row], "bag": None}
    left = distribute(c.TOKENS, every, claims)["bag"]
    t.tokens = tuple(sorted(t.tokens))
    t.bag_numbers = shuffled(tuple([token for token in left if token < c.FIRST_SYMBOL]))
    t.bag_symbols = shuffled(tuple([token for token in left if token >= c.FIRST_SYMBOL]))
    t.gates = shuffled(tuple([gate for gate in range(len(c.GATES)) if gate != t.gate]))
    if t.evil != c.NOTHING and t.omen == c.NOTHING:
        t.omen = t.evil
    t.curses = shuffled(tuple([evil for evil in t.curses.cards() if evil != t.omen]))


def _check(t: Forest) -> None:
    """What lies on the table can lie there together."""
    for victim in t.order:
        if t.owner[victim] == c.NOTHING:
            raise PositionError(f"order: nobody plays {c.VICTIM_NAMES[victim]}")
    if t.order and len(t.order) != len([owner for owner in t.owner if owner != c.NOTHING]):
        raise PositionError("order: names every Victim of the game")
    if t.evil != c.NOTHING:
        if t.host == c.NOTHING or t.owner[t.host] == c.NOTHING or STATES[t.state[t.host]] != "possessed":
            raise PositionError("evil.host: names the Victim that it possessed, whose state is that")
        if t.evil_seat == c.NOTHING:
            t.evil_seat = t.owner[t.host]
        if t.evil_at == c.NOTHING or t.cells[t.evil_at] == c.NOTHING:
            raise PositionError("evil.at: say on which tile of the map it stands")
    elif STATES.index("possessed") in t.state or STATES.index("enslaved") in t.state:
        raise PositionError("evil: somebody is possessed, so say by which Evil")
    if sum(t.upgrades) > c.PURPLE:
        raise PositionError(f"evil: there are {c.PURPLE} upgrades in all")
    if t.clash and not _possible_clash(t.clash):
        raise PositionError("clash: round, attacker, Victim, points, by what, how it ended, defence, dice")
    if len(t.dice) > c.DICE:
        raise PositionError(f"dice: there are {c.DICE}")
    if (t.looker == c.NOTHING) != (not t.looked):
        raise PositionError("looker: is who looks at tiles of a pile")


def _possible_clash(clash: tuple[int, ...]) -> bool:
    if len(clash) < 7:
        return False
    _, attacker, victim, _, by, outcome, *_ = clash
    return attacker < len(c.FIGURES) and victim < len(c.VICTIMS) and by < len(ATTACKS) and outcome < len(OUTCOMES)


def _to_do(t: Forest) -> tuple[Step, ...]:
    """The turn of the one who acts, those after it, and the end of the round; on a bare table the whole game."""
    if not t.order:
        return (("setup",),)
    if t.acting == EVIL and t.evil != c.NOTHING and not t.reads & EVIL_IN_PLACE:
        return (("end_of_round",),)
    first = t.order[0] if t.acting == c.NOTHING else t.host if t.acting == EVIL else t.acting
    if first == c.NOTHING or first not in t.order:
        raise PositionError("acting: say whose turn it is")
    rest = t.order[t.order.index(first) :]
    return (*[("take_place", victim) for victim in rest], ("late_event",), ("end_of_round",))


# --- what is to do ----------------------------------------------------------------------------------------------------

_LAST: Final = ("end_of_round", "next_round", "play_round", "setup")


def impossible(t: Forest, todo: list[Step]) -> str:
    """Why these steps cannot be what is to do on a table, or ""."""
    if not todo or todo[-1][0] not in _LAST:
        return f"the last step is one of {', '.join(_LAST)}"
    if len([step for step in todo if step[0] in _LAST]) > 1 and todo[-1][0] == "setup":
        return "the set-up is all there is to do"
    return ""
