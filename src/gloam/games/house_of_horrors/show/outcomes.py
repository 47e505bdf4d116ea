"""What an answer brings about, in a few words, where its name alone does not tell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from gloam.games.house_of_horrors.answers import DECLARE, PLAY
from gloam.games.house_of_horrors.components import CARRIES, FIRST_ITEM, MEAN_DIE, MIDNIGHT_CHARACTERS, SIDE_OF, VALUE
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.show.view import Worth, worth
from gloam.games.house_of_horrors.table import Entry, House
from gloam.kernel.game import Question


def outcome(t: House, question: Question, answer: int) -> str:
    """What comes of an answer to an open question, or "" if that is plain."""
    if question.prompt != "declare":
        return ""
    best = best_worth(t, question.seat, DECLARE.part(answer))
    return f"your best {worth_text(best)}" if best is not None else "nobody of yours may enter"


def unavailable(t: House, question: Question) -> list[tuple[str, str, str]]:
    """A character, if none of the hand can be played."""
    if question.prompt != "play" or any([PLAY.has(option) for option in question.options]):
        return []
    characters = any([card < FIRST_ITEM for card in t.hands[question.seat]])
    return [("play", "nobody of yours may enter" if characters else "no characters", "play.floor-restriction")]


def best_worth(t: House, seat: int, battle: int) -> Worth | None:
    """The most that a seat could bring to one side of a battle in this Room: characters with all Items that help them.

    None if nobody of the hand may enter. [play.items-any-number, play.room-items, special.midnight-two-characters]
    """
    found = [_together(t, seat, cards, battle) for cards in _companies(t, seat)]
    return max(found, key=_likely, default=None)


def _companies(t: House, seat: int) -> Iterator[tuple[int, ...]]:
    """The characters of a hand that may enter the Room, one by one and, at Midnight, those of one side in twos."""
    entering = [card for card in t.hands[seat] if card in may_enter(t.room)]
    for count in range(1, (MIDNIGHT_CHARACTERS if t.midnight else 1) + 1):
        yield from [cards for cards in combinations(entering, count) if len({SIDE_OF[card] for card in cards}) == 1]


def _together(t: House, seat: int, cards: tuple[int, ...], battle: int) -> Worth:
    """What these characters bring with every Item of the hand and the table that one of them can carry and that adds something."""
    helping = [item for item in (*t.hands[seat], *t.room_items) if item >= FIRST_ITEM and VALUE[battle][item] > 0]
    carried: dict[int, list[int]] = {card: [] for card in cards}
    for item in helping:
        carrier = next((card for card in cards if item in CARRIES[card]), None)
        if carrier is not None:
            carried[carrier].append(item)
    field: tuple[Entry, ...] = tuple([(seat, SIDE_OF[card], card, *items) for card, items in carried.items()])
    brought = [worth(field, entry, (), battle) for entry in field]
    return Worth(sum([each.value for each in brought]), sum([each.dice for each in brought]))


def _likely(worth: Worth) -> float:
    """What can be expected of it."""
    return worth.value + MEAN_DIE * worth.dice


def worth_text(worth: Worth) -> str:
    """ "7", or "3 and 2 dice"."""
    dice = f"{worth.dice} dice" if worth.dice > 1 else "a die"
    return str(worth.value) if not worth.dice else f"{worth.value} and {dice}" if worth.value else dice
