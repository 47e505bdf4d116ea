"""A seat is recovered by its owner and by nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import msgspec
import pytest

import gloam
from gloam.kernel.game import Refused
from gloam.kernel.play import entries
from gloam.kernel.record import Record, replay
from gloam.kernel.views import changed
from gloam.store.memory import MemoryJournals
from gloam.tables.audience import Subscriber
from gloam.tables.door import MUTED, REMOVED
from gloam.tables.errors import TableError
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import HostOptions, NewSeat, NewTable, Person, RecordInfo, RecoveryRequest
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace
from kernel.play import at_random

ANN, BEN, CAT = people = [Person(name.lower(), name) for name in ("Ann", "Ben", "Cat")]
PHONE, OTHER, WATCHER = Person("new", "Guest 1234"), Person("other", "Guest 5678"), Person("zoe", "Zoe")


def played(act: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that is played at a table."""
    return wraps(act)(lambda: asyncio.run(act()))


async def a_table(*seats: str, recovery: float = 0.0, **settings: float) -> tuple[Tables, LiveTable]:
    """A game with hidden hands, hosted by Ann; seats are "me", "bot", or "open" ones for Ben and then Cat."""
    shared = TableSettings(bot_pause=60.0, bot_talk=False, recovery=recovery, **settings)
    tables = Tables(Shared(shared, MemoryJournals(), InPlace()))
    filled = [NewSeat("bot", "random") if seat == "bot" else NewSeat("me" if seat == "me" else "open") for seat in seats]
    table = await tables.get((await tables.create(ANN, NewTable("house_of_horrors", filled))).code)
    free = [number for number, seat in enumerate(seats) if seat == "open"]
    for number, person in zip(free, people[1:], strict=False):
        await table.seats.sit(person, number)
    return tables, table


def come(table: LiveTable, person: Person) -> Subscriber:
    subscriber = Subscriber(person)
    table.room.subscribe(subscriber, -1)
    return subscriber


async def heard(subscriber: Subscriber) -> list[dict[str, Any]]:
    """All that was sent up to now, but for who watches."""
    sent = [msgspec.json.decode(await subscriber.next()) for _ in range(subscriber._queue.qsize())]
    return [message for message in sent if message["type"] != "watching"]


def shown(table: LiveTable) -> RecoveryRequest:
    request = table.state.recovery.shown(table.seating)
    assert request is not None
    return request


async def no_link() -> str:
    raise AssertionError("only the owner's device makes a link")


async def ask(table: LiveTable, person: Person, number: int) -> str:
    await table.recovery.ask(person, number)
    return shown(table).id


async def agree(table: LiveTable, *persons: Person) -> None:
    """They agree, and what then takes effect at once has done so."""
    for person in persons:
        await table.recovery.agree(person.id, shown(table).id, no_link)
    for _ in range(5):
        await asyncio.sleep(0)


def owners(table: LiveTable) -> list[str]:
    return [chair.person.id if chair.person is not None else "" for chair in table.seating]


@played
async def test_all_others_who_have_a_seat_agree_and_a_minute_passes() -> None:
    _, table = await a_table("me", "open", "open", recovery=60.0)
    come(table, ANN), come(table, BEN), come(table, PHONE)
    await ask(table, PHONE, 2)
    request = shown(table)
    assert (request.person, request.owner, request.seats, request.seconds) == (PHONE, CAT, [2], None)
    assert (request.agreed, request.waiting) == ([], [ANN, BEN])
    await agree(table, ANN)
    assert (shown(table).agreed, shown(table).waiting, shown(table).seconds) == ([ANN], [BEN], None)
    for stranger in (PHONE, WATCHER):
        with pytest.raises(TableError, match="have a seat here"):
            await table.recovery.agree(stranger.id, request.id, no_link)
    with pytest.raises(TableError, match="have a seat here"):
        await table.recovery.refuse(WATCHER, request.id)
    await agree(table, BEN)
    assert (shown(table).waiting, shown(table).seconds) == ([], 60)
    await table.recovery._give()
    assert owners(table) == ["ann", "ben", "cat"]
    assert table.state.recovery.asked is not None
    table.state.recovery.asked.due = 0.0  # the minute has passed
    table.recovery.stop()
    await asyncio.sleep(0)
    table.recovery.wake()
    await agree(table)
    assert owners(table) == ["ann", "ben", "new"]
    await table.stop()


