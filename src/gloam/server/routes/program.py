"""A program in someone's seat, over a socket: it is asked and answers as a bot on standard input and output is.

It needs a seat's token and nothing else. What it may not answer, or answers too late, a random answer takes the place of; when it
leaves, the table's usual bot plays on until it is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable
from typing import Final, final

from litestar import asgi

from gloam.bots import stand_in
from gloam.bots.external import ProgramFailed, advised, read_reply, told
from gloam.kernel.game import Game, Question
from gloam.kernel.nature import Seeded
from gloam.kernel.play import may_decline
from gloam.server.routes.live import service_of
from gloam.server.routes.socket import Receive, Scope, Send, Socket
from gloam.server.routes.visitor import NO_TABLE, TOO_OFTEN, UNKNOWN_PERSON
from gloam.server.service import Service
from gloam.tables.audience import GOING_AWAY, Subscriber
from gloam.tables.errors import TableError
from gloam.tables.live_table import LiveTable

log = logging.getLogger("gloam.server")

OVER: Final = 1000
BAD_TOKEN: Final = "this token is not good for this seat"
SECONDS: Final = 5.0  # an answer may take this long
REPLIES: Final = 64  # that may wait to be read
_CLOSING: Final = {429: TOO_OFTEN, 503: GOING_AWAY}  # by the status of an error


@asgi("/api/tables/{code:str}/program/{number:int}", copy_scope=False)
async def program(scope: Scope, receive: Receive, send: Send) -> None:
    """Play one seat. `token` in the query is what POST /api/tables/CODE/token/NUMBER gave to whoever has that seat."""
    socket, asked = Socket(scope, receive, send), scope["path_params"]
    await socket.accept()
    try:
        closing, reason = await _played(socket, service_of(scope), asked["code"], asked["number"])
    except TableError as error:
        closing, reason = _CLOSING.get(error.status, NO_TABLE), error.reason
    with contextlib.suppress(Exception):
        await socket.close(closing, reason[:100])


async def _played(socket: Socket, service: Service, code: str, number: int) -> tuple[int, str]:
    """Let a program play until the game is over or it leaves: why the socket is to be closed."""
    token = socket.query("token")
    known = await service.people.seated_by(token, code, number)
    if known is None:
        return UNKNOWN_PERSON, BAD_TOKEN
    person = known.person
    table = await service.tables.get(code)
    await table.room.prepare()
    if await service.people.seated_by(token, code, number) is None:  # the device was removed meanwhile
        return UNKNOWN_PERSON, BAD_TOKEN
    table.state.check_enter(person.id)
    table.seats.check_owner(person.id, number)
    address = socket.address
    service.budgets.open_socket(person.id, address)
    subscriber = Subscriber(person, seat=number, device=known.device)
    try:
        table.room.subscribe(subscriber, -1)
        try:
            await table.seats.come_back(person.id)
            seated = _Program(socket, subscriber, table, number)
            return await seated.play(lambda: service.budgets.may("messages", person.id, address))
        finally:
            table.room.unsubscribe(subscriber)
            with contextlib.suppress(TableError):
                await table.seats.fill_in(person.id, number)
    finally:
        service.budgets.close_socket(person.id, address)


@final
class _Program:
    """One socket, and what it was asked."""

    def __init__(self, socket: Socket, subscriber: Subscriber, table: LiveTable, seat: int) -> None:
        self._socket = socket
        self._subscriber = subscriber
        self._table = table
        self._person = subscriber.person.id
        self._seat = seat
        self._replies: asyncio.Queue[str | bytes] = asyncio.Queue(REPLIES)
        self._asked = 0
        self._passed = -1  # the change of the table at which it would rather not interrupt

    async def play(self, may: Callable[[], bool]) -> tuple[int, str]:
        """Ask whatever the seat is asked until the game is over, or one of both leaves."""
        receiving = asyncio.create_task(self._receive(may))
        playing = asyncio.create_task(self._play())
        ended = asyncio.create_task(self._subscriber.ended.wait())
        try:
            await asyncio.wait([receiving, playing, ended], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (receiving, playing, ended):
                task.cancel()
            results = await asyncio.gather(receiving, playing, return_exceptions=True)
        if self._subscriber.ended.is_set():
            return self._subscriber.closing
        for result in results:
            if isinstance(result, tuple):
                return result
            if isinstance(result, Exception) and not isinstance(result, (OSError, RuntimeError)):
                log.error("a program at table %s failed here", self._table.info.code, exc_info=result)
        return GOING_AWAY, ""

    async def _receive(self, may: Callable[[], bool]) -> tuple[int, str]:
        while (data := await self._socket.receive()) is not None:
            if not may() or self._replies.full():
                return TOO_OFTEN, "too many messages in a short time"
            self._replies.put_nowait(data)
        return GOING_AWAY, ""

    async def _play(self) -> tuple[int, str]:
        while True:
            table = self._table
            if table.game is not None and table.game.over:
                return OVER, "the game is over"
            if self._subscriber.behind.is_set():
                return GOING_AWAY, ""
            question = self._question()
            if question is not None:
                await self._ask(question)
            else:
                await self._subscriber.next()  # something has changed

    def _question(self) -> Question | None:
        table = self._table
        if table.game is None or table.state.undo.request is not None or not table.seating[self._seat].sat_by(self._person):
            return None
        question = table.game.question_for(self._seat)
        if question is not None and may_decline(table.game, question) and self._passed == table.state.changes:
            return None
        return question

    async def _ask(self, question: Question) -> None:
        """Ask, and answer with what it says; or at random, if it fails and the table waits for it."""
        table, game = self._table, self._table.game
        assert game is not None
        changes = table.state.changes
        try:
            answer = await self._answer(game, question)
        except (ProgramFailed, TimeoutError) as failure:
            if table.state.changes != changes or self._subscriber.ended.is_set():
                return  # it was asked something that nobody wants to know any more
            reason = str(failure) or f"no answer within {SECONDS:g} seconds"
            table.state.shared.counts.bot_failures += 1
            log.warning("table %s: the program in seat %d, asked %r: %s", table.info.code, self._seat, question.prompt, reason)
            answer = stand_in(game, question, secrets.randbits(63))
        if self._subscriber.ended.is_set():
            return  # it may not play any more
        if answer is None:
            self._passed = changes
        else:
            await table.playing.answer_for(self._person, question, answer)

    async def _answer(self, game: Game, question: Question) -> int | None:
        self._asked += 1
        # What it is told is made from a game that agrees with what the seat knows, as for every bot.
        imagined = game.imagine(self._seat, Seeded(secrets.randbits(63)))
        asked = imagined.question_for(self._seat) or question
        text = json.dumps({"id": self._asked, **told(imagined, asked, SECONDS)})
        await self._socket.send(text)
        async with asyncio.timeout(SECONDS):
            while True:
                reply = read_reply(await self._replies.get())
                if reply.get("id") == self._asked:
                    advice = advised(imagined, asked, reply)
                    return None if advice is None else advice.answer
