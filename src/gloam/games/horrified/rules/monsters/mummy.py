"""The Mummy: break the curse by aligning the Scarabs, then return him to his tomb."""

from __future__ import annotations

from typing import Final

from gloam.games.horrified.answers import DEAL_SCARAB, DONE, FLIP, SLIDE
from gloam.games.horrified.components import ITEM_COLOUR, MAT_OF, MONSTERS, MUSEUM, YELLOW, Item, Monster
from gloam.games.horrified.parts import parts_of
from gloam.games.horrified.rules.items import discard_item, strength
from gloam.games.horrified.rules.monster import MonsterRules, register
from gloam.games.horrified.table import NOBODY, Village, rule
from gloam.kernel.game import Game, Step

MUMMY: Final[int] = MONSTERS.index("mummy")
# Spots 0 to 5 of the tablet bear the numbers 1 to 6, spot 6 is the centre.
GROOVES: Final[tuple[tuple[int, ...], ...]] = parts_of("mummy").graph("spots", "grooves")
CENTRE: Final = 6
SCARABS_HOME: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 0)


class MummyRules(MonsterRules):
    """Scarabs slide on the tablet, or are turned face up."""

    def first_steps(self) -> tuple[Step, ...]:
        """[setup.mummy]"""
        return (("lay_scarabs", 0),)

    def clear(self, t: Village) -> None:
        t.scarabs = (0,) * len(t.scarabs)
        t.face_down = ()
        t.soul = NOBODY

    def complete(self, t: Village) -> bool:
        """Each Scarab is face up on the spot of its own number. [mummy.advance.complete]"""
        return not t.face_down and t.scarabs == SCARABS_HOME

    def forbids_place(self, t: Village, monster: Monster) -> str:
        """At the Museum. [mummy.advance.at-museum]"""
        return "" if t.at[t.hero()] == MUSEUM else "mummy.advance.at-museum"

    def fits(self, t: Village, monster: Monster, item: Item) -> bool:
        """One yellow Item."""
        return ITEM_COLOUR[item] == YELLOW

    def use(self, g: Game, t: Village, monster: Monster, item: Item) -> None:
        discard_item(g, t, t.turn, item)
        g.then(("move_scarabs", strength(t.hero(), item)))


@rule
def lay_scarabs(g: Game, t: Village, spot: int) -> None:
    """Scarabs 4 to 6 at random on spots 1 to 3, Scarabs 1 to 3 on spots 4 to 6, the centre stays empty. [setup.mummy]"""
    if spot < 6:
        group = (4, 5, 6) if spot < 3 else (1, 2, 3)
        g.chance(DEAL_SCARAB, tuple([scarab for scarab in group if scarab not in t.scarabs]), ("scarab_laid", spot))


@rule
def scarab_laid(g: Game, t: Village, spot: int, scarab: int) -> None:
    """A Scarab lies face up."""
    t.scarabs = t.scarabs[:spot] + (scarab,) + t.scarabs[spot + 1 :]
    g.then(("lay_scarabs", spot + 1))


@rule
def move_scarabs(g: Game, t: Village, moves: int) -> None:
    """As many moves as the Item's strength, or fewer: slide a face-up Scarab into the empty spot, or flip one face up.

    [mummy.advance.slide, mummy.advance.flip-up, mummy.advance.unused-moves, mummy.face-down-immovable]
    """
    if moves == 0:
        return
    loose = [scarab for scarab in beside_empty(t.scarabs) if scarab not in t.face_down]
    g.ask(t.turn, "scarabs", (*SLIDE.each(loose), *FLIP.each(t.face_down), DONE), ("scarab_moved", moves))


def beside_empty(scarabs: tuple[int, ...]) -> list[int]:
    """The Scarabs that a groove joins with the empty spot."""
    return [scarabs[spot] for spot in GROOVES[scarabs.index(0)]]


def slid(scarabs: tuple[int, ...], scarab: int) -> tuple[int, ...]:
    """The tablet when a Scarab was slid into the empty spot."""
    spots = list(scarabs)
    spots[scarabs.index(0)] = scarab
    spots[scarabs.index(scarab)] = 0
    return tuple(spots)


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
        t.scarabs = slid(t.scarabs, scarab)
        g.tell("slid", scarab, t.scarabs.index(scarab) + 1)
    g.then(("move_scarabs", moves - 1))


@rule
def fortify_the_curse(g: Game, t: Village, count: int) -> None:
    """Power: for each symbol the lowest face-up Scarab is flipped face down. [mummy.power.fortify, mummy.power.lowest-number]"""
    for scarab in range(1, 7):
        if count and scarab not in t.face_down:
            t.face_down = tuple(sorted((*t.face_down, scarab)))
            count -= 1
            g.tell("flipped", scarab, "down")


RULES: Final[MonsterRules] = register(MummyRules(MAT_OF[MUMMY], "fortify_the_curse"))
