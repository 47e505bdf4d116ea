"""The server's end of a web socket: uvicorn's, with a short way out."""

from __future__ import annotations

import zlib
from collections.abc import Callable, MutableMapping
from functools import partial
from typing import Any, Final, final
from weakref import ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode
from websockets.protocol import State

from gloam.server.doors.framing import MASK, PACKED, WHOLE_TEXT, carried, framed, is_text, unmasked
from gloam.server.doors.limits import Allowance

_WIRE: Final = "gloam.wire"  # in the extensions of a scope
FRAGMENTS: Final = 64  # of one message
PINGS: Final = 60  # of one client in a minute

TAIL: Final = 4  # bytes at the end of every compressed message that are left out

# Much of an update was in one of the last ones: the longest window finds it sooner, and little effort is enough.
_COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"level": 2, "memLevel": 5}
)
_EMPTY_BLOCK: Final = b"\x00\x00\xff\xff"  # that tail


def _fastest() -> Callable[[], Any]:
    """Makes what compresses the messages of one socket: with a library that is faster than Python's, where there is one."""
    try:
        from isal import isal_zlib
    except ImportError:
        return partial(zlib.compressobj, 2, zlib.DEFLATED, -zlib.MAX_WBITS, 5)
    return partial(isal_zlib.compressobj, 0, isal_zlib.DEFLATED, -zlib.MAX_WBITS)


_compressor: Final = _fastest()


def wire_of(scope: MutableMapping[str, Any]) -> Wire | None:
    """The Wire of a socket, if it has one."""
    found: ref[Wire] | None = (scope.get("extensions") or {}).get(_WIRE)
    return found() if found is not None else None


@final
class Wire(WebSocketsSansIOProtocol):
    """A socket with short ways: it sends a text at once while its client keeps up, and hands over what comes without a queue."""

    def __init__(self, *facts: Any, **named: Any) -> None:
        super().__init__(*facts, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [_COMPRESSION]
        self._pings = Allowance(PINGS, PINGS / 60)
        self._heard: Callable[[bytes], None] | None = None
        self._rest = b""  # of what came, the beginning of a frame that is not whole yet
        self._strange = False  # no browser sends that: from now on everything is uvicorn's
        self._largest: int = self.config.ws_max_size

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds what holds it, and would stay until garbage is looked for

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self._hasten()
            extensions: Any = self.scope["extensions"]
            extensions[_WIRE] = ref(self)
            # Whoever looks at the scope, later, finds headers by names in small letters; a client may write them as it likes.
            self.scope["headers"] = [(name.lower(), value) for name, value in self.scope["headers"]]

    def _hasten(self) -> None:
        """Compress with what is fastest, if all of its window may be used."""
        deflate = self.conn.extensions[0] if self.conn.extensions else None
        if isinstance(deflate, PerMessageDeflate) and deflate.local_max_window_bits == zlib.MAX_WBITS:
            deflate.encoder = _compressor()

    # --- reading -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something has come. A message in one frame goes the short way; whatever else a client may send, uvicorn's."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._strange:
            super().data_received(data)
            return
        data, self._rest = self._rest + data, b""
        at = 0
        while at < len(data):
            begins, size = carried(data, at)
            self._strange = self.close_sent or size > self._largest
            if self._strange:
                super().data_received(data[at:])  # to be refused, even before all of it has come
                return
            end = begins + size
            if not begins or end > len(data):
                self._rest = data[at:]
                return
            if not self._take_message(data[at], data[begins - MASK : begins], data[begins:end]):
                super().data_received(data[at:end])
            at = end

    def _take_message(self, first: int, mask: bytes, payload: bytes) -> bool:
        """Hand over a message that came in one frame; whether it was such a one."""
        if first & ~PACKED != WHOLE_TEXT or self.frames or self._heard is None or self.conn.state is not State.OPEN:
            return False
        data = unmasked(payload, mask)
        if first & PACKED:
            extensions = self.conn.extensions
            deflate = extensions[0] if extensions else None
            if not isinstance(deflate, PerMessageDeflate) or deflate.remote_no_context_takeover:
                return False
            try:
                data = deflate.decoder.decompress(data + _EMPTY_BLOCK, self._largest)
            except zlib.error:
                self._refuse(CloseCode.PROTOCOL_ERROR, "decompression failed")
                return True
            if deflate.decoder.unconsumed_tail:
                self._refuse(CloseCode.MESSAGE_TOO_BIG, "this message is too long")
                return True
        self.curr_msg_data_type = "text"
        self.frames = [data]
        self.send_receive_event_to_app()
        return True

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
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not is_text(data):
            self._refuse(CloseCode.INVALID_DATA, "this is not UTF-8")
        elif self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._heard(data)

    def hear(self, heard: Callable[[bytes], None] | None) -> None:
        """From now on every message goes there, as soon as it has come; that someone leaves is told as before.

        Whoever hears no more says so with None.
        """
        self._heard = heard

    def pause(self) -> None:
        """Read no more for now: what has come is more than was done."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on, unless something that came before is still to be received."""
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

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
        extensions = self.conn.extensions
        deflate = extensions[0] if extensions else None
        if deflate is None:
            self.transport.write(framed(WHOLE_TEXT, text))
        elif isinstance(deflate, PerMessageDeflate) and not deflate.local_no_context_takeover:
            packed = deflate.encoder.compress(text) + deflate.encoder.flush(zlib.Z_SYNC_FLUSH)
            self.transport.write(framed(WHOLE_TEXT | PACKED, packed[:-TAIL]))
        else:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True
