"""The log: what happened, told with the names that figures have on this table. What can be seen without words has none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gloam.games.horrorclix import components as c
from gloam.games.horrorclix.powers.hooks import has
from gloam.games.horrorclix.rules import values
from gloam.games.horrorclix.show.names import OBJECT_REFS, POWER_REFS, TWIST_REFS, monster_ref, side_title, space_name, the_victim
from gloam.games.horrorclix.show.odds import aim_at
from gloam.games.horrorclix.show.texts import TELLING, TEXTS
from gloam.games.horrorclix.table import NOBODY, PHASES, SANE, Clix
from gloam.games.horrorclix.twists.subplots import HATRED
from gloam.show.texts import Log, facts_in
from gloam.show.words import counted, listed, the_seat

_FACTS: Final = facts_in(c, map=c.MAPS, edge=c.EDGES, phase=PHASES)

# --- parts of sentences -----------------------------------------------------------------------------------------------


def _m(t: Clix, m: int) -> str:
    return monster_ref(t, m) if m >= 0 else "nobody"


def _with(power: int) -> str:
    return f" with {POWER_REFS[power]}" if power >= 0 else ""


def _dice(t: Clix) -> str:
    return f"{t.dice[0]} and {t.dice[1]}" if len(t.dice) == 2 else ""


def _points(t: Clix, seat: int, points: int) -> str:
    return f": {counted(points, 'point')} for {the_seat(seat)}" if points else ""


# --- longer sentences -------------------------------------------------------------------------------------------------


def _crossroads(t: Clix, m: int, side: int) -> str:
    return f"{_m(t, m)} goes as {side_title(t, m, side)}."


def _named(t: Clix, seat: int, card: int, named: int) -> str:
    about = f"{c.CLASS_NAMES[named]} monsters" if card == HATRED else _m(t, named)
    return f"{the_seat(seat)}'s {TWIST_REFS[card]} is about {about}."


def _victim_moved(t: Clix, v: int, left: int, to: int) -> str:
    return (
        f"{the_victim(t, v)} goes from {space_name(left)} to {space_name(to)}."
        if left >= 0
        else f"{the_victim(t, v)} is at {space_name(to)}."
    )


def _acts(t: Clix, m: int, action: int, power: int) -> str:
    """Only what the next line does not tell."""
    if power >= 0 and (action == c.MOVE_ACTION or has(power, "no_attack")):
        return f"{_m(t, m)} uses {POWER_REFS[power]}."
    return ""


def _attacks(t: Clix, m: int, target: int, action: int, power: int) -> str:
    verb = "shoots at" if action == c.RANGED else "attacks"
    aim = aim_at(t, m, target)
    needed = f" and needs {aim.needs} or more ({aim.chance} %)" if aim.needs is not None else ""
    return f"{_m(t, m)} {verb} {_m(t, target)}{_with(power)}{needed}."


def _rolled(t: Clix, why: str, m: int, pips: int) -> str:
    """The dice of an attack are told with what comes of them."""
    if why == "attack":
        return ""
    who = _m(t, m) if m >= 0 else "the die"
    purpose = {"break away": "to break away", "evade": "to evade", "dispute": "for the dispute"}.get(why, f"for {why}")
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
    return f"{_m(t, m)} is killed{by}{_points(t, seat, c.POINTS[t.kind[m]]) if scores else ''}."


def _taken(t: Clix, m: int, v: int, done: str) -> str:
    worth = c.VICTIM_POINTS * t.build_total // c.HUNDRED
    blooded = " and is blooded" if not t.minion(m) and t.holder.count(m) == 1 else ""
    return f"{_m(t, m)} {done} {the_victim(t, v)}{blooded}{_points(t, t.controller(m), worth)}."


def _held_out(t: Clix, m: int, at: int) -> str:
    total = sum(t.dice) + values.attack(t, m, NOBODY).total
    return f"{_m(t, m)} rolls {_dice(t)}, {total} in all: not the {c.SMASHES} that it takes. What stands at {space_name(at)} holds."


def _scored(t: Clix, seat: int, points: int) -> str:
    alive = [m for m in t.in_play() if t.owner[m] == seat]
    left = f"{counted(len(alive), 'monster')} left" if alive else "no monster left"
    return f"{the_seat(seat)} has {counted(points, 'victory point')} and {left}."


def _army(t: Clix, seat: int, points: int) -> str:
    return f"{the_seat(seat)} brings {listed([_m(t, m) for m in range(len(t.kind)) if t.owner[m] == seat])}, {points} points."


def _monster_placed(t: Clix, m: int, to: int) -> str:
    return f"{_m(t, m)} starts on {space_name(to)}{', soaring' if t.soaring[m] else ''}."


def _token(t: Clix, m: int, tokens: int) -> str:
    return f"{_m(t, m)} has two action tokens and is vulnerable." if tokens == 2 else ""


def _moved(t: Clix, m: int, left: int, to: int, more: int) -> str:
    return "" if more else f"{_m(t, m)} moves to {space_name(to)}."


def _transformed(t: Clix, m: int, click: int) -> str:
    return f"{_m(t, m)} transforms into {side_title(t, m, 1)}!"


def _smashed(t: Clix, thing: int, at: int) -> str:
    return f"{_m(t, t.attacker)} rolls {_dice(t)} and smashes the {OBJECT_REFS[thing]} at {space_name(at)}."


_SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "army": _army,
    "crossroads": _crossroads,
    "monster_placed": _monster_placed,
    "named": _named,
    "victim_moved": _victim_moved,
    "acts": _acts,
    "token": _token,
    "rolled": _rolled,
    "moved": _moved,
    "attacks": _attacks,
    "missed": _missed,
    "hit": _hit,
    "killed": _killed,
    "transformed": _transformed,
    "smashed": _smashed,
    "held_out": _held_out,
    "slain": partial(_taken, done="slays"),
    "rescued": partial(_taken, done="rescues"),
    "scored": _scored,
}
_LOG: Final = Log(TELLING, _FACTS, TEXTS.log, here=_SENTENCES)
EVENTS: Final = _LOG.events
describe: Final = _LOG.describe_on
