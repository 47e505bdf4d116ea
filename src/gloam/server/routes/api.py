"""The HTTP API under /api: people, tables and records; games are on the `shelf`."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, ResponseHeader
from litestar.datastructures.state import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from gloam.kernel import fairness
from gloam.kernel.record import RecordError
from gloam.kernel.record import read as read_record
from gloam.server.limits import neighbourhood
from gloam.server.people import COOKIE, COOKIE_SECONDS
from gloam.server.routes import shelf
from gloam.server.routes.problems import problems
from gloam.server.service import Service
from gloam.tables.differing import DifferingTable
from gloam.tables.door import MUTED, REMOVED
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import (
    Branch,
    Device,
    DeviceLink,
    History,
    HostOptions,
    Myself,
    NewSetup,
    NewTable,
    OpenRecord,
    Person,
    Reach,
    RecordCopy,
    RecordInfo,
    RecordText,
    Rename,
    Report,
    Review,
    TableCard,
    Verified,
    Watcher,
)
from gloam.tables.names import is_given

AnyRequest = Request[Any, Any, State]


class SeatToken(msgspec.Struct):
    """What lets a program answer for one seat of mine at one table."""

    token: str
    socket: str
    """Where it is asked, with the token in the query: `?token=`."""


TABLE: Final = problems(400, 401, 404, 409)
SEAT: Final = problems(400, 401, 403, 404, 409)
NEW: Final = problems(400, 401, 403, 404, 409, 413, 429)

Server = NamedDependency[Service]
Me = NamedDependency[Person]
Code = Annotated[str, PathParameter(description="The table's code.", max_length=40)]
Id = Annotated[str, PathParameter(description="An id of ours.", max_length=40, pattern="^[0-9a-f]*$")]
Number = Annotated[int, PathParameter(description="The seat's number, from 0.", ge=0, le=62)]
Moves = Annotated[int, PathParameter(description="How many answers, from 0.", ge=0, le=1_000_000)]


async def known_person(request: AnyRequest, service: Server) -> Person:
    """Whoever sends the request. Raises 401 if nobody is known by its cookie."""
    person = await service.people.known(request.cookies.get(COOKIE))
    if person is None:
        raise NotAuthorizedException("nobody is known by this cookie; ask for /api/me first")
    service.budgets.spend("requests", person.id, None)  # its address has paid already
    return person


def address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def spend(what: str, request: AnyRequest, service: Service, person: Person) -> None:
    """Raises TableError if someone does that too often."""
    service.budgets.spend(what, person.id, address(request))


def with_cookie(request: AnyRequest, person: Person, secret: str) -> Response[Myself]:
    """A person who is known by a new cookie from now on."""
    cookie = Cookie(
        COOKIE, value=secret, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )
    return Response(_myself(person), cookies=[cookie])


def _myself(person: Person) -> Myself:
    return Myself(person.id, person.name, is_given(person.name))


async def looked_at(service: Service, person: Person, code: str) -> LiveTable | DifferingTable:
    """A table, for someone who may look at it, also if it was played by other rules. Raises TableError."""
    table = await service.tables.find(code)
    table.state.check_enter(person.id)
    return table


async def looked_back_at(service: Service, person: Person, code: str) -> LiveTable | DifferingTable:
    """A table, for someone who reads its review, and so counts as here a few minutes longer. Raises TableError."""
    table = await looked_at(service, person, code)
    if isinstance(table, LiveTable):
        table.audience.visit(person.id)
    return table


async def entered(service: Service, person: Person, code: str) -> LiveTable:
    """A table, for someone who may come there. Raises TableError."""
    table = await service.tables.get(code)
    table.state.check_enter(person.id)
    return table


# --- people -----------------------------------------------------------------------------------------------------------


@get("/api/me", tags=["people"], responses=problems(429))
async def me(request: AnyRequest, service: Server) -> Response[Myself]:
    """Who I am. Whoever comes for the first time becomes a guest, known from then on by a cookie."""
    person = await service.people.known(request.cookies.get(COOKIE))
    if person is not None:
        return Response(_myself(person))
    service.budgets.spend("people", "", address(request))
    return with_cookie(request, *await service.people.welcome(request.headers.get("user-agent", "")))


@put("/api/me", tags=["people"], responses=problems(400, 401, 409, 413, 429))
async def rename(service: Server, person: Me, data: JSONBody[Rename]) -> Myself:
    """Take another name. It cannot be one that looks like that of someone at one of my tables."""
    try:
        return _myself(await service.rename(person, data.name))
    except ValueError as wrong:
        raise HTTPException(str(wrong), status_code=400) from None


@get("/api/me/devices", tags=["people"], responses=problems(401, 429))
async def devices(request: AnyRequest, service: Server, person: Me) -> list[Device]:
    """The browsers by which I am known."""
    return await service.people.devices(person, request.cookies.get(COOKIE))


@post("/api/me/devices", tags=["people"], responses=problems(401, 409, 429))
async def link_device(request: AnyRequest, service: Server, person: Me) -> DeviceLink:
    """A secret that makes another browser known as me, once and for ten minutes. The page /device#SECRET takes it."""
    spend("uploads", request, service, person)
    return DeviceLink(await service.people.link(person))


