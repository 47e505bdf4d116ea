"""The Doppelganger."""

from __future__ import annotations

import pytest

from the_victim.conftest import Play, Sit

LINE = "camp n path_1, path_1 n path_2, path_2 n path_10, camp s decoder_6"


def doppelganger(sit: Sit, **told: object) -> Play:
    """It is the turn of the Doppelganger, of seat 3."""
    return sit(**{"turn": "evil", "evil": "doppelganger", "tiles": LINE, **told})


@pytest.mark.rule("doppelganger.initial-shadow")
def test_it_comes_with_a_shadow(sit: Sit) -> None:
    play = sit(turn="lucien", round=3, tiles=LINE, at="anya path_1")
    play.answer("end", nature="hail doppelganger 2 2 2 0 0 2 2 2 2")
    assert (play.evil["at"], play.evil["shadows"]) == ("path_1", ["path_1"])


@pytest.mark.rule("doppelganger.shadow-rush")
def test_body_and_shadow_share_the_steps(sit: Sit) -> None:
    play = doppelganger(sit)
    play.answer("hunt", nature="5")
    play.answer(
        "prowl body path_1", "prowl shadow_1 path_1", "prowl shadow_1 path_2", "prowl body path_2", "prowl shadow_1 path_10"
    )
    assert (play.evil["at"], play.evil["shadows"]) == ("path_2", ["path_10"])
    assert play.asked() == (3, "evil")


@pytest.mark.rule("doppelganger.shadow-rush-attack")
def test_it_attacks_one_from_body_or_shadow(sit: Sit) -> None:
    play = doppelganger(sit, shadows="path_2", at="diego path_2, sean path_1")
    assert play.offers("attack") == ["diego", "anya"]
    play.answer("attack diego", nature="4 1 1 1")
    assert play.wounds("diego", "anya") == [1, 0]
    assert play.offers("attack") == []


@pytest.mark.rule("doppelganger.shadow-movement")
def test_a_shadow_stops_on_a_test_tile_and_the_others_go_on(sit: Sit) -> None:
    play = doppelganger(sit, tiles="camp n test_agi_1, test_agi_1 n path_1, camp s path_2, camp ne! path_3")
    play.answer("hunt", "prowl shadow_1 test_agi_1", nature="3")
    assert play.offers("prowl") == ["body test_agi_1", "body path_2"]
    play.answer("prowl body path_2")
    assert (play.evil["at"], play.evil["shadows"]) == ("path_2", ["test_agi_1"])


@pytest.mark.rule("doppelganger.dark-thorn")
def test_dark_thorn_attacks_all_on_both_tiles(sit: Sit) -> None:
    play = doppelganger(sit, shadows="path_2", at="diego path_2, sean path_1")
    play.answer("use dark_thorn", nature="1 0 0 2 0")
    assert play.powers() == [("diego", 2), ("anya", 2)]
    assert play.wounds("diego", "anya") == [1, 0]
    assert play.asked() == (3, "evil")


@pytest.mark.rule("doppelganger.dark-thorn-once")
def test_nobody_is_attacked_twice_by_dark_thorn(sit: Sit) -> None:
    play = doppelganger(sit, at="diego path_1, sean path_1")
    play.answer("use dark_thorn", nature="2 0")
    assert play.rolls() == [("anya", "vit", 2)]


@pytest.mark.rule("doppelganger.dark-thorn-upgrade")
def test_dark_thorn_upgraded_attacks_once_more_after_a_success(sit: Sit) -> None:
    at = "diego path_1, sean path_1"
    play = doppelganger(sit, at=at, upgrades=(0, 1, 0), rage=3)
    play.answer("attack anya", nature="1 1 1").answer("use dark_thorn", nature="1 0")
    assert play.powers()[-1] == ("anya", 3)
    assert play.asked() == (3, "free_attack")
    play.answer("attack anya", nature="5 1 1")
    assert play.wounds("anya") == 2
    assert play.view["points"] == 1
    play = doppelganger(sit, at=at, upgrades=(0, 1, 0))
    play.answer("use dark_thorn", nature="3 0")
    assert play.asked() == (3, "evil")


def test_a_table_may_let_dark_thorn_hunt(sit: Sit) -> None:
    play = doppelganger(sit, at="diego path_1, sean path_1", upgrades=(0, 1, 0), dark_thorn="hunt")
    play.answer("use dark_thorn", nature="1 0")
    assert play.asked() == (3, "free_hunt")


