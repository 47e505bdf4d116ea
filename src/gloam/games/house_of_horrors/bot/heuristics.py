"""How a sensible guest plays: think how the round may go on, and do what makes it likely to win the night.

What others hold is imagined, in as many ways as time allows: few to see what is worth a thought, more to choose among that. Only
the seat's own hand and what lies on the table are looked at.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gloam.games.house_of_horrors.answers import (
    ADD,
    CLAIM,
    DECLARE,
    DISCARD,
    DONE,
    GIVE,
    PLAY,
    REMOVE,
    REROLL,
    ROOM,
    TAKE,
)
from gloam.games.house_of_horrors.bot.bargains import keeps_word, promised_to
from gloam.games.house_of_horrors.bot.foresight import Foresight, Plan, guesses
from gloam.games.house_of_horrors.bot.scene import scene_of
from gloam.games.house_of_horrors.bot.worth import missed, strength, worth
from gloam.games.house_of_horrors.components import (
    BATTLES,
    CARRIES,
    EXPLORERS,
    FIRST_ITEM,
    FIRST_ROOM_ITEM,
    MEAN_DIE,
    MONSTERS,
    REROLLS,
    SIDE_NAMES,
    SIDE_OF,
    VALUE,
)
from gloam.games.house_of_horrors.rules.battle import dice_of, value
from gloam.games.house_of_horrors.rules.claims import claimable, take_character
from gloam.games.house_of_horrors.rules.refill import score
from gloam.games.house_of_horrors.rules.turns import may_enter
from gloam.games.house_of_horrors.show.names import BATTLE_REFS, CARD_REFS
from gloam.games.house_of_horrors.table import NOTHING, Entry, House
from gloam.kernel.definition import Advice
from gloam.kernel.game import PASS, Game, Question
from gloam.show.words import bare, the, the_seat

_WAYS: Final = 6  # in which the others' hands are imagined to see which battles and plays are worth a second thought
_MORE_WAYS: Final = 16  # for what is worth a second thought
_SECOND_THOUGHTS: Final = 2  # plays of each side that are
_CLEAR: Final = 0.1  # what promises so much less is not
_CLEARLY_LESS: Final = 0.01  # and no battle that promises so much less
_FOR_A_FIGHT: Final = 0.045  # so much of the chance to win the night a guest gives to fight, not to look on
_OF_FOUR: Final = 4  # players, who would give the night for it: measured
_FOR_A_FIGHT_OF_FOUR: Final = 0.01
_NOTHING_TO_SPEAK_OF: Final = 0.25  # hourglasses


def advise(game: Game, question: Question) -> Advice:
    """What a sensible guest answers, and why."""
    t = game.table
    assert isinstance(t, House)
    if len(question.options) == 1:
        return Advice(question.options[0], "there is nothing else to do")
    seat = question.seat
    if question.prompt == "room":
        return _choose_room(t, seat, question)
    if question.prompt == "declare":
        return _choose_battle(t, seat)
    if question.prompt == "play":
        return _choose_play(t, seat)
    if question.prompt == "equip":
        return _choose_more(t, seat, question)
    if question.prompt == "claim":
        return _choose_claim(t, question)
    if question.prompt == "remove":
        return _choose_removal(t, seat, question)
    if question.prompt == "question_mark":
        return _choose_reroll(t, question)
    return _choose_spoil(t, question, promised_to(game, t, seat))


# --- plays ------------------------------------------------------------------------------------------------------------


class _Option(NamedTuple):
    """A character to play, as good as it can be made with Items and at Midnight a second one; NOTHING is a discard."""

    value: float
    card: int
    side: int  # NOTHING: none
    field: tuple[Entry, ...]
    room_items: tuple[int, ...]
    besides: float  # what it wins or costs apart from the battle


def _options(t: House, f: Foresight) -> list[_Option]:
    """What can be done in a turn, the discard first."""
    lost = -missed(t, _least_missed(t, f.seat))
    options = [_Option(f.value(t.field, t.room_items, lost), NOTHING, NOTHING, t.field, t.room_items, lost)]
    for card in t.hands[f.seat]:
        if card in may_enter(f.room):
            option = _option(t, f, card)
            if option is not None:
                options.append(option)
    return options


def _option(t: House, f: Foresight, card: int) -> _Option | None:
    """What playing a character promises, with its claim and what is worth adding; None if it would add nothing to the battle."""
    seat, side = f.seat, SIDE_OF[card]
    field, claimed = _after_claim(t, seat, card)
    room_items = t.room_items
    items = [item for item in (*t.hands[seat], *room_items) if item in CARRIES[card] and VALUE[f.battle][item]]
    if not (claimed or items or value(field, field[-1], f.battle) or dice_of(field[-1], f.battle)):
        return None
    besides = claimed - missed(t, card)
    best = f.value(field, room_items, besides)
    for item in sorted(items, key=lambda item: -VALUE[f.battle][item]):
        with_item = (*field[:-1], (*field[-1], item))
        left = tuple([other for other in room_items if other != item])
        paid = besides - _price(t, item)
        better = f.value(with_item, left, paid)
        if better > best:
            best, field, room_items, besides = better, with_item, left, paid
    if t.midnight and not any([entry[0] == seat for entry in t.field]):
        alone, cost = field, besides
        for second in t.hands[seat]:
            if second != card and second in may_enter(f.room) and SIDE_OF[second] == side:
                pair = (*alone, (seat, side, second))
                both = f.value(pair, room_items, cost - missed(t, second))
                if both > best:
                    best, field, besides = both, pair, cost - missed(t, second)
    return _Option(best, card, side, field, room_items, besides)


def _second_thoughts(options: list[_Option]) -> list[_Option]:
    """What is worth a second thought: the discard and the best plays of each side, unless they clearly promise less."""
    best = max([option.value for option in options])
    found: list[_Option] = []
    for side in (NOTHING, EXPLORERS, MONSTERS):
        likely = [option for option in options if option.side == side and option.value > best - _CLEAR]
        likely.sort(key=lambda option: -option.value)
        found.extend(likely[:_SECOND_THOUGHTS])
    return found


def _thought_over(f: Foresight, option: _Option) -> _Option:
    """An option that was valued in a few ways, valued in those of `f` as well."""
    value = f.value(option.field, option.room_items, option.besides)
    return option._replace(value=(_WAYS * option.value + _MORE_WAYS * value) / (_WAYS + _MORE_WAYS))


def _best_option(t: House, f: Foresight) -> _Option:
    """What to do in a turn: what promises most, or a fight."""
    return _thought_through(t, f, _options(t, f))


def _thought_through(t: House, f: Foresight, options: list[_Option]) -> _Option:
    """The best of what can be done in a turn, after a second thought."""
    if f.later:
        options = _second_thoughts(options)
        if len(options) > 1:
            longer = guesses(t, f.seat).foresight(t, f.seat, f.room, f.battle, _WAYS, _MORE_WAYS)
            options = [_thought_over(longer, option) for option in options]
    best = max(options, key=lambda option: option.value)
    return _rather_a_fight(t, options, best) if f.later else best


def _rather_a_fight(t: House, options: list[_Option], best: _Option) -> _Option:
    """Where nobody stands up to a side, a guest would rather do that than look on or be one more ally, if it hardly costs anything.

    It is what the evening is for: by the chances alone more than half of all Rooms would go to the Butler's side unopposed. The
    last player has nobody to wait for, and goes by the chances.
    """
    unopposed = _sole_side(t)
    if unopposed == NOTHING or best.side == 1 - unopposed:
        return best
    price = _FOR_A_FIGHT_OF_FOUR if t.seats == _OF_FOUR else _FOR_A_FIGHT
    against = [option for option in options if option.side == 1 - unopposed and option.value > best.value - price]
    return max(against, key=lambda option: option.value) if against else best


def _sole_side(t: House) -> int:
    """The side that nobody stands up to yet; NOTHING if there are both, or none."""
    sides = {entry[1] for entry in t.field}
    return sides.pop() if len(sides) == 1 else NOTHING


def _price(t: House, item: int) -> float:
    """What an Item that is used is missed in hand; a Room Item on the table is nobody's."""
    return missed(t, item) if item < FIRST_ROOM_ITEM else 0.0


