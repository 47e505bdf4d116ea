"""Strange inputs at all doors of a server, in one process: none may be answered with an error of the server's own.

    python bench/fuzz.py                             a million inputs, or as many as fit into an hour
    python bench/fuzz.py --state fuzz.json           goes on where it stopped; the same number is always the same input
    python bench/fuzz.py --database postgresql+psycopg://...

Requests, messages over sockets, and records, each made from one that is right by a few changes. What is found is told with its
number: `--only N` sends that one again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import gloam
from gloam.kernel.definition import games
from gloam.server.app import create_app
from gloam.server.settings import Settings
from server.guests import OFTEN

STRANGE = (
    *(
        "",
        "\0",
        "\ud800",
        "\u202e",
        "\u200d",
        "a" * 300,
        "ä",
        "🜲",
        "..",
        "%00",
        "%2e%2e",
        "'; DROP TABLE people; --",
        "null",
        "NaN",
    ),
    *(
        "1e999",
        "-1",
        "0",
        "4294967296",
        str(2**63),
        str(-(2**63) - 1),
        "true",
        "[]",
        "{}",
        "\\",
        "\n",
        "\r\n",
        " ",
        "?",
        "#",
        "&",
        "=",
    ),
    *("\x7f", "\uffff"),
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    62,
    63,
    2**31,
    2**53,
    2**63,
    -(2**70),
    1.5,
    1e308,
    "",
    [],
    {},
    [[]],
    {"": 1},
    [0] * 70,
)
PATHS = [
    "/api/me",
    "/api/me/devices",
    "/api/me/devices/claim",
    "/api/me/devices/{id}",
    "/api/reach",
    "/api/games",
    "/api/games/{game}/rules",
    "/api/tables",
    "/api/tables/{code}",
    "/api/tables/{code}/people",
    "/api/tables/{code}/options",
    "/api/tables/{code}/setup",
    "/api/tables/{code}/begin",
    "/api/tables/{code}/people/{id}/muted",
    "/api/tables/{code}/people/{id}/removed",
    "/api/tables/{code}/report",
    "/api/tables/{code}/sit/{seat}",
    "/api/tables/{code}/stand/{seat}",
    "/api/tables/{code}/bot/{seat}",
    "/api/tables/{code}/put-away",
    "/api/tables/{code}/rematch",
    "/api/tables/{code}/branch",
    "/api/tables/{code}/history",
    "/api/tables/{code}/at/{seat}",
    "/api/tables/{code}/record",
    "/api/tables/{code}/verify",
    "/api/records",
    "/api/records/look",
    "/",
    "/t/{code}",
    "/assets/{id}",
    "/health",
    "/metrics",
    "/api/docs",
    "/api/schema/openapi.json",
    "/{id}",
]
BODIES: tuple[Any, ...] = (
    {"name": "Mara"},
    {"secret": "abc"},
    {"closed": True, "several": False},
    {"person": "00", "reason": "x"},
    {"moves": 1},
    {"record": "gloam record 1"},
    {
        "game": "horrified",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"preset": "first"},
        "name": "x",
        "private": True,
        "seed": 5,
    },
)
MESSAGES: tuple[Any, ...] = (
    {"type": "answer", "seat": 0, "answers": [5], "sequence": 0, "id": "a", "ending": "end"},
    {"type": "answer", "seat": 0, "answers": [{"kind": "move", "to": "abbey"}, "end"], "sequence": 2**52, "id": ""},
    {"type": "say", "seat": -1, "text": "hello"},
    {"type": "undo", "seat": 0, "to": 0},
    {"type": "consent", "seat": 0, "to": 0, "yes": True},
    {"type": "ask_why", "seat": 0, "answer": "move abbey"},
)


class Fuzz:
    """The server, a guest at a table of theirs, and inputs by number."""

    def __init__(self, app: Any, seed: int) -> None:
        self.app = app
        self.seed = seed
        self.cookie = b""
        self.codes: list[str] = []
        self.records = [_record(id_) for id_ in games()]
        self.problems: list[str] = []

    async def settle_in(self) -> None:
        status, headers, _ = await self.request("GET", b"/api/me", b"", [])
        assert status == 200
        self.cookie = next(value for name, value in headers if name == b"set-cookie").split(b";")[0]
        for seats in ([{"kind": "me"}], [{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "bot", "bot": "random"}]):
            table = json.dumps({"game": "horrified", "seats": seats, "options": {"preset": "standard"}}).encode()
            status, _, body = await self.request("POST", b"/api/tables", table, [(b"cookie", self.cookie)])
            assert status == 201, body
            self.codes.append(json.loads(body)["code"])

    async def request(self, method: str, target: bytes, body: bytes, headers: list[tuple[bytes, bytes]]) -> tuple[int, Any, bytes]:
        path, _, query = target.partition(b"?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "raw_path": path,
            "path": _unquoted(path),
            "query_string": query,
            "root_path": "",
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "headers": [
                (b"host", b"localhost"),
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                *headers,
            ],
        }
        answer: dict[str, Any] = {"status": 0, "headers": [], "body": b""}
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.update(status=message["status"], headers=message["headers"])
            else:
                answer["body"] += message.get("body", b"")

        await self.app(scope, receive, send)
        return answer["status"], answer["headers"], answer["body"]

    async def socket(self, code: str, messages: list[Any]) -> tuple[int, list[str]]:
        """Say some things over a socket, and leave; the code it was closed with, if any, and what was heard."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{code}/live",
            "raw_path": f"/api/tables/{code}/live".encode(),
            "query_string": b"",
            "root_path": "",
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "headers": [(b"host", b"localhost"), (b"cookie", self.cookie)],
        }
        events = [
            {"type": "websocket.connect"},
            *({"type": "websocket.receive", **each} for each in messages),
            {"type": "websocket.disconnect", "code": 1000},
        ]
        heard: list[str] = []
        closed = [0]

        async def receive() -> Any:
            await asyncio.sleep(0)
            return events.pop(0) if events else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.close":
                closed[0] = message.get("code", 1000)
            elif message["type"] == "websocket.send":
                heard.append(message["text"])

        await self.app(scope, receive, send)
        return closed[0], heard

    async def send(self, number: int) -> str:
        """Send the input of that number; what went wrong, or ""."""
        dice = random.Random(f"{self.seed} {number}")
        kind = dice.random()
        if kind < 0.01:
            text = _spoilt_record(dice, dice.choice(self.records))
            body = json.dumps({"record": text}).encode()
            status, _, answer = await self.request("POST", b"/api/records/look", body, [(b"cookie", self.cookie)])
            return f"record: {status} {answer[:200]!r}" if status >= 500 or not status else ""
        if kind < 0.5:
            messages = [_frame(dice, dice.choice(MESSAGES)) for _ in range(dice.randint(1, 4))]
            closed, heard = await self.socket(dice.choice(self.codes), messages)
            wrong = closed == 1011 or any("something went wrong" in text or "could not be stored" in text for text in heard)
            return f"socket: {closed} {messages!r}" if wrong else ""
        target = _target(dice, self.codes)
        method = dice.choice(("GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"))
        if b"/removed" in target or b"claim" in target or (method == "PUT" and target == b"/api/me"):
            method = "GET"
        body = _bytes(dice, dice.choice(BODIES)) if method in ("POST", "PUT", "PATCH") else b""
        headers = [(b"cookie", self.cookie if dice.random() < 0.8 else b"gloam=" + _bytes(dice, "x"))]
        status, _, answer = await self.request(method, target, body, headers)
        return f"{method} {target!r} {body!r}: {status} {answer[:200]!r}" if status >= 500 or not status else ""


