"""Positions: the table written by names, and laid out from them.

A monster is told with its version, owner, space and click; a victim with its space, and its archetype unless it is face down.
"""

from __future__ import annotations

from inspect import signature
from typing import Any, Final

from gloam.games.horrorclix.components import (
    ACTIONS,
    ARCHETYPES,
    CLASSES,
    DIAL,
    EDGES,
    FACE_DOWN,
    GREEN,
    MAPS,
    MARKERS,
    MONSTERS,
    MOST_MONSTERS,
    MOST_VICTIMS,
    OBJECTS,
    POINTS,
    PORTAL,
    POWERS,
    SHOWING,
    SKULLS,
    SPACES,
    SUBPLOTS,
    TOMBSTONE,
    TWISTS,
    VERSIONS,
    VICTIMS,
)
from gloam.games.horrorclix.rules.objects import doorways
from gloam.games.horrorclix.rules.setup import SEVEN_STEPS
from gloam.games.horrorclix.table import (
    ACTED,
    BLOODED,
    CARRIED,
    FOREVER,
    HOURGLASSES,
    HUNTING,
    NOBODY,
    NOTHING,
    OFF,
    ON_CARD,
    PHASES,
    PREVIEW,
    SCARED_ONCE,
    SETTING_UP,
    SHIELDED,
    SUSPENSE,
    THIS_TURN,
    Clix,
    rule,
)
from gloam.games.horrorclix.twists.subplots import HATRED, TO_MASTER
from gloam.kernel.decks import shuffled
from gloam.kernel.game import Step
from gloam.kernel.position import PositionError
from gloam.show.positions import (
    ALWAYS,
    FLAG,
    SEAT,
    SEAT_MASK,
    Choice,
    Field,
    Fields,
    Number,
    One,
    Pair,
    Part,
    Rows,
    Section,
    Several,
    index,
)

_MINDS: Final = ("sane", "insane", "puppet")
_SIDES: Final = ("a", "b")
_FLAGS: Final = (("blooded", BLOODED), ("acted", ACTED), ("scared_once", SCARED_ONCE), ("shielded", SHIELDED))
_FOREVER: Final = "forever"
_THIS_TURN: Final = "this turn"
_ON_MONSTER: Final = ("ghost_trap", "cocoon")
_ON_SEAT: Final = ("hidden_camera",)

# --- monsters ---------------------------------------------------------------------------------------------------------

Row = tuple[int, ...]
"""A monster's columns, or a victim's, side by side."""


class _Monster(Part):
    """A monster by its columns; what is as on a fresh dial is left out."""

    def __init__(self) -> None:
        told = Section(
            Field("version", One(VERSIONS)),
            Field("owner", SEAT),
            Field("at", One(SPACES)),
            Field("click", Part(int)),
            Field("line", Part(int)),
            Field("side", Choice(*_SIDES)),
            Field("tokens", Part(int)),
            Field("soaring", FLAG),
            *[Field(name, FLAG) for name, _ in _FLAGS],
            Field("mind", Choice(*_MINDS)),
            Field("slays", Part(int)),
            Field("kills", Part(int)),
            Field("suffers", Part(int)),
        )
        super().__init__(told.shape)

    def write(self, value: Row) -> dict[str, Any]:
        kind, owner, at, click, line, side, tokens, soaring, flags, mind, slays, kills, suffers = value
        told: dict[str, Any] = {"version": VERSIONS[kind], "owner": owner}
        if at >= 0:
            told["at"] = SPACES[at]
        usual = {"line": GREEN[kind] + 1, "click": GREEN[kind] + 1, "side": "a", "mind": "sane"}
        columns = {
            "click": click + 1,
            "line": line + 1,
            "side": _SIDES[side],
            "tokens": tokens,
            "soaring": bool(soaring),
            **{name: bool(flags & flag) for name, flag in _FLAGS},
            "mind": _MINDS[mind],
            "slays": slays,
            "kills": kills,
            "suffers": suffers,
        }
        return told | {name: column for name, column in columns.items() if column != usual.get(name, 0)}

    def read(self, table: Clix, told: Any, where: str) -> Row:
        if told.version is None or told.owner is None:
            raise PositionError(f"{where}: say its version and its owner")
        kind = index(VERSIONS, told.version, f"{where}.version")
        clicks = DIAL[kind]
        green = GREEN[kind] + 1
        side = _SIDES.index(told.side or "a")
        if side >= len(SHOWING[kind]):
            raise PositionError(f"{where}.side: its card has one side only")

        def number(name: str, usual: int, most: int, least: int = 0) -> int:
            said = getattr(told, name)
            return Number(most, least).read(table, usual if said is None else said, f"{where}.{name}")

        click = number("click", green, len(clicks), 1) - 1
        at = OFF if told.at is None else index(SPACES, told.at, f"{where}.at")
        if at >= 0 and clicks[click][0] == SKULLS:
            raise PositionError(f"{where}.click: there are skulls, so it is not on the map")
        return (
            kind,
            SEAT.read(table, told.owner, f"{where}.owner"),
            at,
            click,
            number("line", green, len(clicks), 1) - 1,
            side,
            number("tokens", 0, 2),
            int(told.soaring or False),
            sum([flag for name, flag in _FLAGS if getattr(told, name)]),
            _MINDS.index(told.mind or "sane"),
            number("slays", 0, MOST_VICTIMS),
            number("kills", 0, MOST_MONSTERS),
            number("suffers", 0, 9),
        )


