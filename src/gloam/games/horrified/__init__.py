"""Horrified: the Heroes of a village against classic Monsters. Unofficial; the game belongs to its publisher."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from gloam.games.horrified.answers import ANSWERS, VERSION
from gloam.games.horrified.options import OPTIONS
from gloam.games.horrified.rules import events, hero_phase, monster_phase, movement  # noqa: F401  (each brings its rules along)
from gloam.games.horrified.rules.setup import new_village
from gloam.games.horrified.show import position, texts, view
from gloam.games.horrified.show.outcomes import missing_for
from gloam.games.horrified.show.refusals import forbidding_rule, unavailable_actions
from gloam.games.horrified.table import Village, rule
from gloam.kernel.definition import Advice, Advisor, Definition, Forbidden, Positions, Shown, Wish
from gloam.kernel.game import SPECTATOR, Game, Question, Setup, Step
from gloam.kernel.observation import Part
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType


def village(table: Table) -> Village:
    """A game's table, known to be one of Horrified."""
    assert isinstance(table, Village)
    return table


class VillageShown(Shown):
    """How Horrified is told and drawn."""

    open_table = True
    deliberate = frozenset(("discard",))

    def seen(self, table: Table, seat: int) -> Any:
        return view.view(village(table))

    def seen_again(self, table: Table, seat: int, seen: Any, different: Sequence[str]) -> Any:
        return view.view_again(village(table), seen, different)

    @cached_property
    def observed(self) -> Part:
        from gloam.games.horrified.show.observation import VILLAGE

        return VILLAGE

    @cached_property
    def observe(self) -> Callable[[Table, int], bytes]:
        from gloam.games.horrified.show.observing import observe

        return observe

    def prompt(self, game: Game, question: Question) -> str:
        return texts.prompt(village(game.table), question)

    def label(self, game: Game, answer: int) -> str:
        return texts.label_now(village(game.table), game.asked, answer)

    def describe(self, event: Step, table: Table) -> str:
        return texts.describe(event)

    def picture(self, game: Game, seat: int = SPECTATOR) -> RenderableType:
        from gloam.games.horrified.show.terminal import picture

        return picture(village(game.table))

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        from gloam.games.horrified.show.svg import svg

        return svg(village(game.table))

    def forbidding_rule(self, game: Game, question: Question, answer: int) -> str:
        return forbidding_rule(village(game.table), question, answer)

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        plainly = super().forbidden(game, question, answer)
        return Forbidden(f"{plainly.reason} {missing_for(village(game.table), question, answer)}".rstrip(), plainly.rule)

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        if question.prompt != "act":
            return []
        missing = unavailable_actions(village(game.table), question)
        return [(kind, Forbidden(reason, rule_id)) for kind, reason, rule_id in missing]

    def glossary(self) -> dict[str, Any]:
        from gloam.games.horrified.show.glossary import glossary

        told: dict[str, Any] = to_builtins(glossary())
        return told


class VillagePositions(Positions):
    """Horrified's tables as text."""

    def write(self, game: Game) -> dict[str, Any]:
        return position.write_position(village(game.table))

    def read(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        return position.read_position(village(table), given)

    def impossible(self, table: Table, todo: list[Step]) -> str:
        return position.impossible(village(table), todo)


class VillageAdvisor(Advisor):
    """The heuristic bot of Horrified."""

    def advise(self, game: Game, question: Question) -> Advice:
        from gloam.games.horrified.bot import advise

        return advise(game, question)

    def wish(self, game: Game, question: Question, answer: int) -> Wish | None:
        from gloam.games.horrified.bot.wishes import wish

        return wish(village(game.table), question, answer)


class Horrified(Definition):
    """The definition of Horrified."""

    id = "horrified"
    name = "Horrified"
    tagline = "One to five Heroes against the Monsters that haunt their village"
    version = VERSION
    least_seats = 1
    most_seats = 5
    rules = rule.rules
    catalogue = ANSWERS
    events = texts.EVENTS
    options = OPTIONS
    rulebook = Rulebook(files("gloam.games.horrified") / "rules.toml")
    reasons: Mapping[str, str] = texts.REASONS
    shown_by = VillageShown
    positions_by = VillagePositions
    advised_by = VillageAdvisor

    def new_table(self, setup: Setup) -> Village:
        return new_village(setup.seats, setup.options)

    def first_steps(self, setup: Setup) -> tuple[Step, ...]:
        chosen: list[str] = setup.options["monsters"]
        return (("setup", len(chosen) or setup.options["how_many"], setup.options["first_player"]),)

    def components(self, table: Table) -> dict[str, int]:
        return view.components(village(table))


GAME = Horrified()
