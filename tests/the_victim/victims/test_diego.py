"""Diego: Tools Master, Lucky."""

from __future__ import annotations

import pytest

from the_victim.conftest import Sit


@pytest.mark.rule("diego.tools-master")
def test_tools_master_raises_a_status_in_reach(sit: Sit) -> None:
    play = sit("anya diego sean lucien", tiles="camp n path_1", at="anya path_1", hands={"diego": "gun hammer"})
    play.answer("use tools_master", "discard gun", "on anya", "raise int", seat=1)
    assert play.victim("anya")["int"] == 3
    assert play.view["item_discard"] == ["gun"]
    assert play.view["points"] == 1


@pytest.mark.rule("diego.tools-master")
def test_tools_master_for_himself_and_not_above_five(sit: Sit) -> None:
    play = sit("anya diego sean lucien", hands={"diego": "gun"}, status="diego luk 5")
    play.answer("use tools_master", "discard gun", "on diego", seat=1)
    assert play.offers("raise") == ["agi", "vit", "int"]
    play.answer("raise vit", seat=1)
    assert play.victim("diego")["vit"] == 4


@pytest.mark.rule("diego.tools-master-not-equipped")
def test_tools_master_needs_a_card_in_the_hand(sit: Sit) -> None:
    play = sit("anya diego sean lucien", worn={"diego": "shoes"})
    assert play.refuses("use tools_master") == "diego.tools-master-not-equipped"


@pytest.mark.rule("diego.lucky")
@pytest.mark.parametrize(("dice", "cards"), [("3 0 0 0 0", 2), ("3 3 0 0 0", 3), ("2 0 0 0 0", 0)])
def test_lucky_finds_one_item_more(sit: Sit, dice: str, cards: int) -> None:
    play = sit("anya diego sean lucien", tiles="camp n corpse_4", at="diego corpse_4", status="diego luk 5")
    play.answer("search", *["take"] * cards, seat=1, nature=f"{dice} {' '.join(['gun', 'manual', 'hammer'][:cards])}")
    assert len(play.hand("diego")) == cards
    assert play.asked() == (1, "act")


def test_lucky_is_diegos_alone(sit: Sit) -> None:
    play = sit("diego anya sean lucien", tiles="camp n corpse_4", at="anya corpse_4", status="diego luk 5")
    play.answer("search", "take", seat=1, nature="3 0 gun")
    assert play.asked() == (1, "act")
