"""HorrorClix: armies of monsters on clicking dials hunt each other, and the victims between them. Unofficial."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from gloam.games.horrorclix import bot
from gloam.games.horrorclix.answers import ANSWERS, VERSION
from gloam.games.horrorclix.components import LEAST_SEATS, MINUTES, MOST_SEATS
from gloam.games.horrorclix.options import OPTIONS
from gloam.games.horrorclix.powers import attacks, cabals, damage, defences, movement  # noqa: F401  (each brings its rules along)
from gloam.games.horrorclix.rules import ending, slaying, turn  # noqa: F401
from gloam.games.horrorclix.rules.setup import new_clix
from gloam.games.horrorclix.show import inventory, log, texts, view
from gloam.games.horrorclix.table import Clix, rule
from gloam.games.horrorclix.twists import others, victims  # noqa: F401
from gloam.games.horrorclix.twists import slaying as slaying_twists  # noqa: F401
from gloam.games.horrorclix.workshop import Armoury
from gloam.kernel.definition import Advice, Advisor, Definition
from gloam.kernel.game import Game, Question, Setup, Step
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table
from gloam.show.games import GamePositions, GameShown


def clix(table: Table) -> Clix:
    """A game's table, known to be one of HorrorClix."""
    assert isinstance(table, Clix)
    return table


class ClixShown(GameShown):
    """How HorrorClix is told and drawn."""

    shared_view = True

    def describe(self, event: Step, table: Table) -> str:
        return log.describe(table, event)

    def own_view(self, seen: Any, table: Table, seat: int) -> Any:
        return view.own_view(clix(table), seat, seen)


class ClixAdvisor(Advisor):
    """How HorrorClix is played by the heuristic bot."""

    offers_at = frozenset({"act"})

    def advise(self, game: Game, question: Question) -> Advice:
        return bot.advise(game, question)

    def offer(self, game: Game, question: Question) -> Advice | None:
        return bot.offer(game, question)

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
    positions_by = GamePositions
    advised_by = ClixAdvisor

    def new_table(self, setup: Setup) -> Clix:
        return new_clix(setup.seats, setup.options)

    def asides(self, game: Game) -> tuple[Question, ...]:
        return ending.proposals(game, clix(game.table))

    def minutes(self, table: Table) -> int:
        return MINUTES[clix(table).scenario]

    def components(self, table: Table) -> dict[str, int]:
        return inventory.components(clix(table))


GAME = HorrorClix()
