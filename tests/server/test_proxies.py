"""The files of deploy/: where nginx and Caddy send requests, what they keep out, and games behind them while processes die."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from gloam.server.app import create_app
from gloam.server.settings import Settings
from server import stored
from server.database import postgresql
from server.guests import TRUST, ChildServer
from server.players import Player, check_stored, playing, sit_down, until
from server.proxies import Caddy, Nginx, Proxy, serving

pytestmark = pytest.mark.long

KINDS = (Nginx, Caddy)
CODES = [f"{first}{second}CDEFGH" for first in "ABCDEFGH" for second in "23456"]
PAGES = ("/t/CODE", "/review/CODE", "/review/CODE?at=12")


class Stand(ThreadingHTTPServer):
    """Stands where a process of Gloam would, and notes what it is sent."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.sent: list[tuple[str, str, dict[str, str]]] = []
        self.mute = False  # hears requests, and hangs up
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Someone hung up."""


class Answer(BaseHTTPRequestHandler):
    def answer(self) -> None:
        stand = cast("Stand", self.server)
        try:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            if "Transfer-Encoding" in self.headers:
                while size := int(self.rfile.readline() or "0", 16):
                    self.rfile.read(size + 2)
        except OSError:
            return
        if self.path != "/health":
            stand.sent.append((self.command, self.path, {name.lower(): value for name, value in self.headers.items()}))
            if stand.mute:
                self.close_connection = True
                return
        text = str(stand.port).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def __getattr__(self, name: str) -> Any:
        """Every method is answered alike."""
        if name.startswith("do_"):
            return self.answer
        raise AttributeError(name)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def two_stands() -> Iterator[list[Stand]]:
    stands = [Stand(), Stand()]
    yield stands
    for stand in stands:
        stand.shutdown()
        stand.server_close()


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: kind.program)
def spread(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Proxy, list[Stand]]]:
    """A proxy before two stands."""
    with (
        two_stands() as stands,
        serving(request.param, tmp_path_factory.mktemp("proxy"), [stand.port for stand in stands]) as proxy,
    ):
        yield proxy, stands


@pytest.fixture
def proxy(spread: tuple[Proxy, list[Stand]]) -> Proxy:
    return spread[0]


@pytest.fixture
def stands(spread: tuple[Proxy, list[Stand]]) -> list[Stand]:
    for stand in spread[1]:
        stand.sent.clear()
        stand.mute = False
    return spread[1]


def asked(proxy: Proxy, path: str, method: str = "GET", **more: Any) -> str:
    """Who answers."""
    response = httpx.request(method, f"{proxy.url}{path}", **{"verify": TRUST, "timeout": 20, **more})
    assert response.status_code == 200, response.text
    return response.text


def paths_of_tables(tmp_path: Path) -> list[tuple[str, str]]:
    """The method and the path of everything that has a table's code, CODE, in its address."""
    facts = {"{code:str}": "CODE", "{number:int}": "1", "{moves:int}": "12", "{other:str}": "0a1b"}
    found = []
    for route in create_app(Settings(data_dir=tmp_path)).app.routes:
        path = route.path
        if "{code:str}" in path:
            for name, value in facts.items():
                path = path.replace(name, value)
            assert "{" not in path, f"the test does not know what to put into {path}"
            found += [(method, path) for method in sorted(route.methods - {"OPTIONS"}) or ["GET"]]
    return found


# --- where requests go ------------------------------------------------------------------------------------------------


def test_all_requests_for_a_table_reach_one_process(proxy: Proxy, stands: list[Stand], tmp_path: Path) -> None:
    """The API, the sockets of people and programs, and the pages, with any query."""
    paths = [*paths_of_tables(tmp_path), *(("GET", page) for page in PAGES), ("GET", "/api/tables/CODE/live?since=7")]
    assert {"/api/tables/CODE/live", "/api/tables/CODE/program/1", "/api/tables/CODE/sit/1"} < {path for _, path in paths}
    for code in CODES[:3]:
        reached = {asked(proxy, path.replace("CODE", code), method) for method, path in paths}
        assert len(reached) == 1


