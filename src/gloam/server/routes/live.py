"""The socket of a table: answers in, updates out."""

from __future__ import annotations

import contextlib
from typing import Any, Final

from litestar import Litestar, asgi

from gloam.server.people import COOKIE
from gloam.server.routes.socket import Receive, Scope, Send, Socket
from gloam.server.routes.visitor import BAD_MESSAGE, NO_TABLE, TOO_OFTEN, UNKNOWN_PERSON, Ended, Purse, Visitor, close
from gloam.server.service import Service
from gloam.tables.audience import GOING_AWAY, Subscriber
from gloam.tables.errors import TableError
from gloam.tables.live_table import LiveTable

UNKNOWN: Final = "nobody is known by this cookie; load the page again"


@asgi("/api/tables/{code:str}/live", copy_scope=False)
async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """Follow a table and play at it. `since` in the query names the last update the client has seen."""
    socket, service = Socket(scope, receive, send), service_of(scope)
    await socket.accept()
    try:
        subscriber, table = await _arrive(socket, service, scope["path_params"]["code"])
    except Ended as ended:
        await close(socket, ended)
        return
    try:
        with contextlib.suppress(TableError):
            await table.seats.come_back(subscriber.person.id)
        await Visitor(socket, subscriber, table, Purse(service, subscriber.person, socket.address)).stay()
    finally:
        service.budgets.close_socket(subscriber.person.id, socket.address)


def service_of(scope: Scope) -> Service:
    """What serves the application to which someone has come."""
    asked: Any = scope
    service: Service = Litestar.from_scope(asked).state.service
    return service


async def _arrive(socket: Socket, service: Service, code: str) -> tuple[Subscriber, LiveTable]:
    known = await service.people.known_by(socket.cookie(COOKIE))
    if known is None:
        raise Ended(UNKNOWN_PERSON, UNKNOWN)
    person = known.person
    try:
        since = int(socket.query("since") or -1)
    except ValueError:
        raise Ended(BAD_MESSAGE, "since: should be the number of an update") from None
    subscriber = Subscriber(person, device=known.device)
    try:
        table = await service.tables.get(code)
        await service.tables.visited(person.id, table)
        await table.room.prepare()
        if await service.people.known(socket.cookie(COOKIE)) is None:  # the device was removed meanwhile
            raise Ended(UNKNOWN_PERSON, UNKNOWN)
        service.budgets.open_socket(person.id, socket.address)
        try:
            table.room.subscribe(subscriber, since)
        except TableError:
            service.budgets.close_socket(person.id, socket.address)
            raise
    except TableError as error:
        if error.status == 503:
            raise Ended(GOING_AWAY, "") from None
        raise Ended(TOO_OFTEN if error.status == 429 else NO_TABLE, error.reason) from None
    return subscriber, table
