"""The Widow: Venom Claw, Spider Web, Poison Mist, Toxic Scar."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import AT, DONE
from gloam.games.the_victim.components import NOTHING, SKILLS, TILES, WEBS, Skill, Tile, Victim
from gloam.games.the_victim.rules.attacking import BY_WEB
from gloam.games.the_victim.rules.evil_rules import EvilRules, register
from gloam.games.the_victim.rules.evils.pairs import within_reach
from gloam.games.the_victim.rules.injuries import debuff
from gloam.games.the_victim.rules.powers import eliminate, power, upgraded
from gloam.games.the_victim.table import EVIL, POISONED, RUN_OVER, Forest, rule, without
from gloam.kernel.game import Game

SPIDER_WEB: Final[int] = SKILLS.index("spider_web")
POISON_MIST: Final[int] = SKILLS.index("poison_mist")


@rule
def venom_claw(g: Game, t: Forest, victim: Victim) -> None:
    """A successful Attack poisons. [widow.venom-claw]"""
    debuff(g, t, victim, POISONED)


# --- Spider Web -------------------------------------------------------------------------------------------------------


def is_free(t: Forest, tile: Tile) -> bool:
    """Whether a tile is on the map, with nobody on it and no Web. [widow.spider-web]"""
    return t.cells[tile] != NOTHING and tile != t.evil_at and tile not in t.webs and not t.victims_at(tile)


def free_tiles(t: Forest) -> list[int]:
    """The tiles where a Web can be placed. [widow.spider-web]"""
    return [tile for tile in range(len(TILES)) if is_free(t, tile)]


def forbids_spider_web(t: Forest) -> str:
    """[widow.spider-web]"""
    return "" if any(is_free(t, tile) for tile in range(len(TILES))) else "widow.spider-web"


@rule
def spider_web(g: Game, t: Forest) -> None:
    """One Web; when upgraded, two if she likes. [widow.spider-web, widow.spider-web-upgrade]"""
    if upgraded(t, SPIDER_WEB):
        g.then(("spin_web", 0), ("spin_web", 1))
    else:
        g.then(("spin_web", 0))


@rule
def spin_web(g: Game, t: Forest, second: int) -> None:
    """Choose the tile, or for the `second` Web none; with six Webs out, first the one to take away.

    [widow.spider-web-limit, widow.spider-web-upgrade]
    """
    free = free_tiles(t)
    enough = (DONE,) * second
    if free and len(t.webs) < WEBS:
        g.ask(t.evil_seat, "web", (*AT.each(free), *enough), ("web_spun", second))
    elif free:
        g.ask(t.evil_seat, "unweave", (*AT.each(t.webs), *enough), ("web_unwoven",))


@rule
def web_unwoven(g: Game, t: Forest, answer: int) -> None:
    """There is a Web to place again. [widow.spider-web-limit]"""
    if answer != DONE:
        tear(g, t, AT.part(answer))
        g.then(("spin_web", 0))


def tear(g: Game, t: Forest, tile: Tile) -> None:
    """A Web is gone."""
    t.webs = without(t.webs, tile)
    g.tell("web_gone", tile)


@rule
def web_spun(g: Game, t: Forest, second: int, answer: int) -> None:
    """A Red token on the tile. [widow.spider-web]"""
    if answer != DONE:
        t.webs += (AT.part(answer),)
        g.tell("web", AT.part(answer))


@rule
def spring_web(g: Game, t: Forest, victim: Victim) -> None:
    """Who moves into a Web is poisoned and attacked; the Web is gone. [widow.spider-web-trigger]"""
    tear(g, t, t.at[victim])
    debuff(g, t, victim, POISONED)
    t.hits = 0
    g.then(("attack", EVIL, victim, power(t, SPIDER_WEB), BY_WEB), ("web_over",))


@rule
def web_over(g: Game, t: Forest) -> None:
    """Who was hit has to stay, who defended may go on. [widow.spider-web-continue]"""
    if t.hits:
        t.halted = RUN_OVER


# --- Poison Mist, Toxic Scar ------------------------------------------------------------------------------------------


def forbids_poison_mist(t: Forest) -> str:
    """[widow.poison-mist]"""
    return "" if within_reach(t) else "widow.poison-mist"


@rule
def poison_mist(g: Game, t: Forest) -> None:
    """One or two Victims near her. [widow.poison-mist]"""
    g.then(("choose_first", POISON_MIST))


@rule
def mist_poisons(g: Game, t: Forest, victim: Victim) -> None:
    """An upgraded success poisons. [widow.poison-mist-upgrade]"""
    debuff(g, t, victim, POISONED)


@rule
def toxic_scar(g: Game, t: Forest, victim: Victim, tile: Tile) -> None:
    """A Victim less, and all others are poisoned. [widow.toxic-scar]"""
    eliminate(g, t, victim)
    for other in t.on_map():
        debuff(g, t, other, POISONED)
    g.then(("after_death",))


# --- what the other rules ask -----------------------------------------------------------------------------------------


class WidowRules(EvilRules):
    """It poisons."""

    def strikes_from(self, t: Forest, skill: Skill, tile: Tile) -> tuple[int, ...]:
        """[widow.poison-mist]"""
        return (tile, *t.beside[tile]) if skill == POISON_MIST else ()

    def forbids_first(self, t: Forest) -> str:
        return forbids_spider_web(t)

    def forbids_second(self, t: Forest) -> str:
        return forbids_poison_mist(t)


register("widow", WidowRules("venom_claw", "", "mist_poisons", strikes_several=(POISON_MIST,)))
