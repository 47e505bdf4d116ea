"""What those who wait see: what is decided, by whom, and since when."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from gloam.kernel.definition import games
from gloam.kernel.sentences import text
from gloam.server import building
from gloam.show.games import home, own
from gloam.store.memory import MemoryJournals
from gloam.tables import info
from gloam.tables.audience import Subscriber
from gloam.tables.keeper import Tables
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import NewSeat, NewTable, Person, Update
from gloam.tables.state import Shared
from gloam.tables.table_settings import TableSettings
from gloam.tables.thinker import InPlace

ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")
NEVER_ASKED = {"horrified": {"attack"}}
"""Windows of rolls in which nobody has anything to answer."""


@pytest.mark.parametrize("game", games())
def test_every_kind_of_question_can_be_told_to_those_who_wait(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(building.WEB / "scripts")
    from kinds import asked_by

    definition = games()[game]
    told = own(home(definition), "texts", "DECIDING").kinds
    assert told == set(asked_by(definition)) - NEVER_ASKED.get(game, set())


async def shown(table: LiveTable, person: Person) -> Update:
    """The table as someone sees it who opens it now."""
    subscriber = Subscriber(person)
    table.room.subscribe(subscriber, -1)
    update = msgspec.json.decode(await subscriber.next(), type=Update)
    table.room.unsubscribe(subscriber)
    return update


def test_those_who_wait_see_what_is_decided_and_since_when(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(f"2026-11-20T21:{minute:02}:00+00:00" for minute in range(60))
    monkeypatch.setattr(info, "now", lambda: next(clock))

    async def act() -> None:
        shared = Shared(TableSettings(bot_talk=False), MemoryJournals(), InPlace())
        options = {"preset": "first", "first_player": 1, "heroes": ["mayor", "archaeologist"]}
        tables = Tables(shared)
        card = await tables.create(ANN, NewTable("horrified", [NewSeat("me"), NewSeat("open")], options))
        live = await tables.get(card.code)
        await live.seats.sit(BEN, 1)
        begun = await shown(live, ANN)
        assert begun.deciding == [("seat:1", "Seat 2"), " (", ("hero:archaeologist", "Archaeologist"), ") has 4 actions left."]
        assert live.game is not None
        await live.playing.answer(BEN.id, 1, ["end"], live.showing.sequence, "")
        answered = await shown(live, ANN)
        assert text(answered.deciding) != text(begun.deciding)
        assert begun.waiting_since < answered.waiting_since
        await live.room.say(BEN, 1, "Let me think.")
        assert (await shown(live, ANN)).waiting_since == answered.waiting_since, "talk is no answer"
        after = await shown(await Tables(shared).get(card.code), ANN)
        assert (after.waiting_since, after.deciding) == (answered.waiting_since, answered.deciding)

    asyncio.run(act())
