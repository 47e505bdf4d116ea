"""How a newcomer recovers seats: everyone at the table sees the request, and whether it is granted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import final

from gloam.tables.audience import Audience
from gloam.tables.commits import Commits
from gloam.tables.errors import TableError
from gloam.tables.messages import DeviceConfirmed, Person, RecoveryDeclined
from gloam.tables.seats import Seats
from gloam.tables.state import TableState

log = logging.getLogger("gloam.tables")


@final
class Recovery:
    """Gives the seats of someone to the newcomer who is the same person."""

    def __init__(self, state: TableState, audience: Audience, commits: Commits, seats: Seats) -> None:
        self._state = state
        self._audience = audience
        self._commits = commits
        self._seats = seats
        self._waiting: asyncio.Task[None] | None = None

    async def ask(self, person: Person, number: int) -> None:
        """A newcomer says that they are the person who has this seat."""
        state = self._state
        state.check_enter(person.id)
        async with self._commits.lock:
            asked = state.recovery.asked
            gone = asked is not None and not self._audience.online(asked.person.id)
            state.recovery.ask(person, number, state.seating, state.seats_had(person.id), replaces=gone)
            self._commits.show()

    async def agree(self, person: str, id_: str, link: Callable[[], Awaitable[str]]) -> None:
        """Someone agrees. A device of the owner needs nobody else: the newcomer's becomes another one by the secret of `link`."""
        async with self._commits.lock:
            requests = self._state.recovery
            asked = requests.find(id_)
            if person != asked.owner:
                requests.agree(id_, person, self._state.seating)
                self._commits.show()
                return
            if not self._audience.online(asked.person.id):
                raise TableError(409, f"{asked.person.name} is not here now; confirm it when they are back")
            seat = self._state.seating.owned(person)[0]
            owner = Person(person, self._state.seating[seat].called())
            secret = await link()
            requests.asked = None
            self._commits.show()
            self._audience.send_to(asked.person.id, DeviceConfirmed(secret, owner))

    async def refuse(self, person: Person, id_: str) -> None:
        """Someone refuses, or the newcomer withdraws the request."""
        async with self._commits.lock:
            asked = self._state.recovery.refuse(id_, person.id, self._state.seating)
            self._commits.show()
            if person.id != asked.person.id:
                self._audience.send_to(asked.person.id, RecoveryDeclined(person))

    # --- when all have agreed ----------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Wait until the request takes effect, if all have agreed to it."""
        if self._due() is not None and (self._waiting is None or self._waiting.done()):
            self._waiting = asyncio.create_task(self._wait())

    def stop(self) -> None:
        """Wait no more."""
        if self._waiting is not None:
            self._waiting.cancel()

    def _due(self) -> float | None:
        asked = self._state.recovery.asked
        return asked.due if asked is not None else None

    async def _wait(self) -> None:
        try:
            while (due := self._due()) is not None:
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                await self._give()
        except TableError as error:
            log.warning("table %s: seats are not recovered: %s", self._state.info.code, error)
        except Exception:
            log.exception("table %s: seats are not recovered", self._state.info.code)

    async def _give(self) -> None:
        """Give the seats to the newcomer, if it is time."""
        state, newcomer = self._state, ""
        async with self._commits.lock:
            asked = state.recovery.asked
            if asked is not None and asked.due is not None and asked.due <= time.monotonic():
                state.recovery.asked = None
                newcomer = asked.person.id
                await self._seats.hand_over(asked.owner, asked.person)
        if newcomer and self._audience.online(newcomer):
            await self._seats.come_back(newcomer)
