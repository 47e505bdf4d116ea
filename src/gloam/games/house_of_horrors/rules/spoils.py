"""The spoils: what the victors win, and how it is shared out."""

from __future__ import annotations

from gloam.games.house_of_horrors.answers import GIVE, TAKE
from gloam.games.house_of_horrors.components import HOURGLASSES, Side
from gloam.games.house_of_horrors.rules.battle import cards_of, recycle
from gloam.games.house_of_horrors.table import NOTHING, House, rule, without
from gloam.kernel.game import Game


@rule
def display_spoils(g: Game, t: House, winners: Side) -> None:
    """The Room, unused Room Items and the losers' cards with hourglasses; all else is recycled.

    [spoils.display, spoils.losing-items-included, spoils.losing-without-hourglass, spoils.winning-cards-recycled,
    ties.combined-spoils]
    """
    losers = 1 - winners
    won = at_stake(t, winners)
    played = t.under[winners] + cards_of(t, winners) + t.under[losers] + cards_of(t, losers)
    recycle(t, tuple([card for card in played if card not in won]))
    t.displayed = t.spoils = won
    t.room = NOTHING
    t.room_items = ()
    t.under = ((), ())
    t.field = ()
    t.rolled = ()
    g.tell("won", winners)


def at_stake(t: House, winners: Side) -> tuple[int, ...]:
    """What a side wins if it wins this battle as it stands: the Room, what lies there, and cards with hourglasses."""
    losers = 1 - winners
    lost = t.under[losers] + cards_of(t, losers) + (t.under[winners] if t.tie_spoils else ())
    return (t.room, *t.room_items, *[card for card in lost if HOURGLASSES[card]])


@rule
def divide(g: Game, t: House) -> None:
    """The divider takes a spoil, hands one to each ally in any order, and begins again while there are any.

    Where there is nothing to choose, nobody is asked.
    [spoils.divider, spoils.round-robin, spoils.divider-chooses-cards, spoils.too-few]
    """
    if not t.spoils:
        return
    divider = t.eligible[0]
    waiting = [seat for seat in t.eligible if not (t.served >> seat) & 1]
    if not waiting:
        t.served = 0
        g.then(("divide",))
    elif divider in waiting:
        if len(t.spoils) == 1 or len(t.eligible) == 1:
            g.then(("handed_out", TAKE.of(t.spoils[0])))
        else:
            g.ask(divider, "take", tuple(TAKE.each(t.spoils)), ("handed_out",))
    elif len(t.spoils) == 1 and len(waiting) == 1:
        g.then(("handed_out", GIVE.of(t.spoils[0], waiting[0])))
    else:
        gifts = tuple([GIVE.of(card, seat) for card in t.spoils for seat in waiting])
        g.ask(divider, "give", gifts, ("handed_out",))


@rule
def handed_out(g: Game, t: House, answer: int) -> None:
    """A spoil joins a player's pile and only counts for points and bulbs from now on. [spoils.out-of-game]"""
    if TAKE.has(answer):
        seat, card = t.eligible[0], TAKE.part(answer)
    else:
        card, seat = GIVE.parts(answer)
    t.spoils = without(t.spoils, card)
    t.piles[seat] += (card,)
    t.served |= 1 << seat
    g.tell("won_spoil", seat, card)
    g.then(("divide",))
