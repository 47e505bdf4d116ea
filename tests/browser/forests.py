"""Games of The Victim at points worth seeing: bots have played them up to there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gloam
from gloam.bots import find
from gloam.bots.driver import play
from gloam.games.the_victim import forest
from gloam.games.the_victim.table import Forest
from gloam.kernel.game import Game

FOUR: dict[str, Any] = {"victims": ["rolita", "diego", "vivian", "lucien"], "evil": "werewolf"}
Wanted = Callable[[Forest, str], bool]


def reached(wanted: Wanted, seats: int = 4, options: dict[str, Any] | None = None, seed: int = 5) -> Game:
    """The game of this seed when the table, asked such a question, is the wanted one for the first time."""
    game = gloam.new("the_victim", seats, FOUR if options is None else options, seed)
    steps = play(game, [find("heuristic", seat) for seat in range(seats)])
    while not (game.asked and wanted(forest(game.table), game.asked[0].prompt)):
        assert next(steps, None) is not None, "the game ends before that"
    return game
