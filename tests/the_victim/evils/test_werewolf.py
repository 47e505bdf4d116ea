"""The Werewolf and those it enslaves."""

from __future__ import annotations

import pytest

from the_victim.conftest import Play, Sit

LINE = "camp n path_1, path_1 n path_2, path_2 n path_10"


def werewolf(sit: Sit, turn: str = "evil", **told: object) -> Play:
    """Lucien, of seat 3, is the Werewolf."""
    return sit(**{"turn": turn, "evil": "werewolf", **told})


@pytest.mark.rule("werewolf.blood-smell")
def test_blood_smell_rolls_again_while_someone_is_wounded(sit: Sit) -> None:
    play = werewolf(sit, tiles=LINE, at="anya path_10", wounds="anya 1")
    play.answer("hunt", nature="1")
    assert play.asked() == (3, "evil_die")
    play.answer("again", seat=3, nature="5")
    assert play.view["roll"]["total"] == 5
    assert play.asked() == (3, "hunt")


@pytest.mark.rule("werewolf.blood-smell")
def test_no_blood_no_smell(sit: Sit) -> None:
    play = werewolf(sit, tiles=LINE)
    play.answer("hunt", nature="1")
    assert play.asked() == (3, "hunt")


@pytest.mark.rule("werewolf.blood-smell-once")
def test_blood_smell_once_a_turn(sit: Sit) -> None:
    play = werewolf(sit, wounds="anya 1")
    play.answer("hunt", "again", seat=3, nature="1 rage")
    play.answer("attack sean", seat=3, nature="2 1 1 1")
    assert play.asked() == (3, "evil")
    assert len(play.heard("evil_rolled")) == 3


@pytest.mark.rule("werewolf.blood-smell", "upgrade.passive-once")
def test_blood_smell_with_the_ten_sided_die(sit: Sit) -> None:
    play = werewolf(sit, wounds="anya 1", upgrades=(1, 0, 0))
    play.answer("attack sean", "again", seat=3, nature="2 9 1 1 1")
    assert play.wounds("sean") == 1


@pytest.mark.rule("werewolf.target")
def test_target_marks_and_attacks(sit: Sit) -> None:
    play = werewolf(sit, tiles=LINE, at="sean path_1")
    play.answer("use target")
    assert play.offers("attack") == ["diego", "anya"]
    play.answer("attack anya", nature="1 0")
    assert play.victim("anya")["debuffs"] == ["targeted"]
    assert play.powers() == [("anya", 2)]
    assert play.evil["stamina"] == 2


@pytest.mark.rule("werewolf.target-hunt")
def test_whoever_is_targeted_is_hunted_when_it_runs(sit: Sit) -> None:
    play = werewolf(sit, "anya", tiles=LINE, debuffs="anya targeted")
    play.answer("run", "step path_1", "step path_2", seat=1, nature="2 0 0")
    assert play.asked() == (3, "target_hunt")
    play.answer("hunt", seat=3, nature="2").answer("prowl body path_1", "prowl body path_2", seat=3)
    assert play.evil["at"] == "path_2"
    assert play.asked() == (1, "act")
    assert play.view["points"] == 1


@pytest.mark.rule("werewolf.target-hunt")
def test_the_werewolf_may_let_it_be_and_others_are_not_hunted(sit: Sit) -> None:
    play = werewolf(sit, "anya", tiles=LINE, debuffs="anya targeted")
    play.answer("run", "step path_1", seat=1, nature="1 0 0").answer("pass", seat=3)
    assert play.asked() == (1, "act")
    play.answer("end", seat=1).answer("run", "step path_1", seat=2, nature="1 0")
    assert play.asked() == (2, "act")


@pytest.mark.rule("werewolf.target-hunt-test-tile")
def test_the_free_hunt_stops_on_a_test_tile(sit: Sit) -> None:
    tiles = "camp n path_1, path_1 n test_agi_1, test_agi_1 n path_2, camp s decoder_6"
    play = werewolf(sit, "anya", tiles=tiles, debuffs="anya targeted")
    play.answer("run", "step decoder_6", seat=1, nature="1 0 0").answer("hunt", seat=3, nature="5")
    play.answer("prowl body path_1", "prowl body test_agi_1", seat=3)
    assert play.evil["at"] == "test_agi_1"
    assert play.asked() == (1, "act")


@pytest.mark.rule("werewolf.target-single", "werewolf.target-upgrade")
@pytest.mark.parametrize(("upgrades", "targeted", "power"), [((0, 0, 0), ["diego"], 2), ((0, 1, 0), ["diego", "anya"], 3)])
def test_one_target_before_the_upgrade_several_after(sit: Sit, upgrades: tuple[int, ...], targeted: list[str], power: int) -> None:
    play = werewolf(sit, debuffs="anya targeted", upgrades=upgrades)
    play.answer("use target", "attack diego", nature="3 0 0")
    assert [name for name in ("diego", "anya", "sean") if play.victim(name)["debuffs"] == ["targeted"]] == targeted
    assert play.powers() == [("diego", power)]


@pytest.mark.rule("werewolf.double-slash")
def test_double_slash_attacks_twice(sit: Sit) -> None:
    play = werewolf(sit, rage=0)
    play.answer("use double_slash", "attack sean", nature="1 1 0 2 2 0")
    assert play.powers() == [("sean", 3), ("sean", 3)]
    assert (play.wounds("sean"), play.evil["rage"], play.evil["stamina"]) == (1, 1, 1)


