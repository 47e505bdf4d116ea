"""All that is written: statements for the writer, put together as jobs that are written as a whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import sqlalchemy as sa

from gloam.store.rows import Row, columns, earlier_player_row, seat_row
from gloam.store.schema import (
    answers,
    barred,
    chat,
    device_links,
    devices,
    earlier_players,
    people,
    put_away,
    reports,
    seats,
    seen_hands,
    snapshots,
    tables,
)
from gloam.tables.journal import Change, Held, Snapshot
from gloam.tables.messages import Said

Statement = tuple[sa.Executable, Sequence[Mapping[str, Any]]]
"""What to execute, with a set of parameters for each time."""

AnswerRow = tuple[str, int, str, int, str, int, str]
"""An entry of a table's journal, in the order of ANSWER."""
ANSWER: Final = ("code", "sequence", "kind", "seat", "text", "seen", "request")
CHAIR: Final = ("kind", "person", "bot", "name", "since", "absent")
insert_answer: Final = sa.insert(answers)
_insert_table: Final = sa.insert(tables)
_insert_seats: Final = sa.insert(seats)
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
_insert_earlier_players: Final = sa.insert(earlier_players)
_end_earlier: Final = (
    sa.update(earlier_players)
    .where(earlier_players.c.code == sa.bindparam("of"), earlier_players.c.until > sa.bindparam("to"))
    .values(until=sa.bindparam("to"))
)
_insert_seen_hands: Final = sa.insert(seen_hands)


@cache
def update_table(names: tuple[str, ...]) -> sa.Update:
    """Set these columns of a table, if it is held."""
    mine = (tables.c.code == sa.bindparam("of"), tables.c.epoch == sa.bindparam("held"))
    return sa.update(tables).where(*mine).values({name: sa.bindparam(name) for name in names})


@dataclass
class Job:
    """Something to write, all or nothing: new lines of a table's journal, other values of its columns, and anything else.

    `held` is the table that it is about and the epoch in which we hold it: if someone else does by now, nothing is written.
    """

    answers: list[AnswerRow] = field(default_factory=list)
    columns: dict[str, Any] = field(default_factory=dict)
    others: list[Statement] = field(default_factory=list)
    held: tuple[str, int] | None = None


def job(held: Held, change: Change, ours: bool = True) -> Job:
    """What a change at a table writes; `ours`: only if it is still held."""
    code = held.code
    lines: list[AnswerRow] = [(code, number, *line) for number, line in enumerate(change.lines, held.length)]
    others = [change_seat(seat_row(code, number, chair)) for number, chair in change.chairs.items()]
    if change.seats:
        others += replace_seats(code, [seat_row(code, number, chair) for number, chair in enumerate(change.seats)])
    for person, how, barred_ in change.barred:
        others += bar(code, person, how, barred_)
    if change.hands:
        others.append(see_hands(code, change.hands))
    if change.left:
        others.append((_insert_earlier_players, [earlier_player_row(code, left) for left in change.left]))
    if change.back_to is not None:
        others.append((_end_earlier, [{"of": code, "to": change.back_to}]))
    others += [add_chat(code, said) for said in change.said]
    if change.snapshot is not None:
        others += keep_snapshot(code, change.snapshot)
    return Job(lines, columns(change.facts), others, (code, held.epoch) if ours else None)


def new_person(id_: str, name: str, created: str) -> Statement:
    return sa.insert(people), [{"id": id_, "secret": "", "name": name, "created": created}]


def rename_person(id_: str, name: str) -> Statement:
    return sa.update(people).where(people.c.id == id_).values(name=sa.bindparam("called")), [{"called": name}]


def new_table(row: Row, chairs: Sequence[Row]) -> list[Statement]:
    return [(_insert_table, [row]), (_insert_seats, chairs)]


def change_seat(seat: Row) -> Statement:
    """Another chair at a place of a table: a row of seats."""
    return _update_seat, [{"of": seat["code"], "at": seat["number"], **{name: seat[name] for name in CHAIR}}]


def replace_seats(code: str, chairs: Sequence[Row]) -> list[Statement]:
    """All seats of a table, where there were more or fewer."""
    return [(sa.delete(seats).where(seats.c.code == sa.bindparam("of")), [{"of": code}]), (_insert_seats, chairs)]


def see_hands(code: str, hands: Sequence[tuple[int, str]]) -> Statement:
    """People see for the first time what these seats see: numbers and people."""
    return _insert_seen_hands, [{"code": code, "number": number, "person": person} for number, person in hands]


def take_out(person: str, code: str) -> Statement:
    return sa.delete(put_away).where(put_away.c.person == person, put_away.c.code == code), []


def put_out_of_sight(person: str, code: str) -> list[Statement]:
    return [take_out(person, code), (sa.insert(put_away), [{"person": person, "code": code}])]


def keep_snapshot(code: str, snapshot: Snapshot) -> list[Statement]:
    length, moves, save = snapshot
    return [
        (sa.delete(snapshots).where(snapshots.c.code == sa.bindparam("of")), [{"of": code}]),
        (sa.insert(snapshots), [{"code": code, "sequence": length, "moves": moves, "save": save}]),
    ]


def add_chat(code: str, said: Said) -> Statement:
    row = {"code": code, "number": said.number, "person": said.person.id, "text": said.text, "time": said.time}
    return sa.insert(chat), [{**row, "moves": said.moves, "said": said.said}]


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