def _after_claim(t: House, seat: int, card: int) -> tuple[tuple[Entry, ...], float]:
    """The field with this character on it, and what its claim has brought."""
    targets = [target for target in claimable(t, seat, card) if target < FIRST_ITEM]
    if not targets:
        return (*t.field, (seat, SIDE_OF[card], card)), 0.0
    taken = max(targets, key=lambda target: worth(t, target))
    after = t.clone()
    take_character(after, seat, taken)
    return (*after.field, (seat, SIDE_OF[card], card)), worth(t, taken)


def _least_missed(t: House, seat: int) -> int:
    return min(t.hands[seat], key=lambda card: missed(t, card))


# --- the Butler -------------------------------------------------------------------------------------------------------


def _plan(t: House, seat: int, room: int) -> Plan:
    """The battle to declare in a Room, and what is then played: those that promise most at a glance are thought over."""
    guessed = guesses(t, seat)
    found = guessed.plans.get(room)
    if found is None:
        glances: list[tuple[float, float, int, list[_Option]]] = []
        for battle in range(len(BATTLES)):
            options = _options(t, guessed.foresight(t, seat, room, battle, 0, _WAYS))
            best = max(options, key=lambda option: option.value)
            glances.append((-best.value, -strength(best.card, battle) if best.card != NOTHING else 0.0, battle, options))
        glances.sort(key=lambda glance: glance[:3])
        found = (-1.0, NOTHING, NOTHING)
        for value, _, battle, options in glances[:_SECOND_THOUGHTS]:
            if -value < -glances[0][0] - _CLEARLY_LESS:
                break
            option = _thought_through(t, guessed.foresight(t, seat, room, battle, 0, _WAYS), options)
            if option.value > found[0]:
                found = (option.value, battle, option.card)
        guessed.plans[room] = found
    return found


