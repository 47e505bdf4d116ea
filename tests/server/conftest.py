"""A server for all tests of this folder, guests, and the small games on the shelf of servers in a thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import gloam.kernel.definition
import gloam.server.doors.api
import gloam.server.table.info
import gloam.server.table.tables
from gloam.kernel.definition import Definition
from gloam.kernel.events import NUMBER, Events
from gloam.server.service import Service
from kernel.games.toy import Toy
from kernel.play import TOYS
from server.guests import ChildServer, Guest, threaded_server


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ChildServer]:
    """A server in a process of its own."""
    server = ChildServer(tmp_path_factory.mktemp("house"))
    yield server
    server.stop()
    said = server.log.read_text()
    assert "Traceback" not in said, said


@pytest.fixture
def guest(house: ChildServer) -> Iterator[Callable[..., Guest]]:
    """Makes guests of the server."""
    guests: list[Guest] = []

    def come(name: str = "") -> Guest:
        guests.append(Guest(house.url, name))
        return guests[-1]

    yield come
    for each in guests:
        each.http.close()


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> dict[str, Definition]:
    """The small games beside the real ones, in this process."""
    every = {**gloam.kernel.definition.games(), **TOYS}
    for module in (gloam.kernel.definition, gloam.server.doors.api, gloam.server.table.info, gloam.server.table.tables):
        monkeypatch.setattr(module, "games", lambda: every)
    # The small games tell of things they have no names for.
    words = Events(drew={"seat": NUMBER, "card": NUMBER}, destroyed={"figure": NUMBER})
    monkeypatch.setattr(Toy, "events", words)
    return every


@pytest.fixture
def parlour(shelf: dict[str, Definition], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Service]]:
    """A server in a thread of this process that has the small games too."""
    with threaded_server(tmp_path_factory.mktemp("parlour")) as server:
        yield server
