"""Journals in memory, for as long as the program runs."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import final

from gloam.tables.chat import CHAT
from gloam.tables.earlier_players import EarlierPlayers
from gloam.tables.info import Info
from gloam.tables.journal import Change, Conflict, Held, Line, Listed, Snapshot, StoredTable
from gloam.tables.late_answers import REQUESTS
from gloam.tables.messages import Said
from gloam.tables.seating import Chair


@dataclass
class _Table:
    """What is kept of a table."""

    info: Info
    chairs: list[Chair]
    lines: list[Line] = field(default_factory=list)
    snapshot: Snapshot | None = None
    chat: list[Said] = field(default_factory=list)
    barred: set[tuple[str, str]] = field(default_factory=set)
    hands: set[tuple[int, str]] = field(default_factory=set)
    put_away_by: set[str] = field(default_factory=set)
    earlier: EarlierPlayers = field(default_factory=EarlierPlayers)

    def change(self, change: Change) -> None:
        """Store a change."""
        self.info.take(change.facts)
        self.chairs = [replace(chair) for chair in change.seats] or self.chairs
        for number, chair in change.chairs.items():
            self.chairs[number] = replace(chair)
        self.lines += change.lines
        self.hands |= set(change.hands)
        self.earlier.add(left._replace(player=copy(left.player)) for left in change.left)
        if change.back_to is not None:
            self.earlier.go_back(change.back_to)
        self.chat += change.said
        for person, how, barred in change.barred:
            (self.barred.add if barred else self.barred.discard)((person, how))
        self.snapshot = change.snapshot or self.snapshot

    def copied(self) -> Listed:
        return Listed(replace(self.info), [replace(chair) for chair in self.chairs])

    def of(self, person: str) -> bool:
        """Whether someone hosts it or has a seat there."""
        return self.info.host == person or any(chair.owned_by(person) for chair in self.chairs)


@final
class MemoryJournals:
    """Implements `gloam.tables.journal.Journals`. Names stay as they were when they were stored."""

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}

    async def add(self, info: Info, chairs: Sequence[Chair], change: Change) -> None:
        table = _Table(replace(info), [replace(chair) for chair in chairs])
        table.change(change)
        self._tables[info.code] = table

    async def commit(self, held: Held, change: Change) -> None:
        table = self._tables[held.code]
        if table.info.epoch != held.epoch or len(table.lines) != held.length:
            raise Conflict("this table is held by someone else")
        table.change(change)

    async def wake(self, code: str) -> StoredTable | None:
        table = self._tables.get(code)
        if table is None:
            return None
        table.info.epoch += 1
        info, chairs = table.copied()
        first = max(0, (table.snapshot.length if table.snapshot else 0) - REQUESTS)
        chat, said = table.chat[-CHAT:], len(table.chat)
        kept = set(table.barred), set(table.hands), set(table.put_away_by), table.earlier.copied()
        return StoredTable(info, chairs, table.snapshot, first, table.lines[first:], chat, said, *kept)

    async def lines(self, code: str) -> list[Line]:
        return list(self._tables[code].lines)

    async def held(self, code: str, epoch: int) -> bool:
        return self._tables[code].info.epoch == epoch

    async def find(self, code: str) -> Listed | None:
        table = self._tables.get(code)
        return table.copied() if table is not None else None

    async def listed(self, person: str) -> list[Listed]:
        shown = [table for table in self._tables.values() if person not in table.put_away_by]
        mine = [table for table in shown if table.of(person)]
        free = [table for table in shown if table not in mine and _is_open(table)]
        return [table.copied() for table in [*sorted(mine, key=_changed, reverse=True), *sorted(free, key=_created, reverse=True)]]

    async def listed_away(self, person: str) -> list[Listed]:
        away = [table for table in self._tables.values() if person in table.put_away_by and table.of(person)]
        return [table.copied() for table in sorted(away, key=_changed, reverse=True)]

    async def put_away(self, person: str, code: str, away: bool) -> None:
        by = self._tables[code].put_away_by
        (by.add if away else by.discard)(person)


def _is_open(table: _Table) -> bool:
    """Whether everyone may take a seat."""
    info = table.info
    return not info.private and info.status != "finished" and any(chair.kind == "open" for chair in table.chairs)


def _changed(table: _Table) -> str:
    return table.info.changed


def _created(table: _Table) -> str:
    return table.info.created
