"""The vector of a whole game: who looks, who is asked, what the seat itself is asked, and its view of the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, final

from gloam.kernel.caching import cached
from gloam.kernel.game import NATURE, Game, Step
from gloam.kernel.observation.parts import BYTES, MOST, OneOf, Several
from gloam.kernel.play import may_decline

if TYPE_CHECKING:
    from gloam.kernel.definition import Definition
    from gloam.kernel.table import Table

FACTS: Final = 4
"""So many facts of a question are in the vector."""


@cache
def observer(game: str) -> Observer:
    """What makes the vectors of a game. Raises UnknownName, with the nearest name or those there are."""
    from gloam.kernel.definition import find

    return Observer(find(game))


@final
class Observer:
    """Makes the vectors of one game: who looks, who is asked, what the seat itself is asked, and its view of the table."""

    def __init__(self, definition: Definition) -> None:
        shown = definition.shown
        table = shown.observed
        self.game = definition.id
        self._observe: Callable[[Table, int], bytes] = shown.observe
        self._seats = OneOf(range(definition.most_seats))
        self._asked = Several(range(definition.most_seats))
        self._rules = {rule: place for place, rule in enumerate(sorted(definition.rules))}
        question = OneOf(sorted(definition.rules))
        self._questions = question.each
        self._resumed: Callable[[Step], bytes] = cached(self._resume)
        self._nothing = bytes(question.width + FACTS + 1)
        numbers = [
            *self._seats.numbers("seat"),
            ("seats", definition.most_seats),
            *self._asked.numbers("asked"),
            *question.numbers("question"),
            *[(f"question.fact.{place}", MOST) for place in range(FACTS)],
            ("question.may_pass", 1),
            *table.numbers(""),
        ]
        self.names = tuple([name for name, _ in numbers])
        self.highs = bytes([most for _, most in numbers])
        """The most that each number can be; the least is 0."""
        self.width = len(numbers)
        self.left_out = dict(table.left_out(""))
        """What of the view is not in the vector, by name, and why."""

    def observe(self, game: Game, seat: int) -> bytearray:
        """What `seat` may know, as numbers: of others' questions only who is asked."""
        asked = self._asked.counted(tuple([question.seat for question in game.asked if question.seat != NATURE]))
        table = self._observe(game.table, seat)
        return bytearray().join((self._seats.each[seat], BYTES[game.seats], asked, self._question(game, seat), table))

    def _question(self, game: Game, seat: int) -> bytes:
        question = game.question_for(seat)
        if question is None:
            return self._nothing
        return self._resumed(question.resume) + BYTES[may_decline(game, question)]

    def _resume(self, resume: Step) -> bytes:
        """The step that takes the answer, and its facts."""
        facts = resume[1 : FACTS + 1]
        numbers = [min(fact + 1, MOST) if isinstance(fact, int) and fact >= 0 else 0 for fact in facts]
        numbers += [0] * (FACTS - len(numbers))
        return self._questions[self._rules[resume[0]]] + bytes(numbers)

    def __reduce__(self) -> tuple[Any, ...]:
        return observer, (self.game,)