_COLUMNS: Final = (
    "kind", "owner", "at", "click", "line", "side", "tokens", "soaring", "flags", "mind", "slays", "kills", "suffers",
)  # fmt: skip


def _monsters(t: Clix) -> list[Row]:
    return [tuple([getattr(t, column)[m] for column in _COLUMNS]) for m in range(len(t.kind))]


# --- victims ----------------------------------------------------------------------------------------------------------

_PLACES: Final = {"card": ON_CARD, "carried": CARRIED, "removed": OFF}


class _Victim(Part):
    """A victim: its space or where else it is, what it is unless nobody knows, and on whose card it lies."""

    def __init__(self) -> None:
        told = Section(
            Field("at", One((*SPACES, *_PLACES))),
            Field("archetype", One(ARCHETYPES)),
            Field("face_down", FLAG),
            Field("holder", One(MONSTERS)),
            Field("rescued", FLAG),
        )
        super().__init__(told.shape)

    def write(self, value: Row) -> dict[str, Any]:
        at, face, face_down, holder, rescued = value
        where = SPACES[at] if at >= 0 else next(name for name, place in _PLACES.items() if place == at)
        told: dict[str, Any] = {"at": where}
        if face != FACE_DOWN:
            told["archetype"] = ARCHETYPES[face]
        if face_down and face != FACE_DOWN:
            told["face_down"] = True
        if holder >= 0:
            told["holder"] = MONSTERS[holder]
        if rescued:
            told["rescued"] = True
        return told

    def read(self, table: Clix, told: Any, where: str) -> Row:
        if told.at is None:
            raise PositionError(f"{where}.at: say where it is")
        at = _PLACES[told.at] if told.at in _PLACES else index(SPACES, told.at, f"{where}.at")
        face = FACE_DOWN if told.archetype is None else index(ARCHETYPES, told.archetype, f"{where}.archetype")
        holder = NOTHING if told.holder is None else index(MONSTERS, told.holder, f"{where}.holder")
        if at == ON_CARD and (holder == NOTHING or face == FACE_DOWN):
            raise PositionError(f"{where}: on a card, so say whose (holder) and what it is (archetype)")
        return at, face, int(face == FACE_DOWN or bool(told.face_down)), holder, int(bool(told.rescued))


def _victims(t: Clix) -> list[Row]:
    return [(t.victim_at[v], t.face[v], (t.face_down >> v) & 1, t.holder[v], (t.rescued >> v) & 1) for v in range(len(t.victim_at))]


# --- cards and objects ------------------------------------------------------------------------------------------------


class _PerSeat(Rows):
    """Something for each seat."""

    def read(self, table: Clix, told: list[Any], where: str) -> Any:
        if len(told) != table.seats:
            raise PositionError(f"{where}: {table.seats} seats need one each, there are {len(told)}")
        return list(super().read(table, told, where))