@played
async def test_the_newcomer_has_the_seat_its_hand_and_its_name_and_the_old_device_nothing_more() -> None:
    tables, table = await a_table("me", "open", "open")
    old, new = come(table, CAT), come(table, PHONE)
    hand = (await heard(old))[-1]["views"]
    assert list(hand) == ["2"]
    assert list((await heard(new))[-1]["views"]) == ["all"]
    await ask(table, PHONE, 2)
    await agree(table, ANN, BEN)
    views: dict[str, Any] = {}
    for update in await heard(new):
        views = update["views"] or {eyes: changed(view, update["changes"].get(eyes, ())) for eyes, view in views.items()}
    assert views == hand
    assert list((await heard(old))[-1]["views"]) == ["all"]
    seat = table.card(PHONE.id).seats[2]
    assert (seat.mine, seat.person, seat.name) == (True, PHONE, "Cat")
    assert not table.seating.owned(CAT.id)
    await table.stop()

    woken = await tables._load(table.info.code)
    assert isinstance(woken, LiveTable)
    assert owners(woken) == ["ann", "ben", "new"]
    assert (2, "new") in woken.state.hands
    await woken.stop()


@played
async def test_a_device_of_the_owner_confirms_or_refuses_alone() -> None:
    _, table = await a_table("me", "bot", "bot", recovery=60.0)
    new = come(table, PHONE)
    request = await ask(table, PHONE, 0)
    await table.seats.hand_to_bot(ANN, 0, "random")
    assert (shown(table).waiting, shown(table).seconds) == ([], None), "alone with bots nobody else can agree"
    await table.recovery.refuse(ANN, request)
    assert (await heard(new))[-1] == {"type": "recovery_declined", "by": {"id": "ann", "name": "Ann"}}

    async def link() -> str:
        return "a secret"

    other = come(table, OTHER)
    request = await ask(table, OTHER, 0)
    await table.recovery.agree(ANN.id, request, link)
    assert (await heard(other))[-1] == {"type": "device_confirmed", "secret": "a secret", "owner": {"id": "ann", "name": "Ann"}}
    assert "device_confirmed" not in [message["type"] for message in await heard(new)]
    assert table.state.recovery.asked is None
    assert owners(table) == ["ann", "", ""]
    await table.stop()


@played
async def test_a_link_is_made_only_for_someone_who_is_there() -> None:
    _, table = await a_table("me", "bot", "bot")
    request = await ask(table, PHONE, 0)
    with pytest.raises(TableError, match="not here now"):
        await table.recovery.agree(ANN.id, request, no_link)
    assert shown(table).id == request
    await table.stop()


@played
async def test_anyone_who_has_a_seat_refuses_even_after_all_have_agreed() -> None:
    for refuses in (ANN, BEN, CAT, PHONE):
        _, table = await a_table("me", "open", "open", recovery=60.0)
        request = await ask(table, PHONE, 2)
        await agree(table, ANN, BEN)
        assert shown(table).seconds == 60
        await table.recovery.refuse(refuses, request)
        assert table.state.recovery.asked is None
        for late in (ANN, CAT):
            with pytest.raises(TableError, match="is over"):
                await table.recovery.agree(late.id, request, no_link)
        await table.stop()


@played
async def test_who_has_had_a_seat_or_seen_a_hand_recovers_no_other() -> None:
    _, table = await a_table("me", "open", "open")
    with pytest.raises(TableError, match="you have a seat"):
        await table.recovery.ask(BEN, 2)
    await table.seats.stand(BEN, 1)
    await table.seats.sit(OTHER, 1)
    with pytest.raises(TableError, match="have had another seat"):
        await table.recovery.ask(BEN, 2)

    await ask(table, PHONE, 2)
    await agree(table, ANN, OTHER)
    assert owners(table) == ["ann", "other", "new"]
    with pytest.raises(TableError, match="have had another seat"):
        await table.recovery.ask(CAT, 0)
    await ask(table, CAT, 2)  # it was hers
    await agree(table, ANN, OTHER)
    assert owners(table) == ["ann", "other", "cat"]
    await table.stop()


