"""Processes beside the server's own, for what takes long: started when needed, given up when one of them is stuck or dies."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, TypeVar, cast, final

log = logging.getLogger("gloam.server")

T = TypeVar("T")

ENDING: Final = 2.0  # seconds that the thread of a pool may take to end


class ProcessDied(Exception):
    """A process ended before it had an answer."""


def begin(memory: int = 0) -> None:
    """In a new process: leave the keyboard to the server, and end when the server does, however it ends.

    `memory`: the bytes that it may take, or 0 for any.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def follow(sentinel: int) -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=follow, args=(server.sentinel,), daemon=True).start()
    if memory:
        _limit(memory)


def _limit(memory: int) -> None:
    """Whoever asks for more bytes than this gets a MemoryError, where the system can say so."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def ready() -> None:
    """Called in each process beforehand, so that the first who needs it need not wait for imports."""
    from gloam.kernel.definition import games

    games()


@final
class Processes:
    """A pool of processes. One that takes longer than `patience` seconds is ended, and the pool made anew."""

    def __init__(self, what: str, count: int, patience: float, memory: int = 0) -> None:
        self._what = what
        self._count = count
        self._memory = memory
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start all of them, in the background."""
        for _ in range(self._count):
            self._processes().submit(ready)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), begin, (self._memory,))
        return self._pool

    async def run(self, function: Callable[..., T], *facts: object) -> T:
        """What `function` returns, done in one of the processes. Raises TimeoutError, ProcessDied, or what it raises."""
        pool = self._processes()
        try:
            working = asyncio.get_running_loop().run_in_executor(pool, function, *facts)
            return await asyncio.wait_for(working, self.patience)
        except TimeoutError:
            self._restart(pool)
            raise
        except BrokenProcessPool:
            self._restart(pool)
            raise ProcessDied from None

    def _restart(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool with a stuck or dead process."""
        if pool is self._pool:
            log.warning("the processes of %s are started anew", self._what)
            self._pool = None
            _end(pool)

    def stop(self) -> None:
        """End the processes."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, and its thread: a thread that lives on can fail when this process ends."""
    processes = list((pool._processes or {}).values())
    manager = cast("threading.Thread | None", pool._executor_manager_thread)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    if manager is not None:
        manager.join(ENDING)
