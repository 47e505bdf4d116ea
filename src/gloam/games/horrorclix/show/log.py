"""The log: what happened, told with the names that figures have on this table. What can be seen without words has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.horrorclix.components import (
    ACTIONS,
    ARCHETYPE_NAMES,
    ARCHETYPES,
    CLASS_NAMES,
    EDGES,
    HUNDRED,
    MAP_NAMES,
    MAPS,
    MARKERS,
    MONSTERS,
    MOVE_ACTION,
    OBJECT_NAMES,
    OBJECTS,
    POINTS,
    POWER_NAMES,
    POWERS,
    RANGED,
    SMASHES,
    SPACES,
    TWIST_NAMES,
    TWIST_TEXTS,
    TWISTS,
    VICTIM_POINTS,
    VICTIMS,
)
from gloam.games.horrorclix.powers.hooks import has
from gloam.games.horrorclix.rules import values
from gloam.games.horrorclix.show.names import monster_name, side_title, space_name, the_victim
from gloam.games.horrorclix.show.odds import aim_at
from gloam.games.horrorclix.table import NOBODY, PHASES, SANE, Clix
from gloam.games.horrorclix.twists.subplots import HATRED
from gloam.kernel.events import NUMBER, TEXT, Events, maybe
from gloam.kernel.game import Step
from gloam.show.words import capital, counted, listed, seat_name

_M: Final = {"monster": MONSTERS}
_V: Final = {"victim": VICTIMS}
_MV: Final = {**_M, **_V}
_S: Final = {"seat": NUMBER}

EVENTS: Final = Events(
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
    acts={**_M, "action": ACTIONS, "power": maybe(POWERS)},
    token={**_M, "tokens": NUMBER},
    cleared=_M,
    proposed=_S,
    plays_on=_S,
    dispute={"allowed": NUMBER},
    rolled={"why": TEXT, **_M, "pips": NUMBER},
    held=_M,
    moved={**_M, "left": SPACES, "to": SPACES, "more": NUMBER},
    rose=_M,
    descended=_M,
    snatched=_V,
    attacks={"monster": MONSTERS, "target": MONSTERS, "action": ACTIONS, "power": maybe(POWERS)},
    attacks_freely={**_M, "power": maybe(POWERS)},
    missed={**_M, "target": MONSTERS},
    evaded=_M,
    scared={**_M, "target": MONSTERS},
    hit={**_M, "target": MONSTERS},
    unhurt=_M,
    damaged={**_M, "damage": NUMBER, "click": NUMBER},
    healed={**_M, "points": NUMBER, "click": NUMBER},
    shot_down=_M,
    returned=_M,
    killed={**_M, "killer": maybe(MONSTERS), **_S},
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
    ended={"reason": TEXT},
)


def describe(event: Step, t: Clix) -> str:
    """An event as a sentence of the log, "" if it needs none. The table is as it was then."""
    return capital(_LOG[event[0]](t, *event[1:]))


# --- parts of sentences -----------------------------------------------------------------------------------------------


def _m(t: Clix, m: int) -> str:
    return monster_name(t, m) if m >= 0 else "nobody"


def _with(power: int) -> str:
    return f" with {POWER_NAMES[power]}" if power >= 0 else ""


def _dice(t: Clix) -> str:
    return f"{t.dice[0]} and {t.dice[1]}" if len(t.dice) == 2 else ""


def _points(t: Clix, seat: int, points: int) -> str:
    return f": {counted(points, 'point')} for {seat_name(seat)}" if points else ""


# --- longer sentences -------------------------------------------------------------------------------------------------


def _crossroads(t: Clix, m: int, side: int) -> str:
    return f"{_m(t, m)} goes as {side_title(t, m, side)}."


def _named(t: Clix, seat: int, card: int, named: int) -> str:
    about = f"{CLASS_NAMES[named]} monsters" if card == HATRED else _m(t, named)
    return f"{seat_name(seat)}'s {TWIST_NAMES[card]} is about {about}."


def _victim_moved(t: Clix, v: int, left: int, to: int) -> str:
    return (
        f"{the_victim(t, v)} goes from {space_name(left)} to {space_name(to)}."
        if left >= 0
        else f"{the_victim(t, v)} is at {space_name(to)}."
    )


def _acts(t: Clix, m: int, action: int, power: int) -> str:
    """Only what the next line does not tell."""
    if power >= 0 and (action == MOVE_ACTION or has(power, "no_attack")):
        return f"{_m(t, m)} uses {POWER_NAMES[power]}."
    return ""


def _attacks(t: Clix, m: int, target: int, action: int, power: int) -> str:
    verb = "shoots at" if action == RANGED else "attacks"
    aim = aim_at(t, m, target)
    needed = f": {aim.needs} or more hits, {aim.chance} %" if aim.needs is not None else ""
    return f"{_m(t, m)} {verb} {_m(t, target)}{_with(power)}{needed}."


def _rolled(t: Clix, why: str, m: int, pips: int) -> str:
    """The dice of an attack are told with what comes of them."""
    if why == "attack":
        return ""
    who = _m(t, m) if m >= 0 else "the die"
    purpose = {"break away": "to break away", "evade": "to evade", "dispute": "to settle it"}.get(why, f"for {why}")
    return f"{who} rolls {pips} {purpose}." if m >= 0 else f"{who} shows {pips} {purpose}."


def _hit(t: Clix, m: int, target: int) -> str:
    rolled = f"rolls {_dice(t)} and " if t.dice else ""
    critical = " A critical hit!" if t.dice == (6, 6) else ""
    return f"{_m(t, m)} {rolled}hits {_m(t, target)}.{critical}"


def _missed(t: Clix, m: int, target: int) -> str:
    rolled = f"rolls {_dice(t)} and " if t.dice else ""
    critical = " A critical miss!" if t.dice == (1, 1) else ""
    return f"{_m(t, m)} {rolled}misses {_m(t, target)}.{critical}"


def _killed(t: Clix, m: int, killer: int, seat: int) -> str:
    by = f" by {_m(t, killer)}" if killer not in (NOBODY, m) else ""
    scores = seat >= 0 and t.mind[m] == SANE and not t.friends(seat, t.owner[m])
    return f"{_m(t, m)} is killed{by}{_points(t, seat, POINTS[t.kind[m]]) if scores else ''}."


def _taken(t: Clix, m: int, v: int, done: str) -> str:
    worth = VICTIM_POINTS * t.build_total // HUNDRED
    blooded = "" if t.minion(m) else " and is blooded"
    return f"{_m(t, m)} {done} {the_victim(t, v)}{blooded}{_points(t, t.controller(m), worth)}."


def _held_out(t: Clix, m: int, at: int) -> str:
    total = sum(t.dice) + values.attack(t, m, NOBODY).total
    return f"{_m(t, m)} rolls {_dice(t)}, {total} in all: not the {SMASHES} that it takes. What stands at {space_name(at)} holds."


def _scored(t: Clix, seat: int, points: int) -> str:
    alive = [m for m in t.in_play() if t.owner[m] == seat]
    left = f"{counted(len(alive), 'monster')} left" if alive else "no monster left"
    return f"{seat_name(seat)} has {counted(points, 'victory point')} and {left}."


def _turn(t: Clix, number: int, seat: int) -> str:
    return f"turn {number}: {seat_name(seat)}."


_LOG: Final[dict[str, Callable[..., str]]] = {
    "said": lambda t, seat, text: f"{seat_name(seat)}: {text}",
    "army": lambda t, seat, points: (
        f"{seat_name(seat)} brings {listed([_m(t, m) for m in range(len(t.kind)) if t.owner[m] == seat])}, {points} points."
    ),
    "crypt": lambda t, seat, cards: f"{seat_name(seat)} lays down a crypt of {counted(cards, 'plot twist')}.",
    "gives_card": lambda t, seat, m: f"{_m(t, m)} gives {seat_name(seat)} one more card.",
    "crossroads": _crossroads,
    "rolled_off": lambda t, seat, pips: f"{seat_name(seat)} rolls {pips}.",
    "first_player": lambda t, seat: f"{seat_name(seat)} is first player.",
    "map": lambda t, seat, m: f"the hunt is at the {MAP_NAMES[m]}.",
    "edge": lambda t, seat, e: f"{seat_name(seat)} starts in the {EDGES[e]}.",
    "victim_placed": lambda t, seat, v, s: f"{seat_name(seat)} places a victim on {space_name(s)}.",
    "object_placed": lambda t, seat, o, s: f"{seat_name(seat)} places the {OBJECT_NAMES[o]} on {space_name(s)}.",
    "monster_placed": lambda t, m, s: f"{_m(t, m)} starts on {space_name(s)}{', soaring' if t.soaring[m] else ''}.",
    "subplot": lambda t, seat, c: f"{seat_name(seat)} turns up the subplot {TWIST_NAMES[c]}. {TWIST_TEXTS[c]}",
    "named": _named,
    "subplot_lost": lambda t, seat: f"the subplot of {seat_name(seat)} is out of the game.",
    "turn": _turn,
    "phase": lambda t, p: "",
    "sane": lambda t, m: f"{_m(t, m)} is in its right mind again.",
    "insane": lambda t, m: f"{_m(t, m)} goes insane.",
    "played": lambda t, seat, c: f"{seat_name(seat)} plays {TWIST_NAMES[c]}. {TWIST_TEXTS[c]}",
    "clock": lambda t, seat, c: f"it is {TWIST_NAMES[c]} now.",
    "filmed": lambda t, seat, o: f"{seat_name(seat)} looks at the crypt of {seat_name(o)}.",
    "seen": lambda t, seat, c: f"{seat_name(seat)} holds {TWIST_NAMES[c]}.",
    "chose": lambda t, seat, v: f"{seat_name(seat)} chooses {the_victim(t, v)}.",
    "revealed": lambda t, v, a: f"victim {VICTIMS[v][1:]} is the {ARCHETYPE_NAMES[a]}.",
    "stays": lambda t, v: f"{the_victim(t, v)} does not move.",
    "victim_moved": _victim_moved,
    "acts": _acts,
    "token": lambda t, m, n: f"{_m(t, m)} has two action tokens and is vulnerable." if n == 2 else "",
    "cleared": lambda t, m: f"{_m(t, m)} has rested and loses its action tokens.",
    "proposed": lambda t, seat: f"{seat_name(seat)} proposes to end the game here.",
    "plays_on": lambda t, seat: "not all agree: the game goes on.",
    "dispute": lambda t, allowed: "the die permits it." if allowed else "the die forbids it.",
    "rolled": _rolled,
    "held": lambda t, m: f"{_m(t, m)} cannot break away.",
    "moved": lambda t, m, left, to, more: "" if more else f"{_m(t, m)} moves to {space_name(to)}.",
    "rose": lambda t, m: f"{_m(t, m)} rises into the sky.",
    "descended": lambda t, m: f"{_m(t, m)} comes down.",
    "snatched": lambda t, v: f"{the_victim(t, v)} is snatched up.",
    "attacks": _attacks,
    "attacks_freely": lambda t, m, p: "",
    "missed": _missed,
    "evaded": lambda t, m: f"{_m(t, m)} evades it.",
    "scared": lambda t, m, n: f"{_m(t, m)} dares not attack {_m(t, n)}.",
    "hit": _hit,
    "unhurt": lambda t, m: f"{_m(t, m)} takes no damage.",
    "damaged": lambda t, m, damage, click: f"{_m(t, m)} takes {damage} damage.",
    "healed": lambda t, m, n, click: f"{_m(t, m)} heals {n}.",
    "shot_down": lambda t, m: f"{_m(t, m)} is shot down out of the sky.",
    "returned": lambda t, m: f"{_m(t, m)} is back for one last scare!",
    "killed": _killed,
    "transformed": lambda t, m, click: f"{_m(t, m)} transforms into {side_title(t, m, 1)}!",
    "possessed": lambda t, m, n: f"{_m(t, m)} possesses {_m(t, n)}.",
    "released": lambda t, m: f"{_m(t, m)} is no longer possessed.",
    "scorned": lambda t, m: f"the Furies will not forget {_m(t, m)}.",
    "smashed": lambda t, o, s: f"{_m(t, t.attacker)} rolls {_dice(t)} and smashes the {OBJECT_NAMES[o]} at {space_name(s)}.",
    "held_out": _held_out,
    "marker": lambda t, k, s: f"{MARKERS[k]} covers {space_name(s)}.",
    "about_to_slay": lambda t, m, v: f"{_m(t, m)} is about to slay {the_victim(t, v)}.",
    "shielded": lambda t, m, v: f"{_m(t, m)} shields {the_victim(t, v)}.",
    "saved": lambda t, v: f"{the_victim(t, v)} gets away.",
    "exchanged": lambda t, v, o: f"{the_victim(t, o)} takes the place of {the_victim(t, v)}.",
    "disguised": lambda t, v: f"{the_victim(t, v)} is in disguise.",
    "slain": lambda t, m, v: _taken(t, m, v, "slays"),
    "rescued": lambda t, m, v: _taken(t, m, v, "rescues"),
    "cocooned": lambda t, m, v: f"{_m(t, m)} spins {the_victim(t, v)} into a cocoon.",
    "minion": lambda t, m, s: f"{_m(t, m)} rises at {space_name(s)}.",
    "tree": lambda t, seat: f"the Tree of the Damned gives {seat_name(seat)} one more action.",
    "trapped": lambda t, m: f"{_m(t, m)} is caught in a trap for ghosts.",
    "scored": _scored,
    "ended": lambda t, reason: "",
}