class _Effect(Part):
    """What a plot twist does for a while: the card, a monster, victim or seat, and until when."""

    def __init__(self) -> None:
        told = Section(
            Field("card", One(TWISTS)),
            Field("monster", One(MONSTERS)),
            Field("victim", One(VICTIMS)),
            Field("seat", SEAT),
            Field("until", Part(int | str)),
        )
        super().__init__(told.shape)

    def write(self, value: Row) -> dict[str, Any]:
        card, whom, until = value
        name = TWISTS[card]
        kept = {FOREVER: _FOREVER, THIS_TURN: _THIS_TURN}.get(until, until)
        if name in _ON_SEAT:
            return {"card": name, "seat": whom, "until": kept}
        return {"card": name, "until": kept} | ({"monster": MONSTERS[whom]} if name in _ON_MONSTER else {"victim": VICTIMS[whom]})

    def read(self, table: Clix, told: Any, where: str) -> Row:
        card = index(TWISTS, told.card, f"{where}.card")
        kind = "seat" if told.card in _ON_SEAT else "monster" if told.card in _ON_MONSTER else "victim"
        whom = getattr(told, kind)
        if whom is None:
            raise PositionError(f"{where}.{kind}: say whom it is on")
        if kind == "seat":
            whom = SEAT.read(table, whom, f"{where}.seat")
        else:
            whom = index(MONSTERS if kind == "monster" else VICTIMS, whom, f"{where}.{kind}")
        if told.until in (_FOREVER, _THIS_TURN):
            return card, whom, FOREVER if told.until == _FOREVER else THIS_TURN
        if not isinstance(told.until, int):
            raise PositionError(f'{where}.until: "{_FOREVER}", "{_THIS_TURN}", or the seat whose next turn ends it')
        return card, whom, SEAT.read(table, told.until, f"{where}.until")


class _Object(Part):
    """An object on the map; a portal has its doorway on an edge."""

    def __init__(self) -> None:
        told = Section(Field("kind", One(OBJECTS)), Field("at", One(SPACES)), Field("edge", One(EDGES)))
        super().__init__(told.shape)

    def write(self, value: Row) -> dict[str, Any]:
        kind, space, edge = value
        told = {"kind": OBJECTS[kind], "at": SPACES[space]}
        return told | {"edge": EDGES[edge]} if kind == PORTAL else told

    def read(self, table: Clix, told: Any, where: str) -> Row:
        kind = index(OBJECTS, told.kind, f"{where}.kind")
        space = index(SPACES, told.at, f"{where}.at")
        edge = index(EDGES, told.edge, f"{where}.edge") if kind == PORTAL else NOTHING
        return kind, space, edge


def _objects(t: Clix) -> list[Row]:
    doors = [(PORTAL, space, edge) for space, edge in t.doors]
    return [*doors, *[(TOMBSTONE, s, NOTHING) for s in t.tombstones], *[(len(OBJECTS) - 1, s, NOTHING) for s in t.trees]]


def _named_by_subplots(t: Clix) -> list[str]:
    """What each seat's subplot names, a class or a monster; "" for nothing."""
    words = {HATRED: CLASSES, TO_MASTER: MONSTERS}
    return [words[t.subplots[s]][t.named[s]] if t.named[s] >= 0 and t.subplots[s] in words else "" for s in range(t.seats)]


# --- what a position tells --------------------------------------------------------------------------------------------

_MONSTER: Final = One(MONSTERS, none="nobody")
_VICTIM: Final = One(VICTIMS, none="nobody")
_SPACE: Final = One(SPACES, none="none")
_POWER: Final = One(POWERS, none="none")
_CARD: Final = One(TWISTS, none="none")
_SCORER: Final = Number(3, -1)