@post("/api/me/devices/claim", tags=["people"], status_code=HTTP_200_OK, responses=problems(400, 404, 413, 429))
async def claim_device(request: AnyRequest, service: Server, data: JSONBody[DeviceLink]) -> Response[Myself]:
    """Be known in this browser as whoever made that secret. Who I was here before is known here no more."""
    service.budgets.spend("people", "", address(request))
    return with_cookie(request, *await service.people.claim(data.secret, request.headers.get("user-agent", "")))


@delete("/api/me/devices/{device:str}", tags=["people"], responses=problems(400, 401, 429))
async def forget_device(service: Server, person: Me, device: Id) -> None:
    """I am no longer known by a browser, and what it has open is closed."""
    await service.people.forget(person, device)
    service.tables.end_devices({device})


@get("/api/reach", tags=["people"], sync_to_thread=False)
def reach(request: AnyRequest, service: Server) -> Reach:
    """Where others in the network reach this server. Happening to those who opened it at localhost, a link of no use to others."""
    return Reach(service.settings.outside if at_localhost(request.url.hostname or "") else "")


def at_localhost(name: str) -> bool:
    """Whether a name means the machine itself to whoever uses it."""
    return name in ("localhost", "::1") or name.startswith("127.")


# --- tables -----------------------------------------------------------------------------------------------------------


