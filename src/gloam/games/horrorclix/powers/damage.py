"""Powers beside damage: how hard a monster hits, what it feeds on, and its state of mind."""

from __future__ import annotations

from typing import Final

from gloam.games.horrorclix.answers import PACT, PLACE, TARGET
from gloam.games.horrorclix.components import POINTS, POWERS, Kind, Monster, Victim, twist
from gloam.games.horrorclix.powers.hooks import any_of, power
from gloam.games.horrorclix.rules.damage import TO_FIRST, TO_START, UNPREVENTABLE, heal, outright
from gloam.games.horrorclix.rules.dice import pips, roll
from gloam.games.horrorclix.rules.geometry import near, neighbours
from gloam.games.horrorclix.rules.ground import listed
from gloam.games.horrorclix.table import INSANE, NOBODY, OFF, Clix, put, rule
from gloam.kernel.game import PASS, Game, Step

Steps = tuple[Step, ...]
_MIDNIGHT: Final[int] = twist("stroke_of_midnight")
_ASSASSIN: Final = 5
_MAULS: Final = 2
_FEAST: Final = 2
_KIN: Final = 3


PACT_MADE: Final[tuple[int, int]] = (NOBODY, POWERS.index("infernal_pact"))
"""Among the effects of a turn's start: a pact has been made."""


def _yes(t: Clix, m: int, given: int, other: int) -> int:
    return 1


# --- harder hits ------------------------------------------------------------------------------------------------------


@power("prey_on_the_weak", "damage")
def prey_on_the_weak(t: Clix, m: int, given: int, other: int) -> int:
    """+1 damage for each action token on the target."""
    return t.tokens[other] if other >= 0 else 0


@power("dead_aim", "damage")
def dead_aim(t: Clix, m: int, given: int, other: int) -> int:
    """+1 damage with exactly one target."""
    return int(len(t.targets) == 1)


@power("weak_spot", "penetrates")
def weak_spot(t: Clix, m: int, given: int, other: int) -> int:
    """Penetrating damage to vulnerable targets."""
    return int(t.vulnerable(other))


@power("assassinate", "damage_becomes")
def assassinate(t: Clix, m: int, given: int, other: int) -> int:
    """A single vulnerable target is dealt 5."""
    return _ASSASSIN


for _hook in ("single", "needs_vulnerable"):
    power("assassinate", _hook)(_yes)


@power("scattershot", "more_targets", "each_target")
def scattershot(t: Clix, m: int, given: int, other: int) -> int:
    """One more target; each that is hit is dealt the damage value less 1, at least 1."""
    return 1


@power("maul", "damage_becomes")
def maul(t: Clix, m: int, given: int, other: int) -> int:
    """2 instead of 1 in a frenzy."""
    return _MAULS if t.frenzy else 0


@power("intimidate", "hampers")
def intimidate(t: Clix, m: int, given: int, other: int) -> int:
    """Opponents beside it attack with 1 less."""
    return -1


# --- feeding ----------------------------------------------------------------------------------------------------------


@power("blood_drain", "wounds")
def blood_drain(t: Clix, m: int, given: int, other: int) -> Steps:
    """It heals 1 when its attack hurts someone, up to its starting line."""
    return (("heal_by", m, 1, TO_START),)


@power("feast", "slays")
def feast(t: Clix, m: int, given: int, other: int) -> Steps:
    """It heals 2 when it slays, even past its starting line."""
    return (("heal_by", m, _FEAST, TO_FIRST),)


@power("devour_kin", "no_attack")
def devour_kin(t: Clix, m: int, given: int, other: int) -> str:
    """No attack: a friend beside it that is worth less is killed, and it heals."""
    return "devouring"


@power("devour_kin", "usable")
def lesser_kin(t: Clix, m: int, given: int, other: int) -> list[int]:
    return [n for n in neighbours(t, m) if t.friendly(m, n) and POINTS[t.kind[n]] < POINTS[t.kind[m]]]


@rule
def devouring(g: Game, t: Clix, m: Monster) -> None:
    g.ask(t.controller(m), "devour", tuple(TARGET.each(lesser_kin(t, m, 0, NOBODY))), ("devoured", m))


