"""Armies, control, responses in order, sealed choices, computed values, divided damage, teams."""

from __future__ import annotations

import pytest

import gloam
from gloam.kernel.game import SPECTATOR, Game
from gloam.kernel.nature import Seeded
from gloam.kernel.play import entries
from kernel.games.arena import ARENA, STRONGEST, Arena, strength
from kernel.play import asked, play

A, B, C, D = range(4)


def arena(game: Game) -> Arena:
    assert isinstance(game.table, Arena)
    return game.table


def duel(*first_army: str, against: tuple[str, ...] = ("golem",), moon: bool = False) -> Game:
    """A game of two at seat 0's first turn."""
    game = gloam.new("arena", 2)
    for army in (first_army, against):
        seat = game.asked[0].seat
        for figure in army:
            game.answer(f"recruit {figure}", seat)
        if game.asked[0].prompt == "recruit" and game.asked[0].seat == seat:
            game.answer("pass", seat)
    way = "crossroads moon" if moon else "crossroads sun"
    return play(game, f"0: {way}", f"1: {way}")


def battle_of_four() -> Game:
    """Seats 0 and 2 against 1 and 3, a golem each: a, b, c, d."""
    game = gloam.new("arena", 4)
    play(game, *(f"{seat}: recruit golem" for seat in range(4)))
    return play(game, *(f"{seat}: crossroads sun" for seat in range(4)))


# --- armies ---------------------------------------------------------------------------------------------------------


def test_an_army_is_chosen_answer_by_answer_within_its_points() -> None:
    game = gloam.new("arena", 2)
    assert game.answers() == ["recruit zombie", "recruit wolf", "recruit golem"]
    play(game, "recruit wolf")
    assert game.answers() == ["recruit zombie", "pass"]
    play(game, "recruit zombie")
    assert asked(game) == [(1, "recruit")]
    assert arena(game).owner == [0, 0]


def test_the_answers_are_the_same_whatever_armies_are_chosen() -> None:
    assert duel("wolf").setup.definition.catalogue is ARENA.catalogue
    assert ARENA.catalogue.text(ARENA.catalogue.number("attack a h")) == "attack a h"


# --- values ---------------------------------------------------------------------------------------------------------


def test_strength_is_replaced_then_modified_then_capped() -> None:
    game = duel("wolf", "zombie")
    t = arena(game)
    assert strength(t, A) == 5 + 1
    t.moon = 1
    assert strength(t, A) == 9 + 1
    for values in (t.kind, t.owner, t.controller, t.damage):
        values.append(0)  # one more zombie of seat 0
    assert strength(t, A) == STRONGEST
    t.moon = 0
    assert strength(t, A) == 5 + 2


def test_strength_follows_control_at_once() -> None:
    game = duel("wolf", against=("zombie", "zombie"))
    assert strength(arena(game), A) == 5
    play(game, "charm b")
    assert strength(arena(game), A) == 6
    assert strength(arena(game), C) == 3


# --- owner and controller -------------------------------------------------------------------------------------------


def test_a_charmed_figure_obeys_another_but_stays_its_owners() -> None:
    game = duel("wolf", against=("zombie", "zombie"))
    play(game, "charm b")
    assert arena(game).controller == [0, 0, 1]
    assert arena(game).owner == [0, 1, 1]
    assert "attack b c" in game.answers(0)
    play(game, "0: attack b c")
    assert asked(game) == [(1, "attacked")]


def test_a_charmed_figure_goes_back_when_the_turn_ends() -> None:
    game = duel("wolf", against=("zombie", "zombie"))
    play(game, "charm b", "0: pass")
    assert arena(game).controller == [0, 1, 1]
    assert asked(game) == [(1, "turn")]


# --- responses ------------------------------------------------------------------------------------------------------


def test_opponents_respond_in_order_from_the_attackers_left() -> None:
    game = battle_of_four()
    play(game, "0: attack a b")
    assert asked(game) == [(1, "attacked")]
    play(game, "1: pass")
    assert asked(game) == [(3, "attacked")]
    play(game, "3: pass")
    assert asked(game) == [(1, "turn")]
    assert arena(game).damage == [1, 1, 0, 0]


def test_the_order_starts_at_the_seat_after_the_attacker() -> None:
    game = battle_of_four()
    play(game, "0: pass", "1: pass", "2: attack c b")
    assert asked(game) == [(3, "attacked")]
    play(game, "3: pass")
    assert asked(game) == [(1, "attacked")]


def test_opponents_who_sit_side_by_side_are_asked_one_after_the_other() -> None:
    game = play(gloam.new("arena", 3), *(f"{seat}: recruit golem" for seat in range(3)))
    play(game, *(f"{seat}: crossroads sun" for seat in range(3)), "0: pass", "1: attack b a")
    assert asked(game) == [(2, "attacked")]
    play(game, "2: pass")
    assert asked(game) == [(0, "attacked")]


