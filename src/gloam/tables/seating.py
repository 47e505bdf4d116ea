"""The seats of a table: who answers for each, who knows what it knows, and who may take it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final, Literal, NamedTuple, final

import gloam.bots
from gloam.kernel.game import Refused
from gloam.kernel.record import Player
from gloam.tables.errors import TableError
from gloam.tables.messages import EarlierPlayer, Person, Seat
from gloam.tables.names import alike, is_given

USUAL_BOT: Final = "heuristic"
HERE: Final = float("inf")  # as how many seconds someone still counts as here: they are
NO_BOT: Final = -1.0  # as the seconds until a bot may fill in: the host wants none

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
    since: int = 0
    """How many answers the game had when a bot filled in."""
    absent: bool = False
    """Whether the bot fills in because the person was away: they get the seat back when they return."""

    def sat_by(self, person: str) -> bool:
        """Whether this person answers for it."""
        return self.kind == "person" and self.person is not None and self.person.id == person

    def owned_by(self, person: str) -> bool:
        """Whether this person may see what the seat sees, and take it back."""
        return self.person is not None and self.person.id == person

    def called(self) -> str:
        """What whoever plays it is called."""
        return self.name or (self.person.name if self.person is not None else "")

    def presence(self, of: Callable[[str], float]) -> float:
        """For how many seconds whoever plays it still counts as here; a bot's seat and an open one have nobody."""
        return of(self.person.id) if self.kind == "person" and self.person is not None else 0.0

    def agrees(self, to: int) -> bool:
        """Whether going back to the game after `to` answers needs no word of anyone: a bot speaks for its own answers only."""
        return self.kind == "open" or (self.kind == "bot" and (self.person is None or to >= self.since))


class SeatNotes(NamedTuple):
    """What is known of a seat besides who sits there: who played it before, who wants a bot there, and whether its person put the
    table away.
    """

    earlier: Sequence[EarlierPlayer] = ()
    agreed: Sequence[str] = ()
    put_away: bool = False


def no_notes(seat: int) -> SeatNotes:
    """Nothing else is known of a seat."""
    return SeatNotes()


