"""The journal of a table: every answer, thing said and undo in the order they were stored, and the game read back from it.

Where journals are kept, `gloam.tables` does not know: `gloam.store` brings `Journals`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, Protocol, final

from gloam.kernel import play, record
from gloam.kernel.catalogue import UnknownAnswer
from gloam.kernel.game import EVERYONE, Game, Refused, Setup
from gloam.kernel.play import Entry
from gloam.kernel.record import Record, RecordError
from gloam.tables.door import Barred
from gloam.tables.earlier_players import Left
from gloam.tables.errors import TableError, TableMoved
from gloam.tables.info import Info
from gloam.tables.messages import Said
from gloam.tables.seating import Chair

log = logging.getLogger("gloam.tables")

SNAPSHOT: Final = 200  # lines between two snapshots


class Conflict(Exception):
    """A change contradicts what is stored: another process has woken the table since."""


class Line(NamedTuple):
    """A line of a journal: an answer, a remark, or an undo, with the number of answers before which a seat went back."""

    kind: Literal["answer", "says", "undo"]
    seat: int
    text: str
    seen: int = EVERYONE
    request: str = ""
    """The id that the client gave this answer."""


class Snapshot(NamedTuple):
    """The whole game after so many lines of the journal."""

    length: int
    moves: int
    save: str


class Held(NamedTuple):
    """A table in memory: its code, the epoch in which it was woken, and how many lines of its journal are stored."""

    code: str
    epoch: int
    length: int


@dataclass
class Change:
    """What changes at a table with one act. It is stored all or nothing."""

    lines: Sequence[Line] = ()
    facts: dict[str, Any] = field(default_factory=dict)
    """Fields of the table's `Info`."""
    chairs: Mapping[int, Chair] = field(default_factory=dict)
    seats: Sequence[Chair] = ()
    """All chairs, if the table has another number of seats now."""
    hands: Sequence[tuple[int, str]] = ()
    """Who sees for the first time what which seat sees: numbers and people."""
    said: Sequence[Said] = ()
    """What was said in the chat."""
    barred: Sequence[tuple[str, Barred, bool]] = ()
    """Someone, from what, and whether they are barred from it now."""
    snapshot: Snapshot | None = None
    left: Sequence[Left] = ()
    """Who plays a seat no more."""
    back_to: int | None = None
    """After how many answers the game goes on, if some were taken back."""


@dataclass
class StoredTable:
    """All that is stored of a table, but for the journal's lines long before the last snapshot."""

    info: Info
    chairs: list[Chair]
    snapshot: Snapshot | None
    first: int
    """The number of the first of these lines."""
    lines: list[Line]
    chat: list[Said]
    said: int
    """How many things were ever said in the chat."""
    barred: Set[tuple[str, str]]
    hands: set[tuple[int, str]]
    put_away_by: set[str]
    earlier: list[Left]
    """Who played a seat before."""

    def held(self) -> Held:
        """The table as whoever has woken it holds it."""
        return Held(self.info.code, self.info.epoch, self.first + len(self.lines))


class Listed(NamedTuple):
    """What is stored of a table in a list."""

    info: Info
    chairs: list[Chair]


class Journals(Protocol):
    """What must not be lost of all tables. When a method returns, what it was given is stored."""

    async def add(self, info: Info, chairs: Sequence[Chair], change: Change) -> None:
        """Store a new table, with what has happened there already."""

    async def commit(self, held: Held, change: Change) -> None:
        """Store a change. Raises Conflict, and stores nothing, if another process has woken the table since."""

    async def wake(self, code: str) -> StoredTable | None:
        """Raise the epoch of a table and return what is stored of it, or None. Who held it before can store no more."""

    async def lines(self, code: str) -> list[Line]:
        """The whole journal of a table."""

    async def held(self, code: str, epoch: int) -> bool:
        """Whether no other process has woken a table since this epoch."""

    async def find(self, code: str) -> Listed | None:
        """A table, without waking it."""

    async def listed(self, person: str) -> list[Listed]:
        """The tables at which someone sits or which they host, last changed first, and then public ones with a free seat.

        Not those that they put away.
        """

    async def listed_away(self, person: str) -> list[Listed]:
        """The tables of someone that they put away, last changed first."""

    async def put_away(self, person: str, code: str, away: bool) -> None:
        """List a table no longer among someone's, or again."""


