"""HorrorClix: armies of monsters on clicking dials hunt each other, and the victims between them. Unofficial."""

from __future__ import annotations

from gloam.games.horrorclix.components import LEAST_SEATS, MINUTES, MOST_SEATS
from gloam.games.horrorclix.rules.ending import proposals
from gloam.games.horrorclix.show import inventory, log
from gloam.games.horrorclix.table import clix
from gloam.games.horrorclix.workshop import Armoury
from gloam.kernel.game import Game, Question
from gloam.kernel.table import Table
from gloam.show.definition import GameAdvisor, GameDefinition

__all__ = ["GAME", "HorrorClix", "clix"]


class ClixAdvisor(GameAdvisor):
    """The heuristic bot, which may propose to end a fight when it would act."""

    offers_at = frozenset({"act"})


class HorrorClix(GameDefinition):
    """The definition of HorrorClix."""

    id = "horrorclix"
    name = "HorrorClix"
    tagline = "Armies of monsters for two to four: hunt each other, and the victims between you"
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    best_seats = (2,)
    rule_folders = ("rules", "powers", "twists")
    events = log.EVENTS
    workshop = Armoury()
    advised_by = ClixAdvisor

    def asides(self, game: Game) -> tuple[Question, ...]:
        return proposals(game, clix(game.table))

    def minutes(self, table: Table) -> int:
        return MINUTES[clix(table).scenario]

    def components(self, table: Table) -> dict[str, int]:
        return inventory.components(clix(table))


GAME = HorrorClix()