def _record(id_: str) -> str:
    definition = games()[id_]
    game = gloam.new(id_, definition.least_seats, seed=3)
    dice = random.Random(3)
    while not game.over and game.moves < 60:
        asked = dice.choice(game.asked)
        game.answer(dice.choice(asked.options), asked.seat)
    game.say(0, "so")
    return game.record()


def _spoilt_record(dice: random.Random, text: str) -> str:
    lines = text.rstrip("\n").split("\n")[:-1]
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(lines))
        change = dice.randrange(5)
        if change == 0:
            del lines[at]
        elif change == 1:
            lines.insert(at, dice.choice(lines))
        elif change == 2:
            lines[at] = _spoilt(dice, lines[at])
        elif change == 3:
            lines.insert(min(5, len(lines)), "position " + json.dumps(_spoilt(dice, 'game = "horrified"\na.b = [1, {c = 2}]')))
        else:
            lines.append(f"0 says {json.dumps(dice.choice(STRANGE))}")
        lines = lines or [""]
    body = "\n".join(lines)
    return f"{body}\nend {max(0, len(lines) - dice.choice((5, 5, 6, 7)))} {zlib.crc32(body.encode(errors='surrogatepass')):08x}\n"


def _spoilt(dice: random.Random, text: str) -> str:
    at = dice.randint(0, len(text))
    change = dice.randrange(3)
    if change == 0:
        return text[:at] + dice.choice(STRANGE) + text[at:]
    if change == 1:
        return text[:at] + text[at + dice.randint(1, 9) :]
    return text[:at] + chr(dice.randrange(0x3000)) + text[at + 1 :]


