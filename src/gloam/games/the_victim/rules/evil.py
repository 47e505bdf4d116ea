"""The Evil's turn: Action points, Rage, Stamina, upgrades, and what it may do."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.the_victim.answers import ATTACK, ATTACK_ALL, DEATH, END, HUNT, STEPS, UPGRADE, USE
from gloam.games.the_victim.components import (
    DEATH_RAGE,
    EVIL_DEATH,
    FIRST,
    MOST_RAGE,
    NOTHING,
    PASSIVE,
    PURPLE,
    SKILLS,
    UPGRADE_RAGE,
    UPGRADES,
    Skill,
    Upgrade,
    Victim,
)
from gloam.games.the_victim.readings import ENSLAVED_AFTER_EVIL, GUN_TOKEN_LEAVES
from gloam.games.the_victim.rules.attacking import attack_targets, body_tiles
from gloam.games.the_victim.rules.ending import all_critical, two_eliminated
from gloam.games.the_victim.rules.evil_rules import BY_EVIL, forbids_target
from gloam.games.the_victim.rules.powers import gain_stamina, skills, stamina_for, which
from gloam.games.the_victim.rules.rounds import begin_turn
from gloam.games.the_victim.rules.victims.sean import brave, shot_by_sean
from gloam.games.the_victim.table import ENSLAVED, EVIL, ON_MAP, Forest, replaced, rule
from gloam.kernel.game import Game

# The kinds of Main Action, as a mask of those taken
HUNTED: Final = 1
ATTACKED: Final = 2
USED_FIRST: Final = 4
USED_SECOND: Final = 8
USED_DEATH: Final = 16

_KINDS: Final[dict[str, int]] = {"hunt": HUNTED, "attack": ATTACKED, "attack_all": ATTACKED, "death": USED_DEATH}


# --- the turn ---------------------------------------------------------------------------------------------------------


@rule
def evil_turn(g: Game, t: Forest) -> None:
    """A Stamina, and two Action points or three: one more for Rage 3, one less for a Bullet.

    [evil.stamina-gain, evil.action-points, evil.action-points-six, rage.bonus-action, rage.bonus-not-same-turn, evil.bullet]
    """
    points = t.evil_points + int(t.rage == MOST_RAGE) - int(t.bullet != NOTHING)
    begin_turn(t, EVIL, points)
    gain_stamina(g, t)
    g.tell("evil_turn", t.points, t.evil, t.evil_seat, t.round)
    g.then(("evil_chooses",), ("evil_turn_over",))


@rule
def evil_turn_over(g: Game, t: Forest) -> None:
    """Fear takes hold now, and at some tables a Gun's Bullet token leaves. [ghost.fear.example-vivian, items.gun]"""
    t.fresh_fear = 0
    t.acting = NOTHING
    if t.reads & GUN_TOKEN_LEAVES and t.bullet != NOTHING and not shot_by_sean(t):
        t.bullet = NOTHING
        g.tell("bullet_gone")
    if t.reads & ENSLAVED_AFTER_EVIL:
        g.then(*[("enslaved_turn", victim) for victim in t.order if t.state[victim] == ENSLAVED])


@rule
def evil_chooses(g: Game, t: Forest) -> None:
    """What the Evil does next, until it ends its turn. [evil.main-action-list, evil.sub-actions-free]"""
    options = evil_actions(t) + upgrades(t)
    options.append(END)
    g.ask(t.evil_seat, "evil", tuple(options), ("evil_acts",))


@rule
def evil_acts(g: Game, t: Forest, answer: int) -> None:
    """A Main Action costs 1 point and is not taken again this turn. [evil.different-actions, evilskill.once-per-turn]"""
    if answer == END:
        return
    step = STEPS[answer]
    if UPGRADE.has(answer):
        g.then(step, ("evil_chooses",))
        return
    t.points -= 1
    t.actions |= 2 << which(step[1]) if USE.has(answer) else _KINDS[step[0]]
    t.hits = 0
    g.tell("evil_action", step[0], t.points)
    g.then(_step(t, answer), ("evil_chooses",))


def _step(t: Forest, answer: int) -> tuple[Any, ...]:
    """The rule that carries an answer out."""
    if answer == HUNT:
        return ("evil_hunt", EVIL)
    if answer == ATTACK_ALL:
        return ("frenzy_roll", sum([1 << victim for victim in attack_targets(t)]))
    if ATTACK.has(answer) and BY_EVIL[t.evil].attacks_several:
        return ("frenzy", 1 << ATTACK.part(answer))
    if ATTACK.has(answer):
        return ("evil_attack", EVIL, ATTACK.part(answer))
    if DEATH.has(answer):
        return ("death", DEATH.part(answer))
    return ("evil_skill", USE.part(answer))


def forbids_evil_action(t: Forest, kind: int) -> str:
    """[evil.action-points, evil.different-actions]"""
    if t.points <= 0:
        return "evil.action-points"
    return "evil.different-actions" if t.actions & kind else ""


