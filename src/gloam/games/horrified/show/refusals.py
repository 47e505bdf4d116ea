"""Why an answer is not allowed: the same functions that decide what is offered tell which rule forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloam.games.horrified.answers import ANSWERS, END
from gloam.games.horrified.rules.hero import BY_HERO, SPECIALS
from gloam.games.horrified.rules.hero_phase import forbids_guide, forbids_move, forbids_pick_up, forbids_share
from gloam.games.horrified.rules.perks import forbids_play
from gloam.games.horrified.rules.tasks import forbids_advance, forbids_defeat
from gloam.games.horrified.table import Village
from gloam.kernel.game import Question
from gloam.show.texts import load_texts

_ASKED: Final[dict[str, str]] = load_texts("gloam.games.horrified").asked
_ACTIONS: Final[dict[str, Callable[..., str]]] = {
    "move": forbids_move,
    "guide": forbids_guide,
    "pick_up": forbids_pick_up,
    "share": forbids_share,
    "advance": forbids_advance,
    "defeat": forbids_defeat,
}


def forbidding_rule(t: Village, question: Question, answer: int) -> str:
    """The rule that forbids an answer to a question now, or "" if none does or none is known."""
    kind = ANSWERS.name_of(answer)
    parts: tuple[Any, ...] = ANSWERS.kind_of(answer).parts(answer)
    if kind == "play":
        return forbids_play(t, question.seat, parts[0])
    if question.prompt == "act" and kind in SPECIALS:
        return BY_HERO[t.hero()].forbids_special(t, answer)
    if question.prompt == "act" and answer != END:
        return _ACTIONS[kind](t, *parts) if kind in _ACTIONS else "actions.list"
    if question.prompt == "perk" and (kind in _ACTIONS or kind in SPECIALS):
        return "turn.current-player"
    return _ASKED.get(question.prompt, "")
