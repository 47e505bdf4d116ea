"""What players are asked, and what answers read on buttons. What comes of an answer stands behind a colon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.answers import ANSWERS, CARD
from gloam.games.horrorclix.content import CONTENT
from gloam.games.horrorclix.powers.hooks import has
from gloam.games.horrorclix.rules.combat import hits
from gloam.games.horrorclix.rules.movement import rests_at
from gloam.games.horrorclix.rules.targets import most_targets
from gloam.games.horrorclix.show.names import (
    OBJECT_REFS,
    POWER_REFS,
    monster_ref,
    side_title,
    space_name,
    the_victim,
    victim_ref,
    written_power,
)
from gloam.games.horrorclix.show.odds import about_to_attack, aim_at, break_away_chance
from gloam.games.horrorclix.show.words import aimed
from gloam.games.horrorclix.table import NOBODY, Clix, rule
from gloam.kernel.game import Question
from gloam.kernel.sentences import sentence, written
from gloam.show.telling import Telling, Told, ToldHere
from gloam.show.texts import Deciding, Labels, Lines, Prompts, load_texts
from gloam.show.words import capital, counted, listed

TEXTS: Final = load_texts("gloam.games.horrorclix")
REASONS: Final = TEXTS.reasons

TELLING: Final = Telling(
    ToldHere(c.MONSTERS, monster_ref),
    ToldHere(c.VICTIMS, victim_ref, the=the_victim, number=lambda t, v: c.VICTIMS[v][1:]),
    Told(c.SPACES, tuple([space_name(space) for space in range(len(c.SPACES))])),
    Told(c.MAPS, c.MAP_NAMES, of="map"),
    Told(c.OBJECTS, c.OBJECT_NAMES, of="object"),
    Told(c.MARKERS, c.MARKERS, of="marker"),
    Told(c.CLASSES, c.CLASS_NAMES),
    Told(c.POWERS, c.POWER_NAMES, of="power"),
    Told(c.TWISTS, c.TWIST_NAMES, of="twist", text=lambda card: c.TWIST_TEXTS[card]),
    Told(c.VERSIONS, c.VERSION_NAMES, of="version"),
    Told(c.ARCHETYPES, c.ARCHETYPE_NAMES, of="archetype"),
)

# --- prompts ----------------------------------------------------------------------------------------------------------


def prompt(t: Clix, question: Question) -> str:
    """What a seat is asked, with the facts of the step that waits for the answer."""
    if question.prompt == "crossroads":
        m = CARD.parts(question.options[0])[0]
        return sentence(f"As what does {monster_ref(t, m)} come? All choices are shown at once, and hold for the whole game.")
    told = written(_prompts.prompt(t, question))
    reactions = TEXTS.words["reactions"]
    if question.prompt not in reactions:
        return sentence(told)
    only = ANSWERS.name_of(question.options[0]) if len(question.options) == 1 else ""
    asks = reactions[question.prompt] if not only else "This happens first." if only in ("effect", "emerge") else _NONE_FITS
    return sentence(f"{told} {asks}")


def _crypt(t: Clix, f: Any) -> str:
    seat, size = f[0], f[1]
    return f"Choose a card for your crypt: {counted(size - len(t.crypts[seat]), 'card')} of {size} to go. Nobody else sees them."


def _move(t: Clix, f: Any) -> str:
    m = f[0]
    spaces = f"{counted(max(0, t.rest), 'space')} left"
    frenzy = " In its frenzy it may attack afterwards." if t.frenzy else ""
    carries = f" It carries {the_victim(t, t.carried)}." if t.carried != NOBODY else ""
    passing = "" if rests_at(t, m, t.at[m]) else " It cannot stay where it is."
    return f"Where does {monster_ref(t, m)} go? {capital(spaces)}.{passing}{carries}{frenzy}"


def _target(t: Clix, f: Any) -> str:
    name = monster_ref(t, t.attacker)
    if t.attack_kind == c.CLOSE:
        return f"Whom or what does {name} attack?"
    most = most_targets(t, t.attacker, t.attack_power)
    if most == 1:
        return f"At whom does {name} shoot?"
    if not t.targets:
        return f"At whom does {name} shoot? It may have up to {most} targets."
    return f"At whom else does {name} shoot, besides {listed([monster_ref(t, n) for n in t.targets])}?"


def _attack_roll(t: Clix, f: Any) -> str:
    hit = [monster_ref(t, n) for n in t.targets if hits(t, n)]
    outcome = f"enough to hit {listed(hit)}" if hit else "not enough to hit"
    return f"{monster_ref(t, t.attacker)} rolls {t.dice[0]} and {t.dice[1]}: {outcome}."


def _share(t: Clix, f: Any) -> str:
    target = monster_ref(t, t.hits[len(t.shares)])
    return f"{counted(f[0], 'point')} of damage to divide. How much of it goes to {target}?"


def _move_victim(t: Clix, f: Any) -> str:
    v = f[0] if f else t.chosen
    return f"Where does {the_victim(t, v)} go?"


def _object(t: Clix, f: Any) -> str:
    return f"You may place {'another object' if f[1] == 1 else 'up to two objects'}. Which one?"


def _suspense(t: Clix, f: Any) -> str:
    return "Do you move a victim?" if not t.shifted else "A victim hears the call. Do you move it?"


_PROMPTS: Final[Lines] = {
    **TEXTS.prompts,
    "crypt": _crypt,
    "object": _object,
    "suspense": _suspense,
    "move_victim": _move_victim,
    "move": _move,
    "target": _target,
    "attack_roll": _attack_roll,
    "share": _share,
}
_ON_TABLE: Final = {"active": (), "actions": (), "chosen": c.VICTIMS, "prey": c.VICTIMS, "slayer": c.MONSTERS}
_prompts: Final = Prompts(rule.rules, TELLING, _PROMPTS, _ON_TABLE)
DECIDING: Final = Deciding(Prompts(rule.rules, TELLING, TEXTS.deciding, {**_ON_TABLE, "attacker": c.MONSTERS}))

_NONE_FITS: Final = "You have no plot twist for this."
"""Who may hold a plot twist is asked all the same, so that nobody learns what a crypt holds."""
# --- labels of answers ------------------------------------------------------------------------------------------------


def _act_label(t: Clix, m: int, action: int, power: int) -> str:
    name = monster_ref(t, m)
    if power:
        return f"{name} uses {POWER_REFS[power - 1]}" if action != c.RANGED or not _both(power - 1) else _at_range(name, power - 1)
    return (f"Move {name}", f"{name} attacks", f"{name} shoots")[action]


def _both(power: int) -> bool:
    return CONTENT.powers[power].symbol == "combat"


def _at_range(name: str, power: int) -> str:
    return f"{name} uses {POWER_REFS[power]} from afar"


def _fight_label(t: Clix, m: int, power: int) -> str:
    return f"Attack {monster_ref(t, m)}" + (f" with {POWER_REFS[power - 1]}" if power else "")


def _card_label(t: Clix, m: int, side: int) -> str:
    return f"As {side_title(t, m, side)}"


def _smash_label(t: Clix, space: int) -> str:
    return f"Smash the {OBJECT_REFS[1] if space in t.tombstones else OBJECT_REFS[0]} at {space_name(space)}"


_LABELS_HERE: Final[dict[str, Callable[..., str]]] = {
    "card": _card_label,
    "act": _act_label,
    "fight": _fight_label,
    "smash": _smash_label,
}

# --- what comes of an answer ------------------------------------------------------------------------------------------


def _act_note(t: Clix, question: Question, m: int, action: int, power: int) -> str:
    if action == c.MOVE_ACTION and not power and t.blooded(m) and not t.minion(m):
        return "it is blooded, so it may attack afterwards"
    if power and has(power - 1, "no_attack"):
        return CONTENT.powers[power - 1].text
    return ""


def _target_note(t: Clix, question: Question, m: int) -> str:
    return aimed(aim_at(t, t.attacker, m)) if question.prompt == "target" else ""


def _fight_note(t: Clix, question: Question, m: int, power: int) -> str:
    attacker = question.resume[1]
    then = about_to_attack(t, attacker, c.CLOSE, power - 1, bool(t.frenzy))
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
    return f"{c.BREAKS_AWAY} or more, {chance} %" if chance is not None else ""


def _card_note(t: Clix, question: Question, m: int, side: int) -> str:
    """What this side of a crossroads card can do."""
    card = CONTENT.monsters[t.kind[m]].side[side]
    told = [written_power(text) for text in (*card.powers.values(), *card.traits)]
    return ", ".join([f"{POWER_REFS[power]} {given}".rstrip() for power, given in told])


_RESCUER: Final = next(n for n, power in enumerate(CONTENT.powers) if power.id == "rescuer")

_NOTES: Final[dict[str, Callable[..., str]]] = {
    "act": _act_note,
    "card": _card_note,
    "object": lambda t, q, o: TEXTS.glossary["objects"][c.OBJECTS[o]].text,
    "conceal": lambda t, q, card: c.TWIST_TEXTS[card],
    "play": lambda t, q, card: c.TWIST_TEXTS[card],
    "victim": lambda t, q, v: f"speed {c.VICTIM_SPEED[t.face[v]]}" if t.known(v) else "face down",
    "effect": lambda t, q, m, p: CONTENT.powers[p].text,
    "emerge": lambda t, q, m: "heals 2, not past its starting line",
    "target": _target_note,
    "fight": _fight_note,
    "move": _move_note,
    "break": _break_note,
    "smash": lambda t, q, s: f"an attack of {c.SMASHES} or more",
    "snatch": lambda t, q, v: "carry it along",
}


def _outcome(t: Clix, question: Question, answer: int) -> str:
    kind = ANSWERS.kind_of(answer)
    return _NOTES[kind.name](t, question, *kind.parts(answer)) if kind.name in _NOTES else ""


label_now: Final = Labels(ANSWERS, TELLING, TEXTS.labels, TEXTS.enough, _LABELS_HERE, _outcome).label_now
