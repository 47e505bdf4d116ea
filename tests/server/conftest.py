"""A server for all tests of this folder, guests, and the small games on the shelf of servers in a thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from gloam.kernel.definition import Definition, games
from kernel.play import TOYS
from server.guests import ChildServer, Guest, ThreadedServer, threaded_server

pytest.register_assert_rewrite("tables.machine")


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
def shelf() -> Iterator[dict[str, Definition]]:
    """The small games beside the real ones, in this process."""
    every = games()
    real = dict(every)
    every.update(TOYS)
    yield every
    every.clear()
    every.update(real)


@pytest.fixture
def parlour(shelf: dict[str, Definition], tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    """A server in a thread of this process that has the small games too."""
    with threaded_server(tmp_path_factory.mktemp("parlour")) as server:
        yield server
