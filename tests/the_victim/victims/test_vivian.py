"""Vivian: Self Heal, Adrenaline Rush."""

from __future__ import annotations

import pytest

from the_victim.conftest import Play, Sit

VICTIMS = "diego vivian sean lucien"
LINE = "camp n path_1, path_1 n path_2, path_2 n path_10"


@pytest.mark.rule("vivian.self-heal")
@pytest.mark.parametrize(("dice", "wounds"), [("1 1 1", 0), ("1 1 0", 1)])
def test_self_heal(sit: Sit, dice: str, wounds: int) -> None:
    play = sit(VICTIMS, wounds="vivian 1")
    play.answer("use self_heal", seat=1, nature=dice)
    assert play.wounds("vivian") == wounds
    assert sit(VICTIMS).refuses("use self_heal") == "vivian.self-heal"


@pytest.mark.rule("vivian.self-heal-not-heal")
def test_self_heal_beside_heal(sit: Sit) -> None:
    play = sit(VICTIMS, wounds="vivian 1, diego 1")
    play.answer("heal diego", "use self_heal", seat=1, nature="1 1 1 1 1 1")
    assert play.wounds("vivian", "diego") == [0, 0]


@pytest.mark.rule("vivian.self-heal-debuff")
def test_self_heal_against_a_debuff(sit: Sit) -> None:
    play = sit(VICTIMS, evil="widow", debuffs="vivian poisoned")
    play.answer("use self_heal", seat=1, nature="2 2")
    assert play.victim("vivian")["debuffs"] == []


@pytest.mark.rule("vivian.self-heal-token")
def test_self_heal_every_turn(sit: Sit) -> None:
    play = sit(VICTIMS, wounds="vivian 1")
    play.answer("use self_heal", seat=1, nature="0 0 0")
    assert play.victim("vivian")["tokens"] == ["self_heal"]
    play.answer("end", "end").answer("end", nature="hail").answer("end")
    assert play.victim("vivian")["tokens"] == []
    assert "use self_heal" in play.options(1)


def test_a_table_may_let_self_heal_recharge(sit: Sit) -> None:
    play = sit(VICTIMS, wounds="vivian 1", self_heal="recharge")
    play.answer("use self_heal", seat=1, nature="0 0 0")
    play.answer("end", "end").answer("end", nature="hail").answer("end")
    assert play.refuses("use self_heal", 1) == "skill.recharge"
    play.answer("end", "end").answer("end", nature="hail").answer("end")
    assert "use self_heal" in play.options(1)


def attacked(sit: Sit, nature: str, **told: object) -> Play:
    """The Ghost, of seat 3, attacks Vivian."""
    play = sit(**{"victims": VICTIMS, "turn": "evil", "evil": "ghost", "status": "vivian agi 3", "tiles": LINE, **told})
    return play.answer("attack vivian", seat=3, nature=nature)


@pytest.mark.rule("vivian.adrenaline-rush")
def test_adrenaline_rush_runs_in_the_evils_turn(sit: Sit) -> None:
    play = attacked(sit, "2 1 1 1")
    assert play.asked() == (1, "adrenaline_rush")
    play.answer("run", "step path_1", "step path_2", seat=1, nature="1 1 0")
    assert play.at("vivian") == "path_2"
    assert play.asked() == (3, "evil")
    assert play.view["points"] == 1


@pytest.mark.rule("vivian.adrenaline-rush")
def test_she_need_not_go_all_the_way(sit: Sit) -> None:
    play = attacked(sit, "2 1 1 1")
    play.answer("run", "step path_1", "stop", seat=1, nature="1 1 0")
    assert play.at("vivian") == "path_1"


@pytest.mark.rule("vivian.adrenaline-rush-threshold")
def test_adrenaline_rush_from_three_and_three(sit: Sit) -> None:
    assert attacked(sit, "2 1 1 1", status="vivian agi 2").asked() == (3, "evil")


@pytest.mark.rule("vivian.adrenaline-rush-timing")
@pytest.mark.parametrize(("dice", "wounds"), [("1 1 1", 0), ("0 1 0", 1)])
def test_adrenaline_rush_hit_or_not(sit: Sit, dice: str, wounds: int) -> None:
    play = attacked(sit, f"2 {dice}")
    assert play.wounds("vivian") == wounds
    assert play.asked() == (1, "adrenaline_rush")


