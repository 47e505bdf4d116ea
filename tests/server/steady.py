"""Players who go on whatever happens to the server, and a server that is killed under them."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from server import stored
from server.guests import ChildServer, Guest, Live

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class Steady:
    """Plays at random at one table after another, and knows exactly which answers were acknowledged."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.dice = random.Random(seed)
        self.acknowledged: list[str] = []  # ids of answers that came back in an update
        self.failure: BaseException | None = None
        self._pending: dict[str, object] | None = None  # sent, but not known to have arrived
        self._code = ""
        self._moves = 0  # when the last answer was acknowledged
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def finish(self) -> None:
        self._stop.set()
        self._thread.join(60)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        try:
            while not self._stop.is_set():
                try:
                    self._sit_down()
                except GONE:
                    time.sleep(0.05)
        except BaseException as error:
            self.failure = error

    def _sit_down(self) -> None:
        if not self._code:
            try:
                self._code = self.guest.make("horrified", "me", "me", "random")
            except Exception as error:
                raise OSError from error  # the server is away
            self._moves = 0
        with self.guest.live(self._code) as live:
            update = live.wait_update()
            assert update["moves"] >= self._moves, "an acknowledged answer is lost"
            while not self._stop.is_set() and live.update["status"] != "finished":
                self._answer(live)
            if live.update["status"] == "finished":
                self._code, self._pending = "", None

    def _answer(self, live: Live) -> None:
        """Give an answer; one that may have been lost on the way is sent again under the same id."""
        if self._pending is None:
            asked = [question for question in live.update["questions"] if not question["interrupt"]]
            if not asked:
                live.wait_update()
                return
            question = self.dice.choice(asked)
            answer = self.dice.choice(question["answers"])["id"]
            id_ = f"{self.dice.getrandbits(64):x}"
            self._pending = {
                "type": "answer", "seat": question["seat"], "answers": [answer], "sequence": live.update["sequence"], "id": id_,
            }  # fmt: skip
        id_ = str(self._pending["id"])
        live.send(self._pending)
        reply = live.wait(lambda message: message.get("answered") == id_)
        self._pending = None
        if reply["type"] == "update" or "already been taken" in reply["reason"]:
            self.acknowledged.append(id_)
            self._moves = reply.get("moves", self._moves)


@dataclass
class Outcome:
    """How many answers were acknowledged, and which of them the database does not have, or has twice."""

    acknowledged: int
    lost: list[str]
    twice: list[str]


def _at_once_after_another(players: list[Steady], deadline: float) -> None:
    """Returns when one more answer was acknowledged: an error that stores it later than it says so has no time for it."""
    given = _given(players)
    while _given(players) == given and time.monotonic() < deadline:
        time.sleep(0)


def _given(players: list[Steady]) -> int:
    return sum(len(player.acknowledged) for player in players)


def survive(
    data_dir: Path, kills: int, tables: int, seed: int, between: float = 0.5, answers: int = 15, database: str = ""
) -> Outcome:
    """Let people play while the server is killed at random moments and started again.

    From a start to the next kill pass about `between` seconds, or as many more as it takes to acknowledge so many answers;
    it comes as soon as one more is acknowledged.
    `database` is the URL of a PostgreSQL, or "" for a new file of SQLite.
    """
    dice = random.Random(seed)
    options = {"database": database} if database else {}
    server = ChildServer(data_dir, **options)
    port = server.port
    players = [Steady(Guest(server.url), i) for i in range(tables)]
    try:
        for killed in range(kills + 1):
            time.sleep(between * (0.5 + dice.random()))
            deadline = time.monotonic() + 60
            while _given(players) < (killed + 1) * answers and time.monotonic() < deadline:
                time.sleep(0.01 * dice.random())
            if killed < kills:
                _at_once_after_another(players, deadline)
                server.kill()
                server = ChildServer(data_dir, port, **options)
    finally:
        for player in players:
            player.finish()
            player.guest.http.close()
        server.stop()
    for player in players:
        if player.failure is not None:
            raise player.failure
    kept = stored.requests(database or f"sqlite:///{data_dir / 'gloam.sqlite'}")
    given = [id_ for player in players for id_ in player.acknowledged]
    return Outcome(len(given), sorted(set(given) - set(kept)), sorted(id_ for id_ in set(kept) if kept.count(id_) > 1))
