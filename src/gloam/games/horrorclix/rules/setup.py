"""Setting up in seven steps: armies, battlefield, victims, objects, dials, monsters, subplots."""

from __future__ import annotations

from typing import Any, Final

from gloam.games.horrorclix.components import (
    HUNDRED,
    MAPS,
    SCENARIOS,
    STANDARD,
)
from gloam.games.horrorclix.options import scenario_of
from gloam.games.horrorclix.rules import battlefield, objects, placing  # noqa: F401  (each brings its rules along)
from gloam.games.horrorclix.rules.mustering import CRYPTS
from gloam.games.horrorclix.table import Clix, rule
from gloam.kernel.game import Game, Step


def new_table(seats: int, options: dict[str, Any]) -> Clix:
    """A table with what was agreed; everything else is put there in the seven steps."""
    t = Clix(seats)
    scenario = scenario_of(options)
    t.build_total = options["build_total"]
    t.base_actions = max(t.build_total // HUNDRED, options["actions"])
    t.scenario = SCENARIOS.index(options["scenario"])
    t.limit = options["turns"]
    t.teams = tuple([seat % 2 for seat in range(seats)]) if options["teams"] else tuple(range(seats))
    t.crypts_by = CRYPTS.index(options["crypts"])
    t.disputes = int(options["disputes"])
    t.responses = int(options["responses"] == "each")
    t.waters = int(options["water"] == "apart")
    t.maps = tuple(range(len(MAPS))) if options["map"] == "first" else (MAPS.index(options["map"]),)
    if scenario is not None:
        t.base_actions = scenario.actions
        t.maps = (MAPS.index(scenario.map),)
    return t


SEVEN_STEPS: Final[tuple[Step, ...]] = (
    ("place_your_army",),
    ("prepare_the_battlefield",),
    ("place_victims",),
    ("place_objects",),
    ("prepare_monsters",),
    ("place_monsters",),
    ("reveal_subplots",),
    ("begin",),
)


@rule
def setup(g: Game, t: Clix) -> None:
    """The seven steps in order, then the first player's turn. [setup.seven-steps-in-order]"""
    g.then(*SEVEN_STEPS)


@rule
def begin(g: Game, t: Clix) -> None:
    """The first player's turn; first everyone hears of actions that the book does not give. [setup.seven-steps-in-order]"""
    printed = t.build_total // HUNDRED
    if t.scenario == STANDARD and t.base_actions > printed:
        g.tell("house_actions", t.base_actions, printed)
    g.then(("turn", t.first))
