"""How connections come to one of several processes: to the one that keeps the table they ask for, and others in turn.

A connection goes on to another process if it asks for a table there later.
"""

from __future__ import annotations

import asyncio
import random
import re
import socket
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, final
from zlib import crc32

import uvicorn

from gloam.server.doors.connection import GREETING, Connection
from gloam.server.doors.crowd import Config

BACKLOG: Final = 2048  # connections that wait to be taken
SILENCE: Final = 1  # seconds until a connection is taken that says nothing
PATIENCE: Final = 1.0  # seconds until a connection is given up for which nobody has room
ADMITTED: Final = b"+"  # before what was read of a connection
HEAD: Final = 1024  # bytes of a request, enough to tell which table it asks for, and how
_ASKED_FOR: Final = re.compile(rb"[A-Z]+ /api/tables/(\w{8})[/? ]", re.ASCII)


def keeper_of(code: str, crew: int) -> int:
    """Which of so many processes makes tables of this code, and is the first to be asked for them."""
    return crc32(code.encode()) % crew


def admit(door: socket.socket, connection: int, read: bytes = b"") -> bool:
    """Put a connection, and what was read from it, through the door of another process; whether there was room for it."""
    try:
        socket.send_fds(door, [ADMITTED + read], [connection], socket.MSG_DONTWAIT)
    except OSError:
        return False
    return True


@dataclass(frozen=True)
class Doors:
    """Where connections are handed over: those for this process come in at `own`; others' doors go by their addresses."""

    own: socket.socket | None = None
    others: Mapping[str, socket.socket] = field(default_factory=dict)

    def hand_over(self, asking: Connection, address: str) -> bool:
        """Give a request to the process at an address, if it has a door with room."""
        door = self.others.get(address)
        read = asking.asks()
        if door is None or not read:
            return False
        return admit(door, asking.transport.get_extra_info("socket").fileno(), read)


def _turns(count: int) -> Iterator[int]:
    """One after another, in another order each time: else whoever comes with two connections would always have the same."""
    while True:
        yield from random.sample(range(count), count)


@final
class Porter:
    """Takes the connections of a crew and gives each to a process. Whoever calls it does nothing else."""

    def __init__(self, listening: socket.socket, doors: Sequence[socket.socket]) -> None:
        self._listening = listening
        self._doors = doors
        self._turns = _turns(len(doors))
        # What is asked for tells where to go: so a connection is taken when it has said something.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, SILENCE)
        listening.listen(BACKLOG)

    def hand_out(self) -> None:
        """Give away connections as they come, for ever."""
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:  # it is gone already, or too many are open
                time.sleep(0.01)
                continue
            with connection:
                self._give(connection)

    def _give(self, connection: socket.socket) -> None:
        said = b""
        with suppress(OSError):
            said = connection.recv(HEAD, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        first = self._door_for(said)
        doors = [*self._doors[first:], *self._doors[:first]]
        deadline = time.monotonic() + PATIENCE
        while not any(admit(door, connection.fileno()) for door in doors) and time.monotonic() < deadline:
            time.sleep(0.01)

    def _door_for(self, said: bytes) -> int:
        found = _ASKED_FOR.match(said)
        return keeper_of(found[1].decode().upper(), len(self._doors)) if found else next(self._turns)


@final
class Server(uvicorn.Server):
    """A server that also takes connections which come in at its door, as if they had been opened here."""

    def __init__(self, config: Config, door: socket.socket | None) -> None:
        super().__init__(config)
        self._crowd = config.crowd
        self._door = door
        self._arriving: set[asyncio.Task[None]] = set()
        self._tidying: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tidying = [asyncio.create_task(self._crowd.look_after())]
        if self._door is not None:
            asyncio.get_running_loop().add_reader(self._door, self._take, self._door)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for tidying in self._tidying:
            tidying.cancel()
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
        await super().shutdown(sockets)

    def _take(self, door: socket.socket) -> None:
        told, handed, _, _ = socket.recv_fds(door, len(ADMITTED) + GREETING, 1, socket.MSG_DONTWAIT)
        for connection in handed:
            arriving = asyncio.create_task(self._welcome(socket.socket(fileno=connection), told[1:]))
            self._arriving.add(arriving)
            arriving.add_done_callback(self._arriving.discard)

    async def _welcome(self, connection: socket.socket, read: bytes) -> None:
        connection.setblocking(False)
        state: Any = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state, "read": read}
        await asyncio.get_running_loop().connect_accepted_socket(lambda: Connection(**state), connection)
