"""The Curse Phase: one of the Victims becomes the Evil."""

from __future__ import annotations

import pytest

from gloam.games.the_victim import GAME
from gloam.games.the_victim.components import VICTIMS
from gloam.kernel.game import Refused
from gloam.kernel.play import back_to
from gloam.kernel.undo import free_undo
from the_victim.conftest import Begin, Play, Sit

FOUR = "diego anya sean lucien"
SEATS = {2: FOUR, 3: f"{FOUR} rolita vivian", 4: FOUR, 5: f"{FOUR} rolita", 6: f"{FOUR} rolita vivian"}


def end_of_round(sit: Sit, seats: int = 4, curse: str = "werewolf", dice: str = "", **told: object) -> Play:
    """The last turn of the round before the Curse Phase is ended."""
    victims = SEATS[seats]
    told = {"round": 3 if seats in (2, 4) else 2, **told}
    play = sit(victims, turn=victims.split()[-1], seats=seats, **told)
    play.answer("end", nature=f"hail {curse} {dice}")
    return play


@pytest.mark.rule("curse.timing-two-four", "curse.timing-three-five-six")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 2), (4, 3), (5, 2), (6, 2)])
def test_when_the_evil_comes(begin: Begin, seats: int, rounds: int) -> None:
    play = begin(seats, seed=4, victims=SEATS[seats].split())
    while play.view["evil"] is None:
        assert play.view["round"] <= rounds
        seat, kind = play.asked()
        play.answer("end" if kind == "act" else play.options(seat)[0], seat=seat)
    assert play.view["round"] == rounds


@pytest.mark.rule("curse.after-event")
def test_after_the_event_and_only_once(sit: Sit) -> None:
    play = end_of_round(sit, dice="0 1 1 1 1 1 1 1")
    told = [event["kind"] for event in play.heard("event", "curse", "evil_turn")]
    assert told == ["event", "curse", "evil_turn"]
    for _ in range(8):
        seat = play.asked()[0]
        play.answer("end", seat=seat, nature="hail" if seat == 3 else "")
    assert len(play.heard("curse")) == 1


@pytest.mark.rule("curse.draw-card")
def test_the_card_tells_evil_and_status(sit: Sit) -> None:
    play = end_of_round(sit, dice="0 1 1 1 1 1 1 1")
    assert play.heard("curse") == [{"kind": "curse", "evil": "werewolf", "status": "int"}]
    assert play.evil["evil"] == "werewolf"
    assert {roll[1] for roll in play.rolls()} == {"int"}


@pytest.mark.rule("curse.test")
def test_the_lowest_is_possessed(sit: Sit) -> None:
    """The Witch tests LUK: Diego 3 dice, Anya 2, Sean 2, Lucien 2."""
    play = end_of_round(sit, curse="witch", dice="2 2 0 1 1 3 2 2 1")
    assert [play.victim(name)["state"] for name in FOUR.split()] == ["on_map", "possessed", "on_map", "on_map"]
    assert play.evil["seat"] == 1


@pytest.mark.rule("curse.test")
def test_what_is_worn_does_not_count(sit: Sit) -> None:
    play = end_of_round(sit, curse="witch", worn={"anya": "amulet"}, dice="2 2 0 1 1 3 0 2 1")
    assert play.evil["seat"] == 1


@pytest.mark.rule("curse.example-werewolf-int")
def test_the_werewolf_tests_int(sit: Sit) -> None:
    status = "diego int 2, anya int 3, sean int 4, lucien int 5"
    play = end_of_round(sit, status=status, dice="2 2 1 0 0 2 2 2 2 1 1 1 1 1")
    assert [roll[2] for roll in play.rolls()] == [2, 3, 4, 5]
    assert play.evil["seat"] == 1


@pytest.mark.rule("curse.tie")
def test_the_tied_roll_one_die_each_until_one_is_lowest(sit: Sit) -> None:
    """INT dice: Diego 1, Anya 2, Sean 2, Lucien 3. Diego and Sean have 1, tie again, and then Sean is lower."""
    play = end_of_round(sit, dice="1 2 2 1 0 2 2 2 2 2 3 1")
    assert [(name, dice) for name, _, dice in play.rolls()[4:]] == [("diego", 1), ("sean", 1), ("diego", 1), ("sean", 1)]
    assert play.evil["seat"] == 2


