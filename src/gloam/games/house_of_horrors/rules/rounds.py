"""Starting a round: the Rooms are revealed, the Butler chooses one and says what is fought over."""

from __future__ import annotations

from typing import Final

from gloam.games.house_of_horrors.answers import DECLARE, REVEAL, ROOM
from gloam.games.house_of_horrors.components import BATTLES, DAWN, FIRST_ROOM, MIDNIGHT, ROOMS_REVEALED, Card
from gloam.games.house_of_horrors.table import NOTHING, House, rule
from gloam.kernel.decks import shuffled
from gloam.kernel.game import WAITS, Game

_DECLARATIONS: Final[tuple[int, ...]] = tuple(DECLARE.each(range(len(BATTLES))))


@rule
def round(g: Game, t: House) -> None:  # noqa: A001  (the rulebook's word)
    """A round: Rooms are revealed, all play, the encounter is resolved, the spoils are shared out. [round.structure]"""
    t.round += 1
    t.displayed = ()
    g.tell("round", t.round, t.butler)
    g.then(("reveal",), ("choose_room",), ("encounter",))


@rule
def reveal(g: Game, t: House) -> None:
    """The Butler turns up House cards until there are two Rooms. [round.reveal-until-two-rooms]"""
    while revealed_so_far(t) < ROOMS_REVEALED:
        if not len(t.house):
            g.then(("house_deck_ends",))
            return
        cards, weights = t.house.top()
        card = g.draw(REVEAL, cards, ("revealed",), weights)
        if card == WAITS:
            return
        turn_up(g, t, card)


@rule
def revealed(g: Game, t: House, card: Card) -> None:
    """The card is turned up, and others follow if it must be."""
    turn_up(g, t, card)
    g.then(("reveal",))


def revealed_so_far(t: House) -> int:
    """How many Rooms are turned up; the table may count Midnight and Dawn beside one among them."""
    rooms = len(t.rooms)
    return rooms + t.midnight + t.dawn if t.specials_count and rooms else rooms


def turn_up(g: Game, t: House, card: Card) -> None:
    """Rooms are to choose from, Room Items stay on the table, Midnight and Dawn lie beside the Room of this round.

    [round.room-items-stay, special.midnight-dawn-with-room]
    """
    t.house = t.house.without(card)
    if card == MIDNIGHT:
        t.midnight = 1
    elif card == DAWN:
        t.dawn = 1
    elif card >= FIRST_ROOM:
        t.rooms += (card,)
    else:
        t.room_items += (card,)
    g.tell("revealed", card)


@rule
def house_deck_ends(g: Game, t: House) -> None:
    """One Room is used without a choice. With none the rejected Rooms come back, since Dawn is always played with a Room.

    Without those too the game ends. [special.house-deck-exhausted]
    """
    if t.rooms:
        return
    if t.rooms_run_out and t.rejected:
        t.house = shuffled(tuple(sorted(t.rejected)))
        t.rejected = ()
        g.tell("rooms_shuffled")
        g.then(("reveal",))
    else:
        g.then(("finish", "no-rooms"))


@rule
def choose_room(g: Game, t: House) -> None:
    """The Butler picks one of the Rooms. [round.butler-picks-room]"""
    if len(t.rooms) > 1:
        g.ask(t.butler, "room", tuple(ROOM.each(t.rooms)), ("room_chosen",))
    else:
        g.then(("room_chosen", ROOM.of(t.rooms[0])))


@rule
def room_chosen(g: Game, t: House, answer: int) -> None:
    """The encounter takes place here; the other Room is rejected and out of the game. [round.other-room-removed]"""
    t.room = ROOM.part(answer)
    for room in t.rooms:
        if room != t.room:
            t.rejected += (room,)
    t.rooms = ()
    g.tell("room", t.butler, t.room)


@rule
def encounter(g: Game, t: House) -> None:
    """The Butler declares the battle, then each player has a turn, and it is resolved. [play.clockwise, resolve.immediately]"""
    t.battle = NOTHING
    t.field = ()
    t.rolled = ()
    t.passed = 0
    g.then_all([("declare",), *[("turn", seat) for seat in t.order()], ("resolve",)])


@rule
def declare(g: Game, t: House) -> None:
    """Strength, Terror, Psychic, or a bloodbath. [round.choose-combat-type]"""
    g.ask(t.butler, "declare", _DECLARATIONS, ("declared",))


@rule
def declared(g: Game, t: House, answer: int) -> None:
    """Everyone knows what is fought over before the first card is played."""
    t.battle = DECLARE.part(answer)
    g.tell("declared", t.butler, t.battle)
