"""Who is at a table: people come and go, speak, and do what its host allows."""

from __future__ import annotations

from typing import final

from msgspec import structs

from gloam.kernel.game import Refused
from gloam.tables.audience import Audience, Subscriber
from gloam.tables.commits import Commits
from gloam.tables.door import REMOVED, Barred
from gloam.tables.errors import HOST_DECIDES, TableError
from gloam.tables.info import now
from gloam.tables.journal import Change
from gloam.tables.messages import HostOptions, Person, Pointed, Said, Watcher
from gloam.tables.names import speakable
from gloam.tables.playing import TALK, Playing
from gloam.tables.seats import Seats
from gloam.tables.showing import Showing
from gloam.tables.state import NEVER, TableState


@final
class Room:
    """Everyone at a table, with a seat or without."""

    def __init__(
        self, state: TableState, audience: Audience, showing: Showing, commits: Commits, playing: Playing, seats: Seats
    ) -> None:
        self._state = state
        self._audience = audience
        self._showing = showing
        self._commits = commits
        self._playing = playing
        self._seats = seats
        self._stopped = False

    # --- coming and going --------------------------------------------------------------------------------------------

    async def prepare(self) -> None:
        """Have at hand what someone is shown who comes later: to tell a long game again takes a while."""
        game = self._state.game
        if game is not None and not self._showing.remembers_all():
            await self._state.history.prepare(game)

    def subscribe(self, subscriber: Subscriber, since: int) -> None:
        """Send updates from now on; the first one has what happened after update `since`, if that is still known."""
        if self._stopped:
            raise TableError(503, "this table is being loaded again; try again")
        person = subscriber.person.id
        self._state.check_enter(person)
        self._audience.check_room(person)
        self._commits.touch()
        if not self._audience.online(person) and self._state.seating.sitting(person):
            self._audience.expect(person)
            self._state.bot_votes.forget(self._state.seating.sitting(person))
            self._commits.show()
        self._audience.come(subscriber)
        self._showing.greet(subscriber, since)
        self._showing.show_watching(subscriber)
        for said in self._state.chat.lately:
            subscriber.send(structs.replace(said, earlier=True))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Send updates no more."""
        self._commits.touch()
        sitting = self._state.seating.sitting(subscriber.person.id)
        if self._audience.leave(subscriber) and sitting:
            for seat in sitting:
                self._state.requests.leave_alone(seat)
            self._state.undo.left(sitting)
            self._state.bot_votes.withdraw(subscriber.person.id)
            self._commits.show()
        self._showing.show_watching()
        if self._state.info.status == "finished" and not self._audience.sockets():
            # Most of what a table takes, and many games end at once where many are played.
            self._showing.forget()
            self._state.late.forget_questions()
            self._state.history.forget()

    def stop(self) -> None:
        """Close all sockets, and let nobody in any more."""
        self._stopped = True
        self._audience.end()

    # --- who is here -------------------------------------------------------------------------------------------------

    def people(self) -> list[Watcher]:
        """Everyone who has a seat, watches, or has spoken lately; not who had to leave, though their sockets may be open still."""
        seating, door = self._state.seating, self._state.door
        return [
            Watcher(person, self._audience.online(person.id), bool(seating.owned(person.id)), door.muted(person.id))
            for person in self.met().values()
            if not door.removed(person.id)
        ]

    def met(self) -> dict[str, Person]:
        """Everyone who has a seat, watches, or has spoken lately, by id."""
        seated = {chair.person.id: chair.person for chair in self._state.seating if chair.person is not None}
        return seated | self._state.chat.speakers() | self._audience.people()

    def renamed(self, person: Person) -> None:
        """Someone has a new name."""
        self._audience.renamed(person)
        self._state.chat.renamed(person)
        state = self._state
        if any([state.seating.renamed(person), state.earlier.renamed(person), state.recovery.renamed(person)]):
            self._commits.show()
        self._showing.show_watching()

    # --- what its host decides ---------------------------------------------------------------------------------------

    def _check_host(self, person: Person) -> None:
        if person.id != self._state.info.host:
            raise TableError(403, HOST_DECIDES)

    async def decide(self, person: Person, decided: HostOptions) -> None:
        """Change what the host decides."""
        self._check_host(person)
        async with self._commits.lock:
            await self._commits.store(Change(facts={"decided": decided}))
            self._commits.show()

    async def bar(self, person: Person, other: str, how: Barred, barred: bool) -> None:
        """Mute someone, or have them leave for good; or allow it again. The seats of someone who leaves are open, or a bot's."""
        self._check_host(person)
        if other == person.id:
            raise TableError(409, "this is your own table")
        removed = barred and how == REMOVED
        async with self._commits.lock:
            state = self._state
            chairs = state.seating.without(other, state.info.status) if removed else {}
            if removed:
                state.recovery.withdraw(other)
            await self._seats.change(chairs, [(other, how, barred)])
            state.door.bar(other, how, barred)
            if removed:
                self._audience.send_away(other)

    def note_put_away(self, person: str, away: bool) -> None:
        """Someone has put the table away, or visits it again."""
        (self._state.put_away_by.add if away else self._state.put_away_by.discard)(person)
        if self._state.info.status != "finished" and self._state.seating.owned(person):
            self._commits.show()

    async def link_rematch(self, code: str) -> None:
        """Show everyone the table at which the same people play again."""
        await self._commits.store(Change(facts={"rematch": code}))
        self._commits.show()

    # --- talk --------------------------------------------------------------------------------------------------------

    async def say(self, person: Person, seat: int, text: str) -> None:
        """Table talk of a seat, kept in the record; or chat, for those without one and before and after the game."""
        state = self._state
        text = speakable(text)
        if not text or len(text) > TALK:
            raise Refused(f"say something of up to {TALK} letters")
        state.door.check_speak(person.id)
        async with self._commits.lock:
            if seat != -1:
                state.seating.check(person.id, seat)
            elif not state.seating.owned(person.id) and state.seating.resembled(person.id, person.name):
                raise Refused("someone at this table has a name like yours; take another one to speak here")
            most = state.shared.settings.talk
            if (state.game.said if state.game is not None else 0) + state.chat.count >= most:
                raise Refused(f"{most} things have been said at this table; that is enough")
            if seat == -1 or state.game is None or state.game.over:
                await self._chat(person, text)
            else:
                state.written_at = NEVER
                await self._playing.say(seat, text)

    def point(self, person: str, seat: int, part: str) -> None:
        """Show everyone here at which part of the table a seat points. Raises Refused unless everyone sees that part."""
        state = self._state
        state.seating.check(person, seat)
        state.door.check_speak(person)
        if part not in state.definition.shown.in_sight(state.begun().table):
            raise Refused(f"there is no {part!r} on this table that everyone sees")
        self._audience.send(Pointed(seat, part))

    async def _chat(self, person: Person, text: str) -> None:
        game, number = self._state.game, self._state.chat.count
        moves, remarks = (game.moves, game.said) if game is not None else (-1, 0)
        seat = next((seat for seat in self._state.seating.owned(person.id) if self._state.seating[seat].kind != "open"), -1)
        said = Said(person, text, now(), number, moves, remarks, seat)
        await self._commits.store(Change(said=[said]))
        self._state.chat.add(said)
        self._audience.send(said)
