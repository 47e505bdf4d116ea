"""Before the game: what a table will play, who may change it, and who begins."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from gloam.games.horrorclix.armies import SAMPLES, write
from gloam.store.memory import MemoryJournals
from gloam.tables.audience import Subscriber
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import HostOptions, NewSeat, NewSetup, NewTable, Person
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace

ANN, BEN, CAT = Person("a", "Ann"), Person("b", "Ben"), Person("c", "Cat")
OWN = write(SAMPLES["starter_red"]._replace(name="Ben's own"))
ARMY = write(SAMPLES["starter_red"]._replace(name="Ben's own", crypt=()))


def at_a_table(game: str, *seats: str, **options: Any) -> Callable[[Callable[[Tables, LiveTable], Awaitable[None]]], None]:
    """Runs a test at a table that Ann has made."""

    def run(act: Callable[[Tables, LiveTable], Awaitable[None]]) -> None:
        async def acted() -> None:
            tables = Tables(Shared(TableSettings(bot_pause=60.0), MemoryJournals(), InPlace()))
            card = await tables.create(ANN, NewTable(game, [NewSeat(seat) for seat in seats], options))  # type: ignore[arg-type]
            await act(tables, await tables.get(card.code))
            await tables.stop()

        asyncio.run(acted())

    return run


class Page:
    """What someone's page was sent last."""

    def __init__(self, table: LiveTable, person: Person) -> None:
        self.said: list[dict[str, Any]] = []
        self._subscriber = Subscriber(person)
        table.room.subscribe(self._subscriber, -1)

    def last(self) -> dict[str, Any]:
        while not self._subscriber._queue.empty():
            message = json.loads(self._subscriber._queue.get_nowait())
            if message["type"] == "update":
                self._last: dict[str, Any] = message
            elif message["type"] == "said":
                self.said.append(message)
        return self._last


async def refused(table: LiveTable, person: Person, status: int, why: str, **new: Any) -> None:
    before = table.info.shown_setup([0, 1]), list(table.seating)
    with pytest.raises(TableError, match=why) as error:
        await table.waiting_room.change(person, NewSetup(**new))
    assert error.value.status == status
    assert (table.info.shown_setup([0, 1]), list(table.seating)) == before


def test_everyone_sees_the_options_change_and_the_game_then_waits_for_its_host() -> None:
    @at_a_table("horrified", "me", "open", monsters=["mummy", "dracula"])
    async def _(tables: Tables, table: LiveTable) -> None:
        ben = Page(table, BEN)
        assert ben.last()["setup"]["options"]["monsters"] == ["mummy", "dracula"]
        await table.waiting_room.change(ANN, NewSetup({"monsters": ["wolf_man", "creature", "mummy"]}))
        setup = ben.last()["setup"]
        assert (setup["options"]["monsters"], setup["waits"], setup["host"]) == (["wolf_man", "creature", "mummy"], True, "a")
        await table.seats.sit(BEN, 1)
        assert ben.last()["status"] == "waiting"
        await table.stop()

        table = await Tables(table.state.shared).get(table.info.code)  # a restart
        ann, ben = Page(table, ANN), Page(table, BEN)
        assert ben.last()["setup"] == setup
        with pytest.raises(TableError, match="the host of this table begins"):
            await table.waiting_room.begin(BEN)
        await table.waiting_room.begin(ANN)
        assert ann.last()["status"] == ben.last()["status"] == "playing"
        assert len(ben.last()["views"]["all"]["mats"]) == 3
        assert ben.last()["setup"] == setup
        await refused(table, ANN, 409, "the game has begun", options={"monsters": []})
        with pytest.raises(TableError, match="begun already"):
            await table.waiting_room.begin(ANN)


def test_a_change_that_makes_an_option_impossible_says_which() -> None:
    @at_a_table("horrified", "me", "open", "bot", heroes=["courier", "mayor"])
    async def _(tables: Tables, table: LiveTable) -> None:
        await refused(table, ANN, 400, "^heroes: the Courier needs another Hero", seats=[0])
        await refused(table, ANN, 400, "^monsters: there is no 'ghost'", options={"monsters": ["ghost", "mummy"]})
        await refused(table, ANN, 400, "no game called 'chess'", game="chess")
        await refused(table, ANN, 400, "Horrified takes 1 to 5 seats, not 6", seats=[0, 1, 2, -1, -1, -1])
        for seats in ([0, 0], [0, 7], [-2, 0]):
            await refused(table, ANN, 400, "seats should be different ones", seats=seats)
        await table.waiting_room.change(ANN, NewSetup())  # only that it waits for Ann
        await table.seats.sit(BEN, 1)
        await refused(table, BEN, 403, "only the host", seats=[0, 1])
        await refused(table, BEN, 403, "only the host", game="the_victim")
        await refused(table, ANN, 409, "^Ben would have no seat", seats=[0, 2])


