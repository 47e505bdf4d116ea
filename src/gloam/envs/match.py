"""One game as machines play it: who answers next, what that seat observes, and what it may answer."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import index
from random import SystemRandom
from typing import Any, Final, Literal, final

import numpy as np

import gloam
from gloam.games import find
from gloam.kernel.definition import Definition
from gloam.kernel.game import NATURE, PASS, Game, Question, Refused
from gloam.kernel.nature import Seeded
from gloam.kernel.observation import observer
from gloam.kernel.play import TurnOrder, refusal

Answers = Literal["catalogue", "listed"]
"""How actions are counted: by the catalogue of all answers, or by their place among those that are open."""

LARGE: Final = 4096
"""A game with more answers than this counts them by their place, if nothing else is asked for."""
LISTED: Final = 1024
"""So many open answers can be told apart by their place; the others cannot be chosen."""
DESCRIBED: Final = 5
"""The numbers that tell what an answer is: its kind, and up to four parts."""


class WrongAction(Refused):
    """An action that is no answer of the seat now. Nothing has changed."""


class Ended(RuntimeError):
    """The game is over, or has not begun: there is nothing to answer before the next `reset`."""


def describe(game: str) -> dict[str, Any]:
    """What stands where: the names of the numbers of an observation and the most each can be, what is left out, and the answers."""
    watching, catalogue = observer(game), find(game).catalogue
    return {
        "observation": dict(zip(watching.names, watching.highs, strict=True)),
        "left_out": watching.left_out,
        "answers": [catalogue.text(answer) for answer in range(len(catalogue))],
    }


@final
class Actions:
    """The actions of a game: how many there are, which are open, and which answer each is."""

    def __init__(self, definition: Definition, answers: Answers | None) -> None:
        if answers not in (None, "catalogue", "listed"):
            raise ValueError(f"answers are counted by 'catalogue' or as 'listed', not by {answers!r}")
        catalogue = definition.catalogue
        self._made_of = definition.id, answers
        self.listed = answers == "listed" or (answers is None and len(catalogue) > LARGE)
        self.count = LISTED if self.listed else len(catalogue)
        self._kinds = {kind.name: place for place, kind in enumerate(catalogue.kinds, 1)}
        self._described: Callable[[int], bytes] = lru_cache(1 << 16)(self._describe)
        self._catalogue = catalogue

    def mask(self, open_answers: tuple[int, ...]) -> bytearray:
        """1 for each action that is open, 0 for the others."""
        if self.listed:
            return bytearray(b"\1" * min(len(open_answers), LISTED)).ljust(LISTED, b"\0")
        mask = bytearray(self.count)
        for answer in open_answers:
            mask[answer] = 1
        return mask

    def answer(self, action: int, open_answers: tuple[int, ...]) -> int:
        """The answer that an action is. Raises WrongAction if there is no such action."""
        if not 0 <= action < self.count:
            raise WrongAction(f"there is no action {action}; they are counted from 0 to {self.count - 1}")
        if not self.listed:
            return action
        if action >= len(open_answers):
            raise WrongAction(f"action {action} is not open: there are {len(open_answers)} answers now")
        return open_answers[action]

    def action(self, answer: int, open_answers: tuple[int, ...]) -> int:
        """The action that is this answer."""
        return open_answers.index(answer) if self.listed else answer

    def described(self, open_answers: tuple[int, ...]) -> np.ndarray:
        """What each open answer is, a row each: its kind and its parts, counted from 1; zeros where there is none."""
        rows = b"".join([self._described(answer) for answer in open_answers[:LISTED]]).ljust(2 * LISTED * DESCRIBED, b"\0")
        return np.frombuffer(bytearray(rows), np.int16).reshape(LISTED, DESCRIBED)

    def _describe(self, answer: int) -> bytes:
        kind = self._catalogue.kind_of(answer)
        row = [self._kinds[kind.name], *[part + 1 for part in kind.parts(answer)]]
        return array("h", row + [0] * (DESCRIBED - len(row))).tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return actions, self._made_of


@cache
def actions(game: str, answers: Answers | None) -> Actions:
    """How the actions of a game are counted."""
    return Actions(find(game), answers)


@final
class Match:
    """A game with one seat to answer at a time.

    A seat that could interrupt is asked before the one the table waits for, and may pass (action "pass"): each has one chance
    until someone has answered who did not interrupt, as at every table of Gloam.
    """

    __slots__ = ("_order", "game", "may_pass", "open_answers", "question", "seat")

    game: Game
    seat: int  # whose answer is next; NATURE if chance waits to be answered, and when the game is over
    question: Question | None
    may_pass: bool
    open_answers: tuple[int, ...]  # what it may answer now; `pass` is among it where it may decline to interrupt

    def __init__(self, game: Game) -> None:
        self.game = game
        self._order = TurnOrder()
        self._ask()

    def _ask(self) -> None:
        """Find out who answers next."""
        self.question = question = self._order.next(self.game)
        if question is None:
            self.seat, self.may_pass, self.open_answers = NATURE, False, ()
            return
        self.seat, self.open_answers = question.seat, question.options
        self.may_pass = question is not self.game.asked[0]
        if self.may_pass and PASS not in question.options:
            self.open_answers = (PASS, *question.options)

    def answer(self, answer: int) -> None:
        """Answer for the seat that is asked, and go on to the next. Raises WrongAction, and changes nothing, if it may not."""
        question = self.question
        if question is None:
            raise Ended("the game is over: reset() begins another")
        game = self.game
        if answer in question.options or self._elsewhere_open(answer, question.seat):
            self._order.answered(game, question.seat)
            game.answer(answer, question.seat)
        elif self.may_pass and answer == PASS:
            self._order.declined(question.seat)
        elif 0 <= answer < len(game.setup.definition.catalogue):
            refused = refusal(game, answer, question.seat)
            raise WrongAction(refused.reason, refused.rule)
        else:
            raise WrongAction(f"there is no answer number {answer}")
        self._ask()

    def _elsewhere_open(self, answer: int, seat: int) -> bool:
        """Whether another question to the seat takes this answer: who has several at once answers them in any order."""
        return any(other.seat == seat and answer in other.options for other in self.game.asked[1:])

    def rewards(self) -> list[float]:
        """By seat, as the game's result tells: 1 for who has won, -1 for who has not; nothing before the end."""
        result = self.game.result
        if result is None:
            return [0.0] * self.game.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.game.seats)]

    def clone(self) -> Match:
        """A match of its own that goes on from here, in which chance waits to be answered."""
        other = Match.__new__(Match)
        other.game = self.game.clone()
        other.seat, other.question, other.may_pass = self.seat, self.question, self.may_pass
        other.open_answers = self.open_answers
        other._order = self._order.clone()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game.save(), self._order)


def _unpickled(saved: str, order: TurnOrder) -> Match:
    match = Match(gloam.load(saved))
    match._order = order
    match._ask()
    return match


@final
class Deal:
    """Which games are played one after the other: the same seed brings the same ones."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None) -> None:
        self.game = game
        self.options = dict(options or {})
        self.seats = gloam.new(game, seats, self.options).seats  # raises here what would be raised by every reset
        self._seed = SystemRandom().getrandbits(62)
        self._played = 0

    def begin(self, seed: int) -> None:
        """The next game is the first one of this seed."""
        self._seed, self._played = seed, 0

    def next(self) -> Match:
        """The next game."""
        self._played += 1
        return Match(gloam.new(self.game, self.seats, self.options, Seeded(self._seed).below(1 << 62, self._played)))


def whole(action: Any) -> int:
    """An action as int. Raises WrongAction if it is no whole number."""
    try:
        return index(action.item() if isinstance(action, np.ndarray) and action.size == 1 else action)
    except TypeError:
        raise WrongAction(f"an action is a whole number, not {action!r}") from None