@pytest.mark.rule("vivian.adrenaline-rush-no-draw")
def test_adrenaline_rush_draws_no_tiles(sit: Sit) -> None:
    play = attacked(sit, "2 1 1 1")
    play.answer("run", seat=1, nature="3 3 3")
    assert play.options(1) == ["step path_1"]


@pytest.mark.rule("vivian.adrenaline-rush-not-critical")
def test_no_adrenaline_rush_while_critical(sit: Sit) -> None:
    play = attacked(sit, "5 1 1 1", wounds="vivian 1")
    assert play.wounds("vivian") == 2
    assert play.asked() == (3, "evil")


def in_her_run(sit: Sit, tiles: str, webs: str, nature: str, **told: object) -> Play:
    """A Web attacks Vivian in the middle of her own Run, and she holds it off."""
    status = "vivian agi 4, vivian int 4, vivian vit 3"
    play = sit(**{"victims": VICTIMS, "evil": "widow", "status": status, "tiles": tiles, "webs": webs, **told})
    return play.answer("run", f"step {webs}", seat=1, nature=nature)


@pytest.mark.rule("run.no-retracing")
def test_in_her_own_turn_the_rush_goes_nowhere_twice(sit: Sit) -> None:
    """She rushes out of the Web, and then the Run goes on from where she is; neither leads back."""
    tiles = "camp n path_1, path_1 n path_10, path_10 ne path_2, path_10 nw path_3"
    play = in_her_run(sit, tiles, "path_1", "2 1 0 1 2 2")
    assert play.asked() == (1, "adrenaline_rush")
    play.answer("run", seat=1, nature="1 0 0")
    assert play.options(1) == ["step path_10"]
    play.answer("step path_10", seat=1)
    assert play.asked() == (1, "run")
    assert sorted(play.offers("step")) == ["path_2", "path_3"]
    assert play.refuses("step path_1", 1) == "run.no-retracing"


def test_after_the_rush_the_steps_left_of_her_run_are_shown(sit: Sit) -> None:
    play = in_her_run(sit, LINE, "path_1", "2 1 0 1 2 2")
    assert play.view["left"] == 3
    play.answer("run", seat=1, nature="1 0 0")
    assert play.view["left"] == 1
    play.answer("step path_2", seat=1)
    assert play.view["left"] == 3


@pytest.mark.rule("vivian.adrenaline-rush-step")
def test_the_rush_has_a_step(sit: Sit) -> None:
    play = attacked(sit, "2 1 1 1")
    play.answer("run", seat=1, nature="1 0 0")
    assert play.options(1) == ["step path_1"]
    assert play.refuses("stop", 1) == "run.at-least-one-step"
    alone = attacked(sit, "2 1 1 1", tiles="camp n! path_1")
    alone.answer("run", seat=1, nature="1 0 0")
    assert alone.options(1) == ["stop"]


@pytest.mark.rule("vivian.adrenaline-rush-step")
def test_nothing_is_picked_up_before_a_step_of_the_rush(sit: Sit) -> None:
    play = attacked(sit, "5 1 1 1", tiles="camp n herb_1, herb_1 n herb_2", at="vivian herb_1", place="herb_1")
    play.answer("run", seat=1, nature="1 1 0")
    assert sorted(play.options(1)) == ["step camp", "step herb_2"]
    play.answer("step herb_2", seat=1)
    assert "pick_up" in play.options(1)
    play.answer("pick_up", seat=1)
    assert (play.wounds("vivian"), play.asked()) == (0, (3, "evil"))


@pytest.mark.rule("run.zero")
def test_a_rush_of_nothing_with_shoes_has_two_steps(sit: Sit) -> None:
    play = attacked(sit, "2 1 1 1", worn={"vivian": "shoes"})
    play.answer("run", seat=1, nature="0 0 0")
    assert play.heard("runs")[-1]["points"] == 2


