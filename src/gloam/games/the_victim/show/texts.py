"""What players read: prompts, labels of answers, and the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloam.games.the_victim import components as c
from gloam.games.the_victim.answers import ANSWERS, EVIL_FACES
from gloam.games.the_victim.rules.exploring import forbids_draw
from gloam.games.the_victim.rules.running import forbids_stop, steps
from gloam.games.the_victim.show.outcomes import outcome, signs
from gloam.games.the_victim.show.rolls import comes_to, mark, purpose
from gloam.games.the_victim.table import AFRAID, POISONED, TARGETED, Forest, rule
from gloam.kernel.boards.hexagons import EDGES
from gloam.kernel.events import NUMBER, TEXT
from gloam.kernel.game import PASS, Question, Step
from gloam.show.texts import Event, Labels, Line, Log, Prompts, Telling, Told, event
from gloam.show.words import capital, counted, listed

REASONS: Final = {
    "escaped": "Enough of them are behind the steel door of the Bunker. The forest keeps the rest.",
    "all_critical": "Nobody in the forest can stand any more. It walks from one to the next.",
    "eliminated": "Two are gone for good: too few are left to get away.",
    "darkness": "Darkness covers the forest, and nobody comes out of it.",
}

_SIDES: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
_TOKEN_NAMES: Final = tuple([signs((token,)) for token in range(len(c.TOKENS))])
_FIGURE_NAMES: Final = (*c.VICTIM_NAMES, "Evil")
_DEBUFFS: Final = {TARGETED: "the Target status", POISONED: "poisoned", AFRAID: "afraid"}


def _tile_name(tile: int) -> str:
    """A tile in the middle of a sentence."""
    name = c.TILE_NAMES[tile]
    return name if name[-1].isdigit() else f"the {name}"


TELLING: Final = Telling(
    Told(c.TILES, c.TILE_NAMES, [name for name in c.TILE_NAMES if name[-1].isdigit()]),
    Told(c.VICTIMS, c.VICTIM_NAMES, c.VICTIM_NAMES),
    Told(c.FIGURES, _FIGURE_NAMES, c.VICTIM_NAMES),
    Told(c.EVILS, c.EVIL_NAMES),
    Told(c.ITEMS, c.ITEM_NAMES),
    Told(c.EVENTS, c.EVENT_NAMES, text=lambda card: c.EVENT_TEXT[card]),
    Told(c.STATUSES, c.STATUS_NAMES, c.STATUS_NAMES),
    Told(c.SKILLS, c.SKILL_NAMES, c.SKILL_NAMES),
    Told(c.TOKENS, _TOKEN_NAMES, _TOKEN_NAMES),
    Told(EDGES, _SIDES),
    Told(c.PIECES, ("body", *[f"Shadow {n}" for n in range(1, c.SHADOWS + 1)])),
    Told(c.UPGRADES, ("passive skill", "first skill", "second skill")),
)


# --- prompts ----------------------------------------------------------------------------------------------------------


def _dice(t: Forest) -> str:
    return listed([str(face) for face in t.dice])


def _act(t: Forest, facts: Any) -> str:
    name = c.VICTIM_NAMES[facts[0]]
    if t.critical(facts[0]):
        if t.points and not t.actions:
            return f"{name} is critically injured and can only crawl, one tile."
        return f"{name} is critically injured and can do no more."
    if not t.points:
        return f"{name} has no Actions left. Cards and what costs nothing are still free; then end the turn."
    kinds = ", each of another kind" if t.points > 1 else ""
    return f"{name} has {counted(t.points, 'Action')} left{kinds}. What does {name} do?"


def _run(t: Forest, facts: Any) -> str:
    victim, points, extra, taken = facts
    ahead = bool(steps(t, victim))
    ways = ["step on"] * ahead
    ways += ["draw a tile and lay it beside you"] * (not forbids_draw(t, victim, points, extra, taken, ahead))
    ways += ["stop here"] * (not forbids_stop(t, victim, points, extra, taken))
    left = counted(points + extra, "step")
    return f"{c.VICTIM_NAMES[victim]} runs: {left} left. {capital(listed(ways, 'or'))}{'?' if len(ways) > 1 else '.'}"


def _test(t: Forest, facts: Any) -> str:
    needed = mark(t)
    comes = comes_to(t).sentence
    return f"{comes}{f', {needed} needed' if needed != c.NOTHING else ''}. Do you play a Manual to roll some dice again?"


def _firework(t: Forest, facts: Any) -> str:
    return f"{c.VICTIM_NAMES[facts[3]]} is attacked with {t.clash[3]}. Do you light a Firework before the defence?"


def _evil(t: Forest, facts: Any) -> str:
    name = c.EVIL_NAMES[t.evil]
    if t.points <= 0:
        return f"The {name} has no Actions left. Upgrades cost Rage only; then end the turn."
    return f"The {name} has {counted(t.points, 'Action')} left. What does it do?"


def _hunt(t: Forest, facts: Any) -> str:
    who = "The " + c.EVIL_NAMES[t.evil] if facts[0] == len(c.VICTIMS) else c.VICTIM_NAMES[facts[0]]
    return f"{who} hunts: {counted(facts[1], 'step')} left. Where to?"


_PROMPTS: Final[Mapping[str, Line]] = {
    "choose": "Whom do you play?",
    "act": _act,
    "run": _run,
    "lay": lambda t, f: f"{c.TILE_NAMES[t.tile]}: at which open edge of {_tile_name(t.at[f[0]])} do you lay it?",
    "turn": lambda t, f: f"{c.TILE_NAMES[t.tile]}: turn it so that the paths meet.",
    "take": lambda t, f: f"Your search has found {counted(f[1], 'Item')}. Take a card?",
    "hand": lambda t, f: f"Which Item does {c.VICTIM_NAMES[f[0]]} hand to {c.VICTIM_NAMES[f[1]]}?",
    "discard": lambda t, f: f"{c.VICTIM_NAMES[f[0]]} has to discard {counted(f[1], 'Item')}. Which one goes?",
    "lose": "{victim} loses an Item, held or worn. Which one?",
    "aid": "Whom does the Aid Box heal?",
    "treat": "What is treated on {victim}: a Wound, or the debuff?",
    "look": "At the top three tiles of which Map pile do you look?",
    "photo_flash": "Photo Flash: Anya may look at the top three tiles of a Map pile. At which?",
    "put_back": "Lay each tile back, on top or at the bottom; the last one laid on top is drawn first.",
    "hammer": "At which tile do you break through?",
    "hammer_to": "And to which tile beside it?",
    "test": _test,
    "reroll": lambda t, f: f"The dice show {_dice(t)}. Which ones do you roll again?",
    "tools_item": "Tools Master: which Item is taken apart?",
    "tools_for": "Tools Master: for whom?",
    "tools_status": "Tools Master: which status of {victim} rises?",
    "analyze": "Ground Analyze: who passes every Test tile in this turn?",
    "lower": "Stress: which status of {victim} falls by 1?",
    "raise": "Stress: and which other one rises by 1?",
    "firework": _firework,
    "adrenaline_rush": "Vivian has been attacked. Does adrenaline carry her away?",
    "evil_die": lambda t, f: f"Blood Smell: the die shows {evil_face(t.evil_die)}. Does the Werewolf roll once more?",
    "target_hunt": lambda t, f: f"{c.VICTIM_NAMES[f[3]]}, its target, has run. Does the Werewolf follow, at no cost?",
    "evil": _evil,
    "enslaved": "{victim} is enslaved. Whom does it hunt for its master?",
    "hunt": _hunt,
    "free_hunt": lambda t, f: f"It has drawn blood: does the {c.EVIL_NAMES[t.evil]} hunt once more?",
    "free_attack": lambda t, f: f"It has drawn blood: does the {c.EVIL_NAMES[t.evil]} attack once more?",
    "target": "Target: whom does the Werewolf mark and attack?",
    "slash": "Double Slash: whom do the claws hit?",
    "ambush": "Ambush: whom does the Wendigo leap at?",
    "charge": "Madness Crash: in which direction does the Wendigo rush?",
    "explosion": "Corpse Explosion: which Corpse tile blows up?",
    "blast": "Corpse Explosion: whom does it hit?",
    "thunder": "Thunder Call: which Decoder is struck?",
    "web": "Spider Web: where is it spun?",
    "unweave": "Six Webs are out: which one is taken away first?",
    "first": "{skill}: whom does it hit?",
    "second": "{skill}: and whom else?",
    "swap": "Swap Dimension: who changes places with whom?",
    "behind": "Behind You!: behind whom does the Ghost appear?",
}
_prompts: Final = Prompts(rule.rules, TELLING, _PROMPTS)


def prompt(t: Forest, question: Question) -> str:
    """What a seat is asked. Who holds cards is asked for a Manual or a Firework also without one, so that nobody learns of it."""
    lacking = _LACKING.get(question.prompt) if question.options == (PASS,) else None
    return lacking(t, question.resume[1:]) if lacking is not None else _prompts.prompt(t, question)


def _no_manual(t: Forest, facts: Any) -> str:
    needed = mark(t)
    told = f", {needed} needed" if needed != c.NOTHING else ""
    return f"{comes_to(t).sentence}{told}. Only a Manual would change that; you hold none."


def _no_firework(t: Forest, facts: Any) -> str:
    return (
        f"{c.VICTIM_NAMES[facts[3]]} is attacked with {t.clash[3]} and defends. Only a Firework would ward it off; you hold none."
    )


_LACKING: Final = {"test": _no_manual, "firework": _no_firework}


def evil_face(face: int) -> str:
    """What an Evil die shows."""
    return "Rage" if face <= 0 else str(face)


# --- labels -----------------------------------------------------------------------------------------------------------

_LABELS: Final[Mapping[str, Line]] = {
    "end": "End the turn",
    "done": "Done",
    "choose": "{victim}",
    "run": "Run",
    "crawl": "Crawl to {to:the}",
    "decode": "Decode",
    "heal": "Heal {victim}",
    "search": "Search",
    "hide": "Hide",
    "use": "{skill}",
    "place": "Place {token} at {spot}",
    "remove": "Take token {spot} back",
    "give": "Give an Item to {victim}",
    "play": "Play {item:the}",
    "wear": "Put on {item:the}",
    "take_off": "Take off {item:the}",
    "pick_up": "Pick up what lies here",
    "step": "Step to {to:the}",
    "draw": "Draw from the {pile} pile",
    "lay": "To the {edge}",
    "turn": lambda sixths: "As it is" if not int(sixths) else f"Turned by {counted(int(sixths), 'sixth')}",
    "stop": "Stop here",
    "take": "Take a card",
    "hand": "{item:the}",
    "discard": "Discard {item:the}",
    "on": "{victim}",
    "cure": lambda ailment: "A Wound" if ailment == "wound" else "The debuff",
    "raise": "{status} rises",
    "lower": "{status} falls",
    "look": "The {pile} pile",
    "top": "{tile:the} on top",
    "bottom": "{tile:the} at the bottom",
    "at": "{tile:the}",
    "reroll": "Die {die}",
    "hunt": "Hunt",
    "prowl": lambda piece, to: f"To {to:the}" if piece == "body" else f"{piece} to {to:the}",
    "attack": "Attack {victim}",
    "attack_all": "Attack everyone here",
    "death": "Kill {victim}",
    "upgrade": "Upgrade the {skill}",
    "again": "Roll again",
    "charge": "To the {edge}",
    "swap": lambda piece, victim: f"{victim} and the body" if piece == "body" else f"{victim} and {piece}",
    "tile": "{tile}",
    "item": "{item}",
    "event": "{event}",
    "curse": "{evil}",
    "token": "{token}",
    "gate": "{gate}",
    "die": "{face}",
    "evil_die": "{face}",
}
label: Final = Labels(ANSWERS, TELLING, _LABELS).label


def label_now(t: Forest, asked: tuple[Question, ...], answer: int) -> str:
    """An answer to a question that is open, with what comes of it."""
    told = next((outcome(t, question, answer) for question in asked if answer in question.options), "")
    return f"{label(answer)}: {told}" if told else label(answer)


# --- the log ----------------------------------------------------------------------------------------------------------

_PURPOSES: Final = {
    "run": "to run",
    "decode": "to decode",
    "heal": "to heal",
    "search": "to search",
    "hide": "to hide",
    "test": "for the {status} test",
    "defence": "to defend",
    "curse": "against the Curse, with {status}",
    "hunt": "to hunt",
    "attack": "to attack",
}
_WHERE: Final = ("at the bottom", "on top")


_TO_WHAT: Final = " {to what}"
"""In the sentence of a roll: what it is for, as the table tells."""


def _rolled(victim: Any, status: Any, dice: Any) -> str:
    faces = str(dice).split()
    if not faces:
        return f"{victim} has no die to roll{_TO_WHAT}."
    total = f": {sum([int(face) for face in faces])}" if len(faces) > 1 else ""
    return f"{victim} rolls {listed(faces)}{_TO_WHAT}{total}."


def _order(order: str) -> str:
    names = [c.VICTIM_NAMES[c.VICTIMS.index(victim)] for victim in order.split()]
    return f"The order of turns is {listed(names)}."


def _wounded(victim: Any, wounds: int) -> str:
    return f"{victim} takes a Wound, the first." if wounds == 1 else f"{victim} takes a second Wound."


def _debuffed(victim: Any, debuff: int) -> str:
    return f"{victim} is the Werewolf's target." if debuff == TARGETED else f"{victim} is {_DEBUFFS[int(debuff)]}."


def _prowled(figure: Any, piece: Any, to: Any, **facts: Any) -> str:
    who = f"{figure:the}" if piece == "body" else f"{piece}"
    return f"{who} prowls to {to:the}."


def _evil_rolled(face: int) -> str:
    return f"The Evil rolls {evil_face(int(face))}{_TO_WHAT}."


_VICTIM: Final = {"victim": c.VICTIMS}
_TILE: Final = {"tile": c.TILES}

_LOG: Final[Mapping[str, Event]] = {
    "chose": event("{seat:seat} plays {victim}.", seat=NUMBER, **_VICTIM),
    "rolled_for_order": event(lambda victim, face: f"{victim} rolls {face} for the order.", **_VICTIM, face=EVIL_FACES),
    "order": event(_order, order=TEXT),
    "round": event("Round {round} begins.", round=NUMBER),
    "turn": event("{victim}'s turn.", **_VICTIM, points=NUMBER, seat=NUMBER, round=NUMBER),
    "action": event("", **_VICTIM, action=TEXT, points=NUMBER),
    "used": event("{victim}: {skill}.", **_VICTIM, skill=c.SKILLS),
    "rolled": event(_rolled, **_VICTIM, status=c.STATUSES, dice=TEXT),
    "failed": event("That is not enough: {victim} fails.", **_VICTIM, status=c.STATUSES),
    "passed": event("{victim} passes the {status} test.", **_VICTIM, status=c.STATUSES),
    "status": event("{victim}'s {status} is now {value}.", **_VICTIM, status=c.STATUSES, value=NUMBER),
    "runs": event("{victim} can take {points:step}.", **_VICTIM, points=NUMBER),
    "rushes": event("Adrenaline: {victim} runs for it.", **_VICTIM),
    "moved": event("{victim} comes to {to:the}.", **_VICTIM, **{"from": c.TILES}, to=c.TILES),
    "drew_tile": event("{victim} draws {tile:the}.", **_VICTIM, **_TILE, pile=c.PILES),
    "closed": event("{tile} would close the last way on and goes under the {pile} pile.", **_TILE, pile=c.PILES),
    "laid": event("{tile:the} lies beside {beside:the}.", **_VICTIM, **_TILE, beside=c.TILES, edge=EDGES, turned=NUMBER),
    "gate": event("The Gate of the Bunker asks for {gate}.", gate=tuple([str(gate) for gate in c.GATES])),
    "decoded": event("{victim} gets through: {tile:the} gives up its Number.", **_VICTIM, **_TILE),
    "repaired": event("{victim} removes the Bolt from {tile:the}.", **_VICTIM, **_TILE),
    "gained": event("{victim} finds {token}.", **_VICTIM, token=c.TOKENS),
    "placed": event("{victim} puts {token} into the equation.", **_VICTIM, token=c.TOKENS, spot=NUMBER),
    "removed": event("{victim} takes {token} out of the equation.", **_VICTIM, token=c.TOKENS, spot=NUMBER),
    "safe": event("{victim} is safe in the Bunker.", **_VICTIM, safe=NUMBER),
    "hid": event("{victim} is hidden.", **_VICTIM),
    "drew_item": event("{victim} draws {item:the}.", **_VICTIM, item=c.ITEMS),
    "drew": event("{victim} draws an Item card.", **_VICTIM),
    "reshuffled": event("The discarded Items make a new deck."),
    "gave_item": event("{victim} hands {item:the} to {other}.", **_VICTIM, item=c.ITEMS, other=c.VICTIMS),
    "gave": event("{victim} hands an Item to {other}.", **_VICTIM, other=c.VICTIMS),
    "discarded": event("{victim} discards {item:the}.", **_VICTIM, item=c.ITEMS),
    "played": event("{victim} plays {item:the}.", **_VICTIM, item=c.ITEMS),
    "put_on": event("{victim} puts on {item:the}.", **_VICTIM, item=c.ITEMS),
    "picked_up": event("{victim} picks up what lies on {tile:the}.", **_VICTIM, **_TILE),
    "looked": event("{victim} looks at the {pile} Map pile.", **_VICTIM, pile=c.PILES),
    "saw": event("{victim} sees {tile:the}.", **_VICTIM, **_TILE),
    "put_back": event(
        lambda victim, pile, top: f"{victim} lays a tile back, {_WHERE[int(top)]} of the {pile} pile.",
        **_VICTIM,
        pile=c.PILES,
        top=NUMBER,
    ),
    "hammered": event(
        lambda to, **facts: f"A way is broken through between {facts['from']:the} and {to:the}.", **{"from": c.TILES}, to=c.TILES
    ),
    "shot": event("{victim} shoots: the Evil has an Action less in its turn.", **_VICTIM),
    "bullet_gone": event("The Evil has shaken off the bullet."),
    "linked": event("Smart Link: every other Victim has an Action more.", **_VICTIM),
    "analyzed": event("{victim} passes every Test tile in this turn.", **_VICTIM),
    "wounded": event(_wounded, **_VICTIM, wounds=NUMBER),
    "critical": event("{victim} is critically injured and can only crawl.", **_VICTIM),
    "healed": event("A Wound of {victim} is healed.", **_VICTIM, wounds=NUMBER),
    "cured": event("{victim} has shaken it off.", **_VICTIM),
    "debuffed": event(_debuffed, **_VICTIM, debuff=NUMBER),
    "event": event("{victim} draws {event}. {event:text}", **_VICTIM, event=c.EVENTS),
    "event_over": event("{event} is over.", event=c.EVENTS),
    "curse": event("The Curse card shows {evil:the}. Everyone is tested: {status}.", evil=c.EVILS, status=c.STATUSES),
    "possessed": event(
        "{victim} is {victim} no longer: {evil:the} stands at {tile:the}.", **_VICTIM, evil=c.EVILS, seat=NUMBER, **_TILE
    ),
    "handed_on": event("{victim} is played by {seat:seat} from now on.", **_VICTIM, seat=NUMBER),
    "given_up": event("{victim} is lost in the forest.", **_VICTIM),
    "evil_turn": event("{evil:the}'s turn.", points=NUMBER, evil=c.EVILS, seat=NUMBER, round=NUMBER),
    "evil_action": event("", action=TEXT, points=NUMBER),
    "evil_used": event("{skill}, and {stamina} Stamina is left.", skill=c.SKILLS, stamina=NUMBER),
    "evil_rolled": event(_evil_rolled, face=NUMBER),
    "rage": event("Its Rage is now {rage}.", rage=NUMBER),
    "stamina": event("Its Stamina is now {stamina}.", stamina=NUMBER),
    "upgraded": event("It grows stronger: its {upgrade} is upgraded.", upgrade=c.UPGRADES, tokens=NUMBER),
    "prowled": event(_prowled, figure=c.FIGURES, piece=c.PIECES, **{"from": c.TILES}, to=c.TILES),
    "attacks": event("{figure:the} attacks {victim} with {power}.", figure=c.FIGURES, **_VICTIM, power=NUMBER),
    "defended": event("{victim} defends with {defence} against {power}.", **_VICTIM, power=NUMBER, defence=NUMBER),
    "repelled": event("{victim} holds out.", figure=c.FIGURES, **_VICTIM),
    "exploded": event("{tile:the} blows up.", **_TILE),
    "marked": event("Nothing is left to search on {tile:the}.", **_TILE),
    "struck": event("Lightning strikes {tile:the}.", **_TILE),
    "bolt": event("A Bolt blocks {tile:the}.", **_TILE),
    "web": event("A Web is spun across {tile:the}.", **_TILE),
    "web_gone": event("The Web on {tile:the} is torn.", **_TILE),
    "shadow": event("A Shadow rises on {tile:the}.", **_TILE),
    "meat": event("The Wendigo has tasted meat: all its attacks count 1 more.", meat=NUMBER),
    "eliminated": event("{victim} is dead.", **_VICTIM),
    "enslaved": event("{victim} rises again and hunts for the Werewolf.", **_VICTIM, seat=NUMBER),
}
"""By kind of event: its facts, and a sentence."""

LOG: Final = Log(TELLING, _LOG)
EVENT_KINDS: Final = LOG.events


def describe(event: Step, t: Forest) -> str:
    """An event as a sentence of the log; what a roll is for, and which Evil it is, the table tells."""
    told = LOG.describe(event)
    if _TO_WHAT in told:
        told = told.replace(_TO_WHAT, _to_what(t))
    return told.replace("he Evil", f"he {c.EVIL_NAMES[t.evil]}") if t.evil != c.NOTHING else told


def _to_what(t: Forest) -> str:
    if not t.rolling:
        return ""
    status = t.rolling[2]
    name = c.STATUS_NAMES[status] if status != c.NOTHING else ""
    return f" {_PURPOSES[purpose(t)].format(status=name)}"
