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
from contextlib import nullcontext
from pathlib import Path

import msgspec
import uvloop
from wire import Ended, Http, Wire, open_wire

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.database import postgresql
from server.guests import OFTEN, ChildServer


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
        self.browsers = [Http(url), Http(url)]
        self.code = ""

    async def sit_down(self) -> None:
        first, second = self.browsers
        if not self.cookies:
            self.cookies = [(await each.ask("GET", "/api/me")).cookie for each in self.browsers]
        made = await first.ask("POST", "/api/tables", self.cookies[0], TABLE)
        self.code = msgspec.json.decode(made.body)["code"]
        try:
            await second.ask("POST", f"/api/tables/{self.code}/sit/1", self.cookies[1])
        except Ended:  # two guests whom the server called alike
            self.cookies[1] = (await second.ask("GET", "/api/me")).cookie
            await second.ask("POST", f"/api/tables/{self.code}/sit/1", self.cookies[1])

    async def play(self) -> None:
        """Play one game after another."""
        while True:
            address = f"ws{self.url[4:]}/api/tables/{self.code}/live"
            wires = [await open_wire(address, cookie) for cookie in self.cookies]
            if self.rate:  # else the server would let go of the idle connections of all who came at once in one moment
                for browser in self.browsers:
                    browser.close()
            players = [Player(self, wire) for wire in wires]
            await asyncio.gather(*[player.wire.listen(player.heard) for player in players])
            if not all(player.finished for player in players):
                raise Ended("the server hung up")
            await self.sit_down()


class Player:
    """One of the two, as long as a game lasts."""

    def __init__(self, table: TwoPlayers, wire: Wire) -> None:
        self.wire = wire
        self.finished = False
        self._table = table
        self._answered_at = -1  # updates also come when nothing has moved
        self._seen = 1 << 30
        self._before = 0

    def heard(self, text: bytes) -> None:
        """A message has come."""
        message = decode(text)
        now = time.perf_counter()
        table, measures, wire = self._table, self._table.measures, self.wire
        if message.type == "refused":
            measures.refused += 1
        if message.type != "update":
            return
        size, self._before = wire.arrived - self._before, wire.arrived
        if measures.counting:
            if self._seen < 1 << 30 and size:
                measures.bytes.append(size)
            if message.answered:
                measures.own.append(now - table.sent.pop(message.answered))
            elif message.moves > self._seen:
                measures.other.append(now - table.last)
        self._seen = message.moves
        if message.status == "finished":
            self.finished = True
            wire.close()
            return
        asked = [question for question in message.questions if not question.interrupt]
        if asked and message.moves > self._answered_at:
            self._answered_at = message.moves
            if table.rate:
                wait = table.dice.expovariate(table.rate)
                asyncio.get_running_loop().call_later(wait, self._answer, asked[0], message.sequence)
            else:
                self._answer(asked[0], message.sequence)

    def _answer(self, asked: Question, sequence: int) -> None:
        """Answer at random."""
        table = self._table
        id_ = f"{table.dice.getrandbits(64):x}"
        give = {
            "type": "answer", "seat": asked.seat, "answers": [table.dice.choice(asked.answers).id], "sequence": sequence, "id": id_,
        }  # fmt: skip
        table.measures.given += 1
        table.last = table.sent[id_] = time.perf_counter()
        self.wire.send(msgspec.json.encode(give))


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
        if asked.workers > 1 and "--workers" in told:
            options["workers"] = asked.workers
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
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
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
