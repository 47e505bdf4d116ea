"""PostgreSQL instead of SQLite: the same play, secrets and strangers, and several servers on one database."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from gloam.server.metrics import Metrics
from gloam.server.store.storage import Storage
from server import test_play, test_secrets, test_strangers
from server.database import postgresql
from server.guests import TRUST, ChildServer, Guest, crowded
from server.steady import survive

Come = Callable[..., Guest]
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


PATIENT = 30
"""Seconds that servers have where nobody is killed: on a busy machine they may be silent for a while."""


@pytest.fixture(scope="session")
def house(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ChildServer]:
    """A server on PostgreSQL: what is asked of the one on SQLite is asked of this one, too."""
    server = ChildServer(tmp_path_factory.mktemp("house"), database=database, lease=PATIENT)
    yield server
    server.stop()
    said = server.log.read_text()
    assert "Traceback" not in said, said


def _again(module: ModuleType) -> None:
    """The tests of a module that need a server and guests only are tests of this one, too."""
    for name, test in vars(module).items():
        if name.startswith("test_") and "guest" in (needs := set(signature(test).parameters)) and needs <= {"guest", "house"}:
            globals()[name] = test


for _module in (test_play, test_secrets, test_strangers):
    _again(_module)


def test_servers_that_start_at_once_bring_the_database_up_to_date_once(database: str) -> None:
    with psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as plain:
        plain.execute("CREATE DATABASE fresh")
    url = f"{database.rpartition('/')[0]}/fresh"

    async def start() -> None:
        stores = [Storage(url, Metrics()) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(start())
    with psycopg.connect(url.replace("+psycopg", "")) as plain:
        versions = [version for (version,) in plain.execute("SELECT version FROM schema_version ORDER BY 1").fetchall()]
    assert versions == list(range(1, len(versions) + 1))


@pytest.fixture
def pair(house: ChildServer, database: str, tmp_path: Path) -> Iterator[list[ChildServer]]:
    """Two servers on one database."""
    first = ChildServer(tmp_path, database=database, lease=PATIENT)
    yield [first, house]
    if first.process.poll() is None:
        first.stop()
    assert "Traceback" not in first.log.read_text()


@pytest.fixture
def doomed(house: ChildServer, database: str, tmp_path: Path) -> Iterator[list[ChildServer]]:
    """Two servers on one database; the first, which the others soon take for dead, is killed by the test."""
    first = ChildServer(tmp_path, database=database)
    yield [first, house]
    if first.process.poll() is None:
        first.kill()


def test_a_table_is_played_through_any_server(pair: list[ChildServer]) -> None:
    here, there = pair
    with Guest(here.url, "Alice") as alice, Guest(there.url, "Bob") as bob:
        code = alice.make("horrified", "me", "open", options={"monsters": ["dracula", "creature"], "first_player": 1})
        bob.post(code, "sit/1")
        with alice.live(code) as mine, bob.live(code) as theirs:
            theirs.wait_update(lambda update: update["questions"])
            answered = theirs.give(1, "end")
            assert answered["type"] == "update"
            mine.wait_update(lambda update: update["moves"] == answered["moves"])
            theirs.send({"type": "say", "seat": -1, "text": "I am over there"})
            assert mine.wait_for("said")["person"]["name"] == "Bob"
        assert bob.get(code, "/history")["moves"] == alice.get(code)["moves"]
        assert bob.http.put(f"/api/tables/{code}/door", json={"closed": True, "several": False}).status_code == 403
        assert "gloam" not in bob.http.get(f"/api/tables/{code}").headers.get("set-cookie", "")
        bob.http.headers["x-gloam-relay"] = "a guess"
        assert bob.http.get(f"/api/tables/{code}").json()["code"] == code


def test_a_server_that_ends_in_good_order_gives_its_tables_away_at_once(pair: list[ChildServer]) -> None:
    here, there = pair
    with Guest(here.url) as alice:
        code = alice.make("horrified", "me")
        here.stop()
        begun = time.monotonic()
        alice.url = there.url
        with alice.live(code) as live:
            assert live.wait_update()["status"] == "playing"
        assert time.monotonic() - begun < 2.5 * crowded()  # less than it takes to be thought dead


def test_several_processes_serve_one_address(database: str, tmp_path: Path) -> None:
    """Whichever of them takes a socket, it is the same table."""
    server = ChildServer(tmp_path, database=database, workers=2, lease=PATIENT)
    try:
        with Guest(server.url, "Alice") as alice:
            code = alice.make("horrified", "me", options={"preset": "first"})
            sockets = [alice.live(code) for _ in range(6)]
            for each in sockets:
                each.wait_update()
            moves = sockets[0].give(0, "end")["moves"]
            for each in sockets[1:]:
                each.wait_update(lambda update, moves=moves: update["moves"] == moves)
            for each in sockets:
                each.close()
        with psycopg.connect(database.replace("+psycopg", "")) as plain:
            alive = plain.execute("SELECT id FROM servers WHERE lease > extract(epoch FROM clock_timestamp()) * 1000").fetchall()
        assert len(alive) >= 2
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()


class Player:
    """Plays at random at one table, through whichever server is there, and knows which answers were acknowledged."""

    def __init__(self, servers: list[ChildServer], at: int, seed: int) -> None:
        self.urls = [server.url for server in servers]
        self.at = at
        self.dice = random.Random(seed)
        self.cookie = self.code = ""
        self.acknowledged: list[str] = []
        self.moves = 0
        self.over = False
        self.lost_at = self.back_at = 0.0
        self._pending: dict[str, object] | None = None

    async def sit_down(self, made_at: int) -> None:
        async with httpx.AsyncClient(base_url=self.urls[made_at], timeout=60, verify=TRUST) as http:
            me = await http.get("/api/me")
            self.cookie = me.headers["set-cookie"].split(";")[0]
            seats = [{"kind": "me"}, {"kind": "me"}]
            table = await http.post("/api/tables", json={"game": "horrified", "seats": seats, "options": {"preset": "standard"}})
            self.code = table.json()["code"]

    async def play(self) -> None:
        while not self.over:
            address = f"ws{self.urls[self.at][4:]}/api/tables/{self.code}/live"
            try:
                async with connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=20) as socket:
                    await self._stay(socket)
            except GONE:
                pass
            if not self.over:
                self.lost_at = self.lost_at or time.monotonic()
                self.at = 1 - self.at
                await asyncio.sleep(0.1)

    async def _stay(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            await socket.send(json.dumps(self._pending))
        update: dict[str, Any] = {"status": "", "questions": []}
        async for text in socket:
            message = json.loads(text)
            if self._pending is not None and message.get("answered") == self._pending["id"]:
                if message["type"] == "update" or "already been taken" in message["reason"]:
                    self.acknowledged.append(str(self._pending["id"]))
                self._pending = None
            if message["type"] == "update":
                update = message
                assert update["moves"] >= self.moves, "an acknowledged answer is lost"
                self.moves = update["moves"]
                if self.lost_at and not self.back_at:
                    self.back_at = time.monotonic()
            if update["status"] == "finished":
                self.over = True
                return
            asked = [question for question in update["questions"] if not question["interrupt"]]
            if asked and self._pending is None:
                self._pending = {
                    "type": "answer", "seat": asked[0]["seat"], "answers": [self.dice.choice(asked[0]["answers"])["id"]],
                    "sequence": update["sequence"], "id": f"{self.dice.getrandbits(64):x}",
                }  # fmt: skip
                await socket.send(json.dumps(self._pending))


def test_a_killed_server_loses_no_acknowledged_answer(database: str, tmp_path: Path) -> None:
    outcome = survive(tmp_path, kills=1, tables=3, seed=5, database=database)
    assert outcome.acknowledged >= 30
    assert (outcome.lost, outcome.twice) == ([], [])


async def until(condition: Callable[[], bool], patience: float = 60) -> None:
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


GAMES = 50


def test_a_server_is_killed_in_the_middle_of_fifty_games(doomed: list[ChildServer], database: str) -> None:
    """No acknowledged answer is lost or stored twice, and every table is back within five seconds."""

    async def run() -> list[Player]:
        # Half of the tables are held by each server, and half of the players of each come through the other one.
        players = [Player(doomed, seed // 2 % 2, seed) for seed in range(GAMES)]
        for number, player in enumerate(players):
            await player.sit_down(number % 2)
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(len(player.acknowledged) >= 2 for player in players))
        doomed[0].kill()
        given = [len(player.acknowledged) for player in players]
        await until(lambda: all(p.over or len(p.acknowledged) >= n + 3 for p, n in zip(players, given, strict=True)))
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            assert not isinstance(ended, Exception), ended
        return players

    players = asyncio.run(run())
    gone = [player for player in players if player.lost_at]
    assert len(gone) >= GAMES // 2
    assert max(player.back_at - player.lost_at for player in gone) < 5 * crowded()
    with psycopg.connect(database.replace("+psycopg", "")) as plain:
        stored = plain.execute("SELECT code, request FROM answers WHERE request != ''").fetchall()
    given = [(player.code, id_) for player in players for id_ in player.acknowledged]
    assert set(given) <= set(stored)
    assert len(stored) == len(set(stored))
