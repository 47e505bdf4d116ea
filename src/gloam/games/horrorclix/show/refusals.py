"""Why an answer is not allowed: the same functions that decide what is offered tell which rule forbids it."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import (
    ACT,
    ANSWERS,
    CONCEAL,
    DONE,
    DOOR,
    EDGE,
    FIGHT,
    MAP,
    MOVE,
    OBJECT,
    PLACE,
    PLAY,
    SMASH,
    SNATCH,
    SOAR,
    TARGET,
    VICTIM,
)
from gloam.games.horrorclix.components import CLOSE, MOMENTS, SUBPLOTS
from gloam.games.horrorclix.rules.battlefield import forbids_edge
from gloam.games.horrorclix.rules.hunting import forbids_act
from gloam.games.horrorclix.rules.objects import forbids_object
from gloam.games.horrorclix.rules.suspense import movable
from gloam.games.horrorclix.rules.targets import forbids_smash, forbids_target, forbids_victim
from gloam.games.horrorclix.table import HUNTING, NOBODY, Clix
from gloam.games.horrorclix.twists.cards import playable_cards
from gloam.kernel.game import Question
from gloam.show.texts import load_texts

_TEXTS: Final = load_texts("gloam.games.horrorclix")
_ASKED: Final = _TEXTS.asked
_OWN_MOMENT: Final = _TEXTS.moments
_OTHERWISE: Final[dict[str, str]] = {"act": "hunting.three-kinds-one-at-a-time", "target": "combat.attacker-and-target"}


def forbidding_rule(t: Clix, question: Question, answer: int) -> str:
    """The rule that forbids an answer to a question now, or "" if none is known."""
    asked = question.prompt
    if ACT.has(answer):
        if t.phase != HUNTING:
            return "turns.four-phases"
        m, action, power = ACT.parts(answer)
        if asked != "act":
            return "hunting.three-kinds-one-at-a-time"
        return forbids_act(t, m, action, power - 1) if m < len(t.kind) else "actions.active-player"
    if asked == "target" and TARGET.has(answer):
        return _forbids_target(t, TARGET.part(answer), t.attack_kind, t.attack_power)
    if asked == "target" and VICTIM.has(answer):
        v = VICTIM.part(answer)
        return forbids_victim(t, t.attacker, v, t.attack_kind, t.attack_power) if v < len(t.victim_at) else ""
    if asked == "free_attack" and FIGHT.has(answer):
        target, power = FIGHT.parts(answer)
        return _forbids_target(t, target, CLOSE, power - 1, t.acting)
    if asked in ("target", "free_attack") and SMASH.has(answer):
        m = t.attacker if asked == "target" else t.acting
        return forbids_smash(t, m, SMASH.part(answer), asked == "target")
    if asked == "edge" and EDGE.has(answer):
        return forbids_edge(t, EDGE.part(answer))
    if asked == "object_space" and PLACE.has(answer):
        return forbids_object(t, question.resume[3], PLACE.part(answer))
    if asked == "object" and OBJECT.has(answer):
        return "setup.objects-on-clear-terrain"
    if asked == "act" and not t.begun and PLAY.has(answer) and PLAY.part(answer) in playable_cards(t, question.seat, "hunting"):
        return ""
    if PLAY.has(answer) and asked not in ("respond", "slaying"):
        return "ticking-clocks.preview-phase-only" if PLAY.part(answer) in MOMENTS["preview"] else "turns.four-phases"
    if asked == "move" and (MOVE.has(answer) or SOAR.has(answer)):
        return forbids_move(t, question.resume[1], answer)
    if asked == "move" and answer == DONE:
        return "movement.no-shared-end-space"
    frozen = SNATCH.part(answer) if SNATCH.has(answer) else VICTIM.part(answer) if VICTIM.has(answer) else NOBODY
    if frozen in t.victims() and not movable(t, frozen):
        return "suspense.cannot-move-this-turn"
    if asked == "crypt" and CONCEAL.has(answer):
        return (
            "plot-twists.no-duplicates" if CONCEAL.part(answer) in t.crypts[question.seat] else _forbids_card(CONCEAL.part(answer))
        )
    if asked in _ASKED and not (DOOR.has(answer) or MAP.has(answer)):
        return _ASKED[asked]
    return _OWN_MOMENT.get(ANSWERS.name_of(answer), _OTHERWISE.get(asked, ""))


def _forbids_card(card: int) -> str:
    """Why a card that is not held yet may not go into a crypt."""
    return "subplots.one-per-crypt" if card in SUBPLOTS else "plot-twists.army-restricted-kinds"


def _forbids_target(t: Clix, target: int, kind: int, power: int, attacker: int = -1) -> str:
    if target in t.targets and attacker < 0:
        return "multi-target.no-repeats"
    m = t.attacker if attacker < 0 else attacker
    return forbids_target(t, m, target, kind, power) if target < len(t.kind) else "combat.attacker-and-target"


def forbids_move(t: Clix, m: int, answer: int) -> str:
    """Why a monster cannot end its move there: the first rule that says so."""
    soar = SOAR.has(answer)
    space = SOAR.part(answer) if soar else MOVE.part(answer)
    here = 1 << space
    if t.ground.blocking & here:
        return "blocking.never-occupied"
    if t.obstacles() & here:
        return "tombstones.pass-but-not-rest" if space in t.tombstones else "tree.no-terrain-effect"
    if soar and t.ground.indoor & here:
        return "flying.hovering-only-indoors"
    if t.monster_spaces() & here:
        return "movement.no-shared-end-space"
    if soar and t.victim_spaces() & here:
        return "slaying.soaring-cannot"
    return "movement.up-to-speed"
