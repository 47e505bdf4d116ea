"""Tables and seats as rows of the database, and back."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import structs

from gloam.tables.chance import Chance
from gloam.tables.earlier_players import Left
from gloam.tables.info import Info
from gloam.tables.journal import Line, Snapshot
from gloam.tables.messages import EarlierPlayer, HostOptions, Person, Said
from gloam.tables.seating import Chair

Row = Mapping[str, Any]

_JSON: Final[Callable[[Any], str]] = json.JSONEncoder().encode
_READ: Final[dict[str, Callable[[Any], Any]]] = {
    "options": json.loads,
    "waiting_for": json.loads,
    **{field.name: bool for field in fields(Info) if field.type == "bool"},
}


@lru_cache(1024)
def _numbers(seats: tuple[int, ...]) -> str:
    return _JSON(seats)


def columns(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of an `Info` as columns."""
    found: dict[str, Any] = {}
    for name, value in facts.items():
        if isinstance(value, Chance):
            found |= {"chance_key": value.key, "chance_since": value.since, "origin": value.origin}
        elif isinstance(value, HostOptions):
            found |= columns(structs.asdict(value))
        elif isinstance(value, list):
            found[name] = _numbers(tuple(value))
        elif isinstance(value, dict):
            found[name] = _JSON(value)
        else:
            found[name] = int(value) if isinstance(value, bool) else value
    return found


def info(row: Row) -> Info:
    """A table from its row."""
    given = {name: _READ[name](value) if name in _READ else value for name, value in row.items()}
    chance = Chance(given.pop("chance_key"), given.pop("chance_since"), given.pop("origin"))
    decided = msgspec.convert({name: given.pop(name) for name in HostOptions.__struct_fields__}, HostOptions, strict=False)
    return Info(**given, chance=chance, decided=decided)


def seat_row(code: str, number: int, chair: Chair) -> dict[str, Any]:
    """A seat as a row."""
    person = chair.person.id if chair.person else None
    return {
        "code": code, "number": number, "kind": chair.kind, "person": person, "bot": chair.bot, "name": chair.name,
        "since": chair.since, "absent": int(chair.absent),
    }  # fmt: skip


def chair(row: Row) -> Chair:
    """A seat from its row, with its person's name."""
    return Chair(row["kind"], _person(row), row["bot"], row["name"], row["since"], bool(row["absent"]))


def earlier_player_row(code: str, left: Left) -> dict[str, Any]:
    """Someone who plays a seat no more as a row."""
    player = left.player
    return {
        "code": code, "sequence": left.sequence, "seat": left.seat, "until": player.until, "said": player.said,
        "person": player.person.id if player.person else None, "bot": player.bot, "name": player.name,
    }  # fmt: skip


def earlier_player(row: Row) -> Left:
    """Someone who plays a seat no more from their row, with their name."""
    player = EarlierPlayer(row["until"], row["said"], _person(row), row["bot"], row["name"], row["sequence"])
    return Left(row["sequence"], row["seat"], player)


def _person(row: Row) -> Person | None:
    return Person(row["person"], row["person_name"] or "?") if row["person"] else None


def line(row: Row) -> Line:
    """A line of a journal from its row."""
    return Line(row["kind"], row["seat"], row["text"], row["seen"], row["request"])


def snapshot(row: Row | None) -> Snapshot | None:
    """A snapshot from its row, if there is one."""
    return None if row is None else Snapshot(row["sequence"], row["moves"], row["save"])


def said(row: Row) -> Said:
    """Something said in the chat from its row, with the speaker's name."""
    return Said(Person(row["person"], row["person_name"]), row["text"], row["time"], row["number"], row["moves"], row["said"])
