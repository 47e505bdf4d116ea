"""What can be foreseen before answering: the reach of a Run or a Hunt, and the chance of a test or an attack, in percent."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from gloam.games.the_victim import components as c
from gloam.games.the_victim.chances import at_least, attack_chance, hit_chance, pass_chance, reach_chance, tile_chance
from gloam.games.the_victim.map import placed
from gloam.games.the_victim.reach import hunting_row, running_row
from gloam.games.the_victim.rules.actions import TWO_CARDS
from gloam.games.the_victim.rules.attacking import attack_targets, attackable, body_tiles
from gloam.games.the_victim.rules.evil import HUNTED
from gloam.games.the_victim.rules.powers import power, skills
from gloam.games.the_victim.rules.skills import affects, works
from gloam.games.the_victim.rules.tests import bonus, dice_for
from gloam.games.the_victim.table import ENSLAVED, EVIL, RAN, Forest
from gloam.kernel.boards.graphs import FAR

FARTHEST: Final = 16
"""No Run is longer: five dice of 3, and Shoes."""


class ReachView(Struct, gc=False, array_like=True):
    """How many steps away a tile is, and the chance in percent to come there now."""

    steps: int
    chance: int


class ThreatView(Struct, gc=False):
    """What the Evil can do to a Victim where it stands now, in percent."""

    steps: int | None
    """How far a Hunt has to lead; None if none leads there."""
    reach: int
    """The chance that a Hunt leads there."""
    hit: int
    """The chance that an Attack wounds it."""
    skills: list[int]
    """The chance that an attack of the first and of the second active skill wounds it."""


class ForesightView(Struct, gc=False):
    """What lies before the one whose turn it is. Chances are in percent."""

    figure: str
    """A Victim, or "evil"."""
    reach: dict[str, ReachView]
    """The tiles that a Run or a Hunt can lead to: before the dice by chance, while it lasts those within the steps left."""
    tests: dict[str, int]
    """By Test tile on the map: the chance to pass it."""
    decode: int
    heal: int
    hide: int
    search: int
    """One Item, or more."""
    search_two: int


def percent(chance: float) -> int:
    """A chance in percent; what is neither sure nor impossible is not told as such."""
    rounded = round(100 * chance)
    if rounded == 0 and chance > 0:
        return 1
    return 99 if rounded == 100 and chance < 1 - 1e-9 else rounded


def foresight(t: Forest) -> ForesightView | None:
    """For the one whose turn it is; None between turns."""
    if t.acting == c.NOTHING:
        return None
    if t.acting == EVIL or t.state[t.acting] == ENSLAVED:
        figure = "evil" if t.acting == EVIL else c.VICTIMS[t.acting]
        return ForesightView(figure, _hunt(t, t.acting), {}, 0, 0, 0, 0, 0)
    victim = t.acting
    if t.at[victim] == c.NOTHING:
        return None
    return ForesightView(
        figure=c.VICTIMS[victim],
        reach=_run(t, victim),
        tests={c.TILES[tile]: percent(tile_chance(t, victim, tile)) for tile in placed(t) if c.IS_TEST[tile]},
        decode=percent(pass_chance(t, victim, c.INT)),
        heal=percent(pass_chance(t, victim, c.INT)),
        hide=percent(pass_chance(t, victim, c.LUK)),
        search=percent(pass_chance(t, victim, c.LUK)),
        search_two=percent(pass_chance(t, victim, c.LUK, TWO_CARDS)),
    )


# --- Runs -------------------------------------------------------------------------------------------------------------


def run_chance(t: Forest, victim: c.Victim, steps: int) -> float:
    """The chance that a Run of a Victim is so long: the dice, halved by Snow, what is worn, and Cheer Up. [run.roll, run.zero]"""
    needed = steps - int(victim != c.ROLITA and works(t, c.ROLITA)) - bonus(t, victim, c.AGI)
    if needed <= 1:
        return 1.0
    if affects(t, c.SNOW, victim):
        needed = 2 * needed - 1
    return at_least(t.faces, dice_for(t, victim, c.AGI), needed)


def _run(t: Forest, victim: c.Victim) -> dict[str, ReachView]:
    running = t.left > 0
    if t.critical(victim) or (t.actions & RAN and not running):
        return {}
    steps, passed = running_row(t, victim, t.left if running else FARTHEST)
    found: dict[str, ReachView] = {}
    for tile in placed(t):
        if 0 < steps[tile] < FAR:
            chance = passed[tile] * (1.0 if running else run_chance(t, victim, steps[tile]))
            if chance:
                found[c.TILES[tile]] = ReachView(steps[tile], percent(chance))
    return found


# --- the Evil ---------------------------------------------------------------------------------------------------------


def _hunt(t: Forest, hunter: int) -> dict[str, ReachView]:
    hunting = t.left > 0
    if t.actions & HUNTED and not hunting:
        return {}
    starts = list(body_tiles(t)) if hunter == EVIL else [t.at[hunter]]
    row = hunting_row(t, starts, t.left if hunting else FARTHEST)
    found: dict[str, ReachView] = {}
    for tile in placed(t):
        if 0 < row[tile] < FAR:
            chance = 1.0 if hunting else reach_chance(t, row[tile])
            if chance:
                found[c.TILES[tile]] = ReachView(row[tile], percent(chance))
    return found


def threats(t: Forest) -> dict[str, ThreatView]:
    """What the Evil can do to each Victim that it can attack, where both stand now."""
    row = hunting_row(t, list(body_tiles(t)), FARTHEST)
    return {c.VICTIMS[victim]: _threat(t, victim, row[t.at[victim]]) for victim in t.on_map() if attackable(t, victim)}


def _threat(t: Forest, victim: c.Victim, steps: int) -> ThreatView:
    here = victim in attack_targets(t)
    reach = 1.0 if here else 0.0 if steps == FAR else reach_chance(t, steps)
    return ThreatView(
        steps=0 if here else None if steps == FAR else steps,
        reach=percent(reach),
        hit=percent(attack_chance(t, victim, t.meat)),
        skills=[percent(hit_chance(t, victim, power(t, skill))) for skill in skills(t)],
    )
