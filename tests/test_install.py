"""The wheel as people install it: in clean environments, with each extra, and without a C compiler."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PATIENCE = 600.0
pytestmark = pytest.mark.long


def run(*command: str | Path, fails: bool = False, **environment: str) -> str:
    """What a command prints, without what the tests' own environment sets."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "GLOAM_PURE")}
    done = subprocess.run(command, env=clean | environment, capture_output=True, text=True, timeout=PATIENCE, cwd="/")
    assert (done.returncode != 0) is fails, done.stdout + done.stderr
    return done.stdout + done.stderr


class Installed:
    """A clean environment with a wheel and an extra."""

    def __init__(self, folder: Path, wheel: Path, extra: str) -> None:
        run(sys.executable, "-m", "venv", folder)
        self._bin = folder / ("Scripts" if sys.platform == "win32" else "bin")
        run(self._bin / "pip", "install", "--quiet", f"{wheel}{extra}")

    def gloam(self, *words: str, fails: bool = False) -> str:
        return run(self._bin / "gloam", *words, fails=fails)

    def python(self, text: str) -> str:
        return run(self._bin / "python", "-c", text)

    def packages(self) -> set[str]:
        listed = json.loads(run(self._bin / "pip", "list", "--format", "json"))
        return {each["name"] for each in listed} - {"pip", "setuptools"}

    def served(self, folder: Path) -> None:
        """Serve, and let bots play a game at a table to its end."""
        command = [str(self._bin / "gloam"), "serve", "--port", "0", "--data-dir", str(folder), "--bot-pause", "0"]
        clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "GLOAM_PURE")}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd="/", env=clean)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found
            guest = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

            def ask(path: str, body: Any = None) -> Any:
                data = None if body is None else json.dumps(body).encode()
                request = urllib.request.Request(found[0] + path, data, {"Content-Type": "application/json"})
                with guest.open(request, timeout=60) as answer:
                    return answer.read()

            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    assert b"<div" in ask("/")
                    break
                except OSError:
                    assert time.monotonic() < deadline
                    time.sleep(0.1)
            ask("/api/me")
            bots = [{"kind": "bot", "bot": "random"}] * 3
            code = json.loads(ask("/api/tables", {"game": "house_of_horrors", "seats": bots}))["code"]
            while json.loads(ask(f"/api/tables/{code}"))["status"] != "finished":
                assert time.monotonic() < deadline
                time.sleep(0.2)
        finally:
            server.terminate()
            server.communicate()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the compiled tests ran on, or else a new one."""
    made = sorted((ROOT / "build" / "wheel").glob("*.whl"))
    if made:
        return made[-1]
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT)
    (found,) = folder.iterdir()
    return found


def test_the_base_plays_in_the_terminal_and_says_how_to_get_the_rest(wheel: Path, tmp_path: Path) -> None:
    installed = Installed(tmp_path / "venv", wheel, "")
    assert "litestar" not in installed.packages()
    assert len(installed.packages()) < 16
    assert "compiled" in installed.gloam("--version")
    assert "1 game" in installed.gloam("simulate", "house_of_horrors", "--games", "1")
    assert "Return a new game" in installed.python("import gloam; help(gloam.new)")
    assert "Answer a question" in installed.python("import gloam; help(gloam.Game.answer)")
    assert "pip install 'gloam[server]'" in installed.gloam("serve", fails=True)


def test_with_the_server_a_game_is_played_at_a_table(wheel: Path, tmp_path: Path) -> None:
    Installed(tmp_path / "venv", wheel, "[server]").served(tmp_path / "data")


def test_with_everything_there_are_environments_and_tables(wheel: Path, tmp_path: Path) -> None:
    installed = Installed(tmp_path / "venv", wheel, "[all]")
    installed.python(
        "from gloam.envs.pettingzoo import env\n"
        "table = env('horrified', seats=2)\n"
        "table.reset(seed=1)\n"
        "for seat in table.agent_iter():\n"
        "    seen, _, over, cut, info = table.last()\n"
        "    table.step(None if over or cut else table.action_space(seat).sample(seen['action_mask']))\n"
    )
    installed.served(tmp_path / "data")


def test_without_a_c_compiler_it_is_pure_and_says_why(tmp_path: Path) -> None:
    folder = tmp_path / "wheel"
    nothing = tmp_path / "bin"
    nothing.mkdir()
    (nothing / "python3").symlink_to(sys.executable)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT, PATH=str(nothing), CC="")
    (wheel,) = folder.iterdir()
    assert wheel.name.endswith("-none-any.whl")
    installed = Installed(tmp_path / "venv", wheel, "")
    assert "pure Python: no C compiler was found" in installed.gloam("--version")
    assert "1 game" in installed.gloam("simulate", "house_of_horrors", "--games", "1")
