"""A table without its game: what lists are made of."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from gloam.kernel import play, record
from gloam.kernel.definition import Definition, games
from gloam.kernel.game import EVERYONE, SPECTATOR, Game, Happening, Setup
from gloam.kernel.sentences import sentence, written
from gloam.tables import views
from gloam.tables.chance import Chance, fresh
from gloam.tables.errors import TableError
from gloam.tables.messages import HostOptions, TableCard, TableSetup
from gloam.tables.seating import Seating, SeatNotes, Status, no_notes

FIRST_EPOCH: Final = 1024  # as the schema has it


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(63)


def now() -> str:
    """The time as it is stored and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@dataclass
class Info:
    """A table's set-up, and how far it has come."""

    code: str
    game: str
    version: int
    name: str
    options: dict[str, Any]
    seed: int
    private: bool
    host: str
    position: str = ""
    """The text of the position that the game begins from, if it is not set up as usual. It may tell what is hidden."""
    parent: str = ""
    parent_moves: int = 0
    rematch: str = ""
    status: Status = "waiting"
    moves: int = 0
    waiting_for: list[int] = field(default_factory=list)
    summary: str = ""
    created: str = field(default_factory=now)
    changed: str = field(default_factory=now)
    chance: Chance = field(default_factory=fresh)
    decided: HostOptions = field(default_factory=HostOptions)
    played: int = 0
    """Seconds, up to the last answer; counted only where there is a time limit."""
    epoch: int = FIRST_EPOCH
    """Grows whenever the table is woken up: who held it before can write no more, and numbers of updates go on growing."""
    result: str = ""
    """How the game ended, as records have it; "" also if an earlier version stored the end."""
    differs: str = ""
    """Where the rules here do not allow what was answered, and why; found when the table was woken up last."""
    differs_at: int = 0
    """After how many answers that is."""
    takebacks: int = 0
    """How often answers were taken back after something new was learnt."""
    again: str = ""
    """Who wanted to play again after the game at the table `parent`: their name then."""
    waiting_since: str = ""
    """When the last answer was given; "" if an earlier version stored it."""

    def definition(self) -> Definition:
        """The game of the table. Raises TableError if it is not installed here."""
        definition = games().get(self.game)
        if definition is None:
            raise TableError(409, f"the game {self.game!r} of this table is not installed here any more")
        return definition

    def setup(self, definition: Definition, seats: int) -> Setup:
        """What the game is begun with."""
        return Setup(definition, seats, self.options, self.seed, self.position, self.chance.promise())

    # --- how far it has come -----------------------------------------------------------------------------------------

    def state(self, game: Game | None, seating: Seating, told: Sequence[Happening]) -> dict[str, Any]:
        """The fields that are other ones when the game has come to this; `told` is what happened last."""
        state: dict[str, Any] = {"moves": 0, "waiting_for": [], "status": "waiting", "changed": now()}
        if game is None:
            open_seats = f"{seating.open_seats} of {len(seating)} seats open"
            return {**state, "summary": open_seats if seating.open_seats else "Everyone is here"}
        ended = views.result(game)
        if game.moves != self.moves or self.status == "waiting":
            state["waiting_since"] = state["changed"]
        if game.result is not None:
            state["result"] = record.outcome(game.result)
        return {
            **state,
            "status": "finished" if ended else "playing",
            "moves": game.moves,
            "waiting_for": play.waiting_for(game),
            "summary": ended["sentence"] if ended else self._summary(game, told),
        }

    def _summary(self, game: Game, told: Sequence[Happening]) -> str:
        """The last thing that everyone knows of."""
        for each in reversed(told):
            if each.seen == EVERYONE:
                return written(views.sentence(game.setup.definition, each))
        return self.summary

    def shown_setup(self, owned: Sequence[int]) -> TableSetup:
        """What the table plays, as the owner of these seats may know it."""
        options = self.definition().options
        seen = options.seen_by(self.options, SPECTATOR) | {
            option.id: self.options[option.id] for option in options.options if option.owner in owned
        }
        after = self.parent if self.again else ""
        return TableSetup(self.game, seen, self.host, self.decided.waits, after, self.again)

    def take(self, facts: Mapping[str, Any]) -> None:
        """Some fields are these now."""
        for name, value in facts.items():
            setattr(self, name, value)

    def card(
        self,
        seating: Seating,
        person: str,
        presence: Callable[[str], float],
        notes: Callable[[int], SeatNotes] = no_notes,
    ) -> TableCard:
        """The table in a list of `person`'s."""
        return TableCard(
            code=self.code,
            name=self.name,
            game=self.game,
            status=self.status,
            seats=seating.shown(person, presence, notes),
            moves=self.moves,
            my_turn=not self.differs and any(seating[seat].sat_by(person) for seat in self.waiting_for),
            summary=sentence(self.summary),
            changed=self.changed,
            private=self.private,
            hosted=person == self.host,
            decided=self.decided,
            rematch=self.rematch,
            differs=self.differs,
            differs_at=self.differs_at,
            won=self._won(seating.owned(person)),
        )

    def _won(self, seats: Sequence[int]) -> bool | None:
        """Whether one of these seats won the game; None before its end, without seats, and where the end is not known."""
        if self.status != "finished" or not self.result or not seats:
            return None
        return not set(seats).isdisjoint(msgspec.json.decode(self.result)["winners"])
