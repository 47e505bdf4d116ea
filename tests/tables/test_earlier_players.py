"""What someone did and said at a seat keeps their name when another plays it."""

from __future__ import annotations

import asyncio

import msgspec

from gloam.kernel import record
from gloam.server.reading import ReadRecord, _read
from gloam.store.memory import MemoryJournals
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import NewSeat, NewTable, Person, Seat
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from tables.test_machine import InPlace

ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")


def seat_of_ben(table: LiveTable) -> Seat:
    return table.card(ANN.id).seats[1]


def earlier(table: LiveTable) -> list[tuple[str, int, int]]:
    """Who played the seat of Ben before, up to where and to how many things said."""
    return [
        (player.person.name if player.person else player.bot, player.until, player.said) for player in seat_of_ben(table).earlier
    ]


async def answer(table: LiveTable) -> None:
    """Who is asked gives the first answer."""
    assert table.game is not None
    question = table.game.asked[0]
    person = ANN.id if question.seat == 0 else BEN.id
    await table.playing.answer(person, question.seat, [question.options[0]], table.showing.sequence, "")


async def a_table(tables: Tables) -> LiveTable:
    """A game of Ann and Ben in which each has answered, and Ben has spoken."""
    options = {"preset": "first", "first_player": 1}
    card = await tables.create(ANN, NewTable("horrified", [NewSeat("me"), NewSeat("open")], options))
    table = await tables.get(card.code)
    await table.seats.sit(BEN, 1)
    await answer(table)
    await answer(table)
    await table.room.say(BEN, 1, "I have to go.")
    return table


def test_a_seat_tells_who_played_it_before_and_for_whom_a_bot_plays() -> None:
    async def act() -> None:
        journals = MemoryJournals()
        tables = Tables(Shared(TableSettings(bot_pause=60.0, bot_talk=False), journals, InPlace()))
        table = await a_table(tables)
        game = table.game
        assert game is not None
        assert not seat_of_ben(table).earlier
        await table.seats.hand_to_bot(BEN, 1, "random")
        left = [("Ben", game.moves, 1)]
        assert (seat_of_ben(table).plays_for, earlier(table)) == ("Ben", left)

        await table.seats.sit(BEN, 1)
        assert (seat_of_ben(table).plays_for, earlier(table)) == ("", left), "the bot has done nothing"

        table.room.renamed(Person("ben", "Benjamin"))
        assert earlier(table) == [("Benjamin", game.moves, 1)]

        await table.seats.stand(BEN, 1)
        branch = await tables.get((await tables.branch(ANN, table, game.moves - 1)).code)
        assert earlier(branch) == [("Benjamin", game.moves - 1, 0)], "the remark came later"

        await table.playing.go_back(0, 1)
        assert earlier(table) == [("Benjamin", 1, 1)], "others give the answers that follow"
        stored = await journals.wake(table.info.code)
        assert stored is not None
        assert msgspec.to_builtins([left.player for left in stored.earlier])[0]["until"] == 1
        for each in (table, branch):
            await each.stop()

    asyncio.run(act())


def test_a_record_says_who_played_when_and_is_opened_so() -> None:
    async def act() -> None:
        tables = Tables(Shared(TableSettings(bot_pause=60.0, bot_talk=False), MemoryJournals(), InPlace()))
        table = await a_table(tables)
        assert table.game is not None
        moves = table.game.moves
        await table.seats.hand_to_bot(BEN, 1, "random")
        read = _read(table.hindsight.record(ANN.id, None), 10)
        assert isinstance(read, ReadRecord)
        cara = Person("cara", "Cara")
        opened = await tables.get((await tables.open_record(cara, read.game(), None, read.info)).code)
        assert [(player.name, player.until, player.said) for player in opened.card("cara").seats[1].earlier] == [("Ben", moves, 1)]

        read = _read(record.write(table.game, None, table.seating.players()), 10)  # of an earlier version
        assert isinstance(read, ReadRecord)
        opened = await tables.get((await tables.open_record(cara, read.game(), None, read.info)).code)
        assert [seat.earlier for seat in opened.card("cara").seats] == [[], []]

    asyncio.run(act())
