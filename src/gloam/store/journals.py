"""The journals of tables in a database."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final, cast, final

import sqlalchemy as sa

from gloam.store import rows, writes
from gloam.store.rows import Row
from gloam.store.schema import answers, barred, chat, earlier_players, people, put_away, seats, seen_hands, snapshots, tables
from gloam.store.storage import Storage, found
from gloam.store.writes import Job
from gloam.tables.chat import CHAT
from gloam.tables.info import Info
from gloam.tables.journal import Change, Held, Line, Listed, StoredTable
from gloam.tables.late_answers import REQUESTS
from gloam.tables.seating import Chair

log = logging.getLogger("gloam.store")

LISTED: Final = 100  # tables in a list

_of: Final[sa.BindParameter[str]] = sa.bindparam("of")
_table: Final = sa.select(tables).where(tables.c.code == _of)
_wake: Final = sa.update(tables).where(tables.c.code == _of).values(epoch=tables.c.epoch + 1).returning(tables)
_snapshot: Final = sa.select(snapshots).where(snapshots.c.code == _of)
_journal: Final = (
    sa.select(answers).where(answers.c.code == _of, answers.c.sequence >= sa.bindparam("since")).order_by(answers.c.sequence)
)
_chat: Final = (
    sa.select(chat, people.c.name.label("person_name"))
    .join(people, people.c.id == chat.c.person)
    .where(chat.c.code == _of)
    .order_by(chat.c.number.desc())
    .limit(CHAT)
)
_earlier: Final = (
    sa.select(earlier_players, people.c.name.label("person_name"))
    .select_from(earlier_players.outerjoin(people, people.c.id == earlier_players.c.person))
    .where(earlier_players.c.code == _of)
    .order_by(earlier_players.c.sequence)
)
_barred: Final = sa.select(barred).where(barred.c.code == _of)
_seen_hands: Final = sa.select(seen_hands).where(seen_hands.c.code == _of)
_put_away: Final = sa.select(put_away).where(put_away.c.code == _of)
_seats: Final = (
    sa.select(seats, people.c.name.label("person_name"))
    .select_from(seats.outerjoin(people, people.c.id == seats.c.person))
    .where(seats.c.code.in_(sa.bindparam("codes", expanding=True)))
    .order_by(seats.c.code, seats.c.number)
)


@final
class StoredJournals:
    """Implements `gloam.tables.journal.Journals`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(self, info: Info, chairs: Sequence[Chair], change: Change) -> None:
        job = writes.job(Held(info.code, info.epoch, 0), change, ours=False)
        seats = [rows.seat_row(info.code, number, chair) for number, chair in enumerate(chairs)]
        new = writes.new_table(rows.columns(vars(info)), seats)
        await self._storage.commit(Job(job.answers, others=[*new, *job.others]))

    async def commit(self, held: Held, change: Change) -> None:
        await self._storage.commit(writes.job(held, change))

    async def wake(self, code: str) -> StoredTable | None:
        woken = await self._storage.in_writer(lambda connection: connection.execute(_wake, {"of": code}).one_or_none())
        if woken is None:
            return None
        info = rows.info(cast("Row", woken._mapping))
        return await self._storage.in_reader(lambda connection: _stored(connection, info))

    async def lines(self, code: str) -> list[Line]:
        return [rows.line(row) for row in await self._storage.all(_journal, of=code, since=0)]

    async def held(self, code: str, epoch: int) -> bool:
        if not self._storage.shared:
            return True
        row = await self._storage.first(_table, of=code)
        return row is not None and row["epoch"] == epoch

    async def find(self, code: str) -> Listed | None:
        listed = await self._with_seats(await self._storage.all(_table, of=code))
        return listed[0] if listed else None

    async def listed(self, person: str) -> list[Listed]:
        mine = await self._storage.all(_tables_of(person))
        codes = {row["code"] for row in mine}
        open_ = await self._storage.all(_open_tables(person))
        return await self._with_seats([*mine, *(row for row in open_ if row["code"] not in codes)])

    async def listed_away(self, person: str) -> list[Listed]:
        return await self._with_seats(await self._storage.all(_tables_of(person, away=True)))

    async def put_away(self, person: str, code: str, away: bool) -> None:
        await self._storage.do(*(writes.put_out_of_sight(person, code) if away else [writes.take_out(person, code)]))

    async def _with_seats(self, found: list[Row]) -> list[Listed]:
        chairs: dict[str, list[Chair]] = {row["code"]: [] for row in found}
        for seat in await self._storage.all(_seats, codes=list(chairs)):
            chairs[seat["code"]].append(rows.chair(seat))
        listed = []
        for row in found:
            try:
                listed.append(Listed(rows.info(row), chairs[row["code"]]))
            except Exception:
                log.exception("table %s cannot be listed", row["code"])
        return listed


def _stored(connection: sa.Connection, info: Info) -> StoredTable:
    """All that is stored of a table."""

    def every(query: sa.Select[Any], **facts: Any) -> list[Row]:
        return found(connection, query, **facts)

    code = info.code
    snapshot = rows.snapshot(next(iter(every(_snapshot, of=code)), None))
    # The ids of answers that came before the snapshot matter too: one may have been sent again after a restart.
    first = max(0, (snapshot.length if snapshot else 0) - REQUESTS)
    said = every(_chat, of=code)[::-1]
    return StoredTable(
        info=info,
        chairs=[rows.chair(row) for row in every(_seats, codes=[code])],
        snapshot=snapshot,
        first=first,
        lines=[rows.line(row) for row in every(_journal, of=code, since=first)],
        chat=[rows.said(row) for row in said],
        said=said[-1]["number"] + 1 if said else 0,
        barred={(row["person"], row["how"]) for row in every(_barred, of=code)},
        hands={(row["number"], row["person"]) for row in every(_seen_hands, of=code)},
        put_away_by={row["person"] for row in every(_put_away, of=code)},
        earlier=[rows.earlier_player(row) for row in every(_earlier, of=code)],
    )


def _tables_of(person: str, away: bool = False) -> sa.Select[Any]:
    """The tables at which someone sits or which they host, last changed first: those that they put away, or the others."""
    mine = sa.select(seats.c.code).where(seats.c.person == person)
    query = sa.select(tables).where(sa.or_(tables.c.host == person, tables.c.code.in_(mine)), _shown(person, away))
    return query.order_by(tables.c.changed.desc()).limit(LISTED)


def _open_tables(person: str) -> sa.Select[Any]:
    """Public tables with a free seat, but those someone put away, newest first."""
    free = sa.select(seats.c.code).where(seats.c.kind == "open")
    query = sa.select(tables).where(tables.c.private == 0, tables.c.status != "finished", tables.c.code.in_(free), _shown(person))
    return query.order_by(tables.c.created.desc()).limit(LISTED)


def _shown(person: str, away: bool = False) -> sa.ColumnElement[bool]:
    codes = sa.select(put_away.c.code).where(put_away.c.person == person)
    return tables.c.code.in_(codes) if away else tables.c.code.not_in(codes)