@final
class Journal:
    """Writes a table's journal. `lost` is called when the memory may differ from the storage from now on."""

    def __init__(self, journals: Journals, info: Info, length: int, lost: Callable[[], None]) -> None:
        self._info = info
        self._journals = journals
        self._lost = lost
        self.length = length  # lines stored
        self._snapshot = length  # lines before the last snapshot

    def lines(self, entries: Sequence[Entry], request: str = "") -> list[Line]:
        """Entries of the log as lines. The first one, the seat's own, remembers the request."""
        lines: list[Line] = []
        catalogue = self._info.definition().catalogue
        for seat, answer, seen in entries:
            own = "" if lines else request
            if isinstance(answer, str):
                lines.append(Line("says", seat, answer, seen, own))
            else:
                lines.append(Line("answer", seat, catalogue.text(answer), seen, own))
        return lines

    async def commit(self, change: Change) -> None:
        """Store a change before anyone sees it. If it cannot be stored, nothing has changed: raises TableError."""
        try:
            await self._journals.commit(self._held(), change)
        except Conflict:
            self._lost()
            raise TableMoved from None
        except Exception:
            raise self._not_stored() from None
        self.length += len(change.lines)

    async def begin(self, info: Info, chairs: Sequence[Chair], change: Change) -> None:
        """Store a new table, which nobody else can hold; else as `commit`."""
        try:
            await self._journals.add(info, chairs, change)
        except Exception:
            raise self._not_stored() from None
        self.length += len(change.lines)

    def _not_stored(self) -> TableError:
        log.exception("table %s: a change could not be stored", self._info.code)
        self._lost()
        return TableError(503, "this could not be stored; nothing has changed")

    def _held(self) -> Held:
        return Held(self._info.code, self._info.epoch, self.length)

    @property
    def snapshot_due(self) -> bool:
        return self.length - self._snapshot >= SNAPSHOT

    async def keep(self, game: Game) -> None:
        """Keep the whole game, so that waking up need not replay it all. If that fails, nothing is lost."""
        if self.length > self._snapshot:
            snapshot = Snapshot(self.length, game.moves, game.save())
            try:
                await self._journals.commit(self._held(), Change(snapshot=snapshot))
            except Conflict:
                self._lost()
            except Exception:
                log.exception("table %s: a snapshot could not be stored", self._info.code)
            self._snapshot = snapshot.length


def undo_line(seat: int, to: int) -> Line:
    """A seat went back to the game after `to` answers."""
    return Line("undo", seat, str(to))


def kept(lines: Sequence[Line]) -> list[Line]:
    """The answers and remarks of a journal that were not taken back."""
    left: list[Entry] = []
    for number, line in enumerate(lines):
        if line.kind == "undo":
            left = play.taken_back(left, int(line.text))
        else:
            left.append(Entry(number, line.text if line.kind == "says" else number))
    return [lines[number] for number, *_ in left]


def replayed(setup: Setup, snapshot: Snapshot | None, lines: Sequence[Line]) -> Game:
    """Return the game that a snapshot (or none) and the later lines of a journal lead to.

    Raises RecordError if another version stored the snapshot, or if its rules do not allow what was answered.
    """
    game = None
    entries: list[Entry] = []
    if snapshot is not None:
        game = record.load(snapshot.save)
        game.nature = None  # its answers are in the journal
        game.setup = setup
        entries = play.entries(game)
    kept = len(entries)  # of the snapshot's entries, those that were never taken back
    number = setup.definition.catalogue.number
    try:
        for line in lines:
            if line.kind == "undo":
                left = play.taken_back(entries, int(line.text))
                kept = kept if left[:kept] == entries[:kept] else 0
                entries = left
            else:
                given: int | str = line.text if line.kind == "says" else number(line.text)
                entries.append(Entry(line.seat, given, line.seen))
        if game is None or not kept:
            return record.replay(Record(setup, entries), source="journal")
        play.follow(game, entries[kept:])
    except (UnknownAnswer, Refused) as differs:
        raise RecordError(f"journal: {differs}") from None
    return game
