"""Re-rolls in any turn, cards before a roll, one person with two characters, characters that change sides."""

from __future__ import annotations

import gloam
from gloam.kernel.game import Game
from kernel.games.cabin import ANYA, BORIS, EVIL, Cabin
from kernel.play import asked, play, script_is_used_up, scripted


def cabin(game: Game) -> Cabin:
    assert isinstance(game.table, Cabin)
    return game.table


def test_the_owner_of_a_roll_may_reroll_a_die_of_it() -> None:
    game = scripted("cabin", "2", "3", "6")
    play(game, "0: search anya")
    assert asked(game) == [(0, "clue")]
    assert game.answers() == ["pass", "re-roll first", "re-roll second"]
    play(game, "re-roll second")
    assert cabin(game).dice == (1, 5)
    assert cabin(game).clues[ANYA] == 1
    assert script_is_used_up(game)


def test_every_further_reroll_needs_another_card() -> None:
    game = scripted("cabin", "2", "3", "4", "5")
    cabin(game).manuals[ANYA] = 2
    play(game, "search anya", "re-roll first")
    assert asked(game) == [(0, "clue")]
    play(game, "re-roll second")
    assert cabin(game).dice == (3, 4)
    assert asked(game) == [(0, "action_ends")]


def test_a_roll_is_rerolled_in_the_turn_of_another_too() -> None:
    game = scripted("cabin", "1", "6")
    play(game, "0: pass", "0: pass", "1: attack anya")
    assert asked(game) == [(0, "defence")]
    play(game, "0: re-roll first")
    assert cabin(game).dice == (5,)
    assert cabin(game).player[ANYA] == 0


def test_a_card_is_played_before_the_defence_roll() -> None:
    game = scripted("cabin", "1")
    play(game, "pass", "pass", "1: attack boris")
    assert asked(game) == [(0, "before_defence")]
    assert cabin(game).dice == ()
    play(game, "0: shield")
    assert cabin(game).dice == (0,)
    assert not cabin(game).evil_side[BORIS]
    assert cabin(game).shields[BORIS] == 0


def test_a_victim_without_a_shield_is_not_asked_for_one() -> None:
    game = scripted("cabin", "5")
    cabin(game).manuals[ANYA] = 0
    play(game, "pass", "pass", "1: attack anya")
    assert asked(game) == [(0, "search")]
    assert cabin(game).round == 2


def test_one_person_acts_for_two_characters_in_turn() -> None:
    game = scripted("cabin")
    assert game.answers(0) == ["search anya", "pass"]
    play(game, "0: pass")
    assert game.answers(0) == ["search boris", "pass"]


def test_a_turned_character_changes_its_side_and_its_player() -> None:
    game = scripted("cabin", "3")
    play(game, "pass", "pass", "1: attack anya", "0: pass")
    assert cabin(game).evil_side == [1, 0, 1]
    assert cabin(game).player == [1, 0, 1]
    assert game.answers(0) == ["search boris", "pass"]
    play(game, "0: pass")
    assert game.answers(1) == ["attack boris"]


def test_rolls_for_a_character_belong_to_whoever_plays_it_now() -> None:
    game = scripted("cabin", "2", "3")
    cabin(game).player[BORIS] = 1
    cabin(game).manuals[BORIS] = 1
    play(game, "0: pass", "1: search boris")
    assert asked(game) == [(1, "clue")]
    play(game, "1: pass")
    assert game.answers(0) == ["pass", "follow anya"]


def test_when_anothers_action_ends_a_free_action_follows_once() -> None:
    game = scripted("cabin", "1", "1", "6")
    play(game, "search anya", "pass")
    assert asked(game) == [(0, "action_ends")]
    assert game.answers() == ["pass", "follow boris"]
    play(game, "follow boris")
    assert cabin(game).dice == (5,)
    assert game.answers() == ["search boris", "pass"]


def test_the_game_ends_for_those_who_play_the_winning_side_now() -> None:
    game = scripted("cabin", "1", "1")
    cabin(game).manuals[ANYA] = 0
    play(game, "pass", "pass", "1: attack anya", "0: pass", "1: attack boris", "0: pass")
    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("turned", (1,))
    assert cabin(game).player[EVIL] == 1


def test_a_window_is_saved_and_goes_on() -> None:
    game = play(gloam.new("cabin", seed=3), "search anya")
    assert asked(game) == [(0, "clue")]
    again = gloam.load(game.save())
    for each in (game, again):
        play(each, "re-roll first")
    assert again.save() == game.save()
