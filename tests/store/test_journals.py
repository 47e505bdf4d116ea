"""Journals keep what tables give them, in a database as in memory, and nothing of a table that has been woken elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from gloam.store import writes
from gloam.store.journals import StoredJournals
from gloam.store.memory import MemoryJournals
from gloam.store.storage import Storage
from gloam.tables.chance import Chance
from gloam.tables.door import Barred
from gloam.tables.earlier_players import Left
from gloam.tables.info import FIRST_EPOCH, Info
from gloam.tables.journal import Change, Conflict, Held, Journals, Line, Snapshot
from gloam.tables.late_answers import REQUESTS
from gloam.tables.messages import EarlierPlayer, HostOptions, Person, Said
from gloam.tables.seating import Chair

ADA, BEN = Person("a", "Ada"), Person("b", "Ben")
CHAIRS = [Chair("person", ADA, name="Grandma"), Chair("open"), Chair("bot", None, "heuristic")]
Keep = Callable[[Journals], Awaitable[None]]


@asynccontextmanager
async def in_memory(path: Path) -> AsyncIterator[Journals]:
    yield MemoryJournals()


@asynccontextmanager
async def in_a_database(path: Path) -> AsyncIterator[Journals]:
    storage = Storage(f"sqlite:///{path / 'db'}")
    await storage.open()
    try:
        await storage.do(*(writes.new_person(person.id, person.name, "now") for person in (ADA, BEN)))
        yield StoredJournals(storage)
    finally:
        await storage.close()


@pytest.fixture(params=[in_memory, in_a_database])
def keep(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Keep], None]:
    """Does something with journals that are kept in one way or another."""

    async def kept(act: Keep) -> None:
        async with request.param(tmp_path) as journals:
            await act(journals)

    return lambda act: asyncio.run(kept(act))


def new(code: str = "TABLE", **facts: object) -> Info:
    info = Info(code, "horrified", 1, "a table", {"monsters": ["dracula"]}, 7, False, ADA.id)
    info.take(facts)
    return info


def said(number: int) -> Line:
    return Line("says", 0, f"word {number}", seen=2**62 + number)


def test_everything_that_changes_at_a_table_is_there_when_it_wakes(keep: Callable[[Keep], None]) -> None:
    info = new()
    filled = Chair("bot", BEN, "random", "Uncle", since=2, absent=True)
    remark = Said(BEN, "Boo", "then", 0, 12, 3)
    facts = {
        "moves": 2,
        "waiting_for": [0, 2],
        "status": "playing",
        "summary": "On it goes",
        "changed": "later",
        "decided": HostOptions(closed=True, several=True, clock=False, bot_after=0, waits=True),
        "chance": Chance("ab", 3, "record"),
        "played": 61,
        "takebacks": 1,
        "rematch": "NEXT",
    }
    muted: list[tuple[str, Barred, bool]] = [("b", "muted", True)]
    answer, undo = Line("answer", 0, "end", request="once"), Line("undo", 0, "1")

    async def act(journals: Journals) -> None:
        await journals.add(info, CHAIRS, Change([said(0)], hands=[(0, "a")]))
        held = Held(info.code, info.epoch, 1)
        await journals.commit(held, Change([answer, undo], facts, {1: filled}, (), [(1, "b")], [remark], muted))
        held = held._replace(length=3)
        left = [Left(0, 1, EarlierPlayer(9, 4, BEN, name="Uncle")), Left(1, 0, EarlierPlayer(3, 5, bot="random", sequence=1))]
        await journals.commit(held, Change(left=left))
        await journals.commit(held, Change(back_to=5))
        await journals.commit(held, Change(snapshot=Snapshot(2, 1, "{}"), barred=[("b", "removed", True)]))
        await journals.commit(held, Change(snapshot=Snapshot(3, 2, "{...}"), barred=[("b", "removed", False)]))
        await journals.put_away("b", info.code, True)
        stored = await journals.wake(info.code)
        assert stored is not None
        expected = replace(info, epoch=FIRST_EPOCH + 1)
        expected.take(facts)
        assert stored.info == expected
        assert stored.chairs == [CHAIRS[0], filled, CHAIRS[2]]
        assert (stored.snapshot, stored.first, stored.lines) == (Snapshot(3, 2, "{...}"), 0, [said(0), answer, undo])
        assert (stored.chat, stored.said) == ([remark], 1)
        assert (stored.barred, stored.hands, stored.put_away_by) == ({("b", "muted")}, {(0, "a"), (1, "b")}, {"b"})
        assert stored.earlier == [Left(0, 1, EarlierPlayer(5, 4, BEN, name="Uncle")), left[1]]
        assert await journals.wake("NOTABLE") is None

    keep(act)


def test_a_table_can_have_more_seats_and_fewer(keep: Callable[[Keep], None]) -> None:
    async def act(journals: Journals) -> None:
        info = new()
        await journals.add(info, CHAIRS, Change())
        held = Held(info.code, info.epoch, 0)
        for seats in ([*CHAIRS, Chair("bot", bot="random")], CHAIRS[:1]):
            await journals.commit(held, Change(facts={"options": {"rooms": len(seats)}}, seats=seats))
            listed = await journals.find(info.code)
            assert listed is not None
            assert (listed.chairs, listed.info.options) == (seats, {"rooms": len(seats)})

    keep(act)


def test_of_a_long_journal_the_lines_since_the_snapshot_come_and_those_that_may_be_sent_again(keep: Callable[[Keep], None]) -> None:
    async def act(journals: Journals) -> None:
        every = [said(number) for number in range(REQUESTS + 30)]
        await journals.add(new(), CHAIRS, Change(every, snapshot=Snapshot(REQUESTS + 20, 0, "{}")))
        stored = await journals.wake("TABLE")
        assert stored is not None
        assert (stored.first, stored.lines) == (20, every[20:])
        assert await journals.lines("TABLE") == every

    keep(act)


def test_a_table_that_was_woken_elsewhere_stores_nothing(keep: Callable[[Keep], None]) -> None:
    async def act(journals: Journals) -> None:
        info = new()
        await journals.add(info, CHAIRS, Change())
        await journals.wake(info.code)
        for change in (Change([said(0)], {"moves": 9}), Change(chairs={0: Chair("open")})):
            with pytest.raises(Conflict):
                await journals.commit(Held(info.code, info.epoch, 0), change)
        listed = await journals.find(info.code)
        assert listed is not None
        assert (listed.info.moves, listed.chairs, await journals.lines(info.code)) == (0, CHAIRS, [])
        here = Held(info.code, info.epoch + 1, 0)
        await journals.commit(here, Change([said(0)]))
        with pytest.raises(Conflict):
            await journals.commit(here, Change([said(1)]))  # another line 0

    keep(act)


def test_lists_have_ones_own_tables_and_public_ones_with_a_free_seat(keep: Callable[[Keep], None]) -> None:
    async def act(journals: Journals) -> None:
        full = [Chair("person", ADA), Chair("person", BEN)]
        await journals.add(new("OLD", changed="1"), full, Change())
        await journals.add(new("FULL", changed="2"), full[:1], Change())
        await journals.add(new("OPEN", created="1"), CHAIRS, Change())
        await journals.add(new("NEWER", created="2"), CHAIRS, Change())
        await journals.add(new("OVER", status="finished"), CHAIRS, Change())
        await journals.add(new("PRIVATE", private=True, changed="0"), CHAIRS, Change())

        async def codes(person: str) -> list[str]:
            return [listed.info.code for listed in await journals.listed(person)]

        assert await codes("b") == ["OLD", "NEWER", "OPEN"]
        assert {"OLD", "FULL", "PRIVATE"} <= set(await codes("a"))
        await journals.put_away("b", "OLD", True)
        await journals.put_away("b", "OPEN", True)
        assert await codes("b") == ["NEWER"]
        assert [listed.info.code for listed in await journals.listed_away("b")] == ["OLD"]
        await journals.put_away("b", "OLD", False)
        assert await codes("b") == ["OLD", "NEWER"]

    keep(act)
