"""A web socket as a request brings it: who asks for what, and messages both ways."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, final
from urllib.parse import parse_qs

from litestar.exceptions import NotFoundException

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

LEFT: Final = "websocket.disconnect"


@final
class Socket:
    """One web socket. Sending to a client that has left raises an OSError."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            raise NotFoundException  # as for every address at which there is nothing to load
        self._scope = scope
        self._receive = receive
        self._send = send

    @property
    def address(self) -> str:
        """Where the client is."""
        client = self._scope.get("client")
        return client[0] if client else ""

    def cookie(self, name: str) -> str | None:
        """A cookie that the client has."""
        for header, value in self._scope["headers"]:
            if header == b"cookie":
                for cookie in value.decode("latin-1").split(";"):
                    called, _, content = cookie.partition("=")
                    if called.strip() == name:
                        return str(content.strip())
        return None

    def query(self, name: str) -> str:
        """What is asked for by name in the address; "" if it is not there."""
        query: bytes = self._scope["query_string"]
        return parse_qs(query.decode("latin-1")).get(name, [""])[-1] if query else ""

    async def accept(self) -> None:
        """Let the client in."""
        await self._receive()  # that it wants to connect
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> str | bytes | None:
        """The next message; None if the client has left."""
        while (event := await self._receive())["type"] != LEFT:
            if event["type"] == "websocket.receive":
                return event.get("text") or event.get("bytes") or b""
        return None

    async def send(self, text: str) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text})
        except RuntimeError as closed:  # uvicorn has ended it for something that the client sent
            raise OSError("the socket is closed") from closed

    async def close(self, code: int, reason: str = "") -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": reason})
