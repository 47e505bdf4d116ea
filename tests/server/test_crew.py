"""Several processes that serve one address and one file: connections in turn, sockets at the process that holds their table."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from gloam.server.settings import Settings
from gloam.server.starting import cannot_open
from server.guests import PATIENCE, ChildServer, Guest, Live

TABLES = 6


@pytest.fixture
def crew(tmp_path: Path) -> Iterator[ChildServer]:
    server = ChildServer(tmp_path, workers=2, lease=5)  # long enough for a busy machine
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


def processes(server: ChildServer) -> list[int]:
    """Those that serve."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def handed_over(server: ChildServer) -> int:
    """How many sockets were, by all processes: connections come to one after the other."""
    told = [httpx.get(f"{server.url}/metrics").text for _ in range(2)]
    return sum(int(line.split()[1]) for text in told for line in text.splitlines() if line.startswith("gloam_handed_over_total"))


def owners(server: ChildServer, database: Path) -> list[str]:
    with closing(sqlite3.connect(database / "gloam.sqlite")) as plain:
        return [owner for (owner,) in plain.execute("SELECT owner FROM tables")]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere sockets are passed on, as between machines")
def test_both_have_tables_and_every_socket_comes_to_the_one_that_holds_its_table(crew: ChildServer, tmp_path: Path) -> None:
    for number in range(TABLES):
        with Guest(crew.url, f"Alice {number}") as alice, Guest(crew.url, f"Bob {number}") as bob:
            code = alice.make("horrified", "me", "open", options={"preset": "first", "first_player": 1})
            bob.post(code, "sit/1")
            with alice.live(code) as mine, bob.live(code) as theirs, bob.live(code) as again:
                theirs.wait_update(lambda update: update["questions"])
                moves = theirs.give(1, "end")["moves"]
                for each in (mine, again):
                    each.wait_update(lambda update, moves=moves: update["moves"] == moves)
                theirs.send({"type": "say", "seat": 1, "text": "your turn"})
                mine.wait_update(lambda update: any(frame["event"]["parts"]["kind"] == "said" for frame in update["frames"]))
    assert len(set(owners(crew, tmp_path))) == 2
    assert handed_over(crew) >= TABLES // 2


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
def test_one_of_them_is_killed_and_nothing_acknowledged_is_lost(crew: ChildServer) -> None:
    with Guest(crew.url) as alice:
        codes = [alice.make("horrified", "me", options={"preset": "first"}) for _ in range(TABLES)]
        moves = {}
        for code in codes:
            with alice.live(code) as live:
                live.play_at_random(random.Random(1), 3)
                moves[code] = live.update["moves"]
        before = processes(crew)
        os.kill(before[0], signal.SIGKILL)
        for code in codes:
            with back(alice, code) as live:
                assert live.update["moves"] == moves[code]
                live.play_at_random(random.Random(2), 3)
                assert live.update["moves"] > moves[code]
        deadline = time.monotonic() + PATIENCE
        while len(processes(crew)) < 2:  # another one takes its place
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_a_file_that_several_processes_serve_is_nobody_elses(crew: ChildServer, tmp_path: Path) -> None:
    assert "another Gloam serves" in asyncio.run(cannot_open(Settings(data_dir=tmp_path)))


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux tells them")
def test_whoever_interrupts_them_reads_no_tangle(crew: ChildServer) -> None:
    crew.process.send_signal(signal.SIGINT)
    for each in processes(crew):
        os.kill(each, signal.SIGINT)
    assert crew.process.wait(PATIENCE) == 0
    assert crew.log.read_text() == ""
