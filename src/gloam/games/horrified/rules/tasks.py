"""The Advance and Defeat actions: what they ask for, and paying for them with Items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.horrified.answers import STRENGTH, USE
from gloam.games.horrified.components import (
    BLUE,
    COLOURS,
    CREATURE,
    DRACULA,
    FRANKENSTEIN,
    INVISIBLE_MAN,
    ITEM_COLOUR,
    ITEM_STRENGTH,
    MAT_FRENZIED,
    MAT_OF,
    MUMMY,
    RED,
    SCIENTIST,
    WOLF_MAN,
    YELLOW,
    Colour,
    Item,
    Mat,
    Monster,
)
from gloam.games.horrified.rules.defeat import defeat_mat
from gloam.games.horrified.rules.items import discard_item, kinds, strength
from gloam.games.horrified.rules.monsters import creature, dracula, frankenstein, invisible_man, mummy, wolf_man
from gloam.games.horrified.table import IN_BOX, Village, rule
from gloam.kernel.game import Game

COFFIN_RED: Final = 6

_ADVANCE_PLACE: Final[tuple[Callable[[Village, int], str], ...]] = (
    creature.advance_place,
    dracula.advance_place,
    frankenstein.advance_place,
    frankenstein.advance_place,
    invisible_man.advance_place,
    mummy.advance_place,
    wolf_man.advance_place,
)


# --- Advance ----------------------------------------------------------------------------------------------------------


def forbids_advance(t: Village, monster: Monster) -> str:
    """The rule that forbids the current Hero to advance a Monster's task now, or "".

    [actions.advance.general, actions.advance.own-items, items.sum-within-one-action]
    """
    if not t.actions:
        return "actions.allowance"
    if not t.in_play(monster):
        return "monsterdefeat.out-of-game"
    place = _ADVANCE_PLACE[monster](t, monster)
    if place:
        return place
    held = t.held[t.turn]
    if monster == DRACULA:
        return "" if worth(t, RED) >= COFFIN_RED else "dracula.advance.coffin-space"
    for item in held:
        if fits(t, monster, item):
            return ""
    return "actions.advance.general"


def fits(t: Village, monster: Monster, item: Item) -> bool:
    """Whether one Item of the current Hero could advance this task."""
    if monster == CREATURE:
        return creature.fits(t, monster, item)
    if monster == INVISIBLE_MAN:
        return invisible_man.fits(t, monster, item)
    if monster == MUMMY:
        return mummy.fits(t, monster, item)
    if monster == WOLF_MAN:
        return wolf_man.fits(t, monster, item)
    return frankenstein.fits(t, monster, item)


@rule
def advance(g: Game, t: Village, monster: Monster) -> None:
    """Use Items at the place the mat names to progress its task. [items.single-symbol, items.sum-symbol]"""
    if monster == DRACULA:
        g.then(("pay", RED, COFFIN_RED, MAT_OF[DRACULA]), ("smash_coffin",))
    else:
        g.then(("advance_with", monster))


@rule
def advance_with(g: Game, t: Village, monster: Monster) -> None:
    """Choose the one Item."""
    usable = [item for item in kinds(t.held[t.turn]) if fits(t, monster, item)]
    g.ask(t.turn, "advance", tuple(USE.each(usable)), ("advanced", monster))


@rule
def advanced(g: Game, t: Village, monster: Monster, answer: int) -> None:
    """The Item does its work, or goes to the mat. [items.mat-placement-exception]"""
    item = USE.part(answer)
    if monster == INVISIBLE_MAN:
        invisible_man.supply(g, t, t.turn, item)
    elif monster == WOLF_MAN:
        g.then(("count_as", monster, item))
    else:
        discard_item(g, t, t.turn, item)
        if monster == CREATURE:
            creature.sail(g, t, ITEM_COLOUR[item])
        elif monster == MUMMY:
            g.then(("move_scarabs", strength(t.hero(), item)))
        else:
            g.then(("count_as", monster, item))


@rule
def count_as(g: Game, t: Village, monster: Monster, item: Item) -> None:
    """The Scientist may count the Item as 1 stronger, where it makes a difference."""
    if monster == WOLF_MAN:
        values = wolf_man.strengths(t, item)
    else:
        values = [ITEM_STRENGTH[item]] if t.hero() != SCIENTIST else [ITEM_STRENGTH[item], ITEM_STRENGTH[item] + 1]
    if len(values) > 1:
        g.ask(t.turn, "strength", tuple(STRENGTH.each(values)), ("counted_as", monster, item))
    else:
        counted_as(g, t, monster, item, STRENGTH.of(values[0]))


@rule
def counted_as(g: Game, t: Village, monster: Monster, item: Item, answer: int) -> None:
    """An Item of this strength."""
    value = STRENGTH.part(answer)
    g.then(("test_ingredient", item, value) if monster == WOLF_MAN else ("teach", monster, value))


# --- Defeat -----------------------------------------------------------------------------------------------------------


def price(t: Village, mat: Mat) -> tuple[int, int]:
    """The colour and total strength that defeat a Monster; the Creature takes one Item of each colour instead."""
    if mat == MAT_OF[DRACULA]:
        return YELLOW, 6
    if mat == MAT_OF[WOLF_MAN]:
        return RED, t.wolf_man_red
    return RED, 9


def complete(t: Village, mat: Mat) -> bool:
    """Whether a mat's task is complete. [object.task-before-defeat]"""
    if mat == MAT_OF[CREATURE]:
        return creature.complete(t)
    if mat == MAT_OF[DRACULA]:
        return dracula.complete(t)
    if mat == MAT_OF[INVISIBLE_MAN]:
        return invisible_man.complete(t)
    if mat == MAT_OF[MUMMY]:
        return mummy.complete(t)
    if mat == MAT_OF[WOLF_MAN]:
        return wolf_man.complete(t)
    return t.taught()


