"""Rolita: Flexible, Cheer Up."""

from __future__ import annotations

import pytest

from the_victim.conftest import Sit

VICTIMS = "diego rolita sean lucien"
LINE = "camp n path_1, path_1 n path_2, path_2 n path_10, camp s decoder_6"
SNOW = [["snow", "lucien", True]]  # drawn by Lucien, in effect


@pytest.mark.rule("rolita.flexible")
def test_flexible_comes_after_a_run(sit: Sit) -> None:
    play = sit(VICTIMS, tiles=LINE)
    assert play.refuses("use flexible") == "rolita.flexible"
    play.answer("run", "step path_1", nature="1 0 0").answer("use flexible", nature="1 1 0")
    assert play.asked() == (1, "run")
    assert play.view["points"] == 0


@pytest.mark.rule("rolita.flexible-half")
@pytest.mark.parametrize(("dice", "points"), [("3 2 0", 3), ("2 2 0", 2), ("0 0 0", 1)])
def test_flexible_runs_half_as_far(sit: Sit, dice: str, points: int) -> None:
    play = sit(VICTIMS, tiles=LINE)
    play.answer("run", "step path_1", nature="1 0 0").answer("use flexible", nature=dice)
    assert play.heard("runs")[-1]["points"] == points


@pytest.mark.rule("rolita.flexible-event")
def test_flexible_in_the_snow(sit: Sit) -> None:
    play = sit(VICTIMS, tiles=LINE, lasting=SNOW)
    play.answer("run", "step path_1", nature="1 0 0").answer("use flexible", nature="3 2 0")
    assert play.heard("runs")[-1]["points"] == 2


@pytest.mark.rule("rolita.cheer-up", "rolita.cheer-up-threshold")
@pytest.mark.parametrize(("agi", "points"), [(5, 3), (4, 2)])
def test_cheer_up_gives_teammates_a_step(sit: Sit, agi: int, points: int) -> None:
    play = sit(VICTIMS, turn="diego", status=f"rolita agi {agi}", tiles=LINE)
    play.answer("run", nature="2 0")
    assert play.heard("runs")[-1]["points"] == points


@pytest.mark.rule("rolita.cheer-up")
def test_cheer_up_is_not_for_rolita(sit: Sit) -> None:
    play = sit(VICTIMS, status="rolita agi 5", tiles=LINE)
    play.answer("run", nature="2 0 0 0 0")
    assert play.heard("runs")[-1]["points"] == 2


@pytest.mark.rule("rolita.cheer-up.example-zero")
def test_cheer_up_and_a_zero(sit: Sit) -> None:
    play = sit(VICTIMS, turn="diego", status="rolita agi 5", tiles=LINE)
    play.answer("run", nature="0 0")
    assert play.offers("draw") == []
    play.answer("step path_1")
    assert play.offers("draw") == []
    play.answer("step path_2")
    assert play.asked() == (0, "act")


@pytest.mark.rule("rolita.cheer-up-after-event")
def test_cheer_up_in_the_snow(sit: Sit) -> None:
    play = sit(VICTIMS, turn="diego", status="rolita agi 5", tiles=LINE, lasting=SNOW)
    play.answer("run", nature="3 2")
    assert play.heard("runs")[-1]["points"] == 4


@pytest.mark.rule("skill.passive-once-per-turn")
def test_cheer_up_works_once_a_turn(sit: Sit) -> None:
    """Vivian runs into a Web and rushes on in the same turn: the step more is for the first of the two."""
    play = sit("diego vivian rolita lucien", evil="widow", tiles=LINE, webs="path_1", status="rolita agi 5, vivian agi 4")
    play.answer("run", "step path_1", seat=1, nature="1 0 0 0 2 2").answer("run", seat=1, nature="2 0 0")
    assert [run["points"] for run in play.heard("runs")] == [2, 2]


@pytest.mark.rule("pickup.ends-run", "rolita.flexible")
@pytest.mark.parametrize("answers", [("pick_up",), ("stop", "pick_up")])
def test_no_flexible_after_running_and_picking_up(sit: Sit, answers: tuple[str, ...]) -> None:
    play = sit("diego rolita sean lucien", turn="rolita", wounds="rolita 1", tiles="camp n herb_1, herb_1 n path_2")
    play.answer("run", "step herb_1", *answers, seat=1, nature="1 1 1")
    assert play.wounds("rolita") == 0
    assert play.refuses("use flexible", 1) == "pickup.ends-run"


@pytest.mark.rule("pickup.ends-run")
def test_what_is_picked_up_before_the_run_ends_nothing(sit: Sit) -> None:
    tiles = "camp n herb_1, herb_1 n path_2"
    play = sit("diego rolita sean lucien", turn="rolita", wounds="rolita 1", tiles=tiles, at="rolita herb_1")
    play.answer("pick_up", seat=1)
    assert play.refuses("use flexible", 1) == "rolita.flexible"
    play.answer("run", "step path_2", "stop", seat=1, nature="1 1 0")
    assert "use flexible" in play.options(1)


@pytest.mark.rule("run.critical-while-running")
def test_who_fell_in_a_run_moves_no_more_though_healed(sit: Sit) -> None:
    tiles = "camp n test_luk_1, test_luk_1 n path_2"
    play = sit("diego rolita sean lucien", turn="rolita", wounds="rolita 1", hands={"rolita": "aid_box"}, tiles=tiles)
    play.answer("run", "pass", "step test_luk_1", "pass", seat=1, nature="1 1 1 0 0")
    play.answer("play aid_box", "on rolita", seat=1)
    assert play.wounds("rolita") == 1
    assert play.refuses("use flexible", 1) == "run.critical-while-running"
    play.answer("end", seat=1).answer("end", seat=2).answer("end", seat=3, nature="hail").answer("end", seat=0)
    play.answer("run", "step path_2", seat=1, nature="0 0 0")
    assert play.at("rolita") == "path_2"


@pytest.mark.rule("run.no-retracing", "crawl.when")
def test_flexible_after_a_crawl_does_not_lead_back(sit: Sit) -> None:
    tiles = "camp n herb_1, herb_1 n path_2"
    play = sit("diego rolita sean lucien", turn="rolita", wounds="rolita 2", tiles=tiles)
    play.answer("crawl herb_1", "use flexible", seat=1, nature="1 1 1")
    assert play.wounds("rolita") == 1
    assert play.refuses("step camp", 1) == "run.no-retracing"
    assert play.offers("step") == ["path_2"]


@pytest.mark.rule("run.critical-while-running")
def test_a_fall_ends_the_movement_of_that_turn_only(sit: Sit) -> None:
    """She falls on a Test tile, and in her next turn crawls onto a Herb and uses Flexible."""
    tiles = "camp n test_luk_1, test_luk_1 n herb_1, herb_1 n path_2"
    play = sit("diego rolita sean lucien", turn="rolita", wounds="rolita 1", tiles=tiles)
    play.answer("run", "step test_luk_1", "end", seat=1, nature="1 1 1 0 0").answer("end", seat=2)
    play.answer("end", seat=3, nature="hail").answer("end", seat=0)
    play.answer("crawl herb_1", "use flexible", "step path_2", seat=1, nature="1 0 0")
    assert play.at("rolita") == "path_2"
