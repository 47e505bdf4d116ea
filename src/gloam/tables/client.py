"""Someone at a table: they send messages, and are sent what happens, over a socket or from a page in the same browser."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, final

import msgspec

from gloam.kernel.game import Refused
from gloam.tables import advice
from gloam.tables.audience import Subscriber
from gloam.tables.errors import TableError, TableMoved
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import (
    AskHint,
    AskRedo,
    AskUndo,
    AskWhy,
    Consent,
    FromClient,
    GiveAnswer,
    Person,
    PointAt,
    RefusedAnswer,
    Reply,
    Say,
    Writing,
)

log = logging.getLogger("gloam.tables")

ID: Final = 100  # characters in the id of an answer

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class BadMessage(Exception):
    """What is wrong with a message."""


def read(data: str | bytes) -> FromClient:
    """A message of a client. Raises BadMessage."""
    try:
        message = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise BadMessage(f"this message cannot be read: {wrong}") from None
    id_ = message.id if isinstance(message, GiveAnswer) else ""
    if len(id_) > ID or not id_.isascii() or not id_.isprintable():
        raise BadMessage(f"the id of an answer has up to {ID} plain letters")
    return message


def _for_free(what: str) -> None:
    """Anything may be done as often as someone likes."""


@final
class Client:
    """What someone does at a table.

    `spend` is called with what they do that costs something, and raises Refused if they did it too often. `named` returns them with
    the name that they have now.
    """

    def __init__(
        self,
        table: LiveTable,
        subscriber: Subscriber,
        spend: Callable[[str], None] = _for_free,
        named: Callable[[], Awaitable[Person]] | None = None,
    ) -> None:
        self._table = table
        self._subscriber = subscriber
        self._spend = spend
        self._named = named
        self._hint: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """They have gone: wait for no hint any more."""
        if self._hint is not None:
            self._hint.cancel()

    async def hear(self, message: FromClient) -> None:
        """Do what a message asks for, or send why not."""
        answered = message.id if isinstance(message, GiveAnswer) else ""
        try:
            await self._act(message)
        except Refused as refused:
            self._table.state.shared.counts.refused += 1
            title = self._table.state.definition.rulebook.title(refused.rule)
            self._subscriber.send(RefusedAnswer(refused.reason, refused.rule, answered, title))
        except TableError as error:
            # Where a table has moved to, a client that comes back gives its answer again.
            if not (answered and isinstance(error, TableMoved)):
                self._subscriber.send(RefusedAnswer(error.reason, "", answered))
        except Exception:
            log.exception("table %s: %s", self._table.info.code, type(message).__name__)
            self._subscriber.send(RefusedAnswer("something went wrong here; the table is as it was", "", answered))

    async def _act(self, message: FromClient) -> None:
        table, person = self._table, self._subscriber.person
        if isinstance(message, GiveAnswer):
            ending = None if message.ending == "" else message.ending  # pages loaded before an update send ""
            await table.playing.answer(
                person.id, message.seat, message.answers, message.sequence, message.id, ending, message.automatic
            )
        elif isinstance(message, Say):
            self._spend("chat")
            await table.room.say(await self._named() if self._named is not None else person, message.seat, message.text)
        elif isinstance(message, Writing):
            table.bots.listen(person.id, message.seat, message.still)
        elif isinstance(message, PointAt):
            self._spend("gestures")
            table.room.point(person.id, message.seat, message.part)
        elif isinstance(message, AskUndo):
            self._spend("undos")
            await table.playing.ask_undo(person.id, message.seat, message.to)
        elif isinstance(message, AskRedo):
            self._spend("undos")
            await table.playing.redo(person.id, message.seat)
        elif isinstance(message, Consent):
            await table.playing.consent(person.id, message.seat, message.to, message.yes)
        elif isinstance(message, Reply):
            await table.bots.reply(person.id, message.seat, message.id, message.things, message.yes)
        elif isinstance(message, AskWhy):
            self._subscriber.send(advice.why(table.state, person.id, message.seat, message.answer))
        else:
            self._ask_hint(message)

    def _ask_hint(self, message: AskHint) -> None:
        """A hint may take a while: the table goes on meanwhile."""
        if self._hint is not None and not self._hint.done():
            raise Refused("a hint is on its way")
        self._hint = asyncio.create_task(self._bring_hint(message.seat))

    async def _bring_hint(self, seat: int) -> None:
        try:
            self._subscriber.send(await advice.hint(self._table.state, self._subscriber.person.id, seat))
        except Refused as refused:
            self._subscriber.send(RefusedAnswer(refused.reason, refused.rule))
