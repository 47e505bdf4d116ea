"""Between rounds: the next Butler, new cards for all hands, and at Dawn the end."""

from __future__ import annotations

from gloam.games.house_of_horrors.answers import DEAL
from gloam.games.house_of_horrors.components import BULBS, HOURGLASSES, Card
from gloam.games.house_of_horrors.rules.battle import clear, dawn_has_broken
from gloam.games.house_of_horrors.table import House, rule
from gloam.kernel.decks import shuffled
from gloam.kernel.facts import Seat
from gloam.kernel.game import WAITS, Game, only


@rule
def end_of_round(g: Game, t: House) -> None:
    """After Dawn's round the game is over; otherwise the next Butler starts a round with refilled hands.

    [end.dawn-final-round, end.tie-in-final-round, refill.new-round]
    """
    clear(t)
    if t.dawn:
        g.then(("finish", "dawn"))
    else:
        g.then(("pass_the_bell",), ("refill",), ("round",))


@rule
def pass_the_bell(g: Game, t: House) -> None:
    """The player to the Butler's right is the next one. [refill.next-butler]"""
    g.then(("butler", (t.butler + t.next_butler) % t.seats))


@rule
def refill(g: Game, t: House) -> None:
    """All draw up to their hand size, the new Butler first. [refill.draw-up]"""
    g.then_all([("draw_up", seat, t.hand_size(seat)) for seat in t.order()])


@rule
def draw_up(g: Game, t: House, seat: Seat, cards: int) -> None:
    """A player draws until so many cards are in hand, as long as there are any. [refill.draw-up, refill.nothing-left]"""
    owner = only(seat)
    while len(t.hands[seat]) < cards:
        if not t.horror.pool:
            if t.discard:
                g.then(("reshuffle",), ("draw_up", seat, cards))
            return
        card = g.draw(DEAL, t.horror.pool, ("drawn", seat, cards), (), owner)
        if card == WAITS:
            return
        take_up(g, t, seat, card)


@rule
def reshuffle(g: Game, t: House) -> None:
    """The discarded Horror cards are the new deck. [refill.horror-deck-reshuffle, refill.spoils-not-reshuffled]"""
    t.reshuffled += (tuple(sorted(t.discard)),)
    t.horror = shuffled(t.reshuffled[-1])
    t.discard = ()
    g.tell("reshuffled")


@rule
def drawn(g: Game, t: House, seat: Seat, cards: int, card: Card) -> None:
    """The card is taken up, and the others follow."""
    take_up(g, t, seat, card)
    g.then(("draw_up", seat, cards))


def take_up(g: Game, t: House, seat: Seat, card: Card) -> None:
    """Only its owner sees the card just drawn."""
    t.horror = t.horror.without(card)
    t.hands[seat] += (card,)
    g.tell("drew", seat, card, to=only(seat))
    g.tell("drew", seat, -1, to=~only(seat))


def score(t: House, seat: Seat) -> tuple[int, int]:
    """A player's hourglasses and light bulbs. [end.most-hourglasses, end.tie-light-bulbs]"""
    return points(t.piles[seat])


def points(pile: tuple[int, ...]) -> tuple[int, int]:
    """The hourglasses and light bulbs of a pile of spoils."""
    return sum([HOURGLASSES[card] for card in pile]), sum([BULBS[card] for card in pile])


@rule
def finish(g: Game, t: House, reason: str) -> None:
    """Most hourglasses win, then most light bulbs; what is still equal shares the victory. [end.tie-shared]"""
    dawn_has_broken(t)
    scores = [score(t, seat) for seat in range(t.seats)]
    best = max(scores)
    g.tell("ended", reason)
    winners = tuple([seat for seat in range(t.seats) if scores[seat] == best])
    g.end(reason, winners, tuple([hourglasses for hourglasses, _ in scores]))
