"""Plot twists in general: when a card may be played, and how it leaves the crypt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.horrorclix.components import CLOCKS, MOMENT_OF, TWISTS, Card
from gloam.games.horrorclix.table import NOTHING, Clix, put, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game

Condition = Callable[[Clix, int], bool]
_CONDITIONS: Final[list[Condition | None]] = [None] * len(TWISTS)


def condition(*names: str) -> Callable[[Condition], Condition]:
    """Makes a function the condition under which a player may play these cards at their moment."""

    def hung(function: Condition) -> Condition:
        for name in names:
            _CONDITIONS[TWISTS.index(name)] = function
        return function

    return hung


def playable(t: Clix, seat: int, card: int) -> bool:
    """Whether a player may play a card now, at its moment."""
    needed = _CONDITIONS[card]
    return needed is None or needed(t, seat)


def playable_cards(t: Clix, seat: int, moment: str) -> list[int]:
    """The cards of a player's crypt that may be played at this moment."""
    return [card for card in t.crypts[seat] if MOMENT_OF[card] == moment and playable(t, seat, card)]


def leaves_crypt(g: Game, t: Clix, seat: int, card: int) -> None:
    """A card is played: all see it, and once it is resolved it is out of the game. [plot-twists.removed-after-use]"""
    t.crypts = put(t.crypts, seat, tuple([other for other in t.crypts[seat] if other != card]))
    t.played = put(t.played, seat, t.played[seat] + (card,))
    if card not in CLOCKS:
        t.removed = put(t.removed, seat, t.removed[seat] + (card,))
    g.reveal()
    g.tell("played", seat, card)


@rule
def play_twist(g: Game, t: Clix, seat: Seat, card: Card) -> None:
    """Play a card; the rule of its name carries it out."""
    leaves_crypt(g, t, seat, card)
    if card in CLOCKS:
        g.then(("start_clock", seat, card))
    else:
        g.then((TWISTS[card], seat))


@rule
def start_clock(g: Game, t: Clix, seat: Seat, card: Card) -> None:
    """A ticking clock stays; an older one is out of the game. [ticking-clocks.persist, ticking-clocks.newer-replaces-older]"""
    if t.clock != NOTHING:
        t.removed = put(t.removed, t.clock_owner, t.removed[t.clock_owner] + (t.clock,))
    t.clock = card
    t.clock_owner = seat
    g.tell("clock", seat, card)
