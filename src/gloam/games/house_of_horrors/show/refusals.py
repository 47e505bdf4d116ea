"""Why an answer is not allowed: the same functions that decide what is offered tell which rule forbids it."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors.answers import ADD, ANSWERS, DISCARD, PLAY
from gloam.games.house_of_horrors.rules.turns import forbids_add, forbids_another, forbids_play
from gloam.games.house_of_horrors.table import House
from gloam.kernel.game import Question
from gloam.show.texts import load_texts

_TEXTS: Final = load_texts("gloam.games.house_of_horrors")
_ASKED: Final[dict[str, str]] = _TEXTS.asked
_OWN_MOMENT: Final[dict[str, str]] = _TEXTS.moments


def forbidding_rule(t: House, question: Question, answer: int) -> str:
    """The rule that forbids an answer to a question now, or "" if none does or none is known."""
    kind = ANSWERS.name_of(answer)
    asked = question.prompt
    if asked == "play" and kind == "play":
        return forbids_play(t, question.seat, PLAY.part(answer))
    if asked == "play" and kind == "discard":
        return "" if DISCARD.part(answer) in t.hands[question.seat] else "play.discard-instead"
    if asked == "play" and kind == "add":
        return "play.items-need-character"
    if asked == "equip" and kind == "play":
        return forbids_another(t, question.seat, PLAY.part(answer))
    if asked == "equip" and kind == "add":
        return forbids_add(t, question.seat, ADD.part(answer))
    if kind == asked or (asked == "play" and kind in ("done", "pass")):
        return _ASKED.get(asked, "")
    return _OWN_MOMENT.get(kind, "play.one-character" if asked in ("play", "equip") else "")
