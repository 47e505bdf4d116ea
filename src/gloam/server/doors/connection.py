"""The server's end of a connection: uvicorn's, which can be given to another process in the middle of a request."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, Final, final
from weakref import ref

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from gloam.server.doors.crowd import Config

_CONNECTION: Final = "gloam.connection"  # in the state of a scope
GREETING: Final = 128 * 1024  # bytes: more than almost any request, and as much as can be handed over


def connection_of(scope: MutableMapping[str, Any]) -> Connection | None:
    """The Connection by which a request came, if it is one."""
    found: ref[Connection] | None = scope["state"].get(_CONNECTION)
    return found() if found is not None else None


@final
class Connection(H11Protocol):
    """A connection that asks one thing after another. It keeps what it asks now, so that another process can read it again.

    `read` is what another process has read of it.
    """

    def __init__(self, config: Config, *facts: Any, read: bytes = b"", **named: Any) -> None:
        super().__init__(config, *facts, **named)
        self._crowd = config.crowd
        self._read_elsewhere = read
        self.app_state: dict[str, Any] = {**self.app_state, _CONNECTION: ref(self)}
        self._asks = b""  # what was read since the last request was answered
        self._whole = True  # that begins with a request

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if not self._crowd.come(self):
            transport.abort()
        elif self._read_elsewhere:
            self.data_received(self._read_elsewhere)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._crowd.leave(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._crowd.leave(self)  # what it becomes comes by itself
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        if len(self._asks) <= GREETING:
            self._asks += data
        super().data_received(data)
        self._tell_the_crowd()

    def on_response_complete(self) -> None:
        # Of a request that was answered before all of it had come, the rest is still to come.
        self._whole = self._whole and self.conn.their_state is h11.DONE
        self._asks = bytes(self.conn.trailing_data[0])
        super().on_response_complete()
        self._tell_the_crowd()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._tell_the_crowd()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._tell_the_crowd()

    def _tell_the_crowd(self) -> None:
        """Whether we are kept waiting now: for the rest of a request, or for someone who does not read what they asked for."""
        begun = bool(self._asks) and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if begun or self.flow.write_paused:
            self._crowd.expects(self)
        else:
            self._crowd.content(self)

    def asks(self) -> bytes:
        """What is asked, as it was read, and what has come after it; b"" if it cannot be read again elsewhere."""
        readable = self._whole and not self.cycle.response_started and len(self._asks) <= GREETING
        return self._asks if readable and not self.transport.is_closing() else b""

    def let_go(self) -> None:
        """Another process answers, and has the connection from now on."""
        self.cycle.disconnected = True
        self.transport.close()