class TableController(Controller):
    """Tables: mine, open ones, and any whose code I know."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/", responses=problems(401))
    async def list_tables(self, service: Server, person: Me) -> list[TableCard]:
        """My tables, last changed first, then public ones with a free seat."""
        return await service.tables.cards(person.id)

    @get("/put-away", responses=problems(401))
    async def list_put_away(self, service: Server, person: Me) -> list[TableCard]:
        """My tables that I put away, last changed first."""
        return await service.tables.put_away_cards(person.id)

    @post("/", responses=problems(400, 401, 413, 429))
    async def create(self, request: AnyRequest, service: Server, person: Me, data: JSONBody[NewTable]) -> TableCard:
        """A new table. It begins as soon as no seat is open."""
        spend("tables", request, service, person)
        return await service.tables.create(person, data)

    @get("/{code:str}", responses=TABLE)
    async def show(self, service: Server, person: Me, code: Code) -> TableCard:
        """A table."""
        return (await looked_at(service, person, code)).card(person.id)

    @get("/{code:str}/people", responses=SEAT)
    async def people(self, service: Server, person: Me, code: Code) -> list[Watcher]:
        """Everyone at a table: who has a seat, who watches, and who has spoken lately."""
        return (await entered(service, person, code)).room.people()

    @put("/{code:str}/options", responses=SEAT)
    async def decide(self, service: Server, person: Me, code: Code, data: JSONBody[HostOptions]) -> TableCard:
        """Decide who may come to my table, how many seats they take, when a bot may fill in, and whether a clock ends the game.

        Also whether the game waits for me to begin it.
        """
        table = await service.tables.get(code)
        await table.room.decide(person, data)
        return table.card(person.id)

    @patch("/{code:str}/setup", responses=SEAT)
    async def set_up(self, service: Server, person: Me, code: Code, data: JSONBody[NewSetup]) -> TableCard:
        """Change what my table plays before the game begins, which I then begin. Others change what their own seat chooses."""
        table = await entered(service, person, code)
        await table.waiting_room.change(person, data)
        return table.card(person.id)

    @post("/{code:str}/begin", status_code=HTTP_200_OK, responses=SEAT)
    async def begin(self, service: Server, person: Me, code: Code) -> TableCard:
        """Begin the game of my table when every seat is taken; while its host is away, anyone who has a seat can."""
        table = await entered(service, person, code)
        await table.waiting_room.begin(person)
        return table.card(person.id)

    @put("/{code:str}/people/{other:str}/muted", status_code=HTTP_204_NO_CONTENT, responses=SEAT)
    async def mute(self, service: Server, person: Me, code: Code, other: Id) -> None:
        """At my table someone may not speak any more."""
        await (await service.tables.get(code)).room.bar(person, other, MUTED, True)

    @delete("/{code:str}/people/{other:str}/muted", responses=SEAT)
    async def unmute(self, service: Server, person: Me, code: Code, other: Id) -> None:
        """At my table someone may speak again."""
        await (await service.tables.get(code)).room.bar(person, other, MUTED, False)

    @put("/{code:str}/people/{other:str}/removed", status_code=HTTP_204_NO_CONTENT, responses=SEAT)
    async def remove(self, service: Server, person: Me, code: Code, other: Id) -> None:
        """Have someone leave my table. Their seat is open then, or a bot's during play."""
        await (await service.tables.get(code)).room.bar(person, other, REMOVED, True)

    @delete("/{code:str}/people/{other:str}/removed", responses=SEAT)
    async def readmit(self, service: Server, person: Me, code: Code, other: Id) -> None:
        """Let someone come to my table again."""
        await (await service.tables.get(code)).room.bar(person, other, REMOVED, False)

    @post("/{code:str}/report", status_code=HTTP_204_NO_CONTENT, responses=NEW)
    async def report(self, request: AnyRequest, service: Server, person: Me, code: Code, data: JSONBody[Report]) -> None:
        """Tell whoever runs the server about someone at this table."""
        spend("reports", request, service, person)
        await service.report(await entered(service, person, code), person, data.about, data.reason)

    @post("/{code:str}/sit/{number:int}", status_code=HTTP_200_OK, responses=SEAT)
    async def sit(self, service: Server, person: Me, code: Code, number: Number) -> TableCard:
        """Sit down, or take one's seat back from a bot."""
        table = await service.tables.get(code)
        await table.seats.sit(await service.told_apart(person, table), number)
        return table.card(person.id)

    @post("/{code:str}/stand/{number:int}", status_code=HTTP_200_OK, responses=SEAT)
    async def stand(self, service: Server, person: Me, code: Code, number: Number) -> TableCard:
        """Stand up and leave the seat open."""
        table = await service.tables.get(code)
        await table.seats.stand(person, number)
        return table.card(person.id)

    @post("/{code:str}/token/{number:int}", status_code=HTTP_200_OK, responses=SEAT)
    async def token(self, request: AnyRequest, service: Server, person: Me, code: Code, number: Number) -> SeatToken:
        """Let a program play my seat: it needs no more than this token. Standing up, or forgetting this browser, ends that."""
        table = await entered(service, person, code)
        table.seats.check_owner(person.id, number)
        token = await service.people.seat_token(person, request.cookies.get(COOKIE), table.info.code, number)
        table.seats.expect_program(person.id, number)
        return SeatToken(token, f"/api/tables/{table.info.code}/program/{number}")

    @post("/{code:str}/bot/{number:int}", status_code=HTTP_200_OK, responses=SEAT)
    async def bot(
        self,
        service: Server,
        person: Me,
        code: Code,
        number: Number,
        bot: Annotated[str, QueryParameter(description="Which bot.", max_length=40)] = "heuristic",
    ) -> TableCard:
        """Let a bot play my seat, an open one, or that of someone who has been away for a while.

        For someone who is away that takes the host, or most of the people here: until then the seat lists who wants it.
        """
        table = await service.tables.get(code)
        await table.seats.hand_to_bot(person, number, bot)
        return table.card(person.id)

    @post("/{code:str}/recover/{number:int}", status_code=HTTP_204_NO_CONTENT, responses=NEW)
    async def recover(self, request: AnyRequest, service: Server, person: Me, code: Code, number: Number) -> None:
        """Say that I am the person who has this seat, and ask for all their seats: I come without one, by a new device.

        A device of that person confirms it alone. Else everyone else who has a seat has to agree, and a minute passes.
        """
        table = await entered(service, person, code)
        spend("recoveries", request, service, person)
        await table.recovery.ask(await service.told_apart(person, table), number)

    @post("/{code:str}/recovery/{request_id:str}/agree", status_code=HTTP_204_NO_CONTENT, responses=SEAT)
    async def agree(self, service: Server, person: Me, code: Code, request_id: Id) -> None:
        """Agree that someone recovers seats. If they are mine, the newcomer's device can become one of mine."""
        table = await service.tables.get(code)
        await table.recovery.agree(person.id, request_id, partial(service.people.link, person))

    @post("/{code:str}/recovery/{request_id:str}/refuse", status_code=HTTP_204_NO_CONTENT, responses=SEAT)
    async def refuse(self, service: Server, person: Me, code: Code, request_id: Id) -> None:
        """Do not agree to it, or withdraw my own request."""
        await (await service.tables.get(code)).recovery.refuse(person, request_id)

    @post("/{code:str}/put-away", status_code=HTTP_204_NO_CONTENT, responses=TABLE)
    async def put_away(self, service: Server, person: Me, code: Code) -> None:
        """List this table no longer among mine, until I visit it again. Seats stay as they are."""
        await service.tables.put_away(person.id, await service.tables.find(code))

    @post("/{code:str}/rematch", responses=NEW)
    async def rematch(self, request: AnyRequest, service: Server, person: Me, code: Code) -> TableCard:
        """Open the waiting room in which the people at this table meet for the next game. Later requests lead to the same one.

        Of a game that cannot be played on by the rules here: go on from its first difference.
        """
        spend("tables", request, service, person)
        table = await looked_at(service, person, code)
        if isinstance(table, DifferingTable):
            return await service.tables.go_on(person, table)
        return await service.tables.rematch(person, table)

    @post("/{code:str}/branch", responses=NEW)
    async def branch(self, request: AnyRequest, service: Server, person: Me, code: Code, data: JSONBody[Branch]) -> TableCard:
        """Go on from a point of this table's history at a new table."""
        spend("tables", request, service, person)
        return await service.tables.branch(person, await looked_at(service, person, code), data.moves, data.seats)

    @get("/{code:str}/history", responses=TABLE)
    async def history(self, service: Server, person: Me, code: Code) -> History:
        """All that has happened, turn by turn, as far as I may know it."""
        return await (await looked_back_at(service, person, code)).hindsight.history(person.id)

    @get("/{code:str}/at/{moves:int}", responses=TABLE)
    async def at(self, service: Server, person: Me, code: Code, moves: Moves) -> Review:
        """The table as it was after so many answers. Of a finished game everything shows."""
        return await (await looked_back_at(service, person, code)).hindsight.review(person.id, moves)

    @get(
        "/{code:str}/record",
        responses=SEAT,
        media_type=MediaType.TEXT,
        response_headers=[ResponseHeader("Content-Disposition", description="A name for the file.", documentation_only=True)],
    )
    async def record(
        self,
        service: Server,
        person: Me,
        code: Code,
        seat: Annotated[int | None, QueryParameter(description="Whose copy, during play.", ge=0, le=62)] = None,
    ) -> Response[str]:
        """The record as a text file: my own seat's copy during play, the full one when the game is over."""
        table = await looked_at(service, person, code)
        return record_file(table.hindsight.record(person.id, seat), f"{table.info.game}-{table.info.code}")

    @get("/{code:str}/record/copy", responses=SEAT)
    async def copy(self, service: Server, person: Me, code: Code) -> RecordCopy:
        """Whether the record that I can have now can be opened again."""
        return RecordCopy((await looked_at(service, person, code)).hindsight.is_whole(person.id))

    @get("/{code:str}/verify", responses=TABLE)
    async def verify(self, service: Server, person: Me, code: Code) -> Verified:
        """Check every die and card of a finished game against the key that was promised when it began."""
        table = await looked_at(service, person, code)
        return await asyncio.to_thread(verified, table.hindsight.record(person.id, None))


