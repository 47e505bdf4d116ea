"""A stored table that was played by other rules: people can look at it and go on at a new table. Nothing is added to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple, final

from gloam.kernel import record
from gloam.kernel.game import Game
from gloam.kernel.record import Differs, Player
from gloam.tables.errors import TableError
from gloam.tables.hindsight import Hindsight
from gloam.tables.info import Info
from gloam.tables.journal import Line, StoredTable, kept
from gloam.tables.messages import TableCard
from gloam.tables.seating import Seating
from gloam.tables.state import Shared, TableState

NOT_PLAYED_ON: Final = "the rules have changed since this game was played: look at it, or go on at a new table"


class Difference(NamedTuple):
    """Where a table's game stops fitting the rules: the game up to there, and why in words."""

    game: Game
    why: str


def find_difference(info: Info, seating: Seating, lines: Sequence[Line]) -> Difference:
    """The first difference of a table whose journal does not lead to what is stored of it.

    Lines are numbered as in the table's record. Raises RecordError if the game cannot even begin.
    """
    read = record.read(text_of(replace(info, version=-1), seating.players(), lines))  # answers may have gone without a new version
    try:
        game = record.replay(read)
    except Differs as differs:
        return Difference(differs.game, str(differs).removeprefix("record: "))
    goes_on = "is over" if game.over else "goes on"
    return Difference(game, f"the end of the record: by the rules of this Gloam the game {goes_on}")


def text_of(info: Info, players: Sequence[Player], lines: Sequence[Line], seat: int | None = None) -> str:
    """The record of a journal, in the words of the version that wrote it; else as `record.write`."""
    told = [record.Line(line.seat, record.said(line.text) if line.kind == "says" else line.text, line.seen) for line in kept(lines)]
    setup = info.setup(info.definition(), len(players))
    return record.write_lines(setup, info.version, told, info.takebacks, info.result, seat, players)


@final
class DifferingTable:
    """A table whose game the rules here allow up to a point. It has no sockets, no bots, and takes no answers."""

    def __init__(self, shared: Shared, stored: StoredTable, lines: Sequence[Line], game: Game) -> None:
        self.info = stored.info
        self.held = stored.held()
        self.state = TableState(shared, stored.info, Seating(stored.chairs), game, stored)
        self.hindsight = Hindsight(self.state, self._record)
        self._lines = lines
        self.lock = asyncio.Lock()
        self._touched = time.monotonic()

    def _record(self, seat: int | None) -> str:
        """The record of a seat, or the full one."""
        return text_of(self.info, self.state.earlier.recorded(self.seating), self._lines, seat)

    @property
    def seating(self) -> Seating:
        return self.state.seating

    def card(self, person: str) -> TableCard:
        """The table in a list of `person`'s."""
        return self.info.card(self.seating, person, _nobody_waits, self.state.notes)

    def refusal(self) -> TableError:
        """Why nothing can be done here but look."""
        return TableError(409, NOT_PLAYED_ON)

    def touch(self) -> None:
        """Someone looks at it."""
        self._touched = time.monotonic()

    def idle(self, patience: float) -> bool:
        """Whether nobody has looked at it for so many seconds."""
        return time.monotonic() - self._touched >= patience and not self.lock.locked()


def _nobody_waits(person: str) -> float:
    """Bots fill in for nobody."""
    return 0.0