@pytest.mark.rule("curse.swap-board", "curse.initial-rage")
def test_the_evil_stands_where_the_victim_stood(sit: Sit) -> None:
    play = end_of_round(sit, tiles="camp n path_1", at="sean path_1", dice="2 2 2 0 0 2 2 2")
    assert (play.evil["at"], play.evil["rage"]) == ("path_1", 1)
    assert play.victim("sean")["state"] == "possessed"
    assert play.at("sean") is None


@pytest.mark.rule("curse.possessed-belongings")
def test_belongings_are_discarded_and_shared_tokens_stay(sit: Sit) -> None:
    belongings = {"worn": {"diego": "shoes jacket"}, "hands": {"diego": "gun"}, "wounds": "diego 1"}
    play = sit(FOUR, turn="lucien", round=3, tokens="3 plus", **belongings)
    play.answer("end", nature="hail werewolf 0").answer("pass", seat=0, nature="2 2 2 2 2 2 2")
    assert sorted(play.view["item_discard"]) == ["gun", "jacket", "shoes"]
    assert play.wounds("diego") == 0
    assert play.view["bunker"]["tokens"] == ["3", "plus"]


@pytest.mark.rule("curse.initial-stamina", "evil.stamina-gain")
def test_stamina_begins_with_the_first_turn(sit: Sit) -> None:
    play = end_of_round(sit, dice="0 2 2 2 2 2 2 2")
    assert play.asked() == (0, "evil")
    assert play.heard("stamina") == [{"kind": "stamina", "stamina": 1}]
    assert play.evil["stamina"] == 1


def test_a_manual_may_save_from_possession(sit: Sit) -> None:
    play = sit(FOUR, turn="lucien", round=3, hands={"diego": "manual"})
    play.answer("end", nature="hail werewolf 0").answer("play manual", "reroll 1", seat=0, nature="3 0 0 1 1 2 2 2")
    assert play.evil["seat"] == 1


@pytest.mark.rule("turn.evil-first-turn")
def test_the_evil_acts_as_soon_as_it_comes(sit: Sit) -> None:
    play = end_of_round(sit, dice="2 2 2 0 0 2 2 2")
    assert play.asked() == (2, "evil")
    assert play.view["round"] == 3
    play.answer("end", seat=2)
    assert play.asked() == (0, "act")
    assert play.view["round"] == 4


def test_a_table_may_let_the_evil_wait_for_the_next_round(sit: Sit) -> None:
    play = end_of_round(sit, dice="2 2 2 0 0 2 2 2", evil_first_turn="next_round")
    assert play.asked() == (0, "act")
    assert play.view["round"] == 4


@pytest.mark.rule("curse.test", "curse.possessed-belongings")
def test_a_critical_victim_may_be_possessed(sit: Sit) -> None:
    play = end_of_round(sit, wounds="diego 2", dice="0 2 2 2 2 2 2 2")
    assert play.evil["seat"] == 0
    assert play.wounds("diego") == 0
    assert play.result is None


@pytest.mark.rule("end.evil-all-critical")
def test_an_evil_that_finds_only_critical_victims_has_won(sit: Sit) -> None:
    play = end_of_round(sit, wounds="anya 2, sean 2, lucien 2", dice="0 2 2 2 2 2 2 2")
    assert play.result == ("all_critical", (0,))


def test_skill_tokens_of_the_possessed_go(sit: Sit) -> None:
    play = sit(FOUR, turn="lucien", round=3)
    play.answer("use smart_link", "end", nature="hail werewolf 2 2 2 2 2 0 0 0")
    assert play.evil["seat"] == 3
    play.answer("end", seat=3)
    assert play.asked() == (0, "act")
    assert play.view["points"] == 2


# ---------------------------------------------------------------- two or three players


