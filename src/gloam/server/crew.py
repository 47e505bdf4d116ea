"""One process that serves, or several that share the address they listen on."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from dataclasses import dataclass, replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from gloam.kernel.definition import games
from gloam.server.settings import SOCKET_BYTES, Settings

log = logging.getLogger("gloam.server")

PAUSE: Final = 1.0  # seconds before a process that died at once is started again


@dataclass(frozen=True)
class Serving:
    """How to serve: the settings, whose forwarded addresses are believed, and where other servers reach this machine."""

    settings: Settings
    proxies: str = ""
    inside: str = "127.0.0.1"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only a socket that says it is one of TCP is told by the event loop not to hold small answers back.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def serve_alone(serving: Serving, listening: socket.socket, shared: bool) -> None:
    """Serve in this process until it is told to end. With a `shared` database, other servers reach it at a door of its own."""
    import uvicorn

    from gloam.server.app import create_app
    from gloam.server.doors.wire import Wire

    sockets = [listening]
    settings = serving.settings
    if shared:
        inside = listen(serving.inside, 0)
        sockets.append(inside)
        settings = replace(settings, address=address_of(serving.inside, inside.getsockname()[1]))
    config = uvicorn.Config(
        create_app(settings),
        ws=Wire,
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=True,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(serving.proxies),
        forwarded_allow_ips=serving.proxies or None,
        timeout_graceful_shutdown=5,
    )
    threading.Thread(target=calm_collector, daemon=True).start()
    uvicorn.Server(config).run(sockets=sockets)


def calm_collector() -> None:
    """The games stay: the collector of garbage does not look at what is there once they are read, and looks less often."""
    games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def serve_together(serving: Serving, listening: socket.socket, workers: int) -> None:
    """Let so many processes serve, and start another where one dies, until told to end."""
    spawning = multiprocessing.get_context("spawn")
    ending = threading.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: ending.set())

    def start() -> BaseProcess:
        worker = spawning.Process(target=_work, args=(serving, listening))
        worker.start()
        return worker

    crew = [start() for _ in range(workers)]
    while not ending.is_set():
        wait([worker.sentinel for worker in crew], timeout=0.5)
        for i, worker in enumerate(crew):
            if not worker.is_alive() and not ending.is_set():
                log.warning("process %s ended with %s; another one takes its place", worker.pid, worker.exitcode)
                time.sleep(PAUSE)
                crew[i] = start()
    for worker in crew:
        worker.terminate()
    for worker in crew:
        worker.join(10)


def _work(serving: Serving, listening: socket.socket) -> None:
    """One process of several. It ends when the one that started it does, however that ends."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    parent: Any = multiprocessing.parent_process()

    def follow() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    serve_alone(serving, listening, shared=True)
