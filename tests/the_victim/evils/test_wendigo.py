"""The Wendigo."""

from __future__ import annotations

import pytest

from the_victim.conftest import Play, Sit

LINE = "camp n path_1, path_1 n path_2, path_2 n corpse_6, corpse_6 n corpse_4"


def wendigo(sit: Sit, **told: object) -> Play:
    """It is the turn of the Wendigo, of seat 3."""
    return sit(**{"turn": "evil", "evil": "wendigo", **told})


@pytest.mark.rule("wendigo.frenzy")
def test_frenzy_attacks_everyone_here_with_one_roll(sit: Sit) -> None:
    play = wendigo(sit)
    play.answer("attack_all", nature="3 2 2 0 1 1 3 0 0")
    assert play.heard("evil_rolled") == [{"kind": "evil_rolled", "face": 3}]
    assert play.powers() == [("diego", 3), ("anya", 3), ("sean", 3)]
    assert play.wounds("diego", "anya", "sean") == [0, 1, 0]
    assert play.evil["rage"] == 3


@pytest.mark.rule("wendigo.frenzy")
def test_frenzy_needs_someone_to_attack(sit: Sit) -> None:
    play = wendigo(sit, tiles=LINE, place="path_1")
    assert play.refuses("attack anya") == "attack.same-tile"


@pytest.mark.rule("wendigo.frenzy")
def test_frenzy_may_leave_some_out(sit: Sit) -> None:
    play = wendigo(sit)
    assert play.offers("attack") == ["diego", "anya", "sean"]
    play.answer("attack sean")
    assert play.options(3) == ["attack diego", "attack anya", "done"]
    play.answer("attack diego")
    assert play.options(3) == ["attack anya", "done"]
    play.answer("done", nature="4 2 2 0 1 1 3")
    assert play.powers() == [("diego", 4), ("sean", 4)]
    assert play.refuses("attack anya", 3) == "evil.different-actions"


@pytest.mark.rule("wendigo.frenzy")
def test_there_is_no_attack_on_all_where_only_one_is(sit: Sit) -> None:
    play = wendigo(sit, tiles=LINE, at="diego path_1, sean path_1")
    assert play.options(3)[:3] == ["hunt", "attack anya", "use ambush"]
    assert play.refuses("attack_all", 3) == "wendigo.frenzy"
    play.answer("attack anya", seat=3, nature="3 1 1")
    assert play.powers() == [("anya", 3)]


@pytest.mark.rule("wendigo.ambush")
def test_ambush_hunts_again_and_attacks(sit: Sit) -> None:
    play = wendigo(sit, tiles=LINE, at="anya path_2, sean path_2")
    play.answer("hunt", "stop", nature="1").answer("use ambush", "prowl body path_1", "prowl body path_2", nature="2")
    assert play.offers("attack") == ["anya", "sean"]
    play.answer("attack anya", nature="1 0")
    assert play.powers() == [("anya", 2)]
    assert play.wounds("anya") == 1


@pytest.mark.rule("wendigo.ambush")
def test_ambush_does_not_attack_where_it_stood(sit: Sit) -> None:
    play = wendigo(sit, tiles=LINE)
    play.answer("use ambush", "stop", nature="2")
    assert play.asked() == (3, "evil")
    play = wendigo(sit, tiles=LINE, rage=0)
    play.answer("use ambush", nature="rage")
    assert play.asked() == (3, "evil")
    assert play.evil["rage"] == 1


@pytest.mark.rule("wendigo.ambush-upgrade")
def test_ambush_upgraded_crosses_obstacles(sit: Sit) -> None:
    play = wendigo(sit, tiles="camp n! path_1", at="anya path_1", upgrades=(0, 1, 0))
    play.answer("hunt", nature="2")
    assert play.asked() == (3, "evil")
    play.answer("use ambush", "prowl body path_1", nature="1").answer("attack anya", nature="2 0")
    assert play.powers() == [("anya", 3)]


