"""`gloam` alone serves the browser table; a second one finds the first."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from gloam.cli.screen import Problem
from gloam.cli.serve import with_client
from gloam.server import building, command
from server.guests import ChildServer, fetch

# The client is not built here: others do that.
COMMAND = "from gloam.server import building; building.in_checkout = lambda: False; import gloam.cli; gloam.cli.main()"


@contextmanager
def gloam(folder: Path, **settings: str) -> Iterator[str]:
    """`gloam` without arguments, where there is no screen to open a browser on: its address."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY")
    environment = {
        **{key: value for key, value in os.environ.items() if key not in hidden},
        "GLOAM_DATA_DIR": str(folder),
        **settings,
    }
    command = [sys.executable, "-c", COMMAND]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line
        try:
            yield found[0] if "already" not in line else line
        finally:
            process.terminate()


def test_gloam_alone_serves_and_a_second_one_finds_it(tmp_path: Path) -> None:
    with gloam(tmp_path, GLOAM_PORT="0") as url:
        deadline = time.monotonic() + 60
        while True:
            try:
                assert fetch(f"{url}/health").text == "ok"
                break
            except httpx.TransportError:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        assert "text/html" in fetch(url).headers["content-type"]
        with gloam(tmp_path, GLOAM_PORT=url.rsplit(":", 1)[1]) as second:
            assert second == f"Gloam is served already, at {url}\n"


def test_a_client_that_cannot_be_built_is_served_as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys) -> None:
    def fail() -> None:
        raise building.CannotBuild("there is no Node.js")

    monkeypatch.setattr(building, "build", fail)
    monkeypatch.setattr(building, "is_built", lambda: False)
    monkeypatch.setattr(building, "in_checkout", lambda: True)
    monkeypatch.setattr(building, "CLIENT", tmp_path)
    with pytest.raises(Problem, match="no Node"):
        with_client(lambda: "served")()
    (tmp_path / "index.html").write_text("")
    assert with_client(lambda: "served")() == "served"
    assert "there is no Node.js" in capsys.readouterr().err


def test_who_listens_for_others_is_told_the_address_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    class Network:
        """A machine in a network, or in none."""

        address = "192.168.1.7"

        def __init__(self, *_: object) -> None: ...

        def __enter__(self) -> Network:
            return self

        def __exit__(self, *_: object) -> None: ...

        def connect(self, to: tuple[str, int]) -> None:
            if not self.address:
                raise OSError("Network is unreachable")

        def getsockname(self) -> tuple[str, int]:
            return self.address, 40000

    monkeypatch.setattr("socket.socket", Network)
    assert command.outside("0.0.0.0") == "192.168.1.7"
    assert command.outside("127.0.0.1") == ""
    Network.address = "127.0.0.1"
    assert command.outside("0.0.0.0") == ""
    Network.address = ""
    assert command.outside("0.0.0.0") == ""


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_address_for_others_is_told_to_who_is_at_this_machine(tmp_path: Path, host: str) -> None:
    server = ChildServer(tmp_path, host=host)
    address = command.outside(host)
    try:
        assert fetch(f"{server.url}/api/reach").json() == {"address": f"http://{address}:{server.port}" if address else ""}
    finally:
        server.stop()
