"""All that is written: statements for the writer, put together as jobs that are written as a whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa

from gloam.server.store.schema import (
    answers,
    barred,
    chat,
    device_links,
    devices,
    people,
    put_away,
    reports,
    seats,
    seen_hands,
    snapshots,
    tables,
)

Row = Mapping[str, Any]
Statement = tuple[sa.Executable, Sequence[Mapping[str, Any]]]
"""What to execute, with a set of parameters for each time."""

AnswerRow = tuple[str, int, str, int, str, int, str]
"""An entry of a table's journal, in the order of ANSWER."""
ANSWER: Final = ("code", "sequence", "kind", "seat", "text", "seen", "request")
STATE: Final = ("status", "moves", "waiting_for", "summary", "changed")
CHAIR: Final = ("kind", "person", "bot", "name", "since", "absent")
insert_answer: Final = sa.insert(answers)
_insert_table: Final = sa.insert(tables)
_insert_seats: Final = sa.insert(seats)
update_table: Final = (
    sa.update(tables)
    .where(tables.c.code == sa.bindparam("of"), tables.c.epoch == sa.bindparam("held"))
    .values({name: sa.bindparam(name) for name in STATE})
)
_update_seat: Final = (
    sa.update(seats)
    .where(seats.c.code == sa.bindparam("of"), seats.c.number == sa.bindparam("at"))
    .values({name: sa.bindparam(name) for name in CHAIR})
)
hold_table: Final = (
    sa.update(tables)
    .where(tables.c.code == sa.bindparam("of"), tables.c.epoch == sa.bindparam("held"))
    .values(epoch=tables.c.epoch)
)
_change_chance: Final = (
    sa.update(tables)
    .where(tables.c.code == sa.bindparam("of"))
    .values(chance_key=sa.bindparam("key"), chance_since=sa.bindparam("since"))
)
_insert_seen_hands: Final = sa.insert(seen_hands)
_keep_played: Final = sa.update(tables).where(tables.c.code == sa.bindparam("of")).values(played=sa.bindparam("seconds"))


def now() -> str:
    """The time as it is stored and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Conflict(Exception):
    """What was to be written contradicts what is there: someone else has written to this table."""


@dataclass
class Job:
    """Something to write, all or nothing: new entries of a table's journal with the state it is in then, and anything else.

    `held` is the table that it is about and the epoch in which we hold it: if someone else does by now, nothing is written.
    """

    answers: list[AnswerRow] = field(default_factory=list)
    state: dict[str, Any] | None = None
    others: list[Statement] = field(default_factory=list)
    held: tuple[str, int] | None = None


def new_person(id_: str, name: str, created: str) -> Statement:
    return sa.insert(people), [{"id": id_, "secret": "", "name": name, "created": created}]


def rename_person(id_: str, name: str) -> Statement:
    return sa.update(people).where(people.c.id == id_).values(name=sa.bindparam("called")), [{"called": name}]


def new_table(row: Row, chairs: Sequence[Row]) -> list[Statement]:
    return [(_insert_table, [row]), (_insert_seats, chairs)]


def change_seat(seat: Row) -> Statement:
    """Another chair at a place of a table: a row of seats."""
    return _update_seat, [{"of": seat["code"], "at": seat["number"], **{name: seat[name] for name in CHAIR}}]


def change_chance(code: str, key: str, since: int) -> Statement:
    return _change_chance, [{"of": code, "key": key, "since": since}]


def change_takebacks(code: str, takebacks: int) -> Statement:
    return sa.update(tables).where(tables.c.code == code).values(takebacks=sa.bindparam("times")), [{"times": takebacks}]


def see_hands(code: str, hands: Sequence[tuple[int, str]]) -> list[Statement]:
    """People see for the first time what these seats see: numbers and people."""
    return [(_insert_seen_hands, [{"code": code, "number": number, "person": person} for number, person in hands])] if hands else []


def keep_played(code: str, seconds: int) -> Statement:
    """How long a table with a clock has been playing."""
    return _keep_played, [{"of": code, "seconds": seconds}]


def change_clock(code: str, on: bool) -> Statement:
    return sa.update(tables).where(tables.c.code == code).values(clock=sa.bindparam("runs")), [{"runs": int(on)}]


def take_out(person: str, code: str) -> Statement:
    return sa.delete(put_away).where(put_away.c.person == person, put_away.c.code == code), []


def put_out_of_sight(person: str, code: str) -> list[Statement]:
    return [take_out(person, code), (sa.insert(put_away), [{"person": person, "code": code}])]


def link_rematch(code: str, rematch: str) -> Statement:
    return sa.update(tables).where(tables.c.code == code).values(rematch=sa.bindparam("next")), [{"next": rematch}]


def keep_snapshot(code: str, sequence: int, moves: int, save: str) -> list[Statement]:
    return [
        (sa.delete(snapshots).where(snapshots.c.code == sa.bindparam("of")), [{"of": code}]),
        (sa.insert(snapshots), [{"code": code, "sequence": sequence, "moves": moves, "save": save}]),
    ]


def add_chat(code: str, number: int, person: str, text: str, when: str) -> Statement:
    return sa.insert(chat), [{"code": code, "number": number, "person": person, "text": text, "time": when}]


def change_door(code: str, closed: bool, several: bool) -> Statement:
    changed = sa.update(tables).where(tables.c.code == code)
    return changed.values(closed=sa.bindparam("shut"), several=sa.bindparam("more")), [{"shut": int(closed), "more": int(several)}]


def bar(code: str, person: str, how: str, barred_: bool) -> list[Statement]:
    """Whether someone is barred from a table in a certain way."""
    here = (barred.c.code == code, barred.c.person == person, barred.c.how == how)
    forget: Statement = (sa.delete(barred).where(*here), [])
    return [forget, (sa.insert(barred), [{"code": code, "person": person, "how": how}])] if barred_ else [forget]


def report(code: str, reporter: str, person: str, reason: str, when: str) -> Statement:
    return sa.insert(reports), [{"time": when, "code": code, "reporter": reporter, "person": person, "reason": reason}]


def new_device(id_: str, person: str, secret: str, name: str, created: str) -> Statement:
    return sa.insert(devices), [{"id": id_, "person": person, "secret": secret, "name": name, "created": created}]


def forget_device(id_: str, person: str) -> Statement:
    return sa.delete(devices).where(devices.c.id == id_, devices.c.person == person), []


def new_device_link(secret: str, person: str, until: int) -> Statement:
    return sa.insert(device_links), [{"secret": secret, "person": person, "until": until}]


def use_device_link(secret: str) -> Statement:
    return sa.delete(device_links).where(device_links.c.secret == secret), []
