"""Someone at a table over a socket: what they send is acted on, one thing after the other, and what happens goes to them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final, final

import msgspec

from gloam.kernel.game import Refused
from gloam.server.routes.socket import Socket
from gloam.server.service import Service
from gloam.tables.audience import Subscriber
from gloam.tables.client import BadMessage, Client, read
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import Closed, FromClient, Person

log = logging.getLogger("gloam.server")

BAD_MESSAGE: Final = 4400
UNKNOWN_PERSON: Final = 4401
NO_TABLE: Final = 4404
TOO_OFTEN: Final = 4429
FAILED: Final = 1011
PATIENCE: Final = 5.0  # seconds that a client may take to be sent why its socket is closed


class Ended(Exception):
    """The socket is to be closed, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@final
class Purse:
    """What someone at a socket may do, counted over all sockets they have; and what they are called now."""

    def __init__(self, service: Service, person: Person, address: str) -> None:
        self._service = service
        self._person = person
        self._address = address

    def may(self, what: str) -> bool:
        return self._service.budgets.may(what, self._person.id, self._address)

    def spend(self, what: str) -> None:
        """Raises Refused if it was done too often of late."""
        if not self.may(what):
            raise Refused("not so fast; wait a little")

    async def person(self, table: LiveTable) -> Person:
        """The person, by their present name at this table."""
        return await self._service.told_apart(await self._service.people.named(self._person), table)


async def close(socket: Socket, ended: Ended) -> None:
    """Close a socket and say why. A client that does not read is not waited for."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(PATIENCE):
            if ended.reason:  # else they should come back
                await socket.send(msgspec.json.encode(Closed(ended.reason)).decode())
            await socket.close(ended.code, ended.reason[:100])


@final
class Visitor:
    """One socket at a table."""

    def __init__(self, socket: Socket, subscriber: Subscriber, table: LiveTable, purse: Purse) -> None:
        self._socket = socket
        self._subscriber = subscriber
        self._table = table
        self._purse = purse
        self._client = Client(table, subscriber, purse.spend, partial(purse.person, table))
        self._acting: asyncio.Task[None] | None = None

    async def stay(self) -> None:
        """Until either side has had enough."""
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        behind = asyncio.create_task(self._subscriber.behind.wait())
        sent_away = asyncio.create_task(self._subscriber.ended.wait())
        try:
            await asyncio.wait([sending, receiving, behind, sent_away], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.room.unsubscribe(self._subscriber)
            self._client.stop()
            for task in (sending, receiving, behind, sent_away):
                task.cancel()
            results = await asyncio.gather(sending, receiving, return_exceptions=True)
        for result in results:
            if isinstance(result, Ended):
                await close(self._socket, result)
            elif isinstance(result, Exception) and not isinstance(result, OSError):  # which means that they are gone
                log.error("a socket of table %s failed", self._table.info.code, exc_info=result)
                await close(self._socket, Ended(FAILED, ""))
        if self._subscriber.ended.is_set():
            await close(self._socket, Ended(*self._subscriber.closing))

    async def _send(self) -> None:
        while True:
            text = await self._subscriber.next()
            await self._socket.send(text.decode())

    async def _receive(self) -> None:
        """Act on one message after the other, until the client leaves or is sent away."""
        while (data := await self._socket.receive()) is not None and not self._subscriber.ended.is_set():
            message = self._read(data)
            # What has been begun is finished even if the socket goes away meanwhile.
            self._acting = asyncio.create_task(self._client.hear(message))
            await asyncio.shield(self._acting)

    def _read(self, data: str | bytes) -> FromClient:
        if not self._purse.may("messages"):
            raise Ended(TOO_OFTEN, "too many messages in a short time")
        try:
            return read(data)
        except BadMessage as wrong:
            raise Ended(BAD_MESSAGE, str(wrong)) from None
