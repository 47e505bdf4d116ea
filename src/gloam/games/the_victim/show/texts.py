"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.the_victim import components as c
from gloam.games.the_victim.answers import AILMENTS, ANSWERS, EVIL_FACES
from gloam.games.the_victim.rules.exploring import forbids_draw
from gloam.games.the_victim.rules.running import forbids_stop, steps
from gloam.games.the_victim.show.names import EVIL_REFS, STATUS_REFS, TILE_REFS, VICTIM_REFS
from gloam.games.the_victim.show.outcomes import outcome, signs
from gloam.games.the_victim.show.rolls import comes_to, mark, purpose
from gloam.games.the_victim.table import AFRAID, POISONED, TARGETED, Forest, rule
from gloam.kernel.boards.hexagons import EDGES
from gloam.kernel.game import PASS, Question, Step
from gloam.kernel.sentences import sentence, written
from gloam.show.telling import Name, Telling, Told
from gloam.show.texts import Deciding, LabelLines, Labels, Lines, Log, Prompts, facts_in, load_texts
from gloam.show.words import capital, counted, listed

TEXTS: Final = load_texts("gloam.games.the_victim")
REASONS: Final = TEXTS.reasons

_SIDES: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
_TOKEN_NAMES: Final = tuple([signs((token,)) for token in range(len(c.TOKENS))])
_FIGURE_NAMES: Final = (*c.VICTIM_NAMES, "Evil")
_DEBUFFS: Final = {TARGETED: "the Target status", POISONED: "poisoned", AFRAID: "afraid"}


TELLING: Final = Telling(
    Told(c.TILES, c.TILE_NAMES, [name for name in c.TILE_NAMES if name[-1].isdigit()], of="tile"),
    Told(c.VICTIMS, c.VICTIM_NAMES, c.VICTIM_NAMES, of="victim"),
    Told(c.FIGURES, _FIGURE_NAMES, c.VICTIM_NAMES),
    Told(c.EVILS, c.EVIL_NAMES, of="evil"),
    Told(c.ITEMS, c.ITEM_NAMES, of="item"),
    Told(c.EVENTS, c.EVENT_NAMES, text=lambda card: c.EVENT_TEXT[card], of="event"),
    Told(c.STATUSES, c.STATUS_NAMES, c.STATUS_NAMES, of="status"),
    Told(c.SKILLS, c.SKILL_NAMES, c.SKILL_NAMES, of="skill"),
    Told(c.TOKENS, _TOKEN_NAMES, _TOKEN_NAMES),
    Told(EDGES, _SIDES),
    Told(EVIL_FACES, ("Rage", *EVIL_FACES[1:]), EVIL_FACES[1:]),
    Told(AILMENTS, ("A Wound", "The debuff")),
    Told(c.PIECES, ("body", *[f"Shadow {n}" for n in range(1, c.SHADOWS + 1)])),
    Told(c.UPGRADES, ("passive skill", "first skill", "second skill")),
)


# --- prompts ----------------------------------------------------------------------------------------------------------


def _dice(t: Forest) -> str:
    return listed([str(face) for face in t.dice])


def _act(t: Forest, facts: Any) -> str:
    name = VICTIM_REFS[facts[0]]
    if t.critical(facts[0]):
        if t.points and not t.actions:
            return f"{name} is critically injured and can only crawl, one tile."
        return f"{name} is critically injured and can do no more."
    if not t.points:
        return f"{name} has no Actions left. Cards and what costs nothing are still free; then end the turn."
    kinds = ", each of another kind" if t.points > 1 else ""
    return f"{name} has {counted(t.points, 'Action')} left{kinds}. What does {name} do?"


def _web(t: Forest, facts: Any) -> str:
    return "Spider Web: where is the second one spun? You may leave it at one." if facts[0] else "Spider Web: where is it spun?"


