"""A page without a server: its tables are in this process, and it reaches them by functions that Playwright gives it.

All of it runs in Playwright's own event loop, whenever a test waits for the page.
"""

from __future__ import annotations

import itertools
from typing import Any, Final

from playwright.sync_api import BrowserContext, Route, WebSocket

from browser.visitor import Visitor
from gloam.server import building
from gloam.store.memory import MemoryJournals
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.messages import Person, encode
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace
from local_tables import Channel, reply

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
            status, data = 200, await reply(self.tables, self.person, method, path, body)
        except TableError as error:
            status, data = error.status, {"detail": error.reason}
        return encode({"status": status, "data": data}).decode()
