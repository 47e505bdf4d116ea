"""Horrified: the Heroes of a village against classic Monsters. Unofficial; the game belongs to its publisher."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

from gloam.games.horrified.answers import ANSWERS, VERSION
from gloam.games.horrified.options import OPTIONS
from gloam.games.horrified.rules import events, hero_phase, monster_phase, movement  # noqa: F401  (each brings its rules along)
from gloam.games.horrified.rules.setup import new_village
from gloam.games.horrified.show import texts, view
from gloam.games.horrified.show.outcomes import missing_for, missing_to_defeat
from gloam.games.horrified.table import Village, rule
from gloam.kernel.definition import Advice, Advisor, Definition, Forbidden, Wish
from gloam.kernel.game import Game, Question, Setup, Step
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table
from gloam.show.games import GamePositions, GameShown


def village(table: Table) -> Village:
    """A game's table, known to be one of Horrified."""
    assert isinstance(table, Village)
    return table


class VillageShown(GameShown):
    """How Horrified is told and drawn: nothing on its table is hidden."""

    open_table = True
    deliberate = frozenset(("discard",))

    def seen_again(self, table: Table, seat: int, seen: Any, different: Sequence[str]) -> Any:
        return view.view_again(village(table), seen, different)

    @cached_property
    def observe(self) -> Callable[[Table, int], bytes]:
        from gloam.games.horrified.show.observing import observe

        return observe

    def forbidden(self, game: Game, question: Question, answer: int) -> Forbidden:
        plainly = super().forbidden(game, question, answer)
        return Forbidden(f"{plainly.reason} {missing_for(village(game.table), question, answer)}".rstrip(), plainly.rule)

    def unavailable(self, game: Game, question: Question) -> list[tuple[str, Forbidden]]:
        missing = super().unavailable(game, question)
        for i, (kind, why) in enumerate(missing):
            if kind == "defeat":
                missing[i] = kind, Forbidden(why.reason, why.rule, missing_to_defeat(village(game.table)))
        return missing


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
    cooperative = True
    shown_by = VillageShown
    positions_by = GamePositions
    advised_by = VillageAdvisor

    def new_table(self, setup: Setup) -> Village:
        return new_village(setup.seats, setup.options)

    def first_steps(self, setup: Setup) -> tuple[Step, ...]:
        chosen: list[str] = setup.options["monsters"]
        return (("setup", len(chosen) or setup.options["how_many"], setup.options["first_player"]),)

    def components(self, table: Table) -> dict[str, int]:
        return view.components(village(table))


GAME = Horrified()
