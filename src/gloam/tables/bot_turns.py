"""Bots at a table: when it is a bot's turn, what it says, and what it answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final, final

from gloam.bots import BrokenBot, checked, stand_in
from gloam.kernel.definition import Advice, Wish
from gloam.kernel.game import Game, Question
from gloam.kernel.play import may_decline
from gloam.tables.audience import Audience
from gloam.tables.commits import Commits
from gloam.tables.errors import TableError
from gloam.tables.messages import Asking
from gloam.tables.playing import Playing
from gloam.tables.requests import Agreed
from gloam.tables.state import NEVER, TableState
from gloam.tables.thinker import Thought

log = logging.getLogger("gloam.server")

TALKING: Final = "heuristic"  # the bot that has something to say
BARGAIN: Final = 4  # pauses that a bot leaves people before it answers what they may want to talk over
LISTEN: Final = 8  # pauses that a bot waits for someone who writes
PATIENCE: Final = 60  # pauses after which it waits no longer, however much is written
ASKING: Final = 90.0  # seconds that a bot waits for what it asks of someone


@final
class BotTurns:
    """Lets bots play whatever is theirs to play, one answer at a time, until people are waited for."""

    def __init__(self, state: TableState, audience: Audience, commits: Commits, playing: Playing) -> None:
        self._state = state
        self._audience = audience
        self._commits = commits
        self._playing = playing
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def wake(self) -> None:
        """Play on if it is a bot's turn."""
        if not (self._stopped or self.busy()) and self._question() is not None:
            self._task = asyncio.create_task(self._play())

    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """Play no more, whatever happens."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def listen(self, person: str, seat: int, writing: bool) -> None:
        """Someone is about to say something at a seat, or no longer: bots wait for it."""
        self._state.seating.check(person, seat)
        self._state.written_at = time.monotonic() if writing else NEVER

    def _question(self) -> Question | None:
        """What a bot should think about now: first whether to interrupt, then what it is waited for."""
        state = self._state
        game, seating = state.game, state.seating
        if game is None or game.over or state.undo.request is not None or state.requests.asked is not None:
            return None
        return state.order.next(game, lambda seat: seating[seat].kind == "bot")

    async def _play(self) -> None:
        try:
            while (question := self._question()) is not None:
                await self._take_turn(question)
        except TableError as error:
            log.warning("table %s: the bots stop: %s", self._state.info.code, error)
        except Exception:
            log.exception("table %s: the bots stop", self._state.info.code)

    async def _take_turn(self, question: Question) -> None:
        """Think, say something perhaps, and answer; unless the table has gone on meanwhile."""
        state = self._state
        game, changes, seat = state.begun(), state.changes, question.seat
        thought = await self._think(game, question)
        if thought.remark:
            async with self._commits.lock:
                if self._outdated(seat, changes):
                    return
                await self._playing.say(seat, thought.remark)
                state.spoken_to[seat] = question.data()
                changes = state.changes
        answer = thought.answer
        if answer is not None:
            pause = state.shared.settings.bot_pause
            while (rest := self.ready_at(question) - time.monotonic()) > 0 and not self._outdated(seat, changes):
                await asyncio.sleep(min(rest, pause))
        async with self._commits.lock:
            if self._outdated(seat, changes):
                return
            if may_decline(game, question):
                state.order.declined(seat)
            if answer is None:
                return
            agreed = self._agreed(seat, answer, thought.wish)
            if agreed is not None:
                await self._carry_out(agreed)

    def ready_at(self, question: Question) -> float:
        """When a bot may answer: people can follow, and have had the time to talk where that may matter."""
        state, pause = self._state, self._state.shared.settings.bot_pause
        bargained = question.prompt in state.definition.shown.bargained and any(map(self._person, range(len(state.seating))))
        heard = min(state.written_at + LISTEN * pause, state.changed_at + PATIENCE * pause)
        return max(state.changed_at + (BARGAIN if bargained else 1) * pause, heard)

    def _agreed(self, seat: int, answer: int, wish: Wish | None) -> Agreed | None:
        """What a bot may do at once; None if others are asked first, or if it is to think of something else.

        What it has given up it answers only if the rules leave it nothing else.
        """
        game, requests = self._state.begun(), self._state.requests
        forced = answer in requests.barred(seat, game.learnt)
        if wish is None or forced or not any(self._person(request.seat) is not False for request in wish.requests):
            return Agreed(seat, [answer], None)
        agreed = requests.begin(seat, answer, wish, game.learnt, self._person)
        if (asked := self._asked()) is not None:
            self._commits.show()
            asyncio.get_running_loop().call_later(ASKING, self._ask_no_more, asked.id)
        return agreed

    def _asked(self) -> Asking | None:
        """What a bot asks of someone now."""
        return self._state.requests.shown(range(len(self._state.seating)))

    def _ask_no_more(self, number: int) -> None:
        """A person who has not answered by now keeps what they have."""
        asked = self._asked()
        if asked is not None and asked.id == number:
            self._state.requests.leave_alone(asked.of)
            self._commits.show()

    async def reply(self, person: str, seat: int, number: int, things: Sequence[int], yes: bool) -> None:
        """Someone answers what a bot asks of them. Raises Refused."""
        async with self._commits.lock:
            self._state.seating.check(person, seat)
            agreed = self._state.requests.reply(seat, number, things, yes)
            if agreed is not None:
                await self._carry_out(agreed)
            else:
                self._commits.show()

    def _person(self, seat: int) -> bool | None:
        """Whether a person plays a seat and can be asked; None if they are away."""
        chair = self._state.seating[seat]
        if chair.kind == "bot" or chair.person is None:
            return False
        return True if self._audience.online(chair.person.id) else None

    async def _carry_out(self, agreed: Agreed) -> None:
        """Answer as was agreed. The table is locked by the caller."""
        await self._playing.give(agreed.seat, agreed.answers, ending=agreed.ending)

    def _outdated(self, seat: int, changes: int) -> bool:
        """Whether what a bot thought is void: the game has changed, the seat is no bot's any more, or someone wants to go back."""
        state = self._state
        return state.changes != changes or state.seating[seat].kind != "bot" or state.undo.request is not None

    async def _think(self, game: Game, question: Question) -> Thought:
        """A bot's answer, or a random one if it fails: a table never waits for a broken bot."""
        state, seat = self._state, question.seat
        bot = state.seating[seat].bot
        try:
            barred = state.requests.barred(seat, game.learnt)
            host, speak = state.info.host, self._may_speak(game, question)
            thought = await state.shared.thinker.think(game, seat, bot, host, speak, barred)
            checked(game, question, Advice(thought.answer, thought.why))
        except BrokenBot as failure:
            state.shared.counts.bot_failures += 1
            code, prompt = state.info.code, question.prompt
            log.warning("table %s: the bot %r in seat %d, asked %r: %s", code, bot, seat, prompt, failure)
            return Thought(stand_in(game, question, secrets.randbits(63)), "")
        return thought

    def _may_speak(self, game: Game, question: Question) -> bool:
        """Whether to ask a bot for a remark: once for each question it is waited for, even if it is asked that again."""
        state, seat = self._state, question.seat
        if not state.shared.settings.bot_talk or state.seating[seat].bot != TALKING or may_decline(game, question):
            return False
        return state.spoken_to.get(seat) != question.data() and not _has_spoken(game, seat)


def _has_spoken(game: Game, seat: int) -> bool:
    """Whether a seat has said something since the last answer: after a restart nothing else tells."""
    talk = game.talk
    while talk and talk[1] == game.moves:
        talk, _, speaker, _ = talk
        if speaker == seat:
            return True
    return False
