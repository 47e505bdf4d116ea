"""Bots think in processes of their own. They are sent a game in which nothing is real but what their seat knows."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import NamedTuple, final

import gloam.bots
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded
from gloam.kernel.record import load

log = logging.getLogger("gloam.server")


class BotFailed(Exception):
    """A bot raised an error, took too long, or its process died."""


class Thought(NamedTuple):
    """What a bot would answer (None: it would rather not interrupt), why, and what it would say before, if anything."""

    answer: int | None
    why: str
    remark: str = ""


def _begin() -> None:
    """In a new worker: leave the keyboard to the server, and end when the server does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def follow(sentinel: int) -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=follow, args=(server.sentinel,), daemon=True).start()


def _ready() -> None:
    """Called in each worker beforehand, so that the first bot need not wait for imports."""
    from gloam.kernel.definition import games

    games()


def _think(saved: str, moves: int, seat: int, bot: str, seed: int, speak: bool) -> Thought:
    game = load(saved)
    game.moves = moves  # an imagined game has no log to count
    game.nature = Seeded(seed)
    remark = _remark(game, seat) if speak else ""
    advice = gloam.bots.find(bot, seed).choose(game, seat)
    return Thought(None, "") if advice is None else Thought(advice.answer, advice.why, remark)


def _remark(game: Game, seat: int) -> str:
    try:
        return gloam.bots.remark(game, seat) or ""
    except Exception:
        log.exception("a bot in seat %d of %s finds no words", seat, game.setup.definition.name)
        return ""


@final
class Workers:
    """A pool of processes that bots think in."""

    def __init__(self, count: int, patience: float) -> None:
        self._count = count
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(count)  # processes; whoever waits for one does not lose patience
        self._advising = asyncio.Semaphore(1)  # of all hints, one at a time comes before the next bot

    def start(self) -> None:
        """Start the processes, in the background."""
        for _ in range(self._count):
            self._processes().submit(_ready)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _begin)
        return self._pool

    async def think(self, game: Game, seat: int, bot: str, speak: bool = False) -> Thought:
        """What a bot would answer in a seat, and with `speak` what it would say before.

        The game itself stays here: the bot gets one that agrees with what the seat knows. Raises BotFailed.
        """
        async with self._free:
            return await self._think(game, seat, bot, speak)

    async def advise(self, game: Game, seat: int, bot: str) -> Thought:
        """What a bot would answer in a person's seat. Bots go first. Raises BotFailed."""
        async with self._advising:
            return await self.think(game, seat, bot)

    async def _think(self, game: Game, seat: int, bot: str, speak: bool) -> Thought:
        try:
            imagined = game.imagine(seat, Seeded(secrets.randbits(63)))
            job = (imagined.save(), game.moves, seat, bot, secrets.randbits(63), speak)
            pool = self._processes()
            thinking = asyncio.get_running_loop().run_in_executor(pool, _think, *job)
            return await asyncio.wait_for(thinking, self._patience)
        except TimeoutError:
            self._restart(pool)
            raise BotFailed(f"no answer within {self._patience:g} seconds") from None
        except BrokenProcessPool:
            self._restart(pool)
            raise BotFailed("its process died") from None
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error

    def _restart(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool with a stuck or dead process."""
        if pool is self._pool:
            log.warning("the bots' processes are started anew")
            self._pool = None
            self._end(pool)

    def stop(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._end(self._pool)
            self._pool = None

    @staticmethod
    def _end(pool: ProcessPoolExecutor) -> None:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
