"""Wounds, Critical Injury and what they end."""

from __future__ import annotations

import pytest

from the_victim.conftest import Sit


@pytest.mark.rule("injury.wound-token")
def test_one_wound_is_not_critical(sit: Sit) -> None:
    play = sit(tiles="camp n test_luk_1")
    play.answer("run", "step test_luk_1", nature="1 0 0 0 0")
    assert play.wounds("anya") == 1
    assert play.heard("critical") == []
    assert "hide" in play.options()


@pytest.mark.rule("injury.critical")
def test_the_second_wound_is_critical(sit: Sit) -> None:
    play = sit(tiles="camp n test_luk_1", wounds="anya 1")
    play.answer("run", "step test_luk_1", nature="1 0 0 0 0")
    assert play.wounds("anya") == 2
    assert [event["victim"] for event in play.heard("critical")] == ["anya"]


@pytest.mark.rule("injury.maximum")
def test_there_is_no_third_wound(sit: Sit) -> None:
    play = sit(turn="lucien", tiles="camp n corpse_4", at="diego corpse_4", wounds="diego 2")
    play.answer("end", nature="wild_animals")
    assert play.wounds("diego") == 2


@pytest.mark.rule("injury.maximum")
def test_the_critical_are_not_attacked(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", wounds="anya 2")
    assert play.offers("attack") == ["diego", "sean"]
    assert play.refuses("attack anya") == "injury.maximum"


@pytest.mark.rule("injury.debuffs-removed")
def test_debuffs_fall_off(sit: Sit) -> None:
    play = sit(turn="evil", evil="widow", wounds="anya 1", debuffs="anya poisoned")
    play.answer("attack anya", nature="5 1")
    assert play.victim("anya")["debuffs"] == []
    assert play.wounds("anya") == 2


@pytest.mark.rule("injury.herb-automatic")
def test_a_crawler_heals_on_herbs(sit: Sit) -> None:
    play = sit(tiles="camp n herb_1", wounds="anya 2")
    play.answer("crawl herb_1")
    assert play.wounds("anya") == 1
    assert play.tokens("herb_1") == []


@pytest.mark.rule("injury.own-passive-stops")
def test_no_passive_skill_while_critical(sit: Sit) -> None:
    play = sit("rolita anya sean lucien", status="rolita agi 5", wounds="rolita 2", left="path_1")
    play.answer("run", nature="1 1 0")
    assert play.heard("runs")[0]["points"] == 2


@pytest.mark.rule("injury.no-passive-benefit", "rolita.cheer-up-not-crawl")
def test_a_crawler_has_no_help_from_passive_skills(sit: Sit) -> None:
    play = sit("rolita anya sean lucien", status="rolita agi 5", wounds="anya 2", tiles="camp n path_1, path_1 n path_2")
    play.answer("crawl path_1")
    assert play.at("anya") == "path_1"
    assert play.options() == ["end"]
