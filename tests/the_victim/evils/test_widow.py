"""The Widow."""

from __future__ import annotations

import pytest

from gloam.games.the_victim.components import TILES
from the_victim.conftest import Play, Sit

LINE = "camp n path_1, path_1 n path_2, path_2 n path_10"
AROUND = "camp n path_1, camp ne path_2, camp se path_3, camp s path_4, camp sw path_5, camp nw path_6, path_1 n path_10"


def widow(sit: Sit, **told: object) -> Play:
    """It is the turn of the Widow, of seat 3."""
    return sit(**{"turn": "evil", "evil": "widow", **told})


@pytest.mark.rule("widow.venom-claw")
@pytest.mark.parametrize(("wounds", "debuffs"), [(0, ["poisoned"]), (1, [])])
def test_venom_claw_poisons(sit: Sit, wounds: int, debuffs: list[str]) -> None:
    play = widow(sit, wounds=f"anya {wounds}")
    play.answer("attack anya", nature="5 1 1")
    assert (play.wounds("anya"), play.victim("anya")["debuffs"]) == (wounds + 1, debuffs)


@pytest.mark.rule("widow.poisoned")
def test_the_poisoned_roll_a_die_less(sit: Sit) -> None:
    status = "anya agi 3, anya int 2, anya vit 4"
    play = sit(evil="widow", debuffs="anya poisoned", status=status, wounds="diego 1", tiles="camp n path_1")
    play.answer("run", "step path_1", nature="1 0").answer("heal diego", nature="1")
    assert play.rolls() == [("anya", "agi", 2), ("anya", "int", 1)]
    play = widow(sit, debuffs="anya poisoned", status=status)
    play.answer("attack anya", nature="1 1 0 0")
    assert play.rolls() == [("anya", "vit", 3)]


@pytest.mark.rule("widow.poisoned")
def test_no_dice_total_nothing(sit: Sit) -> None:
    play = sit(evil="widow", debuffs="anya poisoned", status="anya luk 1")
    play.answer("hide")
    assert play.rolls() == [("anya", "luk", 0)]
    assert play.victim("anya")["hide"] == "none"


@pytest.mark.rule("widow.poisoned-status-unchanged")
def test_poison_leaves_the_status_alone(sit: Sit) -> None:
    play = sit(
        turn="diego", evil="widow", debuffs="diego poisoned", status="diego luk 5", tiles="camp n corpse_4", at="diego corpse_4"
    )
    play.answer("search", "take", "take", seat=0, nature="3 0 0 0 gun manual")
    assert play.rolls() == [("diego", "luk", 4)]
    assert len(play.hand("diego")) == 2


@pytest.mark.rule("widow.spider-web")
def test_a_web_where_nobody_stands(sit: Sit) -> None:
    play = widow(sit, tiles=LINE, at="anya path_1", place="path_2")
    play.answer("use spider_web")
    assert play.offers("at") == ["path_10"]
    play.answer("at path_10")
    assert play.tokens("path_10") == ["web"]
    assert play.asked() == (3, "evil")
    assert play.evil["stamina"] == 2


@pytest.mark.rule("widow.spider-web-trigger", "widow.spider-web-continue")
@pytest.mark.parametrize(("dice", "wounds", "goes_on"), [("1 0", 1, False), ("1 1", 0, True)])
def test_running_into_a_web(sit: Sit, dice: str, wounds: int, goes_on: bool) -> None:
    play = sit(evil="widow", tiles=LINE, status="anya vit 3", webs="path_1", hits=1)  # her last action was a success
    play.answer("run", "step path_1", seat=1, nature=f"1 1 1 {dice}")
    assert play.rolls()[-1] == ("anya", "vit", 2)
    assert play.powers() == [("anya", 2)]
    assert play.victim("anya")["debuffs"] == ["poisoned"]
    assert play.wounds("anya") == wounds
    assert play.tokens("path_1") == []
    if goes_on:
        play.answer("step path_2", "step path_10", seat=1)
        assert play.at("anya") == "path_10"
    else:
        assert play.asked() == (1, "act")


