"""Bots at a table: when it is a bot's turn, what it says, and what it answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final, final

from gloam.bots import BrokenBot, checked, stand_in
from gloam.kernel.definition import Advice, Wish
from gloam.kernel.game import Game, Question
from gloam.kernel.play import TurnOrder, may_decline
from gloam.tables.errors import TableError
from gloam.tables.requests import Agreed, Requests
from gloam.tables.thinker import Thought

if TYPE_CHECKING:
    from gloam.tables.live_table import LiveTable

log = logging.getLogger("gloam.server")

TALKING: Final = "heuristic"  # the bot that has something to say
BARGAIN: Final = 4  # pauses that a bot leaves people before it answers what they may want to talk over
LISTEN: Final = 8  # pauses that a bot waits for someone who writes
PATIENCE: Final = 60  # pauses after which it waits no longer, however much is written
NEVER: Final = float("-inf")


@final
class BotTurns:
    """Lets bots play whatever is theirs to play, one answer at a time, until people are waited for."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self.requests = Requests()
        self._order = TurnOrder()
        self._spoken_to: dict[int, list[Any]] = {}  # by seat: the question it has had its say about
        self._written_at = NEVER  # when someone last wrote what is not said yet

    def wake(self) -> None:
        """Play on if it is a bot's turn."""
        if not self.busy() and self._question() is not None:
            self._task = asyncio.create_task(self._play())

    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def listen(self, writing: bool) -> None:
        """Someone writes what they are about to say, or has said it."""
        self._written_at = time.monotonic() if writing else NEVER

    def answered(self, before: Game, seat: int) -> None:
        """A seat has answered what the game `before` asked."""
        self._order.answered(before, seat)
        self.requests.void()
        self._spoken_to.pop(seat, None)

    def taken_back(self) -> None:
        """What was answered no longer counts."""
        self._order.clear()
        self.requests.void()

    def _question(self) -> Question | None:
        """What a bot should think about now: first whether to interrupt, then what it is waited for."""
        game, seating = self._table.game, self._table.seating
        if game is None or game.over or self._table.undo_request is not None or self.requests.asked is not None:
            return None
        return self._order.next(game, lambda seat: seating[seat].kind == "bot")

    async def _play(self) -> None:
        try:
            while (question := self._question()) is not None:
                await self._take_turn(question)
        except TableError as error:
            log.warning("table %s: the bots stop: %s", self._table.info.code, error)
        except Exception:
            log.exception("table %s: the bots stop", self._table.info.code)

    async def _take_turn(self, question: Question) -> None:
        """Think, say something perhaps, and answer; unless the table has gone on meanwhile."""
        table = self._table
        assert table.game is not None
        game, changes, seat = table.game, table.changes, question.seat
        thought = await self._think(game, question)
        if thought.remark:
            async with table.lock:
                if self._outdated(seat, changes):
                    return
                await table.say_for_seat(seat, thought.remark)
                self._spoken_to[seat] = question.data()
                changes = table.changes
        answer = thought.answer
        if answer is not None:
            pause = table.shared.settings.bot_pause
            while (rest := self.ready_at(question) - time.monotonic()) > 0 and not self._outdated(seat, changes):
                await asyncio.sleep(min(rest, pause))
        async with table.lock:
            if self._outdated(seat, changes):
                return
            if may_decline(game, question):
                self._order.declined(seat)
            if answer is None:
                return
            agreed = self._agreed(seat, answer, thought.wish)
            if agreed is not None:
                await self.carry_out(agreed)

    def ready_at(self, question: Question) -> float:
        """When a bot may answer: people can follow, and have had the time to talk where that may matter."""
        table, pause = self._table, self._table.shared.settings.bot_pause
        bargained = question.prompt in table.definition.shown.bargained and any(map(self._person, range(len(table.seating))))
        heard = min(self._written_at + LISTEN * pause, table.changed_at + PATIENCE * pause)
        return max(table.changed_at + (BARGAIN if bargained else 1) * pause, heard)

    def _agreed(self, seat: int, answer: int, wish: Wish | None) -> Agreed | None:
        """What a bot may do at once; None if others are asked first, or if it is to think of something else.

        What it has given up it answers only if the rules leave it nothing else.
        """
        game = self._table.game
        assert game is not None
        forced = answer in self.requests.barred(seat, game.learnt)
        if wish is None or forced or not any(self._person(request.seat) is not False for request in wish.requests):
            return Agreed(seat, [answer], None)
        agreed = self.requests.begin(seat, answer, wish, game.learnt, self._person)
        if self.requests.asked is not None:
            self._table.show_request()
        return agreed

    def _person(self, seat: int) -> bool | None:
        """Whether a person plays a seat and can be asked; None if they are away."""
        chair = self._table.seating[seat]
        if chair.kind == "bot" or chair.person is None:
            return False
        return True if self._table.is_here(chair.person.id) else None

    async def carry_out(self, agreed: Agreed) -> None:
        """Answer as was agreed. The table is locked by the caller."""
        await self._table.give(agreed.seat, agreed.answers, ending=agreed.ending)

    def _outdated(self, seat: int, changes: int) -> bool:
        """Whether what a bot thought is void: the game has changed, the seat is no bot's any more, or someone wants to go back."""
        return self._table.changes != changes or self._table.seating[seat].kind != "bot" or self._table.undo_request is not None

    async def _think(self, game: Game, question: Question) -> Thought:
        """A bot's answer, or a random one if it fails: a table never waits for a broken bot."""
        seat = question.seat
        bot = self._table.seating[seat].bot
        try:
            barred = self.requests.barred(seat, game.learnt)
            host, speak = self._table.info.host, self._may_speak(game, question)
            thought = await self._table.shared.thinker.think(game, seat, bot, host, speak, barred)
            checked(game, question, Advice(thought.answer, thought.why))
        except BrokenBot as failure:
            self._table.shared.counts.bot_failures += 1
            code, prompt = self._table.info.code, question.prompt
            log.warning("table %s: the bot %r in seat %d, asked %r: %s", code, bot, seat, prompt, failure)
            return Thought(stand_in(game, question, secrets.randbits(63)), "")
        return thought

    def _may_speak(self, game: Game, question: Question) -> bool:
        """Whether to ask a bot for a remark: once for each question it is waited for, even if it is asked that again."""
        seat = question.seat
        if not self._table.shared.settings.bot_talk or self._table.seating[seat].bot != TALKING or may_decline(game, question):
            return False
        return self._spoken_to.get(seat) != question.data() and not _has_spoken(game, seat)


def _has_spoken(game: Game, seat: int) -> bool:
    """Whether a seat has said something since the last answer: after a restart nothing else tells."""
    talk = game.talk
    while talk and talk[1] == game.moves:
        talk, _, speaker, _ = talk
        if speaker == seat:
            return True
    return False
