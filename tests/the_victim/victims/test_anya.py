"""Anya: Ground Analyze, Photo Flash."""

from __future__ import annotations

import pytest

from gloam.games.the_victim.components import TILES
from the_victim.conftest import Sit

TESTS = "camp n test_agi_1, test_agi_1 n test_luk_1"


@pytest.mark.rule("anya.ground-analyze", "anya.ground-analyze-boost", "anya.ground-analyze-end")
def test_ground_analyze_passes_every_test_of_a_turn(sit: Sit) -> None:
    play = sit("lucien anya diego sean", tiles=TESTS)
    play.answer("use ground_analyze", "on diego", "end", seat=1)
    assert play.victim("diego")["tokens"] == ["ground_analyze"]
    play.answer("run", "step test_agi_1", "step test_luk_1", seat=2, nature="1 1")
    assert play.rolls() == [("diego", "agi", 2)]
    assert (play.victim("diego")["agi"], play.victim("diego")["luk"]) == (3, 4)
    play.answer("end", seat=2)
    assert play.victim("diego")["tokens"] == []


@pytest.mark.rule("anya.ground-analyze")
def test_ground_analyze_needs_reach(sit: Sit) -> None:
    play = sit("lucien anya diego sean", tiles="camp n! path_1", at="diego path_1")
    play.answer("use ground_analyze", seat=1)
    assert play.offers("on") == ["anya", "lucien", "sean"]


@pytest.mark.rule("anya.ground-analyze-end")
def test_used_on_herself_it_ends_with_her_own_turn(sit: Sit) -> None:
    play = sit("lucien anya diego sean")
    play.answer("use ground_analyze", "on anya", seat=1)
    assert play.victim("anya")["tokens"] == ["ground_analyze"]
    play.answer("end", seat=1)
    assert play.victim("anya")["tokens"] == []


@pytest.mark.rule("anya.photo-flash")
def test_photo_flash_lays_tiles_back_on_top_or_below(sit: Sit) -> None:
    play = sit("lucien anya diego sean", status="anya luk 3", left="path_1 path_2 path_3", right="path_4")
    assert play.asked() == (1, "photo_flash")
    play.answer("look left", seat=1, nature="path_1 path_2 path_3")
    play.answer("top path_3", "bottom path_1", "bottom path_2", seat=1)
    assert play.asked() == (1, "act")
    assert play.view["points"] == 2
    play.answer("run", seat=1, nature="2 0 0")
    play.answer("draw left", seat=1, nature="path_3")
    assert play.heard("drew_tile")[0]["tile"] == "path_3"
    assert [TILES[segment[1]] for segment in play.table.piles[0][-2:]] == ["path_1", "path_2"]
    assert TILES[play.table.piles[1][0][1]] == "path_4"


@pytest.mark.rule("anya.photo-flash-threshold")
@pytest.mark.parametrize(("luk", "asked"), [(2, "act"), (3, "photo_flash")])
def test_photo_flash_from_three_and_three(sit: Sit, luk: int, asked: str) -> None:
    assert sit("lucien anya diego sean", status=f"anya agi 3, anya luk {luk}").asked() == (1, asked)


@pytest.mark.rule("anya.photo-flash")
def test_photo_flash_waits_for_her_own_turn(sit: Sit) -> None:
    assert sit("lucien anya diego sean", turn="diego", status="anya luk 3").asked() == (2, "act")


def test_photo_flash_may_be_left(sit: Sit) -> None:
    play = sit("lucien anya diego sean", status="anya luk 3")
    play.answer("pass", seat=1)
    assert play.asked() == (1, "act")


@pytest.mark.rule("anya.ground-analyze-end")
def test_the_token_comes_back_from_a_holder_who_is_safe(sit: Sit) -> None:
    """Diego gets into the Bunker in Lucien's turn, before he has had one with the token."""
    board = {"tiles": "camp n bunker", "at": "diego bunker, lucien bunker, anya bunker", "gate": 9, "row": "3 plus", "tokens": "6"}
    play = sit("anya lucien diego vivian sean", turn="anya", evil="wendigo", **board)
    play.answer("use ground_analyze", "on diego", "run", "step camp", "end", seat=0, nature="0 0 0")
    play.answer("place 6 3", seat=1)
    assert [play.victim(name)["state"] for name in ("lucien", "diego", "anya")] == ["safe", "safe", "on_map"]
    assert play.asked() == (3, "act")
    play.answer("end", seat=3, nature="hail").answer("end", seat=4)
    assert play.view["acting"] == "anya"
    assert "use ground_analyze" in play.options(0)
