"""What an answer would bring is told beside it."""

from __future__ import annotations

from typing import Any

from gloam.games.house_of_horrors import GAME
from house_of_horrors.conftest import Play, Sit


def declarations(play: Play) -> dict[str, str]:
    """What each battle would bring the Butler, who is asked to declare it."""
    question = play.game.asked[0]
    assert (question.seat, question.prompt) == (2, "declare")
    told = [GAME.shown.label(play.game, answer) for answer in question.options]
    return {label.name: label.note for label in told}


def declare(sit: Sit, hand: str, **told: Any) -> dict[str, str]:
    play = sit(room="cistern", butler=2, hands=["circus_strongman", "vampire", hand, "imp"], todo=[["encounter"]], **told)
    return declarations(play)


def test_the_best_of_a_hand_counts_its_items_and_those_of_the_room(sit: Sit) -> None:
    best = declare(sit, "gangster zombie baseball_bat crucifix", room_items="fireplace_poker hanging_chains")
    assert best["Declare Strength"] == "your best 7"  # the Gangster with bat and poker; the chains are for Monsters
    assert best["Declare Psychic"] == "your best 2"


def test_an_item_that_nobody_who_may_enter_can_carry_counts_nothing(sit: Sit) -> None:
    best = declare(sit, "sailor prizefighter silver_bullets dark_moon")
    assert best["Declare Strength"] == "your best 3"  # the Prizefighter may not enter, the Sailor carries neither


def test_at_midnight_two_characters_of_a_side_count(sit: Sit) -> None:
    hand = "gangster sailor hellhound silver_bullets"
    assert declare(sit, hand)["Declare Strength"] == "your best 6"
    assert declare(sit, hand, midnight=True)["Declare Strength"] == "your best 9"


def test_dice_of_the_best_hand_are_told(sit: Sit) -> None:
    best = declare(sit, "mad_inventor crowbar sailor")
    assert best["Declare Strength"] == "your best 1 and a die"


def test_who_may_not_enter_brings_nothing(sit: Sit) -> None:
    assert set(declare(sit, "prizefighter banshee").values()) == {"nobody of yours may enter"}


def asked_to_play(sit: Sit, hand: str) -> tuple[str, list[tuple[str, str]]]:
    """What someone is asked who is to play in the Cistern, and what they cannot do."""
    play = sit(room="cistern", battle="terror", turn=0, hands=[hand, "vampire", "imp", "sailor"])
    question = play.game.asked[0]
    missing = [(kind, why.reason) for kind, why in GAME.shown.unavailable(play.game, question)]
    return GAME.shown.prompt(play.game, question), missing


def test_who_can_only_discard_is_told_why(sit: Sit) -> None:
    prompt, missing = asked_to_play(sit, "prizefighter banshee baseball_bat")
    assert prompt == "None of your characters may enter the Cistern (Basement): you can only discard one card."
    assert missing == [("play", "nobody of yours may enter")]
    prompt, missing = asked_to_play(sit, "baseball_bat")
    assert prompt == "You hold no Explorer or Monster: you can only discard one card."
    assert missing == [("play", "no characters")]
    assert asked_to_play(sit, "gangster banshee")[1] == []
