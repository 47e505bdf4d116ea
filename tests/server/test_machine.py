"""Tables on a server that is killed now and then: everyone always sees what a plain game of the kernel says."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest

from server.guests import Guest, Live
from server.nursery import BOT, KEY, SEED, Nursery
from tables.machine import GAMES, PEOPLE, Message, play_tables


class Wire:
    """A socket at a table."""

    def __init__(self, guest: Guest, code: str, since: int | None) -> None:
        self._live = Live(guest, code, since)

    def send(self, message: Message) -> None:
        self._live.send(message)

    def receive(self) -> Message:
        return self._live.receive_as_sent()

    def close(self) -> None:
        self._live.close()


class Served:
    """A house of one server, which people reach over HTTP and sockets."""

    key, bot, seed = KEY, BOT, SEED

    def __init__(self, nursery: Nursery) -> None:
        self._nursery = nursery
        nursery.start()
        self._guests = [Guest(nursery.url, f"Person {number}") for number in range(PEOPLE)]
        self.people: Sequence[str] = [guest.id for guest in self._guests]

    def make(self, person: int, game: str, seats: Sequence[str]) -> str:
        return self._guests[person].make(game, *seats)

    def card(self, person: int, code: str) -> Message:
        card: Message = self._guests[person].get(code)
        return card

    def listed(self, person: int, code: str) -> bool:
        return code in [card["code"] for card in self._guests[person].http.get("/api/tables").json()]

    def here(self, person: int, code: str) -> set[str]:
        return {each["person"]["id"] for each in self._guests[person].get(code, "/people") if each["online"]}

    def do(self, person: int, code: str, what: str) -> bool:
        status = self._guests[person].http.post(f"/api/tables/{code}/{what}").status_code
        assert status in (200, 204, 403, 409)
        return status < 300

    def views(self, person: int, code: str, moves: int) -> Any:
        return self._guests[person].get(code, f"/at/{moves}")["views"]

    def connect(self, person: int, code: str, since: int | None) -> Wire:
        return Wire(self._guests[person], code, since)

    def restart(self, kill: bool) -> None:
        self._nursery.end(signal.SIGKILL if kill else signal.SIGTERM)
        self._nursery.start()
        cookies = [guest.cookie for guest in self._guests]
        self.close()
        self._guests = [Guest(self._nursery.url, cookie=cookie) for cookie in cookies]

    def close(self) -> None:
        for guest in self._guests:
            with suppress(Exception):
                guest.http.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    nursery = Nursery(tmp_path_factory.mktemp("nursery"))
    served = Served(nursery)
    yield served
    served.close()
    nursery.close()
    said = nursery.log.read_text()
    assert "Traceback" not in said, said


@pytest.mark.parametrize("game", GAMES)
def test_everyone_sees_what_a_plain_game_says(served: Served, game: str) -> None:
    play_tables(served, game, 3, 25)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_everyone_sees_what_a_plain_game_says_for_long(served: Served, game: str) -> None:
    play_tables(served, game, 50, 50)