def _run(t: Forest, facts: Any) -> str:
    victim, points, extra, taken = facts
    ahead = bool(steps(t, victim))
    ways = ["step on"] * ahead
    ways += ["draw a tile and lay it beside you"] * (not forbids_draw(t, victim, points, extra, taken, ahead))
    ways += ["stop here"] * (not forbids_stop(t, victim, points, extra, taken))
    left = counted(points + extra, "step")
    return f"{VICTIM_REFS[victim]} runs: {left} left. {capital(listed(ways, 'or'))}{'?' if len(ways) > 1 else '.'}"


def _lay(t: Forest, facts: Any) -> str:
    here = TELLING.part(c.TILES, c.TILES[t.at[facts[0]]])
    return f"{TILE_REFS[t.tile]}: at which open edge of {here:the} do you lay it?"


def _test(t: Forest, facts: Any) -> str:
    needed = mark(t)
    comes = comes_to(t).sentence
    return f"{comes}{f', {needed} needed' if needed != c.NOTHING else ''}. Do you play a Manual to roll some dice again?"


def _firework(t: Forest, facts: Any) -> str:
    return f"{VICTIM_REFS[facts[3]]} is attacked with {t.clash[3]}. Do you light a Firework before the defence?"


def _evil(t: Forest, facts: Any) -> str:
    name = EVIL_REFS[t.evil]
    if t.points <= 0:
        return f"The {name} has no Actions left. Upgrades cost Rage only; then end the turn."
    return f"The {name} has {counted(t.points, 'Action')} left. What does it do?"


def _evil_die(t: Forest, facts: Any) -> str:
    shown = f"{c.EVIL_PASSIVE_NAMES[t.evil]}: the die shows {evil_face(t.evil_die)}."
    return f"{shown} Does the {EVIL_REFS[t.evil]} roll once more?"


def _hunter(t: Forest, hunter: int) -> str:
    return f"the {EVIL_REFS[t.evil]}" if hunter == len(c.VICTIMS) else VICTIM_REFS[hunter]


def _hunt(t: Forest, facts: Any) -> str:
    return f"{capital(_hunter(t, facts[0]))} hunts: {counted(facts[1], 'step')} left. Where to?"


_PROMPTS: Final[Lines] = {
    **TEXTS.prompts,
    "act": _act,
    "run": _run,
    "web": _web,
    "lay": _lay,
    "test": _test,
    "reroll": lambda t, f: f"The dice show {_dice(t)}. Which ones do you roll again?",
    "firework": _firework,
    "evil_die": _evil_die,
    "target_hunt": lambda t, f: f"{VICTIM_REFS[f[3]]}, its target, has run. Does the {EVIL_REFS[t.evil]} follow, at no cost?",
    "evil": _evil,
    "hunt": _hunt,
}
_ON_TABLE: Final = {"tile": c.TILES, "evil": c.EVILS}
_prompts: Final = Prompts(rule.rules, TELLING, _PROMPTS, _ON_TABLE)


def _acts(t: Forest, facts: Any) -> str:
    return f"plays {VICTIM_REFS[facts[0]]}: {counted(t.points, 'Action')} left"


def _evil_acts(t: Forest, facts: Any) -> str:
    return f"plays the {EVIL_REFS[t.evil]}: {counted(max(0, t.points), 'Action')} left"


def _hunts(t: Forest, facts: Any) -> str:
    return f"chooses where {_hunter(t, facts[0])} hunts: {counted(facts[1], 'step')} left"


_DECIDES: Final[Lines] = {**TEXTS.deciding, "act": _acts, "evil": _evil_acts, "hunt": _hunts}
DECIDING: Final = Deciding(Prompts(rule.rules, TELLING, _DECIDES, _ON_TABLE))


def prompt(t: Forest, question: Question) -> str:
    """What a seat is asked. Who holds cards is asked for a Manual or a Firework also without one, so that nobody learns of it."""
    lacking = _LACKING.get(question.prompt) if question.options == (PASS,) else None
    return sentence(lacking(t, question.resume[1:])) if lacking is not None else _prompts.prompt(t, question)


