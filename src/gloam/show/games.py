"""A game that is shown by the modules of its `show`. What they have is taken from there, the rest is shown plainly:

    view        view(table, seat), a typed struct
    pointing    in_sight(view), the parts in a spectator's view that players can point at
    observing   observe(table, seat), the numbers of a view straight from the table, where making the view first takes too long
    texts       prompt(table, question), label_now(table, asked, answer), describe(table, event), and DECIDING
    parts       parts(table, question), of all questions or of its PROMPTS, besides the facts of the step that takes the answer
    refusals    forbidding_rule(table, question, answer)
    outcomes    unavailable(table, question): kinds of answers, each with why not (or "") and the rule that says so
    glossary    GLOSSARY
    terminal    picture(table, seat, width, low), the parts of it for a screen of that width, which may have few lines
    svg         svg(table, seat)
    position    write_position(table), read_position(table, given), impossible(table, todo)
    measures    MEASURES, what the lab counts in a game that is over

Modules are imported when they are wanted first: who plays without pictures need not load what draws them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import cache, cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from gloam.kernel.definition import Definition, Forbidden, Label, Positions, Shown
from gloam.kernel.facts import returned
from gloam.kernel.game import SPECTATOR, Game, Question, Setup, Step
from gloam.kernel.observation import Part, Parts
from gloam.kernel.sentences import sentence
from gloam.kernel.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gloam.show.texts import Deciding


@cache
def part(game: str, module: str, name: str) -> Any:
    """What a module of a game calls so; None if there is no such thing."""
    path = f"{game}.{module}"
    return getattr(import_module(path), name, None) if find_spec(path) else None


def own(game: str, module: str, name: str) -> Any:
    """What a module of a game's `show` calls so; None if there is no such thing."""
    return part(game, f"show.{module}", name)


def home(definition: Definition) -> str:
    """The package of a game: that of the class that says how it is shown, from which others may be made."""
    return next(each.__module__ for each in type(definition).__mro__ if "shown_by" in vars(each))


def shown_type(definition: Definition, module: str) -> Any:
    """The type of what a module of a game's `show` tells, "view", "glossary" or "parts"; None if it has none of its own."""
    if module == "glossary":
        glossary = own(home(definition), module, "GLOSSARY")
        return glossary.kind if glossary is not None else None
    tells = own(home(definition), module, module)
    return returned(tells) if tells is not None else None


class GameShown(Shown):
    """Tells and draws a game by its own modules."""

    def __init__(self, definition: Definition) -> None:
        super().__init__(definition)
        self.own = partial(own, home(definition))

    def seen(self, table: Table, seat: int) -> Any:
        return self.own("view", "view")(table, seat)

    def in_sight(self, table: Table) -> Set[str]:
        in_sight: Callable[[Any], Set[str]] | None = self.own("pointing", "in_sight")
        return frozenset() if in_sight is None else in_sight(self.seen(table, SPECTATOR))

    @cached_property
    def observed(self) -> Part:
        return Parts(shown_type(self.definition, "view"))

    @cached_property
    def observe(self) -> Callable[[Table, int], bytes]:
        observe: Callable[[Table, int], bytes] | None = self.own("observing", "observe")
        return observe or super().observe

    @cached_property
    def measures(self) -> tuple[Callable[[Any], Any], ...]:  # type: ignore[override]
        listed: tuple[Callable[[Any], Any], ...] | None = self.own("measures", "MEASURES")
        return listed or ()

    def glossary(self) -> dict[str, Any]:
        told: dict[str, Any] = to_builtins(self.own("glossary", "GLOSSARY").told)
        return told

    def picture(self, game: Game, seat: int = SPECTATOR) -> RenderableType:
        from gloam.show.terminal import Fitted

        return Fitted(partial(self.own("terminal", "picture"), game.table, seat))

    def svg(self, game: Game, seat: int = SPECTATOR) -> str:
        return str(self.own("svg", "svg")(game.table, seat))

    def prompt(self, game: Game, question: Question) -> str:
        prompt: str = self.own("texts", "prompt")(game.table, question)
        return prompt

    def deciding(self, game: Game, question: Question) -> str:
        lines: Deciding | None = self.own("texts", "DECIDING")
        return lines.sentence(game.table, question) if lines is not None and not question.sealed else ""

    def question_parts(self, game: Game, question: Question) -> dict[str, Any]:
        told = super().question_parts(game, question)
        parts, prompts = self.own("parts", "parts"), self.own("parts", "PROMPTS")
        if parts is None or (prompts and question.prompt not in prompts):
            return told
        return {**told, **to_builtins(parts(game.table, question))}

    def label(self, game: Game, answer: int) -> Label:
        return self._label_now(game.table, game.asked, answer)

    @cached_property
    def _label_now(self) -> Callable[[Table, Sequence[Question], int], Label]:
        label_now: Callable[[Table, Sequence[Question], int], Label] = self.own("texts", "label_now")
        return label_now

    def describe(self, event: Step, table: Table) -> str:
        return self._describe(table, event)

    @cached_property
    def _describe(self) -> Callable[[Table, Step], str]:
        describe: Callable[[Table, Step], str] = self.own("texts", "describe")
        return describe

    def forbidding_rule(self, game: Game, question: Question, answer: int) -> str:
        return str(self.own("refusals", "forbidding_rule")(game.table, question, answer))

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        unavailable = self.own("outcomes", "unavailable")
        missing = unavailable(game.table, question) if unavailable is not None else []
        return [(kind, Forbidden(sentence(why) or self.definition.rulebook.cite(rule), rule)) for kind, why, rule in missing]


class GamePositions(Positions):
    """Writes and reads positions by a game's own module."""

    def __init__(self, definition: Definition) -> None:
        super().__init__(definition)
        self.own = partial(own, home(definition))

    def write(self, game: Game) -> dict[str, Any]:
        told: dict[str, Any] = self.own("position", "write_position")(game.table)
        return told

    def read(self, setup: Setup, given: dict[str, Any], table: Table) -> tuple[Step, ...]:
        steps: tuple[Step, ...] = self.own("position", "read_position")(table, given)
        return steps

    def impossible(self, table: Table, todo: list[Step]) -> str:
        return str(self.own("position", "impossible")(table, todo))
