"""Advice for a seat: what the bot would answer, and why an answer is not open."""

from __future__ import annotations

import logging
from typing import Any

from gloam.bots import BrokenBot
from gloam.kernel.game import Refused
from gloam.tables import views
from gloam.tables.messages import Hint, Why
from gloam.tables.state import TableState

log = logging.getLogger("gloam.server")


async def hint(state: TableState, person: str, seat: int) -> Hint:
    """What the heuristic bot would answer for a seat. Raises Refused."""
    state.seating.check(person, seat)
    game = state.game
    if game is None or game.question_for(seat) is None:
        raise Refused("this seat is not asked anything now")
    try:
        thought = await state.shared.thinker.advise(game, seat, "heuristic", person)
    except BrokenBot as failure:
        log.warning("table %s: a hint for seat %d: %s", state.info.code, seat, failure)
        raise Refused("the bot has no hint for this") from None
    if thought.answer is None:
        return Hint(seat, None, thought.why or "I would rather wait.")
    if not any(thought.answer in asked.options for asked in game.asked if asked.seat == seat):
        raise Refused("the bot has no hint for this")
    return Hint(seat, views.answer(game, thought.answer), thought.why)


def why(state: TableState, person: str, seat: int, answer: int | str | dict[str, Any]) -> Why:
    """Why a seat cannot give an answer now. Raises Refused."""
    state.seating.check(person, seat)
    if state.game is None:
        raise Refused("the game has not begun")
    return views.why(state.game, seat, answer)
