"""Looking back at a table: what has happened, and how it was at any point, as far as a person may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gloam.kernel.game import Game
from gloam.server.doors.messages import Event, History, Review
from gloam.server.errors import TableError
from gloam.server.table import views
from gloam.server.table.chronicle import Chronicle

if TYPE_CHECKING:
    from gloam.server.table.table import LiveTable

RECENT: Final = 100  # events shown to those who come anew


@final
class Hindsight:
    """The past of a table. It is told again only when someone asks for it."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._told: Chronicle | None = None

    def _chronicle(self, game: Game) -> Chronicle:
        if self._told is None:
            self._told = Chronicle(game)
        else:
            self._told.follow(game)
        return self._told

    def recent(self, person: str) -> list[Event]:
        """The last events, for someone who comes anew."""
        game = self._table.game
        return [] if game is None else self._chronicle(game).recent(RECENT, self._table.seating.owned(person), game.over)

    def history(self, person: str) -> History:
        """All that has happened."""
        info, game = self._table.info, self._table.game
        if game is None:
            return History(info.code, info.game, 0, [])
        return History(info.code, info.game, game.moves, self._chronicle(game).turns(self._table.seating.owned(person), game.over))

    def review(self, person: str, moves: int) -> Review:
        """The table at a point of its history."""
        game = self._table.begun()
        if not 0 <= moves <= game.moves:
            raise TableError(404, f"this game has come to {game.moves} answers, not to {moves}")
        return self._chronicle(game).review(moves, self._table.seating.owned(person), game.over)

    def record(self, person: str, seat: int | None) -> str:
        """The record of one's own seat; of a finished game the full one."""
        game = self._table.begun()
        if game.over:
            return game.record()
        owned = self._table.seating.owned(person)
        if seat is None:
            seat = views.eyes(owned)[0]
        elif seat not in owned:
            raise TableError(403, "during play everyone may have the record of their own seat only")
        return game.record(seat)