POSITION: Final = Fields(
    Field("map", One(MAPS), usual=ALWAYS),
    Field("phase", One(PHASES), usual=ALWAYS),
    Field("turn", Number(9999), usual=0),
    Field("active", SEAT, usual=NOBODY),
    Field("first", SEAT, usual=NOBODY),
    Field("actions", Number(99), usual=ALWAYS),
    Field("begun", FLAG, usual=0),
    Field("proposed", SEAT_MASK),
    Field("edges", _PerSeat(One(EDGES, none="none")), usual=ALWAYS),
    Field("points", _PerSeat(Number(99999)), usual=ALWAYS),
    Field("bonus", _PerSeat(Number(99999)), usual=ALWAYS),
    Field("costs", _PerSeat(Number(99999)), usual=ALWAYS),
    Field("monsters", Rows(_Monster()), _monsters),
    Field("victims", Rows(_Victim()), _victims),
    Field("pool", Several(ARCHETYPES), lambda t: sorted(t.pool.cards())),
    Field("objects", Rows(_Object()), _objects),
    Field("markers", Rows(Pair(One(SPACES), One(MARKERS), _MONSTER))),
    cards=Fields(
        Field("crypts", _PerSeat(Several(TWISTS, different=True))),
        Field("played", _PerSeat(Several(TWISTS, different=True))),
        Field("removed", _PerSeat(Several(TWISTS, different=True))),
        Field("subplots", _PerSeat(_CARD), usual=ALWAYS),
        Field("named", _PerSeat(Part(str)), _named_by_subplots),
        Field("clock", One(TWISTS), usual=NOTHING),
        Field("clock_owner", SEAT, usual=NOBODY),
        Field("effects", Rows(_Effect()), "spells"),
        Field("scorned", Rows(Pair(Number(3), One(MONSTERS)))),
    ),
    setup=Fields(
        Field("placed", Rows(Number(99)), usual=(0, 0, 0)),
        Field("smashed", Rows(Number(99)), usual=(0, 0, 0)),
    ),
    action=Fields(
        Field("acting", _MONSTER, usual=NOBODY),
        Field("move_power", _POWER, usual=NOTHING),
        Field("attack_power", _POWER, usual=NOTHING),
        Field("given", Number(999), usual=0),
        Field("frenzy", FLAG, usual=0),
        Field("was_blooded", FLAG, usual=0),
        Field("attacker", _MONSTER, usual=NOBODY),
        Field("attack_kind", One(ACTIONS), usual=0),
        Field("aim", _SPACE, usual=NOTHING),
        Field("targets", Several(MONSTERS, different=True)),
        Field("dice", Rows(Number(6))),
        Field("hits", Several(MONSTERS, different=True)),
        Field("instead", Number(6, -1), usual=NOTHING),
        Field("shares", Rows(Number(99))),
        Field("dying", Rows(Pair(One(MONSTERS), _MONSTER, _SCORER))),
        Field("fallen", _MONSTER, usual=NOBODY),
        Field("again", FLAG, usual=0),
        Field("spared", FLAG, usual=0),
        Field("rest", Number(99, -1), usual=0),
        Field("climbs", Number(99), usual=0),
        Field("carried", _VICTIM, usual=NOBODY),
        Field("over", _SPACE, usual=NOTHING),
        Field("used", Rows(Pair(_MONSTER, _POWER))),
    ),
    victim=Fields(
        Field("chosen", _VICTIM, usual=NOBODY),
        Field("mover", SEAT, usual=NOBODY),
        Field("follow", _CARD, usual=NOTHING),
        Field("master", _CARD, usual=NOTHING),
        Field("prey", _VICTIM, usual=NOBODY),
        Field("slayer", _MONSTER, usual=NOBODY),
        Field("saved", FLAG, usual=0),
        Field("shifted", Several(VICTIMS, different=True)),
    ),
)


def write_position(t: Clix) -> dict[str, Any]:
    """The table as a position tells it. What is as on a bare table is left out."""
    return POSITION.write(t)


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(t: Clix, given: dict[str, Any]) -> tuple[Step, ...]:
    """Lay the table out as `given` tells; what it leaves out stays as it is. Raises PositionError if there can be no such table.

    With monsters a turn is being played: the hunting phase of seat 0 if nothing else is told. The pool holds what face-down
    victims can be; if it is not told, all archetypes that do not lie face up.
    """
    told = POSITION.told(given)
    POSITION.read(t, told)
    if told.monsters is not None:
        _lay_monsters(t, Rows(_Monster()).read(t, told.monsters, "monsters"))
    if told.costs is None and told.monsters is not None:
        t.costs = tuple([sum([POINTS[t.kind[m]] for m in range(len(t.kind)) if t.owner[m] == s]) for s in range(t.seats)])
    t.costs = tuple(t.costs)
    if told.victims is not None:
        _lay_victims(t, Rows(_Victim()).read(t, told.victims, "victims"))
    if told.pool is not None or told.victims is not None:
        _lay_pool(t, told.pool)
    if told.objects is not None:
        _lay_objects(t, Rows(_Object()).read(t, told.objects, "objects"), told.setup is None or told.setup.placed is None)
    if told.cards is not None and told.cards.named is not None:
        _lay_names(t, told.cards.named)
    if told.monsters is not None and t.phase == SETTING_UP and told.phase is None:
        t.phase = HUNTING
    if t.phase != SETTING_UP:
        _lay_turn(t, told)
    _check(t)
    return _to_do(t)


def _lay_monsters(t: Clix, rows: tuple[Row, ...]) -> None:
    if len(rows) > MOST_MONSTERS:
        raise PositionError(f"monsters: there is room for {MOST_MONSTERS}")
    for n, column in enumerate(_COLUMNS):
        setattr(t, column, [row[n] for row in rows])