def test_the_critical_only_tear_a_web(sit: Sit) -> None:
    play = sit(evil="widow", tiles=LINE, wounds="anya 2", webs="path_1")
    play.answer("crawl path_1", seat=1)
    assert (play.tokens("path_1"), play.victim("anya")["debuffs"], play.powers()) == ([], [], [])


@pytest.mark.rule("widow.spider-web-upgrade")
def test_spider_web_upgraded_spins_two(sit: Sit) -> None:
    play = widow(sit, tiles=LINE, upgrades=(0, 1, 0))
    play.answer("use spider_web", "at path_1")
    assert play.options(3) == ["at path_2", "at path_10", "done"]
    play.answer("at path_2")
    assert (play.tokens("path_1"), play.tokens("path_2")) == (["web"], ["web"])
    play.answer("end", seat=3).answer("end", seat=0)
    play.answer("run", "step path_1", seat=1, nature="1 0 0 1")
    assert play.powers() == [("anya", 3)]


@pytest.mark.rule("widow.spider-web-upgrade")
def test_the_second_web_may_be_left(sit: Sit) -> None:
    play = widow(sit, tiles=LINE, upgrades=(0, 1, 0))
    play.answer("use spider_web", "at path_1", "done")
    assert play.table.webs == (TILES.index("path_1"),)
    assert play.asked() == (3, "evil")
    webs = "path_1 path_2 path_3 path_4 path_5 path_6"
    play = widow(sit, tiles=AROUND, webs=webs, upgrades=(0, 1, 0))
    play.answer("use spider_web", "at path_3", "at path_10")
    assert play.asked() == (3, "unweave")
    play.answer("done")
    assert (len(play.table.webs), play.asked()) == (6, (3, "evil"))


@pytest.mark.rule("widow.spider-web-limit", "components.yellow-red-purple-tokens")
def test_six_webs_and_no_more(sit: Sit) -> None:
    webs = "path_1 path_2 path_3 path_4 path_5 path_6"
    play = widow(sit, tiles=AROUND, webs=webs)
    play.answer("use spider_web")
    assert play.asked() == (3, "unweave")
    play.answer("at path_3")
    assert play.offers("at") == ["path_3", "path_10"]
    play.answer("at path_10")
    assert len(play.table.webs) == 6
    assert play.tokens("path_3") == []


MIST = "camp n! path_1, camp s! path_2, path_1 n! path_3"


@pytest.mark.rule("widow.poison-mist")
def test_poison_mist_attacks_up_to_two(sit: Sit) -> None:
    play = widow(sit, tiles=MIST, at="diego path_1, anya path_2, sean camp")
    play.answer("use poison_mist")
    assert play.offers("attack") == ["diego", "anya", "sean"]
    play.answer("attack anya")
    assert play.options(3) == ["attack diego", "attack sean", "done"]
    play.answer("attack diego", nature="3 0 3 0 0")
    assert play.powers() == [("anya", 3), ("diego", 3)]
    assert play.asked() == (3, "evil")


@pytest.mark.rule("widow.poison-mist")
def test_poison_mist_reaches_no_farther(sit: Sit) -> None:
    play = widow(sit, tiles=MIST, at="diego path_3, anya path_3, sean path_3")
    assert play.refuses("use poison_mist") == "widow.poison-mist"


@pytest.mark.rule("widow.poison-mist-upgrade")
def test_poison_mist_upgraded_poisons(sit: Sit) -> None:
    play = widow(sit, upgrades=(0, 0, 1))
    play.answer("use poison_mist", "attack anya", "attack diego", nature="1 0 3 1 0")
    assert play.powers() == [("anya", 4), ("diego", 4)]
    assert (play.victim("anya")["debuffs"], play.victim("diego")["debuffs"]) == (["poisoned"], [])


@pytest.mark.rule("widow.toxic-scar")
def test_toxic_scar_poisons_everyone_else(sit: Sit) -> None:
    victims = "diego anya sean lucien rolita vivian"
    play = widow(sit, victims=victims, host="lucien", rage=3, wounds="diego 2, vivian 2")
    play.answer("death diego")
    assert play.victim("diego")["state"] == "eliminated"
    assert [play.victim(name)["debuffs"] for name in ("anya", "sean", "rolita")] == [["poisoned"]] * 3
    assert play.victim("vivian")["debuffs"] == []
