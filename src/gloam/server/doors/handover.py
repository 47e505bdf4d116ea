"""How connections come to one of several processes: each in turn, and a socket once more if another process holds its table."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, final

import uvicorn

from gloam.server.doors.wire import Wire

GREETING: Final = 128 * 1024  # bytes: more than any request by which a socket is opened
NEWCOMER: Final = b"\0"  # in place of a greeting: nothing was read from it yet


def admit(door: socket.socket, connection: int, greeting: bytes = NEWCOMER) -> bool:
    """Put a connection, and what was read from it, through the door of another process; whether there was room for it."""
    try:
        socket.send_fds(door, [greeting], [connection], socket.MSG_DONTWAIT)
    except OSError:
        return False
    return True


@dataclass(frozen=True)
class Doors:
    """Where connections are handed over: those for this process come in at `own`; others' doors go by their addresses."""

    own: socket.socket | None = None
    others: Mapping[str, socket.socket] = field(default_factory=dict)

    def hand_over(self, wire: Wire, address: str) -> bool:
        """Give a socket that has not been accepted yet to the process at an address, if it has a door with room."""
        door = self.others.get(address)
        return door is not None and admit(door, wire.transport.get_extra_info("socket").fileno(), wire.greeting)


@final
class Server(uvicorn.Server):
    """A server that also takes connections which come in at its door, as if they had been opened here."""

    def __init__(self, config: uvicorn.Config, door: socket.socket | None) -> None:
        super().__init__(config)
        self._door = door
        self._arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._door is not None:
            asyncio.get_running_loop().add_reader(self._door, self._take, self._door)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
        await super().shutdown(sockets)

    def _take(self, door: socket.socket) -> None:
        greeting, handed, _, _ = socket.recv_fds(door, GREETING, 1, socket.MSG_DONTWAIT)
        for connection in handed:
            arriving = asyncio.create_task(self._welcome(socket.socket(fileno=connection), greeting))
            self._arriving.add(arriving)
            arriving.add_done_callback(self._arriving.discard)

    async def _welcome(self, connection: socket.socket, greeting: bytes) -> None:
        connection.setblocking(False)
        kind: Any = self.config.http_protocol_class if greeting == NEWCOMER else Wire
        state = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(lambda: kind(**state), connection)
        if greeting != NEWCOMER:
            protocol.data_received(greeting)
