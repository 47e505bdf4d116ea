"""HorrorClix: armies of monsters on clicking dials hunt each other, and the victims between them. Unofficial."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from gloam.games.horrorclix import bot
from gloam.games.horrorclix.answers import ANSWERS, VERSION
from gloam.games.horrorclix.components import LEAST_SEATS, MOST_SEATS
from gloam.games.horrorclix.options import OPTIONS
from gloam.games.horrorclix.powers import attacks, cabals, damage, defences, movement  # noqa: F401  (each brings its rules along)
from gloam.games.horrorclix.rules import ending, slaying, turn  # noqa: F401
from gloam.games.horrorclix.rules.setup import new_clix
from gloam.games.horrorclix.show import log, parts, position, texts, view
from gloam.games.horrorclix.show.inventory import components
from gloam.games.horrorclix.show.refusals import forbidding_rule
from gloam.games.horrorclix.table import Clix, rule
from gloam.games.horrorclix.twists import others, victims  # noqa: F401
from gloam.games.horrorclix.twists import slaying as slaying_twists  # noqa: F401
from gloam.games.horrorclix.workshop import Armoury
from gloam.kernel.definition import Advice, Advisor, Definition, Positions, Shown
from gloam.kernel.game import SPECTATOR, Game, Question, Setup, Step
from gloam.kernel.observation import Part
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType


def clix(table: Table) -> Clix:
    """A game's table, known to be one of HorrorClix."""
    assert isinstance(table, Clix)
    return table


class ClixShown(Shown):
    """How HorrorClix is told."""

    shared_view = True

    def seen(self, table: Table, seat: int) -> Any:
        return view.view(clix(table), seat)

    def own_view(self, seen: Any, table: Table, seat: int) -> Any:
        return view.own_view(clix(table), seat, seen)

    @cached_property
    def observed(self) -> Part:
        from gloam.games.horrorclix.show.observation import CLIX

        return CLIX

    def prompt(self, game: Game, question: Question) -> str:
        return texts.prompt(clix(game.table), question)

    def question_parts(self, game: Game, question: Question) -> dict[str, Any]:
        return {**super().question_parts(game, question), **to_builtins(parts.parts(clix(game.table), question))}

    def label(self, game: Game, answer: int) -> str:
        return texts.label(clix(game.table), game.asked, answer)

    def describe(self, event: Step, table: Table) -> str:
        return log.describe(event, clix(table))

    def picture(self, game: Game, seat: int = SPECTATOR) -> RenderableType:
        from gloam.games.horrorclix.show.terminal import picture

        return picture(clix(game.table), seat)

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        from gloam.games.horrorclix.show.svg import svg

        return svg(clix(game.table), seat)

    def forbidding_rule(self, game: Game, question: Question, answer: int) -> str:
        return forbidding_rule(clix(game.table), question, answer)

    def glossary(self) -> dict[str, Any]:
        from gloam.games.horrorclix.show.glossary import glossary

        told: dict[str, Any] = to_builtins(glossary())
        return told


class ClixPositions(Positions):
    """Tables of HorrorClix as text."""

    def write(self, game: Game) -> dict[str, Any]:
        return position.write_position(clix(game.table))

    def read(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        return position.read_position(clix(table), given)

    def impossible(self, table: Table, todo: list[Step]) -> str:
        return position.impossible(clix(table), todo)


class ClixAdvisor(Advisor):
    """How HorrorClix is played by the heuristic bot."""

    def advise(self, game: Game, question: Question) -> Advice:
        return bot.advise(game, question)

    def remark(self, game: Game, seat: int) -> str | None:
        return bot.remark(game, seat)


class HorrorClix(Definition):
    """The definition of HorrorClix."""

    id = "horrorclix"
    name = "HorrorClix"
    tagline = "Armies of monsters for two to four: hunt each other, and the victims between you"
    version = VERSION
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    best_seats = (2,)
    rules = rule.rules
    catalogue = ANSWERS
    events = log.EVENTS
    options = OPTIONS
    workshop = Armoury()
    rulebook = Rulebook(files("gloam.games.horrorclix") / "rules.toml")
    reasons: Mapping[str, str] = texts.REASONS
    shown_by = ClixShown
    positions_by = ClixPositions
    advised_by = ClixAdvisor

    def new_table(self, setup: Setup) -> Clix:
        return new_clix(setup.seats, setup.options)

    def components(self, table: Table) -> dict[str, int]:
        return components(clix(table))


GAME = HorrorClix()
