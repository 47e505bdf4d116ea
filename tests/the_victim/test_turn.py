"""A turn: Action points, Main and Sub Actions, what is in reach, and who acts when."""

from __future__ import annotations

import pytest

from the_victim.conftest import Sit


@pytest.mark.rule("turn.victim-action-points")
def test_two_main_actions(sit: Sit) -> None:
    play = sit(tiles="camp n corpse_4", at="anya corpse_4")
    play.answer("search", nature="0 0").answer("hide", nature="0 0")
    assert play.view["points"] == 0
    assert play.options() == ["end"]
    assert play.refuses("run") == "turn.victim-action-points"


@pytest.mark.rule("turn.different-actions")
def test_no_main_action_twice(sit: Sit) -> None:
    play = sit(tiles="camp n corpse_4", at="anya corpse_4")
    play.answer("search", nature="0 0")
    assert "search" not in play.options()
    assert play.refuses("search") == "turn.different-actions"


@pytest.mark.rule("turn.main-action-list")
def test_every_main_action_costs_a_point(sit: Sit) -> None:
    where = {"decode": "decoder_3", "search": "corpse_4", "hide": "camp", "heal diego": "camp", "use ground_analyze": "camp"}
    where |= {"place 1 1": "bunker", "run": "camp"}
    for action, tile in where.items():
        tiles = "camp n decoder_3, camp s corpse_4, camp ne bunker"
        play = sit(tiles=tiles, at=f"anya {tile}", wounds="diego 1", tokens="1", gate=12, nature="0 0 0")
        if action in ("place 1 1", "use ground_analyze"):
            play.nature.script.clear()
        elif action != "run":
            play.nature.script.pop()
        play.answer(action)
        assert play.view["points"] == 1, action


@pytest.mark.rule("turn.may-use-fewer")
def test_a_turn_may_end_early(sit: Sit) -> None:
    play = sit()
    assert play.asked() == (1, "act")
    play.answer("end", seat=1)
    assert play.asked() == (2, "act")
    assert play.view["points"] == 2


@pytest.mark.rule("turn.sub-actions-free")
def test_sub_actions_cost_nothing(sit: Sit) -> None:
    play = sit(wounds="anya 1, diego 1", hands={"anya": "aid_box aid_box gun"})
    play.answer("play aid_box", "on anya", "play aid_box", "on diego", "give sean", "hand gun")
    assert play.view["points"] == 2
    assert play.hand("sean") == ["gun"]


@pytest.mark.rule("turn.sub-action-list")
def test_the_sub_actions(sit: Sit) -> None:
    play = sit(tiles="camp n plane_1", at="anya plane_1", hands={"anya": "shoes flashlight"}, worn={"anya": "jacket"})
    free = {text.split()[0] for text in play.options()} - {"run", "hide", "use", "end"}
    assert free == {"give", "play", "wear", "take_off", "pick_up"}


@pytest.mark.rule("turn.in-reach")
def test_reach_needs_a_connected_path(sit: Sit) -> None:
    tiles = "camp n path_1, camp s! path_2"
    play = sit(tiles=tiles, at="diego path_1, sean path_2", wounds="diego 1, sean 1", hands={"anya": "gun"})
    assert play.offers("heal") == ["diego"]
    assert play.offers("give") == ["diego", "lucien"]
    assert play.refuses("heal sean") == "turn.in-reach"
    assert play.refuses("give sean") == "give.in-reach"


@pytest.mark.rule("turn.status-uses")
def test_which_status_is_rolled_for_what(sit: Sit) -> None:
    status = "anya agi 2, anya vit 3, anya int 4, anya luk 5"
    tiles = "camp n decoder_3, camp s corpse_4"
    for action, at, dice in (("run", "camp", 2), ("decode", "decoder_3", 4), ("heal diego", "camp", 4)):
        play = sit(tiles=tiles, status=status, at=f"anya {at}", wounds="diego 1", nature=" ".join(["0"] * dice))
        assert play.answer(action).rolls() == [("anya", "agi" if action == "run" else "int", dice)]
    for action, at in (("search", "corpse_4"), ("hide", "camp")):
        play = sit(tiles=tiles, status=status, at=f"anya {at}", nature="0 0 0 0 0")
        assert play.answer(action).rolls() == [("anya", "luk", 5)]
    play = sit(turn="evil", evil="ghost", status=status, nature="1 1 1 1")
    assert play.answer("attack anya").rolls() == [("anya", "vit", 3)]


@pytest.mark.rule("turn.status-limits")
def test_a_status_stays_at_five(sit: Sit) -> None:
    play = sit(tiles="camp n test_agi_1", status="anya agi 5")
    play.answer("run", "step test_agi_1", nature="1 0 0 0 0 1 1 1 0 0")
    assert play.heard("passed")
    assert play.victim("anya")["agi"] == 5
    assert not play.heard("status")


@pytest.mark.rule("turn.round")
def test_a_round_is_a_turn_for_everyone(sit: Sit) -> None:
    play = sit(turn="diego")
    for seat in range(3):
        play.answer("end", seat=seat)
    assert play.view["round"] == 1
    play.answer("end", seat=3, nature="hail")
    assert play.view["round"] == 2
    assert play.asked() == (0, "act")


@pytest.mark.rule("turn.evil-position")
def test_the_evil_acts_last_after_the_event(sit: Sit) -> None:
    play = sit(turn="diego", evil="ghost", host="anya")
    acted = []
    for seat, nature in ((0, ""), (2, ""), (3, "hail"), (1, "")):
        acted.append(play.view["acting"])
        play.answer("end", seat=seat, nature=nature)
    assert acted == ["diego", "sean", "lucien", "evil"]
    assert play.view["round"] == 5


def test_at_a_table_the_evil_may_act_in_the_place_of_the_possessed(sit: Sit) -> None:
    play = sit(turn="diego", evil="ghost", host="anya", evil_turn="seat")
    acted = []
    for nature in ("", "", "", "hail"):
        acted.append(play.view["acting"])
        play.answer("end", seat=len(acted) - 1, nature=nature)
    assert acted == ["diego", "evil", "sean", "lucien"]
