"""What players read: prompts, labels of answers, and the log, in which pieces are called by their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloam.games.horrorclix.answers import ANSWERS
from gloam.games.horrorclix.components import (
    ACTIONS,
    ARCHETYPE_NAMES,
    ARCHETYPES,
    CLASS_NAMES,
    EDGES,
    MAP_NAMES,
    MAPS,
    MARKERS,
    MONSTERS,
    OBJECT_NAMES,
    OBJECTS,
    POWER_NAMES,
    POWERS,
    SPACES,
    TWIST_NAMES,
    TWIST_TEXTS,
    TWISTS,
    VERSION_NAMES,
    VICTIMS,
)
from gloam.games.horrorclix.show.names import monster_name, victim_name
from gloam.games.horrorclix.table import PHASES, Clix
from gloam.kernel.events import NUMBER, Events
from gloam.kernel.game import Question, Step

REASONS = {
    "last-side": "Only one side has monsters left: victory points decide.",
    "limit": "The agreed number of turns has been played: victory points decide.",
    "agreement": "All have agreed to end the game: victory points decide.",
    "scenario": "The scenario has come to its end: victory points decide.",
}


# --- prompts ----------------------------------------------------------------------------------------------------------


def prompt(t: Clix, question: Question) -> str:
    """What a seat is asked, with the facts of the step that waits for it."""
    return _PROMPTS[question.prompt](t, question.resume[1:])


_PROMPTS: dict[str, Callable[[Clix, Any], str]] = {
    "crypt": lambda t, f: "Which card goes into your crypt?",
    "crossroads": lambda t, f: "Which side of the crossroads card do you use?",
    "map": lambda t, f: "You are first player. Which map is played on?",
    "edge": lambda t, f: "Along which edge do you start?",
    "victim": lambda t, f: "Place a victim, face down.",
    "object": lambda t, f: "Place an object?",
    "object_space": lambda t, f: f"Where does the {OBJECT_NAMES[f[2]]} go?",
    "door": lambda t, f: "On which edge is the portal's doorway?",
    "monster": lambda t, f: f"Place {monster_name(t, f[0])}.",
    "hate": lambda t, f: "Which class do you hate?",
    "master": lambda t, f: "Which of your monsters is the master?",
    "preview": lambda t, f: "Your turn begins. What happens first?",
    "camera": lambda t, f: "Whose crypt do you look at?",
    "suspense": lambda t, f: "Choose a victim to move, or none.",
    "respond": lambda t, f: f"{victim_name(t, t.chosen)} was chosen. Answer with a plot twist?",
    "move_victim": lambda t, f: "Where does the victim go?",
    "paranoia": lambda t, f: "Which victim is chosen instead?",
    "call": lambda t, f: "Which victim is called?",
    "love": lambda t, f: "Which victim comes nearer?",
    "act": lambda t, f: f"Give an action ({t.actions} left), or end the hunt.",
    "end": lambda t, f: "Someone proposes to end the game. Do you agree?",
    "break_away": lambda t, f: f"{monster_name(t, f[0])} stands beside opponents. Break away, or stay?",
    "move": lambda t, f: f"Where does {monster_name(t, f[0])} go?",
    "tripwire": lambda t, f: f"{monster_name(t, f[0])} sets out. Play a plot twist?",
    "set_down": lambda t, f: "Where is the victim set down?",
    "force": lambda t, f: f"Where do you move {monster_name(t, f[0])}?",
    "free_attack": lambda t, f: f"{monster_name(t, f[0])} may attack.",
    "target": lambda t, f: f"Whom does {monster_name(t, t.attacker)} attack?",
    "attack_roll": lambda t, f: f"The attack roll is {' and '.join([str(die) for die in t.dice])}. Play a plot twist?",
    "share": lambda t, f: f"How much of the damage goes to {monster_name(t, t.hits[len(t.shares)])}?",
    "damage": lambda t, f: f"{monster_name(t, f[0])} is dealt {f[1]} damage. Play a plot twist?",
    "slaying": lambda t, f: f"{victim_name(t, t.prey)} is about to be slain. Do something about it?",
    "relocate": lambda t, f: f"{victim_name(t, t.prey)} is saved. Where does it go?",
    "martyr": lambda t, f: "Which victim takes its place?",
    "help": lambda t, f: "Which victim comes to help?",
    "mercy": lambda t, f: "Your prey begs for mercy. Spare it, or slay it and be vulnerable?",
    "slain": lambda t, f: f"{monster_name(t, t.slayer)} has slain a victim. Play a plot twist?",
    "minion": lambda t, f: "Where does the minion appear?",
    "shroud": lambda t, f: "Which space is shrouded?",
    "web": lambda t, f: "Where is a web spun?",
    "trap": lambda t, f: "Which Spirit is trapped?",
    "devour": lambda t, f: "Which friend is devoured?",
    "lay_hands": lambda t, f: "Which friend is healed?",
    "communion": lambda t, f: "Which member of the cabal heals?",
    "waters": lambda t, f: "Which member of the cabal heals in the water?",
    "pact": lambda t, f: f"{monster_name(t, f[0])} is about to go insane. Pay with 1 damage instead?",
}

# --- labels of answers ------------------------------------------------------------------------------------------------


def label(t: Clix, answer: int) -> str:
    """An answer as it reads on a button."""
    return _LABELS[ANSWERS.name_of(answer)](t, *ANSWERS.kind_of(answer).parts(answer))


def _with(power: int) -> str:
    return f" with {POWER_NAMES[power - 1]}" if power else ""


_LABELS: dict[str, Callable[..., str]] = {
    "pass": lambda t: "No, thank you",
    "done": lambda t: "Done",
    "map": lambda t, m: MAP_NAMES[m],
    "edge": lambda t, e: f"The {EDGES[e]} edge",
    "card": lambda t, m, side: f"{monster_name(t, m)}: side {'AB'[side]}",
    "conceal": lambda t, c: f"{TWIST_NAMES[c]}: {TWIST_TEXTS[c]}",
    "object": lambda t, o: f"A {OBJECT_NAMES[o]}",
    "place": lambda t, s: SPACES[s],
    "aloft": lambda t, s: f"{SPACES[s]}, soaring",
    "door": lambda t, e: f"The {EDGES[e]} edge",
    "hate": lambda t, c: CLASS_NAMES[c],
    "effect": lambda t, m, p: f"{POWER_NAMES[p]} of {monster_name(t, m)}",
    "play": lambda t, c: f"Play {TWIST_NAMES[c]}: {TWIST_TEXTS[c]}",
    "victim": lambda t, v: victim_name(t, v),
    "act": lambda t, m, a, p: f"{monster_name(t, m)}: {('move', 'close combat', 'ranged combat')[a]}{_with(p)}",
    "propose": lambda t: "Propose to end the game",
    "agree": lambda t: "Agree",
    "dispute": lambda t: "Let the die decide",
    "opponent": lambda t, seat: f"Seat {seat + 1}",
    "move": lambda t, s: f"To {SPACES[s]}",
    "soar": lambda t, s: f"To {SPACES[s]}, soaring",
    "step": lambda t, s: f"A step to {SPACES[s]}",
    "rise": lambda t: "Rise",
    "descend": lambda t: "Descend",
    "snatch": lambda t, v: f"Snatch {victim_name(t, v)}",
    "break": lambda t: "Break away",
    "stay": lambda t: "Stay",
    "trip": lambda t, s: f"Play Tripwire at {SPACES[s]}",
    "target": lambda t, m: monster_name(t, m),
    "fight": lambda t, m, p: f"Attack {monster_name(t, m)}{_with(p)}",
    "smash": lambda t, s: f"Smash what stands at {SPACES[s]}",
    "share": lambda t, n: str(n),
    "shield": lambda t, m: f"{monster_name(t, m)} shields it",
    "pact": lambda t: "Take 1 damage",
    "spare": lambda t: "Spare it",
    "slay": lambda t: "Slay it",
    "die": lambda t, pips: str(pips + 1),
    "deal": lambda t, c: TWIST_NAMES[c],
    "muster": lambda t, kind: VERSION_NAMES[kind],
    "token": lambda t, a: ARCHETYPE_NAMES[a],
}

# --- the log ----------------------------------------------------------------------------------------------------------

_M = {"monster": MONSTERS}
_V = {"victim": VICTIMS}
_MV = {**_M, **_V}
_S = {"seat": NUMBER}

EVENTS = Events(
    army={**_S, "points": NUMBER},
    crypt={**_S, "cards": NUMBER},
    gives_card={**_S, **_M},
    crossroads={**_M, "side": NUMBER},
    rolled_off={**_S, "pips": NUMBER},
    first_player=_S,
    map={**_S, "map": MAPS},
    edge={**_S, "edge": EDGES},
    victim_placed={**_S, **_V, "to": SPACES},
    object_placed={**_S, "object": OBJECTS, "to": SPACES},
    monster_placed={**_M, "to": SPACES},
    subplot={**_S, "card": TWISTS},
    named={**_S, "card": TWISTS, "named": NUMBER},
    subplot_lost=_S,
    turn={"number": NUMBER, **_S},
    phase={"phase": PHASES},
    sane=_M,
    insane=_M,
    played={**_S, "card": TWISTS},
    clock={**_S, "card": TWISTS},
    filmed={**_S, "opponent": NUMBER},
    seen={**_S, "card": TWISTS},
    chose={**_S, **_V},
    revealed={**_V, "archetype": ARCHETYPES},
    stays=_V,
    victim_moved={**_V, "left": SPACES, "to": SPACES},
    acts={**_M, "action": ACTIONS, "power": POWERS},
    token={**_M, "tokens": NUMBER},
    cleared=_M,
    proposed=_S,
    plays_on=_S,
    dispute={"allowed": NUMBER},
    rolled={"why": NUMBER, **_M, "pips": NUMBER},
    held=_M,
    moved={**_M, "left": SPACES, "to": SPACES},
    rose=_M,
    descended=_M,
    snatched=_V,
    attacks={"monster": MONSTERS, "target": MONSTERS, "action": ACTIONS, "power": POWERS},
    attacks_freely={**_M, "power": POWERS},
    missed={**_M, "target": MONSTERS},
    evaded=_M,
    scared={**_M, "target": MONSTERS},
    hit={**_M, "target": MONSTERS},
    unhurt=_M,
    damaged={**_M, "damage": NUMBER, "click": NUMBER},
    healed={**_M, "points": NUMBER, "click": NUMBER},
    shot_down=_M,
    returned=_M,
    killed={**_M, "killer": MONSTERS, **_S},
    transformed={**_M, "click": NUMBER},
    possessed={**_M, "target": MONSTERS},
    released=_M,
    scorned=_M,
    smashed={"object": OBJECTS, "at": SPACES},
    held_out={**_M, "at": SPACES},
    marker={"marker": MARKERS, "at": SPACES},
    about_to_slay=_MV,
    shielded=_MV,
    saved=_V,
    exchanged={"victim": VICTIMS, "other": VICTIMS},
    disguised=_V,
    slain=_MV,
    rescued=_MV,
    cocooned=_MV,
    minion={**_M, "to": SPACES},
    tree=_S,
    trapped=_M,
    scored={**_S, "points": NUMBER},
    ended={"reason": NUMBER},
)


def describe(event: Step) -> str:
    """An event as a sentence of the log."""
    sentence = _LOG[event[0]](*event[1:])
    return sentence[0].upper() + sentence[1:]


def _m(m: int) -> str:
    return MONSTERS[m] if m >= 0 else "nobody"


def _seat(seat: int) -> str:
    return f"seat {seat + 1}"


_LOG: dict[str, Callable[..., str]] = {
    "said": lambda seat, text: f"{_seat(seat)}: {text}",
    "army": lambda seat, points: f"{_seat(seat)} brings an army of {points} points.",
    "crypt": lambda seat, cards: f"{_seat(seat)} lays down a crypt of {cards} cards.",
    "gives_card": lambda seat, m: f"{_m(m)} gives {_seat(seat)} one more card.",
    "crossroads": lambda m, side: f"{_m(m)} uses side {'AB'[side]} of its card.",
    "rolled_off": lambda seat, pips: f"{_seat(seat)} rolls {pips}.",
    "first_player": lambda seat: f"{_seat(seat)} is first player.",
    "map": lambda seat, m: f"the game is played on {MAP_NAMES[m]}.",
    "edge": lambda seat, e: f"{_seat(seat)} starts along the {EDGES[e]} edge.",
    "victim_placed": lambda seat, v, s: f"{_seat(seat)} places a victim on {SPACES[s]}.",
    "object_placed": lambda seat, o, s: f"{_seat(seat)} places a {OBJECT_NAMES[o]} on {SPACES[s]}.",
    "monster_placed": lambda m, s: f"{_m(m)} starts on {SPACES[s]}.",
    "subplot": lambda seat, c: f"{_seat(seat)} turns up the subplot {TWIST_NAMES[c]}.",
    "named": lambda seat, c, n: f"{_seat(seat)} names what {TWIST_NAMES[c]} is about.",
    "subplot_lost": lambda seat: f"the subplot of {_seat(seat)} is out of the game.",
    "turn": lambda n, seat: f"turn {n}: {_seat(seat)}.",
    "phase": lambda p: f"{PHASES[p]} phase.",
    "sane": lambda m: f"{_m(m)} is in its right mind again.",
    "insane": lambda m: f"{_m(m)} goes insane.",
    "played": lambda seat, c: f"{_seat(seat)} plays {TWIST_NAMES[c]}.",
    "clock": lambda seat, c: f"the clock shows {TWIST_NAMES[c]}.",
    "filmed": lambda seat, o: f"{_seat(seat)} looks at the crypt of {_seat(o)}.",
    "seen": lambda seat, c: f"{_seat(seat)} holds {TWIST_NAMES[c]}.",
    "chose": lambda seat, v: f"{_seat(seat)} chooses {VICTIMS[v]}.",
    "revealed": lambda v, a: f"{VICTIMS[v]} is a {ARCHETYPE_NAMES[a]}.",
    "stays": lambda v: f"{VICTIMS[v]} stays where it is.",
    "victim_moved": lambda v, left, to: f"{VICTIMS[v]} goes to {SPACES[to]}.",
    "acts": lambda m, a, p: f"{_m(m)} is given a {ACTIONS[a]} action{_with(p + 1)}.",
    "token": lambda m, n: f"{_m(m)} has {n} action {'token' if n == 1 else 'tokens'}.",
    "cleared": lambda m: f"{_m(m)} loses its action tokens.",
    "proposed": lambda seat: f"{_seat(seat)} proposes to end the game.",
    "plays_on": lambda seat: "the game goes on.",
    "dispute": lambda allowed: "the die permits it." if allowed else "the die forbids it.",
    "rolled": lambda why, m, pips: f"a die for {why}: {pips}.",
    "held": lambda m: f"{_m(m)} cannot break away.",
    "moved": lambda m, left, to: f"{_m(m)} moves to {SPACES[to]}.",
    "rose": lambda m: f"{_m(m)} rises.",
    "descended": lambda m: f"{_m(m)} descends.",
    "snatched": lambda v: f"{VICTIMS[v]} is snatched up.",
    "attacks": lambda m, n, a, p: f"{_m(m)} attacks {_m(n)}{_with(p + 1)}.",
    "attacks_freely": lambda m, p: f"{_m(m)} attacks{_with(p + 1)}.",
    "missed": lambda m, n: f"{_m(m)} misses {_m(n)}.",
    "evaded": lambda m: f"{_m(m)} evades.",
    "scared": lambda m, n: f"{_m(m)} dares not attack {_m(n)}.",
    "hit": lambda m, n: f"{_m(m)} hits {_m(n)}.",
    "unhurt": lambda m: f"{_m(m)} takes no damage.",
    "damaged": lambda m, n, click: f"{_m(m)} takes {n} damage.",
    "healed": lambda m, n, click: f"{_m(m)} heals {n}.",
    "shot_down": lambda m: f"{_m(m)} is shot down.",
    "returned": lambda m: f"{_m(m)} is back for one last scare.",
    "killed": lambda m, k, seat: f"{_m(m)} is killed.",
    "transformed": lambda m, click: f"{_m(m)} transforms.",
    "possessed": lambda m, n: f"{_m(m)} possesses {_m(n)}.",
    "released": lambda m: f"{_m(m)} is no longer possessed.",
    "scorned": lambda m: f"{_m(m)} is hated by the Furies.",
    "smashed": lambda o, s: f"the {OBJECT_NAMES[o]} at {SPACES[s]} is smashed.",
    "held_out": lambda m, s: f"what stands at {SPACES[s]} holds.",
    "marker": lambda k, s: f"a {MARKERS[k]} covers {SPACES[s]}.",
    "about_to_slay": lambda m, v: f"{_m(m)} is about to slay {VICTIMS[v]}.",
    "shielded": lambda m, v: f"{_m(m)} shields {VICTIMS[v]}.",
    "saved": lambda v: f"{VICTIMS[v]} is saved.",
    "exchanged": lambda v, o: f"{VICTIMS[o]} takes the place of {VICTIMS[v]}.",
    "disguised": lambda v: f"{VICTIMS[v]} is in disguise.",
    "slain": lambda m, v: f"{_m(m)} slays {VICTIMS[v]}.",
    "rescued": lambda m, v: f"{_m(m)} rescues {VICTIMS[v]}.",
    "cocooned": lambda m, v: f"{_m(m)} spins {VICTIMS[v]} into a cocoon.",
    "minion": lambda m, s: f"a minion, {_m(m)}, rises at {SPACES[s]}.",
    "tree": lambda seat: f"the Tree of the Damned gives {_seat(seat)} one more action.",
    "trapped": lambda m: f"{_m(m)} is trapped.",
    "scored": lambda seat, n: f"{_seat(seat)} has {n} victory points.",
    "ended": lambda reason: REASONS[reason],
}
