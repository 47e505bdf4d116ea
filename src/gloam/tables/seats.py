"""Who sits where at a table: people sit down and stand up, bots fill in, programs come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final, final

from gloam.kernel.game import Happening
from gloam.tables import views
from gloam.tables.audience import Audience
from gloam.tables.chance import Chance, fresh
from gloam.tables.commits import Commits
from gloam.tables.door import MUTED, Barred
from gloam.tables.errors import TableError
from gloam.tables.journal import Change
from gloam.tables.messages import Person
from gloam.tables.playing import Playing
from gloam.tables.seating import Chair
from gloam.tables.state import TableState

log = logging.getLogger("gloam.tables")

PROGRAM_ABSENCE: Final = 30.0  # seconds after which a bot plays for a program that is gone


@final
class Seats:
    """Changes who answers for the seats of a table."""

    def __init__(self, state: TableState, audience: Audience, commits: Commits, playing: Playing) -> None:
        self._state = state
        self._audience = audience
        self._commits = commits
        self._playing = playing
        self._expected: dict[int, asyncio.Task[None]] = {}  # programs, by seat
        self._calling: asyncio.Task[None] | None = None

    async def sit(self, person: Person, number: int) -> None:
        """Take a seat that is open or one's own."""
        state, info = self._state, self._state.info
        state.check_enter(person.id)
        async with self._commits.lock:
            chair = state.seating.sit(person, number, info.status, info.host, info.decided.several)
            if chair is not state.seating[number]:
                self._check_hands(person.id, number)
                await self.change({number: chair})

    def _check_hands(self, person: str, number: int) -> None:
        """Raises TableError if someone who has seen another hand of this game would see this one too."""
        game = self._state.game
        seen = [seat for seat, who in self._state.hands if who == person]
        if game is not None and seen and number not in seen and views.has_hand(game, number):
            raise TableError(409, f"you have seen the hand of seat {min(seen) + 1} in this game, so you cannot play another seat")

    async def stand(self, person: Person, number: int) -> None:
        """Leave a seat open."""
        async with self._commits.lock:
            await self.change({number: self._state.seating.stand(person, number, self._state.info.status)})

    async def hand_to_bot(self, person: Person, number: int, bot: str) -> None:
        """Let a bot play one's own seat, an open one, or that of someone who has been away for a while.

        For someone who is away that takes the host, or most of the people here.
        """
        async with self._commits.lock:
            state, seating, info = self._state, self._state.seating, self._state.info
            chair = seating.hand_to_bot(person, number, bot, info.status, info.host, self._audience.absent, self._moves())
            taken = seating[number]
            if taken.kind == "person" and not taken.sat_by(person.id) and person.id != info.host:
                state.bot_votes.add(number, person.id)
                if not self._enough_votes(number):
                    self._commits.show()
                    return
            await self.change({number: chair})

    def _enough_votes(self, number: int) -> bool:
        """Whether most of the people here want a bot at a seat."""
        votes = self._state.bot_votes.of(number)
        return len(votes) >= self._state.seating.majority(number, self._audience.presence, votes)

    def wake(self) -> None:
        """Call the bots for which there are votes enough now that someone else has gone."""
        if self._wanted_bots() and (self._calling is None or self._calling.done()):
            self._calling = asyncio.create_task(self._call_bots())

    def _wanted_bots(self) -> list[int]:
        """The seats of people who are away at which most of the people here want a bot."""
        state, presence = self._state, self._audience.presence
        if state.info.status == "finished":
            return []
        return [
            seat for seat in state.bot_votes.seats() if state.seating[seat].presence(presence) == 0.0 and self._enough_votes(seat)
        ]

    async def _call_bots(self) -> None:
        try:
            async with self._commits.lock:
                while wanted := self._wanted_bots():
                    await self.change({wanted[0]: self._stand_in(wanted[0])})
        except TableError as error:
            log.warning("table %s: no bot fills in: %s", self._state.info.code, error)

    def _stand_in(self, number: int) -> Chair:
        """The usual bot, for someone who is away."""
        seating, chair = self._state.seating, self._state.seating[number]
        if self._state.game is None:
            return Chair("bot", None, seating.usual_bot())
        return Chair("bot", chair.person, seating.usual_bot(), chair.name, self._moves(), absent=True)

    async def hand_over(self, owner: str, person: Person) -> None:
        """Give all seats of `owner` to someone who is the same person, and who is muted or host if `owner` was.

        The table is locked by the caller.
        """
        state = self._state
        muted: list[tuple[str, Barred, bool]] = [(person.id, MUTED, True)] if state.door.muted(owner) else []
        host = person.id if state.info.host == owner else ""
        await self.change(state.seating.recovered(owner, person), muted, host)
        for barred in muted:
            state.door.bar(*barred)

    def _moves(self) -> int:
        return self._state.game.moves if self._state.game is not None else 0

    async def come_back(self, person: str) -> None:
        """Give someone who was away the seats back that a bot has played meanwhile."""
        if self._state.info.status == "playing" and self._state.seating.left_alone(person):
            async with self._commits.lock:
                if back := self._state.seating.left_alone(person):
                    await self.change(back)

    async def change(
        self,
        chairs: Mapping[int, Chair],
        barred: Sequence[tuple[str, Barred, bool]] = (),
        new_host: str = "",
        begins: bool = False,
    ) -> None:
        """Store and show a change of seats, who is barred and who is host with it.

        When no seat is open the game begins, unless it waits for its host: then it begins if it `begins` now. The table is locked
        by the caller.
        """
        state = self._state
        change = Change(chairs=chairs, barred=barred)
        seating = state.seating.changed(chairs)
        happened: list[Happening] = []
        game, chance = state.game, self._chance(chairs)
        if game is None and not seating.open_seats and (begins or not state.info.decided.waits):
            game, entries, happened = state.new_game()
            change.lines = self._commits.lines(entries)
        drawn_anew = chance is not state.info.chance
        if drawn_anew:
            change.facts["chance"] = chance
        if game is not None:
            change.hands = state.newly_seen(game, state.seating, seating)
        if state.game is not None:
            change.left = state.earlier.leaving(state.seating, chairs, state.game)
        if new_host:
            change.facts["host"] = new_host
        change.facts |= state.info.state(game, seating, happened)
        await self._commits.store(change)
        before, state.seating = state.seating, seating
        state.hands.update(change.hands)
        state.earlier.add(change.left)
        state.bot_votes.forget(chairs)
        for chair in before:
            if chair.person is not None and not seating.sitting(chair.person.id):
                state.bot_votes.withdraw(chair.person.id)
        if state.recovery.asked is not None:
            state.recovery.seats_changed(seating, state.seats_had(state.recovery.asked.person.id))
        self._audience.end_programs(seating)
        state.requests.void()
        if drawn_anew:
            state.draw_by(chance)
        if game is not None and game is not state.game:
            self._commits.advance(game)
        agreed = state.undo.seats_changed(seating)
        if agreed is not None:
            await self._playing.go_back(agreed.seat, agreed.to)
        else:
            self._commits.show(happened, chance=drawn_anew)

    def _chance(self, chairs: Mapping[int, Chair]) -> Chance:
        """How the table draws when these chairs have changed.

        The people at a table may have known what would come: with a newcomer chance begins anew.
        """
        state, chance = self._state, self._state.info.chance
        newcomers = [chair for chair in chairs.values() if chair.person is not None and not state.seating.owned(chair.person.id)]
        going_on = state.game is not None and not state.game.over
        return (
            fresh(chance.origin, state.game.draws)
            if state.game is not None and going_on and chance.origin and newcomers
            else chance
        )

    # --- programs ----------------------------------------------------------------------------------------------------

    def check_owner(self, person: str, number: int) -> None:
        """Raises TableError unless a seat is this person's."""
        if number not in self._state.seating.owned(person):
            raise TableError(403, "this is not your seat")

    async def fill_in(self, person: str, number: int) -> None:
        """A program that played a person's seat is gone: the usual bot plays it until someone comes back to it."""
        async with self._commits.lock:
            chair = self._state.seating[number]
            if self._state.info.status == "playing" and chair.sat_by(person) and not self._audience.online(person):
                await self.change({number: self._stand_in(number)})

    def expect_program(self, person: str, number: int) -> None:
        """A program may come to a person's seat. While neither of them is there, the usual bot plays it after a while."""
        fixed = self._state.shared.settings.absence
        absence = fixed if fixed is not None else PROGRAM_ABSENCE

        async def wait() -> None:
            await asyncio.sleep(absence)
            while self._state.info.status == "waiting":
                await asyncio.sleep(absence)
            await self.fill_in(person, number)

        if number in self._expected:
            self._expected[number].cancel()
        self._expected[number] = asyncio.create_task(wait())

    def stop(self) -> None:
        """Expect no program any more, and call no bot."""
        if self._calling is not None:
            self._calling.cancel()
        for expected in self._expected.values():
            expected.cancel()
