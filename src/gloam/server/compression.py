"""How messages to a client are compressed."""

from __future__ import annotations

from typing import Any, Final, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# Much of an update was in one of the last ones: the longest window finds it again, and little effort is enough.
_COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)


@final
class CompressedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with another compression."""

    def __init__(self, *facts: Any, **named: Any) -> None:
        super().__init__(*facts, **named)
        self.conn.available_extensions = [_COMPRESSION]