@pytest.mark.rule("wendigo.ambush-test-tile")
def test_ambush_stops_on_a_test_tile_and_attacks(sit: Sit) -> None:
    play = wendigo(sit, tiles="camp n test_agi_1, test_agi_1 n path_1", at="anya test_agi_1")
    play.answer("use ambush", "prowl body test_agi_1", nature="3")
    assert play.asked() == (3, "ambush")
    play.answer("attack anya", nature="2 2")
    assert play.evil["at"] == "test_agi_1"


@pytest.mark.rule("wendigo.madness-crash", "wendigo.madness-crash-no-stop")
def test_madness_crash_rushes_to_the_end_of_the_line(sit: Sit) -> None:
    play = wendigo(sit, tiles=LINE, at="anya path_1, sean corpse_6", stamina=2)
    play.answer("use madness_crash")
    assert play.options(3) == ["charge n"]
    play.answer("charge n", nature="1 0 2 0 0")
    assert play.evil["at"] == "corpse_4"
    assert play.powers() == [("anya", 2), ("sean", 2)]
    assert play.wounds("anya", "sean", "diego") == [1, 0, 0]
    assert play.evil["stamina"] == 1


@pytest.mark.rule("wendigo.madness-crash")
def test_madness_crash_goes_through_obstacles(sit: Sit) -> None:
    play = wendigo(sit, tiles="camp n! path_1, path_1 n! path_3", at="anya path_3")
    play.answer("use madness_crash", "charge n", nature="3 0")
    assert play.evil["at"] == "path_3"
    assert play.powers() == [("anya", 2)]


TESTS = "camp n path_1, path_1 n test_agi_1, test_agi_1 n path_2, path_2 n path_10"


@pytest.mark.rule("wendigo.madness-crash-test-tile")
def test_madness_crash_stops_on_a_test_tile(sit: Sit) -> None:
    play = wendigo(sit, tiles=TESTS, at="anya test_agi_1, sean path_2")
    play.answer("use madness_crash", "charge n", nature="3 0")
    assert play.evil["at"] == "test_agi_1"
    assert play.powers() == [("anya", 2)]


@pytest.mark.rule("wendigo.madness-crash-upgrade")
def test_madness_crash_upgraded_passes_test_tiles(sit: Sit) -> None:
    play = wendigo(sit, tiles=TESTS, at="anya test_agi_1, sean path_2", upgrades=(0, 0, 1))
    play.answer("use madness_crash", "charge n", nature="3 0 3 0 0")
    assert play.evil["at"] == "path_10"
    assert play.powers() == [("anya", 3), ("sean", 3)]


@pytest.mark.rule("wendigo.fresh-meat")
def test_fresh_meat_makes_every_attack_stronger(sit: Sit) -> None:
    play = wendigo(sit, rage=3, wounds="diego 2", tiles=LINE, at="anya path_1")
    play.answer("death diego")
    assert play.evil["meat"] == 1
    assert play.victim("diego")["state"] == "eliminated"
    play.answer("attack sean", nature="3 2 1 0")
    assert play.powers() == [("sean", 4)]
    play.answer("use ambush", "prowl body path_1", nature="1").answer("attack anya", nature="2 0")
    assert play.powers()[-1] == ("anya", 3)


@pytest.mark.rule("wendigo.fresh-meat.example-rage-symbol")
def test_meat_and_the_rage_symbol(sit: Sit) -> None:
    play = wendigo(sit, rage=0, meat=1, at="diego path_1, sean path_1", tiles=LINE)
    play.answer("attack anya", nature="rage 0 0")
    assert play.powers() == [("anya", 1)]
    assert (play.wounds("anya"), play.evil["rage"]) == (1, 1)


def test_the_rage_symbol_counts_once_against_several(sit: Sit) -> None:
    play = wendigo(sit, rage=0)
    play.answer("attack_all", nature="rage 1 0 0 1 0 1 0 0")
    assert play.evil["rage"] == 1
