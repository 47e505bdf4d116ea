"""What a table can be set up to play, and with which seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gloam.kernel.definition import Definition, games
from gloam.kernel.options import OptionError
from gloam.tables.errors import TableError
from gloam.tables.seating import Chair, Seating


def find_game(id_: str) -> Definition:
    """The game of that id. Raises TableError."""
    definition = games().get(id_)
    if definition is None:
        raise TableError(400, f"there is no game called {id_!r}; there are {', '.join(games())}")
    return definition


def check_options(definition: Definition, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Every option's value at a table of so many seats: as given, or its default. Raises TableError."""
    if not definition.least_seats <= seats <= definition.most_seats:
        raise TableError(400, f"{definition.name} takes {definition.least_seats} to {definition.most_seats} seats, not {seats}")
    try:
        return definition.options.read(given, seats)
    except (OptionError, TypeError) as wrong:  # TypeError: a list where a word should be
        raise TableError(400, str(wrong)) from None


def usual_name(definition: Definition, host: str) -> str:
    """What a table is called that nobody has named."""
    return f"{definition.name} of {host}"


def rearranged(seating: Seating, seats: Sequence[int]) -> Seating:
    """A table's seating with these seats, by their numbers before; -1 is a new one, which is open.

    Raises TableError if a person would lose their seat.
    """
    kept = [number for number in seats if number != -1]
    if len(set(kept)) < len(kept) or any(not 0 <= number < len(seating) for number in kept):
        raise TableError(400, f"the seats should be different ones from 0 to {len(seating) - 1}, or -1 for a new one")
    people = [chair.called() for number, chair in enumerate(seating) if chair.kind == "person" and number not in kept]
    if people:
        raise TableError(409, f"{' and '.join(people)} would have no seat")
    return Seating([seating[number] if number >= 0 else Chair("open") for number in seats])


def resized(seating: Seating, definition: Definition) -> list[int]:
    """As many of a table's seats as a game takes, for `rearranged`: open ones go first, then bots', from the last one on."""
    order = ("person", "bot", "open")
    kept = sorted(range(len(seating)), key=lambda number: order.index(seating[number].kind))[: definition.most_seats]
    return sorted(kept) + [-1] * (definition.least_seats - len(seating))