def evil_actions(t: Forest) -> list[int]:
    """All Main Actions the Evil may take now. [evil.main-action-list]"""
    options: list[int] = []
    if t.points <= 0:
        return options
    if not forbids_hunt(t):
        options.append(HUNT)
    if not forbids_evil_action(t, ATTACKED):
        options += ATTACK.each(first_targets(t))
    if not forbids_attack_all(t):
        options.append(ATTACK_ALL)
    options += [USE.of(skill) for skill in skills(t) if not forbids_evil_skill(t, skill)]
    options += [DEATH.of(victim) for victim in t.order if not forbids_death(t, victim)]
    return options


def forbids_hunt(t: Forest) -> str:
    """[evil.different-actions]"""
    return forbids_evil_action(t, HUNTED)


def forbids_attack_all(t: Forest) -> str:
    """[wendigo.frenzy, attack.same-tile]"""
    if not BY_EVIL[t.evil].attacks_several:
        return "attack.same-tile"
    return forbids_evil_action(t, ATTACKED) or ("" if len(attack_targets(t)) > 1 else "wendigo.frenzy")


def first_targets(t: Forest) -> list[int]:
    """Whom an Attack can begin with: Brave does not bind the Wendigo, which may go on to attack others. [sean.brave-not-multi]"""
    targets = attack_targets(t)
    return targets if BY_EVIL[t.evil].attacks_several else brave(t, targets)


def forbids_attack(t: Forest, victim: Victim) -> str:
    """[attack.same-tile, hide.no-target, injury.maximum, sean.brave]"""
    if victim not in attack_targets(t):
        if t.hidden(victim):
            return "hide.no-target"
        return "injury.maximum" if t.critical(victim) else "attack.same-tile"
    return forbids_evil_action(t, ATTACKED) or ("" if victim in first_targets(t) else "sean.brave")


def forbids_evil_skill(t: Forest, skill: Skill) -> str:
    """[evilskill.once-per-turn, evilskill.first-cost, evilskill.second-cost]"""
    if skill not in skills(t):
        return "evil.main-action-list"
    if t.actions & (2 << which(skill)):
        return "evilskill.once-per-turn"
    if t.stamina < stamina_for(t, skill):
        return "evilskill.first-cost" if which(skill) == FIRST else "evilskill.second-cost"
    return forbids_evil_action(t, 0) or forbids_target(t, skill)


def forbids_death(t: Forest, victim: Victim) -> str:
    """[death.cost, death.target, hide.no-target]"""
    if t.rage < DEATH_RAGE:
        return "death.cost"
    if t.hidden(victim):
        return "hide.no-target"
    here = t.state[victim] == ON_MAP and t.at[victim] in body_tiles(t)
    return forbids_evil_action(t, USED_DEATH) or ("" if here and t.critical(victim) else "death.target")


# --- active skills ----------------------------------------------------------------------------------------------------


@rule
def evil_skill(g: Game, t: Forest, skill: Skill) -> None:
    """Its Stamina is taken off the board, and the skill is carried out. [evil.stamina-spent]"""
    t.stamina -= stamina_for(t, skill)
    g.tell("evil_used", skill, t.stamina)
    g.then((SKILLS[skill],))


# --- the Death Skill --------------------------------------------------------------------------------------------------


@rule
def death(g: Game, t: Forest, victim: Victim) -> None:
    """Rage is 0; the Victim is out of the game, or as the Evil's Death Skill says. [death.removal, death.rage-zero]"""
    tile = t.at[victim]
    t.rage = 0
    g.tell("rage", 0)
    g.then((EVIL_DEATH[t.evil], victim, tile))


@rule
def after_death(g: Game, t: Forest) -> None:
    """Two Victims less, or none that stands: the Evil has won. [end.evil-two-eliminated, end.evil-all-critical]"""
    two_eliminated(g, t)
    if not g.over:
        all_critical(g, t)


# --- upgrades ---------------------------------------------------------------------------------------------------------


def forbids_upgrade(t: Forest, skill: Upgrade) -> str:
    """[upgrade.cost, upgrade.maximum, upgrade.passive-once]"""
    if t.rage < UPGRADE_RAGE:
        return "upgrade.cost"
    if sum(t.upgrades) >= PURPLE:
        return "upgrade.maximum"
    return "upgrade.passive-once" if skill == PASSIVE and t.upgrades[PASSIVE] else ""


def upgrades(t: Forest) -> list[int]:
    """What the Evil may upgrade now: passive and active skills, never the Death Skill. [upgrade.death-not]"""
    return [UPGRADE.of(skill) for skill in range(len(UPGRADES)) if not forbids_upgrade(t, skill)]


@rule
def upgrade(g: Game, t: Forest, skill: Upgrade) -> None:
    """A Purple token on the skill, for 2 Rage. [upgrade.cost, upgrade.place, evil.sub-actions-free]"""
    t.rage -= UPGRADE_RAGE
    t.upgrades = replaced(t.upgrades, skill, t.upgrades[skill] + 1)
    g.tell("upgraded", skill, t.upgrades[skill])
