"""What a game brings to the kernel, and how games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from gloam.kernel.catalogue import Catalogue
from gloam.kernel.events import Events
from gloam.kernel.game import ANYONE, Game, Question, Refused, Rule, Setup, Step
from gloam.kernel.options import Options
from gloam.kernel.rulebook import NO_RULEBOOK, Rulebook
from gloam.kernel.sentences import sentence, written
from gloam.kernel.shown import Advice, Advisor, Forbidden, Label, Positions, Request, Shown, Thing, Wish
from gloam.kernel.spelling import UnknownName, suggestion_or_all

if TYPE_CHECKING:
    from gloam.kernel.table import Table
    from gloam.kernel.workshop import Workshop

__all__ = [
    "Advice", "Advisor", "Definition", "Forbidden", "Label", "Positions", "Request", "Shown", "Thing", "Wish", "find", "games",
]  # fmt: skip


class Definition(ABC):
    """A game: its rules, its table and its answers. One object for each game, without state.

    That is enough to play. How it is shown, written as a position and played by the heuristic bot is brought by classes of its
    own, named in `shown_by`, `positions_by` and `advised_by`; where there is none, a plain one serves.
    """

    id: str
    name: str
    tagline: str = ""
    version: int = 1
    """Of rules and catalogue together. A saved game belongs to one version; records of others are read as far as they agree."""
    least_seats: int
    most_seats: int
    best_seats: tuple[int, ...] = ()
    """The numbers of seats it plays best with, the usual one first; () if it plays as well with any."""
    rules: dict[str, Rule]
    catalogue: Catalogue
    events: Events = Events()
    options: Options = Options(())
    rulebook: Rulebook = NO_RULEBOOK
    reasons: Mapping[str, str] = {}
    """How a game can end: the reason's id and a sentence."""
    cooperative: bool = False
    """All seats win or lose together."""

    workshop: Workshop | None = None
    """Where players make what they bring to the game, if they bring something."""

    shown_by: type[Shown] = Shown
    positions_by: type[Positions] = Positions
    advised_by: type[Advisor] = Advisor

    def __init__(self) -> None:
        self.shown = self.shown_by(self)
        self.positions = self.positions_by(self)
        self.advisor = self.advised_by()

    # --- setting up --------------------------------------------------------------------------------------------------

    @abstractmethod
    def new_table(self, setup: Setup) -> Table:
        """A table with everything that needs no chance in place."""

    def first_steps(self, setup: Setup) -> tuple[Step, ...]:
        """What is to do on a new table."""
        return (("setup",),)

    def asides(self, game: Game) -> tuple[Question, ...]:
        """What people may answer at this question beside the play, as offers to end the game. Their steps change nothing asked."""
        return ()

    def minutes(self, table: Table) -> int:
        """The time limit of the game in minutes, which a table's clock keeps; 0 if there is none."""
        return 0

    def components(self, table: Table) -> dict[str, int]:
        """How many of each component are on the table, wherever they lie: the same at every point of a game."""
        return {}

    @property
    def usual_seats(self) -> int:
        """How many seats a table has if nobody says otherwise."""
        return self.best_seats[0] if self.best_seats else self.least_seats

    def seats_hint(self, seats: int) -> str:
        """What to tell those who open a table for so many, or "" if it plays well with them."""
        if not self.best_seats or seats in self.best_seats:
            return ""
        return f"{self.name} is best with {' or '.join([str(best) for best in self.best_seats])} players."

    # --- refusing ----------------------------------------------------------------------------------------------------

    def refusal(self, game: Game, number: int, seat: int) -> Refused:
        """Why an answer is not accepted, as the exception to raise."""
        if game.result is not None:
            return Refused("the game is over")
        if not 0 <= number < len(self.catalogue):
            return Refused(f"there is no answer number {number} in {self.name}")
        text = self.catalogue.text(number)
        if seat not in (ANYONE, *range(-1, game.seats)):
            return Refused(f"there is no seat {seat} at this table")
        mine = [question for question in game.asked if seat in (ANYONE, question.seat)]
        if not mine:
            rule = self._rule_against(game, number)
            return Refused(f"{text!r}: this seat is not asked anything now{rule and f'; {self.rulebook.cite(rule)}'}", rule)
        why = self.shown.forbidden(game, mine[0], number)
        return Refused(sentence(f"{text!r}: {written(why.reason)}"), why.rule)

    def _rule_against(self, game: Game, number: int) -> str:
        """The rule that forbids an answer whoever gives it, or ""; where hands are hidden it would tell what a seat is offered."""
        if not self.shown.open_table or not game.asked or number in game.asked[0].options:
            return ""
        return self.shown.forbidden(game, game.asked[0], number).rule


@cache
def games() -> dict[str, Definition]:
    """All games that are installed, by id. Found through the entry point group `gloam.games`."""
    found: dict[str, Definition] = {point.name: point.load() for point in entry_points(group="gloam.games")}
    return dict(sorted(found.items()))


def find(name: str) -> Definition:
    """The game of that id. Raises UnknownName, with the nearest name or those there are."""
    if name not in games():
        raise UnknownName(f"there is no game called {name!r}{suggestion_or_all(name, games())}")
    return games()[name]
