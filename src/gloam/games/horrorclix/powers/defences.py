"""Powers beside defense: what keeps a monster, or a victim, from harm."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.components import CLOSE, DIAL, RANGED, SKULLS, VULNERABLE, Monster, classes
from gloam.games.horrorclix.powers.hooks import power
from gloam.games.horrorclix.rules.combat import calls_off
from gloam.games.horrorclix.rules.damage import TO_START, heal
from gloam.games.horrorclix.rules.dice import pips, roll
from gloam.games.horrorclix.rules.geometry import HINDERED, fire
from gloam.games.horrorclix.rules.ground import distance
from gloam.games.horrorclix.table import SCARED_ONCE, Clix, put, rule
from gloam.kernel.game import Game, Step

Steps = tuple[Step, ...]
_SEES_PHANTOMS: Final[int] = classes("spirit", "guardian", "occultist")
_SCARED: Final = 2  # the highest roll that calls an attack off
_RETURNS: Final = 4
_VISIBLE: Final = 4  # how near an invisible monster can be shot from
_SHIELDS: Final = 3


@power("unstoppable", "reduces")
def unstoppable(t: Clix, m: int, given: int, other: int) -> int:
    """1 less from each attack."""
    return 1


@power("invulnerable", "reduces")
def invulnerable(t: Clix, m: int, given: int, other: int) -> int:
    """2 less from each attack."""
    return 2


@power("phantom", "reduces")
def phantom(t: Clix, m: int, given: int, other: int) -> int:
    """2 less from attacks by anyone but Spirits, Guardians and Occultists."""
    return 0 if other >= 0 and t.classes(other) & _SEES_PHANTOMS else 2


@power("evade", "evades")
def evade(t: Clix, m: int, given: int, other: int) -> int:
    """An attack that would hit misses on the number given, or more."""
    return given


@power("aerial_evasion", "evades")
def aerial_evasion(t: Clix, m: int, given: int, other: int) -> int:
    """Shots miss on 4 and more while it soars, on 6 while it hovers."""
    return 0 if t.attack_kind != RANGED else 4 if t.soaring[m] else 6


# --- Contest of Wills -------------------------------------------------------------------------------------------------


@power("contest_of_wills", "contests")
def contest_of_wills(t: Clix, m: int, given: int, other: int) -> Steps:
    """Attacker and defender roll a die each: only a higher one hits."""
    return (("contest", m),)


@rule
def contest(g: Game, t: Clix, m: Monster) -> None:
    roll(g, ("contest_attacker", m))


@rule
def contest_attacker(g: Game, t: Clix, m: Monster, face: int) -> None:
    roll(g, ("contest_defender", m, pips(g, "Contest of Wills", t.attacker, face)))


@rule
def contest_defender(g: Game, t: Clix, m: Monster, attacking: int, face: int) -> None:
    if attacking > pips(g, "Contest of Wills", m, face):
        t.hits += (m,)
    else:
        g.tell("missed", t.attacker, m)


# --- not to be seen ---------------------------------------------------------------------------------------------------


@power("stealth", "conceals")
def stealth(t: Clix, m: int, given: int, other: int) -> bool:
    """A hindered line of fire to it is blocked."""
    return fire(t, other, m) == HINDERED


@power("invisible", "conceals")
def invisible(t: Clix, m: int, given: int, other: int) -> bool:
    """It cannot be shot from more than 4 spaces away."""
    return distance(t.at[m], t.at[other]) > _VISIBLE


# --- after damage -----------------------------------------------------------------------------------------------------


@power("knit_flesh", "wounded")
def knit_flesh(t: Clix, m: int, given: int, other: int) -> Steps:
    """After a shot that hurt it, it heals 1."""
    return (("knit", m),) if t.attack_kind == RANGED else ()


@rule
def knit(g: Game, t: Clix, m: Monster) -> None:
    if m not in [entry[0] for entry in t.dying]:
        heal(g, t, m, 1)


@power("barbed_flesh", "wounded")
def barbed_flesh(t: Clix, m: int, given: int, other: int) -> Steps:
    """Whoever hurts it in close combat is dealt 1 damage."""
    return (("harm", other, 1, 0, m, t.controller(m)),) if t.attack_kind == CLOSE else ()


# --- Regenerate -------------------------------------------------------------------------------------------------------


@power("regenerate", "at_turn_start")
def regenerate(t: Clix, m: int, given: int, other: int) -> Steps:
    """Without action tokens it may heal 1 at the start of a turn."""
    return (("regeneration", m, given),) if t.tokens[m] == 0 and t.click[m] > t.line[m] else ()


@rule
def regeneration(g: Game, t: Clix, m: Monster, lowest: int) -> None:
    roll(g, ("regenerated", m, lowest))


@rule
def regenerated(g: Game, t: Clix, m: Monster, lowest: int, face: int) -> None:
    if pips(g, "Regenerate", m, face) >= lowest:
        heal(g, t, m, 1, TO_START)


# --- Shield the Innocent, Scare, One Last Scare -----------------------------------------------------------------------


@power("shield_the_innocent", "shields")
def shield_the_innocent(t: Clix, m: int, given: int, other: int) -> bool:
    """Once a turn it may save a victim within 3 spaces at the price of 1 damage."""
    return distance(t.at[m], t.victim_at[other]) <= _SHIELDS


@power("scare", "scares")
def scare_power(t: Clix, m: int, given: int, other: int) -> bool:
    """Whoever attacks it in close combat must not roll 1 or 2 first."""
    return t.attack_kind == CLOSE


@rule
def scare(g: Game, t: Clix, m: Monster) -> None:
    roll(g, ("scared", m))


@rule
def scared(g: Game, t: Clix, m: Monster, face: int) -> None:
    """The attack on it is not made; the action is used."""
    if pips(g, "Scare", t.attacker, face) <= _SCARED:
        t.targets = tuple([target for target in t.targets if target != m])
        g.tell("scared", t.attacker, m)
        if not t.targets:
            calls_off(t)


@power("one_last_scare", "would_die")
def one_last_scare(t: Clix, m: int, given: int, other: int) -> Steps:
    """Once in a game it may come back from the dead."""
    return () if t.flags[m] & SCARED_ONCE else (("last_scare", m),)


@rule
def last_scare(g: Game, t: Clix, m: Monster) -> None:
    t.flags = put(t.flags, m, t.flags[m] | SCARED_ONCE)
    roll(g, ("last_scare_rolled", m))


@rule
def last_scare_rolled(g: Game, t: Clix, m: Monster, face: int) -> None:
    """On 4 and more its dial stands on the last click before the skulls, and it is vulnerable."""
    if pips(g, "One Last Scare", m, face) >= _RETURNS:
        t.spared = 1
        dial = DIAL[t.kind[m]]
        click = t.click[m]
        while dial[click + 1][0] != SKULLS:
            click += 1
        t.click = put(t.click, m, click)
        t.tokens = put(t.tokens, m, VULNERABLE)
        g.tell("returned", m)
