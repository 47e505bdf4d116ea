"""What is known of a table without its game: the row that lists are made of."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from gloam.kernel import play
from gloam.kernel.definition import Definition, games
from gloam.kernel.game import EVERYONE, Game, Happening, Setup
from gloam.server.doors.messages import TableCard
from gloam.server.errors import TableError
from gloam.server.store.writes import Row, now
from gloam.server.table import views
from gloam.server.table.chance import Chance, fresh
from gloam.server.table.seating import Seating, Status

FIRST_EPOCH: Final = 1024  # as the schema has it


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(63)


@lru_cache(1024)
def _written(seats: tuple[int, ...]) -> str:
    return json.dumps(seats)


@lru_cache(1024)
def _read(seats: str) -> tuple[int, ...]:
    return tuple(json.loads(seats))


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
    closed: bool = False
    several: bool = False
    clock: bool = True
    """Whether a clock ends the game, if that has a time limit."""
    played: int = 0
    """Seconds, up to the last answer; counted only where there is a time limit."""
    epoch: int = FIRST_EPOCH
    """Grows whenever the table is woken up: who held it before can write no more, and numbers of updates go on growing."""
    takebacks: int = 0
    """How often answers were taken back after something new was learnt."""

    def definition(self) -> Definition:
        """The game of the table. Raises TableError if it is not installed here."""
        definition = games().get(self.game)
        if definition is None:
            raise TableError(409, f"the game {self.game!r} of this table is not installed here any more")
        return definition

    def setup(self, definition: Definition, seats: int) -> Setup:
        """What the game is begun with."""
        return Setup(definition, seats, self.options, self.seed, self.position, self.chance.promise())

    # --- as a row ----------------------------------------------------------------------------------------------------

    def row(self) -> dict[str, Any]:
        row = dict(vars(self))
        chance = row.pop("chance")
        return {
            **row,
            "chance_key": chance.key,
            "chance_since": chance.since,
            "origin": chance.origin,
            "options": json.dumps(self.options),
            "private": int(self.private),
            "closed": int(self.closed),
            "several": int(self.several),
            "clock": int(self.clock),
            "waiting_for": json.dumps(self.waiting_for),
        }

    @classmethod
    def read(cls, row: Row) -> Info:
        given = dict(row)
        chance = Chance(given.pop("chance_key"), given.pop("chance_since"), given.pop("origin"))
        given |= {
            "chance": chance,
            "options": json.loads(row["options"]),
            "private": bool(row["private"]),
            "closed": bool(row["closed"]),
            "several": bool(row["several"]),
            "clock": bool(row["clock"]),
            "waiting_for": json.loads(row["waiting_for"]),
        }
        return cls(**given)

    # --- how far it has come -----------------------------------------------------------------------------------------

    def state(self, game: Game | None, seating: Seating, told: Sequence[Happening]) -> dict[str, Any]:
        """What is to be stored, and then taken, when the game has come to this; `told` is what happened last."""
        state = {"of": self.code, "moves": 0, "waiting_for": "[]", "status": "waiting", "changed": now()}
        if game is None:
            return {**state, "summary": f"{seating.open_seats} of {len(seating)} seats open"}
        ended = views.result(game)
        return {
            **state,
            "status": "finished" if ended else "playing",
            "moves": game.moves,
            "waiting_for": _written(tuple(play.waiting_for(game))),
            "summary": ended["sentence"] if ended else self._summary(game, told),
        }

    def _summary(self, game: Game, told: Sequence[Happening]) -> str:
        """The last thing that everyone knows of."""
        for each in reversed(told):
            if each.seen == EVERYONE:
                return views.sentence(game.setup.definition, each)
        return self.summary

    def take(self, state: dict[str, Any]) -> None:
        """What has been stored is so."""
        self.status = state["status"]
        self.moves = state["moves"]
        self.waiting_for = list(_read(state["waiting_for"]))
        self.summary = state["summary"]
        self.changed = state["changed"]

    def card(self, seating: Seating, person: str, presence: Callable[[str], float]) -> TableCard:
        """The table in a list of `person`'s."""
        return TableCard(
            code=self.code,
            name=self.name,
            game=self.game,
            status=self.status,
            seats=seating.shown(person, presence),
            moves=self.moves,
            my_turn=any(seating[seat].sat_by(person) for seat in self.waiting_for),
            summary=self.summary,
            changed=self.changed,
            private=self.private,
            hosted=person == self.host,
            closed=self.closed,
            several=self.several,
            rematch=self.rematch,
        )
