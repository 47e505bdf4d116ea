"""The server's end of a web socket: uvicorn's, with a short way out."""

from __future__ import annotations

from typing import Any, Final, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode

from gloam.server.doors.limits import Allowance

WIRE: Final = "gloam.wire"
"""Where a socket's own Wire is found in the extensions of its scope."""

FRAGMENTS: Final = 64  # of one message
PINGS: Final = 60  # of one client in a minute

# Much of an update was in one of the last ones: a longer window finds it sooner, and little effort is enough.
_COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


@final
class Wire(WebSocketsSansIOProtocol):
    """A socket that takes a text at once while its client keeps up, without a task that waits for it."""

    def __init__(self, *facts: Any, **named: Any) -> None:
        super().__init__(*facts, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [_COMPRESSION]
        self._pings = Allowance(PINGS, PINGS / 60)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def handle_ping(self) -> None:
        if self._pings.take():
            super().handle_ping()
        else:
            self._refuse(CloseCode.POLICY_VIOLATION, "too many pings")

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            self._refuse(CloseCode.MESSAGE_TOO_BIG, "too many fragments")

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._refuse(CloseCode.INVALID_DATA, "this is not UTF-8")
        else:
            super().send_receive_event_to_app()

    def _refuse(self, code: CloseCode, reason: str) -> None:
        """Close the socket; what else comes in is not read."""
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def take(self, text: bytes) -> bool:
        """Send a text now, if it need not wait for others to leave first."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
