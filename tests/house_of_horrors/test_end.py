"""Dawn, and who has won."""

from __future__ import annotations

import pytest

from house_of_horrors.conftest import Sit


@pytest.mark.rule("end.dawn-final-round")
def test_the_round_of_dawn_is_the_last(sit: Sit) -> None:
    play = sit(hands=["sailor", "zombie", "", ""], house=["dungeon", "dawn", "kitchen", "rest"])
    play.answer("room dungeon", "declare strength", "play sailor", "play zombie")
    assert play.result == "dawn"
    assert play.winners == (0,)
    assert play.heard("butler") == []
    assert play.options() == []
    assert play.refuses("done") == ""


@pytest.mark.rule("end.tie-in-final-round")
def test_a_tie_at_dawn_is_fought_out(sit: Sit) -> None:
    play = sit(room="dungeon", battle="terror", hands=["cellar_demon", "spelunker", "", ""], dawn=True)
    play.answer("play cellar_demon", "play spelunker")
    assert play.result is None
    assert play.asked() == (3, "declare")
    play.answer("declare strength").alone()
    assert play.result == "dawn"
    assert {"dungeon", "cellar_demon"} <= set(play.pile(3))


@pytest.mark.rule("end.most-hourglasses")
def test_most_hourglasses_win_and_hands_do_not_count(sit: Sit) -> None:
    piles = [
        "vampire banshee cellar_demon",  # 9
        "zombie_horde stitched_man exorcist belfry",  # 12
        "catacombs family_crypt coal_cellar",  # 7
        "the_rafters seance_parlor master_bedroom ghost",  # 11
    ]
    hands = ["paperboy circus_strongman lucky_gambler", "zombie", "", ""]
    play = sit(room="kitchen", battle="terror", hands=hands, piles=piles, dawn=True, ties=11)
    assert [player["hourglasses"] for player in play.view["players"]] == [9, 12, 7, 11]
    play.answer("discard paperboy", "discard zombie")
    assert play.result == "dawn"
    assert play.winners == (1,)


@pytest.mark.rule("end.tie-light-bulbs")
def test_of_those_with_most_hourglasses_most_bulbs_win(sit: Sit) -> None:
    piles = [
        "vampire banshee cellar_demon runaway_heiress kitchen",
        "zombie_horde exorcist belfry laboratory boiler_room",
        "observatory lighthouse_keeper chandelier fuse_box photographer",
        "",
    ]
    play = sit(room="dungeon", battle="terror", hands=["imp", "zombie", "", ""], piles=piles, dawn=True, ties=11)
    shown = [(player["hourglasses"], player["light_bulbs"]) for player in play.view["players"]]
    assert shown == [(12, 2), (12, 3), (7, 10), (0, 0)]
    play.answer("discard imp", "discard zombie")
    assert play.winners == (1,)


@pytest.mark.rule("end.tie-shared")
def test_what_is_still_equal_shares_the_victory(sit: Sit) -> None:
    piles = ["vampire laboratory", "banshee observatory", "belfry dungeon", ""]
    play = sit(room="coal_cellar", battle="terror", hands=["imp", "zombie", "", ""], piles=piles, dawn=True, ties=11)
    shown = [(player["hourglasses"], player["light_bulbs"]) for player in play.view["players"]]
    assert shown == [(5, 2), (5, 2), (6, 0), (0, 0)]
    play.answer("discard imp", "discard zombie")
    assert play.winners == (2,)
    equal = sit(
        room="coal_cellar", battle="terror", hands=["imp", "zombie", "", ""], piles=[*piles[:2], "", ""], dawn=True, ties=11
    )
    equal.answer("discard imp", "discard zombie")
    assert equal.winners == (0, 1)
