"""What a bot says at the table: seldom, about what really happened, and never what was just said.

A remark needs an occasion: Midnight, Dawn, a tie, an ally who is left, a battle won by a hair, a card claimed. Over a game the
whole table makes at most one a round. It depends on what the seat may know alone, and gives nothing away that is not to be given
away: bluffs are allowed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.games.house_of_horrors.answers import CLAIM, DISCARD, PLAY
from gloam.games.house_of_horrors.bot.bargains import (
    ANYWAY,
    BARGAINS,
    BROKEN,
    DEAL,
    KEPT,
    NO_DEAL,
    divides,
    keeps_word,
    offer,
    offered_facts,
    promised_to,
)
from gloam.games.house_of_horrors.bot.foresight import to_come
from gloam.games.house_of_horrors.bot.heuristics import advise
from gloam.games.house_of_horrors.components import (
    DICE,
    HOURGLASSES,
    MEAN_DIE,
    NAMES,
    SIDE_NAMES,
    SIDE_OF,
    VALUE,
)
from gloam.games.house_of_horrors.rules.battle import totals
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.show.view import fought_totals
from gloam.games.house_of_horrors.table import House
from gloam.kernel.game import PASS, Game, Question
from gloam.kernel.play import talk
from gloam.show.words import bare, seat_name

_LATELY: Final = 15  # what was said so lately is not said again
_CLOSE: Final = 1  # a battle won by no more than this was close
_RICH: Final = 8  # hourglasses that make spoils worth a word
_AHEAD: Final = 4  # hourglasses by which a leader is worth stopping
_BARGAINS: Final = 3  # a bargain is offered in one of so many turns
_ALONE: Final = 6  # a side that shows this much unopposed wants an answer

Occasion = tuple[tuple[str, ...], dict[str, object]]
"""Sayings that fit, and the facts they speak of."""


def remark(game: Game, seat: int) -> str | None:
    """Something to say for a seat that is asked now, or None."""
    t = game.table
    assert isinstance(t, House)
    question = game.question_for(seat)
    if question is None or game.over:
        return None
    made = offer(game, t)
    answers = question.prompt == "play" and made is not None and made.seat != seat and not made.answered
    settles = question.prompt == "give" and promised_to(game, t, seat) is not None
    if not answers and not settles and not _has_word(game, t, seat):
        return None
    lately = {text for _, text in talk(game, _LATELY)}
    for sayings, facts in _occasions(game, t, question):
        first = 7 * t.round + 3 * seat + t.ties
        for i in range(len(sayings)):
            said = sayings[(first + i) % len(sayings)].format(**facts)
            if said not in lately:
                return said
    return None


def _of_an_offer(game: Game, t: House, seat: int, side: int | None) -> Iterator[Occasion]:
    """An offer gets an answer from whoever plays next: taken up by joining that side, if it can be kept, else not."""
    made = offer(game, t)
    if made is not None and made.seat != seat and not made.answered:
        joined = DEAL if divides(t, t.field, made.seat, made.side) else ANYWAY
        yield joined if side == made.side else NO_DEAL, {"who": seat_name(made.seat)}


def _of_a_word(game: Game, t: House, seat: int) -> Iterator[Occasion]:
    """Whoever was promised something is told what that was worth."""
    ally = promised_to(game, t, seat)
    if ally is not None:
        yield KEPT if keeps_word(t, seat, ally) else BROKEN, {"who": seat_name(ally)}


def _has_word(game: Game, t: House, seat: int) -> bool:
    """Whether it is for this seat to speak: once in as many rounds as there are seats, each from another round on."""
    spoken = len([speaker for speaker, _ in talk(game) if speaker == seat])
    return spoken * t.seats + seat < t.round


def _occasions(game: Game, t: House, question: Question) -> Iterator[Occasion]:
    """What there is to speak of now, the weightiest first."""
    if question.prompt == "declare":
        yield from _of_the_butler(t, question.seat)
    elif question.prompt == "play":
        yield from _of_a_turn(game, t, question)
    elif question.prompt == "claim":
        card = max([CLAIM.part(answer) for answer in question.options if answer != PASS], key=lambda card: HOURGLASSES[card])
        yield _CLAIM, {"card": bare(NAMES[card])}
    elif question.prompt == "question_mark":
        yield _REROLL, {}
    elif question.prompt == "give":
        yield from _of_a_word(game, t, question.seat)
    elif question.prompt == "take" and not t.served and len(t.spoils) == len(t.displayed):
        yield from _of_the_divider(t)


def _of_the_butler(t: House, seat: int) -> Iterator[Occasion]:
    if t.dawn:
        yield _DAWN, {}
    if t.ties:
        yield _TIE, {}
    if t.midnight:
        yield _MIDNIGHT, {}
    own = _sides(t.fought, seat)
    if not t.ties and len(own) == 1 and 0 < _margin(t, 1 - own[0]) <= _CLOSE:
        yield _REVENGE, {}


def _of_a_turn(game: Game, t: House, question: Question) -> Iterator[Occasion]:
    """A turn is spoken of by the side that this seat means to join."""
    seat = question.seat
    answer = advise(game, question).answer
    assert answer is not None
    if DISCARD.has(answer):
        yield from _of_an_offer(game, t, seat, None)
        return
    card = PLAY.part(answer)
    side = SIDE_OF[card]
    yield from _of_an_offer(game, t, seat, side)
    names = {**offered_facts(side, t.room, t.battle), "other": SIDE_NAMES[1 - side]}
    against = [entry[0] for entry in t.field if entry[1] != side]
    left = [other for other in _allies(t, seat) if other in against]
    if left:
        yield _BETRAYAL, {"who": seat_name(left[0])}
    foes = [other for other in _foes(t, seat) if other in [entry[0] for entry in t.field if entry[1] == side]]
    if foes:
        yield _RECONCILED, {"who": seat_name(foes[0])}
    leader = max(range(t.seats), key=lambda other: score(t, other))
    if leader in against and score(t, leader)[0] >= score(t, seat)[0] + _AHEAD:
        yield _LEADER, {"who": seat_name(leader), "points": score(t, leader)[0]}
    by_side = totals(t)
    if sum(by_side[1 - side]) >= _ALONE and not any([entry[1] == side for entry in t.field]):
        yield _ALONE_AGAINST, names
    if to_come(t, seat) and (t.round + seat) % _BARGAINS == 0 and seat != t.butler:  # who declared the battle has something for it
        strong = VALUE[t.battle][card] + DICE[t.battle][card] * MEAN_DIE >= 4
        if strong:
            yield _BAIT, names
        elif divides(t, (*t.field, (seat, side, card)), seat, side):
            yield BARGAINS, names


def _of_the_divider(t: House) -> Iterator[Occasion]:
    explorers, monsters = fought_totals(t.fought, t.fought_dice, t.fought_over)
    if 0 < abs(explorers - monsters) <= _CLOSE:
        yield _BY_A_HAIR, {}
    if not explorers or not monsters:
        yield _UNOPPOSED, {}
    if len(t.eligible) > len(t.spoils):
        yield _TOO_FEW, {"cards": len(t.spoils), "people": len(t.eligible)}
    if sum([HOURGLASSES[card] for card in t.spoils]) >= _RICH:
        yield _HAUL, {}


def _sides(field: tuple[tuple[int, ...], ...], seat: int) -> list[int]:
    """The sides a seat was on in a battle."""
    return sorted({entry[1] for entry in field if entry[0] == seat})


def _margin(t: House, side: int) -> int:
    """By how much a side won the last battle."""
    by_side = fought_totals(t.fought, t.fought_dice, t.fought_over)
    return by_side[side] - by_side[1 - side]


def _allies(t: House, seat: int) -> list[int]:
    """Who won the last battle together with this seat."""
    own = _sides(t.fought, seat)
    if len(own) != 1 or _margin(t, own[0]) <= 0:
        return []
    return [entry[0] for entry in t.fought if entry[0] != seat and entry[1] == own[0]]


def _foes(t: House, seat: int) -> list[int]:
    """Who beat this seat in the last battle."""
    own = _sides(t.fought, seat)
    if len(own) != 1 or _margin(t, own[0]) >= 0:
        return []
    return [entry[0] for entry in t.fought if entry[1] != own[0]]


_DAWN: Final = (
    "It is getting light. Now or never.",
    "Last round. Do not let the leader have this room.",
    "One more door, then we count.",
)
_TIE: Final = (
    "Once more, in the same room.",
    "Nobody leaves until this is settled.",
    "The pile grows. Somebody will be glad of it.",
    "Even? In this house? I want to see that again.",
)
_MIDNIGHT: Final = (
    "Midnight! Two at a time.",
    "Twelve strokes. Now they come in pairs.",
    "Count the strokes, and then count your cards.",
)
_REVENGE: Final = (
    "One point. I lost that by one point.",
    "That was close. This one will not be.",
    "I have not forgotten the last room.",
    "By a whisker! Whose side were you all on?",
)
_BETRAYAL: Final = (
    "Nothing personal, {who}.",
    "We had a good time together, {who}. It is over.",
    "I was with you a moment ago, {who}. People change.",
    "You taught me this, {who}.",
    "Sorry, {who}. The other door looked warmer.",
    "Allies in one room, {who}. This is another.",
)
_RECONCILED: Final = (
    "Let us forget the last room, {who}.",
    "You beat me, so I join you, {who}.",
    "Move over, {who}. I would rather stand behind you this time.",
    "No hard feelings, {who}? Good. Then make room.",
    "I know when I am beaten, {who}. I am with you.",
)
_LEADER: Final = (
    "{points} hourglasses, {who}? That will do.",
    "Somebody has to stop {who}. It may as well be me.",
    "Not this room as well, {who}.",
    "Has anybody else counted what {who} has? I have.",
)
_ALONE_AGAINST: Final = (
    "Nobody stands up to the {other}? Then I do.",
    "All on one side is no party.",
    "The {other} look far too comfortable.",
    "Somebody must speak for the {side}.",
)
_BAIT: Final = (
    "I have nothing for {battle}, truly. The {other} are quite safe.",
    "Bring your best {other}. What could happen?",
    "The {room}? I would bet on the {other}.",
    "My hand is all Items. Nobody need fear me.",
    "A quiet {room}, a small quarrel. Play something small.",
)
_CLAIM: Final = (
    "The {card}? I have been looking for that.",
    "Thank you for bringing the {card}.",
    "The {card} leaves with me.",
    "You will not miss the {card}. Much.",
)
_REROLL: Final = (
    "That was only practice.",
    "Cold fingers. Give me those dice again.",
    "The rabbit was luckier with four of these. Or not.",
)
_BY_A_HAIR: Final = (
    "By a single point. I shall need a chair.",
    "One point! Look at it. Beautiful.",
    "That was too close. Let us say it was planned.",
    "A single point, and the house is quiet again.",
)
_UNOPPOSED: Final = (
    "Nobody came? All the more for us.",
    "That was hardly a battle. I take what lies there.",
    "An empty room and a full table.",
)
_TOO_FEW: Final = (
    "{people} of us and {cards} to share. Someone goes home empty.",
    "Not enough for everyone. I remember who helped me.",
    "I can count, and so can you: {cards} for {people}.",
)
_HAUL: Final = (
    "What a haul. Patience, there is something for almost everyone.",
    "This room was worth the stairs.",
    "I have seen smaller treasures. Not here, though.",
)