def test_after_a_response_all_opponents_are_asked_anew() -> None:
    game = battle_of_four()
    play(game, "0: attack a b", "1: pass", "3: howl")
    assert asked(game) == [(1, "attacked")]
    play(game, "1: howl")
    assert game.answers() == ["pass", "ward"]
    play(game, "1: pass", "3: pass")
    assert arena(game).damage == [1, 0, 0, 0]


def test_once_the_attack_is_prevented_nobody_else_is_asked() -> None:
    game = battle_of_four()
    play(game, "0: attack a b", "1: ward")
    assert asked(game) == [(1, "turn")]
    assert arena(game).damage == [0, 0, 0, 0]
    assert arena(game).wards == [1, 0, 1, 1]


# --- sealed choices -------------------------------------------------------------------------------------------------


def at_the_crossroads() -> Game:
    game = play(gloam.new("arena", 2, seed=3), "0: recruit golem", "1: recruit golem")
    assert asked(game) == [(0, "crossroads"), (1, "crossroads")]
    return game


def test_a_sealed_answer_is_hidden_until_all_are_in() -> None:
    game = play(at_the_crossroads(), "1: crossroads moon")
    assert asked(game) == [(0, "crossroads")]
    assert game.view(0)["sealed"] == [1]
    otherwise = play(at_the_crossroads(), "1: crossroads sun")
    for seat in (0, SPECTATOR):
        assert game.view(seat) == otherwise.view(seat)
        assert game.record(seat).splitlines()[-2] == "1 ?"
    assert game.record(1).splitlines()[-2] == "1 crossroads moon"


def test_when_all_are_in_everyone_knows_them() -> None:
    game = play(at_the_crossroads(), "1: crossroads moon")
    game.say(0, "Hm.")
    play(game, "0: crossroads sun")
    assert game.view(0)["sealed"] == []
    shown = game.record(0).splitlines()[-4:-1]
    assert shown == ["1 crossroads moon", '0 says "Hm."', "0 crossroads sun"]
    assert game.record(SPECTATOR).splitlines()[-4:-1] == shown
    assert arena(game).moon == 0


def test_a_sealed_answer_survives_a_save_in_between() -> None:
    game = play(at_the_crossroads(), "1: crossroads moon")
    again = gloam.load(game.save())
    for each in (game, again):
        play(each, "0: crossroads moon")
    assert again.save() == game.save()
    assert arena(again).moon == 1


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    game = play(at_the_crossroads(), "1: crossroads moon")
    with pytest.raises(gloam.Refused, match="not asked anything now"):
        game.answer("crossroads sun", seat=1)


def test_others_imagine_a_sealed_answer_and_the_seat_itself_knows_it() -> None:
    game = play(at_the_crossroads(), "1: crossroads moon")
    sealed = {seat: {game.imagine(seat, Seeded(guess)).sealed[0][1] for guess in range(30)} for seat in (0, 1)}
    number = ARENA.catalogue.number
    assert sealed[0] == {number("crossroads sun"), number("crossroads moon")}
    assert sealed[1] == {number("crossroads moon")}


def test_an_imagined_game_with_a_sealed_answer_can_be_played_on() -> None:
    game = play(at_the_crossroads(), "1: crossroads moon")
    imagined = game.imagine(0, Seeded(1), Seeded(1))
    play(imagined, "0: crossroads sun")
    assert asked(imagined) == [(0, "turn")]
    assert len(entries(imagined)) == 1


# --- damage ---------------------------------------------------------------------------------------------------------


def test_damage_is_divided_click_by_click_and_suffered_at_once() -> None:
    game = duel("golem", against=("wolf", "zombie"))
    play(game, "blast a", "wound b")
    assert arena(game).damage == [0, 0, 0]
    play(game, "wound c")
    assert game.answers() == ["wound b"]  # the zombie has no more to lose
    game.watch = []
    play(game, "wound b")
    assert [event for _, _, event, _ in game.watch] == [("destroyed", 1), ("destroyed", 2)]
    assert game.result is not None
    assert game.result.winners == (0,)


def test_when_all_fall_at_once_nobody_wins() -> None:
    game = duel("zombie", against=("zombie",))
    play(game, "attack a b", "pass")
    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("last-team", ())


def test_the_whole_team_wins() -> None:
    game = battle_of_four()
    arena(game).damage[:] = [2, 1, 3, 3]
    play(game, "0: pass", "1: blast b", "1: wound a")
    assert game.result is not None
    assert game.result.winners == (1, 3)
