"""How a table changes: one act at a time, which is stored and only then shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import final

from gloam.kernel import play
from gloam.kernel.game import Game, Happening
from gloam.tables.journal import Change, Journal, Snapshot
from gloam.tables.showing import Showing
from gloam.tables.state import TableState


@final
class Commits:
    """Stores and shows what happens at a table. `lost` is called when the memory may differ from the storage.

    `then` is called after each change that was shown.
    """

    def __init__(self, state: TableState, showing: Showing, stored: int, lost: Callable[[], None]) -> None:
        self.lock = asyncio.Lock()
        self._touched = time.monotonic()
        self.then: Callable[[], None] = lambda: None
        self._state = state
        self._showing = showing
        self._journal = Journal(state.shared.journals, state.info, stored, lost)
        self.lines = self._journal.lines

    def touch(self) -> None:
        """Someone has come or gone, or something has changed."""
        self._touched = time.monotonic()

    def quiet_for(self) -> float:
        """For how many seconds nobody has come or gone, and nothing has changed."""
        return time.monotonic() - self._touched

    async def store(self, change: Change) -> None:
        """Store a change before anyone sees it. If it cannot be stored, nothing has changed: raises TableError."""
        self.touch()
        await self._journal.commit(change)
        self._state.info.take(change.facts)

    def advance(self, game: Game) -> None:
        """The stored game is now the game."""
        self._state.advance(game, self._showing.sequence + 1)

    def show(self, happened: Sequence[Happening] = (), answered_by: str = "", answered: str = "", chance: bool = False) -> None:
        """Show everyone the table as it is now, with what they may know of what happened; with `chance`, how it draws now."""
        self._showing.broadcast(happened, answered_by, answered, chance)
        self.then()

    async def snapshot(self, due: bool = False) -> None:
        """Keep the whole game, so that waking up need not replay it all; `due`: only if much has happened since the last one."""
        if self._state.game is not None and (self._journal.snapshot_due or not due):
            await self._journal.keep(self._state.game)

    async def found(self, game: Game | None, change: Change) -> None:
        """Store this new table, with a game that is under way or one that begins as soon as all seats are taken.

        `change` has what it takes along from another table.
        """
        state = self._state
        happened: list[Happening] = []
        if game is not None:
            game, _, happened = play.settle(game, state.nature)
            # A snapshot, so that the first visitor need not wait for a long replay.
            change.snapshot = Snapshot(len(play.entries(game)), game.moves, game.save())
        elif not (state.seating.open_seats or state.info.decided.waits):
            game, _, happened = state.new_game()
        state.info.take(state.info.state(game, state.seating, happened))
        if game is not None:
            change.lines = self.lines(play.entries(game))
            change.hands = state.newly_seen(game, state.seating)
        await self._journal.begin(state.info, list(state.seating), change)
