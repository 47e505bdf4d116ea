"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import ANSWERS
from gloam.games.the_victim.components import (
    EVENT_NAMES,
    EVENT_TEXT,
    EVENTS,
    EVIL_NAMES,
    EVILS,
    FIGURES,
    GATES,
    ITEM_NAMES,
    ITEMS,
    PIECES,
    PILES,
    SKILL_NAMES,
    SKILLS,
    STATUS_NAMES,
    STATUSES,
    TILE_NAMES,
    TILES,
    TOKENS,
    UPGRADES,
    VICTIM_NAMES,
    VICTIMS,
)
from gloam.games.the_victim.table import AFRAID, POISONED, TARGETED, Forest
from gloam.kernel.boards.hexagons import EDGES
from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import Question, Step

REASONS: Final = {
    "escaped": "Enough Victims have reached the Bunker.",
    "all_critical": "Every Victim in the forest is critical.",
    "eliminated": "The Evil has eliminated two Victims.",
    "darkness": "Darkness has covered the forest.",
}

# --- prompts ----------------------------------------------------------------------------------------------------------

_PROMPTS: Final = {
    "choose": "Choose a Victim.",
    "act": "What does {victim} do? Action points left: {points}.",
    "run": "{victim} runs: take a step, draw a tile, or stop.",
    "lay": "At which edge of {here} do you lay {tile}?",
    "turn": "How is {tile} turned?",
    "take": "Do you take an Item card?",
    "hand": "Which Item do you give?",
    "discard": "Which Item does {victim} discard?",
    "lose": "Which Item does {victim} lose?",
    "aid": "Whom does the Aid Box heal?",
    "treat": "Remove a Wound or the debuff?",
    "look": "Which Map pile do you look at?",
    "photo_flash": "Photo Flash: which Map pile does Anya look at?",
    "put_back": "Lay the tiles back, each on top or at the bottom.",
    "hammer": "From which tile do you open a path?",
    "hammer_to": "And to which one?",
    "test": "You rolled {dice}. Do you play a Manual?",
    "reroll": "Which dice do you roll again? They show {dice}.",
    "tools_item": "Tools Master: which Item do you discard?",
    "tools_for": "Tools Master: whose status rises?",
    "tools_status": "Tools Master: which status rises?",
    "analyze": "Ground Analyze: who gets the token?",
    "lower": "Stress: which status of {victim} falls?",
    "raise": "Stress: which status of {victim} rises?",
    "firework": "{victim} is attacked. Do you light a Firework?",
    "adrenaline_rush": "Adrenaline Rush: does Vivian run?",
    "evil_die": "The die shows {evil_die}. Does the Werewolf roll again?",
    "target_hunt": "{victim} has run. Does the Werewolf hunt?",
    "evil": "What does the {evil} do? Action points left: {points}.",
    "enslaved": "What does the enslaved {victim} do?",
    "hunt": "Hunt: take a step, or stop.",
    "free_hunt": "Does the {evil} hunt once more?",
    "free_attack": "Does the {evil} attack once more?",
    "target": "Whom does the Werewolf target?",
    "slash": "Whom does the Werewolf slash?",
    "ambush": "Whom does the Wendigo attack?",
    "charge": "In which direction does the Wendigo rush?",
    "explosion": "Which Corpse tile blows up?",
    "blast": "Whom does the explosion hit?",
    "thunder": "Which Decoder tile is struck?",
    "web": "Where does the Widow put a Web?",
    "unweave": "Which Web does the Widow take away?",
    "first": "Whom does the {evil} attack?",
    "second": "Whom else?",
    "swap": "Who changes places with whom?",
    "behind": "Behind whom does the Ghost appear?",
}


def prompt(t: Forest, question: Question) -> str:
    """What a seat is asked."""
    victim = _victim_of(t, question)
    return _PROMPTS[question.prompt].format(
        victim=VICTIM_NAMES[victim] if 0 <= victim < len(VICTIMS) else "the Victim",
        points=t.points,
        here=TILE_NAMES[t.at[victim]] if 0 <= victim < len(VICTIMS) and t.at[victim] >= 0 else "",
        tile=TILE_NAMES[t.tile] if t.tile >= 0 else "",
        dice=", ".join([str(face) for face in t.dice]),
        evil=EVIL_NAMES[t.evil] if t.evil >= 0 else "",
        evil_die=evil_face(t.evil_die),
    )


