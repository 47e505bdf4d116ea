"""A table in memory, put together.

Read its parts in this order: `state`, what a table is; `showing`, what people see of it; `commits`, how it changes; `playing`, the
game; `seats`, who sits where; `waiting_room`, what it will play; `recovery`; `room`, who is there; `bot_turns`. Each of them knows
only those before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gloam.kernel.game import Game
from gloam.tables.audience import Audience
from gloam.tables.bot_turns import BotTurns
from gloam.tables.commits import Commits
from gloam.tables.hindsight import Hindsight
from gloam.tables.info import Info
from gloam.tables.journal import StoredTable
from gloam.tables.messages import TableCard
from gloam.tables.playing import Playing
from gloam.tables.recovery import Recovery
from gloam.tables.room import Room
from gloam.tables.seating import Seating
from gloam.tables.seats import Seats
from gloam.tables.showing import Showing
from gloam.tables.state import Shared, TableState
from gloam.tables.waiting_room import WaitingRoom


@final
class LiveTable:
    """The game of a table, the people who sit and watch there, and everything they can do.

    `lost` is called with the table when its memory may differ from the storage.
    """

    def __init__(
        self,
        shared: Shared,
        lost: Callable[[LiveTable], None],
        info: Info,
        seating: Seating,
        game: Game | None = None,
        stored: StoredTable | None = None,
    ) -> None:
        self.info = info
        self.state = TableState(shared, info, seating, game, stored)
        self.audience = Audience(self.state.absence)
        self.showing = Showing(self.state, self.audience)
        lines = stored.first + len(stored.lines) if stored else 0
        self.commits = Commits(self.state, self.showing, lines, lambda: lost(self))
        self.playing = Playing(self.state, self.audience, self.showing, self.commits)
        self.seats = Seats(self.state, self.audience, self.commits, self.playing)
        self.waiting_room = WaitingRoom(self.state, self.audience, self.commits, self.seats)
        self.room = Room(self.state, self.audience, self.showing, self.commits, self.playing, self.seats)
        self.bots = BotTurns(self.state, self.audience, self.commits, self.playing)
        self.recovery = Recovery(self.state, self.audience, self.commits, self.seats)
        self.hindsight = Hindsight(self.state)
        self.commits.then = self._wake
        if game is not None:
            self.state.late.note_questions(self.showing.sequence, game)

    @property
    def game(self) -> Game | None:
        return self.state.game

    @property
    def seating(self) -> Seating:
        return self.state.seating

    def card(self, person: str) -> TableCard:
        """The table in a list of `person`'s."""
        return self.info.card(self.seating, person, self.audience.presence, self.state.notes)

    def _wake(self) -> None:
        """Go on with what nobody here needs to ask for."""
        self.bots.wake()
        self.seats.wake()
        self.recovery.wake()

    def touch(self) -> None:
        """Someone has come here."""
        self.commits.touch()

    def idle(self, patience: float) -> bool:
        """Whether nobody is here and nothing has happened for so many seconds."""
        quiet = self.commits.quiet_for() >= patience and not self.audience.sockets()
        return quiet and not self.commits.lock.locked() and not self.bots.busy()

    async def stop(self) -> None:
        """Stop the bots, and close all sockets."""
        self.room.stop()
        self.seats.stop()
        self.recovery.stop()
        await self.bots.stop()
