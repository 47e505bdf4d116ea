"""Run and Crawl, step by step."""

from __future__ import annotations

import pytest

from the_victim.conftest import Sit

LINE = "camp n path_1, path_1 n path_2, path_2 n corpse_6"
"""Three straight tiles to the north of the Camp."""


@pytest.mark.rule("run.roll")
def test_the_dice_are_added_up(sit: Sit) -> None:
    play = sit(tiles=LINE, left="path_3")
    play.answer("run", nature="0 2 1")
    assert play.heard("runs") == [{"kind": "runs", "victim": "anya", "points": 3}]
    play.answer("step path_1", "step path_2", "step corpse_6")
    assert play.asked() == (1, "act")


@pytest.mark.rule("run.points-shared")
def test_tiles_and_steps_share_the_points(sit: Sit) -> None:
    play = sit(tiles="camp n path_1", left="path_2 path_3")
    play.answer("run", nature="1 2 1")
    play.answer("draw left", "lay ne", nature="path_2").answer("step path_1", "draw left", "turn 1", nature="path_3")
    assert play.offers("step") == ["path_3"]
    play.answer("step path_3")
    assert play.asked() == (1, "act")
    assert play.at("anya") == "path_3"


def test_a_tile_may_be_drawn_and_entered_for_one_point(sit: Sit) -> None:
    play = sit(left="path_1 path_2", run_cost="together")
    play.answer("run", nature="1 1 0")
    play.answer("draw left", "lay s", nature="path_1")
    assert play.at("anya") == "path_1"
    play.answer("draw left", nature="path_2")
    assert play.at("anya") == "path_2"
    assert play.asked() == (1, "act")


def test_then_a_single_point_is_enough_for_it(sit: Sit) -> None:
    play = sit(tiles="camp n path_1", left="path_2", run_cost="together")
    play.answer("run", nature="1 0 0")
    assert play.options() == ["step path_1", "draw left", "draw right"]
    play.answer("draw left", "lay s", nature="path_2")
    assert play.at("anya") == "path_2"


@pytest.mark.rule("run.at-least-one-step")
def test_who_can_step_only_onto_new_ground_has_to_draw(sit: Sit) -> None:
    play = sit(left="path_1")
    play.answer("run", nature="1 1 0")
    assert play.options() == ["draw left", "draw right"]
    assert play.refuses("stop") == "run.at-least-one-step"


@pytest.mark.rule("run.draw-optional", "map.either-pile")
def test_on_known_ground_nobody_has_to_draw(sit: Sit) -> None:
    play = sit(tiles=LINE)
    play.answer("run", "step path_1", "step path_2", "step corpse_6", nature="1 1 1")
    assert play.at("anya") == "corpse_6"
    assert play.heard("drew_tile") == []


@pytest.mark.rule("run.no-obstacles")
def test_not_across_obstacles(sit: Sit) -> None:
    play = sit(tiles="camp n path_1, path_1 ne! path_2, camp s path_3")
    play.answer("run", "step path_1", nature="1 1 1")
    assert "path_2" not in play.offers("step")
    assert play.refuses("step path_2") == "run.no-obstacles"


@pytest.mark.rule("run.connected-path")
def test_a_step_needs_a_path(sit: Sit) -> None:
    play = sit(tiles="camp n path_1, path_1 n path_2")
    play.answer("run", nature="1 1 1")
    assert play.offers("step") == ["path_1"]
    assert play.refuses("step path_2") == "run.connected-path"


@pytest.mark.rule("run.fewer-steps")
def test_a_run_may_end_early(sit: Sit) -> None:
    play = sit(tiles=LINE)
    play.answer("run", "step path_1", "step path_2", "stop", nature="2 2 1")
    assert play.at("anya") == "path_2"
    assert play.asked() == (1, "act")


@pytest.mark.rule("run.at-least-one-step")
def test_the_last_point_is_kept_for_a_step(sit: Sit) -> None:
    play = sit(tiles="camp n path_1", left="path_2 path_3 path_4")
    play.answer("run", nature="1 1 1")
    assert play.refuses("stop") == "run.at-least-one-step"
    play.answer("draw left", "lay ne", "draw left", "lay se", "turn 3", nature="path_2 path_3")
    assert play.offers("draw") == []
    assert play.refuses("draw left") == "run.at-least-one-step"
    assert play.offers("step") == ["path_1", "path_2", "path_3"]
    assert "stop" not in play.options()


@pytest.mark.rule("run.at-least-one-step")
def test_a_run_without_any_step_ends(sit: Sit) -> None:
    """At the bare Camp a single point finds a tile, and there is none left to enter it."""
    play = sit(left="path_1")
    play.answer("run", nature="1 0 0")
    assert play.offers("step") == []
    play.answer("draw left", "lay n", nature="path_1")
    assert play.asked() == (1, "act")
    assert play.at("anya") == "camp"


