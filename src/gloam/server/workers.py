"""Bots think in processes of their own. They are sent a game in which nothing is real but what their seat knows."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TypeVar, final

from gloam.bots import BrokenBot
from gloam.kernel.game import Game
from gloam.kernel.record import load
from gloam.server.processes import ProcessDied, Processes
from gloam.server.turns import Turns
from gloam.tables.thinker import Thought, imagined, think

T = TypeVar("T")


def _think(saved: str, seat: int, bot: str, seed: int, speak: bool, barred: tuple[int, ...], offers: bool) -> Thought:
    """In a process of its own."""
    return think(load(saved), seat, bot, seed, speak, barred, offers)


@final
class Workers:
    """Implements `gloam.tables.thinker.Thinker`: bots think in processes, long work is done in threads."""

    def __init__(self, count: int, patience: float) -> None:
        self._processes = Processes("bots", count, patience)
        self._turns = Turns(count)  # of processes; waiting for one does not use up patience
        self._advising = Turns(1)  # of all hints, one at a time comes before the next bot

    def start(self) -> None:
        """Start the processes, in the background."""
        self._processes.start()

    async def think(
        self, game: Game, seat: int, bot: str, whose: str, speak: bool = False, barred: tuple[int, ...] = ()
    ) -> Thought:
        async with self._turns.of(whose):
            return await self._think(game, seat, bot, speak=speak, barred=barred, offers=True)

    async def advise(self, game: Game, seat: int, bot: str, whose: str) -> Thought:
        async with self._advising.of(whose), self._turns.of(whose):
            return await self._think(game, seat, bot, speak=False, barred=(), offers=False)

    async def _think(self, game: Game, seat: int, bot: str, speak: bool, barred: tuple[int, ...], offers: bool) -> Thought:
        try:
            saved, seed = imagined(game, seat).save(), secrets.randbits(63)
            return await self._processes.run(_think, saved, seat, bot, seed, speak, barred, offers)
        except TimeoutError:
            raise BrokenBot(f"no answer within {self._processes.patience:g} seconds") from None
        except ProcessDied:
            raise BrokenBot("its process died") from None
        except Exception as error:
            raise BrokenBot(f"{type(error).__name__}: {error}") from error

    async def run(self, work: Callable[[], T], /) -> T:
        """Do something that may take a while, in a thread."""
        return await asyncio.to_thread(work)

    def stop(self) -> None:
        """End the processes."""
        self._processes.stop()