def _lay_victims(t: Clix, rows: tuple[Row, ...]) -> None:
    if len(rows) > MOST_VICTIMS:
        raise PositionError(f"victims: there are no more than {MOST_VICTIMS}")
    t.victim_at = [row[0] for row in rows]
    t.face = [row[1] for row in rows]
    t.face_down = sum([row[2] << v for v, row in enumerate(rows)])
    t.holder = [row[3] for row in rows]
    t.rescued = sum([row[4] << v for v, row in enumerate(rows)])


def _lay_pool(t: Clix, told: list[str] | None) -> None:
    """What face-down victims can be."""
    if told is None:
        cards = [archetype for archetype in range(len(ARCHETYPES)) if archetype not in t.face]
    else:
        cards = list(Several(ARCHETYPES).read(t, told, "pool"))
    if len(cards) < t.face.count(FACE_DOWN):
        raise PositionError(f"pool: {len(cards)} for {t.face.count(FACE_DOWN)} victims that nobody has seen")
    t.pool = shuffled(tuple(cards)) if t.face.count(FACE_DOWN) or told is not None else shuffled(())


def _lay_objects(t: Clix, rows: tuple[Row, ...], count: bool) -> None:
    t.doors = tuple([(space, edge) for kind, space, edge in rows if kind == PORTAL])
    t.tombstones = tuple([space for kind, space, _ in rows if kind == TOMBSTONE])
    t.trees = tuple([space for kind, space, _ in rows if kind not in (PORTAL, TOMBSTONE)])
    if count:
        t.placed = tuple([n + gone for n, gone in zip((len(t.doors), len(t.tombstones), len(t.trees)), t.smashed, strict=True)])


def _lay_names(t: Clix, told: list[str]) -> None:
    """What subplots name."""
    words = {HATRED: CLASSES, TO_MASTER: MONSTERS}
    if len(told) != t.seats:
        raise PositionError(f"cards.named: {t.seats} seats need one each, there are {len(told)}")
    for seat, name in enumerate(told):
        if name and t.subplots[seat] not in words:
            raise PositionError(f"cards.named[{seat}]: this subplot names nothing")
        t.named[seat] = index(words[t.subplots[seat]], name, f"cards.named[{seat}]") if name else NOTHING


def _lay_turn(t: Clix, told: Any) -> None:
    """Whose turn it is, if that is not told: the first seat's."""
    t.turn = max(t.turn, 1)
    if t.active == NOBODY:
        t.active = t.first if t.first != NOBODY else 0
    if t.first == NOBODY:
        t.first = t.active
    if t.phase == HUNTING and told.actions is None:
        t.actions = t.base_actions


def _to_do(t: Clix) -> tuple[Step, ...]:
    """What follows from the phase."""
    rest: tuple[Step, ...] = (("suspense",), ("hunting",), ("hourglass",), ("end_turn",))
    return {
        SETTING_UP: _to_set_up(t),
        PREVIEW: (("start_of_turn",), *rest),
        SUSPENSE: (("choose_victim",), *rest[1:]),
        HUNTING: (("act",), *rest[2:]),
        HOURGLASSES: rest[2:],
    }[t.phase]


def _to_set_up(t: Clix) -> tuple[Step, ...]:
    """All of the set-up, or what follows when the armies are there."""
    if not t.kind:
        return (("setup",),)
    before = (*[("crypt", seat) for seat in range(t.seats)], ("crossroads",), ("roll_off", (1 << t.seats) - 1, 0))
    return (*(before if t.first == NOBODY else ()), *SEVEN_STEPS[1:])


# --- what cannot be ---------------------------------------------------------------------------------------------------


def _check(t: Clix) -> None:
    """What lies on the table can lie there together."""
    _check_figures(t)
    _check_objects(t)
    _check_cards(t)
    monsters = [*t.targets, *t.hits, t.acting, t.attacker, t.slayer, t.fallen, *[entry[0] for entry in t.dying]]
    if max([*monsters, *[m for m, _ in t.used], NOBODY]) >= len(t.kind):
        raise PositionError("action: names a monster that is not there")
    if max([t.carried, t.chosen, t.prey, *t.shifted, NOBODY]) >= len(t.victim_at):
        raise PositionError("victim: names a victim that is not there")
    if t.phase != SETTING_UP and not any([t.owns_any(seat) for seat in range(t.seats)]):
        raise PositionError("monsters: nobody has any on the map")


