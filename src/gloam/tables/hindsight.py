"""Looking back at a table: what has happened, and how it was at any point, as far as a person may know it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar, final

from gloam.kernel.game import Game
from gloam.tables import views
from gloam.tables.chronicle import Chronicle
from gloam.tables.errors import TableError
from gloam.tables.messages import Event, History, Review

if TYPE_CHECKING:
    from gloam.tables.live_table import LiveTable

T = TypeVar("T")
RECENT: Final = 100  # events shown to those who come anew


@final
class Hindsight:
    """The past of a table. It is told again only when someone asks for it.

    Telling a long game again takes a while, so someone who looks back does so with a chronicle of its own, where long work is done.
    """

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._told: Chronicle | None = None
        self._studied: Chronicle | None = None
        self._studying = asyncio.Lock()

    def _chronicle(self, game: Game) -> Chronicle:
        self._told = _followed(self._told, game)
        return self._told

    async def prepare(self) -> None:
        """Someone may come anew: what would take a while to tell again is told before, where long work is done."""
        game = self._table.game
        if game is None or self._table.remembers_all():
            return
        if self._told is None or not self._told.leads_to(game):
            self._told = await self._table.shared.thinker.run(partial(Chronicle, game))

    def recent(self, person: str) -> list[Event]:
        """The last events, for someone who comes anew."""
        game = self._table.game
        return [] if game is None else self._chronicle(game).recent(RECENT, self._table.seating.owned(person), game.over)

    async def history(self, person: str) -> History:
        """All that has happened."""
        info, game = self._table.info, self._table.game
        if game is None:
            return History(info.code, info.game, 0, [])
        turns = await self._study(game, lambda told: told.turns(self._table.seating.owned(person), game.over))
        return History(info.code, info.game, game.moves, turns)

    async def review(self, person: str, moves: int) -> Review:
        """The table at a point of its history."""
        game = self._table.begun()
        if not 0 <= moves <= game.moves:
            raise TableError(404, f"this game has come to {game.moves} answers, not to {moves}")
        return await self._study(game, lambda told: told.review(moves, self._table.seating.owned(person), game.over))

    async def _study(self, game: Game, look: Callable[[Chronicle], T]) -> T:
        """What is found in the chronicle of a game."""

        def study() -> T:
            self._studied = _followed(self._studied, game)
            return look(self._studied)

        async with self._studying:
            return await self._table.shared.thinker.run(study)

    def is_whole(self, person: str) -> bool:
        """Whether the record of someone's seats tells everything: of a finished game, or one that hides nothing from them."""
        game = self._table.begun()
        return game.over or not views.hides(game, self._table.seating.owned(person)[:1])

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


def _followed(told: Chronicle | None, game: Game) -> Chronicle:
    if told is None:
        return Chronicle(game)
    told.follow(game)
    return told
