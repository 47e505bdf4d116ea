"""A table before its game begins: its host chooses what it plays, and begins it."""

from __future__ import annotations

from typing import Any, final

from msgspec.structs import replace

from gloam.kernel.definition import Definition
from gloam.tables.audience import Audience
from gloam.tables.commits import Commits
from gloam.tables.errors import HOST_DECIDES, TableError
from gloam.tables.journal import Change
from gloam.tables.messages import NewSetup, Person
from gloam.tables.seats import Seats
from gloam.tables.setting_up import check_options, find_game, rearranged, resized, usual_name
from gloam.tables.state import TableState


@final
class WaitingRoom:
    """What a table will play, and when it begins."""

    def __init__(self, state: TableState, audience: Audience, commits: Commits, seats: Seats) -> None:
        self._state = state
        self._audience = audience
        self._commits = commits
        self._seats = seats

    async def change(self, person: Person, new: NewSetup) -> None:
        """Change what the table plays. When the host has, the game waits for them to begin it. Raises TableError."""
        async with self._commits.lock:
            state, info = self._state, self._state.info
            self._check_change(person.id, new)
            definition = find_game(new.game or info.game)
            seats = new.seats or resized(state.seating, definition)
            seating = rearranged(state.seating, seats)
            stays = definition is state.definition and "preset" not in new.options
            options = definition.options.reseated(info.options, seats) if stays else {}
            facts = self._facts(person, definition, check_options(definition, options | new.options, len(seats)))
            facts |= info.state(None, seating, [])
            await self._commits.store(Change(facts=facts, seats=list(seating)))
            state.seating = seating
            state.bot_votes.forget(range(len(seats)))
            self._audience.end_programs(seating)
            self._commits.show()

    def _check_change(self, person: str, new: NewSetup) -> None:
        """Raises TableError if someone may not change this now: the host may change all, others what their own seat chooses."""
        state, info = self._state, self._state.info
        if state.game is not None:
            raise TableError(409, "the game has begun: what it plays stays as it is")
        if info.position:
            raise TableError(409, "the game begins from a position, which says what is played")
        by_id = state.definition.options.by_id
        own = {option.id for option in by_id.values() if option.owner in state.seating.sitting(person)}
        if person != info.host and (new.game or new.seats or not own.issuperset(new.options)):
            raise TableError(403, HOST_DECIDES)

    def _facts(self, person: Person, definition: Definition, options: dict[str, Any]) -> dict[str, Any]:
        """The fields of the table that are other ones when `person` has chosen this game and these options."""
        info, before = self._state.info, self._state.definition
        facts: dict[str, Any] = {"options": options}
        if person.id == info.host:
            facts["decided"] = replace(info.decided, waits=True)
        if definition is not before:
            facts |= {"game": definition.id, "version": definition.version}
            if info.name == usual_name(before, person.name):
                facts["name"] = usual_name(definition, person.name)
        return facts

    async def begin(self, person: Person) -> None:
        """Begin the game. The host does; while the host is away, anyone who has a seat can. Raises TableError."""
        async with self._commits.lock:
            state, host = self._state, self._state.info.host
            if state.game is not None:
                raise TableError(409, "the game has begun already")
            if person.id != host and (self._audience.online(host) or not state.seating.sitting(person.id)):
                raise TableError(403, "the host of this table begins the game")
            if state.seating.open_seats:
                raise TableError(409, "a seat is still open; give it to a bot, or remove it")
            await self._seats.change({}, begins=True)
