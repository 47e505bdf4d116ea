"""What a game brings to the kernel, and how games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, NamedTuple

from gloam.kernel.catalogue import Catalogue
from gloam.kernel.events import Events
from gloam.kernel.game import ANYONE, SPECTATOR, Game, Question, Refused, Rule, Setup, Step
from gloam.kernel.options import Options
from gloam.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gloam.kernel.table import Table


class Forbidden(NamedTuple):
    """Why an answer is not offered: in words, and the id of the rule that says so ("" if none does)."""

    reason: str
    rule: str = ""


class Advice(NamedTuple):
    """What a bot would answer, and why in a few words. `answer` is None if it would rather not interrupt."""

    answer: int | None
    why: str


class Definition(ABC):
    """A game: its rules, its answers, and how it is set up, shown and explained. One object for each game, without state."""

    id: str
    name: str
    tagline: str
    version: int
    """Of rules and catalogue together: a record is replayed only by the version that made it."""
    least_seats: int
    most_seats: int
    best_seats: tuple[int, ...] = ()
    """The numbers of seats it plays best with, the usual one first; () if it plays as well with any."""
    rules: dict[str, Rule]
    catalogue: Catalogue
    events: Events
    options: Options
    rulebook: Rulebook
    reasons: Mapping[str, str]
    """How a game can end: the reason's id and a sentence."""

    @property
    def usual_seats(self) -> int:
        """How many seats a table has if nobody says otherwise."""
        return self.best_seats[0] if self.best_seats else self.least_seats

    def seats_hint(self, seats: int) -> str:
        """What to tell those who open a table for so many, or "" if it plays well with them."""
        if not self.best_seats or seats in self.best_seats:
            return ""
        return f"{self.name} is best with {' or '.join([str(best) for best in self.best_seats])} players."

    # --- setting up --------------------------------------------------------------------------------------------------

    @abstractmethod
    def new_table(self, setup: Setup) -> Table:
        """A table with everything that needs no chance in place."""

    def first_steps(self, setup: Setup) -> tuple[Step, ...]:
        """What is to do on a new table."""
        return (("setup",),)

    # --- showing -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, table: Table, seat: int) -> dict[str, Any]:
        """What `seat` (or SPECTATOR) may see of a table, by name."""

    @abstractmethod
    def prompt(self, game: Game, question: Question) -> str:
        """What is asked, as a sentence to the seat that is asked."""

    def question_parts(self, game: Game, question: Question) -> dict[str, Any]:
        """What a question is about, by name, for clients that show it; the seat that is asked may know all of it."""
        return {}

    @abstractmethod
    def label(self, game: Game, answer: int) -> str:
        """An answer as a player reads it on a button."""

    @abstractmethod
    def describe(self, event: Step) -> str:
        """An event as a sentence of the log."""

    @abstractmethod
    def picture(self, game: Game, seat: int = SPECTATOR) -> RenderableType:
        """The table for a terminal, as `seat` sees it."""

    @abstractmethod
    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        """The table as an SVG picture, as `seat` sees it."""

    # --- explaining --------------------------------------------------------------------------------------------------

    @abstractmethod
    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        """Why `answer` is not among the options of a question."""

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
            return Refused(f"{text!r}: this seat is not asked anything now")
        why = self.forbidden(game, mine[0], number)
        return Refused(f"{text!r}: {why.reason}", why.rule)

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        """Kinds of answers that a question would take but not now, each with the reason: to be shown greyed."""
        return []

    def glossary(self) -> dict[str, Any]:
        """The components by id with their names, texts and numbers, for clients that draw them. Nothing in it is secret."""
        return {}

    # --- positions, components, bots ---------------------------------------------------------------------------------

    @abstractmethod
    def write_position(self, game: Game) -> dict[str, Any]:
        """The table by names, as plain data: who stands where, holds what, what is left in which deck."""

    @abstractmethod
    def read_position(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        """Change `table` to what `given` tells, and return what is to do there. Raises PositionError with the reason."""

    def impossible(self, table: Table, todo: list[Step]) -> str:
        """Why these steps cannot be what is to do on a table that was read, or ""."""
        return ""

    @abstractmethod
    def components(self, table: Table) -> dict[str, int]:
        """How many of each component are on the table, wherever they lie: the same at every point of a game."""

    @abstractmethod
    def advise(self, game: Game, question: Question) -> Advice:
        """What the heuristic bot would answer. It is given only what the asked seat may know."""

    def remark(self, game: Game, seat: int) -> str | None:
        """Something fitting for a bot to say at the table before it answers, or None. It is given only what `seat` may know."""
        return None


@cache
def games() -> dict[str, Definition]:
    """All games that are installed, by id. Found through the entry point group `gloam.games`."""
    found: dict[str, Definition] = {point.name: point.load() for point in entry_points(group="gloam.games")}
    return dict(sorted(found.items()))


def find(name: str) -> Definition:
    """The game of that id. Raises KeyError naming those there are."""
    if name not in games():
        raise KeyError(f"there is no game called {name!r}; there are {', '.join(games())}")
    return games()[name]
