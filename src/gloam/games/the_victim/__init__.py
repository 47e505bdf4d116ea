"""The Victim: friends lost in a cursed forest, until one of them is possessed. Unofficial; the game belongs to its publisher."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from gloam.games.the_victim.answers import ANSWERS, VERSION
from gloam.games.the_victim.bot import advise
from gloam.games.the_victim.bot.victims import offered
from gloam.games.the_victim.components import FEWEST_PLAYERS, MOST_PLAYERS
from gloam.games.the_victim.options import OPTIONS
from gloam.games.the_victim.rules import (  # noqa: F401  (each brings its rules along)
    actions,
    cards,
    curse,
    enslaved,
    events,
    evil,
    rounds,
    test_tiles,
)
from gloam.games.the_victim.rules.setup import new_forest
from gloam.games.the_victim.show import parts, position, texts, view
from gloam.games.the_victim.show.outcomes import unavailable_actions
from gloam.games.the_victim.show.refusals import forbidding_rule
from gloam.games.the_victim.table import Forest, rule
from gloam.kernel.definition import Advice, Advisor, Definition, Forbidden, Positions, Shown, Wish
from gloam.kernel.game import SPECTATOR, Game, Question, Setup, Step
from gloam.kernel.observation import Part
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType


def forest(table: Table) -> Forest:
    """A game's table, known to be one of The Victim."""
    assert isinstance(table, Forest)
    return table


class ForestShown(Shown):
    """How The Victim is told."""

    deliberate = frozenset(("discard",))

    def seen(self, table: Table, seat: int) -> Any:
        return view.view(forest(table), seat)

    @cached_property
    def observed(self) -> Part:
        from gloam.games.the_victim.show.observation import FOREST

        return FOREST

    def prompt(self, game: Game, question: Question) -> str:
        return texts.prompt(forest(game.table), question)

    def question_parts(self, game: Game, question: Question) -> dict[str, Any]:
        told: dict[str, Any] = to_builtins(parts.parts(forest(game.table), question))
        return {**super().question_parts(game, question), **told}

    def label(self, game: Game, answer: int) -> str:
        return texts.label_now(forest(game.table), game.asked, answer)

    def describe(self, event: Step, table: Table) -> str:
        return texts.describe(event, forest(table))

    def picture(self, game: Game, seat: int = SPECTATOR) -> RenderableType:
        from gloam.games.the_victim.show.terminal import picture

        return picture(forest(game.table), seat)

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        from gloam.games.the_victim.show.svg import svg

        return svg(forest(game.table))

    def forbidding_rule(self, game: Game, question: Question, answer: int) -> str:
        return forbidding_rule(forest(game.table), question, answer)

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        missing = unavailable_actions(forest(game.table), question)
        return [(kind, Forbidden(reason, rule_id)) for kind, reason, rule_id in missing]

    def glossary(self) -> dict[str, Any]:
        from gloam.games.the_victim.show.glossary import glossary

        told: dict[str, Any] = to_builtins(glossary())
        return told


class ForestPositions(Positions):
    """The Victim's tables as text."""

    def write(self, game: Game) -> dict[str, Any]:
        return position.write_position(forest(game.table))

    def read(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        return position.read_position(forest(table), given)

    def impossible(self, table: Table, todo: list[Step]) -> str:
        return position.impossible(forest(table), todo)


class ForestAdvisor(Advisor):
    """The heuristic bot of The Victim."""

    def advise(self, game: Game, question: Question) -> Advice:
        return advise(game, question)

    def wish(self, game: Game, question: Question, answer: int) -> Wish | None:
        return offered(forest(game.table), question, answer)

    def remark(self, game: Game, seat: int) -> str | None:
        from gloam.games.the_victim.bot.remarks import remark

        return remark(game, seat)


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
    shown_by = ForestShown
    positions_by = ForestPositions
    advised_by = ForestAdvisor

    def new_table(self, setup: Setup) -> Forest:
        return new_forest(setup.seats, setup.options)

    def components(self, table: Table) -> dict[str, int]:
        return view.components(forest(table))


GAME = TheVictim()