def _choose_room(t: House, seat: int, question: Question) -> Advice:
    answer = max(question.options, key=lambda answer: _plan(t, seat, ROOM.part(answer))[0])
    return Advice(answer, f"{the(CARD_REFS[ROOM.part(answer)])} suits my hand best")


def _choose_battle(t: House, seat: int) -> Advice:
    _, battle, card = _plan(t, seat, t.room)
    if card != NOTHING:
        return Advice(DECLARE.of(battle), f"my {bare(CARD_REFS[card])} is good at {BATTLE_REFS[battle]}")
    able = any([held in may_enter(t.room) for held in t.hands[seat]])
    return Advice(DECLARE.of(battle), "the others gain least by it" if able else "none of mine may enter here anyway")


# --- a turn -----------------------------------------------------------------------------------------------------------


def _choose_play(t: House, seat: int) -> Advice:
    f = guesses(t, seat).foresight(t, seat, t.room, t.battle, 0, _WAYS)
    best = _best_option(t, f)
    if best.card != NOTHING:
        return Advice(PLAY.of(best.card), _why_play(t, f, best))
    able = any([card in may_enter(t.room) for card in t.hands[seat]])
    why = "neither side has anything for me: a new card is better" if able else "none of my characters may enter"
    return Advice(DISCARD.of(_least_missed(t, seat)), why)


def _why_play(t: House, f: Foresight, option: _Option) -> str:
    """What a play is for."""
    side = option.side
    mine, other = f"my {bare(CARD_REFS[option.card])}", SIDE_NAMES[1 - side]
    claims = [target for target in claimable(t, f.seat, option.card) if target < FIRST_ITEM]
    if claims:
        return f"{mine} can claim {the(CARD_REFS[max(claims, key=lambda target: worth(t, target))])}"
    before = scene_of(t, f.room, f.battle, t.field, ())
    prospect = f.prospect(option.field, option.room_items, side)
    if prospect.wins < 0.5 and f.later:
        return f"someone must stand up to the {other}, and others may join {mine}"
    if prospect.wins < 0.5:
        return f"the dice may favour {mine}" if dice_of(option.field[-1], f.battle) else f"with {mine} the leaders gain less"
    if prospect.gain < _NOTHING_TO_SPEAK_OF:
        return f"{mine} has nothing to lose there, and a new card may be better"
    if before.behind(side):
        return f"{mine} turns the battle"
    if prospect.divides:
        return f"with {mine} the {SIDE_NAMES[side]} should win, and I share out the spoils"
    return f"the {SIDE_NAMES[side]} should win, and {mine} earns a share"


def _choose_more(t: House, seat: int, question: Question) -> Advice:
    """Add what is better used than kept; at Midnight that may be a second character."""
    guessed = guesses(t, seat)
    f = guessed.foresight(t, seat, t.room, t.battle, 0, _WAYS)
    likely = [(answer, _with_more(t, f, answer)) for answer in question.options]
    helpful = [(answer, option) for answer, option in likely if option is not None]
    if not helpful:
        return Advice(DONE, "that should do")
    longer = guessed.foresight(t, seat, t.room, t.battle, _WAYS, _MORE_WAYS) if f.later else f
    best, chosen = _thought_over(longer, _as_it_is(t, f)).value, DONE
    for answer, option in helpful:
        value = _thought_over(longer, option).value
        if value > best + 1e-9:
            best, chosen = value, answer
    if chosen == DONE:
        return Advice(DONE, "that should do")
    if ADD.has(chosen):
        return Advice(chosen, _why_add(t, longer, ADD.part(chosen)))
    return Advice(chosen, f"at Midnight {the(CARD_REFS[PLAY.part(chosen)])} can come too")


