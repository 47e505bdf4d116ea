"""Who is asked: the Butler chooses Room and battle, whoever plays decides for their own cards, and the divider shares out."""

from __future__ import annotations

from gloam.games.house_of_horrors.table import House
from gloam.kernel.game import Question

_BUTLERS_OWN = {"room", "declare"}
_WHO_PLAYS = {"play", "equip", "claim", "remove"}
_DIVIDERS_OWN = {"take", "give"}


def check_seat(t: House, question: Question) -> None:
    """That a question goes to whoever the rules say."""
    if question.prompt in _BUTLERS_OWN:
        assert question.seat == t.butler, question.prompt
    elif question.prompt in _WHO_PLAYS:
        assert question.seat == t.turn, question.prompt
    elif question.prompt in _DIVIDERS_OWN:
        assert question.seat == t.eligible[0], question.prompt
