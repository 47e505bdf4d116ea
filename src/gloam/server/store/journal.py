"""The journal of a table: every answer, thing said and undo in the order they were stored, and the game read back from it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final, final

from gloam.kernel import play, record
from gloam.kernel.catalogue import Catalogue, UnknownAnswer
from gloam.kernel.game import EVERYONE, Game, Refused, Setup
from gloam.kernel.play import Entry
from gloam.kernel.record import Record, RecordError
from gloam.server.errors import TableError, TableMoved
from gloam.server.store import writes
from gloam.server.store.storage import Storage
from gloam.server.store.writes import AnswerRow, Conflict, Job, Row

log = logging.getLogger("gloam.server")

SNAPSHOT: Final = 200  # entries between two snapshots


@final
class Journal:
    """Writes a table's journal. `lost` is called when the memory may differ from the storage from now on."""

    def __init__(
        self, code: str, epoch: int, catalogue: Catalogue, storage_: Storage, length: int, lost: Callable[[], None]
    ) -> None:
        self._code = code
        self._epoch = epoch  # in which we hold the table
        self._catalogue = catalogue
        self._storage = storage_
        self._lost = lost
        self.length = length  # entries stored
        self._snapshot = length  # entries in the last snapshot

    def rows(self, entries: Sequence[Entry], request: str = "", after: int = 0) -> list[AnswerRow]:
        """Entries of the log as the next rows, `after` so many others. The first one, the seat's own, remembers the request."""
        text = self._catalogue.text
        first = self.length + after
        return [
            (
                self._code,
                first + i,
                "says" if isinstance(answer, str) else "answer",
                seat,
                answer if isinstance(answer, str) else text(answer),
                seen,
                request if i == 0 else "",
            )
            for i, (seat, answer, seen) in enumerate(entries)
        ]

    def undo_row(self, seat: int, to: int) -> AnswerRow:
        """The next row: a seat went back to the game after `to` answers."""
        return (self._code, self.length, "undo", seat, str(to), EVERYONE, "")

    async def commit(self, job: Job) -> None:
        """Store a change before anyone sees it. If it cannot be stored, nothing has changed: raises TableError."""
        job.held = (self._code, self._epoch)
        await self.begin(job)

    async def begin(self, job: Job) -> None:
        """Store a new table, which nobody else can hold; else as `commit`."""
        try:
            await self._storage.commit(job)
        except Conflict:
            self._lost()
            raise TableMoved from None
        except Exception:
            log.exception("table %s: a change could not be stored", self._code)
            self._lost()
            raise TableError(503, "this could not be stored; nothing has changed") from None
        self.length += len(job.answers)

    @property
    def snapshot_due(self) -> bool:
        return self.length - self._snapshot >= SNAPSHOT

    async def keep(self, game: Game) -> None:
        """Keep the whole game, so that waking up need not replay it all. If that fails, nothing is lost."""
        if self.length > self._snapshot:
            length = self.length
            statements = writes.keep_snapshot(self._code, length, game.moves, game.save())
            try:
                await self._storage.commit(Job(others=statements, held=(self._code, self._epoch)))
            except Conflict:
                self._lost()
            except Exception:
                log.exception("table %s: a snapshot could not be stored", self._code)
            self._snapshot = length


def replayed(setup: Setup, snapshot: Row | None, rows: Sequence[Row]) -> Game:
    """Return the game that a snapshot (or none) and the later rows of a journal lead to.

    Raises RecordError if another version stored the snapshot, or if its rules do not allow what was answered.
    """
    game = None
    entries: list[Entry] = []
    if snapshot is not None:
        game = record.load(snapshot["save"])
        game.nature = None  # its answers are in the journal
        game.setup = setup
        entries = play.entries(game)
    kept = len(entries)  # of the snapshot's entries, those that were never taken back
    number = setup.definition.catalogue.number
    try:
        for row in rows:
            if row["kind"] == "undo":
                left = play.taken_back(entries, int(row["text"]))
                kept = kept if left[:kept] == entries[:kept] else 0
                entries = left
            else:
                given: int | str = row["text"] if row["kind"] == "says" else number(row["text"])
                entries.append(Entry(row["seat"], given, row["seen"]))
        if game is None or not kept:
            return record.replay(Record(setup, entries), source="journal")
        play.follow(game, entries[kept:])
    except (UnknownAnswer, Refused) as differs:
        raise RecordError(f"journal: {differs}") from None
    return game
