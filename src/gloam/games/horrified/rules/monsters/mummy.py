"""The Mummy: break the curse by aligning the Scarabs, then return him to his tomb."""

from __future__ import annotations

from gloam.games.horrified.answers import DONE, FLIP, SLIDE
from gloam.games.horrified.components import GROOVES, ITEM_COLOUR, MUSEUM, YELLOW, Item, Monster
from gloam.games.horrified.table import Village, rule
from gloam.kernel.game import Game


def complete(t: Village) -> bool:
    """Each Scarab is face up on the spot of its own number. [mummy.advance.complete]"""
    return not t.face_down and t.scarabs == (1, 2, 3, 4, 5, 6, 0)


def advance_place(t: Village, monster: Monster) -> str:
    """At the Museum. [mummy.advance.at-museum]"""
    return "" if t.at[t.hero()] == MUSEUM else "mummy.advance.at-museum"


def fits(t: Village, monster: Monster, item: Item) -> bool:
    """One yellow Item."""
    return ITEM_COLOUR[item] == YELLOW


@rule
def move_scarabs(g: Game, t: Village, moves: int) -> None:
    """As many moves as the Item's strength, or fewer: slide a face-up Scarab into the empty spot, or flip one face up.

    [mummy.advance.slide, mummy.advance.flip-up, mummy.advance.unused-moves, mummy.face-down-immovable]
    """
    if moves == 0:
        return
    empty = t.scarabs.index(0)
    loose = [t.scarabs[spot] for spot in GROOVES[empty] if t.scarabs[spot] not in t.face_down]
    g.ask(t.turn, "scarabs", (*SLIDE.each(loose), *FLIP.each(t.face_down), DONE), ("scarab_moved", moves))


@rule
def scarab_moved(g: Game, t: Village, moves: int, answer: int) -> None:
    """One move on the tablet."""
    if answer == DONE:
        return
    if FLIP.has(answer):
        scarab = FLIP.part(answer)
        t.face_down = tuple([other for other in t.face_down if other != scarab])
        g.tell("flipped", scarab, "up")
    else:
        scarab = SLIDE.part(answer)
        spots = list(t.scarabs)
        to = spots.index(0)
        spots[spots.index(scarab)] = 0
        spots[to] = scarab
        t.scarabs = tuple(spots)
        g.tell("slid", scarab, to + 1)
    g.then(("move_scarabs", moves - 1))


@rule
def fortify_the_curse(g: Game, t: Village, count: int) -> None:
    """Power: for each symbol the lowest face-up Scarab is flipped face down. [mummy.power.fortify, mummy.power.lowest-number]"""
    for scarab in range(1, 7):
        if count and scarab not in t.face_down:
            t.face_down = tuple(sorted((*t.face_down, scarab)))
            count -= 1
            g.tell("flipped", scarab, "down")
