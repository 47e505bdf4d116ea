"""What players are asked, and what answers read on buttons. What comes of an answer stands behind a colon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gloam.games.horrorclix.answers import ANSWERS, CARD
from gloam.games.horrorclix.components import (
    ARCHETYPE_NAMES,
    BREAKS_AWAY,
    CLASS_NAMES,
    CLOSE,
    EDGES,
    MAP_NAMES,
    MOVE_ACTION,
    OBJECT_NAMES,
    POWER_NAMES,
    RANGED,
    SMASHES,
    TWIST_NAMES,
    TWIST_TEXTS,
    VERSION_NAMES,
    VICTIM_SPEED,
)
from gloam.games.horrorclix.content import CONTENT
from gloam.games.horrorclix.powers.hooks import has
from gloam.games.horrorclix.rules.combat import hits
from gloam.games.horrorclix.rules.targets import most_targets
from gloam.games.horrorclix.show.names import monster_name, side_title, space_name, the_victim
from gloam.games.horrorclix.show.odds import about_to_attack, aim_at, break_away_chance
from gloam.games.horrorclix.show.words import aimed
from gloam.games.horrorclix.table import NOBODY, Clix
from gloam.kernel.game import Question
from gloam.show.words import capital, counted, listed, seat_name, the

REASONS: Final[Mapping[str, str]] = {
    "last-side": "Only one side still has monsters. Victory points decide.",
    "limit": "Dawn breaks: the last turn has been played. Victory points decide.",
    "agreement": "All have agreed to leave it at that. Victory points decide.",
    "scenario": "The scenario has come to its end. Victory points decide.",
}

# --- prompts ----------------------------------------------------------------------------------------------------------


def prompt(t: Clix, question: Question) -> str:
    """What a seat is asked, with the facts of the step that waits for the answer."""
    if question.prompt == "crossroads":
        m = CARD.parts(question.options[0])[0]
        return f"As what does {monster_name(t, m)} come? All choices are shown at once, and hold for the whole game."
    told = capital(_PROMPTS[question.prompt](t, question.resume[1:]))
    if question.prompt not in _REACTIONS:
        return told
    only = ANSWERS.name_of(question.options[0]) if len(question.options) == 1 else ""
    asks = _REACTIONS[question.prompt] if not only else "This happens first." if only == "effect" else _NONE_FITS
    return f"{told} {asks}"


def _crypt(t: Clix, f: Any) -> str:
    seat, size = f[0], f[1]
    return f"Choose a card for your crypt: {counted(size - len(t.crypts[seat]), 'card')} of {size} to go. Nobody else sees them."


def _act(t: Clix, f: Any) -> str:
    return f"Your hunt: {counted(t.actions, 'action')} left. Who does what?"


def _break_away(t: Clix, f: Any) -> str:
    return f"{monster_name(t, f[0])} stands beside opponents. Does it try to break away?"


def _move(t: Clix, f: Any) -> str:
    m = f[0]
    spaces = f"{counted(max(0, t.rest), 'space')} left"
    frenzy = " In its frenzy it may attack afterwards." if t.frenzy else ""
    carries = f" It carries {the_victim(t, t.carried)}." if t.carried != NOBODY else ""
    return f"Where does {monster_name(t, m)} go? {capital(spaces)}.{carries}{frenzy}"


def _target(t: Clix, f: Any) -> str:
    name = monster_name(t, t.attacker)
    if t.attack_kind == CLOSE:
        return f"Whom or what does {name} attack?"
    most = most_targets(t, t.attacker, t.attack_power)
    if most == 1:
        return f"At whom does {name} shoot?"
    if not t.targets:
        return f"At whom does {name} shoot? It may have up to {most} targets."
    return f"At whom else does {name} shoot, besides {listed([monster_name(t, n) for n in t.targets])}?"


def _attack_roll(t: Clix, f: Any) -> str:
    hit = [monster_name(t, n) for n in t.targets if hits(t, n)]
    outcome = f"enough to hit {listed(hit)}" if hit else "not enough to hit"
    return f"{monster_name(t, t.attacker)} rolls {t.dice[0]} and {t.dice[1]}: {outcome}."


def _share(t: Clix, f: Any) -> str:
    target = monster_name(t, t.hits[len(t.shares)])
    return f"{counted(f[0], 'point')} of damage to divide. How much of it goes to {target}?"


def _respond(t: Clix, f: Any) -> str:
    return f"{seat_name(t.active)} wants to move {the_victim(t, t.chosen)}."


def _slaying(t: Clix, f: Any) -> str:
    return f"{monster_name(t, t.slayer)} is about to slay {the_victim(t, t.prey)}."


def _move_victim(t: Clix, f: Any) -> str:
    v = f[0] if f else t.chosen
    return f"Where does {the_victim(t, v)} go?"


_PROMPTS: Final[dict[str, Callable[[Clix, Any], str]]] = {
    "crypt": _crypt,
    "map": lambda t, f: "You are first player: where is the hunt?",
    "edge": lambda t, f: "From which edge does your army start?",
    "victim": lambda t, f: "Place a victim, face down. Nobody knows yet who it is.",
    "object": lambda t, f: f"You may place {'another object' if f[1] == 1 else 'up to two objects'}. Which one?",
    "object_space": lambda t, f: f"Where does the {OBJECT_NAMES[f[2]]} stand?",
    "door": lambda t, f: "On which edge of the space is the doorway?",
    "monster": lambda t, f: f"Where does {monster_name(t, f[0])} start?",
    "hate": lambda t, f: "Which class of monsters does your army hate?",
    "master": lambda t, f: "Which of your monsters is the master?",
    "preview": lambda t, f: "Your turn begins.",
    "camera": lambda t, f: "Whose crypt do you look at?",
    "suspense": lambda t, f: "Do you move a victim?" if not t.shifted else "A victim hears the call. Do you move it?",
    "respond": _respond,
    "move_victim": _move_victim,
    "paranoia": lambda t, f: "Which victim is chosen instead?",
    "call": lambda t, f: "Which other victim moves as well?",
    "love": lambda t, f: f"Which victim comes nearer to {the_victim(t, t.chosen)}?",
    "act": _act,
    "end": lambda t, f: f"{seat_name(t.active)} proposes to end the game here and count victory points. Do you agree?",
    "break_away": _break_away,
    "move": _move,
    "tripwire": lambda t, f: f"{monster_name(t, f[0])} sets out.",
    "set_down": lambda t, f: f"Where is {the_victim(t, f[0])} set down?",
    "force": lambda t, f: f"Where do you drive {monster_name(t, f[0])}? Up to {counted(f[1], 'space')}.",
    "free_attack": lambda t, f: f"{monster_name(t, f[0])} may attack now, for free. Whom?",
    "target": _target,
    "attack_roll": _attack_roll,
    "share": _share,
    "damage": lambda t, f: f"{monster_name(t, f[0])} is about to take {f[1]} damage.",
    "slaying": _slaying,
    "relocate": lambda t, f: f"{the_victim(t, t.prey)} got away. Where to?",
    "martyr": lambda t, f: f"Which victim takes the place of {the_victim(t, t.prey)}?",
    "help": lambda t, f: f"Which other victim runs up to 2 spaces, now that {the_victim(t, t.prey)} is safe?",
    "mercy": lambda t, f: f"{the_victim(t, t.prey)} begs for mercy. Spare it, or slay it and be vulnerable?",
    "slain": lambda t, f: f"{monster_name(t, t.slayer)} has slain {the_victim(t, t.prey)}.",
    "minion": lambda t, f: f"Where does the {VERSION_NAMES[f[2]]} rise?",
    "shroud": lambda t, f: f"Which space does {monster_name(t, f[0])} shroud?",
    "web": lambda t, f: "Where is a web spun?",
    "trap": lambda t, f: "Which Spirit goes into the trap?",
    "devour": lambda t, f: f"Which friend does {monster_name(t, f[0])} devour?",
    "lay_hands": lambda t, f: "Which friend is healed?",
    "communion": lambda t, f: "Which member of the cabal heals 1?",
    "waters": lambda t, f: "Which member of the cabal heals 1 in the water?",
    "pact": lambda t, f: f"{monster_name(t, f[0])} is about to go insane. Does it take 1 damage instead?",
}

_ANY_TWIST: Final = "Play a plot twist on it?"
_NONE_FITS: Final = "You have no plot twist for this."
"""Who may hold a plot twist is asked all the same, so that nobody learns what a crypt holds."""
_REACTIONS: Final[dict[str, str]] = {
    "preview": "What happens first?",
    "respond": _ANY_TWIST,
    "tripwire": _ANY_TWIST,
    "attack_roll": _ANY_TWIST,
    "damage": _ANY_TWIST,
    "slaying": "Do you prevent it?",
    "slain": _ANY_TWIST,
}

# --- labels of answers ------------------------------------------------------------------------------------------------


def label(t: Clix, asked: tuple[Question, ...], answer: int) -> str:
    """An answer as it reads on a button; to an open question with what comes of it."""
    question = next((question for question in asked if answer in question.options), None)
    kind = ANSWERS.name_of(answer)
    if question is not None and kind in _ENOUGH:
        return _ENOUGH[kind].get(question.prompt, _LABELS[kind](t))
    told = capital(_LABELS[kind](t, *ANSWERS.kind_of(answer).parts(answer)))
    note = _NOTES[kind](t, question, *ANSWERS.kind_of(answer).parts(answer)) if question is not None and kind in _NOTES else ""
    return f"{told}: {note}" if note else told


_NOTHING: Final = "Play nothing"
_ENOUGH: Final[dict[str, dict[str, str]]] = {
    "pass": {
        "object": "No object",
        "suspense": "Move no victim",
        "respond": _NOTHING,
        "tripwire": _NOTHING,
        "attack_roll": _NOTHING,
        "damage": _NOTHING,
        "slaying": "Let it happen",
        "slain": _NOTHING,
        "free_attack": "Do not attack",
        "end": "Play on",
        "minion": "Raise no minion",
        "communion": "Nobody heals",
        "waters": "Nobody heals",
        "pact": "Go insane",
    },
    "done": {
        "preview": "Go on",
        "act": "End the hunt",
        "move": "Stay here",
        "force": "Leave it there",
        "move_victim": "Leave it there",
        "target": "Shoot now",
        "love": "Nobody",
        "web": "No more webs",
    },
    "spare": {"help": "Nobody comes"},
}
"""What it means to have enough of a question."""


def _act_label(t: Clix, m: int, action: int, power: int) -> str:
    name = monster_name(t, m)
    if power:
        return f"{name} uses {POWER_NAMES[power - 1]}" if action != RANGED or not _both(power - 1) else _at_range(name, power - 1)
    return (f"Move {name}", f"{name} attacks", f"{name} shoots")[action]


def _both(power: int) -> bool:
    return CONTENT.powers[power].symbol == "combat"


def _at_range(name: str, power: int) -> str:
    return f"{name} uses {POWER_NAMES[power]} from afar"


def _fight_label(t: Clix, m: int, power: int) -> str:
    return f"Attack {monster_name(t, m)}" + (f" with {POWER_NAMES[power - 1]}" if power else "")


_LABELS: Final[dict[str, Callable[..., str]]] = {
    "pass": lambda t: "Pass",
    "done": lambda t: "Done",
    "map": lambda t, m: MAP_NAMES[m],
    "edge": lambda t, e: f"The {EDGES[e]}",
    "card": lambda t, m, side: f"As {side_title(t, m, side)}",
    "conceal": lambda t, c: TWIST_NAMES[c],
    "object": lambda t, o: the(OBJECT_NAMES[o]),
    "place": lambda t, s: space_name(s),
    "aloft": lambda t, s: f"{space_name(s)}, soaring",
    "door": lambda t, e: f"The {EDGES[e]} edge",
    "hate": lambda t, c: CLASS_NAMES[c],
    "effect": lambda t, m, p: f"{POWER_NAMES[p]} of {monster_name(t, m)}",
    "play": lambda t, c: f"Play {TWIST_NAMES[c]}",
    "victim": lambda t, v: the_victim(t, v),
    "act": _act_label,
    "propose": lambda t: "Propose to end the game",
    "agree": lambda t: "Agree",
    "dispute": lambda t: "Let a die settle a dispute",
    "opponent": lambda t, seat: seat_name(seat),
    "move": lambda t, s: f"To {space_name(s)}",
    "soar": lambda t, s: f"To {space_name(s)}, soaring",
    "step": lambda t, s: f"One step to {space_name(s)}",
    "rise": lambda t: "Rise into the sky",
    "descend": lambda t: "Come down",
    "snatch": lambda t, v: f"Snatch {the_victim(t, v)}",
    "break": lambda t: "Break away",
    "stay": lambda t: "Stay",
    "trip": lambda t, s: f"Play Tripwire at {space_name(s)}",
    "target": lambda t, m: monster_name(t, m),
    "fight": _fight_label,
    "smash": lambda t, s: f"Smash the {_object_at(t, s)} at {space_name(s)}",
    "share": lambda t, n: f"{n} damage",
    "shield": lambda t, m: f"{monster_name(t, m)} shields it",
    "pact": lambda t: "Take 1 damage",
    "spare": lambda t: "Spare it",
    "slay": lambda t: "Slay it",
    "die": lambda t, pips: str(pips + 1),
    "deal": lambda t, c: TWIST_NAMES[c],
    "muster": lambda t, kind: VERSION_NAMES[kind],
    "token": lambda t, a: ARCHETYPE_NAMES[a],
    "spot": lambda t, s: space_name(s),
}


def _object_at(t: Clix, space: int) -> str:
    return OBJECT_NAMES[1] if space in t.tombstones else OBJECT_NAMES[0]


# --- what comes of an answer ------------------------------------------------------------------------------------------


def _act_note(t: Clix, question: Question, m: int, action: int, power: int) -> str:
    if action == MOVE_ACTION and not power and t.blooded(m) and not t.minion(m):
        return "then it may attack, it is blooded"
    if power and has(power - 1, "no_attack"):
        return CONTENT.powers[power - 1].text
    return ""


def _target_note(t: Clix, question: Question, m: int) -> str:
    return aimed(aim_at(t, t.attacker, m)) if question.prompt == "target" else ""


def _fight_note(t: Clix, question: Question, m: int, power: int) -> str:
    attacker = question.resume[1]
    then = about_to_attack(t, attacker, CLOSE, power - 1, bool(t.frenzy))
    then.move_power = t.move_power
    return aimed(aim_at(then, attacker, m))


def _move_note(t: Clix, question: Question, space: int) -> str:
    if question.prompt != "move":
        return ""
    v = t.victim_in(space)
    if v == NOBODY:
        return ""
    rescues = any([power == _RESCUER for power, _ in t.powers(question.resume[1])])
    return f"{'rescues' if rescues else 'slays'} {the_victim(t, v)}"


def _break_note(t: Clix, question: Question) -> str:
    chance = break_away_chance(t, question.resume[1])
    return f"{BREAKS_AWAY} or more, {chance} %" if chance is not None else ""


_RESCUER: Final = next(n for n, power in enumerate(CONTENT.powers) if power.id == "rescuer")

_NOTES: Final[dict[str, Callable[..., str]]] = {
    "act": _act_note,
    "conceal": lambda t, q, c: TWIST_TEXTS[c],
    "play": lambda t, q, c: TWIST_TEXTS[c],
    "victim": lambda t, q, v: f"speed {VICTIM_SPEED[t.face[v]]}" if t.known(v) else "face down",
    "effect": lambda t, q, m, p: CONTENT.powers[p].text,
    "target": _target_note,
    "fight": _fight_note,
    "move": _move_note,
    "break": _break_note,
    "smash": lambda t, q, s: f"an attack of {SMASHES} or more",
    "snatch": lambda t, q, v: "carry it along",
}
