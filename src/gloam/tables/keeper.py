"""The keeper of tables: finds them, makes new ones, wakes those that sleep, and puts idle ones to sleep."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import Any, Final, final

from msgspec import structs

import gloam.bots
from gloam.kernel import play, record
from gloam.kernel.definition import Definition
from gloam.kernel.game import Game, Promise, Setup
from gloam.kernel.record import RecordError
from gloam.tables import recorded_players, views
from gloam.tables.chance import Chance, fresh
from gloam.tables.differing import DifferingTable, find_difference
from gloam.tables.earlier_players import EarlierPlayers
from gloam.tables.errors import TableError
from gloam.tables.info import Info, new_seed
from gloam.tables.journal import Change, Listed, StoredTable, replayed
from gloam.tables.live_table import LiveTable
from gloam.tables.messages import NewSeat, NewTable, Person, RecordInfo, TableCard
from gloam.tables.names import legible
from gloam.tables.next_game import seat_again, talk_so_far
from gloam.tables.seating import Chair, Seating, no_such_bot
from gloam.tables.setting_up import check_options, find_game, usual_name
from gloam.tables.state import Shared

log = logging.getLogger("gloam.server")

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none is easily taken for another
CODE_LENGTH: Final = 8
NAME_OF_TABLE: Final = 80  # characters
FAREWELL: Final = 5.0  # seconds that a finished table stays in memory when everyone has left
_CODE: Final = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")
NO_TABLE: Final = "there is no table of that code"


def _nothing(code: str, epoch: int) -> None:
    """Nobody wants to know which table wakes."""


@final
class Tables:
    """All tables: those in memory, and those that sleep in the storage until someone comes."""

    def __init__(self, shared: Shared, woken: Callable[[str, int], None] = _nothing) -> None:
        self._shared = shared
        self._journals = shared.journals
        self._woken = woken  # called with the code and the epoch of each table that wakes
        self.live: dict[str, LiveTable] = {}
        self._differing: dict[str, DifferingTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | DifferingTable]] = {}
        self._ending: set[asyncio.Task[None]] = set()

    # --- finding -----------------------------------------------------------------------------------------------------

    async def get(self, code: str) -> LiveTable:
        """The table of that code, woken up if it sleeps. Raises TableError, also if it was played by other rules."""
        table = await self.find(code)
        if isinstance(table, DifferingTable):
            raise table.refusal()
        return table

    async def find(self, code: str) -> LiveTable | DifferingTable:
        """The table of that code, to look at. Raises TableError."""
        code = code.upper()
        if not _CODE.fullmatch(code):
            raise TableError(404, NO_TABLE)
        found = self.live.get(code) or self._differing.get(code)
        if found is not None and await self._is_ours(found):
            found.touch()
            return found
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _is_ours(self, table: LiveTable | DifferingTable) -> bool:
        """Whether no other process holds a table that is in memory here; if one does, drop it."""
        code = table.info.code
        if not await self._journals.held(code, table.info.epoch):
            if isinstance(table, LiveTable):
                self.forget(table)
            elif self._differing.get(code) is table:
                del self._differing[code]
        return table in (self.live.get(code), self._differing.get(code))

    async def _load(self, code: str) -> LiveTable | DifferingTable:
        stored = await self._journals.wake(code)
        if stored is None:
            raise TableError(404, NO_TABLE)
        info, seating = stored.info, Seating(stored.chairs)
        self._woken(code, info.epoch)
        try:
            game = await self._replayed(stored)
        except RecordError:
            return await self._look_at(stored)
        await self._note_difference(stored, "", 0)
        live = LiveTable(self._shared, self.forget, info, seating, game, stored)
        self.live[code] = live
        live.bots.wake()
        return live

    async def _replayed(self, stored: StoredTable) -> Game | None:
        """The game of a stored table, if it has begun. Raises RecordError if the rules here do not allow what was answered."""
        info = stored.info
        setup = info.setup(info.definition(), len(stored.chairs))
        if info.status == "waiting":  # a journal can be empty even if the game has begun
            return None
        game = await self._game(setup, stored)
        outcome = "" if game.result is None else record.outcome(game.result)
        if game.over != (info.status == "finished") or (game.over and info.result and outcome != info.result):
            raise RecordError("journal: the game ended otherwise")
        game.takebacks = info.takebacks
        return game

    async def _game(self, setup: Setup, stored: StoredTable) -> Game:
        """The game that a snapshot leads to; the whole journal, if another version of Gloam stored the snapshot."""
        snapshot = stored.snapshot
        try:
            newer = stored.lines[snapshot.length - stored.first :] if snapshot else stored.lines
            return await self._shared.thinker.run(partial(replayed, setup, snapshot, newer))
        except RecordError:
            if snapshot is None:
                raise
            every = await self._journals.lines(stored.info.code)
            return await self._shared.thinker.run(partial(replayed, setup, None, every))

    async def _look_at(self, stored: StoredTable) -> DifferingTable:
        """A table that was played by other rules, up to the first difference. Raises TableError if its game cannot even begin."""
        info = stored.info
        lines = await self._journals.lines(info.code)
        try:
            find = partial(find_difference, info, Seating(stored.chairs), lines)
            game, why = await self._shared.thinker.run(find)
        except RecordError as wrong:
            raise TableError(409, f"this table was played by other rules of {info.definition().name}: {wrong}") from None
        await self._note_difference(stored, why, game.moves)
        table = self._differing[info.code] = DifferingTable(self._shared, stored, lines, game)
        return table

    async def _note_difference(self, stored: StoredTable, why: str, moves: int) -> None:
        """Store where a table differs, for lists; nothing of its journal changes."""
        info = stored.info
        if (info.differs, info.differs_at) != (why, moves):
            facts = {"differs": why, "differs_at": moves}
            await self._journals.commit(stored.held(), Change(facts=facts))
            info.take(facts)

    async def cards(self, person: str) -> list[TableCard]:
        """The tables of a person, then public ones with a free seat."""
        return [self._card(listed, person) for listed in await self._journals.listed(person)]

    async def card(self, code: str) -> TableCard:
        """A table as its card for anyone, without waking it. Raises TableError."""
        code = code.upper()
        listed = await self._journals.find(code) if _CODE.fullmatch(code) else None
        if listed is None:
            raise TableError(404, NO_TABLE)
        return self._card(listed, "")

    async def put_away_cards(self, person: str) -> list[TableCard]:
        """The tables that a person has put away."""
        return [self._card(listed, person) for listed in await self._journals.listed_away(person)]

    def _card(self, listed: Listed, person: str) -> TableCard:
        """A table as its card, without waking it."""
        live = self.live.get(listed.info.code)
        return live.card(person) if live else listed.info.card(Seating(listed.chairs), person, _nobody)

    async def put_away(self, person: str, table: LiveTable | DifferingTable) -> None:
        """A table is no longer listed among someone's, until they visit it."""
        await self._journals.put_away(person, table.info.code, True)
        if isinstance(table, LiveTable):
            table.room.note_put_away(person, True)

    async def visited(self, person: str, table: LiveTable) -> None:
        """Someone has come to a table, which they may have put away."""
        if person in table.state.put_away_by:
            await self._journals.put_away(person, table.info.code, False)
            table.room.note_put_away(person, False)

    # --- making ------------------------------------------------------------------------------------------------------

    async def create(self, person: Person, wanted: NewTable) -> TableCard:
        """Store a new table, which sleeps until someone comes. Raises TableError if it cannot be set up so."""
        definition = find_game(wanted.game)
        options = check_options(definition, wanted.options, len(wanted.seats))
        if wanted.seed is not None and any(seat.kind == "open" for seat in wanted.seats):
            raise TableError(400, "at a table with open seats nobody chooses the seed: it tells all dice to come")
        if not legible(wanted.name):
            raise TableError(400, "the name of a table has printable letters only")
        chairs = _chairs(person, wanted.seats)
        info = self._info(definition, options, person, wanted.name, wanted.private)
        if wanted.seed is not None:
            info.seed, info.chance = wanted.seed, Chance(origin="seed")
        return await self._add(person, info, chairs)

    def _info(self, definition: Definition, options: dict[str, Any], host: Person, name: str, private: bool) -> Info:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        name = " ".join(name.split()) or usual_name(definition, host.name)
        return Info(code, definition.id, definition.version, name, options, new_seed(), private, host.id)

    async def _add(
        self, person: Person, info: Info, chairs: list[Chair], game: Game | None = None, along: Change | None = None
    ) -> TableCard:
        """Store a new table, with a game that is under way or one that begins as soon as all seats are taken.

        It takes `along` what is known from another table. It is not woken here: the proxy may send those who come to it to another
        process.
        """
        table = LiveTable(self._shared, self.forget, info, Seating(chairs))
        await table.commits.found(game, along or Change())
        return table.card(person.id)

    async def rematch(self, person: Person, old: LiveTable) -> TableCard:
        """The waiting room in which the people at a table meet for the next game. Later requests lead to the same one.

        The host stays the host; if the host has left, `person` is.
        """
        async with old.commits.lock:
            if old.info.status != "finished":
                raise TableError(409, "the game is not over yet")
            if old.info.rematch:
                rematch = await self._journals.find(old.info.rematch)
                assert rematch is not None
                return self._card(rematch, person.id)
            if not old.seating.owned(person.id) and old.info.host != person.id:
                raise TableError(403, "only those who played can play again")
            definition, game = old.state.definition, old.state.begun()
            old.audience.visit(person.id)
            chairs = [seat_again(chair, old.audience.lately) for chair in old.seating]
            options = definition.options.next_first(old.info.options, play.first_asked(game), game.seats)
            host = old.room.met().get(old.info.host, person) if old.audience.lately(old.info.host) else person
            info = self._info(definition, options, host, old.info.name, old.info.private)
            info.parent, info.again = old.info.code, person.name
            info.decided = structs.replace(old.info.decided, waits=True, closed=False)
            info.position = old.info.position
            info.chance = fresh("position" if info.position else "")
            along = Change(said=talk_so_far(old.state), barred=old.state.door.barred())
            card = await self._add(person, info, chairs, along=along)
            await old.room.link_rematch(info.code)
            return card

    async def go_on(self, person: Person, old: DifferingTable) -> TableCard:
        """The same people and bots at a new table, where the game goes on from the first difference.

        Everyone comes to the same one: nobody can learn there in private what others hold.
        """
        async with old.lock:
            info, game = old.info, old.state.begun()
            if info.rematch:
                linked = await self._journals.find(info.rematch)
                assert linked is not None
                return self._card(linked, person.id)
            if info.status == "finished" or game.over:
                raise TableError(409, "the game is over; branch off at an earlier point")
            if not old.seating.sitting(person.id) and info.host != person.id:
                raise TableError(403, "only those who played can go on")
            new = self._info(old.state.definition, info.options, person, info.name, info.private)
            new.decided, new.takebacks = info.decided, info.takebacks
            card = await self._go_on_from(person, old, game.clone(), new, [replace(chair) for chair in old.seating])
            await self._journals.commit(old.held, Change(facts={"rematch": card.code}))
            info.rematch = card.code
            return card

    async def branch(self, person: Person, old: LiveTable | DifferingTable, moves: int, seats: Sequence[NewSeat] = ()) -> TableCard:
        """A new table that goes on from a point of another one's history, with chance of its own.

        `seats` tells who plays the seats that were the person's own; without it they play them.

        While the old game runs, everyone keeps their seat in the new one, and a game in which other people hold something hidden is
        not branched: the new table would show it at its end. Of a finished game nothing is hidden: others' seats are open.
        """
        game = old.state.begun()
        if not 0 <= moves <= game.moves:
            raise TableError(400, f"this game has come to {game.moves} answers, not to {moves}")
        mine = old.seating.owned(person.id)
        over = old.info.status == "finished"
        if not over and not mine:
            raise TableError(403, "only those who play can branch off before the game is over")
        if not over and old.seating.others(person.id) and views.hides(game, mine):
            raise TableError(403, "others at this table hold what you may not know; branch off when the game is over")
        if game.over and moves == game.moves:
            raise TableError(400, "the game is over at this point; choose an earlier one")
        if seats and len(seats) != game.seats:
            raise TableError(400, f"this game has {game.seats} seats, not {len(seats)}")
        wanted = _chairs(person, seats)
        chairs = []
        for number, chair in enumerate(old.seating):
            if number in mine and wanted:
                chairs.append(wanted[number])
            elif number in mine:
                chairs.append(Chair("person", person, name=chair.name))
            elif chair.kind == "person" and over:
                chairs.append(Chair("open"))
            else:
                chairs.append(replace(chair))
        if over and not mine:
            chairs = [Chair("person", person) if chair.kind == "open" else chair for chair in chairs]
        info = self._info(old.state.definition, old.info.options, person, old.info.name, True)
        return await self._go_on_from(person, old, (await old.state.history.told(game)).at(moves), info, chairs)

    async def _go_on_from(
        self, person: Person, old: LiveTable | DifferingTable, game: Game, info: Info, chairs: list[Chair]
    ) -> TableCard:
        """Store a new table at which an earlier point of another one's game goes on, with chance of its own."""
        info.parent, info.parent_moves, info.position = old.info.code, game.moves, old.info.position
        info.chance = fresh("record", game.draws)
        game.setup = info.setup(old.state.definition, len(chairs))
        earlier = EarlierPlayers(old.state.earlier.up_to(game))
        earlier.add(earlier.leaving(old.seating, dict(enumerate(chairs)), game))
        return await self._add(person, info, chairs, game, Change(left=earlier.up_to(game)))

    async def open_record(
        self,
        person: Person,
        game: Game,
        promise: Promise | None,
        read: RecordInfo,
        seats: Sequence[NewSeat] = (),
    ) -> TableCard:
        """A table from the game of a record that was `read`, finished or to be played on by those whom `seats` names.

        Without those it is played on by the person alone. Raises TableError.
        """
        definition = game.setup.definition
        if seats and len(seats) != game.seats:
            raise TableError(400, f"this game has {game.seats} seats, not {len(seats)}")
        chairs = _chairs(person, seats) if seats and not game.over else recorded_players.chairs(person, read)
        name = f"Report: {read.report.sentence}" if read.report is not None else ""
        info = self._info(definition, game.setup.options, person, name[:NAME_OF_TABLE] if legible(name) else "", True)
        info.position = game.setup.position
        if game.over and promise is not None:
            info.chance = Chance(promise.key, promise.since, "record")
        else:
            info.chance = fresh("record", game.draws)
        info.takebacks = game.takebacks
        game.setup = info.setup(definition, game.seats)
        played = Seating(recorded_players.chairs(person, read) if read.players else chairs)
        earlier = EarlierPlayers(recorded_players.earlier(person, read))
        earlier.add(earlier.leaving(played, dict(enumerate(chairs)), game))
        return await self._add(person, info, chairs, game, Change(left=earlier.up_to(game)))

    # --- keeping house -----------------------------------------------------------------------------------------------

    def forget(self, table: LiveTable) -> None:
        """Drop a table whose memory may differ from the storage, and close its sockets: clients come back to the stored one."""
        if self.live.get(table.info.code) is table:
            del self.live[table.info.code]
            ending = asyncio.create_task(table.stop())
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def sleep_idle(self) -> None:
        """Put tables to sleep that nobody has looked at for a while."""
        for table in list(self.live.values()):
            if self._idle(table):
                if table.info.status != "finished":
                    await table.commits.snapshot()
                if self._idle(table):
                    self.live.pop(table.info.code, None)
        for code, differing in list(self._differing.items()):
            if differing.idle(self._shared.settings.idle):
                del self._differing[code]

    def _idle(self, table: LiveTable) -> bool:
        idle = self._shared.settings.idle
        return table.idle(min(idle, FAREWELL) if table.info.status == "finished" else idle)

    async def keep_house(self) -> None:
        """Look for idle tables from time to time, until cancelled."""
        while True:
            await asyncio.sleep(min(FAREWELL, self._shared.settings.idle / 2))
            try:
                await self.sleep_idle()
            except Exception:
                log.exception("idle tables could not be put to sleep")

    async def stop(self) -> None:
        """Stop all tables."""
        for table in list(self.live.values()):
            await table.stop()
        self.live.clear()

    def resembled(self, person: str, name: str, coming_to: LiveTable | None = None) -> bool:
        """Whether a name could be taken for that of someone else at a person's tables, or at one that they come to."""
        theirs = (table for table in self.live.values() if table is coming_to or table.seating.owned(person))
        return any(table.seating.resembled(person, name) for table in theirs)

    def renamed(self, person: Person) -> None:
        for table in self.live.values():
            table.room.renamed(person)

    def end_devices(self, removed: Set[str]) -> None:
        """Close the sockets that came by removed devices."""
        for table in self.live.values():
            table.audience.end_devices(removed)

    def sockets(self) -> int:
        return sum(table.audience.sockets() for table in self.live.values())


def _chairs(person: Person, seats: Sequence[NewSeat]) -> list[Chair]:
    """Who sits at a table that `person` makes. Raises TableError."""
    chairs = []
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in gloam.bots.names():
            raise TableError(400, no_such_bot(seat.bot))
        if not legible(seat.name):
            raise TableError(400, "the name of a seat has printable letters only")
        if seat.kind == "me":
            chairs.append(Chair("person", person, name=" ".join(seat.name.split())))
        else:
            chairs.append(Chair(seat.kind, None, seat.bot if seat.kind == "bot" else ""))
    return chairs


def _nobody(person: str) -> float:
    """Nobody is at a table that sleeps."""
    return 0.0
