"""Corners of The Victim: the last of several, rare options, people who are out, and what is new again in each round."""

from __future__ import annotations

import pytest

from the_victim.conftest import Sit


@pytest.mark.rule("run.at-least-one-step")
@pytest.mark.parametrize(
    ("cost", "dice", "may_stop"), [("each", "1 0 0", True), ("each", "1 1 0", False), ("together", "1 0 0", False)]
)
def test_a_run_may_stop_at_once_only_where_its_points_make_no_step(sit: Sit, cost: str, dice: str, may_stop: bool) -> None:
    """At the bare Camp a step takes a tile first: 2 points, or 1 where a tile is entered as it is drawn."""
    play = sit(left="path_1", run_cost=cost)
    play.answer("run", nature=dice)
    assert play.offers("step") == []
    assert ("stop" in play.options()) == may_stop


@pytest.mark.rule("run.critical-while-running", "widow.spider-web-trigger")
def test_whom_a_web_leaves_critical_is_not_tested_on_a_test_tile(sit: Sit) -> None:
    play = sit(
        evil="widow", tiles="camp n test_luk_1, test_luk_1 n path_2", wounds="anya 1", status="anya vit 3", webs="test_luk_1"
    )
    play.answer("run", "step test_luk_1", seat=1, nature="1 1 1 0 0")
    assert play.victim("anya")["critical"]
    assert [status for who, status, _ in play.rolls() if who == "anya"] == ["agi", "vit"]
    assert play.asked() == (1, "act")
