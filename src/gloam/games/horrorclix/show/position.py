"""Positions: the table written by names, and laid out from them.

A monster is told with its version, owner, space and click; a victim with its space, and its archetype unless it is face down.
"""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.rules.movement import rests_at
from gloam.games.horrorclix.rules.objects import doorways
from gloam.games.horrorclix.rules.setup import SEVEN_STEPS
from gloam.games.horrorclix.show.pieces import (
    COLUMNS,
    ON_MONSTER,
    ON_SEAT,
    EffectPart,
    MonsterPart,
    ObjectPart,
    PerSeat,
    Row,
    VictimPart,
    monsters,
    objects,
    victims,
)
from gloam.games.horrorclix.table import (
    HOURGLASSES,
    HUNTING,
    NOBODY,
    NOTHING,
    OFF,
    PHASES,
    PREVIEW,
    SETTING_UP,
    SUSPENSE,
    Clix,
    put,
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
    Field,
    Fields,
    Number,
    One,
    Pair,
    Part,
    Rows,
    Several,
    impossible_step,
    index,
)


def _named_by_subplots(t: Clix) -> list[str]:
    """What each seat's subplot names, a class or a monster; "" for nothing."""
    words = {HATRED: c.CLASSES, TO_MASTER: c.MONSTERS}
    return [words[t.subplots[s]][t.named[s]] if t.named[s] >= 0 and t.subplots[s] in words else "" for s in range(t.seats)]


class _Declined(PerSeat):
    """How many of its extra plot twists each seat did without; left out if nobody did."""

    def write(self, value: Any) -> Any:
        return super().write(value) if any(value) else []


# --- what a position tells --------------------------------------------------------------------------------------------

_MONSTER: Final = One(c.MONSTERS, none="nobody")
_VICTIM: Final = One(c.VICTIMS, none="nobody")
_SPACE: Final = One(c.SPACES, none="none")
_POWER: Final = One(c.POWERS, none="none")
_CARD: Final = One(c.TWISTS, none="none")
_SCORER: Final = Number(3, -1)
_MONSTERS: Final = Rows(MonsterPart())
_VICTIMS: Final = Rows(VictimPart())
_OBJECTS: Final = Rows(ObjectPart())

POSITION: Final = Fields(
    Field("map", One(c.MAPS), usual=ALWAYS),
    Field("phase", One(PHASES), usual=ALWAYS),
    Field("turn", Number(9999), usual=0),
    Field("turns", PerSeat(Number(9999)), usual=ALWAYS),
    Field("active", SEAT, usual=NOBODY),
    Field("first", SEAT, usual=NOBODY),
    Field("actions", Number(99), usual=ALWAYS),
    Field("begun", FLAG, usual=0),
    Field("proposed", SEAT_MASK),
    Field("edges", PerSeat(One(c.EDGES, none="none")), usual=ALWAYS),
    Field("points", PerSeat(Number(99999)), usual=ALWAYS),
    Field("bonus", PerSeat(Number(99999)), usual=ALWAYS),
    Field("costs", PerSeat(Number(99999)), usual=ALWAYS),
    Field("monsters", _MONSTERS, monsters),
    Field("victims", _VICTIMS, victims),
    Field("pool", Several(c.ARCHETYPES), lambda t: sorted(t.pool.cards())),
    Field("objects", _OBJECTS, objects),
    Field("markers", Rows(Pair(One(c.SPACES), One(c.MARKERS), _MONSTER))),
    cards=Fields(
        Field("crypts", PerSeat(Several(c.TWISTS, different=True))),
        Field("played", PerSeat(Several(c.TWISTS, different=True))),
        Field("removed", PerSeat(Several(c.TWISTS, different=True))),
        Field("subplots", PerSeat(_CARD), usual=ALWAYS),
        Field("named", PerSeat(Part(str)), _named_by_subplots),
        Field("clock", One(c.TWISTS), usual=NOTHING),
        Field("clock_owner", SEAT, usual=NOBODY),
        Field("effects", Rows(EffectPart()), "spells"),
        Field("scorned", Rows(Pair(Number(3), One(c.MONSTERS)))),
    ),
    setup=Fields(
        Field("declined", _Declined(Number(99))),
        Field("placed", Rows(Number(99), len(c.OBJECTS)), usual=(0, 0, 0)),
        Field("smashed", Rows(Number(99), len(c.OBJECTS)), usual=(0, 0, 0)),
    ),
    action=Fields(
        Field("acting", _MONSTER, usual=NOBODY),
        Field("move_power", _POWER, usual=NOTHING),
        Field("attack_power", _POWER, usual=NOTHING),
        Field("given", Number(999), usual=0),
        Field("frenzy", FLAG, usual=0),
        Field("was_blooded", FLAG, usual=0),
        Field("attacker", _MONSTER, usual=NOBODY),
        Field("attack_kind", One(c.ACTIONS), usual=0),
        Field("aim", _SPACE, usual=NOTHING),
        Field("targets", Several(c.MONSTERS, different=True)),
        Field("dice", Rows(Number(6))),
        Field("hits", Several(c.MONSTERS, different=True)),
        Field("instead", Number(6, -1), usual=NOTHING),
        Field("shares", Rows(Number(99))),
        Field("dying", Rows(Pair(One(c.MONSTERS), _MONSTER, _SCORER))),
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
        Field("shifted", Several(c.VICTIMS, different=True)),
    ),
)


