"""Undo is free up to the last new information and the last answer of another seat; beyond that others must agree."""

from __future__ import annotations

import pytest

import gloam
from gloam.kernel.game import Game, Refused
from gloam.kernel.play import back_to
from gloam.kernel.undo import consent_needed, free_undo
from kernel.play import play, scripted, state


def alone() -> Game:
    """One walker at the yew after one step."""
    return play(scripted("stroll", "calm", "calm"), "walk yew")


def test_own_answers_are_taken_back_freely() -> None:
    game = play(alone(), "walk gate", "walk yew")
    assert free_undo(game, 0) == 0
    assert consent_needed(game, 0, 0) == ()
    assert state(back_to(game, 1).game) == state(alone())


def test_at_the_start_there_is_nothing_to_undo() -> None:
    game = scripted("stroll")
    assert free_undo(game, 0) == game.moves == 0


def test_what_nature_answered_is_not_taken_back_freely() -> None:
    game = play(alone(), "walk well")
    assert free_undo(game, 0) == game.moves == 3


def test_what_followed_natures_answer_is() -> None:
    game = play(alone(), "walk well", "walk chapel", "walk grave")
    assert game.moves == 5
    assert free_undo(game, 0) == 3


def test_the_answer_of_another_seat_stops_undo() -> None:
    game = play(scripted("stroll", seats=2), "0: walk yew", "1: walk yew")
    assert free_undo(game, 0) == 2
    assert free_undo(game, 1) == 1
    assert consent_needed(game, 0, 0) == (1,)
    assert consent_needed(game, 1, 1) == ()


def test_what_was_revealed_without_nature_stops_undo() -> None:
    game = play(alone(), "walk well", "walk chapel", "listen")
    assert free_undo(game, 0) == game.moves == 5
    play(game, "walk grave")
    assert free_undo(game, 0) == 5


def test_a_loaded_game_knows_how_far_undo_is_free() -> None:
    game = play(alone(), "walk well", "walk chapel", "listen")
    assert free_undo(gloam.load(game.save()), 0) == free_undo(game, 0) == 5


def test_talk_does_not_stop_undo() -> None:
    game = play(scripted("stroll", seats=2), "0: walk yew")
    game.say(1, "Are you sure?")
    assert free_undo(game, 0) == 0
    assert free_undo(game, 1) == game.moves == 1


def test_going_back_behind_new_information_needs_everyone() -> None:
    game = play(scripted("stroll", "calm", seats=3), "walk yew", "pass", "pass", "walk well")
    assert consent_needed(game, 0, 3) == (1, 2)
    assert consent_needed(game, 1, 0) == (0, 2)


def test_going_back_behind_answers_needs_those_who_gave_them() -> None:
    game = play(scripted("stroll", seats=3), "0: walk yew", "1: pass")
    assert consent_needed(game, 0, 0) == (1,)
    play(game, "2: pass")
    assert consent_needed(game, 0, 0) == (1, 2)
    assert consent_needed(game, 2, 1) == (1,)


def test_an_opened_sealed_choice_is_new_information() -> None:
    game = play(gloam.new("arena", 2), "0: recruit golem", "1: recruit golem", "1: crossroads moon")
    assert free_undo(game, 1) == 1
    play(game, "0: crossroads sun")
    assert free_undo(game, 0) == game.moves
    assert consent_needed(game, 0, 3) == (1,)


def test_undo_and_the_same_answer_lead_to_the_same_chance() -> None:
    game = play(gloam.new("stroll", seed=5), "walk yew", "walk well")
    again = play(back_to(game, 1).game, "walk well")
    assert state(again) == state(game)


def test_a_game_counts_what_was_taken_back_after_something_new_was_learnt() -> None:
    game = play(gloam.new("stroll", seed=5), "walk yew", "walk well")
    assert game.learnt == 3
    assert back_to(game, 3).game.takebacks == 0
    once = back_to(game, 1).game
    assert once.takebacks == 1
    assert back_to(once, 0).game.takebacks == 1  # nothing was learnt by the first step
    twice = back_to(play(once, "walk well"), 0).game
    assert twice.takebacks == twice.clone().takebacks == gloam.load(twice.save()).takebacks == 2
    record = play(twice, "walk yew").record()
    assert "\ntakebacks 2\n" in record
    assert gloam.replay(record).takebacks == 2


def test_nobody_goes_back_behind_what_is_final() -> None:
    game = play(alone(), "walk gate")
    game.make_final()
    play(game, "walk yew", "walk gate")
    assert state(back_to(game, 2).game)["moves"] == 2
    with pytest.raises(Refused, match="cannot be taken back"):
        back_to(game, 1)
    with pytest.raises(Refused):
        back_to(gloam.load(game.save()), 1)
    with pytest.raises(Refused):
        back_to(game.clone(), 1)