@rule
def devoured(g: Game, t: Clix, m: Monster, answer: int) -> None:
    """Nobody scores; 3 points are healed, 1 for a minion."""
    kin = TARGET.part(answer)
    outright(t, kin, m, NOBODY)
    g.then(("bury",), ("heal_by", m, 1 if t.minion(kin) else _KIN, TO_START))


@power("lay_on_hands", "no_attack")
def lay_on_hands(t: Clix, m: int, given: int, other: int) -> str:
    """No attack: a friend beside it heals 1, or 2 on 4 and more."""
    return "laying_hands"


@power("lay_on_hands", "usable")
def friends_beside(t: Clix, m: int, given: int, other: int) -> list[int]:
    return [n for n in neighbours(t, m) if t.friendly(m, n)]


@rule
def laying_hands(g: Game, t: Clix, m: Monster) -> None:
    g.ask(t.controller(m), "lay_hands", tuple(TARGET.each(friends_beside(t, m, 0, NOBODY))), ("hands_laid",))


@rule
def hands_laid(g: Game, t: Clix, answer: int) -> None:
    roll(g, ("hands_healed", TARGET.part(answer)))


@rule
def hands_healed(g: Game, t: Clix, m: Monster, face: int) -> None:
    heal(g, t, m, 2 if pips(g, "Lay on Hands", m, face) > 3 else 1)


# --- Create Minion ----------------------------------------------------------------------------------------------------


@power("create_minion", "slays")
def create_minion(t: Clix, m: int, given: int, other: int) -> Steps:
    """A slain victim may become a minion beside the slayer."""
    return (("raise_minion", m, other, given),)


@rule
def raise_minion(g: Game, t: Clix, m: Monster, v: Victim, kind: Kind) -> None:
    """The controller puts it on a free space beside it; with none there is no minion. [minions.created-from-slain-victims]"""
    spaces = near(t, t.at[m]) & t.free()
    if spaces and t.holder[v] == m:
        g.ask(t.controller(m), "minion", (PASS, *PLACE.each(listed(spaces))), ("minion_raised", m, v, kind))


@rule
def minion_raised(g: Game, t: Clix, m: Monster, v: Victim, kind: Kind, answer: int) -> None:
    """The victim is out of the game; the minion acts as a monster of that player. [minions.act-as-monsters]"""
    if answer == PASS:
        return
    t.victim_at[v] = OFF
    minion = t.add_monster(kind, t.controller(m), 0)
    t.at[minion] = PLACE.part(answer)
    g.tell("minion", minion, t.at[minion])


# --- Insanity ---------------------------------------------------------------------------------------------------------


@power("insanity", "at_turn_start")
def insanity(t: Clix, m: int, given: int, other: int) -> Steps:
    """Its owner rolls at the start of a turn; below the number given it goes insane. [insanity.only-owner-rolls]"""
    return (("insanity_roll", m, given),) if t.owner[m] == t.active else ()


@rule
def insanity_roll(g: Game, t: Clix, m: Monster, lowest: int) -> None:
    """[insanity.roll-at-turn-start]"""
    roll(g, ("insanity_rolled", m, lowest))


@rule
def insanity_rolled(g: Game, t: Clix, m: Monster, lowest: int, face: int) -> None:
    if pips(g, "Insanity", m, face) - (t.clock == _MIDNIGHT) >= lowest:
        g.tell("keeps_mind", m)
    elif any_of(t, "insane", m):
        g.then(("offer_pact", m))
    else:
        g.then(("goes_insane", m))


@rule
def offer_pact(g: Game, t: Clix, m: Monster) -> None:
    """Its owner may keep it in its right mind by an Infernal Pact."""
    g.ask(t.owner[m], "pact", (PASS, PACT), ("pact_made", m))


@rule
def pact_made(g: Game, t: Clix, m: Monster, answer: int) -> None:
    """A member of the cabal may pay to stay in its right mind, once a turn."""
    if answer == PACT:
        t.used += (PACT_MADE,)
        g.then(("harm", m, 1, UNPREVENTABLE, NOBODY, NOBODY), ("bury",))
    else:
        g.then(("goes_insane", m))


@rule
def goes_insane(g: Game, t: Clix, m: Monster) -> None:
    """It loses its tokens and obeys nobody this turn, then each player in turn. [insanity.owner-cannot-use-it]"""
    t.mind = put(t.mind, m, INSANE)
    t.tokens = put(t.tokens, m, 0)
    g.tell("insane", m)