def record_file(record: str, name: str) -> Response[str]:
    """A record to be kept under this name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.gloam"'}
    return Response(record, headers=headers, media_type=MediaType.TEXT)


def verified(text: str) -> Verified:
    """Whether the chance of a record was as promised."""
    commitment = ""
    try:
        record = read_record(text)
        commitment = record.setup.promise.commitment if record.setup.promise else ""
        return Verified(*fairness.verify(record), "", commitment)
    except RecordError as wrong:
        return Verified(0, 0, 0, str(wrong).removeprefix("record: "), commitment)


@post("/api/records/look", tags=["tables"], status_code=HTTP_200_OK, responses=problems(400, 401, 413, 429))
async def look(request: AnyRequest, service: Server, person: Me, data: JSONBody[RecordText]) -> RecordInfo:
    """Read a record: what it leads to, and a ticket to open it with."""
    spend("uploads", request, service, person)
    return await service.look(person, data.record, neighbourhood(address(request)))


@post("/api/records", tags=["tables"], responses=problems(400, 401, 404, 413, 429))
async def open_record(request: AnyRequest, service: Server, person: Me, data: JSONBody[OpenRecord]) -> TableCard:
    """Open a record that was read as a table: to look back, or to play on if it is not finished.

    404 means that the ticket is not good any more: read the record again.
    """
    spend("tables", request, service, person)
    return await service.open_record(person, data.ticket, data.seats)


HANDLERS: Final = (
    *shelf.HANDLERS, me, rename, devices, link_device, claim_device, forget_device, reach, TableController, look,
    open_record,
)  # fmt: skip
