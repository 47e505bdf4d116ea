"""Lucien: Smart Link, Perfect Code."""

from __future__ import annotations

import pytest

from the_victim.conftest import Sit

VICTIMS = "diego lucien sean anya"
DECODER = {"tiles": "camp n decoder_3", "at": "lucien decoder_3"}


@pytest.mark.rule("lucien.smart-link", "lucien.smart-link-token")
def test_smart_link_gives_the_others_an_action_until_his_next_turn(sit: Sit) -> None:
    play = sit(VICTIMS)
    play.answer("use smart_link", seat=1)
    assert play.view["points"] == 1
    play.answer("end", seat=1)
    assert (play.asked(), play.view["points"]) == ((2, "act"), 3)
    play.answer("end", seat=2)
    assert (play.asked(), play.view["points"]) == ((3, "act"), 3)
    play.answer("end", seat=3, nature="hail").answer("end", seat=0)
    assert (play.asked(), play.view["points"]) == ((1, "act"), 2)
    assert play.victim("lucien")["tokens"] == []
    play.answer("end", seat=1)
    assert play.view["points"] == 2


@pytest.mark.rule("lucien.smart-link")
def test_the_extra_action_has_to_differ(sit: Sit) -> None:
    play = sit(VICTIMS, tiles="camp n corpse_4, corpse_4 n path_1", at="sean corpse_4")
    play.answer("use smart_link", "end", seat=1)
    play.answer("search", "hide", seat=2, nature="0 0 0 0")
    assert play.view["points"] == 1
    assert play.refuses("search", 2) == "turn.different-actions"


@pytest.mark.rule("lucien.perfect-code")
@pytest.mark.parametrize(("intellect", "nature", "gained"), [(4, "3 0 0 0 2", 1), (5, "3 0 0 0 0 2 plus", 2)])
def test_perfect_code_from_int_five(sit: Sit, intellect: int, nature: str, gained: int) -> None:
    play = sit(VICTIMS, **DECODER, status=f"lucien int {intellect}")
    play.answer("decode", seat=1, nature=nature)
    assert len(play.view["bunker"]["tokens"]) == gained


@pytest.mark.rule("lucien.perfect-code-fresh-tile")
def test_perfect_code_on_a_fresh_tile(sit: Sit) -> None:
    play = sit(VICTIMS, **DECODER, status="lucien int 5")
    play.answer("decode", seat=1, nature="3 0 0 0 0 6 minus")
    assert play.view["bunker"]["tokens"] == ["6", "minus"]
    assert play.tokens("decoder_3") == ["decoder"]


@pytest.mark.rule("lucien.perfect-code-used-tile")
def test_perfect_code_on_a_used_tile(sit: Sit) -> None:
    play = sit(VICTIMS, **DECODER, status="lucien int 5", decoded="decoder_3")
    play.answer("decode", seat=1, nature="3 0 0 0 0 times minus")
    assert play.view["bunker"]["tokens"] == ["minus", "times"]


@pytest.mark.rule("lucien.smart-link-token")
def test_smart_link_ends_at_his_place_though_he_is_safe(sit: Sit) -> None:
    board = {"tiles": "camp n bunker", "at": "lucien bunker", "gate": 9, "row": "3 plus", "tokens": "6"}
    play = sit("diego lucien anya sean", turn="lucien", evil="wendigo", place="bunker", **board)
    play.answer("use smart_link", "place 6 3", seat=1)
    assert play.victim("lucien")["state"] == "safe"
    assert (play.view["acting"], play.view["points"]) == ("anya", 3)
    play.answer("end", seat=2, nature="hail").answer("end", seat=3)
    assert (play.view["acting"], play.view["points"]) == ("diego", 3)
    play.answer("end", seat=0)
    assert (play.view["acting"], play.view["points"]) == ("anya", 2)
    assert play.victim("lucien")["tokens"] == []
