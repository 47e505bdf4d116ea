"""When a bot may fill in for someone who is away, and who may let it."""

from __future__ import annotations

import asyncio

import pytest

from gloam.store.memory import MemoryJournals
from gloam.tables.audience import Subscriber
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import HostOptions, NewSeat, NewTable, Person, Seat
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from tables.test_machine import InPlace

ANN, BEN, CAT, DAN = people = [Person(name.lower(), name) for name in ("Ann", "Ben", "Cat", "Dan")]


async def a_table(**settings: float) -> tuple[Tables, LiveTable]:
    """A game of four, hosted by Ann."""
    tables = Tables(Shared(TableSettings(bot_pause=60.0, bot_talk=False, **settings), MemoryJournals(), InPlace()))
    wanted = NewTable("house_of_horrors", [NewSeat("me"), *[NewSeat("open")] * 3])
    table = await tables.get((await tables.create(ANN, wanted)).code)
    for number, person in enumerate(people[1:], 1):
        await table.seats.sit(person, number)
    return tables, table


def seat(table: LiveTable, number: int) -> Seat:
    return table.card(ANN.id).seats[number]


def test_most_of_the_others_who_are_here_let_a_bot_fill_in_or_the_host_alone() -> None:
    async def act() -> None:
        _, table = await a_table(absence=0.0)
        here = [Subscriber(person) for person in (ANN, BEN, CAT)]
        for subscriber in here:
            table.room.subscribe(subscriber, -1)
        await table.seats.hand_to_bot(BEN, 3, "heuristic")
        await table.seats.hand_to_bot(BEN, 3, "heuristic")
        assert (seat(table, 3).kind, seat(table, 3).bot_agreed, seat(table, 3).bot_needs) == ("person", ["ben"], 2)

        table.room.unsubscribe(here[1])
        assert not seat(table, 3).bot_agreed, "Ben has gone"
        table.room.subscribe(here[1], -1)
        await table.seats.hand_to_bot(BEN, 3, "heuristic")
        dan = Subscriber(DAN)
        table.room.subscribe(dan, -1)
        table.room.unsubscribe(dan)
        assert not seat(table, 3).bot_agreed, "Dan was back"

        await table.seats.hand_to_bot(BEN, 3, "heuristic")
        await table.seats.hand_to_bot(CAT, 3, "heuristic")
        assert (seat(table, 3).kind, seat(table, 3).plays_for) == ("bot", "Dan")

        table.room.unsubscribe(here[2])
        await table.seats.hand_to_bot(ANN, 2, "heuristic")
        assert seat(table, 2).plays_for == "Cat"
        await table.stop()

    asyncio.run(act())


def test_votes_are_counted_again_when_someone_leaves() -> None:
    async def act() -> None:
        _, table = await a_table(absence=0.0)
        ann, _, cat = here = [Subscriber(person) for person in (ANN, BEN, CAT)]
        for subscriber in here:
            table.room.subscribe(subscriber, -1)
        await table.seats.hand_to_bot(BEN, 3, "heuristic")
        table.room.unsubscribe(cat)
        await asyncio.sleep(0)
        assert (seat(table, 3).kind, seat(table, 3).bot_needs) == ("person", 2)
        table.room.unsubscribe(ann)
        await asyncio.sleep(0)
        assert (seat(table, 3).kind, seat(table, 3).plays_for) == ("bot", "Dan")
        assert seat(table, 0).kind == seat(table, 2).kind == "person"
        await table.stop()

    asyncio.run(act())


def test_the_host_chooses_after_what_time_a_bot_may_fill_in() -> None:
    async def act() -> None:
        _, table = await a_table()
        assert 290 < seat(table, 1).bot_in <= 300
        await table.room.decide(ANN, HostOptions(bot_after=3600))
        assert 3590 < seat(table, 1).bot_in <= 3600
        await table.room.decide(ANN, HostOptions(bot_after=0))
        assert seat(table, 1).bot_in == -1
        with pytest.raises(TableError, match="have been away"):
            await table.seats.hand_to_bot(ANN, 1, "heuristic")
        await table.stop()

    asyncio.run(act())


def test_the_others_see_who_has_put_a_running_table_away() -> None:
    async def act() -> None:
        tables, table = await a_table()
        shown = table.showing.sequence
        await tables.put_away(BEN.id, table)
        assert (seat(table, 1).put_away, table.showing.sequence) == (True, shown + 1)
        assert [card.code for card in await tables.put_away_cards(BEN.id)] == [table.info.code]
        await tables.visited(BEN.id, table)
        assert (seat(table, 1).put_away, await tables.put_away_cards(BEN.id)) == (False, [])
        await table.stop()

    asyncio.run(act())
