"""Why an answer is not allowed: the same functions that decide what is offered tell which rule forbids it."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors.answers import ADD, ANSWERS, PLAY
from gloam.games.house_of_horrors.rules.turns import forbids_add, forbids_another, forbids_play
from gloam.games.house_of_horrors.table import House
from gloam.kernel.game import Question

_ASKED: Final[dict[str, str]] = {
    "room": "round.butler-picks-room",
    "declare": "round.choose-combat-type",
    "play": "play.discard-instead",
    "claim": "claim.effect",
    "take": "spoils.divider",
    "give": "spoils.round-robin",
}
"""The rule that tells what may be answered, by what is asked."""

_OWN_MOMENT: Final[dict[str, str]] = {
    "room": "round.butler-picks-room",
    "declare": "round.choose-combat-type",
    "claim": "claim.own-turn-only",
    "take": "spoils.divider",
    "give": "spoils.divider-chooses-cards",
    "reroll": "resolve.roll-at-end",
}
"""The rule that tells when an answer of this kind may be given."""


def forbidding_rule(t: House, question: Question, answer: int) -> str:
    """The rule that forbids an answer to a question now, or "" if none does or none is known."""
    kind = ANSWERS.name_of(answer)
    asked = question.prompt
    if asked == "play" and kind == "play":
        return forbids_play(t, question.seat, PLAY.part(answer))
    if asked == "play" and kind == "add":
        return "play.items-need-character"
    if asked == "equip" and kind == "play":
        return forbids_another(t, question.seat, PLAY.part(answer))
    if asked == "equip" and kind == "add":
        return forbids_add(t, question.seat, ADD.part(answer))
    if kind == asked or (asked == "play" and kind in ("discard", "done", "pass")):
        return _ASKED.get(asked, "")
    return _OWN_MOMENT.get(kind, "")
