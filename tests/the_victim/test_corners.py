"""Corners of The Victim: the last of several, rare options, people who are out, and what is new again in each round."""

from __future__ import annotations

import pytest

from gloam.games.the_victim.components import CAMP, EDGES, TILES
from the_victim.conftest import Sit


@pytest.mark.rule("run.at-least-one-step")
@pytest.mark.parametrize(
    ("cost", "dice", "may_stop"), [("each", "1 0 0", True), ("each", "1 1 0", False), ("together", "1 0 0", False)]
)
def test_a_run_may_stop_at_once_only_where_its_points_make_no_step(sit: Sit, cost: str, dice: str, may_stop: bool) -> None:
    """At the bare Camp a step takes a tile first: 2 points, or 1 where a tile is entered as it is drawn."""
    play = sit(left="path_1", run_cost=cost)
    play.answer("run", nature=dice)
    assert play.offers("step") == []
    assert ("stop" in play.options()) == may_stop


@pytest.mark.rule("run.critical-while-running", "widow.spider-web-trigger")
def test_whom_a_web_leaves_critical_is_not_tested_on_a_test_tile(sit: Sit) -> None:
    play = sit(
        evil="widow", tiles="camp n test_luk_1, test_luk_1 n path_2", wounds="anya 1", status="anya vit 3", webs="test_luk_1"
    )
    play.answer("run", "step test_luk_1", seat=1, nature="1 1 1 0 0")
    assert play.victim("anya")["critical"]
    assert [status for who, status, _ in play.rolls() if who == "anya"] == ["agi", "vit"]
    assert play.asked() == (1, "act")


@pytest.mark.rule("items.gun-range")
def test_there_is_nothing_to_shoot_at_before_the_evil_has_come(sit: Sit) -> None:
    """Not even beside the last of all tiles."""
    play = sit(tiles="camp n path_10", hands={"anya": "gun"})
    assert play.offers("play") == []
    assert play.refuses("play gun") == "items.gun-range"


@pytest.mark.rule("hunt.roll")
def test_the_steps_left_of_a_hunt_are_shown(sit: Sit) -> None:
    play = sit(turn="evil", evil="werewolf", tiles="camp n path_1, path_1 n path_2, path_2 n path_10")
    play.answer("hunt", nature="3")
    left = []
    for tile in ("path_1", "path_2"):
        play.answer(f"prowl body {tile}")
        left.append(play.view["left"])
    assert left == [2, 1]
    play.answer("stop")
    assert play.view["left"] == 0


@pytest.mark.rule("widow.spider-web-trigger")
def test_everyone_sees_that_a_web_is_torn(sit: Sit) -> None:
    play = sit(evil="widow", tiles="camp n path_1", status="anya vit 3", webs="path_1")
    play.answer("run", "step path_1", seat=1, nature="1 1 1 1 1")
    assert play.heard("web_gone") == [{"kind": "web_gone", "tile": "path_1"}]


@pytest.mark.rule("witch.thunder-call-upgrade")
def test_everyone_sees_the_bolt_that_stays(sit: Sit) -> None:
    play = sit(turn="evil", evil="witch", tiles="camp n decoder_3", at="anya decoder_3", upgrades=(0, 0, 1))
    play.answer("use thunder_call", "at decoder_3", nature="3 3")
    assert play.heard("bolt") == [{"kind": "bolt", "tile": "decoder_3"}]


@pytest.mark.rule("vivian.adrenaline-rush", "run.zero")
def test_a_rush_of_nothing_is_one_step(sit: Sit) -> None:
    play = sit("diego vivian sean lucien", turn="evil", evil="ghost", status="vivian agi 3", tiles="camp n path_1, path_1 n path_2")
    play.answer("attack vivian", seat=3, nature="2 1 1 1")
    play.answer("run", seat=1, nature="0 0 0")
    assert play.offers("step") == ["path_1"]
    play.answer("step path_1", seat=1)
    assert play.at("vivian") == "path_1"
    assert play.asked() == (3, "evil")