def forbids_defeat(t: Village, mat: Mat) -> str:
    """The rule that forbids the current Hero to defeat a Monster now, or "". [actions.defeat.general]"""
    if not t.actions:
        return "actions.allowance"
    if mat not in t.mats:
        return "monsterdefeat.out-of-game"
    if mat == MAT_OF[FRANKENSTEIN]:
        return "frankenstein.defeat.no-defeat-action"
    if t.at[t.hero()] != t.monster_at(MAT_FRENZIED[mat]):
        return "actions.defeat.general"
    if not complete(t, mat):
        return "object.task-before-defeat"
    if mat == MAT_OF[WOLF_MAN] and t.cure_holder != t.turn:
        return "wolfman.defeat.holder-only"
    if mat == MAT_OF[CREATURE]:
        colours = {ITEM_COLOUR[item] for item in t.held[t.turn]}
        return "" if len(colours) == len(COLOURS) else "creature.defeat.three-colours"
    colour, total = price(t, mat)
    return "" if worth(t, colour) >= total else "items.sum-symbol"


@rule
def defeat(g: Game, t: Village, mat: Mat) -> None:
    """In the Monster's space, with its task complete, use Items to defeat it."""
    if mat == MAT_OF[CREATURE]:
        g.then(*[("pay", colour, 1, mat) for colour in (RED, BLUE, YELLOW)], ("defeated_by_hero", mat))
    else:
        colour, total = price(t, mat)
        g.then(("pay", colour, total, mat), ("defeated_by_hero", mat))


@rule
def defeated_by_hero(g: Game, t: Village, mat: Mat) -> None:
    """The Monster is paid for; the Cure is used up with the Wolf Man."""
    if mat == MAT_OF[WOLF_MAN]:
        t.cure_holder = IN_BOX
    defeat_mat(g, t, mat)


# --- paying -----------------------------------------------------------------------------------------------------------


def worth(t: Village, colour: Colour) -> int:
    """The total strength of the current Hero's Items of a colour."""
    hero = t.hero()
    total = 0
    for item in t.held[t.turn]:
        if ITEM_COLOUR[item] == colour:
            total += strength(hero, item)
    return total


@rule
def pay(g: Game, t: Village, colour: Colour, total: int, mat: Mat) -> None:
    """Use Items of a colour for a mat until their strengths reach the total; what is over is lost. [items.sum-may-exceed]"""
    payable = [item for item in kinds(t.held[t.turn]) if ITEM_COLOUR[item] == colour]
    g.ask(t.turn, "pay", tuple(USE.each(payable)), ("paid", colour, total, mat))


@rule
def paid(g: Game, t: Village, colour: Colour, total: int, mat: Mat, answer: int) -> None:
    """One Item of the payment."""
    item = USE.part(answer)
    discard_item(g, t, t.turn, item)
    rest = total - strength(t.hero(), item)
    if rest > 0:
        g.then(("pay", colour, rest, mat))
