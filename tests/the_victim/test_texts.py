"""What players read."""

from __future__ import annotations

import pytest

from gloam.games.the_victim import GAME
from gloam.tables import views
from the_victim.conftest import Play, Sit


@pytest.mark.parametrize(
    ("answer", "label"),
    [
        ("step decoder_3", "Step to Decoder 3"),
        ("use smart_link", "Smart Link"),
        ("upgrade passive", "Upgrade the passive skill"),
        ("play aid_box", "Play the Aid Box"),
        ("prowl shadow_2 test_agi_1", "Shadow 2 to AGI Test 1"),
    ],
)
def test_labels_have_names(sit: Sit, answer: str, label: str) -> None:
    assert str(GAME.shown.label(sit().game, GAME.catalogue.number(answer))) == label


def test_prompts_name_who_acts(sit: Sit) -> None:
    play = sit()
    assert GAME.shown.prompt(play.game, play.game.asked[0]) == "Anya has 2 Actions left, each of another kind. What does Anya do?"
    play = sit(turn="evil", evil="widow", hands={"sean": "firework"})
    assert GAME.shown.prompt(play.game, play.game.asked[0]) == "The Widow has 2 Actions left. What does it do?"
    play.answer("attack sean", nature="3")
    assert (
        GAME.shown.prompt(play.game, play.game.asked[0]) == "Sean is attacked with 3. Do you light a Firework before the defence?"
    )


def test_the_log_tells_what_happened(sit: Sit) -> None:
    play = sit(turn="lucien")
    play.answer("end", nature="snow")
    assert play.game.watch is not None
    told = [GAME.shown.describe(happening.event, happening.table) for happening in play.game.watch]
    assert "Lucien draws Snow. A Run is only half as long, rounded up." in told
    assert "Round 2 begins." in told


def test_a_refusal_quotes_the_rule(sit: Sit) -> None:
    play = sit()
    refusal = play.game.refusal(GAME.catalogue.number("decode"), 1)
    assert refusal.rule == "decode.where"
    assert GAME.rulebook.cite("decode.where") in refusal.reason


def labels(play: Play, kind: str) -> list[str]:
    """What the buttons of one kind of answer read."""
    options = [option for option in play.game.asked[0].options if GAME.catalogue.name_of(option) == kind]
    return [str(GAME.shown.label(play.game, option)) for option in options]


def test_labels_tell_chances(sit: Sit) -> None:
    play = sit(tiles="camp n decoder_3", at="anya decoder_3")
    assert labels(play, "decode") == ["Decode: 64 % to find a Number"]
    play = sit(tiles="camp n corpse_1", at="anya corpse_1", status="anya luk 1")
    assert labels(play, "search") == ["Search: 17 % for an Item"]
    play = sit(turn="evil", evil="widow", rage=2)
    assert labels(play, "attack")[0] == "Attack Diego: 16 % to wound"
    assert labels(play, "hunt") == ["Hunt: 5 steps at most"]
    assert labels(sit(turn="evil", evil="widow", upgrades=(1, 0, 0)), "hunt") == ["Hunt: 9 steps at most"]
    assert labels(play, "upgrade")[1] == "Upgrade the first skill: 2 Rage. Spider Web has 1 power more. May put a second Web."


def test_labels_tell_what_the_equation_becomes(sit: Sit) -> None:
    play = sit(tiles="camp n bunker", at="anya bunker", gate=9, tokens="3 5", row="4 plus")
    told = labels(play, "place")
    assert "Place 5 at 3: 4 + 5 = 9, and the Gate opens" in told
    assert "Place 3 at 3: 4 + 3 = 7" in told
    assert labels(play, "remove")[0] == "Take token 1 back: 4 goes back. +"
    play = sit(tiles="camp n bunker", at="anya bunker", gate=9, tokens="2 3", row="6 plus 1 times")
    assert "Place 3 at 5: (6 + 1) × 3 = 21" in labels(play, "place")


def test_actions_that_cannot_be_taken_tell_why(sit: Sit) -> None:
    play = sit()
    told = {kind: (why.reason, why.rule) for kind, why in GAME.shown.unavailable(play.game, play.game.asked[0])}
    assert told["decode"] == ("only on a Decoder tile", "decode.where")
    assert told["password"] == ("only at the Bunker", "password.where")
    play = sit(turn="evil", evil="witch", rage=1, stamina=0)
    told = {kind: (why.reason, why.rule) for kind, why in GAME.shown.unavailable(play.game, play.game.asked[0])}
    assert told["thunder_call"] == ("1 Stamina short", "evilskill.second-cost")
    assert told["death"] == ("2 Rage short", "death.cost")
    assert told["upgrade"] == ("costs 2 Rage", "upgrade.cost")


def test_a_roll_tells_how_its_total_came_about(sit: Sit) -> None:
    play = sit(worn={"anya": "shoes"}, lasting=[["snow", "sean", True]], tiles="camp n path_1")
    play.answer("run", seat=1, nature="3 2 2")
    roll = play.view["roll"]
    assert (roll["purpose"], roll["total"], roll["sentence"]) == ("run", 5, "7 rolled, halved to 4 by Snow, Shoes +1: 5 in all")
    assert play.view["left"] == 5


def log(play: Play) -> list[str]:
    """What was told so far, in sentences; what needs none is left out."""
    assert play.game.watch is not None
    told = [GAME.shown.describe(happening.event, happening.table) for happening in play.game.watch]
    return [sentence for sentence in told if sentence]


def test_the_log_tells_what_a_roll_is_for(sit: Sit) -> None:
    play = sit(tiles="camp n decoder_3", at="anya decoder_3")
    play.answer("decode", seat=1, nature="3 1 5")
    assert log(play)[-3:] == [
        "Anya rolls 3 and 1 to decode: 4.",
        "Anya gets through: Decoder 3 gives up its Number.",
        "Anya finds a token: 5.",
    ]


def test_the_log_calls_the_evil_by_its_name(sit: Sit) -> None:
    play = sit(turn="evil", evil="ghost", status="sean vit 1")
    play.answer("attack sean", nature="4 3")
    at = log(play).index("The Ghost rolls 4 to attack.")
    told = ["The Ghost attacks Sean with 4 points.", "Sean rolls 3 to defend.", "Sean defends with 3 against 4."]
    assert log(play)[at + 1 : at + 4] == told
    assert "Sean takes a first Wound." in log(play)
    assert not [line for line in log(play) if "the Evil" in line or "The Evil" in line]


def test_what_the_card_of_a_skill_tells_is_apart_from_what_it_costs_and_brings(sit: Sit) -> None:
    game = sit(turn="evil", evil="werewolf").game
    told = [views.answer(game, option) for option in game.asked[0].options]
    target = next(answer for answer in told if answer.parts == {"kind": "use", "skill": "target"})
    assert (target.label, target.note) == ("Target", "1 Stamina, power 2.")
    assert target.more.startswith("A Victim on its tile gets the Target status")
