"""What concerns a table that another server holds is passed on to that one, and its answers back."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import logging
import re
import time
from collections.abc import Callable
from hmac import compare_digest
from typing import Final, final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from gloam.server.doors.connection import connection_of
from gloam.server.doors.handover import Doors
from gloam.server.doors.socket import Message, Receive, Scope, Send
from gloam.server.metrics import Metrics
from gloam.server.settings import BODY_BYTES
from gloam.server.store.cluster import Cluster, Peer

log = logging.getLogger("gloam.server")

RELAY: Final = b"x-gloam-relay"
PATIENCE: Final = 5.0  # seconds until a dead server's tables can be had
_TABLE: Final = re.compile(r"/api/tables/(\w{8})(?:/|$)", re.ASCII)
_OWN: Final = (
    b"host",
    b"connection",
    b"upgrade",
    b"transfer-encoding",
    b"content-length",
    b"x-forwarded-for",
    b"x-forwarded-proto",
    RELAY,
)
_UNREACHED: Final = (OSError, EOFError, TimeoutError, http.client.HTTPException, InvalidHandshake, InvalidMessage)


@final
class Relay:
    """Between the servers of a cluster. `here` tells whether this server holds a table."""

    def __init__(self, cluster: Cluster, here: Callable[[str], bool], doors: Doors, metrics: Metrics) -> None:
        self._cluster = cluster
        self._here = here
        self._doors = doors
        self._metrics = metrics

    def trusted(self, scope: Scope) -> bool:
        """Whether another server of ours passes this on. Then whoever asked it is who asks: the client it names."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if not compare_digest(headers.get(RELAY, b""), self._cluster.secret.encode()):
            return False
        scope["client"] = (headers.get(b"x-forwarded-for", b"").decode("latin-1"), 0)
        scope["scheme"] = headers.get(b"x-forwarded-proto", b"http").decode("latin-1")
        return True

    async def passed_on(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Whether another server has taken this. One that is dead is waited for until its tables can be had here."""
        found = _TABLE.match(scope["path"])
        if found is None or self._here(code := found[1].upper()):
            return False
        deadline = time.monotonic() + PATIENCE
        body: bytes | None = None
        while (peer := await self._cluster.elsewhere(code)) is not None:
            if self._handed_over(scope, peer):
                return True
            try:
                if scope["type"] == "websocket":
                    async with self._socket(peer, scope) as socket:
                        await _pump(socket, receive, send)
                else:
                    body = await _body(receive) if body is None else body
                    await _answer(await asyncio.to_thread(self._ask, peer, scope, body), send)
                return True
            except _UNREACHED as unreached:
                if time.monotonic() > deadline:
                    log.warning("server %s holds table %s, but is not reached: %s", peer.address, code, unreached)
                    return await _unavailable(scope, send)
                await asyncio.sleep(0.2)
        if body is not None:
            raise Again(body)
        return False

    def _handed_over(self, scope: Scope, peer: Peer) -> bool:
        """Whether a connection has gone to another process of this machine, as if it had been opened there."""
        connection = connection_of(scope) if scope["type"] == "http" else None
        if connection is None or not self._doors.hand_over(connection, peer.address):
            return False
        connection.let_go()
        return True

    def _headers(self, peer: Peer, scope: Scope) -> list[tuple[str, str]]:
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"] if name not in _OWN]
        client = scope.get("client")
        return [
            *headers,
            (RELAY.decode(), peer.secret),
            ("x-forwarded-for", client[0] if client else ""),
            ("x-forwarded-proto", scope.get("scheme", "http").replace("ws", "http")),
        ]

    def _socket(self, peer: Peer, scope: Scope) -> connect:
        headers = [(name, value) for name, value in self._headers(peer, scope) if not name.startswith("sec-websocket")]
        return connect(
            f"ws{peer.address[4:]}{_target(scope)}", additional_headers=headers, compression=None, max_size=None, proxy=None
        )

    def _ask(self, peer: Peer, scope: Scope, body: bytes) -> tuple[int, list[tuple[str, str]], bytes]:
        address = urlsplit(peer.address)
        connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=30)
        try:
            connection.request(scope["method"], _target(scope), body or None, dict(self._headers(peer, scope)))
            answer = connection.getresponse()
            return answer.status, answer.getheaders(), answer.read()
        finally:
            connection.close()


class Again(Exception):
    """The table is to be had here by now; its request was read already, and is received once more."""

    def __init__(self, body: bytes) -> None:
        super().__init__()
        self._body = body

    async def receive(self) -> Message:
        return {"type": "http.request", "body": self._body, "more_body": False}


def _target(scope: Scope) -> str:
    path = scope.get("raw_path") or scope["path"].encode()
    query = scope.get("query_string", b"")
    return bytes(path + b"?" + query if query else path).decode("latin-1")


async def _body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body") or sum(map(len, parts)) > BODY_BYTES:
            return b"".join(parts)[: BODY_BYTES + 1]


async def _answer(answer: tuple[int, list[tuple[str, str]], bytes], send: Send) -> None:
    status, headers, body = answer
    kept = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]
    kept = [(name, value) for name, value in kept if name not in (b"connection", b"transfer-encoding", b"date", b"server")]
    await send({"type": "http.response.start", "status": status, "headers": kept})
    await send({"type": "http.response.body", "body": body})


async def _pump(socket: ClientConnection, receive: Receive, send: Send) -> None:
    """Pass on what both sides say until one of them leaves."""
    await receive()  # that it wants to connect
    await send({"type": "websocket.accept"})

    async def outwards() -> None:
        async for text in socket:
            await send({"type": "websocket.send", "text": text})

    async def inwards() -> None:
        while (message := await receive())["type"] == "websocket.receive":
            await socket.send(message.get("text") or message.get("bytes") or b"")

    both = [asyncio.create_task(outwards()), asyncio.create_task(inwards())]
    done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    for task in both:
        task.cancel()
    await asyncio.gather(*both, return_exceptions=True)
    if both[0] in done:
        closed = socket.protocol.close_rcvd
        code = closed.code if closed is not None and closed.code not in (1005, 1006) else 1001
        with contextlib.suppress(Exception):
            await send({"type": "websocket.close", "code": code})
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, (ConnectionClosed, OSError)):
            log.error("a socket could not be passed on", exc_info=error)


async def _unavailable(scope: Scope, send: Send) -> bool:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1001})
    else:
        body = b'{"status_code":503,"detail":"this table is on its way from one server to another; try again"}'
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 503, "headers": headers})
        await send({"type": "http.response.body", "body": body})
    return True
