"""What the small games share: plain words instead of pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gloam.kernel.definition import Definition, Forbidden, Label, Shown
from gloam.kernel.game import SPECTATOR, Game, Question, Step
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table


class ToyShown(Shown):
    """A game without looks: prompts, labels and sentences are the bare ids."""

    def seen(self, table: Table, seat: int) -> dict[str, Any]:
        """Everything, for a game without secrets."""
        return table.data()

    def prompt(self, game: Game, question: Question) -> str:
        return f"{question.prompt}?"

    def question_parts(self, game: Game, question: Question) -> dict[str, Any]:
        return {}

    def label(self, game: Game, answer: int) -> Label:
        return Label(self.definition.catalogue.text(answer))

    def describe(self, event: Step, table: Table) -> str:
        return " ".join(str(part) for part in event)

    def picture(self, game: Game, seat: int = SPECTATOR) -> str:
        return str(game)

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        return "<svg/>"

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        return Forbidden(f"not an answer to {question.prompt!r}")


class Toy(Definition):
    """What the small games have in common."""

    tagline = "A small game"
    rulebook = Rulebook(Path(__file__).parent / "rules.toml")
    reasons = {"won": "The game is won.", "lost": "The game is lost."}
    shown_by = ToyShown
