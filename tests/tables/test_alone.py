"""Tables need no server: whole games where there is none of what a server needs, with their journals in memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from gloam.kernel.definition import games

HERE = Path(__file__).parent


def test_a_whole_game_of_each_kind_is_played_without_server_threads_processes_and_sockets() -> None:
    path = os.pathsep.join([str(HERE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-W", "error", HERE / "alone.py"]
    child = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}, timeout=300)
    assert child.returncode == 0, child.stderr
    assert not child.stderr
    impossible, played = json.loads(child.stdout)
    assert impossible == ["import", "thread", "process", "socket"]
    assert {each["game"] for each in played} == set(games())
    for each in played:
        assert each["moves"] > 50
        assert each["views"] in ([["0"], ["1"]], [["all"], ["all"]])
        assert each["result"] == each["seen"][0] == each["seen"][1]
        assert each["stored"], "the journal leads to the same game"
        assert each["turns"] > 20
        assert (each["failures"], each["reloaded"]) == (0, True)
