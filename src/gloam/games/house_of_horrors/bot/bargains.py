"""Bargains: who made an offer to whoever joins, whether it was taken up, and what a word is worth when spoils are shared.

An offer is a phrase of that kind, as a client has it to be said with one press, or one of the bot's own. Whatever else is said is
talk, and no bot takes it for a bargain.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.house_of_horrors.bot.scene import scene_of
from gloam.games.house_of_horrors.components import NAMES, SIDE_NAMES
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.show.phrases import OFFERS
from gloam.games.house_of_horrors.show.texts import battle_text
from gloam.games.house_of_horrors.table import Entry, House
from gloam.kernel.game import Game
from gloam.show.words import bare

_LEAD: Final = 3  # hourglasses: to someone so far ahead no word is kept

BARGAINS: Final = (
    "Join the {side}, and I will see that you get your share.",
    "The {side} can take the {room}. Who comes along?",
    "I have little for {battle}. Help the {side}, please?",
    "One more on the side of the {side} and it is ours.",
    "First pick for whoever joins the {side} now.",
    "Two spoils to whoever brings the {side} home. Deal?",
)
"""The bot's own offers."""
DEAL: Final = (
    "Deal, {who}. I will remember it when the spoils lie there.",
    "You have my help, {who}. Do not forget it.",
    "Very well, {who}. But I want to see that share.",
    "I come along, {who}. This once.",
)
ANYWAY: Final = (
    "I come along, {who}, but not for what you promise.",
    "The spoils are not yours to share, {who}. I join all the same.",
    "Keep your offer, {who}. I would have come without it.",
)
"""To who could not keep an offer: others would share out the spoils."""
NO_DEAL: Final = (
    "Not this time, {who}.",
    "Kind of you, {who}. No.",
    "I have heard such offers before, {who}.",
    "Ask me in another room, {who}.",
)
KEPT: Final = (
    "A word is a word, {who}. Here is the best of it.",
    "As promised, {who}.",
    "You came when I asked, {who}. This is yours.",
)
BROKEN: Final = (
    "I know what I said, {who}. You have enough.",
    "Promises, {who}? In this house?",
    "You would win the night with it, {who}. So, no.",
)


class Offer(NamedTuple):
    """Someone on a side has asked others to join it."""

    seat: int
    side: int
    answered: bool
    """Somebody has spoken since."""


def offered_facts(side: int, room: int, battle: int) -> dict[str, object]:
    """What the bot's own offers speak of."""
    return {"side": SIDE_NAMES[side], "room": bare(NAMES[room]), "battle": battle_text(battle)}


def offer(game: Game, t: House) -> Offer | None:
    """The last offer of this battle by someone who has played in it."""
    fought = not t.field
    sides = {entry[0]: entry[1] for entry in (t.fought if fought else t.field)}
    room, battle = (t.fought_in, t.fought_over) if fought else (t.room, t.battle)
    latest = _answers_in_battle(t) + t.seats
    answered = False
    rest = game.talk
    while rest:
        rest, moves, seat, text = rest
        if game.moves - moves > latest:
            return None
        if seat in sides and _is_offer(text, sides[seat], room, battle):
            return Offer(seat, sides[seat], answered)
        answered = True
    return None


def _is_offer(text: str, side: int, room: int, battle: int) -> bool:
    """Whether these words are an offer of someone on that side."""
    return text in OFFERS or any([text == bargain.format(**offered_facts(side, room, battle)) for bargain in BARGAINS])


def _answers_in_battle(t: House) -> int:
    """How many answers were given since the battle was declared, at least: characters, Items, discards, dice, and spoils.

    Between two battles every hand is filled up and the next is declared: at least one answer more than there are seats. So what
    was said no longer ago than this and a turn of the table was said in this battle.
    """
    field = t.field or t.fought
    given = sum([len(entry) - 2 for entry in field])
    given += sum([len(pips) for pips in (t.rolled if t.field else t.fought_dice)])
    return given + t.passed.bit_count() + len(t.displayed) - len(t.spoils)


def divides(t: House, field: tuple[Entry, ...], seat: int, side: int) -> bool:
    """Whether a seat would share out the spoils of a side as it lies there: nobody else has any to promise."""
    return scene_of(t, t.room, t.battle, field, t.room_items).divider(side, t.order()) == seat


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