def _no_manual(t: Forest, facts: Any) -> str:
    needed = mark(t)
    told = f", {needed} needed" if needed != c.NOTHING else ""
    return f"{comes_to(t).sentence}{told}. You have no Manual. Everyone holding Items is asked, so nobody can tell who has one."


def _no_firework(t: Forest, facts: Any) -> str:
    return (
        f"{VICTIM_REFS[facts[3]]} is attacked with {t.clash[3]}. "
        "You have no Firework. Everyone holding Items is asked, so nobody can tell who has one."
    )


_LACKING: Final = {"test": _no_manual, "firework": _no_firework}


def evil_face(face: int) -> str:
    """What an Evil die shows."""
    return "Rage" if face <= 0 else str(face)


# --- labels -----------------------------------------------------------------------------------------------------------


def _turn(sixths: int) -> str:
    return "As it is" if not sixths else f"Turned {60 * sixths}°"


def _prowl(piece: Name, to: Name) -> str:
    return f"To {to:the}" if piece == "body" else f"{piece} to {to:the}"


def _swap(piece: Name, victim: Name) -> str:
    return f"{victim} and the body" if piece == "body" else f"{victim} and {piece}"


_LABELS: Final[LabelLines] = {**TEXTS.labels, "turn": _turn, "prowl": _prowl, "swap": _swap}
label_now: Final = Labels(ANSWERS, TELLING, _LABELS, TEXTS.enough, outcome=outcome).label_now


# --- the log ----------------------------------------------------------------------------------------------------------

_TO_WHAT: Final = " {to what}"
"""In the sentence of a roll: what it is for, as the table tells."""


def _rolled(victim: Any, status: Any, dice: Any) -> str:
    faces = str(dice).split()
    if not faces:
        return f"{victim} has no die to roll{_TO_WHAT}."
    total = f": {sum([int(face) for face in faces])}" if len(faces) > 1 else ""
    return f"{victim} rolls {listed(faces)}{_TO_WHAT}{total}."


def _order(order: str) -> str:
    names = [VICTIM_REFS[c.VICTIMS.index(victim)] for victim in order.split()]
    return f"The order of turns is {listed(names)}."


def _debuffed(victim: Any, debuff: int) -> str:
    return f"{victim} is the Werewolf's target." if debuff == TARGETED else f"{victim} is {_DEBUFFS[int(debuff)]}."


def _prowled(figure: Any, piece: Any, to: Any, **facts: Any) -> str:
    who = f"{figure:the}" if piece == "body" else f"{piece}"
    return f"{who} prowls to {to:the}."


def _evil_rolled(face: int) -> str:
    return f"The Evil rolls {evil_face(int(face))}{_TO_WHAT}."


_FACTS: Final = facts_in(c, piece=c.PIECES, face=EVIL_FACES, gate=tuple([str(gate) for gate in c.GATES]))
_SENTENCES: Final[Lines] = {
    "order": _order,
    "rolled": _rolled,
    "debuffed": _debuffed,
    "evil_rolled": _evil_rolled,
    "prowled": _prowled,
}
LOG: Final = Log(TELLING, _FACTS, TEXTS.log, _SENTENCES)
EVENTS: Final = LOG.events


def describe(t: Forest, event: Step) -> str:
    """An event as a sentence of the log; what a roll is for, and which Evil it is, the table tells."""
    told = written(LOG.describe(event))
    if _TO_WHAT in told:
        told = told.replace(_TO_WHAT, _to_what(t))
    return sentence(told.replace("he Evil", f"he {EVIL_REFS[t.evil]}") if t.evil != c.NOTHING else told)


def _to_what(t: Forest) -> str:
    if not t.rolling:
        return ""
    status = t.rolling[2]
    name = STATUS_REFS[status] if status != c.NOTHING else ""
    return f" {TEXTS.words['purposes'][purpose(t)].format(status=name)}"
