"""The client's end of a web socket, as lean as can be: what players cost is not to be mistaken for what the server costs."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, cast
from urllib.parse import urlsplit

from isal import isal_zlib

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
LAST: Final = 0x80  # in the first byte of a frame: the message ends with it
PACKED: Final = 0x40  # and: the message is compressed
WHOLE: Final = LAST | PACKED | TEXT
WINDOW: Final = 9  # bits: the smallest, which every server takes; messages to it are short
EFFORT: Final = 0  # of compression: the least
TAIL: Final = b"\x00\x00\xff\xff"  # what compression leaves out at the end of every message


class Ended(Exception):
    """The other side has had enough."""


class Wire(asyncio.Protocol):
    """A socket that sends and receives messages, compressed as a browser has them, and counts what comes over the wire."""

    def __init__(self) -> None:
        self.arrived = 0  # bytes
        self.heard: Callable[[bytes], None] | None = None  # is called with each message; those that come before it is set wait
        self._waiting: list[bytes] = []
        self._read = b""
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._parts = b""  # of a message that is not whole yet
        self._packed = False  # whether it is compressed
        self._unpack = isal_zlib.decompressobj(-zlib.MAX_WBITS)
        self._pack = isal_zlib.compressobj(EFFORT, zlib.DEFLATED, -WINDOW)
        self._agreed = False  # to compression
        self._open = False

    # --- what asyncio calls ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Ended("the server hung up"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.arrived += len(data)
        if data[0] == WHOLE and len(data) > 3 and self._open and not self._read and self._message(data):
            return
        self._read = self._read + data if self._read else data
        if not self.opened.done():
            self._take_greeting()
        if self.opened.cancelled():
            return  # nobody waits for it any more
        while self._read and self.opened.done() and self._take_frame():
            pass

    # --- reading -----------------------------------------------------------------------------------------------------

    def _take_greeting(self) -> None:
        end = self._read.find(b"\r\n\r\n")
        if end < 0:
            return
        greeting = self._read[:end].decode("latin-1").lower()
        self._read = self._read[end + 4 :]
        if " 101 " in greeting.partition("\r\n")[0]:
            self._agreed = "permessage-deflate" in greeting
            self._open = True
            self.opened.set_result(None)
        else:
            self.opened.set_exception(Ended(greeting.partition("\r\n")[0]))

    def _message(self, data: bytes) -> bool:
        """Nearly always one message comes, whole and by itself: whether it is so, and was heard."""
        size, at = data[1], 2
        if size == 126:
            size, at = data[2] << 8 | data[3], 4
        if len(data) != at + size:
            return False
        self._hear(self._unpack.decompress(data[at:] + TAIL))
        return True

    def _take_frame(self) -> bool:
        """Take the next frame out of what was read, if it is there."""
        read = self._read
        if len(read) < 2:
            return False
        size, at = read[1] & 0x7F, 2
        if size > 125:
            at = 4 if size == 126 else 10
            if len(read) < at:
                return False
            size = int.from_bytes(read[2:at], "big")
        if len(read) < at + size:
            return False
        first, payload = read[0], read[at : at + size]
        self._read = read[at + size :]
        kind = first & 0x0F
        if kind == CLOSE:
            self._transport.close()
        elif kind == PING:
            self._write(LAST | PONG, payload)
        elif kind <= 2:
            self._packed = bool(first & PACKED) if kind else self._packed
            self._parts += payload
            if first & LAST:
                whole, self._parts = self._parts, b""
                self._hear(self._unpack.decompress(whole + TAIL) if self._packed else whole)
        return True

    def _hear(self, message: bytes) -> None:
        if self.heard is None:
            self._waiting.append(message)
            return
        try:
            self.heard(message)
        except Exception as problem:
            if not self.closed.done():
                self.closed.set_exception(problem)

    # --- what players use --------------------------------------------------------------------------------------------

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        """Call this with each message, until the socket is closed. Raises what it raises."""
        waiting, self._waiting, self.heard = self._waiting, [], heard
        for message in waiting:
            self._hear(message)
        await self.closed

    def send(self, message: bytes) -> None:
        if self._agreed:
            packed = self._pack.compress(message) + self._pack.flush(zlib.Z_SYNC_FLUSH)
            self._write(LAST | PACKED | TEXT, packed.removesuffix(TAIL))
        else:
            self._write(LAST | TEXT, message)

    def _write(self, first: int, payload: bytes) -> None:
        """A client's frame is masked; a mask of zeros leaves it as it is."""
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        self._transport.close()


class Answered(NamedTuple):
    """What came back for a request."""

    cookie: str  # that is set
    body: bytes


class Http:
    """A connection for requests, kept open as a browser's is."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, cookie: str = "", body: bytes = b"") -> Answered:
        """Raises Ended if it is not done. A connection that the server has closed meanwhile is opened anew, as a browser does."""
        if self._streams is not None and not self._streams[0].at_eof():
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                return await self._ask(*self._streams, method, path, cookie, body)
        self._streams = await asyncio.open_connection(self._url.hostname, self._url.port)
        return await self._ask(*self._streams, method, path, cookie, body)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str, cookie: str, body: bytes
    ) -> Answered:
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._url.netloc}\r\nContent-Length: {len(body)}\r\n"
        head += "Content-Type: application/json\r\n" if body else ""
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        writer.write(f"{head}\r\n".encode() + body)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        answer = await reader.readexactly(int(headers.get("content-length", 0)))
        if " 20" not in status:
            raise Ended(f"{method} {path}: {status} {answer[:200]!r}")
        return Answered(headers.get("set-cookie", "").partition(";")[0], answer)


async def open_wire(url: str, cookie: str) -> Wire:
    """Open a socket to ws://host:port/path. Raises Ended if it is not let in, OSError if nobody is there."""
    parts = urlsplit(url)
    transport, wire = await asyncio.get_running_loop().create_connection(Wire, parts.hostname, parts.port)
    key = base64.b64encode(os.urandom(16)).decode()
    transport.write(
        f"GET {parts.path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
    )
    await wire.opened
    return wire
