"""The past of a game, for those who take something back, look back, or come later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar, final

from gloam.kernel import play
from gloam.kernel.game import NATURE, Game, Step
from gloam.kernel.nature import Nature
from gloam.kernel.play import Played
from gloam.tables.chronicle import Chronicle
from gloam.tables.messages import Event
from gloam.tables.steps import Steps
from gloam.tables.thinker import Run

T = TypeVar("T")

RECENT: Final = 100  # events shown to those who come later


@final
class GameHistory:
    """All that happened in a game. It is told again only when someone wants to know it; `run` does that where it takes a while.

    Until then it notes the steps that are decided.
    """

    def __init__(self, run: Run, game: Game | None) -> None:
        self._run = run
        self._steps = Steps() if game is None else None
        self._told: Chronicle | None = None
        self._telling = asyncio.Lock()

    # --- telling it again --------------------------------------------------------------------------------------------

    async def told(self, game: Game) -> Chronicle:
        """The chronicle of the game."""
        async with self._telling:
            if self._told is None:
                self._told = await self._run(partial(Chronicle, game))
            elif not self._told.near(game):
                self._told = await self._run(partial(self._told.followed, game))
        return self._now(game)

    def _now(self, game: Game) -> Chronicle:
        """The chronicle of the game, at once."""
        self._told = Chronicle(game) if self._told is None else self._told.followed(game)
        return self._told

    async def look(self, game: Game, at: Callable[[Chronicle], T]) -> T:
        """What is found in the chronicle of the game."""
        told = await self.told(game)
        return await self._run(partial(at, told))

    async def prepare(self, game: Game) -> None:
        """Have at hand what `steps` and `recent` need: to tell a long game again takes a while."""
        if self._told is None or not self._told.near(game):
            await self.told(game)

    def recent(self, game: Game, seats: Sequence[int]) -> list[Event]:
        """The last events, as far as these seats may know them."""
        return self._now(game).recent(RECENT, seats, game.over)

    # --- steps -------------------------------------------------------------------------------------------------------

    def steps(self, game: Game) -> Steps:
        """What was decided so far, and can be taken back."""
        if self._steps is None:
            self._steps = Steps() if all([entry.seat == NATURE for entry in play.entries(game)]) else self._now(game).steps()
        return self._steps

    def answered(self, before: Game, seat: int, answers: Sequence[int], automatic: bool = False) -> None:
        """A seat has answered what the game `before` asked; `automatic`: its player was not asked."""
        if self._steps is not None:
            self._steps.note(before, seat, answers, automatic)

    async def back(self, game: Game, to: int, nature: Nature, event: Step) -> Played:
        """The game as it was after `to` answers, with what its NATURE answers then; `event` says to everyone what happened."""
        told = await self.told(game)
        return play.back_to(game, to, nature, event, told.point(to))

    def gone_back(self, to: int) -> None:
        """The steps since then are taken back."""
        if self._steps is not None:
            self._steps.back(to)

    def forget(self) -> None:
        """Keep nothing that can be told again."""
        self._steps = self._told = None
