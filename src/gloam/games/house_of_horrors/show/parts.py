"""What a player's turn is about, by name: what each character of the hand would bring, and why other cards cannot be used."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from gloam.games.house_of_horrors.answers import ADD, PLAY
from gloam.games.house_of_horrors.components import CARDS, CARRIES, FIRST_ITEM, SIDE_OF, SIDES
from gloam.games.house_of_horrors.rules.battle import totals
from gloam.games.house_of_horrors.rules.claims import claimable, pauses
from gloam.games.house_of_horrors.rules.turns import is_last_character
from gloam.games.house_of_horrors.show.refusals import forbidding_rule
from gloam.games.house_of_horrors.show.view import Side, Worth, names, shown, worth
from gloam.games.house_of_horrors.table import House
from gloam.kernel.game import Question

PROMPTS: Final = ("play", "equip")
"""The kinds of questions that are about a turn."""


class PlayParts(Struct):
    """What a character would bring if it were played now."""

    side: Side
    worth: Worth
    """What it would add by itself."""
    total: Worth
    """What its side would show with it."""
    shares: bool
    """Its player would share the spoils of its side, by what lies there then or by a die."""
    items: list[str]
    """The Items that could join it, from the hand and from the table."""
    claims: list[str]
    """What it could claim."""
    pauses: bool
    """Something else is asked, or a card is drawn, before it is given Items."""
    last: bool
    """No other character may follow it in this turn."""


class TurnParts(Struct):
    """A turn: the characters that can be played, and the rule that forbids each other card of the hand and the table."""

    plays: dict[str, PlayParts]
    closed: dict[str, str]


def parts(t: House, question: Question) -> TurnParts:
    """What a turn is about. The player knows all of it: the own hand, and what lies open."""
    seat = question.seat
    at_hand = (*t.hands[seat], *t.room_items)
    plays = {CARDS[card]: _play(t, seat, card) for card in [PLAY.part(answer) for answer in question.options if PLAY.has(answer)]}
    closed: dict[str, str] = {}
    for card in at_hand:
        answer = ADD.of(card) if card >= FIRST_ITEM else PLAY.of(card)
        if answer not in question.options:
            closed[CARDS[card]] = forbidding_rule(t, question, answer)
    return TurnParts(plays, closed)


def _play(t: House, seat: int, card: int) -> PlayParts:
    side = SIDE_OF[card]
    entry = (seat, side, card)
    field = (*t.field, entry)
    brought = worth(field, entry, (), t.battle)
    own = totals(t)[side][seat]
    fitting = [item for item in (*t.hands[seat], *t.room_items) if item in CARRIES[card]]
    return PlayParts(
        side=SIDES[side],
        worth=brought,
        total=shown(field, t.rolled, t.battle)[SIDES[side]],
        shares=bool(own or brought.value or brought.dice),
        items=names(tuple(fitting)),
        claims=names(tuple(claimable(t, seat, card))),
        pauses=pauses(t, seat, card),
        last=is_last_character(t, seat),
    )
