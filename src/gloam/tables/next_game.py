"""What the next game of the same people takes along from a table whose game is over."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from gloam.kernel import play
from gloam.tables.chat import CHAT
from gloam.tables.messages import Person, Said
from gloam.tables.seating import Chair
from gloam.tables.state import TableState


def seat_again(chair: Chair, here: Callable[[str], bool]) -> Chair:
    """A seat in the next game: its person's if they are `here`, also if a bot played for them; else open. A bot's stays a bot's."""
    if chair.kind != "open" and chair.person is not None and here(chair.person.id):
        return Chair("person", chair.person, name=chair.name)
    return Chair("bot", None, chair.bot) if chair.kind == "bot" and chair.person is None else Chair("open")


def talk_so_far(state: TableState) -> list[Said]:
    """The last things that people said, in order: before and after the game as chat, and during the game for their seats."""
    game, ended = state.begun(), state.info.waiting_since or state.info.changed
    said = [((chat.said, 1), chat) for chat in state.chat.lately]
    remarks = play.talk(game, CHAT)
    for number, (seat, text) in enumerate(remarks, game.said - len(remarks) + 1):
        person = _speaker(state, seat, number)
        if person is not None:
            said.append(((number, 0), Said(person, text, ended, 0)))
    said.sort(key=itemgetter(0))
    return [Said(each.person, each.text, each.time, number) for number, (_, each) in enumerate(said[-CHAT:])]


def _speaker(state: TableState, seat: int, number: int) -> Person | None:
    """The person who said the thing of this number for a seat; None if it was a bot."""
    for player in state.earlier.of(seat):
        if number <= player.said:
            return player.person
    chair = state.seating[seat]
    return chair.person if chair.kind == "person" else None
