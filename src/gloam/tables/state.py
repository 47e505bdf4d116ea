"""What a table is at this moment. All parts of a table read it; its game changes in `commits` only."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from gloam.kernel import play
from gloam.kernel.definition import Definition
from gloam.kernel.game import Game, Happening
from gloam.kernel.nature import Nature
from gloam.kernel.play import Played, TurnOrder
from gloam.tables import views
from gloam.tables.bot_votes import BotVotes
from gloam.tables.chance import Chance
from gloam.tables.chat import Chat
from gloam.tables.clock import Clock, Clocked
from gloam.tables.door import Door
from gloam.tables.earlier_players import EarlierPlayers
from gloam.tables.errors import TableError
from gloam.tables.history import GameHistory
from gloam.tables.info import Info
from gloam.tables.journal import Journals, StoredTable
from gloam.tables.late_answers import LateAnswers
from gloam.tables.recovery_requests import RecoveryRequests
from gloam.tables.requests import Requests
from gloam.tables.seating import NO_BOT, Seating, SeatNotes
from gloam.tables.table_settings import Counts, TableSettings
from gloam.tables.thinker import Thinker
from gloam.tables.undo_requests import UndoRequests

NEVER: Final = float("-inf")


@dataclass(frozen=True)
class Shared:
    """What all tables share."""

    settings: TableSettings
    journals: Journals
    thinker: Thinker
    counts: Counts = field(default_factory=Counts)


@final
class TableState:
    """The game of a table, its seats, and what is remembered of both."""

    def __init__(self, shared: Shared, info: Info, seating: Seating, game: Game | None, stored: StoredTable | None) -> None:
        self.shared = shared
        self.info = info
        self.seating = seating
        self.game = game
        self.door = Door(stored.barred if stored else frozenset())
        self.chat = Chat(stored.chat, stored.said) if stored else Chat()
        self.hands = stored.hands if stored else set()  # numbers of seats, and who has seen during play what they see
        self.put_away_by = stored.put_away_by if stored else set()  # who wants it out of their list
        self.earlier = EarlierPlayers(stored.earlier if stored else ())
        self.late = LateAnswers((line.seat, line.request) for line in (stored.lines if stored else ()) if line.request)
        self.history = GameHistory(shared.thinker.run, game)
        self.clock = Clock(self._minutes, lambda: info.decided.clock, info.played, game is not None and game.moves > game.draws)
        self.nature: Nature = Clocked(info.chance.nature(info.seed), self.clock)
        self.undo = UndoRequests()
        self.bot_votes = BotVotes()
        self.recovery = RecoveryRequests(shared.settings.recovery)
        self.requests = Requests()  # of bots
        self.order = TurnOrder()  # of bots
        self.spoken_to: dict[int, list[Any]] = {}  # by a bot's seat: the question that it has had its say about
        self.written_at = NEVER  # when someone last wrote what is not said yet
        self.changes = 0  # of the game; what was thought before the last one is void
        self.changed_at = 0.0

    @property
    def definition(self) -> Definition:
        """The game that is played; before it begins, the host may choose another."""
        return self.info.definition()

    def _minutes(self) -> int:
        """The time limit of the game."""
        return self.definition.minutes(self.game.table) if self.game is not None else 0

    def absence(self) -> float:
        """Seconds after which a bot may fill in for someone who has left, or NO_BOT."""
        fixed, chosen = self.shared.settings.absence, self.info.decided.bot_after
        return fixed if fixed is not None else float(chosen) if chosen else NO_BOT

    def notes(self, seat: int) -> SeatNotes:
        """What is known of a seat besides who sits there."""
        person = self.seating[seat].person
        put_away = person is not None and person.id in self.put_away_by
        return SeatNotes(self.earlier.of(seat), self.bot_votes.of(seat), put_away)

    def seats_had(self, person: str) -> set[int]:
        """The seats that someone has played in this game, or whose hands they have seen."""
        return {seat for seat, who in self.hands if who == person} | self.earlier.played_by(person)

    def check_enter(self, person: str) -> None:
        """Raises TableError if this person may not come here."""
        belongs = bool(self.seating.owned(person)) or person == self.info.host
        self.door.check_enter(person, self.info.decided.closed and not belongs)

    def begun(self) -> Game:
        """The game. Raises TableError if there is none yet."""
        if self.game is None:
            raise TableError(409, "the game has not begun")
        return self.game

    def new_game(self) -> Played:
        """The game as it begins here."""
        happened: list[Happening] = []
        setup = self.info.setup(self.definition, len(self.seating))
        # At a position chance waits, so that all of it is told.
        game = play.begin(setup, None if setup.position else self.nature, happened)
        settled = play.settle(game, self.nature)
        return Played(settled.game, play.entries(settled.game), happened + settled.happened)

    def newly_seen(self, game: Game, *seatings: Seating) -> list[tuple[int, str]]:
        """The seats with hands that the owners in one of these seatings had not seen before: numbers and people."""
        owned = {(i, chair.person.id) for seating in seatings for i, chair in enumerate(seating) if chair.person is not None}
        return sorted(hand for hand in owned - self.hands if views.has_hand(game, hand[0]))

    def advance(self, game: Game, shown_in: int) -> None:
        """The game has come to this, as the update numbered `shown_in` shows."""
        self.game = game
        self.changes += 1
        self.changed_at = time.monotonic()
        self.late.note_questions(shown_in, game)

    def answered(self, before: Game, seat: int, answers: Sequence[int], request: str, automatic: bool = False) -> None:
        """A seat has answered what the game `before` asked: what was asked and agreed until then is over."""
        self.order.answered(before, seat)
        self.requests.void()
        self.spoken_to.pop(seat, None)
        self.history.answered(before, seat, answers, automatic)
        if request:
            self.late.note_request(seat, request)
        self.undo.request = None

    def gone_back(self, to: int) -> None:
        """What was answered since then no longer counts."""
        self.undo.request = None
        self.earlier.go_back(to)
        self.history.gone_back(to)
        self.late.forget_questions()
        self.order.clear()
        self.requests.void()

    def draw_by(self, chance: Chance) -> None:
        """From now on chance is this."""
        self.nature = Clocked(chance.nature(self.info.seed), self.clock)
        if self.game is not None:
            self.game.setup = self.info.setup(self.definition, len(self.seating))