def _changed(dice: random.Random, value: Any) -> Any:
    """A value with something else in it."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        name = dice.choice(list(value))
        return (
            {**value, name: _changed(dice, value[name])}
            if dice.random() < 0.8
            else {**value, dice.choice(STRANGE): dice.choice(VALUES)}
        )
    if isinstance(value, list) and value and dice.random() < 0.7:
        at = dice.randrange(len(value))
        return [*value[:at], _changed(dice, value[at]), *value[at + 1 :]]
    if isinstance(value, str) and dice.random() < 0.6:
        return _spoilt(dice, value)
    if isinstance(value, int) and dice.random() < 0.5:
        return dice.choice((value + 1, value - 1, dice.randrange(400), dice.getrandbits(40)))
    return dice.choice(VALUES + STRANGE)


def _bytes(dice: random.Random, value: Any) -> bytes:
    for _ in range(dice.randint(0, 3)):
        value = _changed(dice, value)
    data = json.dumps(value, ensure_ascii=dice.random() < 0.7).encode(errors="surrogatepass")
    if dice.random() < 0.1:
        data = data[: dice.randint(0, len(data))] + bytes([dice.randrange(256)]) + data[dice.randint(0, len(data)) :]
    if dice.random() < 0.01:
        data = b"[" * 20_000
    return data


def _frame(dice: random.Random, value: Any) -> dict[str, Any]:
    data = _bytes(dice, value)
    if dice.random() < 0.1:
        return {"bytes": data}
    return {"text": data.decode(errors="replace")}


def _target(dice: random.Random, codes: list[str]) -> bytes:
    parts = {
        "{code}": lambda: dice.choice([*codes, "ABCDEFGH", dice.choice(STRANGE)]),
        "{id}": lambda: dice.choice(("0123456789abcdef", dice.choice(STRANGE))),
        "{seat}": lambda: dice.choice(("0", "1", "2", dice.choice(STRANGE))),
        "{game}": lambda: dice.choice(("horrified", dice.choice(STRANGE))),
    }
    path = dice.choice(PATHS)
    for name, part in parts.items():
        path = path.replace(name, part())
    if dice.random() < 0.2:
        path += "?" + dice.choice(("seat", "bot", "since", "x")) + "=" + dice.choice(STRANGE)
    if dice.random() < 0.1:
        path = _spoilt(dice, path)
    return path.encode(errors="surrogatepass")


def _unquoted(path: bytes) -> str:
    from urllib.parse import unquote_to_bytes

    return unquote_to_bytes(path).decode(errors="replace")


class Heard(logging.Handler):
    """What the server's log tells of errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.tracebacks: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.tracebacks.append(self.format(record))


async def run(asked: argparse.Namespace, tell: Callable[[str], None]) -> bool:
    state: dict[str, Any] = {"next": 0, "problems": []}
    if asked.state and asked.state.exists():
        state = json.loads(asked.state.read_text())
    heard = Heard()
    logging.getLogger().addHandler(heard)
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_dir=Path(folder), database=asked.database, bot_pause=0, bot_workers=1, **OFTEN))  # type: ignore[arg-type]
        service = app.app.state.service
        async with service.running():
            fuzz = Fuzz(app, asked.seed)
            await fuzz.settle_in()
            begun = told = time.monotonic()
            numbers = iter([asked.only] if asked.only is not None else range(state["next"], asked.inputs))
            for number in numbers:
                problem = await fuzz.send(number)
                if heard.tracebacks:
                    problem = f"{problem} {heard.tracebacks.pop()}"
                    heard.tracebacks.clear()
                if problem:
                    state["problems"].append([number, problem[:2000]])
                    tell(f"input {number}: {problem[:2000]}")
                state["next"] = number + 1
                now = time.monotonic()
                if now - told > 10:
                    told = now
                    tell(f"{state['next']} inputs, {len(state['problems'])} problems")
                    if asked.state:
                        asked.state.write_text(json.dumps(state))
                if now - begun > asked.seconds:
                    break
    if asked.state and asked.only is None:
        asked.state.write_text(json.dumps(state))
    tell(f"{state['next']} inputs of seed {asked.seed}, {len(state['problems'])} problems")
    return not state["problems"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="a file that remembers how far it has come")
    parser.add_argument("--only", type=int, help="the number of one input")
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    sys.exit(not asyncio.run(run(asked, lambda line: print(line, flush=True))))


if __name__ == "__main__":
    main()
