"""A page without a server: its tables are in this process, and it reaches them by functions that Playwright gives it.

All of it runs in Playwright's own event loop, whenever a test waits for the page.
"""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress
from typing import Any, Final

import msgspec
from playwright.sync_api import BrowserContext, Route, WebSocket

from browser.visitor import Visitor
from gloam.kernel.definition import find, games
from gloam.server import building
from gloam.server.routes.shelf import game_info
from gloam.store.memory import MemoryJournals
from gloam.tables.audience import Subscriber
from gloam.tables.client import Client, read
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.messages import Myself, NewTable, Person, encode
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace

SITE: Final = "http://gloam.test/games/gloam"  # below a path, at a host that there is not

# The transport of the page. It waits for messages by a call that returns when there are some.
TRANSPORT: Final = """
window.gloamTransport = {
  request: async (method, path, body) => JSON.parse(await window.gloamRequest(method, path, body ?? null)),
  connect(code, since, listener) {
    let channel = 0;
    let closed = false;
    const close = (code) => {
      if (closed) return;
      closed = true;
      if (channel) void window.gloamClose(channel);
      listener.closed(code);
    };
    const listen = async () => {
      channel = await window.gloamConnect(code, since);
      if (closed) return void window.gloamClose(channel);
      listener.opened();
      for (let texts; (texts = await window.gloamReceive(channel)).length && !closed; ) {
        for (const message of texts.map((text) => JSON.parse(text))) {
          window.witness.received(message);
          listener.received(message);
        }
      }
      close(1006);
    };
    void listen();
    return {
      send(message) {
        if (!channel || closed) return false;
        window.witness.sent(message);
        void window.gloamSend(channel, JSON.stringify(message));
        return true;
      },
      close: () => close(1000),
    };
  },
};
"""


class Channel:
    """A connection of the page to a table."""

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

    async def hear(self, text: str) -> None:
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

    def close(self) -> None:
        self._client.stop()
        self._table.room.unsubscribe(self._subscriber)
        self._subscriber.end()


class Loner(Visitor):
    """Someone at a page that has no server. A request over HTTP, or a socket, is an error."""

    def __init__(self, context: BrowserContext, name: str = "Mara") -> None:
        self.person = Person("me", name)
        self.tables = Tables(Shared(TableSettings(bot_pause=0.0), MemoryJournals(), InPlace()))
        self._channels: dict[int, Channel] = {}
        self._numbers = itertools.count(1)
        super().__init__(context, SITE, name)

    def _introduce(self) -> None:
        page = self.page
        page.route("**/*", self._file)
        page.on("websocket", self._socket)
        page.expose_function("gloamRequest", self._answer)
        page.expose_function("gloamConnect", self._connect)
        page.expose_function("gloamSend", lambda channel, text: self._channels[channel].hear(text))
        page.expose_function("gloamReceive", lambda channel: self._channels[channel].receive())
        page.expose_function("gloamClose", lambda channel: self._channels[channel].close())
        page.expose_function("gloamStop", self.tables.stop)
        page.add_init_script(TRANSPORT)

    def _file(self, route: Route) -> None:
        """A file of the built client; its first page for the address of each page, named from where this one is served."""
        name = route.request.url.removeprefix(SITE).partition("?")[0].strip("/")
        file = building.CLIENT / name
        if file.is_file():
            route.fulfill(path=file)
        elif "." in name or name.startswith("api"):
            self.foreign.append(route.request.url)
            route.abort()
        else:
            page = (building.CLIENT / "index.html").read_text()
            route.fulfill(body=page.replace('="/', '="/games/gloam/'), content_type="text/html")

    def _socket(self, socket: WebSocket) -> None:
        self.foreign.append(socket.url)

    def make(self, game: str, *seats: str, **more: Any) -> str:
        self.open("/")
        filled = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        reply = self.page.evaluate(
            "(table) => gloamTransport.request('POST', '/tables', table)", {"game": game, "seats": filled, **more}
        )
        assert reply["status"] == 200, reply
        return str(reply["data"]["code"])

    def leave(self) -> None:
        self.page.evaluate("gloamStop()")
        self.context.close()

    # --- what the page asks for

    async def _connect(self, code: str, since: int) -> int:
        number = next(self._numbers)
        self._channels[number] = channel = Channel(self.tables, self.person)
        await channel.open(code, since)
        return number

    async def _answer(self, method: str, path: str, body: Any) -> str:
        try:
            status, data = 200, await self._found(method, path.partition("?")[0].strip("/").split("/"), body)
        except TableError as error:
            status, data = error.status, {"detail": error.reason}
        return encode({"status": status, "data": data}).decode()

    async def _found(self, method: str, path: list[str], body: Any) -> Any:
        match method, *path:
            case "GET", "me":
                return Myself(self.person.id, self.person.name, False)
            case "GET", "games":
                return [game_info(definition) for definition in games().values()]
            case "GET", "games", game, "glossary":
                return find(game).shown.glossary()
            case "GET", "tables":
                return await self.tables.cards(self.person.id)
            case "POST", "tables":
                return await self.tables.create(self.person, msgspec.convert(body, NewTable))
            case "GET", "tables", code:
                return (await self.tables.get(code)).card(self.person.id)
            case "GET", "tables", code, "history":
                return await (await self.tables.get(code)).hindsight.history(self.person.id)
        raise TableError(404, f"{method} /{'/'.join(path)} is not answered here")
