"""Reactions: a named window asks each seat that could react, in order, until all of them pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from gloam.kernel.game import Game, Rule
    from gloam.kernel.table import Table

PASS: Final = 0


def window(g: Game, t: Table, name: str, first: int, passed: int, *facts: Any) -> None:
    """Open the window `name`, asking from seat `first` on, in order round the table, as many as the table says.

    The table's `reactions` offers the answers. The step that carries one out bears the window's name and takes the seat,
    the facts and the answer; after it all seats are asked anew, since it may have changed what others can do.
    """
    last = t.reacting(name, g.seats)
    while passed < last:
        seat = (first + passed) % g.seats
        options = t.reactions(name, seat, facts)
        if options:
            asked = options if PASS in options else (PASS, *options)
            g.ask(seat, name, asked, ("react", name, first, passed, *facts))
            return
        passed += 1


def react(g: Game, t: Table, name: str, first: int, passed: int, *facts: Any) -> None:
    """Take what a seat answered in a window: PASS, or a reaction."""
    answer = facts[-1]
    rest = facts[:-1]
    if answer == PASS:
        g.then(("window", name, first, passed + 1, *rest))
    else:
        seat = (first + passed) % g.seats
        g.then((name, seat, *rest, answer), ("window", name, first, 0, *rest))


WINDOW_RULES: Final[dict[str, Rule]] = {"window": window, "react": react}
