"""What Events do. A card's effect, in its content file, is a list of these steps."""

from __future__ import annotations

from gloam.games.horrified.answers import RAID, TOWARD_PERSON
from gloam.games.horrified.components import FIRST_MONSTER, FIRST_VILLAGER, SPACES, VILLAGER_SAFE, Monster, Space, Villager
from gloam.games.horrified.rules.movement import closest_people, enter
from gloam.games.horrified.table import NOBODY, OFF_BOARD, Village, rule
from gloam.kernel.game import Game


@rule
def appear(g: Game, t: Village, villager: Villager, space: Space) -> None:
    """A Villager enters the village. [villagers.arrival]"""
    enter(g, t, FIRST_VILLAGER + villager, space)


@rule
def villagers_walk(g: Game, t: Village, spaces: int) -> None:
    """Every Villager walks toward its safe location."""
    out = [v for v in range(len(VILLAGER_SAFE)) if t.at[FIRST_VILLAGER + v] != OFF_BOARD]
    g.then_all([("walk_toward", FIRST_VILLAGER + v, VILLAGER_SAFE[v], spaces, 0) for v in out])


@rule
def hypnotise(g: Game, t: Village, monster: Monster, spaces: int) -> None:
    """The person closest to the Monster walks toward it; nobody does if someone is with it already. [strike.other-ties]"""
    people = closest_people(t, FIRST_MONSTER + monster)
    if len(people) > 1 and t.at[people[0]] != t.monster_at(monster):
        g.ask(t.turn, "hypnotise", tuple(TOWARD_PERSON.each(people)), ("hypnotised", monster, spaces))
    elif people:
        g.then(("walk_toward", people[0], t.monster_at(monster), spaces, 0))


@rule
def hypnotised(g: Game, t: Village, monster: Monster, spaces: int, answer: int) -> None:
    """The one that the current player chose among the closest."""
    g.then(("walk_toward", TOWARD_PERSON.part(answer), t.monster_at(monster), spaces, 0))


@rule
def swoop(g: Game, t: Village, monster: Monster) -> None:
    """The Monster is placed with the current player's Hero."""
    if t.at[t.hero()] != OFF_BOARD:
        enter(g, t, FIRST_MONSTER + monster, t.at[t.hero()])


@rule
def return_to(g: Game, t: Village, monster: Monster, space: Space) -> None:
    """The Monster is placed in a space."""
    enter(g, t, FIRST_MONSTER + monster, space)


@rule
def raid(g: Game, t: Village, monster: Monster) -> None:
    """The Monster is placed where most Items lie, and they are discarded; with none on the board nothing happens."""
    most = max([len(items) for items in t.items])
    richest = [space for space in range(len(SPACES)) if len(t.items[space]) == most]
    if most and len(richest) > 1:
        g.ask(t.turn, "raid", tuple(RAID.each(richest)), ("raided", monster))
    elif most:
        raided(g, t, monster, RAID.of(richest[0]))


@rule
def raided(g: Game, t: Village, monster: Monster, answer: int) -> None:
    """The Items there go to the discard pile."""
    space = RAID.part(answer)
    enter(g, t, FIRST_MONSTER + monster, space)
    items = t.items[space]
    t.discard += items
    t.items[space] = ()
    g.tell("raided", space, len(items))


@rule
def hunt(g: Game, t: Village, monster: Monster, spaces: int) -> None:
    """The first time, the current player takes the Hunted emblem; the Monster walks toward its holder's Hero.

    [wolfman.hunted.first-event, wolfman.hunted.kept, wolfman.hunted.hero-off-board]
    """
    if t.hunted == NOBODY:
        t.hunted = t.turn
        g.tell("hunted", t.turn, t.hero())
    prey = t.at[t.heroes[t.hunted]]
    if prey != OFF_BOARD:
        g.then(("walk_toward", FIRST_MONSTER + monster, prey, spaces, 0))


@rule
def lure(g: Game, t: Village, monster: Monster, spaces: int) -> None:
    """The first time, the current player takes the Soul sign; its holder's Hero walks toward the Monster.

    [mummy.soul.first-event, mummy.soul.kept, mummy.soul.hero-off-board]
    """
    if t.soul == NOBODY:
        t.soul = t.turn
        g.tell("soul", t.turn, t.hero())
    hero = t.heroes[t.soul]
    if t.at[hero] != OFF_BOARD:
        g.then(("walk_toward", hero, t.monster_at(monster), spaces, 0))


@rule
def seek(g: Game, t: Village, monster: Monster, other: Monster, spaces: int) -> None:
    """A Monster walks toward another."""
    g.then(("walk_toward", FIRST_MONSTER + monster, t.monster_at(other), spaces, 0))