@pytest.mark.rule("werewolf.double-slash")
def test_the_second_stroke_is_dropped_when_the_victim_falls(sit: Sit) -> None:
    play = werewolf(sit, wounds="sean 1")
    play.answer("use double_slash", "attack sean", nature="1 1 0")
    assert play.wounds("sean") == 2
    assert play.powers() == [("sean", 3)]


@pytest.mark.rule("werewolf.double-slash-upgrade")
def test_double_slash_upgraded_attacks_three_times(sit: Sit) -> None:
    play = werewolf(sit, upgrades=(0, 0, 1))
    play.answer("use double_slash", "attack sean", nature="2 2 0 2 2 0 2 1 0")
    assert play.powers() == [("sean", 4)] * 3
    assert play.rolls() == [("sean", "vit", 3)] * 3
    assert play.wounds("sean") == 1


@pytest.mark.rule("werewolf.wolf-bite")
def test_wolf_bite_enslaves(sit: Sit) -> None:
    play = werewolf(sit, rage=3, wounds="diego 2", hands={"diego": "gun"})
    play.answer("death diego")
    assert play.victim("diego")["state"] == "enslaved"
    assert play.at("diego") == "camp"
    assert (play.wounds("diego"), play.evil["rage"]) == (0, 0)
    assert play.view["item_discard"] == ["gun"]
    assert "diego" not in play.offers("attack")


def enslaved(sit: Sit, **told: object) -> Play:
    """Diego, of seat 0, is enslaved, and it is his turn."""
    play = werewolf(sit, **{"rage": 3, "wounds": "diego 2", **told})
    play.answer("death diego", "end", seat=3)
    assert play.view["acting"] == "diego"
    return play


@pytest.mark.rule("werewolf.enslaved-actions")
def test_the_enslaved_hunt_and_attack_each_once(sit: Sit) -> None:
    play = enslaved(sit, tiles=LINE)
    assert play.asked() == (0, "enslaved")
    assert play.options(0) == ["hunt", "attack anya", "attack sean", "end"]
    play.answer("attack anya", seat=0, nature="3 3 3")
    assert play.options(0) == ["hunt", "end"]
    play.answer("hunt", seat=0, nature="rage")
    assert play.options(0) == ["end"]
    assert play.refuses("hunt", 0) == "werewolf.enslaved-actions"


@pytest.mark.rule("werewolf.enslaved-die")
def test_the_enslaved_roll_the_werewolfs_die(sit: Sit) -> None:
    play = enslaved(sit, upgrades=(1, 0, 0))
    play.answer("attack anya", seat=0, nature="9 3 3")
    assert play.wounds("anya") == 1


@pytest.mark.rule("werewolf.enslaved-movement")
def test_the_enslaved_move_like_the_evil(sit: Sit) -> None:
    tiles = "camp n test_agi_1, test_agi_1 n path_1, camp s! path_2"
    play = enslaved(sit, tiles=tiles, hammers=["camp path_2"])
    play.answer("hunt", seat=0, nature="4")
    assert play.options(0) == ["prowl body test_agi_1", "stop"]
    play.answer("prowl body test_agi_1", seat=0)
    assert play.at("diego") == "test_agi_1"
    assert play.asked() == (0, "enslaved")
    assert play.rolls() == []


@pytest.mark.rule("werewolf.enslaved-limits")
def test_the_enslaved_bring_no_rage(sit: Sit) -> None:
    play = enslaved(sit)
    play.answer("attack anya", "hunt", seat=0, nature="1 3 3 rage")
    assert play.evil["rage"] == 0
    assert play.offers("upgrade") == play.offers("use") == []


def test_the_enslaved_may_act_after_the_evil(sit: Sit) -> None:
    play = werewolf(sit, rage=3, wounds="diego 2", enslaved_turn="after_evil")
    play.answer("death diego", "end", seat=3)
    assert play.asked() == (0, "enslaved")
    assert play.view["round"] == 4
    play.answer("end", seat=0)
    assert play.asked() == (1, "act")
    assert play.view["round"] == 5


def test_between_two_players_the_enslaved_goes_to_the_evils_player(sit: Sit) -> None:
    play = werewolf(sit, seats=2, tiles=LINE, rage=3, wounds="diego 2")
    play.answer("death diego", "end", seat=1)
    assert play.victim("diego")["seat"] == 1
    assert play.asked() == (1, "enslaved")
    play.answer("hunt", seat=1, nature="4")
    assert play.asked() == (1, "hunt")


@pytest.mark.rule("werewolf.target-hunt")
def test_it_hunts_too_when_its_target_has_run_into_the_bunker(sit: Sit) -> None:
    play = werewolf(sit, "anya", tiles="camp n bunker", gate=9, row="4 plus 5", debuffs="anya targeted")
    play.answer("run", "step bunker", seat=1, nature="1 0 0")
    assert play.victim("anya")["state"] == "safe"
    assert play.asked() == (3, "target_hunt")


@pytest.mark.rule("werewolf.blood-smell")
def test_wounds_in_the_bunker_do_not_smell(sit: Sit) -> None:
    play = werewolf(sit, tiles=LINE, wounds="anya 1", states="anya safe")
    play.answer("hunt", nature="1")
    assert play.asked() == (3, "hunt")


@pytest.mark.rule("hunt.test-tile-stops")
def test_after_a_hunt_that_a_test_tile_ended_no_steps_are_shown(sit: Sit) -> None:
    play = werewolf(sit, tiles="camp n test_agi_1, test_agi_1 n path_1")
    play.answer("hunt", "prowl body test_agi_1", nature="4")
    assert play.asked() == (3, "evil")
    assert play.view["left"] == 0
    assert play.view["foresight"]["reach"] == {}