@played
async def test_one_request_at_a_time_and_not_endlessly() -> None:
    _, table = await a_table("me", "open", "open", recovery=60.0)
    requests = table.state.recovery
    come(table, PHONE)
    request = await ask(table, PHONE, 2)
    with pytest.raises(TableError, match="asked for a seat already"):
        await table.recovery.ask(OTHER, 2)
    await table.recovery.refuse(PHONE, request)
    for _ in range(2):
        with pytest.raises(TableError, match="a minute"):
            await table.recovery.ask(PHONE, 2)
        requests._last.clear()
        await table.recovery.refuse(BEN, await ask(table, PHONE, 2))
    requests._last.clear()
    with pytest.raises(TableError, match="that is enough"):
        await table.recovery.ask(PHONE, 2)

    await ask(table, OTHER, 2)
    await ask(table, WATCHER, 2)  # the other one is not here any more
    assert shown(table).person == WATCHER
    await agree(table, ANN, BEN)
    with pytest.raises(TableError, match="asked for a seat already"):
        await table.recovery.ask(Person("last", "Last"), 2)
    await table.stop()


@played
async def test_a_request_that_was_refused_keeps_nobody_else_waiting() -> None:
    _, table = await a_table("me", "open", "open", recovery=60.0)
    await table.recovery.refuse(BEN, await ask(table, PHONE, 1))
    await table.recovery.refuse(OTHER, await ask(table, OTHER, 1))
    await ask(table, WATCHER, 2)
    assert shown(table).person == WATCHER
    await table.stop()


@played
async def test_a_request_follows_the_seats() -> None:
    _, table = await a_table("me", "open", "open", "open", recovery=60.0)
    come(table, ANN)
    await ask(table, PHONE, 2)
    await agree(table, BEN, ANN)
    assert shown(table).seconds == 60
    await table.seats.sit(WATCHER, 3)  # the game begins: one more must agree
    assert (shown(table).waiting, shown(table).seconds) == ([WATCHER], None)
    await table.room.bar(ANN, WATCHER.id, REMOVED, True)
    assert shown(table).seconds == 60
    await table.room.bar(ANN, BEN.id, REMOVED, True)
    assert (shown(table).agreed, shown(table).seconds) == ([ANN], 60)
    await table.room.bar(ANN, CAT.id, REMOVED, True)
    assert table.state.recovery.asked is None, "nobody has this seat any more"

    _, table = await a_table("me", "open", "open", recovery=60.0)
    await ask(table, PHONE, 2)
    await table.room.bar(ANN, PHONE.id, REMOVED, True)
    assert table.state.recovery.asked is None
    with pytest.raises(TableError, match="asked you to leave"):
        await table.recovery.ask(PHONE, 2)
    await ask(table, WATCHER, 2)
    await table.seats.stand(BEN, 1)
    await table.seats.sit(WATCHER, 1)
    assert table.state.recovery.asked is None, "Zoe has a seat"
    await table.stop()


@played
async def test_all_seats_of_the_host_and_what_a_host_may_do_go_to_the_newcomer() -> None:
    _, table = await a_table("me", "open", "me")
    await table.room.bar(ANN, BEN.id, MUTED, True)
    assert await ask(table, PHONE, 0)
    assert shown(table).seats == [0, 2]
    await agree(table, BEN)
    assert owners(table) == ["new", "ben", "new"]
    await table.room.decide(PHONE, HostOptions())
    with pytest.raises(TableError, match="only the host"):
        await table.room.decide(ANN, HostOptions())
    await ask(table, OTHER, 1)
    await agree(table, PHONE)
    assert table.state.door.muted(OTHER.id), "Ben was"
    await table.stop()