@pytest.mark.rule("run.no-retracing")
def test_no_tile_is_entered_again_in_the_same_turn(sit: Sit) -> None:
    play = sit("diego rolita sean lucien", tiles=LINE)
    play.answer("run", "step path_1", nature="1 1 1")
    assert play.offers("step") == ["path_2"]
    assert play.refuses("step camp") == "run.no-retracing"
    play.answer("stop", "use flexible", nature="1 1 1")
    assert play.refuses("step camp") == "run.no-retracing"


@pytest.mark.rule("run.zero")
def test_a_roll_of_nothing_is_one_step(sit: Sit) -> None:
    play = sit(tiles=LINE, left="path_3")
    play.answer("run", nature="0 0 0")
    assert play.options() == ["step path_1"]
    assert play.refuses("draw left") == "run.zero"
    play.answer("step path_1")
    assert play.asked() == (1, "act")


@pytest.mark.rule("run.test-tile-stops", "test.fail")
def test_a_failed_test_ends_the_run(sit: Sit) -> None:
    play = sit(tiles="camp n test_luk_1, test_luk_1 n path_1")
    play.answer("run", "step test_luk_1", nature="1 1 1 1 1")
    assert play.wounds("anya") == 1
    assert play.at("anya") == "test_luk_1"
    assert play.asked() == (1, "act")
    assert play.victim("anya")["luk"] == 2


@pytest.mark.rule("run.test-tile-stops")
def test_after_a_passed_test_the_run_goes_on(sit: Sit) -> None:
    play = sit(tiles="camp n test_luk_1, test_luk_1 n path_1, path_1 n path_2")
    play.answer("run", "step test_luk_1", nature="1 1 1 2 1")
    play.answer("step path_1", "step path_2")
    assert play.at("anya") == "path_2"


@pytest.mark.rule("run.critical-while-running")
def test_who_falls_runs_no_further(sit: Sit) -> None:
    play = sit(tiles="camp n test_luk_1, test_luk_1 n path_1", wounds="anya 1")
    play.answer("run", "step test_luk_1", nature="2 1 1 0 0")
    assert play.wounds("anya") == 2
    assert play.options() == ["end"]


@pytest.mark.rule("run.critical-while-running")
def test_who_is_brought_down_by_an_event_runs_no_further(sit: Sit) -> None:
    play = sit(tiles="camp n curse_1, curse_1 n path_1", wounds="anya 1")
    play.answer("run", "step curse_1", nature="2 1 1 dark_curse")
    assert play.wounds("anya") == 2
    assert play.at("anya") == "curse_1"
    assert play.options() == ["end"]


# ---------------------------------------------------------------- Crawl


@pytest.mark.rule("crawl.when")
def test_the_critical_crawl(sit: Sit) -> None:
    play = sit(tiles=LINE, wounds="anya 2")
    assert play.offers("crawl") == ["path_1"]
    assert play.refuses("run") == "crawl.when"


@pytest.mark.rule("crawl.when")
def test_others_do_not_crawl(sit: Sit) -> None:
    assert sit(tiles=LINE, wounds="anya 1").refuses("crawl path_1") == "crawl.when"


@pytest.mark.rule("crawl.one-space")
def test_a_crawl_is_one_tile_without_a_roll(sit: Sit) -> None:
    play = sit(tiles=LINE, wounds="anya 2", status="anya agi 5")
    assert play.refuses("crawl path_2") == "crawl.one-space"
    play.answer("crawl path_1")
    assert play.at("anya") == "path_1"
    assert play.rolls() == []


@pytest.mark.rule("crawl.once-per-turn")
def test_nobody_crawls_twice(sit: Sit) -> None:
    play = sit(tiles=LINE, wounds="anya 2")
    play.answer("crawl path_1")
    assert play.options() == ["end"]
    assert play.refuses("crawl path_2") == "crawl.once-per-turn"


@pytest.mark.rule("crawl.no-draw")
def test_a_crawler_draws_no_tiles(sit: Sit) -> None:
    play = sit(tiles="camp n path_1", at="anya path_1", wounds="anya 2")
    play.answer("crawl camp")
    assert play.heard("drew_tile") == []
    assert play.offers("draw") == []


@pytest.mark.rule("crawl.no-other-main")
def test_the_critical_take_no_other_main_action(sit: Sit) -> None:
    play = sit(tiles="camp n decoder_3", at="anya decoder_3", wounds="anya 2, diego 1")
    assert play.options() == ["crawl camp", "end"]
    assert play.refuses("decode") == "crawl.no-other-main"
    assert play.refuses("hide") == "crawl.no-other-main"