def _as_it_is(t: House, f: Foresight) -> _Option:
    """What the field promises if nothing is added."""
    return _Option(f.value(t.field, t.room_items, 0.0), NOTHING, NOTHING, t.field, t.room_items, 0.0)


def _with_more(t: House, f: Foresight, answer: int) -> _Option | None:
    """What an Item or a second character promises; None if it does nothing."""
    if PLAY.has(answer):
        return _option(t, f, PLAY.part(answer))
    if not ADD.has(answer) or not _helps(t, ADD.part(answer)):
        return None
    item = ADD.part(answer)
    field, room_items = _with_item(t, item)
    paid = -_price(t, item)
    return _Option(f.value(field, room_items, paid), item, NOTHING, field, room_items, paid)


def _with_item(t: House, item: int) -> tuple[tuple[Entry, ...], tuple[int, ...]]:
    """The field with an Item on the character just played, and the Room Items that are left."""
    return (*t.field[:-1], (*t.field[-1], item)), tuple([other for other in t.room_items if other != item])


def _why_add(t: House, f: Foresight, item: int) -> str:
    """An Item helps, or a new card in its place does."""
    side = t.field[-1][1]
    field, room_items = _with_item(t, item)
    without, given = f.prospect(t.field, t.room_items, side), f.prospect(field, room_items, side)
    if item >= FIRST_ROOM_ITEM or given.gain > without.gain or given.wins > without.wins:
        return f"{the(CARD_REFS[item])} helps"
    return f"a new card may be better than {the(CARD_REFS[item])}"


def _helps(t: House, item: int) -> bool:
    """Whether an Item does anything for the character just played, in this battle."""
    return VALUE[t.battle][item] > 0 or (item in REROLLS and dice_of(t.field[-1], t.battle) > 0)


def _choose_claim(t: House, question: Question) -> Advice:
    claims = [answer for answer in question.options if answer != PASS]
    answer = max(claims, key=lambda answer: worth(t, CLAIM.part(answer)))
    return Advice(answer, f"{the(CARD_REFS[CLAIM.part(answer)])} is mine for the taking")


def _choose_removal(t: House, seat: int, question: Question) -> Advice:
    """Hurt the other side the most, never one's own."""
    mine = t.field[-1][1]
    best, chosen = 0, PASS
    for answer in question.options:
        if answer != PASS:
            item = REMOVE.part(answer)
            foe = any([item in entry[3:] and entry[1] != mine for entry in t.field])
            if foe and VALUE[t.battle][item] > best:
                best, chosen = VALUE[t.battle][item], answer
    return Advice(chosen, "the other side loses most by this" if chosen != PASS else "it would help nobody on my side")


def _choose_reroll(t: House, question: Question) -> Advice:
    rolled = t.rolled[int(question.resume[-1])]
    if sum(rolled) < MEAN_DIE * len(rolled):
        return Advice(REROLL, f"{sum(rolled)} is less than dice usually show")
    return Advice(PASS, f"{sum(rolled)} is good enough")


# --- the spoils -------------------------------------------------------------------------------------------------------


def _choose_spoil(t: House, question: Question, promised: int | None) -> Advice:
    """Take the best; hand out the least: to whoever is ahead if all get something, or else to whoever is behind.

    Who was promised something for joining gets the best that is left, unless that would be folly.
    """
    if question.prompt == "take":
        answer = max(question.options, key=lambda answer: worth(t, TAKE.part(answer)))
        return Advice(answer, f"{the(CARD_REFS[TAKE.part(answer)])} is worth most")
    if promised is not None and keeps_word(t, question.seat, promised):
        best = max(t.spoils, key=lambda card: worth(t, card))
        return Advice(GIVE.of(best, promised), f"I gave {the_seat(promised)} my word")
    least = min(t.spoils, key=lambda card: worth(t, card))
    waiting = sorted({GIVE.parts(answer)[1] for answer in question.options}, key=lambda seat: score(t, seat))
    if len(t.spoils) >= len(waiting):
        return Advice(
            GIVE.of(least, waiting[-1]), f"{the(CARD_REFS[least])} is the least, and {the_seat(waiting[-1])} has the most"
        )
    return Advice(GIVE.of(least, waiting[0]), f"there is not enough for all, and {the_seat(waiting[0])} has the least")
