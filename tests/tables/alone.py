"""Plays a whole game of each kind where there is no server, and nothing that only a server has.

Run as a program, it prints what was played, as JSON.
"""

from __future__ import annotations

import _thread
import asyncio
import json
import random
import secrets
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

ABSENT: Final = (
    *("filelock", "h11", "httpx", "litestar", "multiprocessing", "prometheus_client"),
    *("psycopg", "sqlalchemy", "sqlite3", "uvicorn", "uvloop", "websockets"),
)
FORBIDDEN: Final = ("os.exec", "os.fork", "os.posix_spawn", "os.system", "pty.", "socket.", "sqlite3.", "subprocess.")
GAMES: Final = ("horrified", "horrorclix", "house_of_horrors", "the_victim")


class Absent(MetaPathFinder):
    """Finds none of the modules that a browser does not have."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname.partition(".")[0] in ABSENT:
            raise ImportError(f"there is no {fullname} here")
        return None


def forbid(event: str, _: tuple[Any, ...]) -> None:
    """Called by Python before it starts a process or opens a socket, among others."""
    if event.startswith(FORBIDDEN):
        raise PermissionError(f"{event} is not possible here")


def no_thread(*_: object) -> None:
    raise PermissionError("no thread can be started here")


def impossible() -> list[str]:
    """What cannot be done here, tried."""
    tried: dict[str, Callable[[], object]] = {
        "import": lambda: import_module("sqlalchemy"),
        "thread": lambda: threading.Thread(target=print).start(),
        "process": lambda: subprocess.Popen([sys.executable, "-V"]),
        "socket": socket.socket,
    }
    found = []
    for name, act in tried.items():
        try:
            act()
        except (ImportError, PermissionError):
            found.append(name)
    return found


async def played(game: str) -> dict[str, Any]:
    """A game of two people and a bot, until its end."""
    from gloam.store.memory import MemoryJournals
    from gloam.tables.keeper import Tables
    from gloam.tables.messages import NewSeat, NewTable, Person
    from gloam.tables.state import Shared
    from gloam.tables.table_settings import TableSettings
    from gloam.tables.thinker import InPlace
    from tables.people import Player

    shared = Shared(TableSettings(bot_pause=0.0), MemoryJournals(), InPlace())
    tables = Tables(shared)
    ada, ben = Person("a", "Ada"), Person("b", "Ben")
    card = await tables.create(ada, NewTable(game, [NewSeat("me"), NewSeat("open"), NewSeat("bot", "heuristic")]))
    table = await tables.get(card.code)
    people = [Player(table, ada, 1), Player(table, ben, 2)]
    await table.seats.sit(ben, 1)
    await asyncio.gather(*(each.play() for each in people))
    end = table.state.begun()
    await table.stop()
    woken = await Tables(shared).get(card.code)
    return {
        "game": game,
        "moves": end.moves,
        "result": end.result and end.result.reason,
        "stored": woken.state.begun().record() == end.record(),
        "seen": [each.update["result"]["reason"] for each in people],
        "views": [sorted(each.views) for each in people],
        "turns": len((await woken.hindsight.history("a")).turns),
        "failures": shared.counts.bot_failures,
        "reloaded": woken is not table and woken.info.status == "finished",
    }


def main() -> None:
    from gloam.kernel import fairness

    loop = asyncio.new_event_loop()  # which has a pair of sockets of its own
    for name in [name for name in sys.modules if name.partition(".")[0] in ABSENT]:
        del sys.modules[name]
    secrets.randbits = random.Random(7).getrandbits
    fairness.new_key = lambda: bytes(range(32))
    sys.meta_path.insert(0, Absent())
    sys.addaudithook(forbid)
    threading.Thread.start = _thread.start_new_thread = no_thread  # type: ignore[method-assign, assignment]
    all_played = [loop.run_until_complete(played(game)) for game in GAMES]
    print(json.dumps([impossible(), all_played]))  # noqa: T201 (it is what it has to say)
    loop.close()


if __name__ == "__main__":
    main()
