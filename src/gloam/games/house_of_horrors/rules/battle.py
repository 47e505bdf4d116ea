"""Resolving the encounter: the dice, the totals, and which side has won."""

from __future__ import annotations

from gloam.games.house_of_horrors.components import (
    DAWN,
    DICE,
    EXPLORERS,
    FIRST_ROOM_ITEM,
    MIDNIGHT,
    MONSTERS,
    MOST_TIES,
    RALLIED_BY,
    RALLY,
    RALLY_MOST,
    VALUE,
    Battle,
    Side,
)
from gloam.games.house_of_horrors.table import GONE, NOBODY, NOTHING, Entry, House, rule
from gloam.kernel.facts import Seat
from gloam.kernel.game import Game

# --- values -----------------------------------------------------------------------------------------------------------


def value(field: tuple[Entry, ...], entry: Entry, battle: Battle) -> int:
    """What a character of this field and its Items add in a battle, without dice; nothing once it is claimed. [round.bloodbath]"""
    card = entry[2]
    if card == GONE:
        return 0
    worth = VALUE[battle]
    total = 0
    for c in entry[2:]:
        total += worth[c]
    if RALLIED_BY[card] and RALLY[battle][card]:
        others = RALLIED_BY[card]
        allies = [e for e in field if e is not entry and e[1] == entry[1] and e[2] in others]
        total += RALLY[battle][card] * min(len(allies), RALLY_MOST[card])
    return total


def dice_of(entry: Entry, battle: Battle) -> int:
    """How many dice a character rolls in a battle. [resolve.roll-only-chosen-category, resolve.bloodbath-rolls]"""
    return DICE[battle][entry[2]] if entry[2] != GONE else 0


def totals(t: House) -> tuple[list[int], list[int]]:
    """The Explorers' and the Monsters' totals by seat, with the dice rolled so far. [resolve.side-totals]"""
    by_side = ([0] * t.seats, [0] * t.seats)
    battle = t.battle
    for n, entry in enumerate(t.field):
        worth = value(t.field, entry, battle)
        if t.rolled:
            for pips in t.rolled[n]:
                worth += pips
        by_side[entry[1]][entry[0]] += worth
    return by_side


# --- dice -------------------------------------------------------------------------------------------------------------


@rule
def resolve(g: Game, t: House) -> None:
    """All have played: roll for question marks in the order of play, then compare. [resolve.immediately, resolve.roll-at-end]"""
    t.turn = NOBODY
    t.rolled = ((),) * len(t.field)
    rolls = []
    for n, entry in enumerate(t.field):
        dice = dice_of(entry, t.battle)
        if dice:
            rolls.append(("roll", "question_mark", entry[0], dice, n))
    g.then_all([*rolls, ("outcome",)])


@rule
def question_mark_thrown(g: Game, t: House, seat: Seat, n: int) -> None:
    """The dice lie beside their card. [resolve.question-mark, resolve.double-question-mark]"""
    pips = tuple([face + 1 for face in t.dice])
    t.dice = ()
    for i in range(len(pips)):
        t.rolled = (*t.rolled[:n], pips[: i + 1], *t.rolled[n + 1 :])
        g.tell("rolled", seat, t.field[n][2], pips[i])


@rule
def question_mark(g: Game, t: House, seat: Seat, roller: int, n: int, answer: int) -> None:
    """A Rabbit's Foot is rubbed: all dice of this card are rolled again, and count, whatever they show."""
    t.rerolled = 1
    t.rolled = (*t.rolled[:n], (), *t.rolled[n + 1 :])
    g.tell("rerolled", seat, t.field[n][2])
    g.then(("throw", "question_mark", dice_of(t.field[n], t.battle)), ("question_mark_thrown", seat, n))


@rule
def question_mark_rolled(g: Game, t: House, seat: Seat, n: int) -> None:
    """These dice stay as they are."""
    t.rerolled = 0


# --- who wins ---------------------------------------------------------------------------------------------------------


@rule
def outcome(g: Game, t: House) -> None:
    """The side with the higher total wins; a side without cards has 0. [resolve.side-totals, resolve.unopposed]"""
    t.fought, t.fought_in, t.fought_over = t.field, t.room, t.battle
    t.fought_dice = t.rolled if any(t.rolled) else ()
    by_seat = totals(t)
    explorers = monsters = 0
    for seat in range(t.seats):
        explorers += by_seat[EXPLORERS][seat]
        monsters += by_seat[MONSTERS][seat]
    g.tell("totals", explorers, monsters)
    if explorers == monsters:
        g.then(("tie",))
        return
    winners = EXPLORERS if explorers > monsters else MONSTERS
    t.eligible = sharers(t, by_seat[winners])
    g.then(("display_spoils", winners), ("divide",), ("end_of_round",))


def sharers(t: House, own: list[int]) -> tuple[int, ...]:
    """Who shares the spoils of a side by what each seat adds to it: the divider, then the others in the order of play.

    [spoils.divider, spoils.divider-tie]
    """
    sharing = [seat for seat in t.order() if own[seat]]
    if not sharing:
        return ()
    divider = sharing[0]
    for seat in sharing:
        if own[seat] > own[divider]:  # the earliest of equals
            divider = seat
    return (divider, *[seat for seat in sharing if seat != divider])


@rule
def tie(g: Game, t: House) -> None:
    """All cards played go under the Room, and the next Butler declares a new battle there.

    [ties.cards-under-room, ties.refill-and-next-butler, ties.same-room, ties.room-items-stay, ties.zero-zero, ties.repeated]
    """
    explorers, monsters = t.under
    t.under = (explorers + cards_of(t, EXPLORERS), monsters + cards_of(t, MONSTERS))
    t.field = ()
    t.rolled = ()
    t.ties += 1
    g.tell("tied", t.room)
    if t.ties == MOST_TIES:
        g.then(("give_up",), ("end_of_round",))
        return
    midnight_is_over(t)
    g.then(("pass_the_bell",), ("refill",), ("encounter",))


@rule
def give_up(g: Game, t: House) -> None:
    """A Room that stays tied for ever goes to nobody. [ties.repeated]"""
    room = t.room
    t.out += (room, *t.room_items)
    t.room = NOTHING
    t.room_items = ()
    recycle(t, t.under[EXPLORERS] + t.under[MONSTERS])
    t.under = ((), ())
    g.tell("given_up", room)


def cards_of(t: House, side: Side) -> tuple[int, ...]:
    """The cards a side has in play, Items with their characters."""
    return tuple([card for entry in t.field if entry[1] == side for card in entry[2:] if card != GONE])


def recycle(t: House, cards: tuple[int, ...]) -> None:
    """Horror cards go to the discard pile, Room Items leave the game. [spoils.used-room-items]"""
    t.discard += tuple([card for card in cards if card < FIRST_ROOM_ITEM])
    t.out += tuple([card for card in cards if card >= FIRST_ROOM_ITEM])


def midnight_is_over(t: House) -> None:
    """Midnight holds for one battle. [special.midnight-this-round-only, special.midnight-dawn-not-spoils]"""
    if t.midnight:
        t.midnight = 0
        t.out += (MIDNIGHT,)


def dawn_has_broken(t: House) -> None:
    """Dawn leaves the table with the last round. [special.midnight-dawn-not-spoils]"""
    if t.dawn:
        t.dawn = 0
        t.out += (DAWN,)


def clear(t: House) -> None:
    """The Room is settled: nothing of the round is left on the table."""
    midnight_is_over(t)
    t.battle = NOTHING
    t.ties = 0
    t.passed = 0
    t.eligible = ()
    t.served = 0
