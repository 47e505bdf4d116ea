"""The Victim: friends lost in a cursed forest, until one of them is possessed. Unofficial; the game belongs to its publisher."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from gloam.games.the_victim.answers import ANSWERS, VERSION
from gloam.games.the_victim.components import FEWEST_PLAYERS, MOST_PLAYERS
from gloam.games.the_victim.options import OPTIONS
from gloam.games.the_victim.rules import actions, cards, curse, enslaved, events, evil, rounds  # noqa: F401  (each brings its rules along)
from gloam.games.the_victim.rules.setup import new_forest
from gloam.games.the_victim.show import texts, view
from gloam.games.the_victim.show.refusals import forbidding_rule
from gloam.games.the_victim.table import Forest, rule
from gloam.kernel.definition import Advice, Definition, Forbidden
from gloam.kernel.game import SPECTATOR, Game, Question, Setup, Step
from gloam.kernel.position import PositionError
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType


def forest(table: Table) -> Forest:
    """A game's table, known to be one of The Victim."""
    assert isinstance(table, Forest)
    return table


class TheVictim(Definition):
    """The definition of The Victim."""

    id = "the_victim"
    name = "The Victim"
    tagline = "Two to six friends flee through a cursed forest, and one of them turns on the others"
    version = VERSION
    least_seats = FEWEST_PLAYERS
    most_seats = MOST_PLAYERS
    best_seats = (4, 5)
    rules = rule.rules
    catalogue = ANSWERS
    events = texts.EVENT_KINDS
    options = OPTIONS
    rulebook = Rulebook(files("gloam.games.the_victim") / "rules.toml")
    reasons: Mapping[str, str] = texts.REASONS

    def new_table(self, setup: Setup) -> Forest:
        return new_forest(setup.seats, setup.options)

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return view.view(forest(table), seat)

    def prompt(self, game: Game, question: Question) -> str:
        return texts.prompt(forest(game.table), question)

    def label(self, game: Game, answer: int) -> str:
        return texts.label(answer)

    def describe(self, event: Step) -> str:
        return texts.describe(event)

    def picture(self, game: Game, seat: int = SPECTATOR) -> RenderableType:
        from rich.pretty import Pretty

        return Pretty(view.view(forest(game.table), seat))

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg"><title>The Victim</title></svg>'

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        rule_id = forbidding_rule(forest(game.table), question, answer)
        return Forbidden(self.rulebook.cite(rule_id) or f"this is not what is asked now: {self.prompt(game, question)}", rule_id)

    def write_position(self, game: Game) -> dict[str, Any]:
        raise PositionError("positions of The Victim cannot be written yet")

    def read_position(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        raise PositionError("positions of The Victim cannot be read yet")

    def components(self, table: Table) -> dict[str, int]:
        return view.components(forest(table))

    def advise(self, game: Game, question: Question) -> Advice:
        return Advice(question.options[0], "the first that is offered")


GAME = TheVictim()