@pytest.mark.rule("fewplayers.two-player-possession")
@pytest.mark.parametrize(("given", "kept", "place"), [("anya", "diego", "path_1"), ("diego", "anya", "camp")])
def test_between_two_the_possessed_one_chooses_whom_to_hand_over(sit: Sit, given: str, kept: str, place: str) -> None:
    """Diego has the lowest roll; Anya is his player's other Victim."""
    play = end_of_round(sit, seats=2, tiles="camp n path_1", at="diego path_1", dice="0 2 2 2 2 2 2 2")
    assert play.asked() == (0, "hand_over")
    assert play.options(0) == ["on diego", "on anya"]
    play.answer(f"on {given}", seat=0)
    assert (play.evil["seat"], play.evil["host"], play.evil["at"]) == (0, kept, place)
    assert [play.victim(name)["seat"] for name in (given, "sean", "lucien")] == [1, 1, 1]
    assert [play.victim(name)["state"] for name in (given, kept)] == ["on_map", "possessed"]


@pytest.mark.rule("fewplayers.two-player-possession")
def test_between_two_there_is_no_choice_when_the_other_victim_is_safe(sit: Sit) -> None:
    play = end_of_round(sit, seats=2, states="anya safe", dice="0 2 2 2 2 2")
    assert play.asked() == (0, "evil")
    assert (play.evil["host"], play.victim("anya")["seat"]) == ("diego", 0)


@pytest.mark.rule("fewplayers.two-player-possession")
def test_between_two_the_other_victim_changes_hands(sit: Sit) -> None:
    play = end_of_round(sit, seats=2, dice="0 2 2 2 2 2 2 2").answer("on anya", seat=0)
    assert play.evil["seat"] == 0
    assert [play.victim(name)["seat"] for name in ("anya", "sean", "lucien")] == [1, 1, 1]
    assert play.victim("anya")["state"] == "on_map"


@pytest.mark.rule("fewplayers.two-player-possession")
def test_a_roll_that_was_kept_is_not_taken_back_freely_once_a_hand_has_changed_players(sit: Sit) -> None:
    """Lucien could still play a Manual, but has passed: Diego is possessed, and Lucien's player looks into Anya's hand."""
    play = sit(FOUR, seats=2, turn="lucien", round=3, hands={"anya": "gun", "lucien": "manual"})
    play.answer("end", nature="hail werewolf 0 2 2").answer("pass", seat=0, nature="2 2 2 2 2")
    assert play.hand("anya") == ["gun"]
    assert play.asked() == (1, "test")
    play.answer("pass", seat=1).answer("on anya", seat=0)
    assert play.evil["seat"] == 0
    assert GAME.shown.view(play.table, 1)["victims"]["anya"]["hand"] == ["gun"]
    assert free_undo(play.game, 0) == play.game.moves


@pytest.mark.rule("fewplayers.three-player-possession")
def test_among_three_both_victims_are_given_up(sit: Sit) -> None:
    """Rolita is possessed; Vivian, her player's other Victim, leaves too, and counts as nobody's elimination."""
    play = end_of_round(sit, seats=3, hands={}, dice="2 2 2 2 2 2 2 2 0 0 3 3 3")
    assert play.evil["seat"] == 2
    states = {name: play.victim(name)["state"] for name in VICTIMS}
    assert states == {**dict.fromkeys(FOUR.split(), "on_map"), "rolita": "possessed", "vivian": "given_up"}
    assert play.heard("given_up") == [{"kind": "given_up", "victim": "vivian"}]
    assert play.result is None


def test_the_curse_is_not_drawn_or_rolled_twice(sit: Sit) -> None:
    """Neither its card nor what a Victim rolled is taken back; what was decided since may be."""
    play = end_of_round(sit, dice="0 1 1 1 1 1 1 1")
    cursed = play.game.moves
    for moves in range(cursed):
        with pytest.raises(Refused, match="cannot be taken back"):
            back_to(play.game, moves)
    play.answer("end", seat=play.asked()[0])
    assert back_to(play.game, cursed).game.moves == cursed
