"""The server's end of a web socket: uvicorn's, with a short way out."""

from __future__ import annotations

from typing import Any, Final, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WIRE: Final = "gloam.wire"
"""Where a socket's own Wire is found in the extensions of its scope."""

# Much of an update was in one of the last ones: a longer window finds it sooner, and little effort is enough.
_COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)


@final
class Wire(WebSocketsSansIOProtocol):
    """A socket that takes a text at once while its client keeps up, without a task that waits for it."""

    def __init__(self, *facts: Any, **named: Any) -> None:
        super().__init__(*facts, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [_COMPRESSION]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def take(self, text: bytes) -> bool:
        """Send a text now, if it need not wait for others to leave first."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
