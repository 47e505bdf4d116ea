"""Rolls: dice are thrown one after the other, those who may change them are asked, then they count.

    g.then(("roll", "attack", seat, 3, monster, person))

throws three dice into `t.dice`; the table's `die` tells which dice an attack is rolled with. Then the window "attack" is open,
beginning with the seat that rolls: the table's `reactions` offers the answers, and the rule `attack` carries one out. At last the
rule `attack_rolled` takes the seat and the facts and reads `t.dice`. If there is a rule `attack_thrown`, it takes the same and
comes before the window, to tell what the dice show.

A reaction may change `t.dice`, let `("throw", purpose, count)` add some, or `("throw_again", purpose, die)` roll one anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gloam.kernel.game import Game, Rule
    from gloam.kernel.table import Table


def roll(g: Game, t: Table, purpose: str, seat: int, count: int, *facts: Any) -> None:
    """A seat rolls so many dice for a purpose. The window's facts are the seat that rolls, then those of the roll."""
    t.dice = ()
    g.then(("window", purpose, seat, 0, seat, *facts), (purpose + "_rolled", seat, *facts))
    thrown = purpose + "_thrown"
    if thrown in g.rules:
        g.then((thrown, seat, *facts))
    _go_on(g, t, purpose, count)


def throw(g: Game, t: Table, purpose: str, count: int) -> None:
    """Throw so many dice to those that lie there."""
    if count:
        kind, faces = t.die(purpose)
        g.chance(kind, faces, ("die_thrown", purpose, count))


def die_thrown(g: Game, t: Table, purpose: str, count: int, face: int) -> None:
    """A die lies on the table."""
    t.dice += (face,)
    if count > 1:
        _go_on(g, t, purpose, count - 1)


def _go_on(g: Game, t: Table, purpose: str, count: int) -> None:
    """Go on with so many dice: at once, or if NATURE is to be asked in a step of its own, since one that asks changes nothing."""
    if g.nature is None:
        g.then(("throw", purpose, count))
    else:
        throw(g, t, purpose, count)


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
