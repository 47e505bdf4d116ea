"""The Witch: Voodoo Doll, Corpse Explosion, Thunder Call, Blood Curse."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import AT, ATTACK
from gloam.games.the_victim.components import CORPSES, DECODERS, IS_CORPSE, IS_DECODER, NOTHING, SKILLS, Skill, Tile, Victim
from gloam.games.the_victim.rules.attacking import attackable_around, attackable_at
from gloam.games.the_victim.rules.evil_rules import EvilRules, register
from gloam.games.the_victim.rules.powers import attack_with, eliminate, gain_stamina, upgraded
from gloam.games.the_victim.rules.victims.sean import brave, chosen_target
from gloam.games.the_victim.table import Forest, rule
from gloam.kernel.game import Game

CORPSE_EXPLOSION: Final[int] = SKILLS.index("corpse_explosion")
THUNDER_CALL: Final[int] = SKILLS.index("thunder_call")


@rule
def voodoo_doll(g: Game, t: Forest, victim: Victim) -> None:
    """A successful Attack gives a Stamina. [witch.voodoo-doll-stamina]"""
    gain_stamina(g, t)


# --- Corpse Explosion -------------------------------------------------------------------------------------------------


def blast(t: Forest, tile: Tile) -> list[int]:
    """Whom the explosion of a tile can be against: there and beside it, path or not. [witch.corpse-explosion]"""
    return attackable_around(t, tile)


def worth_blowing_up(t: Forest, tile: Tile) -> bool:
    """Whether a Corpse tile is on the map with a Victim near, or when upgraded with nobody."""
    return t.cells[tile] != NOTHING and (upgraded(t, CORPSE_EXPLOSION) or len(blast(t, tile)) > 0)


def corpses(t: Forest) -> list[int]:
    """The Corpse tiles worth blowing up."""
    return [tile for tile in CORPSES if worth_blowing_up(t, tile)]


def forbids_corpse_explosion(t: Forest) -> str:
    """[witch.corpse-explosion]"""
    return "" if any(worth_blowing_up(t, tile) for tile in CORPSES) else "witch.corpse-explosion"


@rule
def corpse_explosion(g: Game, t: Forest) -> None:
    """Choose a Corpse tile anywhere. [witch.corpse-explosion]"""
    g.ask(t.evil_seat, "explosion", tuple(AT.each(corpses(t))), ("explosion_at",))


@rule
def explosion_at(g: Game, t: Forest, answer: int) -> None:
    """Choose a Victim there or beside it, if there is one; afterwards an upgraded explosion leaves its mark."""
    tile = AT.part(answer)
    g.tell("exploded", tile)
    if upgraded(t, CORPSE_EXPLOSION):
        g.then(("mark_corpse", tile))
    if blast(t, tile):
        g.then(("explosion_hits", tile))


@rule
def explosion_hits(g: Game, t: Forest, tile: Tile) -> None:
    """[witch.corpse-explosion]"""
    g.ask(t.evil_seat, "blast", tuple(ATTACK.each(brave(t, blast(t, tile)))), ("blasted", tile))


@rule
def blasted(g: Game, t: Forest, tile: Tile, answer: int) -> None:
    """[witch.corpse-explosion]"""
    victim = chosen_target(t, blast(t, tile), answer)
    attack_with(g, t, CORPSE_EXPLOSION, victim)


@rule
def mark_corpse(g: Game, t: Forest, tile: Tile) -> None:
    """A Yellow token: nobody searches here any more. [witch.corpse-explosion-upgrade]"""
    t.exploded |= 1 << tile
    g.tell("marked", tile)


# --- Thunder Call -----------------------------------------------------------------------------------------------------


def worth_striking(t: Forest, tile: Tile) -> bool:
    """Whether a Decoder tile is on the map with a Victim there, or when upgraded with nobody."""
    return t.cells[tile] != NOTHING and (upgraded(t, THUNDER_CALL) or len(attackable_at(t, tile)) > 0)


def decoders(t: Forest) -> list[int]:
    """The Decoder tiles worth striking."""
    return [tile for tile in DECODERS if worth_striking(t, tile)]


def forbids_thunder_call(t: Forest) -> str:
    """[witch.thunder-call]"""
    return "" if any(worth_striking(t, tile) for tile in DECODERS) else "witch.thunder-call"


@rule
def thunder_call(g: Game, t: Forest) -> None:
    """Choose a Decoder tile anywhere. [witch.thunder-call]"""
    g.ask(t.evil_seat, "thunder", tuple(AT.each(decoders(t))), ("thunder_at",))


@rule
def thunder_at(g: Game, t: Forest, answer: int) -> None:
    """All Victims there are attacked; an upgraded one leaves a Bolt. [witch.thunder-call, rage.example-witch-two-fails]"""
    tile = AT.part(answer)
    g.tell("struck", tile)
    if upgraded(t, THUNDER_CALL):
        g.then(("leave_bolt", tile))
    for victim in reversed(attackable_at(t, tile)):
        attack_with(g, t, THUNDER_CALL, victim)


@rule
def leave_bolt(g: Game, t: Forest, tile: Tile) -> None:
    """A Red token: a Decode here only removes it. [witch.thunder-call-upgrade]"""
    t.bolts |= 1 << tile
    g.tell("bolt", tile)


@rule
def blood_curse(g: Game, t: Forest, victim: Victim, tile: Tile) -> None:
    """A Victim less, and a Wound for all who have none. [witch.blood-curse]"""
    eliminate(g, t, victim)
    g.then(*[("wound", other) for other in t.on_map() if not t.wounds[other]], ("after_death",))


# --- what the other rules ask -----------------------------------------------------------------------------------------


class WitchRules(EvilRules):
    """It attacks beside its tile too."""

    def attacks_around(self, t: Forest, tile: Tile) -> tuple[int, ...]:
        """There and beside it, path or not. [witch.voodoo-doll, witch.voodoo-doll-no-path]"""
        return (tile,) + t.beside[tile]

    def strikes_from(self, t: Forest, skill: Skill, tile: Tile) -> tuple[int, ...]:
        return ()

    def strikes_anywhere(self, t: Forest, skill: Skill, tile: Tile) -> bool:
        """[witch.corpse-explosion, witch.thunder-call]"""
        if skill == CORPSE_EXPLOSION:
            return IS_CORPSE[tile] or any([IS_CORPSE[other] for other in t.beside[tile]])
        return IS_DECODER[tile]

    def forbids_first(self, t: Forest) -> str:
        return forbids_corpse_explosion(t)

    def forbids_second(self, t: Forest) -> str:
        return forbids_thunder_call(t)


register("witch", WitchRules("voodoo_doll", asks_whom=("blast", ""), asks_where=(CORPSE_EXPLOSION, THUNDER_CALL)))
