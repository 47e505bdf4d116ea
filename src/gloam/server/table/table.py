"""A table in memory. One answer at a time changes it: it is tried on a copy, stored, and only then shown to anyone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, final

from gloam.kernel import play
from gloam.kernel.frames import Frames, Sight, eyes_of
from gloam.kernel.game import Game, Happening, Refused
from gloam.kernel.play import Given, Played
from gloam.server.doors.messages import Frame, Person, RefusedAnswer, Said, TableCard, Update
from gloam.server.errors import TableError
from gloam.server.metrics import Metrics
from gloam.server.settings import Settings
from gloam.server.store import storage
from gloam.server.store.journal import Journal
from gloam.server.store.storage import Job, Storage, now
from gloam.server.table import views
from gloam.server.table.audience import Audience, News, Point, Subscriber, encode
from gloam.server.table.bots import BotTurns
from gloam.server.table.chance import Chance, fresh
from gloam.server.table.chat import Chat
from gloam.server.table.hindsight import Hindsight
from gloam.server.table.info import Info
from gloam.server.table.late_answers import LateAnswers
from gloam.server.table.seating import ABSENT, Chair, Seating
from gloam.server.table.undo import UndoRequests
from gloam.server.table.workers import Workers

SERIES: Final = 64  # answers in one message
TALK: Final = 500  # letters in one thing said


@dataclass(frozen=True)
class Shared:
    """What all tables of a server share."""

    settings: Settings
    storage: Storage
    workers: Workers
    metrics: Metrics


@final
class LiveTable:
    """The game of a table, who sits and who watches there, and everything they can do.

    `stored` is what the storage has of it: the game, the length of its journal, the ids of late answers, and the chat.
    `lost` is called with the table when its memory may differ from the storage.
    """

    def __init__(
        self,
        shared: Shared,
        lost: Callable[[LiveTable], None],
        info: Info,
        seating: Seating,
        stored: tuple[Game | None, int, LateAnswers, Chat] | None = None,
    ) -> None:
        self.shared = shared
        self.info = info
        self.seating = seating
        self.definition = info.definition()
        self.game, length, self._late, self._chat = stored or (None, 0, LateAnswers(), Chat())
        self.lock = asyncio.Lock()
        self.touched = self._awake_since = time.monotonic()
        self.changes = 0  # of the game; what was thought before the last one is void
        self.changed_at = 0.0
        self._nature = info.chance.nature(info.seed)
        self._journal = Journal(info.code, self.definition.catalogue, shared.storage, length, lambda: lost(self))
        self._news = News(self.game.table if self.game is not None else None, seating)
        self._sight: Sight | None = None  # of the table that the last update showed, if someone has looked at it
        self._audience = Audience()
        self._undo = UndoRequests()
        self._bots = BotTurns(self)
        self.hindsight = Hindsight(self)
        if self.game is not None:
            self._late.note_questions(self._news.last.sequence, self.game)

    # --- who is here -------------------------------------------------------------------------------------------------

    def online(self, person: str) -> bool:
        return self._audience.online(person)

    def sockets(self) -> int:
        return self._audience.sockets()

    def busy(self) -> bool:
        return self.lock.locked() or self._bots.busy()

    def subscribe(self, subscriber: Subscriber, since: int) -> None:
        """Send updates from now on; the first one has what happened after update `since`, if that is still known."""
        self._audience.check_room()
        person = subscriber.person.id
        self.touched = time.monotonic()
        if not self.online(person) and self.seating.sitting(person):
            self._audience.expect(person)
            self._broadcast([])
        self._audience.come(subscriber)
        missed = self._news.since(since)
        if missed is not None:
            then, happened = missed
            subscriber.send(self._update(person, then, self._frames(then, happened)))
        else:
            subscriber.send(self._full_update(person))
        if since < 0:
            for said in self._chat.lately:
                subscriber.send(said)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.touched = time.monotonic()
        if self._audience.leave(subscriber) and self.seating.sitting(subscriber.person.id):
            self._broadcast([])

    def renamed(self, person: Person) -> None:
        """Someone has a new name."""
        if self.seating.renamed(person):
            self._broadcast([])

    async def stop(self) -> None:
        """Stop the bots, and send everyone away."""
        self._audience.end()
        await self._bots.stop()

    # --- what they see -----------------------------------------------------------------------------------------------

    def card(self, person: str) -> TableCard:
        return self.info.card(self.seating, person, self.online)

    def _standing(self, person: str) -> Update:
        """How things stand for a person: all of an update but what happened and what is to be seen."""
        game = self.game
        update = Update(
            sequence=self._news.last.sequence,
            moves=0,
            status=self.info.status,
            seats=self.seating.shown(person, self.online),
            views={},
            waiting_for=self.info.waiting_for,
            questions=[],
            frames=[],
            changes={},
            undo=[],
            undo_request=self._undo.request,
            result=None,
            talk=[],
            rematch=self.info.rematch,
        )
        if game is not None:
            sitting, agreeing = self.seating.sitting(person), self.seating.agreeing(person)
            update.moves = game.moves
            update.questions = views.questions(game, sitting)
            update.undo = [] if game.over else [views.undo(game, seat, agreeing) for seat in sitting]
            update.result = views.result(game)
            if game.over:
                update.chance = self.info.chance.shown(game)
        return update

    def _update(self, person: str, then: Point, told: Frames | None) -> Update:
        """What happened since an update that a person has seen, and how things stand."""
        update = self._standing(person)
        if told is None:
            return update
        owned = self.seating.owned(person)
        eyes = eyes_of(self.definition, owned)
        if then.table is None or owned != then.seating.owned(person):
            # They have not had these views before.
            update.frames, _ = views.frames(self.definition, told, owned, ())
            update.views = views.whole(told.after, eyes)
        else:
            update.frames, update.changes = views.frames(self.definition, told, owned, eyes)
        return update

    def _full_update(self, person: str) -> Update:
        """All of the table, for someone who comes anew."""
        update = self._standing(person)
        if self.game is not None:
            if self._sight is None:
                self._sight = Sight(self.definition, self.game.table)
            recent = self.hindsight.recent(person)
            update.frames = [Frame(event) for event in recent]
            update.views = views.whole(self._sight, eyes_of(self.definition, self.seating.owned(person)))
            update.talk = views.talk_before(self.game, recent)
            update.chance = self.info.chance.shown(self.game)
        update.full = True
        return update

    def _frames(self, then: Point, happened: Sequence[Happening]) -> Frames | None:
        """What happened since an update; None while there is no game."""
        if self.game is None:
            return None
        if then is self._news.last and self._sight is not None:
            return Frames(self._sight, happened, self.game.table)
        return Frames(Sight(self.definition, then.table or self.game.table), happened, self.game.table)

    def _broadcast(self, happened: Sequence[Happening], answered_by: str = "", answered: str = "") -> None:
        """Show everyone the table as it is now, with what they may know of what happened."""
        then = self._news.last
        told = self._frames(then, happened) if self._audience.sockets() else None
        self._news.add(happened, self.game.table if self.game is not None else None, self.seating)
        self._sight = told.after if told is not None else None
        alike = ""  # people without a seat see the same
        for person, subscribers in self._audience:
            owned = self.seating.owned(person)
            text = "" if owned else alike
            if not text:
                update = self._update(person, then, told)
                update.answered = answered if person == answered_by else ""
                text = encode(update).decode()
            if not owned:
                alike = text
            for subscriber in subscribers:
                subscriber.put(text)

    def begun(self) -> Game:
        """The game. Raises TableError if there is none yet."""
        if self.game is None:
            raise TableError(409, "the game has not begun: a seat is still open")
        return self.game

    # --- storing -----------------------------------------------------------------------------------------------------

    async def _commit(self, job: Job) -> None:
        """Store a change before anyone sees it. If it cannot be stored, nothing has changed: raises TableError."""
        self.touched = time.monotonic()
        await self._journal.commit(job)
        if job.state is not None:
            self.info.take(job.state)

    def _advance_to(self, game: Game) -> None:
        """The stored game is now the game."""
        self.game = game
        self.changes += 1
        self.changed_at = time.monotonic()
        self._late.note_questions(self._news.last.sequence + 1, game)

    async def snapshot(self) -> None:
        """Keep the whole game, so that waking up need not replay it all."""
        if self.game is not None:
            await self._journal.keep(self.game)

    def _new_game(self) -> Played:
        happened: list[Happening] = []
        game = play.begin(self.info.setup(self.definition, len(self.seating)), None, happened)
        settled = play.settle(game, self._nature)
        return Played(settled.game, play.entries(settled.game), happened + settled.happened)

    async def found(self, game: Game | None) -> None:
        """Store this new table, with a game that is under way or one that begins as soon as all seats are taken."""
        happened: list[Happening] = []
        if game is not None:
            game, _, happened = play.settle(game, self._nature)
        elif not self.seating.open_seats:
            game, _, happened = self._new_game()
        self.info.take(self.info.state(game, self.seating, happened))
        rows = self._journal.rows(play.entries(game)) if game is not None else []
        await self._commit(Job(rows, others=storage.new_table(self.info.row(), self.seating.rows(self.info.code))))
        if game is not None:
            self._advance_to(game)
        self._broadcast(happened)

    async def link_rematch(self, code: str) -> None:
        await self._commit(Job(others=[storage.link_rematch(self.info.code, code)]))
        self.info.rematch = code
        self._broadcast([])

    def wake_bots(self) -> None:
        """Let bots play whatever is theirs to play."""
        self._bots.wake()

    # --- seats -------------------------------------------------------------------------------------------------------

    async def sit(self, person: Person, number: int) -> None:
        """Take a seat that is open or one's own."""
        async with self.lock:
            chair = self.seating.sit(person, number, self.info.status, self.info.host)
            if chair is not self.seating[number]:
                await self._change_seat(number, chair)

    async def stand(self, person: Person, number: int) -> None:
        """Leave a seat open."""
        async with self.lock:
            await self._change_seat(number, self.seating.stand(person, number, self.info.status))

    async def hand_to_bot(self, person: Person, number: int, bot: str) -> None:
        """Let a bot play one's own seat, an open one, or that of someone who has been away for a while."""
        async with self.lock:
            chair = self.seating.hand_to_bot(person, number, bot, self.info.status, self.info.host, self._absent)
            await self._change_seat(number, chair)

    def _absent(self, person: str) -> bool:
        return self._audience.away(person, self._awake_since) >= ABSENT

    async def _change_seat(self, number: int, chair: Chair) -> None:
        """Store and show a change of seats. The game begins when it fills the last open one."""
        job = Job(others=[storage.change_seat(chair.row(self.info.code, number))])
        seating = self.seating.changed(number, chair)
        happened: list[Happening] = []
        game, chance = self.game, self.info.chance
        if game is None and not seating.open_seats:
            game, entries, happened = self._new_game()
            job.answers = self._journal.rows(entries)
        elif game is not None and chance.origin and chair.person is not None and not self.seating.owned(chair.person.id):
            # Whoever made the table may have known what would come: chance begins anew with someone who joins.
            chance = fresh(chance.origin, game.draws)
            job.others.append(storage.change_chance(self.info.code, chance.key, chance.since))
        job.state = self.info.state(game, seating, happened)
        await self._commit(job)
        self.seating = seating
        if chance is not self.info.chance:
            self._draw_by(chance)
        if game is not None and game is not self.game:
            self._advance_to(game)
        agreed = self._undo.seats_changed(seating)
        if agreed is not None:
            await self._go_back(agreed.seat, agreed.to)
        else:
            self._broadcast(happened)
            self.wake_bots()

    def _draw_by(self, chance: Chance) -> None:
        """From now on chance is this."""
        self.info.chance = chance
        self._nature = chance.nature(self.info.seed)
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
            self._late.check_current(self.game, seat, sequence)
            await self.give(seat, answers, person, request, ending)

    async def give(
        self, seat: int, answers: Sequence[Given], person: str = "", request: str = "", ending: Given | None = None
    ) -> None:
        """Try a series on a copy, store it, and show it. The table is locked by the caller."""
        assert self.game is not None
        before = self.game
        game, entries, happened = play.answer(before, seat, answers, self._nature, ending)
        await self._commit(Job(self._journal.rows(entries, request), self.info.state(game, self.seating, happened)))
        self._bots.answered(before, seat)
        if request:
            self._late.note_request(seat, request)
        self._undo.request = None
        self._advance_to(game)
        self.shared.metrics.answers += len(answers)
        self._broadcast(happened, person, request)
        self.wake_bots()
        if self._journal.snapshot_due:
            await self.snapshot()

    async def say(self, person: Person, seat: int, text: str) -> None:
        """Table talk of a seat, kept in the record; or chat, for those without one and before and after the game."""
        text = " ".join(text.split())
        if not text or len(text) > TALK:
            raise Refused(f"say something of up to {TALK} letters")
        async with self.lock:
            if seat != -1:
                self.seating.check(person.id, seat)
            if seat == -1 or self.game is None or self.game.over:
                await self._say_beside(person, text)
            else:
                await self.say_for_seat(seat, text)
                self.wake_bots()

    async def say_for_seat(self, seat: int, text: str) -> None:
        """Store and show what a seat says. The table is locked by the caller."""
        assert self.game is not None
        game, entries, happened = play.say(self.game, seat, text[:TALK])
        await self._commit(Job(self._journal.rows(entries), self.info.state(game, self.seating, [])))
        self._advance_to(game)
        self._broadcast(happened)

    async def _say_beside(self, person: Person, text: str) -> None:
        said = Said(person, text, now())
        await self._commit(Job(others=[storage.add_chat(self.info.code, self._chat.count, person.id, text, said.time)]))
        self._chat.add(said)
        self._audience.send(said)

    # --- undo --------------------------------------------------------------------------------------------------------

    @property
    def undo_asked(self) -> bool:
        """Whether someone has asked to go back, and others have yet to agree."""
        return self._undo.request is not None

    async def ask_undo(self, person: str, seat: int, to: int) -> None:
        """Go back at once if nobody minds, or ask those who might."""
        async with self.lock:
            self.seating.check(person, seat)
            if self._undo.ask(self.game, seat, to, self.seating.agreeing(person)):
                await self._go_back(seat, to)
            else:
                self._broadcast([])

    async def consent(self, person: str, seat: int, to: int, yes: bool) -> None:
        """Agree to going back, refuse it, or withdraw one's own request."""
        async with self.lock:
            self.seating.check(person, seat)
            request = self._undo.consent(seat, to, yes)
            if yes and not request.waiting:
                await self._go_back(request.seat, to)
                return
            self._broadcast([])
            asking = self.seating[request.seat].person
            if not yes and seat != request.seat and asking is not None:
                self._audience.send_to(asking.id, RefusedAnswer(f"seat {seat + 1} does not agree to go back", ""))
            self.wake_bots()

    async def _go_back(self, seat: int, to: int) -> None:
        assert self.game is not None
        undone = (views.UNDONE, seat, to, self.game.moves - to)
        game, entries, happened = play.back_to(self.game, to, self._nature, undone)
        rows = [self._journal.undo_row(seat, to), *self._journal.rows(entries, after=1)]
        await self._commit(Job(rows, self.info.state(game, self.seating, happened)))
        self._undo.request = None
        self._late.forget_questions()
        self._bots.taken_back()
        self._advance_to(game)
        self._broadcast(happened)
        self.wake_bots()

    def refused(self) -> None:
        """Count an answer that was not accepted."""
        self.shared.metrics.refused += 1