@pytest.mark.rule("doppelganger.swap-dimension")
def test_swap_dimension_exchanges_and_attacks(sit: Sit) -> None:
    """Anya is 3 tiles from the Shadow and 4 from the body."""
    play = doppelganger(sit, place="decoder_6", shadows="camp", at="diego path_10, anya path_10, sean path_10")
    assert play.answer("use swap_dimension").offers("swap") == ["shadow_1 diego", "shadow_1 anya", "shadow_1 sean"]
    play.answer("swap shadow_1 anya", nature="1 0")
    assert (play.at("anya"), play.evil["shadows"], play.evil["at"]) == ("camp", ["path_10"], "decoder_6")
    assert play.powers() == [("anya", 2)]
    assert play.wounds("anya") == 1


@pytest.mark.rule("doppelganger.swap-dimension")
def test_a_swapped_victim_takes_no_test(sit: Sit) -> None:
    play = doppelganger(sit, tiles="camp n path_1, camp s test_agi_1", place="test_agi_1")
    play.answer("use swap_dimension", "swap body anya", nature="2 0")
    assert play.at("anya") == "test_agi_1"
    assert play.rolls() == [("anya", "vit", 2)]


@pytest.mark.rule("doppelganger.swap-dimension-cost")
@pytest.mark.parametrize(("reading", "left"), [("1", 0), ("2", None)])
def test_swap_dimension_costs_one_stamina(sit: Sit, reading: str, left: int | None) -> None:
    play = doppelganger(sit, stamina=0, swap_stamina=reading)
    if left is None:
        assert play.refuses("use swap_dimension") == "evilskill.second-cost"
    else:
        play.answer("use swap_dimension", "swap body anya", nature="2 0")
        assert play.evil["stamina"] == left


@pytest.mark.rule("doppelganger.swap-dimension-upgrade")
def test_swap_dimension_upgraded_hunts_once_more_after_a_success(sit: Sit) -> None:
    play = doppelganger(sit, upgrades=(0, 0, 1))
    play.answer("hunt", "stop", nature="1").answer("use swap_dimension", "swap body anya", nature="1 1")
    assert play.powers() == [("anya", 3)]
    assert play.asked() == (3, "free_hunt")
    play.answer("hunt", "prowl body path_1", nature="1")
    assert play.evil["at"] == "path_1"
    play = doppelganger(sit, upgrades=(0, 0, 1))
    play.answer("use swap_dimension", "swap body anya", nature="3 1")
    assert play.asked() == (3, "evil")


@pytest.mark.rule("doppelganger.mimic-body", "death.target")
def test_mimic_body_takes_from_a_shadows_tile(sit: Sit) -> None:
    play = doppelganger(sit, rage=3, shadows="path_2", wounds="diego 2, sean 2", at="diego path_2, sean path_1")
    assert play.offers("death") == ["diego"]
    play.answer("death diego")
    assert play.victim("diego")["state"] == "eliminated"
    assert play.evil["shadows"] == ["path_2", "path_2"]
    play.answer("hunt", nature="2")
    assert play.offers("prowl") == ["body path_1", "body decoder_6", "shadow_1 path_10", "shadow_1 path_1"]


@pytest.mark.rule("doppelganger.shadow-rush", "doppelganger.shadow-movement")
@pytest.mark.parametrize(("shadows", "came", "goes"), [("camp test_luk_1", 1, 2), ("test_luk_1 camp", 2, 1)])
def test_a_shadow_goes_on_from_where_another_was_stopped(sit: Sit, shadows: str, came: int, goes: int) -> None:
    tiles = "camp n test_luk_1, test_luk_1 n path_2"
    play = sit(turn="evil", evil="doppelganger", tiles=tiles, shadows=shadows)
    play.answer("hunt", f"prowl shadow_{came} test_luk_1", seat=3, nature="5")
    assert sorted(play.offers("prowl")) == ["body test_luk_1", f"shadow_{goes} camp", f"shadow_{goes} path_2"]
    play.answer(f"prowl shadow_{goes} path_2", seat=3)
    assert sorted(play.evil["shadows"]) == ["path_2", "test_luk_1"]


@pytest.mark.rule("doppelganger.shadow-rush")
def test_of_two_shadows_that_stand_together_one_is_offered(sit: Sit) -> None:
    play = sit(turn="evil", evil="doppelganger", tiles="camp n path_1", shadows="path_1 path_1")
    play.answer("hunt", seat=3, nature="5")
    assert play.offers("prowl") == ["body path_1", "shadow_1 camp"]
