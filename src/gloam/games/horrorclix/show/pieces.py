"""The pieces of HorrorClix as a position writes them: monsters, victims, objects, and what cards have brought about."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.table import (
    ACTED,
    BLOODED,
    CARRIED,
    FOREVER,
    NOTHING,
    OFF,
    ON_CARD,
    SCARED_ONCE,
    SHIELDED,
    THIS_TURN,
    Clix,
)
from gloam.kernel.position import PositionError
from gloam.show.positions import FLAG, SEAT, Choice, Field, Number, One, Part, Rows, Section

_MINDS: Final = ("sane", "insane", "puppet")
_SIDES: Final = ("a", "b")
_FLAGS: Final = (("blooded", BLOODED), ("acted", ACTED), ("scared_once", SCARED_ONCE), ("shielded", SHIELDED))
_FOREVER: Final = "forever"
_THIS_TURN: Final = "this turn"
ON_MONSTER: Final = ("ghost_trap", "cocoon")
ON_SEAT: Final = ("hidden_camera",)

# --- monsters ---------------------------------------------------------------------------------------------------------

Row = tuple[int, ...]
"""A monster's columns, or a victim's, side by side."""


class MonsterPart(Section):
    """A monster by its columns; what is as on a fresh dial is left out."""

    def __init__(self) -> None:
        super().__init__(
            Field("version", One(c.VERSIONS)),
            Field("owner", SEAT),
            Field("at", One(c.SPACES)),
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

    def write(self, value: Row) -> dict[str, Any]:
        kind, owner, at, click, line, side, tokens, soaring, flags, mind, slays, kills, suffers = value
        told: dict[str, Any] = {"version": c.VERSIONS[kind], "owner": owner}
        if at >= 0:
            told["at"] = c.SPACES[at]
        usual = {"line": c.START[kind] + 1, "click": c.START[kind] + 1, "side": "a", "mind": "sane"}
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
        monster = super().read(table, told, where)
        kind, at = monster.version, OFF if monster.at is None else monster.at
        side = _SIDES.index(monster.side or "a")
        clicks = c.DIAL[kind]
        green = c.START[kind] + 1
        if side >= len(c.SHOWING[kind]):
            raise PositionError(f"{where}.side: its card has one side only")

        def number(name: str, usual: int, most: int, least: int = 0) -> int:
            said = getattr(monster, name)
            return Number(most, least).read(table, usual if said is None else said, f"{where}.{name}")

        click = number("click", green, len(clicks), 1) - 1
        if at >= 0 and clicks[click][0] == c.SKULLS:
            raise PositionError(f"{where}.click: there are skulls, so it is not on the map")
        return (
            kind,
            monster.owner,
            at,
            click,
            number("line", green, len(clicks), 1) - 1,
            side,
            number("tokens", 0, 2),
            monster.soaring or 0,
            sum([flag for name, flag in _FLAGS if getattr(monster, name)]),
            _MINDS.index(monster.mind or "sane"),
            number("slays", 0, c.MOST_VICTIMS),
            number("kills", 0, c.MOST_MONSTERS),
            number("suffers", 0, 9),
        )


COLUMNS: Final = (
    "kind", "owner", "at", "click", "line", "side", "tokens", "soaring", "flags", "mind", "slays", "kills", "suffers",
)  # fmt: skip


def monsters(t: Clix) -> list[Row]:
    """Every monster by its columns."""
    return [tuple([getattr(t, column)[m] for column in COLUMNS]) for m in range(len(t.kind))]


# --- victims ----------------------------------------------------------------------------------------------------------

_PLACES: Final = {"card": ON_CARD, "carried": CARRIED, "removed": OFF}


class VictimPart(Section):
    """A victim: its space or where else it is, what it is unless nobody knows, and on whose card it lies."""

    def __init__(self) -> None:
        super().__init__(
            Field("at", One((*c.SPACES, *_PLACES))),
            Field("archetype", One(c.ARCHETYPES)),
            Field("face_down", FLAG),
            Field("holder", One(c.MONSTERS)),
            Field("rescued", FLAG),
        )

    def write(self, value: Row) -> dict[str, Any]:
        at, face, face_down, holder, rescued = value
        where = c.SPACES[at] if at >= 0 else next(name for name, place in _PLACES.items() if place == at)
        told: dict[str, Any] = {"at": where}
        if face != c.FACE_DOWN:
            told["archetype"] = c.ARCHETYPES[face]
        if face_down and face != c.FACE_DOWN:
            told["face_down"] = True
        if holder >= 0:
            told["holder"] = c.MONSTERS[holder]
        if rescued:
            told["rescued"] = True
        return told

    def read(self, table: Clix, told: Any, where: str) -> Row:
        if told.at is None:
            raise PositionError(f"{where}.at: say where it is")
        victim = super().read(table, told, where)
        at = _PLACES.get(told.at, victim.at)
        face = c.FACE_DOWN if victim.archetype is None else victim.archetype
        holder = NOTHING if victim.holder is None else victim.holder
        if at == ON_CARD and (holder == NOTHING or face == c.FACE_DOWN):
            raise PositionError(f"{where}: on a card, so say whose (holder) and what it is (archetype)")
        return at, face, int(face == c.FACE_DOWN or bool(victim.face_down)), holder, victim.rescued or 0


def victims(t: Clix) -> list[Row]:
    """Every victim: where it is, what, whether face down, on whose card, and whether rescued."""
    return [(t.victim_at[v], t.face[v], (t.face_down >> v) & 1, t.holder[v], (t.rescued >> v) & 1) for v in range(len(t.victim_at))]


# --- cards and objects ------------------------------------------------------------------------------------------------


class PerSeat(Rows):
    """Something for each seat."""

    def read(self, table: Clix, told: list[Any], where: str) -> tuple[Any, ...]:
        if len(told) != table.seats:
            raise PositionError(f"{where}: {table.seats} seats need one each, there are {len(told)}")
        return super().read(table, told, where)


class EffectPart(Section):
    """What a plot twist does for a while: the card, a monster, victim or seat, and until when."""

    def __init__(self) -> None:
        super().__init__(
            Field("card", One(c.TWISTS)),
            Field("monster", One(c.MONSTERS)),
            Field("victim", One(c.VICTIMS)),
            Field("seat", SEAT),
            Field("until", Part(int | str)),
        )

    def write(self, value: Row) -> dict[str, Any]:
        card, whom, until = value
        name = c.TWISTS[card]
        kept = {FOREVER: _FOREVER, THIS_TURN: _THIS_TURN}.get(until, until)
        if name in ON_SEAT:
            return {"card": name, "seat": whom, "until": kept}
        return {"card": name, "until": kept} | (
            {"monster": c.MONSTERS[whom]} if name in ON_MONSTER else {"victim": c.VICTIMS[whom]}
        )

    def read(self, table: Clix, told: Any, where: str) -> Row:
        effect = super().read(table, told, where)
        if effect.card is None:
            raise PositionError(f"{where}.card: say which card it is of")
        kind = "seat" if told.card in ON_SEAT else "monster" if told.card in ON_MONSTER else "victim"
        whom = getattr(effect, kind)
        if whom is None:
            raise PositionError(f"{where}.{kind}: say whom it is on")
        if told.until in (_FOREVER, _THIS_TURN):
            return effect.card, whom, FOREVER if told.until == _FOREVER else THIS_TURN
        if not isinstance(told.until, int):
            raise PositionError(f'{where}.until: "{_FOREVER}", "{_THIS_TURN}", or the seat whose next turn ends it')
        return effect.card, whom, SEAT.read(table, told.until, f"{where}.until")


class ObjectPart(Section):
    """An object on the map; a portal has its doorway on an edge."""

    def __init__(self) -> None:
        super().__init__(Field("kind", One(c.OBJECTS)), Field("at", One(c.SPACES)), Field("edge", One(c.EDGES)))

    def write(self, value: Row) -> dict[str, Any]:
        kind, space, edge = value
        told = {"kind": c.OBJECTS[kind], "at": c.SPACES[space]}
        return told | {"edge": c.EDGES[edge]} if kind == c.PORTAL else told

    def read(self, table: Clix, told: Any, where: str) -> Row:
        thing = super().read(table, told, where)
        if None in (thing.kind, thing.at) or (thing.kind == c.PORTAL and thing.edge is None):
            raise PositionError(f"{where}: say what it is (kind) and where (at), of a portal on which edge too")
        return thing.kind, thing.at, thing.edge if thing.kind == c.PORTAL else NOTHING


def objects(t: Clix) -> list[Row]:
    """What stands on the map: its kind, its space, and the edge of a doorway."""
    doors = [(c.PORTAL, space, edge) for space, edge in t.doors]
    return [*doors, *[(c.TOMBSTONE, s, NOTHING) for s in t.tombstones], *[(len(c.OBJECTS) - 1, s, NOTHING) for s in t.trees]]
