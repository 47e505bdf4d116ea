"""The bounds of a WebSocket at a table: how long a message may be, and how far a client may fall behind."""

from __future__ import annotations

import gc
import re
import socket
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.server import ServerProtocol

from gloam.server.compression import CompressedWebSocket
from gloam.server.routes import visitor
from gloam.server.routes.visitor import Visitor
from gloam.server.serving import listen
from gloam.server.settings import SOCKET_BYTES
from gloam.tables import audience
from server import guests
from server.guests import PATIENCE, Guest, threaded_server

Come = Callable[..., Guest]
LAST, PACKED, TEXT = 0x80, 0x40, 1


def frame(first: int, payload: bytes, size: int) -> bytes:
    """A long frame of a client, masked with zeros; `size` is what it says of itself."""
    return bytes((first, 0x80 | 127)) + size.to_bytes(8) + bytes(4) + payload


def packed(text: bytes) -> bytes:
    pack = zlib.compressobj(9, zlib.DEFLATED, -9)
    return (pack.compress(text) + pack.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")


@contextmanager
def socket_at(url: str, table: str, guest: Guest, room: int = 0) -> Iterator[socket.socket]:
    """A WebSocket at a table, as bytes on the network. With `room` its client takes in only so many bytes that it has not read."""
    with socket.socket() as wire:
        if room:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        wire.settimeout(PATIENCE)
        wire.connect(("127.0.0.1", int(url.rsplit(":", 1)[1])))
        wire.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\nCookie: gloam={guest.cookie}\r\n"
            f"{'' if room else 'Sec-WebSocket-Extensions: permessage-deflate'}\r\n\r\n".encode()
        )
        assert b" 101 " in wire.recv(1000).split(b"\r\n")[0]
        yield wire


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


LONG = packed(b" " * 20_000_000)


@pytest.mark.parametrize(
    "message",
    [frame(LAST | TEXT, b"x", SOCKET_BYTES + 1), frame(LAST | PACKED | TEXT, LONG, len(LONG))],
    ids=["says that it is too long", "too long once it is unpacked"],
)
def test_a_message_that_is_too_long_ends_its_socket_and_nothing_else(guest: Come, message: bytes) -> None:
    alice = guest()
    table = alice.make("horrified", "me")
    with socket_at(alice.url, table, alice) as wire:
        wire.sendall(message)
        heard = b""
        while more := wire.recv(65536):
            heard += more
    assert re.search(b"\x88." + re.escape((1009).to_bytes(2)), heard, re.DOTALL)
    assert alice.get(table)["code"] == table


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little that a client has not read fits into the network here."""

    def listen_narrowly(host: str, port: int) -> socket.socket:
        listening = listen(host, port)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listening

    monkeypatch.setattr(guests, "listen", listen_narrowly)


def chatter(guest: Guest, code: str) -> Iterator[None]:
    """A guest says one thing after another at a table, and hears all of it."""
    with guest.live(code) as live:
        live.wait_update()
        while True:
            live.send({"type": "say", "seat": -1, "text": "x" * 500})
            live.wait_for("said")
            yield


@pytest.mark.usefixtures("narrow")
def test_a_client_that_does_not_read_is_cut_off_and_the_others_play_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "QUEUE", 16)
    with threaded_server(tmp_path) as (url, service), Guest(url) as alice, Guest(url) as bob:
        code = alice.make("horrified", "me", "me")
        talk = chatter(alice, code)
        with socket_at(url, code, bob, room=2048):
            next(talk)
            while service.tables.live[code].audience.online(bob.id):
                next(talk)  # the table refuses to say more in the end
        with bob.live(code) as back:
            assert back.wait_update()["status"] == "playing"
        talk.close()


@pytest.mark.usefixtures("narrow")
def test_a_client_that_does_not_read_is_sent_away_without_waiting_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "PATIENCE", 0.1)
    with threaded_server(tmp_path, sockets_per_person=1) as (url, _), Guest(url) as alice, Guest(url) as bob:
        code, other = alice.make("horrified", "me", "me"), bob.make("horrified", "me")
        with socket_at(url, code, bob, room=2048):
            talk = chatter(alice, code)
            for _ in range(300):
                next(talk)
            talk.close()
            with bob.live(other) as refused:
                assert refused.ended()[0] == 4429  # one socket is all that bob may have
            alice.put(code, f"people/{bob.id}/removed", 204)
            until(lambda: may_come(bob, other))


def may_come(guest: Guest, code: str) -> bool:
    with guest.live(code) as live:
        return live.receive()["type"] == "update"


def test_nothing_is_left_of_a_socket_that_was_closed(tmp_path: Path) -> None:
    def left() -> int:
        gc.collect()
        return sum(type(each) in (CompressedWebSocket, ServerProtocol, Visitor) for each in gc.get_objects())

    with threaded_server(tmp_path) as (url, _), Guest(url, "Alice") as alice:
        code = alice.make("horrified", "me", "me")
        before = left()
        for _ in range(3):
            with alice.live(code) as live:
                live.play_at_random(Random(1), 3)
        until(lambda: left() <= before)
