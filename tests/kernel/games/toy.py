"""What the small games share: plain words instead of pictures, and a table that copies itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gloam.kernel.definition import Advice, Definition, Forbidden
from gloam.kernel.events import Events
from gloam.kernel.game import SPECTATOR, Game, Question, Setup, Step
from gloam.kernel.options import Options
from gloam.kernel.position import PositionError
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table


class ToyTable(Table):
    """A table whose slots are its fields."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return tuple(self.__slots__)

    def clone(self) -> ToyTable:
        t = type(self).__new__(type(self))
        for name in self.fields():
            value = getattr(self, name)
            setattr(t, name, value.copy() if isinstance(value, list) else value)
        return t


class Toy(Definition):
    """A game without looks: prompts, labels and sentences are the bare ids."""

    tagline = "A small game"
    version = 1
    events = Events()
    options = Options(())
    rulebook = Rulebook(Path(__file__).parent / "rules.toml")
    reasons = {"won": "The game is won.", "lost": "The game is lost."}

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        """Everything, for a game without secrets."""
        return table.data()

    def prompt(self, game: Game, question: Question) -> str:
        return f"{question.prompt}?"

    def label(self, game: Game, answer: int) -> str:
        return self.catalogue.text(answer)

    def describe(self, event: Step) -> str:
        return " ".join(str(part) for part in event)

    def picture(self, game: Game, seat: int = SPECTATOR) -> str:
        return str(game)

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        return "<svg/>"

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        return Forbidden(f"not an answer to {question.prompt!r}")

    def write_position(self, game: Game) -> dict[str, Any]:
        return game.table.data()

    def read_position(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        unknown = set(given) - set(table.fields())
        if unknown:
            raise PositionError(f"{min(unknown)}: there is no such thing on this table")
        table.restore({**table.data(), **given})
        return self.first_steps(setup)

    def components(self, table: Table) -> dict[str, int]:
        return {}

    def advise(self, game: Game, question: Question) -> Advice:
        return Advice(question.options[0], "the first that is offered")