@final
class Seating:
    """All chairs of a table. A change makes a new seating, so that one that cannot be stored has not happened."""

    def __init__(self, chairs: Sequence[Chair]) -> None:
        self._chairs = list(chairs)
        self._sitting: dict[str, list[int]] = {}  # by person; who has which chair does not change
        self._owned: dict[str, list[int]] = {}
        for number, chair in enumerate(self._chairs):
            if chair.person is not None:
                self._owned.setdefault(chair.person.id, []).append(number)
                if chair.kind == "person":
                    self._sitting.setdefault(chair.person.id, []).append(number)

    def __len__(self) -> int:
        return len(self._chairs)

    def __iter__(self) -> Iterator[Chair]:
        return iter(self._chairs)

    def __getitem__(self, number: int) -> Chair:
        return self._chairs[number]

    def changed(self, chairs: Mapping[int, Chair]) -> Seating:
        """The seating with other chairs at these places."""
        return Seating([chairs.get(number, chair) for number, chair in enumerate(self._chairs)])

    def players(self) -> tuple[Player, ...]:
        """Who plays, as a record names them."""
        return tuple([Player(chair.called(), chair.bot if chair.kind == "bot" else "") for chair in self._chairs])

    # --- who sits where ----------------------------------------------------------------------------------------------

    @property
    def open_seats(self) -> int:
        return sum(chair.kind == "open" for chair in self._chairs)

    def sitting(self, person: str) -> list[int]:
        """The seats for which a person answers."""
        return self._sitting.get(person, [])

    def owned(self, person: str) -> list[int]:
        """The seats whose knowledge a person has."""
        return self._owned.get(person, [])

    def others(self, person: str) -> list[Person]:
        """Everyone else who has a seat."""
        people = [chair.person for chair in self._chairs if chair.person is not None and chair.person.id != person]
        return list({other.id: other for other in people}.values())

    def agreeing(self, person: str, to: int) -> list[int]:
        """The seats that need not be asked whether `person` may go back to the game after `to` answers."""
        return [number for number, chair in enumerate(self._chairs) if chair.agrees(to) or chair.owned_by(person)]

    def left_alone(self, person: str) -> dict[int, Chair]:
        """The seats that a bot plays because their person was away, as they are when that person is back."""
        return {
            number: Chair("person", chair.person, name=chair.name)
            for number, chair in enumerate(self._chairs)
            if chair.kind == "bot" and chair.absent and chair.owned_by(person)
        }

    def without(self, person: str, status: Status) -> dict[int, Chair]:
        """The seats of someone who has to leave, as they are then: open, or during play a bot's."""
        left = Chair("bot", None, self.usual_bot()) if status == "playing" else Chair("open")
        return dict.fromkeys(self.owned(person), left)

    def recovered(self, owner: str, person: Person) -> dict[int, Chair]:
        """The seats of `owner`, as they are when `person` has them. One who has not chosen a name is called as before."""
        return {
            number: replace(chair, person=person, name=chair.name or (chair.called() if is_given(person.name) else ""))
            for number, chair in enumerate(self._chairs)
            if chair.owned_by(owner)
        }

    def usual_bot(self) -> str:
        """The bot that plays at this table already, or the one that plays best."""
        return next((chair.bot for chair in self._chairs if chair.kind == "bot"), USUAL_BOT)

    def resembled(self, person: str, name: str, owner: str = "") -> bool:
        """Whether a name could be taken for that of someone else who has a seat, other than `owner`."""
        return any(
            alike(name, called)
            for chair in self._chairs
            if chair.person is not None and chair.person.id not in (person, owner)
            for called in {chair.person.name, chair.called()}
        )

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

    def shown(self, person: str, presence: Callable[[str], float], notes: Callable[[int], SeatNotes] = no_notes) -> list[Seat]:
        """The seats as `person` sees them.

        `presence` returns for how many seconds someone still counts as here, `notes` what else is known of a seat.
        """
        return [
            Seat(
                number=number,
                kind=chair.kind,
                person=chair.person if chair.kind == "person" else None,
                bot=chair.bot if chair.kind == "bot" else "",
                online=(here := chair.presence(presence)) == HERE,
                mine=chair.owned_by(person) and chair.kind != "open",
                name=chair.name if chair.kind == "person" else "",
                bot_in=0 if here == HERE else ceil(here),
                plays_for=chair.called() if chair.kind == "bot" else "",
                earlier=list((note := notes(number)).earlier),
                bot_agreed=list(note.agreed),
                bot_needs=self.majority(number, presence, note.agreed) if chair.kind == "person" and here != HERE else 1,
                put_away=note.put_away,
            )
            for number, chair in enumerate(self._chairs)
        ]

    def majority(self, number: int, presence: Callable[[str], float], agreed: Sequence[str]) -> int:
        """How many of the other people with a seat have to want a bot there: most of those who are here or have `agreed`."""
        away = self._chairs[number].person
        asked = [person for person in self._sitting if presence(person) == HERE or person in agreed]
        return sum(away is None or person != away.id for person in asked) // 2 + 1

    # --- who may take which: the new chair, or TableError -------------------------------------------------------------

    def _chair(self, number: int, status: Status) -> Chair:
        if not 0 <= number < len(self._chairs):
            raise TableError(404, f"there is no seat {number} at this table")
        if status == "finished":
            raise TableError(409, "the game is over; the seats stay as they are")
        return self._chairs[number]

    def sit(self, person: Person, number: int, status: Status, host: str, several: bool) -> Chair:
        """Take a seat that is open or one's own. A second one only before the game, and only where the host allows `several`.

        During play it would show a second hand.
        """
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
        if not (playing or several or host == person.id) and self.owned(person.id):
            raise TableError(409, "one seat each; whoever made the table can allow more")
        if self.resembled(person.id, person.name):
            raise TableError(409, "someone at this table has a name like yours; take another one first")
        return Chair("person", person, name=chair.name if chair.owned_by(person.id) else "")

    def stand(self, person: Person, number: int, status: Status) -> Chair:
        """Leave a seat open."""
        chair = self._chair(number, status)
        if not chair.sat_by(person.id):
            raise TableError(409, "this is not your seat")
        return Chair("open", person, name=chair.name) if status == "playing" else Chair("open")

    def hand_to_bot(
        self, person: Person, number: int, bot: str, status: Status, host: str, absent: Callable[[str], bool], moves: int
    ) -> Chair:
        """Let a bot play one's own seat, an open one, or that of someone who is `absent`; for them it is the table's usual one."""
        if bot not in gloam.bots.names():
            raise TableError(400, no_such_bot(bot))
        chair = self._chair(number, status)
        if chair.kind == "bot":
            raise TableError(409, "a bot plays this seat already")
        away = chair.kind == "person" and not chair.sat_by(person.id)
        if not chair.sat_by(person.id):
            if person.id != host and not self.sitting(person.id):
                raise TableError(403, "only those at the table call a bot")
            if away and chair.person is not None and not absent(chair.person.id):
                raise TableError(409, f"{chair.person.name} sits there; a bot can fill in when they have been away for a while")
        if status != "playing":
            return Chair("bot", None, bot)
        return Chair("bot", chair.person, self.usual_bot() if away else bot, chair.name, moves, away)


def no_such_bot(name: str) -> str:
    return f"there is no bot called {name!r}; there are {', '.join(gloam.bots.names())}"