def test_tables_are_spread_over_the_processes(proxy: Proxy, stands: list[Stand]) -> None:
    reached = [asked(proxy, f"/t/{code}") for code in CODES]
    for stand in stands:
        assert reached.count(str(stand.port)) >= len(CODES) // 5


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/tables/", "/api/me", "/new/horrified", "/rules/the_victim"])
def test_requests_without_a_code_are_spread(proxy: Proxy, stands: list[Stand], path: str) -> None:
    assert {asked(proxy, path) for _ in range(30)} == {str(stand.port) for stand in stands}


def test_the_records_of_a_visitor_reach_one_process(proxy: Proxy, stands: list[Stand]) -> None:
    """It keeps what it has read until the visitor opens it, with a ticket that only this process knows."""
    paths = ("/api/records/look", "/api/records")
    reached = {asked(proxy, path, "POST", headers={"X-Gloam-Table": code}) for path in paths for code in CODES[:8]}
    assert len(reached) == 1


def test_a_visitor_does_not_choose_the_process(proxy: Proxy, stands: list[Stand]) -> None:
    """What proxies put into a request for themselves is not taken from a visitor."""
    for code in CODES[:10]:
        own = asked(proxy, f"/t/{code}")
        assert {asked(proxy, f"/t/{code}", headers={"X-Gloam-Table": other}) for other in CODES[:8]} == {own}
    assert len({asked(proxy, "/api/me", headers={"X-Gloam-Table": CODES[0]}) for _ in range(30)}) == len(stands)


def test_a_process_learns_who_asks_and_how(proxy: Proxy, stands: list[Stand]) -> None:
    """The address is the proxy's word: what a visitor says of it is not passed on."""
    lies = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https", "Host": "gloam.example"}
    if proxy.program == "caddy":
        lies.pop("Host")  # here it serves one name only
    asked(proxy, f"/t/{CODES[0]}", headers=lies)
    ((_, _, headers),) = [sent for stand in stands for sent in stand.sent]
    assert headers["x-forwarded-for"] == "127.0.0.1"
    assert headers["x-forwarded-proto"] == "http"
    assert headers["host"] == lies.get("Host", proxy.url.removeprefix("http://"))


def test_counters_are_not_for_visitors(proxy: Proxy, stands: list[Stand]) -> None:
    assert httpx.get(f"{proxy.url}/metrics", verify=TRUST).status_code == 403
    assert not any(stand.sent for stand in stands)


# --- when a process is down -------------------------------------------------------------------------------------------


def code_of(proxy: Proxy, stand: Stand) -> str:
    """A code whose table is that process's."""
    return next(code for code in CODES if asked(proxy, f"/t/{code}") == str(stand.port))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.program)
def test_the_other_process_answers_for_one_that_is_down(kind: type[Proxy], tmp_path: Path) -> None:
    with two_stands() as stands, serving(kind, tmp_path, [stand.port for stand in stands]) as proxy:
        codes = {code: asked(proxy, f"/t/{code}") for code in CODES}
        stands[0].shutdown()
        stands[0].server_close()
        for method in ("POST", "GET"):
            assert {asked(proxy, f"/api/tables/{code}/history", method) for code in CODES[:8]} == {str(stands[1].port)}
        assert {code: asked(proxy, f"/t/{code}") for code, own in codes.items() if own == str(stands[1].port)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.program)
def test_a_post_that_was_sent_is_never_repeated(kind: type[Proxy], tmp_path: Path) -> None:
    """The process may have done it before it died."""
    with two_stands() as stands, serving(kind, tmp_path, [stand.port for stand in stands]) as proxy:
        code = code_of(proxy, stands[0])
        stands[0].mute = True
        stands[0].sent.clear()
        response = httpx.post(f"{proxy.url}/api/tables/{code}/rematch", json={}, verify=TRUST, timeout=20)
        assert response.status_code == 502
        posts = [method for stand in stands for method, _, _ in stand.sent if method == "POST"]
        assert posts == ["POST"]


