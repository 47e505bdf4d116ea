"""Players who go on through whatever happens to servers and proxies, and note what was acknowledged and what they saw."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from server import stored
from server.guests import TRUST

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
RETRY = 0.5
"""Seconds until a page comes back, on average."""


class Player:
    """Answers at random at one table, and comes back when the connection is lost: through the next of these addresses."""

    def __init__(self, addresses: Sequence[str], cookie: str, code: str, seed: int, pause: float = 0.0) -> None:
        self.code = code
        self.over = False
        self.lost: list[float] = []  # when connections were lost
        self.sent_again = 0  # answers that may have been lost with them
        self.acknowledged: dict[str, tuple[float, int]] = {}  # by its id, when an answer was and how many there were then
        self.seen: list[tuple[float, int]] = []  # when which number of answers showed
        self.addresses = addresses
        self._cookie = cookie
        self._pause = pause
        self._dice = random.Random(seed)
        self._update: dict[str, Any] = {"questions": []}
        self._pending: dict[str, Any] | None = None  # sent, but not known to have arrived

    async def play(self) -> None:
        """Until the game is over."""
        for url in cycle(self.addresses):
            try:
                async with connect(
                    f"ws{url[4:]}/api/tables/{self.code}/live", additional_headers={"Cookie": self._cookie}, open_timeout=20
                ) as socket:
                    await self._stay(socket)
            except GONE:
                pass
            if self.over:
                return
            self.lost.append(time.monotonic())
            await asyncio.sleep(RETRY * (0.5 + self._dice.random()))

    async def _stay(self, socket: ClientConnection) -> None:
        if self._pending is not None:
            self.sent_again += 1
            await socket.send(json.dumps(self._pending))
        answering = asyncio.create_task(self._answer(socket))
        try:
            async for text in socket:
                self._hear(json.loads(text))
                if self.over:
                    return
                if self._pending is None and answering.done():
                    answering.result()
                    answering = asyncio.create_task(self._answer(socket))
        finally:
            answering.cancel()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self._see(message)
        if self._pending is not None and message.get("answered") == self._pending["id"]:
            if message["type"] == "update" or "already been taken" in message["reason"]:
                self.acknowledged[self._pending["id"]] = (time.monotonic(), self.seen[-1][1])
            self._pending = None

    def _see(self, update: dict[str, Any]) -> None:
        assert not self.seen or update["moves"] >= self.seen[-1][1], "an acknowledged answer is lost"
        self.seen.append((time.monotonic(), update["moves"]))
        self.over = update["status"] == "finished"
        self._update = update

    async def _answer(self, socket: ClientConnection) -> None:
        await asyncio.sleep(self._pause * (0.5 + self._dice.random()))
        asked = [question for question in self._update["questions"] if not question["interrupt"]]
        if asked and self._pending is None:
            answer, id_ = self._dice.choice(asked[0]["answers"])["id"], f"{self._dice.getrandbits(64):x}"
            seat, sequence = asked[0]["seat"], self._update["sequence"]
            self._pending = {"type": "answer", "seat": seat, "answers": [answer], "sequence": sequence, "id": id_}
            await socket.send(json.dumps(self._pending))

    @property
    def last(self) -> float:
        """When an answer was acknowledged last."""
        return max((when for when, _ in self.acknowledged.values()), default=0.0)

    def saw(self, moves: int) -> float:
        """When so many answers showed first; never if they did not."""
        return next((when for when, shown in self.seen if shown >= moves), float("inf"))


async def sit_down(urls: Iterable[str], seed: int, pause: float = 0.0, game: str = "the_victim") -> list[Player]:
    """People at a new table of their own, one at each address."""
    people = [httpx.AsyncClient(base_url=url, timeout=60, verify=TRUST) for url in urls]
    try:
        cookies = [(await http.get("/api/me")).headers["set-cookie"].split(";")[0] for http in people]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        made = await people[0].post("/api/tables", json={"game": game, "seats": seats if people[1:] else seats * 2})
        code = made.json()["code"]
        for seat, http in enumerate(people[1:], 1):
            (await http.post(f"/api/tables/{code}/sit/{seat}")).raise_for_status()
    finally:
        for http in people:
            await http.aclose()
    return [
        Player([str(http.base_url).rstrip("/")], cookie, code, seed * 10 + seat, pause)
        for seat, (http, cookie) in enumerate(zip(people, cookies, strict=True))
    ]


@asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """Everyone plays meanwhile. Raises what went wrong for one of them."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended


async def until(condition: Callable[[], bool], patience: float = 60) -> None:
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def check_stored(players: Sequence[Player], database: str) -> None:
    """Every answer that was acknowledged is stored, and none twice."""
    found = [(row.code, row.request) for row in stored.rows(database, "SELECT code, request FROM answers WHERE request != ''")]
    assert {(player.code, id_) for player in players for id_ in player.acknowledged} <= set(found)
    assert len(found) == len(set(found))
