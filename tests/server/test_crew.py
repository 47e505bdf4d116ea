"""Several processes that serve one address and one file: everyone comes to the process that holds the table they ask for."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import h11
import httpx
import pytest

from gloam.server.crew import Post, listen_inside
from gloam.server.settings import Settings
from gloam.server.starting import cannot_open
from server.guests import PATIENCE, ChildServer, Guest, Live, fetch

TABLES = 6


@contextmanager
def serving(folder: Path) -> Iterator[ChildServer]:
    server = ChildServer(folder, workers=2, lease=5)  # long enough for a busy machine
    deadline = time.monotonic() + PATIENCE
    while len(addresses(server)) < 2:
        assert time.monotonic() < deadline, "one of them does not start"
        time.sleep(0.05)
    until_all_serve(server)
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


def until_all_serve(server: ChildServer) -> None:
    """Each process answers; one that is still starting keeps us waiting."""
    for address in set(addresses(server)):
        assert fetch(f"{address}/health", timeout=PATIENCE).text == "ok"


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ChildServer]:
    """Two processes, for all tests that leave them alive."""
    with serving(tmp_path_factory.mktemp("crew")) as server:
        yield server


@pytest.fixture
def doomed(tmp_path: Path) -> Iterator[ChildServer]:
    """Two processes that a test may end."""
    with serving(tmp_path) as server:
        yield server


def processes(server: ChildServer) -> list[int]:
    """Those that serve."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def handed_over(server: ChildServer) -> int:
    """How many connections were, by all processes."""
    told = [fetch(f"{address}/metrics").text for address in addresses(server)]
    return sum(int(line.split()[1]) for text in told for line in text.splitlines() if line.startswith("gloam_handed_over_total"))


def addresses(server: ChildServer) -> list[str]:
    """Where each process is reached."""
    with closing(sqlite3.connect(server.data_dir / "gloam.sqlite")) as plain:
        return [address for (address,) in plain.execute("SELECT address FROM servers")]


def held(server: ChildServer) -> dict[str, str]:
    """Where the process is reached that holds a table, by the table's code."""
    with closing(sqlite3.connect(server.data_dir / "gloam.sqlite")) as plain:
        return dict(plain.execute("SELECT code, address FROM tables JOIN servers ON servers.id = owner"))


handing_over = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere connections are passed on, as between machines")


@handing_over
def test_both_have_tables_and_everyone_comes_to_the_one_that_holds_theirs(crew: ChildServer) -> None:
    before, codes = handed_over(crew), list[str]()
    while len(codes) < TABLES or len({held(crew)[code] for code in codes}) < 2:
        number = len(codes)
        assert number < 30, "who comes has always come to the same process"
        with Guest(crew.url, f"Alice {number}") as alice, Guest(crew.url, f"Bob {number}") as bob:
            code = alice.make("horrified", "me", "open", options={"preset": "first", "first_player": 1})
            codes.append(code)
            bob.post(code, "sit/1")
            with alice.live(code) as mine, bob.live(code) as theirs, bob.live(code) as again:
                theirs.wait_update(lambda update: update["questions"])
                moves = theirs.give(1, "end")["moves"]
                for each in (mine, again):
                    each.wait_update(lambda update, moves=moves: update["moves"] == moves)
                theirs.send({"type": "say", "seat": 1, "text": "your turn"})
                mine.wait_update(lambda update: any(frame["event"]["parts"]["kind"] == "said" for frame in update["frames"]))
    # Bob, who had come before he knew the table, may have been handed over; sockets come to the right process at once.
    assert handed_over(crew) - before <= len(codes)


def test_whoever_hears_of_a_process_before_it_serves_waits_for_it() -> None:
    with listen_inside("127.0.0.1") as inside, connected(Post(inside).address):
        taken, _ = inside.accept()
        taken.close()


