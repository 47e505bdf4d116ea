"""The server's end of a connection: uvicorn's, which can be given to another process in the middle of a request."""

from __future__ import annotations

from typing import Any, Final, final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

CONNECTION: Final = "gloam.connection"
"""Where a request's own Connection is found in the state of its scope."""

GREETING: Final = 128 * 1024  # bytes: more than almost any request, and as much as can be handed over


@final
class Connection(H11Protocol):
    """A connection that asks one thing after another. It keeps what it asks now, so that another process can read it again.

    `read` is what another process has read of it.
    """

    def __init__(self, *facts: Any, read: bytes = b"", **named: Any) -> None:
        super().__init__(*facts, **named)
        self._read_elsewhere = read
        self.app_state: dict[str, Any] = {**self.app_state, CONNECTION: self}
        self._asks = b""  # what was read since the last request was answered
        self._whole = True  # that begins with a request

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._read_elsewhere:
            self.data_received(self._read_elsewhere)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.app_state = {}

    def data_received(self, data: bytes) -> None:
        if len(self._asks) <= GREETING:
            self._asks += data
        super().data_received(data)

    def on_response_complete(self) -> None:
        # Of a request that was answered before all of it had come, the rest is still to come.
        self._whole = self._whole and self.conn.their_state is h11.DONE
        self._asks = bytes(self.conn.trailing_data[0])
        super().on_response_complete()

    def asks(self) -> bytes:
        """What is asked, as it was read, and what has come after it; b"" if it cannot be read again elsewhere."""
        readable = self._whole and not self.cycle.response_started and len(self._asks) <= GREETING
        return self._asks if readable and not self.transport.is_closing() else b""

    def let_go(self) -> None:
        """Another process answers, and has the connection from now on."""
        self.cycle.disconnected = True
        self.transport.close()
