"""Rolita: Flexible, Cheer Up."""

from __future__ import annotations

from gloam.games.the_victim.components import ROLITA, Victim
from gloam.games.the_victim.rules.skills import worked, works
from gloam.games.the_victim.table import FELL, PICKED_UP, RAN, Forest, rule
from gloam.kernel.game import Game


def forbids_flexible(t: Forest) -> str:
    """[rolita.flexible, pickup.ends-run, run.critical-while-running]"""
    if t.halted == PICKED_UP:
        return "pickup.ends-run"
    if t.halted == FELL:
        return "run.critical-while-running"
    return "" if t.actions & RAN and not t.critical(ROLITA) else "rolita.flexible"


@rule
def flexible(g: Game, t: Forest, victim: Victim) -> None:
    """Run once more, for half of what is rolled. [rolita.flexible, rolita.flexible-half]"""
    g.then(("run", victim, 1))


def cheer_up(t: Forest, runner: Victim) -> int:
    """The step that Rolita's teammates have more. [rolita.cheer-up, rolita.cheer-up-threshold, rolita.cheer-up-after-event]"""
    if runner == ROLITA or not works(t, ROLITA):
        return 0
    worked(t, ROLITA)
    return 1
