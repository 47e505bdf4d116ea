"""Sean: Shooting, Brave."""

from __future__ import annotations

from gloam.games.the_victim.answers import ATTACK
from gloam.games.the_victim.components import NOTHING, SEAN, Victim
from gloam.games.the_victim.rules.items import forbids_shot
from gloam.games.the_victim.rules.skills import worked, works
from gloam.games.the_victim.table import BACK, FRONT, NO_TOKEN, Forest, rule
from gloam.kernel.game import Game


def forbids_shooting(t: Forest) -> str:
    """[sean.shooting-range, sean.shooting-no-stack, sean.shooting-recharge, skill.recharge]"""
    if t.shooting != NO_TOKEN:
        return "sean.shooting-recharge"
    if t.bullet != NOTHING:
        return "sean.shooting-no-stack"
    return "sean.shooting-range" if forbids_shot(t, SEAN) else ""


@rule
def shooting(g: Game, t: Forest, victim: Victim) -> None:
    """The Bullet token on the Evil's board, the Shooting token on Sean's. [sean.shooting, sean.shooting-bullet]"""
    t.bullet = victim
    t.shooting = FRONT
    g.tell("shot", victim)


def shot_by_sean(t: Forest) -> bool:
    """Whether the Bullet token lies there by Sean's Shooting, and not by a Gun. [sean.shooting-bullet]"""
    return t.bullet == SEAN and t.shooting == FRONT


def recharge(t: Forest, victim: Victim) -> None:
    """When his turn begins the Shooting token is turned over, in the turn after that removed. [sean.shooting-recharge]"""
    if victim == SEAN:
        t.shooting = BACK if t.shooting == FRONT else NO_TOKEN


def brave(t: Forest, targets: list[int]) -> list[int]:
    """Those of several possible targets that the Evil may attack: with Sean on a tile, of that tile only him. [sean.brave]"""
    if SEAN not in targets or not works(t, SEAN):
        return targets
    return [victim for victim in targets if victim == SEAN or t.at[victim] != t.at[SEAN]]


def forbids_targets(t: Forest, targets: list[int], chosen: list[int]) -> str:
    """Why an attack that may be on several targets cannot be on the chosen ones alone. [sean.brave, sean.brave-not-multi]"""
    return "" if len(chosen) > 1 or chosen[0] in brave(t, targets) else "sean.brave"


def chosen_target(t: Forest, targets: list[int], answer: int) -> int:
    """The one of these targets that the Evil has chosen to attack. [sean.brave]"""
    victim = ATTACK.part(answer)
    stood_in(t, targets, victim)
    return victim


def stood_in(t: Forest, targets: list[int], target: Victim) -> None:
    """Brave has worked if Sean was attacked instead of another. [skill.passive-once-per-turn]"""
    if target == SEAN and len(brave(t, targets)) < len(targets):
        worked(t, SEAN)
