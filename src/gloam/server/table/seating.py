"""The seats of a table: who answers for each, who knows what it knows, and who may take it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, final

import gloam.bots
from gloam.kernel.game import Refused
from gloam.server.doors.messages import Person, Seat
from gloam.server.errors import TableError
from gloam.server.store.storage import Row

ABSENT: Final = 30.0  # seconds after which someone who left may be replaced by a bot

Kind = Literal["person", "bot", "open"]
Status = Literal["waiting", "playing", "finished"]


@dataclass
class Chair:
    """A seat: who answers for it. `person` stays its owner while a bot fills in or the seat stands open during play."""

    kind: Kind
    person: Person | None = None
    bot: str = ""
    name: str = ""
    """What the person is called at this seat, if not by their own name."""

    @classmethod
    def read(cls, row: Row) -> Chair:
        person = Person(row["person"], row["person_name"] or "?") if row["person"] else None
        return cls(row["kind"], person, row["bot"], row["name"])

    def row(self, code: str, number: int) -> dict[str, Any]:
        person = self.person.id if self.person else None
        return {"code": code, "number": number, "kind": self.kind, "person": person, "bot": self.bot, "name": self.name}

    def sat_by(self, person: str) -> bool:
        """Whether this person answers for it."""
        return self.kind == "person" and self.person is not None and self.person.id == person

    def owned_by(self, person: str) -> bool:
        """Whether this person may see what the seat sees, and take it back."""
        return self.person is not None and self.person.id == person


@final
class Seating:
    """All chairs of a table. A change makes a new seating, so that one that cannot be stored has not happened."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self._chairs = list(chairs)

    def __len__(self) -> int:
        return len(self._chairs)

    def __iter__(self) -> Iterator[Chair]:
        return iter(self._chairs)

    def __getitem__(self, number: int) -> Chair:
        return self._chairs[number]

    def changed(self, number: int, chair: Chair) -> Seating:
        """The seating with another chair at that place."""
        return Seating([chair if i == number else other for i, other in enumerate(self._chairs)])

    def rows(self, code: str) -> list[dict[str, Any]]:
        return [chair.row(code, number) for number, chair in enumerate(self._chairs)]

    # --- who sits where ----------------------------------------------------------------------------------------------

    @property
    def open_seats(self) -> int:
        return sum(chair.kind == "open" for chair in self._chairs)

    def sitting(self, person: str) -> list[int]:
        """The seats for which a person answers."""
        return [number for number, chair in enumerate(self._chairs) if chair.sat_by(person)]

    def owned(self, person: str) -> list[int]:
        """The seats whose knowledge a person has."""
        return [number for number, chair in enumerate(self._chairs) if chair.owned_by(person)]

    def others(self, person: str) -> bool:
        """Whether someone else has a seat."""
        return any(chair.person is not None and chair.person.id != person for chair in self._chairs)

    def agreeing(self, person: str) -> list[int]:
        """The seats that need not be asked whether `person` may take something back."""
        return [number for number, chair in enumerate(self._chairs) if chair.kind != "person" or chair.sat_by(person)]

    def check(self, person: str, number: int) -> None:
        """Raises Refused unless that person answers for that seat."""
        if not 0 <= number < len(self._chairs) or not self._chairs[number].sat_by(person):
            raise Refused("this is not your seat")

    def renamed(self, person: Person) -> bool:
        """Call someone by a new name; whether they have a seat."""
        mine = [chair for chair in self._chairs if chair.owned_by(person.id)]
        for chair in mine:
            chair.person = person
        return bool(mine)

    def shown(self, person: str, online: Callable[[str], bool]) -> list[Seat]:
        """The seats as `person` sees them."""
        return [
            Seat(
                number=number,
                kind=chair.kind,
                person=chair.person if chair.kind == "person" else None,
                bot=chair.bot if chair.kind == "bot" else "",
                online=chair.kind == "person" and chair.person is not None and online(chair.person.id),
                mine=chair.owned_by(person) and chair.kind != "open",
                name=chair.name if chair.kind == "person" else "",
            )
            for number, chair in enumerate(self._chairs)
        ]

    # --- who may take which: the new chair, or TableError -------------------------------------------------------------

    def _chair(self, number: int, status: Status) -> Chair:
        if not 0 <= number < len(self._chairs):
            raise TableError(404, f"there is no seat {number} at this table")
        if status == "finished":
            raise TableError(409, "the game is over; the seats stay as they are")
        return self._chairs[number]

    def sit(self, person: Person, number: int, status: Status, host: str) -> Chair:
        """Take a seat that is open or one's own. During play nobody takes a second one: it would show a second hand."""
        chair = self._chair(number, status)
        if chair.sat_by(person.id):
            return chair
        playing = status == "playing"
        if chair.kind == "person":
            raise TableError(409, "someone else sits there")
        if chair.kind == "bot" and not chair.owned_by(person.id) and (playing or host != person.id):
            raise TableError(409, "a bot plays this seat")
        if playing and not chair.owned_by(person.id) and self.owned(person.id):
            raise TableError(409, "you have a seat of your own; a bot can play this one")
        return Chair("person", person, name=chair.name if chair.owned_by(person.id) else "")

    def stand(self, person: Person, number: int, status: Status) -> Chair:
        """Leave a seat open."""
        chair = self._chair(number, status)
        if not chair.sat_by(person.id):
            raise TableError(409, "this is not your seat")
        return Chair("open", person, name=chair.name) if status == "playing" else Chair("open")

    def hand_to_bot(self, person: Person, number: int, bot: str, status: Status, host: str, absent: Callable[[str], bool]) -> Chair:
        """Let a bot play one's own seat, an open one, or that of someone who is `absent`."""
        if bot not in gloam.bots.names():
            raise TableError(400, no_such_bot(bot))
        chair = self._chair(number, status)
        if chair.kind == "bot":
            raise TableError(409, "a bot plays this seat already")
        if not chair.sat_by(person.id):
            if person.id != host and not self.sitting(person.id):
                raise TableError(403, "only those at the table call a bot")
            if chair.person is not None and chair.kind == "person" and not absent(chair.person.id):
                raise TableError(409, f"{chair.person.name} sits there; a bot can fill in after {ABSENT:g} seconds of absence")
        return Chair("bot", chair.person, bot, chair.name) if status == "playing" else Chair("bot", None, bot)


def no_such_bot(name: str) -> str:
    return f"there is no bot called {name!r}; there are {', '.join(gloam.bots.names())}"