@pytest.mark.rule("vivian.adrenaline-rush-timing")
def test_no_rush_from_a_web_that_finds_her_hidden(sit: Sit) -> None:
    status = "vivian agi 3, vivian int 3, vivian luk 3"
    play = sit(VICTIMS, evil="widow", tiles=LINE, webs="path_1", status=status)
    play.answer("hide", "hide", "run", "step path_1", seat=1, nature="1 1 1 1 1 1")
    assert play.heard("attacks") == []
    assert play.asked() == (1, "run")


@pytest.mark.rule("vivian.adrenaline-rush-timing")
def test_a_firework_does_not_keep_her_from_rushing(sit: Sit) -> None:
    play = sit(VICTIMS, turn="evil", evil="ghost", status="vivian agi 3", tiles=LINE, hands={"vivian": "firework"})
    play.answer("attack vivian", seat=3, nature="5").answer("play firework", seat=1)
    assert play.asked() == (1, "adrenaline_rush")


@pytest.mark.rule("vivian.adrenaline-rush-after-tile", "map.curse-draw-event")
def test_a_web_on_a_curse_tile_does_not_save_from_the_event(sit: Sit) -> None:
    play = in_her_run(sit, "camp n curse_1, curse_1 n path_1", "curse_1", "2 0 0 0 1 1 hail")
    assert play.view["event_discard"] == ["hail"]
    assert play.asked() == (1, "adrenaline_rush")


@pytest.mark.rule("vivian.adrenaline-rush-after-tile", "test.mandatory")
@pytest.mark.parametrize(("dice", "luk", "wounds"), [("2 1", 3, 0), ("1 1", 2, 1)])
def test_a_web_on_a_test_tile_does_not_save_from_the_test(sit: Sit, dice: str, luk: int, wounds: int) -> None:
    tiles = "camp n test_luk_1, test_luk_1 n path_1"
    status = "vivian agi 4, vivian int 4, vivian vit 3, vivian luk 3"
    play = in_her_run(sit, tiles, "test_luk_1", f"2 1 0 0 1 1 {dice}", status=status)
    assert play.victim("vivian")["luk"] == luk + 1
    assert play.wounds("vivian") == wounds
    assert play.asked() == (1, "adrenaline_rush")
    play.answer("run", "step path_1", seat=1, nature="0 0 0")
    assert play.asked() == ((1, "act") if wounds else (1, "run"))


@pytest.mark.rule("vivian.adrenaline-rush-after-tile", "vivian.adrenaline-rush-not-critical")
def test_who_falls_in_the_test_behind_a_web_does_not_rush(sit: Sit) -> None:
    status = "vivian agi 4, vivian int 4, vivian vit 3, vivian luk 3"
    tiles = "camp n test_luk_1, test_luk_1 n path_1"
    play = in_her_run(sit, tiles, "test_luk_1", "2 1 0 0 1 1 1 1", status=status, wounds="vivian 1")
    assert play.wounds("vivian") == 2
    assert play.options(1) == ["end"]


@pytest.mark.rule("crawl.no-test", "injury.maximum")
def test_who_falls_in_a_web_is_not_tested_behind_it(sit: Sit) -> None:
    status = "vivian agi 4, vivian int 4, vivian vit 3, vivian luk 3"
    tiles = "camp n test_luk_1, test_luk_1 n path_1"
    play = in_her_run(sit, tiles, "test_luk_1", "2 1 0 0 0 0", status=status, wounds="vivian 1")
    assert [roll[1] for roll in play.rolls()] == ["agi", "vit"]
    assert play.options(1) == ["end"]


@pytest.mark.rule("vivian.adrenaline-rush-after-tile", "map.bunker-gate")
def test_a_web_on_the_bunker_does_not_hide_the_gate(sit: Sit) -> None:
    play = in_her_run(sit, "camp n bunker, bunker ne path_1", "bunker", "2 0 0 0 1 1 12")
    assert play.view["bunker"]["gate"] == 12
    assert play.asked() == (1, "adrenaline_rush")


@pytest.mark.rule("pickup.ends-run")
def test_picking_up_in_a_rush_of_her_own_turn_ends_the_run_too(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n plane_1, plane_1 ne path_10"
    play = in_her_run(sit, tiles, "path_1", "2 1 0 1 2 2")
    play.answer("run", "step plane_1", "pick_up", seat=1, nature="2 0 0 gun gun gun")
    assert play.asked() == (1, "act")
    assert play.at("vivian") == "plane_1"
