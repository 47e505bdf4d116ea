"""What one seat has seen in a pile is its own knowledge."""

from __future__ import annotations

from gloam.kernel.game import SPECTATOR, Game
from gloam.kernel.nature import Seeded
from kernel.games.trail import TILES, Trail
from kernel.play import play, script_is_used_up, scripted

SEEN = ("see bog", "see cave", "see lake")


def trail(game: Game) -> Trail:
    assert isinstance(game.table, Trail)
    return game.table


def lines(game: Game, seat: int) -> list[str]:
    return game.record(seat).splitlines()[5:-1]


def all_a_seat_gets(game: Game, seat: int) -> list[object]:
    return [game.view(seat), game.record(seat), *(game.imagine(seat, Seeded(guess)).save() for guess in range(20))]


def test_the_looker_puts_the_tiles_back_in_any_order() -> None:
    game = scripted("trail", *SEEN, "turn-up lake")
    play(game, "0: look", "0: put cave top", "0: put bog bottom", "0: put lake top")
    assert game.view(0)["table"]["pile"] == ["lake", "cave", *"?????", "bog"]
    play(game, "1: walk")
    assert script_is_used_up(game)
    assert game.result is not None
    assert game.result.winners == (0,)


def test_no_other_order_can_then_be_drawn() -> None:
    game = scripted("trail", *SEEN)
    play(game, "look", "put cave top", "put lake top", "put bog top")
    assert trail(game).pile.top() == ((TILES.index("bog"),), ())


def test_others_see_that_there_was_a_look_but_not_what() -> None:
    game = scripted("trail", *SEEN)
    play(game, "look")
    assert game.view(0)["table"]["looking"] == ["bog", "cave", "lake"]
    assert game.view(1)["table"]["looking"] == 3
    play(game, "put cave top", "put bog bottom", "put lake top")
    assert game.view(1)["table"]["pile"] == ["?"] * 8
    assert lines(game, 1) == ["0 look", "nature ?", "nature ?", "nature ?", "0 ?", "0 ?", "0 ?"]
    assert lines(game, SPECTATOR) == lines(game, 1)
    assert "0 put bog bottom" in lines(game, 0)


def test_what_others_get_and_imagine_is_the_same_whatever_was_seen() -> None:
    one = scripted("trail", *SEEN)
    other = scripted("trail", "see hill", "see isle", "see den")
    play(one, "look", "put cave top", "put bog top")
    play(other, "look", "put den top", "put hill top")
    assert all_a_seat_gets(one, 1) == all_a_seat_gets(other, 1)
    play(one, "put lake bottom")
    play(other, "put isle bottom")
    assert all_a_seat_gets(one, 1) == all_a_seat_gets(other, 1)
    assert all_a_seat_gets(one, 0) != all_a_seat_gets(other, 0)


def test_the_looker_imagines_exactly_what_it_saw() -> None:
    game = scripted("trail", *SEEN)
    play(game, "look", "put cave top", "put bog top", "put lake top")
    for guess in range(10):
        imagined = trail(game.imagine(0, Seeded(guess)))
        assert [cards for _, cards, _ in imagined.pile.segments[:3]] == [(7,), (0,), (1,)]


def test_to_others_any_tile_may_be_on_top() -> None:
    game = scripted("trail", *SEEN)
    play(game, "look", "put cave top", "put bog top", "put lake top")
    cards, weights = trail(game.imagine(1, Seeded(0))).pile.top()
    assert (sorted(cards), weights) == (list(range(8)), ())
