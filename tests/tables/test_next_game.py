"""Play again: who comes along to the next game, what is kept, and who begins."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from gloam.kernel.definition import games
from gloam.server.routes.previews import preview
from gloam.store.memory import MemoryJournals
from gloam.tables.door import MUTED
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import NewSeat, NewTable, Person, TableCard
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace
from tables.test_waiting_room import ANN, BEN, CAT, Page

DAN = Person("d", "Dan")


async def play_to_the_end(table: LiveTable) -> None:
    dice = random.Random(3)
    while not table.state.begun().over:
        question = table.state.begun().asked[0]
        await table.playing.give(question.seat, [dice.choice(question.options)])


def after_a_game(act: Callable[[Tables, LiveTable], Awaitable[None]]) -> None:
    """Runs a test at Ann's table, whose game is over: Ann, a random bot, Ben, and Cat have played, and Ann began."""

    async def acted() -> None:
        tables = Tables(Shared(TableSettings(bot_pause=60.0, bot_talk=False), MemoryJournals(), InPlace()))
        seats = [NewSeat("me", name="Grandma"), NewSeat("bot", "random"), NewSeat("open"), NewSeat("open")]
        wanted = NewTable("house_of_horrors", seats, {"rooms": 10, "first_butler": 0}, "Lights out")
        table = await tables.get((await tables.create(ANN, wanted)).code)
        await table.seats.sit(BEN, 2)
        await table.room.say(BEN, -1, "Who is Cat?")
        await table.seats.sit(CAT, 3)
        with pytest.raises(TableError, match="not over yet"):
            await tables.rematch(ANN, table)
        await table.room.say(CAT, 3, "I am.")
        await table.room.say(DAN, -1, "Hush!")
        await play_to_the_end(table)
        await act(tables, table)
        await tables.stop()

    asyncio.run(acted())


def who(card: TableCard) -> list[str]:
    return [seat.person.name if seat.person else seat.bot or seat.kind for seat in card.seats]


def test_those_who_are_here_meet_in_the_waiting_room_of_the_next_game() -> None:
    @after_a_game
    async def _(tables: Tables, table: LiveTable) -> None:
        ann, ben, dan = (Page(table, person) for person in (ANN, BEN, DAN))  # Cat has left, and Dan watches
        await table.room.say(ANN, -1, "Once more?")
        await table.room.bar(ANN, DAN.id, MUTED, True)
        with pytest.raises(TableError, match="only those who played"):
            await tables.rematch(DAN, table)
        card = await tables.rematch(BEN, table)
        assert (who(card), card.status, card.name) == (["Ann", "random", "Ben", "open"], "waiting", "Lights out")
        assert (card.seats[0].name, card.decided.waits, card.hosted) == ("Grandma", True, False)
        for page in (ann, ben, dan):
            assert page.last()["rematch"] == card.code
        assert (await tables.rematch(DAN, table)).code == card.code
        shared = [(await preview(tables, f"{page}/{table.info.code}")).sentence for page in ("t", "review")]
        assert shared == ["1 of 4 seats is free.", "Look back at the game, step by step."]

        following = await Tables(table.state.shared).get(card.code)  # after a restart
        page = Page(following, CAT)
        setup = page.last()["setup"]
        assert (setup["after"], setup["again"], setup["host"]) == (table.info.code, "Ben", "a")
        assert (setup["options"]["rooms"], setup["options"]["first_butler"]) == (10, 1)
        assert [said["text"] for said in page.said] == ["Who is Cat?", "I am.", "Hush!", "Once more?"]
        assert [said["person"]["name"] for said in page.said] == ["Ben", "Cat", "Dan", "Ann"]
        assert following.state.chat.count == 4
        assert following.state.door.muted(DAN.id)
        await following.seats.sit(CAT, 3)
        assert following.game is None
        await following.waiting_room.begin(ANN)
        assert following.state.begun().table.butler == 1  # type: ignore[attr-defined]
        await following.room.say(CAT, 3, "Here we go.")
        await following.seats.hand_to_bot(BEN, 2, "random")
        await following.room.say(BEN, -1, "Good luck!")
        page.last()
        *_, before, last = [(said.get("moves", -1), said.get("said", 0), said.get("seat", -1)) for said in page.said]
        assert before == (-1, 0, -1)
        assert last == (following.state.begun().moves, 1, 2), "it shows at the seat that a bot plays for Ben"
        assert (table.info.rematch, (await tables.get(table.info.code)).info.status) == (card.code, "finished")


def test_if_the_host_has_left_the_one_who_wants_to_play_again_is_the_host() -> None:
    @after_a_game
    async def _(tables: Tables, table: LiveTable) -> None:
        assert table.info.host == "a"
        card = await tables.rematch(CAT, table)  # nobody else is here
        assert (who(card), card.hosted) == (["open", "random", "open", "Cat"], True)


def test_who_has_let_a_bot_play_to_the_end_has_the_seat_again_and_who_stood_up_has_none() -> None:
    @after_a_game
    async def _(tables: Tables, table: LiveTable) -> None:
        seats = [NewSeat("me"), NewSeat("open"), NewSeat("open"), NewSeat("open")]
        table = await tables.get((await tables.create(ANN, NewTable("house_of_horrors", seats, {"rooms": 10}))).code)
        for seat, person in ((1, BEN), (2, CAT), (3, DAN)):
            await table.seats.sit(person, seat)
        for seat, person in ((0, ANN), (1, BEN), (3, DAN)):
            await table.seats.hand_to_bot(person, seat, "random")
        await table.seats.stand(CAT, 2)
        await play_to_the_end(table)
        for person in (ANN, CAT):
            Page(table, person)
        table.audience.visit(BEN.id)  # he reads the review; Dan has gone
        assert who(await tables.rematch(ANN, table)) == ["Ann", "Ben", "open", "open"]


def test_the_option_that_says_who_begins_is_one_of_the_game() -> None:
    for definition in games().values():
        first = definition.options.first
        assert not first or definition.options.by_id[first].kind == "seat"
