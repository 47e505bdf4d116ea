"""The Doppelganger: Shadow Rush (with Hunt and Attack), Dark Thorn, Swap Dimension, Mimic Body."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import ATTACK, SWAP
from gloam.games.the_victim.components import NOTHING, SHADOWS, SKILL_STAMINA, SKILLS, TILES, Skill, Tile, Victim
from gloam.games.the_victim.map import distance
from gloam.games.the_victim.readings import SWAP_COSTS_TWO, THORN_HUNTS
from gloam.games.the_victim.rules.attacking import BY_SECOND, attack_targets, attackable, attackable_on, body_tiles
from gloam.games.the_victim.rules.evil_rules import EvilRules, register
from gloam.games.the_victim.rules.hunting import put_piece
from gloam.games.the_victim.rules.powers import attack_with, eliminate, power, upgraded
from gloam.games.the_victim.rules.running import move
from gloam.games.the_victim.rules.victims.sean import brave, stood_in
from gloam.games.the_victim.table import EVIL, Forest, rule
from gloam.kernel.game import PASS, Game

DARK_THORN: Final[int] = SKILLS.index("dark_thorn")
SWAP_DIMENSION: Final[int] = SKILLS.index("swap_dimension")
SWAP_RANGE: Final = 3


# --- Dark Thorn -------------------------------------------------------------------------------------------------------


def forbids_dark_thorn(t: Forest) -> str:
    """[doppelganger.dark-thorn]"""
    return "" if attackable_on(t, body_tiles(t)) else "doppelganger.dark-thorn"


@rule
def dark_thorn(g: Game, t: Forest) -> None:
    """Everyone on the tiles of body and Shadows is attacked, each once. [doppelganger.dark-thorn, doppelganger.dark-thorn-once]"""
    g.then(("thorn_over",))
    for victim in reversed(attackable_on(t, body_tiles(t))):
        attack_with(g, t, DARK_THORN, victim)


@rule
def thorn_over(g: Game, t: Forest) -> None:
    """After a success the upgraded skill allows another Attack. [doppelganger.dark-thorn-upgrade]"""
    if t.hits and upgraded(t, DARK_THORN):
        g.then(("free_hunt",) if t.reads & THORN_HUNTS else ("free_attack",))


@rule
def free_attack(g: Game, t: Forest) -> None:
    """The Doppelganger may attack once more. [doppelganger.dark-thorn-upgrade]"""
    targets = brave(t, attack_targets(t))
    if targets:
        g.ask(t.evil_seat, "free_attack", (PASS, *ATTACK.each(targets)), ("free_attack_made",))


@rule
def free_attack_made(g: Game, t: Forest, answer: int) -> None:
    """It attacks, or lets it be."""
    if answer != PASS:
        g.then(("evil_attack", EVIL, ATTACK.part(answer)))


# --- Swap Dimension ---------------------------------------------------------------------------------------------------


def swaps(t: Forest) -> list[int]:
    """Body or Shadow, and a Victim up to 3 tiles from it. [doppelganger.swap-dimension]"""
    options: list[int] = []
    tiles = body_tiles(t)
    for piece, tile in enumerate(tiles):
        if piece > 1 and tile in tiles[1:piece]:
            continue
        options += [SWAP.of(piece, victim) for victim in brave(t, near(t, tile))]
    return options


def near(t: Forest, tile: Tile) -> list[int]:
    """The Victims up to 3 tiles away that can be attacked, whatever is between."""
    return [victim for victim in t.order if attackable(t, victim) and distance(t, tile, t.at[victim]) <= SWAP_RANGE]


def forbids_swap_dimension(t: Forest) -> str:
    """[doppelganger.swap-dimension]"""
    return "" if any(near(t, tile) for tile in body_tiles(t)) else "doppelganger.swap-dimension"


@rule
def swap_dimension(g: Game, t: Forest) -> None:
    """Choose who changes places. [doppelganger.swap-dimension]"""
    g.ask(t.evil_seat, "swap", tuple(swaps(t)), ("swapped",))


@rule
def swapped(g: Game, t: Forest, answer: int) -> None:
    """They have changed places, and the Victim is attacked. It tests nothing there; an open Bunker lets it in."""
    piece, victim = SWAP.parts(answer)
    tile = body_tiles(t)[piece]
    stood_in(t, near(t, tile), victim)
    put_piece(g, t, EVIL, piece, t.at[victim])
    move(g, t, victim, tile)
    attack = ("attack", EVIL, victim, power(t, SWAP_DIMENSION), BY_SECOND)
    g.then(("enter_bunker",), attack, ("after_attack", victim), ("swap_over",))


@rule
def swap_over(g: Game, t: Forest) -> None:
    """After a success the upgraded skill allows another Hunt. [doppelganger.swap-dimension-upgrade]"""
    if t.hits and upgraded(t, SWAP_DIMENSION):
        g.then(("free_hunt",))


@rule
def mimic_body(g: Game, t: Forest, victim: Victim, tile: Tile) -> None:
    """A Victim less, and a Shadow more in its place. [doppelganger.mimic-body]"""
    eliminate(g, t, victim)
    if len(t.shadows) < SHADOWS:
        t.shadows += (tile,)
        g.tell("shadow", tile)
    g.then(("after_death",))


# --- what the other rules ask -----------------------------------------------------------------------------------------


class DoppelgangerRules(EvilRules):
    """It is wherever its Shadows are."""

    def comes(self, t: Forest) -> None:
        """With a Shadow. [doppelganger.initial-shadow]"""
        t.shadows = (t.evil_at,)

    def attack_tiles(self, t: Forest) -> tuple[int, ...]:
        """Those of its body and its Shadows. [doppelganger.shadow-rush-attack]"""
        return body_tiles(t)

    def strikes_from(self, t: Forest, skill: Skill, tile: Tile) -> tuple[int, ...]:
        """[doppelganger.dark-thorn, doppelganger.swap-dimension]"""
        if skill == DARK_THORN:
            return (tile,)
        return tuple([other for other in range(len(TILES)) if t.cells[other] != NOTHING and distance(t, tile, other) <= SWAP_RANGE])

    def stamina(self, t: Forest, skill: Skill) -> int:
        """[doppelganger.swap-dimension-cost]"""
        return 2 if skill == SWAP_DIMENSION and t.reads & SWAP_COSTS_TWO else SKILL_STAMINA[skill]

    def forbids_first(self, t: Forest) -> str:
        return forbids_dark_thorn(t)

    def forbids_second(self, t: Forest) -> str:
        return forbids_swap_dimension(t)


register("doppelganger", DoppelgangerRules(strikes_several=(DARK_THORN,), asks_where=(SWAP_DIMENSION,)))
