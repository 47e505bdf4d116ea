"""Interrupts, questions to seats that are not on turn, and figures that meet in the middle of a move."""

from __future__ import annotations

import pytest

import gloam
from gloam.kernel.game import Game
from gloam.kernel.nature import Seeded
from kernel.games.village import ABBEY, DOCKS, INN, Street
from kernel.play import asked, play, script_is_used_up, scripted


def street(game: Game) -> Street:
    assert isinstance(game.table, Street)
    return game.table


def test_any_seat_may_play_its_perk_in_the_turn_of_another() -> None:
    game = scripted("village", seats=3)
    assert asked(game) == [(0, "act"), (0, "perk"), (1, "perk"), (2, "perk")]
    play(game, "2: hurry")
    assert street(game).actions == 3
    assert street(game).perks == [1, 1, 0]


def test_after_an_interrupt_the_same_is_asked_anew() -> None:
    game = scripted("village", seats=3)
    play(game, "2: hurry")
    assert asked(game) == [(0, "act"), (0, "perk"), (1, "perk")]
    play(game, "0: hurry")
    assert asked(game) == [(0, "act"), (1, "perk")]
    play(game, "0: pass")
    assert street(game).turn == 1


def test_nobody_acts_for_the_seat_on_turn() -> None:
    game = scripted("village", seats=2)
    with pytest.raises(gloam.Refused, match="'move docks': not an answer to 'perk'"):
        game.answer("move docks", seat=1)
    assert game.moves == 0


def test_with_several_seats_asked_the_same_thing_an_unnamed_answer_is_the_first_ones() -> None:
    game = play(scripted("village", seats=2), "hurry")
    assert street(game).perks == [0, 1]


def test_figures_meet_in_the_middle_of_a_move() -> None:
    game = scripted("village", seats=2)
    street(game).monster = DOCKS
    play(game, "0: move inn")
    assert street(game).at == [DOCKS, ABBEY]
    assert asked(game) == [(0, "hit")]
    play(game, "discard")
    assert asked(game)[0] == (0, "act")
    assert street(game).at[0] == DOCKS


def test_a_hit_asks_a_seat_that_is_not_on_turn() -> None:
    game = scripted("village", "hit", seats=3)
    street(game).at[:] = [ABBEY, INN, INN]
    play(game, "0: pass")
    assert street(game).turn == 0
    assert asked(game) == [(1, "hit")]
    play(game, "1: discard")
    assert asked(game) == [(2, "hit")]
    play(game, "2: fall")
    assert game.over
    assert game.result is not None
    assert game.result.reason == "lost"
    assert script_is_used_up(game)


def test_an_interrupt_survives_a_save_in_between() -> None:
    game = play(gloam.new("village", 3, seed=4), "1: hurry", "0: move barn")
    again = gloam.load(game.save())
    for each in (game, again):
        play(each, "2: hurry", "0: move camp", "0: move abbey")
    assert again.save() == game.save()


def test_listening_changes_nothing_and_a_clone_is_not_listened_to() -> None:
    quiet, loud = gloam.new("village", 2, seed=1), gloam.new("village", 2, seed=1)
    loud.watch = []
    for each in (quiet, loud):
        play(each, "0: move camp", "1: hurry")
    assert loud.save() == quiet.save()
    assert [event for _, _, event, _ in loud.watch] == [("moved", 0, 1), ("moved", 0, 2), ("hurried", 1)]
    told = list(loud.watch)
    play(loud.clone(Seeded(0)), "0: move abbey")
    assert loud.watch == told
