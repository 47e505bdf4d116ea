"""A table in memory. One answer at a time changes it: it is tried on a copy, stored, and only then shown to anyone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import partial
from typing import Final, final

from gloam.kernel import play
from gloam.kernel.game import Game, Happening, Question, Refused
from gloam.kernel.play import Given, Played
from gloam.tables import views
from gloam.tables.audience import Subscriber
from gloam.tables.bot_turns import BotTurns
from gloam.tables.chance import Chance, fresh
from gloam.tables.chat import Chat
from gloam.tables.clock import Clock, Clocked
from gloam.tables.door import REMOVED, Barred, Door
from gloam.tables.errors import TableError
from gloam.tables.hindsight import Hindsight
from gloam.tables.info import Info, now
from gloam.tables.journal import Change, Journal, Journals, Snapshot, undo_line
from gloam.tables.late_answers import LateAnswers
from gloam.tables.messages import Asking, Person, RefusedAnswer, Said, TableCard, UndoRequest, Watcher
from gloam.tables.names import speakable
from gloam.tables.seating import HERE, Chair, Seating
from gloam.tables.settings import Counts, TableSettings
from gloam.tables.showing import Showing
from gloam.tables.steps import Steps
from gloam.tables.thinker import Thinker
from gloam.tables.undo_requests import UndoRequests

SERIES: Final = 64  # answers in one message
TALK: Final = 500  # letters in one thing said
ASKING: Final = 90.0  # seconds that a bot waits for what it asks of someone


@dataclass(frozen=True)
class Shared:
    """What all tables share."""

    settings: TableSettings
    journals: Journals
    thinker: Thinker
    counts: Counts = field(default_factory=Counts)


@dataclass
class Stored:
    """What the storage has of a table besides its row and seats."""

    game: Game | None = None
    length: int = 0  # of the journal
    late: LateAnswers | None = None
    chat: Chat | None = None
    door: Door | None = None
    put_away_by: set[str] = field(default_factory=set)
    seen_hands: set[tuple[int, str]] = field(default_factory=set)


@final
class LiveTable:
    """The game of a table, who sits and who watches there, and everything they can do.

    `lost` is called with the table when its memory may differ from the storage.
    """

    def __init__(
        self, shared: Shared, lost: Callable[[LiveTable], None], info: Info, seating: Seating, stored: Stored | None = None
    ) -> None:
        stored = stored or Stored()
        self.shared = shared
        self.info = info
        self.seating = seating
        self.definition = info.definition()
        self.game = stored.game
        self._late = stored.late or LateAnswers()
        self._chat = stored.chat or Chat()
        self.door = stored.door or Door(info.closed, info.several)
        self.put_away_by = stored.put_away_by  # who wants it out of their list
        self._seen_hands = stored.seen_hands  # numbers of seats, and who has seen during play what they see
        self._expected: dict[int, asyncio.Task[None]] = {}  # programs, by seat
        self.lock = asyncio.Lock()
        self.touched = self._awake_since = time.monotonic()
        self._stopped = False
        self.changes = 0  # of the game; what was thought before the last one is void
        self.changed_at = 0.0
        self.clock = Clock(self._minutes, info.clock, info.played, self.game is not None and self.game.moves > self.game.draws)
        self._nature = Clocked(info.chance.nature(info.seed), self.clock)
        self._journal = Journal(
            shared.journals, info.code, info.epoch, self.definition.catalogue, stored.length, lambda: lost(self)
        )
        self._undo = UndoRequests()
        self._steps: Steps | None = None
        self._bots = BotTurns(self)
        self.hindsight = Hindsight(self)
        self._showing = Showing(self)
        self._audience = self._showing.audience
        if self.game is not None:
            self._late.note_questions(self._showing.sequence, self.game)

    # --- who is here -------------------------------------------------------------------------------------------------

    def remembers_all(self) -> bool:
        """Whether all of the game was shown since it began, and is kept for those who come."""
        return self._showing.remembers_all()

    def sockets(self) -> int:
        return self._audience.sockets()

    def busy(self) -> bool:
        return self.lock.locked() or self._bots.busy()

    def check_enter(self, person: str) -> None:
        """Raises TableError if this person may not come here."""
        self.door.check_enter(person, bool(self.seating.owned(person)) or person == self.info.host)

    def subscribe(self, subscriber: Subscriber, since: int) -> None:
        """Send updates from now on; the first one has what happened after update `since`, if that is still known."""
        if self._stopped:
            raise TableError(503, "this table is being loaded again; try again")
        person = subscriber.person.id
        self.check_enter(person)
        self._audience.check_room(person)
        self.touched = time.monotonic()
        if not self._audience.online(person) and self.seating.sitting(person):
            self._audience.expect(person)
            self._showing.broadcast([])
        self._audience.come(subscriber)
        self._showing.greet(subscriber, since)
        if since < 0:
            for said in self._chat.lately:
                subscriber.send(said)

    async def come_back(self, person: str) -> None:
        """Whoever was away when a bot filled in gets the seat back."""
        if self.info.status == "playing" and self.seating.left_alone(person):
            async with self.lock:
                if back := self.seating.left_alone(person):
                    await self._change_seats(back)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.touched = time.monotonic()
        sitting = self.seating.sitting(subscriber.person.id)
        if self._audience.leave(subscriber) and sitting:
            for seat in sitting:
                self._bots.requests.leave_alone(seat)
            self._showing.broadcast([])
            self.wake_bots()
        if self.info.status == "finished" and not self.sockets():
            # Most of what a table takes, and many games end at once where many are played.
            self._showing.forget()
            self._late.forget_questions()
            self._steps = None

    def renamed(self, person: Person) -> None:
        """Someone has a new name."""
        self._audience.renamed(person)
        self._chat.renamed(person)
        if self.seating.renamed(person):
            self._showing.broadcast([])

    def devices(self) -> set[str]:
        """The devices by which those who are here are known."""
        return self._audience.devices()

    def end_devices(self, removed: Set[str]) -> None:
        """Close the sockets that came by removed devices."""
        self._audience.end_devices(removed)

    def people(self) -> list[Watcher]:
        """Everyone who has a seat, watches, or has spoken lately; not who had to leave, though their sockets may be open still."""
        return [
            Watcher(person, self._audience.online(person.id), bool(self.seating.owned(person.id)), self.door.muted(person.id))
            for person in self.met().values()
            if not self.door.removed(person.id)
        ]

    def met(self) -> dict[str, Person]:
        """Everyone who has a seat, watches, or has spoken lately, by id."""
        seated = {chair.person.id: chair.person for chair in self.seating if chair.person is not None}
        return seated | self._chat.speakers() | self._audience.people()

    async def stop(self) -> None:
        """Stop the bots, and close all sockets."""
        self._stopped = True
        self._audience.end()
        for expected in self._expected.values():
            expected.cancel()
        await self._bots.stop()

    def card(self, person: str) -> TableCard:
        return self.info.card(self.seating, person, self.presence)

    def begun(self) -> Game:
        """The game. Raises TableError if there is none yet."""
        if self.game is None:
            raise TableError(409, "the game has not begun: a seat is still open")
        return self.game

    # --- what its host decides ---------------------------------------------------------------------------------------

    def _check_host(self, person: Person) -> None:
        if person.id != self.info.host:
            raise TableError(403, "only whoever made the table decides that")

    async def set_door(self, person: Person, closed: bool, several: bool) -> None:
        """Close the table to newcomers or open it; allow several seats to one person or not."""
        self._check_host(person)
        async with self.lock:
            await self._commit(Change(facts={"closed": closed, "several": several}))
            self.door.closed = closed
            self.door.several = several

    async def set_clock(self, person: Person, on: bool) -> None:
        """Turn the clock that ends a game with a time limit on or off."""
        self._check_host(person)
        async with self.lock:
            await self._commit(Change(facts={"clock": on}))
            self.clock.on = on
            self._showing.broadcast([])

    async def bar(self, person: Person, other: str, how: Barred, barred: bool) -> None:
        """Mute someone, or have them leave for good; or allow it again. The seats of whoever leaves are open, or a bot's."""
        self._check_host(person)
        if other == person.id:
            raise TableError(409, "this is your own table")
        async with self.lock:
            changes = self.seating.without(other, self.info.status) if barred and how == REMOVED else {}
            await self._change_seats(changes, (other, how, barred))
            self.door.bar(other, how, barred)
            if barred and how == REMOVED:
                self._audience.send_away(other)

    # --- storing -----------------------------------------------------------------------------------------------------

    async def _commit(self, change: Change) -> None:
        """Store a change before anyone sees it. If it cannot be stored, nothing has changed: raises TableError."""
        self.touched = time.monotonic()
        await self._journal.commit(change)
        self.info.take(change.facts)

    def _advance_to(self, game: Game) -> None:
        """The stored game is now the game."""
        self.game = game
        self.changes += 1
        self.changed_at = time.monotonic()
        self._late.note_questions(self._showing.sequence + 1, game)

    def _minutes(self) -> int:
        """The time limit of the game."""
        return self.definition.minutes(self.game.table) if self.game is not None else 0

    async def snapshot(self) -> None:
        """Keep the whole game, so that waking up need not replay it all."""
        if self.game is not None:
            await self._journal.keep(self.game)

    def _new_game(self) -> Played:
        happened: list[Happening] = []
        setup = self.info.setup(self.definition, len(self.seating))
        # At a position chance waits, so that all of it is told.
        game = play.begin(setup, None if setup.position else self._nature, happened)
        settled = play.settle(game, self._nature)
        return Played(settled.game, play.entries(settled.game), happened + settled.happened)

    async def found(self, game: Game | None) -> None:
        """Store this new table, with a game that is under way or one that begins as soon as all seats are taken."""
        happened: list[Happening] = []
        change = Change()
        if game is not None:
            game, _, happened = play.settle(game, self._nature)
            # A snapshot, so that the first visitor need not wait for a long replay.
            change.snapshot = Snapshot(len(play.entries(game)), game.moves, game.save())
        elif not self.seating.open_seats:
            game, _, happened = self._new_game()
        self.info.take(self.info.state(game, self.seating, happened))
        if game is not None:
            change.lines = self._journal.lines(play.entries(game))
            change.hands = self._newly_seen(game, self.seating)
        await self._journal.begin(self.info, list(self.seating), change)

    async def link_rematch(self, code: str) -> None:
        await self._commit(Change(facts={"rematch": code}))
        self._showing.broadcast([])

    def wake_bots(self) -> None:
        """Let bots play whatever is theirs to play."""
        self._bots.wake()

    # --- seats -------------------------------------------------------------------------------------------------------

    async def sit(self, person: Person, number: int) -> None:
        """Take a seat that is open or one's own."""
        self.check_enter(person.id)
        async with self.lock:
            chair = self.seating.sit(person, number, self.info.status, self.info.host, self.door.several)
            if chair is not self.seating[number]:
                self._check_hands(person.id, number)
                await self._change_seats({number: chair})

    def _check_hands(self, person: str, number: int) -> None:
        """Raises TableError if someone who has seen another hand of this game would see this one too."""
        seen = [seat for seat, who in self._seen_hands if who == person]
        if self.game is not None and seen and number not in seen and views.has_hand(self.game, number):
            raise TableError(409, f"you have seen the hand of seat {min(seen) + 1} in this game, so you cannot play another seat")

    def _newly_seen(self, game: Game, *seatings: Seating) -> list[tuple[int, str]]:
        """The seats with hands that the owners in one of these seatings had not seen before: numbers and people."""
        owned = {(i, chair.person.id) for seating in seatings for i, chair in enumerate(seating) if chair.person is not None}
        return sorted(hand for hand in owned - self._seen_hands if views.has_hand(game, hand[0]))

    async def stand(self, person: Person, number: int) -> None:
        """Leave a seat open."""
        async with self.lock:
            await self._change_seats({number: self.seating.stand(person, number, self.info.status)})

    async def hand_to_bot(self, person: Person, number: int, bot: str) -> None:
        """Let a bot play one's own seat, an open one, or that of someone who has been away for a while."""
        async with self.lock:
            moves = self.game.moves if self.game is not None else 0
            chair = self.seating.hand_to_bot(person, number, bot, self.info.status, self.info.host, self._absent, moves)
            await self._change_seats({number: chair})

    def check_owner(self, person: str, number: int) -> None:
        """Raises TableError unless a seat is this person's."""
        if number not in self.seating.owned(person):
            raise TableError(403, "this is not your seat")

    async def fill_in(self, person: str, number: int) -> None:
        """A program that played a person's seat is gone: the usual bot plays it until someone comes back to it."""
        async with self.lock:
            chair = self.seating[number]
            if self.info.status == "playing" and chair.sat_by(person) and not self._audience.online(person):
                moves = self.game.moves if self.game is not None else 0
                bot = Chair("bot", chair.person, self.seating.usual_bot(), chair.name, moves, absent=True)
                await self._change_seats({number: bot})

    def expect_program(self, person: str, number: int) -> None:
        """A program may come to a person's seat. While neither of them is there, the usual bot plays it after a while."""

        async def wait() -> None:
            await asyncio.sleep(self.shared.settings.absence)
            while self.info.status == "waiting":
                await asyncio.sleep(self.shared.settings.absence)
            await self.fill_in(person, number)

        if number in self._expected:
            self._expected[number].cancel()
        self._expected[number] = asyncio.create_task(wait())

    async def answer_for(self, person: str, question: Question, answer: int) -> bool:
        """Take the answer of a person's program to what their seat is asked.

        Returns False, and nothing has changed, if it is not asked that any more or the seat is no longer theirs.
        """
        async with self.lock:
            asked = self.game.question_for(question.seat) if self.game is not None else None
            if asked is None or asked.data() != question.data() or not self.seating[question.seat].sat_by(person):
                return False
            await self.give(question.seat, [answer])
            return True

    def presence(self, person: str) -> float:
        """For how many seconds someone who is away still counts as here; 0 if a bot may fill in, and forever for who is here."""
        if self._audience.online(person):
            return HERE
        return max(0.0, self.shared.settings.absence - self._audience.away(person, self._awake_since))

    def _absent(self, person: str) -> bool:
        return self.presence(person) == 0.0

    async def _change_seats(self, chairs: Mapping[int, Chair], barred: tuple[str, Barred, bool] | None = None) -> None:
        """Store and show a change of seats, and who is barred with it. The game begins when it fills the last open one."""
        change = Change(chairs=chairs, barred=barred)
        seating = self.seating.changed(chairs)
        happened: list[Happening] = []
        game, chance = self.game, self.info.chance
        newcomers = {
            chair.person.id for chair in chairs.values() if chair.person is not None and not self.seating.owned(chair.person.id)
        }
        if game is None and not seating.open_seats:
            game, entries, happened = self._new_game()
            change.lines = self._journal.lines(entries)
        elif game is not None and chance.origin and newcomers:
            # Whoever made the table may have known what would come: chance begins anew with someone who joins.
            chance = fresh(chance.origin, game.draws)
            change.facts["chance"] = chance
        if game is not None:
            change.hands = self._newly_seen(game, self.seating, seating)
        change.facts |= self.info.state(game, seating, happened)
        drawn_anew = chance is not self.info.chance
        await self._commit(change)
        self.seating = seating
        self._seen_hands.update(change.hands)
        self._audience.end_programs(seating)
        self._bots.requests.void()
        if drawn_anew:
            self._draw_by(chance)
        if game is not None and game is not self.game:
            self._advance_to(game)
        agreed = self._undo.seats_changed(seating)
        if agreed is not None:
            await self._go_back(agreed.seat, agreed.to)
        else:
            self._showing.broadcast(happened, chance=drawn_anew)
            self.wake_bots()

    def _draw_by(self, chance: Chance) -> None:
        """From now on chance is this."""
        self._nature = Clocked(chance.nature(self.info.seed), self.clock)
        if self.game is not None:
            self.game.setup = self.info.setup(self.definition, len(self.seating))

    # --- answers and talk --------------------------------------------------------------------------------------------

    async def answer(
        self, person: str, seat: int, answers: Sequence[Given], sequence: int, request: str, ending: Given | None = None
    ) -> None:
        """Take a series of answers of one seat to what update `sequence` showed: all of them, or none. Raises Refused."""
        async with self.lock:
            self.seating.check(person, seat)
            self._late.check_new(seat, request)
            if self.game is None:
                raise Refused("the game has not begun")
            if not 0 < len(answers) <= SERIES:
                raise Refused(f"a series has 1 to {SERIES} answers")
            self._late.check_current(self.game, seat, sequence, self._showing.sequence)
            await self.give(seat, answers, person, request, ending)

    async def give(
        self, seat: int, answers: Sequence[Given], person: str = "", request: str = "", ending: Given | None = None
    ) -> None:
        """Try a series on a copy, store it, and show it. The table is locked by the caller."""
        assert self.game is not None
        before = self.game
        game, entries, happened = play.answer(before, seat, answers, self._nature, ending)
        change = Change(self._journal.lines(entries, request), self.info.state(game, self.seating, happened))
        if self.clock.limited:
            change.facts["played"] = self.clock.answered()
        await self._commit(change)
        self._bots.answered(before, seat)
        if self._steps is not None:
            self._steps.note(before, seat, [each.answer for each in entries if each.seat == seat and isinstance(each.answer, int)])
        if request:
            self._late.note_request(seat, request)
        self._undo.request = None
        self._advance_to(game)
        self.shared.counts.answers += len(answers)
        self._showing.broadcast(happened, person, request)
        self.wake_bots()
        if self._journal.snapshot_due:
            await self.snapshot()

    async def say(self, person: Person, seat: int, text: str) -> None:
        """Table talk of a seat, kept in the record; or chat, for those without one and before and after the game."""
        text = speakable(text)
        if not text or len(text) > TALK:
            raise Refused(f"say something of up to {TALK} letters")
        self.door.check_speak(person.id)
        async with self.lock:
            if seat != -1:
                self.seating.check(person.id, seat)
            elif not self.seating.owned(person.id) and self.seating.resembled(person.id, person.name):
                raise Refused("someone at this table has a name like yours; take another one to speak here")
            most = self.shared.settings.talk
            if (self.game.said if self.game is not None else 0) + self._chat.count >= most:
                raise Refused(f"{most} things have been said at this table; that is enough")
            if seat == -1 or self.game is None or self.game.over:
                await self._say_beside(person, text)
            else:
                await self.say_for_seat(seat, text)
                self._bots.listen(False)
                self.wake_bots()

    def listen(self, person: str, seat: int, writing: bool) -> None:
        """Someone is about to say something at a seat, or no longer: bots wait for it."""
        self.seating.check(person, seat)
        self._bots.listen(writing)

    async def say_for_seat(self, seat: int, text: str) -> None:
        """Store and show what a seat says. The table is locked by the caller."""
        assert self.game is not None
        game, entries, happened = play.say(self.game, seat, text[:TALK])
        await self._commit(Change(self._journal.lines(entries), self.info.state(game, self.seating, [])))
        self._advance_to(game)
        self._showing.broadcast(happened)

    async def _say_beside(self, person: Person, text: str) -> None:
        said = Said(person, text, now())
        await self._commit(Change(said=(self._chat.count, said)))
        self._chat.add(said)
        self._audience.send(said)

    # --- what bots ask of people -------------------------------------------------------------------------------------

    def is_here(self, person: str) -> bool:
        return self._audience.online(person)

    def asking(self, seats: Sequence[int]) -> Asking | None:
        """What a bot asks of someone now, as far as these seats may know it."""
        return self._bots.requests.shown(seats)

    def show_request(self) -> None:
        """A bot asks something of someone, and waits for a while."""
        self._showing.broadcast([])
        asked = self.asking(range(len(self.seating)))
        if asked is not None:
            asyncio.get_running_loop().call_later(ASKING, self._ask_no_more, asked.id)

    def _ask_no_more(self, number: int) -> None:
        """Whoever has not answered by now keeps what they have."""
        asked = self.asking(range(len(self.seating)))
        if asked is not None and asked.id == number:
            self._bots.requests.leave_alone(asked.of)
            self._showing.broadcast([])
            self.wake_bots()

    async def reply(self, person: str, seat: int, number: int, things: Sequence[int], yes: bool) -> None:
        """Someone answers what a bot asks of them. Raises Refused."""
        async with self.lock:
            self.seating.check(person, seat)
            agreed = self._bots.requests.reply(seat, number, things, yes)
            if agreed is not None:
                await self._bots.carry_out(agreed)
            else:
                self._showing.broadcast([])
                self.wake_bots()

    # --- undo --------------------------------------------------------------------------------------------------------

    @property
    def undo_request(self) -> UndoRequest | None:
        """What someone has asked to take back, while others have yet to agree."""
        return self._undo.request

    @property
    def steps(self) -> Steps:
        """What was decided so far, and can be taken back."""
        if self._steps is None:
            self._steps = Steps.of(self.begun())
        return self._steps

    async def ask_undo(self, person: str, seat: int, to: int) -> None:
        """Go back at once if nobody minds, or ask those who might."""
        async with self.lock:
            self.seating.check(person, seat)
            if self._undo.ask(self.game, seat, to, self.seating, self.seating.agreeing(person, to)):
                await self._go_back(seat, to)
            else:
                self._showing.broadcast([])

    async def consent(self, person: str, seat: int, to: int, yes: bool) -> None:
        """Agree to going back, refuse it, or withdraw one's own request."""
        async with self.lock:
            self.seating.check(person, seat)
            request = self._undo.consent(seat, to, yes)
            if yes and not request.waiting:
                await self._go_back(request.seat, to)
                return
            self._showing.broadcast([])
            asking = self.seating[request.seat].person
            if not yes and seat != request.seat and asking is not None:
                self._audience.send_to(asking.id, RefusedAnswer(f"seat {seat + 1} does not agree to go back", ""))
            self.wake_bots()

    async def _go_back(self, seat: int, to: int) -> None:
        assert self.game is not None
        undone = views.undone(self.game, self.steps.at(to), seat, to)
        # A long game takes a while to play again up to there; other tables go on meanwhile.
        game, entries, happened = await self.shared.thinker.run(partial(play.back_to, self.game, to, self._nature, undone))
        lines = [undo_line(seat, to), *self._journal.lines(entries)]
        facts = self.info.state(game, self.seating, happened)
        if game.takebacks != self.info.takebacks:
            facts["takebacks"] = game.takebacks
        await self._commit(Change(lines, facts))
        self._undo.request = None
        self.steps.back(to)
        self._showing.lose_beginning()
        self._late.forget_questions()
        self._bots.taken_back()
        self._advance_to(game)
        self._showing.broadcast(happened)
        self.wake_bots()

    async def redo(self, person: str, seat: int) -> None:
        """Do the step again that a seat took back last. Raises Refused if something else was answered since."""
        async with self.lock:
            self.seating.check(person, seat)
            step = self.steps.undone(self.game) if self.game is not None else None
            if step is None or step.seat != seat:
                raise Refused("there is nothing to do again")
            await self.give(seat, step.answers, person)

    def refused(self) -> None:
        """Count an answer that was not accepted."""
        self.shared.counts.refused += 1
