"""The Victim: friends lost in a cursed forest, until one of them is possessed. Unofficial; the game belongs to its publisher."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

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
from gloam.games.the_victim.show import texts, view
from gloam.games.the_victim.table import Forest, rule
from gloam.kernel.definition import Advice, Advisor, Definition, Wish
from gloam.kernel.game import Game, Question, Setup
from gloam.kernel.rulebook import Rulebook
from gloam.kernel.table import Table
from gloam.show.games import GamePositions, GameShown


def forest(table: Table) -> Forest:
    """A game's table, known to be one of The Victim."""
    assert isinstance(table, Forest)
    return table


class ForestShown(GameShown):
    """How The Victim is told and drawn."""

    deliberate = frozenset(("discard",))


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
    positions_by = GamePositions
    advised_by = ForestAdvisor

    def new_table(self, setup: Setup) -> Forest:
        return new_forest(setup.seats, setup.options)

    def components(self, table: Table) -> dict[str, int]:
        return view.components(forest(table))


GAME = TheVictim()