def two_tables(alice: Guest, crew: ChildServer) -> dict[str, str]:
    """A new table of each process: by where it is reached, the code."""
    found: dict[str, str] = {}
    while len(found) < 2:
        with Guest(alice.url, cookie=alice.cookie) as elsewhere:  # a new connection
            code = elsewhere.make("horrified", "me", "open")
        found[held(crew)[code]] = code
    return found


@handing_over
def test_a_socket_that_comes_to_the_wrong_process_goes_to_the_right_one(crew: ChildServer) -> None:
    with Guest(crew.url) as alice:
        tables = two_tables(alice, crew)
        before = handed_over(crew)
        for address in tables:
            for code in tables.values():
                with Guest(address, cookie=alice.cookie) as there, there.live(code) as live:
                    assert live.wait_update()["status"] == "waiting"
        assert handed_over(crew) - before == 2


def test_who_is_renamed_or_forgotten_in_one_process_is_so_in_all(crew: ChildServer) -> None:
    with Guest(crew.url, "Alice") as alice:
        secret = alice.http.post("/api/me/devices").json()["secret"]
        claimed = httpx.post(f"{crew.url}/api/me/devices/claim", json={"secret": secret})
        phone = {"gloam": claimed.cookies["gloam"]}
        here, there = addresses(crew)

        def seen(cookies: dict[str, str], address: str) -> dict[str, str]:
            told: dict[str, str] = fetch(f"{address}/api/me", cookies=cookies).json()
            return told

        for name in ("Alice", "Alicia", "Ally"):
            assert httpx.put(f"{here}/api/me", json={"name": name}, cookies={"gloam": alice.cookie}).status_code == 200
            assert [seen(phone, address) for address in (here, there)] == [{"id": alice.id, "name": name}] * 2
        device = next(each["id"] for each in alice.http.get("/api/me/devices").json() if not each["this"])
        assert httpx.delete(f"{there}/api/me/devices/{device}", cookies={"gloam": alice.cookie}).status_code == 204
        assert alice.id not in [seen(phone, address)["id"] for address in (here, there)]
        assert seen({"gloam": alice.cookie}, here)["id"] == alice.id


