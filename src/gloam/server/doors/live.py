"""The socket of a table: answers in, updates out."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gloam.server.doors.visitor import BAD_MESSAGE, GOING_AWAY, NO_TABLE, TOO_OFTEN, UNKNOWN_PERSON, Ended, Purse, Visitor, close
from gloam.server.doors.wire import WIRE, Wire
from gloam.server.errors import TableError
from gloam.server.service import Service
from gloam.server.table.audience import Subscriber
from gloam.server.table.people import COOKIE
from gloam.server.table.table import LiveTable


@websocket("/api/tables/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], service: NamedDependency[Service], code: FromPath[str]) -> None:
    """Follow a table and play at it. `since` in the query names the last update the client has seen."""
    await socket.accept()
    try:
        extensions: Mapping[str, Any] = socket.scope.get("extensions") or {}
        wire: Wire | None = extensions.get(WIRE)
        try:
            subscriber, table = await _arrive(socket, wire, service, code)
        except Ended as ended:
            await close(socket, ended)
            return
        try:
            with contextlib.suppress(TableError):
                await table.come_back(subscriber.person.id)
            await Visitor(socket, subscriber, table, Purse(service, subscriber.person, _address(socket)), wire).stay()
        finally:
            service.budgets.close_socket(subscriber.person.id, _address(socket))
    except WebSocketDisconnect:
        pass


def _address(socket: WebSocket[Any, Any, Any]) -> str:
    return socket.client.host if socket.client else ""


async def _arrive(socket: WebSocket[Any, Any, Any], wire: Wire | None, service: Service, code: str) -> tuple[Subscriber, LiveTable]:
    person = await service.people.known(socket.cookies.get(COOKIE))
    if person is None:
        raise Ended(UNKNOWN_PERSON, "who are you? Load the page again")
    try:
        since = int(socket.query_params.get("since") or -1)
    except ValueError:
        raise Ended(BAD_MESSAGE, "since: should be the number of an update") from None
    subscriber = Subscriber(person, wire.take if wire is not None else None)
    try:
        table = await service.tables.get(code)
        await service.tables.visited(person.id, table)
        await table.hindsight.prepare()
        service.budgets.open_socket(person.id, _address(socket))
        try:
            table.subscribe(subscriber, since)
        except TableError:
            service.budgets.close_socket(person.id, _address(socket))
            raise
    except TableError as error:
        if error.status == 503:
            raise Ended(GOING_AWAY, "") from None
        raise Ended(TOO_OFTEN if error.status == 429 else NO_TABLE, error.reason) from None
    return subscriber, table
