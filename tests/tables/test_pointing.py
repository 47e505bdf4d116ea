"""Pointing at a part of the table: who may, at what, and who sees it."""

from __future__ import annotations

import asyncio
import json

import gloam
from gloam.kernel.game import Game
from gloam.store.memory import MemoryJournals
from gloam.tables.audience import Subscriber
from gloam.tables.client import Client, read
from gloam.tables.keeper import Tables
from gloam.tables.messages import NewSeat, NewTable, Person
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace

ANN, BEN, WANDA = people = [Person(name.lower(), name) for name in ("Ann", "Ben", "Wanda")]

DEALT = """
game = "house_of_horrors"
seats = 3
rooms = ["room_kitchen", "room_library"]
hands = [["explorer_sailor"], ["monster_imp"], ["monster_zombie"]]
"""


def in_sight(game: Game) -> set[str]:
    return set(game.setup.definition.shown.in_sight(game.table))


def test_everyone_here_sees_what_a_player_points_at_and_nothing_keeps_it() -> None:
    async def act() -> None:
        tables = Tables(Shared(TableSettings(bot_pause=60.0), MemoryJournals(), InPlace()))
        wanted = NewTable("horrified", [NewSeat("me"), NewSeat("open")])
        table = await tables.get((await tables.create(ANN, wanted)).code)
        await table.seats.sit(BEN, 1)
        here = {person.id: Subscriber(person) for person in people}
        for subscriber in here.values():
            table.room.subscribe(subscriber, -1)
        for subscriber in here.values():
            while not subscriber._queue.empty():
                await subscriber.next()
        spent: list[str] = []
        before = table.state.begun().record()

        async def points(person: Person, seat: int, part: str) -> list[dict[str, object]]:
            """What each of them is sent when a person points at a part."""
            await Client(table, here[person.id], spent.append).hear(read(json.dumps({"type": "point", "seat": seat, "part": part})))
            sent = []
            for subscriber in here.values():
                while not subscriber._queue.empty():
                    sent.append(json.loads(await subscriber.next()))
            return [message for message in sent if message["type"] != "update"]

        assert await points(BEN, 1, "space:tower") == [{"type": "pointed", "seat": 1, "part": "space:tower"}] * 3
        [refused] = await points(BEN, 1, "space:castle")
        assert refused["reason"] == "there is no 'space:castle' on this table that everyone sees"
        for someone, seat in ((BEN, 0), (WANDA, -1), (WANDA, 0)):
            [refused] = await points(someone, seat, "space:tower")
            assert refused["reason"] == "this is not your seat"
        await table.room.bar(ANN, BEN.id, "muted", True)
        [refused] = await points(BEN, 1, "space:tower")
        assert refused["reason"] == "whoever made this table has muted you"
        assert spent == ["gestures"] * 6
        assert table.state.begun().record() == before
        await table.stop()

    asyncio.run(act())


def test_nobody_can_point_at_what_is_hidden() -> None:
    """Not at cards of a hand, not at a tile that someone has only looked at."""
    assert in_sight(gloam.position(DEALT)) == {"card:room_kitchen", "card:room_library"}
    assert in_sight(gloam.new("the_victim", 3, seed=1)) == {"tile:camp", "pile:left", "pile:right"}
