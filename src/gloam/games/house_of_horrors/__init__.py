"""House of Horrors: Explorers against Monsters, Room by Room, on sides that change each round. Unofficial."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from gloam.games.house_of_horrors.answers import ANSWERS, PLAY, VERSION
from gloam.games.house_of_horrors.components import BEST_SEATS, LEAST_SEATS, MOST_SEATS
from gloam.games.house_of_horrors.options import OPTIONS
from gloam.games.house_of_horrors.rules import battle, claims, refill, rounds, spoils, turns  # noqa: F401  (each brings its rules along)
from gloam.games.house_of_horrors.rules.setup import new_house
from gloam.games.house_of_horrors.show import parts, position, texts, view
from gloam.games.house_of_horrors.show.refusals import forbidding_rule
from gloam.games.house_of_horrors.table import House, rule
from gloam.kernel.definition import Advice, Advisor, Definition, Forbidden, Positions, Shown
from gloam.kernel.game import SPECTATOR, Game, Question, Setup, Step
from gloam.kernel.observation import Part
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType


def house(table: Table) -> House:
    """A game's table, known to be one of House of Horrors."""
    assert isinstance(table, House)
    return table


class HouseShown(Shown):
    """How House of Horrors is told and drawn."""

    deliberate = frozenset(("discard", "give"))

    def seen(self, table: Table, seat: int) -> Any:
        return view.view(house(table), seat)

    @cached_property
    def observed(self) -> Part:
        from gloam.games.house_of_horrors.show.observation import HOUSE

        return HOUSE

    def prompt(self, game: Game, question: Question) -> str:
        return texts.prompt(house(game.table), question)

    def question_parts(self, game: Game, question: Question) -> dict[str, Any]:
        told = super().question_parts(game, question)
        return {**told, **to_builtins(parts.parts(house(game.table), question))} if question.prompt in parts.PROMPTS else told

    def label(self, game: Game, answer: int) -> str:
        return texts.label(answer)

    def describe(self, event: Step, table: Table) -> str:
        return texts.describe(event)

    def picture(self, game: Game, seat: int = SPECTATOR) -> RenderableType:
        from gloam.games.house_of_horrors.show.terminal import picture

        return picture(house(game.table), seat)

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        from gloam.games.house_of_horrors.show.svg import svg

        return svg(house(game.table), seat)

    def forbidding_rule(self, game: Game, question: Question, answer: int) -> str:
        return forbidding_rule(house(game.table), question, answer)

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        if question.prompt != "play" or any([PLAY.has(option) for option in question.options]):
            return []
        rule_id = "play.floor-restriction"
        return [("play", Forbidden(self.definition.rulebook.cite(rule_id), rule_id))]

    def glossary(self) -> dict[str, Any]:
        from gloam.games.house_of_horrors.show.glossary import glossary

        told: dict[str, Any] = to_builtins(glossary())
        return told


class HousePositions(Positions):
    """Tables of House of Horrors as text."""

    def write(self, game: Game) -> dict[str, Any]:
        return position.write_position(house(game.table))

    def read(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        return position.read_position(house(table), given)

    def impossible(self, table: Table, todo: list[Step]) -> str:
        return position.impossible(house(table), todo)


class HouseAdvisor(Advisor):
    """The heuristic bot of House of Horrors, and what it says."""

    def advise(self, game: Game, question: Question) -> Advice:
        from gloam.games.house_of_horrors.bot.heuristics import advise

        return advise(game, question)

    def remark(self, game: Game, seat: int) -> str | None:
        from gloam.games.house_of_horrors.bot.remarks import remark

        return remark(game, seat)


class HouseOfHorrors(Definition):
    """The definition of House of Horrors."""

    id = "house_of_horrors"
    name = "House of Horrors"
    tagline = "A haunted card game for four or five: take sides, talk, and keep the hourglasses"
    version = VERSION
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    best_seats = BEST_SEATS
    rules = rule.rules
    catalogue = ANSWERS
    events = texts.EVENTS
    options = OPTIONS
    rulebook = Rulebook(files("gloam.games.house_of_horrors") / "rules.toml")
    reasons: Mapping[str, str] = texts.REASONS
    shown_by = HouseShown
    positions_by = HousePositions
    advised_by = HouseAdvisor

    def new_table(self, setup: Setup) -> House:
        return new_house(setup.seats, setup.options)

    def first_steps(self, setup: Setup) -> tuple[Step, ...]:
        return (("setup", setup.options["rooms"], setup.options["first_butler"]),)

    def components(self, table: Table) -> dict[str, int]:
        return view.components(house(table))


GAME = HouseOfHorrors()
