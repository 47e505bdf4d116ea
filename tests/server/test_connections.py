"""What a server does with connections by itself; a proxy limits how many one visitor has and how long a request may take."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from typer.testing import CliRunner

from gloam.cli import app
from gloam.server import serving
from gloam.server.settings import BODY_BYTES
from server.guests import PATIENCE, ChildServer, Guest, threaded_server

Come = Callable[..., Guest]
MANY = 50
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
SOCKET = (
    b"GET /api/tables/ABCDEFGH/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextmanager
def connected(url: str, *said: bytes) -> Iterator[list[socket.socket]]:
    """A connection for each of these, which it has sent."""
    where = urlsplit(url)
    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection((where.hostname, where.port), PATIENCE)) for _ in said]
        for line, text in zip(lines, said, strict=True):
            line.sendall(text)
        yield lines


def answer(line: socket.socket) -> bytes:
    """Everything that comes until the server closes the connection."""
    heard = b""
    while more := line.recv(65536):
        heard += more
    return heard


def status(url: str, said: bytes) -> int:
    """The status of the answer to a request."""
    with connected(url, said) as (line,):
        return int(line.recv(65536).split()[1])


@pytest.mark.parametrize(
    "said", [b"", HEALTH[:-2], BODY, SOCKET[:-2], HEALTH + BODY], ids=["nothing", "head", "body", "socket", "body after a request"]
)
def test_many_who_say_half_of_something_shut_nobody_out(house: ChildServer, said: bytes) -> None:
    with connected(house.url, *[said] * MANY):
        assert status(house.url, HEALTH) == 200


def test_many_who_do_not_read_what_they_asked_for_shut_nobody_out(tmp_path: Path) -> None:
    pages = tmp_path / "client"
    pages.mkdir()
    (pages / "large.bin").write_bytes(bytes(16_000_000))  # more than the system keeps for someone who does not read
    with threaded_server(tmp_path, client_dir=pages) as (url, _):
        asked = HEALTH.replace(b"/health", b"/large.bin")
        with connected(url, *[asked] * 10) as lines:
            assert [line.recv(12) for line in lines] == [b"HTTP/1.1 200"] * 10
            assert status(url, HEALTH) == 200


def test_a_head_that_is_too_long_is_refused(house: ChildServer) -> None:
    for text in (b"GET /" + b"a" * 20_000, HEALTH[:-2] + b"X: " + b"a" * 20_000):
        with connected(house.url, text) as (line,):
            assert answer(line).startswith(b"HTTP/1.1 400")


def test_a_body_that_is_too_long_is_refused_whatever_it_says_of_itself(guest: Come) -> None:
    alice = guest()
    json_ = {"Content-Type": "application/json"}
    assert alice.http.post("/api/records/look", content=b"x" * (BODY_BYTES + 1), headers=json_).status_code == 413
    pieces = (b"x" * 60_000 for _ in range(5))  # of which nobody knows how many follow
    assert alice.http.post("/api/records/look", content=pieces, headers=json_).status_code == 413


def test_so_many_connections_may_be_open_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "CONNECTIONS", 5)
    with threaded_server(tmp_path) as (url, _):
        with connected(url, *[HEALTH] * 4) as lines:
            assert [line.recv(12) for line in lines] == [b"HTTP/1.1 200"] * 4
            assert status(url, HEALTH) == 503
        with connected(url, HEALTH) as (line,):
            assert line.recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize(("origin", "answered"), [("{url}", 101), ("http://elsewhere", 403)])
def test_a_socket_is_guarded_however_its_client_writes_the_names_of_headers(guest: Come, origin: str, answered: int) -> None:
    alice = guest()
    table = alice.make("horrified", "me")
    opening = SOCKET.decode().replace("ABCDEFGH", table).replace("Host: localhost", f"HOST: {urlsplit(alice.url).netloc}")
    more = f"ORIGIN: {origin.format(url=alice.url)}\r\nCookie: gloam={alice.cookie}\r\n\r\n"
    assert status(alice.url, (opening.removesuffix("\r\n") + more).encode()) == answered


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux how many files a process may have open")
def test_a_server_may_have_as_many_files_as_the_system_grants_and_ends_quietly(tmp_path: Path) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        server = ChildServer(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    os.kill(server.process.pid, signal.SIGINT)
    server.process.communicate(timeout=PATIENCE)
    assert server.log.read_text() == ""


@pytest.mark.parametrize(
    ("words", "environment"),
    [(["--workers", "4"], {}), (["--inside", "10.0.0.5"], {}), ([], {"GLOAM_LEASE": "5"})],
    ids=["workers", "inside", "lease"],
)
def test_who_still_asks_for_several_processes_is_told_where_to_look(words: list[str], environment: dict[str, str]) -> None:
    refused = CliRunner().invoke(app, ["serve", "--port", "0", *words], env=environment)
    assert refused.exit_code == 1
    assert "is gone: run ordinary processes on one PostgreSQL behind a proxy, as deploy/ shows." in refused.output
    assert len(refused.output.splitlines()) == 1
