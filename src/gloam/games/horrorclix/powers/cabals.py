"""The powers of the six cabals. Each is its members' while the leader is in play and in its right mind."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import TARGET
from gloam.games.horrorclix.components import CABAL, NO_CABAL, Monster, classes
from gloam.games.horrorclix.powers.damage import PACT_MADE
from gloam.games.horrorclix.powers.hooks import leader_of, power
from gloam.games.horrorclix.rules.damage import TO_START
from gloam.games.horrorclix.rules.geometry import near
from gloam.games.horrorclix.rules.ground import INSIDE, around
from gloam.games.horrorclix.table import Clix, rule
from gloam.kernel.game import PASS, Game, Step

Steps = tuple[Step, ...]
_ENEMIES_OF_FAITH: Final[int] = classes("hellspawn", "spirit")


def members(t: Clix, m: int) -> list[int]:
    """The friendly members of a monster's cabal on the map, itself among them."""
    cabal = CABAL[t.kind[m]]
    return [n for n in t.in_play() if cabal != NO_CABAL and CABAL[t.kind[n]] == cabal and t.friendly(m, n)]


@power("pack_tactics", "attack")
def pack_tactics(t: Clix, m: int, given: int, other: int) -> int:
    """+1 attack for each other member beside the target."""
    if other < 0:
        return 0
    beside = near(t, t.at[other])
    return len([n for n in members(t, m) if n != m and (beside >> t.at[n]) & 1])


@power("holy_crusade", "attack")
def holy_crusade(t: Clix, m: int, given: int, other: int) -> int:
    """+1 attack against Hellspawn and Spirits."""
    return int(other >= 0 and t.classes(other) & _ENEMIES_OF_FAITH != 0)


# --- Blood Communion --------------------------------------------------------------------------------------------------


@power("blood_communion", "slays")
def blood_communion(t: Clix, m: int, given: int, other: int) -> Steps:
    """When a member slays, another may heal 1."""
    return (("communion", m),) if len(members(t, m)) > 1 else ()


@rule
def communion(g: Game, t: Clix, m: Monster) -> None:
    hurt = [n for n in members(t, m) if n != m and t.click[n] > t.line[n]]
    if hurt:
        g.ask(t.controller(m), "communion", (PASS, *TARGET.each(hurt)), ("healed_member",))


@rule
def healed_member(g: Game, t: Clix, answer: int) -> None:
    if answer != PASS:
        g.then(("heal_by", TARGET.part(answer), 1, TO_START))


# --- Infernal Pact ----------------------------------------------------------------------------------------------------


@power("infernal_pact", "damage")
def infernal_pact(t: Clix, m: int, given: int, other: int) -> int:
    """+1 damage against vulnerable monsters."""
    return int(other >= 0 and t.vulnerable(other))


@power("infernal_pact", "insane")
def infernal_bargain(t: Clix, m: int, given: int, other: int) -> bool:
    """Once a turn a member may take 1 damage instead of going insane."""
    return PACT_MADE not in t.used


# --- Scorned Sisters --------------------------------------------------------------------------------------------------


@power("scorned_sisters", "kin_killed")
def scorned_sisters(t: Clix, m: int, given: int, other: int) -> Steps:
    """Whoever kills a member is hated by the others for the rest of the game."""
    if CABAL[t.kind[t.fallen]] != CABAL[t.kind[m]] or t.friendly(other, m):
        return ()
    return (("scorn", t.teams[t.controller(m)], other),)


@rule
def scorn(g: Game, t: Clix, team: int, killer: Monster) -> None:
    if (team, killer) not in t.scorned:
        t.scorned += ((team, killer),)
        g.tell("scorned", killer)


@power("scorned_sisters", "attack", "damage")
def scorn_bonus(t: Clix, m: int, given: int, other: int) -> int:
    """+1 attack and damage against a hated monster."""
    return int((t.teams[t.controller(m)], other) in t.scorned)


# --- Call of the Deep -------------------------------------------------------------------------------------------------


@power("call_of_the_deep", "swims")
def call_of_the_deep(t: Clix, m: int, given: int, other: int) -> int:
    """Members treat water as clear terrain."""
    return 1


@power("call_of_the_deep", "defense")
def wet_scales(t: Clix, m: int, given: int, other: int) -> int:
    """+1 defense in or beside water."""
    water = t.ground.water
    return ((water | around(INSIDE, water)) >> t.at[m]) & 1


@power("call_of_the_deep", "at_turn_start")
def healing_waters(t: Clix, m: int, given: int, other: int) -> Steps:
    """At the start of a turn one member in water may heal 1."""
    return (("waters", m),) if m == leader_of(t, m) and _soaked(t, m) else ()


def _soaked(t: Clix, m: int) -> list[int]:
    return [n for n in members(t, m) if (t.ground.water >> t.at[n]) & 1 and t.click[n] > t.line[n]]


@rule
def waters(g: Game, t: Clix, m: Monster) -> None:
    g.ask(t.controller(m), "waters", (PASS, *TARGET.each(_soaked(t, m))), ("healed_member",))
