"""Tables in this process, as a page without a server reaches them: connections to a table, and the few requests."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from gloam.kernel.definition import find, games
from gloam.server.routes.shelf import game_info
from gloam.tables.audience import Subscriber
from gloam.tables.client import Client, read
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.messages import Myself, NewTable, Person


class Channel:
    """A connection to a table."""

    def __init__(self, tables: Tables, person: Person) -> None:
        self._tables = tables
        self._subscriber = Subscriber(person)

    async def open(self, code: str, since: int) -> None:
        self._table = await self._tables.get(code)
        await self._table.room.prepare()
        self._table.room.subscribe(self._subscriber, since)
        with suppress(TableError):
            await self._table.seats.come_back(self._subscriber.person.id)
        self._client = Client(self._table, self._subscriber)

    async def hear(self, text: str | bytes) -> None:
        await self._client.hear(read(text))

    async def receive(self) -> list[str]:
        """The next message; none if the connection is closed."""
        ended = asyncio.ensure_future(self._subscriber.ended.wait())
        message = asyncio.ensure_future(self._subscriber.next())
        await asyncio.wait([ended, message], return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if message.done():
            return [message.result().decode()]
        message.cancel()
        return []

    async def arrived(self) -> list[bytes]:
        """The messages that have been sent by now."""
        messages: list[bytes] = []
        while True:
            message = asyncio.ensure_future(self._subscriber.next())
            await asyncio.sleep(0)
            if not message.done():
                message.cancel()
                return messages
            messages.append(message.result())

    def close(self) -> None:
        self._client.stop()
        self._table.room.unsubscribe(self._subscriber)
        self._subscriber.end()


async def reply(tables: Tables, person: Person, method: str, path: str, body: Any = None) -> Any:
    """What a request of the API returns. Raises TableError."""
    match method, *path.partition("?")[0].strip("/").split("/"):
        case "GET", "me":
            return Myself(person.id, person.name, False)
        case "GET", "games":
            return [game_info(definition) for definition in games().values()]
        case "GET", "games", game, "glossary":
            return find(game).shown.glossary()
        case "GET", "tables":
            return await tables.cards(person.id)
        case "POST", "tables":
            return await tables.create(person, msgspec.convert(body, NewTable))
        case "GET", "tables", code:
            return (await tables.get(code)).card(person.id)
        case "GET", "tables", code, "history":
            return await (await tables.get(code)).hindsight.history(person.id)
    raise TableError(404, f"{method} {path} is not answered here")