def test_seats_come_and_go_with_what_was_chosen_for_them() -> None:
    @at_a_table("horrified", "open", "me", "bot", "open", heroes=["", "mayor", "explorer", "courier"], first_player=1)
    async def _(tables: Tables, table: LiveTable) -> None:
        await table.waiting_room.change(ANN, NewSetup(seats=[2, 1]))
        assert [chair.kind for chair in table.seating] == ["bot", "person"]
        assert (table.info.options["heroes"], table.info.options["first_player"]) == (["explorer", "mayor"], 1)
        assert table.game is None, "it waits for Ann"
        await table.waiting_room.change(ANN, NewSetup(seats=[0, 1, -1]))
        assert (table.info.options["heroes"], table.info.summary) == (["explorer", "mayor", ""], "1 of 3 seats open")
        with pytest.raises(TableError, match="a seat is still open"):
            await table.waiting_room.begin(ANN)
        await table.stop()

        table = await Tables(table.state.shared).get(table.info.code)
        assert [chair.kind for chair in table.seating] == ["bot", "person", "open"]


def test_another_game_keeps_the_people_and_takes_the_seats_that_it_needs() -> None:
    @at_a_table("horrified", "me", "open", dice="3-1-2")
    async def _(tables: Tables, table: LiveTable) -> None:
        await table.waiting_room.change(ANN, NewSetup({"rooms": 18}, "house_of_horrors"))
        await table.seats.sit(BEN, 2)
        await table.seats.hand_to_bot(ANN, 1, "random")
        ben = Page(table, BEN)
        assert (ben.last()["setup"]["game"], table.info.name) == ("house_of_horrors", "House of Horrors of Ann")
        assert [seat["kind"] for seat in ben.last()["seats"]] == ["person", "bot", "person"]
        await table.waiting_room.begin(ANN)
        assert set(ben.last()["views"]) == {"2"}
        assert table.info.options["rooms"] == 18
        await table.playing.say(2, "Boo")
        await table.bots.stop()
        stored = table.state.begun().record().rpartition("end ")[0]
        woken = await Tables(table.state.shared).get(table.info.code)  # its bot may have answered already
        assert woken.state.begun().record().startswith(stored)


def test_an_army_is_chosen_by_the_host_or_by_who_plays_it_and_its_crypt_is_seen_by_no_one_else() -> None:
    @at_a_table("horrorclix", "me", "open", build_total=200)
    async def _(tables: Tables, table: LiveTable) -> None:
        await refused(table, BEN, 403, "only the host", options={"army_2": OWN})
        await table.room.decide(ANN, HostOptions(waits=True))
        await table.seats.sit(BEN, 1)
        ann, ben, cat = (Page(table, person) for person in (ANN, BEN, CAT))
        await table.waiting_room.change(BEN, NewSetup({"army_2": OWN}))
        assert [page.last()["setup"]["options"]["army_2"] for page in (ann, ben, cat)] == [ARMY, OWN, ARMY]
        await refused(table, BEN, 403, "only the host", options={"army_1": "random"})
        await refused(table, BEN, 403, "only the host", options={"army_2": "random", "objects": False})
        await table.waiting_room.change(ANN, NewSetup({"build_total": 100}))
        await refused(table, ANN, 400, "^army_1: The Order is built for 200", options={"army_1": "the_order_200"})
        await table.waiting_room.change(ANN, NewSetup({"turns": 9}))
        assert table.info.options["army_2"] == OWN
        await table.waiting_room.change(ANN, NewSetup({"preset": "quick"}))
        assert table.info.options["army_2"] == "random"


def test_while_the_host_is_away_anyone_who_has_a_seat_begins() -> None:
    @at_a_table("horrified", "me", "open")
    async def _(tables: Tables, table: LiveTable) -> None:
        page = Page(table, BEN)
        assert page.last()["bot_after"] == 300
        await table.room.decide(ANN, HostOptions(waits=True, bot_after=30))
        assert page.last()["bot_after"] == 30
        await table.seats.sit(BEN, 1)
        with pytest.raises(TableError, match="the host of this table begins"):
            await table.waiting_room.begin(CAT)
        await table.waiting_room.begin(BEN)
        assert table.info.status == "playing"
