"""Positions: a game in progress as text, tables typed by hand, and what no table can be."""

from __future__ import annotations

import random

import pytest

import gloam
from gloam.games.the_victim import forest
from gloam.games.the_victim.components import EVILS
from gloam.kernel.game import Game
from gloam.kernel.position import PositionError
from lengthy import but_the_first

# ---------------------------------------------------------------- written and read back


def same(one: Game, other: Game) -> bool:
    """Whether the tables and the questions are the same."""
    questions = [question.data() for question in one.asked] == [question.data() for question in other.asked]
    return questions and one.table.data() == other.table.data() and one.todo == other.todo


@pytest.mark.parametrize(("seats", "evil"), but_the_first((2 + n % 5, evil) for n, evil in enumerate(EVILS)))
def test_a_written_position_reads_back_as_the_same(seats: int, evil: str) -> None:
    game = gloam.new("the_victim", seats, {"evil": evil}, seats)
    dice = random.Random(seats)
    while not game.over:
        if dice.random() < 0.2:
            text = str(game)
            again = gloam.position(text, seats)
            assert same(again, game), text
            assert str(again) == text
        question = dice.choice(game.asked)
        game.answer(dice.choice(question.options), question.seat)


def test_a_game_goes_on_from_a_position_as_it_would_have_gone_on() -> None:
    """With NATURE's answers the same, so is everything that follows."""
    game = gloam.new("the_victim", 4, {"evil": "witch"}, 5)
    dice = random.Random(5)
    for _ in range(120):
        game.answer(dice.choice(game.asked[0].options), game.asked[0].seat)
    other = gloam.position(str(game), 5)
    other.moves = game.moves
    for _ in range(60):
        answer, seat = dice.choice(game.asked[0].options), game.asked[0].seat
        game.answer(answer, seat)
        other.answer(answer, seat)
        assert same(game, other)
        if game.over:
            break


# ---------------------------------------------------------------- how it reads

TYPED = """
game = "the_victim"
seats = 4
acting = "anya"
tiles = [
    {tile = "decoder_3", q = 0, r = -1, turned = 0},
    {tile = "herb_1", q = 1, r = -1, turned = 0},
]
victims.diego = {seat = 0, at = "decoder_3", hand = ["gun"]}
victims.anya = {seat = 1, wounds = 1, worn = ["shoes"]}
victims.sean = {seat = 2, debuffs = ["poisoned"]}
victims.lucien = {seat = 3, state = "possessed"}
evil = {evil = "widow", host = "lucien", at = "camp", rage = 2}
"""


def test_a_typed_table_is_laid_out() -> None:
    game = gloam.position(TYPED)
    view = game.view(1)["table"]
    assert (game.asked[0].seat, game.asked[0].prompt) == (1, "act")
    assert list(view["tiles"]) == ["camp", "decoder_3", "herb_1"]
    assert view["tiles"]["herb_1"]["marks"] == ["herb"]
    assert view["tiles"]["camp"]["joined"] == ["n"] + ["ne"] * ("sw" in view["tiles"]["herb_1"]["exits"])
    assert (view["victims"]["diego"]["at"], view["victims"]["diego"]["cards"]) == ("decoder_3", 1)
    assert (view["victims"]["anya"]["wounds"], view["victims"]["anya"]["worn"]) == (1, ["shoes"])
    assert view["victims"]["sean"]["debuffs"] == ["poisoned"]
    assert (view["evil"]["evil"], view["evil"]["seat"], view["evil"]["rage"]) == ("widow", 3, 2)
    assert view["piles"]["left"]["tiles"] + view["piles"]["right"]["tiles"] == 37
    assert view["items"] == 20
    assert len(forest(game.table).curses) == 5


# ---------------------------------------------------------------- what no table can be

IMPOSSIBLE = [
    ('acting = "anya"', 'acting = "vivian"', "acting: say whose turn it is"),
    ("q = 1, r = -1", "q = 0, r = -1", "tiles[1]: there is no room for herb_1 at 0, -1"),
    ("q = 1, r = -1", "q = 4, r = -1", "tiles[1]: herb_1 lies beside no other tile"),
    ('"herb_1"', '"decoder_3"', "tiles[1]: decoder_3 lies somewhere already"),
    ('at = "decoder_3"', 'at = "decoder_4"', "victims.diego.at: decoder_4 does not lie on the map"),
    ('hand = ["gun"]', 'hand = ["gun", "gun", "gun", "gun"]', "victims.diego.hand: one 'gun' too many; there are only 3"),
    ('worn = ["shoes"]', 'worn = ["gun"]', "victims.anya.worn: up to 2 Items that can be put on"),
    ("wounds = 1", "wounds = 3", "victims.anya.wounds: should be a number from 0 to 2, not 3"),
    ("seat = 2, ", "", "victims.sean.seat: say who plays Sean"),
    ('state = "possessed"', 'state = "on_map"', "evil.host: names the Victim that it possessed"),
    (', at = "camp", rage = 2', ", rage = 2", "evil.at: say on which tile"),
    ("rage = 2", "rage = 4", "evil.rage: should be a number from 0 to 3, not 4"),
    ("acting", "gate = 7\nacting", "gate: expected str, got int"),
    ("acting", 'tokens = ["1", "1"]\nacting', "tokens: one '1' too many; there is only 1"),
    ("acting", 'herbs = ["decoder_3"]\nacting', "herbs: not on decoder_3"),
    ("acting", 'hammers = [["camp", "bunker"]]\nacting', "hammers[0]: no Hammer can join camp and bunker"),
    ("acting", "piles.left = [{tiles = 3}]\nacting", "piles: 37 tiles are nowhere else"),
    ("acting", 'todo = [["take_place", "anya"]]\nacting', "todo: the last step is one of"),
    (
        "acting",
        'rolling = {open = true, figure = "anya", then = ["setup"]}\nacting',
        "rolling.then: is not a step that takes a roll",
    ),
    (
        "acting",
        'rolling = {open = true, figure = "anya", then = [{}]}\nacting',
        "rolling.then: is not a step that takes a roll",
    ),
]


@pytest.mark.parametrize(("good", "bad", "reason"), IMPOSSIBLE, ids=[reason[:50] for _, _, reason in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_place_and_reason(good: str, bad: str, reason: str) -> None:
    assert good in TYPED
    with pytest.raises(PositionError) as refused:
        gloam.position(TYPED.replace(good, bad, 1))
    assert reason in str(refused.value)