def test_a_visitor_cannot_make_a_process_look_down(proxy: Proxy, stands: list[Stand]) -> None:
    """Requests that are too large, or break off, are the visitor's fault and move no table."""
    own = {code: asked(proxy, f"/t/{code}") for code in CODES}
    for code in CODES[:20]:
        for large in (b"x" * 400_000, iter([b"x" * 40_000] * 10)):  # with and without a word about its length
            httpx.post(f"{proxy.url}/api/tables/{code}/rematch", content=large, verify=TRUST)
        with socket.create_connection(("127.0.0.1", proxy.port)) as rude:
            rude.sendall(
                f"POST /api/tables/{code}/rematch HTTP/1.1\r\nHost: {host(proxy)}\r\nContent-Length: 100\r\n\r\nx".encode()
            )
    assert {code: asked(proxy, f"/t/{code}", timeout=2) for code in CODES} == own


# --- what is kept out -------------------------------------------------------------------------------------------------


def host(proxy: Proxy) -> str:
    return proxy.url.removeprefix("http://")


@contextmanager
def begun(proxy: Proxy, text: str) -> Iterator[socket.socket]:
    """A connection on which a request has begun."""
    with socket.create_connection(("127.0.0.1", proxy.port), timeout=60) as connection:
        connection.sendall(text.replace("HOST", host(proxy)).encode())
        yield connection


def test_a_request_has_to_come_in_time(proxy: Proxy, stands: list[Stand]) -> None:
    """Its head within ten seconds however steadily it drips, and its body without a long pause."""
    head = "POST /api/records HTTP/1.1\r\nHost: HOST\r\n"
    started = time.monotonic()
    with begun(proxy, "GET /api/me HTTP/1.1\r\nX-Slow: ") as dripping, begun(proxy, f"{head}Content-Length: 9\r\n\r\nx") as stuck:
        dripping.settimeout(0.5)
        while time.monotonic() - started < 15:
            try:
                dripping.sendall(b"x")
                if not dripping.recv(4096).startswith(b"HTTP/1.1 200"):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        assert 8 < time.monotonic() - started < 15
        stuck.settimeout(40)
        said = b"".join(iter(lambda: stuck.recv(4096), b""))
        assert time.monotonic() - started < 40
    assert not any(said.endswith(str(stand.port).encode()) for stand in stands)


def test_a_request_must_not_be_large(proxy: Proxy, stands: list[Stand]) -> None:
    def sent(size: int) -> int:
        return httpx.post(f"{proxy.url}/api/records", content=b"x" * size, verify=TRUST).status_code

    assert [sent(size) for size in (250_000, 400_000, 40_000_000)] == [200, 413, 413]
    assert len([sent for stand in stands for sent in stand.sent]) == 1


MOST = 400
"""Connections of one visitor."""


class NginxThatBelieves(Nginx):
    """Visitors say who they are, so that a test can be many of them."""

    more = "set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;"


def test_a_visitor_has_so_many_connections(tmp_path: Path) -> None:
    """In nginx; another visitor is let in meanwhile, and who has a network of IPv6 is one visitor."""

    def waiting(address: str) -> str:
        return f"POST /api/records HTTP/1.1\r\nHost: HOST\r\nX-Test-Address: {address}\r\nContent-Length: 9\r\n\r\nx"

    with (
        two_stands() as stands,
        serving(NginxThatBelieves, tmp_path, [stand.port for stand in stands]) as proxy,
        ExitStack() as open_,
    ):

        def status(address: str) -> int:
            return httpx.get(f"{proxy.url}/api/me", headers={"X-Test-Address": address}, verify=TRUST).status_code

        def fill(addresses: list[str]) -> None:
            for address in addresses:
                open_.enter_context(begun(proxy, waiting(address)))

        fill(["192.0.2.1"] * (MOST - 1))
        fill([f"2001:db8:0:1::{n:x}" for n in range(1, MOST)])
        assert [status(each) for each in ("192.0.2.1", "192.0.2.2", "2001:db8:0:1::ffff", "2001:db8:0:2::1")] == [200] * 4
        fill(["192.0.2.1", "2001:db8:0:1:ff00::"])
        deadline = time.monotonic() + 5
        while status("192.0.2.1") == 200 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert [status(each) for each in ("192.0.2.1", "192.0.2.2", "2001:db8:0:1::ffff", "2001:db8:0:2::1")] == [
            429,
            200,
            429,
            200,
        ]


