"""What seats do in the game of a table: they answer, speak, go back, and do again what they took back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from gloam.kernel import play
from gloam.kernel.game import Question, Refused
from gloam.kernel.play import Given
from gloam.tables import views
from gloam.tables.audience import Audience
from gloam.tables.commits import Commits
from gloam.tables.journal import Change, undo_line
from gloam.tables.messages import UndoDeclined
from gloam.tables.showing import Showing
from gloam.tables.state import TableState

SERIES: Final = 64  # answers in one message
TALK: Final = 500  # characters in a remark


@final
class Playing:
    """The game of a table, as its seats play it."""

    def __init__(self, state: TableState, audience: Audience, showing: Showing, commits: Commits) -> None:
        self._state = state
        self._audience = audience
        self._showing = showing
        self._commits = commits

    # --- answers -----------------------------------------------------------------------------------------------------

    async def answer(
        self,
        person: str,
        seat: int,
        answers: Sequence[Given],
        sequence: int,
        request: str,
        ending: Given | None = None,
        automatic: bool = False,
    ) -> None:
        """Take a series of answers of one seat to what update `sequence` showed: all of them, or none. Raises Refused.

        `automatic`: the client answers without asking its player.
        """
        state = self._state
        async with self._commits.lock:
            state.seating.check(person, seat)
            state.late.check_new(seat, request)
            if state.game is None:
                raise Refused("the game has not begun")
            if not 0 < len(answers) <= SERIES:
                raise Refused(f"a series has 1 to {SERIES} answers")
            state.late.check_current(state.game, seat, sequence, self._showing.sequence)
            await self.give(seat, answers, person, request, ending, automatic)

    async def answer_for(self, person: str, question: Question, answer: int) -> bool:
        """Take the answer of a person's program to what their seat is asked.

        Returns False, and nothing has changed, if it is not asked that any more or the seat is no longer theirs.
        """
        state = self._state
        async with self._commits.lock:
            asked = state.game.question_for(question.seat) if state.game is not None else None
            if asked is None or asked.data() != question.data() or not state.seating[question.seat].sat_by(person):
                return False
            await self.give(question.seat, [answer])
            return True

    async def give(
        self,
        seat: int,
        answers: Sequence[Given],
        person: str = "",
        request: str = "",
        ending: Given | None = None,
        automatic: bool = False,
    ) -> None:
        """Try a series on a copy, store it, and show it. The table is locked by the caller."""
        state = self._state
        before = state.begun()
        game, entries, happened = play.answer(before, seat, answers, state.nature, ending)
        change = Change(self._commits.lines(entries, request), state.info.state(game, state.seating, happened))
        if state.clock.limited:
            change.facts["played"] = state.clock.answered()
        await self._commits.store(change)
        given = [entry.answer for entry in entries if entry.seat == seat and isinstance(entry.answer, int)]
        state.answered(before, seat, given, request, automatic)
        self._commits.advance(game)
        state.shared.counts.answers += len(answers)
        self._commits.show(happened, person, request)
        await self._commits.snapshot(due=True)

    async def say(self, seat: int, text: str) -> None:
        """Store and show what a seat says. The table is locked by the caller."""
        state = self._state
        game, entries, happened = play.say(state.begun(), seat, text[:TALK])
        await self._commits.store(Change(self._commits.lines(entries), state.info.state(game, state.seating, [])))
        self._commits.advance(game)
        self._commits.show(happened)

    # --- undo --------------------------------------------------------------------------------------------------------

    async def ask_undo(self, person: str, seat: int, to: int) -> None:
        """Go back at once if nobody minds, or ask those who might."""
        state = self._state
        async with self._commits.lock:
            state.seating.check(person, seat)
            if state.undo.ask(state.game, seat, to, state.seating, state.seating.agreeing(person, to)):
                await self.go_back(seat, to)
            else:
                self._commits.show()

    async def consent(self, person: str, seat: int, to: int, yes: bool) -> None:
        """Agree to going back, refuse it, or withdraw one's own request."""
        state = self._state
        async with self._commits.lock:
            state.seating.check(person, seat)
            request = state.undo.consent(seat, to, yes)
            if yes and not request.waiting:
                await self.go_back(request.seat, to)
                return
            self._commits.show()
            if not yes and seat != request.seat:
                for other in {chair.person.id for chair in state.seating if chair.person is not None} - {person}:
                    self._audience.send_to(other, UndoDeclined(seat))

    async def go_back(self, seat: int, to: int) -> None:
        """Take back what was answered since. The table is locked by the caller."""
        state = self._state
        before = state.begun()
        await state.history.prepare(before)
        undone = views.undone(before, state.history.steps(before).at(to), seat, to)
        game, entries, happened = await state.history.back(before, to, state.nature, undone)
        facts = state.info.state(game, state.seating, happened)
        if game.takebacks != state.info.takebacks:
            facts["takebacks"] = game.takebacks
        await self._commits.store(Change([undo_line(seat, to), *self._commits.lines(entries)], facts, back_to=to))
        state.gone_back(to)
        self._showing.lose_beginning()
        self._commits.advance(game)
        self._commits.show(happened)

    async def redo(self, person: str, seat: int) -> None:
        """Do the step again that a seat took back last. Raises Refused if something else was answered since."""
        state = self._state
        async with self._commits.lock:
            state.seating.check(person, seat)
            step = state.history.steps(state.game).undone(state.game) if state.game is not None else None
            if step is None or step.seat != seat:
                raise Refused("there is nothing to do again")
            await self.give(seat, step.answers, person)