write_position: Final = POSITION.write
"""The table as a position tells it. What is as on a bare table is left out."""


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(t: Clix, given: dict[str, Any]) -> tuple[Step, ...]:
    """Lay the table out as `given` tells; what it leaves out stays as it is. Raises PositionError if there can be no such table.

    With monsters a turn is being played: the hunting phase of seat 0 if nothing else is told. The pool holds what face-down
    victims can be; if it is not told, all archetypes that do not lie face up.
    """
    told = POSITION.told(given)
    POSITION.read(t, told)
    if told.monsters is not None:
        _lay_monsters(t, _MONSTERS.read(t, told.monsters, "monsters"))
    if told.costs is None and told.monsters is not None:
        t.costs = tuple([sum([c.POINTS[t.kind[m]] for m in range(len(t.kind)) if t.owner[m] == s]) for s in range(t.seats)])
    if told.victims is not None:
        _lay_victims(t, _VICTIMS.read(t, told.victims, "victims"))
    if told.pool is not None or told.victims is not None:
        _lay_pool(t, told.pool)
    if told.objects is not None:
        _lay_objects(t, _OBJECTS.read(t, told.objects, "objects"), told.setup is None or told.setup.placed is None)
    if told.cards is not None and told.cards.named is not None:
        _lay_names(t, told.cards.named)
    if told.monsters is not None and t.phase == SETTING_UP and told.phase is None:
        t.phase = HUNTING
    if t.phase != SETTING_UP:
        _lay_turn(t, told)
    _check(t)
    return _to_do(t)


def _lay_monsters(t: Clix, rows: tuple[Row, ...]) -> None:
    if len(rows) > c.MOST_MONSTERS:
        raise PositionError(f"monsters: there is room for {c.MOST_MONSTERS}")
    for n, column in enumerate(COLUMNS):
        kind = type(getattr(t, column))  # a list, or a tuple
        setattr(t, column, kind([row[n] for row in rows]))


def _lay_victims(t: Clix, rows: tuple[Row, ...]) -> None:
    if len(rows) > c.MOST_VICTIMS:
        raise PositionError(f"victims: there are no more than {c.MOST_VICTIMS}")
    t.victim_at = [row[0] for row in rows]
    t.face = tuple([row[1] for row in rows])
    t.face_down = sum([row[2] << v for v, row in enumerate(rows)])
    t.holder = tuple([row[3] for row in rows])
    t.rescued = sum([row[4] << v for v, row in enumerate(rows)])


def _lay_pool(t: Clix, told: list[str] | None) -> None:
    """What face-down victims can be."""
    if told is None:
        cards = [archetype for archetype in range(len(c.ARCHETYPES)) if archetype not in t.face]
    else:
        cards = list(Several(c.ARCHETYPES).read(t, told, "pool"))
    if len(cards) < t.face.count(c.FACE_DOWN):
        raise PositionError(f"pool: {len(cards)} for {t.face.count(c.FACE_DOWN)} victims that nobody has seen")
    t.pool = shuffled(tuple(cards)) if t.face.count(c.FACE_DOWN) or told is not None else shuffled(())


def _lay_objects(t: Clix, rows: tuple[Row, ...], count: bool) -> None:
    t.doors = tuple([(space, edge) for kind, space, edge in rows if kind == c.PORTAL])
    t.tombstones = tuple([space for kind, space, _ in rows if kind == c.TOMBSTONE])
    t.trees = tuple([space for kind, space, _ in rows if kind not in (c.PORTAL, c.TOMBSTONE)])
    if count:
        t.placed = tuple([n + gone for n, gone in zip((len(t.doors), len(t.tombstones), len(t.trees)), t.smashed, strict=True)])


def _lay_names(t: Clix, told: list[str]) -> None:
    """What subplots name."""
    words = {HATRED: c.CLASSES, TO_MASTER: c.MONSTERS}
    if len(told) != t.seats:
        raise PositionError(f"cards.named: {t.seats} seats need one each, there are {len(told)}")
    for seat, name in enumerate(told):
        if name and t.subplots[seat] not in words:
            raise PositionError(f"cards.named[{seat}]: this subplot names nothing")
        named = index(words[t.subplots[seat]], name, f"cards.named[{seat}]") if name else NOTHING
        t.named = put(t.named, seat, named)


