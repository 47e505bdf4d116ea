"""How the tests visit a server: real processes, real sockets, guests who play."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gloam.kernel.game import Game
from gloam.kernel.views import changed
from gloam.server.app import create_app
from gloam.server.service import Service
from gloam.server.serving import configured, listen
from gloam.server.settings import Settings
from server import stored

PATIENCE = 20.0
READING = 120.0  # on a busy machine the process that reads records takes long to begin with
Message = dict[str, Any]

TRUST = ssl.create_default_context()
"""Whom to trust, though nothing is encrypted here: httpx reads it anew for each client, longer than that asks for anything."""

# Tests do in a moment, from one address, what people do in an hour.
OFTEN = dict.fromkeys(
    (
        "people_per_minute",
        "tables_per_minute",
        "messages_per_second",
        "requests_per_second",
        "uploads_per_minute",
        "chat_per_minute",
        "undos_per_minute",
        "sockets_per_person",
    ),
    100_000,
)


def crowded() -> float:
    """How many times longer than on a quiet machine things take: where more is to be done than can be, all of it waits."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


class ChildServer:
    """A server in a process of its own, which can be killed."""

    def __init__(
        self,
        data_dir: Path,
        port: int = 0,
        python: str = sys.executable,
        module: str = "gloam.server",
        often: Iterable[str] = OFTEN,
        environment: dict[str, str] | None = None,
        **options: object,
    ) -> None:
        self.data_dir = data_dir
        self.log = data_dir / "server.log"
        rates = {name.replace("_", "-"): OFTEN[name] for name in often}
        arguments = {"port": port, "data-dir": data_dir, "bot-pause": 0, "bot-workers": 1, **rates, **options}
        command = [python, "-m", module]
        for name, value in arguments.items():
            command += [f"--{name.replace('_', '-')}", str(value)]
        data_dir.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            patient = {**(environment or os.environ), "GLOAM_READING_PATIENCE": str(READING)}
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=patient)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server does not start: {line} {self.log.read_text()}"
        self.url = found[0]
        until_ready(self.url)

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def game(self, code: str) -> Game:
        """The full game at a table."""
        return stored.game(f"sqlite:///{self.data_dir / 'gloam.sqlite'}", code)

    def kill(self) -> None:
        """End it without a chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class ThreadedServer(NamedTuple):
    """A server in a thread of this process: its address, and its parts for tests that must look inside."""

    url: str
    service: Service

    @property
    def database(self) -> str:
        return self.service.settings.database_url()

    def game(self, code: str) -> Game:
        """The full game at a table."""
        return stored.game(self.database, code)


@contextmanager
def threaded_server(data_dir: Path, proxies: str = "", **settings: Any) -> Iterator[ThreadedServer]:
    """Serve in a thread of this process."""
    chosen = {"data_dir": data_dir, "bot_pause": 0.0, "bot_workers": 1, **OFTEN}
    app = create_app(Settings(**{**chosen, **settings}))
    service: Service = app.app.state.service
    service.workers.start = lambda: None  # a process for bots is there when one of them is to think, and not before
    server = uvicorn.Server(configured(app, proxies))
    listening = listen("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert time.monotonic() < deadline
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield ThreadedServer(url, service)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def fetch(url: str, **more: Any) -> httpx.Response:
    """What someone without a past gets."""
    return httpx.get(url, verify=TRUST, **more)


def until_ready(url: str) -> None:
    """Return when a server answers there."""
    deadline = time.monotonic() + 6 * PATIENCE
    while True:
        try:
            assert fetch(f"{url}/health").text == "ok"
        except httpx.TransportError:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)
        else:
            return


class Live:
    """A socket at a table. It has the views as they are after each update, as a page would."""

    def __init__(self, guest: Guest, code: str, since: int | None = None, views: Message | None = None) -> None:
        query = "" if since is None else f"?since={since}"
        url = guest.url.replace("http", "ws", 1)
        headers = {"Cookie": f"gloam={guest.cookie}"} if guest.cookie else {}
        opening = connect(f"{url}/api/tables/{code}/live{query}", additional_headers=headers, open_timeout=PATIENCE, max_size=2**24)
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.raw: list[str] = []
        self.update: Message = {}
        self.updates: list[Message] = []
        self.talk: list[Message] = []  # what seats have said
        self.views: Message = views or {}  # by eyes, "all" for what everyone sees
        self.generous = True  # gives bots what they ask for

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive_as_sent(self, timeout: float = PATIENCE) -> Message:
        """The next message, and nothing done with it."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        return message

    def receive(self, timeout: float = PATIENCE) -> Message:
        message = self.receive_as_sent(timeout)
        if message["type"] == "update":
            if self.updates:
                assert message["sequence"] >= self.update["sequence"]
            self._look(message)
            self.update = message
            self.updates.append(message)
            asking = message["asking"]
            if self.generous and asking and asking["text"]:
                wished = [i for i, thing in enumerate(asking["things"]) if thing["wished"]]
                self.send({"type": "reply", "seat": asking["of"], "id": asking["id"], "yes": True, "things": wished})
            said = [event["parts"] for event in message["events"] if event["parts"]["kind"] == "said"]
            self.talk = (message["talk"] if message["full"] else self.talk) + [
                {name: each[name] for name in ("seat", "text", "number")} for each in said
            ]
        return message

    def _look(self, update: Message) -> None:
        """Carry the views on, and add to the update what tests ask for: its events, and the first view that is had after it."""
        for frame in update["frames"]:
            self._change(frame["changes"])
        self._change(update["changes"])
        self.views = update["views"] or self.views
        update["events"] = [frame["event"] for frame in update["frames"]]
        update["seen"] = self.views
        update["view"] = next(iter(self.views.values()), {})

    def _change(self, made: Message) -> None:
        self.views = {eyes: changed(view, made.get(eyes, ())) for eyes, view in self.views.items()}

    def wait(self, wanted: Callable[[Message], bool], timeout: float = PATIENCE) -> Message:
        """Receive until a message is the wanted one."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if wanted(message):
                return message

    def wait_for(self, kind: str) -> Message:
        return self.wait(lambda message: message["type"] == kind)

    def wait_update(self, wanted: Callable[[Message], bool] = lambda _: True) -> Message:
        return self.wait(lambda message: message["type"] == "update" and wanted(message))

    def quiet(self, seconds: float = 0.15) -> None:
        """Take in what is on its way."""
        with suppress(TimeoutError):
            while True:
                self.receive(seconds)

    def give(self, seat: int, *answers: int | str | Message, seen: Message | None = None, id_: str = "") -> Message:
        """Give answers to what the last update shows, or the one `seen`; return the update or refusal they lead to."""
        id_ = id_ or f"{random.getrandbits(64):x}"
        sequence = (seen or self.update)["sequence"]
        self.send({"type": "answer", "seat": seat, "answers": list(answers), "sequence": sequence, "id": id_})
        return self.wait(lambda message: message.get("answered") == id_)

    def play_at_random(self, dice: random.Random, most: int = 1_000_000) -> None:
        """Answer whatever my seats are asked, until the game is over or so many answers are given."""
        if not self.updates:
            self.wait_update()
        while self.update["status"] != "finished" and most > 0:
            asked = [question for question in self.update["questions"] if not question["interrupt"]]
            if not asked:
                self.wait_update()
                continue
            question = dice.choice(asked)
            # Someone else may have answered first; then the answer is refused, and an update follows.
            self.give(question["seat"], dice.choice(question["answers"])["id"])
            most -= 1

    def ended(self) -> tuple[int, str]:
        """Receive until the server closes the socket; returns the code and the reason it gave."""
        reason = ""
        try:
            while True:
                message = self.receive()
                if message["type"] == "closed":
                    reason = message["reason"]
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else 1006), reason


class Guest:
    """Someone with a cookie: a new one, or someone who is known already."""

    def __init__(self, url: str, name: str = "", cookie: str = "") -> None:
        self.url = url
        known = {"gloam": cookie} if cookie else None
        patience = httpx.Timeout(PATIENCE, read=READING)
        self.http = httpx.Client(base_url=url, timeout=patience, cookies=known, verify=TRUST)
        self.id = self.http.get("/api/me").json()["id"]
        self.cookie = cookie or self.http.cookies.get("gloam") or ""
        if name:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def make(self, game: str, *seats: str, **more: Any) -> str:
        """Make a table and come to it; seats are "me", "open" or the name of a bot. Returns its code."""
        filled = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        response = self.http.post("/api/tables", json={"game": game, "seats": filled, **more})
        assert response.status_code == 201, response.text
        return str(self.get(response.json()["code"])["code"])

    def look(self, record: str, status: int = 200) -> Message:
        """Have a record read."""
        response = self.http.post("/api/records/look", json={"record": record})
        assert response.status_code == status, response.text
        found: Message = response.json()
        return found

    def open_record(self, record: str, status: int = 201, **more: Any) -> Message:
        """Have a record read and open it as a table."""
        response = self.http.post("/api/records", json={"ticket": self.look(record)["ticket"], **more})
        assert response.status_code == status, response.text
        card: Message = response.json()
        return card

    def post(self, code: str, what: str, status: int = 200, **body: Any) -> Message:
        response = self.http.post(f"/api/tables/{code}/{what}", json=body or None)
        assert response.status_code == status, response.text
        answer: Message = response.json()
        return answer

    def put(self, code: str, what: str, status: int = 200, **body: Any) -> None:
        response = self.http.put(f"/api/tables/{code}/{what}", json=body)
        assert response.status_code == status, response.text

    def get(self, code: str, what: str = "", status: int = 200) -> Any:
        response = self.http.get(f"/api/tables/{code}{what}")
        assert response.status_code == status, response.text
        return response.json() if "json" in response.headers["content-type"] else response.text

    def live(self, code: str, since: int | None = None, views: Message | None = None) -> Live:
        return Live(self, code, since, views)
