"""Many live tables on one server: durable answers per second, and how long an answer takes to reach both players.

    python bench/load.py                    as fast as the tables can be played
    python bench/load.py --rate 1           each table one answer a second
    python bench/load.py --beside ../old    another checkout with its .venv in turns with this one, to compare

Server and players share the machine, so the server alone is faster than this shows.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import nullcontext, suppress
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.database import postgresql
from server.guests import OFTEN, PATIENCE, TRUST, ChildServer


class Answer(msgspec.Struct):
    id: int


class Question(msgspec.Struct):
    seat: int
    interrupt: bool
    answers: list[Answer]


class Message(msgspec.Struct):
    """What the players read of a message."""

    type: str
    sequence: int = 0
    moves: int = 0
    status: str = ""
    questions: list[Question] = []
    answered: str = ""


TABLE = b'{"game":"horrified","seats":[{"kind":"me"},{"kind":"open"}],"options":{"preset":"standard"}}'
WARM = 5  # answers at each table before anything is counted
decode = msgspec.json.Decoder(Message).decode


class Measures:
    """What was seen."""

    def __init__(self) -> None:
        self.counting = False
        self.given = 0  # answers, counted or not
        self.own: list[float] = []  # seconds from an answer to the update of whoever gave it
        self.other: list[float] = []  # and to that of the other player
        self.refused = 0
        self.bytes: list[int] = []  # of an update on the wire
        self.problems: list[str] = []
        self.busy = 0.0  # seconds of processor time that the server took
        self.players = 0.0  # and that the players took


class TwoPlayers:
    """A table and the two people at it, who answer at random."""

    def __init__(self, url: str, measures: Measures, rate: float, seed: int) -> None:
        self.url = url
        self.measures = measures
        self.rate = rate
        self.dice = random.Random(seed)
        self.sent: dict[str, float] = {}
        self.last = 0.0  # when the last answer was sent
        self.cookies: list[str] = []
        self.browsers = [httpx.AsyncClient(base_url=url, verify=TRUST, timeout=PATIENCE) for _ in range(2)]
        self.code = ""

    async def sit_down(self) -> None:
        first, second = self.browsers
        if not self.cookies:
            self.cookies = [await self._come(each) for each in self.browsers]
        made = await first.post("/api/tables", content=TABLE, headers={"Content-Type": "application/json"})
        self.code = made.raise_for_status().json()["code"]
        if (await second.post(f"/api/tables/{self.code}/sit/1")).is_error:  # two guests whom the server called alike
            second.cookies.clear()
            self.cookies[1] = await self._come(second)
            (await second.post(f"/api/tables/{self.code}/sit/1")).raise_for_status()

    async def _come(self, browser: httpx.AsyncClient) -> str:
        """Become known to the server: returns the cookie."""
        (await browser.get("/api/me")).raise_for_status()
        return browser.cookies["gloam"]

    async def play(self) -> None:
        """Play one game after another."""
        while True:
            address = f"ws{self.url[4:]}/api/tables/{self.code}/live"
            sockets = [
                await connect(address, additional_headers={"Cookie": f"gloam={cookie}"}, proxy=None, open_timeout=PATIENCE)
                for cookie in self.cookies
            ]
            await asyncio.gather(*[Player(self, socket).play() for socket in sockets])
            await self.sit_down()


class Player:
    """One of the two, as long as a game lasts."""

    def __init__(self, table: TwoPlayers, socket: ClientConnection) -> None:
        self._table = table
        self._socket = socket
        self._answered_at = -1  # updates also come when nothing has moved
        self._seen = 1 << 30
        self._arrived = 0  # bytes since the last update
        self._answering: set[asyncio.Task[None]] = set()
        receive = socket.protocol.receive_data

        def received(data: bytes | bytearray) -> None:
            self._arrived += len(data)
            receive(data)

        socket.protocol.receive_data = received  # type: ignore[method-assign]

    async def play(self) -> None:
        """Hear and answer until the game is over. Raises ConnectionClosed if the server hangs up before."""
        async with self._socket:
            while not self._heard(await self._socket.recv(decode=False)):
                pass

    def _heard(self, text: bytes) -> bool:
        """A message has come: whether it was the last one."""
        message = decode(text)
        now = time.perf_counter()
        table, measures = self._table, self._table.measures
        if message.type == "refused":
            measures.refused += 1
        if message.type != "update":
            return False
        size, self._arrived = self._arrived, 0
        if measures.counting:
            if self._seen < 1 << 30 and size:
                measures.bytes.append(size)
            if message.answered:
                measures.own.append(now - table.sent.pop(message.answered))
            elif message.moves > self._seen:
                measures.other.append(now - table.last)
        self._seen = message.moves
        asked = [question for question in message.questions if not question.interrupt]
        if asked and message.moves > self._answered_at:
            self._answered_at = message.moves
            answering = asyncio.create_task(self._answer(asked[0], message.sequence))
            self._answering.add(answering)
            answering.add_done_callback(self._answering.discard)
        return message.status == "finished"

    async def _answer(self, asked: Question, sequence: int) -> None:
        """Answer at random, after a while if there is a rate."""
        table = self._table
        if table.rate:
            await asyncio.sleep(table.dice.expovariate(table.rate))
        id_ = f"{table.dice.getrandbits(64):x}"
        give = {
            "type": "answer", "seat": asked.seat, "answers": [table.dice.choice(asked.answers).id], "sequence": sequence, "id": id_,
        }  # fmt: skip
        table.measures.given += 1
        table.last = table.sent[id_] = time.perf_counter()
        with suppress(ConnectionClosed):  # the other player's answer was the last
            await self._socket.send(msgspec.json.encode(give), text=True)


def percentile(values: list[float], part: float) -> float:
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def processor_time(process: int) -> float:
    """Seconds that a process and those it started have used a processor, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") + sum(processor_time(int(child)) for child in children)


