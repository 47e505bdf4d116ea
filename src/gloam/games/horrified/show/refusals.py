"""Why an answer is not allowed: the same functions that decide what is offered tell which rule forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloam.games.horrified.answers import ANSWERS
from gloam.games.horrified.components import (
    ARCHAEOLOGIST,
    COURIER,
    INSPECTOR,
    PROFESSOR,
    SCIENTIST,
)
from gloam.games.horrified.rules.hero_phase import forbids_guide, forbids_move, forbids_pick_up, forbids_share
from gloam.games.horrified.rules.heroes import forbids_jump, forbids_lead, forbids_reach
from gloam.games.horrified.rules.perks import forbids_play
from gloam.games.horrified.rules.tasks import forbids_advance, forbids_defeat
from gloam.games.horrified.table import Village
from gloam.kernel.game import Question

_ACTIONS: dict[str, Callable[..., str]] = {
    "move": forbids_move,
    "guide": forbids_guide,
    "pick_up": forbids_pick_up,
    "share": forbids_share,
    "advance": forbids_advance,
    "defeat": forbids_defeat,
    "reach": forbids_reach,
    "jump": forbids_jump,
    "lead": forbids_lead,
}

_ASKED: dict[str, str] = {
    "bring": "actions.move.take-villagers",
    "take": "actions.pick-up.any-number",
    "share": "actions.share.free-exchange",
    "receive": "actions.share.free-exchange",
    "advance": "actions.advance.general",
    "pay": "items.sum-symbol",
    "scarabs": "mummy.advance.slide",
    "roam": "perks.monster-movement-lit-paths",
    "where": "path.water-spaces",
    "closest": "strike.closest-person",
    "path": "path.shortest",
    "stalk": "invisible.power.villager-only",
    "target": "attack.hero-before-villager",
    "hypnotise": "strike.other-ties",
    "raid": "strike.other-ties",
    "hit": "hit.hero-discard",
    "cover": "hit.hero-not-enough",
}
"""The rule that tells what may be answered, by what is asked."""


def forbidding_rule(t: Village, question: Question, answer: int) -> str:
    """The rule that forbids an answer to a question now, or "" if none does or none is known."""
    kind = ANSWERS.name_of(answer)
    parts: tuple[Any, ...] = ANSWERS.kind_of(answer).parts(answer)
    if kind == "play":
        return forbids_play(t, question.seat, parts[0])
    if question.prompt == "act":
        return _ACTIONS[kind](t, *parts) if kind in _ACTIONS else ""
    if question.prompt == "perk" and kind in _ACTIONS:
        return "turn.current-player"
    return _ASKED.get(question.prompt, "")


def unavailable_actions(t: Village, question: Question) -> list[tuple[str, str, str]]:
    """The kinds of action that cannot be taken now at all: each with a few words why, and the rule behind them."""
    offered = {ANSWERS.name_of(option) for option in question.options}
    missing = [(kind, *why) for kind, why in _USUAL.items() if kind not in offered]
    if not offered & {"reach", "jump", "lead"}:
        missing.append(("special", *_NO_SPECIAL.get(t.hero(), ("no special action", "actions.special.badge"))))
    if t.actions:
        return missing
    return [(kind, "no actions left", "actions.allowance") for kind, _, _ in missing]


_USUAL: dict[str, tuple[str, str]] = {
    "move": ("nowhere to go", "actions.move.adjacent-lit-path"),
    "guide": ("no Villager here or next door", "actions.guide.pull"),
    "pick_up": ("no Items here", "actions.pick-up.own-space-only"),
    "share": ("no other Hero here, or nothing to share", "actions.share.free-exchange"),
    "advance": ("no task you can advance here", "actions.advance.general"),
    "defeat": ("no Monster here you can defeat", "actions.defeat.general"),
}
"""What usually stands in the way of each kind of action."""

_NO_SPECIAL: dict[int, tuple[str, str]] = {
    ARCHAEOLOGIST: ("no Items next door", "actions.special.example-adjacent-pick-up"),
    COURIER: ("no Hero elsewhere", "actions.special.badge"),
    INSPECTOR: ("no Monster elsewhere on land", "actions.special.badge"),
    PROFESSOR: ("no other Hero on the board", "actions.special.badge"),
    SCIENTIST: ("Items count 1 more by themselves", "actions.special.badge"),
}
