"""The process that serves: the socket it listens on, and how uvicorn runs the application."""

from __future__ import annotations

import signal
import socket
import threading
from typing import Final

import uvicorn

from gloam.server import collector
from gloam.server.app import create_app
from gloam.server.compression import CompressedWebSocket
from gloam.server.guard import Guard
from gloam.server.settings import SOCKET_BYTES, Settings

CONNECTIONS: Final = 10_000  # open at once; more are answered with 503
HEAD_BYTES: Final = 16 * 1024  # the largest head of a request
KEEP_ALIVE: Final = 30  # seconds that a connection is kept for what a page may ask next
PING: Final = 20.0  # seconds between two pings of a WebSocket, and for the answer to one


def listen(host: str, port: int) -> socket.socket:
    """A socket at which connections are taken as soon as a process serves it. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The event loop sets TCP_NODELAY only on a socket that was made for TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def configured(app: Guard, proxies: str = "") -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        http="h11",
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws=CompressedWebSocket,
        ws_max_size=SOCKET_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        limit_concurrency=CONNECTIONS,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=5,
    )


def serve_at(listening: socket.socket, settings: Settings, proxies: str = "") -> None:
    """Serve until SIGTERM or Ctrl-C. Trust the X-Forwarded headers of `proxies`."""
    server = uvicorn.Server(configured(create_app(settings), proxies))
    threading.Thread(target=collector.calm, daemon=True).start()
    signal.signal(signal.SIGTERM, _leave)  # uvicorn raises it once more when all is closed
    try:
        server.run(sockets=[listening])
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a second SIGTERM does not interrupt the tidying up


def _leave(*_: object) -> None:
    raise SystemExit(0)
