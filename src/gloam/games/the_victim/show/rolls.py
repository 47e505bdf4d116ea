"""How a roll came about and what it means: "8 rolled, halved to 4 by Snow, Shoes +1: 5 in all"."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.the_victim import components as c
from gloam.games.the_victim.readings import TEST_STATUS_OR_MORE
from gloam.games.the_victim.rules.attacking import offers_evil_die
from gloam.games.the_victim.rules.cards import may_be_held
from gloam.games.the_victim.rules.skills import affects
from gloam.games.the_victim.table import EVIL, Forest

PURPOSES: Final[dict[str, str]] = {
    "run_rolled": "run",
    "rush_rolled": "run",
    "decode_rolled": "decode",
    "heal_rolled": "heal",
    "self_heal_rolled": "heal",
    "search_rolled": "search",
    "hide_rolled": "hide",
    "tile_tested": "test",
    "defended": "defence",
    "curse_tested": "curse",
    "hunt_rolled": "hunt",
    "attack_rolled": "attack",
    "frenzy_rolled": "attack",
}
"""What a roll is for, by the step that follows it."""


class Sum(NamedTuple):
    """What a roll comes to, and how, in the order in which it is worked out: why, and what it is then."""

    total: int
    reasons: tuple[tuple[str, int], ...]
    sentence: str


def purpose(t: Forest) -> str:
    """What the last roll is for."""
    return PURPOSES[t.rolling[3]]


def mark(t: Forest) -> int:
    """What the last roll has to come to, or NOTHING if there is no such number."""
    what, victim, status = purpose(t), t.rolling[1], t.rolling[2]
    if what in ("decode", "heal", "search", "hide"):
        return c.PASS_MARK
    if what == "test":
        return t.status(victim, status) if t.reads & TEST_STATUS_OR_MORE else c.PASS_MARK
    if what == "defence":
        points: int = t.rolling[6]
        return points
    return c.NOTHING


def comes_to(t: Forest) -> Sum:
    """What the last roll comes to.

    [run.roll, run.zero, events.snow-bonus-after, items.bonus-after-roll, curse.example-werewolf-int]
    """
    _, who, status, *outcome = t.rolling
    rolled = sum(t.dice)
    if status == c.NOTHING:
        return _evil_die(t, who, rolled, outcome[0])
    reasons = [("rolled", rolled)]
    told = [f"{rolled} rolled"]
    added = ""
    total = rolled
    if purpose(t) == "run" and not rolled:
        total = 1
        reasons.append(("zero", total))
        told.append("still one step")
    elif purpose(t) == "run":
        total = _halved(t, who, int(outcome[2]) if outcome[0] == "run_rolled" else 0, total, reasons, told)
    if purpose(t) != "curse":
        for item in t.worn[who]:
            if c.ITEM_WORN[item] == status:
                total += 1
                reasons.append((c.ITEM_NAMES[item], total))
                told.append(f"{c.ITEM_NAMES[item]} +1")
                added = f": {total} in all"
    return Sum(total, tuple(reasons), ", ".join(told) + added)


def _halved(t: Forest, victim: c.Victim, flexible: int, total: int, reasons: list[tuple[str, int]], told: list[str]) -> int:
    for halves, why in ((affects(t, c.SNOW, victim), "Snow"), (flexible, "Flexible")):
        if halves:
            total = (total + 1) // 2
            reasons.append((why, total))
            told.append(f"halved to {total} by {why}")
    return total


def _evil_die(t: Forest, who: int, rolled: int, outcome: str) -> Sum:
    if rolled <= c.RAGE:
        told = "the Rage symbol: +1 Rage" if who == EVIL else "the Rage symbol"
        return Sum(0, (("rage", 0),), told)
    reasons = [("rolled", rolled)]
    told = f"{rolled} rolled"
    if outcome != "hunt_rolled" and who == EVIL and t.meat:
        rolled += t.meat
        reasons.append(("Meat", rolled))
        told += f", Meat +{t.meat}: {rolled} in all"
    return Sum(rolled, tuple(reasons), told)


def can_change(t: Forest, seat: int) -> list[str]:
    """What may still change the last roll, as far as a seat can know: who holds cards may hold a Manual."""
    still_open, who, status, *_ = t.rolling
    if not still_open or not t.dice:
        return []
    if status == c.NOTHING:
        again = offers_evil_die(t, t.evil_seat, (t.evil_seat, who))
        return [c.EVIL_PASSIVE[t.evil]] if again else []
    may_have = c.MANUAL in t.hands[who] if t.owner[who] == seat else may_be_held(t, who, c.MANUAL)
    return ["manual"] if may_have and not t.critical(who) else []


def who_rolls(t: Forest) -> str:
    """A Victim, or "evil"."""
    figure: int = t.rolling[1]
    return c.FIGURES[figure]
