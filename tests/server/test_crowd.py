"""Many connections that say nothing, or half of something, or do not listen: they shut nobody else out."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from gloam.server.doors.crowd import SPARE, Crowd
from gloam.server.doors.handover import SOCKET, admit
from gloam.server.doors.limits import SHARED
from gloam.server.settings import Settings
from server.guests import PATIENCE, ChildServer, Guest, threaded_server

MOST = SPARE * SHARED  # connections of one address, where a person may have one socket
SHORT = 1.0  # seconds that a connection may keep the server waiting here
HERE, THERE = "127.0.0.1", "127.0.0.2"

HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
UPGRADE = (
    b"GET /api/tables/ABCDEFGH/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has no second address of its own")


def connected(url: str, said: bytes = b"", source: str = HERE) -> socket.socket:
    """A connection that has said something."""
    where = urlsplit(url)
    line = socket.create_connection((where.hostname, where.port), timeout=PATIENCE, source_address=(source, 0))
    line.sendall(said)
    return line


@contextmanager
def many(url: str, count: int, said: bytes = b"", source: str = HERE) -> Iterator[list[socket.socket]]:
    """So many connections."""
    with ExitStack() as stack:
        yield [stack.enter_context(connected(url, said, source)) for _ in range(count)]


def heard(line: socket.socket) -> bytes:
    """What comes next; b"" if the other side has ended the connection."""
    try:
        return line.recv(65536)
    except ConnectionError:
        return b""


def answered(line: socket.socket) -> bytes:
    """The whole answer to HEALTH, which may come in two parts; less if the other side has ended the connection."""
    whole = b""
    while not whole.endswith(b"ok") and (more := heard(line)):
        whole += more
    return whole


def served(url: str, source: str = HERE) -> bool:
    """Whether someone new who asks is answered."""
    try:
        with connected(url, HEALTH, source) as line:
            return answered(line).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


# --- how many ---------------------------------------------------------------------------------------------------------


@on_linux
@pytest.mark.parametrize("said", [b"", UPGRADE], ids=["requests", "sockets"])
def test_an_address_has_so_many_connections_and_others_are_served_meanwhile(tmp_path: Path, said: bytes) -> None:
    with threaded_server(tmp_path, sockets_per_person=1) as (url, _):
        for _ in range(3):  # as often as someone likes
            with many(url, MOST, said) as lines:
                for line in lines if said else ():
                    assert heard(line).startswith(b"HTTP/1.1 101")
                assert not served(url)
                assert not served(url)
                assert served(url, THERE)
            until(lambda: served(url))


@on_linux
def test_a_proxy_that_is_believed_has_as_many_as_it_needs(tmp_path: Path) -> None:
    with threaded_server(tmp_path, sockets_per_person=1, proxies=f"10.0.0.0/8, {THERE}") as (url, _):
        with many(url, 2 * MOST, source=THERE):
            assert served(url, THERE)
        with many(url, MOST):
            assert not served(url)


@on_linux
def test_processes_count_what_comes_from_outside_and_may_have_many_files(tmp_path: Path) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        server = ChildServer(tmp_path, workers=2, sockets_per_person=1)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        until(lambda: len(addresses(server)) == 2)
        for address in addresses(server):
            with many(address, 2 * MOST):
                assert served(address)
        with many(server.url, 2 * MOST + 1, HEALTH[:-2]) as lines:
            for line in lines:
                line.setblocking(False)
            until(lambda: any(ended(line) for line in lines))
            assert served(server.url, THERE)
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        for process in (server.process.pid, *map(int, children)):
            assert resource.prlimit(process, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        server.stop()


def addresses(server: ChildServer) -> list[str]:
    """Where each process is reached by the others."""
    with closing(sqlite3.connect(server.data_dir / "gloam.sqlite")) as plain:
        return [address for (address,) in plain.execute("SELECT address FROM servers")]


def ended(line: socket.socket) -> bool:
    """Whether the other side has ended a connection of which nothing else is expected."""
    try:
        return not heard(line)
    except (BlockingIOError, TimeoutError):
        return False


# --- how long ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [b"", HEALTH[:-2], BODY, UPGRADE[:-2], HEALTH + BODY],
    ids=["nothing", "head", "body", "upgrade", "body after a request"],
)
def test_whoever_says_half_of_something_is_not_waited_for_for_ever(tmp_path: Path, said: bytes) -> None:
    with threaded_server(tmp_path, connection_patience=SHORT) as (url, _), connected(url) as line:
        begun = time.monotonic()
        line.sendall(said)
        while heard(line):
            pass
        assert time.monotonic() - begun > SHORT / 2


def test_whoever_was_served_before_is_not_waited_for_longer(tmp_path: Path) -> None:
    with threaded_server(tmp_path, connection_patience=SHORT) as (url, _), connected(url, HEALTH) as line:
        assert answered(line).startswith(b"HTTP/1.1 200")
        line.sendall(HEALTH[:-2])
        assert heard(line) == b""


@on_linux
def test_half_an_upgrade_that_another_process_has_taken_is_not_waited_for_either(tmp_path: Path) -> None:
    outer, own = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with (
        outer,
        own,
        threaded_server(tmp_path, door=own, connection_patience=SHORT),
        socket.create_server((HERE, 0)) as listening,
        connected(f"http://{HERE}:{listening.getsockname()[1]}", UPGRADE[:-2]) as line,
    ):
        with listening.accept()[0] as accepted:
            assert admit(outer, accepted.fileno(), SOCKET)
        assert heard(line) == b""


def test_whoever_comes_letter_by_letter_has_no_more_time(tmp_path: Path) -> None:
    with threaded_server(tmp_path, connection_patience=SHORT) as (url, _), connected(url) as line:
        line.settimeout(SHORT / 10)
        deadline = time.monotonic() + PATIENCE
        while not ended(line):
            assert time.monotonic() < deadline
            with suppress(ConnectionError):
                line.sendall(b"G")


def test_who_plays_or_asks_again_and_again_stays(tmp_path: Path) -> None:
    with (
        threaded_server(tmp_path, connection_patience=2 * SHORT) as (url, _),
        Guest(url) as alice,
        alice.live(alice.make("horrified", "me", options={"preset": "first"})) as live,
        connected(url) as line,
    ):
        live.wait_update()
        for _ in range(6):
            line.sendall(HEALTH)
            assert answered(line).startswith(b"HTTP/1.1 200")
            time.sleep(SHORT / 2)
        assert live.give(0, "end")["type"] == "update"


def test_whoever_never_reads_what_they_asked_for_is_ended(tmp_path: Path) -> None:
    pages = tmp_path / "client"
    pages.mkdir()
    (pages / "large.bin").write_bytes(bytes(16_000_000))  # more than the system keeps for someone who does not read
    asked = HEALTH.replace(b"/health", b"/large.bin")
    with (
        threaded_server(tmp_path, client_dir=pages, sockets_per_person=1, connection_patience=SHORT) as (url, _),
        many(url, MOST, asked) as lines,
    ):
        for line in lines:
            line.setblocking(False)
        until(lambda: all([unheard(line) for line in lines]))


def unheard(line: socket.socket) -> bool:
    """Whether the other side has ended a connection, as someone learns who never reads but asks on."""
    try:
        line.send(HEALTH)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return False


class Line:
    """A connection as the crowd sees it; and its own transport."""

    def __init__(self, address: str = HERE, port: int = 8000) -> None:
        self.client = (address, 5) if address else None
        self.server = ("0.0.0.0", port)
        self.closing = False
        self.aborted = False

    @property
    def transport(self) -> asyncio.Transport:
        return self  # type: ignore[return-value]

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def test_time_runs_from_when_someone_began_to_keep_us_waiting() -> None:
    now = [0.0]
    crowd = Crowd(Settings(connection_patience=60), clock=lambda: now[0])
    silent, served, again, closed, gone = lines = [Line() for _ in range(5)]

    def aborted_at(when: float) -> list[Line]:
        now[0] = when
        crowd.sweep()
        return [each for each in lines if each.aborted]

    assert all(crowd.come(each) for each in lines)
    for each in (served, again, closed):
        crowd.content(each)
    closed.closing = True  # but its client does not read the rest
    crowd.leave(gone)
    crowd.expects(gone)
    assert aborted_at(50) == []
    crowd.expects(again)
    assert aborted_at(61) == [silent]
    crowd.expects(again)  # which it has done all the time
    assert aborted_at(109) == [silent]
    assert aborted_at(111) == [silent, again, closed]


@pytest.mark.parametrize(
    ("line", "counted"),
    [
        (Line(), True),
        (Line("::ffff:127.0.0.1"), True),
        (Line("2001:db8::1"), True),
        (Line("10.1.2.3"), False),
        (Line("192.168.1.7"), False),
        (Line(port=4000), False),
        (Line(""), False),
    ],
)
def test_who_is_counted(line: Line, counted: bool) -> None:
    crowd = Crowd(Settings(sockets_per_person=40), "10.0.0.0/8,192.168.1.7", 4000)
    come = 0
    while come < 1000 and crowd.come(Line(line.client[0] if line.client else "", line.server[1])):
        come += 1
    assert come == (400 if counted else 1000)


def test_whoever_has_a_whole_network_is_counted_once() -> None:
    crowd = Crowd(Settings(sockets_per_person=1))
    assert [crowd.come(Line(f"2001:db8::{n:x}")) for n in range(MOST + 1)] == [True] * MOST + [False]
    assert crowd.come(Line("2001:db8:0:1::1"))


def test_whoever_believes_every_proxy_counts_nobody() -> None:
    crowd = Crowd(Settings(sockets_per_person=1), "*")
    assert all(crowd.come(Line()) for _ in range(2 * MOST))
