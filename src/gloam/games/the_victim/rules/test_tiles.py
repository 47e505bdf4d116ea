"""Test tiles: who runs there is put to the test, and rises or is wounded."""

from __future__ import annotations

from gloam.games.the_victim.components import PASS_MARK, TILE_TEST, Status, Victim
from gloam.games.the_victim.readings import TEST_ONE_DIE, TEST_STATUS_OR_MORE
from gloam.games.the_victim.rules.statuses import rise
from gloam.games.the_victim.rules.tests import dice_for, fewer_if_poisoned, roll_for, total
from gloam.games.the_victim.table import RUN_OVER, Forest, rule
from gloam.kernel.game import Game


@rule
def test_tile(g: Game, t: Forest, victim: Victim) -> None:
    """A Test tile tests its status; the Ground Analyze token passes by itself. [test.roll, anya.ground-analyze]"""
    status = TILE_TEST[t.at[victim]]
    if t.analyzed == victim:
        g.then(("test_passed", victim, status))
        return
    g.then(("tile_test", victim, status, 1))


@rule
def tile_test(g: Game, t: Forest, victim: Victim, status: Status, running: int) -> None:
    """Roll for the status of a tile, `running` or not. [test.roll, events.insect-swarm]"""
    dice = fewer_if_poisoned(t, victim, 1) if t.reads & TEST_ONE_DIE else dice_for(t, victim, status)
    roll_for(g, t, victim, status, dice, ("tile_tested", victim, status, running))


@rule
def tile_tested(g: Game, t: Forest, victim: Victim, status: Status, running: int) -> None:
    """Three or more passes; who fails stops and is wounded. [test.pass, test.fail, test.example-agi-three, run.test-tile-stops]"""
    mark = t.status(victim, status) if t.reads & TEST_STATUS_OR_MORE else PASS_MARK
    if total(t, victim, status) >= mark:
        g.then(("test_passed", victim, status))
    else:
        if running:
            t.halted = RUN_OVER
        g.tell("failed", victim, status)
        g.then(("wound", victim))


@rule
def test_passed(g: Game, t: Forest, victim: Victim, status: Status) -> None:
    """The tested status rises. [test.pass, anya.ground-analyze-boost]"""
    g.tell("passed", victim, status)
    rise(g, t, victim, status, 1)
