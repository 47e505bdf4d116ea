"""Servers that tests kill. A process that has imported all they need starts each of them, so that it is there in a moment.

They have the small games, and nothing in them is left to chance: dice follow from one key, bots from one seed, in this process.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

KEY: Final = bytes(range(32))
"""All dice of all tables follow from it."""
SEED: Final = 7
"""Of all bots."""
BOT: Final = "random"
"""Fills in for those who are away."""


class Nursery:
    """Starts one server after the other on the same data."""

    def __init__(self, data_dir: Path) -> None:
        self._data_dir = data_dir
        data_dir.mkdir(parents=True, exist_ok=True)
        self.log = data_dir / "server.log"
        path = os.pathsep.join([str(Path(__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])])
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, __file__],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "PYTHONPATH": path},
            )  # fmt: skip
        self.url = ""

    def start(self) -> str:
        """Start a server; returns its address."""
        from server.guests import until_ready  # not before what it imports is prepared

        self._tell({"data_dir": str(self._data_dir)})
        self.url = self._hear(r"Gloam is served at (http://\S+)")
        until_ready(self.url)
        return self.url

    def end(self, how: signal.Signals) -> None:
        """Send the server a signal, and wait until it has gone."""
        self._tell({"signal": how})
        self._hear("gone")

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(20)
        self._process.stdout.close()

    def _tell(self, order: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        print(json.dumps(order), file=self._process.stdin, flush=True)

    def _hear(self, wanted: str) -> str:
        """Read up to the line that is wanted."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.match(wanted, line):
                return found[found.re.groups]
        raise AssertionError(f"the server does not start:\n{self.log.read_text()}")


def prepare() -> None:
    """Import all that a server needs, and leave nothing to chance."""
    import secrets

    from gloam.kernel import fairness
    from gloam.kernel.definition import games
    from kernel.play import TOYS

    games().update(TOYS)
    fairness.new_key = lambda: KEY
    for module in ("uvicorn", "gloam.server.app"):
        importlib.import_module(module)

    from gloam.server.processes import Processes
    from gloam.tables import journal, seating

    async def at_once(self: Processes, function: Any, *facts: object) -> Any:
        return function(*facts)

    secrets.randbits = lambda _: SEED
    seating.USUAL_BOT = BOT  # type: ignore[misc]
    journal.SNAPSHOT = 3  # type: ignore[misc]
    Processes.start = lambda self: None  # type: ignore[method-assign]
    Processes.run = at_once  # type: ignore[method-assign, assignment]


def serve(data_dir: str) -> None:
    """Serve in this process."""
    from gloam.server.command import serve
    from server.guests import OFTEN

    rates: dict[str, Any] = OFTEN
    serve(port=0, data_dir=Path(data_dir), bot_pause=0.0, bot_workers=1, bot_talk=False, absence=0.0, **rates)


def main() -> None:
    """Start a server for each order that has data, and end it at one that has a signal; at the end of all orders, too."""
    prepare()
    server = 0
    for line in sys.stdin:
        order = json.loads(line)
        if "signal" in order:
            os.kill(server, order["signal"])
            os.waitpid(server, 0)
            server = 0
            print("gone", flush=True)  # noqa: T201 (it is what it has to say)
        else:
            server = os.fork()
            if not server:
                try:
                    os.close(0)
                    serve(order["data_dir"])
                finally:
                    sys.stdout.flush()
                    os._exit(0)
    if server:
        os.kill(server, signal.SIGKILL)


if __name__ == "__main__":
    main()
