"""The Werewolf: Blood Smell (with the dice), Target, Double Slash, Wolf Bite."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import ATTACK
from gloam.games.the_victim.components import SKILLS, Tile, Victim
from gloam.games.the_victim.rules.attacking import attackable_at
from gloam.games.the_victim.rules.curse import THREE_PLAYERS, leave
from gloam.games.the_victim.rules.evil_rules import EvilRules, register
from gloam.games.the_victim.rules.injuries import debuff
from gloam.games.the_victim.rules.powers import attack_with, upgraded
from gloam.games.the_victim.rules.victims.sean import brave, chosen_target
from gloam.games.the_victim.table import ENSLAVED, TARGETED, Forest, replaced, rule
from gloam.kernel.game import Game

TARGET: Final[int] = SKILLS.index("target")
DOUBLE_SLASH: Final[int] = SKILLS.index("double_slash")


def forbids_target(t: Forest) -> str:
    """[werewolf.target]"""
    return "" if attackable_at(t, t.evil_at) else "werewolf.target"


@rule
def target(g: Game, t: Forest) -> None:
    """Choose a Victim on the same tile. [werewolf.target]"""
    targets = attackable_at(t, t.evil_at)
    g.ask(t.evil_seat, "target", tuple(ATTACK.each(brave(t, targets))), ("targeted",))


@rule
def targeted(g: Game, t: Forest, answer: int) -> None:
    """It gets the Target status, before the upgrade instead of another, and is attacked.

    [werewolf.target-single, werewolf.target-upgrade]
    """
    victim = chosen_target(t, attackable_at(t, t.evil_at), answer)
    if not upgraded(t, TARGET):
        t.debuffs = tuple([debuffs & ~TARGETED for debuffs in t.debuffs])
    debuff(g, t, victim, TARGETED)
    attack_with(g, t, TARGET, victim)


def forbids_double_slash(t: Forest) -> str:
    """[werewolf.double-slash]"""
    return "" if attackable_at(t, t.evil_at) else "werewolf.double-slash"


@rule
def double_slash(g: Game, t: Forest) -> None:
    """Choose a Victim on the same tile. [werewolf.double-slash]"""
    targets = attackable_at(t, t.evil_at)
    g.ask(t.evil_seat, "slash", tuple(ATTACK.each(brave(t, targets))), ("slashed",))


@rule
def slashed(g: Game, t: Forest, answer: int) -> None:
    """Two attacks, three when upgraded; a Victim that falls is attacked no more.

    [werewolf.double-slash, werewolf.double-slash-upgrade]
    """
    victim = chosen_target(t, attackable_at(t, t.evil_at), answer)
    attacks = 3 if upgraded(t, DOUBLE_SLASH) else 2
    attack_with(g, t, DOUBLE_SLASH, victim, attacks)


@rule
def wolf_bite(g: Game, t: Forest, victim: Victim, tile: Tile) -> None:
    """The Victim changes sides and stays on the map; who has other Victims hands it to the Evil's player. [werewolf.wolf-bite]"""
    leave(g, t, victim, ENSLAVED)
    t.at[victim] = tile
    if t.seats <= THREE_PLAYERS:
        t.owner = replaced(t.owner, victim, t.evil_seat)
    g.tell("enslaved", victim, t.owner[victim])
    g.then(("after_death",))


# --- what the other rules ask -----------------------------------------------------------------------------------------


class WerewolfRules(EvilRules):
    """It smells blood, and hunts whom it targets."""

    def may_roll_again(self, t: Forest) -> bool:
        """While any Victim has a Wound. [werewolf.blood-smell]"""
        return any(t.wounds[victim] for victim in t.on_map())

    def hunts_after_run(self, t: Forest, victim: Victim) -> bool:
        """After a Victim with the Target status. [werewolf.target-hunt]"""
        return t.debuffs[victim] & TARGETED > 0

    def forbids_first(self, t: Forest) -> str:
        return forbids_target(t)

    def forbids_second(self, t: Forest) -> str:
        return forbids_double_slash(t)


register("werewolf", WerewolfRules(asks_whom=("target", "slash")))
