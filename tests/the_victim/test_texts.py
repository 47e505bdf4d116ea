"""What players read."""

from __future__ import annotations

import pytest

from gloam.games.the_victim import GAME
from the_victim.conftest import Sit


@pytest.mark.parametrize(
    ("answer", "label"),
    [
        ("step decoder_3", "Step Decoder 3"),
        ("use smart_link", "Use Smart Link"),
        ("upgrade passive", "Upgrade passive"),
        ("play aid_box", "Play Aid Box"),
        ("prowl shadow_2 test_agi_1", "Prowl shadow 2 AGI Test 1"),
    ],
)
def test_labels_have_names(sit: Sit, answer: str, label: str) -> None:
    assert GAME.shown.label(sit().game, GAME.catalogue.number(answer)) == label


def test_prompts_name_who_acts(sit: Sit) -> None:
    play = sit()
    assert GAME.shown.prompt(play.game, play.game.asked[0]) == "What does Anya do? Action points left: 2."
    play = sit(turn="evil", evil="widow", hands={"sean": "gun"})
    assert GAME.shown.prompt(play.game, play.game.asked[0]) == "What does the Widow do? Action points left: 2."
    play.answer("attack sean", nature="3")
    assert GAME.shown.prompt(play.game, play.game.asked[0]) == "Sean is attacked. Do you light a Firework?"


def test_the_log_tells_what_happened(sit: Sit) -> None:
    play = sit(turn="lucien")
    play.answer("end", nature="snow")
    assert play.game.watch is not None
    told = [GAME.shown.describe(happening.event) for happening in play.game.watch]
    assert "Lucien draws Snow. A Run is only half as long, rounded up." in told
    assert "Round 2 begins." in told


def test_a_refusal_quotes_the_rule(sit: Sit) -> None:
    play = sit()
    refusal = play.game.refusal(GAME.catalogue.number("decode"), 1)
    assert refusal.rule == "decode.where"
    assert GAME.rulebook.cite("decode.where") in refusal.reason
