"""Whose turn it is where only so many are served at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import final


@final
class Turns:
    """Serves so many at once. Others wait, and come by turns: nobody waits behind all that somebody else wants."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by whom it is for; who comes next is first

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it until this ends."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(whose)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, whose: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come in the same moment
                self._next()
            raise

    def _next(self) -> None:
        """A turn is over: that of whoever comes next begins, or nobody waits."""
        while self._waiting:
            whose = next(iter(self._waiting))
            turns = self._waiting.pop(whose)
            turn = turns.popleft()
            if turns:
                self._waiting[whose] = turns  # behind the others
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1
