"""The Ghost."""

from __future__ import annotations

import pytest

from the_victim.conftest import Play, Sit

FAR = "camp n! path_1, camp s! path_2, path_1 n! path_3"


def ghost(sit: Sit, **told: object) -> Play:
    """It is the turn of the Ghost, of seat 3."""
    return sit(**{"turn": "evil", "evil": "ghost", **told})


@pytest.mark.rule("ghost.shock")
@pytest.mark.parametrize(("wounds", "debuffs"), [(0, ["afraid"]), (1, [])])
def test_shock_frightens(sit: Sit, wounds: int, debuffs: list[str]) -> None:
    play = ghost(sit, wounds=f"anya {wounds}")
    play.answer("attack anya", nature="5 1 1").answer("end", seat=3)
    assert play.victim("anya")["debuffs"] == debuffs


@pytest.mark.rule("ghost.fear")
def test_fear_takes_the_passive_skill(sit: Sit) -> None:
    play = sit(
        turn="diego", evil="ghost", debuffs="diego afraid", status="diego luk 5", tiles="camp n corpse_4", at="diego corpse_4"
    )
    play.answer("search", "take", seat=0, nature="3 0 0 0 0 gun")
    assert play.asked() == (0, "act")


@pytest.mark.rule("ghost.fear.example-vivian")
def test_fear_takes_hold_after_the_evils_turn(sit: Sit) -> None:
    play = ghost(sit, victims="diego vivian sean lucien", status="vivian agi 3", tiles="camp n path_1")
    play.answer("attack vivian", nature="5 1 1 1")
    assert play.victim("vivian")["debuffs"] == ["afraid"]
    assert play.asked() == (1, "adrenaline_rush")
    play.answer("pass", seat=1).answer("end", seat=3)
    play.answer("end", seat=0).answer("end", seat=1).answer("end", seat=2, nature="hail")
    play.answer("attack vivian", seat=3, nature="1 1 1 1")
    assert play.asked() == (3, "evil")


@pytest.mark.rule("ghost.terrifying-dance")
def test_terrifying_dance_attacks_two_path_or_not(sit: Sit) -> None:
    play = ghost(sit, tiles=FAR, at="diego path_1, anya path_2, sean path_3")
    play.answer("use terrifying_dance")
    assert play.offers("attack") == ["diego", "anya"]
    play.answer("attack anya", "attack diego", nature="1 0 1 1 0")
    assert play.powers() == [("anya", 2), ("diego", 2)]
    assert play.wounds("anya", "diego") == [1, 0]
    assert play.victim("anya")["debuffs"] == []


@pytest.mark.rule("ghost.terrifying-dance")
def test_terrifying_dance_against_one_alone(sit: Sit) -> None:
    play = ghost(sit, tiles=FAR, at="diego path_3, sean path_3")
    play.answer("use terrifying_dance", "attack anya", nature="2 0")
    assert play.powers() == [("anya", 2)]
    assert play.asked() == (3, "evil")


@pytest.mark.rule("ghost.terrifying-dance-upgrade")
def test_terrifying_dance_upgraded_frightens(sit: Sit) -> None:
    play = ghost(sit, upgrades=(0, 1, 0))
    play.answer("use terrifying_dance", "attack anya", "attack diego", nature="1 0 1 1 1")
    assert play.powers() == [("anya", 3), ("diego", 3)]
    assert (play.victim("anya")["debuffs"], play.victim("diego")["debuffs"]) == (["afraid"], [])


@pytest.mark.rule("ghost.behind-you", "ghost.behind-you-upgrade")
@pytest.mark.parametrize(("upgrades", "power", "debuffs"), [((0, 0, 0), 2, []), ((0, 0, 1), 3, ["afraid"])])
def test_behind_you_appears_anywhere(sit: Sit, upgrades: tuple[int, ...], power: int, debuffs: list[str]) -> None:
    play = ghost(sit, tiles=FAR, at="anya path_3", upgrades=upgrades)
    play.answer("use behind_you", "attack anya", nature="1 0")
    assert play.evil["at"] == "path_3"
    assert play.powers() == [("anya", power)]
    assert (play.wounds("anya"), play.victim("anya")["debuffs"]) == (1, debuffs)


@pytest.mark.rule("ghost.haunt-humming")
def test_haunt_humming_frightens_everyone_else(sit: Sit) -> None:
    play = ghost(sit, victims="diego anya sean lucien rolita", host="lucien", rage=3, wounds="diego 2")
    play.answer("death diego")
    assert play.victim("diego")["state"] == "eliminated"
    assert [play.victim(name)["debuffs"] for name in ("anya", "sean", "rolita")] == [["afraid"]] * 3