def answered(conversation: socket.socket, answers: int) -> list[tuple[int, bytes]]:
    """The next so many answers of a connection: status and body of each."""
    parser = h11.Connection(h11.CLIENT)
    found: list[tuple[int, bytes]] = []
    while len(found) < answers:
        parser.send(h11.Request(method="GET", target="/", headers=[("host", "here")]))
        parser.send(h11.EndOfMessage())
        status, body = 0, b""
        while not isinstance(event := parser.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                parser.receive_data(conversation.recv(65536))
            elif isinstance(event, h11.Response):
                status = event.status_code
            elif isinstance(event, h11.Data):
                body += event.data
        found.append((status, body))
        if parser.our_state is h11.MUST_CLOSE:
            break
        parser.start_next_cycle()
    return found


def request(alice: Guest, path: str, method: str = "GET", body: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: gloam={alice.cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def connected(address: str) -> socket.socket:
    where = urlsplit(address)
    return socket.create_connection((where.hostname, where.port), timeout=PATIENCE)


@handing_over
def test_a_connection_goes_on_to_whichever_process_holds_what_it_asks_for(crew: ChildServer) -> None:
    with Guest(crew.url) as alice:
        tables = two_tables(alice, crew)
        here, there = tables.values()
        before = handed_over(crew)
        report = json.dumps({"about": alice.id, "reason": "only to be read " * 20}).encode()
        with connected(next(iter(tables))) as conversation:
            # All at once, and the last of them in two pieces.
            last = request(alice, f"/api/tables/{there}/report", "POST", report)
            asked = [request(alice, f"/api/tables/{code}") for code in (here, there, there, here)]
            conversation.sendall(b"".join(asked) + last[:-100])
            shown = [json.loads(body)["code"] for _, body in answered(conversation, 4)]
            conversation.sendall(last[-100:])
            reported, _ = answered(conversation, 1)[0]
        assert shown == [here, there, there, here]
        assert reported == 204
        assert handed_over(crew) - before == 3


@handing_over
def test_what_is_left_of_a_refused_request_is_never_taken_for_another(crew: ChildServer) -> None:
    with Guest(crew.url) as alice:
        tables = two_tables(alice, crew)
        _, there = tables.values()
        hidden = request(alice, f"/api/tables/{there}/stand/0", "POST")
        with connected(next(iter(tables))) as conversation:
            # It is refused before its body has come, and that looks like requests for a table elsewhere.
            foreign = request(alice, "/api/tables", "POST", hidden * 3).replace(b"Cookie", b"Origin: http://elsewhere\r\nCookie", 1)
            conversation.sendall(foreign[: -len(hidden) * 2])
            assert answered(conversation, 1)[0][0] == 403
            conversation.sendall(foreign[-len(hidden) * 2 :] + request(alice, f"/api/tables/{there}"))
            status, body = answered(conversation, 1)[0]
        assert status == 200, body
        assert [seat["kind"] for seat in json.loads(body)["seats"]] == ["person", "open"]


@handing_over
def test_a_request_that_has_come_in_part_is_answered_by_whoever_holds_its_table(crew: ChildServer) -> None:
    with Guest(crew.url) as alice:
        tables = two_tables(alice, crew)
        _, there = tables.values()
        report = json.dumps({"about": alice.id, "reason": "much"}).encode().ljust(200_000)
        with connected(next(iter(tables))) as conversation:
            conversation.sendall(request(alice, f"/api/tables/{there}/report", "POST", report))
            assert answered(conversation, 1)[0][0] == 204


@handing_over
def test_a_socket_is_guarded_however_its_client_writes_the_names_of_headers(crew: ChildServer) -> None:
    with Guest(crew.url) as alice:
        code = alice.make("horrified", "me", "open")
        host = urlsplit(crew.url).netloc
        for origin, status in ((crew.url, b"101"), ("http://elsewhere", b"403")):
            with connected(crew.url) as conversation:
                conversation.sendall(
                    f"GET /api/tables/{code}/live HTTP/1.1\r\nHOST: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    f"ORIGIN: {origin}\r\nCookie: gloam={alice.cookie}\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
                )
                assert conversation.recv(65536).split()[1] == status


def back(guest: Guest, code: str) -> Live:
    """A socket at a table that may be on its way from one process to another."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with suppress(Exception):
            live = guest.live(code)
            live.wait_update()
            return live
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux tells them")
def test_one_of_them_is_killed_and_nothing_acknowledged_is_lost(doomed: ChildServer) -> None:
    with Guest(doomed.url) as alice:
        codes = [alice.make("horrified", "me", options={"preset": "first"}) for _ in range(TABLES)]
        moves = {}
        for code in codes:
            with alice.live(code) as live:
                live.play_at_random(random.Random(1), 3)
                moves[code] = live.update["moves"]
        before = processes(doomed)
        os.kill(before[0], signal.SIGKILL)
        for code in codes:
            with back(alice, code) as live:
                assert live.update["moves"] == moves[code]
                live.play_at_random(random.Random(2), 3)
                assert live.update["moves"] > moves[code]
        deadline = time.monotonic() + PATIENCE
        while len(processes(doomed)) < 2:  # another one takes its place
            assert time.monotonic() < deadline
            time.sleep(0.1)
        until_all_serve(doomed)


def test_a_file_that_several_processes_serve_is_nobody_elses(crew: ChildServer) -> None:
    assert "another Gloam serves" in asyncio.run(cannot_open(Settings(data_dir=crew.data_dir)))


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux tells them")
def test_whoever_interrupts_them_reads_no_tangle(doomed: ChildServer) -> None:
    doomed.process.send_signal(signal.SIGINT)
    for each in processes(doomed):
        os.kill(each, signal.SIGINT)
    assert doomed.process.wait(PATIENCE) == 0
    assert doomed.log.read_text() == ""