async def measure(server: ChildServer, tables: int, seconds: float, rate: float) -> Measures:
    measures = Measures()
    players = [TwoPlayers(server.url, measures, rate, seed) for seed in range(tables)]
    for first in range(0, tables, 8):
        await asyncio.gather(*[each.sit_down() for each in players[first : first + 8]])
    playing = [asyncio.create_task(each.play()) for each in players]
    await asyncio.sleep(2)
    while not rate and measures.given < WARM * tables and not any(task.done() for task in playing):
        await asyncio.sleep(0.1)  # on a busy machine some of the server is still beginning
    measures.counting = True
    measures.busy, measures.players = -processor_time(server.process.pid), -time.process_time()
    await asyncio.sleep(seconds)
    measures.busy += processor_time(server.process.pid)
    measures.players += time.process_time()
    measures.counting = False
    for task in playing:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            measures.problems.append(f"{type(ended).__name__}: {ended}")
    return measures


def stand_back() -> None:
    """Let the server finish what it does before the players are given its processor: those of a real table have their own.

    Only what this process does itself: a server that it starts is treated as usual.
    """
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH | os.SCHED_RESET_ON_FORK, os.sched_param(0))


def known(python: str) -> str:
    """The options that a checkout's server tells of: older ones know fewer."""
    wide = {**os.environ, "COLUMNS": "200"}
    return subprocess.run([python, "-m", "gloam.server", "--help"], capture_output=True, text=True, check=True, env=wide).stdout


def manner(python: str) -> str:
    """How a checkout runs: compiled or not, which makes most of the difference. Older ones could not be compiled."""
    told = subprocess.run([python, "-c", "from gloam.compiled import told; print(told())"], capture_output=True, text=True)
    return told.stdout.strip() or "pure Python"


def run(asked: argparse.Namespace, python: str, database: str) -> Measures:
    """One server, its players, and what they saw."""
    with tempfile.TemporaryDirectory() as folder:
        told = known(python)
        options: dict[str, object] = {}
        if database:
            options["database"] = database
        often = [name for name in OFTEN if f"--{name.replace('_', '-')}" in told]
        server = ChildServer(Path(folder), python=python, often=often, **options)
        try:
            return uvloop.run(measure(server, asked.tables, asked.seconds, asked.rate))
        finally:
            server.stop()


def tell(name: str, asked: argparse.Namespace, seen: Measures) -> None:
    print(
        f"{name}: {asked.tables} tables, {2 * asked.tables} sockets: {len(seen.own) / asked.seconds:.0f} durable answers a second"
    )
    print(f"  to the update of whoever answered: p50 {percentile(seen.own, 0.5):.1f} ms, p99 {percentile(seen.own, 0.99):.1f} ms")
    print(
        f"  to the other player's update:      p50 {percentile(seen.other, 0.5):.1f} ms, p99 {percentile(seen.other, 0.99):.1f} ms"
    )
    print(f"  answers for each second of the server's processor time: {len(seen.own) / seen.busy:.0f}; refused: {seen.refused}")
    print(f"  of {asked.seconds:g} s the server worked {seen.busy:.1f} s, the players {seen.players:.1f} s")
    print(f"  an update on the wire: {sorted(seen.bytes)[len(seen.bytes) // 2] if seen.bytes else 0} bytes in the median")
    for problem in sorted(set(seen.problems)):
        print(f"  PROBLEM at {seen.problems.count(problem)} tables: {problem}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0, help="answers a second at each table; 0: as fast as possible")
    parser.add_argument("--database", default="", help="a URL; a new file of SQLite by default")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own")
    parser.add_argument("--beside", type=Path, help="another checkout, measured in turns with this one")
    parser.add_argument("--turns", type=int, default=1, help="how often each is measured")
    asked = parser.parse_args()
    stand_back()
    checkouts = {"this": sys.executable}
    if asked.beside:
        checkouts["beside"] = str(asked.beside / ".venv/bin/python")
    for name, python in checkouts.items():
        print(f"{name} runs {manner(python)}")
    failed = False
    for _ in range(asked.turns):
        for name, python in checkouts.items():
            with postgresql() if asked.postgresql else nullcontext(asked.database) as database:
                seen = run(asked, python, database)
            tell(name, asked, seen)
            failed = failed or bool(seen.problems) or not seen.own
    sys.exit(failed)


if __name__ == "__main__":
    main()
