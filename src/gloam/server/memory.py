"""What a table remembers of late: to tell a late answer from a stale one, and one that is sent twice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from gloam.kernel.game import Game, Question, Refused

POINTS: Final = 64  # past questions
REQUESTS: Final = 256  # ids of answers


@final
class Memory:
    """The last questions, by the number of answers before them, and the ids of the last answers."""

    def __init__(self, requests: Iterable[tuple[int, str]] = ()) -> None:
        self._asked: dict[int, tuple[Question, ...]] = {}
        self._requests: dict[tuple[int, str], None] = {}
        for seat, request in requests:
            self.note_request(seat, request)

    def note_questions(self, game: Game) -> None:
        self._asked[game.moves] = game.asked
        if len(self._asked) > POINTS:
            del self._asked[next(iter(self._asked))]

    def forget_questions(self) -> None:
        """Answers have been taken back: the same number of answers now means something else."""
        self._asked.clear()

    def note_request(self, seat: int, request: str) -> None:
        self._requests[seat, request] = None
        if len(self._requests) > REQUESTS:
            del self._requests[next(iter(self._requests))]

    def check_new(self, seat: int, request: str) -> None:
        """Raises Refused if an answer of this id has been taken."""
        if request and (seat, request) in self._requests:
            raise Refused("this answer has already been taken")

    def check_current(self, game: Game, seat: int, moves: int) -> None:
        """An answer given at an earlier point counts if the seat is still asked the same. Raises Refused otherwise."""
        if moves == game.moves:
            return
        then = self._asked.get(moves)
        asked = [question.data() for question in game.asked if question.seat == seat]
        if then is None or not asked or [question.data() for question in then if question.seat == seat] != asked:
            raise Refused("the table has moved on since; look again")
