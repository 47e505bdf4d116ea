"""What a table remembers of late: to tell a late answer from a stale one, and one that is sent twice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from gloam.kernel.game import Game, Question, Refused

POINTS: Final = 64  # past questions
REQUESTS: Final = 256  # ids of answers


@final
class LateAnswers:
    """The last questions, by the update that showed them first, and the ids of the last answers."""

    def __init__(self, requests: Iterable[tuple[int, str]] = ()) -> None:
        self._asked: dict[int, tuple[Question, ...]] = {}
        self._requests: dict[tuple[int, str], None] = {}
        for seat, request in requests:
            self.note_request(seat, request)

    def note_questions(self, sequence: int, game: Game) -> None:
        """From this update on everyone sees what the game asks now."""
        self._asked[sequence] = game.asked
        if len(self._asked) > POINTS:
            del self._asked[next(iter(self._asked))]

    def forget_questions(self) -> None:
        """Answers have been taken back: whoever answers something older has not seen that."""
        self._asked.clear()

    def note_request(self, seat: int, request: str) -> None:
        self._requests[seat, request] = None
        if len(self._requests) > REQUESTS:
            del self._requests[next(iter(self._requests))]

    def check_new(self, seat: int, request: str) -> None:
        """Raises Refused if an answer of this id has been taken."""
        if request and (seat, request) in self._requests:
            raise Refused("this answer has already been taken")

    def check_current(self, game: Game, seat: int, sequence: int, last: int) -> None:
        """An answer to what update `sequence` showed counts if the seat is still asked the same. Raises Refused otherwise.

        `last` is the last update that there was: nobody has seen a later one.
        """
        if sequence > last:
            raise Refused("the table has not come that far; look again")
        then = next((self._asked[shown] for shown in reversed(self._asked) if shown <= sequence), ())
        if then is game.asked:
            return
        seen = [question.data() for question in then if question.seat == seat]
        if seen != [question.data() for question in game.asked if question.seat == seat]:
            raise Refused("the table has moved on since; look again")
