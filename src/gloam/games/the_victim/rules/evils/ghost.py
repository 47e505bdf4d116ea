"""The Ghost: Shock, Terrifying Dance, Behind You!, Haunt Humming."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import ATTACK
from gloam.games.the_victim.components import SKILLS, Skill, Tile, Victim
from gloam.games.the_victim.rules.attacking import attackable
from gloam.games.the_victim.rules.evil_rules import EvilRules, register
from gloam.games.the_victim.rules.evils.pairs import within_reach
from gloam.games.the_victim.rules.hunting import put_piece
from gloam.games.the_victim.rules.injuries import debuff
from gloam.games.the_victim.rules.powers import attack_with, eliminate
from gloam.games.the_victim.rules.victims.sean import brave, chosen_target
from gloam.games.the_victim.table import AFRAID, EVIL, Forest, rule
from gloam.kernel.game import Game

TERRIFYING_DANCE: Final[int] = SKILLS.index("terrifying_dance")
BEHIND_YOU: Final[int] = SKILLS.index("behind_you")


@rule
def shock(g: Game, t: Forest, victim: Victim) -> None:
    """A successful Attack brings Fear. [ghost.shock]"""
    debuff(g, t, victim, AFRAID)


def forbids_terrifying_dance(t: Forest) -> str:
    """[ghost.terrifying-dance]"""
    return "" if within_reach(t) else "ghost.terrifying-dance"


@rule
def terrifying_dance(g: Game, t: Forest) -> None:
    """One or two Victims near it. [ghost.terrifying-dance]"""
    g.then(("choose_first", TERRIFYING_DANCE))


@rule
def dance_frightens(g: Game, t: Forest, victim: Victim) -> None:
    """An upgraded success brings Fear. [ghost.terrifying-dance-upgrade]"""
    debuff(g, t, victim, AFRAID)


def anyone(t: Forest) -> list[int]:
    """All Victims that can be attacked, wherever they are."""
    return [victim for victim in t.order if attackable(t, victim)]


def forbids_behind_you(t: Forest) -> str:
    """[ghost.behind-you]"""
    return "" if anyone(t) else "ghost.behind-you"


@rule
def behind_you(g: Game, t: Forest) -> None:
    """Choose a Victim anywhere. [ghost.behind-you]"""
    g.ask(t.evil_seat, "behind", tuple(ATTACK.each(brave(t, anyone(t)))), ("appears_behind",))


@rule
def appears_behind(g: Game, t: Forest, answer: int) -> None:
    """The Ghost is on its tile and attacks. [ghost.behind-you]"""
    victim = chosen_target(t, anyone(t), answer)
    put_piece(g, t, EVIL, 0, t.at[victim])
    attack_with(g, t, BEHIND_YOU, victim)


@rule
def ghost_frightens(g: Game, t: Forest, victim: Victim) -> None:
    """An upgraded success brings Fear. [ghost.behind-you-upgrade]"""
    debuff(g, t, victim, AFRAID)


@rule
def haunt_humming(g: Game, t: Forest, victim: Victim, tile: Tile) -> None:
    """A Victim less, and Fear for all others. [ghost.haunt-humming]"""
    eliminate(g, t, victim)
    for other in t.on_map():
        debuff(g, t, other, AFRAID)
    g.then(("after_death",))


# --- what the other rules ask -----------------------------------------------------------------------------------------


class GhostRules(EvilRules):
    """It frightens."""

    def strikes_from(self, t: Forest, skill: Skill, tile: Tile) -> tuple[int, ...]:
        """[ghost.terrifying-dance]"""
        return (tile, *t.beside[tile]) if skill == TERRIFYING_DANCE else ()

    def strikes_anywhere(self, t: Forest, skill: Skill, tile: Tile) -> bool:
        """[ghost.behind-you]"""
        return skill == BEHIND_YOU

    def forbids_first(self, t: Forest) -> str:
        return forbids_terrifying_dance(t)

    def forbids_second(self, t: Forest) -> str:
        return forbids_behind_you(t)


register(
    "ghost",
    GhostRules("shock", "dance_frightens", "ghost_frightens", strikes_several=(TERRIFYING_DANCE,), asks_whom=("", "behind")),
)
