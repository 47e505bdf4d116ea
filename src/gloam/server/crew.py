"""One process that serves, or several that share the address they listen on."""

from __future__ import annotations

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

from sqlalchemy.engine.url import make_url

from gloam.server import collector
from gloam.server.app import create_app
from gloam.server.doors.compression import CompressedWebSocket
from gloam.server.doors.connection import Connection
from gloam.server.doors.crowd import Config, Crowd
from gloam.server.doors.guard import Guard
from gloam.server.doors.handover import BACKLOG, Doors, Porter, Server
from gloam.server.settings import SOCKET_BYTES, Settings
from gloam.server.store.storage import lock_of
from gloam.server.table.people import Changes

log = logging.getLogger("gloam.server")

NO_DOORS: Final = Doors()
KEEP_ALIVE: Final = 30  # seconds that a connection is kept for what a page may ask next
PAUSE: Final = 1.0  # seconds before a process that died at once is started again


@dataclass(frozen=True)
class Serving:
    """How to serve: the settings, whose forwarded addresses are believed, and where other servers reach this machine."""

    settings: Settings
    proxies: str = ""
    inside: str = "127.0.0.1"


def listen(host: str, port: int) -> socket.socket:
    """A socket at which connections are taken as soon as a process serves it. Raises OSError."""
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


def listen_inside(host: str) -> socket.socket:
    """A socket at which other servers wait for a process of which they hear before it serves."""
    listening = listen(host, 0)
    listening.listen(BACKLOG)
    return listening


def address_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


@dataclass(frozen=True)
class Post:
    """The place of one of several processes: where other servers reach it, and what it shares with the others of this machine."""

    inside: socket.socket
    doors: Doors = NO_DOORS
    """At which connections are handed over."""
    changes: Changes | None = None
    """Of people."""

    @property
    def address(self) -> str:
        host, port = self.inside.getsockname()[:2]
        return address_of(host, port)


def posts(host: str, count: int) -> list[Post]:
    """Places for processes on one machine. They hand over connections where the system keeps those apart that are handed over."""
    changes = Changes()
    places = [Post(listen_inside(host), changes=changes) for _ in range(count)]
    if sys.platform != "linux":
        return places
    doors = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in places]
    others = {place.address: outer for place, (outer, _) in zip(places, doors, strict=True)}
    return [Post(place.inside, Doors(own, others), changes) for place, (_, own) in zip(places, doors, strict=True)]


def configured(app: Guard, crowd: Crowd, proxies: str = "") -> Config:
    """How uvicorn is to serve the application to a crowd."""
    return Config(
        app,
        crowd,
        http=Connection,
        ws=CompressedWebSocket,
        ws_max_size=SOCKET_BYTES,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=5,
    )


def serve_at(serving: Serving, listening: socket.socket, post: Post | None) -> None:
    """Serve in this process until it is told to end. With a shared database, other servers reach it at its `post`."""
    settings, doors, changes, sockets, inside = serving.settings, NO_DOORS, None, [listening], 0
    if post is not None:
        doors, changes = post.doors, post.changes
        settings, inside = replace(settings, address=post.address), post.inside.getsockname()[1]
        sockets = [post.inside] if doors.own is not None else [listening, post.inside]
    crowd = Crowd(settings, serving.proxies, inside)
    config = configured(create_app(settings, doors, changes), crowd, serving.proxies)
    threading.Thread(target=collector.calm, daemon=True).start()
    signal.signal(signal.SIGTERM, _leave)  # that is raised once more when all is closed
    try:
        Server(config, doors.own).run(sockets=sockets)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # who is told to end once more tidies up in peace


def _leave(*_: object) -> None:
    raise SystemExit(0)


def serve_together(serving: Serving, listening: socket.socket, workers: int) -> None:
    """Let so many processes serve, and start another where one dies, until told to end.

    Connections are handed out, so that all have as much to do. Where the system cannot do that, who is first takes them.
    """
    spawning = multiprocessing.get_context("spawn")
    ending = threading.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: ending.set())

    serving = replace(serving, settings=replace(serving.settings, crew=workers))
    lock = lock_of(make_url(serving.settings.database_url()))
    places = posts(serving.inside, workers)

    def start(place: int) -> BaseProcess:
        placed = replace(serving, settings=replace(serving.settings, place=place))
        worker = spawning.Process(target=_work, args=(placed, listening, places[place]))
        interrupting = signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is told to end by this process, not by who interrupts it
        worker.start()
        signal.signal(signal.SIGINT, interrupting)
        return worker

    crew = [start(place) for place in range(workers)]
    doors = list(places[0].doors.others.values())
    if doors:
        threading.Thread(target=Porter(listening, doors).hand_out, daemon=True).start()
    while not ending.is_set():
        wait([worker.sentinel for worker in crew], timeout=0.5)
        for i, worker in enumerate(crew):
            if not worker.is_alive() and not ending.is_set():
                log.warning("process %s ended with %s; another one takes its place", worker.pid, worker.exitcode)
                time.sleep(PAUSE)
                crew[i] = start(i)
    for worker in crew:
        worker.terminate()
    for worker in crew:
        worker.join(10)
    if lock is not None:
        lock.release()


def _work(serving: Serving, listening: socket.socket, post: Post) -> None:
    """One process of several. It ends when the one that started it does, however that ends."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    parent: Any = multiprocessing.parent_process()

    def follow() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    serve_at(serving, listening, post)
