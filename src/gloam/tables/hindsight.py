"""Looking back at a table: what has happened, and how it was at any point, as far as a person may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from gloam.kernel import record
from gloam.kernel.game import Game
from gloam.kernel.record import RuleReport
from gloam.tables import views
from gloam.tables.errors import TableError
from gloam.tables.messages import History, Review
from gloam.tables.state import TableState


@final
class Hindsight:
    """What a person may know of a table's past.

    Of a table that cannot be played on by the rules here `write` returns the record of a seat, or the full one.
    """

    def __init__(self, state: TableState, write: Callable[[int | None], str] | None = None) -> None:
        self._state = state
        self._write = write or (lambda seat: record.write(state.begun(), seat, state.earlier.recorded(state.seating)))
        self._stopped = write is not None

    def _over(self) -> bool:
        """Whether the game was played to its end, so that nothing is hidden any more."""
        return self._state.info.status == "finished"

    async def history(self, person: str) -> History:
        """All that has happened."""
        info, game = self._state.info, self._state.game
        if game is None:
            return History(info.code, info.game, 0, [])
        seats = self._state.seating.owned(person)
        turns = await self._state.history.look(game, lambda told: told.turns(seats, self._over()))
        return History(info.code, info.game, game.moves, turns, info.chance.shown(game))

    async def review(self, person: str, moves: int) -> Review:
        """The table at a point of its history."""
        game = self._game(moves)
        seats = self._state.seating.owned(person)

        return await self._state.history.look(game, lambda told: told.review(moves, seats, self._over()))

    def _game(self, moves: int) -> Game:
        """The game, if it has come so far. Raises TableError."""
        game = self._state.begun()
        if not 0 <= moves <= game.moves:
            raise TableError(404, f"this game has come to {game.moves} answers, not to {moves}")
        return game

    def _may_have_all(self, person: str) -> bool:
        """Whether a person may have the full record: the game is over, or was theirs alone and cannot be played on."""
        seating = self._state.seating
        return self._over() or (self._stopped and bool(seating.owned(person)) and not seating.others(person))

    def is_whole(self, person: str) -> bool:
        """Whether the record of someone's seats tells everything: of a finished game, or one that hides nothing from them."""
        game = self._state.begun()
        return self._may_have_all(person) or not views.hides(game, self._state.seating.owned(person)[:1])

    def record(self, person: str, seat: int | None) -> str:
        """The record of one's own seat; of a finished game the full one."""
        self._state.begun()
        if self._may_have_all(person):
            return self._write(None)
        owned = self._state.seating.owned(person)
        if seat is None:
            seat = views.eyes(owned)[0]
        elif seat not in owned:
            raise TableError(403, "during play everyone may have the record of their own seat only")
        return self._write(seat)

    def reported(self, person: str, seat: int, sentence: str, rule: str) -> str:
        """The whole record up to now, with what someone reports of it. It is for the host of the server alone."""
        state, game = self._state, self._state.begun()
        if seat not in state.seating.owned(person):
            raise TableError(403, "this is not your seat")
        if rule and rule not in state.definition.rulebook.rules:
            raise TableError(400, f"{state.definition.name} has no rule {rule!r}")
        asked = game.question_for(seat)
        question = str(state.definition.shown.prompt(game, asked)) if asked is not None else ""
        return record.write(game, None, state.earlier.recorded(state.seating), RuleReport(seat, question, sentence, rule))
