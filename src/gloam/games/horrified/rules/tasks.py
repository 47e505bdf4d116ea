"""The Advance and Defeat actions: what they ask for, and paying for them with Items."""

from __future__ import annotations

from gloam.games.horrified.answers import STRENGTH, USE
from gloam.games.horrified.components import ITEM_COLOUR, MAT_FRENZIED, Colour, Item, Mat, Monster
from gloam.games.horrified.rules import defeat as _defeat  # noqa: F401  (brings its rule along)
from gloam.games.horrified.rules.items import discard_item, kinds, strength, worth
from gloam.games.horrified.rules.monster import BY_MAT, BY_MONSTER
from gloam.games.horrified.table import Village, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game

# --- Advance ----------------------------------------------------------------------------------------------------------


def forbids_advance(t: Village, monster: Monster) -> str:
    """The rule that forbids the current Hero to advance a Monster's task now, or "".

    [actions.advance.general, actions.advance.own-items, items.sum-within-one-action]
    """
    if not t.actions:
        return "actions.allowance"
    if not t.in_play(monster):
        return "monsterdefeat.out-of-game"
    own = BY_MONSTER[monster]
    return own.forbids_place(t, monster) or own.forbids_items(t, monster)


@rule
def advance(g: Game, t: Village, monster: Monster) -> None:
    """Use Items at the place the mat names to progress its task. [items.single-symbol, items.sum-symbol]"""
    BY_MONSTER[monster].advance(g, t, monster)


@rule
def advance_with(g: Game, t: Village, monster: Monster) -> None:
    """Choose the one Item."""
    g.ask(t.turn, "advance", tuple(USE.each(usable(t, monster))), ("advanced", monster))


def usable(t: Village, monster: Monster) -> list[int]:
    """The kinds of Items with which the current Hero could advance a task that takes one at a time."""
    own = BY_MONSTER[monster]
    return [item for item in kinds(t.held[t.turn]) if own.fits(t, monster, item)]


@rule
def advanced(g: Game, t: Village, monster: Monster, answer: int) -> None:
    """The Item does its work, or goes to the mat. [items.mat-placement-exception]"""
    BY_MONSTER[monster].use(g, t, monster, USE.part(answer))


@rule
def count_as(g: Game, t: Village, monster: Monster, item: Item) -> None:
    """The Scientist may count the Item as 1 stronger, where it makes a difference."""
    values = BY_MONSTER[monster].strengths(t, item)
    if len(values) > 1:
        g.ask(t.turn, "strength", tuple(STRENGTH.each(values)), ("counted_as", monster, item))
    else:
        counted_as(g, t, monster, item, STRENGTH.of(values[0]))


@rule
def counted_as(g: Game, t: Village, monster: Monster, item: Item, answer: int) -> None:
    """An Item of this strength."""
    BY_MONSTER[monster].count(g, t, monster, item, STRENGTH.part(answer))


# --- Defeat -----------------------------------------------------------------------------------------------------------


def price(t: Village, mat: Mat) -> tuple[tuple[int, int], ...]:
    """What defeats a mat's Monster: a colour and a total strength each; () if nothing does."""
    return BY_MAT[mat].price(t)


def complete(t: Village, mat: Mat) -> bool:
    """Whether a mat's task is complete. [object.task-before-defeat]"""
    return BY_MAT[mat].complete(t)


def unpaid(t: Village, seat: Seat, mat: Mat) -> list[tuple[int, int]]:
    """What of a mat's price a seat's Items do not reach."""
    return [(colour, total) for colour, total in price(t, mat) if worth(t, seat, colour) < total]


def forbids_defeat(t: Village, mat: Mat) -> str:
    """The rule that forbids the current Hero to defeat a Monster now, or "". [actions.defeat.general]"""
    if not t.actions:
        return "actions.allowance"
    if not t.has_mat(mat):
        return "monsterdefeat.out-of-game"
    own = BY_MAT[mat]
    if own.undefeatable:
        return own.undefeatable
    if t.at[t.hero()] != t.monster_at(MAT_FRENZIED[mat]):
        return "actions.defeat.general"
    if not complete(t, mat):
        return "object.task-before-defeat"
    return own.forbids_defeat(t) or ("items.sum-symbol" if unpaid(t, t.turn, mat) else "")


@rule
def defeat(g: Game, t: Village, mat: Mat) -> None:
    """In the Monster's space, with its task complete, use Items to defeat it."""
    g.then_all([*[("pay", colour, total, mat) for colour, total in price(t, mat)], ("defeat_mat", mat)])


# --- paying -----------------------------------------------------------------------------------------------------------


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