def _lay_turn(t: Clix, told: Any) -> None:
    """Whose turn it is, if that is not told: the first seat's."""
    t.turn = max(t.turn, 1)
    if t.active == NOBODY:
        t.active = t.first if t.first != NOBODY else 0
    if t.first == NOBODY:
        t.first = t.active
    if told.turns is None:
        t.turns = tuple([max(0, (t.turn - 1 - (seat - t.first) % t.seats) // t.seats + 1) for seat in range(t.seats)])
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


def passing(t: Clix) -> bool:
    """Whether the monster that acts is where it cannot stay: it passes over another figure, or an object."""
    return t.acting != NOBODY and t.at[t.acting] >= 0 and not rests_at(t, t.acting, t.at[t.acting])


def _check_figures(t: Clix) -> None:
    standing: dict[int, str] = {}
    for m, space in enumerate(t.at):
        if space < 0 or m == t.acting:  # in the middle of its move it may be passing over another
            continue
        if ((t.ground.blocking | t.obstacles()) >> space) & 1:
            raise PositionError(f"monsters[{m}].at: nothing can stand on {c.SPACES[space]}")
        if space in standing:
            raise PositionError(f"monsters[{m}].at: {c.SPACES[space]} is taken by {standing[space]}")
        standing[space] = c.MONSTERS[m]
    for m, space in enumerate(t.at):
        if space >= 0 and t.soaring[m] and (not t.flies(m) or (t.ground.indoor >> space) & 1):
            raise PositionError(f"monsters[{m}].soaring: it cannot soar there")
    prey = t.victim_at[t.prey] if 0 <= t.prey < len(t.victim_at) else OFF
    for v, space in enumerate(t.victim_at):
        if t.holder[v] >= len(t.kind):
            raise PositionError(f"victims[{v}].holder: there is no such monster")
        if space < 0:
            continue
        if ((t.ground.blocking | t.obstacles()) >> space) & 1:
            raise PositionError(f"victims[{v}].at: nothing can stand on {c.SPACES[space]}")
        if space in standing and space != prey:
            raise PositionError(f"victims[{v}].at: {c.SPACES[space]} is taken by {standing[space]}")
        standing[space] = c.VICTIMS[v]


def _check_objects(t: Clix) -> None:
    spaces = [*[space for space, _ in t.doors], *t.tombstones, *t.trees]
    if len(set(spaces)) < len(spaces):
        raise PositionError("objects: two in one space")
    for space, edge in t.doors:
        others = t.clone()
        others.doors = tuple([door for door in t.doors if door != (space, edge)])
        if edge not in doorways(others, space):
            raise PositionError(f"objects: no doorway fits on the {c.EDGES[edge]} edge of {c.SPACES[space]}")
    if any([lost < 0 for lost in _gone(t)]):
        raise PositionError("setup.placed: fewer than there are")


def _gone(t: Clix) -> list[int]:
    standing = (len(t.doors), len(t.tombstones), len(t.trees))
    return [t.placed[kind] - standing[kind] - t.smashed[kind] for kind in range(len(c.OBJECTS))]


def _check_cards(t: Clix) -> None:
    for seat in range(t.seats):
        held = t.crypts[seat]
        if t.phase != SETTING_UP and any([card in c.SUBPLOTS for card in held]):
            raise PositionError(f"cards.crypts[{seat}]: a subplot lies face up once the game is set up: tell it in cards.subplots")
        if t.subplots[seat] not in (NOTHING, *c.SUBPLOTS):
            raise PositionError(f"cards.subplots[{seat}]: {c.TWISTS[t.subplots[seat]]} is no subplot")
    if (t.clock == NOTHING) != (t.clock_owner == NOBODY):
        raise PositionError("cards.clock: say the card and whose it is (clock_owner)")
    for card, whom, _ in t.spells:
        if c.TWISTS[card] not in ON_SEAT and whom >= len(t.kind if c.TWISTS[card] in ON_MONSTER else t.victim_at):
            raise PositionError("cards.effects: names someone who is not there")


_ASK_ON: Final = ("object_chosen", "object_placed")  # steps that take an answer and ask on
_AT_ONCE: Final = frozenset({"attack_die", "throw_attack_die", "mustered", "dealt", "rolled_off", "revealed", "evasion"})


def impossible(t: Clix, todo: list[Step]) -> str:
    """Why these steps cannot be what is to do on a table, or ""."""
    if not todo or todo[-1][0] not in ("setup", "begin", "end_turn"):
        return 'the last step is "setup", "begin" or "end_turn"'
    if passing(t) and ("arrive", t.acting) not in todo:
        return f"monsters[{t.acting}] cannot stand where it is, unless it is moving on"
    victims = c.MOST_VICTIMS if t.phase == SETTING_UP else len(t.victim_at)
    known: dict[str, range] = {
        "m": range(len(t.kind)),
        "v": range(victims),
        "seat": range(t.seats),
        "source": range(-1, len(t.kind)),
        "by": range(-1, t.seats),
    }
    problems = [impossible_step(rule.rules, step, _AT_ONCE, known, _ASK_ON, others=None) for step in todo]
    return next((problem for problem in problems if problem), "")
