"""What comes over a socket before it is a message: frames that no browser sends."""

from __future__ import annotations

import socket
import zlib
from collections.abc import Callable

import pytest

from gloam.server.settings import SOCKET_BYTES
from server.guests import ChildServer, Guest

Come = Callable[..., Guest]
LAST, PACKED, TEXT, CLOSE, PING = 0x80, 0x40, 1, 8, 9


def frame(first: int, payload: bytes, size: int | None = None) -> bytes:
    """A frame of a client, masked with zeros; `size` is what it says of itself."""
    size = len(payload) if size is None else size
    if size < 126:
        head = bytes((first, 0x80 | size))
    else:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2) if size < 65536 else bytes((first, 0x80 | 127)) + size.to_bytes(8)
    return head + bytes(4) + payload


def packed(text: bytes) -> bytes:
    pack = zlib.compressobj(9, zlib.DEFLATED, -9)
    return (pack.compress(text) + pack.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")


@pytest.mark.parametrize(
    ("strange", "code"),
    {
        "half a letter": (frame(LAST | TEXT, b'"\xff"'), 1007),
        "much in little": (frame(LAST | PACKED | TEXT, packed(b" " * 20_000_000)), 1009),
        "nothing that was compressed": (frame(LAST | PACKED | TEXT, b"\xff\xff\xff\xff"), 1002),
        "longer than it may be": (frame(LAST | TEXT, b"x", SOCKET_BYTES + 1), 1009),
        "crumbs": (frame(TEXT, b"{") + 200 * frame(0, b" "), 1009),
        "pings without end": (500 * frame(LAST | PING, b"?"), 1008),
        "a code of no meaning": (frame(LAST | CLOSE, b"\x00\x01"), 1002),
    }.values(),
)
def test_a_strange_frame_ends_its_socket_and_nothing_else(house: ChildServer, guest: Come, strange: bytes, code: int) -> None:
    alice = guest()
    table = alice.make("horrified", "me")
    with socket.create_connection(("127.0.0.1", house.port)) as wire:
        wire.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\nCookie: gloam={alice.cookie}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )
        assert b" 101 " in wire.recv(1000).split(b"\r\n")[0]
        wire.sendall(strange)
        wire.settimeout(20)
        heard = b""
        while more := wire.recv(65536):
            heard += more
    assert code.to_bytes(2) in heard
    assert "Traceback" not in house.log.read_text()
    assert alice.get(table)["code"] == table