def _check_figures(t: Clix) -> None:
    standing: dict[int, str] = {}
    for m, space in enumerate(t.at):
        if space < 0:
            continue
        if ((t.ground.blocking | t.obstacles()) >> space) & 1:
            raise PositionError(f"monsters[{m}].at: nothing can stand on {SPACES[space]}")
        if space in standing:
            raise PositionError(f"monsters[{m}].at: {SPACES[space]} is taken by {standing[space]}")
        if t.soaring[m] and (not t.flies(m) or (t.ground.indoor >> space) & 1):
            raise PositionError(f"monsters[{m}].soaring: it cannot soar there")
        standing[space] = MONSTERS[m]
    prey = t.victim_at[t.prey] if 0 <= t.prey < len(t.victim_at) else OFF
    for v, space in enumerate(t.victim_at):
        if t.holder[v] >= len(t.kind):
            raise PositionError(f"victims[{v}].holder: there is no such monster")
        if space < 0:
            continue
        if ((t.ground.blocking | t.obstacles()) >> space) & 1:
            raise PositionError(f"victims[{v}].at: nothing can stand on {SPACES[space]}")
        if space in standing and space != prey:
            raise PositionError(f"victims[{v}].at: {SPACES[space]} is taken by {standing[space]}")
        standing[space] = VICTIMS[v]


def _check_objects(t: Clix) -> None:
    spaces = [*[space for space, _ in t.doors], *t.tombstones, *t.trees]
    if len(set(spaces)) < len(spaces):
        raise PositionError("objects: two in one space")
    for space, edge in t.doors:
        others = t.clone()
        others.doors = tuple([door for door in t.doors if door != (space, edge)])
        if edge not in doorways(others, space):
            raise PositionError(f"objects: no doorway fits on the {EDGES[edge]} edge of {SPACES[space]}")
    if any([lost < 0 for lost in _gone(t)]):
        raise PositionError("setup.placed: fewer than there are")


def _gone(t: Clix) -> list[int]:
    standing = (len(t.doors), len(t.tombstones), len(t.trees))
    return [t.placed[kind] - standing[kind] - t.smashed[kind] for kind in range(len(OBJECTS))]


def _check_cards(t: Clix) -> None:
    for seat in range(t.seats):
        held = t.crypts[seat]
        if t.phase != SETTING_UP and any([card in SUBPLOTS for card in held]):
            raise PositionError(f"cards.crypts[{seat}]: a subplot lies face up once the game is set up: tell it in cards.subplots")
        if t.subplots[seat] not in (NOTHING, *SUBPLOTS):
            raise PositionError(f"cards.subplots[{seat}]: {TWISTS[t.subplots[seat]]} is no subplot")
    if (t.clock == NOTHING) != (t.clock_owner == NOBODY):
        raise PositionError("cards.clock: say the card and whose it is (clock_owner)")
    for card, whom, _ in t.spells:
        if TWISTS[card] not in _ON_SEAT and whom >= len(t.kind if TWISTS[card] in _ON_MONSTER else t.victim_at):
            raise PositionError("cards.effects: names someone who is not there")


_ASK_ON: Final = ("object_chosen", "object_placed")  # steps that take an answer and ask on
_AT_ONCE: Final = frozenset({"attack_die", "throw_attack_die", "mustered", "dealt", "rolled_off", "revealed", "evasion"})


def impossible(t: Clix, todo: list[Step]) -> str:
    """Why these steps cannot be what is to do on a table, or ""."""
    if not todo or todo[-1][0] not in ("setup", "begin", "end_turn"):
        return 'the last step is "setup", "begin" or "end_turn"'
    victims = MOST_VICTIMS if t.phase == SETTING_UP else len(t.victim_at)
    known: dict[str, range] = {
        "m": range(len(t.kind)),
        "v": range(victims),
        "seat": range(t.seats),
        "source": range(-1, len(t.kind)),
        "by": range(-1, t.seats),
    }
    for step in todo:
        names = list(signature(rule.rules[step[0]]).parameters)[2:]
        if step[0] in _AT_ONCE or ("answer" in names and step[0] not in _ASK_ON):
            return f"{list(step)}: is never left to do when someone is asked"
        for name, fact in zip(names, step[1:], strict=False):
            if name in known and fact not in known[name]:
                return f"{list(step)}: there is no {name} {fact!r}"
    return ""