@pytest.mark.rule("death.rage-zero")
def test_everyone_sees_that_a_death_skill_takes_all_rage(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", rage=3, wounds="anya 2")
    play.answer("death anya")
    assert [event["rage"] for event in play.heard("rage")] == [0]
    assert play.evil["rage"] == 0


@pytest.mark.rule("sean.brave", "skill.passive-once-per-turn")
def test_who_attacks_another_tile_has_not_met_brave_yet(sit: Sit) -> None:
    """The Witch attacks Anya next door; on Sean's own tile she has to attack Sean still."""
    tiles = "camp n corpse_1"
    play = sit("diego anya sean lucien", turn="evil", evil="witch", status="sean vit 5", tiles=tiles, at="anya corpse_1")
    play.answer("attack anya", nature="2 1 1")
    play.answer("use corpse_explosion", "at corpse_1")
    assert play.offers("attack") == ["anya", "sean"]


@pytest.mark.rule("wendigo.madness-crash-no-stop")
def test_who_rushes_ahead_of_a_crash_is_not_attacked_again(sit: Sit) -> None:
    """Lucien is hit on the first tile, Vivian on the second, and she flees to the third."""
    play = sit(
        "diego vivian lucien sean", turn="evil", evil="wendigo", tiles="camp n path_1, path_1 n path_2, path_2 n path_10",
        at="lucien path_1, vivian path_2", status="vivian agi 3", stamina=2,
    )  # fmt: skip
    play.answer("use madness_crash", "charge n", nature="1 1 1 1 1")
    play.answer("run", "step path_10", nature="1 0 0")
    assert play.evil["at"] == "path_10"
    assert play.powers() == [("lucien", 2), ("vivian", 2)]


@pytest.mark.rule("anya.photo-flash")
def test_photo_flash_is_not_for_the_other_victim_of_her_player(sit: Sit) -> None:
    play = sit("lucien sean anya diego", seats=2, turn="diego", status="anya luk 3")
    assert play.asked() == (1, "act")


@pytest.mark.rule("map.curse-once-per-run", "map.curse-draw-event")
def test_a_curse_tile_that_another_has_met_waits_for_who_crawls_in(sit: Sit) -> None:
    tiles = "camp n curse_1, curse_1 n path_2"
    play = sit(evil="ghost", place="path_2", tiles=tiles, wounds="sean 2")
    play.answer("run", "step curse_1", seat=1, nature="1 1 1 hail").answer("stop", "end", seat=1)
    play.answer("crawl curse_1", seat=2, nature="snow")
    assert [event["event"] for event in play.heard("event")] == ["hail", "snow"]


@pytest.mark.rule("werewolf.enslaved-actions")
def test_the_points_left_of_an_enslaved_victim_are_shown(sit: Sit) -> None:
    play = sit(turn="evil", evil="werewolf", rage=3, wounds="diego 2", tiles="camp n path_1")
    play.answer("death diego", "end", seat=3)
    left = [play.view["points"]]
    play.answer("attack anya", seat=0, nature="3 3 3")
    left.append(play.view["points"])
    assert left == [2, 1]


@pytest.mark.rule("map.rotate-to-connect")
def test_when_every_tile_of_a_pile_closes_the_map_one_is_laid_all_the_same(sit: Sit) -> None:
    ring = "camp n! path_1, camp ne! path_4, camp se! path_5, camp s! path_6, camp sw! path_7, path_1 nw! path_8, path_8 sw! path_9"
    play = sit(tiles=ring, left="path_2 corpse_6")
    play.table.exits = tuple([1 << EDGES.index("nw") if tile == CAMP else 0 for tile in range(len(TILES))])
    play.table.piles = (play.table.piles[0][:2], ())
    play.answer("run", "draw left", nature="1 1 1 path_2 corpse_6")
    assert [event["tile"] for event in play.heard("closed")] == ["path_2"]
    assert "corpse_6" in play.view["tiles"]
