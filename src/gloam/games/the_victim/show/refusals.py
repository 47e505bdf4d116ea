"""Why an answer is not allowed: the same functions that decide what is offered tell which rule forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloam.games.the_victim.answers import ANSWERS, END, PICK_UP, PLAY, RUN, STOP
from gloam.games.the_victim.rules import actions, evil
from gloam.games.the_victim.rules.exploring import draws, forbids_draw
from gloam.games.the_victim.rules.items import forbids_play
from gloam.games.the_victim.rules.password import passwords
from gloam.games.the_victim.rules.running import forbids_step, forbids_stop, steps
from gloam.games.the_victim.rules.setup import forbids_choose
from gloam.games.the_victim.rules.subactions import forbids_give, forbids_pick_up, forbids_take_off, forbids_wear
from gloam.games.the_victim.table import Forest
from gloam.kernel.game import Question
from gloam.show.texts import load_texts

_ASKED: Final[dict[str, str]] = load_texts("gloam.games.the_victim").asked
_ACTIONS: Final[dict[str, Callable[..., str]]] = {
    "crawl": actions.forbids_crawl,
    "decode": actions.forbids_decode,
    "heal": actions.forbids_heal,
    "search": actions.forbids_search,
    "hide": actions.forbids_hide,
    "use": actions.forbids_use,
    "give": forbids_give,
    "play": forbids_play,
    "wear": forbids_wear,
    "take_off": forbids_take_off,
}

_EVIL: Final[dict[str, Callable[..., str]]] = {
    "hunt": evil.forbids_hunt,
    "attack": evil.forbids_attack,
    "attack_all": evil.forbids_attack_all,
    "use": evil.forbids_evil_skill,
    "death": evil.forbids_death,
    "upgrade": evil.forbids_upgrade,
}


def forbidding_rule(t: Forest, question: Question, answer: int) -> str:
    """The rule that forbids an answer to a question now, or "" if none does or none is known."""
    kind = ANSWERS.name_of(answer)
    parts: tuple[Any, ...] = ANSWERS.kind_of(answer).parts(answer)
    facts: tuple[Any, ...] = question.resume[1:]
    if question.prompt == "choose" and kind == "choose":
        return forbids_choose(t, parts[0])
    if question.prompt in ("act", "evil") and answer == END:
        return ""
    if question.prompt == "act":
        return _forbids_act(t, facts[0], answer, kind, parts)
    if question.prompt == "run":
        return _forbids_run(t, facts, answer, kind, parts)
    if question.prompt == "evil":
        return _EVIL[kind](t, *parts) if kind in _EVIL else "evil.main-action-list"
    return _ASKED.get(question.prompt, "")


def _forbids_act(t: Forest, victim: int, answer: int, kind: str, parts: tuple[Any, ...]) -> str:
    if kind == "run":
        return actions.forbids_run(t, victim)
    if kind in ("place", "remove"):
        return actions.forbids_password(t, victim) or ("" if answer in passwords(t) else "password.one-token")
    if kind == "pick_up":
        return forbids_pick_up(t, victim)
    return _ACTIONS[kind](t, victim, *parts) if kind in _ACTIONS else "turn.main-action-list"


def _forbids_run(t: Forest, facts: tuple[Any, ...], answer: int, kind: str, parts: tuple[Any, ...]) -> str:
    victim, points, extra, taken = facts
    if kind == "step":
        return forbids_step(t, victim, parts[0])
    if kind == "draw":
        forbidden = forbids_draw(t, victim, points, extra, taken, bool(steps(t, victim)))
        return forbidden or ("" if answer in draws(t) else "map.either-pile")
    if answer == STOP:
        return forbids_stop(t, victim, points, extra, taken)
    if answer == PICK_UP:
        return forbids_pick_up(t, victim) or ("" if taken else "run.at-least-one-step")
    if PLAY.has(answer):
        return forbids_play(t, victim, parts[0])
    return "turn.different-actions" if answer == RUN else "run.points-shared"