@pytest.mark.rule("crawl.no-other-sub")
def test_the_critical_take_no_sub_action_but_herbs_and_aid(sit: Sit) -> None:
    play = sit(
        wounds="anya 2",
        hands={"anya": "gun aid_box shoes flashlight"},
        worn={"anya": "jacket"},
        evil="ghost",
        tiles="camp n path_1",
    )
    assert play.options() == ["crawl path_1", "play aid_box", "end"]
    assert play.refuses("play gun") == "crawl.no-other-sub"
    assert play.refuses("wear shoes") == "crawl.no-other-sub"


@pytest.mark.rule("crawl.no-test")
def test_a_crawler_is_not_tested(sit: Sit) -> None:
    play = sit(tiles="camp n test_agi_1", wounds="anya 2")
    play.answer("crawl test_agi_1")
    assert play.rolls() == []
    assert play.at("anya") == "test_agi_1"


def test_a_crawler_on_a_curse_tile_draws_an_event(sit: Sit) -> None:
    play = sit(tiles="camp n curse_1", wounds="anya 2")
    play.answer("crawl curse_1", nature="hail")
    assert play.view["event_discard"] == ["hail"]


# ---------------------------------------------------------------- a roll of nothing


@pytest.mark.rule("run.zero", "items.shoes", "rolita.cheer-up.example-zero")
@pytest.mark.parametrize(("worn", "rolita", "steps"), [("", 4, 1), ("shoes", 4, 2), ("", 5, 2), ("shoes", 5, 3)])
def test_dice_of_nothing_with_shoes_and_cheer_up_are_steps_only(sit: Sit, worn: str, rolita: int, steps: int) -> None:
    told = {"worn": {"anya": worn}, "status": f"rolita agi {rolita}", "tiles": LINE}
    play = sit("rolita anya sean lucien", **told)
    play.answer("run", seat=1, nature="0 0 0")
    assert play.heard("runs") == [{"kind": "runs", "victim": "anya", "points": steps}]
    assert play.refuses("draw left") == "run.zero"
    play.answer(*["step path_1", "step path_2", "step corpse_6"][:steps], seat=1)
    assert play.asked() == (1, "act")


@pytest.mark.rule("run.zero", "events.snow")
def test_in_the_snow_dice_of_nothing_are_still_one_step(sit: Sit) -> None:
    play = sit(tiles=LINE, lasting=[["snow", "rolita", True]], worn={"anya": "shoes"})
    play.answer("run", nature="0 0 0")
    assert play.heard("runs")[-1]["points"] == 2


# ---------------------------------------------------------------- Item cards on the way


@pytest.mark.rule("turn.sub-actions-in-run")
def test_cards_are_given_and_put_on_in_the_middle_of_a_run(sit: Sit) -> None:
    hands = {"anya": "gun jacket"}
    play = sit(tiles=LINE, at="diego path_1", hands=hands, worn={"anya": "amulet shoes"})
    play.answer("run", nature="2 1 1").answer("pass").answer("step path_1")
    assert play.offers("give") == ["diego", "sean", "lucien"]
    play.answer("give diego", "hand gun", "take_off amulet", "wear jacket")
    assert (play.hand("diego"), play.view["item_discard"]) == (["gun"], ["amulet"])
    assert play.asked() == (1, "run")
    assert play.view["left"] == 4
    play.answer("step path_2", "step corpse_6")
    assert play.at("anya") == "corpse_6"


@pytest.mark.rule("turn.sub-actions-in-run")
def test_in_a_run_too_giving_needs_reach_and_slots(sit: Sit) -> None:
    play = sit(tiles=LINE, at="diego corpse_6", hands={"anya": "jacket"}, worn={"anya": "amulet shoes"})
    play.answer("run", "pass", nature="1 1 1")
    assert play.refuses("give diego") == "give.in-reach"
    assert play.refuses("wear jacket") == "equip.two-slots"


@pytest.mark.rule("turn.sub-actions-in-run")
def test_in_the_rush_of_the_evils_turn_there_are_no_cards(sit: Sit) -> None:
    told = {"status": "vivian agi 3", "tiles": LINE, "hands": {"vivian": "gun jacket"}}
    play = sit("diego vivian sean lucien", turn="evil", evil="ghost", **told)
    play.answer("attack vivian", seat=3, nature="1").answer("pass", seat=1, nature="1 1 1").answer("pass", seat=1)
    play.answer("run", seat=1, nature="1 1 1").answer("pass", seat=1)
    assert play.options(1) == ["step path_1"]