@played
async def test_it_works_while_a_bot_plays_before_the_game_and_after_it() -> None:
    _, table = await a_table("me", "open", "open", absence=0.0)
    come(table, ANN), come(table, PHONE)
    await table.seats.hand_to_bot(ANN, 2, "heuristic")
    await ask(table, PHONE, 2)
    await agree(table, ANN, BEN)
    assert (table.seating[2].kind, owners(table)) == ("person", ["ann", "ben", "new"])
    await table.stop()

    _, table = await a_table("me", "open", "open", "open")
    await ask(table, PHONE, 2)
    await agree(table, ANN, BEN)
    assert owners(table) == ["ann", "ben", "new", ""]
    await table.stop()

    tables, _ = await a_table("me", "open", "open")
    over = gloam.new("house_of_horrors", 3, seed=1)
    for _ in at_random(over, 1):
        pass
    last = entries(over)[-1]
    assert isinstance(last.answer, int)
    nearly = replay(Record(over.setup, entries(over)[:-1]))
    read = RecordInfo("house_of_horrors", 3, nearly.moves, False, [last.seat], -1)
    card = await tables.open_record(ANN, nearly, None, read, [NewSeat("me"), NewSeat("open"), NewSeat("open")])
    table = await tables.get(card.code)
    await table.seats.sit(BEN, 1)
    await table.seats.sit(CAT, 2)
    await table.playing.answer(people[last.seat].id, last.seat, [last.answer], table.showing.sequence, "")
    promise = table.state.begun().setup.promise
    await ask(table, PHONE, 2)
    await agree(table, ANN, BEN)
    assert (table.info.status, owners(table)) == ("finished", ["ann", "ben", "new"])
    assert table.state.begun().setup.promise == promise, "a finished game keeps its key"
    await table.stop()


@played
async def test_who_recovers_a_seat_is_asked_to_agree_to_an_undo_as_its_owner_was() -> None:
    _, table = await a_table("me", "open", "open")
    (question,) = table.state.begun().asked
    asking = people[question.seat].id
    await table.playing.answer(asking, question.seat, [question.options[0]], table.showing.sequence, "")
    moves = table.state.begun().moves
    await table.playing.ask_undo(asking, question.seat, 0)
    request = table.state.undo.request
    assert request is not None
    waiting = [0, 1, 2]
    waiting.remove(question.seat)
    assert request.waiting == waiting
    lost = waiting[-1]
    await ask(table, PHONE, lost)
    await agree(table, *(person for person in people if person != people[lost]))
    assert (table.state.undo.request, table.state.begun().moves) == (request, moves)
    for seat in waiting:
        with pytest.raises(Refused, match="not your seat"):
            await table.playing.consent(people[lost].id, seat if seat == lost else lost, 0, True)
        await table.playing.consent(owners(table)[seat], seat, 0, True)
    assert table.state.begun().moves < moves
    await table.stop()


@played
async def test_everyone_but_the_one_who_refuses_learns_that_an_undo_was_refused() -> None:
    _, table = await a_table("me", "open", "open")
    here = [come(table, person) for person in people]
    (question,) = table.state.begun().asked
    asking = question.seat
    await table.playing.answer(people[asking].id, asking, [question.options[0]], table.showing.sequence, "")
    await table.playing.ask_undo(people[asking].id, asking, 0)
    refuses = (asking + 1) % 3
    await table.playing.consent(people[refuses].id, refuses, 0, False)
    for seat, subscriber in enumerate(here):
        declined = [message for message in await heard(subscriber) if message["type"] == "undo_declined"]
        assert declined == ([] if seat == refuses else [{"type": "undo_declined", "seat": refuses}])
    await table.stop()


@played
async def test_after_a_restart_the_request_is_forgotten_and_nothing_else() -> None:
    tables, table = await a_table("me", "open", "open", recovery=60.0)
    request = await ask(table, PHONE, 2)
    await agree(table, ANN, BEN)
    await tables.stop()
    table = await tables.get(table.info.code)
    assert table.state.recovery.asked is None
    assert owners(table) == ["ann", "ben", "cat"]
    with pytest.raises(TableError, match="is over"):
        await table.recovery.agree(ANN.id, request, no_link)
    await tables.stop()
