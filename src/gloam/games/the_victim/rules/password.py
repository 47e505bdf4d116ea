"""Enter Password: tokens are put on the Bunker Board and taken off it."""

from __future__ import annotations

from typing import Final

from gloam.games.the_victim.answers import PLACE, REMOVE
from gloam.games.the_victim.components import Token, Victim
from gloam.games.the_victim.readings import THREE_NUMBERS
from gloam.games.the_victim.table import Forest, kinds, rule, without
from gloam.kernel.game import Game

THREE_NUMBERS_ROW: Final = 5


def passwords(t: Forest) -> list[int]:
    """Each token at each spot of the row, and each token of the row taken off. [password.one-token]"""
    options: list[int] = []
    if not (t.reads & THREE_NUMBERS and len(t.row) >= THREE_NUMBERS_ROW):
        options += [PLACE.of(token, spot) for token in kinds(t.tokens) for spot in range(len(t.row) + 1)]
    return options + REMOVE.each(range(len(t.row)))


@rule
def place(g: Game, t: Forest, victim: Victim, token: Token, spot: int) -> None:
    """One of the shared tokens goes into the row; if it is right now, the Bunker is open.

    [password.one-token, decode.tokens-shared]
    """
    t.tokens = without(t.tokens, token)
    t.row = t.row[:spot] + (token,) + t.row[spot:]
    g.tell("placed", victim, token, spot)
    g.then(("enter_bunker",))


@rule
def remove(g: Game, t: Forest, victim: Victim, spot: int) -> None:
    """A token of the row goes back to the shared ones. [password.remove-returns]"""
    token = t.row[spot]
    t.row = t.row[:spot] + t.row[spot + 1 :]
    t.tokens = tuple(sorted((*t.tokens, token)))
    g.tell("removed", victim, token, spot)
    g.then(("enter_bunker",))
