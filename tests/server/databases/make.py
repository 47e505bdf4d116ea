"""Write a database as some commit's server leaves it: `python tests/server/databases/make.py CHECKOUT NAME`.

Alice and Bob play a game, go back and talk; Alice finishes one alone and opens a table for a friend. The file is a dump of all
that is stored, and begins with how Alice is known and with the codes of the three tables.
"""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

FIRST = {"game": "horrified", "options": {"preset": "first"}}


class Player:
    """Someone who plays at random."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url)
        self.http.get("/api/me")
        self.cookie = str(self.http.cookies["gloam"])
        self.http.put("/api/me", json={"name": name}).raise_for_status()

    def live(self, code: str) -> ClientConnection:
        url = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        return connect(f"{url}/api/tables/{code}/live", additional_headers={"Cookie": f"gloam={self.cookie}"})

    def play(self, code: str, answers: int, dice: random.Random) -> None:
        with self.live(code) as socket:
            update = received(socket, "update")
            while answers and update["status"] == "playing":
                question = update["questions"][0]
                answer = {"type": "answer", "seat": question["seat"], "answers": [dice.choice(question["answers"])["id"]]}
                socket.send(json.dumps({**answer, "sequence": update["sequence"], "id": f"{dice.getrandbits(64):x}"}))
                update = received(socket, "update")
                answers -= 1


def received(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while (message := json.loads(socket.recv(20)))["type"] != kind:
        pass
    return dict(message)


def play(url: str) -> dict[str, str]:
    """What is stored: how Alice is known, and the codes of her tables."""
    alice, bob, dice = Player(url, "Alice"), Player(url, "Bob"), random.Random(1)

    def make(*seats: str) -> str:
        made = alice.http.post("/api/tables", json={**FIRST, "seats": [{"kind": seat} for seat in seats]})
        return str(made.raise_for_status().json()["code"])

    finished, playing, waiting = make("me"), make("me", "open"), make("me", "open")
    alice.play(finished, 1000, dice)
    bob.http.post(f"/api/tables/{playing}/sit/1").raise_for_status()
    with alice.live(playing) as one, bob.live(playing) as two:
        first, second = received(one, "update"), received(two, "update")
        (player, socket, update) = (alice, one, first) if first["questions"] else (bob, two, second)
    player.play(playing, 1, dice)
    with player.live(playing) as socket:
        seat = update["questions"][0]["seat"]
        socket.send(json.dumps({"type": "undo", "seat": seat, "to": update["moves"]}))
        while received(socket, "update")["moves"] != update["moves"]:
            pass
        socket.send(json.dumps({"type": "say", "seat": seat, "text": "Once more."}))
        received(socket, "update")
        socket.send(json.dumps({"type": "say", "seat": -1, "text": "Hello."}))
        received(socket, "said")
    player.play(playing, 1, dice)
    return {"alice": alice.cookie, "finished": finished, "playing": playing, "waiting": waiting}


def main(checkout: Path, name: str) -> None:
    with tempfile.TemporaryDirectory() as data_dir:
        command = [sys.executable, "-m", "gloam.server", "--port", "0", "--data-dir", data_dir, "--messages-per-second", "1000"]
        path = os.pathsep.join([str(checkout / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            known = play(httpx.Client(transport=httpx.HTTPTransport(retries=10)).get(f"{found[0]}/health") and found[0])
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
        with closing(sqlite3.connect(Path(data_dir) / "gloam.sqlite")) as database:
            dump = "\n".join(database.iterdump())
    Path(__file__).with_name(f"{name}.sql").write_text(f"-- {json.dumps(known)}\n{dump}\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
