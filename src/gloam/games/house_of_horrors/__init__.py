"""House of Horrors: Explorers against Monsters, Room by Room, on sides that change each round. Unofficial."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from gloam.games.house_of_horrors.answers import ANSWERS, VERSION
from gloam.games.house_of_horrors.components import BEST_SEATS, LEAST_SEATS, MOST_SEATS
from gloam.games.house_of_horrors.options import OPTIONS
from gloam.games.house_of_horrors.rules import battle, claims, refill, rounds, spoils, turns  # noqa: F401  (each brings its rules along)
from gloam.games.house_of_horrors.rules.setup import new_house
from gloam.games.house_of_horrors.show import texts, view
from gloam.games.house_of_horrors.table import House, rule
from gloam.kernel.definition import Advice, Advisor, Definition
from gloam.kernel.game import Game, Question, Setup, Step
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table
from gloam.show.games import GamePositions, GameShown


def house(table: Table) -> House:
    """A game's table, known to be one of House of Horrors."""
    assert isinstance(table, House)
    return table


class HouseShown(GameShown):
    """How House of Horrors is told and drawn."""

    deliberate = frozenset(("discard", "give"))
    bargained = frozenset(("play",))


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
    tagline = "A haunted card game, best with four or five: take sides, talk, and keep the hourglasses"
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
    positions_by = GamePositions
    advised_by = HouseAdvisor

    def new_table(self, setup: Setup) -> House:
        return new_house(setup.seats, setup.options)

    def first_steps(self, setup: Setup) -> tuple[Step, ...]:
        return (("setup", setup.options["rooms"], setup.options["first_butler"]),)

    def components(self, table: Table) -> dict[str, int]:
        return view.components(house(table))


GAME = HouseOfHorrors()
