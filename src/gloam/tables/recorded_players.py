"""Who played the game of a record that a person opens, as the seats of the table where it is shown."""

from __future__ import annotations

from msgspec import structs

import gloam.bots
from gloam.tables.earlier_players import Left
from gloam.tables.messages import Person, RecordInfo, RecordPlayer
from gloam.tables.names import NAME, legible
from gloam.tables.seating import USUAL_BOT, Chair


def chairs(person: Person, read: RecordInfo) -> list[Chair]:
    """The seats: those of `person`, under the names of the people who played. A finished game keeps its bots.

    Bots of an unfinished one would play on at once.
    """
    players = read.players or [RecordPlayer("", "")] * read.seats
    mine = not read.over or all(player.bot and not player.name for player in players)
    return [_bot(person, player) if player.bot and not mine else _named(person, player) for player in players]


def earlier(person: Person, read: RecordInfo) -> list[Left]:
    """Who played the seats of a record before those who played them last, as seats of `person` or bots."""
    players = [(seat, each) for seat, player in enumerate(read.players) for each in player.earlier]
    return [
        Left(sequence, seat, structs.replace(each, person=None if each.bot else person, name=_legible(each.name)))
        for sequence, (seat, each) in enumerate(players)
    ]


def _bot(person: Person, player: RecordPlayer) -> Chair:
    """The seat of a bot; of one that played for someone it is a seat of `person`."""
    name = _legible(player.name)
    bot = player.bot if player.bot in gloam.bots.names() else USUAL_BOT
    return Chair("bot", person if name else None, bot, name)


def _named(person: Person, player: RecordPlayer) -> Chair:
    """A seat of `person` with the name of someone who played it."""
    name = player.name or ("Bot" if player.bot else "")
    return Chair("person", person, name=_legible(name))


def _legible(name: str) -> str:
    """A name of a record, or "" if it cannot be shown."""
    return name if len(name) <= NAME and legible(name) else ""
