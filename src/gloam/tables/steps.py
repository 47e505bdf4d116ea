"""The steps of a game that can be taken back: what a player decided, with the answers that only told how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, final

from gloam.kernel.game import Game
from gloam.kernel.game import Step as ToDo

ENDING: Final = "done"
"""The answer by which a player has enough of what is asked again and again."""


@dataclass(frozen=True)
class Step:
    """What a seat decided: after how many answers, in words that those of `seen` may know, and its answers in order."""

    seat: int
    to: int
    label: str
    seen: int
    answers: list[int]
    prompt: str
    todo: list[ToDo]
    learnt: int
    automatic: bool = False
    """The client gave it without asking its player: nobody takes it back by itself."""

    def goes_on(self, game: Game, seat: int, ends: bool) -> bool:
        """Whether what a seat answers now only tells how to do this: nothing came between, and what was to do still is.

        What is asked again and again is a step each time, but to end it (`ends`) is none.
        """
        if seat != self.seat or game.learnt != self.learnt or game.moves != self.to + len(self.answers):
            return False
        depth = len(self.todo)
        if game.todo[:depth] != self.todo:
            return False
        asked = game.question_for(seat)
        return len(game.todo) > depth or (asked is not None and (ends or asked.prompt != self.prompt))


@final
class Steps:
    """All steps of a game so far, and those that were taken back and can be done again."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._undone: list[Step] = []

    def clone(self) -> Steps:
        """The same steps, for a game that goes on from here on its own."""
        other = Steps()
        other._steps, other._undone = self._steps.copy(), self._undone.copy()
        return other

    def note(self, before: Game, seat: int, answers: Sequence[int], automatic: bool = False) -> None:
        """A seat answers what the game `before` asks: with a step of its own, or how to do the last one."""
        undone = self._undone.pop() if self._undone else None
        if undone is None or (undone.seat, undone.to, undone.answers) != (seat, before.moves, list(answers)):
            self._undone.clear()  # something else was done instead
        ends = before.setup.definition.catalogue.text(answers[0]) == ENDING
        last = self._steps[-1] if self._steps else None
        if last is not None and last.automatic <= automatic and last.goes_on(before, seat, ends):
            self._steps[-1] = replace(last, answers=[*last.answers, *answers])
            return
        open_now = (*before.asked, *before.asides())
        asked = next(question for question in open_now if question.seat == seat and answers[0] in question.options)
        label = before.setup.definition.shown.label(before, answers[0]).name
        todo = before.todo.copy()
        self._steps.append(Step(seat, before.moves, label, asked.seen, [*answers], asked.prompt, todo, before.learnt, automatic))

    def last(self, seat: int) -> Step | None:
        """The last step that a seat decided."""
        return next((step for step in reversed(self._steps) if step.seat == seat and not step.automatic), None)

    def at(self, to: int) -> Step | None:
        """The step that was decided after so many answers."""
        return next((step for step in reversed(self._steps) if step.to == to), None)

    def back(self, to: int) -> None:
        """All steps since then are taken back; the first of them can be done again."""
        first = self.at(to)
        self._steps = list(_before(self._steps, to))
        if first is None:
            self._undone.clear()
        else:
            self._undone.append(first)

    def undone(self, game: Game) -> Step | None:
        """The step that can be done again now."""
        return self._undone[-1] if self._undone and self._undone[-1].to == game.moves else None


def _before(steps: Sequence[Step], to: int) -> Iterator[Step]:
    for step in steps:
        if step.to < to:
            yield replace(step, answers=step.answers[: to - step.to])