# --- games behind them ------------------------------------------------------------------------------------------------

GAMES = 50


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture
def processes(database: str, tmp_path: Path) -> Iterator[list[ChildServer]]:
    """Two processes on one PostgreSQL."""
    both = [ChildServer(tmp_path / name, database=database, proxies="127.0.0.1") for name in ("first", "second")]
    yield both
    for each in both:
        if each.process.poll() is None:
            each.stop()
        assert "Traceback" not in each.log.read_text()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.program)
def test_a_process_is_killed_in_the_middle_of_fifty_games(
    kind: type[Proxy], processes: list[ChildServer], database: str, tmp_path: Path
) -> None:
    """No acknowledged answer is lost or taken twice, and every table is played on within five seconds."""

    async def run(url: str) -> tuple[list[Player], float]:
        players = [player for seed in range(GAMES) for player in await sit_down([url], seed, pause=0.1)]
        async with playing(players):
            await until(lambda: all(len(player.acknowledged) >= 2 for player in players))
            processes[0].kill()
            killed = time.monotonic()
            await until(lambda: all(player.over or player.last > killed for player in players))
            await asyncio.sleep(2)
        return players, killed

    with serving(kind, tmp_path / kind.program, [process.port for process in processes]) as proxy:
        players, killed = asyncio.run(run(proxy.url))
    assert sum(bool(player.lost) for player in players) >= GAMES // 5
    assert any(player.sent_again for player in players)
    on_again = [min(when for when, _ in player.acknowledged.values() if when > killed) for player in players if not player.over]
    assert max(on_again) - killed < 5
    check_stored(players, database)


TABLES = 8
APART = 30.0
"""Seconds that the proxies disagree."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.program)
def test_two_proxies_disagree_about_which_process_is_up(
    kind: type[Proxy], processes: list[ChildServer], database: str, tmp_path: Path
) -> None:
    """Each sends everyone to another process: people who meet at a table come through both."""

    def epochs() -> dict[str, int]:
        return {row.code: row.epoch for row in stored.rows(database, "SELECT code, epoch FROM tables")}

    async def run(proxies: list[Proxy]) -> tuple[list[Player], float]:
        players = [player for seed in range(TABLES) for player in await sit_down([each.url for each in proxies], seed, pause=0.5)]
        async with playing(players):
            await asyncio.sleep(APART)
            for proxy in proxies:
                await asyncio.to_thread(proxy.reload)
            await asyncio.sleep(5)
            settled = epochs()
            agreed = time.monotonic()
            await asyncio.sleep(8)
            assert epochs() == settled
            end = time.monotonic()
        playable = {player.code for player in players if player.over or player.last > agreed}
        assert playable == {player.code for player in players}
        return players, end

    ports = [process.port for process in processes]
    with serving(kind, tmp_path / "here", ports, down=1) as here, serving(kind, tmp_path / "there", ports, down=0) as there:
        players, end = asyncio.run(run([here, there]))
    check_stored(players, database)
    late = [
        other.saw(moves) - when
        for player in players
        for other in players
        if other.code == player.code
        for when, moves in player.acknowledged.values()
        if when < end - 5
    ]
    assert max(late) < 5
    logs = "".join(process.log.read_text() for process in processes)
    assert re.search("changed hands .* hash by the table's code, see deploy/", logs)