def _victim_of(t: Forest, question: Question) -> int:
    """The Victim a question is about: the first fact of the step that waits for the answer, or of the window."""
    facts = question.resume[4:] if question.resume[0] == "react" else question.resume[1:]
    return facts[0] if facts and isinstance(facts[0], int) else -1


def evil_face(face: int) -> str:
    """What an Evil die shows."""
    return "Rage" if face <= 0 else str(face)


# --- labels -----------------------------------------------------------------------------------------------------------

_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "victim": VICTIM_NAMES,
    "to": TILE_NAMES,
    "tile": TILE_NAMES,
    "item": ITEM_NAMES,
    "skill": SKILL_NAMES,
    "status": STATUS_NAMES,
    "evil": EVIL_NAMES,
    "event": EVENT_NAMES,
}


def label(answer: int) -> str:
    """An answer as a player reads it: "Step to Decoder 3"."""
    kind = ANSWERS.kind_of(answer)
    words = [kind.name.replace("_", " ").capitalize()]
    for part, name, ids in zip(kind.parts(answer), kind.part_names, kind.part_words, strict=True):
        known = _NAMES.get(name, ())
        words.append(known[part] if len(known) == len(ids) else ids[part].replace("_", " "))
    return " ".join(words)


# --- the log ----------------------------------------------------------------------------------------------------------

_DEBUFFS: Final = {TARGETED: "the Target status", POISONED: "Poison", AFRAID: "Fear"}

_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "victim": VICTIMS,
    "other": VICTIMS,
    "figure": FIGURES,
    "tile": TILES,
    "from": TILES,
    "to": TILES,
    "beside": TILES,
    "pile": PILES,
    "edge": EDGES,
    "item": ITEMS,
    "event": EVENTS,
    "evil": EVILS,
    "status": STATUSES,
    "skill": SKILLS,
    "upgrade": UPGRADES,
    "token": TOKENS,
    "piece": PIECES,
    "gate": tuple([str(gate) for gate in GATES]),
}
"""What facts of events are, by their names; others are plain numbers or texts."""

_SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "chose": ("seat victim", "Seat {seat} plays {victim}."),
    "rolled_for_order": ("victim face", "{victim} rolls {face} for the order of turns."),
    "order": ("order", "The order of turns: {order}."),
    "round": ("round", "Round {round} begins."),
    "turn": ("victim points", "{victim}'s turn."),
    "action": ("victim action points", "{victim} takes the action: {action}."),
    "used": ("victim skill", "{victim} uses {skill}."),
    "rolled": ("victim status dice", "{victim} rolls {dice} for {status}."),
    "failed": ("victim status", "{victim} fails."),
    "passed": ("victim status", "{victim} passes the test."),
    "status": ("victim status value", "{victim}'s {status} is now {value}."),
    "runs": ("victim points", "{victim} runs: {points}."),
    "rushes": ("victim", "Adrenaline: {victim} runs."),
    "moved": ("victim from to", "{victim} goes to {to}."),
    "drew_tile": ("victim tile pile", "{victim} draws {tile}."),
    "closed": ("tile pile", "{tile} would close the map and goes under the {pile} pile."),
    "laid": ("victim tile beside edge turned", "{tile} is laid beside {beside}."),
    "gate": ("gate", "The Gate asks for {gate}."),
    "decoded": ("victim tile", "A Decoder token lies on {tile}."),
    "repaired": ("victim tile", "{victim} removes the Bolt from {tile}."),
    "gained": ("victim token", "{victim} gains the token {token}."),
    "placed": ("victim token spot", "{victim} puts {token} into the equation."),
    "removed": ("victim token spot", "{victim} takes {token} out of the equation."),
    "safe": ("victim safe", "{victim} is in the Bunker."),
    "hid": ("victim", "{victim} hides."),
    "drew_item": ("victim item", "{victim} draws {item}."),
    "drew": ("victim", "{victim} draws an Item card."),
    "reshuffled": ("", "The discarded Items are shuffled into a new deck."),
    "gave_item": ("victim item other", "{victim} gives {item} to {other}."),
    "gave": ("victim other", "{victim} gives an Item to {other}."),
    "discarded": ("victim item", "{victim} discards {item}."),
    "played": ("victim item", "{victim} plays {item}."),
    "put_on": ("victim item", "{victim} puts on {item}."),
    "picked_up": ("victim tile", "{victim} takes the token of {tile}."),
    "looked": ("victim pile", "{victim} looks at the {pile} Map pile."),
    "saw": ("victim tile", "{victim} sees {tile}."),
    "put_back": ("victim pile top", "{victim} lays a tile back."),
    "hammered": ("from to", "A Hammer joins {from} and {to}."),
    "shot": ("victim", "{victim} shoots the Evil."),
    "bullet_gone": ("", "The Bullet token is removed."),
    "linked": ("victim", "{victim} links the others: they have an action more."),
    "analyzed": ("victim", "{victim} gets the Ground Analyze token."),
    "wounded": ("victim wounds", "{victim} is wounded."),
    "critical": ("victim", "{victim} is critical."),
    "healed": ("victim wounds", "A Wound of {victim} is healed."),
    "cured": ("victim", "{victim} is free of the debuff."),
    "debuffed": ("victim debuff", "{victim} gets {debuff}."),
    "event": ("victim event", "{victim} draws {event}."),
    "event_over": ("event", "{event} is over."),
    "curse": ("evil status", "The Curse card shows the {evil}: everyone tests {status}."),
    "possessed": ("victim evil seat tile", "{victim} is possessed: the {evil} stands on {tile}."),
    "handed_on": ("victim seat", "{victim} is now played by seat {seat}."),
    "given_up": ("victim", "{victim} leaves the forest."),
    "evil_turn": ("points", "The Evil's turn."),
    "evil_action": ("action points", "The Evil takes the action: {action}."),
    "evil_used": ("skill stamina", "The Evil uses {skill}."),
    "evil_rolled": ("face", "The Evil rolls {face}."),
    "rage": ("rage", "Rage is {rage}."),
    "stamina": ("stamina", "Stamina is {stamina}."),
    "upgraded": ("upgrade tokens", "The Evil upgrades its {upgrade} skill."),
    "prowled": ("figure piece from to", "{figure} prowls to {to}."),
    "attacks": ("figure victim power", "{figure} attacks {victim} with {power}."),
    "defended": ("victim power defence", "{victim} defends: {defence} against {power}."),
    "repelled": ("figure victim", "The attack on {victim} fails."),
    "exploded": ("tile", "{tile} blows up."),
    "marked": ("tile", "{tile} cannot be searched any more."),
    "struck": ("tile", "Lightning strikes {tile}."),
    "bolt": ("tile", "A Bolt lies on {tile}."),
    "web": ("tile", "A Web is spun on {tile}."),
    "web_gone": ("tile", "The Web on {tile} is gone."),
    "shadow": ("tile", "A Shadow rises on {tile}."),
    "meat": ("meat", "The Wendigo has its Meat."),
    "eliminated": ("victim", "{victim} is out of the game."),
    "enslaved": ("victim seat", "{victim} is enslaved."),
}
"""By kind of event: its facts, and a sentence."""

EVENT_KINDS: Final = Events(
    **{kind: {fact: _FACTS.get(fact, NUMBER) for fact in facts.split()} for kind, (facts, _) in _SENTENCES.items()}
)


def describe(event: Step) -> str:
    """An event as a sentence of the log."""
    kind, *values = event
    facts, sentence = _SENTENCES[kind]
    told = {fact: _told(kind, fact, value) for fact, value in zip(facts.split(), values, strict=True)}
    text = sentence.format(**told)
    return f"{text} {EVENT_TEXT[values[1]]}" if kind == "event" else text


def _told(kind: str, fact: str, value: int | str) -> str:
    if isinstance(value, str):
        return value
    if fact == "figure":
        return "The Evil" if value == len(VICTIMS) else VICTIM_NAMES[value]
    if fact in ("other", "victim"):
        return VICTIM_NAMES[value]
    if fact in ("tile", "from", "to", "beside"):
        return TILE_NAMES[value]
    if fact in _NAMES:
        return _NAMES[fact][value]
    if fact == "debuff":
        return _DEBUFFS[value]
    if fact == "face" and kind == "evil_rolled":
        return evil_face(value)
    if fact == "seat":
        return str(value + 1)
    return _FACTS[fact][value] if fact in _FACTS else str(value)
