"""Bargains: who made an offer to whoever joins, whether it was taken up, and what a word is worth when spoils are shared."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.table import House
from gloam.kernel.game import Game

_INVITES: Final = ("join", "deal", "first pick", "comes along", "help the")
"""What is in the words of whoever wants others on the own side."""
_LEAD: Final = 3  # hourglasses: to someone so far ahead no word is kept


class Offer(NamedTuple):
    """Someone on a side has asked others to join it."""

    seat: int
    side: int
    answered: bool
    """Somebody has spoken since."""


def offer(game: Game, t: House) -> Offer | None:
    """The last offer of this battle by someone who has played in it."""
    field = t.field or t.fought
    sides = {entry[0]: entry[1] for entry in field}
    answered = False
    rest = game.talk
    while rest:
        rest, moves, seat, text = rest
        if game.moves - moves > 4 * t.seats:
            return None
        if seat in sides and any([word in text.lower() for word in _INVITES]):
            return Offer(seat, sides[seat], answered)
        answered = True
    return None


def promised_to(game: Game, t: House, divider: int) -> int | None:
    """The ally who joined after the divider had asked for help, and is still waiting for a spoil; None if there is none."""
    made = offer(game, t)
    if made is None or made.seat != divider:
        return None
    order = [entry[0] for entry in t.fought if entry[1] == made.side]
    joined = order[order.index(divider) + 1 :] if divider in order else []
    waiting = [seat for seat in joined if seat != divider and seat in t.eligible and not (t.served >> seat) & 1]
    return waiting[0] if waiting else None


def keeps_word(t: House, divider: int, ally: int) -> bool:
    """A word is kept, but not to someone who would win the night by it."""
    return score(t, ally)[0] <= score(t, divider)[0] + _LEAD
