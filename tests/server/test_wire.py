"""What comes over a socket before it is a message: frames that no browser sends."""

from __future__ import annotations

import re
import socket
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from gloam.server.settings import SOCKET_BYTES
from server.guests import PATIENCE, ChildServer, Guest

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


@contextmanager
def socket_at(house: ChildServer, table: str, guest: Guest) -> Iterator[socket.socket]:
    """A socket at a table, as it comes from the network; the server would compress."""
    with socket.create_connection(("127.0.0.1", house.port)) as wire:
        wire.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\nCookie: gloam={guest.cookie}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )
        assert b" 101 " in wire.recv(1000).split(b"\r\n")[0]
        yield wire


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
        "no mask, and nothing more": (bytes((LAST | TEXT, 100)), 1002),
        "a kind that there is not": (bytes((LAST | 5, 0x80 | 100)), 1002),
        "a ping that is too long": (frame(LAST | PING, b"?" * 126), 1002),
        "another message inside of one": (frame(TEXT, b"{") + frame(LAST | TEXT, b"{}"), 1002),
    }.values(),
)
def test_a_strange_frame_ends_its_socket_and_nothing_else(house: ChildServer, guest: Come, strange: bytes, code: int) -> None:
    alice = guest()
    table = alice.make("horrified", "me")
    with socket_at(house, table, alice) as wire:
        wire.sendall(strange)
        wire.settimeout(20)
        heard = b""
        while more := wire.recv(65536):
            heard += more
    assert re.search(b"\x88." + re.escape(code.to_bytes(2)), heard, re.DOTALL)
    assert "Traceback" not in house.log.read_text()
    assert alice.get(table)["code"] == table


def masked(whole: bytes, mask: bytes) -> bytes:
    """A short frame with a mask that is not zeros."""
    return whole[:2] + mask + bytes([letter ^ mask[i % 4] for i, letter in enumerate(whole[6:])])


@pytest.mark.parametrize("piece", [1, 7, 65536])
def test_messages_are_heard_in_order_however_they_are_cut(house: ChildServer, guest: Come, piece: int) -> None:
    alice, bob = guest(), guest()
    table = alice.make("horrified", "me", "open")
    say = [b'{"type": "say", "seat": -1, "text": "%d %s"}' % (i, b"x" * length) for i, length in enumerate((1, 60, 300, 2, 100))]
    sent = [
        masked(frame(LAST | TEXT, say[0]), b"\x01\x80\xfe\x00"),
        frame(LAST | PING, b"?"),
        frame(TEXT, say[1][:9]) + frame(LAST | PING, b"?") + frame(LAST, say[1][9:]),
        frame(LAST | TEXT, say[2]),
        masked(frame(LAST | PACKED | TEXT, packed(say[3])), b"\x33\x00\x10\x07"),
        frame(LAST | TEXT, say[4]),
    ]
    with bob.live(table) as watching, socket_at(house, table, alice) as wire:
        whole = b"".join(sent)
        for at in range(0, len(whole), piece):
            wire.sendall(whole[at : at + piece])
        heard = [watching.wait_for("said")["text"] for _ in say]
    assert [text.split()[0] for text in heard] == ["0", "1", "2", "3", "4"]
    assert [len(text) for text in heard] == [3, 62, 302, 4, 102]


@pytest.mark.parametrize("more", [b"X-More: and more\r\n" * 200, b"Content-Length: 5\r\n"], ids=["many headers", "a body"])
def test_a_request_that_cannot_open_a_socket_is_not_read_for_ever(house: ChildServer, more: bytes) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as wire:
        wire.sendall(
            b"GET /api/tables/ABCDEFGH/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n" + more + b"\r\n"
        )
        heard = b""
        while some := wire.recv(65536):
            heard += some
    assert heard == b"" or b" 4" in heard.split(b"\r\n")[0]
