"""Rolls: dice are thrown one after the other, those who may change them are asked, then they count.

    g.then(("roll", "attack", seat, 3, monster, person))

throws three dice into `t.dice`; the table's `die` tells which dice an attack is rolled with. Then the window "attack" is open,
beginning with the seat that rolls: the table's `reactions` offers the answers, and the rule `attack` carries one out. At last the
rule `attack_rolled` takes the seat and the facts and reads `t.dice`. If there is a rule `attack_thrown`, it takes the same and
comes before the window, to tell what the dice show.

A reaction may change `t.dice`, let `("throw", purpose, count)` add some, or `("throw_again", purpose, die)` roll one anew.
"""

from __future__ import annotations

from sys import intern
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gloam.kernel.game import Game, Rule
    from gloam.kernel.table import Table

WAITS: Final = -1  # as in gloam.kernel.game, which imports this module


def roll(g: Game, t: Table, purpose: str, seat: int, count: int, *facts: Any) -> None:
    """A seat rolls so many dice for a purpose. The window's facts are the seat that rolls, then those of the roll."""
    t.dice = ()
    thrown, rolled = _steps_after(purpose)
    g.then(("window", purpose, seat, 0, seat) + facts, (rolled, seat) + facts)
    if thrown in g.rules:
        g.then((thrown, seat) + facts)
    g.then(("throw", purpose, count))


_AFTER: Final[dict[str, tuple[str, str]]] = {}


def _steps_after(purpose: str) -> tuple[str, str]:
    """The names of the steps that follow a throw for a purpose, and a roll."""
    names = _AFTER.get(purpose)
    if names is None:
        names = _AFTER[purpose] = (intern(purpose + "_thrown"), intern(purpose + "_rolled"))
    return names


def throw(g: Game, t: Table, purpose: str, count: int) -> None:
    """Throw so many dice, one after the other, to those that lie there."""
    if not count:
        return
    kind, faces = t.die(purpose)
    while count:
        face = g.draw(kind, faces, ("die_thrown", purpose, count))
        if face == WAITS:
            return
        t.dice += (face,)
        count -= 1


def die_thrown(g: Game, t: Table, purpose: str, count: int, face: int) -> None:
    """A die lies on the table; the others follow."""
    t.dice += (face,)
    g.then(("throw", purpose, count - 1))


def throw_again(g: Game, t: Table, purpose: str, die: int) -> None:
    """Throw one of the dice that lie there anew."""
    kind, faces = t.die(purpose)
    g.chance(kind, faces, ("thrown_again", die))


def thrown_again(g: Game, t: Table, die: int, face: int) -> None:
    """It lies in its place again."""
    t.dice = (*t.dice[:die], face, *t.dice[die + 1 :])


DICE_RULES: Final[dict[str, Rule]] = {
    "roll": roll,
    "throw": throw,
    "die_thrown": die_thrown,
    "throw_again": throw_again,
    "thrown_again": thrown_again,
}
